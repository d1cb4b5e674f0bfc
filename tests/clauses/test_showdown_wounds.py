"""The monster's wounds: the AI deck, the wound stack, and death. The deck's law against every order of a shuffled one."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from affray.kernel.table import FightOver
from affray.showdown import events
from affray.showdown.attack import Attack
from affray.showdown.monster import FAILURE, AIDeck, HitLocation
from tests.clauses import clause
from tests.showdown.scene import CLUB, Mark, Scene, cards, faces, look, reacts, survivor

Law = dict[str, Fraction]
FLANK = HitLocation("flank", reactions=reacts(FAILURE))


def wound(scene: Scene) -> None:
    scene.fight.wound_monster(scene["ada"])


def lone(ai: str) -> Scene:
    return Scene([survivor("ada", "H9", [CLUB])], [FLANK], ai=ai)


@clause("SD-48")
def test_a_wound_puts_the_top_ai_card_onto_the_wound_stack() -> None:
    scene = lone("claw bite")
    scene.attack("ada", CLUB, faces(6), cards("flank"), faces(8))
    assert (len(scene.monster.ai), scene.wounds) == (1, 1)
    told = scene.last(events.MonsterWounded)
    assert (told.cards_left, told.wounds) == (1, 1)
    assert scene.fight.last_wounder is scene["ada"]


@clause("SD-48")
def test_an_empty_deck_is_not_death_the_next_wound_is() -> None:
    scene = lone("claw")
    wound(scene)
    assert scene.monster.ai.empty()
    assert not scene.monster.dead
    with pytest.raises(FightOver):
        wound(scene)
    assert (scene.monster.dead, scene.fight.outcome) == (True, "victory")


@clause("SD-48")
def test_with_cards_in_the_discard_it_lives() -> None:
    scene = lone("claw bite")
    ai = scene.monster.ai
    ai.take("claw")
    ai.discard.append("claw")
    wound(scene)
    assert (len(ai), ai.discard, ai.empty()) == (0, ["claw"], False)
    wound(scene)
    assert (len(ai), ai.discard, scene.wounds) == (0, [], 2)
    with pytest.raises(FightOver):
        wound(scene)


@clause("SD-48", "SD-53")
def test_death_ends_the_fight_at_once() -> None:
    seen: list[object] = []
    eye = HitLocation(
        "eye", (), reacts(FAILURE), critical=(look(lambda fight: fight.monster.dead, seen), Mark("effect"))
    )
    scene = Scene([survivor("ada", "H9", [CLUB])], [eye], ai="")
    scene.table.script = [faces(6), cards("eye"), faces(10)]
    with pytest.raises(FightOver):
        scene.fight.perform(Attack(scene.fight, scene["ada"], CLUB))
    scene.table.finish()
    assert (seen, scene.marks) == ([False], ["effect"])
    assert scene.fight.outcome == "victory"


@clause("SD-48")
def test_a_known_top_card_is_taken_first_and_stays_known() -> None:
    """2.11."""
    ai = AIDeck(["claw", "bite"], 1)
    ai.top = ["duration"]
    assert ai.as_deck().possible() == ["duration"]
    assert ai.wound()
    assert ai.as_deck().possible() == ["bite", "claw"]
    assert ai.heal(1) == 1
    ai.take("bite")
    assert ai.as_deck().possible() == ["duration"]


def test_healing_returns_no_more_than_there_is() -> None:
    """2.11."""
    ai = AIDeck(["claw", "bite", "roar"], 3)
    ai.wound()
    assert (ai.heal(2), len(ai), ai.wounds()) == (1, 3, 0)


# -- the law: w a wound, h a card healed, d a card drawn and discarded


def add(law: Law, drawn: str, share: Fraction) -> None:
    law[drawn] = law.get(drawn, Fraction(0)) + share


def law_of(ai: AIDeck, acts: str, drawn: str = "", share: Fraction = Fraction(1), law: Law | None = None) -> Law:
    law = {} if law is None else law
    if not acts:
        add(law, drawn, share)
    elif acts[0] == "d":
        if not ai.ready():
            return law_of(ai, acts[1:], drawn + "-", share, law)
        possible = ai.as_deck().possible()
        for card in possible:
            twin = ai.copy()
            twin.take(card)
            twin.discard.append(card)
            law_of(twin, acts[1:], drawn + card, share / len(possible), law)
    else:
        if acts[0] == "w":
            ai.wound()
        else:
            ai.heal(1)
        law_of(ai, acts[1:], drawn, share, law)
    return law


def shuffled(deck: str, acts: str, stack: str, discard: str, drawn: str, share: Fraction, law: Law) -> None:
    """The same with a deck in an order, top first, over every order."""
    if not acts:
        add(law, drawn, share)
    elif acts[0] == "h":
        shuffled(deck + stack[-1:], acts[1:], stack[:-1], discard, drawn, share, law)
    elif not deck and discard:
        orders = list(permutations(discard))
        for order in orders:
            shuffled("".join(order), acts, stack, "", drawn, share / len(orders), law)
    elif acts[0] == "w":
        shuffled(deck[1:], acts[1:], stack + deck[:1], discard, drawn, share, law)
    else:
        shuffled(deck[1:], acts[1:], stack, discard + deck[:1], drawn + (deck[:1] or "-"), share, law)


def dealt(pools: dict[str, str], counts: dict[str, int]) -> Iterator[str]:
    hands = [""]
    for back, pool in pools.items():
        hands = [hand + "".join(chosen) for hand in hands for chosen in combinations(pool, counts[back])]
    for hand in hands:
        yield from ("".join(order) for order in permutations(hand))


ACTS = [
    "dddd",
    "wd",
    "wwd",
    "wdd",
    "wdwd",
    "wddd",
    "wdddd",
    "wddddd",
    "whdd",
    "dwhdd",
    "wddwdd",
    "wdddwhdd",
    "wddwhhdd",
]


@clause("SD-48")
@pytest.mark.parametrize("acts", ACTS)
@pytest.mark.parametrize(
    ("pools", "counts"),
    [({"B": "abc"}, {"B": 3}), ({"B": "abcd"}, {"B": 3}), ({"B": "abc", "A": "xy"}, {"B": 2, "A": 1})],
)
def test_the_law_is_that_of_a_shuffled_deck(pools: dict[str, str], counts: dict[str, int], acts: str) -> None:
    orders = list(dealt(pools, counts))
    expected: Law = {}
    for order in orders:
        shuffled(order, acts, "", "", "", Fraction(1, len(orders)), expected)
    ai = AIDeck.dealt({back: list(pool) for back, pool in pools.items()}, counts)
    assert law_of(ai, acts) == expected


@clause("SD-48")
def test_a_wound_changes_no_chance() -> None:
    ai = AIDeck(["claw", "bite", "roar"], 3)
    before = ai.as_deck().possible()
    ai.wound()
    assert ai.as_deck().possible() == before
    assert (len(ai), ai.wounds()) == (2, 1)
