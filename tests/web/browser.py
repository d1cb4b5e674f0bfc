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

OPTIONS: Final = "() => [...document.querySelectorAll('#choices button')].map((each) => each.dataset.key)"
# The squares that can be seen, those nearest to the monster first.
SQUARES: Final = """() => {
  const middle = (each) => { const box = each.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const monster = document.querySelector("#picture g.monster");
  const [x, y] = monster ? middle(monster) : [0, 0];
  const far = (each) => { const [left, top] = middle(each); return Math.hypot(left - x, top - y); };
  const seen = [...document.querySelectorAll("#picture .spot")].filter((each) => each.checkVisibility());
  return seen.sort((one, other) => far(one) - far(other)).map((each) => each.dataset.square);
}"""


@dataclass
class Guest:
    """Somebody at a page. They choose an option that begins with the first of their `aims` there is (and go to where the monster is); without
    aims, or where none is to be had, it is chance. Nobody does what they shun while there is anything else."""

    page: Page
    random: Random = field(default_factory=lambda: Random(1))
    aims: tuple[str, ...] = ()
    shuns: tuple[str, ...] = ()

    # -- a page's controls

    def use(self, selector: str) -> None:
        """Press the first button or link of this kind that can be seen."""
        self.page.locator(selector).locator("visible=true").first.click()

    def select(self, selector: str, value: str) -> None:
        self.page.select_option(selector, value)

    def tick(self, name: str, value: str) -> None:
        self.page.check(f'[name="{name}"][value="{value}"]', force=True)

    def write(self, selector: str, text: str) -> None:
        self.page.fill(selector, text)

    def bring(self, file: Path, to: str = "form.new") -> None:
        """A file to the start page, which leads elsewhere."""
        self.page.once("filechooser", lambda chosen: chosen.set_files(file))
        self.page.goto("/")
        self.use("#file")
        self.page.wait_for_selector(to)

    # -- before a fight

    def begin(self, scenario: str | Path, seats: dict[str, str] | None = None, name: str = "Ann", **how: str) -> str:
        """A new fight by the pages, of a scenario that is offered or of a file; seats not named stay as the page proposes. Its address."""
        if isinstance(scenario, Path):
            self.bring(scenario)
        else:
            self.page.goto(f"/new/{scenario}")
        for seat, who in (seats or {}).items():
            self.select(f'[name="seat-{seat}"]', who)
        for kind, value in how.items():
            self.tick(kind, value)
        self.write('[name="name"]', name)
        self.use("form.new .primary")
        self.page.wait_for_selector("#fight")
        return self.page.url

    def link_for(self, seat: str) -> str:
        """The host's invite: its link, and back to the fight."""
        form = f'form[action$="/invite"]:has(input[value="{seat}"])'
        if not self.page.locator(form).first.is_visible():
            self.open_tools(seat)
        with self.page.expect_navigation():
            self.use(f"{form} button")
        link = self.page.input_value("input.link")
        self.use(".last a.button")
        self.page.wait_for_selector("#fight")
        return link

    def open_tools(self, seat: str = "") -> None:
        """Unfold who is here, and what may be done with a seat."""
        for fold in ["sitting", *([f"seat-{seat}"] if seat and seat != "@" else [])]:
            if not self.page.query_selector(f'details[data-keep="{fold}"][open]'):
                self.use(f'details[data-keep="{fold}"] > summary')

    def sit_down(self, link: str, name: str = "") -> None:
        """By an invite; who is known here already says no name."""
        self.page.goto(link)
        if name:
            self.write('[name="name"]', name)
        self.use("main .primary")
        self.page.wait_for_selector("#fight")

    def real(self, kind: str, seat: str, now: bool = True) -> None:
        """From now on a seat's dice ("typed") or cards ("drawn") are real, or no more."""
        self.open_tools()
        with self.changing():
            self.use(f"#{kind}-{seat}")
        assert self.page.get_attribute(f"#{kind}-{seat}", "aria-pressed") == str(now).lower()

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
        """Of the fight on the page: its lines, and the changes among people. Odds that come later make no other."""
        return ".".join(str(self.page.get_attribute("#fight", "data-version")).split(".")[:2])

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
        self.page.wait_for_function(
            "v => !(document.getElementById('fight').dataset.version + '.').startsWith(v)", arg=f"{before}."
        )

    def record(self) -> list[dict[str, Any]]:
        """The fight's lines, as its host may have them: all that ever happened, what was taken back too."""
        text = self.page.request.get(f"/f/{self.fight}/record").text()
        return [json.loads(line) for line in text.splitlines()[1:]]

    @property
    def fight(self) -> str:
        return str(self.page.get_attribute("#fight", "data-fight"))

    def answer(self, option: str = "") -> None:
        """Press the button of an option; of the first one."""
        button = f'#choices button[data-key="{option}"]' if option else "#choices button"
        self.page.wait_for_selector(button, state="attached")
        with self.changing():
            self.page.evaluate("button => document.querySelector(button).click()", button)

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
        form = f'form[action$="/seat"]:has(input[value="{seat}"])'
        if not who.startswith("agent:"):
            options = self.page.locator(f"{form} option")
            who = str(options.get_by_text(who, exact=True).get_attribute("value"))
        with self.changing():
            self.select(f"{form} select", who)
            self.use(f"{form} button")

    def act(self) -> None:
        """Answer whatever is asked of one."""
        with self.changing():
            getattr(self, self.kind)()

    def ask(self) -> None:
        raise NotImplementedError

    def throw(self) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        taken = {""}
        for n in range(self.page.locator("#cards select").count()):
            card = f"#cards label:nth-of-type({n + 1}) select"
            values: list[str] = self.page.eval_on_selector(card, "each => [...each.options].map((one) => one.value)")
            value = self.random.choice([each for each in values if each not in taken] or values[1:])
            taken.add(value)
            self.select(card, value)
        self.use("#cards .primary")

    def wanted(self) -> int:
        """Which of all options they choose."""
        keys: list[str] = self.page.evaluate(OPTIONS)
        for aim in self.aims:
            if found := [n for n, key in enumerate(keys) if key.startswith(aim)]:
                return self.random.choice(found)
        return self.random.choice(
            [n for n, key in enumerate(keys) if not key.startswith(self.shuns)] or range(len(keys))
        )

    def wanted_square(self) -> str:
        """Which of the squares on the board; empty when none is asked for."""
        found = self.page.evaluate(SQUARES)
        return str(found[0] if self.aims and found else self.random.choice(found or [""]))


class Mouse(Guest):
    """Points and clicks; squares on the board."""

    def ask(self) -> None:
        square = self.wanted_square()
        if square:
            self.page.click(f'#picture .spot[data-square="{square}"]')
            self.page.locator("#bar .primary").first.click()
            return
        button = self.page.locator("#choices button").nth(self.wanted())
        if not button.is_visible():
            button.locator("xpath=ancestor::details[1]/summary").click()
        button.click()

    def throw(self) -> None:
        for n in range(self.page.locator("#dice fieldset").count()):
            faces = self.page.locator("#dice fieldset").nth(n).locator(".face")
            faces.nth(self.random.randrange(faces.count())).click()
        self.page.click("#dice .primary")


# Where the focus is, seen from an option: on it, on the fold that hides it, or the arrow that leads to it.
TOWARDS: Final = """(n) => {
  const option = document.querySelectorAll("#choices button")[n];
  const here = document.activeElement;
  if (here === option) return "there";
  if (here.matches("summary") && here.parentElement.contains(option) && !here.parentElement.open) return "folded";
  return here.compareDocumentPosition(option) & 4 ? "ArrowDown" : "ArrowUp";
}"""
# The arrow that leads from the square with the focus to another; empty where it is reached.
ARROW: Final = """(square) => {
  const here = document.activeElement.dataset.square;
  const down = square.charCodeAt(0) - here.charCodeAt(0), right = Number(square.slice(1)) - Number(here.slice(1));
  if (Math.abs(down) > Math.abs(right)) return down > 0 ? "ArrowDown" : "ArrowUp";
  return right > 0 ? "ArrowRight" : right < 0 ? "ArrowLeft" : "";
}"""


class Keys(Guest):
    """Has a keyboard only."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, selector: str) -> bool:
        """Whether the focus is there."""
        return bool(self.page.evaluate("s => Boolean(document.activeElement.closest(s))", selector))

    def go_to(self, selector: str, key: str = "Tab", most: int = 200) -> None:
        for _ in range(most):
            if self.at(selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} is not reached by {key}")

    def use(self, selector: str) -> None:
        self.go_to(selector)
        self.press("Enter")

    def select(self, selector: str, value: str) -> None:
        self.go_to(selector)
        values = self.page.eval_on_selector(selector, "each => [...each.options].map((one) => one.value)")
        now = self.page.input_value(selector)
        steps = values.index(value) - values.index(now)
        self.press(*["ArrowDown" if steps > 0 else "ArrowUp"] * abs(steps))
        assert self.page.input_value(selector) == value

    def tick(self, name: str, value: str) -> None:
        self.go_to(f'[name="{name}"]')
        while not self.at(f'[name="{name}"][value="{value}"]'):
            self.press("ArrowRight")

    def write(self, selector: str, text: str) -> None:
        self.go_to(selector)
        self.page.keyboard.type(text)

    def ask(self) -> None:
        square = self.wanted_square()
        if square:
            self.square(square)
            return
        option = self.wanted()
        digit = self.page.locator("#choices button").nth(option).get_attribute("data-digit")
        if digit and self.random.random() < 0.7:
            self.press(digit)
        else:
            self.listed(option)

    def listed(self, option: int) -> None:
        """An option of the list, by arrows from the question."""
        self.go_to("#decision")
        while (way := self.page.evaluate(TOWARDS, option)) != "there":
            self.press("Enter" if way == "folded" else way)
        self.press("Enter")

    def square(self, wanted: str, most: int = 12) -> None:
        """A square, by arrows on the board; the last one reached where no arrow leads to the one that is wanted."""
        if not self.at("#picture .spot"):
            self.go_to("#decision")
            self.go_to("#picture .spot", "Shift+Tab")
        for _ in range(most):
            arrow = self.page.evaluate(ARROW, wanted)
            if not arrow:
                break
            self.press(arrow)
        self.press("Enter")
        self.go_to("#bar .primary")
        self.press("Enter")

    def throw(self) -> None:
        self.go_to("#decision")
        for die in self.page.query_selector_all("#dice fieldset"):
            self.press(
                str(self.random.randint(1, 6) if "d6" in str(die.get_attribute("class")) else self.random.randint(0, 9))
            )
        self.go_to("#dice .primary")
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
