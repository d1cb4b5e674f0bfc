"""The command line as people use it: arguments, typed lines, and what is on the screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from affray.cli.main import build

Affray = Callable[..., Result]


@pytest.fixture
def affray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Affray:
    """Run the command line in an empty folder; `typed` are the lines somebody types."""
    monkeypatch.chdir(tmp_path)
    for name in ("AFFRAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(build(args), list(args), input=typed, prog_name="affray")

    return run
