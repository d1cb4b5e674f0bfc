# Words of the showdown: gear words and weapon types with their names, and explanations of what one may ask about.

# Gear words
word-gear-melee = melee
word-gear-ranged = ranged
word-gear-thrown = thrown
word-gear-tool = tool
word-gear-pickaxe = pickaxe
word-gear-sickle = sickle
word-gear-savage = savage
word-gear-frail = frail
word-gear-reach = reach
word-gear-range = range
word-gear-ammo = ammunition
word-gear-deadly = deadly
word-gear-devastating = devastating
word-gear-sharp = sharp
word-gear-slow = slow
word-gear-paired = paired
word-gear-two-handed = two-handed
word-gear-heavy = heavy
word-gear-cumbersome = cumbersome
word-gear-unwieldy = unwieldy
word-gear-early-iron = early iron
word-gear-provoke = provoke
word-gear-sentient = sentient
word-gear-block = block
word-gear-deflect = deflect
word-gear-pounce = pounce
word-gear-charge = charge
word-gear-slam = slam
word-gear-accessory = accessory
word-gear-cursed = cursed
word-gear-irreplaceable = irreplaceable
word-gear-unique = unique
word-gear-selfish = selfish
word-gear-consumable = consumable
word-gear-jewelry = jewelry
word-gear-stinky = stinky
word-gear-noisy = noisy
word-gear-rawhide = rawhide
word-gear-leather = leather
word-gear-fur = fur
word-gear-bone = bone
word-gear-hide = hide
word-gear-organ = organ
word-gear-metal = metal
word-gear-feather = feather
word-gear-finesse = finesse
word-gear-fragile = fragile
word-gear-flammable = flammable
word-gear-soluble = soluble
word-gear-other = other
word-gear-obstacle = obstacle
word-gear-impassable = impassable
word-gear-destructible = destructible

# Weapon types
word-type-axe = axe
word-type-bow = bow
word-type-club = club
word-type-dagger = dagger
word-type-fist-tooth = fist and tooth
word-type-katar = katar
word-type-scythe = scythe
word-type-shield = shield
word-type-spear = spear
word-type-sword = sword
word-type-whip = whip

# What gear words do
sd-gear-reach = it strikes in melee at a distance of up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
sd-gear-range = it shoots at a distance of up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }, if no obstacle blocks the sight
sd-gear-cumbersome = an attack with it costs activation and movement
sd-gear-slow = it always attacks with exactly 1 die, whatever the speed
sd-gear-paired = with a second one like it in the grid its speed is added
sd-gear-sharp = each wound attempt gets +1d10 strength; that die makes no critical wound
sd-gear-deadly = { SIGNED($n) } luck for attacks with it
sd-gear-savage = the first critical wound of an attack brings 1 wound more, but not on impervious locations
sd-gear-devastating = each wound brings { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 } more
sd-gear-frail = it breaks and is archived when it tries to wound a super-dense location
sd-gear-early_iron = an attack die of 1 cancels the attack
sd-gear-unwieldy = each attack die of 1 does the attacker 1 damage to a random location; the attack goes on
sd-gear-block = spend activation to ignore { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 } of the next attack; it lasts until the bearer's next act
sd-gear-deflect = spend activation for { $n ->
    [one] { $n } deflect token
   *[other] { $n } deflect tokens
 }; each later hit is ignored for one of them
sd-gear-provoke = who wounds with it becomes the priority target
sd-gear-sentient = only an insane survivor can use it
sd-gear-irreplaceable = it is archived when its bearer dies
sd-gear-cursed = it cannot leave the grid, and is archived when its bearer dies
sd-gear-accessory = it may be worn besides armour on the same location
sd-gear-two_handed = it takes both hands; some cards forbid it
sd-gear-ammo = it needs { $needs ->
    [none] its weapon
   *[other] this weapon
 } in the grid and shoots as far as it{ $needs ->
    [none] { "" }
   *[other] : { $needs }
 }
sd-gear-charge = for movement and activation: a full move in a straight line, then a melee attack with +1 strength per space moved
sd-gear-pounce = for movement and activation: 3 spaces in a straight line; if all 3 were moved, a melee attack with +1 strength
sd-gear-slam = for movement: a full move in a straight line; after 4 spaces or more, ending adjacent, the monster is knocked back 1 space and has -1 toughness until the round ends
sd-gear-obstacle = it blocks sight: the monster's field of view and ranged attacks
sd-gear-impassable = nobody may enter it, and knockback ends at it
sd-gear-destructible = a collision with it archives the tile; a survivor suffers 1 damage to a random location
sd-gear-consumable = it is eaten or drunk; who cannot consume cannot use it
sd-gear-noisy = other cards ask whether anything noisy is carried
sd-gear-stinky = other cards ask whether anything stinky is carried

# Words of the rules
word-term-attribute = attribute
sd-term_attribute = A survivor's movement, accuracy, strength, evasion, luck or speed: the base with all that changes it.
word-term-perfect-hit = perfect hit
sd-term_perfect_hit = An attack die of 10. It always hits, and what depends on perfect hits happens for each of them.
word-term-evasion = evasion
sd-term_evasion = The more of it, the higher the roll that hits.
word-term-toughness = toughness
sd-term_toughness = What a wound attempt must reach: die and strength together.
word-term-trap = trap
sd-term_trap = A hit location card that is played at once when drawn. The attack ends, its other cards are discarded, and the discard is shuffled back.
word-term-first-strike = first strike
sd-term_first_strike = Such a location is chosen before the others.
word-term-impervious = impervious
sd-term_impervious = Such a location cannot be wounded, not even by a 10; a critical wound only brings the printed effect.
word-term-super-dense = super-dense
sd-term_super_dense = Frail weapons break on such a location, and the attack ends.
word-term-critical = critical wound
sd-term_critical = A wound die of 10, or lower with luck, on a location with a critical effect: reactions are cancelled, the effect happens, and the monster is wounded even if the total was too low.
word-term-luck = luck
sd-term_luck = Each point widens the faces that wound critically by one; negative luck and the monster's luck narrow them.
word-term-persistent-injury = persistent injury
sd-term_persistent_injury = A hit location card that stays on the monster's panel after a critical wound and works until the showdown ends.
word-term-reach = within reach
sd-term_reach = Hits on a monster that has moved out of the weapon's reach are cancelled.
word-term-placing = placing
sd-term_placing = Being put on another space is no movement and triggers nothing that needs one.
word-term-healing = healing
sd-term_healing = Light and heavy injuries are erased and armour is restored; severe injuries stay.
word-term-survival = survival
sd-term_survival = Points for dodge, encourage, dash and surge; the settlement limits how many a survivor can hold.
word-term-opportunity = survival opportunity
sd-term_opportunity = A moment for dash and surge: at a flow, around movements and activations, before a reaction, after a critical effect, when the monster is knocked down.
word-term-flow = flow
sd-term_flow = A pause on the monster's card: survivors who stand may dash or surge.
word-term-attacking = attacking
sd-term_attacking = From the roll to the end of the attack a survivor can use no survival action.
word-term-wound = wound
sd-term_wound = The top card of the AI deck goes to the wound stack. With deck and discard empty the monster dies.
word-term-knocked-down = knocked down
sd-term_knocked_down = A survivor who lies spends nothing, is no threat, may only dodge, and stands after the next monster turn. A monster that lies is hit on 3+ and does not react.
word-term-hiding = hide
sd-term_hiding = A hidden survivor is no threat until attacking or leaving the terrain; terrain such as tall grass lets a survivor hide for an activation.
word-term-threat = threat
sd-term_threat = A survivor on the board who is neither knocked down nor hidden.
word-term-blind-spot = blind spot
sd-term_blind_spot = The spaces right behind the monster, as wide as its base. An attack from there has +1 accuracy.
word-term-facing = facing
sd-term_facing = Every space in front of the line of the monster's front edge.
word-term-field-of-view = field of view
sd-term_field_of_view = All that is neither in the blind spot nor behind an obstacle.
word-term-in-range = in range
sd-term_in_range = No farther than the monster can move, tokens included.
word-term-pick-target = pick target
sd-term_pick_target = The lines of the card are tried in order; ties are the controller's. A priority target is taken before any line.
word-term-priority-target = priority target
sd-term_priority_target = The monster picks this survivor whatever its card says. The token leaves at the end of the next monster turn.
word-term-deaf = deaf
sd-term_deaf = Cannot be encouraged; what must be heard does nothing.
word-term-bleeding = bleeding
sd-term_bleeding = Tokens; the fifth one kills. They leave after the showdown.
word-term-insane = insane
sd-term_insane = A survivor with 3 or more insanity.
word-term-doomed = doomed
sd-term_doomed = Until the card is resolved: no action and no survival spent.
word-term-brain-damage = brain damage
sd-term_brain_damage = Each point takes 1 insanity; without any it marks the light injury of the brain, then comes a brain trauma.
word-term-severe-injury = severe injury
sd-term_severe_injury = Damage to a location whose boxes are full: roll 1d10 on the table of that location.
word-term-permanent-injury = permanent injury
sd-term_permanent_injury = It stays on the record sheet after the showdown.
word-term-armour-points = armour points
sd-term_armour_points = Each stops one point of damage to its location and is gone.
word-term-instinct = instinct
sd-term_instinct = What the monster does when nobody fits its pick; the rest of the card falls away.
word-term-basic-action = basic action
sd-term_basic_action = The monster's own attack: used when it has no AI cards, and by many reactions.
word-term-mood = mood
sd-term_mood = An AI card that stays in play until something discards it.
word-term-trait = trait
sd-term_trait = An AI card that stays in play for good.
word-term-duration = duration
sd-term_duration = An AI card that works twice: drawn once, it lies face up on the deck; drawn again, it is performed and discarded.
word-term-intimidate = intimidate
sd-term_intimidate = No attack: no roll, no hit and nothing to dodge.
word-term-grab = grab
sd-term_grab = The survivor is placed, knocked down, in front of the monster and suffers 1 damage per level of the monster.
word-term-collision = collision
sd-term_collision = A survivor over whom the monster moves, or who is knocked into another, is knocked down.
word-term-knockback = knockback
sd-term_knockback = The survivor flies so many spaces straight away; the edge of the board stops it.
word-term-full-move = full move
sd-term_full_move = As far as movement and its tokens allow.
word-term-reaction = reaction
sd-term_reaction = What the monster does after a wound attempt: wound if it succeeded, failure if not, reflex always.
word-term-controller = monster controller
sd-term_controller = The player who decides for the monster this round.
word-term-affinity = affinity
sd-term_affinity = Coloured half squares of neighbouring cards in the grid that meet; some texts need them.
word-term-zone = zone
sd-term_zone = The spaces around the monster that a card names.
word-term-bash = bash
sd-term_bash = It knocks down; some gear protects from it.
word-term-archive = archive
sd-term_archive = The card goes back to the box.
