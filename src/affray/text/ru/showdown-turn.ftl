# Ход схватки и то, что говорят карты; `showdown-` впереди имени, которое есть и у другой игры.

# Акт монстра.
MonsterTurnBegan = Раунд { $round }: действует { $monster }
AIDrawn = Карта ИИ: { $card }
CardPerformed = { $injury ->
    [none] { CAP($card) }
   *[other] { CAP($card) }: действует постоянная травма, { $injury }
 }
CardStays = { CAP($card) } { $kind ->
    [mood] остаётся в игре как настроение
    [trait] остаётся в игре как черта
   *[duration] лежит лицом вверх на колоде ИИ
 }
CardLeft = { CAP($card) }: { $to ->
    [discard] в сброс
    [ai_top] на верх колоды ИИ
   *[archive] убрать из игры
 }
TargetPicked = Цель: { LIST($targets, "nom") }{ $why ->
    [priority] { " " }(приоритетная цель)
   *[other] { "" }
 }
NoTarget = { CAP($card) }: цели нет
ActionsCancelled = { CAP($card) }: { $why ->
    [knocked_down] монстр сбит с ног, остальное отменяется
    [out_of_reach] цель вне досягаемости, атаки нет
   *[target_gone] цели больше нет
 }
sd-direction = { $facing ->
    [north] на север
    [east] на восток
    [south] на юг
   *[west] на запад
 }
MonsterMoved = { CAP($monster) } передвигается на клетку { $to }, передом { sd-direction }
MonsterTurned = { CAP($monster) } поворачивается передом { sd-direction }
MonsterPlaced = { $to ->
    [none] { CAP($monster) } покидает поле
   *[other] { CAP($monster) } { GENDER($monster) ->
        [f] поставлена
        [n] поставлено
        [pl] поставлены
       *[m] поставлен
     } на клетку { $to }
 }
MovementLost = { CAP($monster) } не передвигается
Collided = { CAP($who) }: столкновение
showdown-KnockedBack = { CAP($who) } { GENDER($who) ->
    [f] отброшена
    [n] отброшено
    [pl] отброшены
   *[m] отброшен
 } на клетку { $to }
TerrainBroken = Разрушено: { $terrain }
Grabbed = Захват: { $who }
PriorityTarget = { $who ->
    [none] Приоритетной цели больше нет
   *[other] { CAP($who) } теперь приоритетная цель
 }
MonsterAttacks = Монстр атакует { CASE($who, "acc") }: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
 }{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons) })
 }
MonsterDiceRolled = Бросок атаки монстра против { CASE($who, "gen") }, нужно { $against }+{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons) })
 }: { $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }{ sd-faces }
HitsIgnored = { CAP($who) } не замечает { $hits ->
    [one] { $hits } попадания
   *[many] { $hits } попаданий
 }
LocationsHit = Попадания в { CASE($who, "acc") }: { $locations }
Dodged = { CAP($who) } уворачивается от попадания: { sd-location }

# Акт выживших и раунд.
SurvivorsTurnBegan = Раунд { $round }: акт выживших
ActBegan = Ход { CASE($who, "gen") }
ActEnded = Ход { CASE($who, "gen") } окончен
PointSpent = { CAP($who) } тратит { $point ->
    [movement] передвижение
   *[activation] взаимодействие
 }
ControllerPassed = Манипулятор теперь { $seat }
ShowdownOver = Схватка окончена: { $outcome ->
    [victory] победа
    [defeat] поражение
   *[other] { $outcome }
 }

# Карты.
CardRolled = { CAP($card) }: на кубике { $face }
SurvivorToken = { CAP($who) } получает жетон: { sd-attribute } { SIGNED($by) }, всего { SIGNED($now) }
EffectBegan = { CAP($card) }: { $attribute ->
    [all_are_threats] все выжившие считаются угрозами
   *[other] { sd-attribute } { SIGNED($by) } для { CASE($who, "gen") }
 } { $until ->
    [attack] до конца атаки
    [monster_turn] до конца хода монстра
    [round] до конца раунда
    [next_round] до конца следующего раунда
    [knocked_down] до падения
   *[fight] на всю схватку
 }
AttributeRose = { CAP($who) }: { sd-attribute } { SIGNED($by) } навсегда
SheetChanged = { CAP($who) }: { $what ->
    [courage] смелость
    [understanding] понимание
    [hunt_xp] боевой опыт
   *[proficiency] уровень владения оружием
 } { SIGNED($by) }
Doomed = { CAP($who) } { GENDER($who) ->
    [f] обречена
    [n] обречено
    [pl] обречены
   *[m] обречён
 }
DisorderGained = { CAP($who) } получает расстройство психики: { $disorder }
ResourceGained = { CAP($who) } получает: { LIST($resources, "nom") }
MonsterHealed = Монстр лечится: карт под колоду ИИ { $cards }, в стопке ранений { $wounds }
LocationsArchived = Убрано из игры: { LIST($locations, "nom") }
StoryEvent = Прочтите сюжетное событие: { $story }

# Что спрашивают карты.
ask-willing = { CAP($who) }, { $card }: согласие?
option-willing = { $yes ->
    [yes] да
   *[no] нет
 }
ask-card_option = { CAP($card) }: что выбрать?
option-card_option = { CAP($option) }{ $cost ->
    [0] { "" }
   *[other] , решительность: { $cost }
 }
ask-card_survivor = { CAP($card) }: кого из выживших выбрать?
option-card_survivor = { CAP($who) }
ask-card_mood = { CAP($card) }: какое настроение сбросить?
option-card_mood = { CAP($mood) }
