"""The exhaustive runner: random showdowns until everything the rules and packs know has fired (`make exhaustive`).

Every fight is replayed from its record and must be the same; one that drags on is cut at a question, and replays to there.

    python -m tests.showdown_packs.exhaustive --seconds 600 --seed 1 --keep broken.affray
"""

from __future__ import annotations

import json
import sys
import traceback
from typing import Any, ClassVar

from affray.agents import make
from affray.agents.random import RandomAgent
from affray.kernel.card import InPlay
from affray.kernel.chance import Dice, KeyedDice, SeededDice, Throw
from affray.kernel.event import Event
from affray.kernel.fight import play
from affray.kernel.live import Sitter, go
from affray.kernel.names import Name
from affray.kernel.question import Interjection, Question
from affray.kernel.ruling import Rulings
from affray.kernel.table import Table, Waiting
from affray.kernel.window import Use
from affray.showdown.attack import Attack
from affray.showdown.offers import UseCard
from affray.showdown.packs import Packs, load_packs
from affray.showdown.scenario import Scenario, from_data
from affray.showdown.survivors_act import Deed
from affray.showdown.verbs.control import Option
from affray.showdown.verbs.told import LocationsArchived
from tests.packs.exhaustive import Broken, Heard, Line, Runs, main, record
from tests.showdown_packs.expected import OUT_OF_REACH, Source, hook_name, unused
from tests.showdown_packs.fired import Fired
from tests.showdown_packs.laws import Laws, Said
from tests.showdown_packs.rarest import Rarest

__all__ = ["Runner"]

# Lines of a record after which a fight is cut at its next question; without a question in so many more it does not stop.
MOST = 700
# Every so many lines a question is looked at from all sides.
LOOKS = 8
FAR_TOO_MANY = 3 * MOST


class Cut(Heard):
    """A table that is left at a question once the fight has gone on long enough; standing orders given before the first."""

    def __init__(
        self,
        seats: dict[str, Sitter],
        secret: bytes,
        fired: Fired,
        orders: list[Line],
        loaded: dict[str, tuple[int, ...]],
    ) -> None:
        super().__init__(seats, secret, fired)
        self.orders = orders
        self.loaded = loaded
        self.laws: Any = None
        self.said: Any = None

    def tell(self, event: Event) -> None:
        before = len(self.told)
        super().tell(event)
        if self.said is not None:
            for told in self.told[before:]:
                self.said.tell(told.event)
        if isinstance(event, LocationsArchived):
            self.laws.archived += event.locations

    def _fresh_answer(self, question: Question, options: list[Any]) -> Any:
        if self.orders:
            order = self.orders.pop()
            self._append(order)
            self._fight().give_order(order["by"], order["order"], order["is"])
            return None
        if question.name == "act" and (why := self.laws.broken()):
            raise AssertionError(why)
        if self.said is not None and self.at % LOOKS == 0:
            self.said.ask(self._fight(), question)
        if len(self.lines) >= MOST:
            raise Waiting(question)
        return super()._fresh_answer(question, options)

    def _fresh_throw(self, throw: Throw) -> Any:
        if len(self.lines) >= FAR_TOO_MANY:
            raise RuntimeError(f"{len(self.lines)} lines and no question")
        loaded = self.loaded.get(throw.why, ())
        dice = KeyedDice(self.secret + b"loaded", self.at)
        if loaded and dice.pick(10) < 7:
            faces = [loaded[dice.pick(len(loaded))] if len(loaded) > 1 else loaded[0] for _ in throw.dice]
            if throw.fits(faces):
                self._append({"throw": throw.why, "by": throw.by, "faces": faces})
                return throw.read(list(faces))
        return super()._fresh_throw(throw)


class Seeker(RandomAgent):
    """Random, but likes what has not been seen yet; it breaks in now and then."""

    name: ClassVar[str] = "seeker"
    interjects: ClassVar[bool] = True

    def __init__(self, missing: set[str]) -> None:
        self.missing = missing
        self.fight: Any = None

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        options = question.options_of(seat)
        new = [option for option in options if names_of(question, option) & self.missing]
        if new and len(options) > 1 and dice.pick(10) < 8:
            return new[dice.pick(len(new))] if len(new) > 1 else new[0]
        return super().choose(question, seat, dice)

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        mine: list[Interjection] = [each for each in self.fight.interjections() if each.by == seat]
        if mine and dice.pick(6) == 0:
            return mine[dice.pick(len(mine))] if len(mine) > 1 else mine[0]
        return None


def names_of(question: Question, option: Any) -> set[str]:
    """What would fire with this option, as far as it can be told beforehand."""
    found: set[str] = set()
    act: Any = None
    if isinstance(option, InPlay):
        found.add(f"hook:{hook_name(option.hook)}")
    elif isinstance(option, Option):
        found.add(f"option:{option.name}")
    elif isinstance(option, Use):
        found.add("window:" + ".".join(question.key(option).split(":")[:2]))
    elif isinstance(option, Deed) and option.purchase is not None:
        act = option.purchase.run
    if isinstance(act, UseCard):
        found |= {f"offer:{act.offered.card}.{act.offered.name}"}
    elif isinstance(act, Attack):
        found |= {f"weapon:{act.weapon.id}", f"perfect hit:{act.weapon.id}", f"mode:{act.weapon.id}.{act.mode.id}"}
        found |= {f"word:{word}" for word in act.weapon.words}
        found |= {f"hook:{hook_name(hook)}" for hook in hooks_of(act)}
    return found


def hooks_of(attack: Attack) -> list[Any]:
    card = attack.fight.library.cards.get(attack.weapon.id)
    return list(card.hooks) if card is not None else []


class Runner(Runs):
    """Showdowns."""

    def __init__(self, seed: int) -> None:
        self.packs: Packs = load_packs()
        self.seen = Fired(self.packs)
        super().__init__(seed, self.seen)
        self.cut = 0

    def one(self, missing: list[str]) -> None:
        number = self.fights
        self.fights += 1
        dice = SeededDice(self.seed, number)
        wish = missing[dice.pick(len(missing))] if missing and dice.pick(8) else ""
        meetings = Rarest(self.packs, dice)
        raw, changes = meetings.scenario(wish, self.seen.sources.get(wish, Source()))
        scenario = from_data(raw, f"random_{number}", self.packs)
        rulings = scenario.rulings(changes=changes)
        with self.seen.watching():
            seats = self.seated(scenario, rulings, set(missing) | meetings.sought, dice)
            orders = self.orders(seats, dice)
            table = Cut(seats, f"{self.seed}/{number}".encode(), self.seen, orders, meetings.loaded)
            try:
                fight = scenario.new(table, rulings)
                self.seen.begin(fight, scenario.given.level)
                table.laws = Laws(fight)
                if number % 4 == 0:
                    table.said = self.said(scenario, ("en", "ru")[number // 4 % 2])
                for sitter in seats.values():
                    if isinstance(sitter.agent, Seeker):
                        sitter.agent.fight = fight
                play(fight)
            except Waiting:
                self.cut += 1
            except Exception as error:
                raise self.broken(scenario, changes, seats, table, traceback.format_exc()) from error
        for line in table.lines:
            self.seen.answered(line)
        try:
            again = go(lambda at: scenario.new(at, rulings), json.loads(json.dumps(table.lines)), {}, b"")
        except Exception as error:
            raise self.broken(scenario, changes, seats, table, traceback.format_exc()) from error
        if again.told != table.told or again.fight.fingerprint() != fight.fingerprint() or again.new:
            raise self.broken(scenario, changes, seats, table, "the replay differs")

    def said(self, scenario: Scenario, lang: str) -> Said:
        people = {sheet.id: sheet.name for sheet in scenario.given.sheets}
        return Said(lang, self.packs, {"table": Name.from_data("Table"), **people})

    def broken(
        self, scenario: Scenario, changes: dict[str, str], seats: dict[str, Sitter], table: Cut, why: str
    ) -> Broken:
        # The edition is the scenario's own, and its rulings are changes of the seed's.
        whole = dict(scenario.rulings(changes=changes).values)
        return Broken(record(scenario, whole, seats, table.lines, "showdown"), why)

    def seated(self, scenario: Scenario, rulings: Rulings, missing: set[str], dice: SeededDice) -> dict[str, Sitter]:
        """Agents mixed: seekers of what is new, random, sensible and hard ones."""
        found: dict[str, Sitter] = {}
        for seat in scenario.new(Table(), rulings).seats():
            chosen = dice.pick(10)
            agent = (
                Seeker(missing)
                if chosen < 6
                else make(("random", "random", "sensible", "cruel")[chosen - 6], "showdown")
            )
            found[seat] = Sitter(agent)
        return found

    def orders(self, seats: dict[str, Sitter], dice: SeededDice) -> list[Line]:
        """Some want to be asked at every opportunity, and before others' acts."""
        found: list[Line] = []
        for seat in seats:
            if seat == "table":
                continue
            if dice.pick(3) == 0:
                found.append({"order": "flows", "by": seat, "is": "always"})
            if dice.pick(6) == 0:
                found.append({"order": "hold", "by": seat, "is": "on"})
        return found

    def notes(self) -> list[str]:
        return [
            *[f"out of reach: {name} ({why})" for name, why in OUT_OF_REACH.items()],
            *[f"no shipped card uses {word}" for word in unused(self.packs)],
            f"{self.cut} fights were cut",
        ]


if __name__ == "__main__":
    sys.exit(main(Runner, __doc__))
