# Части карт схватки: срабатывания, числа, запреты, свойства; мгновения и условия. Глаголы лежат в showdown-verbs.ftl.

sd-hook = { CAP($moment) }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }: { $cost ->
    [0] { $may ->
        [yes] если { $decides } пожелает,{ " " }
       *[no] { "" }
     }
    [one] за { $cost } очко решительности { $decides } может:{ " " }
    [few] за { $cost } очка решительности { $decides } может:{ " " }
   *[many] за { $cost } очков решительности { $decides } может:{ " " }
 }{ $kind ->
    [instead] { $do ->
        [none] этого не происходит
       *[other] вместо этого { $do }
     }
   *[other] { $do ->
        [none] ничего не происходит
       *[other] { $do }
     }
 }{ sd-uses }.
sd-uses = { $uses ->
    [0] { "" }
    [1] { " " }(раз { sd-per }{ sd-shared })
    [few] { " " }({ $uses } раза { sd-per }{ sd-shared })
   *[many] { " " }({ $uses } раз { sd-per }{ sd-shared })
 }
sd-shared = { $shared ->
    [yes] , считая вместе
   *[no] { "" }
 }
sd-per = { $per ->
    [attack] за атаку
    [round] за раунд
   *[fight] за схватку
 }
sd-numbers = { $of ->
    [yes] Пока карта в игре, у монстра { $numbers }
   *[no] { CAP($numbers) }
 }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }.
sd-bars = { CAP($owner) } не может { $bars }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }.
sd-offer = «{ CAP($name) }» ({ $who ->
    [survivors] любой выживший,{ " " }
   *[owner] { "" }
 }{ sd-price }{ $while_down ->
    [yes] , можно и сбитым с ног
   *[no] { "" }
 }){ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }: { $missing ->
    [yes] таблица этой карты неизвестна, воспользоваться этим нельзя
   *[no] { $do ->
        [none] ничего не происходит
       *[other] { $do }
     }
 }{ sd-uses }.
sd-price = { $activation ->
    [0] { $movement ->
        [0] { $survival ->
            [0] даром
           *[other] { sd-price-survival }
         }
       *[other] передвижение{ $survival ->
            [0] { "" }
           *[other] { " " }и { sd-price-survival }
         }
     }
   *[other] взаимодействие{ $movement ->
        [0] { "" }
       *[other] { " " }и передвижение
     }{ $survival ->
        [0] { "" }
       *[other] { " " }и { sd-price-survival }
     }
 }
sd-price-survival = { $survival ->
    [one] { $survival } очко решительности
    [few] { $survival } очка решительности
   *[many] { $survival } очков решительности
 }

# Мгновения: начало предложения
sd-moment-depart = при выходе из поселения
sd-moment-setup = когда расставляется местность
sd-moment-arrival = в начале схватки
sd-moment-gained = когда кто-то из выживших получает эту карту
sd-moment-monster_turn = в начале хода монстра
sd-moment-monster_turn_end = в конце хода монстра
sd-moment-survivors_turn = в начале акта выживших
sd-moment-act_end = в конце хода { CASE($whom, "gen") }
sd-moment-draw_ai = когда монстр должен вытянуть карту ИИ
sd-moment-ai_drawn = когда монстр вытянул карту ИИ
sd-moment-monster_moves = когда монстр начинает передвижение
sd-moment-monster_down = когда монстр сбит с ног
sd-moment-monster_would_be_wounded = когда { $whom } должен нанести монстру ранение
sd-moment-monster_wounded = когда монстр получил ранение
sd-moment-monster_dies = когда монстр погиб
sd-moment-aftermath = после схватки
sd-moment-survivor_step = когда { $whom } переходит на другую клетку
sd-moment-spend_activation = когда { $whom } тратит взаимодействие, ещё до самого действия
sd-moment-pounced = когда { $whom } совершил полный прыжок
sd-moment-survivor_attacks = когда { $whom } атакует{ sd-with-this }, до броска
sd-moment-attack_rolled = когда { $whom } бросил кубики атаки{ sd-with-this }
sd-moment-hit = за каждое попадание { $this ->
    [yes] этим оружием
   *[no] { CASE($whom, "gen") }
 }
sd-moment-perfect_hit = за каждое идеальное попадание { $this ->
    [yes] этим оружием
   *[no] { CASE($whom, "gen") }
 }
sd-moment-trap_drawn = когда { $whom } вытягивает ловушку
sd-moment-choose_location = когда { $whom } должен выбрать следующую область повреждения
sd-moment-location_chosen = когда { $whom } выбрал область повреждения
sd-moment-wound_failed = после неудачной попытки ранения { CASE($whom, "gen") }{ sd-with-this }, до реакций
sd-moment-wound_succeeded = после удачной попытки ранения { CASE($whom, "gen") }{ sd-with-this }
sd-moment-critical = когда { $whom } наносит критическое ранение{ sd-with-this }
sd-moment-reactions_over = после реакций на попытку ранения { CASE($whom, "gen") }{ sd-with-this }
sd-with-this = { $this ->
    [yes] { " " }этим оружием
   *[no] { "" }
 }
sd-moment-locations_rolled = когда известны области, в которые монстр попал по { CASE($whom, "dat") }
sd-moment-would_be_hurt = когда { $whom } должен получить урон в область тела
sd-moment-survivor_hurt = когда { $whom } получил урон
sd-moment-survivor_injured = когда { $whom } получил лёгкую, среднюю или тяжёлую травму
sd-moment-brain_damage = когда { $whom } получает урон мозгу
sd-moment-severe_injury_roll = при броске тяжёлой травмы { CASE($whom, "gen") }
sd-moment-would_be_severely_injured = когда { $whom } должен получить тяжёлую травму
sd-moment-severe_injury = когда { $whom } получил тяжёлую травму
sd-moment-would_fall = когда { $whom } должен быть сбит с ног
sd-moment-would_collide = когда { $whom } должен столкнуться с монстром
sd-moment-would_bleed = когда { $whom } должен получить жетоны кровотечения
sd-moment-bleeding_gained = когда { $whom } получил жетоны кровотечения
sd-moment-survival_gained = когда { $whom } получает решительность
sd-moment-survival_action = после решительного действия { CASE($whom, "gen") }
sd-moment-survivor_dies = когда { $whom } погиб

# Условия: продолжение слова «если»
sd-condition-not = неверно, что { $condition }
sd-condition-by_me = это делает { $owner }
sd-condition-on_me = это касается { CASE($owner, "gen") }
sd-condition-with_this = атака идёт этим оружием
sd-condition-melee = атака идёт оружием ближнего боя
sd-condition-ranged = атака идёт оружием дальнего боя
sd-condition-weapon_type = вид оружия атаки — { $weapon_type }
sd-condition-carries = у { CASE($owner, "gen") } есть предмет: { $carries }
sd-condition-affinities = в инвентаре есть связи: { $affinities }
sd-condition-puzzle = на самой этой карте сошлись связи: { $puzzle }
sd-condition-own_act = идёт ход { CASE($owner, "gen") }
sd-condition-insane = { $insane } { GENDER($insane) ->
    [f] безумна
   *[m] безумен
 }
sd-condition-deaf = { $deaf } { GENDER($deaf) ->
    [f] глуха
   *[m] глух
 }
sd-condition-alive = { $alive } { GENDER($alive) ->
    [f] жива
   *[m] жив
 }
sd-condition-adjacent = { $adjacent } стоит рядом с монстром
sd-condition-knocked_down = { $knocked_down } { GENDER($knocked_down) ->
    [f] сбита с ног
   *[m] сбит с ног
 }
sd-condition-alone = { $owner } один на поле
sd-condition-blind_spot = { $blind_spot } стоит в слепой зоне монстра
sd-condition-enters_zone = { $actor } при этом входит в зону этой карты
sd-condition-in_zone = { $actor } стоит в зоне этой карты
sd-condition-in_terrain = { $actor } стоит на местности «{ CAP($terrain) }»
sd-condition-count = на этой карте { $count ->
    [one] есть жетон
    [few] хотя бы { $count } жетона
   *[many] хотя бы { $count } жетонов
 }
sd-condition-attribute = у { CASE($of, "gen") } хотя бы { $least } { $attribute ->
    [understanding] { $least ->
        [one] очко понимания
        [few] очка понимания
       *[many] очков понимания
     }
    [courage] { $least ->
        [one] очко смелости
        [few] очка смелости
       *[many] очков смелости
     }
    [bleeding] { $least ->
        [one] жетон кровотечения
        [few] жетона кровотечения
       *[many] жетонов кровотечения
     }
   *[disorders] { $least ->
        [one] расстройство психики
        [few] расстройства психики
       *[many] расстройств психики
     }
 }
sd-condition-beats = выпало больше, чем { $beats ->
    [understanding] понимание
   *[courage] смелость
 } { CASE($of, "gen") }
sd-condition-natural = на кубике { $natural }
sd-condition-damaged = урон нанесли хотя бы { $damaged ->
    [one] { $damaged } попадание
    [few] { $damaged } попадания
   *[many] { $damaged } попаданий
 } этой атаки
sd-condition-stack_empty = стопка ранений пуста
sd-condition-level = уровень монстра не ниже { $level }
sd-condition-suffered = эта травма — { $suffered }
sd-condition-location = область — { $location ->
    [head] голова
    [arms] руки
    [body] тело
    [waist] пояс
    [legs] ноги
   *[brain] мозг
 }
sd-condition-has_injury = у { CASE($owner, "gen") } есть увечье «{ CAP($has_injury) }»
sd-condition-has_status = у { CASE($of, "gen") } лежит карта «{ CAP($has_status) }»
sd-condition-action = это { $action ->
    [dodge] уворот
    [encourage] воодушевление
    [dash] спринт
    [surge] натиск
   *[other] { $action }
 }
sd-condition-by_intimidate = он вызван устрашением
sd-condition-by_collision = причина — столкновение с монстром
sd-condition-first_location = это первая выбранная область этой атаки
sd-condition-injured_location = на карте этой области есть постоянная травма
sd-condition-attempt_failed = она не удалась
sd-condition-locations_left = у этой атаки ещё остались вытянутые карты
sd-condition-away = монстра нет на поле
sd-condition-dice_missed = некоторые кубики атаки промахнулись
sd-condition-discard_left = в сбросе ИИ лежат карты
sd-condition-total_over_toughness = итог хотя бы в { $total_over_toughness } раза больше прочности
sd-condition-earned_proficiency = { $earned_proficiency } ранил монстра оружием того вида, что выбрал до охоты
sd-condition-innovation = в поселении есть «{ CAP($innovation) }»

# Числа, пока карта действует
sd-number-damage = { sd-change } к урону{ sd-per-level }
sd-number-speed = { sd-change } к скорости{ sd-per-level }
sd-number-accuracy = { sd-change } к точности{ sd-per-level }
sd-number-strength = { sd-change } к силе{ sd-per-level }
sd-number-evasion = { sd-change } к уклонению{ sd-per-level }
sd-number-luck = { sd-change } к удаче{ sd-per-level }
sd-number-movement = { sd-change } к передвижению{ sd-per-level }
sd-number-toughness = { sd-change } к прочности{ sd-per-level }
sd-number-movement_is = { $of ->
    [yes] передвижение { $by }
   *[no] передвижение равно { $by }
 }
sd-number-armour = { sd-change } к броне каждой области
sd-number-hit_damage = урон каждого попадания по { CASE($owner, "dat") } { sd-change }{ sd-per-level }{ $least ->
    [0] { "" }
   *[other] , но не меньше { $least }
 }
sd-number-dodges = за раунд можно сделать на { $by_n ->
    [one] { $by_n } уворот
    [few] { $by_n } уворота
   *[many] { $by_n } уворотов
 } больше
sd-number-bleeding_limit = для смерти от кровотечения нужно на { $by_n ->
    [one] { $by_n } жетон
    [few] { $by_n } жетона
   *[many] { $by_n } жетонов
 } { $by_less ->
    [yes] меньше
   *[no] больше
 }
sd-number-perfect_from = идеальное попадание — уже при { $by } и выше на кубике
sd-number-gives = оружие получает свойство: { $words }
sd-number-takes = оружие теряет свойство: { $words }
sd-word-numbered = { $n ->
    [1] { $word }
   *[other] { $word } { $n }
 }

# Запреты: продолжение слов «не может»
sd-bar-spend_survival = тратить решительность
sd-bar-gain_survival = получать решительность
sd-bar-dodge = уворачиваться
sd-bar-encourage = воодушевлять
sd-bar-dash = делать спринт
sd-bar-surge = делать натиск
sd-bar-consume = употреблять съедобное
sd-bar-block = блокировать
sd-bar-two_handed = пользоваться двуручным оружием
sd-bar-paired = пользоваться парным оружием
sd-bar-weapons = пользоваться оружием
sd-bar-weapon_types = пользоваться оружием видов: { $types }
sd-bar-gear_strength = пользоваться предметами с силой { $strength } и больше
sd-bar-waist_gear = носить предметы на поясе
sd-bar-body_armour = носить доспех на теле
sd-bar-activate_arts = применять боевые искусства за взаимодействие
sd-bar-use_arts = применять боевые искусства
sd-bar-use_abilities = применять умения
sd-bar-use_specialization = применять специализацию в оружии
sd-bar-use_mastery = применять мастерство в оружии
sd-bar-intimacy = участвовать в близости
sd-bar-attack_from_blind_spot = атаковать из слепой зоны
sd-bar-attack_knocked_down = атаковать сбитого с ног монстра

# Свойства
sd-flag-all_are_threats = Пока карта в игре, каждый выживший всегда считается угрозой.
sd-flag-grab_damage_doubled = Пока карта в игре, урон от захвата удваивается.
sd-flag-no_grab = Захвата больше нет: монстр никого не хватает.
sd-flag-impervious = Неуязвимая область: ранить её нельзя; критическое ранение даёт только свой эффект.
sd-flag-trap = Ловушка: срабатывает сразу, как вытянута, и заканчивает атаку.
sd-flag-first_strike = Первый удар: эта область разыгрывается раньше остальных.
sd-flag-super_dense = Сверхпрочная область: ломкое оружие об неё ломается, и атака закончена.
sd-flag-deaf = { CAP($owner) } глух: его нельзя воодушевить, слышимое на него не действует.
sd-flag-ignores_slow_melee = Медленное оружие ближнего боя не считается медленным.
sd-flag-must_move = В каждом раунде { $owner } обязан пройти хотя бы 1 клетку, если может.
sd-flag-gear_noisy = Все предметы { CASE($owner, "gen") } считаются шумными.
sd-flag-always_threat = { CAP($owner) } всегда считается угрозой, если только не сбит с ног.
sd-flag-ignores_bash = Оглушение не сбивает { CASE($owner, "acc") } с ног.
