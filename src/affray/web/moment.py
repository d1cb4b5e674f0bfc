"""Where a fight stands, in words: the round, and whose part of it is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from affray.company.field import ENGAGEMENT, ONSET, ROUND, STANCE, VOLLEYS

if TYPE_CHECKING:
    from affray.company.field import Field as Melee
    from affray.kernel.speaker import Speaker
    from affray.showdown.field import Field

__all__ = ["melee_phase", "melee_words", "moment", "showdown_phase", "showdown_words"]

MELEE: Final = {"onset": ONSET, "volley": VOLLEYS, "stances": STANCE, "engagement": ENGAGEMENT}
SHOWDOWN: Final = {"survivor_act": "survivors_turn"}
# While nothing is under way the field names what comes next, and round 0 is no round.
NEXT: Final = {"monster": "monster_next", "survivors_turn": "survivors_next", "survivors": "survivors_turn"}


def outermost(fight: Any) -> str:
    return fight.under_way[0].name if fight.under_way else ""


def melee_phase(fight: Melee) -> str:
    """The part of a melee: that of the act under way, as the field's own phase is then already the next one."""
    return MELEE.get(outermost(fight), str(fight.phase))


def melee_words(fight: Melee, speaker: Speaker) -> str:
    """The same as it is said."""
    phase = melee_phase(fight)
    return speaker.t("web-co-between") if phase == ROUND else speaker.name(phase)


def showdown_phase(fight: Field) -> str:
    """The part of a showdown: setup, monster_next, monster_turn, survivors_next, survivors_turn, round_end or aftermath."""
    act = outermost(fight)
    return SHOWDOWN.get(act, act) or NEXT.get(fight.phase, fight.phase)


def showdown_words(fight: Field, speaker: Speaker) -> str:
    """The same as it is said."""
    return speaker.t("web-sd-phase-now", phase=showdown_phase(fight))


def moment(game: str, fight: Any, speaker: Speaker) -> tuple[str, str]:
    """The round, empty before the first; and the part that is being played."""
    words = showdown_words if game == "showdown" else melee_words
    return speaker.t("web-round", n=int(fight.round)) if fight.round else "", words(fight, speaker)
