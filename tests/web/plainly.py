"""A browser without scripts, as far as forms go: reads a page's form and sends it with a button pressed."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urldefrag

import httpx

__all__ = ["Page"]


class Page(HTMLParser):
    """A page and the form on it whose id is `form` ("": the first that posts). `fields` may be changed before a button is pressed."""

    def __init__(self, client: httpx.Client, answer: httpx.Response, form: str = "") -> None:
        super().__init__()
        self.client = client
        self.answer = answer
        self.form = form
        self.inside = False
        self.action = ""
        self.fields: list[tuple[str, str]] = []
        self.buttons: list[dict[str, str]] = []
        self.select = ""
        self.area = ""
        self.chosen: list[str] = []
        self.offered: dict[str, list[str]] = {}
        self.feed(answer.text)

    @property
    def text(self) -> str:
        """What can be read, without the form's values."""
        return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", self.answer.text))

    # -- reading

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        if tag == "form":
            wanted = given.get("id") == self.form if self.form else given.get("method") == "post" and not self.action
            self.inside = wanted and given.get("action") != "/settings"
            self.action = given.get("action", "") if self.inside else self.action
        if tag == "button" and (self.inside or given.get("form") == self.form):
            self.buttons.append(given)
        if not self.inside:
            return
        name = given.get("name", "")
        if tag == "input" and given.get("type") in ("checkbox", "radio"):
            if "checked" in given:
                self.fields.append((name, given.get("value", "on")))
            self.offered.setdefault(name, []).append(given.get("value", "on"))
        elif tag == "input" and given.get("type") != "file":
            self.fields.append((name, given.get("value", "")))
        elif tag == "select":
            self.select, self.chosen = name, []
            self.offered[name] = []
        elif tag == "option" and self.select:
            self.offered[self.select].append(given.get("value", ""))
            if "selected" in given:
                self.chosen = [given.get("value", "")]
        elif tag == "textarea":
            self.area = name
            self.fields.append((name, ""))

    def handle_data(self, data: str) -> None:
        if self.area:
            self.fields[-1] = (self.area, data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False
        elif tag == "textarea":
            self.area = ""
        elif tag == "select" and self.select:
            value = self.chosen or self.offered[self.select][:1]
            self.fields += [(self.select, each) for each in value]
            self.select = ""

    # -- doing

    def value(self, name: str) -> str:
        return next(value for key, value in reversed(self.fields) if key == name)

    def put(self, name: str, *values: str) -> Page:
        """Type or choose; for boxes all that are to be ticked."""
        assert name in [key for key, _ in self.fields] or name in self.offered, name
        for each in values:
            assert name not in self.offered or each in self.offered[name], (name, each)
        # What is hidden beside a box stays.
        hidden = (
            [(key, value) for key, value in self.fields if key == name and value in ("", "no")][:1]
            if name[1:2] == ":"
            else []
        )
        boxes = hidden if name[:1] in "fFm" else []
        self.fields = (
            [(key, value) for key, value in self.fields if key != name] + boxes + [(name, each) for each in values]
        )
        return self

    def press(self, do: str, name: str = "do", form: str | None = None) -> Page:
        """Press a button that is on the page."""
        found = next(each for each in self.buttons if each.get("name") == name and each.get("value") == do)
        to = urldefrag(found.get("formaction") or self.action).url
        data: dict[str, Any] = {}
        for key, value in [*self.fields, (name, do)]:
            data.setdefault(key, []).append(value)
        answer = self.client.post(to, data=data, follow_redirects=False)
        return Page(self.client, answer, self.form if form is None else form)
