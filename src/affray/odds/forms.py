"""The forms of each game, loaded when they are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from affray.kernel.names import Name
from affray.odds.query import Answer, Field

__all__ = ["Forms", "forms_of"]


class Forms(Protocol):
    """What a game can be asked without a fight."""

    FORMS: Mapping[str, Any]

    def form(self, what: str) -> list[Field]: ...
    def ask(self, what: str, given: Mapping[str, str]) -> Answer: ...
    def names(self) -> Mapping[str, Name]: ...


def forms_of(game: str) -> Forms:
    return cast(Forms, import_module(f"affray.odds.{game}_query"))
