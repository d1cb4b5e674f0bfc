"""The state of a fight as tables of at most 80 columns, drawn from the fight's view alone."""

from __future__ import annotations

from typing import Any, Final

from affray.cli.columns import columns
from affray.cli.screens import Screen
from affray.cli.voice import Voice, out
from affray.kernel.names import Ref

__all__ = ["SCREEN", "CompanyScreen"]

View = dict[str, Any]
HERO_MARKS = ("weary", "miserable", "wounded", "dying", "recovering", "surprised", "fleeing", "no_hope", "asleep")
FOE_MARKS = ("weary", "recovering", "surprised")


class CompanyScreen(Screen):
    """Heroes and foes in two tables."""

    def state(self, fight: Any) -> None:
        show_state(self.voice, fight.view(None))

    def people(self, fight: Any) -> list[str]:
        view = fight.view(None)
        return [row["id"] for row in [*view["heroes"], *view["foes"]]]

    def one(self, fight: Any, who: str) -> None:
        show_state(self.voice, fight.view(None), only=who)

    def cards_of(self, fight: Any, who: str) -> list[str]:
        view = fight.view(None)
        return [card for row in [*view["heroes"], *view["foes"]] if row["id"] == who for card in row["cards"]]


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
        columns(heads, rows, [hero_notes(voice, row, int(view["round"])) for row in heroes])
    if foes:
        heads = [voice.t("state-" + key) for key in ("foes", "might", "endurance", "drive")]
        columns(
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


SCREEN: Final = CompanyScreen
