"""Sums over fixed fights: the same plain and compiled, on every machine. A changed rule, agent or card changes them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256

from affray.bench.fights import Bout, shipped, standard

__all__ = ["Sums", "all_sums", "sums_of"]


@dataclass
class Sums:
    """What `fights` fights of a scenario came to. `hash` covers the whole state at the end of each of them."""

    scenario: str
    agent: str
    fights: int
    outcomes: dict[str, int] = field(default_factory=dict)
    rounds: int = 0
    attack_rolls: int = 0
    throws: int = 0
    questions: int = 0
    heroes_endurance: int = 0
    foes_endurance: int = 0
    hope: int = 0
    hash: str = ""

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(", ", ": "))


def sums_of(bout: Bout, agent: str, fights: int) -> Sums:
    """Play fights 0, 1, ... of a bout."""
    sums = Sums(bout.scenario.id, agent, fights)
    outcomes: Counter[str] = Counter()
    digest = sha256()
    for number in range(fights):
        fight, table = bout.play_counted(number)
        outcomes[fight.outcome] += 1
        sums.rounds += fight.round
        sums.attack_rolls += table.attacks
        sums.throws += table.throws
        sums.questions += table.asks
        sums.heroes_endurance += sum(hero.endurance for hero in fight.heroes)
        sums.foes_endurance += sum(foe.endurance for foe in fight.foes)
        sums.hope += sum(hero.hope for hero in fight.heroes)
        digest.update(f"{number} {fight.outcome} {fight.fingerprint()}\n".encode())
    sums.outcomes = dict(sorted(outcomes.items()))
    sums.hash = digest.hexdigest()[:16]
    return sums


def all_sums(most: int | None = None) -> Iterator[Sums]:
    """The standard fight, then every shipped scenario with agents that know the game and with one that does not; `most` fights each."""
    plan = [(standard(), "sensible", 2000)]
    for scenario in shipped():
        plan += [(scenario, "sensible", 300), (scenario, "random", 100)]
    for scenario, agent, fights in plan:
        yield sums_of(Bout(scenario, agent), agent, fights if most is None else min(fights, most))
