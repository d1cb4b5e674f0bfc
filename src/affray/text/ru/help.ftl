# Справка командной строки. Только простой текст: файл читается и без Fluent, так быстрее.

affray = Настольные бои по книге: спрашивает игроков, принимает кубики, говорит, что случилось и почему.
play = Начать бой. SCENARIO: название из `affray scenarios` или файл.

    В терминале за героев играют люди, а за другую сторону программа; без терминала или с --auto программа играет за всех.
resume = Продолжить бой по его записи.
replay = Показать бой по его записи.
undo = Отменить последнее, что сделал человек, или всё после указанной строки.
branch = Начать новую запись с первых строк этой.
scenarios = Какие сценарии есть в поставке.
rulings = Открытые вопросы правил игры, принятые решения и редакции.
check = Проверить папки с данными, сценарии и записи.
new = Написать файл, с которого можно начать.
new-company = Написать сценарий с пояснениями (FILE или - для экрана).

opt-seat = Кто играет за место: human (человек) или программа (random, sensible, cruel, kind). «all» значит все места.
opt-auto = За всех играет программа; печатается журнал.
opt-lang = Язык: en или ru.
opt-seed = Виртуальные кубики от этого числа: тот же бой ещё раз.
opt-dice = Кубики: virtual (виртуальные) или typed (настоящие, их грани вводят).
opt-edition = Набор решений по открытым вопросам (см. `affray rulings`).
opt-ruling = Решить один открытый вопрос иначе.
opt-record = Где хранить бой. Готовый файл не перезаписывается.
opt-step = Ждать Enter после каждого шага.
opt-to-replay = Остановиться после стольких строк записи.
opt-to-undo = Сколько строк записи оставить.
opt-seat-replay = Показать то, что может знать это место.
opt-at = Сколько строк оставить.
opt-version = Показать версию и выйти.
not-whole = { $given }: нужно целое число, 0 или больше

# Собственные сообщения click.
click-usage = Использование:
click-options = Параметры
click-commands = Команды
click-arguments = Аргументы
click-help = Показать эту справку и выйти.
click-try = Справка: { $command } { $option }
click-error = Ошибка: { $message }
click-aborted = Прервано.
click-default = по умолчанию: { $default }
click-no-option = Нет такого параметра: { $name }.
click-no-command = Нет такой команды: { $name }.
click-missing-command = Не указана команда.
click-missing-argument = Не указан аргумент
click-missing-option = Не указан параметр
click-missing-parameter = Не указан параметр
click-extra-one = Лишний аргумент ({ $args })
click-extra-many = Лишние аргументы ({ $args })
click-mean-one = Может быть, { $possibility }?
click-mean-many = Может быть, что-то из этого: { $possibilities }?
click-invalid-for = Негодное значение для { $param_hint }: { $message }
click-invalid = Негодное значение: { $message }
click-not-one = { $value }: можно только { $choice }.
click-not-one-of = { $value }: можно только { $choices }.
click-no-value = Параметру { $name } не нужно значение.
click-needs-value = Параметру { $name } нужно значение.
click-needs-values = Параметру { $name } нужно значений: { $nargs }.
click-meta-options = [ПАРАМЕТРЫ]
click-meta-command = КОМАНДА [АРГУМЕНТЫ]...
