"""Records on disk and their undo marks."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.kernel.live import go
from affray.kernel.record import FORMAT, BadRecord, create, fold, load, load_secret, secret_path
from tests.battery import battery
from tests.kernel.skirmish import Skirmish

HEAD = {"game": "skirmish", "scenario": "тест\u2028\x85", "rulings": {}}
GAME = battery.Game(Skirmish, ("ada", "bo", "gm"))
LINES: list[dict[str, Any]] = [
    {"ask": "plan", "by": "ада\u2028", "is": "bold"},
    {"throw": "swing", "by": "bo", "faces": [6, 1]},
    {"undo": 1, "by": "host"},
    {"throw": "swing", "by": "bo", "faces": [2, 2]},
    {"draw": "omen", "by": "bo", "cards": ["calm"]},
]


def test_create_and_load(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "fight.jsonl"
    made = create(path, HEAD, LINES, b"secret")
    assert made == load(path)
    assert made.header == {"affray": FORMAT, **HEAD}
    assert made.lines == LINES
    assert made.lines[0] is not LINES[0]
    assert made.force == [LINES[0], *LINES[3:]]
    assert load_secret(path) == b"secret"
    assert b"secret".hex() not in path.read_text("utf-8")
    assert secret_path(path).stat().st_mode & 0o077 == 0
    assert sorted(p.name for p in path.parent.iterdir()) == ["fight.jsonl", "fight.jsonl.secret"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "fight.jsonl"
    create(path, HEAD, secret=b"one")
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        create(path, HEAD, LINES, b"two")
    assert path.read_bytes() == before
    assert load_secret(path) == b"one"


def test_secrets_differ_and_may_be_lost(tmp_path: Path) -> None:
    one, two = create(tmp_path / "1", HEAD), create(tmp_path / "2", HEAD)
    assert load_secret(one.path) != load_secret(two.path)
    secret_path(one.path).write_text("no number\n")
    secret_path(two.path).unlink()
    assert load_secret(one.path) is None
    assert load_secret(two.path) is None


def test_append(tmp_path: Path) -> None:
    made = create(tmp_path / "fight.jsonl", HEAD, LINES[:2])
    made.append([])
    made.append(LINES[2:4])
    made.append(LINES[4:])
    assert made == load(made.path)
    assert made.lines == LINES
    LINES[4]["cards"].append("late")
    try:
        assert made.lines[4]["cards"] == ["calm"]
    finally:
        LINES[4]["cards"].pop()


def test_what_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    made = create(tmp_path / "fight.jsonl", HEAD, LINES)
    before = made.path.read_bytes()
    with pytest.raises(TypeError):
        made.append([{"ask": "x", "is": object()}])
    with pytest.raises(UnicodeEncodeError):
        made.append([{"ask": "x", "is": "\ud800"}])
    assert made.path.read_bytes() == before
    assert made == load(made.path)


def test_killed_at_any_byte(tmp_path: Path) -> None:
    """Whatever was cut off, whole lines hold, and the next batch lands behind them."""
    path = tmp_path / "fight.jsonl"
    made = create(path, HEAD, LINES)
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for cut in range(len(data) + 1):
        path.write_bytes(data[:cut])
        if cut < head:
            with pytest.raises(BadRecord) as caught:
                load(path)
            assert (caught.value.line, caught.value.why) == (1, "record-empty")
            continue
        torn = load(path)
        whole = data[:cut].count(b"\n") - 1
        assert torn.lines == LINES[:whole]
        assert torn.torn == (not data[:cut].endswith(b"\n"))
        torn.append(LINES[whole:])
        assert path.read_bytes() == data
        assert torn == made


def test_a_fight_killed_inside_a_transaction_goes_on_as_it_went(tmp_path: Path) -> None:
    path = tmp_path / "fight.jsonl"
    first = battery.whole(GAME, b"killed")
    create(path, HEAD, first.lines, b"killed")
    data = path.read_bytes()
    for cut in range(data.index(b"\n") + 1, len(data), 23):
        path.write_bytes(data[:cut])
        record, secret = load(path), load_secret(path)
        assert secret is not None
        standing = go(Skirmish, record.force, GAME.automatic(), secret)
        record.append(standing.fresh)
        assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (b"not json", "record-not-json"),
        (b"", "record-not-json"),
        (b'{"ask":"\xff"}', "record-not-json"),
        (b"[" * 100_000, "record-not-json"),
        (b"[1]", "record-not-object"),
        (b'{"told":1}', "record-unknown-line"),
        (b'{"undo":3}', "record-bad-undo"),
        (b'{"undo":-1}', "record-bad-undo"),
        (b'{"undo":true}', "record-bad-undo"),
        (b'{"undo":"1"}', "record-bad-undo"),
    ],
)
def test_a_damaged_line_is_named_and_what_stands_before_it_holds(tmp_path: Path, row: bytes, why: str) -> None:
    path = tmp_path / "fight.jsonl"
    create(path, HEAD, LINES[:2])
    path.write_bytes(path.read_bytes() + row + b"\n" + b'{"undo":0}\n')
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert (caught.value.line, caught.value.why) == (4, why)
    assert caught.value.held == LINES[:2]
    assert caught.value.header == {"affray": FORMAT, **HEAD}


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ({"affray": FORMAT + 1}, "record-newer"),
        ({"game": "x"}, "record-no-header"),
        ({"affray": "1"}, "record-no-header"),
        ({"affray": True}, "record-no-header"),
    ],
)
def test_a_header_that_cannot_be_read(tmp_path: Path, head: dict[str, Any], why: str) -> None:
    path = tmp_path / "fight.jsonl"
    path.write_text(json.dumps(head) + "\n")
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert (caught.value.line, caught.value.why) == (1, why)


@st.composite
def histories(draw: st.DrawFn) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    kept = 0
    for number in range(draw(st.integers(0, 12))):
        if draw(st.booleans()):
            lines.append({"ask": str(number)})
            kept += 1
        else:
            kept = draw(st.integers(0, kept))
            lines.append({"undo": kept})
    return lines


@given(histories(), histories())
def test_fold(lines: list[dict[str, Any]], more: list[dict[str, Any]]) -> None:
    kept = fold(lines)
    assert not any("undo" in line for line in kept)
    assert fold(kept) == kept
    assert [line for line in lines if line in kept] == kept
    for k in range(len(kept) + 1):
        assert fold([*lines, {"undo": k}]) == kept[:k]
    without_undo = [line for line in more if "undo" not in line]
    assert fold(lines + without_undo) == kept + without_undo
    assert fold(lines + more) == fold(kept + more)


def test_a_long_torn_line_is_cut_off_before_a_short_one(tmp_path: Path) -> None:
    made = create(tmp_path / "fight.jsonl", HEAD, LINES[:1])
    made.path.write_bytes(made.path.read_bytes() + b'{"ask":"' + b"x" * 200)
    torn = load(made.path)
    assert torn.torn
    torn.append([{"undo": 0}])
    assert load(made.path).lines == [LINES[0], {"undo": 0}]
