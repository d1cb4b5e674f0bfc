"""The state of a fight as tables of at most 80 columns, drawn from the fight's view alone."""

from __future__ import annotations

from typing import Any

from affray.cli.voice import Voice, out
from affray.kernel.names import Ref

__all__ = ["show_state"]

View = dict[str, Any]
HERO_MARKS = ("weary", "miserable", "wounded", "dying", "recovering", "surprised", "fleeing", "no_hope", "asleep")
FOE_MARKS = ("weary", "recovering", "surprised")


def show_state(voice: Voice, view: View, only: str = "") -> None:
    """Both sides, or one fighter of them."""
    if not only:
        scene = [
            voice.name(view["phase"]),
            voice.name(view["light"]),
            *[voice.name(ground) for ground in view["ground"]],
        ]
        out()
        out(voice.t("state-scene", round=int(view["round"]), scene=", ".join(scene)), bold=True)
        for kind in ("close", "ranged"):
            if view[kind]:
                out(voice.t("state-dice-" + kind, n=int(view[kind])), indent=2)
    heroes = [row for row in view["heroes"] if only in ("", row["id"])]
    foes = [row for row in view["foes"] if only in ("", row["id"])]
    if heroes:
        heads = [voice.t("state-" + key) for key in ("heroes", "stance", "endurance", "hope", "shadow", "load")]
        rows = [hero_cells(voice, row, int(view["round"])) for row in heroes]
        table(heads, rows, [hero_notes(voice, row, int(view["round"])) for row in heroes])
    if foes:
        heads = [voice.t("state-" + key) for key in ("foes", "might", "endurance", "drive")]
        table(
            heads, [foe_cells(voice, row) for row in foes], [foe_notes(voice, row, int(view["round"])) for row in foes]
        )
    if not only:
        for effect in view["effects"]:
            kind, amount, source, target, until = effect[:5]
            fields = {"target": voice.name(target), "source": voice.name(source), "amount": int(amount)}
            key = f"state-effect-{kind.replace('_', '-')}"
            said = voice.t(key if voice.text.has(key) else "state-effect", kind=kind, until=until, **fields)
            out(said, indent=2)


def hero_cells(voice: Voice, row: View, round: int) -> list[str]:
    return [
        voice.name(row["id"]), voice.t("state-in-" + row["stance"]) if round else "-", f"{row['endurance']}/{row['max_endurance']}",
        f"{row['hope']}/{row['max_hope']}", str(row["shadow"]), str(row["load"]),
    ]  # fmt: skip


def foe_cells(voice: Voice, row: View) -> list[str]:
    wounds = f" ({voice.t('state-wounds', n=int(row['wounds']))})" if row["wounds"] else ""
    return [
        voice.name(row["id"]),
        f"{row['might']}{wounds}",
        f"{row['endurance']}/{row['max_endurance']}",
        f"{voice.t('state-' + row['drive_kind'])} {row['drive']}",
    ]


def marks(voice: Voice, row: View, kinds: tuple[str, ...], round: int) -> list[str]:
    """What lies on a fighter; surprise is over with round 1."""
    lying = [mark for mark in kinds if row.get(mark) and (mark != "surprised" or round <= 1)]
    return [voice.t("state-mark-" + mark.replace("_", "-"), who=Ref(row["id"])) for mark in lying]


def hero_notes(voice: Voice, row: View, round: int) -> str:
    if row["out"]:
        return voice.name(row["out"])
    notes = marks(voice, row, HERO_MARKS, round)
    if row["engaged"]:
        notes.insert(0, voice.t("state-against", who=", ".join(voice.name(foe, "gen") for foe in row["engaged"])))
    if row["seized_by"]:
        notes.append(voice.t("state-seized", who=voice.name(row["seized_by"])))
    if row["ready"]:
        notes.append(voice.name(row["ready"]) + (f", {voice.t('state-two-handed')}" if row["two_handed"] else ""))
    if row["poison"]:
        notes.append(voice.name("poison"))
    if row["dropped"]:
        notes.append(voice.t("state-dropped", what=", ".join(voice.name(item) for item in row["dropped"])))
    return "; ".join(notes)


def foe_notes(voice: Voice, row: View, round: int) -> str:
    if row["out"]:
        return voice.name(row["out"])
    notes = marks(voice, row, FOE_MARKS, round)
    if row["engaged"]:
        notes.insert(0, voice.t("state-against", who=", ".join(voice.name(hero, "gen") for hero in row["engaged"])))
    elif row["back"]:
        notes.insert(0, voice.t("state-back"))
    return "; ".join(notes)


def table(heads: list[str], rows: list[list[str]], notes: list[str]) -> None:
    """Columns as wide as they need to be; what does not fit in one goes below its row."""
    widths = [max(len(line[at]) for line in [heads, *rows]) for at in range(len(heads))]
    out()
    out("  ".join(head.ljust(width) for head, width in zip(heads, widths, strict=True)).rstrip(), wrap=False, dim=True)
    for cells, note in zip(rows, notes, strict=True):
        cells[0] = cells[0][:1].upper() + cells[0][1:]
        out("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip(), wrap=False)
        if note:
            out(note, indent=4, hang=2)
