# Moments of the fight, and whom cards mean.

# Whom a card means
word-who-owner = the owner
word-who-actor = the one who acts
word-who-target = the target
word-who-hero = the hero
word-who-foe = the foe
word-who-chosen = the one chosen
word-who-company = the whole Company
word-who-heroes = all heroes

# Moments
word-fight-start = start of the fight
word-round-start = start of the round
word-turn-start = start of the turn
word-foe-turn = foe's turn
word-choose-target = choice of target
word-attack-roll = attack roll
word-protection-roll = Protection roll
word-skill-roll = Skill roll
word-shadow-roll = Shadow test
word-rolled = dice thrown
word-hit = hit
word-pierced = Piercing Blow
word-would-lose = loss of Endurance
word-would-fall = Endurance about to run out
word-would-wound = Wound about to be taken
word-wounded = Wound
word-severity = severity of a Wound
word-would-die = mortal Wound
word-intimidated = intimidation
word-skill-passed = successful Skill roll
word-hope-spent = Hope spent
word-drive-spent = Hate or Resolve spent
word-attack-over = end of the attack
word-round-end = end of the round
