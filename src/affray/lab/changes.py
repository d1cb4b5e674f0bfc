"""Changes of a scenario in words (`foe:orc_soldier=7`), made on its plain data. What cannot be changed is named, with the nearest names.

A change is HEAD=VALUE or HEAD:OF=VALUE. Several stand after commas; what a value lists is joined by + (`gear:hild=sword+shield`). Reading the
scenario afterwards checks the rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from affray.kernel.game import Game, Scenario
from affray.kernel.names import Name
from affray.kernel.ruling import nearest
from affray.lab.plan import SEED, Plan, plan_of

__all__ = ["CannotChange", "Case", "Change", "called", "case_of", "changed", "heads", "one_of", "read_axis", "read_changes", "whole"]  # fmt: skip

COMMON: Final = ("agents", "ruling", "edition")
# What a change may be left without: whose it is.
RANGE: Final = re.compile(r"(\d+)\.\.(\d+)")
MOST_VALUES: Final = 40


class CannotChange(ValueError):
    """What cannot be changed so: `why` is a message of the catalogues (`change-...`), `known` what there is instead, `near` of that what looks alike."""

    def __init__(
        self, why: str, given: str, known: Iterable[str] = (), near: Sequence[str] = (), **more: object
    ) -> None:
        super().__init__(f"{why}: {given}")
        self.why = why
        self.given = given
        self.known = list(known)
        self.near = list(near) or nearest(given, self.known)
        self.more = more


@dataclass(frozen=True)
class Change:
    """`head` says what is changed (foe, gear, level, ...), `of` whose ("": the scenario's), `value` to what, all as typed."""

    head: str
    of: str
    value: str

    @property
    def name(self) -> str:
        return f"{self.head}:{self.of}" if self.of else self.head

    def __str__(self) -> str:
        return f"{self.name}={self.value}"


@dataclass(frozen=True)
class Case:
    """What is to be played: a scenario's plain data, under which rulings it stands, and who plays (as `sides.seat_agents` reads it)."""

    game: Game
    id: str
    raw: dict[str, Any]
    agents: str
    names: Mapping[str, Name] = field(compare=False, repr=False)
    packs: Any = field(compare=False, repr=False)

    def scenario(self) -> Scenario:
        """Raises BadPack with all that is wrong with it as it is now."""
        return self.game.from_data(deepcopy(self.raw), self.id)

    def plan(self, seed: int = SEED) -> Plan:
        """Raises BadPack, BadRuling, UnknownAgent, UnknownSeat, NotAPair."""
        return plan_of(self.game, self.scenario(), self.agents, seed)

    def with_raw(self, raw: dict[str, Any]) -> Case:
        return replace(self, raw=raw)


def case_of(
    game: Game,
    scenario: Scenario,
    agents: str = "",
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Case:
    """A scenario as a case; an edition and rulings given beside it are written into its data."""
    raw = deepcopy(scenario.raw)
    if edition:
        raw["edition"] = edition
    if rulings:
        raw["rulings"] = {**raw.get("rulings", {}), **rulings}
    return Case(game, scenario.id, raw, agents, scenario.names(), getattr(scenario, "packs", None))


# -- reading


def heads(game: str) -> tuple[str, ...]:
    """What may be changed in a game's scenarios."""
    return (*COMMON, *module_of(game).HEADS)


def read_changes(text: str, game: str) -> list[Change]:
    """`foe:orc_soldier=7,agents=heroes=sensible,loremaster=cruel`. Raises CannotChange."""
    known = heads(game)
    found: list[Change] = []
    for piece in [each.strip() for each in re.split("[,;]", text) if each.strip()]:
        name, equals, value = piece.partition("=")
        head, _, of = (part.strip() for part in name.partition(":"))
        if head in known and equals:
            found.append(Change(head, of, value.strip()))
        elif found and found[-1].head == "agents" and not found[-1].of and equals:
            found[-1] = replace(found[-1], value=f"{found[-1].value},{piece}")
        elif head in known:
            raise CannotChange("change-no-value", piece, more=f"{piece}=...")
        else:
            raise CannotChange("change-unknown", head, known)
    return found


def read_axis(text: str, game: str) -> list[Change]:
    """One thing and the values it is to have: `foe:goblin_archer=1,2,3` or `=1..3`. Raises CannotChange."""
    name, equals, values = text.partition("=")
    head, _, of = (part.strip() for part in name.partition(":"))
    if head not in heads(game):
        raise CannotChange("change-unknown", head, heads(game))
    found: list[str] = []
    for each in [each.strip() for each in values.split(",") if each.strip()]:
        between = RANGE.fullmatch(each)
        if between:
            first, last = int(between[1]), int(between[2])
            step = 1 if last >= first else -1
            if abs(last - first) >= MOST_VALUES:
                raise CannotChange("change-too-many", each, more=str(MOST_VALUES))
            found += [str(value) for value in range(first, last + step, step)]
        else:
            found.append(each)
    if not found or not equals:
        raise CannotChange("change-no-value", text, more=f"{name}=1,2,3")
    if len(found) > MOST_VALUES:
        raise CannotChange("change-too-many", name, more=str(MOST_VALUES))
    return [Change(head, of, value) for value in dict.fromkeys(found)]


# -- making


def changed(case: Case, changes: Sequence[Change]) -> Case:
    """The case with these changes, made in their order. Raises CannotChange."""
    for change in changes:
        case = COMMON_DOERS[change.head](case, change) if change.head in COMMON_DOERS else own(case, change)
    return case


def own(case: Case, change: Change) -> Case:
    if change.head not in heads(case.game.name):
        raise CannotChange("change-unknown", change.head, heads(case.game.name))
    done: Case = module_of(case.game.name).change(case.with_raw(deepcopy(case.raw)), change)
    return done


def module_of(game: str) -> Any:
    if game == "company":
        from affray.lab import changes_company

        return changes_company
    from affray.lab import changes_showdown

    return changes_showdown


def change_agents(case: Case, change: Change) -> Case:
    """`agents=` for all that plays, `agents:WHO=` for one seat or side."""
    value = change.value.replace("+", ",")
    if not value:
        raise CannotChange("change-no-value", str(change), more="agents=sensible")
    return replace(case, agents=f"{case.agents},{change.of}={value}".lstrip(",") if change.of else value)


def change_ruling(case: Case, change: Change) -> Case:
    known = {each.name: each.values for each in case.game.rulings()}
    if change.of not in known:
        raise CannotChange("change-no-ruling", change.of or str(change), known)
    if change.value not in known[change.of]:
        raise CannotChange("change-no-ruling-value", change.value, known[change.of])
    return case.with_raw({**case.raw, "rulings": {**case.raw.get("rulings", {}), change.of: change.value}})


def change_edition(case: Case, change: Change) -> Case:
    return case.with_raw({**case.raw, "edition": one_of(change.value, case.game.editions(), "change-no-edition")})


COMMON_DOERS: Final[dict[str, Callable[[Case, Change], Case]]] = {
    "agents": change_agents,
    "ruling": change_ruling,
    "edition": change_edition,
}


# -- words


def one_of(given: str, known: Iterable[str], why: str) -> str:
    """What was given, if it is among what there is. Raises CannotChange."""
    if given not in known:
        raise CannotChange(why, given, known)
    return given


def called(case: Case, given: str, ids: Iterable[str], why: str) -> str:
    """The id of somebody or something by its id or its name in either language. Raises CannotChange."""
    among = list(ids)
    if given in among:
        return given
    wanted = plain(given)
    by_name: dict[str, str] = {}
    for id in among:
        name = case.names.get(id)
        for said in (id, *((name.show("en"), name.show("ru")) if name is not None else ())):
            by_name.setdefault(plain(said), id)
    if wanted in by_name:
        return by_name[wanted]
    near = [by_name[each] for each in nearest(wanted, list(by_name))]
    raise CannotChange(why, given, among, list(dict.fromkeys(near)))


def plain(said: str) -> str:
    return said.casefold().replace("ё", "е").replace("_", " ").strip()


def whole(change: Change, now: int | None = None, least: int = 0, most: int = 1000) -> int:
    """The number a change asks for; +1 and -1 are counted from what there is `now`. Raises CannotChange."""
    value = change.value.strip()
    if not re.fullmatch(r"[+-]?\d{1,6}", value) or (value[0] in "+-" and now is None and least >= 0):
        raise CannotChange("change-no-number", str(change))
    number = int(value) + (now if value[0] in "+-" and now is not None else 0)
    if not least <= number <= most:
        raise CannotChange("change-out-of-range", str(change), least=least, most=most)
    return number
