"""Verbs of the showdown's cards in words: a clause for each verb, lines for the text of a card."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.card import Condition, Verb
from affray.kernel.names import Ref
from affray.showdown.conditions.people import Deaf
from affray.showdown.describe_conditions import all_of_them, any_of, gear_word, split
from affray.showdown.describe_words import Speech, amount, joined, plain, sentence
from affray.showdown.targeting import PickLine
from affray.showdown.verbs import VERBS
from affray.showdown.verbs.amounts import Amount
from affray.showdown.verbs.control import Each, Option, Outcome, Roll, When, faces
from affray.showdown.verbs.lasting import LeaveMark, Resolved, Under
from affray.showdown.verbs.turn import AttackTarget, MoveAndAttack

if TYPE_CHECKING:
    from affray.kernel.text import Text

__all__ = ["describe_verbs", "faces", "lines", "verb_phrase", "verbs_phrase"]

WORDS: Final[dict[type[Verb], str]] = {kind: word for word, kind in VERBS.items()}
# Verbs that the house adds itself and no card says.
UNSAID: Final = (Under, Resolved, LeaveMark)
TRIGGERS: Final = ("after_hit", "before_damage", "after_damage")
# Fields that no card writes: the reader fills them in.
FILLED_IN: Final = ("deck", "card")


def describe_verbs(verbs: tuple[Verb, ...], text: Text) -> list[str]:
    """A text of verbs as sentences, one for each verb (and for each trigger of an attack). KeyError: a verb of no vocabulary."""
    return lines(verbs, Speech(text))


def lines(verbs: tuple[Verb, ...], speech: Speech) -> list[str]:
    said: list[str] = []
    for verb in verbs:
        if isinstance(verb, UNSAID):
            continue
        if isinstance(verb, MoveAndAttack | AttackTarget):
            said.append(sentence(speech, strike(verb, speech)))
            said.extend(
                speech.say("sd-trigger", trigger=trigger, do=verbs_phrase(getattr(verb, trigger), speech, "sd-then"))
                for trigger in TRIGGERS
                if getattr(verb, trigger)
            )
        else:
            said.append(sentence(speech, verb_phrase(verb, speech)))
    return said


def strike(verb: MoveAndAttack | AttackTarget, speech: Speech) -> str:
    """An attack without its triggers."""
    variables = variables_of(verb, speech) | dict.fromkeys(TRIGGERS)
    return speech.say(f"sd-verb-{WORDS[type(verb)]}", **variables)


def verbs_phrase(verbs: tuple[Verb, ...], speech: Speech, joint: str = "sd-then") -> str | None:
    """Verbs one after another; None for none."""
    return joined(speech, joint, [verb_phrase(verb, speech) for verb in verbs if not isinstance(verb, UNSAID)])


def verb_phrase(verb: Verb, speech: Speech) -> str:
    if isinstance(verb, Each):
        return each_phrase(verb, speech)
    return speech.say(f"sd-verb-{WORDS[type(verb)]}", **variables_of(verb, speech))


def variables_of(verb: Verb, speech: Speech) -> dict[str, Any]:
    """The fields of a verb as its message takes them."""
    word = WORDS[type(verb)]
    found: dict[str, Any] = {
        "owner": Ref(speech.owner), "instinct": Ref(speech.instinct) if speech.instinct else None, "moment": speech.moment or None,
    }  # fmt: skip
    for field in fields(verb):  # type: ignore[arg-type]
        name = field.name.rstrip("_")
        if field.name not in FILLED_IN:
            found.update(variable(word, name, getattr(verb, field.name), speech))
    found.update(extra(word, verb, found, speech))
    return found


def variable(word: str, name: str, value: Any, speech: Speech) -> dict[str, Any]:
    if isinstance(value, Amount):
        return amount(name, value, speech)
    if isinstance(value, tuple) and value:
        first = value[0]
        if isinstance(first, Verb):
            return {name: verbs_phrase(value, speech)}
        if isinstance(first, Condition):
            return {name: all_of_them(value, speech)}
        if isinstance(first, PickLine):
            return {name: picked(value, speech)}
        if isinstance(first, Outcome):
            return {name: joined(speech, "sd-next", [outcome(each, speech) for each in value])}
        if isinstance(first, Option):
            return {name: joined(speech, "sd-next", [option(each, speech) for each in value])}
    return {name: plain(word, name, value, speech)}


def extra(word: str, verb: Any, found: dict[str, Any], speech: Speech) -> dict[str, Any]:
    """What single messages ask for besides the fields."""
    if word in ("move_and_attack", "attack"):
        return {"at_target": getattr(verb, word) == "target", "victim": found[word]}
    if word == "basic_action":
        return {"at_list": verb.basic_action == "list"}
    if word in ("token", "effect", "permanent"):
        return {"attribute": found[word]}
    if word == "knock_down":
        return {"down": found[word]}
    if word == "hide":
        ends = [speech.say("sd-ends", ends=each) for each in verb.ends]
        said = joined(speech, "sd-either", ends)
        return {"ends": speech.say("sd-hidden-until", ends=said) if said else ""}
    if word == "heal_survivor":
        return {"location": verb.at}
    if word == "look":
        return {"n": verb.top}
    if word == "draw_resource":
        deck = verb.draw_resource
        return {"deck": Ref(deck) if speech.text.lexicon.find(deck) is not None else None}
    if word == "stand":
        return {"of_many": verb.stand == "each"}
    if word == "add_terrain":
        return {"names": any_of(verb.add_terrain, speech)}
    if word == "archive_gear":
        return {"word": gear_word(verb.archive_gear, speech)}
    return {}


def outcome(result: Outcome, speech: Speech) -> str:
    nested = bool(result.do) and isinstance(result.do[0], When | Roll)
    variables = {"faces": faces(result.low, result.high), "nested": nested, "do": verbs_phrase(result.do, speech)}
    return speech.say("sd-outcome", **variables)


def option(given: Option, speech: Speech) -> str:
    ifs, unless = split(given.conditions, speech)
    variables = {"if": ifs, "unless": unless, "do": verbs_phrase(given.do, speech)}
    return speech.say("sd-option", name=Ref(given.name), cost=given.cost, **variables)


def picked(many: tuple[PickLine, ...], speech: Speech) -> str:
    """The lines of a pick list, each behind those before it."""
    said = joined(speech, "sd-line-then", [pick_line(line, speech) for line in many])
    return speech.say("sd-line", lines=said)


def pick_line(line: PickLine, speech: Speech) -> str:
    sort = "threat" if "threat" in line.words else "survivor"
    said = speech.say("sd-picked", order=line.order, sort=sort)
    for nth, word in enumerate([word for word in line.words if word != "threat"], 1):
        second = speech.say("sd-picked-word", word=word, order=line.order, sort=sort)
        said = speech.say("sd-picked-with", first=said, second=second, nth=nth, word=word)
    return said


def each_phrase(verb: Each, speech: Speech) -> str:
    """For every member of a group; where the first verb is about that member and nothing limits whom, the group is its subject."""
    deaf_out = verb.unless == (Deaf("each"),)
    group = f"sd_group_{verb.each}" + ("_hearing" if deaf_out else "")
    if verb.random == 1 and verb.each == "survivors" and not (deaf_out or verb.unless):
        group = "sd_group_random"
    plainly = not (verb.if_ or verb.may or verb.up_to) and (deaf_out or not verb.unless)
    if plainly and (not verb.random or group == "sd_group_random") and verb.do and is_about_each(verb.do[0]):
        first = verb_phrase(verb.do[0], speech.calling(each=group))
        rest = [verb_phrase(each, speech) for each in verb.do[1:]]
        return joined(speech, "sd-then", [first, *rest]) or first
    if plainly and deaf_out:
        return each_general(verb, group, (), speech)
    return each_general(verb, f"sd_group_{verb.each}", verb.unless, speech)


def each_general(verb: Each, group: str, unless: tuple[Condition, ...], speech: Speech) -> str:
    variables = {
        "group": Ref(group), "each": verb.each, "n": verb.random or verb.up_to, "random": verb.random, "up_to": verb.up_to, "may": verb.may, "if": all_of_them(verb.if_, speech),
        "unless": all_of_them(unless, speech), "do": verbs_phrase(verb.do, speech),
    }  # fmt: skip
    return speech.say("sd-verb-each", **variables)


def is_about_each(verb: Verb) -> bool:
    """Whether the verb names the member of the group and has no list of verbs of its own."""
    values = [getattr(verb, field.name) for field in fields(verb)]  # type: ignore[arg-type]
    return "each" in values and not any(isinstance(value, tuple) and value for value in values)
