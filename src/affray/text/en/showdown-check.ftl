# `affray check` of a monster's folder: what its trial fights have shown.
check-monster = a monster, all well: { $name }
trial-progress = Fight { $n } of { $of }
trial-fights = { $fights } random { $fights ->
    [one] fight
   *[other] fights
 }, { $rounds } { $rounds ->
    [one] round
   *[other] rounds
 }: the monster died in { $won }, every survivor died in { $lost }, { $open } broken off.
trial-cards = AI cards never drawn: { LIST($cards, "nom") }.
trial-locations = Hit locations never drawn: { LIST($cards, "nom") }.
trial-unused = Special cards that no level puts into play: { LIST($cards, "nom") }.
trial-verbs = { $n } { $n ->
    [one] verb
   *[other] verbs
 } never run:
trial-whole = Every card was drawn and every verb ran.
trial-endless = fight { $n } comes to no end: look at the card "{ CAP($card) }".
trial-chain = in fight { $n } cards call one another without end; the last of them is "{ CAP($card) }".
trial-scenarios = Scenarios read and played once: { $names }.
trial-unused-name = nothing uses the name { $id }.
trial-forms = { $n ->
    [one] { $n } Russian name has
   *[other] { $n } Russian names have
 } cases made by rule: affray check FOLDER --lang ru lists them; give the cases where they are wrong.
case-gen = gen
case-acc = acc
trial-gap = the faces { $gap }, below { $key }, are in no result: nothing happens on them.
