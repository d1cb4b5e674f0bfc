# Оружие, особый урон, виды врагов.

# Оружие
word-axes = Топоры
    .gen = Топоров
    .dat = Топорам
    .ins = Топорами
    .pre = Топорах
    .gender = pl
word-bows = Луки
    .gen = Луков
    .dat = Лукам
    .ins = Луками
    .pre = Луках
    .gender = pl
word-spears = Копья
    .gen = Копий
    .dat = Копьям
    .ins = Копьями
    .pre = Копьях
    .gender = pl
word-swords = Мечи
    .gen = Мечей
    .dat = Мечам
    .ins = Мечами
    .pre = Мечах
    .gender = pl
word-brawling = Дубинки
    .gen = Дубинок
    .dat = Дубинкам
    .ins = Дубинками
    .pre = Дубинках
    .gender = pl
word-unarmed = голые руки
    .gen = голых рук
    .dat = голым рукам
    .ins = голыми руками
    .pre = голых руках
    .gender = pl
word-stone = камень
    .gen = камня
    .dat = камню
    .ins = камнем
    .pre = камне
    .gender = m
word-torch = факел
    .gen = факела
    .dat = факелу
    .ins = факелом
    .pre = факеле
    .gender = m

# Особый урон
word-heavy-blow = сильный удар
    .gen = сильного удара
    .dat = сильному удару
    .ins = сильным ударом
    .pre = сильном ударе
    .gender = m
word-fend-off = отражение
    .gen = отражения
    .dat = отражению
    .ins = отражением
    .pre = отражении
word-pierce = пронзание
    .gen = пронзания
    .dat = пронзанию
    .ins = пронзанием
    .pre = пронзании
word-shield-thrust = удар щитом
    .gen = удара щитом
    .dat = удару щитом
    .ins = ударом щитом
    .pre = ударе щитом
    .gender = m
word-break-shield = разбитый щит
    .gen = разбитого щита
    .dat = разбитому щиту
    .ins = разбитым щитом
    .pre = разбитом щите
    .gender = m
word-seize = захват
    .gen = захвата
    .dat = захвату
    .ins = захватом
    .pre = захвате
    .gender = m
word-fiery-blow = огненный удар
    .gen = огненного удара
    .dat = огненному удару
    .ins = огненным ударом
    .pre = огненном ударе
    .gender = m
word-break-free = освобождение
    .gen = освобождения
    .dat = освобождению
    .ins = освобождением
    .pre = освобождении
word-piercing-blow = проникающий удар
    .gen = проникающего удара
    .dat = проникающему удару
    .ins = проникающим ударом
    .pre = проникающем ударе
    .gender = m

# Виды врагов и народы
word-evil-men = злые люди
    .gen = злых людей
    .dat = злым людям
    .acc = злых людей
    .ins = злыми людьми
    .pre = злых людях
    .gender = pl
word-monsters = чудовища
    .gen = чудовищ
    .dat = чудовищам
    .acc = чудовищ
    .ins = чудовищами
    .pre = чудовищах
    .gender = pl
word-orcs = орки
    .gen = орков
    .dat = оркам
    .acc = орков
    .ins = орками
    .pre = орках
    .gender = pl
word-spiders = пауки
    .gen = пауков
    .dat = паукам
    .acc = пауков
    .ins = пауками
    .pre = пауках
    .gender = pl
word-trolls = тролли
    .gen = троллей
    .dat = троллям
    .acc = троллей
    .ins = троллями
    .pre = троллях
    .gender = pl
word-undead = нежить
    .gen = нежити
    .dat = нежити
    .ins = нежитью
    .pre = нежити
    .gender = f
word-wolves = волки
    .gen = волков
    .dat = волкам
    .acc = волков
    .ins = волками
    .pre = волках
    .gender = pl
word-wargs = варги
    .gen = варгов
    .dat = варгам
    .acc = варгов
    .ins = варгами
    .pre = варгах
    .gender = pl
word-ruffians = разбойники
    .gen = разбойников
    .dat = разбойникам
    .acc = разбойников
    .ins = разбойниками
    .pre = разбойниках
    .gender = pl
word-enemy = слуги Врага
    .gen = слуг Врага
    .dat = слугам Врага
    .acc = слуг Врага
    .ins = слугами Врага
    .pre = слугах Врага
    .gender = pl
word-men = люди
    .gen = людей
    .dat = людям
    .acc = людей
    .ins = людьми
    .pre = людях
    .gender = pl
word-elves = эльфы
    .gen = эльфов
    .dat = эльфам
    .acc = эльфов
    .ins = эльфами
    .pre = эльфах
    .gender = pl
word-dwarves = гномы
    .gen = гномов
    .dat = гномам
    .acc = гномов
    .ins = гномами
    .pre = гномах
    .gender = pl
word-hobbits = хоббиты
    .gen = хоббитов
    .dat = хоббитам
    .acc = хоббитов
    .ins = хоббитами
    .pre = хоббитах
    .gender = pl
word-rohirrim = рохиррим
    .gender = pl

# Числа снаряжения.
gear-weapon = { $proficiency }: урон { $damage }, Тяжесть раны { $injury ->
    [none] { $two_handed_injury ->
        [none] нет
       *[other] { $two_handed_injury }
     }
   *[other] { $injury }{ $two_handed_injury ->
        [none] { "" }
       *[other] , двумя руками { $two_handed_injury }
     }
 }, Нагрузка { $load }{ $two_handed ->
    [yes] ; только двумя руками
   *[no] { "" }
 }{ $ranged ->
    [yes] ; дальний бой
   *[no] { "" }
 }{ $throwable ->
    [yes] ; можно метать
   *[no] { "" }
 }.
gear-armour = Защита доспеха { $protection }к, Нагрузка { $load }.
gear-shield = Парирование { SIGNED($parry) }, Нагрузка { $load }.
