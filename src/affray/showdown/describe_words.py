"""How one card speaks: the language, whom it calls its owner, the rulings in force; and the values of its words made ready for messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from affray.kernel.names import Ref
from affray.showdown.cardvalues import KNOWN, SECTION_OF
from affray.showdown.grid import Colours
from affray.showdown.verbs.amounts import Amount

if TYPE_CHECKING:
    from affray.kernel.text import Text

__all__ = ["Speech", "amount", "colours", "joined", "listed", "plain", "sentence"]

WHO: Final = {
    "attacker": "sd_attacker", "target": "sd_target", "targets": "sd_targets", "actor": "sd_this_one", "chosen": "sd_chosen",
    "killer": "sd_killer", "monster": "sd_monster", "survivors": "sd_all_survivors", "closest": "sd_closest",
}  # fmt: skip
THIS_ONE: Final = "sd_this_one"


class Speech:
    """One card's voice. `owner`: the name of who has the card; `instinct`: the monster's, "" where no monster is meant.

    `each` is what the survivor of an `each` is called, `moment` the moment of the hook that speaks.
    """

    __slots__ = ("text", "owner", "instinct", "rulings", "each", "moment")

    def __init__(
        self, text: Text, owner: str = "sd_survivor", instinct: str = "", rulings: Mapping[str, str] | None = None
    ) -> None:
        self.text = text
        self.owner = owner
        self.instinct = instinct
        self.rulings: Mapping[str, str] = rulings or {}
        self.each = THIS_ONE
        self.moment = ""

    def say(self, message: str, **variables: Any) -> str:
        return self.text.t(message, **variables)

    def name(self, who: str) -> Ref | None:
        """The survivor, or the monster, that a `who` word of the packs means; None for none."""
        if who in ("", "none"):
            return None
        if who == "owner":
            return Ref(self.owner)
        return Ref(self.each if who == "each" else WHO[who])

    def calling(self, each: str = "", moment: str = "") -> Speech:
        """The same voice inside an `each` or a hook."""
        other = Speech(self.text, self.owner, self.instinct, self.rulings)
        other.each = each or self.each
        other.moment = moment or self.moment
        return other


def joined(speech: Speech, message: str, phrases: Iterable[str]) -> str | None:
    """Phrases joined two by two with the language's own joint; None for none."""
    whole: str | None = None
    for each in phrases:
        whole = each if whole is None else speech.say(message, first=whole, second=each)
    return whole


def listed(speech: Speech, last: str, phrases: list[str]) -> str | None:
    """Phrases with commas between them and the joint `last` before the last one; None for none."""
    if len(phrases) < 2:
        return phrases[0] if phrases else None
    before = joined(speech, "sd-comma", phrases[:-1])
    return speech.say(last, first=before, second=phrases[-1])


def sentence(speech: Speech, said: str) -> str:
    return speech.say("sd-sentence", said=said)


def amount(name: str, value: Amount, speech: Speech) -> dict[str, Any]:
    """An amount as three variables more: its size without a sign, whether it takes away, its word ("number" for a number)."""
    if value.ruling:
        return amount(name, dict(value.ruled)[speech.rulings.get(value.ruling, value.ruled[0][0])], speech)
    return {
        name: value.number,
        f"{name}_n": abs(value.number),
        f"{name}_less": value.number < 0,
        f"{name}_word": value.word or "number",
    }


def colours(value: Colours, speech: Speech) -> str | None:
    return joined(
        speech, "sd-comma", [speech.say("sd-colour", colour=colour, many=many) for colour, many in value.many.items()]
    )


def plain(word: str, field: str, value: Any, speech: Speech) -> Any:
    """A field that holds neither words nor an amount: who is meant and what is named as a Ref, nothing as None."""
    known = KNOWN.get((word, field), ())
    if isinstance(value, Colours):
        return colours(value, speech)
    if (word, field) in SECTION_OF:
        return Ref(value) if isinstance(value, str) else [Ref(each) for each in value]
    if isinstance(value, str) and "owner" in known and value not in ("list",):
        return speech.name(value)
    if isinstance(value, str):
        return value or None
    if isinstance(value, tuple):
        return list(value) or None
    return value
