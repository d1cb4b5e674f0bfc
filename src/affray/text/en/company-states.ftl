# The Company's states, moments and circumstances.

# Phases of the fight
word-onset = onset
word-volleys = opening volleys
word-round = round
word-stance = stances
word-engagement = engagement
word-heroes = heroes' turn
word-foes = foes' turn
word-aftermath = aftermath

# Light and ground
word-day = daylight
word-sun = full sunlight
word-dark = darkness
word-forest = forest
word-water = water
word-underground = underground
word-fire = fire

# Degrees of harm
word-moderate = Moderate
word-severe = Severe
word-grievous = Grievous

# What fighters suffer
word-weary = Weary
word-miserable = Miserable
word-dying = Dying
word-unconscious = unconscious
word-asleep = asleep
word-slain = slain
word-gone = gone
word-surrendered = surrendered
word-recovering = recovering position
word-surprised = surprised
word-seized = held
word-pushed-down = pushed down
word-no-hope = no more Hope
word-fleeing = fleeing
word-poison = poison
word-attack = attack
word-card = a spell or ability
word-task = combat task
word-dread = Dread
word-sorcery = Sorcery
word-greed = Greed

# What is bought with Hope
word-roll = a roll
word-magical = a Magical success
word-support = support

# Outcomes, seats
word-victory = victory
word-defeat = defeat
word-fled = flight
word-parted = parted
word-ended = ended by the Loremaster
word-loremaster = Loremaster
word-company = the Company
