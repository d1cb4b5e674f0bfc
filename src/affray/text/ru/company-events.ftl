# Что происходит в бою Отряда: сообщение на каждое событие; события бросков — в company-rolls.ftl.

drive-kind = { $kind ->
    [hate] Ненависти
   *[resolve] Решимости
 }
harm-level = { $level ->
    [moderate] лёгкая
    [severe] тяжёлая
   *[grievous] крайняя
 }
in-stance = { $stance ->
    [forward] передняя стойка
    [open] открытая стойка
    [defensive] защитная стойка
   *[rearward] в тылу
 }

# Ход боя.
FightBegan = Бой начинается: { LIST($heroes, "nom") } против { LIST($foes, "gen") }
VolleyBegan = Открывающий залп { $number } из { $of }
RoundBegan = Раунд { $number }
TurnBegan = { CAP($who) } действует, { in-stance }
FoeTurnBegan = { CAP($who) } действует
RoundEnded = Раунд { $number } окончен
FightEnded = Бой окончен { $number ->
    [0] до ближнего боя
   *[other] в раунде { $number }
 }: { $outcome ->
    [victory] победа
    [defeat] поражение
    [fled] Отряд бежал
    [ended] так решил Хранитель Мудрости
   *[parted] стороны разошлись
 }
AmbushSucceeded = { $by ->
    [foes] Засада врагов удалась: кое-кто застигнут врасплох
   *[company] Засада Отряда удалась: враги застигнуты врасплох
 }
AmbushFailed = { $by ->
    [foes] Засада врагов не удалась: никто не застигнут врасплох
   *[company] Засада Отряда не удалась
 }
FailureCancelled = { CAP($who) } исправляет неудачу { CASE($whose, "gen") }
Surprised = { CAP($who) } { GENDER($who) ->
    [f] застигнута
    [n] застигнуто
    [pl] застигнуты
   *[m] застигнут
 } врасплох: ни залпа, ни действий в первом раунде
CannotAct = { CAP($who) } не может действовать: { $why ->
    [recovering] возвращение в строй
   *[surprised] внезапная атака
 }

# Места.
StanceTaken = { CAP($who) } занимает позицию: { in-stance }
Engaged = { CAP($hero) } и { $foe } сходятся в схватке
StoodBack = { CAP($who) } остаётся в стороне от схватки

# Траты.
HopeSpent = { CAP($who) } тратит Надежду, осталось { $left }: { $why ->
    [roll] кубики к броску
    [magical] волшебный успех
    [support] поддержка
   *[other] { $why }
 }
HopeWasted = { CAP($who) }: очко Надежды пропадает впустую
Supported = { CAP($who) } поддерживает { CASE($whom, "acc") }: +{ $dice }к
DriveSpent = { CAP($who) } тратит { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
 } { drive-kind }, осталось { $left }: { $card ->
    [none] +1к к броску
   *[other] { $card }
 }
DriveLost = { CAP($who) } теряет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
 } { drive-kind }, осталось { $left }
DriveGained = { CAP($who) } возвращает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
 } { drive-kind }, теперь { $now }
CardUsed = { CAP($who) }: { $card }
CardCancelled = { CAP($who) } отменяет действие: { $card }, { $foe }
Dazed = { CAP($who) } больше не тратит Надежду в этом бою

# Особый урон.
HeavyBlow = Сильный удар: { $who } бьёт { CASE($target, "acc") } ещё на { $amount }{ $amount_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($amount_reasons, "part") })
 }
FendOff = Отражение: Парирование { CASE($who, "gen") } { SIGNED($amount) } на раунд
Pierce = Пронзание: { $who } повышает кубик Подвига на { $amount }, теперь { $feat }
ShieldThrust = Удар щитом: { $who } отталкивает { CASE($target, "acc") }, -1к на раунд
BrokeFree = { CAP($who) } вырывается из захвата, { $foe } больше не держит
ShieldBroken = { CAP($who) } остаётся без щита: { $shield } разбит
Seized = { CAP($foe) } хватает { CASE($who, "acc") }: только передняя стойка и ратное оружие
FieryBlow = Огненный удар: { $who } жжёт { CASE($target, "acc") }, { harm-level } потеря

# Что терпят бойцы.
Hurt = { CAP($who) } теряет { $loss } Выносливости, осталось { $left }{ $why ->
    [attack] { "" }
    [fire] : огонь
    [poison] : яд
   *[other] : { $why }
 }
Unhurt = { CAP($who) } не получает вреда от { CASE($weapon, "gen") }
Healed = { CAP($who) } восстанавливает { $amount } Выносливости, теперь { $now }
EnduranceSet = { CAP($who) }: Выносливость теперь { $now }
KnockedBack = Отбрасывание: { $who } отступает под ударом и теряет { $halved } вместо { $loss }; следующее основное действие — возвращение в строй
WearyNow = { CAP($who) } { GENDER($who) ->
    [f] изнурена
    [n] изнурено
    [pl] изнурены
   *[m] изнурён
 }: Выносливость { $endurance }, Нагрузка { $load }
WearyNoMore = { CAP($who) } больше не { GENDER($who) ->
    [f] изнурена
    [n] изнурено
    [pl] изнурены
   *[m] изнурён
 }
FoeWeary = { CAP($who) } { GENDER($who) ->
    [f] изнурена
    [n] изнурено
    [pl] изнурены
   *[m] изнурён
 }: { $why ->
    [empty] к началу раунда нет ни Ненависти, ни Решимости
    [intimidate] запугивание
    [card] чары
   *[other] { $why }
 }
PiercingBlow = Проникающий удар: { $target } бросает Защиту доспеха против { $injury }
WoundTaken = { CAP($who) } { GENDER($who) ->
    [f] ранена
    [n] ранено
    [pl] ранены
   *[m] ранен
 }: { $severity ->
    [moderate] лёгкая рана, пройдёт после боя
    [severe] тяжёлая рана, лечить { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
     }
    [fire] ожоги
   *[grievous] крайне тяжёлая рана
 }
WoundCancelled = { CAP($who) } избегает раны
FoeWounded = { CAP($who) }: рана { $wounds } из { $might }
Fell = { CAP($who) } { $why ->
    [unconscious] падает без сознания
    [dying] падает и лежит при смерти
    [asleep] засыпает колдовским сном
   *[slain] выбывает из боя
 }
Poisoned = { CAP($who) } { GENDER($who) ->
    [f] отравлена
    [n] отравлено
    [pl] отравлены
   *[m] отравлен
 }, { harm-level } степень: яд действует в конце каждого дня
ShadowGained = { CAP($who) } получает { $amount } Тени, теперь { $now }
MiserableNow = { CAP($who) } в отчаянии: Тень сравнялась с Надеждой
ConditionGained = { CAP($who) }: { $condition }
ConditionLost = { CAP($who) }: снято состояние «{ $condition }»
EyeRose = Внимание Ока к Отряду { SIGNED($amount) }

# Действия.
TaskTried = { CAP($who) }: { $task }{ $target ->
    [none] { "" }
   *[other] , { $target }
 }
Intimidated = { $foes ->
    [none] Никто из врагов не дрогнул
   *[other] Считаются изнурёнными { $lasts ->
        [next_attack] до следующей атаки
       *[round] на этот раунд
     }: { LIST($foes, "nom") }
 }
Unmoved = { CAP($who) } не поддаётся запугиванию
Rallied = { $heroes ->
    [none] Сплотить некого
   *[other] +1к к атакам в следующем раунде: { LIST($heroes, "nom") }
 }
ProtectedBy = { CAP($who) } прикрывает { CASE($target, "acc") }: следующая атака теряет { $dice }к
ShotPrepared = { CAP($who) } прицеливается: +{ $dice }к к следующей атаке дальнего боя
BattleTurned = { CAP($who) }: { $use ->
    [advantage] +{ $dice }к { battle-lasts }
    [burden] -{ $dice }к { battle-lasts-against }
   *[removal] { $lasts ->
        [next] следующая атака
       *[fight] все атаки боя
     } без осложнения
 }
battle-lasts = { $lasts ->
    [next] к следующей атаке
   *[fight] ко всем атакам боя
 }
battle-lasts-against = { $lasts ->
    [next] к следующей атаке на этого героя
   *[fight] ко всем атакам на этого героя
 }
WeakSpotFound = { CAP($who) } находит уязвимое место { CASE($foe, "gen") }: Доспех -{ $dice }к до конца боя
Recovered = { CAP($who) } возвращается в строй
Drew = { CAP($who) } берёт в руки { CASE($weapon, "acc") }
Dropped = { CAP($who) } бросает на землю { CASE($item, "acc") }, Нагрузка { $load }
Thrown = { CAP($item) } улетает из рук { CASE($who, "gen") }
PickedUp = { CAP($who) } поднимает { CASE($item, "acc") }, Нагрузка { $load }
DraggedToSafety = { CAP($who) } вытаскивает { CASE($whom, "acc") } в безопасное место
Crossed = { CAP($who) } идёт через поле боя{ $foe ->
    [none] { "" }
   *[other] { " " }к { CASE($foe, "dat") }
 }
Advanced = { CAP($who) } наступает на { CASE($foe, "acc") }
GaveGround = { CAP($who) } отступает{ $foe ->
    [none] { "" }
   *[other] { " " }от { CASE($foe, "gen") }
 }
Spotted = { CAP($who) } различает в схватке { CASE($foe, "acc") }
Held = { CAP($who) } выжидает
Woke = { CAP($who) } снова на ногах
Summoned = { CAP($who) } встаёт на зов { CASE($by, "gen") }

# Уход и то, что после боя.
LeftField = { CAP($who) } покидает поле боя: { $how ->
    [rear] через тыл
    [force] прорыв
    [stood_back] беспрепятственно
   *[removed] так решил Хранитель Мудрости
 }
Surrendered = { CAP($who) } сдаётся
WoundCleared = { CAP($who) }: лёгкая рана прошла
WillWake = { CAP($who) } приходит в себя после боя
NeedsHealing = { CAP($who) }, нужна помощь: { $what ->
    [dying] при смерти, есть час
    [poison] яд
   *[wound] первая помощь раненому
 }
LeftBehind = { CAP($who) } остаётся на поле боя
GearCollected = { CAP($who) } подбирает { LIST($items, "acc") }

# Исправления.
Corrected = Хранитель Мудрости: { $what ->
    [light] { fix-light }: { fix-light-value }
    [ground] { fix-ground }: { fix-switch }
    [battle_rolls] { fix-battle_rolls }: { fix-switch }
    [wounded] { fix-wounded }: { fix-switch }
    [recovering] { fix-recovering }: { fix-switch }
    [dying] { fix-dying }: { fix-switch }
    [no_hope] { fix-no_hope }: { fix-switch }
    [condition] { fix-condition }: { fix-switch }
    [close] { fix-close }: { $to }
    [ranged] { fix-ranged }: { $to }
    [rearward] { fix-rearward }: { $to }
    [last_round] { fix-last_round }: { $to }
    [endurance] { fix-endurance }: { $to }
    [hope] { fix-hope }: { $to }
    [shadow] { fix-shadow }: { $to }
    [fatigue] { fix-fatigue }: { $to }
    [drive] { fix-drive }: { $to }
    [wounds] { fix-wounds }: { $to }
    [reach] { fix-reach }: { $to }
    [drop] { fix-drop }
    [give] { fix-give }
    [remove] { fix-remove }
    [add] { fix-add }
   *[end] { fix-end }
 }
