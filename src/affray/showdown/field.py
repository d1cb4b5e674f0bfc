"""The field of a showdown: four survivors, one monster, the board; and the primitives that change them, each telling what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from affray.kernel.card import Condition, Hook, Moment, Occasion, Verb
from affray.kernel.effect import ATTACK, Effect
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.table import FightOver
from affray.showdown import events, survivor_events, turn_events
from affray.showdown.board import DIRECTION_NAMES, name
from affray.showdown.cards import (
    MONSTER_DOWN,
    MONSTER_WOULD_BE_WOUNDED,
    MONSTER_WOUNDED,
    SURVIVAL_GAINED,
    SURVIVOR_DIES,
    SURVIVORS_ACT,
    WOULD_FALL,
    ShowdownOccasion,
)  # fmt: skip
from affray.showdown.cards_held import hold
from affray.showdown.estate import bequeath, bring_home_buried
from affray.showdown.gear import Gear
from affray.showdown.ground import Ground
from affray.showdown.library import SurvivorCard
from affray.showdown.monster import HitLocation
from affray.showdown.survivor import Survivor

if TYPE_CHECKING:
    from affray.showdown.attack import Attack

__all__ = ["Field"]

# Until then lasts what its bearer loses with the footing.
KNOCKED_DOWN: Final = "knocked_down"


class Field(Ground):
    """The primitives: each changes the state and tells what it did."""

    # -- survival

    def barred(self, survivor: Survivor, word: str) -> bool:
        """Whether an injury, a disorder or another card forbids this (docs/showdown-vocabulary.md, Bars)."""
        if (survivor.flags or survivor.card_flags) and survivor.has("no_" + word):
            return True
        for card in survivor.barring:
            for bar in card.bars:
                if bar.word == word and self.conditions_hold(survivor, card.id, bar.conditions):
                    return True
        return False

    def works(self, survivor: Survivor, card: SurvivorCard) -> bool:
        """Whether the survivor may use the card at all: injuries and traumas forbid arts, specialization, mastery (3.3, 3.4)."""
        if card.kind == "art":
            return not self.barred(survivor, "use_arts")
        if card.kind == "proficiency":
            return not self.barred(survivor, "use_" + card.id.partition(":")[2])
        return True

    def attacking(self, survivor: Survivor) -> bool:
        """Whether the survivor is attacking: for as long as the attack lasts (SD-42)."""
        raise NotImplementedError

    def in_trap(self, survivor: Survivor) -> bool:
        """Whether the trap that this survivor sprang is being played (2.10)."""
        raise NotImplementedError

    def attack_of(self, survivor: Survivor | None) -> Attack | None:
        """The innermost attack of this survivor that is under way."""
        raise NotImplementedError

    def survival_action_under_way(self) -> bool:
        """Whether a survival action, with all that it caused, is not yet resolved (SD-27)."""
        raise NotImplementedError

    def spend_survival(self, survivor: Survivor, action: str) -> None:
        survivor.survival -= 1
        survivor.used.append(action)
        if self.table.listening:
            self.table.tell(events.SurvivalSpent(Ref(survivor.id), action, survivor.survival))

    def add_survival(self, survivor: Survivor, by: int) -> None:
        """Gained up to the limit, lost down to none (SD-26)."""
        if by > 0:
            if self.barred(survivor, "gain_survival"):
                return
            if self.in_play[SURVIVAL_GAINED.index]:
                occasion = self.occasion(SURVIVAL_GAINED)
                occasion.actor = survivor
                occasion.amount = by
                self.happen(occasion)
                by = int(occasion.amount)
            now = max(survivor.survival, min(survivor.survival_limit, survivor.survival + by))
        else:
            now = max(0, survivor.survival + by)
        if now != survivor.survival:
            survivor.survival, by = now, now - survivor.survival
            if self.table.listening:
                self.table.tell(events.SurvivalChanged(Ref(survivor.id), by, now))

    # -- lying and standing, moving and placing

    def knock_down(self, survivor: Survivor, by_monster: bool = False) -> None:
        """`by_monster`: the survivor collides with the monster itself."""
        if not survivor.on_board() or survivor.down:
            return
        if self.in_play[WOULD_FALL.index]:
            occasion = self.occasion(WOULD_FALL)
            occasion.actor = survivor
            occasion.by_monster = by_monster
            if self.happen(occasion) or occasion.cancelled:
                if self.table.listening:
                    self.table.tell(survivor_events.Spared(Ref(survivor.id), "fall"))
                return
        survivor.down = True
        if self.effects:
            self.effects = [each for each in self.effects if each.until != KNOCKED_DOWN or each.target != survivor.id]
        if self.table.listening:
            self.table.tell(events.SurvivorDown(Ref(survivor.id)))
        self.cut_attacks_short(survivor)

    def stand(self, survivor: Survivor) -> None:
        if survivor.down and survivor.on_board():
            survivor.down = False
            if survivor.index in self.lying:
                self.lying.remove(survivor.index)
            if self.table.listening:
                self.table.tell(events.SurvivorStood(Ref(survivor.id)))

    def move_survivor(self, survivor: Survivor, square: int) -> None:
        self.settle_on(survivor, square)
        if self.table.listening:
            self.table.tell(events.Moved(Ref(survivor.id), name(square)))
        self.cut_hits()

    def place_survivor(self, survivor: Survivor, square: int) -> None:
        """Set elsewhere on the board: no movement, so nothing that waits for movement happens (SD-24)."""
        self.settle_on(survivor, square)
        if self.table.listening:
            self.table.tell(events.Placed(Ref(survivor.id), name(square)))
        self.cut_hits()

    # -- the monster

    def knock_monster_down(self) -> None:
        """Every survivor gets an opportunity, once, at that moment (SD-38); in a critical effect it is the one after it (2.7)."""
        monster = self.monster
        if monster.down or monster.dead:
            return
        monster.down = True
        if self.table.listening:
            self.table.tell(events.MonsterDown(Ref(monster.id)))
        if self.in_play[MONSTER_DOWN.index]:
            self.happen(self.occasion(MONSTER_DOWN))
        if not self.in_critical() and not self.survival_action_under_way():
            self.window(MONSTER_DOWN)

    def stand_monster(self) -> None:
        if self.monster.down:
            self.monster.down = False
            if self.table.listening:
                self.table.tell(events.MonsterStood(Ref(self.monster.id)))

    def monster_token(self, attribute: str, by: int) -> None:
        """An attribute token goes onto the monster's panel (SD-04, SD-05, SD-19)."""
        tokens = self.monster.tokens
        tokens[attribute] = tokens.get(attribute, 0) + by
        if self.table.listening:
            self.table.tell(events.MonsterToken(attribute, by, tokens[attribute]))

    def move_monster(self, corner: int, facing: int) -> None:
        """The monster is elsewhere; hits that are now out of the attacker's reach are cancelled there and then (SD-23)."""
        monster = self.monster
        moved = corner != monster.corner
        turned = facing != monster.facing
        monster.corner = corner
        monster.facing = facing
        if self.table.listening:
            if moved:
                self.table.tell(turn_events.MonsterMoved(Ref(monster.id), name(corner), DIRECTION_NAMES[facing]))
            elif turned:
                self.table.tell(turn_events.MonsterTurned(Ref(monster.id), DIRECTION_NAMES[facing]))
        self.cut_hits()

    def cut_hits(self) -> None:
        """Somebody was moved: unresolved hits out of the attacker's reach are cancelled (SD-23)."""
        for act in self.under_way:
            if act.name == "attack":
                self.cancel_out_of_reach(act)

    def cancel_out_of_reach(self, act: Act) -> None:
        raise NotImplementedError

    def cut_attacks_short(self, survivor: Survivor) -> None:
        """A knocked down attacker resolves nothing more, even if it stands again meanwhile (2.9)."""
        raise NotImplementedError

    def attack_over(self, survivor: Survivor, spent: list[Effect]) -> None:
        """What lasted until the end of this attack is over; an attack of somebody else that it interrupted keeps its own (2.9 A14)."""
        if self.effects:
            others = any(
                act.name == "attack" and self.attack_of(other) is act
                for act in self.under_way
                for other in self.survivors
                if other is not survivor
            )
            kept: list[Effect] = []
            for effect in self.effects:
                mine = effect.target == survivor.id or (effect.target == self.monster.id and not others)
                if effect in spent or (effect.until == ATTACK and mine):
                    continue
                kept.append(effect)
            self.effects = kept
        if self.used:
            start = f"{survivor.index}:"
            self.used = {
                key: n for key, n in self.used.items() if not (key.startswith(start) and key.endswith("@" + ATTACK))
            }

    def in_critical(self) -> bool:
        """Whether a critical effect is being carried out."""
        raise NotImplementedError

    def wound_monster(self, by: Survivor | None) -> None:
        """The top AI card goes to the wound stack; with no card to put there the monster dies (SD-48)."""
        if by is not None:
            self.last_wounder = by
            if by.index in self.wounders:
                self.wounders.remove(by.index)
            self.wounders.append(by.index)
        if self.in_play[MONSTER_WOULD_BE_WOUNDED.index]:
            pending = self.occasion(MONSTER_WOULD_BE_WOUNDED)
            pending.actor = by
            pending.attack = self.attack_of(by)
            self.happen(pending)
        if len(self.monster.ai) == 0 and self.monster.ai.discard and self.table.listening:
            self.table.tell(events.DiscardShuffled("ai"))
        if not self.monster.ai.wound():
            self.kill_monster()
        self.turn_down()
        if self.table.listening:
            self.table.tell(events.MonsterWounded(len(self.monster.ai), self.monster.ai.wounds()))
        if self.in_play[MONSTER_WOUNDED.index]:
            self.happen(self.occasion(MONSTER_WOUNDED))

    def turn_down(self) -> None:
        """A duration card that lay face up on the deck is in play no longer once it is not its top card (2.11)."""
        face_up = self.monster.face_up
        if face_up and face_up not in self.monster.ai.top:
            self.monster.face_up = ""
            self.take_out_of_play(len(self.survivors), face_up)

    def kill_monster(self) -> None:
        self.monster.dead = True
        self.outcome = "victory"
        if self.table.listening:
            self.table.tell(events.MonsterDied(Ref(self.monster.id)))
        for survivor in self.survivors:
            attack = self.attack_of(survivor)
            if attack is not None:
                # No end of the attack is to come at which it would break.
                attack.break_weapon()
        raise FightOver

    # -- death and gear

    def kill(self, survivor: Survivor, why: str) -> None:
        """Off the board for good; the gear goes home, except irreplaceable cards; if all are dead, all of it (SD-46, SD-47): defeat (SD-53)."""
        if survivor.dead:
            return
        survivor.dead = why
        survivor.square = -1
        if self.priority is survivor:
            self.give_priority(None)
        nobody_left = not self.monster.dead and all(other.dead for other in self.survivors)
        if self.table.listening:
            self.table.tell(events.SurvivorDied(Ref(survivor.id), Ref(why)))
        bequeath(self, survivor, nobody_left)
        survivor.statuses = []
        hold(self, survivor)
        if nobody_left:
            bring_home_buried(self)
            self.outcome = "defeat"
            raise FightOver
        if self.in_play[SURVIVOR_DIES.index]:
            occasion = self.occasion(SURVIVOR_DIES)
            occasion.actor = survivor
            self.happen(occasion)

    def give_priority(self, survivor: Survivor | None) -> None:
        """There is one priority target token; it leaves who held it, unless that one keeps it for good (2.3, 7.3). None: it is taken away."""
        holder = self.priority
        if holder is not None and holder is not survivor and not holder.dead and holder.has("keeps_priority"):
            return
        if self.priority is survivor and survivor is None:
            return
        self.priority = survivor
        self.priority_old = False
        if self.table.listening:
            self.table.tell(turn_events.PriorityTarget(Ref(survivor.id) if survivor is not None else None))

    def archive_gear(self, survivor: Survivor, gear: Gear, slot: int = -1) -> None:
        """Out of the game: a broken weapon, a card that made room. Its hooks leave with it. `slot` tells two alike apart."""
        survivor.grid[survivor.grid.index(gear) if slot < 0 else slot] = None
        self.archive.append(gear.id)
        if gear.id not in [card.id for card in survivor.gear()]:
            self.take_out_of_play(survivor.index, gear.id)
        hold(self, survivor)
        if self.table.listening:
            self.table.tell(events.GearArchived(Ref(survivor.id), Ref(gear.id)))

    # -- cards

    def occasion(self, moment: Moment) -> ShowdownOccasion:
        return ShowdownOccasion(moment, self)

    def applies(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        """The dead use nothing but what their death brings; a cost is survival, which must be there.

        Conditions see the card and its owner.
        """
        assert isinstance(occasion, ShowdownOccasion)
        if owner < len(self.survivors):
            survivor = self.survivors[owner]
            dies = occasion.moment is SURVIVOR_DIES and occasion.actor is survivor
            if (survivor.dead and not dies) or (
                hook.cost and (survivor.survival < hook.cost or self.barred(survivor, "spend_survival"))
            ):
                return False
            for held in survivor.cards:
                if held.id == hook.card and not self.works(survivor, held):
                    return False
        if not hook.conditions:
            return True
        card, owned = occasion.card, occasion.owner
        occasion.card, occasion.owner = hook.card, owner
        holds = all(condition.holds(occasion) for condition in hook.conditions)
        occasion.card, occasion.owner = card, owned
        return holds

    def conditions_hold(
        self, survivor: Survivor, card: str, conditions: tuple[Condition, ...], attack: Attack | None = None
    ) -> bool:
        """Whether a card of a survivor counts now, in this attack if there is one; nothing happens meanwhile."""
        if not conditions:
            return True
        occasion = self.occasion(SURVIVORS_ACT)
        occasion.actor = survivor
        occasion.attack = attack
        occasion.card = card
        occasion.owner = survivor.index
        return all(condition.holds(occasion) for condition in conditions)

    def pay(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        if owner < len(self.survivors):
            self.add_survival(self.survivors[owner], -hook.cost)
        return True

    def fire(self, owner: int, hook: Hook, occasion: Occasion) -> None:
        """A card's text: whom it picks, and that it stops, concerns no other card of the moment."""
        if not isinstance(occasion, ShowdownOccasion):
            return
        target, targets, stopped = occasion.target, occasion.targets, occasion.stopped
        card, owned = occasion.card, occasion.owner
        occasion.card, occasion.owner, occasion.stopped = hook.card, owner, False
        if self.table.listening:
            injury = self.monster.cards[hook.card].injury if hook.card in self.monster.cards else ""
            self.table.causes.append(turn_events.CardActs(Ref(injury or hook.card)))
            self.run_verbs(hook.do, occasion)
            self.table.causes.pop()
        else:
            self.run_verbs(hook.do, occasion)
        occasion.target, occasion.targets, occasion.stopped = target, targets, stopped
        occasion.card, occasion.owner = card, owned

    def run_verbs(self, do: tuple[Verb, ...], occasion: ShowdownOccasion) -> None:
        """One after another, until the rest falls away."""
        for verb in do:
            if occasion.stopped:
                return
            verb.run(occasion)

    def location(self, id: str) -> HitLocation:
        return self.monster.cards[id]
