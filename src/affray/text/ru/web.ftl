# Стол в браузере.
web-skip = К столу
web-theme = Светлая или тёмная
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
web-pending = Вступит в силу, когда ничего не будет разыгрываться: { $what }
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
