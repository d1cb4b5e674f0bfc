# The lab: forecasts of whole fights.

lab-title = Forecast: { $name }
lab-setup = Dice from seed { $seed }; edition “{ $edition }”{ $rulings ->
    [none] { "" }
   *[other] , { $rulings }
 }
lab-between = { $low } to { $high }
lab-company-won = The Company wins { $share } of the fights ({ $between }, 95 %): { $wins } of { $n }
lab-showdown-won = The survivors win { $share } of the showdowns ({ $between }, 95 %): { $wins } of { $n }
lab-company-agents = Heroes: { $players }; Loremaster: { $other }
lab-showdown-agents = Survivors: { $players }; the monster's controller: { $other }
lab-ended = { $why ->
    [precise] Ended early: known to within { $precision } after { $n } of { $asked } fights.
    [cancelled] Broken off: { $n } of { $asked } fights are in.
    [lost] Broken off, workers were lost: { $n } of { $asked } fights are in.
   *[failed] Stopped at a fight that failed: { $n } of { $asked } fights are in.
 }
lab-failed = { $n ->
    [one] { $n } fight failed and is not counted.
   *[other] { $n } fights failed and are not counted.
 }
lab-failure = Fight { $number }: { $what }
lab-failure-kept = Fight { $number }: its record so far is in { $file }
lab-agent = “{ $name }”
lab-sure = Uncertain (95 %) by at most { $shares } in a share, { $means } in a mean.
lab-other = Something else

lab-outcomes = Outcomes
lab-head-outcome = outcome
lab-head-fights = fights
lab-head-share = share
lab-span = Another player in the same seats
lab-span-note = A forecast is of the players as well as of the fight: how good yours are lies somewhere in this span. “random” does anything that is allowed; the other side plays as before.
lab-head-players = who plays
lab-head-won = won
lab-head-interval = 95 %
lab-course = The fight as a whole
lab-course-note = In nine fights of ten the number lies between the 5 % and the 95 % column.
lab-head-mean = mean
lab-head-median = median
lab-head-most = most
lab-company-rounds = rounds
lab-company-fell = heroes out of the fight
lab-company-left = foes left
lab-showdown-rounds = rounds
lab-showdown-fell = survivors dead
lab-showdown-left = AI cards the monster had left
lab-showdown-archived = gear cards lost for good
lab-company-people-title = The heroes
lab-company-people = hero
lab-company-people-note = Shares of fights, and means of a fight. Endurance and Hope: what is gone at the end of the fight.
lab-company-figure-out = fell
lab-company-figure-dying = dying
lab-company-figure-gone = left
lab-company-figure-wounded = wounded
lab-company-figure-endurance = Endurance
lab-company-figure-hope = Hope
lab-company-figure-shadow = Shadow +
lab-company-figure-gear = gear lost
lab-showdown-people-title = The survivors
lab-showdown-people = survivor
lab-showdown-people-note = Share of showdowns in which they die; the rest are means, as they stand when the showdown is decided.
lab-showdown-figure-died = died
lab-showdown-figure-severe = permanent
lab-showdown-figure-light = light
lab-showdown-figure-heavy = heavy
lab-showdown-figure-armour = armour −
lab-showdown-figure-bleeding = bleeding
lab-showdown-figure-survival = survival −
lab-showdown-figure-insanity = insanity +
lab-column = { $value }: { $share }; up to { $value }: { $passed }
lab-foes = The foes
lab-head-foes = foe
lab-head-slain = slain
lab-ends = What survivors died of
lab-head-cause = cause
lab-head-times = times
lab-heard = { $heard ->
    [one] Heard in { $heard } of { $n } fights
   *[other] Heard in { $heard } of { $n } fights
 }{ $every ->
    [1] .
   *[other] {" "}(every fight whose number { $every } divides).
 }
lab-kills = Who felled whom
lab-head-who = who
lab-head-whom = whom
lab-head-a-fight = a fight
lab-marks = What came into play
lab-marks-note = An arrow: fights with it were won more often (↑) or less often (↓) than fights without it, beyond what chance makes of so many things. That alone is no cause: what comes late comes in long fights.
lab-head-thing = what
lab-head-kind = kind
lab-head-in-fights = in fights
lab-head-with = won with it
lab-head-without = without
lab-company-kind-card = Heroes' virtues and gear
lab-company-kind-foe_card = Fell abilities
lab-company-kind-special = Heroes' Special Damage
lab-company-kind-foe_special = Foes' Special Damage
lab-company-kind-weapon = Heroes' weapons (attacks)
lab-company-kind-stance = Stances (rounds in them)
lab-company-kind-task = Combat tasks
lab-showdown-kind-ai = AI cards
lab-showdown-kind-location = Hit locations drawn
lab-showdown-kind-trap = Traps
lab-showdown-kind-reaction = Reactions
lab-showdown-kind-critical = Critical wounds
lab-showdown-kind-persistent = Persistent injuries of the monster
lab-showdown-kind-injury = Severe injuries
lab-showdown-kind-trauma = Brain traumas
lab-showdown-kind-survival = Survival actions
lab-showdown-kind-card = Cards that act by themselves
lab-showdown-kind-used = What cards, tiles and weapons offer
lab-showdown-kind-weapon = Weapons (attacks)
lab-showdown-kind-gear = Block, deflect and leaps
lab-showdown-kind-terrain = Terrain

# Running one.
lab-progress = { $done } of { $n }, { $rate } a second, { $left } to go; won { $won } ± { $half }
lab-progress-weak = … and with another player
lab-left-seconds = { $s } s
lab-left-minutes = { $m } min { $s } s
lab-left-hours = { $h } h { $m } min
lab-took = { $seconds } s, { $rate } fights a second
lab-more-rows = … { $n } more in the HTML report
lab-replay-title = See a fight
lab-replay-worst = the worst (fight { $number })
lab-replay-typical = a typical one (fight { $number })
lab-replay-any = any other by its number
lab-written = { $file }: written
lab-record-written = Fight { $number } is in { $file }. See it: { $command }
lab-no-fight = No fight was counted, so there is none to show.

# What is wrong.
lab-n = { $given }: the number of fights is from 1 to { $most }
lab-number-of-fight = { $given }: neither “worst” nor “typical” nor the number of a fight (0 to { $most })
lab-seed = { $given }: a seed is from 0 to { $most }
lab-jobs = { $given }: the number of processes is from 1 to { $most }
lab-precision = { $given }: a precision is a share, such as 1% or 0.01, between 0 and 50 %
lab-seconds = { $given }: a limit is so many seconds, such as 60s, or 0 for none
lab-by-time = { $given }: a search by the clock plays no fight twice alike; say how many plays, as { $example }
lab-listen = { $given }: “all”, or every how manieth fight is heard (0: none)
lab-two-stdout = Only one of the reports can go to the screen (-).
lab-record-needs-replay = --record needs a fight: --replay worst, typical or its number.
lab-cluster-lacks = A cluster needs dask.distributed here: pip install "{ $detail }"
lab-cluster-unreachable = No scheduler answers at { $detail }. Is it running, and may this machine reach it?
lab-cluster-empty = The scheduler at { $detail } has no workers.
lab-cluster-without = A worker cannot play: { $detail }
lab-cluster-other = A worker would play otherwise. Install the same affray, packs and Python there. (worker: differing, there and here) { $detail }
lab-cluster-lost = The cluster is gone: { $detail }
lab-process-died = A process of the pool died, perhaps for want of memory. { $detail }

# Comparisons, sweeps and balances: what is changed.
lab-as-it-is = as it is
lab-company-all = Everybody
lab-showdown-all = Everybody
lab-level = { $value ->
    [prologue] prologue
   *[other] { $value }
 }
lab-what-agents = who plays
lab-what-edition = edition
lab-what-party = who comes along
lab-what-gear = gear
lab-what-weapon = weapons
lab-what-armour = armour
lab-what-shield = shield
lab-what-item = other gear
lab-what-stance = stance
lab-what-monster = monster
lab-what-level = level
lab-what-survival_limit = survival limit
lab-what-light = light
lab-what-close = dice in close combat
lab-what-ranged = dice at range
lab-what-volleys = opening volleys
lab-what-bow_volleys = opening volleys of bows
lab-what-first = who shoots or acts first
lab-what-ambush = ambush
lab-what-last_round = last round
lab-what-survival = survival
lab-what-insanity = insanity
lab-what-courage = courage
lab-what-understanding = understanding
lab-what-hunt_xp = hunt experience
lab-what-proficiency = weapon proficiency
lab-what-max_endurance = full Endurance
lab-what-max_hope = full Hope
lab-word-none = none
lab-word-day = day
lab-word-sun = sunlight
lab-word-dark = darkness
lab-word-heroes = the heroes
lab-word-loremaster = Loremaster
lab-word-foes = the foes
lab-word-by_company = by the Company
lab-word-by_foes = by the foes
lab-word-monster = the monster
lab-word-survivors = the survivors
lab-word-controller = the monster's controller
lab-stance-kept = always in one stance ({ $stance })

# What is counted of a fight as a whole.
lab-company-whole-won = won
lab-company-whole-rounds = rounds
lab-company-whole-fell = heroes out
lab-company-whole-dead = near death
lab-company-whole-wounded = wounded
lab-company-whole-left = foes left
lab-company-whole-gone = left the field
lab-company-whole-endurance = Endurance lost
lab-company-whole-hope = Hope lost
lab-showdown-whole-won = won
lab-showdown-whole-rounds = rounds
lab-showdown-whole-fell = dead
lab-showdown-whole-dead = dead
lab-showdown-whole-wounded = badly hurt or dead
lab-showdown-whole-left = AI cards left
lab-showdown-whole-severe = permanent injuries
lab-showdown-whole-heavy = heavy injuries
lab-showdown-whole-armour = armour points lost
lab-showdown-whole-survival = survival spent
lab-showdown-whole-insanity = insanity gained

lab-points = { $value } pp
lab-points-between = { $low } to { $high } pp, 95 %
lab-head-apart = A − B
lab-head-step = step
lab-head-aim = aim
lab-head-found = comes to
lab-head-setting = setting
lab-head-easier = should be easier
lab-head-harder = should be harder
lab-head-won-more = the harder one is won more often by
lab-going = { $done } of { $n } fights, { $rate } a second, { $left } to go

# Comparisons.
lab-compare-title = Comparison: { $a } | { $b }
lab-compare-nothing = No fight is in yet, so there is nothing to say.
lab-compare-told = { $more ->
    [a] A wins more often than B
   *[b] B wins more often than A
 }, by { $points } pp ({ $between }): A { $a }, B { $b } of { $n } fights
lab-compare-alike = A and B cannot be told apart by their wins in { $n } fights: A − B is { $apart } pp ({ $between })
lab-compare-pairs = { $n } fights on the same dice (seed { $seed }): both win { $both }, only A { $a }, only B { $b }, neither { $neither }
lab-compare-only-a = Only A wins fight { $numbers }
lab-compare-only-b = Only B wins fight { $numbers }
lab-compare-needed = { $seen ->
    [0] They won equally often. About { $small } fights would show a difference of 1 pp.
   *[other] If the difference is what it seems, about { $seen } fights would show it; one of 1 pp needs about { $small }.
 }
lab-compare-figures = In the mean of a fight
lab-compare-note = The same fights on both sides, so the difference is surer than either side. An arrow: beyond what chance makes of so many figures (95 % for all of them together).

# Sweeps.
lab-sweep-title = Sweep: { $name }
lab-sweep-best = Won most often: { $cell }, { $share } ({ $between }, 95 %). { $others ->
    [0] All other settings are won less often, beyond chance.
    [one] { $others } other of { $cells } cannot be told from it.
   *[other] { $others } others of { $cells } cannot be told from it.
 }
lab-sweep-dice = { $cells } settings, { $n } fights each, on the same dice (seed { $seed })
lab-sweep-cells = All settings
lab-sweep-cells-note = ★: the best, or not to be told from it.
lab-sweep-steps = What a step is worth
lab-sweep-steps-note = Change of the win rate from one value to the next, in the mean of all that is else in the grid. An arrow: the interval (95 %) excludes zero.

# Balances.
lab-balance-title = Balance: { $name }
lab-balance-reached = The aim is reached with: { $what }
lab-balance-already = The aim is reached: the scenario is as it should be
lab-balance-nearest = The aim is not reached by anything that was tried. The nearest: { $what }
lab-balance-aim = Aim: { $aim }
lab-balance-checked = { $n ->
    [one] Checked in { $n } fight that the search had not seen.
   *[other] Checked in { $n } fights that the search had not seen.
 }
lab-balance-search = Settings tried: { $settings }; fights in all: { $fights }; dice from seed { $seed }
lab-balance-ways = What might be changed: { $ways }. See --by for more.
lab-balance-cancelled = Broken off: this is the best so far, unchecked.
lab-way-number = number of foes
lab-way-kind = kind of foes
lab-way-endurance = Endurance that foes begin with
lab-way-gear = the party's armour
lab-way-weapon = the party's weapons
lab-way-level = the monster's level
lab-way-survival = survival
lab-balance-aims = The aim and the setting
lab-balance-aims-note = Numbers of people and rounds are means of all fights; “nobody” allows one in ten fights. A share without “at least” or “at most” is met within 5 pp unless the aim says otherwise.
lab-balance-holds = { $holds ->
    [yes] holds
    [nearly] holds, near the edge
    [hardly] missed, near the edge
   *[no] missed
 }
lab-balance-tried = What was tried
lab-balance-tried-note = In the order of the search, on the same dice. The more doubtful a setting, the more fights it got.
lab-balance-verdict = { $verdict ->
    [chosen] ★ chosen
    [fits] fits
    [hard] too hard
    [easy] too easy
   *[torn] too hard and too easy
 }
lab-balance-reversals = Reversals
lab-balance-reversals-note = Beyond chance, for all neighbours that were tried together (95 %).
lab-balance-no-reversal = None beyond chance: what should be harder was nowhere won more often.
lab-balance-trying = { $what }: { $n } fights, won { $won }
lab-balance-saved = { $file }: written. See it: { $command }

# What cannot be changed or aimed at.
change-unknown = { $given }: nothing of this name can be changed here.
change-no-value = { $given }: a value is missing. For example { $more }
change-too-many = { $given }: at most { $more } values
change-no-ruling = { $given }: no such ruling.
change-no-ruling-value = { $given }: no such value of this ruling.
change-no-edition = { $given }: no such edition.
change-no-number = { $given }: a whole number is needed.
change-out-of-range = { $given }: from { $least } to { $most }
change-no-foe = { $given }: no such foe.
change-no-foe-here = { $given }: no such foe in this scenario.
change-whose = { $given }: whose? Say { $given }:NAME=VALUE.
change-nobody-left = { $given }: then nobody would be left on that side.
change-no-hero = { $given }: no such hero.
change-no-hero-here = { $given }: no such hero in this scenario.
change-no-stance = { $given }: no such stance.
change-no-gear = { $given }: no such gear of that sort.
change-no-word = { $given }: no such value.
change-no-monster = { $given }: no such monster.
change-no-level = { $given }: the monster has no such level.
change-no-survivor = { $given }: no such survivor in this scenario.
change-no-proficiency = { $given } has no weapon proficiency whose level could change.
change-too-much-gear = { $given }: a grid has { $more } spaces
balance-no-way = { $given }: nothing of this name can be searched.
balance-nothing = Nothing can be changed that way here ({ $given }).
aim-empty = An aim is missing, such as --aim "win 80%, at most one wounded".
aim-two-ways = “{ $given }” says two things at once.
aim-unknown-word = The aim has a word that is not understood: “{ $given }”.
aim-no-figure = “{ $given }”: of what? An aim speaks of wins, wounded, dead, out, or rounds.
aim-no-number = “{ $given }”: how many?
aim-impossible = “{ $given }” cannot be. The nearest that can: { $nearest }
aim-contradiction = “{ $given }” and “{ $other }” contradict each other.
lab-compare-two-games = The two scenarios are of two games: their fights cannot be compared.
lab-compare-same = Both sides are the same. Give a second scenario, or changes with --a or --b.
lab-sweep-nothing = A sweep needs at least one --change NAME=V1,V2,...
lab-sweep-twice = { $name } is changed twice: put all its values into one --change.
lab-sweep-cells-many = { $given } settings are too many: at most { $most }
lab-sweep-fights-many = { $given } fights in all are too many: at most { $most }
unknown-figure = { $given }: nothing of this name is counted.
