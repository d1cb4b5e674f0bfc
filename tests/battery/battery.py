"""What must hold for every game and scenario, whoever plays and however the dice fall. Each function checks one random fight.

A test module makes a `Game` and calls these with a secret (live fights) or a seed (played fights); a failure names both.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from affray.agents.random import RandomAgent
from affray.kernel.chance import Deck, Dice, KeyedDice, SeededDice, Throw
from affray.kernel.event import Told
from affray.kernel.fight import Fight, play
from affray.kernel.live import Draw, Live, Sitter, Standing, go
from affray.kernel.question import Agent, Interjection, Question
from affray.kernel.record import fold
from affray.kernel.table import Diverged, Played, Recorded, Table, find_option

Line = dict[str, Any]
Look = Callable[[Any], Any]


@dataclass(frozen=True)
class Game:
    """The game under test: how a fight begins, who plays, what of it must stay secret, which corrections are legal at any time."""

    new: Callable[[Table], Fight]
    seats: tuple[str, ...]
    hidden: Callable[[Any, str | None], list[str]] = lambda fight, seat: []
    """What the fight holds now that this seat must not find in its view: distinct words or whole values, as JSON writes them."""
    fixes: tuple[Line, ...] = ()
    orders: tuple[Line, ...] = ()
    unreal: tuple[str, ...] = ()  # throws that nobody makes by hand

    def people(self, typed: bool = False) -> dict[str, Sitter]:
        return {seat: Sitter(None, typed, typed) for seat in self.seats}

    def agents(self) -> dict[str, Agent]:
        """Who plays where nobody breaks in."""
        return {seat: RandomAgent() for seat in self.seats}

    def automatic(self) -> dict[str, Sitter]:
        return {seat: Sitter(Eager()) for seat in self.seats}


class Eager(Agent):
    """Random, and breaks in now and then."""

    name: ClassVar[str] = "eager"
    interjects: ClassVar[bool] = True

    def choose(self, question: Question, seat: str, dice: Dice) -> Any:
        return RandomAgent().choose(question, seat, dice)

    def interject(self, question: Question, seat: str, dice: Dice) -> Interjection | None:
        fight = getattr(question, "fight", None)
        mine: list[Interjection] = [] if fight is None else [each for each in fight.interjections() if each.by == seat]
        if mine and dice.pick(4) == 0:
            return mine[dice.pick(len(mine))]
        return None


class Watched(Recorded):
    """Looks at every question, throw and draw as it passes."""

    def __init__(self, game: Game, agents: dict[str, Agent], dice: Dice) -> None:
        super().__init__(agents, dice)
        self.game = game
        self.asked = 0

    def ask(self, question: Question) -> Any:
        assert self.fight is not None
        before = self.fight.fingerprint()
        options = question.options()
        assert options, question.name
        assert all(option is not None for option in options), question.name
        words = [(question.by(option), question.key(option)) for option in options]
        assert len(set(words)) == len(words), f"{question.name}: two options with one name in {words}"
        assert len(options) == 1 or {by for by, _ in words} <= set(self.game.seats)
        assert len(options) == 1 or question.shared() or {by for by, _ in words} == {question.seat}, question.name
        assert {question.key(find_option(question, key, by)) for by, key in words} == {key for _, key in words}
        assert question.words().message
        assert all(question.option_words(option).message for option in options)
        assert all(closed.rule for closed in question.closed()), question.name
        assert question.name
        json.dumps([self.fight.view(seat) for seat in (None, *self.game.seats)], ensure_ascii=False)
        assert self.fight.fingerprint() == before, f"to look at {question.name} changes the state"
        self.asked += 1
        choice = super().ask(question)
        chosen = (question.by(choice), question.key(choice))
        assert chosen in [(question.by(option), question.key(option)) for option in question.options()], question.name
        return choice

    def throw(self, throw: Throw) -> Any:
        assert throw.by in self.game.seats, throw.by
        assert throw.why
        assert throw.dice
        reading = super().throw(throw)
        hash(reading)
        assert throw.read(list(self.lines[-1]["faces"])) == reading
        return reading

    def draw(self, deck: Deck, n: int, why: str, by: str) -> list[str]:
        assert by in self.game.seats, by
        return super().draw(deck, n, why, by)


def legal(game: Game, seed: int, number: int = 0) -> Watched:
    """A random fight to its end, in which every question is looked at: only legal, distinct, worded options."""
    table = Watched(game, game.agents(), SeededDice(seed, number))
    fight = game.new(table)
    play(fight)
    assert fight.over
    assert not fight.under_way
    return table


def whole(game: Game, secret: bytes) -> Standing:
    """A live fight among random agents, to its end."""
    standing = go(game.new, [], game.automatic(), secret)
    assert standing.open is None
    assert standing.fight.over
    return standing


def same(one: Standing, other: Standing) -> None:
    """Two ways to the same place."""
    assert one.lines == other.lines
    assert one.told[len(one.told) - len(other.told) :] == other.told
    assert one.fight.fingerprint() == other.fight.fingerprint()
    assert one.pending == other.pending
    assert shape(one.open) == shape(other.open)


def shape(waits: Question | Throw | Draw | None) -> Any:
    """What a fight waits for, as plain data."""
    if isinstance(waits, Question):
        return waits.name, [(waits.by(option), waits.key(option)) for option in waits.options()]
    return waits and (waits.why, waits.by, waits.possible if isinstance(waits, Draw) else waits.dice)


def replays(game: Game, secret: bytes) -> None:
    """The record alone, without agents or the secret, gives the same fight and the same tale."""
    first = whole(game, secret)
    again = go(game.new, json.loads(json.dumps(first.lines)), game.people(), b"another")
    assert again.new == 0
    assert again.told == first.told
    same(again, first)


def resumes(game: Game, secret: bytes, every: int = 1, most: int = 10**6) -> None:
    """Cut anywhere, even inside a transaction, the fight goes on as it went; at `most` cuts, evenly spread."""
    first = whole(game, secret)
    for cut in range(0, len(first.lines) + 1, max(every, len(first.lines) // most)):
        again = go(game.new, first.lines[:cut], game.automatic(), secret)
        assert again.told == first.told, cut
        same(again, first)


def answers(
    game: Game, lines: Sequence[Line], secret: bytes, typed: bool = False
) -> Iterator[tuple[Standing, Line | None]]:
    """The fight of `lines` given anew to people, line by line from quiet point to quiet point: each standing and the next answer."""
    standing = go(game.new, [], game.people(typed), secret)
    while standing.open is not None:
        at = len(standing.lines)
        assert standing.lines == list(lines[:at])
        if at == len(lines):
            break
        yield standing, lines[at]
        quiet = standing.quiet
        assert quiet is not None
        standing = go(game.new, [*standing.lines, lines[at]], game.people(typed), secret, quiet)
    yield standing, None


def grows(game: Game, secret: bytes, typed: bool = False, every: int = 1) -> None:
    """From the last quiet point or from the start: the same place. With `typed`, every throw and draw waits for somebody's hand."""
    first = whole(game, secret)
    for number, (standing, line) in enumerate(answers(game, first.lines, secret, typed)):
        if line is None or number % every == 0:
            same(go(game.new, standing.lines, game.people(typed), secret), standing)
        if typed:
            hands = [each for each in standing.fresh if "check" not in each and each.get("throw") not in game.unreal]
            assert len(hands) <= 1, "beyond a typed line only checks are new"
    same(first, standing)


def quiet_is_kept(game: Game, secret: bytes, every: int = 3) -> None:
    """A record that ends anywhere has a last quiet point, from which the rest gives the same."""
    first = whole(game, secret)
    for cut in range(0, len(first.lines), every):
        standing = go(game.new, first.lines[:cut], game.people(typed=True), secret)
        assert standing.open is not None
        assert standing.quiet is not None
        assert not standing.quiet.fight.under_way
        same(standing, go(game.new, standing.lines, game.people(typed=True), secret, standing.quiet))


def other_answers(standing: Standing, line: Line) -> list[Line]:
    """The legal lines for the open question besides this one."""
    question = standing.open
    assert isinstance(question, Question)
    lines = [{"ask": question.name, "by": question.by(o), "is": question.key(o)} for o in question.options()]
    return [other for other in lines if other != line]


def undoes(game: Game, secret: bytes, every: int = 5) -> None:
    """Undo and another answer: the dice of each line are those of the secret and the line; nothing is fished for."""
    first = whole(game, secret)
    met: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for number, (standing, line) in enumerate(answers(game, first.lines, secret)):
        if line is None or number % every:
            continue
        at = len(standing.lines)
        kept = fold([*first.lines, {"undo": at, "by": "host"}])
        assert kept == first.lines[:at]
        same(go(game.new, kept, game.automatic(), secret), first)
        if "ask" not in line:
            continue
        for other in other_answers(standing, line):
            again = go(game.new, fold([*first.lines, {"undo": at}, other]), game.automatic(), secret)
            assert again.lines[:at] == kept
            assert again.lines[at] == other
            for place, sides in sides_of(game, again.lines).items():
                dice = KeyedDice(secret, place)
                faces = again.lines[place]["faces"]
                assert faces == [dice.roll(side) for side in sides]
                assert met.setdefault((place, sides), faces) == faces
            break


class Sides(Live):
    """Notes which dice each line of the record threw."""

    def __init__(self, lines: Sequence[Line]) -> None:
        super().__init__(lines, {}, b"")
        self.sides: dict[int, tuple[int, ...]] = {}

    def throw(self, throw: Throw) -> Any:
        reading = super().throw(throw)
        self.sides[self.at - 1] = throw.dice
        return reading


def sides_of(game: Game, lines: Sequence[Line]) -> dict[int, tuple[int, ...]]:
    table = Sides(lines)
    play(game.new(table))
    return table.sides


def branches(game: Game, secret: bytes, every: int = 7) -> None:
    """A branch keeps its prefix, has dice of its own and leaves the trunk alone."""
    first = whole(game, secret)
    trunk = json.dumps(first.lines)
    for cut in range(0, len(first.lines), every):
        branch = go(game.new, first.lines[:cut], game.automatic(), b"branch")
        assert branch.lines[:cut] == first.lines[:cut]
        same(go(game.new, branch.lines, game.people(), b""), branch)
    assert json.dumps(first.lines) == trunk


def races(game: Game, secret: bytes, every: int = 1) -> int:
    """Two answers to one question: the second is refused, or judged against the next question; never both applied. How many raced."""
    raced = 0
    for number, (standing, line) in enumerate(answers(game, whole(game, secret).lines, secret)):
        if line is None or "ask" not in line or number % every:
            continue
        after = go(game.new, [*standing.lines, line], game.people(), secret)
        for late in [line, *other_answers(standing, line)[:2]]:
            raced += 1
            following = after.open
            fits = isinstance(following, Question) and (late["ask"], (late["by"], late["is"])) in [
                (following.name, words) for words in shape(following)[1]
            ]
            if fits:
                both = go(game.new, [*after.lines, late], game.people(), secret)
                assert both.lines[: len(after.lines) + 1] == [*after.lines, late]
            else:
                refused(game, after, late, secret)
    return raced


def refused(game: Game, standing: Standing, line: Line, secret: bytes, typed: bool = False) -> None:
    """The line raises Diverged, by its number, and all before it holds."""
    held = list(standing.lines)
    with pytest.raises(Diverged) as caught:
        go(game.new, [*held, line], game.people(typed), secret, standing.quiet)
    assert caught.value.line == len(held) + 1, line
    assert caught.value.standing.lines == held
    same(go(game.new, held, game.people(typed), secret), standing)


def refuses(game: Game, secret: bytes, every: int = 1) -> None:
    """Answers, faces, cards, orders and interjections that are not legal now."""
    for number, (standing, line) in enumerate(answers(game, whole(game, secret).lines, secret, typed=True)):
        waits = standing.open
        if line is None or waits is None or number % every:
            continue
        for wrong in wrong_lines(game, waits, line):
            refused(game, standing, wrong, secret, typed=True)


def wrong_lines(game: Game, waits: Question | Throw | Draw, line: Line) -> list[Line]:
    common: list[Line] = [
        {"check": 1, "state": "00000000"},
        {"undo": 0},
        {"order": "no such", "by": game.seats[0], "is": "x"},
    ]
    common += [{"do": "no such", "by": game.seats[0]}, {"order": "no such"}, {}]
    if isinstance(waits, Question):
        if "ask" not in line:
            return common
        strangers = [seat for seat in game.seats if (seat, line["is"]) not in shape(waits)[1]]
        wrong = [{**line, "is": "no such"}, {**line, "is": None}, {**line, "ask": "no such"}, {**line, "by": "nobody"}]
        return (
            common
            + wrong
            + [{**line, "by": seat} for seat in strangers]
            + [{"throw": "x", "by": line["by"], "faces": [1]}]
        )
    if isinstance(waits, Throw):
        faces = line["faces"]
        many = [
            [*faces, 1],
            faces[:-1],
            [0, *faces[1:]],
            [waits.dice[0] + 1, *faces[1:]],
            [True, *faces[1:]],
            "1",
            None,
        ]
        return (
            common + [{**line, "faces": wrong} for wrong in many] + [{**line, "by": "nobody"}, {**line, "throw": "x"}]
        )
    cards = line["cards"]
    hands: list[Any] = [[*cards, *cards], cards[:-1] if cards else ["x"], ["no such", *cards[1:]], None, [[]]]
    return common + [{**line, "cards": hand} for hand in hands] + [{**line, "by": "nobody"}, {**line, "draw": "x"}]


def checks_found(game: Game, secret: bytes) -> int:
    """A changed check line is found at that very line. How many rounds were checked."""
    first = whole(game, secret)
    found = 0
    for place, line in enumerate(first.lines):
        for edited in ({**line, "state": "00000000"}, {**line, "check": 99}) if "check" in line else ():
            found += 1
            lines = [*first.lines[:place], edited, *first.lines[place + 1 :]]
            with pytest.raises(Diverged) as caught:
                go(game.new, lines, game.people(), secret)
            assert caught.value.line == place + 1
            assert caught.value.standing.lines == first.lines[:place]
    return found


def longer(game: Game, secret: bytes) -> None:
    """A record that goes on after the end of the fight."""
    first = whole(game, secret)
    for line in (first.lines[-1], {"fix": "no such", "to": 1}, {"ask": "x", "by": "y", "is": "z"}):
        with pytest.raises(Diverged) as caught:
            go(game.new, [*first.lines, line], game.people(), secret)
        assert caught.value.line == len(first.lines) + 1
        assert caught.value.standing.lines == first.lines


def corrects(game: Game, secret: bytes, every: int = 6) -> int:
    """A correction or a standing order at any cut: it waits for the next quiet point, replays, and what follows resumes. How many."""
    first = whole(game, secret)
    tried = 0
    for cut in range(0, len(first.lines), every):
        for line in (*game.fixes, *game.orders):
            people = go(game.new, first.lines[:cut], game.people(typed=True), secret)
            if "order" in line and not isinstance(people.open, Question):
                refused(game, people, line, secret, typed=True)
                continue
            tried += 1
            after = go(game.new, [*people.lines, line], game.people(typed=True), secret, people.quiet)
            assert line in after.pending or after.lines[len(people.lines)] == line
            same(go(game.new, after.lines, game.people(typed=True), secret), after)
            end = go(game.new, after.lines, game.automatic(), secret)
            same(go(game.new, end.lines, game.people(), b""), end)
            middle = (len(after.lines) + len(end.lines)) // 2
            same(go(game.new, end.lines[:middle], game.automatic(), secret), end)
    return tried


def recorded_is_played(game: Game, seed: int, number: int = 0) -> None:
    """Listening and not, recording and not: the same fight; and its record replays."""
    for agents in (game.agents(), {seat: Eager() for seat in game.seats}):
        quick = game.new(Played(dict(agents), SeededDice(seed, number)))
        play(quick)
        table = Recorded(dict(agents), SeededDice(seed, number))
        slow = game.new(table)
        play(slow)
        assert quick.over
        assert quick.fingerprint() == slow.fingerprint()
        again = go(game.new, list(table.lines), game.people(), b"")
        assert again.open is None
        assert again.new == 0
        assert again.fight.fingerprint() == slow.fingerprint()
        assert [told.event for told in again.told] == table.told


def hides(game: Game, secret: bytes) -> int:
    """No view holds what its seat must not know, at any point where the fight may be seen. How often there was a secret."""
    secrets = 0
    for standing, _ in answers(game, whole(game, secret).lines, secret, typed=True):
        for seat in (None, *game.seats):
            text = json.dumps(standing.fight.view(seat), ensure_ascii=False)
            for word in game.hidden(standing.fight, seat):
                secrets += 1
                assert word not in text, f"{seat} sees {word}"
        for told in standing.told:
            assert isinstance(told, Told)
            audience = told.event.audience()
            assert audience is None or set(audience) <= set(game.seats)
    return secrets
