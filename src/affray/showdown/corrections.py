"""Corrections: what whoever keeps the table may set right at a quiet point, with legal values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from affray.kernel.event import Event
from affray.kernel.game import Values
from affray.kernel.names import Ref
from affray.kernel.question import Words
from affray.kernel.table import NotLegal
from affray.showdown.ai import leave_play
from affray.showdown.board import DIRECTION_NAMES, FULL, ROOM, footprint, name, square, squares
from affray.showdown.collisions import others_squares
from affray.showdown.field import Field
from affray.showdown.survivor import ARMS, ATTRIBUTES, BRAIN, HEAD, LOCATIONS, Survivor
from affray.showdown.survivor_numbers import bleeding_limit

__all__ = ["Corrected", "correct", "correctable", "value_now", "value_words", "values_of", "words_of"]

NUMBERS: Final = {"survival": 99, "insanity": 300, "courage": 9, "understanding": 9}
MONSTER_TOKENS: Final = ("movement", "speed", "damage", "accuracy", "evasion", "toughness", "luck")
MOST_TOKENS: Final = 30
YES_NO: Final = Values(words=("yes", "no"))
NOBODY: Final = "none"


@dataclass(frozen=True)
class Corrected(Event):
    """`item` is a location or an attribute, `card` a card or the new priority target, `seat` the new controller's; "" and None: no such."""

    what: str
    who: Ref | None
    item: str
    card: Ref | None
    seat: str
    to: str


def correctable(fight: Field) -> list[str]:
    """Every correction that has a meaning now, as the words a record knows."""
    if fight.phase == "aftermath" or fight.over:
        return []
    begun = fight.phase != "setup"
    found = ["end"]
    if begun:
        found.append("priority")
    if not fight.keeper and len(fight.seats()) > 1:
        found.append("controller")
    monster = fight.monster
    if begun:
        found += [f"{what}:{monster.id}" for what in ("corner", "facing", "down")]
    found += [f"wounds:{monster.id}", f"ai_top:{monster.id}"]
    found += [f"token:{attribute}:{monster.id}" for attribute in MONSTER_TOKENS]
    found += [f"leave:{card}:{monster.id}" for card in [*monster.moods, *monster.traits]]
    for survivor in fight.survivors:
        if not survivor.dead:
            found += of_survivor(fight, survivor, begun)
    return found


def of_survivor(fight: Field, survivor: Survivor, begun: bool) -> list[str]:
    id = survivor.id
    found = [f"{what}:{id}" for what in (("square", "down") if begun else ())]
    found += [f"{what}:{id}" for what in NUMBERS]
    found.append(f"bleeding:{id}")
    found += [f"armour:{LOCATIONS[location]}:{id}" for location in range(BRAIN)]
    found += [f"light:{LOCATIONS[location]}:{id}" for location in range(ARMS, BRAIN + 1)]
    found += [f"heavy:{LOCATIONS[location]}:{id}" for location in range(HEAD, BRAIN)]
    found += [f"token:{attribute}:{id}" for attribute in ATTRIBUTES]
    if sum(not other.dead for other in fight.survivors) > 1:
        found.append(f"slay:{id}")
    return found


# -- what they may be, and are


def values_of(fight: Field, what: str) -> Values:
    """The legal values now."""
    words = what.split(":")
    kind = words[0]
    monster = fight.monster
    survivor = named(fight, words[-1])
    if kind == "end":
        return Values(words=("victory", "defeat", "ended"))
    if kind == "priority":
        return Values(words=(NOBODY, *[each.id for each in fight.on_board()]))
    if kind == "controller":
        return Values(words=tuple(fight.seats()))
    if kind == "facing":
        return Values(words=DIRECTION_NAMES)
    if kind == "corner":
        return Values(words=tuple([name(each) for each in squares(free_corners(fight))]))
    if kind == "square" and survivor is not None:
        return Values(words=tuple([name(each) for each in squares(free_squares(fight, survivor))]))
    if kind == "wounds":
        return Values(0, len(monster.ai) + monster.ai.wounds())
    if kind == "ai_top":
        return Values(words=tuple(dict.fromkeys(monster.ai.as_deck().possible())))
    if kind == "token":
        return Values(-MOST_TOKENS, MOST_TOKENS)
    if kind in NUMBERS:
        most = int(survivor.survival_limit) if survivor is not None and kind == "survival" else NUMBERS[kind]
        return Values(0, max(most, int(survivor.survival) if survivor is not None and kind == "survival" else 0))
    if kind == "bleeding" and survivor is not None:
        return Values(0, bleeding_limit(fight, survivor) - 1)
    if kind == "armour":
        return Values(0, 99)
    return Values() if kind in ("leave", "slay") else YES_NO


def value_now(fight: Field, what: str) -> Any:
    words = what.split(":")
    kind = words[0]
    monster = fight.monster
    survivor = named(fight, words[-1])
    if kind == "priority":
        return fight.priority.id if fight.priority is not None else NOBODY
    if kind == "controller":
        return fight.controller
    if survivor is None:
        found: dict[str, Any] = {
            "facing": DIRECTION_NAMES[monster.facing], "corner": None if monster.away else name(monster.corner),
            "down": monster.down, "wounds": monster.ai.wounds(), "ai_top": monster.ai.top[0] if monster.ai.top else None,
        }  # fmt: skip
        return monster.tokens.get(words[1], 0) if kind == "token" else found.get(kind)
    if kind == "square":
        return name(survivor.square) if survivor.on_board() else None
    if kind == "token":
        return survivor.tokens.get(words[1], 0)
    if kind in ("armour", "light", "heavy"):
        return getattr(survivor, kind)[LOCATIONS.index(words[1])]
    return getattr(survivor, kind) if kind in NUMBERS or kind in ("bleeding", "down") else None


def named(fight: Field, id: str) -> Survivor | None:
    return next((survivor for survivor in fight.survivors if survivor.id == id), None)


def free_squares(fight: Field, survivor: Survivor) -> int:
    return fight.terrain.free & ~fight.monster_base() & ~others_squares(fight, survivor)


def free_corners(fight: Field) -> int:
    """Where the whole base stands on free ground and on nobody."""
    taken = fight.terrain.impassable | others_squares(fight)
    found = 0
    for corner in squares(ROOM[fight.monster.size]):
        if not footprint(corner, fight.monster.size) & taken & FULL:
            found |= 1 << corner
    return found


# -- in words


def words_of(what: str) -> Words:
    """What is corrected: whose, and what of it."""
    words = what.split(":")
    who = Ref(words[-1]) if len(words) > 1 else None
    item = words[1] if len(words) > 2 else ""
    fields: dict[str, Any] = {"who": who, "item": item}
    if words[0] == "leave":
        fields = {"who": who, "card": Ref(item)}
    return Words("sd-fix-" + words[0], fields)


def value_words(what: str, value: Any) -> Words | None:
    kind = what.split(":")[0]
    if type(value) is bool:
        return Words("fix-switch", {"to": "yes" if value else "no"})
    if kind in ("end", "facing"):
        return Words(f"sd-fix-{kind}-value", {"to": value})
    if kind in ("priority", "ai_top") and value != NOBODY:
        return Words("sd-fix-named", {"to": Ref(value)})
    return Words("sd-fix-nobody") if value == NOBODY else None


# -- carrying them out


def correct(fight: Field, what: str, to: Any) -> None:
    """Carry one out. Raises NotLegal before anything has changed."""
    if what not in correctable(fight):
        raise NotLegal("no-such-correction", what)
    check(values_of(fight, what), to)
    words = what.split(":")
    survivor = named(fight, words[-1]) if len(words) > 1 else None
    if len(words) == 1:
        correct_scene(fight, what, str(to))
    elif survivor is None:
        correct_monster(fight, words, to)
    else:
        correct_survivor(fight, survivor, words, to)
    if fight.table.listening:
        said = "yes" if to is True else "no" if to is False else str(to)
        who = Ref(words[-1]) if len(words) > 1 else None
        item = words[1] if len(words) > 2 else ""
        card = Ref(item) if words[0] == "leave" else None
        if words[0] in ("priority", "ai_top") and to != NOBODY:
            card = Ref(said)
        seat = said if words[0] == "controller" else ""
        fight.table.tell(Corrected(words[0], who, item if card is None else "", card, seat, said))


def check(values: Values, to: Any) -> None:
    """Raises NotLegal."""
    if values.number:
        if type(to) is not int or not values.least <= to <= values.most:
            raise NotLegal("not-a-number-between", f"{values.least}..{values.most}")
    elif values.words == YES_NO.words:
        if type(to) is not bool:
            raise NotLegal("not-yes-or-no", str(to))
    elif values.words and to not in values.words:
        raise NotLegal("no-such-value", str(to))


def correct_scene(fight: Field, what: str, to: str) -> None:
    if what == "priority":
        fight.give_priority(named(fight, to))
    elif what == "controller":
        fight.controller = to
    else:
        fight.outcome = to
        fight.close()


def correct_monster(fight: Field, words: list[str], to: Any) -> None:
    monster = fight.monster
    what = words[0]
    if what == "corner":
        monster.away = False
        monster.corner = square(to)
    elif what == "facing":
        monster.facing = DIRECTION_NAMES.index(to)
    elif what == "down":
        monster.down = to
    elif what == "wounds":
        while monster.ai.wounds() < to and monster.ai.wound():
            pass
        monster.ai.heal(monster.ai.wounds() - to)
    elif what == "ai_top":
        monster.ai.take(to)
        monster.ai.top.insert(0, to)
    elif what == "token":
        monster.tokens[words[1]] = to
    else:
        leave_play(fight, words[1])


def correct_survivor(fight: Field, survivor: Survivor, words: list[str], to: Any) -> None:
    what = words[0]
    if what == "square":
        survivor.square = square(to)
    elif what == "down":
        survivor.down = to
    elif what == "survival":
        survivor.survival = to
    elif what == "insanity":
        survivor.insanity = to
    elif what == "courage":
        survivor.courage = to
    elif what == "understanding":
        survivor.understanding = to
    elif what == "bleeding":
        survivor.bleeding = to
    elif what == "armour":
        survivor.armour[LOCATIONS.index(words[1])] = to
    elif what == "light":
        survivor.light[LOCATIONS.index(words[1])] = to
    elif what == "heavy":
        survivor.heavy[LOCATIONS.index(words[1])] = to
    elif what == "token":
        survivor.tokens[words[1]] = to
    else:
        # What the dead one's own cards would do is not asked at a moment when nothing is under way.
        for card in survivor.cards:
            fight.take_out_of_play(survivor.index, card.id)
        fight.kill(survivor, "correction")
