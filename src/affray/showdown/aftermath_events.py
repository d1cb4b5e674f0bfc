"""What the aftermath tells: tokens off, marks on the sheets, the settlement's record, rewards; and what comes next (7.6)."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = [
    "AftermathBegan", "MonsterRecorded", "NemesisRecorded", "PlaceGained", "RewardsGained", "SettlementPhase", "SheetsCleared", "SkipsNext", "StoryPart",
]  # fmt: skip


@dataclass(frozen=True)
class AftermathBegan(Event):
    """What it is after, ShowdownOver has told."""


@dataclass(frozen=True)
class StoryPart(Event):
    """A part of the monster's story event is carried out; `outcome`: victory or defeat."""

    monster: Ref
    outcome: str


@dataclass(frozen=True)
class SheetsCleared(Event):
    """Tokens, light and heavy injuries are off these survivors' sheets."""

    who: list[Ref]


@dataclass(frozen=True)
class SkipsNext(Event):
    """`what`: next_showdown or next_hunt, as the ruling skip_mark calls it."""

    who: Ref
    what: str


@dataclass(frozen=True)
class MonsterRecorded(Event):
    monster: Ref
    level: int


@dataclass(frozen=True)
class NemesisRecorded(Event):
    monster: Ref
    level: int


@dataclass(frozen=True)
class RewardsGained(Event):
    """For the group: `basic` unnamed basic resources, and named ones."""

    basic: int
    resources: list[Ref]


@dataclass(frozen=True)
class PlaceGained(Event):
    place: Ref


@dataclass(frozen=True)
class SettlementPhase(Event):
    """`alive`: how many came home."""

    alive: int
