# Вопросы, варианты ответа с тем, что они дадут, и почему некоторые закрыты.

chance = { $chance } %, { $dice }к против { $against }
weapon-grip = { $weapon }{ $two_handed ->
    [yes] , двумя руками
   *[no] { "" }
 }

# Окна и карты.
ask-window = { CAP($moment) }: кто что-нибудь делает?
option-pass = Ничего
ask-offer = { CAP($moment) }: чем воспользоваться?
option-offer = { CAP($card) }{ $cost ->
    [0] { "" }
   *[other] { " " }(цена { $cost })
 }
option-offer-no = Ничем
ask-pick = { CAP($card) }: кто?
option-pick = { CAP($who) }

# Завязка.
ask-cancel = Значок Успеха у { CASE($who, "gen") }: чью неудачу исправить?
option-cancel = { CAP($hero) }
option-cancel-no = Ничью
ask-volley = { CAP($who) }: открывающий залп?
option-volley = { CAP($weapon) } в { CASE($foe, "acc") }: { chance }
option-volley-hold = Выждать
ask-foe_volley = { CAP($who) }: открывающий залп?

# Стойки и схватки.
ask-stance = Раунд { $round }, стойки: { LIST($who, "nom") }
option-stance = { CAP($who) }: { $stance ->
    [forward] передняя стойка, +1к к своим атакам и к атакам врагов
    [open] открытая стойка
    [defensive] защитная стойка, -{ $foes }к к своим атакам, -1к к атакам врагов
    [flee] в тылу, только чтобы бежать
   *[rearward] в тылу, только атаки дальнего боя
 }
ask-deal = Какой враг встанет против { CASE($hero, "gen") }?
option-deal = { CAP($foe) }
ask-meet = { CAP($hero) }: с кем сойтись в схватке?
option-meet = { CAP($foe) }, Выносливость { $endurance }{ $others ->
    [none] { "" }
   *[other] , уже в схватке: { LIST($others, "nom") }
 }
ask-join = { CAP($foe) } вне схватки: против кого?
option-join = { CAP($hero) }{ $foes ->
    [none] { "" }
   *[other] , уже в схватке: { LIST($foes, "nom") }
 }
option-join-back = Остаётся в стороне
ask-next = Позиция: { in-stance }. Кто действует следующим?
option-next = { CAP($who) }

# Очередь героя.
task-chance = { $chance ->
    [none] { "" }
   *[other] , { chance }
 }
ask-action = { CAP($who) }, { in-stance }: { $main ->
    [yes] { $secondary ->
        [yes] основное и дополнительное действие
       *[no] основное действие
     }
   *[no] { $secondary ->
        [yes] дополнительное действие
       *[no] действий не осталось
     }
 }
option-action-attack = Атаковать { CASE($foe, "acc") }, { weapon-grip }: { chance }, урон { $damage }
option-action-shoot = Выстрелить в { CASE($foe, "acc") }, { $weapon }: { chance }, урон { $damage }
option-action-throw = Метнуть в { CASE($foe, "acc") }, { $weapon }: { chance }, урон { $damage }
option-action-break_out = Прорваться мимо { CASE($foe, "gen") }, { weapon-grip }: { chance }, при успехе вы покидаете бой и не наносите урона
option-action-break_out-closed = Прорваться из боя атакой
option-action-intimidate = Запугивание врага (Внушительность{ task-chance }): враги с Мощью 1 изнурены; один значок — и с Мощью 2, два — все
option-action-rally = Сплотить товарищей (Воодушевление{ task-chance }): +1к в следующем раунде передней стойке; один значок — и открытой, два — всему ближнему бою
option-action-protect = Защита товарища{ $hero ->
    [none] { "" }
   *[other] , { $hero }
 } (Атлетика{ task-chance }): следующая атака на него теряет 1к и ещё 1к за каждый значок
option-action-prepare = Прицельный выстрел (Осмотр{ task-chance }): +1к к следующей атаке дальнего боя и ещё 1к за каждый значок
option-action-battle = Сражение{ task-chance }: преимущество, снятое осложнение или осложнение для следующей атаки на вас
option-action-pick_up = Поднять { CASE($item, "acc") }
option-action-drag = Вытащить { CASE($hero, "acc") } в безопасное место
option-action-tend = Помочь { CASE($hero, "dat") } (Врачевание): спасти от смерти
option-action-cross = Пройти через поле боя{ $foe ->
    [none] , прочь от врагов
   *[other] { " " }к { CASE($foe, "dat") }
 }
option-action-leave = Покинуть поле боя
option-action-offer = { CAP($card) }{ $hero ->
    [none] { "" }
   *[other] , { $hero }
 } ({ $owner })
option-action-draw = Взять в руки { CASE($weapon, "acc") }
option-action-advance = Наступать на { CASE($foe, "acc") }
option-action-give_ground = Отступить{ $foe ->
    [none] { "" }
   *[other] { " " }от { CASE($foe, "gen") }
 }
option-action-look = Разглядеть в схватке { CASE($foe, "acc") }
option-action-drop_weapon = Бросить { CASE($weapon, "acc") }
option-action-helm_off = Снять шлем: Нагрузка -{ $load }, Защита доспеха ниже
option-action-shield_off = Бросить щит: Нагрузка -{ $load }, Парирование -{ $parry }
option-action-end = Закончить очередь
option-action-any = Основное действие

# Броски.
roll-of = { $why ->
    [attack] атаку
    [protection] Защиту доспеха
    [valour] Доблесть
    [wisdom] Мудрость
   *[other] бросок
 }
ask-hope = { CAP($who) }: потратить Надежду на { roll-of }? Сейчас { chance }; Надежда { $left }
option-hope-no = Нет
option-hope-hope = Потратить 1 Надежду: +{ $dice }к, { $chance } %
option-hope-desperate = Потратить 1 Надежду и получить 1 Тень: +{ $dice }к, { $chance } %
ask-skill = { CAP($who) }, бросок { CASE($skill, "gen") }: { chance }
option-skill-roll = Бросать
option-skill-support = { CAP($who) } поддерживает, 1 Надежда: +{ $dice }к, { $chance } %
option-skill-hope = Потратить 1 Надежду: +{ $dice }к, { $chance } %
option-skill-feature = Потратить 1 Надежду, вдохновляет черта «{ $feature }»: +{ $dice }к, { $chance } %
option-skill-desperate = Потратить 1 Надежду и получить 1 Тень: +{ $dice }к, { $chance } %
option-skill-magical = Потратить 1 Надежду: волшебный успех, без кубика Подвига
ask-drive = { CAP($who) }: очко { drive-kind } на { roll-of }? Сейчас { chance }; осталось { $left }
option-drive-yes = Потратить 1: +{ $dice }к, { $chance } %
option-drive-no = Нет

# Значки.
ask-icon = { CAP($who) } попадает в { CASE($target, "acc") }. На что потратить значки Успеха? Осталось { $left }; кубик Подвига: { $feat ->
    [0] худшая грань
    [11] лучшая грань
   *[other] { $feat }
 }
option-icon-heavy_blow = Сильный удар: { SIGNED($amount) } к потере
option-icon-fend_off = Отражение: Парирование { SIGNED($amount) } на раунд
option-icon-pierce = Пронзание: кубик Подвига { SIGNED($amount) }, станет { $feat }
option-icon-shield_thrust = Удар щитом: { $foe } теряет 1к на раунд
option-icon-break_free = Вырваться из захвата, { $foe }
option-icon-done = Больше ничего
ask-foe_icon = { CAP($who) } попадает в { CASE($target, "acc") }. На что потратить значки Успеха? Осталось { $left }; кубик Подвига: { $feat ->
    [0] худшая грань
    [11] лучшая грань
   *[other] { $feat }
 }
option-foe_icon-heavy_blow = Сильный удар: { SIGNED($amount) } к потере
option-foe_icon-pierce = Пронзание: кубик Подвига станет { $feat }
option-foe_icon-break_shield = Разбить щит { CASE($hero, "gen") }
option-foe_icon-seize = Схватить { CASE($hero, "acc") }
option-foe_icon-fiery_blow = Огненный удар: потеря от огня
option-foe_icon-done = Больше ничего
ask-knockback = { CAP($who) } под ударом { CASE($foe, "gen") }: потеря { $loss }, Выносливость { $endurance }, Нагрузка { $load }. Отбрасывание?
option-knockback-yes = Отбрасывание: потерять { $loss }, останется { $left }; следующее основное действие уйдёт на возвращение в строй
option-knockback-no = Устоять: потерять { $loss }, останется { $left }

# Бросок Сражения.
ask-battle = { CAP($who) }: что даёт Сражение? { $icons ->
    [0] Значков нет
    [one] { $icons } значок
    [few] { $icons } значка
   *[many] { $icons } значков
 }
option-battle-advantage = Преимущество: +{ $dice }к к следующей атаке
option-battle-removal = Осложнение не действует на следующую атаку
option-battle-burden = Осложнение: -{ $dice }к к следующей атаке на вас
ask-share = { CAP($who) }: кому ещё? Осталось { $left }
option-share = { CAP($hero) }
option-share-nobody = Никому

# Враги.
ask-foe_action = { CAP($who) } действует, осталось атак: { $left }
option-foe_attack = { $ranged ->
    [yes] { CAP($weapon) } в { CASE($hero, "acc") }
   *[no] Атаковать { CASE($hero, "acc") }, { $weapon }
 }: { chance }, урон { $damage }
option-foe_action-break_out = Прорваться мимо { CASE($hero, "gen") }, { $weapon }: { chance }, при успехе покидает бой
option-foe_action-instead = Вместо атаки: { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }(цена { $cost })
 }
option-foe_action-flee = Покинуть поле боя
option-foe_action-surrender = Сдаться
option-foe_action-hold = Выжидать

# Почему вариант закрыт.
why-seized = в захвате
why-wrong-stance = нужна другая позиция: { in-stance }
why-rallied = в этом раунде товарищей уже сплачивали
why-nobody-to-protect = в ближнем бою больше никого
why-no-battle = Хранитель Мудрости сейчас не допускает бросков Сражения
why-recovering = возвращение в строй
why-stance-fixed = стойку сменить нельзя
why-engaged = { $who } в схватке
why-too-many-foes = врагов { $foes }, больше чем вдвое против героев ({ $heroes })
why-too-few-companions = мало товарищей в ближнем бою, всего героев { $heroes }
why-no-room = против { CASE($foe, "gen") } уже { $most ->
    [one] { $most } герой
    [few] { $most } героя
   *[many] { $most } героев
 }
why-out-of-reach = { $foe }: сойтись можно с раунда { $round }
why-hero-full = { $hero } уже в схватке: { LIST($foes, "nom") }
why-engaged-foe = враг вовлечён в схватку
why-hateful = те, у кого Ненависть, не сдаются
why-not-outnumbered = перевеса над врагами нет
why-thrust-twice = { $foe }: в этом раунде удар щитом уже был
why-too-strong = Телосложение { $strength } не выше Уровня Атрибутов { $level }
why-no-pierce = изменить можно только число от 1 до 9
why-shield-rewarded = { $shield }: щит с наградой не разбить
