# Первые строки карт схватки и то, что стоит вокруг их текста: описания ИИ, областей, травм, предметов, местности, монстров.

# Карты ИИ
sd-action = { $kind ->
    [instincts] Инстинкт: то, что монстр делает, когда цели нет.
   *[basic_actions] Карта основных действий монстра.
 }
sd-ai = Карта ИИ, { $back ->
    [B] базовая
    [A] продвинутая
    [L] легендарная
   *[S] особая
 }{ $kind ->
    [normal] { "" }
    [mood] , настроение
    [trait] , черта
   *[duration] , длительность
 }; экземпляров: { $copies }.
sd-injured = Пока в игре постоянная травма «{ CAP($injury) }», вместо всей карты выполняется только это: { $do }.
sd-enters = Вступая в игру: { $do }.
sd-face_down = Вытянута первый раз: { $do }; затем карта кладётся лицом вверх на колоду ИИ.
sd-face-up = Вытянута второй раз, лицом вверх:
sd-lies = Пока лежит лицом вверх:
sd-zone = Зона карты: { $reach ->
    [one] { $reach } клетка
    [few] { $reach } клетки
   *[many] { $reach } клеток
 } вокруг монстра, { $corners ->
    [in] включая углы
   *[out] кроме углов
 }.

# Области повреждения
sd-location-card = Область повреждения монстра.
sd-location-toughness = Прочность этой области: { SIGNED($toughness) }.
sd-location-text = { $kind ->
    [wound] Реакция «Ранение»
    [failure] Реакция «Неудача»
    [reflex] Реакция «Рефлекс»
    [trap] Когда срабатывает
   *[critical] Критическое ранение
 }: { $do ->
    [none] ничего не происходит
   *[other] { $do }
 }.
sd-no-reaction = Реакций нет.
sd-no-critical = Критического эффекта нет: критически ранить её нельзя.
sd-location-injury = Постоянная травма «{ CAP($injury) }»: { LOW($said) }
sd-injury-changes = Меняет карты ИИ: { LIST($cards, "nom") }.
sd-injury-silent = Больше ничего не делает.

# Травмы выживших
sd-row = { $location ->
    [head] Тяжёлая травма головы
    [arms] Тяжёлая травма рук
    [body] Тяжёлая травма тела
    [waist] Тяжёлая травма пояса
    [legs] Тяжёлая травма ног
   *[brain] Травма мозга
 }, на кубике { $faces }.
sd-row-bleeding = Выживший получает { $bleeding ->
    [one] { $bleeding } жетон кровотечения
    [few] { $bleeding } жетона кровотечения
   *[many] { $bleeding } жетонов кровотечения
 }.
sd-row-lasts = { $lasts ->
    [permanent] Увечье, записывается в лист персонажа{ $limit ->
        [0] { "" }
        [1] { " " }один раз
       *[other] , не больше { $limit } раз
     }.
   *[fight] Действует до конца схватки.
 }
sd-row-twice = С двумя такими увечьями: { LOW($said) }
sd-row-retires = С двумя такими увечьями выживший после следующей схватки уходит на покой.
sd-row-skips = Выживший пропустит { $what ->
    [next_hunt] следующую охоту
   *[next_showdown] следующую схватку
 }.

# Монстр
sd-monster = { $nemesis ->
    [yes] Монстр возмездия
   *[no] Монстр
 }: подставка { $base }×{ $base }, уклонение { $evasion }, инстинкт — { $instinct }.
sd-level = { $key ->
    [prologue] Пролог
   *[other] Уровень { $level }
 }: передвижение { $movement }, прочность { $toughness }{ $tokens ->
    [none] { "" }
   *[other] , жетоны { $tokens }
 }; карты ИИ: { $fixed ->
    [0] базовых { $basic }, продвинутых { $advanced }, легендарных { $legendary }
   *[other] всего { $fixed }, всегда одни и те же
 }{ $traits ->
    [none] { "" }
   *[other] ; сразу в игре: { LIST($traits, "nom") }
 }.
sd-level-token = { SIGNED($by) } к { sd-attribute-dat }
sd-aftermath = { $kind ->
    [victory] Победа
   *[defeat] Поражение
 }: { $do }.

# Предметы
sd-weapon = Оружие{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
 }: скорость { $speed }, точность { $accuracy }+, сила { $strength }.
sd-armour = Доспех, { $location ->
    [head] голова
    [arms] руки
    [body] тело
    [waist] пояс
   *[legs] ноги
 }: { $points ->
    [one] { $points } очко брони
    [few] { $points } очка брони
   *[many] { $points } очков брони
 }.
sd-item = Предмет.
sd-built = Место в поселении. Его строят после первой победы: { LIST($monsters, "nom") }.
sd-made-there = Здесь делают: { LIST($gear, "nom") }.
sd-offered-by = См. карту: { LIST($cards, "nom") }.
sd-place = Откуда: { $place }.
sd-of-set = Часть комплекта «{ CAP($whole) }».
sd-words = Свойства: { $words }.
sd-word-line = { CAP($word) }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
 }: { $about }.
sd-colour = { $colour ->
    [red] { $many ->
        [one] { $many } красная
        [few] { $many } красные
       *[many] { $many } красных
     }
    [green] { $many ->
        [one] { $many } зелёная
        [few] { $many } зелёные
       *[many] { $many } зелёных
     }
   *[blue] { $many ->
        [one] { $many } синяя
        [few] { $many } синие
       *[many] { $many } синих
     }
 }
sd-edge = половина { $colour ->
    [red] красной
    [green] зелёной
   *[blue] синей
 } { $side ->
    [top] сверху
    [right] справа
    [bottom] снизу
   *[left] слева
 }
sd-affinities = Связи: { $affinities }.
sd-mode = «{ CAP($name) }»: так атака получает { SIGNED($speed) } к скорости и { SIGNED($accuracy) } к точности.
sd-weapon-uses = Число атак им ограничено{ sd-uses }.
sd-set = Комплект: { LIST($pieces, "nom") }.
sd-set-whole = Когда надет весь: { LOW($said) }
sd-resource = Ресурс{ $in ->
    [yes] { $deck ->
        [none] { "" }
       *[other] , колода: { $deck }
     }; карт { $copies }
   *[no] , ни в одной колоде
 }.
sd-exchanged = базовая шкура
sd-exchange = В поселении меняется: { $name }, { $many }.
sd-terrain = Местность: карт { $copies }, на каждую { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
 } { $columns }×{ $rows }.
sd-rank = { $rank ->
    [specialization] Специализация
   *[mastery] Мастерство
 } (уровень { $level }): { LOW($said) }
sd-innovation = { $action ->
    [none] Улучшение поселения, о котором спрашивают другие карты.
   *[other] Улучшение поселения. Выжившим становится доступно решительное действие «{ CAP($action) }».
 }
sd-action-price = { $survival ->
    [one] Стоит { $survival } очко решительности
    [few] Стоит { $survival } очка решительности
   *[many] Стоит { $survival } очков решительности
 }, раз за раунд{ $needs ->
    [none] ; доступно с самого начала
   *[other] ; нужно улучшение поселения «{ CAP($needs) }»
 }.
sd-action-dodge = Когда известны области всех попаданий монстра, до урона: одно попадание по выбору того, в кого попали, отменяется. Можно и сбитым с ног, но не во время своей атаки.
sd-action-encourage = Стоящий выживший в любой момент поднимает на ноги сбитого с ног неглухого напарника. Не во время своей атаки.
sd-action-dash = При возможности решительных действий: +1 передвижение, которое тратится сразу.
sd-action-surge = При возможности решительных действий: +1 взаимодействие, которое тратится сразу; всё, что за ним следует, разыгрывается до конца.
sd-no-text = Своего действия у этой карты нет.
