"""The roster: read whole, asked for a party, changed by an aftermath, listed, written with the old file kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from affray.kernel.names import Name
from affray.kernel.pack import BadPack
from affray.kernel.ruling import Rulings
from affray.kernel.table import Table
from affray.kernel.text import Lexicon, Text, shipped
from affray.showdown.notes import notes
from affray.showdown.roster import Roster, changes, load_roster, save_roster, template
from affray.showdown.sheets import survivor_of
from affray.showdown.showdown import Showdown
from tests.showdown.stage import PACKS

LIBRARY = PACKS.library()
TABLES = PACKS.tables()

TEXT = """
edition: seed
settlement: {name: {en: Hill, ru: Холм}, survival_limit: 3, innovations: [language], storage: [cloth], defeated: [], nemeses: {}}
survivors:
  - {id: ada, name: {en: Ada, ru: Ада}, survival: 1, gear: [cloth, bone_axe], affinities: {red: 1}}
  - {id: bo, name: {en: Bo, ru: Бо}, gear: [scrap_sword]}
  - {id: cy, name: {en: Cy, ru: Сай}, skips_next: true}
  - {id: di, name: {en: Di, ru: Ди}, dead: true}
  - {id: ed, name: {en: Ed, ru: Эд}, retired: true}
"""


def roster(folder: Path, text: str = TEXT, edition: str = "") -> Roster:
    file = folder / "r.yaml"
    file.write_text(text, "utf-8")
    return load_roster(file, PACKS, edition)


def wrong(folder: Path, text: str, edition: str = "") -> list[tuple[str, str, int]]:
    with pytest.raises(BadPack) as bad:
        roster(folder, text, edition)
    return [(each.message, each.given, each.line) for each in bad.value.problems]


def fight_of(found: Roster, chosen: tuple[str, ...] = ()) -> Showdown:
    """A showdown of its party that has not begun."""
    party = found.party(chosen)
    survivors = [survivor_of(sheet, i, LIBRARY, found.settlement, TABLES) for i, sheet in enumerate(party)]
    monster = PACKS.monster("white_lion", "level_1")
    fight = Showdown(Table(), survivors, monster, TABLES, Rulings({}), LIBRARY)
    fight.settlement = found.settlement
    return fight


# -- reading


def test_who_can_go(tmp_path: Path) -> None:
    found = roster(tmp_path)
    assert [sheet.id for sheet in found.party()] == ["ada", "bo"]
    assert [sheet.id for sheet in found.party(("bo",))] == ["bo"]
    assert (found.edition, found.settlement.survival_limit) == ("seed", 3)


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (("adda",), [("pack-unknown-name", "adda", 4)]),
        (("cy",), [("roster-skips", "cy", 7)]),
        (("di",), [("roster-dead", "di", 8)]),
        (("ed",), [("roster-retired", "ed", 9)]),
        (("bo", "ada", "bo"), [("roster-chosen-twice", "bo", 6)]),
        (("di", "cy"), [("roster-skips", "cy", 7), ("roster-dead", "di", 8)]),
    ],
)
def test_who_cannot(tmp_path: Path, chosen: tuple[str, ...], said: list[tuple[str, str, int]]) -> None:
    with pytest.raises(BadPack) as bad:
        roster(tmp_path).party(chosen)
    assert [(each.message, each.given) for each in bad.value.problems] == [
        (message, given) for message, given, _ in said
    ]
    assert [each.line for each in bad.value.problems] == [max(5, line) for _, _, line in said]


def test_nobody_and_too_many(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="roster-nobody"):
        roster(tmp_path, "survivors: [{id: di, name: Di, dead: true}]").party()
    five = ", ".join(f"{{id: s{n}, name: S}}" for n in range(5))
    found = roster(tmp_path, f"survivors: [{five}]")
    with pytest.raises(BadPack, match="roster-too-many"):
        found.party()
    assert len(found.party(("s0", "s1", "s2", "s4"))) == 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("survivors: [{id: a, name: A}, {id: b, name: B},\n {id: a, name: C}]", [("pack-duplicate-id", "a", 2)]),
        ("survivors: [{id: cloth, name: A}]", [("pack-duplicate-id", "cloth", 1)]),
        ("edition: sed", [("pack-unknown-value", "sed", 1)]),
        ("editon: seed", [("pack-unknown-key", "editon", 1)]),
        ("survivors: ada", [("pack-wrong-type", "ada", 1)]),
        ("- ada", [("pack-not-mapping", '["ada"]', 1)]),
        ("survivors:\n- {id: a, name: A, gear: [cloht]}", [("pack-unknown-name", "cloht", 2)]),
        (
            "settlement: {storage: [furr]}\nsurvivors:\n- {id: a, name: A, arts: [touhg]}\n- 3",
            [("pack-unknown-name", "furr", 1), ("pack-unknown-name", "touhg", 3), ("pack-not-mapping", "3", 4)],
        ),
        ("a: [", [("pack-syntax", "while parsing a flow node did not find expected node content", 2)]),
    ],
)
def test_what_is_wrong_with_a_roster(tmp_path: Path, text: str, said: list[tuple[str, str, int]]) -> None:
    found = wrong(tmp_path, text)
    assert [(message, line) for message, _, line in found] == [(message, line) for message, _, line in said]
    assert found[0][0] == "pack-syntax" or found == said


def test_a_roster_of_another_edition(tmp_path: Path) -> None:
    assert wrong(tmp_path, TEXT, "players") == [("roster-other-edition", "seed", 2)]
    assert roster(tmp_path, TEXT, "seed").edition == "seed"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="pack-unreadable"):
        load_roster(tmp_path / "none.yaml", PACKS)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_template_is_a_roster(tmp_path: Path, lang: str) -> None:
    found = roster(tmp_path, template(lang))
    assert [sheet.id for sheet in found.party()] == ["ada", "bo", "cy", "di"]
    assert found.settlement.actions == ("encourage",)
    for key in ("survivors", "lifetime", "nemeses", "affinities", "puzzles", "seat"):
        assert f"{key}:" in template(lang)


# -- after a fight


def played(folder: Path) -> tuple[Roster, Roster]:
    """Ada loses her axe and gains much, Bo dies; Cy has skipped this one."""
    before = roster(folder)
    fight = fight_of(before)
    ada, bo = fight.survivors
    ada.survival, ada.hunt_xp = 3, 1
    ada.base["luck"] = 1
    ada.flags.append("skips_next")
    ada.disorders.append("prey")
    ada.injuries.append("deaf")
    fight.archive_gear(ada, ada.gear()[1])
    fight.kill(bo, "claw")
    fight.storage += ["white_fur", "basic_resource"]
    assert fight.settlement is not None
    home: Any = fight.settlement
    fight.settlement = type(home)(
        **{**home.__dict__, "places": ("catarium",), "defeated": (("white_lion", 1),), "nemeses": {"white_lion": (2,)}}
    )
    return before, before.after(fight)


def test_the_roster_after_a_fight(tmp_path: Path) -> None:
    _, after = played(tmp_path)
    ada, bo, cy, di, ed = after.sheets
    assert (ada.survival, ada.hunt_xp, ada.attributes, ada.skips_next) == (3, 1, {"luck": 1}, True)
    assert ada.gear() == ["cloth"]
    assert (bo.dead, cy.skips_next, di.dead, ed.retired) == (True, False, True, True)
    home = after.settlement
    assert home.storage == ("cloth", "scrap_sword", "white_fur", "basic_resource")
    assert (home.archive, home.places, home.defeated) == (("bone_axe",), ("catarium",), (("white_lion", 1),))


def test_changes_are_told_one_by_one(tmp_path: Path) -> None:
    before, after = played(tmp_path)
    assert changes(before, before) == []
    names: dict[str, Name] = {**PACKS.names(), **before.names()}
    said = [Text("en", shipped(), Lexicon([names])).t(each.message, **each.fields) for each in changes(before, after)]
    assert said == [
        "Ada must skip the next showdown",
        "Ada: survival 1 -> 3",
        "Ada: hunt XP 0 -> 1",
        "Ada: luck 0 -> 1",
        "Ada gains disorders: Prey",
        "Ada, permanent injuries: Deaf",
        "Ada, no longer in the gear grid: Bone Axe",
        "Ada: count the affinities of the grid anew",
        "Bo is dead",
        "Cy has skipped this showdown",
        "Basic resources in the storage: 0 -> 1",
        "Into the settlement's storage: Scrap Sword and White Fur",
        "Archived: Bone Axe",
        "New in the settlement: Catarium",
        "Among the defeated monsters: White Lion, level 1",
        "In the nemesis entry: White Lion, level 2",
    ]
    russian = Text("ru", shipped(), Lexicon([names]))
    told = [russian.t(each.message, **each.fields) for each in changes(before, after)]
    assert told[:3] == ["Ада пропустит следующую схватку", "Ада: решительность 1 -> 3", "Ада: боевой опыт 0 -> 1"]
    assert told[8] == "Бо погиб"


def test_it_is_written_whole_and_the_old_file_kept(tmp_path: Path) -> None:
    _, after = played(tmp_path)
    file = tmp_path / "r.yaml"
    kept = save_roster(after, file)
    assert kept == tmp_path / "r.yaml.bak"
    assert kept.read_text("utf-8") == TEXT
    again = load_roster(file, PACKS)
    assert (again.sheets, again.settlement, again.edition) == (after.sheets, after.settlement, after.edition)
    assert "Ада" in file.read_text("utf-8")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["r.yaml", "r.yaml.bak"]
    assert changes(after, again) == []


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, after = played(tmp_path)
    file = tmp_path / "r.yaml"

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "full")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="full"):
        save_roster(after, file)
    assert file.read_text("utf-8") == TEXT


def test_the_fingerprint_is_of_what_the_file_says(tmp_path: Path) -> None:
    first = roster(tmp_path).fingerprint()
    assert roster(tmp_path, TEXT + "\n# a remark\n").fingerprint() == first
    assert roster(tmp_path, TEXT.replace("survival: 1", "survival: 2")).fingerprint() != first


def test_notes_are_no_mistakes(tmp_path: Path) -> None:
    text = """survivors:
      - {id: a, name: A, gear: [regal_helm, lion_beast_katar]}
      - {id: b, name: B, gear: [lion_beast_katar, lion_beast_katar]}
      - {id: c, name: C, gear: [regal_helm], dead: true}
    """
    said = [(each.message, each.fields["who"]) for each in notes(roster(tmp_path, text).sheets, PACKS)]
    assert said == [("note-cursed", "a"), ("note-paired", "a")]
