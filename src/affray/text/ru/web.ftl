# Стол в браузере.
web-skip = К столу
web-unofficial = Affray — неофициальная программа. Kingdom Death: Monster принадлежит Kingdom Death, «Кольцо Всевластья» — своим правообладателям; их текстов и рисунков здесь нет.
web-start-title = Кто сражается сегодня?
web-start-lead = Выберите бой. Можно играть всем за одним экраном, а можно занять место по ссылке со своего телефона; за порядком следит судья.
web-recent = Продолжить
web-game-showdown = Схватка: четверо выживших и монстр
web-game-company = Отряд: герои и их враги
web-who-sits = Кто за кого играет
web-me = я
web-invited = кого приглашу
web-dice = Кубики и карты
web-virtual-dice = Бросает сервер
web-real-dice = Настоящие кубики
web-virtual-cards = Карты тянет сервер
web-real-cards = Настоящие карты
web-your-name = Ваше имя
web-begin = Начать
web-host = Ведущий
web-somebody = Гость
web-round = Раунд { $n }
web-over = Бой окончен.
web-over-short = окончен
web-picture = Поле боя
web-decision = Решение
web-log = Что произошло
web-panels = Листы
web-people = Кто за столом
web-lost = Связь с сервером прервалась, пробуем снова…
web-trouble = Сервер не отвечает. Ничего не потеряно: попробуйте ещё раз.
web-waiting = Ждём: { $who }
web-seated = { $who } ({ $seats })
web-pending = { $what }{ $value ->
    [none] {""}
   *[other] : { $value }
 }, как только ничего не будет разыгрываться (просит { $who })
web-why = Почему так и из каких чисел
web-closed = Сейчас нельзя
web-breaks = Вмешаться
web-orders = Постоянные приказы
web-undo = Взять назад
web-squares = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
 }
web-die = Кубик { $n }, d{ $sides }
web-thrown = Выпало это
web-roll-for-me = Пусть бросит сервер
web-card = Карта { $n }
web-choose-card = Выберите…
web-drawn = Вытянуты эти
web-deal-for-me = Пусть тянет сервер
web-nobody = пока никого
web-you = вы
web-change = Изменить
web-who-plays = Кто играет: { $seat }
web-give = Передать
web-invite = Пригласить игрока
web-invite-to-watch = Пригласить зрителя
web-other-device = Продолжить на другом устройстве
web-invite-title = Место: { $seat }
web-invite-watch-title = Ссылка для зрителя
web-invite-how = Кто откроет эту ссылку или снимет код, тот и сядет за стол. Ссылка показывается один раз; новая заменяет прежнюю.
web-link = Ссылка
web-back = Назад
web-join = Сесть за стол
web-join-seat = Вас приглашают играть: { $seat }.
web-join-watch = Вас приглашают посмотреть.
web-join-device = Продолжить здесь: { $who }.
web-watching = Смотрят: { $who }
web-wish = { $who } просит вернуться назад: { $n } { $n ->
    [one] строка
    [few] строки
   *[many] строк
 }.
web-grant = Вернуться
web-deny = Играть дальше
web-stale = Этот вопрос уже закрыт: вот что спрашивают сейчас.
web-not-yours = Это не ваше место. Попросите у ведущего ссылку.
web-no-fight = Такого боя нет.
web-store-away = Хранилище недоступно. Ничего не потеряно: попробуйте ещё раз чуть позже.
web-store-full = На сервере кончилось место на диске. Ничего не потеряно, но это действие не выполнено: освободите место и попробуйте ещё раз.
refusal-no-such-seat = Такого места нет: «{ $what }».
refusal-no-such-agent = Такого игрока-программы нет: «{ $what }».
refusal-no-such-person = Такого участника нет: «{ $what }».
agent-random = играет наугад
agent-sensible = играет разумно
agent-cruel = жестокий контролёр
agent-kind = добрый контролёр
web-time = Время
web-looking-back = Вы смотрите назад: так было после шага { $n }. Бой тем временем идёт.
web-to-now = К настоящему
web-branch = А что если? Сыграть отсюда отдельный бой
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-record = Запись боя
web-replay = Файл с повтором
web-correct = Исправить
web-correct-how = Исправление вступает в силу, как только ничего не разыгрывается, и видно в журнале.
web-from-to = от { $least } до { $most }
web-new-value = Новое значение
web-set-right = Исправить
web-to-the-fight = К бою
web-run = Показывать подряд
web-bring = Принести файл
web-bring-how = Запись боя, чтобы продолжить (.affray), или сценарий (.yaml): перетащите сюда или выберите.
web-open = Открыть
web-no-file = Файл не пришёл.
web-bad-file = С этим файлом играть нельзя
web-file-too-long = В записи может быть не больше строк, чем { $n }.
web-file-too-slow = Эта запись воспроизводится слишком долго.
web-rulings = Редакция и решения
web-edition = Редакция
web-as-edition = как в редакции
web-log-of = Только о том, кто
web-log-all = обо всех
web-theme-dark = Тёмная тема
web-theme-light = Светлая тема
web-confirm = Сюда
web-cancel = Отмена
web-on-the-board = Выберите клетку на поле или в списке:
web-another = Другой бой
web-copy = Скопировать ссылку
web-copied = Скопировано
web-join-to-watch = Смотреть
web-no-folder = Сценарий называет папку с данными ({ $folder }). Принесённому файлу это нельзя; укажите его при запуске: affray serve --scenario FILE
