"""The sheets beside a melee as a template takes them: frozen, every text ready."""

from __future__ import annotations

from dataclasses import dataclass

from affray.web.company_figures import Badge

__all__ = ["CardText", "Fact", "FoeKind", "FoeLine", "Gauge", "HeroPanel", "Panels", "SceneNow", "Step", "WeaponLine"]


@dataclass(frozen=True)
class Fact:
    """A number or a word with its label; `note` says more of it."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True)
class Gauge:
    """A bar: `share` and `mark` are in hundredths of its length; `mark` is None where nothing is marked on it."""

    label: str
    value: str
    share: int
    kind: str
    mark: int | None = None
    marked: str = ""


@dataclass(frozen=True)
class CardText:
    """A virtue, blessing, quality, ability or condition, with its sentences."""

    key: str
    name: str
    kind: str
    texts: tuple[str, ...]


@dataclass(frozen=True)
class WeaponLine:
    name: str
    ready: bool
    facts: str
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """A part of the round; `state` is past, now or next."""

    label: str
    state: str


@dataclass(frozen=True)
class SceneNow:
    heading: str
    steps: tuple[Step, ...]
    facts: tuple[Fact, ...]
    effects: tuple[Fact, ...]


@dataclass(frozen=True)
class HeroPanel:
    key: str
    name: str
    stance: str
    brief: str
    seat: str
    out: str
    badges: tuple[Badge, ...]
    against: str
    gauges: tuple[Gauge, ...]
    attributes: tuple[Fact, ...]
    facts: tuple[Fact, ...]
    weapons: tuple[WeaponLine, ...]
    gear: tuple[Fact, ...]
    skills: tuple[Fact, ...]
    cards: tuple[CardText, ...]


@dataclass(frozen=True)
class FoeLine:
    key: str
    name: str
    out: str
    gauge: Gauge
    drive: str
    badges: tuple[Badge, ...]
    against: str


@dataclass(frozen=True)
class FoeKind:
    """All foes of one sheet: what they share, then a line for each."""

    key: str
    name: str
    brief: str
    seat: str
    out: bool
    facts: tuple[Fact, ...]
    attacks: tuple[Fact, ...]
    cards: tuple[CardText, ...]
    foes: tuple[FoeLine, ...]


@dataclass(frozen=True)
class Panels:
    """What templates/company_panels.html takes."""

    scene: SceneNow
    heroes: tuple[HeroPanel, ...]
    foes: tuple[FoeKind, ...]
    words: dict[str, str]
