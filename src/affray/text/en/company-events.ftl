# What happens in the Company's fight, one message for each event; events of rolls are in company-rolls.ftl.

drive-kind = { $kind ->
    [hate] Hate
   *[resolve] Resolve
 }
harm-level = { $level ->
    [moderate] moderate
    [severe] severe
   *[grievous] grievous
 }
in-stance = { $stance ->
    [forward] Forward
    [open] Open
    [defensive] Defensive
   *[rearward] Rearward
 }

# The course of the fight.
FightBegan = The fight begins: { LIST($heroes, "nom") } against { LIST($foes, "nom") }
VolleyBegan = Opening volley { $number } of { $of }
RoundBegan = Round { $number }
TurnBegan = { $who } acts, { in-stance }
FoeTurnBegan = { $who } acts
RoundEnded = Round { $number } ends
FightEnded = The fight is over { $number ->
    [0] before close combat
    [one] after { $number } round
   *[other] after { $number } rounds
 }: { $outcome ->
    [victory] victory
    [defeat] defeat
    [fled] the Company has fled
    [ended] the Loremaster ends it
   *[parted] the sides part
 }
AmbushSucceeded = { $by ->
    [foes] The foes' ambush succeeds: somebody is surprised
   *[company] The Company's ambush succeeds: the foes are surprised
 }
AmbushFailed = { $by ->
    [foes] The foes' ambush fails: nobody is surprised
   *[company] The Company's ambush fails
 }
FailureCancelled = { $who } makes up for the failure of { $whose }
Surprised = { $who } is surprised: no volley, no actions in round 1
CannotAct = { $who } cannot act: { $why ->
    [recovering] recovering position
   *[surprised] surprised
 }

# Places.
StanceTaken = { $who } takes { in-stance }
Engaged = { $hero } and { $foe } engage
StoodBack = { $who } stands back

# Spending.
HopeSpent = { $who } spends Hope, { $left } left: { $why ->
    [roll] dice on the roll
    [magical] Magical success
    [support] support
   *[other] { $why }
 }
HopeWasted = { $who }: the point of Hope is lost without effect
Supported = { $who } supports { $whom }: +{ $dice }d
DriveSpent = { $who } spends { $amount } { drive-kind }, { $left } left: { $card ->
    [none] +1d on the roll
   *[other] { $card }
 }
DriveLost = { $who } loses { $amount } { drive-kind }, { $left } left
DriveGained = { $who } regains { $amount } { drive-kind }, { $now } now
CardUsed = { $who }: { $card }
CardCancelled = { $who } undoes { $card } of { $foe }
Dazed = { $who } may spend no more Hope in this fight

# Special damage.
HeavyBlow = Heavy Blow: { $who } hits { $target } for { $amount } more{ $amount_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($amount_reasons, "part") })
 }
FendOff = Fend Off: Parry of { $who } { SIGNED($amount) } for the round
Pierce = Pierce: { $who } raises the Feat die by { $amount }, to { $feat }
ShieldThrust = Shield Thrust: { $who } pushes { $target } back, -1d for the round
BrokeFree = { $who } breaks free of { $foe }
ShieldBroken = { $who }: { $shield } is broken
Seized = { $foe } seizes { $who }: Forward and Brawling attacks only
FieryBlow = Fiery Blow: { $who } burns { $target }, { harm-level } loss

# What is suffered.
Hurt = { $who } loses { $loss } Endurance, { $left } left{ $why ->
    [attack] { "" }
    [fire] : fire
    [poison] : poison
   *[other] : { $why }
 }
Unhurt = { $who } takes no harm from { $weapon }
Healed = { $who } regains { $amount } Endurance, { $now } now
EnduranceSet = { $who }: Endurance is { $now } now
KnockedBack = { $who } is knocked back: the loss of { $loss } becomes { $halved }, the next main action goes to recovering
WearyNow = { $who } is Weary: Endurance { $endurance }, Load { $load }
WearyNoMore = { $who } is no longer Weary
FoeWeary = { $who } is Weary: { $why ->
    [empty] no Hate or Resolve left at the start of the round
    [intimidate] intimidated
    [card] under a spell
   *[other] { $why }
 }
PiercingBlow = Piercing Blow: { $target } rolls Protection against { $injury }
WoundTaken = { $who } is Wounded: { $severity ->
    [moderate] moderate, gone after the fight
    [severe] severe, { $days ->
        [one] { $days } day to heal
       *[other] { $days } days to heal
     }
    [fire] burns
   *[grievous] grievous
 }
WoundCancelled = { $who } is spared the Wound
FoeWounded = { $who }: Wound { $wounds } of { $might }
Fell = { $who } { $why ->
    [unconscious] falls unconscious
    [dying] falls, Dying
    [asleep] falls asleep
   *[slain] is out of the fight
 }
Poisoned = { $who } is poisoned, { harm-level }: it works at the end of each day
ShadowGained = { $who } gains { $amount } Shadow, { $now } now
MiserableNow = { $who } is Miserable: Shadow has reached Hope
ConditionGained = { $who }: { $condition }
ConditionLost = { $who }: { $condition } is over
EyeRose = Eye Awareness of the Company { SIGNED($amount) }

# Actions.
TaskTried = { $who }: { $task }{ $target ->
    [none] { "" }
   *[other] , { $target }
 }
Intimidated = { $foes ->
    [none] No foe is intimidated
   *[other] Weary { $lasts ->
        [next_attack] until the next attack
       *[round] for the round
     }: { LIST($foes, "nom") }
 }
Unmoved = { $who } is not moved
Rallied = { $heroes ->
    [none] Nobody is rallied
   *[other] +1d on attacks in the next round: { LIST($heroes, "nom") }
 }
ProtectedBy = { $who } protects { $target }: the next attack loses { $dice }d
ShotPrepared = { $who } takes aim: +{ $dice }d on the next ranged attack
BattleTurned = { $who }: { $use ->
    [advantage] +{ $dice }d on { battle-lasts }
    [burden] -{ $dice }d on { battle-lasts-against }
   *[removal] the complication does not count on { battle-lasts }
 }
battle-lasts = { $lasts ->
    [next] the next attack
   *[fight] all attacks of the fight
 }
battle-lasts-against = { $lasts ->
    [next] the next attack against this hero
   *[fight] all attacks against this hero
 }
WeakSpotFound = { $who } finds the weak spot of { $foe }: Armour -{ $dice }d for the fight
Recovered = { $who } recovers position
Drew = { $who } draws: { $weapon }
Dropped = { $who } throws off { $item }, Load { $load }
Thrown = { $who } has thrown { $item }
PickedUp = { $who } picks up { $item }, Load { $load }
DraggedToSafety = { $who } drags { $whom } to safety
Crossed = { $who } crosses the field{ $foe ->
    [none] { "" }
   *[other] { " " }to { $foe }
 }
Advanced = { $who } advances on { $foe }
GaveGround = { $who } gives ground{ $foe ->
    [none] { "" }
   *[other] { " " }and gets away from { $foe }
 }
Spotted = { $who } makes out { $foe }
Held = { $who } holds back
Woke = { $who } is up again
Summoned = { $who } rises at the call of { $by }

# Leaving, and after.
LeftField = { $who } leaves the field: { $how ->
    [rear] from the rear
    [force] breaking out
    [stood_back] unhindered
   *[removed] taken off by the Loremaster
 }
Surrendered = { $who } surrenders
WoundCleared = { $who }: the moderate Wound is gone
WillWake = { $who } comes to after the fight
NeedsHealing = { $who } needs help: { $what ->
    [dying] Dying, within an hour
    [poison] poisoned
   *[wound] first aid for the Wound
 }
LeftBehind = { $who } is left on the field
GearCollected = { $who } collects { LIST($items, "nom") }

# Corrections.
Corrected = Loremaster: { $what ->
    [light] { fix-light }: { fix-light-value }
    [ground] { fix-ground }: { fix-switch }
    [battle_rolls] { fix-battle_rolls }: { fix-switch }
    [wounded] { fix-wounded }: { fix-switch }
    [recovering] { fix-recovering }: { fix-switch }
    [dying] { fix-dying }: { fix-switch }
    [no_hope] { fix-no_hope }: { fix-switch }
    [condition] { fix-condition }: { fix-switch }
    [close] { fix-close }: { $to }
    [ranged] { fix-ranged }: { $to }
    [rearward] { fix-rearward }: { $to }
    [last_round] { fix-last_round }: { $to }
    [endurance] { fix-endurance }: { $to }
    [hope] { fix-hope }: { $to }
    [shadow] { fix-shadow }: { $to }
    [fatigue] { fix-fatigue }: { $to }
    [drive] { fix-drive }: { $to }
    [wounds] { fix-wounds }: { $to }
    [reach] { fix-reach }: { $to }
    [drop] { fix-drop }
    [give] { fix-give }
    [remove] { fix-remove }
    [add] { fix-add }
   *[end] { fix-end }
 }
