# Corrections of the Loremaster (labels, with $who and $item), standing orders, refusals.

fix-light = Light
fix-close = Dice of the scene in close combat
fix-ranged = Dice of the scene in ranged combat
fix-rearward = Heroes excepted from the conditions of Rearward
fix-battle_rolls = Battle rolls as a main action
fix-last_round = Last round
fix-end = End the fight
fix-ground = Ground, { $who }
fix-endurance = Endurance of { $who }
fix-hope = Hope of { $who }
fix-shadow = Shadow of { $who }
fix-fatigue = Fatigue of { $who }
fix-wounded = { $who }, Wounded
fix-recovering = { $who }, must recover position
fix-dying = { $who }, Dying
fix-no_hope = { $who }, may spend no Hope
fix-condition = { $who }, { $item }
fix-drop = { $who } loses { $item }
fix-give = { $who } gets { $item } back
fix-drive = Hate or Resolve of { $who }
fix-wounds = Wounds of { $who }
fix-reach = Round from which { $who } can be reached
fix-remove = { $who } leaves the fight
fix-add = { $who } joins the fight
fix-light-value = { $to ->
    [sun] full sunlight
    [dark] darkness
   *[day] daylight
 }
fix-switch = { $to ->
    [yes] yes
   *[no] no
 }

# Standing orders: what is ordered, then each value.
order-hope = Hope on my rolls
order-hope-ask = ask me each time
order-hope-never = never spend it
order-knockback = Knockback when I am hit
order-knockback-ask = ask me each time
order-knockback-never = never give way
order-secondary = Secondary action after the main one
order-secondary-ask = ask me each time
order-secondary-never = skip it

# Refusals: what cannot be done as asked.
refusal-no-such-correction = There is no such correction: “{ $what }”.
refusal-no-such-order = There is no such standing order: “{ $what }”.
refusal-no-such-order-value = A standing order has no such value: “{ $what }”.
refusal-no-such-option = There is no such option now: “{ $what }”.
refusal-nobody-answered = Nobody answered the question “{ $what }”.
refusal-not-a-number-between = A whole number in { $what } is needed.
refusal-not-yes-or-no = Yes or no is needed, not “{ $what }”.
refusal-no-such-light = There is no such light: “{ $what }”.
refusal-no-such-ground = There is no such ground: “{ $what }”.
refusal-not-carried = This is not carried: “{ $what }”.
refusal-not-missing = This has not been lost: “{ $what }”.
refusal-no-such-foe = No such foe can be added: “{ $what }”.
refusal-no-such-interjection = This cannot be done now: “{ $what }”.
refusal-no-such-faces = Such faces cannot fall: “{ $what }”.
refusal-no-such-cards = These cards cannot come: “{ $what }”.
refusal-no-cards-wanted = No cards are awaited.
refusal-no-dice-wanted = No dice are awaited.
refusal-no-question-open = No question is open now.
refusal-fight-over = The fight is over.
refusal-nothing-to-undo = There is nothing to take back.
