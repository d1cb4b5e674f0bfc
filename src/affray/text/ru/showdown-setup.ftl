# Подготовка схватки, ошибки сценария, исправления и числа за вопросом.

ShowdownBegan = Схватка: { $monster }, уровень { $level }
TerrainDrawn = Карты местности: { LIST($cards, "nom") }
TerrainPlaced = { CAP($terrain) }: { $small ->
    [yes] { $first }
   *[no] от { $first } до { $last }
 }
TerrainLeftOut = { CAP($terrain) }: на поле нет места
AmbushSprung = Засада: { $by ->
    [monster] монстр поджидал выживших
   *[survivors] выжившие подкрались к монстру
 }
SurvivorsSkip = Раунд { $round }: выжившие застигнуты врасплох и пропускают свой акт

ask-place_terrain = { CAP($terrain) }: куда положить плитку? (её северо-западная клетка)
option-place_terrain = { $square }{ $turned ->
    [yes] , с поворотом
   *[no] { "" }
 }
ask-monster_start = Где стоит { $monster }? (северо-западная клетка)
option-monster_start = { $option }
ask-place_survivor = Где начинает { $who }?
option-place_survivor = { $square }
ask-first_turn = Выжившие подкрались: чей акт первый?
option-first_turn = { $first ->
    [survivors] Выживших
   *[monster] Монстра
 }

# Кубики, колоды и место манипулятора, за которым нет выжившего.
word-place-terrain = место плитки местности
    .gender = n
word-keeper = манипулятор
    .gen = манипулятора
    .dat = манипулятору
    .acc = манипулятора
    .ins = манипулятором
    .pre = манипуляторе
    .gender = m
throw-dice = { $count }к{ $sides }

# Ошибки сценария.
scenario-off-board = { $given }: такого места на поле нет
scenario-two-on-a-space = { $given }: место занято
expected-monsters = монстр
expected-terrain = карта местности

# Числа за вопросом.
numbers-survivor-attack = { CAP($weapon) }: { $dice }к10{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons) })
 }, попадание от { $against }{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons) })
 }
numbers-wound = { CAP($location) }: к10 { SIGNED($strength) }{ $strength_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($strength_reasons) })
 } против { $toughness }{ $toughness_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($toughness_reasons) })
 }: { $impervious ->
    [yes] неуязвима, не ранит никакой бросок
   *[no] ранение от { $face }
 }{ $critical ->
    [0] { "" }
   *[other] , критическое от { $critical }
 }{ $breaks ->
    [yes] ; ломкое оружие о неё ломается
   *[no] { "" }
 }
numbers-reaction = Сейчас будет: «{ CAP($location) }», { $kind ->
    [wound] реакция на ранение
    [failure] реакция на неудачу
   *[reflex] рефлекс
 }
numbers-no-reaction = Реакции этой области не будет
numbers-placement = { $exactly ->
    [yes] Ровно { $most ->
        [one] в { $most } клетке
       *[many] в { $most } клетках
      } от монстра
   *[no] { $far ->
        [yes] Не ближе { $least ->
            [one] { $least } клетки
           *[many] { $least } клеток
          } от монстра
       *[no] На расстоянии от { $least } до { $most } клеток от монстра
      }
 }; если там нет свободных, то на ближайшей за ними
numbers-hit = Урон каждого попадания: { $damage }; попаданий: { $hits }
numbers-protection = { sd-location }: броня { $armour }{ $light ->
    [yes] , лёгкая травма
   *[no] { "" }
 }{ $heavy ->
    [yes] , средняя травма
   *[no] { "" }
 }

# Исправления: о чём они.
sd-fix-item = { $item ->
    [head] голова
    [arms] руки
    [body] тело
    [waist] пояс
    [legs] ноги
    [brain] мозг
    [movement] передвижение
    [speed] скорость
    [damage] урон
    [accuracy] точность
    [strength] сила
    [evasion] уклонение
    [toughness] прочность
   *[luck] удача
 }
sd-fix-end = Завершить схватку
sd-fix-priority = Приоритетная цель
sd-fix-controller = Манипулятор
sd-fix-corner = { CAP($who) }: северо-западная клетка
sd-fix-facing = { CAP($who) }: куда смотрит
sd-fix-square = { CAP($who) }: клетка
sd-fix-down = { CAP($who) }: на земле
sd-fix-wounds = { CAP($who) }: ранения
sd-fix-ai_top = { CAP($who) }: верхняя карта колоды ИИ
sd-fix-token = { CAP($who) }: жетоны, { sd-fix-item }
sd-fix-leave = { CAP($card) }: убрать из игры в сброс
sd-fix-survival = { CAP($who) }: решительность
sd-fix-insanity = { CAP($who) }: безумие
sd-fix-courage = { CAP($who) }: смелость
sd-fix-understanding = { CAP($who) }: понимание
sd-fix-bleeding = { CAP($who) }: жетоны кровотечения
sd-fix-armour = { CAP($who) }: броня, { sd-fix-item }
sd-fix-light = { CAP($who) }: лёгкая травма, { sd-fix-item }
sd-fix-heavy = { CAP($who) }: средняя травма, { sd-fix-item }
sd-fix-slay = { CAP($who) } погибает
sd-fix-end-value = { $to ->
    [victory] победа
    [defeat] поражение
   *[ended] схватка прервана
 }
sd-fix-facing-value = { $to ->
    [north] на север
    [east] на восток
    [south] на юг
   *[west] на запад
 }
sd-fix-named = { $to }
sd-fix-nobody = никто
showdown-Corrected = Исправление: { $what ->
    [end] схватка завершается
    [priority] { $card ->
        [none] приоритетной цели нет
       *[other] приоритетная цель теперь { $card }
     }
    [controller] манипулятор теперь { $seat }
    [corner] { $who } стоит на клетке { $to }
    [facing] { $who } смотрит { $to ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
     }
    [square] { $who } стоит на клетке { $to }
    [down] { $to ->
        [yes] { $who } лежит
       *[no] { $who } стоит на ногах
     }
    [wounds] { $who }, ранения: { $to }
    [ai_top] сверху колоды ИИ лежит { $card }
    [token] { $who }, жетоны, { sd-fix-item }: { $to }
    [leave] карта «{ CAP($card) }» уходит в сброс
    [survival] { $who }, решительность: { $to }
    [insanity] { $who }, безумие: { $to }
    [courage] { $who }, смелость: { $to }
    [understanding] { $who }, понимание: { $to }
    [bleeding] { $who }, жетоны кровотечения: { $to }
    [armour] { $who }, броня, { sd-fix-item }: { $to }
    [light] { $who }, лёгкая травма, { sd-fix-item }: { $to ->
        [yes] есть
       *[no] нет
     }
    [heavy] { $who }, средняя травма, { sd-fix-item }: { $to ->
        [yes] есть
       *[no] нет
     }
   *[slay] { $who } погибает
 }
refusal-no-such-value = Такого значения сейчас быть не может: { $what }.
