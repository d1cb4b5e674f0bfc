# Постоянные указания игрока: о чём, затем каждое значение.

order-flows = Спрашивать меня, когда есть возможность решительных действий
order-flows-always = каждый раз
order-flows-concerned = только когда это касается моих выживших
order-flows-never = никогда
order-hold = Ждать меня, прежде чем монстр продолжит
order-hold-on = да
order-hold-off = нет
