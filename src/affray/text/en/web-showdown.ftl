# The showdown's board and panels in the browser.

# The board.
web-sd-board = Board
web-sd-board-of = The showdown with { $monster } on a board of 22 columns and rows A to P
web-sd-monster-at = { $monster }: { $size } × { $size } from { $square }, facing { sd-direction }{ $down ->
    [yes] , knocked down
   *[no] { "" }
 }
web-sd-monster-off = { $monster }: { $dead ->
    [yes] dead
   *[no] off the board
 }
web-sd-survivor-dead = { $who }: dead ({ $why })
web-sd-survivor-off = { $who }: not on the board
web-sd-bleeding = bleeding { $n }
web-sd-token = { sd-attribute } { SIGNED($by) }
web-sd-legend = What the signs mean
web-sd-blind = blind spot
web-sd-unseen = out of the monster's sight
web-sd-zone = watched by a card in play
web-sd-spot = may be chosen
web-sd-reach = a weapon reaches the monster from there
web-sd-way = a way of the monster, and where it ends
web-sd-hit = runs over a survivor
web-sd-tile = { $tile }{ $wall ->
    [yes] { " " }(impassable{ $sight ->
        [yes] , blocks sight
       *[no] { "" }
      })
   *[no] { $sight ->
        [yes] { " " }(blocks sight)
       *[no] { "" }
      }
 }
web-sd-sign = { $sign ->
    [priority] priority target
    [doomed] doomed
    [down] knocked down
    [hidden] hidden
    [insane] insane
    [bleeding] bleeding tokens
    [tokens] attribute tokens
   *[acted] has acted
 }

# The scene.
web-sd-round = Round
web-sd-phase = Now
web-sd-phase-now = { $phase ->
    [setup] setup
    [monster_next] before the monster's turn
    [monster_turn] monster's turn
    [survivors_next] before the survivors' turn
    [survivors_turn] survivors' turn
    [round_end] end of the round
   *[aftermath] aftermath
 }
web-sd-priority = Priority target
web-sd-controller = Monster controller
web-sd-settlement = { $name }: survival limit { $limit }
web-sd-innovations = Innovations

# Headings and words of the panels.
web-sd-words = { $word ->
    [survivors] Survivors
    [monster] Monster
    [body] Armour and injuries
    [attributes] Attributes
    [next] What may come next
    [effects] For now
    [grid] Gear grid
    [empty] empty
    [affinities] Affinities
    [proficiency] Weapon proficiency
    [yours] yours
    [acts] acting
   *[gear] Gear
 }
web-sd-level = level { $level }

# A survivor's sheet.
web-sd-survival = Survival
web-sd-insanity = Insanity
web-sd-bleeding-tokens = Bleeding
web-sd-courage = Courage
web-sd-understanding = Understanding
web-sd-xp = Hunt XP
web-sd-left = Left in this act: { $movements ->
    [0] no movement
    [one] { $movements } movement
   *[other] { $movements } movements
 }, { $activations ->
    [0] no activation
    [one] { $activations } activation
   *[other] { $activations } activations
 }
web-sd-points = { $n ->
    [one] { $n } armour point
   *[other] { $n } armour points
 }
web-sd-light = light injury
web-sd-heavy = heavy injury
web-sd-unhurt = unhurt
web-sd-statuses = Statuses
web-sd-sets = Whole armour sets
web-sd-part = { $label } { SIGNED($by) }
web-sd-tokens = tokens
web-sd-effect = { sd-attribute } { SIGNED($by) }{ sd-until-then } ({ $source })
web-sd-weapon = { $speed } / { $accuracy }+ / { $strength }
web-sd-armour = { $location ->
    [all] everywhere
   *[other] { sd-location }
 } { $n }
web-sd-edge = { $side ->
    [top] above
    [right] on the right
    [bottom] below
   *[left] on the left
 }: { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } half{ $whole ->
    [yes] , completed
   *[no] { "" }
 }
web-sd-affinity = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } { $n }

# The monster.
web-sd-where = { $off ->
    [yes] { $monster ->
       *[other] { $dead ->
            [yes] dead
           *[no] off the board
          }
      }
   *[no] { $square }, facing { sd-direction }{ $down ->
        [yes] , knocked down
       *[no] { "" }
      }
 }
web-sd-performed = Being performed
web-sd-face-up = Face up on the deck
web-sd-always = Always at hand
web-sd-counters = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
web-sd-ai = AI deck and wounds
web-sd-ai-counts = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } to draw, { $discard } discarded
web-sd-locations = Hit locations
web-sd-location-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } to draw, { $discard } discarded
web-sd-known = Known on top
web-sd-discard = Discard, the latest first
web-sd-terrain = Terrain on the board
