"""Rolls of heroes and foes, and what is spent on them beforehand: Hope, support, Hate and Resolve (company 1)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.company import events
from affray.company.cards import ROLLED, SHADOW_ROLL, SKILL_PASSED, SKILL_ROLL
from affray.company.combat import Combat
from affray.company.dice import BEST, FeatDie, Outcome, Roll
from affray.company.fighter import Fighter, Foe, Hero
from affray.company.sheet import ATTRIBUTE_OF
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words

__all__ = [
    "BeforeSkill", "DriveForRoll", "HopeForRoll", "SkillRoll", "feat_die", "feat_word", "foe_roll", "hero_roll", "scene_dice",
    "favour_reasons", "shadow_test", "spend_on_foe_roll", "spend_on_hero_roll", "throw_roll",
]  # fmt: skip


def hero_roll(fight: Combat, hero: Hero, why: str) -> Roll:
    """A roll with the hero's state in it: Weary, Miserable, Shadow at its maximum, what lasts on every roll (D13-D15)."""
    roll = Roll(why, hero.seat, hero.id, fight.table.listening)
    roll.weary = hero.weary()
    roll.miserable = hero.miserable()
    if hero.shadow >= hero.sheet.hope and hero.shadow > 0:
        roll.ill_favoured += ("shadow_full",)
    if fight.effects:
        fight.add_effects("roll", hero.id, roll.pool)
        for effect in fight.effects:
            if effect.kind == "inspired" and effect.target == hero.id and not effect.dormant:
                roll.inspired = True
    return roll


def foe_roll(fight: Combat, foe: Foe, why: str) -> Roll:
    """A roll with the foe's state in it: Weary, surprised, pushed back; its icons swapped if it serves the Shadow (D6, F4)."""
    roll = Roll(why, foe.seat, foe.id, fight.table.listening)
    roll.swapped = foe.sheet.hateful or fight.swap_all
    roll.weary = foe.weary
    if foe.surprised and fight.round == 1 and fight.rulings["surprised_foes"] == "lose_die":
        roll.pool.add("surprised", -1)
    if fight.effects:
        fight.add_effects("roll", foe.id, roll.pool)
    return roll


def scene_dice(fight: Combat, hero: Hero, roll: Roll, ranged: bool, ignores: bool = False) -> None:
    """Complications and advantages of the scene weigh on all rolls of the heroes (B7); one that was removed does not (B5)."""
    dice = fight.ranged_dice if ranged else fight.close_dice
    if dice < 0 and ignores:
        return
    if dice < 0 and fight.effects:
        removed = [e for e in fight.effects if e.kind == "removal" and e.target == hero.id and not e.dormant]
        if removed:
            return
    if dice:
        roll.pool.add("complication" if dice < 0 else "advantage", dice)


def throw_roll(fight: Combat, fighter: Fighter, roll: Roll) -> Outcome:
    """Settle the dice, throw them; cards may have them thrown again."""
    roll.settle()
    outcome: Outcome = fight.table.throw(roll)
    if fight.awaits(ROLLED):
        roll.outcome = outcome
        occasion = fight.occasion(ROLLED, fighter, None)
        occasion.roll = roll
        occasion.kind = roll.why
        while True:
            occasion.flag = False
            fight.happen(occasion)
            if not occasion.flag:
                break
            outcome = fight.table.throw(roll)
            roll.outcome = outcome
    return outcome


def feat_die(fight: Combat, hero: Hero, why: str, mode: int) -> int:
    """A Feat die alone: the rank kept."""
    die = FeatDie(why, hero.seat, hero.id, mode)
    rank: int = fight.table.throw(die)
    if fight.table.listening:
        fight.table.tell(events.FeatRolled(Ref(hero.id), why, rank, []))
    return rank


def feat_word(roll: Roll, outcome: Outcome) -> str:
    """best, worst or number: what the kept Feat die was, for the log."""
    if outcome.passed and outcome.feat == BEST:
        return "best"
    if not outcome.passed and roll.miserable and roll.total >= roll.target.total:
        return "worst"
    return "number"


# -- what heroes spend


@mypyc_attr(free_list_len=1)
class HopeForRoll(Question):
    """Before an attack or Protection roll: a point of Hope for 1d, or 2d while Inspired (D17, D18)."""

    name: ClassVar[str] = "hope"
    clause: ClassVar[str] = "D17"

    def __init__(self, fight: Combat, hero: Hero, roll: Roll) -> None:
        self.seat = hero.seat
        self.fight = fight
        self.hero = hero
        self.roll = roll

    def options(self) -> list[Any]:
        found = ["no", "hope"]
        if self.hero.has("desperate_courage") and not self.roll.inspired:
            found.append("desperate")
        return found

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        fields = {"who": Ref(self.hero.id), "why": self.roll.why, "left": self.hero.hope, **self.roll.odds()}
        return Words("ask-hope", fields)

    def option_words(self, option: Any) -> Words:
        if option == "no":
            return Words("option-hope-no", {})
        dice = 2 if self.roll.inspired or option == "desperate" else 1
        return Words("option-hope-" + str(option), {"dice": dice, "chance": self.roll.odds(dice)["chance"]})


def spend_on_hero_roll(fight: Combat, hero: Hero, roll: Roll) -> None:
    """Ask for Hope on an attack or Protection roll."""
    if not hero.hope_to_spend():
        return
    if fight.orders and fight.order(hero.seat, "hope") == "never":
        return
    choice: str = fight.table.ask(HopeForRoll(fight, hero, roll))
    if choice != "no":
        add_hope(fight, hero, roll, choice == "desperate")


def add_hope(fight: Combat, hero: Hero, roll: Roll, desperate: bool) -> None:
    if desperate:
        fight.gain_shadow(hero, 1)
    if fight.spend_hope(hero, "roll"):
        roll.pool.add("hope", 2 if roll.inspired or desperate else 1)


class BeforeSkill(Question):
    """Before a Skill roll: Hope, a fitting Feature, a Magical success; and one companion may support (D17-D21).

    Options are (what, hero): `roll`, `hope`, `feature:<word>`, `desperate` and `magical` of who rolls; `support` of a companion.
    """

    name: ClassVar[str] = "skill"
    clause: ClassVar[str] = "D19"

    def __init__(self, fight: Combat, hero: Hero, skill: str, roll: Roll, supported: bool) -> None:
        self.seat = hero.seat
        self.fight = fight
        self.hero = hero
        self.skill = skill
        self.roll = roll
        self.supported = supported

    def options(self) -> list[Any]:
        found: list[Any] = []
        if not self.supported:
            for other in self.fight.able_heroes:
                if other is not self.hero and other.hope_to_spend() and other.sheet.skills.get(self.skill, 0) > 0:
                    found.append(("support", other))
        found.append(("roll", self.hero))
        if self.hero.hope_to_spend():
            found.append(("hope", self.hero))
            found.extend([("feature:" + feature, self.hero) for feature in self.hero.sheet.features])
            if self.hero.has("desperate_courage") and not self.roll.inspired:
                found.append(("desperate", self.hero))
            if self.magical():
                found.append(("magical", self.hero))
        return found

    def magical(self) -> bool:
        """A gift that makes a Skill roll a Magical success for a point of Hope (D21, 6.1)."""
        hero = self.hero
        if hero.miserable() or not hero.sheet.skills.get(self.skill, 0):
            return False
        if hero.has("magical_success"):
            return True
        return hero.has("woodland_magic") and self.fight.forest_or_night()

    def shared(self) -> bool:
        return True

    def seats(self) -> list[str]:
        found: list[str] = []
        for option in self.options():
            seat = self.by(option)
            if seat not in found and seat != self.seat:
                found.append(seat)
        found.append(self.seat)
        return found

    def key(self, option: Any) -> str:
        what: str = option[0]
        hero: Hero = option[1]
        return f"support:{hero.id}" if what == "support" else what

    def by(self, option: Any) -> str:
        hero: Hero = option[1]
        return hero.seat

    def words(self) -> Words:
        return Words("ask-skill", {"who": Ref(self.hero.id), "skill": Ref(self.skill), **self.roll.odds()})

    def option_words(self, option: Any) -> Words:
        what: str = option[0]
        hero: Hero = option[1]
        word, _, feature = what.partition(":")
        dice = (
            2
            if self.roll.inspired
            or word in ("desperate", "feature")
            or (word == "support" and self.hero.sheet.focus == hero.id)
            else 1
        )
        fields: dict[str, Any] = {"who": Ref(hero.id), "feature": feature, "dice": dice}
        if word not in ("roll", "magical"):
            fields["chance"] = self.roll.odds(dice)["chance"]
        return Words("option-skill-" + word, fields)


class SkillRoll(Act):
    """A hero's Skill roll, from its modifiers to its outcome (1.2-1.4)."""

    name: ClassVar[str] = "skill"

    def __init__(self, fight: Combat, hero: Hero, skill: str, task: bool = False, why: str = "") -> None:
        self.fight = fight
        self.hero = hero
        self.skill = skill
        self.task = task
        self.why = why or skill
        self.roll = hero_roll(fight, hero, skill)
        self.outcome = Outcome(False, 0, 0)
        self.magical = False

    def view(self) -> dict[str, Any]:
        return {"act": "skill", "who": self.hero.id, "skill": self.skill}

    def chances(self) -> Roll:
        """The roll as it stands, without what cards add and what may still be spent: once only, it is this act's own."""
        fight = self.fight
        hero = self.hero
        roll = self.roll
        roll.pool.add(self.skill, hero.sheet.skills.get(self.skill, 0))
        roll.target.add("tn", hero.sheet.tn(ATTRIBUTE_OF[self.skill]))
        if self.skill in hero.sheet.favoured:
            roll.favoured += ("favoured_skill",)
        if fight.round > 0:
            scene_dice(fight, hero, roll, not hero.close())
        if self.task and hero.has("steady_tasks"):
            roll.weary = False
            roll.miserable = False
        return roll

    def run(self) -> None:
        fight = self.fight
        hero = self.hero
        roll = self.chances()
        occasion = fight.occasion(SKILL_ROLL, hero, None)
        occasion.roll = roll
        occasion.kind = "task" if self.task else self.skill
        fight.happen(occasion)
        self.prepare()
        self.outcome = throw_roll(fight, hero, roll)
        self.magical = roll.magical or (self.outcome.passed and self.outcome.feat == BEST and hero.has("eldar_skill"))
        tell_skill(fight, hero, self.skill, roll, self.outcome, self.magical)
        if self.outcome.passed and fight.awaits(SKILL_PASSED):
            passed = fight.occasion(SKILL_PASSED, hero, None)
            passed.kind = self.skill
            fight.happen(passed)
            if passed.flag:
                self.outcome = Outcome(False, 0, 0)

    def prepare(self) -> None:
        """Support, Hope, Magical success: the companions first, who rolls last."""
        fight = self.fight
        hero = self.hero
        supported = False
        while True:
            choice: Any = fight.table.ask(BeforeSkill(fight, hero, self.skill, self.roll, supported))
            what: str = choice[0]
            who: Hero = choice[1]
            if what == "support":
                supported = True
                if fight.spend_hope(who, "support"):
                    dice = 2 if hero.sheet.focus == who.id else 1
                    self.roll.pool.add("support", dice)
                    if fight.table.listening:
                        fight.table.tell(events.Supported(Ref(who.id), Ref(hero.id), dice))
                continue
            if what == "magical":
                if fight.spend_hope(hero, "magical"):
                    self.roll.magical = True
            elif what != "roll":
                if what.startswith("feature:"):
                    self.roll.inspired = True
                add_hope(fight, hero, self.roll, what == "desperate")
            return


def tell_skill(fight: Combat, hero: Hero, skill: str, roll: Roll, outcome: Outcome, magical: bool) -> None:
    if fight.table.listening:
        fight.table.tell(
            events.SkillRolled(
                Ref(hero.id), Ref(skill), outcome.passed, magical, feat_word(roll, outcome), roll.total, roll.target.total,
                roll.count, roll.pool.reasons(), favour_reasons(roll), outcome.icons, roll.weary, roll.faces,
            )
        )  # fmt: skip


def favour_reasons(roll: Roll) -> list[tuple[str, int]]:
    """What makes the roll Favoured (1) and Ill-favoured (-1)."""
    return [(reason, 1) for reason in roll.favoured] + [(reason, -1) for reason in roll.ill_favoured]


def shadow_test(fight: Combat, hero: Hero, kind: str, shadow: int, ill_favoured: bool, by: Fighter | None) -> bool:
    """Valour against Dread, Wisdom against Sorcery and Greed; a success lowers the Shadow by 1 and its icons (D22). True if passed."""
    skill = "valour" if kind == "dread" else "wisdom"
    roll = hero_roll(fight, hero, skill)
    if kind == "dread":
        roll.pool.add("valour", hero.sheet.valour)
        roll.target.add("tn", hero.sheet.tn_heart)
    else:
        roll.pool.add("wisdom", hero.sheet.wisdom)
        roll.target.add("tn", hero.sheet.tn_wits)
    if ill_favoured:
        roll.ill_favoured += ("spell",)
    if fight.round > 0:
        scene_dice(fight, hero, roll, not hero.close())
    occasion = fight.occasion(SHADOW_ROLL, hero, by)
    occasion.roll = roll
    occasion.kind = kind
    fight.happen(occasion)
    spend_on_hero_roll(fight, hero, roll)
    outcome = throw_roll(fight, hero, roll)
    tell_skill(fight, hero, skill, roll, outcome, False)
    gained = shadow
    if outcome.passed:
        gained = max(0, shadow - 1 - outcome.icons)
    fight.gain_shadow(hero, gained)
    return outcome.passed


# -- what foes spend


@mypyc_attr(free_list_len=1)
class DriveForRoll(Question):
    """Before a foe's attack or Protection roll: a point of Hate or Resolve for 1d, at most one a roll (F1)."""

    name: ClassVar[str] = "drive"
    clause: ClassVar[str] = "F1"

    def __init__(self, fight: Combat, foe: Foe, roll: Roll) -> None:
        self.seat = foe.seat
        self.fight = fight
        self.foe = foe
        self.roll = roll

    def options(self) -> list[Any]:
        return [False, True]

    def key(self, option: Any) -> str:
        return "yes" if option else "no"

    def words(self) -> Words:
        return Words(
            "ask-drive",
            {
                "who": Ref(self.foe.id),
                "why": self.roll.why,
                "kind": self.foe.sheet.drive_kind,
                "left": self.foe.drive,
                **self.roll.odds(),
            },
        )

    def option_words(self, option: Any) -> Words:
        if not option:
            return Words("option-drive-no", {})
        return Words("option-drive-yes", {"dice": 1, "chance": self.roll.odds(1)["chance"]})


def spend_on_foe_roll(fight: Combat, foe: Foe, roll: Roll) -> None:
    """Ask for Hate or Resolve on an attack or Protection roll."""
    if fight.can_pay(foe, 1) and fight.table.ask(DriveForRoll(fight, foe, roll)):
        fight.spend_drive(foe, 1, "")
        roll.pool.add(foe.sheet.drive_kind, 1)
