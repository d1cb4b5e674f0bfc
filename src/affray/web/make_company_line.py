"""A hero or a foe of a form in one line: the numbers that come out of what was chosen so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from affray.company.rulings import DEFAULTS
from affray.company.schema import FoeEntry, HeroEntry, HeroReference, OwnFoe, OwnHero
from affray.kernel.pack import plain, validate
from affray.kernel.speaker import capital

if TYPE_CHECKING:
    from affray.company.packs import Packs
    from affray.kernel.speaker import Speaker

__all__ = ["foe_line", "hero_line"]


def ignore(*_told: Any) -> None:
    """What is wrong is told by the check of the whole."""


def hero_line(speaker: Speaker, packs: Packs, raw: Any) -> str:
    """Culture, Endurance, Hope, Parry, Target Numbers, Load; nothing while they cannot be derived."""
    entry = hero_of(packs, raw)
    if entry is None:
        return ""
    sheet = packs.hero_sheet(entry, "hero", DEFAULTS, ignore)
    worn = [sheet.armour, sheet.helm, sheet.shield]
    load = sum(int(each.load) for each in [*sheet.weapons, *worn] if each is not None) + int(sheet.treasure)
    culture = capital(speaker.name(entry.culture)) if entry.culture else None
    shield = int(sheet.shield.parry) if sheet.shield is not None else 0
    return speaker.t(
        "make-hero-line", culture=culture, endurance=int(sheet.endurance), hope=int(sheet.hope), parry=int(sheet.parry) + shield,
        strength=int(sheet.tn_strength), heart=int(sheet.tn_heart), wits=int(sheet.tn_wits), load=load,
    )  # fmt: skip


def hero_of(packs: Packs, raw: Any) -> HeroEntry | None:
    raw = {"hero": raw} if isinstance(raw, str) else raw
    if not isinstance(raw, dict):
        return None
    if "hero" not in raw:
        return validate(OwnHero, plain(raw, ""), (), raw)[0]
    reference, _ = validate(HeroReference, plain(raw, ""), (), raw)
    base = packs.hero(reference.hero) if reference is not None else None
    if reference is None or base is None:
        return None
    changes = {key: value for key in reference.model_fields_set if (value := getattr(reference, key)) is not None}
    return base.model_copy(update={key: value for key, value in changes.items() if key in HeroEntry.model_fields})


def foe_line(speaker: Speaker, packs: Packs, raw: Any) -> str:
    """Attribute Level, Endurance, Might, Hate or Resolve, Parry, Armour; nothing while they are not known."""
    raw = {"foe": raw} if isinstance(raw, str) else raw
    if not isinstance(raw, dict):
        return ""
    changed: dict[str, Any] = {}
    if "foe" in raw:
        entry = packs.foe(raw["foe"]) if isinstance(raw["foe"], str) else None
        changed = {key: value for key, value in raw.items() if type(value) is int}
    else:
        entry = cast("FoeEntry | None", validate(OwnFoe, plain(raw, ""), (), raw)[0])
    if entry is None:
        return ""
    drive = "hate" if entry.hate is not None else "resolve"
    numbers = {key: changed.get(key, getattr(entry, key)) for key in ("endurance", "parry", "armour", drive)}
    return speaker.t(
        "make-foe-line", level=entry.attribute_level, endurance=numbers["endurance"], might=entry.might, kind=drive,
        drive=numbers[drive] or 0, parry=numbers["parry"], armour=numbers["armour"],
    )  # fmt: skip
