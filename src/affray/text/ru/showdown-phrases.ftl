# Кого имеют в виду карты схватки, как складываются их предложения, сколько чего: из этого строят showdown-verbs.ftl и showdown-cards.ftl.

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
word-sd-controller = манипулятор
    .gen = манипулятора
    .dat = манипулятору
    .acc = манипулятора
    .ins = манипулятором
    .pre = манипуляторе
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
sd-nothing = Ничего не происходит.
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
    [d5] к5
    [d10] к10
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
    [d5] к5 { sd-units } { sd-thing }
    [d10] к10 { sd-units } { sd-thing }
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
