"""Writing a file whole or not at all."""

from __future__ import annotations

from pathlib import Path

from affray.cli.voice import Refused, Voice

__all__ = ["write_whole"]


def write_whole(voice: Voice, path: str, text: str) -> None:
    """The whole file or, when something goes wrong, what was there before. Raises Refused."""
    part = Path(path + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise Refused(voice.t("cannot-write-file", file=path, why=voice.why(error))) from error
