# О чём спрашивают игроков схватки: `ask-<вопрос>` и `option-<вопрос>` на каждый ответ; что можно сказать в любой миг.

sd-slot = { $slot ->
    [0] левое верхнее место
    [1] среднее верхнее место
    [2] правое верхнее место
    [3] левое среднее место
    [4] место посередине
    [5] правое среднее место
    [6] левое нижнее место
    [7] среднее нижнее место
   *[8] правое нижнее место
 } в инвентаре

# Акт выживших.
ask-next_survivor = Чей ход следующий?
option-next_survivor = { CAP($who) }{ $down ->
    [yes] { " " }({ GENDER($who) ->
        [f] сбита
        [n] сбито
        [pl] сбиты
       *[m] сбит
      } с ног)
   *[no] { "" }
 }
ask-act = Ход { CASE($who, "gen") }: что дальше? { $movements ->
    [0] { $activations ->
        [0] Ничего не осталось
       *[other] Осталось: взаимодействий { $activations }
     }
   *[other] { $activations ->
        [0] Осталось: передвижений { $movements }
       *[other] Осталось: передвижений { $movements }, взаимодействий { $activations }
     }
 }
option-act-move = Передвинуться
option-act-end = Закончить ход
option-attack = Атаковать: { $weapon }
option-attack-mode = Атаковать: { $weapon }, { $mode }
option-use = { CAP($card) }: { $what }
option-shield = { CAP($gear) }: { sd-word }
option-leap = { CAP($gear) }: { sd-word }
sd-word = { $word ->
    [block] блок
    [deflect] отклонение
    [charge] разбег
    [pounce] прыжок
   *[slam] таран
 }
ask-leap = { CAP(sd-word) }: в какую сторону, { $who }?
option-leap_to = На { $direction ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
 }, { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
 }
ask-leap_with = Каким оружием бьёт { $who }?
option-leap_with = { CAP($weapon) }
ask-move_to = Куда передвигается { $who }?
option-move_to = { $square }

# Решительные действия.
ask-dash_to = Спринт: куда передвигается { $who }?
option-dash_to = { $square }
option-dash = { CAP($who) }: спринт (решительность: 1)
option-dash-use = { CAP($who) }: спринт, { $card }: { $what } (решительность: { $cost })
option-dash-leap = { CAP($who) }: спринт, { $gear }: { sd-word } (решительность: { $cost })
option-surge-attack = { CAP($who) }: натиск, атаковать: { $weapon } (решительность: { $cost })
option-surge-attack-mode = { CAP($who) }: натиск, атаковать: { $weapon }, { $mode } (решительность: { $cost })
option-surge-use = { CAP($who) }: натиск, { $card }: { $what } (решительность: { $cost })
option-surge-shield = { CAP($who) }: натиск, { $gear }: { sd-word } (решительность: { $cost })
option-surge-leap = { CAP($who) }: натиск, { $gear }: { sd-word } (решительность: { $cost })
interjection-encourage = { CAP($who) } воодушевляет { CASE($companion, "acc") } (решительность: 1)
ask-dodge = Попадания в { CASE($who, "acc") }: { LIST($locations, "nom") }. От какого увернуться?
option-dodge = Увернуться от попадания: { sd-location } (решительность: 1)
option-dodge-no = Не уворачиваться

# Атака выжившего.
ask-location = Какую область повреждения { $who } разыгрывает следующей? Попаданий осталось: { $left }
option-location = { CAP($location) }
ask-location_lost = От какого попадания { $who } отказывается ради новой попытки?
option-location_lost = { CAP($location) }

# Монстр: решает манипулятор.
ask-target = Подходят несколько одинаково, решает манипулятор: кто цель?
option-target = { CAP($who) }{ $own ->
    [yes] { " " }(выживший самого манипулятора: при атаке безумие +1)
   *[no] { "" }
 }
ask-monster_path = Решает манипулятор: каким путём передвигается монстр?
option-monster_path = На клетку { $square }{ $over ->
    [none] { "" }
   *[other] , столкновение с { LIST($over, "ins") }
 }
ask-monster_facing = Решает манипулятор: куда монстр повёрнут передом?
option-monster_facing = { $option ->
    [north] На север
    [east] На восток
    [south] На юг
   *[west] На запад
 }
ask-monster_place = Решает манипулятор: куда поставить монстра? (его северо-западная клетка)
option-monster_place = { $option }
ask-grab_place = Захват, решает манипулятор: на какую клетку у монстра поставить { CASE($who, "acc") }?
option-grab_place = { $square }
ask-thrown = Отбрасывание, решает манипулятор: куда отлетает { $who }?
option-thrown = На { $direction ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
 }, клетка { $square }

# Предмет, полученный в схватке.
ask-place_gear = { CAP($who) } получает { CASE($gear, "acc") }: куда положить?
option-place_gear-slot = { CAP(sd-slot) }
option-place_gear-leave = Не в инвентарь: на склад поселения
option-place_gear-archive = Не в инвентарь: убрать из игры { CASE($gear, "acc") }
option-place_gear-replace = { CAP(sd-slot) }: убрать из игры { CASE($leaves, "acc") }

# Что спрашивают карты.
ask-willing = «{ CAP($card) }»: воспользуется ли этим { $who }?
option-willing = { $yes ->
    [yes] Да
   *[no] Нет
 }
ask-card_option = «{ CAP($card) }»: { $who ->
    [none] что выбрать?
   *[other] выбирает { $who }
 }
option-card_option = { CAP($option) }{ $cost ->
    [0] { "" }
   *[other] { " " }(решительность: { $cost })
 }
ask-card_survivor = «{ CAP($card) }»: кого из выживших выбрать?
option-card_survivor = { CAP($who) }
ask-card_mood = «{ CAP($card) }»: какое настроение сбросить?
option-card_mood = «{ CAP($mood) }»

# Длинный перечень вариантов, свёрнутый по видам.
group-act-activate = Потратить взаимодействие
group-window-flow = Другие решительные действия
group-window-survivors_act = Другие решительные действия
group-window-monster_down = Другие решительные действия
group-window-before_reaction = Другие решительные действия
group-window-after_critical = Другие решительные действия
