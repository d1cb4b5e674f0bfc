# Weapons, special damage, kinds of foes.

# Weapons
word-axes = Axes
word-bows = Bows
word-spears = Spears
word-swords = Swords
word-brawling = Brawling
word-unarmed = bare hands
word-stone = thrown stone
word-torch = torch

# Special damage
word-heavy-blow = Heavy Blow
word-fend-off = Fend Off
word-pierce = Pierce
word-shield-thrust = Shield Thrust
word-break-shield = Break Shield
word-seize = Seize
word-fiery-blow = Fiery Blow
word-break-free = Breaking free
word-piercing-blow = Piercing Blow

# Kinds of foes and folk
word-evil-men = Evil Men
word-monsters = Monsters
word-orcs = Orcs
word-spiders = Spiders
word-trolls = Trolls
word-undead = Undead
word-wolves = Wolves
word-wargs = Wargs
word-ruffians = Ruffians
word-enemy = servants of the Enemy
word-men = Men
word-elves = Elves
word-dwarves = Dwarves
word-hobbits = Hobbits
word-rohirrim = Rohirrim

# The numbers of gear.
gear-weapon = { $proficiency }: damage { $damage }, Injury { $injury ->
    [none] { $two_handed_injury ->
        [none] none
       *[other] { $two_handed_injury }
     }
   *[other] { $injury }{ $two_handed_injury ->
        [none] { "" }
       *[other] , { $two_handed_injury } in both hands
     }
 }, Load { $load }{ $two_handed ->
    [yes] ; both hands only
   *[no] { "" }
 }{ $ranged ->
    [yes] ; ranged
   *[no] { "" }
 }{ $throwable ->
    [yes] ; can be thrown
   *[no] { "" }
 }.
gear-armour = Protection { $protection }d, Load { $load }.
gear-shield = Parry { SIGNED($parry) }, Load { $load }.
