# Что происходит в схватке: сообщение на каждое событие, по имени его класса; с `showdown-` впереди там, где такое есть у другой игры.

sd-faces = { $faces ->
    [none] { "" }
   *[other] { " " }[{ $faces }]
 }
sd-location = { $location ->
    [head] голова
    [arms] руки
    [body] тело
    [waist] пояс
    [legs] ноги
   *[brain] мозг
 }
sd-attribute = { $attribute ->
    [movement] передвижение
    [accuracy] точность
    [strength] сила
    [evasion] уклонение
    [luck] удача
    [speed] скорость
    [damage] урон
    [toughness] прочность
   *[other] { LOW($attribute) }
 }

# Атака выжившего.
SurvivorAttacks = { CAP($who) } атакует { CASE($weapon, "ins") }: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
 }{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons) })
 }
AttackDiceRolled = Бросок атаки { CASE($who, "gen") }, нужно { $against }+{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons) })
 }: { $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }{ $perfect ->
    [0] { "" }
   *[many] { $hits ->
        [1] , идеальное
        [2] { $perfect ->
            [2] , оба идеальные
           *[other] , из них { $perfect } идеальное
          }
        [3] { $perfect ->
            [3] , все идеальные
            [one] , из них { $perfect } идеальное
           *[many] , из них { $perfect } идеальных
          }
        [4] { $perfect ->
            [4] , все идеальные
            [one] , из них { $perfect } идеальное
           *[many] , из них { $perfect } идеальных
          }
       *[other] { $perfect ->
            [one] , из них { $perfect } идеальное
           *[many] , из них { $perfect } идеальных
         }
     }
 }{ sd-faces }
AttackCancelled = На одном из кубиков 1: { $weapon } { GENDER($weapon) ->
    [pl] подводят
   *[m] подводит
 }, атака { CASE($who, "gen") } отменяется
LocationsDrawn = { $locations ->
    [none] Для попаданий { CASE($who, "gen") } не осталось карт областей повреждения
   *[other] Области повреждения для { CASE($who, "gen") }: { QUOTED($locations) }
 }
TrapSprung = Ловушка! «{ CAP($trap) }» прерывает атаку { CASE($who, "gen") }{ $lost ->
    [none] { "" }
   *[other] , сброшены попадания: { QUOTED($lost) }
 }
TrapCancelled = Ловушка «{ CAP($trap) }» не срабатывает: { $who } её обходит
HitsOutOfReach = Монстр вне досягаемости { CASE($who, "gen") }, попадания отменены: { QUOTED($locations) }
HitsLost = Атака { CASE($who, "gen") } прервана, попадания отменены: { QUOTED($locations) }
HitsGivenUp = { CAP($who) } отказывается от попаданий: { QUOTED($locations) }
WoundDieFirst = { CAP($who) } бросает кубик ранения до выбора области: { $face }
WoundAttempted = { CAP($who) } пытается ранить «{ CAP(CASE($location, "acc")) }»: на кубике { $face }, { $total } против { $toughness } ({ REASONS($reasons) }), { $critical ->
    [yes] критическое ранение
   *[no] { $success ->
        [yes] успех
       *[no] неудача
     }
 }
ImperviousHeld = «{ CAP($location) }» неуязвима: ранения нет{ $critical ->
    [yes] , только эффект критического
   *[no] { "" }
 }
HitAutomatic = «{ CAP($location) }», { CASE($who, "nom") } попадает без броска: { $critical ->
    [yes] критическое ранение
   *[no] эффекта критического ранения здесь нет, ранения тоже
 }
DiscardShuffled = Сброс замешан обратно в колоду { $deck ->
    [ai] ИИ
   *[hit_location] областей повреждения
 }
WeaponBroke = { CAP($weapon) } { GENDER($weapon) ->
    [f] ломается
    [pl] ломаются
   *[m] ломается
 } об «{ CAP(CASE($location, "acc")) }»: атака { CASE($who, "gen") } закончена
ReactionsCancelled = «{ CAP($location) }»: реакция отменяется
Reaction = «{ CAP($location) }»: { $kind ->
    [wound] реакция на ранение
    [failure] реакция на неудачу
   *[reflex] рефлекс
 }
PersistentInjury = Постоянная травма «{ CAP($injury) }»: карта «{ CAP($location) }» остаётся на планшете монстра
AttackEnded = Атака { CASE($who, "gen") } закончена

# Монстр.
MonsterWounded = Монстр ранен: { $cards_left ->
    [0] карт ИИ не осталось
    [one] осталась { $cards_left } карта ИИ
    [few] осталось { $cards_left } карты ИИ
   *[many] осталось { $cards_left } карт ИИ
 }, в стопке ранений { $wounds }
MonsterDied = { CAP($monster) } { GENDER($monster) ->
    [f] мертва
    [n] мертво
    [pl] мертвы
   *[m] мёртв
 }
MonsterDown = { CAP($monster) } { GENDER($monster) ->
    [f] сбита с ног
    [n] сбито с ног
    [pl] сбиты с ног
   *[m] сбит с ног
 }
MonsterStood = { CAP($monster) } { GENDER($monster) ->
    [pl] встают
   *[m] встаёт
 }
MonsterToken = На планшет монстра ложится жетон: { sd-attribute } { SIGNED($by) } (всего { SIGNED($now) })

# Выжившие.
SurvivalSpent = { CAP($who) } тратит решительность, осталось { $left }: { $action ->
    [dodge] уворот
    [encourage] воодушевление
    [dash] спринт
    [surge] натиск
   *[other] { $action }
 }
SurvivalChanged = { CAP($who) }: решительность { SIGNED($by) }, теперь { $now }
LocationRolled = Кубик области повреждения { CASE($who, "gen") }: { $face }, { sd-location }
DamageSuffered = { CAP($who) } { $points ->
    [0] не получает урона
   *[other] получает урон { $points }
 }, { sd-location }{ $reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($reasons) })
 }
ArmourLost = { CAP($who) } теряет { $points ->
    [one] { $points } очко брони
    [few] { $points } очка брони
   *[many] { $points } очков брони
 } ({ sd-location }), осталось { $left }
Injured = { $location ->
    [brain] { CAP($who) }: урон мозгу, лёгкая травма мозга
   *[other] { CAP($who) }: { $grade ->
        [light] лёгкая травма
       *[heavy] средняя травма
     }, { sd-location }
 }
SevereInjury = { CAP($who) }: тяжёлая травма, { sd-location }, на кубике { $face }: { $injury }
BrainTrauma = { CAP($who) }: травма мозга, на кубике { $face }: { $trauma }
InsanityChanged = { CAP($who) }: безумие { SIGNED($by) }, теперь { $now }{ $why ->
    [absorbs] { " " }(принимает урон мозгу)
    [own_target] { " " }(монстром, который выбрал целью этого выжившего, управляет его же игрок)
   *[card] { "" }
 }
Bled = { CAP($who) }: { $tokens ->
    [0] жетонов кровотечения нет, снимать нечего
   *[other] жетоны кровотечения { SIGNED($tokens) }, теперь { $now }
 }{ $why ->
    [none] { "" }
   *[other] { " " }(«{ CAP($why) }»)
 }
SurvivorDown = { CAP($who) } { GENDER($who) ->
    [f] сбита с ног
    [n] сбито с ног
    [pl] сбиты с ног
   *[m] сбит с ног
 }
SurvivorStood = { CAP($who) } { GENDER($who) ->
    [pl] встают
   *[m] встаёт
 }
SurvivorDied = { CAP($who) } { GENDER($who) ->
    [f] погибла
    [n] погибло
    [pl] погибли
   *[m] погиб
 }: { $why }
GearReturned = Погибли все, и на склад поселения всё же возвращается: { LIST($gear, "nom") }
GearStored = { $gear ->
    [none] От { CASE($who, "gen") } на склад поселения не идёт ничего
   *[other] На склад поселения от { CASE($who, "gen") }: { QUOTED($gear) }
 }{ $archived ->
    [none] { "" }
   *[other] ; убрано из игры: { QUOTED($archived) }
 }
GearGained = { CAP($who) } получает { CASE($gear, "acc") }: { sd-slot }
GearArchived = { CAP($who) } теряет { CASE($gear, "acc") }: предмет убран из игры
showdown-Healed = Исцеление { CASE($who, "gen") }: { sd-location }{ $armour ->
    [0] { "" }
    [one] , восстановлено { $armour } очко брони
    [few] , восстановлено { $armour } очка брони
   *[many] , восстановлено { $armour } очков брони
 }
Moved = { CAP($who) } передвигается на клетку { $to }
Placed = { CAP($who) } { GENDER($who) ->
    [f] поставлена
    [n] поставлено
    [pl] поставлены
   *[m] поставлен
 } на клетку { $to }
RoundOver = Раунд { $number } окончен
