"""Affinities: half squares that meet in the grid, whole ones on cards, those counted on the sheet; and puzzles on one card."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.kernel.pack import read_text
from affray.showdown.cardfile import ShowdownReader
from affray.showdown.gear import Gear
from affray.showdown.grid import COLOURS, Colours, affinities, enough, joined
from affray.showdown.mold import gear
from affray.showdown.survivor_numbers import number_of
from tests.showdown.held import LIBRARY, hero, holding
from tests.showdown.scene import survivor
from tests.showdown.stage import PACKS


def card(id: str, **sides: str) -> Gear:
    """A card with these half squares."""
    return Gear(id, edges=tuple(sides.get(side, "") for side in ("top", "right", "bottom", "left")))


def laid(*cards: Gear | None, **edges: int) -> Any:
    found = survivor("ada", "A1")
    for slot, each in enumerate(cards):
        found.grid[slot] = each
    found.edges = edges
    return found


RIGHT = card("right", right="red")
LEFT = card("left", left="red")


@pytest.mark.parametrize(
    ("cards", "red"),
    [
        ([RIGHT, LEFT], 1),
        ([LEFT, RIGHT], 0),
        ([RIGHT, None, LEFT], 0),
        ([RIGHT, card("blue", left="blue")], 0),
        ([None, None, RIGHT, LEFT], 0),
        ([card("a", bottom="red"), None, None, card("b", top="red")], 1),
        ([card("a", top="red"), None, None, card("b", bottom="red")], 0),
        ([RIGHT, Gear("unknown")], 0),
    ],
)
def test_halves_that_meet_make_one(cards: list[Gear | None], red: int) -> None:
    assert affinities(laid(*cards))["red"] == red


def test_whole_ones_and_those_of_the_sheet_are_added() -> None:
    whole = Gear("band", affinities={"blue": 1})
    assert affinities(laid(RIGHT, LEFT, whole, red=2, blue=1)) == {"red": 3, "green": 0, "blue": 2}


def test_a_puzzle_counts_what_meets_on_the_card_itself() -> None:
    hub = card("hub", right="red", left="red", bottom="blue")
    found = laid(RIGHT, hub, LEFT, None, card("below", top="blue"))
    assert joined(found, "hub") == {"red": 2, "green": 0, "blue": 1}
    assert joined(found, "left")["red"] == 1
    assert joined(found, "nowhere") == {"red": 0, "green": 0, "blue": 0}


def test_enough_of_each_colour() -> None:
    assert enough({"red": 2, "blue": 1}, Colours({"red": 2}))
    assert not enough({"red": 2, "blue": 0}, Colours({"red": 2, "blue": 1}))


edge = st.sampled_from(("", *COLOURS))
a_card = st.builds(lambda e: Gear("card", edges=e), st.tuples(edge, edge, edge, edge))


@given(st.lists(st.none() | a_card, min_size=9, max_size=9))
def test_each_affinity_lies_on_two_cards(cards: list[Gear | None]) -> None:
    named = [None if each is None else Gear(f"card{i}", edges=each.edges) for i, each in enumerate(cards)]
    found = laid(*named)
    for colour in COLOURS:
        on_cards = sum(joined(found, each.id)[colour] for each in named if each is not None)
        assert on_cards == 2 * affinities(found)[colour]


def read(words: str) -> tuple[Gear, list[Any]]:
    problems: list[Any] = []
    document = read_text(words, "words")
    reader = ShowdownReader(document, (), "charm", problems, lambda _section, _id: None, PACKS.decks)
    return gear(reader, document.data), problems


def test_affinities_are_read_by_side_or_whole() -> None:
    made, problems = read("{affinities: {top: red, left: blue, green: 1}}")
    assert (made.edges, made.affinities, problems) == (("red", "", "", "blue"), {"green": 1}, [])
    assert LIBRARY.gear["rawhide_headband"].affinities == {"blue": 1}
    assert LIBRARY.gear["bandages"].edges == ()


@pytest.mark.parametrize("words", ["{affinities: {up: red}}", "{affinities: {top: pink}}", "{affinities: {red: 0}}"])
def test_wrong_affinities_are_told(words: str) -> None:
    assert read(words)[1]


@pytest.mark.parametrize(
    ("gear", "number", "needed", "without", "amount"),
    [
        ("monster_grease", "evasion", {"green": 3}, {"green": 2}, 1),
        ("lucky_charm", "luck", {"blue": 2}, {"blue": 1, "red": 5}, 1),
        ("monster_tooth_necklace", "strength", {"red": 2}, {"red": 1}, 1),
        ("white_lion_boots", "movement", {"red": 2}, {"red": 1}, 1),
    ],
)
def test_numbers_that_ask_for_affinities(
    gear: str, number: str, needed: dict[str, int], without: dict[str, int], amount: int
) -> None:
    stage = holding(hero("ada", "A1", gear, edges=needed), hero("bo", "A2", gear, edges=without))
    assert number_of(stage.fight, stage["ada"], number) == amount
    assert number_of(stage.fight, stage["bo"], number) == 0


def test_the_scrap_sword_becomes_deadly() -> None:
    stage = holding(
        hero("ada", "A1", "scrap_sword", edges={"red": 2, "blue": 1}), hero("bo", "A2", "scrap_sword", edges={"red": 3})
    )
    [gives] = [each for each in LIBRARY.cards["scrap_sword"].whiles if each.kind == "gives"]
    assert gives.words == (("deadly", 1),)
    assert stage.fight.conditions_hold(stage["ada"], "scrap_sword", gives.conditions)
    assert not stage.fight.conditions_hold(stage["bo"], "scrap_sword", gives.conditions)
