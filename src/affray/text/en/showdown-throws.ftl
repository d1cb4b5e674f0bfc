# What dice are thrown for, more closely than the name of the throw says it.

throw-for-attack = an attack with { $weapon }, hit from { $face } on
throw-for-wound = a wound attempt at { $location }{ $face ->
    [0] { "" }
   *[other] , wounded from { $face } on
 }{ $critical ->
    [0] { "" }
   *[other] , critical from { $critical } on
 }
throw-for-monster = the monster's attack on { $who }, hit from { $face } on
throw-for-location = the hit locations of { $who } (1 head, 2 arms, 3–4 body, 5 waist, 6 legs)
throw-for-target = the random target ({ REASONS($many) })
throw-for-injury = the severe injury of { $who }, { sd-location }
throw-for-trauma = the brain trauma of { $who }
throw-for-card = { $card }
throw-for-card-on = { $card } (it takes effect on { $wanted })
