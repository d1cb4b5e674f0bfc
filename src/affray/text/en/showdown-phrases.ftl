# Whom the showdown's cards mean, how their sentences are joined, how much of what: showdown-verbs.ftl and showdown-cards.ftl are built on it.

# Who is meant
word-sd-bearer = the bearer
word-sd-survivor = the survivor
word-sd-anyone = any survivor
word-sd-this-one = that survivor
word-sd-attacker = the attacker
word-sd-target = the target
word-sd-targets = each target
word-sd-chosen = the survivor chosen
word-sd-killer = the monster's killer
word-sd-monster = the monster
word-sd-controller = the monster controller
word-sd-all-survivors = the survivors
    .gender = pl
word-sd-closest = the closest survivor
word-sd-group-survivors = every survivor
word-sd-group-survivors-hearing = every survivor who is not deaf
word-sd-group-others = every other survivor
word-sd-group-others-hearing = every other survivor who is not deaf
word-sd-group-adjacent = every survivor adjacent to the monster
word-sd-group-adjacent-hearing = every survivor adjacent to the monster who is not deaf
word-sd-group-neighbours = every adjacent survivor
word-sd-group-neighbours-hearing = every adjacent survivor who is not deaf
word-sd-group-random = a random survivor

# How sentences are joined
sd-nothing = Nothing happens.
sd-sentence = { CAP($said) }.
sd-then = { $first }, then { $second }
sd-next = { $first }; { $second }
sd-comma = { $first }, { $second }
sd-both = { $first } and { $second }
sd-either = { $first } or { $second }

# How much
sd-by = { $by_word ->
    [number] { $by_n }
    [level] 1 per level of the monster
    [d5] 1d5
    [d10] 1d10
    [movement] as much as the movement of { $owner }
    [survival] as much as the survival of { $owner }
   *[pending] as much
 }
sd-change = { $by_word ->
    [number] { SIGNED($by) }
    [level] +1
   *[other] +{ sd-by }
 }
sd-per-level = { $by_word ->
    [level] { " " }per level of the monster
   *[other] { "" }
 }
sd-attribute-dat = { $attribute ->
    [movement] movement
    [accuracy] accuracy
    [strength] strength
    [evasion] evasion
    [luck] luck
    [speed] speed
    [damage] damage
   *[toughness] toughness
 }
sd-unit = { $add ->
    [bleeding] { $by_n ->
        [one] bleeding token
       *[other] bleeding tokens
     }
    [proficiency] { $by_n ->
        [one] level of weapon proficiency
       *[other] levels of weapon proficiency
     }
   *[other] { sd-thing }
 }
sd-units = { $add ->
    [bleeding] bleeding tokens
    [proficiency] levels of weapon proficiency
   *[other] { sd-thing }
 }
sd-thing = { $add ->
    [survival] survival
    [insanity] insanity
    [courage] courage
    [understanding] understanding
    [bleeding] bleeding
    [hunt_xp] hunt XP
   *[proficiency] weapon proficiency
 }
sd-quantity = { $by_word ->
    [number] { $by_n } { sd-unit }
    [level] 1 { $add ->
        [bleeding] bleeding token
        [proficiency] level of weapon proficiency
       *[other] { sd-thing }
     } per level of the monster
    [d5] 1d5 { sd-units }
    [d10] 1d10 { sd-units }
    [movement] { sd-units }, as much as the movement of { $owner }
    [survival] { sd-units }, as much as the survival of { $owner }
   *[pending] as many { sd-units }
 }
sd-until = { $until ->
    [attack] until the attack ends
    [monster_turn] until the monster's turn ends
    [round] until the round ends
    [next_round] until the next round ends
    [death] until death
    [knocked_down] until knocked down
   *[fight] until the showdown ends
 }
sd-until-then = { $until ->
    [none] { "" }
   *[other] { " " }{ sd-until }
 }
sd-until-cap = { $until ->
    [none] { "" }
   *[other] { sd-until },{ " " }
 }
sd-lifetime = { $lifetime ->
    [none] { "" }
   *[other] { " " }(once in a lifetime)
 }
sd-down = { GENDER($down) ->
    [pl] are knocked down
   *[n] is knocked down
 }
sd-cards-n = { $n ->
    [one] the top card
   *[other] the top { $n } cards
 }
