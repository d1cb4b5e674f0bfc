"""What may stand in the Company's packs and scenarios: the models that check it (docs/schema/company.json is made of them)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PlainValidator,
    StrictBool,
    StrictFloat,
    StrictInt,
    StrictStr,
    WithJsonSchema,
)

from affray.company.rulings import EDITIONS
from affray.company.schemafile import NAMES_SCHEMA, REF_SCHEMA, RULING_SCHEMA, SAID_SCHEMA, TEXTS_SCHEMA, VALOUR_SCHEMA
from affray.kernel.names import Name

__all__ = [
    "SECTIONS", "ArmourEntry", "AttackEntry", "CardEntry", "CultureEntry", "FoeEntry", "FoeReference", "GearRef", "HeroEntry",
    "HeroReference", "NameEntry", "PackEntry", "QualityEntry", "Ref", "RewardEntry", "ScenarioEntry", "ShieldEntry", "WeaponEntry",
]  # fmt: skip


class Ref(NamedTuple):
    """A card named where it is used, with the parameters given there."""

    id: str
    params: dict[str, Any]


def ref(value: Any) -> Ref:
    if isinstance(value, str):
        return Ref(value, {})
    if isinstance(value, dict) and len(value) == 1:
        [(card, params)] = value.items()
        if isinstance(params, dict):
            return Ref(card, params)
    raise ValueError("id, or {id: {parameter: value}}")


def name(value: Any) -> Name:
    return Name.from_data(value)


def texts(value: Any) -> tuple[str, ...]:
    """One text or a list of them."""
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise ValueError("text, or a list of texts")
    return tuple(found)


def said(value: Any) -> dict[str, str]:
    found = {"en": value} if isinstance(value, str) else value
    if not isinstance(found, dict) or not all(k in ("en", "ru") and isinstance(v, str) for k, v in found.items()):
        raise ValueError("{en: text, ru: text}")
    return found


def number_or_valour(value: Any) -> int | tuple[int, str]:
    """A number, or {base: 3, or: valour}: the hero's Valour where it is more."""
    if type(value) is int:
        return value
    if (
        isinstance(value, dict)
        and value.keys() == {"base", "or"}
        and type(value["base"]) is int
        and value["or"] == "valour"
    ):
        return value["base"], "valour"
    raise ValueError("whole number, or {base: number, or: valour}")


def word(value: Any) -> str:
    """A ruling's value: `18` and `true` are its words too."""
    if isinstance(value, str | bool | int):
        return str(value)
    raise ValueError("word")


Named = Annotated[Name, PlainValidator(name), WithJsonSchema(NAMES_SCHEMA)]
Refs = tuple[Annotated[Ref, PlainValidator(ref), WithJsonSchema(REF_SCHEMA)], ...]
Texts = Annotated[tuple[str, ...], PlainValidator(texts), WithJsonSchema(TEXTS_SCHEMA)]
Said = Annotated[dict[str, str], PlainValidator(said), WithJsonSchema(SAID_SCHEMA)]
ByValour = Annotated[int | tuple[int, str], PlainValidator(number_or_valour), WithJsonSchema(VALOUR_SCHEMA)]
RulingWord = Annotated[str, PlainValidator(word), WithJsonSchema(RULING_SCHEMA)]

Small = Annotated[StrictInt, Field(ge=0, le=10)]
Rank = Annotated[StrictInt, Field(ge=0, le=6)]
Attribute = Annotated[StrictInt, Field(ge=1, le=12)]
Endurance = Annotated[StrictInt, Field(ge=1, le=300)]
Hope = Annotated[StrictInt, Field(ge=0, le=40)]
Load = Annotated[StrictInt, Field(ge=0, le=60)]
Injury = Annotated[StrictInt, Field(ge=0, le=30)]
Dice = Annotated[StrictInt, Field(ge=-2, le=2)]
Stance = Literal["forward", "open", "defensive", "rearward"]
Proficiency = Literal["axes", "bows", "spears", "swords", "brawling"]
Skill = Literal[
    "awe", "athletics", "awareness", "hunting", "song", "craft", "enhearten", "travel", "insight", "healing", "courtesy",
    "battle", "persuade", "stealth", "scan", "explore", "riddle", "lore",
]  # fmt: skip


class Entry(BaseModel):
    """Nothing unknown is taken silently, nothing is changed later."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class NameEntry(Entry):
    """Something that only needs a name: a foe's attack, say."""

    name: Named


# -- foes


class AttackEntry(Entry):
    weapon: StrictStr
    rating: Small
    damage: Annotated[StrictInt, Field(ge=0, le=30)]
    injury: Injury
    special: tuple[Literal["pierce", "break_shield", "seize", "fiery_blow"], ...] = ()
    ranged: StrictBool = False
    throwable: StrictBool = False
    fire: Literal["moderate", "severe", "grievous"] = "severe"


FoeKind = Literal["orcs", "evil_men", "trolls", "undead", "wolves", "spiders", "monsters"]


class FoeEntry(Entry):
    name: Named
    kind: FoeKind
    folk: Texts = ()
    book: StrictStr = "own"
    size: Literal["human", "large"] = "human"
    attribute_level: Annotated[StrictInt, Field(ge=1, le=15)]
    endurance: Endurance
    might: Annotated[StrictInt, Field(ge=1, le=6)]
    hate: Hope | None = None
    resolve: Hope | None = None
    parry: Annotated[StrictInt, Field(ge=-5, le=10)]
    armour: Small
    attacks: Annotated[tuple[AttackEntry, ...], Field(min_length=1)]
    abilities: Refs = ()
    features: Texts = ()
    confidence: Literal["high", "medium", "low", "own"] = "own"
    notes: Texts = ()


class FoeReference(Entry):
    """A foe of the packs in a scenario. Endurance, Hate and Resolve are those it begins with, at most its block's."""

    foe: StrictStr
    id: StrictStr | None = None
    name: Named | None = None
    count: Annotated[StrictInt, Field(ge=1, le=30)] = 1
    endurance: Endurance | None = None
    hate: Hope | None = None
    resolve: Hope | None = None
    parry: Annotated[StrictInt, Field(ge=-5, le=10)] | None = None
    armour: Small | None = None


class OwnFoe(FoeEntry):
    """A foe written out in a scenario."""

    id: StrictStr
    count: Annotated[StrictInt, Field(ge=1, le=30)] = 1


# -- heroes


class GearRef(Entry):
    """A piece of gear that a hero carries, with its Rewards and qualities; `bane`: whom a famous weapon was made against."""

    item: StrictStr
    rewards: Texts = ()
    qualities: Refs = ()
    bane: Texts = ()


def gear(value: Any) -> Any:
    return {"item": value} if isinstance(value, str) else value


class WithNumbers(Entry):
    """What may be given instead of being derived, and what a hero begins the fight with."""

    max_endurance: Endurance | None = None
    max_hope: Hope | None = None
    parry: Annotated[StrictInt, Field(ge=0, le=40)] | None = None
    tn_strength: Annotated[StrictInt, Field(ge=1, le=30)] | None = None
    tn_heart: Annotated[StrictInt, Field(ge=1, le=30)] | None = None
    tn_wits: Annotated[StrictInt, Field(ge=1, le=30)] | None = None
    endurance: Endurance | None = None
    hope: Hope | None = None
    shadow: Hope = 0
    fatigue: Load = 0
    treasure: Load = 0
    wounded: StrictBool = False
    focus: StrictStr = ""
    features: Texts = ()


class HeroEntry(WithNumbers):
    name: Named
    culture: StrictStr | None = None
    calling: StrictStr = ""
    folk: Texts = ()
    strength: Attribute
    heart: Attribute
    wits: Attribute
    valour: Annotated[StrictInt, Field(ge=1, le=6)] = 1
    wisdom: Annotated[StrictInt, Field(ge=1, le=6)] = 1
    proficiencies: dict[Proficiency, Rank]
    skills: dict[Skill, Rank] = {}
    favoured: tuple[Skill, ...] = ()
    gear: tuple[Any, ...] = ()
    virtues: Refs = ()


class HeroReference(WithNumbers):
    """A hero of the packs in a scenario, with what differs."""

    hero: StrictStr
    id: StrictStr | None = None
    name: Named | None = None
    valour: Annotated[StrictInt, Field(ge=1, le=6)] | None = None
    wisdom: Annotated[StrictInt, Field(ge=1, le=6)] | None = None
    proficiencies: dict[Proficiency, Rank] | None = None
    skills: dict[Skill, Rank] | None = None
    favoured: tuple[Skill, ...] | None = None
    gear: tuple[Any, ...] | None = None
    virtues: Refs | None = None


class OwnHero(HeroEntry):
    """A hero written out in a scenario."""

    id: StrictStr


# -- gear and cultures


class WeaponEntry(Entry):
    name: Named
    proficiency: Proficiency
    damage: Small
    injury: Injury | None
    two_handed_injury: Injury | None = None
    hands: Literal[1, 2, "1-2"] = 1
    load: Load
    ranged: StrictBool = False
    throwable: StrictBool = False


class ArmourEntry(Entry):
    name: Named
    protection: Small
    load: Load
    kind: Literal["leather", "mail", "headgear"]
    standard: Literal["common", "prosperous"] | None = None


class ShieldEntry(Entry):
    name: Named
    parry: Small
    load: Load
    standard: Literal["common", "prosperous"] | None = None


class CultureEntry(Entry):
    name: Named
    endurance: Annotated[StrictInt, Field(ge=0, le=60)]
    hope: Hope
    parry: Annotated[StrictInt, Field(ge=0, le=30)]
    folk: Texts = ()
    blessing: Refs = ()


# -- cards


class CardEntry(Entry):
    """A virtue, blessing, fell ability or condition. Hooks, whiles and offers are read by `cardfile`, which knows their words."""

    name: Named
    note: Said | None = None
    kind: Literal["ability", "virtue", "blessing", "quality", "condition"] | None = None
    params: dict[str, Any] = {}
    flags: Texts = ()
    sheet: dict[str, Any] = {}
    whiles: tuple[Any, ...] = Field(default=(), alias="while")
    hooks: tuple[Any, ...] = ()
    offers: tuple[Any, ...] = ()


GearKind = Literal["weapon", "armour", "helm", "shield"]


class RewardEntry(Entry):
    """A Reward: `pierces_on` is the number itself, all others are added."""

    name: Named
    note: Said | None = None
    worn: tuple[GearKind, ...] = Field(alias="on", min_length=1)
    damage: ByValour = 0
    injury: ByValour = 0
    pierces_on: ByValour = 10
    parry: ByValour = 0
    load: ByValour = 0
    bonus: ByValour = 0


class QualityEntry(RewardEntry):
    """An enchanted quality: a Reward's numbers and a card."""

    kind: Literal["quality"] = "quality"
    params: dict[str, Any] = {}
    flags: Texts = ()
    whiles: tuple[Any, ...] = Field(default=(), alias="while")
    hooks: tuple[Any, ...] = ()
    offers: tuple[Any, ...] = ()


class PackEntry(Entry):
    """`pack.yaml`."""

    id: StrictStr
    game: Literal["company"]
    format: Literal[1]
    name: Named


SECTIONS: Final[dict[str, type[Entry]]] = {
    "names": NameEntry, "foes": FoeEntry, "heroes": HeroEntry, "weapons": WeaponEntry, "armour": ArmourEntry, "shields": ShieldEntry,
    "cultures": CultureEntry, "abilities": CardEntry, "virtues": CardEntry, "rewards": RewardEntry, "qualities": QualityEntry,
    "conditions": CardEntry,
}  # fmt: skip


# -- scenarios


class SceneEntry(Entry):
    light: Literal["day", "sun", "dark"] = "day"
    ground: tuple[Literal["forest", "water", "underground", "fire"], ...] = ()
    close: Dice = 0
    ranged: Dice = 0


class OnsetEntry(Entry):
    volleys: Annotated[StrictInt, Field(ge=0, le=5)] = 1
    bow_volleys: Annotated[StrictInt, Field(ge=0, le=8)] | None = None
    first: Literal["heroes", "foes"] = "heroes"
    ambush: Literal["none", "by_company", "by_foes"] = "none"
    ambush_skill: Literal["stealth", "battle", "hunting", "awareness"] | None = None
    no_watch: StrictBool = False
    out_of_reach: dict[str, Annotated[StrictInt, Field(ge=1, le=50)]] = {}


class LoremasterEntry(Entry):
    battle_rolls: StrictBool = True
    extra_rearward: Annotated[StrictInt, Field(ge=0, le=10)] = 0
    battle_dice: Annotated[StrictInt, Field(ge=1, le=3)] = 1
    tend_dying: StrictBool = False


class FleeEntry(Entry):
    """Hints for agents: foes flee at so much Hate or Resolve in all, or once such a part of them has fallen."""

    drive: Annotated[StrictInt, Field(ge=0, le=100)] | None = None
    fallen: Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)] | None = None


class ScenarioEntry(Entry):
    """A scenario file. Each of `heroes` is an id, a HeroReference or an OwnHero; of `foes` an id, a FoeReference or an OwnFoe."""

    name: Named
    about: Said | None = None
    edition: Literal[tuple(EDITIONS)] = "seed"  # type: ignore[valid-type]
    rulings: dict[str, RulingWord] = {}
    last_round: Annotated[StrictInt, Field(ge=1, le=500)] = 50
    scene: SceneEntry = SceneEntry()
    onset: OnsetEntry = OnsetEntry()
    loremaster: LoremasterEntry = LoremasterEntry()
    foes_flee: FleeEntry = FleeEntry()
    heroes: Annotated[tuple[Any, ...], Field(min_length=1, max_length=12)]
    foes: Annotated[tuple[Any, ...], Field(min_length=1, max_length=40)]
