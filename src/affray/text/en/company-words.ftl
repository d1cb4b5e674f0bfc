# The Company's terms: what reasons, questions and sentences name.

# Skills
word-awe = Awe
word-athletics = Athletics
word-awareness = Awareness
word-hunting = Hunting
word-song = Song
word-craft = Craft
word-enhearten = Enhearten
word-travel = Travel
word-insight = Insight
word-healing = Healing
word-courtesy = Courtesy
word-battle = Battle
word-persuade = Persuade
word-stealth = Stealth
word-scan = Scan
word-explore = Explore
word-riddle = Riddle
word-lore = Lore
word-valour = Valour
word-wisdom = Wisdom
word-protection = Protection

# Attributes and other numbers
word-strength = Strength
word-heart = Heart
word-wits = Wits
word-endurance = Endurance
word-hope = Hope
word-shadow = Shadow
word-load = Load
word-fatigue = Fatigue
word-parry = Parry
word-injury = Injury
word-armour = Armour
word-might = Might
word-level = Attribute Level
word-hate = Hate
word-resolve = Resolve
word-drive = Hate or Resolve

# Stances and combat tasks
word-forward = Forward
word-open = Open
word-defensive = Defensive
word-rearward = Rearward
word-intimidate = Intimidate Foe
word-rally = Rally Comrades
word-protect = Protect Companion
word-prepare = Prepare Shot
word-battle-burden = Battle

# Words of the rules that are asked about
word-knockback = knockback
word-ambush = ambush
word-advantage = advantage
word-complication = complication
word-main-action = main action
word-secondary-action = secondary action
word-wound = Wound
