"""What is wrong with the data of a form, at the fields where it is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from affray.web.make_data import steps
from affray.web.make_view import anchor

if TYPE_CHECKING:
    from affray.kernel.pack import Problem
    from affray.kernel.speaker import Speaker

__all__ = ["Told", "Wrong", "told", "words"]

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
BOUND: Final = re.compile(r"([<>])= (-?\d+)")


@dataclass(frozen=True)
class Wrong:
    """One thing wrong: where on the page, what it is about, what it is."""

    to: str
    label: str
    said: str


@dataclass(frozen=True)
class Told:
    """All that is wrong: in a list, and by the places that are on the page ("" for what has none)."""

    all: tuple[Wrong, ...]
    at: Mapping[str, tuple[str, ...]]


def words(speaker: Speaker, problem: Problem) -> str:
    """A problem without its place. Ids are called by their names."""
    if problem.message == "pack-missing-key":
        return speaker.t("make-missing")
    named = replace(
        problem,
        file="",
        line=0,
        path="",
        given=called(speaker, problem.given),
        expected=", ".join(called(speaker, each) for each in problem.expected.split(", "))
        if listed(problem)
        else problem.expected,
        nearest=tuple(called(speaker, each) for each in problem.nearest),
    )
    said = speaker.problem(named).removeprefix(": ")
    return said[:1].upper() + said[1:]


def listed(problem: Problem) -> bool:
    """Whether what was expected are ids, and no message of its own says them."""
    return bool(problem.expected) and problem.message != "pack-unknown-name"


def called(speaker: Speaker, id: str) -> str:
    """An id by its name, a bound in words; anything else as it is."""
    if bound := BOUND.fullmatch(id):
        return speaker.t("make-at-least" if bound[1] == ">" else "make-at-most", n=int(bound[2]))
    return speaker.name(id) if ID.fullmatch(id) else id


def told(speaker: Speaker, problems: Sequence[Problem], places: Mapping[str, str]) -> Told:
    """Each at its field, else at the nearest part of the page that it is in."""
    all: list[Wrong] = []
    found: dict[str, list[str]] = {}
    for problem in dict.fromkeys(problems):
        path = nearest(problem, places)
        said = words(speaker, problem)
        if path not in places or (problem.path != path and problem.message != "pack-missing-key"):
            said = below(speaker, problem, path) + said
        elif problem.message == "pack-missing-key" and missing(problem, places) == "":
            said = f"{said} ({problem.expected})"
        if said not in found.setdefault(path, []):
            found[path].append(said)
            all.append(Wrong(anchor(path) if path else "make", places.get(path, ""), said))
    return Told(tuple(all), {path: tuple(each) for path, each in found.items()})


def below(speaker: Speaker, problem: Problem, path: str) -> str:
    """The rest of a place that has no field of its own, in words where there are some."""
    rest = steps(problem.path)[len(steps(path)) :]
    said = [speaker.name(step) if isinstance(step, str) else str(step + 1) for step in rest]
    return " ".join(said) + ": " if said else ""


def missing(problem: Problem, places: Mapping[str, str]) -> str:
    """The field of a key that is missing; "" where there is none."""
    for key in problem.expected.split(" | "):
        path = f"{problem.path}.{key}" if problem.path else key
        if path in places:
            return path
    return ""


def nearest(problem: Problem, places: Mapping[str, str]) -> str:
    if problem.message == "pack-missing-key" and (path := missing(problem, places)):
        return path
    place = steps(problem.path)
    for end in range(len(place), 0, -1):
        path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place[:end]).lstrip(".")
        if path in places:
            return path
    return ""
