"""What happens while a showdown is set up, as data."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = ["AmbushSprung", "ShowdownBegan", "SurvivorsSkip", "TerrainDrawn", "TerrainLeftOut", "TerrainPlaced"]


@dataclass(frozen=True)
class ShowdownBegan(Event):
    monster: Ref
    level: int


@dataclass(frozen=True)
class TerrainDrawn(Event):
    """The cards of random terrain."""

    cards: list[Ref]


@dataclass(frozen=True)
class TerrainPlaced(Event):
    """A tile lies from its north-west space to its south-east one; both are the same for a small one."""

    terrain: Ref
    first: str
    last: str
    small: bool


@dataclass(frozen=True)
class TerrainLeftOut(Event):
    """No room on the board."""

    terrain: Ref


@dataclass(frozen=True)
class AmbushSprung(Event):
    """`by`: monster or survivors."""

    by: str


@dataclass(frozen=True)
class SurvivorsSkip(Event):
    """The survivors' first turn falls away."""

    round: int
