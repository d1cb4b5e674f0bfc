# The drawn board of a showdown and the panels beside it.

# Below the board.
board-survivor = { $mark } { $who } { $square }{ $down ->
    [yes] , down
   *[no] { "" }
 }
board-monster = { $mark } { $monster }, { $down ->
    [yes] down,{ " " }
   *[no] { "" }
 }facing { sd-direction }; : blind spot{ $hidden ->
    [yes] ; blank: out of its sight
   *[no] { "" }
 }
board-tile = { $mark } { $tile }{ $wall ->
    [yes] { " " }(impassable{ $sight ->
        [yes] , blocks sight
       *[no] { "" }
      })
   *[no] { $sight ->
        [yes] { " " }(blocks sight)
       *[no] { "" }
      }
 }
board-spots = { $numbered ->
    [yes] (1) may be chosen, by number or by square
   *[no] (·) may be chosen
 }{ $way ->
    [yes] ; + on the way
   *[no] { "" }
 }
board-naming = { $n } spaces: type one, like { $example } (row and column).
board-not-there = { $square } cannot be chosen: only spaces in brackets can.
board-which = More than one fits. Which? By number:

# Panels.
panel-scene = Round { $round }, { $phase ->
    [setup] the setup
    [monster] before the monster's turn
    [survivors_turn] the monster's turn
    [survivors] the survivors' turn
    [aftermath] the aftermath
   *[other] { $phase }
 }; monster controller: { $controller }
panel-monster = { $monster }, level { $level }, { $away ->
    [yes] { $dead ->
        [yes] dead
       *[no] off the board
      }
   *[no] { $square }, facing { sd-direction }{ $down ->
        [yes] , knocked down
       *[no] { "" }
      }
 }
panel-next-many = one of { $n }, none likelier than { $share }
panel-next = next: { $cards }
panel-ai = AI deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }; wounds: { $wounds }; discard: { $discard }
panel-face-up = Face up on top: { $card }
panel-locations = Hit locations: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }; discard: { $discard }
panel-counters = { $card }: { $n }
panel-traits = Traits
panel-moods = Moods
panel-injuries = Persistent injuries
panel-priority = Priority target: { $who }
panel-survivor = Survivor
panel-square = At
panel-survival = Survival
panel-insanity = Insanity
panel-bleeding = Bleeding
panel-armour = Armour
panel-armour-marks = Armour from head to legs; * light injury, ! heavy injury
panel-mark-brain = light injury of the brain
panel-tokens = tokens: { $tokens }
panel-dead = { $who ->
   *[other] dead
 }: { $why }
panel-mark-down = { $who ->
   *[other] knocked down
 }
panel-mark-hidden = { $who ->
   *[other] hidden
 }
panel-mark-doomed = { $who ->
   *[other] doomed
 }
panel-mark-insane = { $who ->
   *[other] insane
 }
panel-mark-priority = { $who ->
   *[other] priority target
 }
panel-mark-acted = { $who ->
   *[other] has acted
 }
panel-mark-deaf = { $who ->
   *[other] deaf
 }
panel-mark-skips-next = { $who ->
   *[other] skips the next showdown
 }
panel-mark-always-threat = { $who ->
   *[other] always a threat
 }
panel-sheet = Survival { $survival }/{ $limit }, insanity { $insanity }, bleeding { $bleeding }, courage { $courage }, understanding { $understanding }, hunt XP { $xp }
panel-points = armour
panel-light = light
panel-heavy = heavy
panel-actions = Survival actions
panel-action = { $action ->
    [dodge] dodge
    [encourage] encourage
    [dash] dash
    [surge] surge
   *[other] { $action }
 }
panel-used = used
panel-action-used = { panel-action } (used)
panel-proficiency = Weapon proficiency: { $type } { $level }
panel-arts = Fighting arts
panel-disorders = Disorders
panel-permanent = Permanent injuries
panel-gear = Gear
panel-affinities = Affinities
panel-colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }

# What may be looked at.
sights-hint = Also: board, sheet NAME, grid NAME, monster, deck, ? CARD or WORD

# Cards from a real deck.
draw-ai = Monster controller ({ $who }), draw an AI card. Which one came?
draw-reveal = Monster controller ({ $who }), turn up the next AI card. Which one is it?
draw-hit-location = { $who } draws { $n ->
    [one] { $n } hit location
   *[other] { $n } hit locations
 }. { $n ->
    [one] Which one came?
   *[other] Which ones came? (with commas between)
 }
draw-resource = { $who } draws { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }. { $n ->
    [one] Which one came?
   *[other] Which ones came? (with commas between)
 }
draw-disorder = { $who } draws a disorder. Which one came?
draw-look = { $who } looks at the top of the AI deck ({ $n }). Which { $n ->
    [one] card is it?
   *[other] cards are they? (from the top, with commas between)
 }
draw-terrain = { $who } draws { $n ->
    [one] { $n } terrain card
   *[other] { $n } terrain cards
 }. { $n ->
    [one] Which one came?
   *[other] Which ones came? (with commas between)
 }
draw-random-survivor = A survivor at random ({ $n }): who was drawn?
draw-prompt = Cards:
draw-no-number = { $given } is not a number from 1 to { $n }.
draw-no-such-card = No card “{ $given }” can come now.
draw-count = { $n ->
    [one] { $n } card is wanted, { $given } given.
   *[other] { $n } cards are wanted, { $given } given.
 }
draw-too-often = { $card }: there is no further one in the deck.
draw-help = A number or a name; several with commas between. Draw for me: v; from now on: vv.
