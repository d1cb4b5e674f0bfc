# What the showdown's cards do: `sd-verb-<word>`, of which describe_verbs.py makes sentences. Who is meant is named by word-sd-...

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
sd-thing = { $add ->
    [survival] survival
    [insanity] insanity
    [courage] courage
    [understanding] understanding
    [bleeding] { $by_n ->
        [one] bleeding token
       *[other] bleeding tokens
     }
    [hunt_xp] hunt XP
   *[proficiency] { $by_n ->
        [one] level of weapon proficiency
       *[other] levels of weapon proficiency
     }
 }
sd-quantity = { $by_word ->
    [number] { $by_n } { sd-thing }
    [level] 1 { sd-thing } per level of the monster
    [d5] 1d5 { sd-thing }
    [d10] 1d10 { sd-thing }
    [movement] { sd-thing }, as much as the movement of { $owner }
    [survival] { sd-thing }, as much as the survival of { $owner }
   *[pending] as much { sd-thing }
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

# Control
sd-verb-when = if { $when }: { $then ->
    [none] nothing
   *[other] { $then }
 }{ $else ->
    [none] { "" }
   *[other] ; otherwise { $else }
 }
sd-verb-roll = roll 1d10: { $results }
sd-outcome = on { $faces }{ $nested ->
    [yes] ,
   *[no] { "" }
 } { $do ->
    [none] nothing
   *[other] { $do }
 }
sd-verb-each = { $may ->
    [yes] { $up_to ->
        [0] { $random ->
            [0] { $group } may choose this
           *[other] { $random } random survivors may choose this
         }
       *[other] up to { $up_to } survivors may choose this
     }
   *[no] { $random ->
        [0] { $group }
       *[other] { $random } random survivors
     }
 }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }: { $do }
sd-verb-choose = { $choose } { GENDER($choose) ->
    [pl] choose
   *[n] chooses
 }: { $options }
sd-option = "{ CAP($name) }"{ $cost ->
    [0] { "" }
   *[other] , { $cost } survival
 }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 } — { $do ->
    [none] nothing happens
   *[other] { $do }
 }
sd-verb-choose_survivor = { $choose_survivor } chooses: self or an adjacent survivor; { $do }

# Cards
sd-verb-put = { $put ->
    [drawn] the AI card just drawn
   *[card] this card
 } { $to ->
    [discard] is discarded
    [ai_top] goes back on top of the AI deck
   *[archive] is archived
 }
sd-verb-count = { $count ->
    [0] the tokens on this card are taken off
    [one] { $count } token is laid on this card
   *[other] { $count } tokens are laid on this card
 }
sd-verb-special = { $special ->
   *[smart_cat] the top 10 AI cards are turned up one by one: the first 2 moods come into play, the rest is shuffled back; if there was no mood, the monster draws an AI card and performs it
 }
sd-verb-story = read the story event "{ CAP($story) }"
sd-verb-look = { $owner } looks at { $look ->
    [ai] { sd-cards-n } of the AI deck
   *[locations] { sd-cards-n } of the hit location deck
 } and puts { $n ->
    [one] it
   *[other] them
 } back { $and ->
    [reorder] in any order
   *[top_or_bottom] on top or at the bottom
 }
sd-verb-archive_locations = the hit locations { LIST($archive_locations, "nom") } are archived
sd-verb-injury = this card goes onto the monster's panel: persistent injury "{ CAP($injury) }"
sd-verb-discard_mood = { $discard_mood } { GENDER($discard_mood) ->
    [pl] discard
   *[n] discards
 } one mood in play
sd-verb-give = { $of } gets the card "{ CAP($give) }"
sd-verb-lift = the card "{ CAP($lift) }" leaves { $of }
sd-verb-add_terrain = one card is added to the terrain: { $names }

# The monster
sd-verb-pick = { $pick }; { $none ->
    [instinct] if there is no target, { $instinct ->
        [none] the instinct
       *[other] { $instinct }
     }
   *[stop] if there is no target, the rest falls away
 }
sd-line = pick target: { $lines }
sd-line-then = { $first }; if none, { $second }
sd-picked = { $order ->
    [closest] { $sort ->
        [threat] the closest threat
       *[survivor] the closest survivor
     }
    [furthest] { $sort ->
        [threat] the furthest threat
       *[survivor] the furthest survivor
     }
    [random] { $sort ->
        [threat] a random threat
       *[survivor] a random survivor
     }
    [all] { $sort ->
        [threat] all threats
       *[survivor] all survivors
     }
   *[any] { $sort ->
        [threat] a threat
       *[survivor] a survivor
     }
 }
# A word behind the one picked: without a comma where it stands first and needs none.
sd-picked-with = { $nth ->
    [1] { $word ->
        [knocked_down] { $first }, { $second }
       *[other] { $first } { $second }
     }
   *[other] { $first }, { $second }
 }
sd-picked-word = { $word ->
    [facing] in front of the monster
    [in_view] in field of view
    [in_range] in range
    [knocked_down] knocked down
    [not_deaf] { $order ->
        [all] who are not deaf
       *[other] who is not deaf
     }
    [adjacent] adjacent to the monster
    [last_to_wound] who wounded the monster last
    [grabbed_last_round] who suffered Grab in the last round
   *[most_bleeding] with the most bleeding tokens
 }
sd-verb-flow = flow
sd-verb-move_and_attack = move and attack{ sd-strike }
sd-verb-attack = attack{ sd-strike }
sd-strike = { $at_target ->
    [yes] { "" }
   *[no] { " " }{ $victim }
 }: { $speed } / { $accuracy }+ / { $damage }{ $after_hit ->
    [none] { "" }
   *[other] ; after hit, { $after_hit }
 }{ $before_damage ->
    [none] { "" }
   *[other] ; before damage, { $before_damage }
 }{ $after_damage ->
    [none] { "" }
   *[other] ; after damage, { $after_damage }
 }
sd-trigger = { $trigger ->
    [after_hit] After hit
    [before_damage] Before damage
   *[after_damage] After damage
 }: { $do }.
sd-verb-intimidate = intimidate, { $intimidate }: { $do }
sd-verb-aim = all hits are hits to the { $aim ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
   *[legs] legs
 }
sd-verb-full_move = the monster makes a full move { $from ->
    [survivors] straight away from all survivors
   *[threats] away from all threats
 }
sd-verb-move = the monster moves { $by ->
    [one] { $by } space
   *[other] { $by } spaces
 } straight away from { $from }{ $turning ->
    [yes] { "" }
   *[no] , without turning
 }
sd-verb-charge_off = the monster makes a full move forward in a straight line; whoever it runs over is knocked down by the collision and suffers Grab after the move
sd-verb-face = the monster turns to { $face }
sd-verb-place_monster = the monster is placed adjacent to { $of }
sd-verb-leave_board = the monster leaves the board
sd-verb-basic_action = { $at_list ->
    [yes] { $pick ->
        [none] the monster performs its basic action
       *[other] the monster performs its basic action, { $pick }
     }
   *[no] the monster performs its basic action against { $basic_action }
 }{ $speed ->
    [0] { "" }
   *[other] , { SIGNED($speed) } speed
 }{ $damage ->
    [0] { "" }
   *[other] , { SIGNED($damage) } damage
 }
sd-verb-draw_ai = the monster draws an AI card and performs it
sd-verb-heal = the monster heals { $heal }: { $heal ->
    [one] a card goes
   *[other] { $heal } cards go
 } from the wound stack to the bottom of the AI deck
sd-verb-wound = the monster suffers { $wound ->
    [one] { $wound } wound
   *[other] { $wound } wounds
 }
sd-verb-end_turn = the monster's turn ends
sd-verb-die = the monster dies at once

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
sd-verb-hurt = { $hurt } suffers { $by_word ->
    [number] { $by_n } damage
    [level] 1 damage per level of the monster
    [d5] 1d5 damage
    [d10] 1d10 damage
   *[other] damage, { sd-by },
 } to a random location
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
