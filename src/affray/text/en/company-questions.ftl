# Questions, their options with what each would do, and why some are closed.

chance = { $chance }%, { $dice }d against { $against }
weapon-grip = { $weapon }{ $two_handed ->
    [yes] { " " }in both hands
   *[no] { "" }
 }

# Windows and cards.
ask-window = { CAP($moment) }: who does something?
option-pass = Nothing
ask-offer = { CAP($moment) }: what do you use?
option-offer = { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }(costs { $cost })
 }
option-offer-no = Nothing
ask-pick = { $card }: who is it?
option-pick = { $who }

# Onset.
ask-cancel = A Success icon of { $who }: whose failure does it make up for?
option-cancel = { $hero }
option-cancel-no = Nobody's
ask-volley = { $who }: the opening volley?
option-volley = { $weapon } at { $foe }: { chance }
option-volley-hold = Hold
ask-foe_volley = { $who }: the opening volley?

# Stances and engagement.
ask-stance = Round { $round }, stances: { LIST($who, "nom") }
option-stance = { $who }: { $stance ->
    [forward] Forward, +1d on own attacks and on those of the foes
    [open] Open
    [defensive] Defensive, -{ $foes }d on own attacks, -1d on each of the foes'
    [flee] Rearward, only to leave the field
   *[rearward] Rearward, ranged attacks only
 }
ask-deal = Which foe stands against { $hero }?
option-deal = { $foe }
ask-meet = { $hero }: whom do you engage?
option-meet = { $foe }, Endurance { $endurance }{ $others ->
    [none] { "" }
   *[other] , engaged with { LIST($others, "nom") }
 }
ask-join = { $foe } is not engaged: against whom?
option-join = { $hero }{ $foes ->
    [none] { "" }
   *[other] , engaged with { LIST($foes, "nom") }
 }
option-join-back = Stands back
ask-next = { in-stance }: who acts next?
option-next = { $who }

# A hero's turn.
task-chance = { $chance ->
    [none] { "" }
   *[other] , { chance }
 }
ask-action = { $who }, { in-stance }: { $main ->
    [yes] { $secondary ->
        [yes] a main and a secondary action
       *[no] a main action
     }
   *[no] { $secondary ->
        [yes] a secondary action
       *[no] no action left
     }
 }
option-action-attack = Attack { $foe }, { weapon-grip }: { chance }, damage { $damage }
option-action-shoot = Shoot { $foe }, { $weapon }: { chance }, damage { $damage }
option-action-throw = Throw at { $foe }, { $weapon }: { chance }, damage { $damage }
option-action-break_out = Break out past { $foe }, { weapon-grip }: { chance }, a success leaves the field and does no damage
option-action-break_out-closed = Break out of the fight by an attack
option-action-intimidate = Intimidate Foe (Awe{ task-chance }): foes of Might 1 are Weary; one icon Might 2 too, two icons all
option-action-rally = Rally Comrades (Enhearten{ task-chance }): Forward heroes +1d next round; one icon Open too, two icons all close stances
option-action-protect = Protect Companion{ $hero ->
    [none] { "" }
   *[other] , { $hero }
 } (Athletics{ task-chance }): the next attack against them loses 1d, and 1d for each icon
option-action-prepare = Prepare Shot (Scan{ task-chance }): +1d on the next ranged attack, and +1d for each icon
option-action-battle = Battle{ task-chance }: an advantage, a complication removed, or one laid on the next attack against you
option-action-pick_up = Pick up { $item }
option-action-drag = Drag { $hero } to safety
option-action-tend = Tend { $hero } (Healing): saved from death
option-action-cross = Cross the field{ $foe ->
    [none] , away from the foes
   *[other] { " " }to { $foe }
 }
option-action-leave = Leave the field
option-action-offer = { $card }{ $hero ->
    [none] { "" }
   *[other] , { $hero }
 } ({ $owner })
option-action-draw = Draw { $weapon }
option-action-advance = Advance on { $foe }
option-action-give_ground = Give ground{ $foe ->
    [none] { "" }
   *[other] , away from { $foe }
 }
option-action-look = Make out { $foe } in the fray
option-action-drop_weapon = Throw away { $weapon }
option-action-helm_off = Take off the helm: Load -{ $load }, Protection falls
option-action-shield_off = Drop the shield: Load -{ $load }, Parry -{ $parry }
option-action-end = End the turn
option-action-any = A main action

# Rolls.
roll-of = { $why ->
    [attack] the attack
    [protection] Protection
    [valour] Valour
    [wisdom] Wisdom
   *[other] the roll
 }
ask-hope = { $who }: Hope on { roll-of }? { chance } now; Hope { $left }
option-hope-no = No
option-hope-hope = Spend 1 Hope: +{ $dice }d, { $chance }%
option-hope-desperate = Spend 1 Hope and take 1 Shadow: +{ $dice }d, { $chance }%
ask-skill = { $who } rolls { $skill }: { chance }
option-skill-roll = Roll
option-skill-support = { $who } supports with 1 Hope: +{ $dice }d, { $chance }%
option-skill-hope = Spend 1 Hope: +{ $dice }d, { $chance }%
option-skill-feature = Spend 1 Hope, Inspired by “{ $feature }”: +{ $dice }d, { $chance }%
option-skill-desperate = Spend 1 Hope and take 1 Shadow: +{ $dice }d, { $chance }%
option-skill-magical = Spend 1 Hope: Magical success, without a roll of the Feat die
ask-drive = { $who }: 1 { drive-kind } on { roll-of }? { chance } now; { $left } left
option-drive-yes = Spend 1: +{ $dice }d, { $chance }%
option-drive-no = No

# Icons.
ask-icon = { $who } has hit { $target }: what do icons buy? { $left } left; Feat die { $feat ->
    [0] worst face
    [11] best face
   *[other] { $feat }
 }
option-icon-heavy_blow = Heavy Blow: { SIGNED($amount) } to the loss
option-icon-fend_off = Fend Off: Parry { SIGNED($amount) } for the round
option-icon-pierce = Pierce: Feat die { SIGNED($amount) }, to { $feat }
option-icon-shield_thrust = Shield Thrust: { $foe } loses 1d for the round
option-icon-break_free = Break free of { $foe }
option-icon-done = Nothing more
ask-foe_icon = { $who } has hit { $target }: what do icons buy? { $left } left; Feat die { $feat ->
    [0] worst face
    [11] best face
   *[other] { $feat }
 }
option-foe_icon-heavy_blow = Heavy Blow: { SIGNED($amount) } to the loss
option-foe_icon-pierce = Pierce: Feat die to { $feat }
option-foe_icon-break_shield = Break Shield of { $hero }
option-foe_icon-seize = Seize { $hero }
option-foe_icon-fiery_blow = Fiery Blow: a loss from fire
option-foe_icon-done = Nothing more
ask-knockback = { $who }, hit by { $foe }: loss { $loss }, Endurance { $endurance }, Load { $load }. Knockback?
option-knockback-yes = Knockback: lose { $loss }, { $left } left; the next main action goes to recovering
option-knockback-no = Stand: lose { $loss }, { $left } left

# The Battle roll.
ask-battle = { $who }: what does Battle give? { $icons ->
    [0] No icons
    [one] { $icons } icon
   *[other] { $icons } icons
 }
option-battle-advantage = Advantage: +{ $dice }d on the next attack
option-battle-removal = The complication does not count on the next attack
option-battle-burden = Complication: -{ $dice }d on the next attack against you
ask-share = { $who }: who else? { $left } left
option-share = { $hero }
option-share-nobody = Nobody

# Foes.
ask-foe_action = { $who } acts, { $left ->
    [one] { $left } attack
   *[other] { $left } attacks
 } left
option-foe_attack = { $ranged ->
    [yes] { $weapon } at { $hero }
   *[no] Attack { $hero }, { $weapon }
 }: { chance }, damage { $damage }
option-foe_action-break_out = Break out past { $hero }, { $weapon }: { chance }, a success leaves the field
option-foe_action-instead = Instead of an attack: { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }(costs { $cost })
 }
option-foe_action-flee = Leave the field
option-foe_action-surrender = Surrender
option-foe_action-hold = Hold back

# Why an option is closed.
why-seized = held fast
why-wrong-stance = stance needed: { in-stance }
why-rallied = somebody has rallied the Company this round
why-nobody-to-protect = nobody else in a close combat stance
why-no-battle = the Loremaster allows no Battle rolls now
why-recovering = recovering position
why-stance-fixed = the stance is fixed
why-engaged = { $who } is engaged
why-too-many-foes = { $foes } foes are more than twice the heroes, { $heroes }
why-too-few-companions = too few companions in close combat, { $heroes } heroes
why-no-room = { $most } heroes already stand against { $foe }
why-out-of-reach = { $foe } can be reached from round { $round }
why-hero-full = { $hero } is engaged with { LIST($foes, "nom") }: no room
why-engaged-foe = it does not stand back
why-hateful = those with Hate do not surrender
why-not-outnumbered = they are not outnumbered
why-thrust-twice = { $foe } has been pushed back this round
why-too-strong = Strength { $strength } is not above Attribute Level { $level }
why-no-pierce = only a number from 1 to 9 can be raised
why-shield-rewarded = { $shield }: a shield with a Reward cannot be broken
