"""The dice: the table of chances 1.5, the convolution against plain enumeration, and whole attacks counted against played ones."""

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest

from affray.company.company import Company
from affray.company.dice import BEST, FeatDie, Roll, feat_law
from affray.company.field import FOES, HEROES
from affray.kernel.chance import SeededDice, Throw
from affray.kernel.counted import odds
from affray.kernel.fight import play
from affray.kernel.live import Quiet
from affray.kernel.question import Agent, Question
from tests.battery.law import OneStep, _Enough
from tests.company.scene import EYE, HELM, MAIL, RUNE, SHIELD, Scene, foe, hero

TNS = (12, 14, 15, 16, 17, 18, 20)
TABLE = {
    (0, "", False): (8.33, 8.33, 8.33, 8.33, 8.33, 8.33, 8.33),
    (1, "", False): (29.17, 16.67, 12.50, 9.72, 8.33, 8.33, 8.33),
    (2, "", False): (58.33, 41.90, 34.26, 27.31, 21.30, 16.44, 10.65),
    (3, "", False): (82.64, 69.48, 61.96, 54.17, 46.37, 38.85, 25.69),
    (4, "", False): (95.06, 88.57, 83.93, 78.40, 72.09, 65.18, 50.45),
    (2, "+", False): (78.59, 62.36, 53.32, 44.33, 35.96, 28.80, 19.83),
    (3, "+", False): (93.58, 85.66, 80.02, 73.32, 65.73, 57.58, 41.38),
    (2, "-", False): (38.08, 21.43, 15.20, 10.30, 6.64, 4.07, 1.47),
    (3, "-", False): (71.70, 53.30, 43.90, 35.02, 27.01, 20.12, 10.01),
    (2, "", True): (43.75, 31.25, 25.00, 20.14, 16.67, 14.58, 10.65),
    (3, "", True): (60.42, 47.72, 41.09, 35.22, 30.17, 26.04, 18.06),
}


def roll(
    dice: int, target: int, favour: str = "", weary: bool = False, swapped: bool = False, miserable: bool = False
) -> Roll:
    made = Roll("test", "ada", "ada", True)
    made.pool.add("rating", dice)
    made.target.add("tn", target)
    made.favoured = ("x",) * favour.count("+")
    made.ill_favoured = ("x",) * favour.count("-")
    made.weary = weary
    made.swapped = swapped
    made.miserable = miserable
    made.settle()
    return made


def chance(made: Roll) -> Fraction:
    return Fraction(*made.chance())


def law(made: Throw) -> dict[Any, Fraction]:
    whole = sum(possible.weight for possible in made.law())
    return {possible.reading: Fraction(possible.weight, whole) for possible in made.law()}


def enumerated(made: Throw) -> dict[Any, Fraction]:
    """The same, by trying every combination of faces with the rule's own reading."""
    possibles = Throw.law(made)
    whole = sum(possible.weight for possible in possibles)
    return {possible.reading: Fraction(possible.weight, whole) for possible in possibles}


CELLS = [(row, target, percent) for row, cells in TABLE.items() for target, percent in zip(TNS, cells, strict=True)]


@pytest.mark.parametrize(("row", "target", "percent"), CELLS)
def test_the_table_of_chances(row: tuple[int, str, bool], target: int, percent: float) -> None:
    dice, favour, weary = row
    assert abs(100 * chance(roll(dice, target, favour, weary)) - Fraction(str(percent))) <= Fraction("0.005")


@pytest.mark.parametrize("swapped", [False, True])
def test_three_dice_against_15_exactly(swapped: bool) -> None:
    """1.5 and D6: the same fractions hold for a foe with swapped icons."""
    made = roll(3, 15, swapped=swapped)
    assert chance(made) == Fraction(803, 1296)
    by_icons = dict.fromkeys(range(3), Fraction(0))
    piercing = Fraction(0)
    for outcome, share in law(made).items():
        if outcome.passed:
            by_icons[min(2, int(outcome.icons))] += share
            piercing += share if outcome.feat >= 10 else 0
    assert by_icons == {0: Fraction(751, 2592), 1: Fraction(7, 27), 2: Fraction(61, 864)}
    assert piercing == Fraction(107, 648)


def test_miserable_costs_five_dice_their_eyes() -> None:
    """D14: 95.09 normal, 88.60 Miserable."""
    plain, miserable = (chance(roll(5, 15, miserable=low)) for low in (False, True))
    assert [round(float(100 * share), 2) for share in (plain, miserable)] == [95.09, 88.60]


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("favour", ["", "+", "-"])
@pytest.mark.parametrize(("weary", "swapped", "miserable"), list(product((False, True), repeat=3)))
def test_convolution_is_enumeration(dice: int, favour: str, weary: bool, swapped: bool, miserable: bool) -> None:
    made = roll(dice, 14, favour, weary, swapped, miserable)
    assert law(made) == enumerated(made)


def test_convolution_of_a_magical_success_and_a_bonus() -> None:
    """D21: no Feat die, only icons; and the +2 of close-fitting armour counts in both."""
    made = roll(3, 30)
    made.magical = True
    made.settle()
    assert made.dice == (6, 6, 6)
    assert law(made) == enumerated(made)
    assert chance(made) == 1
    made = roll(2, 14)
    made.bonus = 2
    assert law(made) == enumerated(made)
    assert chance(made) == chance(roll(2, 12))


@pytest.mark.parametrize("mode", [-1, 0, 1])
def test_a_feat_die_alone(mode: int) -> None:
    made = FeatDie("severity", "ada", "ada", mode)
    assert law(made) == enumerated(made)
    assert sum(feat_law(mode)) == (12 if mode == 0 else 144)


def as_rank(face: int) -> int:
    return {EYE: 0, RUNE: BEST}.get(face, face)


@pytest.mark.parametrize(("dice", "favour", "weary"), [(0, "+", False), (2, "-", True), (3, "", False), (6, "+", True)])
def test_against_icepool(dice: int, favour: str, weary: bool) -> None:
    """A second opinion by another library, which knows nothing of our code; six dice are beyond enumeration here."""
    feat = icepool.d(12).map(as_rank)
    if favour:
        feat = icepool.highest(feat, feat) if favour == "+" else icepool.lowest(feat, feat)
    number = icepool.d(6).map(lambda face: 0 if weary and face <= 3 else face)
    total = dice @ number if dice else icepool.Die([0])
    passed = icepool.map(lambda rank, sum_: rank == BEST or rank + sum_ >= 17, feat, total)
    assert chance(roll(dice, 17, favour, weary)) == Fraction(passed.probability(True))


class Plainly(Agent):
    """Attacks, spends no Hope or Hate, buys Heavy Blows: without dice, as counting needs."""

    def choose(self, question: Question, seat: str, dice: Any) -> Any:
        options = question.options_of(seat)
        for wanted in ("attack", "no", "heavy_blow", "end"):
            for option in options:
                if question.key(option).split(":")[0] == wanted:
                    return option
        return options[-1]


def fighting(phase: str) -> Company:
    """Ada and an orc at the point where one of them is about to act: sword and mail, an orc of Might 2."""
    scene = Scene(
        [hero("ada", armour=MAIL, helm=HELM, shield=SHIELD, proficiencies={"swords": 3})],
        [foe("orc", might=2 if phase == HEROES else 1, parry=1)],
    )
    scene.stand("ada", "forward", "orc")
    scene.fight.phase = phase
    scene.fight.effects = []
    return scene.fight


def seen(fight: Any) -> tuple[Any, ...]:
    ada, orc = fight.heroes[0], fight.foes[0]
    return (
        int(ada.endurance), ada.wounded, int(ada.severity) > 0, ada.dying, ada.out, int(orc.endurance), int(orc.wounds), orc.out,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("phase", "paths"),
    [(HEROES, 26), (FOES, 91)],
)
def test_counted_attacks_agree_with_played_ones(phase: str, paths: int) -> None:
    """A whole turn with its Protection rolls, by exact weights and by 6000 plays: every share within 4.5 sigma."""
    fight = fighting(phase)
    agents: dict[str, Agent] = {"ada": Plainly(), "loremaster": Plainly()}
    looked: list[int] = []

    def look(at: Any) -> tuple[Any, ...]:
        looked.append(1)
        return seen(at)

    counted = odds(Quiet(fight, 0), [], look, agents)
    assert sum(counted.values()) == 1
    assert len(looked) == paths
    times = 6000
    found: Counter[tuple[Any, ...]] = Counter()
    for number in range(times):
        twin = fight.copy(OneStep(agents, SeededDice(11, number)))
        with suppress(_Enough):
            play(twin)
        found[seen(twin)] += 1
    assert set(found) <= set(counted)
    for outcome, share in counted.items():
        p = float(share)
        assert abs(found[outcome] - times * p) <= 4.5 * sqrt(times * p * (1 - p)) + 1, outcome


def test_the_law_of_a_hit_is_the_law_of_its_roll() -> None:
    """What the counted turn says of hits is what the roll says alone: nothing is added on the way."""
    fight = fighting(HEROES)
    agents: dict[str, Agent] = {"ada": Plainly(), "loremaster": Plainly()}
    hurt = odds(Quiet(fight, 0), [], lambda at: at.foes[0].endurance < 16 or bool(at.foes[0].out), agents)
    assert hurt[True] == chance(roll(4, 16))
    wounded = odds(Quiet(fight, 0), [], lambda at: int(at.foes[0].wounds), agents)
    # Forward: 4 dice against 15 + 1; a 10 or the rune pierces; 2 dice of armour with swapped icons against Injury 16 must fail.
    # A blow that kills by Endurance alone (icons enough for two Heavy Blows: 4 + 5 + 5 and more) wounds nobody any more.
    pierced = sum(
        share
        for outcome, share in law(roll(4, 16)).items()
        if outcome.passed and outcome.feat >= 10 and outcome.icons <= 2
    )
    assert wounded[1] == pierced * (1 - chance(roll(2, 16, swapped=True)))


def test_the_counted_paths_are_the_readings_and_no_more() -> None:
    """A path for each reading of the attack roll that the rule can tell apart; where it pierces, for Protection held or not; where that
    fails a hero, for each severity."""
    for made, pierce, armour, severe in ((roll(4, 16), 1, 1, 1), (roll(4, 17), 2, 1, 12)):
        made.pierces_from, made.pierce = 10, pierce
        attack = [outcome for outcome in law(made) if outcome.passed]
        assert 1 + sum(armour + severe if outcome.feat >= 10 else 1 for outcome in attack) == (
            26 if severe == 1 else 91
        )


def test_what_the_rule_treats_alike_is_one() -> None:
    """A roll for success alone has two outcomes; a Feat die counts only where it pierces or can be raised to it. The weights are the same."""
    plain = law(roll(3, 14, "+"))
    verdict = roll(3, 14, "+")
    verdict.verdict = True
    assert {outcome.passed: share for outcome, share in law(verdict).items()} == {
        True: Fraction(26645, 31104),
        False: Fraction(31104 - 26645, 31104),
    }
    coarse = roll(3, 14, "+")
    coarse.pierces_from, coarse.pierce = 10, 2
    merged: dict[tuple[bool, int, int], Fraction] = {}
    for outcome, share in plain.items():
        feat = outcome.feat
        if feat >= 10:
            feat = 10
        elif feat + 2 * outcome.icons < 10:
            feat = 0
        key = (outcome.passed, int(outcome.icons), int(feat))
        merged[key] = merged.get(key, Fraction(0)) + share
    assert {(o.passed, int(o.icons), int(o.feat)): share for o, share in law(coarse).items()} == merged
