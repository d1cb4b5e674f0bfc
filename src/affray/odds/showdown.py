"""What to look at in the showdown: a survivor's attack, a wound attempt, a blow of the monster, what is left of its turn (2.4 to 2.10)."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any, Final

from affray.kernel.ahead import Until
from affray.kernel.chance import Deck
from affray.kernel.fight import Act
from affray.kernel.number import Sum
from affray.kernel.question import Question
from affray.kernel.window import Window
from affray.odds.figure import Figure, figure, gathered
from affray.odds.forecast import Lens, Shares
from affray.showdown.attack import Attack, NextLocation
from affray.showdown.attack_dice import AttackDice, Struck
from affray.showdown.attack_numbers import perfect_from
from affray.showdown.events import WoundAttempted
from affray.showdown.field import Field
from affray.showdown.leaps import Leap
from affray.showdown.monster import AIDeck
from affray.showdown.monster_attack import MonsterAttack
from affray.showdown.monster_turn import MonsterTurn
from affray.showdown.offers import UseCard
from affray.showdown.survivor import Survivor
from affray.showdown.survivors_act import ActChoice
from affray.showdown.verbs.survivors import SureHits

# The dice of severe injuries and of brain traumas (3.3, 3.4).
TABLES: Final = ("severe_injury", "brain_trauma")

__all__ = ["Attempt", "Cut", "Harm", "among", "dice_figures", "lens_of", "next_ai", "next_cards"]


class Cut(Lens):
    """A survivor's whole attack with all that answers it: wounds, the monster's death, what it costs the attacker. Played: who stands
    where, and what reacts, decides."""

    counts = False

    def __init__(self, fight: Field, survivor: Survivor, act: type[Act] = Attack) -> None:
        """`act` is what must be over: the attack, or what begins one."""
        self.until = Until(act=act)
        self.left = lives(fight)
        self.who = survivor.index
        self.before = hurts(survivor)

    def look(self, fight: Any, found: Any) -> tuple[Any, ...]:
        survivor = fight.survivors[self.who]
        return self.left - lives(fight), fight.monster.dead, hurts(survivor) != self.before, bool(survivor.dead)

    def figures(self, shares: Shares, plays: int) -> list[Figure]:
        return [
            figure("wounds", shares, lambda each: max(0, each[0]), yes_no=False, plays=plays),
            figure("monster-dies", shares, lambda each: each[1], plays=plays),
            figure("answered", shares, lambda each: each[2], plays=plays),
            figure("death", shares, lambda each: each[3], plays=plays),
        ]


class Attempt(Lens):
    """One wound attempt, to its die: whether it wounds, whether it is critical (SD-11 to SD-18). Nothing can interrupt it, so it is counted."""

    until = Until(event=WoundAttempted)

    def look(self, fight: Any, found: Any) -> tuple[Any, ...]:
        if not isinstance(found, WoundAttempted):
            return False, False
        impervious = fight.location(str(found.location)).impervious()
        return (found.success or found.critical) and not impervious, found.critical

    def figures(self, shares: Shares, plays: int) -> list[Figure]:
        return [
            figure("wound", shares, lambda each: each[0], plays=plays),
            figure("critical", shares, lambda each: each[1], plays=plays),
        ]


class Harm(Lens):
    """What befalls a survivor until an act is over: points of damage, a heavy injury, a roll for a severe one, death (2.5.1, 3.2).

    A blow that others are under way with counts whoever is hurt by it besides: such a roll is then somebody's."""

    def __init__(self, survivor: Survivor, until: Until, counts: bool = True) -> None:
        self.until = until
        self.counts = counts
        self.who = survivor.index
        self.before = hurts(survivor)
        self.down = survivor.down

    def look(self, fight: Any, found: Any) -> tuple[Any, ...]:
        survivor = fight.survivors[self.who]
        armour, light, heavy = hurts(survivor)
        had_armour, had_light, had_heavy = self.before
        lost = max(0, had_armour - armour) + max(0, light - had_light) + max(0, heavy - had_heavy)
        severe = any(why in TABLES for why in fight.table.thrown)
        return lost, heavy > had_heavy, severe, survivor.down and not self.down, bool(survivor.dead)

    def figures(self, shares: Shares, plays: int) -> list[Figure]:
        return [
            figure("damage", shares, lambda each: each[0], yes_no=False, plays=plays),
            figure("heavy", shares, lambda each: each[1], plays=plays),
            figure("severe", shares, lambda each: each[2], plays=plays),
            figure("down", shares, lambda each: each[3], plays=plays),
            figure("death", shares, lambda each: each[4], plays=plays),
        ]


def lives(fight: Field) -> int:
    """Wounds that the monster still bears: one for each AI card, and one more (SD-48)."""
    monster = fight.monster
    return 0 if monster.dead else len(monster.ai) + len(monster.ai.discard) + 1


def hurts(survivor: Survivor) -> tuple[int, int, int]:
    """Armour points left, light and heavy injuries."""
    return sum(survivor.armour), sum(survivor.light), sum(survivor.heavy)


def lens_of(fight: Field, question: Question, option: Any) -> Lens | None:
    """What an answer is to be judged by: the attack it begins, the attempt or blow under way, or what is left of the monster's turn."""
    if isinstance(question, ActChoice):
        bought = option.purchase.run if option.purchase is not None else None
        return Cut(fight, question.survivor, type(bought)) if bought is not None and strikes(bought) else None
    if isinstance(question, NextLocation):
        return Attempt()
    for act in fight.under_way[::-1]:
        if isinstance(act, MonsterAttack):
            return Harm(act.target, Until(act=MonsterAttack))
        if isinstance(act, Attack) and not act.over:
            return Cut(fight, act.survivor)
        if isinstance(act, MonsterTurn) and isinstance(question, Window):
            for survivor in fight.survivors:
                if survivor.seat == question.by(option) and survivor.on_board():
                    return Harm(survivor, Until(act=MonsterTurn), counts=False)
    return None


def strikes(act: Act) -> bool:
    """Whether an act is an attack, or begins one: a stone that is slung, a leap."""
    if isinstance(act, UseCard):
        return any(isinstance(verb, SureHits) for verb in act.offered.do)
    return isinstance(act, Attack | Leap)


# -- what the dice and the deck alone say


def dice_figures(attack: Attack) -> list[Figure]:
    """Hits, a perfect hit, and a trap among the cards they draw: exact, from the law of the dice and of the deck as it is known
    (SD-02, SD-04, SD-06). What cards add after the dice is not in it."""
    fight = attack.fight
    dice, needed = Sum(False), Sum(False)
    attack.dice(dice)
    attack.needed(needed)
    throw = AttackDice(attack.survivor.seat, dice.total, needed.total, perfect_from(attack))
    law = throw.law()
    whole = sum(each.weight for each in law)
    shares: dict[Struck, Fraction] = {each.reading: Fraction(each.weight, whole) for each in law}
    traps = [id for id in fight.monster.locations.possible() if fight.location(id).is_trap()]
    trap = sum(share * among(fight.monster.locations, traps, struck.hits) for struck, share in shares.items())
    return [
        figure("hits", shares, lambda each: each.hits, yes_no=False),
        figure("perfect", shares, lambda each: each.perfect > 0),
        Figure("trap", gathered([(1, Fraction(trap)), (0, 1 - Fraction(trap))]), True),
    ]


def among(deck: Deck, wanted: list[str], n: int) -> Fraction:
    """The chance that at least one of these cards is among the next `n`: by the known top, then hypergeometric, then the known bottom."""
    if any(card in wanted for card in deck.top[:n]):
        return Fraction(1)
    left = n - len(deck.top)
    if left <= 0:
        return Fraction(0)
    hits = sum(card in wanted for card in deck.loose)
    size = len(deck.loose)
    if left >= size:
        rest = deck.bottom[: left - size]
        return Fraction(int(hits > 0 or any(card in wanted for card in rest)))
    return 1 - Fraction(comb(size - hits, left), comb(size, left))


def next_ai(ai: AIDeck) -> list[tuple[str, Fraction]]:
    """The same for the monster's AI: of a deck that is used up the discard comes back (2.1)."""
    return next_cards(ai.as_deck() if len(ai) else Deck("ai", ai.discard))


def next_cards(deck: Deck) -> list[tuple[str, Fraction]]:
    """Each card that may come next, with its chance, from what has been seen; the likeliest first."""
    twin = deck.copy()
    if not twin.ready():
        return []
    possible = twin.possible()
    found = [(card, Fraction(possible.count(card), len(possible))) for card in dict.fromkeys(possible)]
    return sorted(found, key=lambda each: (-each[1], each[0]))
