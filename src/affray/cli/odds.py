"""Odds at the terminal: beside the options what can be counted at once; on `%` all of it, with what everybody does on the way."""

from __future__ import annotations

from typing import Any, Final

from affray.cli.voice import Voice, out
from affray.kernel.game import Game
from affray.kernel.live import Standing
from affray.kernel.question import Question
from affray.kernel.session import Session
from affray.odds.beside import Beside, beside
from affray.odds.said import line, said, share

__all__ = ["OddsBeside"]

# So many paths are counted before a question is shown: some thirty milliseconds for each option.
AT_ONCE: Final = 400
AGENT: Final = "sensible"
# What an answer on the way must come to to be worth a line.
WORTH_SAYING: Final = 0.005


class OddsBeside:
    """The figures of the open question, worked out once while it is open."""

    def __init__(self, voice: Voice, game: Game) -> None:
        self.voice = voice
        self.game = game
        self.standing: Standing | None = None
        self.known: dict[tuple[str, str], Beside] = {}

    def of(self, session: Session, question: Question, option: Any) -> str:
        """The line beside an option; empty where nothing follows from it at once."""
        if self.standing is not session.standing:
            self.standing = session.standing
            people = session.people()
            found = beside(session.standing, None, AGENT, AT_ONCE, 0)
            self.known = {(each.key, each.by): each for each in found if each.by in people}
        each = self.known.get((question.key(option), question.by(option)))
        return line(self.voice.text, self.game.name, each.short) if each is not None else ""

    def show(self, session: Session, question: Question) -> None:
        """Everything about every option of the people here; what cannot be counted is played."""
        voice, game = self.voice, self.game
        people = session.people()
        found = [each for each in beside(session.standing, None, AGENT) if each.by in people]
        if not found:
            out(voice.t("odds-none"), indent=2)
            return
        options = {(question.key(option), question.by(option)): option for option in question.options()}
        for each in found:
            out(voice.said(question.option_words(options[each.key, each.by])), indent=2, bold=True)
            for figure in each.figures:
                out(said(voice.text, game.name, figure), indent=4)
            forecast = each.forecast
            if forecast is None:
                continue
            key, n = ("odds-played", forecast.plays) if forecast.plays else ("odds-counted", forecast.paths)
            out(voice.t(key, **{"plays" if forecast.plays else "paths": n}), indent=4, dim=True)
        self.on_the_way(found)

    def on_the_way(self, found: list[Beside]) -> None:
        """What the agents do after the first of the choices that was counted: the figures hold for it."""
        voice = self.voice
        agent = voice.t("agent-" + AGENT)
        shown = next((each.forecast for each in found if each.forecast is not None and each.forecast.answers), None)
        answers = [each for each in shown.answers if each[1] >= WORTH_SAYING] if shown is not None else []
        if not answers:
            out(voice.t("odds-everybody", agent=agent), indent=2)
            return
        out(voice.t("odds-answers", agent=agent), indent=2)
        for answer, part in answers:
            question, option = voice.said(answer.question), voice.said(answer.option, inside=True)
            out(voice.t("odds-answer", question=question, option=option, n=share(part, voice.lang)), indent=4)
