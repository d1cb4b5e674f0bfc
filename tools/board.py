"""Draws a board of a seeded showdown as the terminal shows it, with the question under it, in an SVG. Run by picture.py."""

from __future__ import annotations

from html import escape
from typing import Any

from affray import games
from affray.cli.board import Cell, Drawing
from affray.cli.screens.showdown import square_of
from affray.cli.voice import Voice
from affray.kernel.chance import SeededDice
from affray.kernel.names import Ref
from affray.kernel.question import Question
from affray.kernel.session import Session, secret_of
from affray.showdown.board import DIRECTION_NAMES, ROW_LETTERS, ROWS, name, square
from affray.showdown.board import WIDTH as STEP

INK, PAPER, DIM = "#d8d4c6", "#1f2328", "#6e7681"
HIGH, WIDE, LEFT, TOP = 22, 36, 44, 40
WIDTH = LEFT * 2 + WIDE * 22
GROUNDS = {"monster": "#b62324", "terrain": "#3d3a1c", "wall": "#6b5d1e", "blind": "#123b43"}
PEOPLE = ("#7ee787", "#76e3ea", "#d2a8ff", "#e3b341")


def played(scenario: str, seed: int, moves: int) -> tuple[Any, Question, Voice]:
    """The fight at its n-th question where a survivor moves, agents having answered all before."""
    game = games.game("showdown")
    chosen = game.scenario(scenario)
    rulings = chosen.rulings(None, {})
    session = Session(lambda table: chosen.new(table, rulings), {}, secret_of(seed))
    agent, dice = games.agent("sensible", "showdown"), SeededDice(seed)
    while True:
        question = session.standing.open
        assert isinstance(question, Question), "the fight is over before"
        moves -= question.name == "move_to"
        if not moves:
            return session.fight, question, Voice("en", chosen.names())
        for seat in question.seats():
            choice = agent.choose(question, seat, dice)
            if choice is not None:
                session.answer(question.key(choice), question.by(choice))
                break


def text(x: float, y: float, said: str, ink: str = INK, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="{ink}" xml:space="preserve"{more}>{escape(said)}</text>\n'


def square_drawn(cell: Cell, under: str, column: int, row: int) -> str:
    """One square: its ground (`under` a survivor), and the character in the middle between the two at its sides."""
    x, y = LEFT + WIDE * column, TOP + HIGH * row
    ground = "#2ea043" if cell.chosen else GROUNDS.get(under, "")
    drawn = f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" fill="{ground}"/>\n' if ground else ""
    ink = {"seen": DIM, "monster": "#ffffff"}.get(cell.kind, INK)
    if cell.kind == "survivor":
        ink = PEOPLE[cell.owner % len(PEOPLE)]
    if cell.chosen:
        ink = "#0d1117"
    said = cell.text.replace("█", " ").replace("▒", " ")
    for at, letter in enumerate(said):
        if letter != " ":
            bold = ' font-weight="bold"' if cell.kind in ("survivor", "monster") and at == 1 else ""
            drawn += text(x + 6 + 12 * at, y + 16, letter, ink, ' text-anchor="middle"' + bold)
    return drawn


def legend(voice: Voice, drawing: Drawing) -> list[str]:
    fight = drawing.fight
    people = [
        voice.t(
            "board-survivor",
            mark=letter.lower() if each.down else letter,
            who=Ref(each.id),
            square=name(each.square),
            down=each.down,
        )
        for each, letter in zip(fight.survivors, drawing.letters, strict=True)
        if each.on_board()
    ]
    looks = {"facing": DIRECTION_NAMES[fight.monster.facing], "hidden": bool(fight.terrain.obstacles)}
    arrow = drawing.signs.arrows[fight.monster.facing]
    tiles = {placed.tile.id: placed.tile for placed in fight.terrain.placed}
    ground = [
        voice.t("board-tile", mark=mark, tile=Ref(id), wall=tiles[id].impassable, sight=tiles[id].obstacle)
        for id, mark in drawing.marks.items()
    ]
    monster = voice.t("board-monster", mark=arrow, monster=Ref(fight.monster.id), down=fight.monster.down, **looks)
    return ["   ".join(people), monster, "   ".join(ground)]


def board_picture(scenario: str, seed: int, moves: int) -> str:
    """The board, its legend and the question as an SVG picture with a title for those who cannot see it."""
    fight, question, voice = played(scenario, seed, moves)
    spots = {square(square_of(question, option)): "" for option in question.options()}
    drawing = Drawing(fight, [voice.name(survivor.id) for survivor in fight.survivors], spots)
    drawn = ""
    for column in range(22):
        drawn += text(LEFT + WIDE * column + WIDE / 2, TOP - 10, str(column + 1), DIM, ' text-anchor="middle"')
    for row in range(ROWS):
        for x in (LEFT - 18, WIDTH - LEFT + 8):
            drawn += text(x, TOP + HIGH * row + 16, ROW_LETTERS[row], DIM)
        for column, cell in enumerate(drawing.cells(row)):
            drawn += square_drawn(cell, drawing.ground(row * STEP + column).kind, column, row)
    y = TOP + HIGH * ROWS + 26
    for said in legend(voice, drawing):
        drawn += text(LEFT, y, said)
        y += HIGH
    asked = voice.said(question.words())
    naming = voice.t("board-naming", n=len(spots), example=name(min(spots)).lower())
    drawn += text(LEFT, y + 12, asked, "#e3b341") + text(LEFT, y + 12 + HIGH, naming)
    drawn += text(LEFT, y + 12 + 2 * HIGH, "> ")
    height = y + 12 + 3 * HIGH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="ui-monospace, Consolas, Menlo, monospace" font-size="13">\n'
        f"<title>The board of a showdown in Affray: a survivor is asked where to move</title>\n"
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>\n{drawn}</svg>\n'
    )
