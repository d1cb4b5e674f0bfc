# Исправления Хранителя Мудрости (подписи, с $who и $item), постоянные приказы, отказы.

fix-light = Свет
fix-close = Кубики обстановки в ближнем бою
fix-ranged = Кубики обстановки в дальнем бою
fix-rearward = Героев в тылу без обычных условий
fix-battle_rolls = Бросок Сражения основным действием
fix-last_round = Последний раунд
fix-end = Закончить бой
fix-ground = Местность, { $who }
fix-endurance = Выносливость { CASE($who, "gen") }
fix-hope = Надежда { CASE($who, "gen") }
fix-shadow = Тень { CASE($who, "gen") }
fix-fatigue = Усталость { CASE($who, "gen") }
fix-wounded = { $who }, ранение
fix-recovering = { $who }, должен возвращаться в строй
fix-dying = { $who }, при смерти
fix-no_hope = { $who }, запрет тратить Надежду
fix-condition = { $who }, { $item }
fix-drop = { $who } лишается: { $item }
fix-give = { $who } получает обратно { CASE($item, "acc") }
fix-drive = Ненависть или Решимость { CASE($who, "gen") }
fix-wounds = Раны { CASE($who, "gen") }
fix-reach = С какого раунда можно сойтись: { $who }
fix-remove = { $who } выходит из боя
fix-add = { $who } вступает в бой
fix-light-value = { $to ->
    [sun] яркое солнце
    [dark] темнота
   *[day] дневной свет
 }
fix-switch = { $to ->
    [yes] да
   *[no] нет
 }

# Постоянные приказы: о чём, затем каждое значение.
order-hope = Надежда на мои броски
order-hope-ask = спрашивать каждый раз
order-hope-never = никогда не тратить
order-knockback = Отбрасывание, когда в меня попали
order-knockback-ask = спрашивать каждый раз
order-knockback-never = никогда не поддаваться
order-secondary = Дополнительное действие после основного
order-secondary-ask = спрашивать каждый раз
order-secondary-never = пропускать

# Отказы: чего нельзя сделать так, как просят.
refusal-no-such-correction = Такого исправления нет: «{ $what }».
refusal-no-such-order = Такого постоянного приказа нет: «{ $what }».
refusal-no-such-order-value = У постоянного приказа нет такого значения: «{ $what }».
refusal-no-such-option = Сейчас так поступить нельзя: «{ $what }».
refusal-nobody-answered = Никто не ответил на вопрос «{ $what }».
refusal-not-a-number-between = Нужно целое число в пределах { $what }.
refusal-not-yes-or-no = Нужно «да» или «нет», а не «{ $what }».
refusal-no-such-light = Такого света нет: «{ $what }».
refusal-no-such-ground = Такой местности нет: «{ $what }».
refusal-not-carried = Этого нет при себе: «{ $what }».
refusal-not-missing = Это не потеряно: «{ $what }».
refusal-no-such-foe = Такого врага добавить нельзя: «{ $what }».
refusal-no-such-interjection = Сейчас так вмешаться нельзя: «{ $what }».
refusal-no-such-faces = На кубиках такого не бывает: «{ $what }».
refusal-no-such-cards = Таких карт вытянуть нельзя: «{ $what }».
refusal-no-cards-wanted = Сейчас карты не тянут.
refusal-no-dice-wanted = Сейчас кубики не бросают.
refusal-no-question-open = Сейчас ни о чём не спрашивают.
refusal-fight-over = Бой окончен.
refusal-nothing-to-undo = Отменять нечего.
