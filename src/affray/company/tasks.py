"""Combat tasks and the Battle roll: what a hero's skill does for the others (CO-05, CO-06, CO-12 to CO-17)."""

from __future__ import annotations

from typing import Any, ClassVar

from affray.company import events
from affray.company.cards import INTIMIDATED
from affray.company.combat import Combat
from affray.company.fighter import STANCES, Foe, Hero
from affray.company.rolls import SkillRoll
from affray.kernel.effect import FIGHT, NEXT_ROUND, ROUND, Effect
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.kernel.window import DECLINE

__all__ = ["BattleShare", "BattleUse", "battle_roll", "combat_task"]


def combat_task(fight: Combat, hero: Hero, task: str, ward: Hero | None) -> None:
    """One of the four tasks, by name; a failed one does nothing (2.8)."""
    if fight.table.listening:
        fight.table.tell(events.TaskTried(Ref(hero.id), Ref(task), Ref(ward.id) if ward is not None else None))
    if task == "intimidate":
        intimidate(fight, hero)
    elif task == "rally":
        rally(fight, hero)
    elif task == "protect" and ward is not None:
        protect(fight, hero, ward)
    elif task == "prepare":
        prepare(fight, hero)


def try_skill(fight: Combat, hero: Hero, skill: str) -> SkillRoll:
    roll = SkillRoll(fight, hero, skill, task=True)
    fight.perform(roll)
    return roll


def intimidate(fight: Combat, hero: Hero) -> None:
    """Awe: foes of Might 1 are Weary in all combat rolls for the round; one icon Might 2 too, two or more all (CO-12, CO-13)."""
    roll = try_skill(fight, hero, "awe")
    if not roll.outcome.passed:
        return
    moved: list[Foe] = []
    for foe in fight.able_foes:
        might = foe.sheet.might
        if foe.has("fearless"):
            might += 1
        if roll.outcome.icons < 2 and might > 1 + roll.outcome.icons:
            continue
        occasion = fight.occasion(INTIMIDATED, hero, foe)
        occasion.flag = roll.magical
        if fight.happen(occasion):
            if fight.table.listening:
                fight.table.tell(events.Unmoved(Ref(foe.id)))
            continue
        moved.append(foe)
    lasts = fight.rulings["intimidate_lasts"]
    for foe in moved:
        fight.lay(weariness(fight, foe, lasts))
    if fight.table.listening:
        fight.table.tell(events.Intimidated([Ref(foe.id) for foe in moved], lasts))


def weariness(fight: Combat, foe: Foe, lasts: str) -> Effect:
    """All combat rolls: attack and Protection, as the rulings have it."""
    if lasts == "next_attack":
        return Effect("weary_attack", 1, "intimidate", foe.id, FIGHT, once=True)
    kind = "weary" if fight.rulings["intimidate_protection_rolls"] == "yes" else "weary_attack"
    return Effect(kind, 1, "intimidate", foe.id, ROUND)


def rally(fight: Combat, hero: Hero) -> None:
    """Enhearten, once a round: Forward gains 1d on attacks next round; one icon Open too, two all close stances (CO-14, CO-15)."""
    fight.rallied = True
    roll = try_skill(fight, hero, "enhearten")
    if not roll.outcome.passed:
        return
    boldest = min(2, roll.outcome.icons)
    if fight.rulings["rally_stance"] == "next":
        for stance in range(boldest + 1):
            fight.lay(Effect("attack", 1, "rally", "stance:" + STANCES[stance], NEXT_ROUND, dormant=True))
        if fight.table.listening:
            fight.table.tell(events.Rallied([Ref(STANCES[stance]) for stance in range(boldest + 1)]))
        return
    covered = [other for other in fight.able_heroes if other.stance <= boldest]
    for other in covered:
        fight.lay(Effect("attack", 1, "rally", other.id, NEXT_ROUND, dormant=True))
    if fight.table.listening:
        fight.table.tell(events.Rallied([Ref(other.id) for other in covered]))


def protect(fight: Combat, hero: Hero, ward: Hero) -> None:
    """Athletics: the next attack aimed at the ward loses 1d, and 1d more for each icon (CO-16)."""
    roll = try_skill(fight, hero, fight.rulings["protect_skill"])
    if not roll.outcome.passed:
        return
    dice = 1 + roll.outcome.icons
    until = ROUND if fight.rulings["protect_expires"] == "round" else FIGHT
    fight.lay(Effect("attacked", -dice, "protect", ward.id, until, once=True))
    if fight.table.listening:
        fight.table.tell(events.ProtectedBy(Ref(hero.id), Ref(ward.id), dice))


def prepare(fight: Combat, hero: Hero) -> None:
    """Scan: the hero's next ranged attack gains 1d, and 1d more for each icon (CO-17)."""
    roll = try_skill(fight, hero, "scan")
    if not roll.outcome.passed:
        return
    dice = 1 + roll.outcome.icons
    fight.lay(Effect("ranged", dice, "prepare", hero.id, FIGHT, once=True))
    if fight.table.listening:
        fight.table.tell(events.ShotPrepared(Ref(hero.id), dice))


# -- the Battle roll


class BattleUse(Question):
    """What a successful Battle roll gives: an advantage, a complication removed, or one laid on the next attack against the hero (CO-05)."""

    name: ClassVar[str] = "battle"
    clause: ClassVar[str] = "CO-05"

    def __init__(self, fight: Combat, hero: Hero, icons: int) -> None:
        super().__init__(hero.seat)
        self.fight = fight
        self.hero = hero
        self.icons = icons

    def options(self) -> list[Any]:
        found: list[Any] = ["advantage"]
        if self.fight.close_dice < 0 or self.fight.ranged_dice < 0:
            found.append("removal")
        if self.fight.rulings["battle_choices"] == "three":
            found.append("burden")
        return found

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-battle", {"who": Ref(self.hero.id), "icons": self.icons})

    def option_words(self, option: Any) -> Words:
        return Words("option-battle-" + str(option), {"dice": battle_dice(self.fight)})


class BattleShare(Question):
    """One more hero for each Success icon (CO-06)."""

    name: ClassVar[str] = "share"
    clause: ClassVar[str] = "CO-06"

    def __init__(self, fight: Combat, hero: Hero, chosen: list[Hero], left: int) -> None:
        super().__init__(hero.seat)
        self.fight = fight
        self.hero = hero
        self.chosen = chosen
        self.left = left

    def options(self) -> list[Any]:
        found: list[Any] = [DECLINE]
        found.extend([other for other in self.fight.able_heroes if other not in self.chosen])
        return found

    def key(self, option: Any) -> str:
        if option is DECLINE:
            return "nobody"
        other: Hero = option
        return other.id

    def words(self) -> Words:
        return Words("ask-share", {"who": Ref(self.hero.id), "left": self.left})

    def option_words(self, option: Any) -> Words:
        if option is DECLINE:
            return Words("option-share-nobody")
        other: Hero = option
        return Words("option-share", {"hero": Ref(other.id)})


def battle_dice(fight: Combat) -> int:
    """Moderate by default; the Loremaster or the ruling may grant more (B4)."""
    dice: int = fight.setting.battle_dice
    return max(dice, 2 if fight.rulings["battle_modifier_default"] == "2" else 1)


def battle_roll(fight: Combat, hero: Hero) -> None:
    """Battle as the main action, with the Loremaster's leave (CO-05)."""
    if fight.table.listening:
        fight.table.tell(events.TaskTried(Ref(hero.id), Ref("battle"), None))
    roll = SkillRoll(fight, hero, "battle")
    fight.perform(roll)
    if not roll.outcome.passed:
        return
    use: str = fight.table.ask(BattleUse(fight, hero, roll.outcome.icons))
    chosen = [hero]
    once = True
    if fight.rulings["battle_roll"] == "icons_last":
        once = roll.outcome.icons == 0
    else:
        left = int(roll.outcome.icons)
        while left > 0:
            share = BattleShare(fight, hero, chosen, left)
            other: Any = fight.table.ask(share)
            if other is DECLINE:
                break
            chosen.append(other)
            left -= 1
    dice = battle_dice(fight)
    for hero_helped in chosen:
        if use == "advantage":
            fight.lay(Effect("attack", dice, "battle", hero_helped.id, FIGHT, once))
        elif use == "removal":
            fight.lay(Effect("removal", 1, "battle", hero_helped.id, FIGHT, once))
        else:
            fight.lay(Effect("attacked", -dice, "battle_burden", hero_helped.id, FIGHT, once))
        if fight.table.listening:
            fight.table.tell(events.BattleTurned(Ref(hero_helped.id), use, dice, "next" if once else "fight"))
