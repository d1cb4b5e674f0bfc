"""The fight at the terminal: what is asked, what is typed, what happened."""

from __future__ import annotations

import shutil
import sys
from typing import Any, Final

import click

from affray.cli.explain import explain
from affray.cli.keyboard import Leave, command, letter, read
from affray.cli.menus import correct, give_orders, undo
from affray.cli.odds import OddsBeside
from affray.cli.real_cards import asking, list_cards, read_cards
from affray.cli.screens import screen_of
from affray.cli.voice import Voice, out, wrapped
from affray.kernel.chance import Throw
from affray.kernel.event import Told
from affray.kernel.folding import BREAK_IN, Folded, fold_breaks, fold_options, heading
from affray.kernel.game import Game
from affray.kernel.live import Draw
from affray.kernel.question import Interjection, Question
from affray.kernel.session import Session
from affray.kernel.table import Diverged, NotLegal

__all__ = ["AtTable"]


# More options than this are places or the like: what may be done at any time is not among them.
MANY: Final = 40
QUESTION_KEYS: Final = ("rule", "odds", "closed", "state", "log", "undo", "correct", "orders", "leave")


class AtTable:
    """One terminal at which everybody sits who is no agent."""

    def __init__(self, voice: Voice, game: Game, session: Session) -> None:
        self.voice = voice
        self.game = game
        self.session = session
        self.screen = screen_of(game.name, voice)
        self.odds = OddsBeside(voice, game)
        self.newcomer = True

    def run(self) -> None:
        """Play until the fight is over. Raises Leave when somebody leaves."""
        while not self.session.over:
            waits = self.session.standing.open
            try:
                if isinstance(waits, Question):
                    self.ask(waits)
                elif isinstance(waits, Throw):
                    self.take_throw(waits)
                elif isinstance(waits, Draw):
                    self.take_cards(waits)
            except NotLegal as no:
                out(self.voice.refusal(no), fg="yellow")
            except Diverged as parted:
                out(
                    self.voice.t("cannot-land", line=parted.line, expected=parted.expected, came=parted.came),
                    fg="yellow",
                )
            except OSError as error:
                out(self.voice.t("cannot-write", why=self.voice.why(error)), fg="red")

    def show(self, told: list[Told]) -> None:
        self.voice.log(self.game, told)

    # -- questions

    def ask(self, question: Question) -> None:
        """Show the question until something was done about it; an empty line shows it again, in place of an opened list."""
        voice = self.voice
        people = self.session.people()
        options = [option for option in question.options() if question.by(option) in people]
        several = len({question.by(option) for option in options}) > 1
        said = {(question.by(option), voice.said(question.option_words(option))) for option in options[:MANY]}
        breaking_in = fold_breaks(
            [each for each in self.session.interjections() if (each.by, voice.said(each.words())) not in said]
        )
        unlisted = self.screen.unlisted(question, options)
        shown = fold_options(question, [option for option in options if option not in unlisted])
        everything: list[Any] = [*shown, *breaking_in]

        def put() -> None:
            out()
            out(voice.said(question.words()), bold=True)
            if unlisted:
                out(self.screen.naming(question, unlisted))
            self.list_options(question, everything, several)

        drawn = self.screen.before(self.session.fight, question, options, shown)
        put()
        if self.newcomer:
            self.hint(*QUESTION_KEYS)
            self.sights_hint()
            self.newcomer = False
        choices = everything
        while True:
            typed = read("> " if choices is everything else voice.t("pick-prompt") + " ")
            if not typed:
                if drawn and choices is everything:
                    self.screen.again(self.session.fight, question, options, shown)
                choices = everything
                put()
                continue
            named = self.screen.named(question, options, typed)
            if named is not None:
                if len(named) > 1:
                    choices = named
                    self.list_options(question, choices, several)
                if len(named) != 1:
                    continue
                self.show(self.session.answer(question.key(named[0]), question.by(named[0])))
                return
            if self.look(typed, question):
                continue
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                choice = choices[int(typed) - 1]
                if isinstance(choice, Folded):
                    choices = list(choice.options)
                    self.list_options(question, choices, several)
                    continue
                if isinstance(choice, Interjection):
                    self.show(self.session.interject(choice.key, choice.by))
                else:
                    self.show(self.session.answer(question.key(choice), question.by(choice)))
                return
            wanted = command(typed, voice.lang)
            if wanted is None:
                if choices:
                    out(voice.t("type-a-number", n=len(choices)), dim=True)
                if unlisted:
                    out(self.screen.naming(question, unlisted), dim=True)
                self.hint(*QUESTION_KEYS)
                self.sights_hint()
            elif wanted[0] == "closed":
                self.show_closed(question)
            elif wanted[0] == "rule":
                explain(voice, self.game, self.screen, self.session.fight, question, wanted[1])
                if not wanted[1]:
                    self.hint(*QUESTION_KEYS)
            elif wanted[0] == "odds":
                self.odds.show(self.session, question)
            elif wanted[0] == "orders":
                give_orders(self)
                return
            elif self.common(wanted[0]):
                return

    def break_in(self, choice: Interjection | Folded) -> str:
        """What somebody may do at any time; the name only where the words do not begin with it."""
        voice = self.voice
        if isinstance(choice, Folded):
            return voice.t("break-in-folded", more=len(choice.options))
        said, who = voice.said(choice.words()), voice.name(choice.by)
        key = "break-in" if self.screen.at_any_time(choice) else "break-in-opportunity"
        own = said.casefold().startswith(who.casefold())
        return f"{voice.t(key + '-own') if own else voice.t(key, who=who)} {said}"

    def list_options(self, question: Question, options: list[Any], several: bool) -> None:
        for number, option in enumerate(options, 1):
            out(f"{number:>3}  {self.option(question, option, several)}", hang=5)
            if not isinstance(option, Interjection | Folded) and (odds := self.odds.of(self.session, question, option)):
                out(odds, indent=5, hang=0, dim=True)

    def option(self, question: Question, option: Any, several: bool) -> str:
        """What an option would do; whose it is, where several may answer and its words do not begin with the name."""
        if isinstance(option, Interjection) or (isinstance(option, Folded) and option.kind == BREAK_IN):
            return self.break_in(option)
        if isinstance(option, Folded):
            said = heading(self.voice, question, option)
            return self.voice.t("option-folded", said=said, more=len(option.options))
        said = self.voice.said(question.option_words(option))
        whose = self.voice.name(question.by(option))
        return f"[{whose}] {said}" if several and not said.startswith(whose) else said

    def show_closed(self, question: Question) -> None:
        closed = question.closed()
        if not closed:
            out(self.voice.t("nothing-closed"), indent=2)
        explained: set[str] = set()
        for each in closed:
            id, sentence = self.voice.rule(each.rule)
            said = f"- {self.voice.said(each.option)}: {self.voice.said(each.why, inside=True)}"
            if id:
                said += f" ({id})"
            elif sentence not in explained:
                explained.add(sentence)
                said += f". {sentence}"
            out(said, indent=2)

    def look(self, typed: str, question: Question | None = None) -> bool:
        """Show the sight that a line asks for; False when it asks for none."""
        sight = self.screen.sight(typed)
        if sight is None:
            return False
        self.screen.look(self.session.fight, *sight, question)
        return True

    def sights_hint(self) -> None:
        if self.screen.hint:
            out(self.voice.t(self.screen.hint), hang=0, dim=True)

    def hint(self, *commands: str, latin: str = "") -> None:
        """The letters that may be typed; `latin` is one whose own letter is taken here."""
        shown = [f"{letter(each, self.voice.lang)} {self.voice.t('key-' + each)}" for each in commands]
        if latin:
            shown.append(f"{letter(latin, 'en')} {self.voice.t('key-' + latin)}")
        # A letter and its word stay on one line.
        out("  ".join(each.replace(" ", "\N{NO-BREAK SPACE}", 1) for each in shown), hang=0, dim=True)

    def common(self, wanted: str) -> bool:
        """What may be typed at any prompt. True when the prompt is to be shown anew."""
        if wanted == "undo":
            told, what = undo(self)
            out(self.voice.t("undone-what", what=what), fg="cyan")
            self.show(told[-self.tail(told) :])
            return True
        if wanted == "log":
            self.show_log()
        elif wanted == "state":
            self.screen.state(self.session.fight)
        elif wanted == "correct":
            correct(self)
            return True
        elif wanted == "leave":
            raise Leave
        else:
            out(self.voice.t("not-now"), dim=True)
        return False

    def tail(self, told: list[Told]) -> int:
        """How many of the last events lie in the act under way or the last one: enough to know where one is."""
        for back, each in enumerate(reversed(told), 1):
            if each.depth <= 1 or back == 6:
                return back
        return max(1, len(told))

    def show_log(self) -> None:
        """The whole log, through a pager when it is longer than the screen."""
        told = self.session.told
        if sys.stdout.isatty() and len(told) > shutil.get_terminal_size().lines - 4:
            rows = []
            for each in told:
                shown = self.voice.event(self.game, each.event)
                heading = type(each.event).__name__ in self.game.headings
                rows.append(
                    "\n" + wrapped(shown) + "\n" if heading else wrapped(shown, 2 * max(0, each.depth - 1), 4) + "\n"
                )
            click.echo_via_pager(rows)
        else:
            self.show(told)

    # -- dice and cards

    def take_throw(self, throw: Throw) -> None:
        voice = self.voice
        out()
        out(voice.throwing(self.game, self.session.fight, throw), bold=True)
        taken = bool(throw.dice) and self.game.read_face(letter("undo", voice.lang), throw.dice[0]) is not None
        self.hint(
            "virtual", "rule", "state", "log", "leave", *(() if taken else ("undo",)), latin="undo" if taken else ""
        )
        while True:
            typed = read(voice.t("throw-prompt") + " ")
            faces = self.faces(throw, typed)
            if isinstance(faces, list):
                self.show(self.session.throw(faces))
                return
            if self.look(typed):
                continue
            mark = bool(throw.dice) and self.game.read_face(typed, throw.dice[0]) is not None
            wanted = None if mark else command(typed, voice.lang)
            if wanted is None:
                out(faces, fg="yellow")
            elif wanted[0] == "virtual":
                self.show(self.session.roll())
                return
            elif wanted[0] == "all-virtual":
                self.show(self.session.type_dice(False))
                return
            elif wanted[0] == "rule":
                explain(voice, self.game, self.screen, self.session.fight, None, wanted[1])
            elif self.common(wanted[0]):
                return

    def faces(self, throw: Throw, typed: str) -> list[int] | str:
        """The faces typed, or what is wrong with them."""
        voice = self.voice
        words = typed.replace(",", " ").split()
        if len(words) == 1 and len(words[0]) == len(throw.dice) > 1:
            words = list(words[0])
        faces: list[int] = []
        for number, (word, sides) in enumerate(zip(words, throw.dice, strict=False), 1):
            face = int(word) if word.isdecimal() else self.game.read_face(word, sides)
            if face is None:
                return voice.t("throw-not-a-face", number=number, given=word, sides=sides)
            if not 1 <= face <= sides:
                return voice.t("throw-out-of-range", number=number, given=face, sides=sides)
            faces.append(face)
        if len(words) != len(throw.dice):
            return voice.t("throw-count", n=len(throw.dice), given=len(words))
        return faces

    def take_cards(self, wanted: Draw) -> None:
        """Ask which cards came from a real deck."""
        voice = self.voice
        cards = wanted.possible
        out()
        out(asking(voice, wanted), bold=True)
        list_cards(voice, cards)
        self.hint("virtual", "rule", "state", "log", "leave", "undo")
        while True:
            typed = read(voice.t("draw-prompt") + " ")
            meant = command(typed, voice.lang)
            if meant is not None:
                if meant[0] == "virtual":
                    self.show(self.session.deal())
                    return
                if meant[0] == "all-virtual":
                    self.show(self.session.type_cards(False))
                    return
                if meant[0] == "rule" and meant[1]:
                    explain(voice, self.game, self.screen, self.session.fight, None, meant[1])
                elif meant[0] == "rule":
                    out(voice.t("draw-help"), indent=2)
                elif self.common(meant[0]):
                    return
                continue
            if self.look(typed):
                continue
            drawn = read_cards(voice, wanted, cards, typed)
            if isinstance(drawn, list):
                self.show(self.session.draw(drawn))
                return
            out(drawn, fg="yellow")
