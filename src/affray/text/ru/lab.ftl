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
lab-by-time = { $given }: с поиском по времени бой не повторить; укажите число розыгрышей, например { $example }
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

# Сравнения, развёртки и подбор: что изменено.
lab-as-it-is = как есть
lab-company-all = Все
lab-showdown-all = Все
lab-level = { $value ->
    [prologue] пролог
   *[other] { $value }
 }
lab-what-agents = кто играет
lab-what-edition = редакция
lab-what-party = кто идёт
lab-what-gear = снаряжение
lab-what-weapon = оружие
lab-what-armour = доспехи
lab-what-shield = щит
lab-what-item = прочее снаряжение
lab-what-stance = стойка
lab-what-monster = монстр
lab-what-level = уровень
lab-what-survival_limit = предел выживания
lab-what-light = свет
lab-what-close = кубики в ближнем бою
lab-what-ranged = кубики на расстоянии
lab-what-volleys = начальные залпы
lab-what-bow_volleys = начальные залпы из луков
lab-what-first = кто начинает
lab-what-ambush = засада
lab-what-last_round = последний раунд
lab-what-survival = выживание
lab-what-insanity = безумие
lab-what-courage = храбрость
lab-what-understanding = понимание
lab-what-hunt_xp = опыт охоты
lab-what-proficiency = владение оружием
lab-what-max_endurance = полная Выносливость
lab-what-max_hope = полная Надежда
lab-word-none = нет
lab-word-day = день
lab-word-sun = солнце
lab-word-dark = темнота
lab-word-heroes = герои
lab-word-loremaster = Хранитель Мудрости
lab-word-foes = враги
lab-word-by_company = устроил отряд
lab-word-by_foes = устроили враги
lab-word-monster = монстр
lab-word-survivors = выжившие
lab-word-controller = манипулятор монстра
lab-stance-kept = всегда в одной стойке ({ $stance })

# Что считается в бою целиком.
lab-company-whole-won = победы
lab-company-whole-rounds = раунды
lab-company-whole-fell = выбыло героев
lab-company-whole-dead = при смерти
lab-company-whole-wounded = ранено
lab-company-whole-left = осталось врагов
lab-company-whole-gone = ушло с поля
lab-company-whole-endurance = потеряно Выносливости
lab-company-whole-hope = потрачено Надежды
lab-showdown-whole-won = победы
lab-showdown-whole-rounds = раунды
lab-showdown-whole-fell = погибло
lab-showdown-whole-dead = погибло
lab-showdown-whole-wounded = тяжело ранено или погибло
lab-showdown-whole-left = осталось карт ИИ
lab-showdown-whole-severe = постоянные травмы
lab-showdown-whole-heavy = тяжёлые раны
lab-showdown-whole-armour = потеряно брони
lab-showdown-whole-survival = потрачено выживания
lab-showdown-whole-insanity = прибавилось безумия

lab-points = { $value } п. п.
lab-points-between = от { $low } до { $high } п. п., 95 %
lab-head-apart = A − B
lab-head-step = шаг
lab-head-aim = цель
lab-head-found = получается
lab-head-setting = настройка
lab-head-easier = должно быть легче
lab-head-harder = должно быть труднее
lab-head-won-more = трудное выигрывают чаще на
lab-going = Боёв { $done } из { $n }, { $rate } в секунду, осталось { $left }

# Сравнения.
lab-compare-title = Сравнение: { $a } | { $b }
lab-compare-nothing = Пока не сыграно ни одного боя, сказать нечего.
lab-compare-told = { $more ->
    [a] A побеждает чаще, чем B
   *[b] B побеждает чаще, чем A
 }, на { $points } п. п. ({ $between }): A { $a }, B { $b }, боёв { $n }
lab-compare-alike = По победам A и B не различить, боёв { $n }: A − B равно { $apart } п. п. ({ $between })
lab-compare-pairs = Боёв на одних и тех же кубиках { $n } (от числа { $seed }): побеждают оба { $both }, только A { $a }, только B { $b }, никто { $neither }
lab-compare-only-a = Только A побеждает в бою { $numbers }
lab-compare-only-b = Только B побеждает в бою { $numbers }
lab-compare-needed = { $seen ->
    [0] Побед поровну. Разницу в 1 п. п. показали бы примерно { $small } боёв.
   *[other] Если разница и вправду такая, её показали бы примерно { $seen } боёв; для разницы в 1 п. п. нужно примерно { $small }.
 }
lab-compare-figures = В среднем за бой
lab-compare-note = С обеих сторон одни и те же бои, поэтому разница известна точнее, чем каждая из сторон. Стрелка: больше, чем случай делает из стольких чисел (95 % для всех вместе).

# Развёртки.
lab-sweep-title = Развёртка: { $name }
lab-sweep-best = Чаще всего побеждают так: { $cell }, { $share } ({ $between }, 95 %). { $others ->
    [0] При всех других настройках побеждают реже, и это не случайность.
    [one] От неё не отличить ещё { $others } из { $cells }.
   *[other] От неё не отличить ещё { $others } из { $cells }.
 }
lab-sweep-dice = Настроек { $cells }, по { $n } боёв, на одних и тех же кубиках (от числа { $seed })
lab-sweep-cells = Все настройки
lab-sweep-cells-note = ★: лучшая или неотличимая от неё.
lab-sweep-steps = Чего стоит шаг
lab-sweep-steps-note = Как меняется доля побед от одного значения к следующему, в среднем по всему остальному. Стрелка: промежуток (95 %) не содержит нуля.

# Подбор.
lab-balance-title = Подбор: { $name }
lab-balance-reached = Цель достигнута: { $what }
lab-balance-already = Цель достигнута: сценарий уже такой, как надо
lab-balance-nearest = Ничто из испробованного цели не достигает. Ближе всего: { $what }
lab-balance-aim = Цель: { $aim }
lab-balance-checked = { $n ->
    [one] Проверено в { $n } бою, которого поиск не видел.
   *[many] Проверено в { $n } боях, которых поиск не видел.
 }
lab-balance-search = Настроек испробовано: { $settings }; боёв всего: { $fights }; кубики от числа { $seed }
lab-balance-ways = Что можно было менять: { $ways }. Другое: --by.
lab-balance-cancelled = Прервано: это лучшее из найденного, без проверки.
lab-way-number = число врагов
lab-way-kind = вид врагов
lab-way-endurance = Выносливость врагов в начале
lab-way-gear = доспехи отряда
lab-way-weapon = оружие отряда
lab-way-level = уровень монстра
lab-way-survival = выживание
lab-balance-aims = Цель и настройка
lab-balance-aims-note = Число людей и раундов: в среднем по всем боям; «никто» допускает один случай на десять боёв. Доля без «не больше» и «не меньше» достигнута, если она в пределах 5 п. п., когда цель не говорит иного.
lab-balance-holds = { $holds ->
    [yes] выполнено
    [nearly] выполнено, на грани
    [hardly] не выполнено, на грани
   *[no] не выполнено
 }
lab-balance-tried = Что испробовано
lab-balance-tried-note = В порядке поиска, на одних и тех же кубиках. Чем сомнительнее настройка, тем больше боёв.
lab-balance-verdict = { $verdict ->
    [chosen] ★ выбрано
    [fits] подходит
    [hard] слишком трудно
    [easy] слишком легко
   *[torn] и трудно, и легко
 }
lab-balance-reversals = Наоборот
lab-balance-reversals-note = Больше, чем случайность, для всех испробованных соседей вместе (95 %).
lab-balance-no-reversal = Ни одного случая: то, что должно быть труднее, нигде не выигрывали чаще.
lab-balance-trying = { $what }: боёв { $n }, победы { $won }
lab-balance-saved = Записано: { $file }. Посмотреть: { $command }

# Чего нельзя изменить или достичь.
change-unknown = { $given }: такого здесь изменить нельзя.
change-no-value = { $given }: нет значения. Например, { $more }
change-too-many = { $given }: значений не больше { $more }
change-no-ruling = { $given }: такого решения нет.
change-no-ruling-value = { $given }: у этого решения нет такого значения.
change-no-edition = { $given }: такой редакции нет.
change-no-number = { $given }: нужно целое число.
change-out-of-range = { $given }: от { $least } до { $most }
change-no-foe = { $given }: такого врага нет.
change-no-foe-here = { $given }: в этом сценарии такого врага нет.
change-whose = { $given }: чьё? Нужно { $given }:NAME=VALUE.
change-nobody-left = { $given }: тогда на этой стороне никого не останется.
change-no-hero = { $given }: такого героя нет.
change-no-hero-here = { $given }: в этом сценарии такого героя нет.
change-no-stance = { $given }: такой стойки нет.
change-no-gear = { $given }: такого снаряжения этого рода нет.
change-no-word = { $given }: такого значения нет.
change-no-monster = { $given }: такого монстра нет.
change-no-level = { $given }: такого уровня у монстра нет.
change-no-survivor = { $given }: в этом сценарии такого выжившего нет.
change-no-proficiency = { $given }: нет владения оружием, уровень которого можно изменить.
change-too-much-gear = { $given }: на планшете мест { $more }
balance-no-way = { $given }: такого подобрать нельзя.
balance-nothing = Так здесь ничего изменить нельзя ({ $given }).
aim-empty = Нет цели. Например: --aim "победа 80%, не больше одного раненого".
aim-two-ways = «{ $given }» говорит сразу о двух вещах.
aim-unknown-word = В цели есть непонятное слово: «{ $given }».
aim-no-figure = «{ $given }»: чего? Цель говорит о победах, раненых, погибших, выбывших или раундах.
aim-no-number = «{ $given }»: сколько?
aim-impossible = «{ $given }» невозможно. Ближайшее возможное: { $nearest }
aim-contradiction = «{ $given }» и «{ $other }» противоречат друг другу.
lab-compare-two-games = Сценарии из двух разных игр: их бои не сравнить.
lab-compare-same = Обе стороны одинаковы. Укажите второй сценарий или изменения через --a или --b.
lab-sweep-nothing = Для развёртки нужно хотя бы одно --change NAME=V1,V2,...
lab-sweep-twice = { $name } меняется дважды: укажите все значения в одном --change.
lab-sweep-cells-many = Слишком много настроек: { $given }, можно не больше { $most }
lab-sweep-fights-many = Слишком много боёв всего: { $given }, можно не больше { $most }
unknown-figure = { $given }: такого не считают.
