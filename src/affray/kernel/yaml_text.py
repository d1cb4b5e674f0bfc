"""Data written as the YAML that `pack` reads back: the same data, whatever is in its texts."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from affray.kernel.pack import resolved

__all__ = ["yaml_text"]

WIDTH: Final = 120


def yaml_text(data: Any) -> str:
    """Block style, short lists and mappings on one line, keys in the order they have, letters of every language as they are."""
    import yaml

    return str(
        yaml.dump(data, Dumper=dumper(), allow_unicode=True, sort_keys=False, width=WIDTH, default_flow_style=None)
    )


@cache
def dumper() -> Any:
    """PyYAML writes for readers of YAML 1.1: what only YAML 1.2 takes for a number (1e5, 0o17) it would leave bare. No aliases: the
    reader takes none."""
    import yaml

    base: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    made: Any = type("Dumper", (base,), {"ignore_aliases": lambda self, data: True})

    def text(dumper: Any, data: str) -> Any:
        bare = isinstance(resolved(data), str)
        return dumper.represent_scalar("tag:yaml.org,2002:str", data, style=None if bare else "'")

    made.add_representer(str, text)
    return made
