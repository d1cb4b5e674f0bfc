"""Seeded sums are pinned, so that a changed rule, agent or card shows; and memory does not grow with the number of fights."""

import gc
from pathlib import Path

from affray.bench.fights import Bout, standard
from affray.bench.showdowns import showdown_sums
from affray.bench.sums import all_sums

PINNED = Path(__file__).with_name("sums.txt")
MOST = 10


def test_sums_are_the_pinned_ones() -> None:
    """After a wanted change: `python -m affray.bench --sums --most 10 > tests/speed/sums.txt`, and read the diff."""
    found = [*(sums.line() for sums in all_sums(MOST)), *showdown_sums(MOST)]
    assert found == PINNED.read_text("utf-8").splitlines()


def test_a_fight_does_not_depend_on_those_before_it() -> None:
    bout = Bout(standard(), "sensible")
    alone = bout.play_counted(5)[0].fingerprint()
    bout.play(0, 5)
    assert bout.play_counted(5)[0].fingerprint() == alone


def test_memory_does_not_grow_with_the_number_of_fights() -> None:
    bout = Bout(standard(), "sensible")
    fights = 200
    bout.play(0, fights)
    before = living()
    bout.play(fights, fights)
    assert living() - before < fights / 4  # a fight that stayed would keep a hundred objects and more


def living() -> int:
    gc.collect()
    return len(gc.get_objects())
