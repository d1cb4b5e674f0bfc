"""`affray check` of a monster's folder: it is read whole and fought, and what of it never came up is listed."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from affray.cli.monster_trial import FIGHTS, Endless, Trial, try_monster
from affray.cli.voice import Refused, Voice, out
from affray.kernel.names import Ref
from affray.showdown.packs import packs_with

__all__ = ["check_monster"]


def check_monster(voice: Voice, folder: Path) -> str:
    """What the folder is, once its trial is told. Raises BadPack where it is wrong, Refused where a fight comes to no end."""
    spoken = Voice(voice.lang, packs_with(folder).names())
    watched = sys.stderr.isatty()

    def tell(number: int) -> None:
        if watched:
            click.echo("\r" + spoken.t("trial-progress", n=number, of=FIGHTS), err=True, nl=number == FIGHTS)

    try:
        trial = try_monster(folder, FIGHTS, tell)
    except Endless as endless:
        raise Refused(spoken.t("trial-endless", n=endless.fight, card=Ref(endless.card))) from endless
    told(spoken, trial)
    return spoken.t("check-monster", name=spoken.name(trial.monster))


def told(voice: Voice, trial: Trial) -> None:
    out(
        voice.t(
            "trial-fights",
            fights=trial.fights,
            rounds=trial.rounds,
            won=trial.victories,
            lost=trial.defeats,
            open=trial.open(),
        )
    )
    never = (("trial-cards", trial.cards), ("trial-locations", trial.locations), ("trial-unused", trial.unused))
    for key, cards in never:
        if cards:
            out(voice.t(key, cards=[Ref(card) for card in cards]))
    if trial.verbs:
        out(voice.t("trial-verbs", n=len(trial.verbs)))
        for verb in trial.verbs:
            out(f"{verb.file}:{verb.line}: {verb.path}", indent=2)
    elif not any(cards for _, cards in never):
        out(voice.t("trial-whole"))
