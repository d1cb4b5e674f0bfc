# События бросков и их общие части. `faces` — что выпало на кубиках, уже словами.

face-eye = Око
face-rune = Руна

roll-against = { $feat ->
    [best] лучшая грань, сразу успех, против { $against }
    [worst] отчаяние и худшая грань, { $total } против { $against }
   *[number] { $total } против { $against }
 }
roll-pool = { $dice }к{ $dice_reasons ->
    [none] { "" }
   *[other] : { REASONS($dice_reasons, "dice") }
 }
roll-favour = { $favour_reasons ->
    [none] { "" }
   *[other] ; { REASONS($favour_reasons, "favour") }
 }
roll-weary = { $weary ->
    [yes] ; изнурение
   *[no] { "" }
 }
roll-icons = { $icons ->
    [0] { "" }
    [one] ; { $icons } значок Успеха
    [few] ; { $icons } значка Успеха
   *[many] ; { $icons } значков Успеха
 }
roll-faces = { $faces ->
    [none] { "" }
   *[other] { " " }[{ $faces }]
 }

AttackRolled = { CAP($who) } атакует { CASE($target, "acc") } { CASE($weapon, "ins") }{ $two_handed ->
    [yes] , двумя руками
   *[no] { "" }
 }: { $passed ->
    [yes] попадание
   *[no] промах
 }, { roll-against }{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons, "part") })
 }; { roll-pool }{ roll-favour }{ roll-weary }{ roll-icons }{ roll-faces }
SkillRolled = { CAP($who) }, бросок { CASE($skill, "gen") }: { $magical ->
    [yes] волшебный успех
   *[no] { $passed ->
        [yes] успех
       *[no] неудача
     }
 }, { roll-against }; { roll-pool }{ roll-favour }{ roll-weary }{ roll-icons }{ roll-faces }
ProtectionRolled = { CAP($who) }, бросок Защиты доспеха, против { CASE($weapon, "gen") }: { $passed ->
    [yes] доспех выдержал
   *[no] доспех пробит
 }, { roll-against }; { roll-pool }{ roll-favour }{ roll-weary }{ roll-faces }
FeatRolled = { CAP($who) }, кубик Подвига, { $why ->
    [severity] тяжесть раны
    [fire] огонь
    [poison] яд
   *[other] { $why }
 }: { $rank ->
    [0] худшая грань
    [11] лучшая грань
   *[other] { $rank }
 }{ roll-faces }
Rerolled = { CAP($who) } перебрасывает все кубики: { $card }
SuccessUndone = { CAP($who) }: успех становится неудачей, { $card }
