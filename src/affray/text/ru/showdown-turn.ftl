# Ход схватки и то, что говорят карты; `showdown-` впереди имени, которое есть и у другой игры.

# Акт монстра.
MonsterTurnBegan = Раунд { $round }: действует { $monster }
AIDrawn = Карта ИИ: «{ CAP($card) }»
NoAICards = { CAP($monster) } не тянет карту ИИ: колода и сброс пусты, поэтому разыгрывается основное действие
TurnCutShort = { CAP($monster) } заканчивает ход
DrawReplaced = { CAP($monster) } не тянет карту ИИ: так велит карта в игре
CardPerformed = { $injury ->
    [none] Разыгрывается «{ CAP($card) }»
   *[other] «{ CAP($card) }»: вместо карты действует постоянная травма «{ CAP($injury) }»
 }
CardStays = «{ CAP($card) }» { $kind ->
    [mood] остаётся в игре: настроение
    [trait] остаётся в игре: черта
   *[duration] лежит лицом вверх на колоде ИИ
 }
CardLeft = «{ CAP($card) }»: { $to ->
    [discard] карта уходит в сброс
    [ai_top] карта возвращается на верх колоды ИИ
   *[archive] карта убрана из игры
 }
TargetPicked = Цель: { LIST($targets, "nom") }{ $why ->
    [priority] { " " }(приоритетная цель)
    [closest] { " " }(ближе всех)
    [furthest] { " " }(дальше всех)
    [random] { " " }(наугад)
    [any] { " " }(по условию карты)
   *[all] { "" }
 }
NoTarget = «{ CAP($card) }»: цели нет
ActionsCancelled = «{ CAP($card) }»: { $why ->
    [knocked_down] монстр сбит с ног, остальные действия отменяются
    [out_of_reach] до цели не достать, атаки нет
   *[target_gone] цели больше нет
 }
sd-direction = { $facing ->
    [north] на север
    [east] на восток
    [south] на юг
   *[west] на запад
 }
MonsterMoved = { CAP($monster) } передвигается на клетку { $to } и смотрит { sd-direction }
MonsterTurned = { CAP($monster) } поворачивается { sd-direction }
MonsterPlaced = { $to ->
    [none] { CAP($monster) } покидает поле
   *[other] { CAP($monster) } { GENDER($monster) ->
        [f] поставлена
        [n] поставлено
        [pl] поставлены
       *[m] поставлен
     } на клетку { $to }
 }
ChargeBlocked = { CAP($monster) } не может рвануться вперёд: путь закрыт
MovementLost = { CAP($monster) } не передвигается
Collided = Столкновение: { $who }
showdown-KnockedBack = { CAP($who) } { GENDER($who) ->
    [f] отброшена
    [n] отброшено
    [pl] отброшены
   *[m] отброшен
 } на клетку { $to }
TerrainBroken = Разрушено: { $terrain }
Grabbed = Захват: { $who } { GENDER($who) ->
    [f] схвачена
    [n] схвачено
    [pl] схвачены
   *[m] схвачен
 }
PriorityTarget = { $who ->
    [none] Приоритетной цели больше нет
   *[other] Теперь приоритетная цель: { $who }
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
HitsIgnored = { CAP($who) } отражает { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }
LocationsHit = Попадания в { CASE($who, "acc") }: { LIST($locations, "nom") }
Dodged = { CAP($who) } уворачивается от попадания: { sd-location }

# Акт выживших и раунд.
SurvivorsTurnBegan = Раунд { $round }: акт выживших
ActBegan = Ход { CASE($who, "gen") }
ActEnded = Ход { CASE($who, "gen") } окончен
PointSpent = { CAP($who) } тратит { $point ->
    [movement] передвижение
   *[activation] взаимодействие
 }
CardActs = { GENDER($card) ->
    [pl] Срабатывают
   *[other] Срабатывает
 } «{ CAP($card) }»
showdown-CardUsed = { CAP($who) } использует { CASE($card, "acc") }: { $what }
Hid = { CAP($who) } прячется и больше не угроза
Revealed = { CAP($who) } больше не прячется
Shielded = { CAP($who) } закрывается { CASE($gear, "ins") }, { sd-word }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }
Leapt = { CAP($who) }, { $gear }, { sd-word }: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
 }
ControllerPassed = Планшет монстра переходит: манипулятор теперь { $seat }
ShowdownOver = Схватка окончена: { $outcome ->
    [victory] победа
    [defeat] поражение
   *[ended] прервана
 }

# Карты.
CardRolled = «{ CAP($card) }»: на кубике { $face }, { $within ->
    [none] ничего не происходит (нужно { $wanted })
   *[other] эффект действует (при { $within })
 }
SurvivorToken = { CAP($who) } получает жетон: { sd-attribute } { SIGNED($by) }, всего { SIGNED($now) }
EffectBegan = «{ CAP($card) }»{ $attribute ->
    [all_are_threats] : все выжившие считаются угрозами
   *[other] , { $who }: { sd-attribute } { SIGNED($by) }
 } { $until ->
    [attack] до конца атаки
    [monster_turn] до конца хода монстра
    [round] до конца раунда
    [next_round] до конца следующего раунда
    [death] до самой смерти
    [knocked_down] до первого падения
   *[fight] на всю схватку
 }
InjuryWeakens = { CAP($who) }: { sd-attribute } { SIGNED($by) } { $lasts ->
    [life] навсегда
   *[fight] до конца схватки
 } («{ CAP($injury) }»)
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
StatusGiven = { CAP($who) } получает карту состояния: { $status }
StatusLifted = { CAP($who) } избавляется от карты состояния: { $status }
ResourceGained = { CAP($who) } получает: { QUOTED($resources) }
MonsterHealed = Монстр исцеляется: под колоду ИИ { $cards ->
    [one] возвращается { $cards } карта
    [few] возвращаются { $cards } карты
   *[many] возвращается { $cards } карт
 }, в стопке ранений { $wounds }
LocationsArchived = Убрано из игры: { QUOTED($locations) }
StoryEvent = Прочтите сюжетное событие: «{ CAP($story) }»
