# Events of rolls, and their common pieces. `faces` is what the dice showed, already put into words.

face-eye = Eye
face-rune = rune

roll-against = { $feat ->
    [best] the best face, success at once, against { $against }
    [worst] Miserable and the worst face, { $total } against { $against }
   *[number] { $total } against { $against }
 }
roll-pool = { $dice }d{ $dice_reasons ->
    [none] { "" }
   *[other] : { REASONS($dice_reasons, "dice") }
 }
roll-favour = { $favour_reasons ->
    [none] { "" }
   *[other] ; { REASONS($favour_reasons, "favour") }
 }
roll-weary = { $weary ->
    [yes] ; Weary
   *[no] { "" }
 }
roll-icons = { $icons ->
    [0] { "" }
    [one] ; { $icons } Success icon
   *[other] ; { $icons } Success icons
 }
roll-faces = { $faces ->
    [none] { "" }
   *[other] { " " }[{ $faces }]
 }

AttackRolled = { $who } attacks { $target } with { $weapon }{ $two_handed ->
    [yes] { " " }in both hands
   *[no] { "" }
 }: { $passed ->
    [yes] hit
   *[no] miss
 }, { roll-against }{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons, "part") })
 }; { roll-pool }{ roll-favour }{ roll-weary }{ roll-icons }{ roll-faces }
SkillRolled = { $who } rolls { $skill }: { $magical ->
    [yes] Magical success
   *[no] { $passed ->
        [yes] success
       *[no] failure
     }
 }, { roll-against }; { roll-pool }{ roll-favour }{ roll-weary }{ roll-icons }{ roll-faces }
ProtectionRolled = { $who } rolls Protection against { $weapon }: { $passed ->
    [yes] the armour holds
   *[no] the armour is pierced
 }, { roll-against }; { roll-pool }{ roll-favour }{ roll-weary }{ roll-faces }
FeatRolled = { $who } rolls a Feat die, { $why ->
    [severity] severity of the Wound
    [fire] fire
    [poison] poison
   *[other] { $why }
 }: { $rank ->
    [0] the worst face
    [11] the best face
   *[other] { $rank }
 }{ roll-faces }
Rerolled = { $who } rolls all dice again: { $card }
SuccessUndone = { $who }: the success becomes a failure, { $card }
