"""Cards as packs write them, made into the engine's: verbs, conditions, hooks, numbers and offers, each checked against its own fields."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from affray.company.cards import MOMENTS, CompanyCard, Offered, While
from affray.company.conditions import CONDITIONS
from affray.company.conditions.scene import Not
from affray.company.deeds import TASKS
from affray.company.fighter import STANCES
from affray.company.losses import LEVELS
from affray.company.rulings import RULINGS
from affray.company.sheet import ATTRIBUTE_OF
from affray.company.special import SPECIAL
from affray.company.verbs import VERBS, WHO
from affray.company.verbs.states import Summon
from affray.kernel.card import INSTEAD, WHEN, Condition, Hook, Verb
from affray.kernel.cardfile import Knows, WordReader, given_params, shape, verbs_within
from affray.kernel.effect import FIGHT, ROUND
from affray.kernel.pack import Document, Place, Problem

__all__ = ["CardReader", "given_params", "shape", "summoned", "words_of"]

WHILE_KINDS: Final = ("parry", "protection", "injury", "damage", "pierces_on")
# Which numbers of which cards are looked at; a foe's block has its numbers.
WHILES_OF: Final[dict[str, tuple[str, ...]]] = {"ability": (), "quality": WHILE_KINDS}
PERIODS: Final = {"fight": FIGHT, "round": ROUND, "adventure": FIGHT}
MOMENT_NAMES: Final = {moment.name: moment for moment in MOMENTS}
RULING_VALUES: Final = {ruling.name: ruling.values for ruling in RULINGS}

HOOK_KEYS: Final = ("at", "if", "unless", "cost", "may", "uses", "per", "do", "instead", "name")
WHILE_KEYS: Final = ("if", "unless", "over")
OFFER_KEYS: Final = ("name", "action", "who", "stance", "skills", "task", "cost", "uses", "per", "if", "unless", "do")

# Texts that are not free: for each word and field, what may stand there.
KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("each", "each"): ("heroes", "close_heroes", "foes", "engaged"),
    ("choose", "choose"): ("hero", "ally", "engaged_foe"),
    ("set_endurance", "set_endurance"): ("half", "full", "hideous_toughness_reset"),
    ("special", "special"): tuple(SPECIAL),
    ("drive", "of"): WHO, ("lose", "lose"): WHO, ("heal", "heal"): (*WHO, "company"), ("fire", "fire"): WHO,
    ("fire", "level"): LEVELS, ("poison", "poison"): LEVELS,
    ("shadow_test", "shadow_test"): WHO, ("shadow_test", "kind"): ("dread", "sorcery"), ("shadow", "of"): WHO,
    ("forbid_hope", "forbid_hope"): WHO, ("condition", "of"): WHO, ("lift", "of"): WHO, ("knock_out", "knock_out"): WHO,
    ("wake", "wake"): WHO, ("effect", "of"): (*WHO, "heroes"), ("effect", "until"): ("round", "next_round", "fight"),
    ("light", "light"): ("day", "sun", "dark"), ("ground", "ground"): ("forest", "water", "underground", "fire"),
    ("stance", "stance"): STANCES, ("ruled", "ruling"): tuple(f"{name}={value}" for name, values in RULING_VALUES.items() for value in values),
    ("heal", "best_of"): ("heart", "wisdom", "valour", "strength"),
    ("proficiency", "proficiency"): ("axes", "bows", "spears", "swords", "brawling"),
}  # fmt: skip
SECTION_OF: Final = {
    ("condition", "condition"): "conditions",
    ("lift", "lift"): "conditions",
    ("summon", "summon"): "foes",
}


class CardReader(WordReader):
    """Reads one card for one owner. Problems are added to `problems`; what is wrong is left out of the card."""

    VERBS: ClassVar[dict[str, type[Verb]]] = VERBS
    CONDITIONS: ClassVar[dict[str, type[Condition]]] = CONDITIONS
    KNOWN: ClassVar[dict[tuple[str, str], tuple[str, ...]]] = KNOWN
    SECTION_OF: ClassVar[dict[tuple[str, str], str]] = SECTION_OF

    def __init__(
        self,
        document: Document,
        place: Place,
        id: str,
        problems: list[Problem],
        knows: Knows,
        valour: int = 1,
        wisdom: int = 1,
    ) -> None:
        super().__init__(document, place, id, problems, knows)
        self.valour = valour
        self.wisdom = wisdom
        self.while_kinds: tuple[str, ...] = WHILE_KINDS

    def negated(self, condition: Condition) -> Condition:
        return Not(condition)

    def card(self, raw: dict[str, Any], kind: str) -> CompanyCard:
        """The card of data whose parameters are filled in."""
        card = CompanyCard(self.id, kind)
        self.while_kinds = WHILES_OF.get(kind, WHILE_KINDS[:2])
        card.flags = tuple(raw.get("flags", ())) if isinstance(raw.get("flags", ()), list | tuple) else (raw["flags"],)
        whiles = [self.number(each, ("while", i)) for i, each in enumerate(raw.get("while", ()))]
        hooks = [self.hook(each, ("hooks", i), i) for i, each in enumerate(raw.get("hooks", ()))]
        offers = [self.offer(each, ("offers", i), i) for i, each in enumerate(raw.get("offers", ()))]
        card.whiles = tuple([each for each in whiles if each is not None])
        card.hooks = tuple([each for each in hooks if each is not None])
        card.offers = tuple([each for each in offers if each is not None])
        return card

    # -- parts of a card

    def hook(self, raw: Any, place: Place, number: int) -> Hook | None:
        if not self.keys(raw, place, HOOK_KEYS, ("at",)):
            return None
        if ("do" in raw) == ("instead" in raw):
            self.wrong(place, "pack-missing-key", "do | instead")
            return None
        at = self.choice(raw["at"], (*place, "at"), tuple(MOMENT_NAMES))
        deed = "do" if "do" in raw else "instead"
        return Hook(
            self.id,
            MOMENT_NAMES.get(at, MOMENTS[0]),
            WHEN if deed == "do" else INSTEAD,
            self.both(raw, place),
            self.whole(raw.get("cost", 0), (*place, "cost")),
            self.flag(raw.get("may", False), (*place, "may")),
            *self.limit(raw, place),
            self.verbs(raw[deed], (*place, deed)),
            f"{self.id}.{self.text(raw.get('name', str(number + 1)), (*place, 'name'))}",
        )

    def number(self, raw: Any, place: Place) -> While | None:
        if not self.keys(raw, place, (*self.while_kinds, *WHILE_KEYS), ()):
            return None
        kinds = [key for key in raw if key in self.while_kinds]
        if len(kinds) != 1:
            self.wrong(place, "pack-missing-key", " | ".join(self.while_kinds))
            return None
        [kind] = kinds
        amount = raw[kind]
        if amount == "valour":
            amount = max(0, self.valour - self.whole(raw.get("over", 0), (*place, "over")))
        return While(kind, self.whole(amount, (*place, kind), -30), self.both(raw, place), self.id)

    def offer(self, raw: Any, place: Place, number: int) -> Offered | None:
        if not self.keys(raw, place, OFFER_KEYS, ("action",)):
            return None
        if "do" not in raw and "task" not in raw:
            self.wrong(place, "pack-missing-key", "do | task")
        stance = raw.get("stance", "")
        task = raw.get("task", "")
        return Offered(
            self.id,
            self.text(raw.get("name", str(number + 1)), (*place, "name")),
            self.choice(raw["action"], (*place, "action"), ("main", "secondary", "instead")),
            self.choice(task, (*place, "task"), tuple(TASKS)) if task else "",
            self.choice(stance, (*place, "stance"), (*STANCES, "any")) if stance else "",
            self.words(raw.get("skills", ()), (*place, "skills"), tuple(ATTRIBUTE_OF)),
            self.whole(raw.get("cost", 0), (*place, "cost")),
            *self.limit(raw, place),
            self.choice(raw.get("who", "owner"), (*place, "who"), ("owner", "foes", "anyone")),
            self.both(raw, place),
            self.verbs(raw.get("do", ()), (*place, "do")),
        )

    def limit(self, raw: dict[str, Any], place: Place) -> tuple[int, str]:
        uses = raw.get("uses", 0)
        if uses == "wisdom":
            uses = self.wisdom
        per = self.choice(raw.get("per", "fight"), (*place, "per"), tuple(PERIODS))
        return self.whole(uses, (*place, "uses")), PERIODS.get(per, FIGHT)


def words_of(card: CompanyCard) -> list[Verb]:
    """Every verb of a card, nested ones too."""
    return verbs_within(
        [*(verb for hook in card.hooks for verb in hook.do), *(verb for offer in card.offers for verb in offer.do)]
    )


def summoned(card: CompanyCard) -> list[str]:
    """The kinds of foes that a card can call."""
    return [verb.summon for verb in words_of(card) if isinstance(verb, Summon)]
