# Labels of reasons whose name does not read well beside a number, and how amounts are shown.

unit-part = { $amount }
unit-favour = { $amount ->
    [1] (Favoured)
   *[other] (Ill-favoured)
 }
reason-forward = Forward
reason-defensive = Defensive, { $n ->
    [one] one foe
   *[other] { $n } foes
 }
reason-target-forward = target in Forward
reason-target-defensive = target in Defensive
reason-parry = Parry
reason-tn-strength = Strength
reason-tn = Target Number
reason-injury = Injury
reason-volley-shield = shield in a volley
reason-hope = Hope
reason-support = support
reason-hate = Hate
reason-resolve = Resolve
reason-rally = Rally Comrades
reason-prepare = Prepare Shot
reason-protect = Protect Companion
reason-battle = Battle
reason-battle-burden = complication from Battle
reason-advantage = advantage
reason-complication = complication
reason-surprised = surprised
reason-shield-thrust = Shield Thrust
reason-fend-off = Fend Off
reason-intimidate = Intimidate Foe
reason-two-handed = two-handed
reason-strength = Strength
reason-virtue = Virtue
reason-level = Attribute Level
reason-armour = Armour
reason-brawling-loss = Brawling
reason-favoured-skill = favoured Skill
reason-shadow-full = Shadow at its maximum
reason-spell = spell
reason-valour = Valour
reason-wisdom = Wisdom
