"""On the compiled wheel every module of the list is compiled: a misspelt line would only be slow, and nobody would see."""

import importlib.machinery
import importlib.util
import os
from pathlib import Path

import pytest

from tests.house.test_house import ROOT, compiled, short


@pytest.mark.skipif(not os.environ.get("AFFRAY_COMPILED"), reason="only on the compiled wheel: make test-fast")
@pytest.mark.parametrize("path", compiled(), ids=short)
def test_is_compiled(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert str(spec.origin).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
