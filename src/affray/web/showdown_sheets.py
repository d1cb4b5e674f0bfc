"""A survivor's sheet on the page: numbers with their reasons, the body, cards, the gear grid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.speaker import capital
from affray.showdown import attack_numbers
from affray.showdown.board import name
from affray.showdown.grid import COLOURS, SIDES, affinities, beside, meeting
from affray.showdown.survivor import ATTRIBUTES, BRAIN, HEAD, LOCATIONS
from affray.showdown.survivor_numbers import bleeding_limit
from affray.web.showdown_texts import Card, Cards, Group
from affray.web.showdown_tokens import COLOURS as TOKEN_COLOURS
from affray.web.showdown_tokens import Mark, acting, marks, posture

if TYPE_CHECKING:
    from affray.showdown.field import Field
    from affray.showdown.gear import Gear
    from affray.showdown.survivor import Survivor

__all__ = ["Body", "Edge", "Number", "Sheet", "Slot", "effects_on", "number", "reasons", "sheet"]

SHOWN_FLAGS: Final = ("deaf", "skips_next", "always_threat")
NUMBERS: Final = (*ATTRIBUTES, "damage", "toughness")
UNTIL: Final = ("attack", "monster_turn", "round", "next_round", "knocked_down", "fight")


@dataclass(frozen=True)
class Number:
    """A number under its label; `why` are its parts, `way` whether tokens and effects have raised ("up") or lowered ("down") it."""

    label: str
    value: str
    why: str = ""
    way: str = ""


@dataclass(frozen=True)
class Body:
    """A hit location: armour points ("" for the brain), and its injury boxes: "none", "open" or "filled"; all of it in words."""

    label: str
    armour: str
    light: str
    heavy: str
    words: str


@dataclass(frozen=True)
class Edge:
    """A half affinity on a side of a card, `whole` where it meets its other half."""

    side: str
    colour: str
    letter: str
    words: str
    whole: bool


@dataclass(frozen=True)
class Slot:
    """A place of the grid; None for a card: empty. `short` are a weapon's or an armour's numbers."""

    card: Card | None
    short: str = ""
    edges: tuple[Edge, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A survivor. `token` is the number of the colour, `posture` the token's shape, `at` the square or "".

    `vital` stands in the heading (survival, insanity, bleeding), `marks` is what lies on the survivor, `affinities` are the
    completed ones as (colour, words, how many).
    """

    id: str
    title: str
    letter: str
    token: int
    posture: str
    at: str
    seat: str
    acting: bool
    left: str
    vital: tuple[Number, ...]
    marks: tuple[Mark, ...]
    body: tuple[Body, ...]
    attributes: tuple[Number, ...]
    growth: tuple[Number, ...]
    effects: tuple[str, ...]
    proficiency: Card | None
    groups: tuple[Group, ...]
    slots: tuple[Slot, ...]
    affinities: tuple[tuple[str, str, int], ...]
    gear: int


def sheet(fight: Field, cards: Cards, survivor: Survivor, letter: str) -> Sheet:
    """Everything that lies open of a survivor, as the page shows it."""
    speaker, id = cards.speaker, survivor.id
    acts = acting(fight) is survivor
    numbers = {"movements": int(survivor.movements), "activations": int(survivor.activations)}
    kind = survivor.weapon_type
    level = speaker.t("web-sd-level", level=int(survivor.proficiency))
    return Sheet(
        id=id, title=cards.title(id), letter=letter, token=survivor.index % TOKEN_COLOURS, posture=posture(survivor),
        at=name(survivor.square) if survivor.on_board() else "", seat=survivor.seat, acting=acts,
        left=speaker.t("web-sd-left", **numbers) if acts else "",
        vital=vital(fight, cards, survivor), marks=tuple(all_marks(fight, cards, survivor)),
        body=tuple(body(cards, survivor, location) for location in range(len(LOCATIONS))),
        attributes=tuple(attribute(fight, cards, survivor, word) for word in ATTRIBUTES), growth=growth(cards, survivor),
        effects=tuple(effects_on(fight, cards, id)), proficiency=cards.card(kind, id, level) if kind else None,
        groups=tuple(group for group in groups(cards, survivor) if group.cards),
        slots=tuple(slot(cards, survivor, at) for at in range(len(survivor.grid))),
        affinities=joined(cards, survivor), gear=len(survivor.gear()),
    )  # fmt: skip


def vital(fight: Field, cards: Cards, survivor: Survivor) -> tuple[Number, ...]:
    t = cards.speaker.t
    survival = f"{survivor.survival}/{survivor.survival_limit}"
    bleeding = f"{survivor.bleeding}/{bleeding_limit(fight, survivor)}"
    return (
        Number(t("web-sd-survival"), survival),
        Number(t("web-sd-insanity"), str(survivor.insanity), way="down" if survivor.insane() else ""),
        Number(t("web-sd-bleeding-tokens"), bleeding, way="down" if survivor.bleeding else ""),
    )


def growth(cards: Cards, survivor: Survivor) -> tuple[Number, ...]:
    t = cards.speaker.t
    found = {"courage": survivor.courage, "understanding": survivor.understanding, "xp": survivor.hunt_xp}
    return tuple(Number(t("web-sd-" + key), str(n)) for key, n in found.items())


def all_marks(fight: Field, cards: Cards, survivor: Survivor) -> list[Mark]:
    """What the board shows of it but for the numbers that stand beside, and lasting flags."""
    speaker, who = cards.speaker, Ref(survivor.id)
    if survivor.dead:
        return [Mark("dead", speaker.t("panel-dead", who=who, why=cards.title(survivor.dead)))]
    found = [mark for mark in marks(fight, speaker, survivor) if mark.kind not in ("bleeding", "tokens")]
    flags = [flag for flag in SHOWN_FLAGS if survivor.has(flag)]
    return found + [Mark("flag", speaker.t("panel-mark-" + flag.replace("_", "-"), who=who)) for flag in flags]


# -- numbers


def reasons(cards: Cards, total: Sum) -> str:
    """ "5, Leather boots +1, tokens -1"; nothing for a number that is just what the sheet says."""
    parts = total.reasons()
    if not parts or (len(parts) == 1 and parts[0][0] in NUMBERS):
        return ""
    base = sum(n for word, n in parts if word in NUMBERS)
    said = [
        cards.speaker.t("web-sd-part", label=part_name(cards, word), by=n) for word, n in parts if word not in NUMBERS
    ]
    return ", ".join([str(base), *said])


def part_name(cards: Cards, word: str) -> str:
    return cards.speaker.t("web-sd-tokens") if word.endswith("tokens") else cards.speaker.name(word)


def number(cards: Cards, word: str, total: Sum, tokens: int) -> Number:
    label = cards.speaker.t("sd-attribute", attribute=word)
    way = "up" if tokens > 0 else "down" if tokens < 0 else ""
    return Number(label, str(total.total), reasons(cards, total), way)


def attribute(fight: Field, cards: Cards, survivor: Survivor, word: str) -> Number:
    total = Sum(True)
    attack_numbers.attribute(fight, survivor, word, total)
    return number(cards, word, total, survivor.tokens.get(word, 0))


def effects_on(fight: Field, cards: Cards, id: str) -> list[str]:
    """What lies on a fighter for a while and changes a number."""
    found = []
    for effect in fight.effects:
        if effect.target == id and effect.kind in NUMBERS and effect.amount and not effect.dormant:
            until = effect.until if effect.until in UNTIL else None
            source = cards.title(effect.source)
            fields = {"attribute": effect.kind, "by": int(effect.amount), "until": until, "source": source}
            found.append(cards.speaker.t("web-sd-effect", **fields))
    return found


# -- the body


def body(cards: Cards, survivor: Survivor, location: int) -> Body:
    """The head has no light box, the brain neither armour nor a heavy one."""
    t = cards.speaker.t
    label = t("sd-location", location=LOCATIONS[location])
    armour = "" if location == BRAIN else str(survivor.armour[location])
    light = "none" if location == HEAD else "filled" if survivor.light[location] else "open"
    heavy = "none" if location == BRAIN else "filled" if survivor.heavy[location] else "open"
    said = [t("web-sd-points", n=survivor.armour[location])] if armour else []
    said += [t("web-sd-light")] if light == "filled" else []
    said += [t("web-sd-heavy")] if heavy == "filled" else []
    return Body(label, armour, light, heavy, f"{label}: {', '.join(said) or t('web-sd-unhurt')}")


# -- cards


def groups(cards: Cards, survivor: Survivor) -> list[Group]:
    """Survival actions with those used, sets worn whole, arts, disorders, injuries, statuses."""
    id = survivor.id
    t = cards.speaker.t
    actions = [
        Card(
            capital(t("panel-action", action=action)), cards.lines(action), f"{id}:action:{action}",
            t("panel-used") if action in survivor.used else "", action in survivor.used,
        )
        for action in dict.fromkeys(["dodge", *survivor.actions])
    ]  # fmt: skip
    sets = [card.id for card in survivor.cards if card.kind == "set"]
    statuses = Group(t("web-sd-statuses"), tuple(cards.card(each, f"{id}:status") for each in survivor.statuses))
    whole = Group(t("web-sd-sets"), tuple(cards.card(each, f"{id}:set") for each in sets))
    return [
        statuses, Group(t("panel-actions"), () if survivor.dead else tuple(actions)), cards.group("panel-arts", survivor.arts, id),
        cards.group("panel-disorders", survivor.disorders, id), cards.group("panel-permanent", survivor.injuries, id), whole,
    ]  # fmt: skip


# -- the gear grid


def slot(cards: Cards, survivor: Survivor, at: int) -> Slot:
    gear = survivor.grid[at]
    if gear is None:
        return Slot(None)
    edges = [edge(cards, survivor, gear, at, side) for side in range(len(SIDES)) if gear.edges and gear.edges[side]]
    return Slot(cards.card(gear.id, f"{survivor.id}:{at}"), short(cards, gear), tuple(edges))


def short(cards: Cards, gear: Gear) -> str:
    """The numbers that a player looks for first."""
    t = cards.speaker.t
    if gear.speed:
        fields = {"speed": int(gear.speed), "accuracy": int(gear.accuracy), "strength": int(gear.strength)}
        return t("web-sd-weapon", **fields)
    return ", ".join(t("web-sd-armour", location=place, n=n) for place, n in gear.armour.items())


def edge(cards: Cards, survivor: Survivor, gear: Gear, at: int, side: int) -> Edge:
    colour = gear.edges[side]
    whole = bool(meeting(survivor.grid, at, side)) and beside(at, side) >= 0
    named = cards.speaker.t("panel-colour", colour=colour)
    words = cards.speaker.t("web-sd-edge", side=SIDES[side], colour=colour, whole=whole)
    return Edge(SIDES[side], colour, named[:1].upper(), words, whole)


def joined(cards: Cards, survivor: Survivor) -> tuple[tuple[str, str, int], ...]:
    found = affinities(survivor)
    t = cards.speaker.t
    return tuple(
        (colour, t("web-sd-affinity", colour=colour, n=found[colour]), found[colour])
        for colour in COLOURS
        if found[colour]
    )
