# Labels of the parts of a sum whose names another game has too, or whose names read badly beside a number.

reason-showdown-movement = Movement
reason-showdown-accuracy = Accuracy
reason-showdown-strength = Strength
reason-showdown-evasion = Evasion
reason-showdown-luck = Luck
reason-showdown-speed = Speed
reason-showdown-damage = Damage
reason-showdown-knocked-down = monster knocked down
reason-showdown-leap = charge or pounce
reason-showdown-sharp = sharp
reason-showdown-doubled = doubled
reason-showdown-level = the monster's level
reason-showdown-least-face = a 1 always misses
reason-showdown-most-face = a 10 always hits

# The parts of a face that is needed on a die: the first is a face, every other makes the throw harder or easier.
unit-needed = { $amount }+
unit-face = → { $n } harder
unit-face-less = → { $n } easier

# Who stands for which face of a die.
unit-number = { $n }
