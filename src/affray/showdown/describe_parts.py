"""What all cards of the showdown may have, a sentence each: numbers, hooks, offers, flags, bars."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.card import Condition, Hook
from affray.kernel.names import Ref
from affray.showdown.conditions.blows import WithThis
from affray.showdown.conditions.people import ByMe, OnMe
from affray.showdown.describe_conditions import gear_word, named_words, split
from affray.showdown.describe_verbs import verbs_phrase
from affray.showdown.describe_words import Speech, amount, joined, listed

if TYPE_CHECKING:
    from affray.showdown.cardfile import Parts
    from affray.showdown.library import Bar, Offered, While

__all__ = ["bar_sentences", "flag_sentences", "hook_sentence", "number_sentences", "offer_sentence", "parts_sentences"]

# Moments at which a survivor does something, and those at which something befalls one: the condition that says "it is the owner".
DOING: Final = (
    "act_end", "survivor_step", "spend_activation", "pounced", "survivor_attacks", "attack_rolled", "hit", "perfect_hit", "trap_drawn",
    "choose_location", "location_chosen", "wound_failed", "wound_succeeded", "critical", "reactions_over", "monster_would_be_wounded",
    "survival_action",
)  # fmt: skip
BEFALLING: Final = (
    "locations_rolled", "would_be_hurt", "survivor_hurt", "survivor_injured", "brain_damage", "severe_injury_roll",
    "would_be_severely_injured", "severe_injury", "would_fall", "would_collide", "would_bleed", "bleeding_gained", "survival_gained",
    "survivor_dies",
)  # fmt: skip


def parts_sentences(parts: Parts, speech: Speech, of_monster: bool = False, missing: tuple[str, ...] = ()) -> list[str]:
    """Flags, numbers, bars, hooks and offers. `of_monster`: the numbers are the monster's. `missing`: offers whose table is not known."""
    shared = [hook.key for hook in parts.hooks]
    return [
        *flag_sentences(parts.flags, speech),
        *number_sentences(parts.whiles, speech, of_monster),
        *bar_sentences(parts.bars, speech),
        *[hook_sentence(hook, speech, shared.count(hook.key) > 1, of_monster) for hook in parts.hooks],
        *[offer_sentence(offer, speech, offer.name in missing) for offer in parts.offers],
    ]


def flag_sentences(flags: tuple[str, ...], speech: Speech) -> list[str]:
    return [speech.say(f"sd-flag-{flag}", owner=Ref(speech.owner)) for flag in flags]


def together(many: tuple[Any, ...], key: Any) -> list[tuple[Any, list[Any]]]:
    """What has the same conditions in one lot, in the order of the card."""
    lots: list[tuple[Any, list[Any]]] = []
    for each in many:
        its: Hashable = key(each)
        for other, lot in lots:
            if other == its:
                lot.append(each)
                break
        else:
            lots.append((its, [each]))
    return lots


def number_sentences(whiles: tuple[While, ...], speech: Speech, of_monster: bool = False) -> list[str]:
    """Numbers under the same conditions share a sentence."""
    said: list[str] = []
    for conditions, lot in together(whiles, lambda each: each.conditions):
        ifs, unless = split(conditions, speech)
        numbers = joined(speech, "sd-comma", [number(each, speech, of_monster) for each in lot])
        said.append(speech.say("sd-numbers", **{"numbers": numbers, "of": of_monster, "if": ifs, "unless": unless}))
    return said


def number(each: While, speech: Speech, of_monster: bool) -> str:
    variables: dict[str, Any] = {
        **amount("by", each.amount, speech),
        "owner": Ref(speech.owner),
        "least": each.least,
        "of": of_monster,
    }
    variables["words"] = joined(speech, "sd-comma", [numbered(word, n, speech) for word, n in each.words])
    return speech.say(f"sd-number-{each.kind}", **variables)


def numbered(word: str, n: int, speech: Speech) -> str:
    """A gear word with its number where it has more than one of it."""
    return speech.say("sd-word-numbered", word=gear_word(word, speech), n=n)


def bar_sentences(bars: tuple[Bar, ...], speech: Speech) -> list[str]:
    said: list[str] = []
    for conditions, lot in together(bars, lambda each: each.conditions):
        ifs, unless = split(conditions, speech)
        what = listed(speech, "sd-either", [barred(each, speech) for each in lot])
        said.append(speech.say("sd-bars", **{"owner": Ref(speech.owner), "bars": what, "if": ifs, "unless": unless}))
    return said


def barred(bar: Bar, speech: Speech) -> str:
    return speech.say(f"sd-bar-{bar.word}", types=named_words(bar.types, speech), strength=bar.strength)


def hook_sentence(hook: Hook, speech: Speech, shared: bool = False, of_monster: bool = False) -> str:
    """ "At the start of the monster's turn, if ..., : ...". `shared`: its uses are counted together with other hooks of the card.

    Whether it is used is asked of who has the card, of the monster controller where that is the monster (`of_monster`).
    """
    name = hook.moment.name
    left, whom, with_this = whose(name, hook.conditions, speech)
    ifs, unless = split(left, speech)
    variables: dict[str, Any] = {
        "moment": speech.say(f"sd-moment-{name}", whom=whom, this=with_this), "if": ifs, "unless": unless, "kind": hook.kind,
        "do": verbs_phrase(hook.do, speech.calling(moment=name), "sd-next"), "cost": hook.cost, "may": hook.may,
        "uses": hook.uses, "per": hook.per, "shared": shared, "decides": Ref("sd_controller" if of_monster else speech.owner),
    }  # fmt: skip
    return speech.say("sd-hook", **variables)


def whose(name: str, conditions: tuple[Condition, ...], speech: Speech) -> tuple[tuple[Condition, ...], Ref, bool]:
    """Whose doing or suffering the moment is about, whether with this very weapon, and the conditions that are not said by that."""
    owner_says: Condition | None = ByMe() if name in DOING else OnMe() if name in BEFALLING else None
    this = [each for each in conditions if isinstance(each, WithThis) and name in DOING]
    mine = bool(this) or owner_says in conditions
    left = tuple(each for each in conditions if each not in this and each != owner_says)
    return left, Ref(speech.owner if mine else "sd_anyone"), bool(this)


def offer_sentence(offer: Offered, speech: Speech, missing: bool = False) -> str:
    ifs, unless = split(offer.conditions, speech)
    variables: dict[str, Any] = {
        "name": Ref(offer.name), "who": offer.who, "activation": offer.activation, "movement": offer.movement,
        "survival": offer.survival, "if": ifs, "unless": unless, "uses": offer.uses, "per": offer.per, "shared": False,
        "while_down": offer.while_down, "missing": missing, "do": verbs_phrase(offer.do, speech, "sd-next"),
    }  # fmt: skip
    return speech.say("sd-offer", **variables)
