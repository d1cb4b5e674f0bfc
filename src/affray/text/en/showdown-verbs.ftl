# Verbs of the showdown's cards, `sd-verb-<word>`: control, cards and the monster. Survivors are in showdown-deeds.ftl.

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
           *[other] { sd-some-random } may choose this
         }
       *[other] up to { $up_to } { sd-some } may choose this
     }
   *[no] { $random ->
        [0] { $group }
       *[other] { sd-some-random }
     }
 }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }: { $do }
# Some of a group, their number being $n
sd-some = { $each ->
    [others] { $n ->
        [one] other survivor
       *[other] other survivors
     }
    [adjacent] { $n ->
        [one] survivor adjacent to the monster
       *[other] survivors adjacent to the monster
     }
    [neighbours] { $n ->
        [one] adjacent survivor
       *[other] adjacent survivors
     }
   *[survivors] { $n ->
        [one] survivor
       *[other] survivors
     }
 }
sd-some-random = { $n } random { sd-some }
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
       *[other] the instinct "{ CAP($instinct) }"
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
    [marked] with a status card
   *[most_bleeding] with the most bleeding tokens
 }
sd-verb-flow = flow
sd-verb-move_and_attack = move and attack{ sd-strike }
sd-verb-attack = attack{ sd-strike }
sd-strike = { $at_target ->
    [yes] { "" }
   *[no] { " " }{ $victim }
 }: speed { $speed }, accuracy { $accuracy }+, damage { $damage }{ $range ->
    [1] { "" }
   *[other] , range { $range }
 }{ $after_hit ->
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
sd-verb-full_forward = the monster makes a full move forward in a straight line, without turning
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
