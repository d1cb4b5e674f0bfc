"""People at a table in a browser: one who uses the mouse, one who has only keys. `tests.web.chromium` gives them pages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeVar

from click.testing import CliRunner
from playwright.sync_api import Page, ViewportSize

from affray.cli.main import build

__all__ = ["DESK", "PHONE", "Guest", "Keys", "Mouse", "People", "log_of", "terminal"]

DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


@dataclass
class Guest:
    """Somebody at a page. What they choose is chance."""

    page: Page
    random: Random = field(default_factory=lambda: Random(1))

    # -- before a fight

    def begin(self, scenario: str, seats: dict[str, str] | None = None, name: str = "Ann", **how: str) -> str:
        """A new fight by the pages; seats not named stay as the page proposes. Its address."""
        self.page.goto(f"/new/{scenario}")
        for seat, who in (seats or {}).items():
            self.page.select_option(f'[name="seat-{seat}"]', who)
        for kind, value in how.items():
            self.page.check(f'[name="{kind}"][value="{value}"]', force=True)
        self.page.fill('[name="name"]', name)
        self.page.click("form.new .primary")
        self.page.wait_for_selector("#fight")
        return self.page.url

    def link_for(self, seat: str) -> str:
        """The host's invite: its link, and back to the fight."""
        fight = self.page.url
        form = self.page.locator(f'form[action$="/invite"]:has(input[value="{seat}"])').first
        if not form.is_visible():
            self.open_tools(seat)
        with self.page.expect_navigation():
            form.locator("button").click()
        link = self.page.input_value("input.link")
        self.page.goto(fight)
        return link

    def open_tools(self, seat: str = "") -> None:
        """Unfold who is here, and what may be done with a seat."""
        for fold in ["sitting", *([f"seat-{seat}"] if seat and seat != "@" else [])]:
            if not self.page.query_selector(f'details[data-keep="{fold}"][open]'):
                self.page.click(f'details[data-keep="{fold}"] > summary')

    def sit_down(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.fill('[name="name"]', name)
        self.page.click("main .primary")
        self.page.wait_for_selector("#fight")

    # -- at the table

    @property
    def kind(self) -> str:
        """ask, throw, draw, wait, over or back."""
        return str(self.page.get_attribute("#decision .decision", "data-kind"))

    @property
    def mine(self) -> bool:
        return self.kind in ("ask", "throw", "draw")

    @property
    def title(self) -> str:
        return self.page.locator("#decision h2").inner_text()

    @property
    def version(self) -> str:
        return str(self.page.get_attribute("#fight", "data-version"))

    @property
    def lines(self) -> int:
        """Of the fight's record, as far as this page knows."""
        return int(self.version.partition(".")[0])

    def until(self, lines: int) -> None:
        """Wait until the page shows so many lines."""
        self.page.wait_for_function(
            "n => Number(document.getElementById('fight').dataset.version.split('.')[0]) === n", arg=lines
        )

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Wait until the page has been changed by what is done meanwhile."""
        before = self.version
        yield
        self.page.wait_for_function("v => document.getElementById('fight').dataset.version !== v", arg=before)

    def record(self) -> list[dict[str, Any]]:
        """The fight's lines, as its host may have them: all that ever happened, what was taken back too."""
        text = self.page.request.get(f"/f/{self.fight}/record").text()
        return [json.loads(line) for line in text.splitlines()[1:]]

    @property
    def fight(self) -> str:
        return str(self.page.get_attribute("#fight", "data-fight"))

    def answer(self, option: str = "") -> None:
        """Press the button of an option; of the first one."""
        button = self.page.locator(f'#choices button[data-key="{option}"]' if option else "#choices button").first
        with self.changing():
            button.evaluate("each => each.click()")

    def until_asked(self, name: str, most: int = 40) -> None:
        """Answer the first option until a question of this name comes."""
        for _ in range(most):
            if name in str(self.page.get_attribute("#decision .decision", "data-token")):
                return
            self.answer()
        raise AssertionError(f"{name} is not asked")

    def set_right(self, what: str, to: str) -> None:
        """The host's correction, by its page."""
        self.page.goto(f"/f/{self.fight}/correct?what={what}")
        field = self.page.locator('[name="to"]')
        if field.evaluate("each => each.tagName") == "SELECT":
            field.select_option(to)
        else:
            field.fill(to)
        self.page.click("main form .primary")
        self.page.wait_for_selector("#fight")

    def give(self, seat: str, who: str) -> None:
        """The host puts somebody else into a seat: "agent:sensible", or a person by name."""
        self.open_tools(seat)
        form = self.page.locator(f'form[action$="/seat"]:has(input[value="{seat}"])')
        with self.changing():
            if who.startswith("agent:"):
                form.locator("select").select_option(who)
            else:
                form.locator("select").select_option(label=who)
            form.locator("button").click()

    def act(self) -> None:
        """Answer whatever is asked of one."""
        with self.changing():
            getattr(self, self.kind)()

    def ask(self) -> None:
        raise NotImplementedError

    def throw(self) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        raise NotImplementedError

    def any(self, selector: str) -> Any:
        """One of what a person would see there."""
        found = [each for each in self.page.query_selector_all(selector) if each.is_visible()]
        return self.random.choice(found) if found else None


class Mouse(Guest):
    """Points and clicks; squares on the board."""

    def ask(self) -> None:
        spot = self.any("#picture .spot")
        if spot is None:
            if not self.page.query_selector("#choices .options > button:visible"):
                self.any("#choices summary").click()
            self.any("#choices button").click()
            return
        spot.click()
        self.any("#bar .primary").click()

    def throw(self) -> None:
        for die in self.page.query_selector_all("#dice fieldset"):
            self.random.choice(die.query_selector_all(".face")).click()
        self.page.click("#dice .primary")

    def draw(self) -> None:
        taken: dict[str, int] = {}
        for select in self.page.query_selector_all("#cards select"):
            values = [str(each.get_attribute("value")) for each in select.query_selector_all("option")[1:]]
            value = next((each for each in self.random.sample(values, len(values)) if each not in taken), values[0])
            taken[value] = 1
            select.select_option(value)
        self.page.click("#cards .primary")


class Keys(Guest):
    """Has a keyboard only."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, selector: str) -> bool:
        """Whether the focus is there."""
        return bool(self.page.evaluate("s => Boolean(document.activeElement.closest(s))", selector))

    def go_to(self, selector: str, key: str = "Tab", most: int = 60) -> None:
        for _ in range(most):
            if self.at(selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} is not reached by {key}")

    def begin(self, scenario: str, seats: dict[str, str] | None = None, name: str = "Ann", **how: str) -> str:
        raise NotImplementedError

    def sit_down(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.go_to('[name="name"]')
        self.page.keyboard.type(name)
        self.press("Enter")
        self.page.wait_for_selector("#fight")

    def ask(self) -> None:
        if self.page.query_selector("#picture .spot"):
            self.square()
            return
        digits = [
            str(each.get_attribute("data-digit")) for each in self.page.query_selector_all("#choices [data-digit]")
        ]
        if digits and self.random.random() < 0.7:
            self.press(self.random.choice(digits))
            return
        self.listed()

    def listed(self) -> None:
        """An option of the list, by arrows from the question."""
        self.go_to("#decision")
        self.go_to("#choices button, #choices summary", "ArrowDown")
        if self.at("#choices summary"):
            self.press("Enter")
            self.go_to("#choices button", "ArrowDown")
        self.press("Enter")

    def square(self) -> None:
        """A square, by arrows on the board."""
        if not self.at("#picture .spot"):
            self.go_to("#decision")
            self.go_to("#picture .spot", "Shift+Tab")
        self.press(*self.random.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], k=3), "Enter")
        self.go_to("#bar .primary")
        self.press("Enter")

    def throw(self) -> None:
        self.go_to("#decision")
        for _ in self.page.query_selector_all("#dice fieldset"):
            self.press(str(self.random.randint(1, 6)))
        self.go_to("#dice .primary")
        self.press("Enter")

    def draw(self) -> None:
        self.go_to("#decision")
        for n in range(len(self.page.query_selector_all("#cards select"))):
            self.go_to(f"#cards label:nth-of-type({n + 1}) select")
            self.press(*["ArrowDown"] * self.random.randint(1, 4))
        self.go_to("#cards .primary")
        self.press("Enter")


G = TypeVar("G", bound=Guest)


class People(Protocol):
    """Makes people with browsers of their own; `more` goes to the browser's context."""

    def __call__(self, kind: type[G], lang: str = "en", viewport: ViewportSize = DESK, **more: Any) -> G: ...


# -- the log, here and in the terminal

DICE: Final = re.compile(r"\s*\[[^\]]*\]\s*$")
SPACE: Final = re.compile(r"\s+")


def plain(line: str) -> str:
    return SPACE.sub(" ", DICE.sub("", line)).strip()


def log_of(page: Page) -> list[str]:
    """The log's lines with all reasons, as the page has them; dice are apart."""
    said: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("#log > li")].map((row) => {
          const whole = (row.querySelector("details > p") || row).cloneNode(true);
          for (const dice of whole.querySelectorAll(".dice-row")) dice.remove();
          return whole.textContent;
        })"""
    )
    return [plain(each) for each in said]


def terminal(record: Path, lang: str = "en", seat: str = "") -> list[str]:
    """The log's lines of a record as `affray replay` prints them."""
    arguments = ["replay", str(record), "--lang", lang, *(["--seat", seat] if seat else [])]
    done = CliRunner(env={"COLUMNS": "4000"}).invoke(build(arguments), arguments, prog_name="affray")
    assert done.exit_code == 0, done.output
    return [line for each in done.output.splitlines() if (line := plain(each))]
