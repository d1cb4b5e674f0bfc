# Подписи частей суммы, чьи названия есть и у другой игры или плохо читаются рядом с числом.

reason-showdown-movement = передвижение
reason-showdown-accuracy = точность
reason-showdown-strength = сила
reason-showdown-evasion = уклонение
reason-showdown-luck = удача
reason-showdown-speed = скорость
reason-showdown-damage = урон
reason-showdown-knocked-down = монстр сбит с ног
reason-showdown-leap = разбег
reason-showdown-sharp = острота
reason-showdown-doubled = удвоение
reason-showdown-level = уровень монстра
reason-showdown-least-face = единица всегда промах
reason-showdown-most-face = десятка всегда попадание

# Части грани, нужной на кубике: первая — сама грань, каждая другая делает бросок труднее или легче.
unit-needed = { $amount }+
unit-face = → труднее на { $n }
unit-face-less = → легче на { $n }

# Какая грань кубика кому отвечает.
unit-number = { $n }
