# Схватка Отряда в браузере: картина боя.

web-co-title = { $round ->
    [0] До ближнего боя
   *[other] Раунд { $round }
 }: { $phase }
web-co-between = между раундами
web-co-band = { $band ->
    [forward] Передняя
    [open] Открытая
    [defensive] Защитная
    [rearward] В тылу
    [undecided] Выбирают
    [back] В стороне
    [fray] В схватке
    [heroes] Отряд
    [foes] Враги
   *[out] Вне боя
 }
web-co-distance = { $volley ->
    [0] Мечами ещё не достать
   *[other] Залп { $volley } из { $most }
 }
web-co-acts = действует
web-co-waits = выбирает стойку
web-co-own = ваш герой
web-co-hope = Надежда { $now }/{ $most }
web-co-shadow = Тень { $n }
web-co-might = Мощь { $n }
web-co-drive = { $kind ->
    [hate] Ненависть { $n }
   *[resolve] Решимость { $n }
 }
web-co-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
 }
web-co-reach = с { $n }-го раунда
web-co-mark = { $mark ->
    [dying] при смерти
    [wounded] ранение
    [asleep] спит
    [surprised] врасплох
    [recovering] встаёт в строй
    [weary] изнурение
    [miserable] отчаяние
    [no_hope] без Надежды
    [knocked_back] { GENDER($who) ->
        [f] отброшена
        [n] отброшено
        [pl] отброшены
       *[m] отброшен
     }
    [fleeing] уходит с поля
   *[seized] в захвате
 }
web-co-out-word = { $why ->
    [slain] { GENDER($who) ->
        [f] убита
        [n] убито
        [pl] убиты
       *[m] убит
     }
    [dying] при смерти
    [unconscious] без сознания
    [asleep] спит
    [surrendered] { GENDER($who) ->
        [f] сдалась
        [n] сдалось
        [pl] сдались
       *[m] сдался
     }
   *[gone] { GENDER($who) ->
        [f] ушла
        [n] ушло
        [pl] ушли
       *[m] ушёл
     }
 }
web-co-said = { CAP($who) }:{ $out ->
    [none] { $stance ->
        [none] { $back ->
            [yes] { " " }в стороне от схватки,
           *[no] { "" }
         }
       *[other] { " " }{ $stance },
     }{ $against ->
        [none] { "" }
       *[other] { " против" } { LIST($against, "gen") },
     } Выносливость { $endurance } из { $most }{ $notes ->
        [none] { "" }
       *[other] , { $notes }
     }.
   *[other] { " " }{ $out }.
 }

# Листы.
web-co-word = { $word ->
    [heroes] Отряд
    [foes] Враги
    [weapons] Оружие
    [gear] Доспех и прочее
    [skills] Навыки для боя
    [cards] Добродетели и состояния
    [attacks] Атаки
    [abilities] Особые свойства
    [force] Сейчас действует
    [state] Бой
    [ready] в руке
    [light] Свет
    [ground] Местность
    [close] Ближний бой
    [ranged] Дальний бой
    [rearward] Мест в тылу сверх правил
    [last] Последний раунд
    [used] в этом раунде уже было
    [both] двумя руками
    [ranged-kind] дальний бой
    [throwable-kind] можно метать
    [rewarded] награда
    [favoured] избранный
   *[dropped] обронено
 }
web-co-against = против { LIST($who, "gen") }
web-co-dice = { SIGNED($n) }к на броски героев
web-co-made = ({ $base }; { $parts })
web-co-pool = { $n }к
web-co-tn = ЦЧ { $n }
web-co-days = тяжёлая, заживёт за { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
 }
web-co-pierces = пробивает на { $n }+
web-co-bane = Погибель: { LIST($who, "nom") }
web-co-count = { $able } из { $all }
web-co-weapon = { $dice }к, урон { $damage }{ $injury ->
    [none] { $two_handed ->
        [none] { "" }
       *[other] , Тяжесть раны { $two_handed }
     }
   *[other] , Тяжесть раны { $injury }{ $two_handed ->
        [none] { "" }
       *[other] { " " }({ $two_handed } двумя руками)
     }
 }
web-co-worn = Защита { $dice }к{ $bonus ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bonus) }
 }, Нагрузка { $load }
web-co-shield = Парирование { SIGNED($parry) }, Нагрузка { $load }
web-co-effect = { $kind ->
    [attack] { SIGNED($amount) }к на атаки
    [ranged] { SIGNED($amount) }к на выстрел
    [attacked] { SIGNED($amount) }к тому, кто атакует
    [roll] { SIGNED($amount) }к на все броски
    [protection] { SIGNED($amount) }к на Защиту доспеха
    [armour] Доспех { SIGNED($amount) }к
    [parry] Парирование { SIGNED($amount) }
    [inspired] вдохновение
    [favoured_attack] атаки благоприятны
    [removal] осложнение не в счёт
   *[weary] считается изнурённым
 }
web-co-until = { $dormant ->
    [yes] со следующего раунда
   *[no] { $once ->
        [yes] один раз
       *[no] { $until ->
            [fight] до конца боя
            [round] в этом раунде
            [next_round] в этом раунде
            [turn] в этот ход
           *[attack] на эту атаку
         }
     }
 }
