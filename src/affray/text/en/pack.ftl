# What can be wrong with a file. $expected and $given are as in the file; what was expected and near names follow the message.
pack-unreadable = cannot be read: { $given }
pack-not-text = not UTF-8 text
pack-too-large = too large
pack-too-deep = nested too deeply
pack-too-many = too many values
pack-syntax = not YAML: { $given }
pack-tag = tags are not allowed: { $given }
pack-alias = anchors and aliases are not allowed: { $given }
pack-duplicate-key = { $given } stands here twice, first at { $expected }
pack-not-mapping = keys and values are needed here
pack-missing-key = a key is missing: { $expected }
pack-unknown-key = there is no such key: { $given }
pack-wrong-type = { $given } is something else than what is needed here
pack-out-of-range = { $given } is out of range
pack-wrong-length = too few or too many
pack-unknown-value = { $given } cannot stand here
pack-unknown-name = nothing is called { $given }
pack-bad-value = cannot be understood: { $given }
pack-duplicate-id = { $given } is taken already: { $expected }
card-unknown-word = there is no such word for cards: { $given }
card-too-nested = verbs are nested too deeply
hero-barred-gear = a hero of this folk cannot use { $given }
hero-too-much-gear = one such thing at most: { $given } is one too many
hero-reward-misplaced = { $given } does not go on this thing, or is there twice
pack-number-key = the key { $given } is a number: write it in quotes, { $expected }
pack-yaml-word = { $given } is a plain text in YAML 1.2, not true or false, and cannot stand here
pack-no-folder = there is no such folder{ $given ->
    [none] { "" }
   *[other] : { $given }
 }
pack-no-about = the folder has no { $expected }
pack-newer = format { $given } is newer than this version knows: { $expected } is the newest
monster-no-trap = no hit location of { $given } is a trap (flags: [trap])
roll-overlap = { $given } has faces that { $expected } has already
who-nobody = nobody is the { $given } here{ $expected ->
    [none] { "" }
   *[other] ; there are: { $expected }
 }
scenario-pack-elsewhere = this scenario names another folder than the one it lies in: { $given }
problem-expected = expected: { $expected }
problem-nearest = did you mean { $names }?

# What was expected, where it is not a word of the file.
expected-whole-number = a whole number
expected-number = a number
expected-text = text
expected-true-or-false = true or false
expected-list = a list
expected-word = a word
expected-mapping = keys with values
expected-heroes = a hero
expected-foes = a foe
expected-gear = gear
expected-weapons = a weapon
expected-names = a name
expected-virtues = a virtue
expected-rewards = a reward
expected-cultures = a culture
expected-rulings = a ruling
expected-abilities = an ability
expected-qualities = a quality
expected-conditions = a condition
expected-scenarios = a scenario
