"""What to look at in the company: an attack, from the roll to the Wound (company 3.14); a stance, by who hits whom (2.4)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from affray.company.attack import FoeStrike, HeroStrike, Strike
from affray.company.combat import Combat
from affray.company.company import RoundStart
from affray.company.deeds import HeroAction
from affray.company.fighter import Fighter, Foe, Hero
from affray.company.foes import FoeAction
from affray.company.onset import FoeShot, HeroShot
from affray.company.stances import FLEE, StanceChoice
from affray.kernel.ahead import Until
from affray.kernel.question import Question
from affray.kernel.table import Table
from affray.kernel.window import DECLINE
from affray.odds.figure import Figure, figure
from affray.odds.forecast import Lens, Shares

__all__ = ["Blow", "RoundAhead", "Stand", "lens_of", "round_lens", "stand"]

STRIKES: Final = ("attack", "shoot", "throw", "break_out")


class Blow(Lens):
    """One attack: whether it hits and pierces, what Endurance it takes, whether it wounds, and whether the target is out after it."""

    until = Until(act=Strike)

    def __init__(self, target: Fighter) -> None:
        self.target = target.id
        self.endurance = int(target.endurance)
        self.wounds = wounds_of(target)

    def look(self, fight: Any, found: Any) -> tuple[Any, ...]:
        target: Fighter = next(each for each in [*fight.heroes, *fight.foes] if each.id == self.target)
        hit, icons, pierced = False, 0, False
        if isinstance(found, Strike):
            hit, icons, pierced = found.hit, int(found.icons), found.protection_rolled
        lost = max(0, self.endurance - int(target.endurance))
        return hit, icons, pierced, lost, wounds_of(target) - self.wounds, bool(target.out)

    def figures(self, shares: Shares, plays: int) -> list[Figure]:
        return [
            figure("hit", shares, lambda each: each[0], plays=plays),
            figure("loss", shares, lambda each: each[3], yes_no=False, plays=plays),
            figure("pierce", shares, lambda each: each[2], plays=plays),
            figure("wound", shares, lambda each: each[4] > 0, plays=plays),
            figure("out", shares, lambda each: each[5], plays=plays),
        ]


def wounds_of(fighter: Fighter) -> int:
    if fighter.is_hero:
        hero = fighter.as_hero()
        return int(hero.wounded) + int(hero.dying)
    return int(fighter.as_foe().wounds)


def lens_of(fight: Combat, question: Question, option: Any) -> Lens | None:
    """What an answer is to be judged by: the attack that it begins or shapes. None where no attack follows from it at once."""
    for act in fight.under_way[::-1]:
        if isinstance(act, Strike):
            return Blow(act.target)
    target: Fighter | None = None
    if isinstance(question, HeroAction):
        if option.kind in STRIKES:
            target = option.foe
    elif isinstance(question, FoeAction):
        if option.kind in STRIKES:
            target = option.hero
    elif isinstance(question, HeroShot | FoeShot) and option is not DECLINE:
        target = option[1]
    return Blow(target) if target is not None else None


# -- stances


class Stand:
    """A hero in a stance against the foes engaged now: the chance that the hero's best attack hits, and each foe's attack."""

    def __init__(self, hero: str, stance: int, hits: dict[str, Fraction], hit_by: dict[str, Fraction]) -> None:
        self.hero = hero
        self.stance = stance
        self.hits = hits
        self.hit_by = hit_by

    def figures(self) -> list[Figure]:
        """The best chance to hit, and the chance to be hit at least once by all who stand against the hero now."""
        found = [Figure("hit", {1: best, 0: 1 - best}, True) for best in [max(self.hits.values(), default=Fraction(0))]]
        missed = Fraction(1)
        for chance in self.hit_by.values():
            missed *= 1 - chance
        if self.hit_by:
            found.append(Figure("hit-by", {1: 1 - missed, 0: missed}, True))
        return found


def stand(fight: Combat, hero_id: str, stance: int) -> Stand:
    """The hero in this stance, everything else as it is. In Rearward nobody is engaged (CO-13, S8): all foes are targets, those who shoot attack."""
    # A copy only to be looked at: what is under way at a choice of stances changes no number of an attack.
    twin = fight.copy(Table())
    assert isinstance(twin, Combat)
    hero: Hero = next(each for each in twin.heroes if each.id == hero_id)
    hero.stance = stance
    behind = not hero.close()
    if behind:
        for foe in hero.engaged[:]:
            twin.part(hero, foe)
    engaged: list[Foe] = hero.engaged or twin.able_foes
    hits: dict[str, Fraction] = {}
    for foe in engaged:
        for weapon in hero.weapons:
            if behind and not (weapon.ranged or weapon.throwable):
                continue
            strike = HeroStrike(twin, hero, foe, weapon, not weapon.one_handed, ranged=behind)
            hits[foe.id] = max(hits.get(foe.id, Fraction(0)), chance_of(strike))
    hit_by: dict[str, Fraction] = {}
    for foe in engaged:
        for attack in foe.sheet.attacks:
            if attack.ranged == behind and (behind or attack.id not in foe.thrown):
                struck = FoeStrike(twin, foe, hero, attack, ranged=behind)
                hit_by[foe.id] = max(hit_by.get(foe.id, Fraction(0)), chance_of(struck))
    return Stand(hero_id, stance, hits, hit_by)


def chance_of(strike: Strike) -> Fraction:
    roll = strike.chances()
    roll.settle()
    return Fraction(*roll.chance())


class RoundAhead(Lens):
    """A hero through the round that a stance begins: everybody acts in it, so it is played."""

    until = Until(act=RoundStart)
    counts = False
    plays = 200

    def __init__(self, hero: Hero) -> None:
        self.hero = hero.id
        self.endurance = int(hero.endurance)

    def look(self, fight: Any, found: Any) -> tuple[int, bool]:
        hero: Hero = next(each for each in fight.heroes if each.id == self.hero)
        return max(0, self.endurance - int(hero.endurance)), bool(hero.out)

    def figures(self, shares: Shares, plays: int) -> list[Figure]:
        return [
            figure("loses", shares, lambda each: each[0], yes_no=False, plays=plays),
            figure("before", shares, lambda each: each[1], plays=plays),
        ]


def round_lens(option: Any) -> RoundAhead | None:
    """What a stance is to be judged by; nothing for flight."""
    return None if option[1] == FLEE else RoundAhead(option[0])


def stance_figures(fight: Combat, question: StanceChoice, option: Any) -> list[Figure]:
    """What stands beside a stance; nothing beside flight."""
    hero: Hero = option[0]
    return [] if option[1] == FLEE else stand(fight, hero.id, option[1]).figures()
