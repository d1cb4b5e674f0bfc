# What happens in a showdown: a message for each event, by its class name; `showdown-` before it where another game has that message.

sd-faces = { $faces ->
    [none] { "" }
   *[other] { " " }[{ $faces }]
 }
sd-location = { $location ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
    [legs] legs
   *[brain] brain
 }
sd-attribute = { $attribute ->
    [movement] movement
    [accuracy] accuracy
    [strength] strength
    [evasion] evasion
    [luck] luck
    [speed] speed
    [damage] damage
    [toughness] toughness
   *[other] { LOW($attribute) }
 }

# A survivor's attack.
SurvivorAttacks = { $who } attacks with { $weapon }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons) })
 }
AttackDiceRolled = { $who } needs { $against }+{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons) })
 }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }{ $perfect ->
    [0] { "" }
   *[other] { $hits ->
        [1] , perfect
        [2] { $perfect ->
            [2] , both perfect
           *[other] , { $perfect } of them perfect
          }
        [3] { $perfect ->
            [3] , all perfect
           *[other] , { $perfect } of them perfect
          }
        [4] { $perfect ->
            [4] , all perfect
           *[other] , { $perfect } of them perfect
          }
       *[other] , { $perfect } of them perfect
     }
 }{ sd-faces }
AttackCancelled = A die shows 1: { $weapon } fails { $who }, the attack is cancelled
LocationsDrawn = { $locations ->
    [none] No hit location is left to draw for { $who }
   *[other] Hit locations for { $who }: { LIST($locations, "nom") }
 }
TrapSprung = Trap! { $trap }: { $who } loses the attack{ $lost ->
    [none] { "" }
   *[other] , discarded: { LIST($lost, "nom") }
 }
TrapCancelled = { $who } is spared the trap: { $trap }
HitsOutOfReach = The monster is out of reach for { $who }, hits cancelled: { LIST($locations, "nom") }
HitsLost = { $who }'s attack is cut short, hits cancelled: { LIST($locations, "nom") }
HitsGivenUp = { $who } gives up hits: { LIST($locations, "nom") }
WoundDieFirst = { $who } throws the wound die before choosing: { $face }
WoundAttempted = { $who } tries to wound { $location }: { $face } on the die, { $total } against { $toughness } ({ REASONS($reasons) }), { $critical ->
    [yes] a critical wound
   *[no] { $success ->
        [yes] success
       *[no] failure
     }
 }
ImperviousHeld = { $location } is impervious: no wound{ $critical ->
    [yes] , only the critical effect
   *[no] { "" }
 }
HitAutomatic = { $location }, hit by { $who } without a roll: { $critical ->
    [yes] a critical wound
   *[no] no critical effect here, so no wound
 }
DiscardShuffled = The discard is shuffled into the { $deck ->
    [ai] AI deck
   *[hit_location] hit location deck
 }
WeaponBroke = { $weapon } breaks on { $location }: { $who } ends the attack
ReactionsCancelled = { $location }: the reaction is cancelled
Reaction = { $location }: { $kind ->
    [wound] the reaction to a wound
    [failure] the reaction to a failure
   *[reflex] a reflex
 }
PersistentInjury = { $injury }: { $location } stays on the monster's panel
AttackEnded = { $who }'s attack is over

# The monster.
MonsterWounded = The monster is wounded: { $cards_left ->
    [one] { $cards_left } AI card
   *[other] { $cards_left } AI cards
 } left, wounds: { $wounds }
MonsterDied = { $monster } is dead
MonsterDown = { $monster } is knocked down
MonsterStood = { $monster } stands up
MonsterToken = The monster gets a token: { sd-attribute } { SIGNED($by) } (in all { SIGNED($now) })

# Survivors.
SurvivalSpent = { $who } spends survival, { $left } left: { $action ->
    [dodge] dodge
    [encourage] encourage
    [dash] dash
    [surge] surge
   *[other] { $action }
 }
SurvivalChanged = { $who }: survival { SIGNED($by) }, now { $now }
LocationRolled = Hit location die for { $who }: { $face }, { sd-location }
DamageSuffered = { $who } suffers { $points ->
    [0] no damage
   *[other] { $points } damage
 }, { sd-location }{ $reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($reasons) })
 }
ArmourLost = { $who } loses { $points ->
    [one] { $points } armour point
   *[other] { $points } armour points
 } ({ sd-location }), { $left } left
Injured = { $location ->
    [brain] { $who }: brain damage, a light injury of the brain
   *[other] { $who }: { $grade ->
        [light] a light injury
       *[heavy] a heavy injury
     }, { sd-location }
 }
SevereInjury = { $who }: severe injury, { sd-location }, { $face } on the die: { $injury }
BrainTrauma = { $who }: brain trauma, { $face } on the die: { $trauma }
InsanityChanged = { $who }: insanity { SIGNED($by) }, now { $now }{ $why ->
    [absorbs] { " " }(it absorbs brain damage)
    [own_target] { " " }(target of the monster that its own player controls)
   *[card] { "" }
 }
Bled = { $who }: { $tokens ->
    [0] no bleeding tokens to take off
   *[other] bleeding tokens { SIGNED($tokens) }, now { $now }
 }{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
 }
SurvivorDown = { $who } is knocked down
SurvivorStood = { $who } stands up
SurvivorDied = { $who } is dead: { $why }
GearReturned = Nobody is left: to the settlement's storage after all: { LIST($gear, "nom") }
GearStored = { $gear ->
    [none] No gear of { $who } goes to storage
   *[other] { $who }'s gear goes to the settlement's storage: { LIST($gear, "nom") }
 }{ $archived ->
    [none] { "" }
   *[other] ; archived: { LIST($archived, "nom") }
 }
GearGained = { $who } gets { $gear }: { sd-slot }
GearArchived = { $who } loses { $gear }: it is archived
showdown-Healed = { $who } is healed: { sd-location }{ $armour ->
    [0] { "" }
    [one] , { $armour } armour point restored
   *[other] , { $armour } armour points restored
 }
Moved = { $who } moves to { $to }
Placed = { $who } is placed on { $to }
RoundOver = Round { $number } is over
