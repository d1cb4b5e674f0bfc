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
