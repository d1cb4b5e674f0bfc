# What the players of a showdown are asked: `ask-<question>`, and an `option-<question>` for each thing to choose; what they may say at any time.

sd-slot = { $slot ->
    [0] upper left place
    [1] upper middle place
    [2] upper right place
    [3] middle left place
    [4] middle place
    [5] middle right place
    [6] lower left place
    [7] lower middle place
   *[8] lower right place
 } of the grid

# The survivors' turn.
ask-next_survivor = Who acts next?
option-next_survivor = { $who }{ $down ->
    [yes] { " " }(knocked down)
   *[no] { "" }
 }
ask-act = { $who } acts: what next? { $movements ->
    [0] { $activations ->
        [0] Nothing is left
        [one] { $activations } activation left
       *[other] { $activations } activations left
     }
    [one] { $activations ->
        [0] { $movements } movement left
        [one] { $movements } movement, { $activations } activation left
       *[other] { $movements } movement, { $activations } activations left
     }
   *[other] { $activations ->
        [0] { $movements } movements left
        [one] { $movements } movements, { $activations } activation left
       *[other] { $movements } movements, { $activations } activations left
     }
 }
option-act-move = Move
option-act-end = End the act
option-attack = Attack with { $weapon }
option-attack-mode = Attack with { $weapon }: { $mode }
option-use = { $card }: { $what }
option-shield = { $gear }: { sd-word }
option-leap = { $gear }: { sd-word }
sd-word = { $word ->
    [block] block
    [deflect] deflect
    [charge] charge
    [pounce] pounce
   *[slam] slam
 }
ask-leap = In which direction does { $who } { sd-word }?
option-leap_to = To the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 }
ask-leap_with = With which weapon does { $who } strike?
option-leap_with = { $weapon }
ask-move_to = Where does { $who } move?
option-move_to = { $square }

# Survival actions.
ask-dash_to = Where does { $who } dash?
option-dash_to = { $square }
option-dash = { $who }: dash (1 survival)
option-dash-use = { $who }: dash, { $card }: { $what } ({ $cost } survival)
option-dash-leap = { $who }: dash, { $gear }: { sd-word } ({ $cost } survival)
option-surge-attack = { $who }: surge, attack with { $weapon } ({ $cost } survival)
option-surge-attack-mode = { $who }: surge, attack with { $weapon }, { $mode } ({ $cost } survival)
option-surge-use = { $who }: surge, { $card }: { $what } ({ $cost } survival)
option-surge-shield = { $who }: surge, { $gear }: { sd-word } ({ $cost } survival)
option-surge-leap = { $who }: surge, { $gear }: { sd-word } ({ $cost } survival)
interjection-encourage = { $who } encourages { $companion } (1 survival)
ask-dodge = { $who } is hit: { LIST($locations, "nom") }. Which hit is dodged?
option-dodge = Dodge the hit: { sd-location } (1 survival)
option-dodge-no = Do not dodge

# A survivor's attack.
ask-location = Which hit location does { $who } resolve next? { $left ->
    [one] { $left } hit
   *[other] { $left } hits
 } left
option-location = { $location }
ask-location_lost = Which hit does { $who } give up for another attempt?
option-location_lost = { $location }

# The monster, for the monster controller.
ask-target = Several fit equally well, the monster controller decides: who is the target?
option-target = { $who }{ $own ->
    [yes] { " " }(the controller's own survivor: +1 insanity when attacked)
   *[no] { "" }
 }
ask-monster_path = The monster controller decides: which way does the monster go?
option-monster_path = To { $square }{ $over ->
    [none] { "" }
   *[other] , running over { LIST($over, "nom") }
 }
ask-monster_facing = The monster controller decides: which way does the monster face?
option-monster_facing = { $option ->
    [north] North
    [east] East
    [south] South
   *[west] West
 }
ask-monster_place = The monster controller decides: where is the monster placed? (its north-west space)
option-monster_place = { $option }
ask-grab_place = Grab, the monster controller decides: on which space by the monster is { $who } placed?
option-grab_place = { $square }
ask-thrown = Knockback, the monster controller decides: where is { $who } thrown?
option-thrown = To the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }, { $square }

# Gear gained in the fight.
ask-place_gear = { $who } gains { $gear }: where does it go?
option-place_gear-slot = { sd-slot }
option-place_gear-leave = Not into the grid: to the settlement's storage
option-place_gear-archive = Not into the grid: { $gear } leaves the game
option-place_gear-replace = { sd-slot }: { $leaves } leaves the game

# What cards ask.
ask-willing = { $card }: does { $who } make use of it?
option-willing = { $yes ->
    [yes] Yes
   *[no] No
 }
ask-card_option = { $card }: { $who ->
    [none] which?
   *[other] { $who } chooses
 }
option-card_option = { $option }{ $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } survival)
 }
ask-card_survivor = { $card }: which survivor?
option-card_survivor = { $who }
ask-card_mood = { $card }: which mood is discarded?
option-card_mood = { $mood }

# A long list of options, folded by kind.
group-act-activate = Spend the activation
group-window-flow = Other survival actions
group-window-survivors_act = Other survival actions
group-window-monster_down = Other survival actions
group-window-before_reaction = Other survival actions
group-window-after_critical = Other survival actions
