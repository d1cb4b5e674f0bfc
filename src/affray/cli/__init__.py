"""The command line: a fight at the terminal, and what is done with records, scenarios and packs."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """The console entry."""
    from affray.cli.main import run

    run()
