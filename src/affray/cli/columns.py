"""Rows of cells under their headings, no wider than they need to be."""

from __future__ import annotations

from affray.cli.voice import out

__all__ = ["columns"]


def columns(heads: list[str], rows: list[list[str]], notes: list[str]) -> None:
    """Columns as wide as they need to be; what does not fit in one goes below its row."""
    widths = [max(len(line[at]) for line in [heads, *rows]) for at in range(len(heads))]
    out()
    out("  ".join(head.ljust(width) for head, width in zip(heads, widths, strict=True)).rstrip(), wrap=False, dim=True)
    for cells, note in zip(rows, notes, strict=True):
        cells[0] = cells[0][:1].upper() + cells[0][1:]
        out("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip(), wrap=False)
        if note:
            out(note, indent=4, hang=2)
