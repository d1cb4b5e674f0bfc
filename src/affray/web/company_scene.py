"""What there is to draw of a melee: who is tied to whom, who stands where, and all of it in words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from affray.company.field import Field
from affray.company.fighter import STANCES
from affray.kernel.names import Ref
from affray.kernel.speaker import Speaker
from affray.web.company_figures import Figure, figures

__all__ = ["Group", "Pair", "Scene", "scene_of", "sentences"]

View = dict[str, Any]
Pair = tuple[str, str]


@dataclass
class Group:
    """Heroes and foes tied to each other by engagement."""

    heroes: list[Figure]
    foes: list[Figure]


@dataclass
class Scene:
    """What both drawings are made of."""

    view: View
    speaker: Speaker
    all: dict[str, Figure]
    stances: dict[str, str]
    groups: list[Group]
    back: list[Figure]
    out: list[Figure]
    pairs: list[Pair]
    held: set[Pair]
    blow: Pair

    @property
    def standing(self) -> list[Figure]:
        """The heroes who can fight."""
        return [hero for group in self.groups for hero in group.heroes]

    @property
    def apart(self) -> bool:
        """Before close combat the sides stand over against each other."""
        return bool(self.view["round"] == 0)

    def band(self, hero: Figure) -> str:
        """The band where a hero stands: the stance, or that of those who have none yet."""
        if hero.waits and self.view["round"] == 1:
            return "undecided"
        return self.stances[hero.id]

    def bands(self) -> tuple[str, ...]:
        """Boldest first."""
        waiting = any(self.band(hero) == "undecided" for hero in self.standing)
        return (*STANCES, "undecided") if waiting else STANCES


def scene_of(fight: Field, speaker: Speaker, mine: Collection[str]) -> Scene:
    """`mine` are the seats of whoever looks: their heroes are marked."""
    view = fight.view(None)
    view["conditions"] = fight.setting.conditions
    view["volleys"] = max(fight.setting.volleys, fight.setting.bow_volleys)
    shown = figures(view, speaker, mine)
    heroes = [row for row in view["heroes"] if not row["out"]]
    foes = [row for row in view["foes"] if not row["out"]]
    pairs = [(row["id"], foe) for row in heroes for foe in row["engaged"]]
    held = {(row["id"], row["seized_by"]) for row in heroes if row["seized_by"]}
    blows = [act for act in view["under_way"] if act.get("act") == "attack"]
    return Scene(
        view, speaker, shown, {row["id"]: row["stance"] for row in view["heroes"]}, grouped(heroes, shown, pairs),
        [shown[row["id"]] for row in foes if not row["engaged"]],
        [figure for figure in shown.values() if figure.out], pairs, held,
        (blows[-1]["who"], blows[-1]["target"]) if blows else ("", ""),
    )  # fmt: skip


def grouped(heroes: list[View], shown: dict[str, Figure], pairs: list[Pair]) -> list[Group]:
    """Each hero with all that he is tied to, in the heroes' order."""
    found: list[Group] = []
    seen: set[str] = set()
    for row in heroes:
        if row["id"] in seen:
            continue
        tied = {row["id"]}
        while more := {each for pair in pairs if tied & set(pair) for each in pair} - tied:
            tied |= more
        seen |= tied
        members = [figure for figure in shown.values() if figure.id in tied]
        found.append(Group([each for each in members if each.hero], [each for each in members if not each.hero]))
    return found


def sentences(scene: Scene) -> list[str]:
    """The picture in words."""
    speaker, view = scene.speaker, scene.view
    said = []
    for row in [*view["heroes"], *view["foes"]]:
        figure = scene.all[row["id"]]
        said.append(
            speaker.t(
                "web-co-said",
                who=Ref(figure.id),
                out=figure.out_words or None,
                stance=speaker.t("web-co-band", band=scene.band(figure)) if figure.hero and not scene.apart else None,
                against=[Ref(other) for other in row["engaged"]],
                back=not figure.hero and not row["engaged"] and not scene.apart,
                endurance=figure.endurance,
                most=figure.most,
                notes=", ".join(figure.words) or None,
            )
        )
    return said
