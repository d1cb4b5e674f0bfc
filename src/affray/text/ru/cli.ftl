# Командная строка.

# Незнакомые имена.
unknown-scenario = Нет сценария «{ $given }».
unknown-seat = Нет места «{ $given }».
unknown-agent = Нет такой программы-игрока: «{ $given }».
unknown-ruling = Нет такого открытого вопроса: «{ $given }».
unknown-ruling-value = У этого вопроса нет решения «{ $given }».
unknown-edition = Нет редакции «{ $given }».
unknown-language = Нет языка «{ $given }».
unknown-game = Нет игры «{ $given }».
unknown-command = Нет такой команды: «{ $given }».
nearest = Может быть, { $names }?
there-are = Есть: { $names }.
not-a-pair = «{ $given }»: нужно { $example }.
example-pair = НАЗВАНИЕ=ЗНАЧЕНИЕ
which-scenario = Какой сценарий?
typed-needs-people = Настоящие кубики должен кто-то вводить: назовите место, --seat ИМЯ=human.

# Файлы.
cannot-read = { $file }: не читается: { $why }
cannot-write-file = { $file }: не записать: { $why }
os-enoent = нет такого файла
os-eacces = нет прав
os-eperm = нет прав
os-eisdir = это папка
os-enotdir = это не папка
os-enospc = на диске нет места
os-erofs = диск только для чтения
file-exists = { $file } уже есть и не перезаписывается.
record-exists = { $file } уже есть и не перезаписывается. Продолжить его: { $command }
record-unwritable = Запись { $file } не ведётся: { $why }
record-kept = Бой записывается в { $file }
record-empty = пустая запись
record-no-header = это не запись боя: первая строка не заголовок
record-newer = запись более нового вида ({ $detail }), чем знает эта версия
record-unknown-line = это не строка записи: { $detail }
record-bad-undo = эта отмена никуда не указывает: { $detail }
# Подробности разбора приходят по-английски и здесь не нужны.
record-not-json = это не JSON{ $detail ->
   *[other] { "" }
}
record-not-object = это не строка записи: { $detail }
record-torn = Последняя строка оборвана и не считается.
record-scenario-bad = { $file }: сценарий записи не подходит к данным:
record-pack-changed = Данные изменились с начала боя: { $names }
record-diverged = { $file }, действующая строка { $line }: в ней «{ $expected }», а по правилам выходит «{ $came }»
record-holds = { $n ->
    [0] Из неё не годится ничего.
    [one] Годится { $n } строка.
    [few] Годятся { $n } строки.
   *[many] Годятся { $n } строк.
 }
record-branch-hint = С этого места можно продолжить в новой записи: { $command }
secret-gone = Файл с тайной рядом с записью пропал: виртуальные кубики начинаются заново.
no-such-line = Строки { $given } в записи нет, всего их { $n }.
replayed-over = Бой окончен; действующих строк: { $n }.
replayed-open = Бой не окончен; действующих строк: { $n }.
branched = { $file }: новая запись, строк из прежней: { $n }
go-on-with = Продолжить: { $command }
nothing-to-take-back = В этой записи люди ничего не делали: укажите --to N.
step-prompt = [{ $line }/{ $of }] Enter дальше, в закончить
check-pack = папка с данными, всё в порядке
check-scenario = сценарий, всё в порядке: { $name }
check-record = запись, всё в порядке; действующих строк: { $n }
play-folder = { $folder } – папка, а нужен сценарий: файл из её папки scenarios.
check-no-pack = { $folder }: это не пак: в папке нет pack.yaml.
check-instead = Может быть, { $command }?
check-part = { $file } – часть пака, а он проверяется целиком: { $command }
check-wrong = есть ошибки
starter-written = Файл { $file } написан.
starter-next = Дальше: { $check }; { $play }
editions-title = Редакции
edition-default = { " " }(по умолчанию)
rulings-title = Открытые вопросы (* решение по умолчанию)

# В игре.
key-odds = шансы
key-rule = правило
key-closed = закрытые
key-state = состояние
key-log = журнал
key-undo = отмена
key-correct = исправить
key-orders = приказы
key-leave = выйти
key-virtual = бросить или вытянуть за меня (бб: и дальше)
break-in = В любой миг, { $who }:
break-in-own = В любой миг:
break-in-opportunity = Возможность, { $who }:
break-in-opportunity-own = Возможность:
break-in-folded = Сначала: решительные действия и прочее … (вариантов: { $more })
type-a-number = Нужно число от 1 до { $n }.
not-now = Сейчас это ни к чему.
nothing-closed = Ничего не закрыто.
no-rule = За этим вопросом нет правила.
no-such-name = Здесь ничего не называется «{ $given }».
undone = Отменено. Действующих строк: { $n }.
undone-what = Отменено: { $what }
undone-answer = { $asked } — { $answered }
undone-faces = выпавшее на кубиках, { $faces }
undone-cards = вытянутые карты, { $cards }
undone-fix = исправление «{ $what }»
pick-prompt = Номер (Enter: назад):
pick-or-leave = Номер (Enter: выйти):
correct-whom = Что исправить?
correct-scene = Обстановка и бой в целом
correct-what = Что именно?
correct-value = От { $least } до { $most } (Enter: назад):
correct-word = Новое значение, от { $first } до { $last } (Enter: назад):
correct-do-it = Да, так
correct-later = Учтено: подействует, как только закончится то, что сейчас идёт.
cannot-land = Исправление в строке { $line } больше не может подействовать ({ $expected }: { $came }). Отмените его: о.
cannot-write = Ничего не сделано: запись не ведётся: { $why }
orders-title = Постоянные приказы. Какой изменить?
order-given = Приказ дан.
no-orders = Здесь некому отдавать приказы.
fight-is-over = Бой окончен. Отменить последнее: { $command }
left-saved = Бой ждёт. Продолжить: { $command }
left-unsaved = Бой не сохранён.

# Кубики.
throw-ask = { $who } бросает, { $why }: { $dice }
throw-ask-for = { $who } бросает, { $why }: { $dice }
throw-next = Бросает { $who }, { $why }
throw-prompt = Грани:
throw-feat-and-success = { $feats ->
    [0] { "" }
    [one] кубик Подвига (1-10, г руна, о Око)
    [few] { $feats } кубика Подвига (1-10, г руна, о Око)
   *[many] { $feats } кубиков Подвига (1-10, г руна, о Око)
 }{ $successes ->
    [0] { "" }
   *[other] { $feats ->
        [0] { "" }
       *[other] , затем{ " " }
      }{ $successes ->
        [one] { $successes } кубик Успеха
        [few] { $successes } кубика Успеха
       *[many] { $successes } кубиков Успеха
      }
 }
throw-count = { $n ->
    [one] Нужна { $n } грань, названо { $given }.
    [few] Нужны { $n } грани, названо { $given }.
   *[many] Нужно { $n } граней, названо { $given }.
 }
throw-not-a-face = Кубик { $number }: нет грани «{ $given }» (от 1 до { $sides }).
throw-out-of-range = Кубик { $number }: { $given } не от 1 до { $sides }.
throw-help = Введите грани по порядку через пробел: 7 6 3 1. Бросить за меня: б; и дальше тоже: бб.
draw-ask = { $who } тянет карты, { $why }: { $n }

# Числа за вопросом.
numbers-part = { $dice }к{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons, "dice") })
 } против { $against }{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons, "part") })
 }{ $favour_reasons ->
    [none] { "" }
   *[other] ; { REASONS($favour_reasons, "favour") }
 }{ $weary ->
    [yes] ; изнурение
   *[no] { "" }
 }: { $chance } %
numbers-roll = Пока что: { numbers-part }
numbers-strike = { $foe }, { weapon-grip }: { numbers-part }
numbers-blow = { $who } попадает в { CASE($target, "acc") } (Выносливость { $endurance }): потеря { $damage }{ $heavy ->
    [0] { "" }
   *[other] { " " }+ { $heavy }
 }, кубик Подвига { $feat ->
    [0] худшая грань
    [11] лучшая грань
   *[other] { $feat }
 }, Тяжесть раны { $injury }

# Состояние.
state-scene = { $round ->
    [0] До ближнего боя
   *[other] Раунд { $round }
 }: { $scene }
state-dice-close = Ближний бой: { SIGNED($n) }к на броски героев
state-dice-ranged = Дальний бой: { SIGNED($n) }к на броски героев
state-heroes = Отряд
state-foes = Враги
state-stance = Стойка
state-endurance = Вынослив.
state-hope = Надежда
state-shadow = Тень
state-load = Нагрузка
state-might = Мощь
state-drive = Воля
state-hate = Ненависть
state-resolve = Решимость
state-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
 }
state-in-forward = передняя
state-in-open = открытая
state-in-defensive = защитная
state-in-rearward = в тылу
state-against = против { $who }
state-seized = в захвате, держит { $who }
state-two-handed = двумя руками
state-dropped = обронено: { $what }
state-back = в стороне от схватки
state-mark-weary = изнурение
state-mark-miserable = отчаяние
state-mark-wounded = ранение
state-mark-dying = при смерти
state-mark-recovering = возвращается в строй
state-mark-surprised = { GENDER($who) ->
    [f] застигнута
    [n] застигнуто
    [pl] застигнуты
   *[m] застигнут
 } врасплох
state-mark-fleeing = покидает поле боя
state-mark-no-hope = больше нет Надежды
state-mark-asleep = спит
state-effect = { $target }: { $source } { SIGNED($amount) }

# Однородные варианты под одним номером.
option-folded = { $said } … (вариантов: { $more })
group-action-look = Разглядеть кого-то в схватке
group-action-cross = Пройти через поле боя
group-action-advance = Наступать на другого врага
group-action-drag = Оттащить павшего товарища в безопасное место
group-action-protect = Защита товарища
group-action-pick_up = Подобрать утерянное снаряжение
group-action-break_out = Прорваться из боя
group-action-give_ground = Отступить
group-action-draw = Достать оружие
group-action-shoot = Выстрелить
group-action-throw = Метнуть
group-action-offer = Что дают добродетели и слабости врагов

# Стол в браузере.
serving = Стол открыт: { $address }
serving-stop = Ctrl-C закроет его; все бои хранятся в { $database }.
serving-lan = Страницу { $address } видят все в этой сети, и она не зашифрована: только для своих.
serving-lacks = Для стола в браузере здесь установлено не всё: pip install "affray[web]" ({ $what })
serving-port = Порт { $port } занять нельзя: { $why }
serving-database = С этой базой данных работать нельзя: { $why }
