"""What the referee says when somebody asks "why?": docs/clauses.yaml, which a built package carries beside its texts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import affray

__all__ = ["clause_named", "sentence"]


@cache
def clauses() -> dict[str, dict[str, Any]]:
    """All clauses by id."""
    import yaml

    packed = files("affray").joinpath("text", "clauses.yaml")
    source = packed if packed.is_file() else Path(affray.__file__).parents[2] / "docs" / "clauses.yaml"
    rows = yaml.load(source.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return {row["id"]: row for row in rows}


def sentence(rule: str, lang: str) -> str:
    """A clause in a language; empty when there is no clause of this id."""
    row = clauses().get(rule)
    return str(row[lang]) if row else ""


def clause_named(given: str, shown: Any) -> str:
    """The id of a clause typed as it is in the sources or as people see it («СО-18»); empty when there is none."""
    wanted = given.strip().upper()
    return next((rule for rule in clauses() if wanted in (rule.upper(), shown(rule).upper())), "")
