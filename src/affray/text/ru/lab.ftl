# Лаборатория: прогнозы целых боёв.

lab-title = Прогноз: { $name }
lab-setup = Кубики от числа { $seed }; редакция «{ $edition }»{ $rulings ->
    [none] { "" }
   *[other] , { $rulings }
 }
lab-between = от { $low } до { $high }
lab-company-won = Отряд побеждает в { $share } боёв ({ $between }, 95 %): { $wins } из { $n }
lab-showdown-won = Выжившие побеждают в { $share } схваток ({ $between }, 95 %): { $wins } из { $n }
lab-company-agents = Герои: { $players }; Хранитель Мудрости: { $other }
lab-showdown-agents = Выжившие: { $players }; манипулятор монстра: { $other }
lab-ended = { $why ->
    [precise] Закончено раньше: точность { $precision } достигнута, сыграно { $n } из { $asked }.
    [cancelled] Прервано: учтено { $n } из { $asked }.
    [lost] Прервано, исполнители пропали: учтено { $n } из { $asked }.
   *[failed] Остановлено на бое, который сорвался: учтено { $n } из { $asked }.
 }
lab-failed = { $n ->
    [one] { $n } бой сорвался и не учтён.
    [few] { $n } боя сорвались и не учтены.
   *[many] { $n } боёв сорвались и не учтены.
 }
lab-failure = Бой { $number }: { $what }
lab-failure-kept = Бой { $number }: его запись до сбоя лежит в { $file }
lab-agent = «{ $name }»
lab-sure = Погрешность (95 %): у долей не больше { $shares }, у средних не больше { $means }.
lab-other = Что-то ещё

lab-outcomes = Исходы
lab-head-outcome = исход
lab-head-fights = боёв
lab-head-share = доля
lab-span = Другой игрок на тех же местах
lab-span-note = Прогноз говорит не только о бое, но и об игроках: ваши где-то в этих пределах. «random» делает что угодно из разрешённого; другая сторона играет как прежде.
lab-head-players = кто играет
lab-head-won = победы
lab-head-interval = 95 %
lab-course = Бой в целом
lab-course-note = В девяти боях из десяти число лежит между столбцами 5 % и 95 %.
lab-head-mean = среднее
lab-head-median = медиана
lab-head-most = макс.
lab-company-rounds = раунды
lab-company-fell = героев выбыло
lab-company-left = врагов осталось
lab-showdown-rounds = раунды
lab-showdown-fell = выживших погибло
lab-showdown-left = карт ИИ осталось у монстра
lab-showdown-archived = карт снаряжения потеряно насовсем
lab-company-people-title = Герои
lab-company-people = герой
lab-company-people-note = Доли боёв и средние за бой. Выносливость и Надежда: сколько их не стало к концу боя.
lab-company-figure-out = выбыл
lab-company-figure-dying = при смерти
lab-company-figure-gone = ушёл
lab-company-figure-wounded = ранен
lab-company-figure-endurance = Вынослив.
lab-company-figure-hope = Надежда
lab-company-figure-shadow = Тень +
lab-company-figure-gear = без вещей
lab-showdown-people-title = Выжившие
lab-showdown-people = выживший
lab-showdown-people-note = Доля схваток, в которых выживший гибнет; остальное средние, как было в миг, когда схватка решилась.
lab-showdown-figure-died = гибель
lab-showdown-figure-severe = увечья
lab-showdown-figure-light = лёгкие тр.
lab-showdown-figure-heavy = средние тр.
lab-showdown-figure-armour = броня −
lab-showdown-figure-bleeding = кровотеч.
lab-showdown-figure-survival = решит. −
lab-showdown-figure-insanity = безумие +
lab-column = { $value }: { $share }; не больше { $value }: { $passed }
lab-foes = Враги
lab-head-foes = враг
lab-head-slain = убито
lab-ends = От чего гибли выжившие
lab-head-cause = причина
lab-head-times = раз
lab-heard = { $heard ->
    [one] По { $heard } бою из { $n }
    [few] По { $heard } боям из { $n }
   *[many] По { $heard } боям из { $n }
 }{ $every ->
    [1] .
   *[other] {" "}(тем, чей номер делится на { $every }).
 }
lab-kills = Кто кого одолел
lab-head-who = кто
lab-head-whom = кого
lab-head-a-fight = за бой
lab-marks = Что вступало в игру
lab-marks-note = Стрелка: бои, где это было, выигрывались чаще (↑) или реже (↓), чем бои без этого, и это больше, чем даёт случай при таком числе строк. Причина ли это, отсюда не видно: что приходит поздно, приходит в долгих боях.
lab-head-thing = что
lab-head-kind = какого рода
lab-head-in-fights = в боях
lab-head-with = победы с этим
lab-head-without = без этого
lab-company-kind-card = Добродетели и вещи героев
lab-company-kind-foe_card = Особые свойства врагов
lab-company-kind-special = Особый урон героев
lab-company-kind-foe_special = Особый урон врагов
lab-company-kind-weapon = Оружие героев (атаки)
lab-company-kind-stance = Стойки (раунды в них)
lab-company-kind-task = Боевые задачи
lab-showdown-kind-ai = Карты ИИ
lab-showdown-kind-location = Области повреждения (вытянуты)
lab-showdown-kind-trap = Ловушки
lab-showdown-kind-reaction = Реакции
lab-showdown-kind-critical = Критические ранения
lab-showdown-kind-persistent = Постоянные травмы монстра
lab-showdown-kind-injury = Тяжёлые травмы
lab-showdown-kind-trauma = Травмы мозга
lab-showdown-kind-survival = Решительные действия
lab-showdown-kind-card = Карты, которые действуют сами
lab-showdown-kind-used = Что дают карты, местность и оружие
lab-showdown-kind-weapon = Оружие (атаки)
lab-showdown-kind-gear = Щиты и прыжки
lab-showdown-kind-terrain = Местность

# Ход прогноза.
lab-progress = { $done } из { $n }, { $rate } в секунду, осталось { $left }; победы { $won } ± { $half }
lab-progress-weak = … и с другим игроком
lab-left-seconds = { $s } с
lab-left-minutes = { $m } мин { $s } с
lab-left-hours = { $h } ч { $m } мин
lab-took = { $seconds } с, { $rate } боёв в секунду
lab-more-rows = … ещё { $n } в отчёте HTML
lab-replay-title = Посмотреть бой
lab-replay-worst = худший (бой { $number })
lab-replay-typical = обычный (бой { $number })
lab-replay-any = любой другой по номеру
lab-written = { $file }: готово
lab-record-written = Бой { $number } лежит в { $file }. Посмотреть: { $command }
lab-no-fight = Ни один бой не учтён, показать нечего.

# Что не так.
lab-n = { $given }: число боёв от 1 до { $most }
lab-number-of-fight = { $given }: нужно worst, typical или номер боя (от 0 до { $most })
lab-seed = { $given }: число для кубиков от 0 до { $most }
lab-jobs = { $given }: число процессов от 1 до { $most }
lab-precision = { $given }: точность задают долей, например 1% или 0.01, между 0 и 50 %
lab-seconds = { $given }: предел задают в секундах, например 60s, или 0 – без предела
lab-listen = { $given }: нужно all или число: слушать каждый какой бой (0 – ни одного)
lab-two-stdout = На экран (-) может выйти только один отчёт.
lab-record-needs-replay = Для --record нужен бой: --replay worst, typical или номер.
lab-cluster-lacks = Для кластера здесь нужен dask.distributed: pip install "{ $detail }"
lab-cluster-unreachable = По адресу { $detail } планировщик не отвечает. Запущен ли он, и виден ли отсюда?
lab-cluster-empty = У планировщика { $detail } нет исполнителей.
lab-cluster-without = Исполнитель не может играть: { $detail }
lab-cluster-other = Исполнитель сыграл бы иначе. Там нужны те же affray, данные и Python. (исполнитель: что не так, там и здесь) { $detail }
lab-cluster-lost = Кластера больше нет: { $detail }
lab-process-died = Один из процессов умер, возможно, не хватило памяти. { $detail }
