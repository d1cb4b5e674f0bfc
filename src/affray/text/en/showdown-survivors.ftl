# What survivors' cards do to what befalls survivors, and what they ask.

Spared = A card spares { $who }: { $what ->
    [fall] no knockdown
    [bleeding] no bleeding tokens
    [severe_injury] no severe injury
    [brain_damage] no brain damage
   *[damage] no damage to the location
 }
NumberRaised = { $card }: { $what ->
    [brain_damage] brain damage
    [severe_injury_roll] the severe injury roll
   *[survival_gained] survival gained
 } { SIGNED($by) }, now { $now }
CardsSeen = { $who } looks at { $deck ->
    [ai] the next AI cards
   *[locations] the next hit locations
 }: { LIST($cards, "nom") }
HitMoved = { $who } turns the hit aside: { sd-location }, now { $to ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
   *[legs] legs
 }
TokensTaken = { $who } loses tokens: { sd-attribute }, { $count }
StoredGearLost = Archived from storage: { $gear }
TerrainAdded = { $who } adds terrain: { $terrain }

ask-look_order = { $card }: in which order do the cards lie, the first on top?
option-look_order = { LIST($cards, "nom") }
ask-look_place = { $seen }: where does it go?
option-look_place = { $top ->
    [yes] on top of the deck
   *[no] under the deck
 }
ask-token_off = Which token is taken off { $who }?
option-token_off = { $attribute ->
    [bleeding] bleeding
   *[other] { sd-attribute }
 }
ask-place_on = Where is { $who } placed?
option-place_on = { $square }
ask-change_hit = { $who }: which hit falls on another location: { $to ->
    [head] head
    [arms] arms
    [body] body
    [waist] waist
   *[legs] legs
 }?
option-change_hit = { sd-location }
ask-gear_lost = Which gear leaves the game?
option-gear_lost = { $gear }{ $who ->
    [none] , from storage
   *[other] , carried by { $who }
 }
ask-terrain_card = Which terrain does { $who } add?
option-terrain_card = { $terrain }
