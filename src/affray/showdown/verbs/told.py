"""What cards tell that no primitive tells: events, as data."""

from __future__ import annotations

from dataclasses import dataclass

from affray.kernel.event import Event
from affray.kernel.names import Ref

__all__ = [
    "AttributeRose", "CardRolled", "Doomed", "EffectBegan", "InjuryWeakens", "MonsterHealed", "ResourceGained", "SheetChanged", "StoryEvent",
    "StatusGiven", "StatusLifted",
    "SurvivorToken", "DisorderGained", "LocationsArchived",
]  # fmt: skip


@dataclass(frozen=True)
class CardRolled(Event):
    """A d10 that a card asks for. `within`: the faces of the list that is carried out, None where nothing is; `wanted`: all that do something."""

    card: Ref
    face: int
    within: str | None
    wanted: str


@dataclass(frozen=True)
class SurvivorToken(Event):
    """An attribute token of a survivor."""

    who: Ref
    attribute: str
    by: int
    now: int


@dataclass(frozen=True)
class EffectBegan(Event):
    """A number that is no token; `attribute` may be all_are_threats. `until` as in the packs. `who`: a survivor or the monster."""

    who: Ref
    card: Ref
    attribute: str
    by: int
    until: str


@dataclass(frozen=True)
class AttributeRose(Event):
    """A base attribute changes for life."""

    who: Ref
    attribute: str
    by: int


@dataclass(frozen=True)
class InjuryWeakens(Event):
    """An attribute changes with an injury: `lasts`, as `until` in the packs, fight or (a permanent injury) life."""

    who: Ref
    injury: Ref
    attribute: str
    by: int
    lasts: str


@dataclass(frozen=True)
class SheetChanged(Event):
    """`what`: courage, understanding, hunt_xp or proficiency."""

    who: Ref
    what: str
    by: int


@dataclass(frozen=True)
class Doomed(Event):
    who: Ref


@dataclass(frozen=True)
class DisorderGained(Event):
    who: Ref
    disorder: Ref


@dataclass(frozen=True)
class StatusGiven(Event):
    """A status card of the monster lies on a survivor from now on."""

    who: Ref
    status: Ref


@dataclass(frozen=True)
class StatusLifted(Event):
    who: Ref
    status: Ref


@dataclass(frozen=True)
class ResourceGained(Event):
    who: Ref
    resources: list[Ref]


@dataclass(frozen=True)
class MonsterHealed(Event):
    """Cards of the wound stack went back under the AI deck."""

    cards: int
    wounds: int


@dataclass(frozen=True)
class LocationsArchived(Event):
    locations: list[Ref]


@dataclass(frozen=True)
class StoryEvent(Event):
    story: Ref
