"""What is to be simulated, as plain data: any process on any machine makes the same fights of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from affray import games
from affray.kernel.chance import SeededDice
from affray.kernel.fight import Fight
from affray.kernel.game import Game, Scenario
from affray.kernel.header import header_of
from affray.kernel.question import Agent
from affray.kernel.record import written
from affray.kernel.table import Played, Recorded, Table
from affray.lab.advance import play_out
from affray.lab.sides import TwoMinds, TwoMindsInterjecting, agent_of, is_own, seat_agents

__all__ = ["MOST", "SEED", "OtherPacks", "Plan", "Prepared", "plan_of", "prepared"]

# How many fights a run may have, and what a seed may be: SeededDice knows no more.
MOST: Final = 10_000_000
MOST_SEED: Final = 2**31 - 1
SEED: Final = 1


class OtherPacks(Exception):
    """The packs of this process are not those that the plan was made with."""


@dataclass(frozen=True)
class Plan:
    """One scenario under one set of rulings with these agents and this seed; fight `number` (from 0) is the same everywhere.

    `scenario` is the scenario's data as JSON; `agents` are by seat; `controller` plays the showdown's monster where that has no
    seat of its own ("": the player who has the tile); `packs` is a digest of all the pack entries that the scenario uses.
    """

    game: str
    name: str
    scenario: str
    edition: str
    rulings: tuple[tuple[str, str], ...]
    agents: tuple[tuple[str, str], ...]
    controller: str = ""
    seed: int = SEED
    packs: str = ""

    def fight(self, number: int, table: Played | None = None) -> Fight:
        """Fight `number`, not yet begun; `table` for another than a played one (its dice must be `self.dice(number)`)."""
        ready = prepared(self)
        return ready.prototype.copy(table or Played(ready.agents, self.dice(number)))

    def dice(self, number: int) -> SeededDice:
        """The stream of fight `number` (0 to 2**31 - 1)."""
        return SeededDice(self.seed, number)

    def record(self, number: int) -> str:
        """The record file of fight `number`, played to its end: what `affray replay` reads."""
        table = Recorded(prepared(self).agents, self.dice(number))
        play_out(self.fight(number, table))
        return written(self.header(number), table.lines).decode()

    def header(self, number: int) -> dict[str, Any]:
        """The first line of that record, which also says which simulated fight it is."""
        ready = prepared(self)
        seats = {seat: "sensible" if is_own(agent) else agent for seat, agent in self.agents}
        header = header_of(ready.rules, ready.scenario, self.edition, dict(self.rulings), seats, "virtual")
        return {**header, "simulated": {"seed": self.seed, "number": number, "agents": self.cast()}}

    def cast(self) -> dict[str, str]:
        """Who plays: the agents by seat, and the monster's where it is another."""
        return dict(self.agents) | ({"controller": self.controller} if self.controller else {})

    def with_players(self, agent: str) -> Plan:
        """The same with this agent in all the seats of the heroes or survivors."""
        other = prepared(self).other_side
        controller = self.controller
        if not other and not controller:
            # The monster keeps the mind it had; with several, that of the first seat.
            controller = self.agents[0][1]
        agents = tuple((seat, was if seat == other else agent) for seat, was in self.agents)
        return replace(self, agents=agents, controller=controller if controller != agent else "")

    def players(self) -> list[str]:
        """The agents in the seats of the heroes or survivors, each once."""
        other = prepared(self).other_side
        return list(dict.fromkeys(agent for seat, agent in self.agents if seat != other))

    def opponent(self) -> str:
        """The agent on the other side; several are joined by +."""
        other = prepared(self).other_side
        if other:
            return dict(self.agents)[other]
        return self.controller or "+".join(self.players())


class Prepared:
    """A plan made ready in this process: its scenario, its prototype to be copied, its agents."""

    def __init__(self, plan: Plan) -> None:
        self.rules: Game = games.game(plan.game)
        self.scenario: Scenario = self.rules.from_data(json.loads(plan.scenario), plan.name)
        if plan.packs and digest(self.scenario) != plan.packs:
            raise OtherPacks(plan.name)
        self.rulings = self.scenario.rulings(plan.edition, dict(plan.rulings))
        self.prototype = self.scenario.new(Table(), self.rulings)
        self.other_side = other_side(self.rules, self.prototype)
        self.agents = self.seated(plan)
        # Somebody's own agent is watched at each question, for it may never come to an end.
        self.own = any(is_own(agent) for agent in (*dict(plan.agents).values(), plan.controller))

    def seated(self, plan: Plan) -> dict[str, Agent]:
        """One object for all seats that are played alike, which is quicker."""
        made: dict[str, Agent] = {}
        for agent in dict(plan.agents).values():
            if agent not in made:
                made[agent] = self.minds(plan, agent)
        return {seat: made[agent] for seat, agent in plan.agents}

    def minds(self, plan: Plan, agent: str) -> Agent:
        mind = agent_of(agent, plan.game)
        if not plan.controller or self.other_side:
            return mind
        monster = agent_of(plan.controller, plan.game)
        return TwoMindsInterjecting(mind, monster) if mind.interjects else TwoMinds(mind, monster)


def other_side(rules: Game, fight: Fight) -> str:
    """The seat of the Loremaster or of a monster's player who plays no survivor; "" where there is none."""
    return rules.host if rules.host in fight.seats() else str(getattr(fight, "keeper", ""))


def digest(scenario: Scenario) -> str:
    return sha256(json.dumps(scenario.hashes(), sort_keys=True).encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def prepared(plan: Plan) -> Prepared:
    """Made once in a process for each plan. Raises BadPack, BadRuling, UnknownAgent, OtherPacks."""
    return Prepared(plan)


def plan_of(
    game: Game,
    scenario: Scenario,
    agents: str = "",
    seed: int = SEED,
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Plan:
    """A plan of a scenario; `agents` in words as in `sides.seat_agents`. Raises BadRuling, UnknownAgent, ByTime, UnknownSeat, NotAPair, ValueError."""
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(seed)
    changes = dict(rulings or {})
    fight = scenario.new(Table(), scenario.rulings(edition, changes))
    seating = seat_agents(game.name, fight.seats(), scenario.names(), other_side(game, fight), agents)
    return Plan(
        game.name,
        scenario.id,
        json.dumps(scenario.raw, ensure_ascii=False),
        edition or str(scenario.raw.get("edition") or next(iter(game.editions()))),
        tuple(changes.items()),
        tuple(seating.seats.items()),
        seating.controller,
        seed,
        digest(scenario),
    )
