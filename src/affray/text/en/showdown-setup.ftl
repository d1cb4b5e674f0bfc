# Setting up a showdown, what can be wrong with a scenario, corrections, and the numbers behind a question.

ShowdownBegan = Showdown: { $monster }, level { $level }
TerrainDrawn = Terrain cards: { LIST($cards, "nom") }
TerrainPlaced = { $terrain }: { $small ->
    [yes] { $first }
   *[no] { $first } to { $last }
 }
TerrainLeftOut = { $terrain }: no room on the board
AmbushSprung = Ambush: { $by ->
    [monster] the monster was waiting
   *[survivors] the survivors have crept up
 }
SurvivorsSkip = Round { $round }: taken by surprise, the survivors lose their turn

ask-place_terrain = { $terrain }: where does the tile lie? (its north-west space)
option-place_terrain = { $square }{ $turned ->
    [yes] , turned
   *[no] { "" }
 }
ask-monster_start = Where does { $monster } stand? (its north-west space)
option-monster_start = { $option }
ask-place_survivor = Where does { $who } begin?
option-place_survivor = { $square }
ask-first_turn = The survivors have crept up: whose turn is first?
option-first_turn = { $first ->
    [survivors] The survivors'
   *[monster] The monster's
 }

# Dice, decks and the seat of a controller who plays no survivor.
word-place-terrain = place of a terrain tile
word-keeper = monster controller
throw-dice = { $count }d{ $sides }

# What can be wrong with a scenario.
scenario-off-board = { $given } is not on the board
scenario-two-on-a-space = no room at { $given }
expected-monsters = a monster
expected-terrain = a terrain card

# The numbers behind a question.
numbers-survivor-attack = { $weapon }: { $dice }d10{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons) })
 }, hit from { $against } on{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons) })
 }
numbers-wound = { $location }: d10 { SIGNED($strength) }{ $strength_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($strength_reasons) })
 } against { $toughness }{ $toughness_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($toughness_reasons) })
 }: { $impervious ->
    [yes] impervious, no roll wounds it
   *[no] wounded from { $face } on
 }{ $critical ->
    [0] { "" }
   *[other] , critical from { $critical } on
 }{ $breaks ->
    [yes] ; the frail weapon breaks on it
   *[no] { "" }
 }
numbers-reaction = Coming: { $location }, { $kind ->
    [wound] the reaction to a wound
    [failure] the reaction to a failure
   *[reflex] a reflex
 }
numbers-no-reaction = No reaction of this location is coming
numbers-placement = { $exactly ->
    [yes] Exactly { $most ->
        [one] { $most } space
       *[other] { $most } spaces
      } from the monster
   *[no] { $far ->
        [yes] { $least ->
            [one] { $least } space
           *[other] { $least } spaces
          } from the monster, or more
       *[no] From { $least } to { $most } spaces from the monster
      }
 }; where none of them is free, the nearest beyond
numbers-hit = Damage of each hit: { $damage }; hits: { $hits }
numbers-protection = { sd-location }: armour { $armour }{ $light ->
    [yes] , light injury
   *[no] { "" }
 }{ $heavy ->
    [yes] , heavy injury
   *[no] { "" }
 }

# Corrections: what about.
sd-fix-item = { $item ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
    [legs] legs
    [brain] brain
    [movement] movement
    [speed] speed
    [damage] damage
    [accuracy] accuracy
    [strength] strength
    [evasion] evasion
    [toughness] toughness
   *[luck] luck
 }
sd-fix-end = End the showdown
sd-fix-priority = Priority target
sd-fix-controller = Monster controller
sd-fix-corner = { $who }: north-west space
sd-fix-facing = { $who } faces
sd-fix-square = { $who }: space
sd-fix-down = { $who }: knocked down
sd-fix-wounds = { $who }: wounds
sd-fix-ai_top = { $who }: AI card on top of the deck
sd-fix-token = { $who }: tokens, { sd-fix-item }
sd-fix-leave = { $card } leaves play
sd-fix-survival = { $who }: survival
sd-fix-insanity = { $who }: insanity
sd-fix-courage = { $who }: courage
sd-fix-understanding = { $who }: understanding
sd-fix-bleeding = { $who }: bleeding tokens
sd-fix-armour = { $who }: armour, { sd-fix-item }
sd-fix-light = { $who }: light injury, { sd-fix-item }
sd-fix-heavy = { $who }: heavy injury, { sd-fix-item }
sd-fix-slay = { $who } is dead
sd-fix-end-value = { $to ->
    [victory] victory
    [defeat] defeat
   *[ended] broken off
 }
sd-fix-facing-value = { $to ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }
sd-fix-named = { $to }
sd-fix-nobody = nobody
showdown-Corrected = Corrected: { $what ->
    [end] the showdown ends
    [priority] { $card ->
        [none] nobody is the priority target
       *[other] the priority target is { $card }
     }
    [controller] the monster controller is { $seat }
    [corner] { $who } stands at { $to }
    [facing] { $who } faces { $to }
    [square] { $who } stands at { $to }
    [down] { $who }, knocked down: { $to }
    [wounds] { $who }, wounds: { $to }
    [ai_top] on top of the AI deck lies { $card }
    [token] { $who }, tokens, { sd-fix-item }: { $to }
    [leave] { $card } leaves play
    [survival] { $who }, survival: { $to }
    [insanity] { $who }, insanity: { $to }
    [courage] { $who }, courage: { $to }
    [understanding] { $who }, understanding: { $to }
    [bleeding] { $who }, bleeding tokens: { $to }
    [armour] { $who }, armour, { sd-fix-item }: { $to }
    [light] { $who }, light injury, { sd-fix-item }: { $to }
    [heavy] { $who }, heavy injury, { sd-fix-item }: { $to }
   *[slay] { $who } is dead
 }
refusal-no-such-value = This value is not possible now: { $what }.
