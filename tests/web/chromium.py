"""Chromium for the tests of pages, and a served table. A module that needs them says `pytest_plugins = ["tests.web.chromium"]`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.web.browser import DESK, G, People
from tests.web.server import Server

__all__ = ["chromium", "people", "site"]

PATIENCE: Final = 30_000
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
)


def executable() -> str:
    """Where Chromium is; empty where it is not."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""


# Not for the whole session: while it runs, nothing else of this process may run an event loop.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser, or a skipped test; AFFRAY_NEEDS_CHROMIUM=1 makes that a failure."""
    found = executable()
    if not found:
        if os.environ.get("AFFRAY_NEEDS_CHROMIUM"):
            pytest.fail("Chromium is not installed")
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table that is being served."""
    folder = tmp_path_factory.mktemp("site")
    with Server(f"sqlite:///{folder / 'table.db'}", folder) as server:
        yield server.url


@pytest.fixture
def people(chromium: Browser, site: str) -> Iterator[People]:
    """Makes people with browsers of their own. An error in one of their pages is the test's."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(kind: type[G], lang: str = "en", viewport: ViewportSize = DESK, **more: Any) -> G:
        context = chromium.new_context(viewport=viewport, locale=lang, base_url=site, **more)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return kind(page)

    yield come
    for context in contexts:
        context.close()
    assert not wrong
