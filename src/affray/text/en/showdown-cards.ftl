# Parts of the showdown's cards: hooks, numbers, bars, flags; moments and conditions. The verbs are in showdown-verbs.ftl.

sd-hook = { CAP($moment) }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }: { $cost ->
    [0] { $may ->
        [yes] if { $decides } wishes,{ " " }
       *[no] { "" }
     }
   *[other] { $decides } may spend { $cost } survival:{ " " }
 }{ $kind ->
    [instead] { $do ->
        [none] that does not happen
       *[other] instead, { $do }
     }
   *[other] { $do ->
        [none] nothing happens
       *[other] { $do }
     }
 }{ sd-uses }.
sd-uses = { $uses ->
    [0] { "" }
    [1] { " " }(once { sd-per }{ sd-shared })
    [2] { " " }(twice { sd-per }{ sd-shared })
   *[other] { " " }({ $uses } times { sd-per }{ sd-shared })
 }
sd-shared = { $shared ->
    [yes] , counted together
   *[no] { "" }
 }
sd-per = { $per ->
    [attack] an attack
    [round] a round
   *[fight] a showdown
 }
sd-numbers = { $of ->
    [yes] While this card is in play, the monster has { $numbers }
   *[no] { CAP($numbers) }
 }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }.
sd-bars = { CAP($owner) } cannot { $bars }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }.
sd-offer = "{ CAP($name) }" ({ $who ->
    [survivors] any survivor,{ " " }
   *[owner] { "" }
 }{ sd-price }{ $while_down ->
    [yes] , knocked down too
   *[no] { "" }
 }){ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }: { $missing ->
    [yes] the table of this card is not known, so it cannot be used
   *[no] { $do ->
        [none] nothing happens
       *[other] { $do }
     }
 }{ sd-uses }.
sd-price-survival = { $survival } survival
sd-price = { $activation ->
    [0] { $movement ->
        [0] { $survival ->
            [0] free
           *[other] { sd-price-survival }
         }
       *[other] movement{ $survival ->
            [0] { "" }
           *[other] { " " }and { sd-price-survival }
         }
     }
   *[other] activation{ $movement ->
        [0] { "" }
       *[other] { " " }and movement
     }{ $survival ->
        [0] { "" }
       *[other] { " " }and { sd-price-survival }
     }
 }

# Moments: how a sentence begins
sd-moment-depart = before the survivors depart
sd-moment-setup = when the terrain is placed
sd-moment-arrival = at the start of the showdown
sd-moment-gained = when a survivor gains this card
sd-moment-monster_turn = at the start of the monster's turn
sd-moment-monster_turn_end = at the end of the monster's turn
sd-moment-survivors_turn = at the start of the survivors' turn
sd-moment-act_end = when the act of { $whom } ends
sd-moment-draw_ai = when the monster would draw an AI card
sd-moment-ai_drawn = when the monster has drawn an AI card
sd-moment-monster_moves = when the monster starts to move
sd-moment-monster_down = when the monster is knocked down
sd-moment-monster_would_be_wounded = when { $whom } would wound the monster
sd-moment-monster_wounded = when the monster has been wounded
sd-moment-monster_dies = when the monster has died
sd-moment-aftermath = after the showdown
sd-moment-survivor_step = when { $whom } moves to another space
sd-moment-spend_activation = when { $whom } spends activation, before anything comes of it
sd-moment-pounced = when { $whom } has made a full Pounce
sd-moment-survivor_attacks = when { $whom } attacks{ sd-with-this }, before the roll
sd-moment-attack_rolled = when { $whom } has rolled the attack dice{ sd-with-this }
sd-moment-hit = for each hit { $this ->
    [yes] with this weapon
   *[no] of { $whom }
 }
sd-moment-perfect_hit = for each perfect hit { $this ->
    [yes] with this weapon
   *[no] of { $whom }
 }
sd-moment-trap_drawn = when { $whom } draws a trap
sd-moment-choose_location = when { $whom } would choose the next hit location
sd-moment-location_chosen = when { $whom } has chosen a hit location
sd-moment-wound_failed = when a wound attempt of { $whom }{ sd-with-this } has failed, before the reactions
sd-moment-wound_succeeded = when a wound attempt of { $whom }{ sd-with-this } has succeeded
sd-moment-critical = when { $whom } inflicts a critical wound{ sd-with-this }
sd-moment-reactions_over = after the reactions to a wound attempt of { $whom }{ sd-with-this }
sd-with-this = { $this ->
    [yes] { " " }with this weapon
   *[no] { "" }
 }
sd-moment-locations_rolled = when the locations where the monster hit { $whom } are known
sd-moment-would_be_hurt = when { $whom } would suffer damage to a location
sd-moment-survivor_hurt = when { $whom } has suffered damage
sd-moment-survivor_injured = when { $whom } has suffered a light, heavy or severe injury
sd-moment-brain_damage = when { $whom } suffers brain damage
sd-moment-severe_injury_roll = when a severe injury of { $whom } is rolled
sd-moment-would_be_severely_injured = when { $whom } would suffer a severe injury
sd-moment-severe_injury = when { $whom } has suffered a severe injury
sd-moment-would_fall = when { $whom } would be knocked down
sd-moment-would_collide = when { $whom } would collide with the monster
sd-moment-would_bleed = when { $whom } would gain bleeding tokens
sd-moment-bleeding_gained = when { $whom } has gained bleeding tokens
sd-moment-survival_gained = when { $whom } gains survival
sd-moment-survival_action = after a survival action of { $whom }
sd-moment-survivor_dies = when { $whom } has died

# Conditions: what follows "if"
sd-condition-not = it is not so that { $condition }
sd-condition-by_me = { $owner } does it
sd-condition-on_me = it befalls { $owner }
sd-condition-with_this = the attack is made with this weapon
sd-condition-melee = the weapon of the attack is a melee weapon
sd-condition-ranged = the weapon of the attack is a ranged weapon
sd-condition-weapon_type = the weapon of the attack is of the type { $weapon_type }
sd-condition-carries = { $owner } has gear that is: { $carries }
sd-condition-affinities = the grid has the affinities { $affinities }
sd-condition-puzzle = this very card has joined the affinities { $puzzle }
sd-condition-own_act = it is the act of { $owner }
sd-condition-insane = { $insane } is insane
sd-condition-deaf = { $deaf } is deaf
sd-condition-alive = { $alive } is alive
sd-condition-adjacent = { $adjacent } is adjacent to the monster
sd-condition-knocked_down = { $knocked_down } is knocked down
sd-condition-alone = { $owner } is alone on the board
sd-condition-blind_spot = { $blind_spot } stands in the monster's blind spot
sd-condition-enters_zone = { $actor } thereby enters the zone of this card
sd-condition-in_zone = { $actor } stands in the zone of this card
sd-condition-in_terrain = { $actor } stands on the terrain "{ CAP($terrain) }"
sd-condition-count = { $count ->
    [one] a token lies
   *[other] at least { $count } tokens lie
 } on this card
sd-condition-attribute = { $of } has { $least } or more { $attribute ->
    [understanding] understanding
    [courage] courage
    [bleeding] bleeding tokens
   *[disorders] disorders
 }
sd-condition-beats = the result is higher than the { $beats ->
    [understanding] understanding
   *[courage] courage
 } of { $of }
sd-condition-natural = the die shows { $natural }
sd-condition-damaged = { $damaged ->
    [one] a hit
   *[other] at least { $damaged } hits
 } of this attack did damage
sd-condition-stack_empty = the wound stack is empty
sd-condition-level = the monster's level is { $level } or higher
sd-condition-suffered = the injury is { $suffered }
sd-condition-location = the location is the { $location ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
    [legs] legs
   *[brain] brain
 }
sd-condition-has_injury = { $owner } has the permanent injury "{ CAP($has_injury) }"
sd-condition-has_status = the card "{ CAP($has_status) }" lies with { $of }
sd-condition-action = it is { $action }
sd-condition-by_intimidate = it comes of an Intimidate
sd-condition-by_collision = it comes of a collision with the monster
sd-condition-first_location = it is the first location chosen in this attack
sd-condition-injured_location = the location's card has a persistent injury
sd-condition-attempt_failed = it failed
sd-condition-locations_left = drawn locations of this attack are left
sd-condition-away = the monster is off the board
sd-condition-dice_missed = some of the attack dice missed
sd-condition-discard_left = cards lie in the AI discard
sd-condition-total_over_toughness = the total is at least { $total_over_toughness } times the toughness
sd-condition-earned_proficiency = { $earned_proficiency } wounded the monster with the weapon type declared before the hunt
sd-condition-innovation = the settlement has "{ CAP($innovation) }"

# Numbers while the card works
sd-number-damage = { sd-change } damage{ sd-per-level }
sd-number-speed = { sd-change } speed{ sd-per-level }
sd-number-accuracy = { sd-change } accuracy{ sd-per-level }
sd-number-strength = { sd-change } strength{ sd-per-level }
sd-number-evasion = { sd-change } evasion{ sd-per-level }
sd-number-luck = { sd-change } luck{ sd-per-level }
sd-number-movement = { sd-change } movement{ sd-per-level }
sd-number-toughness = { sd-change } toughness{ sd-per-level }
sd-number-movement_is = { $of ->
    [yes] a movement of { $by }
   *[no] movement is { $by }
 }
sd-number-armour = { sd-change } armour { $by_n ->
    [one] point
   *[other] points
 } at every location
sd-number-hit_damage = the damage of each hit on { $owner } is { sd-change }{ sd-per-level }{ $least ->
    [0] { "" }
   *[other] , but not below { $least }
 }
sd-number-dodges = { $by_n ->
    [one] { $by_n } more dodge
   *[other] { $by_n } more dodges
 } a round
sd-number-bleeding_limit = it takes { $by_n } { $by_less ->
    [yes] fewer
   *[no] more
 } bleeding tokens to die
sd-number-perfect_from = attack dice of { $by } and higher are perfect hits
sd-number-gives = the weapon gains: { $words }
sd-number-takes = the weapon loses: { $words }
sd-word-numbered = { $n ->
    [1] { $word }
   *[other] { $word } { $n }
 }

# Bars: what follows "cannot"
sd-bar-spend_survival = spend survival
sd-bar-gain_survival = gain survival
sd-bar-dodge = dodge
sd-bar-encourage = encourage
sd-bar-dash = dash
sd-bar-surge = surge
sd-bar-consume = consume anything
sd-bar-block = block
sd-bar-two_handed = use two-handed weapons
sd-bar-paired = use paired weapons
sd-bar-weapons = use weapons
sd-bar-weapon_types = use weapons of the types { $types }
sd-bar-gear_strength = use gear of strength { $strength } or more
sd-bar-waist_gear = wear gear at the waist
sd-bar-body_armour = wear armour on the body
sd-bar-activate_arts = activate fighting arts
sd-bar-use_arts = use fighting arts
sd-bar-use_abilities = use abilities
sd-bar-use_specialization = use a weapon specialization
sd-bar-use_mastery = use a weapon mastery
sd-bar-intimacy = take part in intimacy
sd-bar-attack_from_blind_spot = attack from the blind spot
sd-bar-attack_knocked_down = attack a knocked down monster

# Flags
sd-flag-all_are_threats = While this card is in play, every survivor always counts as a threat.
sd-flag-grab_damage_doubled = While this card is in play, the damage of Grab is doubled.
sd-flag-no_grab = There is no Grab any more: the monster grabs nobody.
sd-flag-impervious = Impervious: it cannot be wounded; a critical wound only brings its effect.
sd-flag-trap = Trap: it is played at once when drawn and ends the attack.
sd-flag-first_strike = First Strike: it is resolved before the other locations.
sd-flag-super_dense = Super-dense: a frail weapon breaks on it, and the attack is over.
sd-flag-deaf = { CAP($owner) } is deaf: cannot be encouraged and is untouched by what must be heard.
sd-flag-ignores_slow_melee = Slow melee weapons do not count as slow.
sd-flag-must_move = In each round { $owner } must move at least 1 space, if able.
sd-flag-gear_noisy = All gear of { $owner } is noisy.
sd-flag-always_threat = { CAP($owner) } is always a threat unless knocked down.
sd-flag-ignores_bash = Bash does not knock down { $owner }.
