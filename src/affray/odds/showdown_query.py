"""The showdown's questions that need no fight: dice alone, a survivor's attack, a monster's attack, a trap in a deck (showdown 2.5, 2.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from typing import Any, Final

from affray.agents import make
from affray.kernel.ahead import Until
from affray.kernel.chance import Deck
from affray.kernel.fight import Act, Fight, conclude
from affray.kernel.live import Quiet
from affray.kernel.names import Name
from affray.kernel.table import FightOver, Table
from affray.odds.figure import Figure, figure, gathered
from affray.odds.forecast import forecast
from affray.odds.query import Answer, BadQuery, Field, Policy, choice, number, read, word
from affray.odds.showdown import Cut, Harm, among, dice_figures
from affray.showdown.attack import Attack
from affray.showdown.attack_dice import AttackDice, Struck
from affray.showdown.board import N, footprint, grow, square, squares
from affray.showdown.cards import BEFORE_REACTION
from affray.showdown.gear import FIST_AND_TOOTH, Gear
from affray.showdown.monster_attack import MonsterAttack, Profile
from affray.showdown.scenario import load_scenario, scenarios
from affray.showdown.showdown import Showdown
from affray.showdown.survivor import Survivor

__all__ = ["FORMS", "ask", "form", "names"]

SIDES: Final = 10
# The survivor who is struck has everything of this scenario's first but the armour and the survival given.
PLAIN: Final = "white-lion-1"
WISHES: Final = ("no", "sensible")
MIDDLE: Final = "H10"
FAR: Final = ("A1", "A3", "A5", "A7", "A9")


def names() -> Mapping[str, Name]:
    return load_scenario(PLAIN).names()


def form(what: str) -> list[Field]:
    """The fields of a form. Raises BadQuery for one that there is not."""
    if what not in FORMS:
        raise BadQuery("what", what, "choice", tuple(FORMS))
    if what == "roll":
        return [number("speed", 1, 20), number("hit", 2, 10), number("wound", 2, 10)]
    if what == "trap":
        return [number("cards", 1, 60), number("traps", 1, 10, 1), number("drawn", 1, 20)]
    if what == "attack":
        return [
            choice("scenario", scenarios(), PLAIN), word("survivor"), word("weapon"), choice("from", ("front", "blind_spot"), "front"),
        ]  # fmt: skip
    return [
        number("speed", 1, 20), number("hit", 2, 10), number("damage", 0, 20), word("armour"), choice("dodge", WISHES, "no"),
    ]  # fmt: skip


def ask(what: str, given: Mapping[str, str]) -> Answer:
    """The answer to a form. Raises BadQuery."""
    fields = form(what)
    return FORMS[what](read(fields, given))


def rolled(given: dict[str, Any]) -> Answer:
    """Attack dice, and a wound die for each hit; no locations, no luck (SD-02, SD-04, SD-11)."""
    law = AttackDice("", given["speed"], given["hit"]).law()
    whole = sum(each.weight for each in law)
    shares: dict[Struck, Fraction] = {each.reading: Fraction(each.weight, whole) for each in law}
    wounds = Fraction(SIDES + 1 - given["wound"], SIDES)
    pairs = [
        (n, share * comb(struck.hits, n) * wounds**n * (1 - wounds) ** (struck.hits - n))
        for struck, share in shares.items()
        for n in range(struck.hits + 1)
    ]
    dealt = Figure("wounds", gathered(pairs), False)
    return Answer(
        [
            figure("hits", shares, lambda each: each.hits, yes_no=False),
            figure("perfect", shares, lambda each: each.perfect > 0),
            dealt,
            Figure("least-one", gathered([(1, dealt.chance), (0, 1 - dealt.chance)]), True),
        ],
        charts=("hits", "wounds"),
    )


def trapped(given: dict[str, Any]) -> Answer:
    """A trap among the cards drawn from a deck of which nothing is known (SD-06)."""
    if given["traps"] > given["cards"]:
        raise BadQuery("traps", str(given["traps"]), "number", ("1", str(given["cards"])))
    traps = [f"trap_{n}" for n in range(given["traps"])]
    deck = Deck("hit_location", [*traps, *(f"card_{n}" for n in range(given["cards"] - given["traps"]))])
    found = among(deck, traps, given["drawn"])
    return Answer([Figure("trap", gathered([(1, found), (0, 1 - found)]), True)])


# -- attacks


def struck_out(given: dict[str, Any]) -> Answer:
    """A survivor's attack beside the monster, the others far away; the dice counted, what reacts played."""
    scenario = load_scenario(given["scenario"])
    start = scenario.prototype(scenario.rulings())
    who = given["survivor"] or start.survivors[0].id
    found = next((each for each in start.survivors if each.id == who), None)
    if found is None:
        raise BadQuery("survivor", who, "choice", [each.id for each in start.survivors])
    held = {each.id: each for each in [*found.gear(), FIST_AND_TOOTH] if each.speed}
    weapon = held.get(given["weapon"] or next(iter(held)))
    if weapon is None:
        raise BadQuery("weapon", given["weapon"], "choice", list(held))
    fight = faced(start)
    placed(fight, fight.survivors[found.index], given["from"] == "blind_spot")
    attack = attack_of(fight, found.index, weapon)
    sure = dice_figures(attack)

    def begin(twin: Showdown) -> Act:
        return attack_of(twin, found.index, weapon)

    answer = acted(fight, Cut(fight, fight.survivors[found.index]), {}, begin, [])
    return Answer([*sure, *answer.figures], answer.forecast, ("hits", "wounds"))


def attack_of(fight: Showdown, index: int, weapon: Gear) -> Attack:
    return Attack(fight, fight.survivors[index], weapon)


def struck(given: dict[str, Any]) -> Answer:
    """A monster's attack with these numbers on a survivor with this armour: one number, or five from head to legs."""
    scenario = load_scenario(PLAIN)
    fight = faced(scenario.prototype(scenario.rulings()))
    target = fight.survivors[0]
    target.grid = [None] * len(target.grid)
    for location, points in enumerate(armour_of(given["armour"])):
        target.armour[location] = points
    target.survival = 0 if given["dodge"] == "no" else 1
    placed(fight, target, False)
    profile = Profile(given["speed"], given["hit"], given["damage"])

    def begin(twin: Showdown) -> Act:
        occasion = twin.occasion(BEFORE_REACTION)
        occasion.target = twin.survivors[0]
        return MonsterAttack(twin, occasion, twin.survivors[0], profile)

    wishes = {"dodge": ("no",)} if given["dodge"] == "no" else {}
    lens = Harm(target, Until(act=MonsterAttack))
    return acted(fight, lens, wishes, begin, [("dodge", given["dodge"])], ("damage",))


def armour_of(word: str) -> list[int]:
    """Points for head, arms, body, waist and legs."""
    parts = (word or "0").replace(",", " ").split()
    if len(parts) not in (1, 5) or not all(each.isdecimal() and int(each) < 100 for each in parts):
        raise BadQuery("armour", word, "armour", ("2", "2,2,3,1,2"))
    points = [int(each) for each in parts]
    return points if len(points) == 5 else points * 5


def faced(start: Showdown) -> Showdown:
    """The monster in the middle of the bare board, looking north, nobody there yet; the survivors' act."""
    fight = start.copy(Table())
    assert isinstance(fight, Showdown)
    fight.monster.away = False
    fight.monster.corner = square(MIDDLE)
    fight.monster.facing = N
    fight.phase = "survivors"
    fight.round = 1
    for survivor in fight.survivors:
        survivor.square = -1
    return fight


def placed(fight: Showdown, survivor: Survivor, blind: bool) -> None:
    """Beside the monster, in its blind spot or out of it; the others along the northern edge."""
    others = [each for each in fight.survivors if each is not survivor]
    for other, far in zip(others, FAR, strict=False):
        other.square = square(far)
    base = footprint(fight.monster.corner, fight.monster.size)
    for beside in squares(grow(base, 1) & ~base):
        survivor.square = beside
        if fight.in_blind_spot(survivor) == blind:
            return
    raise BadQuery("from", "blind_spot" if blind else "front", "choice", ("front",))


def acted(
    start: Showdown,
    lens: Cut | Harm,
    wishes: Mapping[str, tuple[str, ...]],
    begin: Callable[[Showdown], Act],
    settled: list[tuple[str, str]],
    charts: tuple[str, ...] = (),
) -> Answer:
    def run(fight: Fight) -> None:
        assert isinstance(fight, Showdown)
        try:
            fight.perform(begin(fight))
        except FightOver:
            conclude(fight)

    agents = dict.fromkeys(start.seats(), Policy(make("sensible", "showdown"), wishes))
    found = forecast(Quiet(start, 0), [], dict(agents), lens, begin=run)
    assert found is not None
    return Answer(found.figures, found, charts, settled, names())


FORMS: Final[dict[str, Callable[[dict[str, Any]], Answer]]] = {
    "roll": rolled, "attack": struck_out, "struck": struck, "trap": trapped,
}  # fmt: skip
