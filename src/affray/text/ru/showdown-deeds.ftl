# Глаголы карт схватки: `sd-verb-<слово>`, жетоны, выжившие и их атака.

# Жетоны и числа
sd-verb-token = { $of } получает { $by_word ->
    [number] { $by_n ->
        [one] жетон { SIGNED($by) }
       *[other] { $by_n ->
            [few] { $by_n } жетона
           *[many] { $by_n } жетонов
         } { $by_less ->
            [yes] -1
           *[no] +1
         }
     }
   *[other] жетоны +1 ({ sd-by })
 } к { sd-attribute-dat }{ sd-until-then }
sd-verb-effect = { $effect ->
    [all_are_threats] { sd-until-cap }все выжившие считаются угрозами, что бы ни мешало этому
   *[other] { $of } { GENDER($of) ->
        [pl] получают
       *[m] получает
     } { sd-change } к { sd-attribute-dat }{ sd-per-level }{ $once ->
        [none] { sd-until-then }
       *[attack] { " " }на следующую атаку
     }
 }
sd-until-cap = { $until ->
    [none] { "" }
   *[other] { sd-until }{ " " }
 }
sd-verb-remove_tokens = { $remove_tokens ->
    [all] с { CASE($of, "gen") } снимаются { $by ->
        [0] все жетоны, характеристик и кровотечения
       *[other] жетоны на выбор, { $by }
     }
   *[negative] с { CASE($of, "gen") } { $by ->
        [0] снимаются все отрицательные жетоны
        [one] снимается { $by } отрицательный жетон
        [few] снимаются { $by } отрицательных жетона
       *[many] снимаются { $by } отрицательных жетонов
     }
 }

# Выжившие
sd-verb-knock_down = { $knock_down } { sd-down }{ $bash ->
    [yes] { " " }(оглушение)
   *[no] { "" }
 }
sd-verb-stand = { $may ->
    [yes] { $stand } может встать
   *[no] { $stand } встаёт
 }{ $of_many ->
    [yes] , если { GENDER($stand) ->
        [f] сбита с ног
       *[m] сбит с ног
     }
   *[no] { "" }
 }
sd-verb-stop_moving = передвижение заканчивается на этой клетке
sd-harm = { $by_word ->
    [number] { $by_n } { $by_n ->
        [one] урон
       *[other] урона
     }
    [level] по 1 урону за уровень монстра
    [d5] к5 урона
    [d10] к10 урона
   *[other] урон, { sd-by },
 }
sd-verb-hurt = { $hurt } получает { sd-harm } в случайную область
sd-verb-heal_survivor = исцеление { CASE($heal_survivor, "gen") } ({ $location ->
    [all] все области
   *[other] { sd-location }
 }): лёгкие и средние травмы стираются{ $armour ->
    [0] { "" }
   *[other] , потерянные очки брони восстанавливаются (до { $armour }{ $location ->
        [all] { " " }на каждой
       *[other] { "" }
     })
 }
sd-verb-brain = { $brain } получает { $by_word ->
    [number] { $by_n } { $by_n ->
        [one] урон
       *[other] урона
     } мозгу
    [level] по 1 урону мозгу за уровень монстра
    [d5] к5 урона мозгу
    [d10] к10 урона мозгу
   *[other] урон мозгу, { sd-by }
 }
sd-verb-add = { $of } { $by_less ->
    [yes] теряет
   *[no] получает
 } { sd-quantity }{ sd-lifetime }
sd-verb-set = решительность { CASE($of, "gen") } становится равна { $to }
sd-verb-permanent = { $of } навсегда получает { SIGNED($by) } к { sd-attribute-dat }{ sd-lifetime }
sd-verb-knock_back = { $knock_back } { GENDER($knock_back) ->
    [f] отброшена
    [n] отброшено
    [pl] отброшены
   *[m] отброшен
 } { $toward ->
    [none] { "" }
   *[nearest_edge] к ближайшему краю поля{ " " }
 }на { $by_word ->
    [number] { $by_n ->
        [one] { $by_n } клетку
        [few] { $by_n } клетки
       *[many] { $by_n } клеток
     }
    [movement] столько клеток, каково передвижение { CASE($owner, "gen") }
    [level] 1 клетку за уровень монстра
    [survival] столько клеток, сколько решительности у { CASE($owner, "gen") }
    [pending] столько же клеток
   *[other] { sd-by } клеток
 }
sd-verb-walk = { $walk } может пройти до { $by_word ->
    [number] { $by_n ->
        [one] { $by_n } клетки
       *[many] { $by_n } клеток
     }
   *[other] клеток: { sd-by }
 }
sd-verb-place = { $place } ставится на ближайшую свободную клетку в стороне от пути монстра
sd-verb-grab = { $grab } попадает в захват
sd-verb-doom = { $doom } { GENDER($doom) ->
    [f] обречена
    [n] обречено
    [pl] обречены
   *[m] обречён
 }, пока эта карта не выполнена
sd-verb-priority = { $priority ->
    [none] { $of ->
        [none] жетон приоритетной цели убирается с поля
       *[other] { $of } больше не приоритетная цель
     }
   *[other] { $priority } становится приоритетной целью{ $until ->
        [none] { "" }
       *[death] { " " }до своей смерти или смерти монстра, и никто другой ею стать не может
     }
 }
sd-verb-hide = { $hide } прячется и не считается угрозой{ $ends }
sd-ends = { $ends ->
    [attack] не атакует
   *[leaves_terrain] не покинет эту местность
 }
sd-hidden-until = , пока { $ends }
sd-verb-kill = { $kill } погибает
sd-verb-suffer = { $of } получает травму мозга «{ CAP($suffer) }» без броска
sd-verb-disorder = { $of } получает случайное расстройство психики
sd-verb-gain = { $of } получает ресурс «{ CAP($gain) }», если он ещё есть в колоде
sd-verb-gain_gear = { $of } получает предмет «{ CAP($gain_gear) }»
sd-verb-draw_resource = { $of } получает { $by ->
    [one] { $by } случайный { $draw_resource ->
        [basic] базовый{ " " }
       *[other] { "" }
     }ресурс
    [few] { $by } случайных { $draw_resource ->
        [basic] базовых{ " " }
       *[other] { "" }
     }ресурса
   *[many] { $by } случайных { $draw_resource ->
        [basic] базовых{ " " }
       *[other] { "" }
     }ресурсов
 }{ $draw_resource ->
    [basic] { "" }
   *[other] { $deck ->
        [none] { " " }монстра
       *[other] { " " }из колоды: { $deck }
     }
 }
sd-verb-archive_gear = { $by } { GENDER($by) ->
    [pl] выбирают
   *[m] выбирает
 } и { GENDER($by) ->
    [pl] убирают
   *[m] убирает
 } из игры один предмет, если есть: { $word }
sd-verb-points = { $of } получает { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
 } { $points ->
    [movement] передвижения
   *[activation] взаимодействия
 }
sd-verb-use_weapon = атака оружием, что лежит в инвентаре { $use_weapon ->
    [left] слева
   *[right] справа
 } от этой карты

# Атака выжившего
sd-verb-attack_dice = к этой атаке добавляется { $attack_dice ->
    [one] { $attack_dice } кубик
    [few] { $attack_dice } кубика
   *[many] { $attack_dice } кубиков
 }
sd-verb-skip_location = { $skip_location ->
    [one] { $skip_location } попадание этой атаки не вытягивает
    [few] { $skip_location } попадания этой атаки не вытягивают
   *[many] { $skip_location } попаданий этой атаки не вытягивают
 } карту области повреждения
sd-verb-sure_hits = атака этим предметом с любого расстояния, { $sure_hits ->
    [one] { $sure_hits } попадание
    [few] { $sure_hits } попадания
   *[many] { $sure_hits } попаданий
 } без броска{ $auto_critical ->
    [yes] ; попытка ранения — сразу критическое ранение, а где критического эффекта нет, не выходит и ранения
   *[no] { "" }
 }
sd-verb-raise = { $moment ->
    [brain_damage] урон мозгу
    [severe_injury_roll] результат броска
    [survival_gained] получаемая решительность
   *[other] число
 } { SIGNED($raise) }{ $most ->
    [0] { "" }
   *[other] { " " }(не больше { $most })
 }
sd-verb-cancel = { $moment ->
    [monster_moves] это передвижение не выполняется
    [would_collide] столкновения нет
    [trap_drawn] ловушка не срабатывает
    [ai_drawn] остальное на этой карте ИИ не выполняется
   *[other] этого не происходит
 }
sd-verb-change_location = одно попадание этой атаки, по выбору { CASE($owner, "gen") }, приходится { $change_location ->
    [head] в голову
    [arms] в руки
    [body] в тело
    [waist] в пояс
   *[legs] в ноги
 }
sd-verb-reroll = промахнувшиеся кубики атаки перебрасываются
sd-verb-retry_wound = попытка ранения повторяется
sd-verb-discard_location = одна из вытянутых карт областей повреждения сбрасывается
sd-verb-double_first_total = итог первой попытки ранения в этой атаке удваивается
sd-verb-make_critical = это ранение критическое
sd-verb-cancel_reactions = реакций этой области не будет
sd-verb-roll_before_choosing = следующий бросок ранения делается до выбора области
sd-verb-wound_from = в стопку ранений уходит не верхняя карта колоды ИИ, а верхняя карта её сброса
