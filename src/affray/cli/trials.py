"""`affray check` of a monster's folder: it is read whole and fought, and what of it never came up is listed."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from affray.cli.monster_trial import FIGHTS, Endless, Trial, try_monster
from affray.cli.voice import Refused, Voice, out
from affray.kernel.names import CASES, Ref
from affray.kernel.pack import BadPack
from affray.showdown.pack_file import declined, gaps, unused_names
from affray.showdown.packs import Packs, packs_with
from affray.showdown.scenario import unread

__all__ = ["check_monster"]


def check_monster(voice: Voice, folder: Path) -> str:
    """What the folder is, once its trial is told. Raises BadPack where it is wrong, Refused where a fight comes to no end."""
    spoken = Voice(voice.lang, sound_packs(folder).names())
    watched = sys.stderr.isatty()

    def tell(number: int) -> None:
        if watched:
            click.echo("\r" + spoken.t("trial-progress", n=number, of=FIGHTS), err=True, nl=number == FIGHTS)

    try:
        trial = try_monster(folder, FIGHTS, tell)
    except Endless as endless:
        said = spoken.t("trial-chain" if endless.chain else "trial-endless", n=endless.fight, card=Ref(endless.card))
        raise Refused(f"{endless.where}: {said}" if endless.where else said) from endless
    told(spoken, trial)
    return spoken.t("check-monster", name=spoken.name(trial.monster))


def sound_packs(folder: Path) -> Packs:
    """The folder's packs; where they are wrong, BadPack tells too which of its scenarios cannot be read at all."""
    try:
        return packs_with(folder)
    except BadPack as bad:
        raise BadPack([*bad.problems, *unread(folder)]) from bad


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
    if trial.scenarios:
        out(voice.t("trial-scenarios", names=", ".join(trial.scenarios)))
    for file, line, id in unused_names(trial.packs):
        out(f"{file}:{line}: {voice.t('trial-unused-name', id=id)}")
    for file, line, key, gap in gaps(trial.packs):
        out(f"{file}:{line}: {voice.t('trial-gap', key=key, gap=gap)}")
    forms(voice, trial.packs)
    if trial.verbs:
        out(voice.t("trial-verbs", n=len(trial.verbs)))
        for verb in trial.verbs:
            out(f"{verb.file}:{verb.line}: {verb.path}", indent=2)
    elif not any(cards for _, cards in never):
        out(voice.t("trial-whole"))


def forms(voice: Voice, packs: Packs) -> None:
    """The Russian cases that the rule for names has made: all of them in Russian, else how many names there are."""
    made = declined(packs)
    if not made:
        return
    out(voice.t("trial-forms", n=len(made)))
    if voice.lang != "ru":
        return
    for file, line, name, cases in made:
        said = ", ".join(f"{voice.t('case-' + case)} {name.ru[CASES.index(case)]}" for case in cases)
        out(f"{file}:{line}: {name.ru.nom}: {said}", indent=2)
