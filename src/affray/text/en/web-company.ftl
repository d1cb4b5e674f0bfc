# The Company's melee in the browser: the picture.

web-co-title = { $round ->
    [0] Before close combat
   *[other] Round { $round }
 }: { $phase }
web-co-between = between rounds
web-co-band = { $band ->
    [forward] Forward
    [open] Open
    [defensive] Defensive
    [rearward] Rearward
    [undecided] To choose
    [back] Stand back
    [fray] In combat
    [heroes] Company
    [foes] Foes
   *[out] Out
 }
web-co-distance = { $volley ->
    [0] Out of reach of blades
   *[other] Volley { $volley } of { $most }
 }
web-co-acts = acts now
web-co-waits = picks a stance
web-co-own = yours
web-co-hope = Hope { $now }/{ $most }
web-co-shadow = Shadow { $n }
web-co-might = Might { $n }
web-co-drive = { $kind ->
    [hate] Hate { $n }
   *[resolve] Resolve { $n }
 }
web-co-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
 }
web-co-reach = from round { $n }
web-co-mark = { $mark ->
    [dying] Dying
    [wounded] Wounded
    [asleep] asleep
    [surprised] surprised
    [recovering] off balance
    [weary] Weary
    [miserable] Miserable
    [no_hope] no more Hope
    [knocked_back] { $who ->
       *[other] knocked back
     }
    [fleeing] leaving
   *[seized] Seized
 }
web-co-out-word = { $why ->
    [slain] { $who ->
       *[other] slain
     }
    [dying] dying
    [unconscious] unconscious
    [asleep] asleep
    [surrendered] { $who ->
       *[other] surrendered
     }
   *[gone] { $who ->
       *[other] gone
     }
 }
web-co-said = { CAP($who) }:{ $out ->
    [none] { $stance ->
        [none] { $back ->
            [yes] { " " }stands back,
           *[no] { "" }
         }
       *[other] { " " }{ $stance },
     }{ $against ->
        [none] { "" }
       *[other] { " against" } { LIST($against, "nom") },
     } Endurance { $endurance } of { $most }{ $notes ->
        [none] { "" }
       *[other] , { $notes }
     }.
   *[other] { " " }{ $out }.
 }

# The sheets.
web-co-word = { $word ->
    [heroes] The Company
    [foes] Foes
    [weapons] Weapons
    [gear] Armour and gear
    [skills] Skills for the fight
    [cards] Virtues and what lies on the hero
    [attacks] Attacks
    [abilities] Fell abilities
    [force] In force
    [state] The fight
    [ready] in hand
    [light] Light
    [ground] Ground
    [close] Close combat
    [ranged] Ranged combat
    [rearward] More in Rearward
    [last] Last round
    [used] done this round
    [both] in both hands
    [ranged-kind] ranged
    [throwable-kind] can be thrown
    [rewarded] a Reward
    [favoured] Favoured
   *[dropped] dropped
 }
web-co-against = against { LIST($who, "nom") }
web-co-dice = { SIGNED($n) }d on the heroes' rolls
web-co-made = ({ $base }; { $parts })
web-co-pool = { $n }d
web-co-tn = TN { $n }
web-co-days = severe, { $n ->
    [one] { $n } day to heal
   *[other] { $n } days to heal
 }
web-co-pierces = pierces on { $n }+
web-co-bane = Bane: { LIST($who, "nom") }
web-co-count = { $able } of { $all }
web-co-weapon = { $dice }d, damage { $damage }{ $injury ->
    [none] { $two_handed ->
        [none] { "" }
       *[other] , Injury { $two_handed }
     }
   *[other] , Injury { $injury }{ $two_handed ->
        [none] { "" }
       *[other] { " " }({ $two_handed } in both hands)
     }
 }
web-co-worn = Protection { $dice }d{ $bonus ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bonus) }
 }, Load { $load }
web-co-shield = Parry { SIGNED($parry) }, Load { $load }
web-co-effect = { $kind ->
    [attack] { SIGNED($amount) }d on attacks
    [ranged] { SIGNED($amount) }d on a ranged attack
    [attacked] { SIGNED($amount) }d for whoever attacks
    [roll] { SIGNED($amount) }d on all rolls
    [protection] { SIGNED($amount) }d on Protection
    [armour] Armour { SIGNED($amount) }d
    [parry] Parry { SIGNED($amount) }
    [inspired] Inspired
    [favoured_attack] attacks are Favoured
    [removal] a complication does not count
   *[weary] counts as Weary
 }
web-co-until = { $dormant ->
    [yes] from next round
   *[no] { $once ->
        [yes] once
       *[no] { $until ->
            [fight] for the whole fight
            [round] this round
            [next_round] this round
            [turn] this turn
           *[attack] for this attack
         }
     }
 }
