# Why something cannot be done now in a showdown; said after the option it closes.

closed-not-on-board = { $who } is not on the board
closed-no-survival = no survival to spend
closed-not-known = the settlement does not know it yet
closed-barred = an injury, a disorder or a card forbids it
closed-used-this-round = used already in this round
closed-knocked-down = { $who } is knocked down
closed-doomed = { $who } is doomed
closed-attacking = { $who } is attacking
closed-unresolved = another survival action is not resolved yet
closed-deaf = { $companion } is deaf
closed-no-opportunity = only dodging is possible now
closed-nothing-to-buy = nothing in reach to use it on
closed-no-movement = the movement is spent
closed-no-activation = the activation is spent
closed-nowhere = no free space to go to
closed-must-move = the move comes first
closed-out-of-reach = the monster is out of reach
closed-out-of-sight = the monster is out of sight
closed-needs-movement = it costs the movement too, which is spent
closed-not-usable = it cannot be used now
closed-standing-orders = its player's standing orders say not to ask now (o changes them)

# What is closed, where no option says it.
closed-option-encourage = { $who }: encourage
closed-option-surge = { $who }: surge (1 survival)
