# The turns of a showdown and what cards tell; `showdown-` before a name that another game has too.

# The monster's turn.
MonsterTurnBegan = Round { $round }: { $monster } acts
AIDrawn = AI card: { $card }
NoAICards = { $monster } draws no AI card: deck and discard are empty, so it performs its basic action
TurnCutShort = { $monster } ends its turn
DrawReplaced = { $monster } draws no AI card: a card in play has it otherwise
CardPerformed = { $injury ->
    [none] The monster performs { $card }
   *[other] { $card }: in its place the persistent injury acts, { $injury }
 }
CardStays = { $card } { $kind ->
    [mood] stays in play as a mood
    [trait] stays in play as a trait
   *[duration] lies face up on the AI deck
 }
CardLeft = { $card }: { $to ->
    [discard] to the discard
    [ai_top] back on top of the AI deck
   *[archive] archived
 }
TargetPicked = Target: { LIST($targets, "nom") }{ $why ->
    [priority] { " " }(priority target)
    [closest] { " " }(closest)
    [furthest] { " " }(furthest)
    [random] { " " }(at random)
    [any] { " " }(as the card says)
   *[all] { "" }
 }
NoTarget = { $card }: no target
ActionsCancelled = { $card }: { $why ->
    [knocked_down] the monster is down, the rest falls away
    [out_of_reach] the target is out of reach, no attack
   *[target_gone] the target is gone
 }
sd-direction = { $facing ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }
MonsterMoved = { $monster } moves to { $to }, facing { sd-direction }
MonsterTurned = { $monster } turns to face { sd-direction }
MonsterPlaced = { $to ->
    [none] { $monster } leaves the board
   *[other] { $monster } is placed on { $to }
 }
ChargeBlocked = { $monster } cannot run ahead: the way is barred
MovementLost = { $monster } does not move
Collided = Collision: { $who }
showdown-KnockedBack = { $who } is knocked back to { $to }
TerrainBroken = { $terrain } is destroyed
Grabbed = { $who } is grabbed
PriorityTarget = { $who ->
    [none] Nobody is the priority target now
   *[other] { $who } is the priority target
 }
MonsterAttacks = The monster attacks { $who }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons) })
 }
MonsterDiceRolled = The monster needs { $against }+ against { $who }{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons) })
 }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }{ sd-faces }
HitsIgnored = { $who } ignores { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }
LocationsHit = { $who } is hit: { LIST($locations, "nom") }
Dodged = { $who } dodges the hit: { sd-location }

# The survivors' turn and the round.
SurvivorsTurnBegan = Round { $round }: the survivors' turn
ActBegan = { $who } acts
ActEnded = { $who }'s act is over
PointSpent = { $who } spends the { $point ->
    [movement] movement
   *[activation] activation
 }
CardActs = Effect of { $card }
showdown-CardUsed = { $who } uses { $card }: { $what }
Hid = { $who } hides: no threat now
Revealed = { $who } is hidden no longer
Shielded = { $who } takes cover behind { $gear }, { sd-word }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }
Leapt = { $who }, { $gear }, { sd-word }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 }
ControllerPassed = The tile passes: { $seat } is the monster controller now
ShowdownOver = The showdown is over: { $outcome ->
    [victory] victory
    [defeat] defeat
   *[ended] broken off
 }

# Cards.
CardRolled = { $card }: { $face } on the die, { $within ->
    [none] nothing happens (only on { $wanted })
   *[other] it takes effect (on { $within })
 }
SurvivorToken = { $who } gets a token: { sd-attribute } { SIGNED($by) }, tokens now { SIGNED($now) }
EffectBegan = { $card }: { $attribute ->
    [all_are_threats] all survivors are threats
   *[other] { sd-attribute } { SIGNED($by) } for { $who }
 } { $until ->
    [attack] until the attack ends
    [monster_turn] until the monster's turn ends
    [round] until the round ends
    [next_round] until the next round ends
    [death] until death
    [knocked_down] until knocked down
   *[fight] for this showdown
 }
InjuryWeakens = { $who }: { sd-attribute } { SIGNED($by) } { $lasts ->
    [life] for good
   *[fight] until the showdown ends
 } ({ $injury })
AttributeRose = { $who }: { sd-attribute } { SIGNED($by) } for good
SheetChanged = { $who }: { $what ->
    [courage] courage
    [understanding] understanding
    [hunt_xp] hunt XP
   *[proficiency] weapon proficiency
 } { SIGNED($by) }
Doomed = { $who } is doomed
DisorderGained = { $who } gains a disorder: { $disorder }
StatusGiven = { $who } gets a status card: { $status }
StatusLifted = { $who } is rid of the status card: { $status }
ResourceGained = { $who } gains: { LIST($resources, "nom") }
MonsterHealed = The monster heals: { $cards ->
    [one] { $cards } card goes
   *[other] { $cards } cards go
 } back under the AI deck, wounds: { $wounds }
LocationsArchived = Archived: { LIST($locations, "nom") }
StoryEvent = Read the story event: { $story }
