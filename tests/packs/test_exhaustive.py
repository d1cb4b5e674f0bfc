"""Everything the Company's rules and packs know fires somewhere in random fights, and each of those fights replays."""

import pytest

from tests.conftest import COMPILED
from tests.packs.exhaustive import Broken, Runner

# The same fights every time; a changed rule makes other fights, and then they may be more.
SEED = 4
SECONDS = 300


@pytest.mark.skipif(COMPILED, reason="the eyes are wrappers, which compiled classes do not take")
def test_everything_fires() -> None:
    runner = Runner(SEED)
    try:
        runner.run(SECONDS)
    except Broken as broken:
        pytest.fail(f"{broken.why}\nthe record that reproduces it:\n{broken.record}")
    assert not runner.fired.missing(), f"{runner.fights} fights"
    assert len(runner.fired.wanted) > 800
