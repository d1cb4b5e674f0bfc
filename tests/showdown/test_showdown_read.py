"""The showdown as it is read at the table: every event, question and correction, and whole fights, in both languages."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from affray.agents.random import RandomAgent
from affray.kernel.chance import Dice, SeededDice
from affray.kernel.event import Event
from affray.kernel.fight import play
from affray.kernel.names import Ref
from affray.kernel.question import Agent, Interjection, Question, Words
from affray.kernel.table import FightOver, Recorded
from affray.kernel.text import signatures
from affray.showdown import aftermath_events, events, survivor_events, turn_events
from affray.showdown.cards import MOMENTS
from affray.showdown.corrections import Corrected, correct, correctable, value_words, values_of, words_of
from affray.showdown.field import Field
from affray.showdown.lines import message, tell
from affray.showdown.scenario import scenarios
from affray.showdown.showdown import Showdown
from affray.showdown.survivor import ATTRIBUTES, LOCATIONS
from affray.showdown.targeting import ORDERS
from affray.showdown.verbs import told
from tests.showdown.catalogue import (
    EVENTS,
    LANGUAGES,
    SPOKEN,
    SQUARE,
    ill,
    key_of,
    keys,
    text,
)
from tests.showdown.fights import rulings, scenario

# -- events


UNTIL = ("attack", "monster_turn", "round", "next_round", "fight", "death", "knocked_down")
TOKENS = (*ATTRIBUTES, "damage", "toughness")
WORDS: dict[str, tuple[str, ...]] = {
    "InsanityChanged.why": ("absorbs", "own_target", "card"),
    "location": LOCATIONS, "locations": LOCATIONS, "attribute": TOKENS, "facing": ("north", "east", "south", "west"), "to": ("H9",),
    "ShowdownOver.outcome": ("victory", "defeat", "ended"), "StoryPart.outcome": ("victory", "defeat"),
    "DiscardShuffled.deck": ("ai", "hit_location"),
    "first": ("H9",), "last": ("I10",), "point": ("movement", "activation"), "until": UNTIL,
    "seat": ("ada",), "grade": ("light", "heavy"),
    "AmbushSprung.by": ("monster", "survivors"),
    "Leapt.word": ("charge", "pounce", "slam"), "Shielded.word": ("block", "deflect"),
    "action": ("dodge", "encourage", "dash", "surge"), "deck": ("ai", "locations"),
    "Reaction.kind": ("wound", "failure", "reflex"), "CardStays.kind": ("mood", "trait", "duration"),
    "CardLeft.to": ("discard", "ai_top", "archive"), "TargetPicked.why": (*ORDERS, "priority"), "HitMoved.to": LOCATIONS[:5],
    "ActionsCancelled.why": ("knocked_down", "out_of_reach", "target_gone"), "EffectBegan.attribute": (*TOKENS, "all_are_threats"),
    "SheetChanged.what": ("courage", "understanding", "hunt_xp", "proficiency"), "SkipsNext.what": ("next_showdown", "next_hunt"),
    "Spared.what": ("fall", "bleeding", "severe_injury", "damage", "brain_damage"),
    "CardRolled.within": ("1–2", "4+"), "CardRolled.wanted": ("1–2, 4+",), "InjuryWeakens.lasts": ("life", "fight"),
    "NumberRaised.what": ("brain_damage", "severe_injury_roll", "survival_gained"),
}  # fmt: skip
THINGS: dict[str, tuple[str, ...]] = {
    "card": ("claw", "cunning"), "weapon": ("scrap_dagger", "fist_and_tooth"), "gear": ("cloth",), "monster": ("white_lion",),
    "location": ("beasts_heel",), "trap": ("clever_ploy",), "injury": ("ruptured_tendon",), "terrain": ("tall_grass",),
    "why": ("bleeding", "claw"), "disorder": ("hyperactive",), "place": ("catarium",), "locations": ("beasts_heel",), "resources": ("lion_claw",),
}  # fmt: skip
# Where nothing in a list, or nobody, cannot be.
NEVER_EMPTY = ("targets", "who", "cards", "HitsGivenUp.locations", "HitsLost.locations", "HitsOutOfReach.locations", "ResourceGained.resources", "GearReturned.gear",
               "LocationsArchived.locations", "LocationsHit.locations", "SheetsCleared.who")  # fmt: skip


def of(table: dict[str, tuple[str, ...]], kind: type[Event], field: str, default: tuple[str, ...]) -> tuple[str, ...]:
    return table.get(f"{kind.__name__}.{field}", table.get(field, default))


def samples(kind: type[Event]) -> Iterator[Event]:
    """The event with every word its fields may hold, with few and many, with something and nothing."""
    hints = get_type_hints(kind)
    ways: list[list[Any]] = []
    for field in fields(kind):
        hint = str(hints[field.name])
        if "list" in hint and "Ref" in hint:
            things = [Ref(each) for each in of(THINGS, kind, field.name, ("ada", "bo"))]
            empty = field.name in NEVER_EMPTY or f"{kind.__name__}.{field.name}" in NEVER_EMPTY
            ways.append([things, things * 3] if empty else [things, []])
        elif "Ref" in hint:
            named: list[Any] = [Ref(each) for each in of(THINGS, kind, field.name, ("ada", "zakhar"))]
            ways.append([*named, None] if "None" in hint else named)
        elif "list[str]" in hint:
            ways.append([["body", "arms", "body"], ["head"]])
        elif "list[int]" in hint:
            ways.append([[10, 3, 1], []])
        elif "tuple" in hint:
            parts = [("claw", 2), ("strength", 1), ("tokens", -1)]
            ways.append([parts] if field.name == "reasons" else [parts, []])
        elif "bool" in hint:
            ways.append([True, False])
        elif "int" in hint:
            ways.append([0, 1, 2, 5])
        else:
            words: list[Any] = list(of(WORDS, kind, field.name, ()))
            assert words, f"{kind.__name__}.{field.name}: which words?"
            ways.append([*words, None] if "None" in hint else words)
    for chosen in itertools.islice(itertools.product(*ways), 400):
        yield kind(*chosen)


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind is not Corrected], ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Event]) -> None:
    for event in samples(kind):
        if event == aftermath_events.RewardsGained(0, []):
            continue  # a group that gains nothing is not told so
        for lang in LANGUAGES:
            assert not ill(lang, tell(event, text(lang)))


# -- questions and options


FIELDS: dict[str, list[Any]] = {
    "who": [Ref("ada"), Ref("zakhar")], "companion": [Ref("ada"), Ref("zakhar")], "weapon": [Ref("scrap_dagger"), Ref("fist_and_tooth")],
    "gear": [Ref("cloth")], "leaves": [Ref("founding_stone")], "card": [Ref("claw")], "mood": [Ref("cunning")], "seen": [Ref("claw")],
    "cards": [[Ref("claw"), Ref("maul")]], "locations": [[Ref("body"), Ref("body"), Ref("head")], [Ref("legs")]], "square": ["H9"],
    "over": [[], [Ref("ada")], [Ref("ada"), Ref("zakhar")]], "direction": ["north", "east", "south", "west"], "slot": list(range(9)),
    "cost": [0, 1], "yes": [True, False], "top": [True, False], "to": list(LOCATIONS[:5]), "attribute": [*TOKENS, "bleeding"],
    "terrain": [Ref("tall_grass")], "mode": [Ref("take_aim")], "what": [Ref("go_berserk")], "word": ["block", "deflect", "charge", "pounce", "slam"],
    "spaces": [1, 2, 5], "left": [1, 2, 5], "movements": [0, 1, 2], "activations": [0, 1, 2], "seat": ["ada"],
    "moment": [Ref(moment.name) for moment in MOMENTS], "down": [True, False], "own": [True, False],
}  # fmt: skip
OWN_FIELDS: dict[str, list[Any]] = {
    "option-location.location": [Ref("beasts_heel")], "option-dodge.location": list(LOCATIONS[:5]), "option-change_hit.location": list(LOCATIONS[:5]),
    "option-monster_facing.option": ["north", "east", "south", "west"], "option-monster_place.option": ["H9"],
    "option-gear_lost.who": [Ref("ada"), None], "option-card_option.option": [Ref("go_berserk")], "option-location_lost.location": [Ref("beasts_heel")],
}  # fmt: skip


def spoken(lang: str) -> list[str]:
    return [
        key for key in keys(lang, *SPOKEN) if key.startswith(("ask-", "option-", "interjection-", "closed-", "group-"))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_option_can_be_said(lang: str) -> None:
    for key in [*spoken(lang), "ask-window", "ask-offer", "option-offer", "option-offer-no"]:
        needs = sorted(signatures(lang)[key])
        ways = [OWN_FIELDS.get(f"{key}.{name}", FIELDS.get(name, [])) for name in needs]
        assert all(ways), (key, needs)
        for chosen in itertools.product(*ways):
            assert not ill(lang, text(lang).t(key, **dict(zip(needs, chosen, strict=True))))


# -- corrections


def values(fight: Field, what: str) -> list[Any]:
    """The least and the greatest number, every word, or nothing."""
    legal = values_of(fight, what)
    if legal.number:
        return sorted({legal.least, legal.most})
    return [legal.read(word) for word in legal.words][:6] or [None]


def test_every_correction_can_be_said_and_told() -> None:
    """Before the set-up and after it."""
    dice = SeededDice(3)
    table = Recorded({}, dice)
    fight = scenario("white-lion-1").prototype(rulings("white-lion-1")).copy(table)
    table.agents = dict.fromkeys(fight.seats(), RandomAgent())
    at_setup = correctable(fight)
    fight.step()
    fight.monster.moods.append("cunning")
    told_of = corrected(fight, at_setup) | corrected(fight, correctable(fight))
    assert {"end", "priority", "controller", "corner", "facing", "down", "wounds", "ai_top", "token"} <= told_of
    assert {"leave", "square", "armour", "light", "heavy", "slay", "survival", "bleeding"} <= told_of


def corrected(fight: Showdown, whats: list[str]) -> set[str]:
    """Says and makes these corrections, each on a copy of the fight; what was told of."""
    told_of: set[str] = set()
    for what in whats:
        for value in values(fight, what):
            for words in (words_of(what), value_words(what, value)):
                for lang in LANGUAGES:
                    assert words is None or not ill(lang, text(lang).t(words.message, **words.fields)), what
            table = Recorded({}, SeededDice(1))
            with suppress(FightOver):
                correct(fight.copy(table), what, value)
            for event in table.told:
                told_of |= {event.what} if isinstance(event, Corrected) else set()
                for lang in LANGUAGES:
                    assert not ill(lang, tell(event, text(lang))), what
    return told_of


# -- whole fights, as they are read at a table


class Reader(Agent):
    """Any option; and everything that is put to it is read in both languages."""

    interjects = True

    def __init__(self) -> None:
        self.fight: Field | None = None
        self.seen: set[str] = set()
        self.read: set[str] = set()
        self.wrong: list[str] = []

    def listen(self, lang: str, line: str) -> None:
        wrong = ill(lang, line)
        if wrong:
            self.wrong.append(wrong)

    def say(self, words: Words) -> None:
        mark = words.message + repr([(name, SQUARE.sub("", str(value))) for name, value in words.fields.items()])
        if mark in self.read:
            return
        self.read.add(mark)
        for lang in LANGUAGES:
            self.listen(lang, text(lang).t(words.message, **words.fields))

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        self.seen.add(type(question).__name__)
        self.say(question.words())
        for option in question.options():
            self.say(question.option_words(option))
        for each in question.closed():
            self.seen.add(each.why.message)
            self.say(each.option)
            self.say(each.why)
        options = question.options_of(seat)
        return options[dice.pick(len(options))]

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        assert self.fight is not None
        mine = [each for each in self.fight.interjections() if each.by == seat]
        for each in mine:
            self.say(each.words())
        return mine[dice.pick(len(mine))] if mine and dice.pick(4) == 0 else None


def listened(number: int, reader: Reader) -> Recorded:
    """A fight at random, heard and read; everybody wants to be asked at every opportunity."""
    ids = scenarios()
    id = ids[number % len(ids)]
    table = Recorded({}, SeededDice(7, number))
    fight = scenario(id).prototype(rulings(id)).copy(table)
    for seat in fight.seats():
        table.agents[seat] = reader
        fight.orders[f"{seat}/flows"] = "always"
    table.interjecting = list(table.agents)
    reader.fight = fight
    play(fight)
    return table


def test_twenty_fights_can_be_read() -> None:
    reader = Reader()
    heard: set[str] = set()
    for number in range(20):
        for event in listened(number, reader).told:
            heard.add(type(event).__name__)
            for lang in LANGUAGES:
                reader.listen(lang, tell(event, text(lang)))
    assert reader.wrong == []
    assert {
        "Window",
        "ActChoice",
        "MoveTo",
        "DodgeHit",
        "MonsterPath",
        "NextLocation",
        "closed-no-survival",
    } <= reader.seen
    assert {"WoundAttempted", "MonsterDiceRolled", "SevereInjury", "Dodged", "EffectBegan"} <= heard


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (events.SurvivorDown(Ref("ada")), "Ada is knocked down", "Ада сбита с ног"),
        (events.SurvivorDown(Ref("zakhar")), "Zakhar is knocked down", "Захар сбит с ног"),
        (
            events.SurvivorAttacks(Ref("ada"), Ref("scrap_dagger"), 3, [("scrap_dagger", 3)]),
            "Ada attacks with Scrap Dagger: 3 dice (Scrap Dagger +3)",
            "Ада атакует кинжалом из обломка: 3 кубика (кинжал из обломка +3)",
        ),
        (
            events.WoundAttempted(Ref("ada"), Ref("beasts_heel"), 7, 8, [("face", 7), ("strength", 1)], 8, True, False),
            "Ada tries to wound Beast's Heel: 7 on the die, 8 against 8 (the die +7, Strength +1), success",
            "Ада пытается ранить «Пяту зверя»: на кубике 7, 8 против 8 (кубик +7, сила +1), успех",
        ),
        (
            events.PersistentInjury(Ref("beasts_heel"), Ref("ruptured_tendon")),
            "Ruptured Tendon: Beast's Heel stays on the monster's panel",
            "Постоянная травма «Разрыв сухожилия»: карта «Пята зверя» остаётся на планшете монстра",
        ),
        (
            events.MonsterWounded(2, 1),
            "The monster is wounded: 2 AI cards left, wounds: 1",
            "Монстр ранен: осталось 2 карты ИИ, в стопке ранений 1",
        ),
        (
            turn_events.MonsterMoved(Ref("white_lion"), "H10", "west"),
            "White Lion moves to H10, facing west",
            "Белый Лев передвигается на клетку H10 и смотрит на запад",
        ),
        (
            turn_events.LocationsHit(Ref("ada"), ["body", "body", "legs"]),
            "Ada is hit: body, body and legs",
            "Попадания в Аду: тело, тело и ноги",
        ),
        (
            turn_events.MonsterDiceRolled(Ref("ada"), 1, [("profile", 2), ("monster_accuracy", -1)], 1, [1, 4]),
            "The monster needs 2+ against Ada (the card 2+, the monster's accuracy → 1 easier, a 1 always misses → 1 harder): "
            "1 hit [1\N{NO-BREAK SPACE}4]",
            "Бросок атаки монстра против Ады, нужно 2+ (карта 2+, точность монстра → легче на 1, единица всегда промах → труднее на 1): "
            "1 попадание [1\N{NO-BREAK SPACE}4]",
        ),
        (turn_events.PriorityTarget(None), "Nobody is the priority target now", "Приоритетной цели больше нет"),
        (
            survivor_events.Spared(Ref("ada"), "fall"),
            "A card spares Ada: no knockdown",
            "Карта спасает Аду: падения нет",
        ),
        (
            told.EffectBegan(Ref("white_lion"), Ref("sniff"), "all_are_threats", 1, "next_round"),
            "Sniff: all survivors are threats until the next round ends",
            "«Принюхивание»: все выжившие считаются угрозами до конца следующего раунда",
        ),
        (
            told.EffectBegan(Ref("ada"), Ref("claw"), "strength", 2, "attack"),
            "Claw: strength +2 for Ada until the attack ends",
            "«Удар когтями», Ада: сила +2 до конца атаки",
        ),
    ],
)
def test_sentences(event: Event, english: str, russian: str) -> None:
    assert [tell(event, text(lang)) for lang in LANGUAGES] == [english, russian]
    assert message(event, text("en")) == key_of(type(event))


def test_questions_as_they_are_read() -> None:
    english, russian = (text(lang) for lang in LANGUAGES)
    act: dict[str, Any] = {"who": Ref("ada"), "movements": 1, "activations": 1}
    assert english.t("ask-act", **act) == "Ada acts: what next? 1 movement, 1 activation left"
    assert russian.t("ask-act", **act) == "Ход Ады: что дальше? Осталось: передвижений 1, взаимодействий 1"
    over: dict[str, Any] = {"square": "H9", "over": [Ref("ada"), Ref("zakhar")]}
    assert english.t("option-monster_path", **over) == "To H9, running over Ada and Zakhar"
    assert russian.t("option-monster_path", **over) == "На клетку H9, столкновение с Адой и Захаром"
    surge: dict[str, Any] = {"who": Ref("zakhar"), "weapon": Ref("scrap_dagger"), "cost": 1}
    assert russian.t("option-surge-attack", **surge) == "Захар: натиск, атаковать: кинжал из обломка (решительность: 1)"
