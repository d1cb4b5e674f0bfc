# Нарисованное поле схватки и листы рядом с ним.

# Под полем.
board-survivor = { $mark } { $who } { $square }{ $down ->
    [yes] , { GENDER($who) ->
        [f] сбита
        [n] сбито
        [pl] сбиты
       *[m] сбит
      } с ног
   *[no] { "" }
 }
board-monster = { $mark } { CAP($monster) }{ $down ->
    [yes] , { GENDER($monster) ->
        [f] сбита
        [n] сбито
        [pl] сбиты
       *[m] сбит
      } с ног
   *[no] { "" }
 }, передом { sd-direction }; : слепая зона{ $hidden ->
    [yes] ; пусто: вне поля зрения
   *[no] { "" }
 }
board-tile = { $mark } { $tile }{ $wall ->
    [yes] { " " }(непроходимо{ $sight ->
        [yes] , закрывает обзор
       *[no] { "" }
      })
   *[no] { $sight ->
        [yes] { " " }(закрывает обзор)
       *[no] { "" }
      }
 }
board-spots = { $numbered ->
    [yes] (1) можно выбрать, по номеру или по клетке
   *[no] (·) можно выбрать
 }{ $way ->
    [yes] ; + по пути
   *[no] { "" }
 }
board-naming = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
 }: введите одну, например { $example } (ряд и столбец).
board-not-there = { $square } выбрать нельзя: только клетки в скобках.
board-which = Подходит не один вариант. Выберите по номеру:

# Листы.
panel-scene = Раунд { $round }, { $phase ->
    [setup] подготовка
    [monster] перед актом монстра
    [survivors_turn] акт монстра
    [survivors] акт выживших
    [aftermath] итоги схватки
   *[other] { $phase }
 }; манипулятор: { $controller }
panel-monster = { CAP($monster) }, уровень { $level }, { $away ->
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
panel-next-many = одна из { $n }, каждая не вероятнее { $share }
panel-next = следующая: { $cards }
panel-ai = Колода ИИ: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }; ранений: { $wounds }; в сбросе: { $discard }
panel-face-up = Лицом вверх сверху: { $card }
panel-locations = Области повреждения: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }; в сбросе: { $discard }
panel-counters = { CAP($card) }: { $n }
panel-traits = Черты
panel-moods = Настроения
panel-injuries = Постоянные травмы
panel-priority = Приоритетная цель: { $who }
panel-survivor = Выживший
panel-square = Где
panel-survival = Решит.
panel-insanity = Безумие
panel-bleeding = Кровотеч.
panel-armour = Броня
panel-armour-marks = Броня от головы до ног; * лёгкая травма, ! средняя
panel-mark-brain = лёгкая травма мозга
panel-tokens = жетоны: { $tokens }
panel-dead = { GENDER($who) ->
    [f] мертва
    [n] мертво
    [pl] мертвы
   *[m] мёртв
 }: { $why }
panel-mark-down = { GENDER($who) ->
    [f] сбита
    [n] сбито
    [pl] сбиты
   *[m] сбит
 } с ног
panel-mark-hidden = { GENDER($who) ->
    [f] спряталась
    [n] спряталось
    [pl] спрятались
   *[m] спрятался
 }
panel-mark-doomed = { GENDER($who) ->
    [f] обречена
    [n] обречено
    [pl] обречены
   *[m] обречён
 }
panel-mark-insane = { GENDER($who) ->
    [f] безумна
    [n] безумно
    [pl] безумны
   *[m] безумен
 }
panel-mark-priority = { GENDER($who) ->
   *[other] приоритетная цель
 }
panel-mark-acted = { GENDER($who) ->
    [f] уже ходила
    [n] уже ходило
    [pl] уже ходили
   *[m] уже ходил
 }
panel-mark-deaf = { GENDER($who) ->
    [f] глухая
    [n] глухое
    [pl] глухие
   *[m] глухой
 }
panel-mark-skips-next = { GENDER($who) ->
   *[other] пропускает следующую схватку
 }
panel-mark-always-threat = { GENDER($who) ->
   *[other] всегда угроза
 }
panel-sheet = Решительность { $survival }/{ $limit }, безумие { $insanity }, жетоны кровотечения { $bleeding }, смелость { $courage }, понимание { $understanding }, боевой опыт { $xp }
panel-points = броня
panel-light = лёгкая
panel-heavy = средняя
panel-actions = Решительные действия
panel-action = { $action ->
    [dodge] уворот
    [encourage] воодушевление
    [dash] спринт
    [surge] натиск
   *[other] { $action }
 }
panel-used = было
panel-action-used = { panel-action } ({ $action ->
    [encourage] уже было
   *[other] уже был
 })
panel-proficiency = Владение оружием: { $type }, уровень { $level }
panel-arts = Боевые искусства
panel-disorders = Расстройства психики
panel-permanent = Увечья
panel-gear = Предметы
panel-affinities = Связи
panel-colour = { $colour ->
    [red] красный
    [green] зелёный
   *[blue] синий
 }

# На что можно посмотреть.
sights-hint = Ещё: поле, лист ИМЯ, инвентарь ИМЯ, монстр, колоды, ? КАРТА или СЛОВО

# Карты из настоящей колоды.
draw-ai = Манипулятор ({ $who }) тянет карту ИИ. Какая пришла?
draw-reveal = Манипулятор ({ $who }) открывает следующую карту ИИ. Какая это?
draw-hit-location = { $who } тянет { $n ->
    [one] { $n } область повреждения
    [few] { $n } области повреждения
   *[many] { $n } областей повреждения
 }. { $n ->
    [1] Какая пришла?
   *[other] Какие пришли? (через запятую)
 }
draw-resource = { CAP($who) } тянет { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
 }. { $n ->
    [1] Какой пришёл?
   *[other] Какие пришли? (через запятую)
 }
draw-disorder = { $who } тянет расстройство психики. Какое пришло?
draw-look = { $who } смотрит верх колоды ИИ ({ $n }). { $n ->
    [1] Какая это карта?
   *[other] Какие это карты? (сверху вниз, через запятую)
 }
draw-terrain = { $who } тянет { $n ->
    [one] { $n } карту местности
    [few] { $n } карты местности
   *[many] { $n } карт местности
 }. { $n ->
    [1] Какая пришла?
   *[other] Какие пришли? (через запятую)
 }
draw-random-survivor = Случайный выживший ({ $n }): кто выпал?
draw-prompt = Карты:
draw-no-number = { $given }: нужно число от 1 до { $n }.
draw-no-such-card = Карта «{ $given }» сейчас прийти не может.
draw-count = { $n ->
    [one] Нужна { $n } карта, названо { $given }.
    [few] Нужны { $n } карты, названо { $given }.
   *[many] Нужно { $n } карт, названо { $given }.
 }
draw-too-often = { $card }: второй такой в колоде нет.
draw-help = Номер или название, несколько через запятую. Вытянуть за меня: б; и дальше тоже: бб.
