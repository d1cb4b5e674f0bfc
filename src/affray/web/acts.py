"""What somebody at the table may ask for, as a form or as JSON: the same few acts either way."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

__all__ = ["Act", "Answer", "Correct", "Deal", "Draw", "Interject", "Order", "Roll", "Throw", "Undo"]

Word = Annotated[str, Field(max_length=200)]


class _Act(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Answer(_Act):
    """Choose an option of the open question. `question` is the token that came with it: to an old question nothing is answered."""

    do: Literal["answer"]
    question: Word
    by: Word
    option: Word


class Interject(_Act):
    """Break in before the open question is answered."""

    do: Literal["interject"]
    question: Word
    by: Word
    option: Word


class Throw(_Act):
    """What real dice show, in the order in which they are asked for."""

    do: Literal["throw"]
    question: Word
    faces: Annotated[list[int], Field(max_length=60)]


class Roll(_Act):
    """Let chance throw the dice that wait to be typed."""

    do: Literal["roll"]
    question: Word


class Draw(_Act):
    """Which cards came from a real deck, in their order."""

    do: Literal["draw"]
    question: Word
    cards: Annotated[list[Word], Field(max_length=60)]


class Deal(_Act):
    """Let chance draw the cards that wait to be typed."""

    do: Literal["deal"]
    question: Word


class Order(_Act):
    """A standing order of a seat, from now on."""

    do: Literal["order"]
    by: Word
    order: Word
    value: Word


class Correct(_Act):
    """Set something right, the host only; it takes effect as soon as nothing is under way."""

    do: Literal["correct"]
    fix: Word
    to: Annotated[int, Field(ge=-(10**6), le=10**6)] | Annotated[bool, Field(strict=True)] | Word | None = None


class Undo(_Act):
    """Back to the first `to` lines in force; without it, before one's own last answer. What one may not take back alone is asked of the host."""

    do: Literal["undo"]
    to: Annotated[int, Field(ge=0)] | None = None


Act = Annotated[Answer | Interject | Throw | Roll | Draw | Deal | Order | Correct | Undo, Field(discriminator="do")]
