"""A few random showdowns, each replayed; and the list of what can fire is whole: `make exhaustive` goes through it."""

import pytest

from affray.kernel.cardfile import verbs_within
from affray.showdown.cards import MOMENTS
from affray.showdown.packs import load_packs
from affray.showdown.sections import SECTIONS
from affray.showdown.verbs.survivors import Doom
from tests.conftest import COMPILED
from tests.packs.exhaustive import Broken
from tests.showdown_packs.exhaustive import Runner
from tests.showdown_packs.expected import NO_RULE, OUT_OF_REACH, Listing, expected, unused

SEED = 7
FIGHTS = 9
# Of these only what they unlock or name fires.
SILENT = ("names", "innovations", "survival_actions", "proficiencies", "monsters")
PACKS = load_packs()


@pytest.mark.skipif(COMPILED, reason="the eyes are wrappers, which compiled classes do not take")
def test_random_showdowns_replay() -> None:
    runner = Runner(SEED)
    try:
        for _fight in range(FIGHTS):
            runner.one(runner.seen.missing())
    except Broken as broken:
        pytest.fail(f"{broken.why}\nthe record that reproduces it:\n{broken.record}")
    fired = len(runner.seen.wanted) - len(runner.seen.missing())
    assert fired > len(runner.seen.wanted) / 2
    assert not [name for name in OUT_OF_REACH if runner.seen.count(name)]


@pytest.mark.parametrize("section", [section for section in SECTIONS if section not in SILENT])
def test_the_list_has_every_card_of_the_packs(section: str) -> None:
    named = {
        part for name in expected(PACKS) for part in (name.partition(":")[2], name.partition(":")[2].partition(".")[0])
    }
    rows = {name.partition(":")[2] for name in OUT_OF_REACH}
    assert PACKS.ids(section)
    assert not [id for id in PACKS.ids(section) if id not in named | rows]


def test_what_is_out_of_reach_is_so() -> None:
    """Whoever ships a card that changes this takes the name off the list, and it must fire."""
    everything = Listing(PACKS).everything()
    assert not [name for name in OUT_OF_REACH if name not in everything]
    assert not [moment.name for moment in MOMENTS if "trauma" in moment.name]
    rows = [row for row in PACKS.tables()[5] if row.low > 10]
    assert {f"brain trauma:{row.id}" for row in rows} <= set(OUT_OF_REACH)
    assert not any(PACKS.raw("monsters", id)["nemesis"] for id in PACKS.ids("monsters"))
    assert unused(PACKS) == ["verb:gain_gear", "verb:full_forward", "verb:heal_survivor"]
    assert not any(gear.has("irreplaceable") for gear in PACKS.library().gear.values())
    traps = [PACKS.location(id).trap for id in PACKS.ids("locations") if PACKS.location(id).trap]
    assert traps
    assert all(any(isinstance(verb, Doom) for verb in verbs_within(trap)) for trap in traps)
    assert sum(why == NO_RULE for why in OUT_OF_REACH.values()) == 4
