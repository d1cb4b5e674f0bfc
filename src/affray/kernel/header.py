"""The first line of a record: all that is needed to run the fight again, besides the packs."""

from __future__ import annotations

from typing import Any

import affray
from affray.kernel.game import Game, Scenario

__all__ = ["header_of"]


def header_of(
    game: Game,
    scenario: Scenario,
    edition: str,
    changes: dict[str, str],
    seats: dict[str, str],
    dice: str,
    cards: str = "virtual",
) -> dict[str, Any]:
    """`changes` are the rulings beside the edition; `seats` who plays where; `dice` "virtual" or "typed", `cards` "virtual" or "physical"."""
    return {
        "game": game.name, "name": scenario.id, "edition": edition, "rulings": changes, "version": affray.__version__,
        "seats": seats, "dice": dice, **({} if cards == "virtual" else {"cards": cards}),
        "packs": scenario.hashes(), "scenario": scenario.raw,
    }  # fmt: skip
