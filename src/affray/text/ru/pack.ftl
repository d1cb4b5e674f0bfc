# Что бывает не так с файлом. $expected и $given — как в файле; за сообщением следует, что ожидалось, и похожие названия.
pack-unreadable = не читается: { $given }
pack-not-text = это не текст в UTF-8
pack-too-large = файл слишком большой
pack-too-deep = слишком глубокая вложенность
pack-too-many = слишком много значений
pack-syntax = это не YAML: { $given }
pack-tag = теги не разрешены: { $given }
pack-alias = якоря и ссылки не разрешены: { $given }
pack-duplicate-key = ключ { $given } здесь дважды, впервые – в { $expected }
pack-not-mapping = здесь нужны ключи со значениями
pack-missing-key = не хватает ключа: { $expected }
pack-unknown-key = такого ключа нет: { $given }
pack-wrong-type = { $given } — не то, что здесь нужно
pack-out-of-range = { $given } выходит за пределы
pack-wrong-length = слишком мало или слишком много
pack-unknown-value = { $given } здесь стоять не может
pack-unknown-name = ничего с названием { $given } нет
pack-bad-value = непонятно: { $given }
pack-duplicate-id = { $given } уже занято: { $expected }
card-unknown-word = такого слова для карт нет: { $given }
card-too-nested = глаголы вложены слишком глубоко
hero-barred-gear = герой этого народа не может пользоваться: { $given }
hero-too-much-gear = такая вещь может быть только одна: { $given } лишняя
hero-reward-misplaced = { $given } на эту вещь не ложится или указано дважды
pack-number-key = ключ { $given } – число: возьмите его в кавычки, { $expected }
pack-yaml-word = { $given } в YAML 1.2 – просто текст, а не true или false, и стоять здесь не может
pack-no-folder = такой папки нет{ $given ->
    [none] { "" }
   *[other] : { $given }
 }
pack-no-about = в папке нет файла { $expected }
pack-newer = формат { $given } новее, чем понимает эта версия: самый новый – { $expected }
monster-no-trap = среди областей повреждения { $given } нет ловушки (flags: [trap])
roll-overlap = грани { $given } частью уже заняты: { $expected }
who-nobody = { $given } здесь никого не означает{ $expected ->
    [none] { "" }
   *[other] ; есть: { $expected }
 }
scenario-pack-elsewhere = сценарий называет не ту папку, в которой лежит: { $given }
problem-expected = ожидается: { $expected }
problem-nearest = может быть, { $names }?

# Чего ждали, когда это не слово из файла.
expected-whole-number = целое число
expected-number = число
expected-text = текст
expected-true-or-false = true или false
expected-list = список
expected-word = слово
expected-mapping = ключи со значениями
expected-heroes = герой
expected-foes = враг
expected-gear = снаряжение
expected-weapons = оружие
expected-names = название
expected-virtues = добродетель
expected-rewards = награда
expected-cultures = народ
expected-rulings = открытый вопрос
expected-abilities = способность
expected-qualities = качество
expected-conditions = состояние
expected-scenarios = сценарий
