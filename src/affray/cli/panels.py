"""The panels beside the board of a showdown: the monster's, the survivors' sheets and gear grids, the decks as counts."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from affray.cli.columns import columns
from affray.cli.voice import Voice, out
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.odds.said import share
from affray.odds.showdown import next_ai, next_cards
from affray.showdown.attack_numbers import attribute
from affray.showdown.board import DIRECTION_NAMES, name
from affray.showdown.chances import parts
from affray.showdown.grid import COLOURS, SIDES, affinities, beside, meeting
from affray.showdown.numbers import monster_number
from affray.showdown.orders import act_under_way
from affray.showdown.survivor import ATTRIBUTES, BRAIN, HEAD, LOCATIONS
from affray.showdown.verbs.helped import timed

if TYPE_CHECKING:
    from affray.showdown.field import Field
    from affray.showdown.monster import Monster
    from affray.showdown.survivor import Survivor

__all__ = ["decks", "gear_grid", "monster_panel", "sheet", "standing", "title"]

NUMBERS: Final = ("movement", "toughness", "speed", "damage", "accuracy", "evasion", "luck")
# So many cards that may come next are named.
MOST_NAMED: Final = 8
SHOWN_FLAGS: Final = ("deaf", "skips_next", "always_threat")
# A cell of the drawn grid, without its borders: three of them and four borders are 79 columns.
CELL: Final = 25


def title(voice: Voice, id: str) -> str:
    named = voice.name(id)
    return named[:1].upper() + named[1:]


def listing(voice: Voice, ids: Sequence[str]) -> str:
    """Names in their order, one that comes again with how often it does."""
    counted: dict[str, int] = {}
    for id in ids:
        counted[id] = counted.get(id, 0) + 1
    return ", ".join(title(voice, id) + (f" x{n}" if n > 1 else "") for id, n in counted.items())


def summed(voice: Voice, word: str, total: Sum) -> str:
    """What this attribute is now, and how that comes about where it is more than its own value."""
    plain = all(reason == word for reason, _ in total.reasons())
    return str(total.total) if plain else f"{total.total} ({voice.text.reasons(parts(total))})"


def line(voice: Voice, key: str, ids: Sequence[str]) -> None:
    """A heading and its cards, when there are any."""
    if ids:
        out(f"{voice.t('panel-' + key)}: {listing(voice, ids)}", indent=2, hang=2)


# -- the monster


def monster_panel(voice: Voice, fight: Field) -> None:
    """Everything on the monster's panel (showdown 1)."""
    monster = fight.monster
    away = monster.away or monster.dead
    facing = DIRECTION_NAMES[monster.facing]
    out()
    out(
        voice.t(
            "panel-monster", monster=Ref(monster.id), level=int(monster.level), away=away, dead=monster.dead,
            square="" if away else name(monster.corner), facing=facing, down=monster.down,
        ),
        bold=True,
    )  # fmt: skip
    shown = []
    for word in NUMBERS:
        total = Sum(True)
        monster_number(fight, word, total)
        if word in NUMBERS[:2] or total.total or total.reasons():
            shown.append(f"{voice.t('sd-attribute', attribute=word)} {summed(voice, word, total)}")
    said = ", ".join(shown)
    out(said[:1].upper() + said[1:], indent=2)
    decks(voice, fight)
    line(voice, "traits", monster.traits)
    line(voice, "moods", monster.moods)
    for id, counters in monster.counters.items():
        if counters:
            out(voice.t("panel-counters", card=Ref(id), n=int(counters)), indent=4)
    injuries(voice, monster)
    if fight.priority is not None:
        out(voice.t("panel-priority", who=Ref(fight.priority.id)), indent=2)


def injuries(voice: Voice, monster: Monster) -> None:
    if monster.panel:
        shown = [f"{title(voice, monster.cards[id].injury)} ({title(voice, id)})" for id in monster.panel]
        out(f"{voice.t('panel-injuries')}: {', '.join(shown)}", indent=2)


def decks(voice: Voice, fight: Field) -> None:
    """How many cards lie where, and the discards; never what is face down."""
    monster = fight.monster
    ai = monster.ai
    out(voice.t("panel-ai", cards=len(ai), wounds=ai.wounds(), discard=len(ai.discard)), indent=2)
    if ai.discard:
        out(listing(voice, ai.discard), indent=4, hang=0, dim=True)
    coming(voice, next_ai(ai))
    if monster.face_up:
        out(voice.t("panel-face-up", card=Ref(monster.face_up)), indent=4)
    locations = monster.locations
    out(voice.t("panel-locations", cards=len(locations), discard=len(locations.discard)), indent=2)
    if locations.discard:
        out(listing(voice, locations.discard), indent=4, hang=0, dim=True)
    coming(voice, next_cards(locations))


def coming(voice: Voice, chances: Sequence[tuple[str, Fraction]]) -> None:
    """What may come next, from what has been seen; of many that are alike only how many."""
    if not chances:
        return
    if len(chances) > MOST_NAMED:
        said = voice.t("panel-next-many", n=len(chances), share=share(chances[0][1], voice.lang))
    else:
        said = ", ".join(f"{title(voice, id)} {share(chance, voice.lang)}" for id, chance in chances)
    out(voice.t("panel-next", cards=said), indent=4, dim=True)


# -- survivors


def standing(voice: Voice, fight: Field) -> None:
    """The survivors, a row each."""
    heads = [voice.t("panel-" + key) for key in ("survivor", "square", "survival", "insanity", "bleeding", "armour")]
    rows = []
    for survivor in fight.survivors:
        rows.append(
            [
                title(voice, survivor.id),
                name(survivor.square) if survivor.on_board() else "-",
                f"{survivor.survival}/{survivor.survival_limit}",
                str(survivor.insanity),
                str(survivor.bleeding),
                " ".join(hurt(survivor, location) for location in range(BRAIN)),
            ]
        )
    columns(heads, rows, ["; ".join(lying(voice, fight, survivor)) for survivor in fight.survivors])
    out(voice.t("panel-armour-marks"), indent=2, dim=True)


def hurt(survivor: Survivor, location: int) -> str:
    """Armour points of a location, with a mark for each injury it has."""
    light, heavy = survivor.light[location], survivor.heavy[location]
    return f"{survivor.armour[location]}{'*' if light else ''}{'!' if heavy else ''}"


def lying(voice: Voice, fight: Field, survivor: Survivor) -> list[str]:
    """What lies on a survivor, with what only the whole sheet shows: the injured brain, tokens."""
    found = marks(voice, fight, survivor)
    if survivor.light[BRAIN] and not survivor.dead:
        found.append(voice.t("panel-mark-brain"))
    tokens = dict(survivor.tokens)
    for each in timed(fight, survivor):
        tokens[each.kind] = tokens.get(each.kind, 0) + each.amount
    shown = [
        f"{voice.t('sd-attribute', attribute=word) if word in ATTRIBUTES else voice.name(word)} {n:+}"
        for word, n in tokens.items()
        if n
    ]
    if shown:
        found.append(voice.t("panel-tokens", tokens=", ".join(shown)))
    return found


def marks(voice: Voice, fight: Field, survivor: Survivor) -> list[str]:
    """What lies on a survivor."""
    if survivor.dead:
        return [voice.t("panel-dead", who=Ref(survivor.id), why=title(voice, survivor.dead))]
    who = Ref(survivor.id)
    true = {
        "down": survivor.down, "hidden": survivor.hidden, "doomed": survivor.doomed, "insane": survivor.insane(),
        "priority": fight.priority is survivor,
        "acted": survivor.acted and fight.phase == "survivors" and not acts_now(fight, survivor),
    }  # fmt: skip
    found = [voice.t("panel-mark-" + key, who=who) for key, holds in true.items() if holds]
    found.extend(voice.t("panel-mark-" + flag.replace("_", "-"), who=who) for flag in SHOWN_FLAGS if survivor.has(flag))
    found.extend(title(voice, id) for id in survivor.statuses)
    return found


def acts_now(fight: Field, survivor: Survivor) -> bool:
    act = act_under_way(fight)
    return act is not None and act.survivor is survivor


def sheet(voice: Voice, fight: Field, survivor: Survivor) -> None:
    """A survivor's record sheet as it is now."""
    out()
    at = f" {name(survivor.square)}" if survivor.on_board() and survivor.square >= 0 else ""
    marked = "; ".join(marks(voice, fight, survivor))
    out(f"{title(voice, survivor.id)}{at}" + (f"; {marked}" if marked else ""), bold=True)
    fields = {
        "survival": int(survivor.survival), "limit": int(survivor.survival_limit), "insanity": int(survivor.insanity),
        "bleeding": int(survivor.bleeding), "courage": int(survivor.courage), "understanding": int(survivor.understanding),
        "xp": int(survivor.hunt_xp),
    }  # fmt: skip
    out(voice.t("panel-sheet", **fields), indent=2)
    shown = []
    for word in ATTRIBUTES:
        total = Sum(True)
        attribute(fight, survivor, word, total)
        if word == "movement" or total.total or total.reasons():
            shown.append(f"{voice.t('sd-attribute', attribute=word)} {summed(voice, word, total)}")
    said = ", ".join(shown)
    out(said[:1].upper() + said[1:], indent=2)
    boxes(voice, survivor)
    actions = ["dodge", *survivor.actions]
    can = [
        voice.t("panel-action-used" if action in survivor.used else "panel-action", action=action) for action in actions
    ]
    out(f"{voice.t('panel-actions')}: {', '.join(can)}", indent=2)
    if survivor.weapon_type:
        fields = {"level": int(survivor.proficiency)}
        out(voice.t("panel-proficiency", type=voice.name(survivor.weapon_type), **fields), indent=2)
    line(voice, "arts", survivor.arts)
    line(voice, "disorders", survivor.disorders)
    line(voice, "permanent", survivor.injuries)
    line(voice, "gear", [card.id for card in survivor.gear()])


def boxes(voice: Voice, survivor: Survivor) -> None:
    """Armour points and the injury boxes of every location; the head has no light box, the brain no armour and no heavy one."""
    heads = ["", *[voice.t("sd-location", location=word) for word in LOCATIONS]]
    rows = [[voice.t("panel-" + key)] for key in ("points", "light", "heavy")]
    for location in range(len(LOCATIONS)):
        rows[0].append("-" if location == BRAIN else str(survivor.armour[location]))
        rows[1].append("-" if location == HEAD else box(survivor.light[location]))
        rows[2].append("-" if location == BRAIN else box(survivor.heavy[location]))
    widths = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    for row in [heads, *rows]:
        said = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        out(said, indent=2, wrap=False, dim=row is heads)


def box(filled: bool) -> str:
    return "[x]" if filled else "[ ]"


# -- gear


def gear_grid(voice: Voice, survivor: Survivor) -> None:
    """Nine places, three by three; letters on the edges are half affinities, capitals those that meet (showdown 6.3)."""
    border = "+" + ("-" * CELL + "+") * 3
    out()
    out(title(voice, survivor.id), bold=True)
    out(border, wrap=False)
    edged = any(any(card.edges) for card in survivor.gear())
    for down in range(3):
        cells = [cell(voice, survivor, slot, edged) for slot in range(3 * down, 3 * down + 3)]
        for row in zip(*cells, strict=True):
            out("|" + "|".join(row) + "|", wrap=False)
        out(border, wrap=False)
    found = affinities(survivor)
    if any(found.values()) or edged:
        shown = ", ".join(f"{voice.t('panel-colour', colour=colour)} {found[colour]}" for colour in COLOURS)
        out(f"{voice.t('panel-affinities')}: {shown}", indent=2)


def cell(voice: Voice, survivor: Survivor, slot: int, edged: bool) -> list[str]:
    card = survivor.grid[slot]
    words = textwrap.wrap(title(voice, card.id), CELL - 4) if card is not None else []
    names = [*words, "", ""][:2]
    sides = [edge(voice, survivor, slot, side) for side in range(len(SIDES))]
    inside = [f"{sides[3]} {names[0]:^{CELL - 4}} {sides[1]}", f"{names[1]:^{CELL}}"]
    return [f"{sides[0]:^{CELL}}", *inside, f"{sides[2]:^{CELL}}"] if edged else inside


def edge(voice: Voice, survivor: Survivor, slot: int, side: int) -> str:
    """The first letter of a half affinity's colour, a capital where it meets its other half; or a space."""
    card = survivor.grid[slot]
    if card is None or not card.edges or not card.edges[side]:
        return " "
    letter = voice.t("panel-colour", colour=card.edges[side])[:1]
    return letter.upper() if meeting(survivor.grid, slot, side) and beside(slot, side) >= 0 else letter.lower()
