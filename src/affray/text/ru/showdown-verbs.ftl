# Глаголы карт схватки: `sd-verb-<слово>`, управление, карты и монстр. Выжившие в showdown-deeds.ftl.

# Управление
sd-verb-when = если { $when }: { $then ->
    [none] ничего
   *[other] { $then }
 }{ $else ->
    [none] { "" }
   *[other] ; иначе { $else }
 }
sd-verb-roll = бросок к10: { $results }
sd-outcome = на { $faces }{ $nested ->
    [yes] ,
   *[no] { "" }
 } { $do ->
    [none] ничего
   *[other] { $do }
 }
sd-verb-each = { $may ->
    [yes] { $up_to ->
        [0] { $random ->
            [0] { $group }, если пожелает
           *[other] { sd-some-random }, если пожелают
         }
       *[other] не больше { $up_to } { sd-some }, кто пожелает
     }
   *[no] { $random ->
        [0] { $group }
       *[other] { sd-some-random }
     }
 }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }: { $do }
# Часть группы, числом $n
sd-some = { $each ->
    [others] { $n ->
        [one] другого выжившего
       *[many] других выживших
     }
    [adjacent] { $n ->
        [one] выжившего рядом с монстром
       *[many] выживших рядом с монстром
     }
    [neighbours] { $n ->
        [one] соседнего выжившего
       *[many] соседних выживших
     }
   *[survivors] { $n ->
        [one] выжившего
       *[many] выживших
     }
 }
sd-some-random = { $each ->
    [others] { $n ->
        [one] случайный другой выживший
       *[many] случайные другие выжившие, числом { $n }
     }
    [adjacent] { $n ->
        [one] случайный выживший рядом с монстром
       *[many] случайные выжившие рядом с монстром, числом { $n }
     }
    [neighbours] { $n ->
        [one] случайный соседний выживший
       *[many] случайные соседние выжившие, числом { $n }
     }
   *[survivors] { $n ->
        [one] случайный выживший
       *[many] случайные выжившие, числом { $n }
     }
 }
sd-verb-choose = { $choose } { GENDER($choose) ->
    [pl] выбирают
   *[m] выбирает
 }: { $options }
sd-option = «{ CAP($name) }»{ $cost ->
    [0] { "" }
    [one] , { $cost } очко решительности
    [few] , { $cost } очка решительности
   *[many] , { $cost } очков решительности
 }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 } — { $do ->
    [none] ничего не происходит
   *[other] { $do }
 }
sd-verb-choose_survivor = { $choose_survivor } выбирает себя или соседнего выжившего: { $do }

# Карты
sd-verb-put = { $put ->
    [drawn] вытянутая карта ИИ
   *[card] эта карта
 } { $to ->
    [discard] уходит в сброс
    [ai_top] возвращается на верх колоды ИИ
   *[archive] убирается из игры
 }
sd-verb-count = { $count ->
    [0] жетоны с этой карты снимаются
    [one] на эту карту ложится { $count } жетон
    [few] на эту карту ложится { $count } жетона
   *[many] на эту карту ложится { $count } жетонов
 }
sd-verb-special = { $special ->
   *[smart_cat] верхние 10 карт ИИ открываются по одной: первые 2 настроения вступают в игру, остальное замешивается в колоду; если настроений не нашлось, монстр вытягивает карту ИИ и выполняет её
 }
sd-verb-story = прочтите сюжетное событие «{ CAP($story) }»
sd-verb-look = { $owner } смотрит { $look ->
    [ai] { sd-cards-n } колоды ИИ
   *[locations] { sd-cards-n } колоды областей повреждения
 } и кладёт обратно { $and ->
    [reorder] в любом порядке
   *[top_or_bottom] на верх или под низ
 }
sd-verb-archive_locations = из колоды областей повреждения убираются из игры: { LIST($archive_locations, "nom") }
sd-verb-injury = карта кладётся на планшет монстра: постоянная травма «{ CAP($injury) }»
sd-verb-discard_mood = { $discard_mood } { GENDER($discard_mood) ->
    [pl] сбрасывают
   *[m] сбрасывает
 } одно настроение в игре
sd-verb-give = { $of } получает карту «{ CAP($give) }»
sd-verb-lift = карта «{ CAP($lift) }» снимается с { CASE($of, "gen") }
sd-verb-add_terrain = к местности добавляется одна карта: { $names }

# Монстр
sd-verb-pick = { $pick }; { $none ->
    [instinct] если цели нет — { $instinct ->
        [none] инстинкт
       *[other] инстинкт «{ CAP($instinct) }»
     }
   *[stop] если цели нет, остальное не выполняется
 }
sd-line = выбрать цель: { $lines }
sd-line-then = { $first }; если нет — { $second }
sd-picked = { $order ->
    [closest] { $sort ->
        [threat] ближайшая угроза
       *[survivor] ближайший выживший
     }
    [furthest] { $sort ->
        [threat] самая дальняя угроза
       *[survivor] самый дальний выживший
     }
    [random] { $sort ->
        [threat] случайная угроза
       *[survivor] случайный выживший
     }
    [all] { $sort ->
        [threat] все угрозы
       *[survivor] все выжившие
     }
   *[any] { $sort ->
        [threat] угроза
       *[survivor] выживший
     }
 }
# Слово за выбранным: без запятой то, что стоит первым и не требует её.
sd-picked-with = { $nth ->
    [1] { $word ->
        [facing] { $first } { $second }
        [in_view] { $first } { $second }
        [in_range] { $first } { $second }
        [adjacent] { $first } { $second }
        [knocked_down] { $first } { $second }
        [grabbed_last_round] { $first } { $second }
       *[other] { $first }, { $second }
     }
   *[other] { $first }, { $second }
 }
sd-picked-word = { $word ->
    [facing] перед монстром
    [in_view] в поле зрения
    [in_range] в пределах его передвижения
    [knocked_down] из сбитых с ног
    [not_deaf] { $order ->
        [all] кто не глух
       *[other] не глухой
     }
    [adjacent] рядом с монстром
    [last_to_wound] кто ранил монстра последним
    [grabbed_last_round] из попавших в захват в прошлом раунде
    [marked] на ком лежит карта состояния
   *[most_bleeding] у кого больше всего жетонов кровотечения
 }
sd-verb-flow = промедление
sd-verb-move_and_attack = передвижение и атака{ sd-strike }
sd-verb-attack = атака{ sd-strike }
sd-strike = { $at_target ->
    [yes] { "" }
   *[no] , цель — { $victim }
 }: скорость { $speed }, точность { $accuracy }+, урон { $damage }{ $range ->
    [1] { "" }
   *[other] , дальность { $range }
 }{ $after_hit ->
    [none] { "" }
   *[other] ; после попадания { $after_hit }
 }{ $before_damage ->
    [none] { "" }
   *[other] ; до урона { $before_damage }
 }{ $after_damage ->
    [none] { "" }
   *[other] ; после урона { $after_damage }
 }
sd-trigger = { $trigger ->
    [after_hit] После попадания
    [before_damage] До урона
   *[after_damage] После урона
 }: { $do }.
sd-verb-intimidate = устрашение, { $intimidate }: { $do }
sd-verb-aim = все попадания приходятся { $aim ->
    [head] в голову
    [arms] в руки
    [body] в тело
    [waist] в пояс
   *[legs] в ноги
 }
sd-verb-full_forward = монстр делает максимальное передвижение вперёд по прямой, не поворачиваясь
sd-verb-full_move = монстр делает максимальное передвижение прочь { $from ->
    [survivors] от всех выживших по прямой
   *[threats] от всех угроз
 }
sd-verb-move = монстр передвигается { $by ->
    [one] на { $by } клетку
    [few] на { $by } клетки
   *[many] на { $by } клеток
 } по прямой прочь от { CASE($from, "gen") }{ $turning ->
    [yes] { "" }
   *[no] , не поворачиваясь
 }
sd-verb-charge_off = монстр делает максимальное передвижение вперёд по прямой; кто у него на пути, тот сбит с ног столкновением, а после передвижения попадает в захват
sd-verb-face = монстр поворачивается к { CASE($face, "dat") }
sd-verb-place_monster = монстр ставится рядом с { CASE($of, "ins") }
sd-verb-leave_board = монстр покидает поле
sd-verb-basic_action = { $at_list ->
    [yes] { $pick ->
        [none] монстр выполняет основное действие
       *[other] монстр выполняет основное действие, { $pick }
     }
   *[no] монстр выполняет основное действие против { CASE($basic_action, "gen") }
 }{ $speed ->
    [0] { "" }
   *[other] , { SIGNED($speed) } к скорости
 }{ $damage ->
    [0] { "" }
   *[other] , { SIGNED($damage) } к урону
 }
sd-verb-draw_ai = монстр вытягивает карту ИИ и выполняет её
sd-verb-heal = монстр лечится: { $heal ->
    [one] { $heal } карта возвращается
    [few] { $heal } карты возвращаются
   *[many] { $heal } карт возвращаются
 } из стопки ранений под низ колоды ИИ
sd-verb-wound = монстр получает { $wound ->
    [one] { $wound } ранение
    [few] { $wound } ранения
   *[many] { $wound } ранений
 }
sd-verb-end_turn = ход монстра заканчивается
sd-verb-die = монстр сразу погибает
