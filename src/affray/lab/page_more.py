"""A report that is no forecast as one HTML file, in the forecast's dress: each table in a section, with its chart where it has one."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from affray.lab.page import document, section
from affray.lab.report import Report, Table, number
from affray.lab.said import Saying

__all__ = ["page_of"]


def said(table: Table) -> str:
    """A table without rows is its note."""
    return f'<section id="{table.id}" class="wide"><h2>{escape(table.title)}</h2><p class="note">{escape(table.note)}</p></section>'


def page_of(told: Report, charts: Mapping[str, str], saying: Saying, fights: int, seconds: float) -> str:
    """`charts` are SVG by the id of their table; nothing is fetched, nothing runs."""
    import affray

    sections = [
        section(table, charts.get(table.id, ""), wide=True) if table.rows else said(table)
        for table in told.tables
        if table.rows or table.note
    ]
    rate = fights / seconds if seconds else 0.0
    took = saying.t("lab-took", seconds=number(saying.lang, seconds), rate=number(saying.lang, rate, 0))
    return document(saying.lang, told, sections, f"affray {affray.__version__} · {took}")
