# What can be wrong with a sheet or a roster.
sheet-too-many-cards = { $given } is one too many
sheet-barred-armour = { $given } cannot be worn: an injury or disorder of this survivor forbids armour there ({ $expected })
sheet-injury-too-often = { $given } is recorded more often than it can be
sheet-grid-and-gear = either a grid or a list of gear, not both
sheet-too-much-gear = the gear grid has no more room
sheet-gear-twice = { $given } lies in the grid already; only of weapons there may be several
sheet-two-on-a-space = one card lies on a space
expected-arts = a fighting art
expected-disorders = a disorder
expected-injuries = a permanent injury
expected-proficiencies = a weapon type
expected-innovations = an innovation
expected-survivors = a survivor
roster-other-edition = the roster is of another edition: { $given }
roster-chosen-twice = { $given } is chosen twice
roster-dead = { $given } is dead
roster-retired = { $given } is retired
roster-skips = { $given } must skip this showdown
roster-nobody = nobody in the roster can go
roster-too-many = more than { $expected } survivors can go: { $given }. Choose with --survivors
roster-own-game = a roster goes into a showdown only
roster-lacks-file = --survivors and --yes go with --roster

# What an aftermath changes in a roster.
roster-changes = Changes in { $file }:
roster-no-changes = Nothing in { $file } changes.
roster-died = { $who } is dead
roster-retires = { $who } retires
roster-marked = { $who } must skip the next showdown
roster-unmarked = { $who } has skipped this showdown
roster-number = { $who }: { $what ->
    [survival] survival
    [insanity] insanity
    [courage] courage
    [understanding] understanding
    [hunt_xp] hunt XP
   *[proficiency] weapon proficiency
 } { $was } -> { $now }
roster-attribute = { $who }: { sd-attribute } { $was } -> { $now }
roster-arts-gained = { $who } gains fighting arts: { LIST($what, "nom") }
roster-arts-lost = { $who } loses fighting arts: { LIST($what, "nom") }
roster-disorders-gained = { $who } gains disorders: { LIST($what, "nom") }
roster-disorders-lost = { $who } loses disorders: { LIST($what, "nom") }
roster-injuries-gained = { $who }, permanent injuries: { LIST($what, "nom") }
roster-injuries-lost = { $who } is rid of permanent injuries: { LIST($what, "nom") }
roster-gear-gained = { $who }, new in the gear grid: { LIST($what, "nom") }
roster-gear-lost = { $who }, no longer in the gear grid: { LIST($what, "nom") }
roster-affinities = { $who }: count the affinities of the grid anew
roster-basic-changed = Basic resources in the storage: { $was } -> { $now }
roster-storage-gained = Into the settlement's storage: { LIST($what, "nom") }
roster-storage-lost = Out of the settlement's storage: { LIST($what, "nom") }
roster-archive-gained = Archived: { LIST($what, "nom") }
roster-archive-lost = Back from the archive: { LIST($what, "nom") }
roster-place = New in the settlement: { $place }
roster-defeated = Among the defeated monsters: { $monster }, level { $level }
roster-nemesis = In the nemesis entry: { $monster }, level { $level }
roster-ask = Write this?
roster-yes = Yes, write it
roster-no = No, leave the file as it is
roster-written = { $file } is written{ $kept ->
    [none] {""}
   *[other] ; the file before it is { $kept }
 }.
roster-not-written = { $file } { $there ->
    [yes] stays as it is
   *[no] is not written
 }.
roster-say-yes = { $file } { $there ->
    [yes] stays as it is
   *[no] is not written
 }: say --yes to write without being asked.
roster-not-here = { $file } is not here; the record has it as it was when the fight began.
roster-changed-meanwhile = { $file } is not what it was when the fight began. Nothing is written.

# What `affray roster` says.
roster-begun = { $file } is written: a settlement and four survivors.
roster-next = Change it, then: { $check }
roster-fine = { $file }: a roster, no mistake; survivors: { $n }, able to go: { $able }
roster-title = { $name }: survival limit { $limit }
roster-innovations = Innovations: { LIST($what, "nom") }
roster-places = Places: { LIST($what, "nom") }
roster-basic = Basic resources in the storage: { $n }
roster-storage = Storage: { LIST($what, "nom") }
roster-archive = Archive: { LIST($what, "nom") }
roster-state = { $state ->
    [dead] dead
    [retired] retired
   *[skips] must skip the next showdown
 }
roster-numbers = Survival { $survival }, insanity { $insanity }, courage { $courage }, understanding { $understanding }, hunt XP { $hunt_xp }
roster-attributes = Movement { $movement }, accuracy { SIGNED($accuracy) }, strength { SIGNED($strength) }, evasion { SIGNED($evasion) }, luck { SIGNED($luck) }, speed { SIGNED($speed) }
roster-weapon = Weapon proficiency: { $type } { $level }
roster-gear = Gear: { LIST($what, "nom") }
roster-arts = Fighting arts: { LIST($what, "nom") }
roster-disorders = Disorders: { LIST($what, "nom") }
roster-injuries = Permanent injuries: { LIST($what, "nom") }
note-cursed = { $who }: { $gear } is cursed and cannot leave the grid
note-paired = { $who }: { $gear } is paired, but there is only one of it
