"""The lines of a showdown's events: what happened, in the words of the catalogues."""

from __future__ import annotations

from typing import Any

from affray.kernel.event import Event
from affray.kernel.names import Ref
from affray.kernel.text import Text

__all__ = ["message", "tell"]

# Another game has some of the messages and labels too; the showdown's own begin with this.
OWN = "showdown"


def tell(event: Event, text: Text) -> str:
    """The line of an event. TextError when a word has no message."""
    ready = event.fields()
    if "against" in ready:
        ready["against"], ready["against_reasons"] = on_the_die(ready["against"], ready["against_reasons"])
    return text.t(message(event, text), **{name: said(name, value, text) for name, value in ready.items()})


def on_the_die(needed: int, reasons: list[tuple[str, int]]) -> tuple[int, list[tuple[str, int, str]]]:
    """The least face that hits: a natural 1 never does, a 10 always (SD-02). The first part is a face, the others make it harder or easier:
    what helps lowers the face, so that a token's own sign would be misread."""
    least = min(10, max(2, needed))
    if least != needed:
        reasons = [*reasons, ("least_face" if least > needed else "most_face", least - needed)]
    return least, [(reason, n, "face" if at else "needed") for at, (reason, n) in enumerate(reasons)]


def message(event: Event, text: Text) -> str:
    """The key of an event's message."""
    name = type(event).__name__
    own = f"{OWN}-{name}"
    return own if text.has(own) else name


def said(name: str, value: Any, text: Text) -> Any:
    """A field made ready: faces and places as text, words as things that have a name, parts of a sum with the showdown's labels."""
    if name == "attribute":
        return Ref(value)
    if name == "seat":
        return Ref(value) if text.lexicon.find(value) is not None else value
    if name == "faces":
        return "\N{NO-BREAK SPACE}".join([str(face) for face in value]) or None
    if not isinstance(value, list):
        return value
    if name.endswith("reasons"):
        return [(label(part[0], text), *part[1:]) for part in value]
    return [Ref(each) for each in value]


def label(of: str, text: Text) -> str:
    own = f"{OWN}_{of}"
    return own if text.has("reason-" + own.replace("_", "-")) else of
