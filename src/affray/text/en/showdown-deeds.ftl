# Verbs of the showdown's cards, `sd-verb-<word>`: tokens, survivors and their attack.

# Tokens and numbers
sd-verb-token = { $of } gains { $by_word ->
    [number] { $by_n ->
        [one] a { SIGNED($by) } { sd-attribute-dat } token
       *[other] { $by_n } tokens of { $by_less ->
            [yes] -1
           *[no] +1
         } { sd-attribute-dat }
     }
   *[other] +1 { sd-attribute-dat } tokens, { sd-by }
 }{ sd-until-then }
sd-verb-effect = { $effect ->
    [all_are_threats] { sd-until-cap }all survivors are threats, whatever says otherwise
   *[other] { $of } { GENDER($of) ->
        [pl] have
       *[n] has
     } { sd-change } { sd-attribute-dat }{ sd-per-level }{ $once ->
        [none] { sd-until-then }
       *[attack] { " " }in the next attack
     }
 }
sd-verb-remove_tokens = { $of } loses { $remove_tokens ->
    [all] { $by ->
        [0] all attribute and bleeding tokens
        [one] { $by } token of choice
       *[other] { $by } tokens of choice
     }
   *[negative] { $by ->
        [0] all negative tokens
        [one] { $by } negative token
       *[other] { $by } negative tokens
     }
 }

# Survivors
sd-verb-knock_down = { $knock_down } { sd-down }{ $bash ->
    [yes] { " " }(bash)
   *[no] { "" }
 }
sd-verb-stand = { $may ->
    [yes] { $stand } may stand
   *[no] { $stand } stands
 }{ $of_many ->
    [yes] { " " }if knocked down
   *[no] { "" }
 }
sd-verb-stop_moving = the movement ends on this space
sd-harm = { $by_word ->
    [number] { $by_n } damage
    [level] 1 damage per level of the monster
    [d5] 1d5 damage
    [d10] 1d10 damage
   *[other] damage, { sd-by },
 }
sd-verb-hurt = { $hurt } suffers { sd-harm } to a random location
sd-verb-heal_survivor = { $heal_survivor } { GENDER($heal_survivor) ->
    [pl] are
   *[n] is
 } healed ({ $location ->
    [all] every location
   *[other] { sd-location }
 }): light and heavy injuries are erased{ $armour ->
    [0] { "" }
    [one] , { $armour } lost armour point is restored
   *[other] , up to { $armour } lost armour points are restored
 }{ $location ->
    [all] { $armour ->
        [0] { "" }
       *[other] { " " }at each
     }
   *[other] { "" }
 }
sd-verb-brain = { $brain } suffers { $by_word ->
    [number] { $by_n } brain damage
    [level] 1 brain damage per level of the monster
    [d5] 1d5 brain damage
    [d10] 1d10 brain damage
   *[other] brain damage, { sd-by }
 }
sd-verb-add = { $of } { $by_less ->
    [yes] loses
   *[no] gains
 } { sd-quantity }{ sd-lifetime }
sd-verb-set = the survival of { $of } becomes { $to }
sd-verb-permanent = { $of } gains { SIGNED($by) } { sd-attribute-dat } for good{ sd-lifetime }
sd-verb-knock_back = { $knock_back } is knocked back { $by_word ->
    [number] { $by_n ->
        [one] { $by_n } space
       *[other] { $by_n } spaces
     }
    [level] 1 space per level of the monster
    [movement] as many spaces as the movement of { $owner }
    [survival] as many spaces as the survival of { $owner }
    [pending] as many spaces
   *[other] { sd-by } spaces
 }{ $toward ->
    [none] { "" }
   *[nearest_edge] { " " }toward the nearest edge of the board
 }
sd-verb-walk = { $walk } may move up to { $by_word ->
    [number] { $by_n ->
        [one] { $by_n } space
       *[other] { $by_n } spaces
     }
   *[other] so many spaces: { sd-by }
 }
sd-verb-place = { $place } is placed on the nearest free space off the monster's path
sd-verb-grab = { $grab } suffers Grab
sd-verb-doom = { $doom } is doomed until this card is resolved
sd-verb-priority = { $priority ->
    [none] { $of ->
        [none] the priority target token is taken off the board
       *[other] { $of } is the priority target no longer
     }
   *[other] { $priority } becomes the priority target{ $until ->
        [none] { "" }
       *[death] { " " }until dead or the monster is, and nobody else can become it
     }
 }
sd-verb-hide = { $hide } hides and is no threat{ $ends }
sd-ends = { $ends ->
    [attack] attacking
   *[leaves_terrain] leaving this terrain
 }
sd-hidden-until = { " " }until { $ends }
sd-verb-kill = { $kill } dies
sd-verb-suffer = { $of } suffers the brain trauma "{ CAP($suffer) }" without a roll
sd-verb-disorder = { $of } gains a random disorder
sd-verb-gain = { $of } gains the resource "{ CAP($gain) }", if it is still in its deck
sd-verb-gain_gear = { $of } gains the gear card "{ CAP($gain_gear) }"
sd-verb-draw_resource = { $of } gains { $by } random { $draw_resource ->
    [basic] basic{ " " }
   *[other] { $deck ->
        [none] { "" }
       *[other] { $deck }{ " " }
     }
 }{ $by ->
    [one] resource
   *[other] resources
 }
sd-verb-archive_gear = { $by } { GENDER($by) ->
    [pl] archive
   *[n] archives
 } one gear of choice, if there is any: { $word }
sd-verb-points = { $of } gains { $by } { $points ->
    [movement] movement
   *[activation] activation
 }
sd-verb-use_weapon = attack with the weapon { $use_weapon ->
    [left] left
   *[right] right
 } of this card in the grid

# A survivor's attack
sd-verb-attack_dice = { $attack_dice ->
    [one] { $attack_dice } die joins
   *[other] { $attack_dice } dice join
 } this attack
sd-verb-skip_location = { $skip_location ->
    [one] { $skip_location } hit of this attack draws
   *[other] { $skip_location } hits of this attack draw
 } no hit location
sd-verb-sure_hits = an attack with this card from any distance, { $sure_hits ->
    [one] { $sure_hits } automatic hit
   *[other] { $sure_hits } automatic hits
 }{ $auto_critical ->
    [yes] ; the wound attempt is a critical wound at once, and where no critical effect is printed not even a wound
   *[no] { "" }
 }
sd-verb-raise = { $moment ->
    [brain_damage] the brain damage is
    [severe_injury_roll] the result is
    [survival_gained] the survival gained is
   *[other] the number is
 } { SIGNED($raise) }{ $most ->
    [0] { "" }
   *[other] { " " }({ $most } at most)
 }
sd-verb-cancel = { $moment ->
    [monster_moves] that movement is not made
    [would_collide] there is no collision
    [trap_drawn] the trap does nothing
    [ai_drawn] the rest of that AI card is not performed
   *[other] that does not happen
 }
sd-verb-change_location = one hit of this attack, as { $owner } chooses, becomes a hit to the { $change_location ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
   *[legs] legs
 }
sd-verb-reroll = the attack dice that missed are rolled again
sd-verb-retry_wound = the wound attempt is made again
sd-verb-discard_location = one of the hit locations drawn is discarded
sd-verb-double_first_total = the total of the first wound attempt of this attack is doubled
sd-verb-make_critical = this wound is a critical wound
sd-verb-cancel_reactions = the reactions of this location do not happen
sd-verb-roll_before_choosing = the next wound attempt is rolled before its location is chosen
sd-verb-wound_from = the top card of the AI discard goes to the wound stack in place of that of the AI deck
