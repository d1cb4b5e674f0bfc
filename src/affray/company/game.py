"""The Company's game as faces see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from affray.company.attack import HeroStrike, Strike
from affray.company.combat import Combat
from affray.company.corrections import correctable
from affray.company.deeds import Deed, HeroAction
from affray.company.dice import EYE, RUNE, FeatDie, Roll
from affray.company.fighter import Foe, Hero
from affray.company.rolls import favour_reasons
from affray.company.rulings import EDITIONS, RULINGS
from affray.kernel.chance import Throw
from affray.kernel.event import Event
from affray.kernel.game import Game, Scenario, Values
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.kernel.ruling import Ruling
from affray.kernel.text import Text

__all__ = ["GAME", "CompanyGame"]

YES_NO: Final = Values(words=("yes", "no"))
OWN: Final = ("endurance", "hope", "shadow", "fatigue", "wounded", "recovering", "dying", "no_hope", "drive", "wounds")
# The letters of the two marks in both languages, then the same keys of the other keyboard layout and letters that look alike.
FACES: Final[dict[str, int]] = {
    "г": RUNE,
    "g": RUNE,
    "о": EYE,
    "e": EYE,
    "п": RUNE,
    "j": EYE,
    "у": EYE,
    "o": EYE,
    "е": EYE,
}


class CompanyGame(Game):
    """Scenarios and cards come from the packs; the Loremaster corrects."""

    name: ClassVar[str] = "company"
    host: ClassVar[str] = "loremaster"
    headings: ClassVar[frozenset[str]] = frozenset(("FightBegan", "VolleyBegan", "RoundBegan", "FightEnded"))
    endings: ClassVar[frozenset[str]] = frozenset(("FightEnded",))

    def rulings(self) -> tuple[Ruling, ...]:
        return RULINGS

    def editions(self) -> dict[str, dict[str, str]]:
        return EDITIONS

    # -- scenarios; their readers are loaded when they are wanted

    def scenarios(self) -> list[str]:
        from affray.company.scenario import scenarios

        return list(scenarios())

    def scenario(self, what: str) -> Scenario:
        from affray.company.scenario import load_scenario

        return load_scenario(what)

    def from_data(self, raw: dict[str, Any], source: str) -> Scenario:
        from affray.company.scenario import from_data

        return from_data(raw, source)

    def starter(self, lang: str) -> str:
        from affray.company.scenario import starter

        return starter(lang)

    def check_pack(self, path: str) -> None:
        from affray.company.packs import load_packs

        load_packs([Path(path)])

    # -- corrections

    def corrections(self, fight: Any) -> list[str]:
        return correctable(fight)

    def correction_of(self, fight: Any, what: str) -> str:
        words = what.split(":")
        return words[-1] if len(words) > 1 and fight.named(words[-1]) is not None else ""

    def correction_words(self, what: str) -> Words:
        words = what.split(":")
        who = Ref(words[-1]) if len(words) > 1 else None
        return Words("fix-" + words[0], {"who": who, "item": Ref(words[1]) if len(words) > 2 else None})

    def value_words(self, what: str, value: Any) -> Words | None:
        if type(value) is bool:
            return Words("fix-switch", {"to": "yes" if value else "no"})
        return Words("fix-light-value", {"to": value}) if what == "light" else None

    def correction_values(self, fight: Any, what: str) -> Values:
        words = what.split(":")
        who: Any = fight.named(words[-1]) if len(words) > 1 else None
        kind = words[0]
        if kind == "light":
            return Values(words=("day", "sun", "dark"))
        if kind in ("close", "ranged"):
            return Values(-2, 2)
        if kind == "rearward":
            return Values(0, len(fight.heroes))
        if kind == "last_round":
            return Values(max(1, fight.round), 999)
        if kind in ("end", "drop", "give", "remove", "add"):
            return Values()
        if kind == "endurance":
            return Values(0, who.max_endurance())
        if kind in ("hope", "shadow"):
            return Values(0, who.sheet.hope)
        if kind in ("fatigue", "reach"):
            return Values(0, 99)
        if kind == "drive":
            return Values(0, who.sheet.drive)
        if kind == "wounds":
            return Values(0, who.sheet.might)
        return YES_NO

    def correction_now(self, fight: Any, what: str) -> Any:
        words = what.split(":")
        kind = words[0]
        scene: dict[str, Any] = {
            "light": fight.light, "close": fight.close_dice, "ranged": fight.ranged_dice, "rearward": fight.extra_rearward,
            "battle_rolls": fight.battle_rolls, "last_round": fight.last_round,
        }  # fmt: skip
        if kind in scene:
            return scene[kind]
        if kind == "ground":
            return words[1] in fight.ground
        who = fight.named(words[-1])
        if kind == "condition":
            return who.holds(words[1])
        if kind == "reach" and isinstance(who, Foe):
            return who.reach_from
        return getattr(who, kind) if kind in OWN else None

    # -- cards

    def cards(self, fight: Any) -> list[str]:
        found: dict[str, None] = {}
        for fighter in [*fight.heroes, *fight.foes]:
            found.update(dict.fromkeys(card.id for card in fighter.cards))
        found.update(dict.fromkeys(fight.setting.conditions))
        return list(found)

    def topics(self) -> list[str]:
        from affray.company.glossary import topics

        return topics()

    def clauses_of(self, topic: str) -> tuple[str, ...]:
        from affray.company.glossary import TERMS

        return TERMS.get(topic, ())

    def describe(self, fight: Any, topic: str, text: Text) -> list[str]:
        from affray.company.describe import describe
        from affray.company.glossary import gear_words, note_of

        said = note_of(topic, text.lang) or gear_words(topic, text)
        if said:
            return [said]
        for fighter in [*fight.heroes, *fight.foes]:
            for held in fighter.cards:
                if held.id == topic:
                    return describe(held, text)
        condition = fight.setting.conditions.get(topic)
        return describe(condition, text) if condition is not None else []

    # -- the numbers behind a question

    def numbers(self, fight: Any, question: Question) -> list[Words]:
        roll: Any = getattr(question, "roll", None)
        if isinstance(roll, Roll):
            return [roll_words(fight, roll, roll.why)]
        if isinstance(question, HeroAction):
            return action_numbers(fight, question)
        strike: Any = getattr(question, "strike", None)
        if isinstance(strike, Strike):
            return strike_numbers(strike)
        return []

    # -- dice

    def thrower(self, throw: Throw) -> str:
        return throw.fighter if isinstance(throw, Roll | FeatDie) else throw.by

    def dice_words(self, throw: Throw) -> Words:
        feats = throw.dice.count(12)
        return Words("throw-feat-and-success", {"feats": feats, "successes": len(throw.dice) - feats})

    def read_face(self, word: str, sides: int) -> int | None:
        return FACES.get(word.lower()) if sides == 12 else None

    def dice(self, event: Event) -> list[tuple[int, str]]:
        """Feat dice first (two where one was rolled again or chosen from), then Success dice."""
        faces: list[int] = getattr(event, "faces", [])
        feats = len(faces) - int(getattr(event, "dice", 0))
        marks = {EYE: "eye", RUNE: "rune"}
        return [(12, marks.get(face, str(face))) if at < feats else (6, str(face)) for at, face in enumerate(faces)]

    def tell(self, event: Event, text: Text) -> str:
        from affray.company.describe import tell

        return tell(event, text)


def roll_words(fight: Combat, roll: Roll, label: str) -> Words:
    return Words(
        "numbers-roll",
        {
            "label": label, **roll.odds(), "dice_reasons": roll.pool.reasons(), "against_reasons": roll.target.reasons(),
            "favour_reasons": favour_reasons(roll), "weary": roll.weary,
        },
    )  # fmt: skip


def action_numbers(fight: Combat, question: HeroAction) -> list[Words]:
    """Each blow the hero may strike now, with the reasons of its dice and of its Target Number."""
    hero: Hero = question.hero
    found: list[Words] = []
    for deed in question.options():
        if (
            isinstance(deed, Deed)
            and deed.kind in ("attack", "shoot", "throw")
            and deed.weapon is not None
            and deed.foe is not None
        ):
            far = deed.kind != "attack"
            roll = HeroStrike(fight, hero, deed.foe, deed.weapon, deed.two_handed, ranged=far).chances()
            words = roll_words(fight, roll, "attack")
            found.append(
                Words(
                    "numbers-strike",
                    {
                        **words.fields,
                        "weapon": Ref(deed.weapon.id),
                        "two_handed": deed.two_handed,
                        "foe": Ref(deed.foe.id),
                    },
                )
            )
    return found


def strike_numbers(strike: Strike) -> list[Words]:
    """The blow under way: what it does so far, and to whom."""
    damage = int(strike.weapon.damage) if isinstance(strike, HeroStrike) else int(strike.loss)
    fields: dict[str, Any] = {
        "who": Ref(strike.attacker.id), "target": Ref(strike.target.id), "damage": damage, "heavy": int(strike.heavy),
        "feat": int(strike.feat), "injury": int(strike.injury), "endurance": int(strike.target.endurance),
    }  # fmt: skip
    return [Words("numbers-blow", fields)]


GAME: Final = CompanyGame()
