# Что бывает неверно в листе или в составе.
sheet-too-many-cards = { $given } здесь лишнее
sheet-barred-armour = { $given } носить нельзя: травма или расстройство выжившего запрещает доспех на этом месте ({ $expected })
sheet-injury-too-often = { $given } записано чаще, чем возможно
sheet-grid-and-gear = нужен или инвентарь три на три, или список предметов, но не оба
sheet-too-much-gear = в инвентаре больше нет места
sheet-gear-twice = { $given } уже лежит в инвентаре; несколько одинаковых бывает только у оружия
sheet-two-on-a-space = в одной ячейке лежит одна карточка
expected-arts = боевое искусство
expected-disorders = расстройство психики
expected-injuries = увечье
expected-proficiencies = вид оружия
expected-innovations = улучшение поселения
expected-survivors = выживший
roster-other-edition = состав другой редакции: { $given }
roster-chosen-twice = { $given } здесь второй раз
roster-dead = { $given } среди погибших
roster-retired = { $given } на покое
roster-skips = { $given } пропускает эту схватку
roster-nobody = в составе некому идти
roster-too-many = идти могут больше чем { $expected }: { $given }. Выберите: --survivors
roster-own-game = состав годится только для схватки
roster-lacks-file = --survivors и --yes нужны вместе с --roster

# Что подведение итогов меняет в составе.
roster-changes = Изменения в файле { $file }:
roster-no-changes = В файле { $file } ничего не меняется.
roster-died = { CAP($who) } { GENDER($who) ->
    [f] погибла
    [n] погибло
    [pl] погибли
   *[m] погиб
 }
roster-retires = { CAP($who) } уходит на покой
roster-marked = { CAP($who) } пропустит следующую схватку
roster-unmarked = { CAP($who) }: пропуск схватки больше не отмечен
roster-number = { CAP($who) }: { $what ->
    [survival] решительность
    [insanity] безумие
    [courage] смелость
    [understanding] понимание
    [hunt_xp] боевой опыт
   *[proficiency] уровень владения оружием
 } { $was } -> { $now }
roster-attribute = { CAP($who) }: { sd-attribute } { $was } -> { $now }
roster-arts-gained = { CAP($who) } получает боевые искусства: { LIST($what, "nom") }
roster-arts-lost = { CAP($who) } теряет боевые искусства: { LIST($what, "nom") }
roster-disorders-gained = { CAP($who) } получает расстройства психики: { LIST($what, "nom") }
roster-disorders-lost = { CAP($who) } избавляется от расстройств психики: { LIST($what, "nom") }
roster-injuries-gained = { CAP($who) }, увечья: { LIST($what, "nom") }
roster-injuries-lost = { CAP($who) }, увечий больше нет: { LIST($what, "nom") }
roster-gear-gained = { CAP($who) }, новое в инвентаре: { LIST($what, "nom") }
roster-gear-lost = { CAP($who) }, в инвентаре больше нет: { LIST($what, "nom") }
roster-affinities = { CAP($who) }: пересчитайте связи в инвентаре
roster-basic-changed = Базовых ресурсов на складе: { $was } -> { $now }
roster-storage-gained = На склад поселения: { LIST($what, "nom") }
roster-storage-lost = Со склада поселения: { LIST($what, "nom") }
roster-archive-gained = Убрано из игры: { LIST($what, "nom") }
roster-archive-lost = Возвращено в игру: { LIST($what, "nom") }
roster-place = Новое в поселении: { $place }
roster-defeated = В графе побеждённых монстров: { $monster }, уровень { $level }
roster-nemesis = В графе монстра возмездия: { $monster }, уровень { $level }
roster-ask = Записать?
roster-yes = Да, записать
roster-no = Нет, оставить файл прежним
roster-written = Файл { $file } записан{ $kept ->
    [none] {""}
   *[other] ; прежний лежит в { $kept }
 }.
roster-not-written = Файл { $file } { $there ->
    [yes] остаётся прежним
   *[no] не записан
 }.
roster-say-yes = Файл { $file } { $there ->
    [yes] остаётся прежним
   *[no] не записан
 }: с --yes он записывается без вопроса.
roster-not-here = Файла { $file } здесь нет; в записи он такой, каким был в начале схватки.
roster-changed-meanwhile = Файл { $file } уже не тот, что был в начале схватки. Ничего не записано.

# Что говорит `affray roster`.
roster-begun = Записан файл { $file }: поселение и четверо выживших.
roster-next = Исправьте его под себя, затем: { $check }
roster-fine = { $file }: состав без ошибок; выживших { $n }, могут идти { $able }
roster-title = { $name }: предел решительности { $limit }
roster-innovations = Улучшения: { LIST($what, "nom") }
roster-places = Постройки: { LIST($what, "nom") }
roster-basic = Базовых ресурсов на складе: { $n }
roster-storage = Склад: { LIST($what, "nom") }
roster-archive = Убрано из игры: { LIST($what, "nom") }
roster-state = { $state ->
    [dead] среди погибших
    [retired] на покое
   *[skips] пропускает следующую схватку
 }
roster-numbers = Решительность { $survival }, безумие { $insanity }, смелость { $courage }, понимание { $understanding }, боевой опыт { $hunt_xp }
roster-attributes = Передвижение { $movement }, точность { SIGNED($accuracy) }, сила { SIGNED($strength) }, уклонение { SIGNED($evasion) }, удача { SIGNED($luck) }, скорость { SIGNED($speed) }
roster-weapon = Владение оружием: { $type } { $level }
roster-gear = Инвентарь: { LIST($what, "nom") }
roster-arts = Боевые искусства: { LIST($what, "nom") }
roster-disorders = Расстройства психики: { LIST($what, "nom") }
roster-injuries = Увечья: { LIST($what, "nom") }
note-cursed = { CAP($who) }: { $gear }, предмет проклят и не покидает инвентарь
note-paired = { CAP($who) }: { $gear }, парное оружие, но оно одно
