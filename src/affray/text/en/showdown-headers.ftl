# First lines of the showdown's cards and what stands around their text: AI cards, hit locations, injuries, gear, terrain, monsters.

# AI cards
sd-action = { $kind ->
    [instincts] Instinct: what the monster does when there is no target.
   *[basic_actions] The monster's basic action card.
 }
sd-ai = AI card, { $back ->
    [B] basic
    [A] advanced
    [L] legendary
   *[S] special
 }{ $kind ->
    [normal] { "" }
    [mood] , mood
    [trait] , trait
   *[duration] , duration
 }; copies: { $copies }.
sd-injured = While the persistent injury "{ CAP($injury) }" is in play, this is done in place of the whole card: { $do }.
sd-enters = When it comes into play: { $do }.
sd-face_down = Drawn the first time: { $do }; then the card is laid face up on the AI deck.
sd-face-up = Drawn the second time, face up:
sd-lies = While it lies face up:
sd-zone = Zone of the card: { $reach ->
    [one] { $reach } space
   *[other] { $reach } spaces
 } around the monster, { $corners ->
    [in] corners included
   *[out] without the corners
 }.

# Hit locations
sd-location-card = Hit location of the monster.
sd-location-toughness = Toughness of this location: { SIGNED($toughness) }.
sd-location-text = { $kind ->
    [wound] Reaction, wound
    [failure] Reaction, failure
    [reflex] Reaction, reflex
    [trap] When it is played
   *[critical] Critical wound
 }: { $do ->
    [none] nothing happens
   *[other] { $do }
 }.
sd-no-reaction = No reactions.
sd-no-critical = No critical effect: it cannot be critically wounded.
sd-location-injury = Persistent injury "{ CAP($injury) }": { LOW($said) }
sd-injury-changes = Changes AI cards: { LIST($cards, "nom") }.
sd-injury-silent = It does nothing more.

# What survivors suffer
sd-row = { $location ->
    [head] Severe head injury
    [arms] Severe arm injury
    [body] Severe body injury
    [waist] Severe waist injury
    [legs] Severe leg injury
   *[brain] Brain trauma
 }, on { $faces }.
sd-row-bleeding = The survivor gains { $bleeding ->
    [one] { $bleeding } bleeding token
   *[other] { $bleeding } bleeding tokens
 }.
sd-row-lasts = { $lasts ->
    [permanent] Permanent injury, written on the record sheet{ $limit ->
        [0] { "" }
        [1] { " " }once
       *[other] { " " }{ $limit } times at most
     }.
   *[fight] It lasts until the showdown ends.
 }
sd-row-twice = With two such injuries: { LOW($said) }
sd-row-retires = With two such injuries the survivor retires after the next showdown.
sd-row-skips = The survivor skips the { $what ->
    [next_hunt] next hunt
   *[next_showdown] next showdown
 }.

# The monster
sd-monster = { $nemesis ->
    [yes] Nemesis monster
   *[no] Monster
 }: base { $base }×{ $base }, evasion { $evasion }, instinct { $instinct }.
sd-level = { $key ->
    [prologue] Prologue
   *[other] Level { $level }
 }: movement { $movement }, toughness { $toughness }{ $tokens ->
    [none] { "" }
   *[other] , tokens { $tokens }
 }; AI cards: { $fixed ->
    [0] { $basic } basic, { $advanced } advanced, { $legendary } legendary
   *[other] { $fixed }, always the same
 }{ $traits ->
    [none] { "" }
   *[other] ; in play from the start: { LIST($traits, "nom") }
 }.
sd-level-token = { SIGNED($by) } { sd-attribute-dat }
sd-aftermath = { $kind ->
    [victory] Victory
   *[defeat] Defeat
 }: { $do }.

# Gear
sd-weapon = Weapon{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
 }: speed { $speed }, accuracy { $accuracy }+, strength { $strength }.
sd-armour = Armour, { $location ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
   *[legs] legs
 }: { $points ->
    [one] { $points } armour point
   *[other] { $points } armour points
 }.
sd-item = Item.
sd-built = A place of the settlement. The first victory builds it: { LIST($monsters, "nom") }.
sd-made-there = Gear made there: { LIST($gear, "nom") }.
sd-offered-by = See the card: { LIST($cards, "nom") }.
sd-place = From: { $place }.
sd-of-set = Part of the set "{ CAP($whole) }".
sd-words = Words: { $words }.
sd-word-line = { CAP($word) }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
 }: { $about }.
sd-colour = { $many } { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }
sd-edge = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } half { $side ->
    [top] at the top
    [right] on the right
    [bottom] at the bottom
   *[left] on the left
 }
sd-affinities = Affinities: { $affinities }.
sd-mode = "{ CAP($name) }": an attack made so has { SIGNED($speed) } speed and { SIGNED($accuracy) } accuracy.
sd-weapon-uses = Its attacks are limited{ sd-uses }.
sd-set = Set: { LIST($pieces, "nom") }.
sd-set-whole = While all of it is worn: { LOW($said) }
sd-resource = Resource{ $in ->
    [yes] { $deck ->
        [none] { "" }
       *[other] , deck: { $deck }
     }; cards: { $copies }
   *[no] , in no deck
 }.
sd-exchanged = basic hide
sd-exchange = In the settlement it can be exchanged: { $name }, { $many }.
sd-terrain = Terrain: cards: { $copies }, each with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 } of { $columns }×{ $rows }.
sd-rank = { $rank ->
    [specialization] Specialization
   *[mastery] Mastery
 } (level { $level }): { LOW($said) }
sd-innovation = { $action ->
    [none] An innovation of the settlement that other cards ask for.
   *[other] An innovation of the settlement. Survivors can use the survival action "{ CAP($action) }".
 }
sd-action-price = Costs { $survival } survival, once a round{ $needs ->
    [none] ; there from the start
   *[other] ; needs the innovation "{ CAP($needs) }"
 }.
sd-action-dodge = When the locations of all hits of a monster's attack are known, before damage: whoever was hit cancels one hit of choice. Knocked down too, but not while attacking.
sd-action-encourage = A standing survivor raises a knocked down companion who is not deaf, at any moment. Not while attacking.
sd-action-dash = At a survival opportunity: +1 movement, spent at once.
sd-action-surge = At a survival opportunity: +1 activation, spent at once; all that it causes is resolved to the end.
sd-no-text = This card has no effect of its own.
