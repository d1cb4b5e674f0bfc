# Words and marks that belong to no game.

and = and
yes = yes
no = no

# One die by its sides; several alike.
die = d{ $sides }
dice = { $n }d{ $sides }

# What an amount counts, in a list of reasons: unit-<unit>.
unit-dice = { SIGNED($amount) }d
unit-points = { SIGNED($amount) }

# One reason of a sum: "Forward +1d".
reason = { $label } { $amount }

# Cards that call one another.
ChainCut = Cards call one another without end: the text of "{ CAP($card) }" is not carried out any more (more than { $most } texts inside one another).
