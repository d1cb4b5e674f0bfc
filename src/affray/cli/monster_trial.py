"""A monster's trial: it is read whole, then fought by players who do anything at all; what of it never came to anything is told.

Seeded and bounded: the same folder gives the same trial. Half the parties are new survivors, half strong ones who wound and are lucky,
so that critical effects and late cards come up too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from affray.agents.random import RandomAgent
from affray.agents.showdown.sensible import Sensible
from affray.kernel.card import Verb
from affray.kernel.chance import Deck, SeededDice, Throw
from affray.kernel.event import ChainCut, Event
from affray.kernel.fight import play
from affray.kernel.pack import BadPack, Document, Place, Problem, plain
from affray.kernel.question import Agent, Question
from affray.kernel.table import Played
from affray.showdown.packs import Packs, packs_with
from affray.showdown.scenario import Scenario, from_data, of_folder
from affray.showdown.showdown import Showdown

__all__ = ["FIGHTS", "Endless", "Trial", "Unrun", "is_monster", "try_monster"]

FIGHTS: Final = 200
# A fight that goes on longer is broken off: players who do anything at all may never meet the monster again.
MOST_ROUNDS: Final = 60
# So many questions, throws and draws in one round are a card that calls itself.
MOST_STEPS: Final = 20_000
SEATS: Final = ("trial_ada", "trial_bo", "trial_cy", "trial_di")
NEW: Final[dict[str, Any]] = {"gear": ["cloth", "founding_stone"], "survival": 1}
STRONG: Final[dict[str, Any]] = {
    "attributes": {"strength": 6, "accuracy": 4, "luck": 3, "speed": 1},
    "survival": 5,
    "courage": 3,
    "understanding": 3,
    "proficiency": {"type": "sword", "level": 2},
    "gear": ["lantern_sword", "bone_axe", "cat_gut_bow", "round_leather_shield", "leather_cuirass", "leather_boots"],
}
SETTLEMENTS: Final = (
    {"name": "trial", "survival_limit": 1, "innovations": ["language"]},
    {"name": "trial", "survival_limit": 5, "innovations": ["language", "paint", "inner_lantern"]},
)
Where = tuple[str, str]
"""A file, and a path in it."""


@dataclass(frozen=True)
class Counted(Verb):
    """A verb that leaves a mark when it runs."""

    where: Where
    marks: set[Where]
    inner: tuple[Verb, ...]

    def run(self, occasion: Any) -> None:
        self.marks.add(self.where)
        for verb in self.inner:
            verb.run(occasion)


@dataclass(frozen=True)
class Unrun:
    """A verb that never ran: where it stands, and its word."""

    file: str
    line: int
    path: str


@dataclass
class Trial:
    """How the fights went, and what never came up. `unused` are cards that no level of the monster has, `scenarios` the files that were played too."""

    monster: str
    packs: Packs
    fights: int = 0
    victories: int = 0
    defeats: int = 0
    rounds: int = 0
    cards: list[str] = field(default_factory=list)
    locations: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)
    verbs: list[Unrun] = field(default_factory=list)

    def open(self) -> int:
        """Fights that were broken off."""
        return self.fights - self.victories - self.defeats


class Endless(Exception):
    """A fight that comes to no end within a round: its number (from 1) or its scenario, the card under way and where it stands.

    `chain`: cards call one another; else too much was asked and thrown.
    """

    def __init__(self, fight: str, card: str, where: str, chain: bool) -> None:
        super().__init__(fight, card, where, chain)
        self.fight = fight
        self.card = card
        self.where = where
        self.chain = chain


class BrokenOff(Exception):
    """The fight has lasted long enough."""


class NoEnd(Exception):
    """Too much has happened in a round; or (`card`) this card is at the end of a chain of cards that call one another."""

    def __init__(self, card: str = "") -> None:
        super().__init__(card)
        self.card = card


class TrialTable(Played):
    """Keeps what was drawn, and ends what has no end."""

    def __init__(self, agents: dict[str, Agent], dice: SeededDice, drawn: set[str]) -> None:
        super().__init__(agents, dice)
        self.drawn = drawn
        self.steps = 0

    def count(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise NoEnd

    def ask(self, question: Question) -> Any:
        self.count()
        return super().ask(question)

    def throw(self, throw: Throw) -> Any:
        self.count()
        return super().throw(throw)

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        self.count()
        cards = super().draw(deck, n, why, by)
        self.drawn.update(cards)
        return cards

    def tell(self, event: Event) -> None:
        if isinstance(event, ChainCut):
            raise NoEnd(event.card)

    def check(self, number: int) -> None:
        self.steps = 0
        if number >= MOST_ROUNDS:
            raise BrokenOff


def is_monster(folder: Path) -> bool:
    """Whether a folder describes a monster."""
    return (folder / "monster.yaml").is_file()


def try_monster(folder: Path, fights: int = FIGHTS, tell: Callable[[int], None] | None = None) -> Trial:
    """So many fights against the monster of a folder, through its levels in turn; then each scenario of the folder once, by the usual players.

    `tell` hears the number of each fight.

    Raises BadPack where the folder is wrong, Endless where a fight comes to no end.
    """
    verbs: dict[Where, Unrun] = {}
    marks: set[Where] = set()

    def watch(verb: Verb, document: Document, place: Place) -> Verb:
        problem = document.problem(place, "")
        where = document.file, problem.path
        verbs[where] = Unrun(document.file, problem.line, problem.path)
        return Counted(where, marks, (verb,))

    packs = packs_with(folder, watch)
    monster = the_monster(packs, folder)
    scenarios, own = read_all(packs, monster, folder)
    # What was made until now never runs: only the fights' own cards do, and those are made once for each scenario.
    trial = Trial(monster, packs)
    drawn: set[str] = set()
    for number in range(fights):
        if tell is not None:
            tell(number + 1)
        fought(trial, scenarios[number % len(scenarios)], number, drawn)
    report(trial, drawn)
    for each in own:
        seats = each.new(Played({}, SeededDice(0)), each.rulings()).seats()
        ended(trial, each, TrialTable(dict.fromkeys(seats, Sensible()), SeededDice(0), set()), each.id)
        trial.scenarios.append(each.id)
    trial.verbs = sorted(
        (verbs[where] for where in verbs if where not in marks), key=lambda each: (each.file, each.line, each.path)
    )
    return trial


def the_monster(packs: Packs, folder: Path) -> str:
    for id, home in packs.homes.items():
        if home.resolve() == folder.resolve():
            return id
    raise BadPack([plain(None, str(folder / "monster.yaml")).problem((), "pack-missing-key", "monsters")])


def read_all(packs: Packs, monster: str, folder: Path) -> tuple[list[Scenario], list[Scenario]]:
    """The trial's own scenarios, of new and of strong survivors at each level; and those of the folder. BadPack: all that is wrong with any."""
    problems: list[Problem] = []
    tried: list[Scenario] = []
    own: list[Scenario] = []
    for strong in (False, True):
        for level in packs.raw("monsters", monster)["levels"]:
            try:
                tried.append(scenario(packs, monster, level, strong))
            except BadPack as bad:
                problems += bad.problems
    try:
        own = of_folder(folder, packs)
    except BadPack as bad:
        problems += bad.problems
    if problems:
        raise BadPack(dict.fromkeys(problems))
    return tried, own


def scenario(packs: Packs, monster: str, level: str, strong: bool) -> Scenario:
    sheet = STRONG if strong else NEW
    party = [{"id": seat, "name": seat, **sheet} for seat in SEATS]
    raw = {
        "name": "trial", "monster": monster, "level": level, "party": party, "settlement": SETTLEMENTS[strong],
    }  # fmt: skip
    return from_data(raw, "trial", packs)


def fought(trial: Trial, which: Scenario, number: int, drawn: set[str]) -> None:
    agent = RandomAgent()
    fight = ended(trial, which, TrialTable(dict.fromkeys(SEATS, agent), SeededDice(number), drawn), str(number + 1))
    trial.fights += 1
    trial.rounds += int(fight.round)
    trial.victories += fight.outcome == "victory"
    trial.defeats += fight.outcome == "defeat"


def ended(trial: Trial, which: Scenario, table: TrialTable, name: str) -> Showdown:
    """A fight that has come to its end, or lasted long enough. Raises Endless."""
    fight = which.new(table, which.rulings())
    try:
        play(fight)
    except BrokenOff:
        pass
    except NoEnd as stop:
        cards = [str(act.view()["card"]) for act in fight.under_way if act.name == "ai_card"]
        card = stop.card or (cards[-1] if cards else trial.monster)
        raise Endless(name, card, place_of(trial.packs, card), bool(stop.card)) from None
    return fight


def place_of(packs: Packs, card: str) -> str:
    """The file and the line of an entry, or of a persistent injury."""
    found = [entries[card] for entries in (*packs.entries.values(), packs.injuries) if card in entries]
    return f"{found[0].document.file}:{found[0].document.position(found[0].place, key=True)[0]}" if found else ""


def report(trial: Trial, drawn: set[str]) -> None:
    """The cards that never came: of the AI deck, of the hit locations; and special ones that no level puts into play."""
    packs, monster = trial.packs, trial.monster
    levels = packs.raw("monsters", monster)["levels"]
    traits = {trait for level in levels for trait in packs.traits(monster, level)}
    for id in packs.of(monster, "ai", shared=False):
        if packs.raw("ai", id)["back"] == "S":
            if id not in traits:
                trial.unused.append(id)
        elif id not in drawn:
            trial.cards.append(id)
    trial.locations = [id for id in packs.of(monster, "locations", shared=False) if id not in drawn]
