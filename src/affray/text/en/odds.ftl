# What stands beside a choice: figures counted exactly, or played and about so much. $n is a share or a mean already written out.
odds-about = ≈ { $n } ({ $low }–{ $high })
odds-company-hit = hits { $n }
odds-company-pierce = pierces { $n }
odds-company-loss = takes { $n } Endurance
odds-company-wound = wounds { $n }
odds-company-out = puts out of the fight { $n }
odds-company-hit-by = is hit { $n }
odds-company-passed = succeeds { $n }
odds-company-icons = Success icons { $n }
odds-company-loses = loses { $n } Endurance in the round
odds-company-before = out before the next turn { $n }
odds-showdown-hits = hits { $n }
odds-showdown-perfect = a perfect hit { $n }
odds-showdown-trap = the trap { $n }
odds-showdown-wounds = wounds { $n }
odds-showdown-monster-dies = the monster dies { $n }
odds-showdown-answered = the attacker is hurt { $n }
odds-showdown-death = dies { $n }
odds-showdown-wound = wounds { $n }
odds-showdown-critical = critical { $n }
odds-showdown-damage = takes { $n } damage
odds-showdown-heavy = a heavy injury { $n }
odds-showdown-severe = a severe injury { $n }
odds-showdown-down = is knocked down { $n }
odds-showdown-least-one = at least one wound { $n }
odds-counted = counted exactly, { $paths ->
    [one] one way
   *[other] { $paths } ways
} of chance
odds-played = played { $plays } times: the truth lies within the brackets with 95 %
odds-sure = from the dice and the deck alone, exact
odds-everybody = On the way everybody { $agent }.
odds-answers = On the way everybody { $agent }:
odds-answer = { $question } – { $option } ({ $n })
odds-none = Nothing to reckon: no attack follows at once from any of these
odds-later = the rest by playing: { $key }
odds-title = Odds of each choice

# Questions without a fight.
odds-form-company-roll = a roll by itself
odds-form-company-attack = a hero attacks a foe
odds-form-company-struck = a foe attacks a hero
odds-form-company-protection = a hero's Protection roll
odds-form-company-skill = a hero's Skill roll
odds-form-showdown-roll = attack dice and wound attempts, no locations considered
odds-form-showdown-attack = a survivor attacks the monster
odds-form-showdown-struck = the monster attacks a survivor
odds-form-showdown-trap = the trap among the cards drawn
odds-field-dice = Success dice
odds-field-target = Target Number
odds-field-favour = Favoured or not
odds-field-weary = Weary
odds-field-miserable = Miserable
odds-field-hero = the hero
odds-field-foe = the foe
odds-field-weapon = the weapon (the first one if not given)
odds-field-stance = the hero's stance
odds-field-hope = a point of Hope on each roll
odds-field-drive = a point of Hate or Resolve on each roll
odds-field-grip = one hand or two
odds-field-spend = how Success icons are spent
odds-field-endurance = Endurance of the target (0: all of it)
odds-field-wounded = Wounded already
odds-field-knockback = knockback
odds-field-injury = Injury of the weapon
odds-field-skill = the Skill
odds-field-speed = attack dice
odds-field-hit = the least face that hits
odds-field-wound = the least face that wounds
odds-field-damage = damage of each hit
odds-field-armour = armour: one number, or five from head to legs
odds-field-dodge = the dodge
odds-field-scenario = the scenario
odds-field-survivor = the survivor (the first one if not given)
odds-field-from = where the survivor stands
odds-field-cards = cards in the deck
odds-field-traps = traps among them
odds-field-drawn = cards drawn
odds-settled = { $name }: { $value }
odds-pair = "{ $given }": expected NAME=VALUE, each name once
odds-bad-choice = { $name }: there is no "{ $given }" here; possible: { $known }.
odds-bad-number = { $name }: "{ $given }" is no whole number from { $least } to { $most }
odds-bad-field = There is no field "{ $name }" here; possible: { $known }.
odds-bad-lacking = { $name } is lacking
odds-bad-close = { $name }: { $given } cannot be used from Rearward; possible: { $known }
odds-bad-armour = { $name }: "{ $given }" is neither one number from 0 to 99 nor five, as { $least } or { $most }
odds-no-chart = There is no number to draw in this answer

odds-value-best = the best way there is
odds-value-sensible = as the sensible agent would
odds-value-no = no
odds-value-yes = yes
odds-value-heavy-blow = Heavy Blow first
odds-value-pierce = Pierce first
odds-value-fend-off = Fend Off first
odds-value-shield-thrust = Shield Thrust first
odds-value-done = on nothing

odds-column = { $value }: { $n }, so much or less { $most }

# The page of questions.
odds-page-title = Odds
odds-page-lead = Exact chances by the rules themselves, without a fight. What cannot be counted is played, and says so.
odds-page-ask = Work it out
odds-page-answer = The answer
odds-page-share = The address of this page holds the question: pass it on.
odds-no-such-form = There is no such question.
odds-too-slow = This takes too long just now. Try again, or ask for less.
odds-value-none = plain
odds-value-favoured = Favoured
odds-value-ill-favoured = Ill-favoured
odds-value-one = one hand
odds-value-two = two hands
odds-value-front = where it sees
odds-value-blind-spot = the blind spot
odds-value-stance-forward = Forward
odds-value-stance-open = Open
odds-value-stance-defensive = Defensive
odds-value-stance-rearward = Rearward

odds-way = Odds: afterwards everybody { $agent }. What bears ≈ was played 2,000 times, with its interval; the rest is counted exactly
