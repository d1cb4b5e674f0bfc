# Что делают карты схватки: `sd-verb-<слово>`, из них describe_verbs.py складывает предложения. О ком речь, называют word-sd-...

# О ком речь
word-sd-bearer = владелец
    .gen = владельца
    .dat = владельцу
    .acc = владельца
    .ins = владельцем
    .pre = владельце
    .gender = m
word-sd-survivor = выживший
    .gen = выжившего
    .dat = выжившему
    .acc = выжившего
    .ins = выжившим
    .pre = выжившем
    .gender = m
word-sd-anyone = любой выживший
    .gen = любого выжившего
    .dat = любому выжившему
    .acc = любого выжившего
    .ins = любым выжившим
    .pre = любом выжившем
    .gender = m
word-sd-this-one = этот выживший
    .gen = этого выжившего
    .dat = этому выжившему
    .acc = этого выжившего
    .ins = этим выжившим
    .pre = этом выжившем
    .gender = m
word-sd-attacker = атакующий
    .gen = атакующего
    .dat = атакующему
    .acc = атакующего
    .ins = атакующим
    .pre = атакующем
    .gender = m
word-sd-target = цель
    .gen = цели
    .dat = цели
    .ins = целью
    .pre = цели
    .gender = f
word-sd-targets = каждая цель
    .gen = каждой цели
    .dat = каждой цели
    .acc = каждую цель
    .ins = каждой целью
    .pre = каждой цели
    .gender = f
word-sd-chosen = выбранный выживший
    .gen = выбранного выжившего
    .dat = выбранному выжившему
    .acc = выбранного выжившего
    .ins = выбранным выжившим
    .pre = выбранном выжившем
    .gender = m
word-sd-killer = убийца монстра
    .gen = убийцы монстра
    .dat = убийце монстра
    .acc = убийцу монстра
    .ins = убийцей монстра
    .pre = убийце монстра
    .gender = m
word-sd-monster = монстр
    .gen = монстра
    .dat = монстру
    .acc = монстра
    .ins = монстром
    .pre = монстре
    .gender = m
word-sd-all-survivors = выжившие
    .gen = выживших
    .dat = выжившим
    .acc = выживших
    .ins = выжившими
    .pre = выживших
    .gender = pl
word-sd-closest = ближайший выживший
    .gen = ближайшего выжившего
    .dat = ближайшему выжившему
    .acc = ближайшего выжившего
    .ins = ближайшим выжившим
    .pre = ближайшем выжившем
    .gender = m
word-sd-group-survivors = каждый выживший
    .gen = каждого выжившего
    .dat = каждому выжившему
    .acc = каждого выжившего
    .ins = каждым выжившим
    .pre = каждом выжившем
    .gender = m
word-sd-group-survivors-hearing = каждый неглухой выживший
    .gen = каждого неглухого выжившего
    .dat = каждому неглухому выжившему
    .acc = каждого неглухого выжившего
    .ins = каждым неглухим выжившим
    .pre = каждом неглухом выжившем
    .gender = m
word-sd-group-others = каждый другой выживший
    .gen = каждого другого выжившего
    .dat = каждому другому выжившему
    .acc = каждого другого выжившего
    .ins = каждым другим выжившим
    .pre = каждом другом выжившем
    .gender = m
word-sd-group-others-hearing = каждый другой неглухой выживший
    .gen = каждого другого неглухого выжившего
    .dat = каждому другому неглухому выжившему
    .acc = каждого другого неглухого выжившего
    .ins = каждым другим неглухим выжившим
    .pre = каждом другом неглухом выжившем
    .gender = m
word-sd-group-adjacent = каждый выживший рядом с монстром
    .gen = каждого выжившего рядом с монстром
    .dat = каждому выжившему рядом с монстром
    .acc = каждого выжившего рядом с монстром
    .ins = каждым выжившим рядом с монстром
    .pre = каждом выжившем рядом с монстром
    .gender = m
word-sd-group-adjacent-hearing = каждый неглухой выживший рядом с монстром
    .gen = каждого неглухого выжившего рядом с монстром
    .dat = каждому неглухому выжившему рядом с монстром
    .acc = каждого неглухого выжившего рядом с монстром
    .ins = каждым неглухим выжившим рядом с монстром
    .pre = каждом неглухом выжившем рядом с монстром
    .gender = m
word-sd-group-neighbours = каждый соседний выживший
    .gen = каждого соседнего выжившего
    .dat = каждому соседнему выжившему
    .acc = каждого соседнего выжившего
    .ins = каждым соседним выжившим
    .pre = каждом соседнем выжившем
    .gender = m
word-sd-group-neighbours-hearing = каждый соседний неглухой выживший
    .gen = каждого соседнего неглухого выжившего
    .dat = каждому соседнему неглухому выжившему
    .acc = каждого соседнего неглухого выжившего
    .ins = каждым соседним неглухим выжившим
    .pre = каждом соседнем неглухом выжившем
    .gender = m
word-sd-group-random = случайный выживший
    .gen = случайного выжившего
    .dat = случайному выжившему
    .acc = случайного выжившего
    .ins = случайным выжившим
    .pre = случайном выжившем
    .gender = m

# Как складываются предложения
sd-sentence = { CAP($said) }.
sd-then = { $first }, затем { $second }
sd-next = { $first }; { $second }
sd-comma = { $first }, { $second }
sd-both = { $first } и { $second }
sd-either = { $first } или { $second }

# Сколько
sd-by = { $by_word ->
    [number] { $by_n }
    [level] по 1 за уровень монстра
    [d5] 1d5
    [d10] 1d10
    [movement] столько, каково передвижение { CASE($owner, "gen") }
    [survival] столько, сколько решительности у { CASE($owner, "gen") }
   *[pending] столько же
 }
sd-change = { $by_word ->
    [number] { SIGNED($by) }
    [level] +1
   *[other] +{ sd-by }
 }
sd-per-level = { $by_word ->
    [level] { " " }за уровень монстра
   *[other] { "" }
 }
sd-attribute-dat = { $attribute ->
    [movement] передвижению
    [accuracy] точности
    [strength] силе
    [evasion] уклонению
    [luck] удаче
    [speed] скорости
    [damage] урону
   *[toughness] прочности
 }
sd-unit = { $add ->
    [bleeding] { $by_n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
     }
    [proficiency] { $by_n ->
        [one] уровень
        [few] уровня
       *[many] уровней
     }
   *[other] { $by_n ->
        [one] очко
        [few] очка
       *[many] очков
     }
 }
sd-units = { $add ->
    [bleeding] жетонов
    [proficiency] уровней
   *[other] очков
 }
sd-thing = { $add ->
    [survival] решительности
    [insanity] безумия
    [courage] смелости
    [understanding] понимания
    [bleeding] кровотечения
    [hunt_xp] боевого опыта
   *[proficiency] владения оружием
 }
sd-quantity = { $by_word ->
    [number] { $by_n } { sd-unit } { sd-thing }
    [level] по 1 { $add ->
        [bleeding] жетону
        [proficiency] уровню
       *[other] очку
     } { sd-thing } за уровень монстра
    [d5] 1d5 { sd-units } { sd-thing }
    [d10] 1d10 { sd-units } { sd-thing }
    [movement] столько { sd-units } { sd-thing }, каково передвижение { CASE($owner, "gen") }
    [survival] столько { sd-units } { sd-thing }, сколько решительности у { CASE($owner, "gen") }
   *[pending] столько же { sd-units } { sd-thing }
 }
sd-until = { $until ->
    [attack] до конца атаки
    [monster_turn] до конца хода монстра
    [round] до конца раунда
    [next_round] до конца следующего раунда
    [death] до смерти
    [knocked_down] до первого падения
   *[fight] до конца схватки
 }
sd-until-then = { $until ->
    [none] { "" }
   *[other] { " " }{ sd-until }
 }
sd-lifetime = { $lifetime ->
    [none] { "" }
   *[other] { " " }(раз в жизни)
 }
sd-down = { GENDER($down) ->
    [f] сбита с ног
    [n] сбито с ног
    [pl] сбиты с ног
   *[m] сбит с ног
 }
sd-cards-n = { $n ->
    [one] верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
 }

# Управление
sd-verb-when = если { $when }: { $then ->
    [none] ничего
   *[other] { $then }
 }{ $else ->
    [none] { "" }
   *[other] ; иначе { $else }
 }
sd-verb-roll = бросок 1d10: { $results }
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
            [0] { $group }, по желанию
           *[other] случайные выжившие, числом { $random }, по желанию
         }
       *[other] не больше { $up_to } выживших, по желанию
     }
   *[no] { $random ->
        [0] { $group }
       *[other] случайные выжившие, числом { $random }
     }
 }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }: { $do }
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
       *[other] { $instinct }
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
       *[other] { $first }, { $second }
     }
   *[other] { $first }, { $second }
 }
sd-picked-word = { $word ->
    [facing] перед монстром
    [in_view] в поле зрения
    [in_range] в пределах его передвижения
    [knocked_down] { $order ->
        [all] сбитые с ног
       *[other] { $sort ->
            [threat] сбитая с ног
           *[survivor] сбитый с ног
         }
     }
    [not_deaf] { $order ->
        [all] кто не глух
       *[other] не глухой
     }
    [adjacent] рядом с монстром
    [last_to_wound] кто ранил монстра последним
    [grabbed_last_round] кто попал в захват в прошлом раунде
   *[most_bleeding] у кого больше всего жетонов кровотечения
 }
sd-verb-flow = промедление
sd-verb-move_and_attack = передвижение и атака{ sd-strike }
sd-verb-attack = атака{ sd-strike }
sd-strike = { $at_target ->
    [yes] { "" }
   *[no] , цель — { $victim }
 }: { $speed } / { $accuracy }+ / { $damage }{ $after_hit ->
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
   *[no] монстр выполняет основное действие, цель — { $basic_action }
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
    [d5] 1d5 урона
    [d10] 1d10 урона
   *[other] урон, { sd-by },
 }
sd-verb-hurt = { $hurt } получает { sd-harm } в случайную область
sd-verb-brain = { $brain } получает { $by_word ->
    [number] { $by_n } { $by_n ->
        [one] урон
       *[other] урона
     } мозгу
    [level] по 1 урону мозгу за уровень монстра
    [d5] 1d5 урона мозгу
    [d10] 1d10 урона мозгу
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
