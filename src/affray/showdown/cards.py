"""The showdown's moments, and what a card's hooks and verbs see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from affray.kernel.card import Moment, Occasion, Verb

if TYPE_CHECKING:
    from affray.showdown.ai import PlayCard
    from affray.showdown.attack import Attack
    from affray.showdown.field import Field
    from affray.showdown.monster_attack import MonsterAttack
    from affray.showdown.survivor import Survivor

__all__ = [
    "ATTACK_ROLLED", "CHOOSE_LOCATION", "CRITICAL", "HIT", "LOCATION_CHOSEN", "POUNCED", "REACTIONS_OVER", "SURVIVOR_ATTACKS",
    "TRAP_DRAWN", "WOUND_FAILED", "WOUND_SUCCEEDED", "ACT_END", "AFTERMATH", "AFTER_CRITICAL", "AI_DRAWN", "ARRIVAL", "BEFORE_REACTION", "BLEEDING_GAINED", "BRAIN_DAMAGE",
    "DEPART", "DRAW_AI", "FLOW", "GAINED", "LOCATIONS_ROLLED", "MOMENTS", "MONSTER_DIES", "MONSTER_DOWN", "MONSTER_MOVES",
    "MONSTER_TURN", "MONSTER_TURN_END", "MONSTER_WOULD_BE_WOUNDED", "MONSTER_WOUNDED", "OPPORTUNITIES", "PERFECT_HIT",
    "ROUND_END", "SETUP", "SEVERE_INJURY", "SEVERE_INJURY_ROLL", "SPEND_ACTIVATION", "SURVIVAL_ACTION", "SURVIVAL_GAINED",
    "SURVIVORS_ACT", "SURVIVORS_TURN", "SURVIVOR_DIES", "SURVIVOR_HURT", "SURVIVOR_INJURED", "SURVIVOR_STEP",
    "WOULD_BE_HURT", "WOULD_BE_SEVERELY_INJURED", "WOULD_BLEED", "WOULD_COLLIDE", "WOULD_FALL", "Row",
    "ShowdownOccasion",
]  # fmt: skip

MOMENTS: Final[list[Moment]] = []


def _moment(name: str, clause: str) -> Moment:
    moment = Moment(name, clause, len(MOMENTS))
    MOMENTS.append(moment)
    return moment


FLOW: Final = _moment("flow", "SD-36")
SURVIVORS_ACT: Final = _moment("survivors_act", "SD-35")
MONSTER_DOWN: Final = _moment("monster_down", "SD-38")
BEFORE_REACTION: Final = _moment("before_reaction", "SD-39")
AFTER_CRITICAL: Final = _moment("after_critical", "SD-40")
MONSTER_MOVES: Final = _moment("monster_moves", "SD-22")
MONSTER_WOUNDED: Final = _moment("monster_wounded", "SD-48")
SURVIVOR_HURT: Final = _moment("survivor_hurt", "SD-25")
ROUND_END: Final = _moment("round_end", "SD-45")
PERFECT_HIT: Final = _moment("perfect_hit", "SD-03")
MONSTER_TURN: Final = _moment("monster_turn", "2.1")
MONSTER_TURN_END: Final = _moment("monster_turn_end", "2.1")
SURVIVORS_TURN: Final = _moment("survivors_turn", "2.8")
ACT_END: Final = _moment("act_end", "2.8")
DRAW_AI: Final = _moment("draw_ai", "2.1")
AI_DRAWN: Final = _moment("ai_drawn", "2.1")
SURVIVOR_STEP: Final = _moment("survivor_step", "2.8")
SPEND_ACTIVATION: Final = _moment("spend_activation", "2.8")
WOULD_COLLIDE: Final = _moment("would_collide", "2.4")
LOCATIONS_ROLLED: Final = _moment("locations_rolled", "2.5")
MONSTER_DIES: Final = _moment("monster_dies", "SD-53")
AFTERMATH: Final = _moment("aftermath", "SD-54")
GAINED: Final = _moment("gained", "7.5")
WOULD_BE_HURT: Final = _moment("would_be_hurt", "3.2")
SURVIVOR_INJURED: Final = _moment("survivor_injured", "3.2")
BRAIN_DAMAGE: Final = _moment("brain_damage", "3.2")
SEVERE_INJURY_ROLL: Final = _moment("severe_injury_roll", "3.3")
WOULD_BE_SEVERELY_INJURED: Final = _moment("would_be_severely_injured", "3.3")
SEVERE_INJURY: Final = _moment("severe_injury", "3.3")
WOULD_FALL: Final = _moment("would_fall", "3.5")
WOULD_BLEED: Final = _moment("would_bleed", "3.5")
BLEEDING_GAINED: Final = _moment("bleeding_gained", "3.5")
SURVIVAL_GAINED: Final = _moment("survival_gained", "SD-26")
SURVIVAL_ACTION: Final = _moment("survival_action", "SD-27")
SURVIVOR_DIES: Final = _moment("survivor_dies", "3.5")
MONSTER_WOULD_BE_WOUNDED: Final = _moment("monster_would_be_wounded", "2.11")
SURVIVOR_ATTACKS: Final = _moment("survivor_attacks", "2.9")
ATTACK_ROLLED: Final = _moment("attack_rolled", "2.9")
HIT: Final = _moment("hit", "2.9")
TRAP_DRAWN: Final = _moment("trap_drawn", "SD-06")
CHOOSE_LOCATION: Final = _moment("choose_location", "SD-10")
LOCATION_CHOSEN: Final = _moment("location_chosen", "SD-10")
WOUND_FAILED: Final = _moment("wound_failed", "SD-15")
WOUND_SUCCEEDED: Final = _moment("wound_succeeded", "SD-15")
CRITICAL: Final = _moment("critical", "SD-14")
REACTIONS_OVER: Final = _moment("reactions_over", "2.9")
POUNCED: Final = _moment("pounced", "6.3")
DEPART: Final = _moment("depart", "1")
SETUP: Final = _moment("setup", "1")
ARRIVAL: Final = _moment("arrival", "1")

# The moments at which dash and surge are possible (SD-35, SD-36, SD-38 to SD-40).
OPPORTUNITIES: Final = ("flow", "survivors_act", "monster_down", "before_reaction", "after_critical")


class ShowdownOccasion(Occasion):
    """A moment of the showdown: who acts, on whom, in which attack, with which die.

    `card` and `owner` tell whose text runs; `play` is the AI card being performed, `blow` the monster's attack under way, `square`
    where a step came from, `path` the squares that the monster has just run over. `location` and `injury` tell where it hurts and what
    is suffered, `action` which survival action was done; `intimidate`: an Intimidate is under way. `cancelled`: the event of the
    moment does not happen. `stopped`: the rest of the text falls away.
    """

    __slots__ = (
        "fight", "actor", "target", "attack", "face", "amount", "cancelled", "card", "owner", "targets", "stopped", "play", "blow",
        "square", "chosen", "location", "injury", "action", "intimidate", "by_monster", "path",
    )  # fmt: skip

    def __init__(self, moment: Moment, fight: Field) -> None:
        super().__init__(moment)
        self.fight = fight
        self.actor: Survivor | None = None
        self.target: Survivor | None = None
        self.attack: Attack | None = None
        self.face: i64 = 0
        self.amount: i64 = 0
        self.cancelled = False
        self.card = ""
        self.owner = -1
        self.targets: list[Survivor] = []
        self.stopped = False
        self.play: PlayCard | None = None
        self.blow: MonsterAttack | None = None
        self.square = -1
        # The survivor of `each` or of `choose_survivor`.
        self.chosen: Survivor | None = None
        self.location = -1
        self.injury = ""
        self.action = ""
        self.intimidate = False
        # The survivor collides with the monster itself, not with a wall or a companion.
        self.by_monster = False
        self.path = 0


class Row:
    """One row of a table of severe injuries or brain traumas: the faces it takes, its bleeding, and what it does (3.3, 3.4)."""

    __slots__ = ("id", "low", "high", "bleeding", "do", "permanent")

    def __init__(
        self, id: str, low: int, high: int, bleeding: int = 0, do: tuple[Verb, ...] = (), permanent: bool = False
    ) -> None:
        self.id = id
        self.low = low
        self.high = high
        self.bleeding = bleeding
        self.do = do
        self.permanent = permanent
