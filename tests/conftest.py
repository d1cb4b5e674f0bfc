"""Settings of the whole suite; with AFFRAY_COMPILED=1 it insists on the compiled wheel."""

import importlib.machinery
import os
from pathlib import Path

import hypothesis
import pytest

import affray
from affray.kernel import chance

# No deadline: a slow machine is not a failing rule. A run on a server is the same every time.
hypothesis.settings.register_profile("desk", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") or os.environ.get("AFFRAY_COMPILED") else "desk")

ROOT = Path(__file__).parents[1]
COMPILED = str(chance.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the golden fights anew (make golden)")


def pytest_report_header() -> str:
    return f"affray {affray.__version__}, {'compiled' if COMPILED else 'plain'}"


def pytest_configure() -> None:
    if os.environ.get("AFFRAY_COMPILED") and (not COMPILED or Path(affray.__file__).is_relative_to(ROOT / "src")):
        raise pytest.UsageError("AFFRAY_COMPILED is set, but affray here is not the compiled wheel (make test-fast)")
