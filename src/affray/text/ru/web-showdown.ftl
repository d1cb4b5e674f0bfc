# Поле и листы схватки в браузере.

# Поле.
web-sd-board = Поле
web-sd-board-of = Схватка с { CASE($monster, "ins") }, поле: 22 столбца, ряды от A до P
web-sd-monster-at = { CAP($monster) }: { $size } × { $size } от { $square }, передом { sd-direction }{ $down ->
    [yes] , { GENDER($monster) ->
        [f] сбита
        [n] сбито
        [pl] сбиты
       *[m] сбит
      } с ног
   *[no] { "" }
 }
web-sd-monster-off = { CAP($monster) }: { $dead ->
    [yes] { GENDER($monster) ->
        [f] мертва
        [n] мертво
        [pl] мертвы
       *[m] мёртв
      }
   *[no] вне поля
 }
web-sd-survivor-dead = { CAP($who) }: { GENDER($who) ->
    [f] мертва
    [n] мертво
    [pl] мертвы
   *[m] мёртв
 } ({ $why })
web-sd-survivor-off = { CAP($who) }: не на поле
web-sd-bleeding = кровотечение { $n }
web-sd-token = { sd-attribute } { SIGNED($by) }
web-sd-legend = Что значат знаки
web-sd-blind = слепая зона
web-sd-unseen = монстр сюда не видит
web-sd-zone = за этой зоной следит карта в игре
web-sd-spot = можно выбрать
web-sd-reach = отсюда оружие достаёт до монстра
web-sd-way = путь монстра и его конец
web-sd-hit = сбивает выжившего по пути
web-sd-tile = { $tile }{ $wall ->
    [yes] { " " }(непроходимо{ $sight ->
        [yes] , закрывает обзор
       *[no] { "" }
      })
   *[no] { $sight ->
        [yes] { " " }(закрывает обзор)
       *[no] { "" }
      }
 }
web-sd-sign = { $sign ->
    [priority] приоритетная цель
    [doomed] обречён
    [down] сбит с ног
    [hidden] спрятался
    [insane] безумен
    [bleeding] жетоны кровотечения
    [tokens] жетоны характеристик
   *[acted] уже ходил
 }

# Что сейчас.
web-sd-round = Раунд
web-sd-phase = Сейчас
web-sd-phase-now = { $phase ->
    [setup] подготовка
    [monster_next] перед актом монстра
    [monster_turn] акт монстра
    [survivors_next] перед актом выживших
    [survivors_turn] акт выживших
    [round_end] конец раунда
   *[aftermath] итоги схватки
 }
web-sd-priority = Приоритетная цель
web-sd-controller = Манипулятор
web-sd-settlement = { $name }: предел решительности { $limit }
web-sd-innovations = Инновации

# Заголовки и слова листов.
web-sd-words = { $word ->
    [survivors] Выжившие
    [monster] Монстр
    [body] Броня и травмы
    [attributes] Характеристики
    [next] Какой может быть следующая карта
    [effects] На время
    [grid] Инвентарь
    [empty] пусто
    [affinities] Связи
    [proficiency] Владение оружием
    [yours] ваш лист
    [acts] ходит
   *[gear] Предметы
 }
web-sd-level = уровень { $level }

# Лист выжившего.
web-sd-survival = Решительность
web-sd-insanity = Безумие
web-sd-bleeding-tokens = Кровотечение
web-sd-courage = Смелость
web-sd-understanding = Понимание
web-sd-xp = Боевой опыт
web-sd-left = Осталось в этом акте: { $movements ->
    [0] передвижений нет
    [one] { $movements } передвижение
    [few] { $movements } передвижения
   *[many] { $movements } передвижений
 }, { $activations ->
    [0] взаимодействий нет
    [one] { $activations } взаимодействие
    [few] { $activations } взаимодействия
   *[many] { $activations } взаимодействий
 }
web-sd-points = { $n ->
    [one] { $n } очко брони
    [few] { $n } очка брони
   *[many] { $n } очков брони
 }
web-sd-light = лёгкая травма
web-sd-heavy = средняя травма
web-sd-unhurt = травм нет
web-sd-statuses = Состояния
web-sd-sets = Комплекты целиком
web-sd-part = { $label } { SIGNED($by) }
web-sd-tokens = жетоны
web-sd-effect = { sd-attribute } { SIGNED($by) }{ sd-until-then } ({ $source })
web-sd-weapon = { $speed } / { $accuracy }+ / { $strength }
web-sd-armour = { $location ->
    [all] везде
   *[other] { sd-location }
 } { $n }
web-sd-edge = { $side ->
    [top] сверху
    [right] справа
    [bottom] снизу
   *[left] слева
 }: { $colour ->
    [red] красная
    [green] зелёная
   *[blue] синяя
 } половина{ $whole ->
    [yes] , связь собрана
   *[no] { "" }
 }
web-sd-affinity = { $colour ->
    [red] { $n ->
        [one] красная
       *[many] красных
      }
    [green] { $n ->
        [one] зелёная
       *[many] зелёных
      }
   *[blue] { $n ->
        [one] синяя
       *[many] синих
      }
 }: { $n }

# Монстр.
web-sd-where = { $off ->
    [yes] { $dead ->
        [yes] { GENDER($monster) ->
            [f] мертва
            [n] мертво
            [pl] мертвы
           *[m] мёртв
          }
       *[no] вне поля
      }
   *[no] { $square }, передом { sd-direction }{ $down ->
        [yes] , { GENDER($monster) ->
            [f] сбита
            [n] сбито
            [pl] сбиты
           *[m] сбит
          } с ног
       *[no] { "" }
      }
 }
web-sd-performed = Выполняется
web-sd-face-up = Лицом вверх на колоде
web-sd-always = Всегда под рукой
web-sd-counters = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }
web-sd-ai = Колода ИИ и раны
web-sd-ai-counts = { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
 }, в колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }, в сбросе { $discard }
web-sd-locations = Области повреждения
web-sd-location-counts = В колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }, в сбросе { $discard }
web-sd-known = Сверху лежит
web-sd-discard = Сброс, последние вначале
web-sd-terrain = Местность на поле
