# Слова и знаки, не принадлежащие ни одной игре.

and = и
yes = да
no = нет

# Кубик по числу граней; несколько одинаковых.
die = к{ $sides }
dice = { $n }к{ $sides }

# Что считает число в перечне причин: unit-<единица>.
unit-dice = { SIGNED($amount) }к
unit-points = { SIGNED($amount) }

# Одна причина в сумме: «Передняя +1к».
reason = { $label } { $amount }
