"""Help texts, and click's own messages in other languages.

`help.ftl` holds plain text only and is read here without the Fluent library, which would take longer to load than all of `affray --help`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

__all__ = ["LANGUAGES", "helps", "language", "teach_click"]

LANGUAGES: Final = ("en", "ru")
_CLICK: Final = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types", "utils")


@cache
def helps(lang: str) -> dict[str, str]:
    """The messages of a language's help.ftl by their ids."""
    found: dict[str, str] = {}
    key = ""
    for row in files("affray").joinpath("text", lang, "help.ftl").read_text(encoding="utf-8").splitlines():
        begun = re.match(r"([a-z][a-z0-9-]*) =(?: (.*))?$", row)
        if begun:
            key = begun[1]
            found[key] = begun[2] or ""
        elif row.startswith(" ") and key:
            found[key] += ("\n" if found[key] else "") + row.strip()
        elif not row and key:
            found[key] += "\n"
        else:
            key = ""
    return {key: re.sub(r"\{ \$(\w+) \}", r"{\1}", text.rstrip()) for key, text in found.items()}


def language(args: list[str], environ: Mapping[str, str]) -> tuple[str, str]:
    """The language to speak and, when one was asked for that we lack, its name: --lang, AFFRAY_LANG, the locale, English."""
    wanted = ""
    for at, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang" and at + 1 < len(args):
            wanted = args[at + 1]
        elif arg.startswith("--lang="):
            wanted = arg.partition("=")[2]
    local = ""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            local = _short(environ[name])
            break
    local = local if local in LANGUAGES else "en"
    asked = wanted or environ.get("AFFRAY_LANG", "")
    if not asked:
        return local, ""
    return (_short(asked), "") if _short(asked) in LANGUAGES else (local, asked)


def _short(name: str) -> str:
    return re.split(r"[_.@-]", name.strip().lower())[0]


def teach_click(lang: str) -> None:
    """Let click speak a language: its modules call gettext under the name `_`, which ours takes the place of."""
    own, ours = helps("en"), helps(lang)
    known = {text: ours[key] for key, text in own.items() if key.startswith("click-")}

    def said(text: str) -> str:
        return known.get(text.replace("!r", ""), text)

    def counted(one: str, many: str, n: int) -> str:
        return said(one if n == 1 else many)

    for name in _CLICK:
        module = import_module(f"click.{name}")
        for word, spoken in (("_", said), ("ngettext", counted)):
            if hasattr(module, word):
                setattr(module, word, spoken)
