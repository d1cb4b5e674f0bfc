# What cards do, in pieces that describe.py puts together. Values of `who` words are named by word-who-*.

# The sentence of a hook, a number and an offer.
card-hook = { CAP($moment) }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }: { $kind ->
    [instead] instead, { $do ->
        [none] nothing happens
       *[other] { $do }
     }
   *[other] { $do ->
        [none] nothing happens
       *[other] { $do }
     }
 }{ card-price }.
card-price = { $cost ->
    [0] { $may ->
        [yes] { " " }(may be used{ card-uses })
       *[no] { $uses ->
            [0] { "" }
           *[other] { " " }({ $uses }× { card-per })
         }
     }
   *[other] { " " }(costs { $cost }{ card-uses })
 }
card-uses = { $uses ->
    [0] { "" }
   *[other] ; { $uses }× { card-per }
 }
card-per = { $per ->
    [attack] an attack
    [turn] a turn
    [round] a round
    [fight] a fight
   *[other] an adventure
 }
card-while = { while-kind }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }.
while-kind = { $kind ->
    [parry] Parry { SIGNED($amount) }
    [protection] Protection dice { SIGNED($amount) }
    [injury] Injury { SIGNED($amount) }
    [damage] Damage { SIGNED($amount) }
   *[pierces_on] Number needed for a Piercing Blow -{ $amount }
 }
card-offer = { $action ->
    [main] Main action
    [secondary] Secondary action
   *[instead] Instead of an attack
 }{ $who ->
    [foes] { " " }of a hero
    [anyone] { " " }of anyone
   *[owner] { "" }
 }{ $stance ->
    [none] { "" }
   *[other] , { $stance }
 }{ $if ->
    [none] { "" }
   *[other] , if { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
 }{ $skills ->
    [none] { "" }
   *[other] , roll { LIST($skills, "nom") }
 }: { $task ->
    [none] { $do ->
        [none] nothing more
       *[other] { $do }
     }
   *[other] { $task }{ $do ->
        [none] { "" }
       *[other] ; { $do }
     }
 }{ card-price-plain }.
card-price-plain = { $cost ->
    [0] { $uses ->
        [0] { "" }
       *[other] { " " }({ $uses }× { card-per })
     }
   *[other] { " " }(costs { $cost }{ card-uses })
 }
card-and = { $first } and { $second }
card-or = { $first } or { $second }
card-then = { $first }; { $second }

# Moments, as the beginning of a sentence.
moment-fight_start = when the fight begins
moment-round_start = when a round begins
moment-turn_start = when a hero's turn begins
moment-foe_turn = when a foe's turn begins
moment-choose_target = when a foe chooses whom to attack
moment-attack_roll = on an attack roll
moment-protection_roll = on a Protection roll
moment-skill_roll = on a Skill roll
moment-shadow_roll = on a Shadow test
moment-rolled = when dice have been thrown
moment-hit = after a hit
moment-pierced = on a Piercing Blow
moment-would_lose = when a hit would take Endurance
moment-would_fall = when a hit would bring Endurance to 0
moment-would_wound = when a foe would be Wounded
moment-wounded = after a Wound
moment-severity = when the severity of a Wound is rolled
moment-would_die = when a Wound would be mortal
moment-intimidated = when a foe is intimidated
moment-skill_passed = after a successful Skill roll
moment-hope_spent = when Hope is spent
moment-drive_spent = when Hate or Resolve is spent on an ability
moment-attack_over = when an attack is over
moment-round_end = when a round ends
moment-aftermath = after the fight

# Conditions.
condition-not = it is not so that { $condition }
condition-by_me = the owner is the one who acts
condition-on_me = the owner is the target
condition-against_me = another acts against the owner
condition-by_hero = a hero acts
condition-close = the attack is in close combat
condition-ranged = the attack is ranged
condition-volley = it is an opening volley
condition-unarmed = the attack is without a weapon
condition-plain_weapon = the weapon is not a famous one
condition-with = the attack is made with { $weapon ->
    [none] this weapon
   *[other] { $weapon }
 }
condition-proficiency = the weapon is one of the { $proficiency }
condition-first_weapon = the attack is with the first of its weapons
condition-second = the attack follows from another one
condition-bane = the weapon is the bane of { $kind ->
    [none] the target
   *[other] { $kind }
 }
condition-folk = the hero is one of: { $folk ->
    [none] a folk of its own
   *[other] { LIST($folk, "nom") }
 }
condition-foe_kind = the foe is one of: { LIST($kinds, "nom") }
condition-faces_folk = the owner faces one of: { $folk ->
    [none] a folk of its own
   *[other] { LIST($folk, "nom") }
 }
condition-might = the foe has Might { $least } or more
condition-light = it is { $light ->
    [sun] in full sunlight
    [dark] dark
   *[day] in daylight
 }
condition-ground = the fight is { $ground ->
    [forest] in a forest
    [water] in water
    [underground] underground
   *[fire] amid fire
 }
condition-forest_or_night = it is dark or in a forest
condition-fire_in_hand = an opposing hero holds a torch
condition-round = it is { $number ->
    [0] before close combat
   *[other] round { $number }
 }
condition-stance = the owner's stance is { $stance }
condition-wounded = the owner is Wounded
condition-miserable = the owner is Miserable
condition-troubled = the owner is Miserable, Weary or Wounded
condition-hurt = the owner has lost Endurance
condition-engaged = somebody stands against the owner in close combat
condition-holds = the owner has { $id }
condition-first_with = the owner is the first foe with { $card }
condition-in_hand = the owner has { $item } in hand
condition-alive = the target is still in the fight
condition-killed = the target is out of the fight
condition-heavy_hit = the loss is at least twice the foe's Attribute Level
condition-kind = the roll is one of: { LIST($kinds, "nom") }
condition-failed = the roll has failed
condition-magical = it was a Magical success
condition-lightly_armoured = the owner wears leather armour or none
condition-ruled = the ruling says so ({ $ruling })

# Verbs.
verb-when = if { $when }: { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; else { $otherwise }
 }
verb-each = for each of { $each ->
    [heroes] the heroes
    [close_heroes] the heroes in close combat
    [engaged] the heroes engaged with the owner
   *[foes] the foes
 }: { $do }
verb-choose = choose { $choose ->
    [ally] another hero
    [engaged_foe] another foe engaged with the owner
   *[hero] a hero
 }: { $do }
verb-favoured = the roll is Favoured
verb-ill_favoured = the roll is Ill-favoured
verb-dice = { SIGNED($dice) }d on the roll
verb-inspired = Hope gives 2d on the roll (Inspired)
verb-steady = Weary and Miserable do not count on the roll
verb-weary = the roll is made as if Weary
verb-reroll = all dice are thrown again
verb-fail_roll = the success becomes a failure
verb-severity = the severity is rolled { $severity ->
    [1] Favoured
   *[other] Ill-favoured
 }
verb-cancel = the ability has no effect
verb-waste = the point of Hope is lost without effect
verb-aim_any = the attack may be aimed at any hero in any stance
verb-pierced = the hit counts as a Piercing Blow
verb-set_endurance = the target's Endurance becomes { $set_endurance ->
    [half] half of its maximum
    [full] its maximum
   *[other] half or all of its maximum, as the ruling has it
 }
verb-push_down = the foe spends its next action getting up
verb-drive = { $of }: Hate or Resolve { SIGNED($drive) }{ $per_icon ->
    [0] { "" }
   *[other] , { SIGNED($per_icon) } for each icon
 }
verb-allies_drive = other foes{ $kinds ->
    [none] { "" }
   *[other] { " " }({ LIST($kinds, "nom") })
 }: Hate or Resolve { SIGNED($allies_drive) }
verb-lose = { $lose }: Endurance -{ $by }
verb-heal = { $heal }: Endurance { $best_of ->
    [none] { SIGNED($by) }
   *[other] { $by ->
        [0] { "" }
       *[other] { SIGNED($by) } and{ " " }
     }plus the best of { LIST($best_of, "nom") }
 }{ $per_icon ->
    [0] { "" }
   *[other] , { SIGNED($per_icon) } for each icon
 }
verb-fire = { $fire }: a loss from fire ({ $level })
verb-poison = the target is poisoned ({ $poison })
verb-shadow_test = { $shadow_test }: { $gain ->
    [0] a test of{ " " }
   *[other] { $gain } Shadow, less by a test of{ " " }
 }{ $kind ->
    [dread] Valour
   *[sorcery] Wisdom
 }{ $ill_favoured ->
    [yes] { " " }(Ill-favoured)
   *[no] { "" }
 }{ $fail ->
    [none] { "" }
   *[other] ; on a failure{ $or_miserable ->
        [yes] { " " }or when Miserable
       *[no] { "" }
     }: { $fail }
 }
verb-shadow = { $of }: Shadow { SIGNED($shadow) }
verb-forbid_hope = { $forbid_hope } may spend no more Hope in this fight
verb-condition = { $of }: { $condition }
verb-lift = { $of }: no more { $lift }
verb-knock_out = { $knock_out } falls asleep
verb-wake = { $wake } wakes from a spell
verb-effect = { $of }: { $effect ->
    [attack] { SIGNED($by) }d on attacks
    [ranged] { SIGNED($by) }d on ranged attacks
    [attacked] { SIGNED($by) }d on attacks against them
    [roll] { SIGNED($by) }d on all rolls
    [protection] { SIGNED($by) }d on Protection
    [armour] { SIGNED($by) }d of Armour
    [parry] Parry { SIGNED($by) }
    [inspired] Inspired
    [favoured_attack] attacks are Favoured
   *[weary] Weary
 }{ $once ->
    [yes] { " " }(one roll)
   *[no] { "" }
 }, until the end of { $until ->
    [fight] the fight
    [next_round] the next round
    [turn] the turn
    [attack] the attack
    [act] the act
   *[round] the round
 }{ $dormant ->
    [yes] { " " }(from the next round)
   *[no] { "" }
 }
verb-second_attack = a further attack on the same hero, with weapon number { $second_attack }
verb-attack_chosen = a further attack with the same weapon on the foe chosen
verb-summon = a new foe joins: { $summon }
verb-eye = Eye Awareness { SIGNED($eye) }
verb-special = { $special ->
    [elf_lights] foes up to the owner's Wisdom in total Might lose 1d for the round and are Weary for two
    [weak_spot] the owner's Armour is one die less, and one more for each icon, for the fight
    [plain_wound] the Wound is survived as a plain one
    [free_spell] a spell of the owner's is cast at no cost
    [hound_takes_it] the hound takes the Piercing Blow and is out of the fight
   *[other] see the rules of this card
 }

# Properties that the rules look at by name.
flag-ancient_fire = Losses from fire and poison are one level lower.
flag-brawler = Brawling attacks lose no die; bare hands pierce on the best face, Injury 12.
flag-desperate_courage = When spending Hope, may take 1 Shadow to be Inspired.
flag-eldar_skill = The best face on a Skill roll is a Magical success.
flag-extra_volley = One more volley before all others.
flag-fearless = Against Intimidate Foe its Might counts as one more.
flag-foe_slaying = Against its bane: Protection is Ill-favoured, and if it was so already, the Wound is certain.
flag-luminescence = Warns the Company of an ambush by its bane.
flag-magical_success = 1 Hope: Magical success on a Skill of rank 1 or more, unless Miserable.
flag-many_limbs = One attack more until it is Wounded.
flag-stance_fixed = The stance cannot be changed.
flag-steady_tasks = Weary and Miserable do not count in combat tasks.
flag-straight_flight = Ranged attacks with it suffer no complications.
flag-sure_stones = Thrown stones pierce on the best face, Injury 12.
flag-woodland_magic = In a forest or in the dark, 1 Hope: Magical success on a Skill of rank 1 or more, unless Miserable.
flag-half_armour_load = Armour and helm weigh half, rounded up.
flag-staunching_song = Song may be rolled in place of Healing for the wounded.
