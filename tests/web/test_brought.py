"""Files that people bring: data only, checked whole; nothing of this machine is reached through them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import affray
from affray.web.apart import TooSlow, apart
from affray.web.brought import BadFile, Brought, brought
from affray.web.database import open_store
from affray.web.hall import Hall, NoFight

PACKED = Path(affray.__file__).parent / "packs"
FIGHTS = Path(__file__).parents[1] / "golden" / "fights"
"""Whole records."""


def golden(name: str) -> bytes:
    return (FIGHTS / f"{name}.affray").read_bytes()


def test_a_record_that_holds_is_taken() -> None:
    found = brought("x.affray", golden("white-lion-1"), "en")
    assert isinstance(found, Brought)
    assert found.header["game"] == "showdown"
    assert len(found.trace) == len(golden("white-lion-1").splitlines()) - 1


def test_a_record_that_parts_from_the_rules_says_where() -> None:
    lines = golden("white-lion-1").decode().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith('{"ask"'))
    lines[at] = '{"ask":"nonsense","by":"x","is":"y"}'
    with pytest.raises(BadFile) as bad:
        brought("x.affray", ("\n".join(lines) + "\n").encode(), "en")
    assert bad.value.said[0].startswith(f"x.affray, line {at} in force")
    assert bad.value.holds == at - 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "empty"),
        (b"{}\n", "header"),
        (b'{"affray":1}\n', "header"),
        (b'{"affray":1}\nnonsense\n', "x.affray:2"),
        (b"\xff\n", "x.affray:1"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        brought("x.affray", data, "en")


def test_a_scenario_may_not_name_a_folder_of_this_machine(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="folder"):
        brought("s.yaml", b"name: {en: A}\npack: /etc\nmonster: white_lion\nlevel: 1\nparty: []\n", "en")
    header, *lines = golden("white-lion-1").decode().splitlines()
    head = json.loads(header)
    head["scenario"]["pack"] = str(tmp_path)
    with pytest.raises(BadFile, match="folder"):
        brought("x.affray", ("\n".join([json.dumps(head), *lines]) + "\n").encode(), "en")


def test_mistakes_of_a_scenario_have_their_place() -> None:
    with pytest.raises(BadFile) as bad:
        brought("s.yaml", b"name: {en: A}\nmonster: white_lio\nlevel: 1\nparty: []\n", "en")
    assert [said.partition(": ")[0] for said in bad.value.said] == ["s.yaml:2:10", "s.yaml:4:8"]
    assert "did you mean white_lion" in bad.value.said[0]


def dawdle() -> None:
    while True:
        pass


def fail() -> None:
    raise BadFile(["wrong"], 3)


def test_work_apart_is_ended_when_it_dawdles_and_raises_what_it_raises() -> None:
    with pytest.raises(TooSlow):
        apart(0.2, dawdle)
    with pytest.raises(BadFile) as bad:
        apart(20, fail)
    assert (bad.value.said, bad.value.holds) == (["wrong"], 3)


def test_a_scenario_that_the_server_was_given_may_be_begun(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text((PACKED / "showdown" / "scenarios" / "white-lion-1.yaml").read_text("utf-8"), "utf-8")
    store = open_store(f"sqlite:///{tmp_path / 'table.db'}")
    try:
        hall = Hall(store, [str(file)])
        assert hall.scenarios()[0] == "showdown/mine"
        assert hall.scenario("showdown/mine")[1].id == "mine"
        with pytest.raises(NoFight):
            hall.scenario("showdown/../../etc")
    finally:
        store.close()
