"""Records on disk: JSON Lines, append-only. The first line is the header; the secret lies beside, never inside."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes
from typing import Final

from affray.kernel.table import Line

__all__ = ["FORMAT", "BadRecord", "Record", "create", "fold", "load", "load_secret", "parse", "secret_path", "written"]

FORMAT: Final = 1
_KINDS: Final = ("ask", "throw", "draw", "do", "order", "fix", "check", "undo")


class BadRecord(Exception):
    """A record that cannot be read: `why` is a word of the catalogues, `line` counts from 1, `held` are the lines before it."""

    def __init__(
        self,
        path: Path,
        line: int,
        why: str,
        detail: str = "",
        held: list[Line] | None = None,
        header: Line | None = None,
    ) -> None:
        super().__init__(f"{path}:{line}: {why} {detail}")
        self.path = path
        self.line = line
        self.why = why
        self.detail = detail
        self.held = held or []
        self.header = header


def fold(lines: list[Line]) -> list[Line]:
    """The lines in force: `undo k` keeps the first k of those before it."""
    kept: list[Line] = []
    for line in lines:
        if "undo" in line:
            del kept[line["undo"] :]
        else:
            kept.append(line)
    return kept


@dataclass
class Record:
    """A record file: its header, all its lines with undo marks, and where its good part ends (`size` bytes)."""

    path: Path
    header: Line
    lines: list[Line]
    size: int
    torn: bool = False

    @property
    def force(self) -> list[Line]:
        """The lines in force."""
        return fold(self.lines)

    def append(self, lines: list[Line]) -> None:
        """Write a batch in one piece and see it on the disk. A torn last line is cut off first. Raises OSError."""
        if not lines:
            return
        batch = "".join(_dump(line) + "\n" for line in lines).encode()
        with self.path.open("r+b") as file:
            file.truncate(self.size)
            file.seek(self.size)
            file.write(batch)
            file.flush()
            os.fsync(file.fileno())
        self.size += len(batch)
        self.torn = False
        self.lines.extend(json.loads(_dump(line)) for line in lines)


def create(path: Path, header: Line, lines: list[Line] | None = None, secret: bytes | None = None) -> Record:
    """A new record and its secret, each whole or not at all. Raises FileExistsError rather than overwrite, or OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        raise FileExistsError(path)
    text = written(header, lines or [])
    _write_whole(secret_path(path), (secret or token_bytes(16)).hex().encode() + b"\n", private=True)
    _write_whole(path, text)
    return load(path)


def written(header: Line, lines: list[Line]) -> bytes:
    """A record as it lies on the disk."""
    head = {"affray": FORMAT, **header}
    return "".join(_dump(line) + "\n" for line in [head, *lines]).encode()


def load(path: Path) -> Record:
    """Read a record. A last line that was cut off is left out and said (`torn`); any other damage raises BadRecord with what holds."""
    return parse(path, path.read_bytes())


def parse(path: Path, data: bytes) -> Record:
    """The same for a record at hand; `path` is only its name."""
    whole = data[: data.rfind(b"\n") + 1]
    rows = whole.split(b"\n")[:-1]  # at line feeds only: a name may hold another separator of Unicode
    if not rows:
        raise BadRecord(path, 1, "record-empty")
    header = _parse(path, 1, rows[0], [], None)
    if type(header.get("affray")) is not int:
        raise BadRecord(path, 1, "record-no-header")
    if header["affray"] > FORMAT:
        raise BadRecord(path, 1, "record-newer", str(header["affray"]), [], header)
    lines: list[Line] = []
    kept = 0
    for number, row in enumerate(rows[1:], 2):
        line = _parse(path, number, row, lines, header)
        if not any(kind in line for kind in _KINDS):
            raise BadRecord(path, number, "record-unknown-line", _shown(row), lines, header)
        if "undo" in line:
            if type(line["undo"]) is not int or not 0 <= line["undo"] <= kept:
                raise BadRecord(path, number, "record-bad-undo", _shown(row), lines, header)
            kept = line["undo"]
        else:
            kept += 1
        lines.append(line)
    return Record(path, header, lines, len(whole), torn=len(whole) < len(data))


def secret_path(path: Path) -> Path:
    """Where the secret of a record lies."""
    return path.with_name(path.name + ".secret")


def load_secret(path: Path) -> bytes | None:
    """The secret beside a record, or None when it is gone: chance then starts anew."""
    try:
        return bytes.fromhex(secret_path(path).read_text().strip())
    except (OSError, ValueError):
        return None


def _shown(row: bytes) -> str:
    return row[:60].decode("utf-8", "replace")


def _parse(path: Path, number: int, row: bytes, held: list[Line], header: Line | None) -> Line:
    try:
        line = json.loads(row.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadRecord(path, number, "record-not-json", str(error), held, header) from error
    if not isinstance(line, dict):
        raise BadRecord(path, number, "record-not-object", _shown(row), held, header)
    return line


def _dump(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def _write_whole(path: Path, data: bytes, private: bool = False) -> None:
    part = path.with_name(path.name + ".part")
    with open(part, "wb", opener=lambda p, flags: os.open(p, flags, 0o600 if private else 0o644)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
