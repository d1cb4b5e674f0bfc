"""The yardstick: a fight loop of the barest kind (4 heroes, 6 orcs, about 25 attack rolls a fight) in plain Python; yardstick.c is the same in C.

It is no engine: no cards, stances, questions, records or reasons. An engine's speed is told as a ratio to it, taken in the same run.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random

__all__ = ["Dice", "Weakest", "play"]

RUNE: Final = 12
PIERCING: Final = 10
LAST_ROUND: Final = 100


class Dice:
    """Feat and Success dice."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def feat(self) -> int:
        return self._random.randint(1, 12)

    def success(self) -> int:
        return self._random.randint(1, 6)


class Profile:
    """What a fight does not change."""

    __slots__ = ("strength", "prof", "parry", "armour", "damage", "injury", "load", "max_wounds", "endurance")

    def __init__(
        self,
        strength: int,
        prof: int,
        parry: int,
        armour: int,
        damage: int,
        injury: int,
        load: int,
        max_wounds: int,
        endurance: int,
    ) -> None:
        self.strength = strength
        self.prof = prof
        self.parry = parry
        self.armour = armour
        self.damage = damage
        self.injury = injury
        self.load = load
        self.max_wounds = max_wounds
        self.endurance = endurance


class Fighter:
    """One combatant."""

    __slots__ = ("profile", "endurance", "wounds", "out")

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.endurance = profile.endurance
        self.wounds = 0
        self.out = False

    def weary(self) -> bool:
        return self.endurance <= self.profile.load


class Weakest:
    """Strikes the standing foe with the least Endurance, the first among equals."""

    def choose(self, actor: Fighter, options: list[Fighter]) -> int:
        best = 0
        least = options[0].endurance
        for at, option in enumerate(options):
            if option.endurance < least:
                least = option.endurance
                best = at
        return best


class Fight:
    """Each side is the list of its standing fighters."""

    __slots__ = ("heroes", "orcs", "agent", "dice", "attacks")

    def __init__(self, agent: Weakest, dice: Dice) -> None:
        self.heroes = [Fighter(profile) for profile in COMPANY]
        self.orcs = [Fighter(profile) for profile in WARBAND]
        self.agent = agent
        self.dice = dice
        self.attacks = 0

    def run(self) -> None:
        for _ in range(LAST_ROUND):
            self.act(self.heroes, self.orcs)
            self.act(self.orcs, self.heroes)
            if not self.heroes or not self.orcs:
                return

    def act(self, side: list[Fighter], foes: list[Fighter]) -> None:
        for actor in side:
            if not foes:
                return
            target = foes[self.agent.choose(actor, foes)]
            self.attack(actor, target)
            if target.out:
                foes.remove(target)

    def attack(self, actor: Fighter, target: Fighter) -> None:
        self.attacks += 1
        dice = self.dice
        profile = actor.profile
        weary = actor.weary()
        feat = dice.feat()
        total = feat if feat <= 10 else 0
        icons = 0
        for _ in range(profile.prof):
            face = dice.success()
            if face == 6:
                icons += 1
            if face > 3 or not weary:
                total += face
        if feat != RUNE and total < 20 - profile.strength + target.profile.parry:
            return
        target.endurance -= profile.damage + icons * profile.strength
        if feat in (PIERCING, RUNE):
            self.pierce(actor, target)
        if target.endurance <= 0 or target.wounds >= target.profile.max_wounds:
            target.out = True

    def pierce(self, actor: Fighter, target: Fighter) -> None:
        """The target's armour must hold or it takes a wound."""
        dice = self.dice
        weary = target.weary()
        feat = dice.feat()
        total = feat if feat <= 10 else 0
        for _ in range(target.profile.armour):
            face = dice.success()
            if face > 3 or not weary:
                total += face
        if feat != RUNE and total < actor.profile.injury:
            target.wounds += 1


#         strength, prof, parry, armour, damage, injury, load, max_wounds, endurance
COMPANY: Final = (
    Profile(7, 4, 2, 3, 6, 16, 12, 2, 24),
    Profile(7, 3, 2, 2, 7, 16, 10, 2, 22),
    Profile(6, 4, 2, 2, 5, 14, 8, 2, 20),
    Profile(6, 3, 3, 1, 5, 14, 6, 2, 18),
)
_GUARD: Final = Profile(7, 3, 2, 2, 6, 16, 4, 1, 17)
_ARCHER: Final = Profile(6, 2, 1, 1, 5, 14, 2, 1, 14)
WARBAND: Final = (Profile(7, 3, 2, 3, 7, 16, 5, 1, 22), _GUARD, _GUARD, _ARCHER, _ARCHER, _ARCHER)


def play(fights: int, dice: Dice) -> int:
    """Play so many fights; how many attack rolls there were."""
    agent = Weakest()
    attacks = 0
    for _ in range(fights):
        fight = Fight(agent, dice)
        fight.run()
        attacks += fight.attacks
    return attacks
