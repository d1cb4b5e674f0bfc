"""What is said of the Company's fight: every event and every card, in both languages."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from affray.company import events
from affray.company.describe import describe, tell
from affray.company.fighter import STANCES
from affray.kernel.event import Event
from affray.kernel.names import Ref
from affray.kernel.text import signatures
from tests.company.words import CYRILLIC, LANGUAGES, LATIN, packs, text

SECTIONS = ("abilities", "conditions", "virtues", "qualities")
EVENTS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]


def corrections() -> set[str]:
    """The first words of all corrections, as the message of `Corrected` tells them apart."""
    return {key.removeprefix("fix-") for key in signatures("en") if key.startswith("fix-")} - {"light-value", "switch"}


CHOICES: dict[str, tuple[str, ...]] = {
    "stance": STANCES, "outcome": ("victory", "defeat", "fled", "parted", "ended"), "by": ("foes", "company"),
    "feat": ("best", "worst", "number"), "kind": ("hate", "resolve"), "level": ("moderate", "severe", "grievous"),
    "severity": ("moderate", "severe", "grievous", "fire"), "lasts": ("round", "next_attack", "next", "fight"),
    "use": ("advantage", "removal", "burden"), "how": ("rear", "force", "stood_back", "removed"),
    "what": ("dying", "wound", "poison"), "CannotAct.why": ("surprised", "recovering"), "FeatRolled.why": ("severity", "fire", "poison"),
    "HopeSpent.why": ("roll", "magical", "support", "elf_lights"), "FoeWeary.why": ("empty", "intimidate", "card"),
    "Fell.why": ("unconscious", "dying", "slain", "asleep"), "Hurt.why": ("attack", "fire", "poison", "keening_wail"),
    "card": ("snake_like_speed",), "weapon": ("great_axe",), "shield": ("great_shield",), "item": ("helm",), "skill": ("awe", "wisdom"),
    "condition": ("webbed", "pushed_down", "dying"), "task": ("intimidate", "battle"),
    "Corrected.what": tuple(sorted(corrections())), "to": ("12", "yes", "no"),
}  # fmt: skip


SWITCHES = ("ground", "battle_rolls", "wounded", "recovering", "dying", "no_hope", "condition")
NEVER_NOBODY = (events.FightBegan, events.GearCollected)


def samples(kind: type[Event]) -> Iterator[Event]:
    """The event with every word its text fields may hold, True and False, a number, something and nothing."""
    hints = get_type_hints(kind)
    ways: list[list[Any]] = []
    for field in fields(kind):
        hint = str(hints[field.name])
        words = CHOICES.get(f"{kind.__name__}.{field.name}", CHOICES.get(field.name, ("hild",)))
        if "Ref" in hint:
            named = [Ref(word) for word in words]
            lists: list[Any] = [[Ref("hild"), Ref("orc_soldier_2")], []]
            values: list[Any] = named if "list" not in hint else lists[:1] if kind in NEVER_NOBODY else lists
            ways.append([*values, None] if "None" in hint else values)
        elif hint == "<class 'str'>":
            ways.append(list(words))
        elif hint == "<class 'bool'>":
            ways.append([True, False])
        elif hint == "<class 'int'>":
            ways.append([0, 1, 2] if field.name in ("rank", "icons", "days", "number") else [2])
        elif "tuple" in hint:
            reasons = (
                [("two_handed", 1)]
                if field.name == "amount_reasons"
                else [("forward", 1), ("defensive", -2), ("great_axe", 3)]
            )
            ways.append([reasons, []])
        else:
            ways.append([[12, 11, 4, 6], []])
    for chosen in itertools.islice(itertools.product(*ways), 500):
        yield kind(*chosen)


def line(event: Event, lang: str) -> str:
    return tell(event, text(lang))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Event]) -> None:
    for event in samples(kind):
        if isinstance(event, events.Corrected) and (
            None in (event.who, event.item) or (event.to == "12") == (event.what in SWITCHES)
        ):
            continue
        english, russian = line(event, "en"), line(event, "ru")
        assert not CYRILLIC.search(english)
        assert not LATIN.search(russian)
        assert "  " not in english + russian


def blow(**changes: Any) -> events.AttackRolled:
    told: dict[str, Any] = {
        "who": Ref("nali"), "target": Ref("orc_soldier_2"), "weapon": Ref("great_axe"), "two_handed": True, "passed": True,
        "feat": "number", "total": 16, "against": 15, "against_reasons": [("tn_strength", 13), ("parry", 2)], "dice": 4,
        "dice_reasons": [("axes", 3), ("forward", 1)], "favour_reasons": [], "icons": 1, "weary": False, "faces": [5, 6, 4, 1, 0],
    }  # fmt: skip
    return events.AttackRolled(**{**told, **changes})


def test_an_attack() -> None:
    assert line(blow(faces=[]), "en") == (
        "Náli attacks Orc Soldier 2 with Great Axe in both hands: hit, 16 against 15 (Strength 13, Parry 2); "
        "4d: Axes +3d, Forward +1d; 1 Success icon"
    )
    assert line(blow(faces=[]), "ru") == (
        "Нали атакует орка-воина 2 большим топором, двумя руками: попадание, 16 против 15 (Телосложение 13, Парирование 2); "
        "4к: Топоры +3к, Передняя +1к; 1 значок Успеха"
    )
    best = blow(feat="best", two_handed=False, icons=0, dice=0, dice_reasons=[], against_reasons=[], faces=[12])
    assert (
        line(best, "ru")
        == "Нали атакует орка-воина 2 большим топором: попадание, лучшая грань, сразу успех, против 15; 0к [Руна]"
    )
    tired = blow(
        passed=False, weary=True, icons=0, faces=[], favour_reasons=[("denizen_of_the_dark", 1), ("spell", -1)]
    )
    assert line(tired, "ru").endswith("Передняя +1к; обитатель тьмы (благоприятный), чары (неблагоприятный); изнурение")
    doomed = blow(passed=False, feat="worst", icons=0, faces=[])
    assert "miss, Miserable and the worst face, 16 against 15" in line(doomed, "en")


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            events.WearyNow(Ref("hild"), 10, 11),
            "Hild is Weary: Endurance 10, Load 11",
            "Хильд изнурена: Выносливость 10, Нагрузка 11",
        ),
        (
            events.WearyNow(Ref("nali"), 10, 11),
            "Náli is Weary: Endurance 10, Load 11",
            "Нали изнурён: Выносливость 10, Нагрузка 11",
        ),
        (
            events.Hurt(Ref("nali"), 5, 12, Ref("attack")),
            "Náli loses 5 Endurance, 12 left",
            "Нали теряет 5 Выносливости, осталось 12",
        ),
        (
            events.WoundTaken(Ref("nali"), "severe", 3),
            "Náli is Wounded: severe, 3 days to heal",
            "Нали ранен: тяжёлая рана, лечить 3 дня",
        ),
        (
            events.Corrected("endurance", Ref("nali"), "9"),
            "Loremaster: Endurance of Náli: 9",
            "Хранитель Мудрости: Выносливость Нали: 9",
        ),
        (
            events.ProtectedBy(Ref("hild"), Ref("calarmir"), 2),
            "Hild protects Calarmir: the next attack loses 2d",
            "Хильд прикрывает Калармира: следующая атака теряет 2к",
        ),
        (
            events.FightEnded("parted", 1),
            "The fight is over after 1 round: the sides part",
            "Бой окончен в раунде 1: стороны разошлись",
        ),
    ],
)
def test_lines(event: Event, english: str, russian: str) -> None:
    assert (line(event, "en"), line(event, "ru")) == (english, russian)


def test_options_say_what_they_do() -> None:
    said = {"who": Ref("nali"), "stance": "defensive", "foes": 2}
    assert text("en").t("option-stance", **said) == "Náli: Defensive, -2d on own attacks, -1d on each of the foes'"
    assert text("ru").t("option-stance", **said) == "Нали: защитная стойка, -2к к своим атакам, -1к к атакам врагов"
    blow = {
        "foe": Ref("orc_soldier_2"),
        "weapon": Ref("great_axe"),
        "two_handed": True,
        "chance": 62,
        "dice": 4,
        "against": 15,
        "damage": 8,
    }
    assert text("ru").t("option-action-attack", **blow) == (
        "Атаковать орка-воина 2, большой топор, двумя руками: 62\N{NO-BREAK SPACE}%, 4к против 15, урон 8"
    )


# -- cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_every_card_can_be_described(section: str, lang: str) -> None:
    foreign = LATIN if lang == "ru" else CYRILLIC
    for card in packs().ids(section):
        for sentence in describe(packs().card(section, card, {})[0], text(lang)):
            assert sentence.endswith("."), card
            assert not foreign.search(sentence), card


def test_a_card() -> None:
    fierce, _ = packs().card("abilities", "fierce", {})
    assert describe(fierce, text("en")) == [
        "On an attack roll, if the owner is the one who acts: the roll is Favoured; +1d on the roll (costs 1)."
    ]
    assert describe(fierce, text("ru")) == [
        "При броске атаки, если действует владелец: бросок благоприятный; +1к к броску (цена 1)."
    ]
    webbed, _ = packs().card("conditions", "webbed", {})
    assert describe(webbed, text("en"))[:2] == ["The stance cannot be changed.", "Parry -4."]
