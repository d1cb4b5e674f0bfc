"""The Company's cards: virtues, fell abilities, qualities, conditions. Their moments, and what a hook sees (company 5.3, 6.4-6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from affray.kernel.card import Card, Condition, Moment, Occasion, Verb

if TYPE_CHECKING:
    from affray.company.attack import Strike
    from affray.company.combat import Combat
    from affray.company.dice import Roll
    from affray.company.fighter import Fighter, Foe, Hero

__all__ = [
    "AFTERMATH", "ATTACK_OVER", "ATTACK_ROLL", "CHOOSE_TARGET", "DRIVE_SPENT", "FIGHT_START", "FOE_TURN", "HIT", "HOPE_SPENT",
    "INTIMIDATED", "MOMENTS", "PIERCED", "PROTECTION_ROLL", "ROLLED", "ROUND_END", "ROUND_START", "SEVERITY", "SHADOW_ROLL",
    "SKILL_PASSED", "SKILL_ROLL", "TURN_START", "WOULD_DIE", "WOULD_FALL", "WOULD_LOSE", "WOULD_WOUND", "WOUNDED",
    "CompanyCard", "CompanyOccasion", "Offered", "While",
]  # fmt: skip

MOMENTS: Final[list[Moment]] = []


def _moment(name: str, clause: str) -> Moment:
    moment = Moment(name, clause, len(MOMENTS))
    MOMENTS.append(moment)
    return moment


FIGHT_START: Final = _moment("fight_start", "O1")
ROUND_START: Final = _moment("round_start", "F4")
TURN_START: Final = _moment("turn_start", "CO-02")
FOE_TURN: Final = _moment("foe_turn", "F2")
CHOOSE_TARGET: Final = _moment("choose_target", "E5")
ATTACK_ROLL: Final = _moment("attack_roll", "D26")
PROTECTION_ROLL: Final = _moment("protection_roll", "D28")
SKILL_ROLL: Final = _moment("skill_roll", "D25")
SHADOW_ROLL: Final = _moment("shadow_roll", "D22")
ROLLED: Final = _moment("rolled", "D4")
HIT: Final = _moment("hit", "CO-18")
PIERCED: Final = _moment("pierced", "CO-20")
WOULD_LOSE: Final = _moment("would_lose", "CO-18")
WOULD_FALL: Final = _moment("would_fall", "W3")
WOULD_WOUND: Final = _moment("would_wound", "W3")
WOUNDED: Final = _moment("wounded", "W1")
SEVERITY: Final = _moment("severity", "W1")
WOULD_DIE: Final = _moment("would_die", "W2")
INTIMIDATED: Final = _moment("intimidated", "CO-12")
SKILL_PASSED: Final = _moment("skill_passed", "D7")
HOPE_SPENT: Final = _moment("hope_spent", "D17")
DRIVE_SPENT: Final = _moment("drive_spent", "F2")
ATTACK_OVER: Final = _moment("attack_over", "CO-18")
ROUND_END: Final = _moment("round_end", "CO-11")
AFTERMATH: Final = _moment("aftermath", "W5")


@mypyc_attr(free_list_len=1)
class CompanyOccasion(Occasion):
    """A moment of the Company's fight: who acts, on whom, with which attack and roll. `owner` is whose card is looked at."""

    __slots__ = (
        "fight",
        "owner",
        "actor",
        "target",
        "attack",
        "roll",
        "kind",
        "amount",
        "icons",
        "flag",
        "chosen",
        "card",
    )

    def __init__(self, moment: Moment, fight: Combat) -> None:
        super().__init__(moment)
        self.fight = fight
        self.owner: Fighter | None = None
        self.actor: Fighter | None = None
        self.target: Fighter | None = None
        self.attack: Strike | None = None
        self.roll: Roll | None = None
        self.kind = ""
        self.amount: i64 = 0
        self.icons: i64 = 0
        self.flag = False
        self.chosen: Fighter | None = None
        self.card = ""

    def hero(self) -> Hero | None:
        """The hero whom it concerns: the target if it is one, else who acts."""
        if self.target is not None and self.target.is_hero:
            return self.target.as_hero()
        if self.actor is not None and self.actor.is_hero:
            return self.actor.as_hero()
        return None

    def foe(self) -> Foe | None:
        """The foe whom it concerns: the target if it is one, else who acts."""
        if self.target is not None and not self.target.is_hero:
            return self.target.as_foe()
        if self.actor is not None and not self.actor.is_hero:
            return self.actor.as_foe()
        return None


class While:
    """A number that a card adds while it lies there, under conditions: parry, protection (dice), and on a weapon injury, damage,
    pierces_on (by how much less a Piercing Blow needs)."""

    __slots__ = ("kind", "amount", "conditions", "card")

    def __init__(self, kind: str, amount: int, conditions: tuple[Condition, ...], card: str) -> None:
        self.kind = kind
        self.amount = amount
        self.conditions = conditions
        self.card = card


class Offered:
    """Something that may be bought with an action while the card lies there.

    `action` is main or secondary; `task` names a combat task made cheaper, or is empty and then `skill` (one of several) is rolled and
    `do` runs on a success (with no skill it simply runs). `who` may buy: owner, foes (its enemies), anyone.
    """

    __slots__ = ("card", "key", "action", "task", "stance", "skills", "cost", "uses", "per", "who", "conditions", "do")

    def __init__(
        self,
        card: str,
        key: str,
        action: str,
        task: str,
        stance: str,
        skills: tuple[str, ...],
        cost: int,
        uses: int,
        per: str,
        who: str,
        conditions: tuple[Condition, ...],
        do: tuple[Verb, ...],
    ) -> None:
        self.card = card
        self.key = key
        self.action = action
        self.task = task
        self.stance = stance
        self.skills = skills
        self.cost = cost
        self.uses = uses
        self.per = per
        self.who = who
        self.conditions = conditions
        self.do = do


class CompanyCard(Card):
    """A virtue, fell ability, quality or condition. `flags` are yes-or-no properties that the rules look at by name."""

    __slots__ = ("whiles", "offers", "flags")

    def __init__(self, id: str, kind: str) -> None:
        super().__init__(id, kind)
        self.whiles: tuple[While, ...] = ()
        self.offers: tuple[Offered, ...] = ()
        self.flags: tuple[str, ...] = ()
