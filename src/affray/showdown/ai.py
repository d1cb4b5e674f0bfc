"""AI cards: drawing them in the exact order, performing them, and where each type goes (showdown 2.1 to 2.3, 2.6, SD-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from affray.kernel.card import Hook, Verb
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.showdown import events, turn_events
from affray.showdown.cards import AI_DRAWN, DRAW_AI, FLOW, ShowdownOccasion
from affray.showdown.field import Field
from affray.showdown.survivor import Survivor
from affray.showdown.targeting import PickLine, pick_target

if TYPE_CHECKING:
    from affray.showdown.library import While

__all__ = [
    "AICard", "PlayCard", "basic_action", "doom", "draw_ai", "end_turn", "enter_play", "flow", "halt", "leave_play", "movement_lost",
    "perform_instinct", "pick", "put_card", "put_drawn", "target_gone",
]  # fmt: skip


class AICard:
    """An AI card, a basic action or an instinct. `kind`: normal, mood, trait, duration; action for the two that are no cards of the deck.

    `enters` runs when a mood or trait comes into play, `face_down` at a duration card's first draw; `injured` is a persistent injury
    and the action that then takes the whole card's place. `whiles` are numbers while it lies in play, `depending` those that count
    under conditions, `zone` its reach around the base and whether corners count.
    """

    __slots__ = (
        "id", "back", "kind", "do", "enters", "face_down", "injury", "injured", "whiles", "hooks", "flags", "zone", "offers", "depending",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        back: str = "B",
        kind: str = "normal",
        do: tuple[Verb, ...] = (),
        enters: tuple[Verb, ...] = (),
        face_down: tuple[Verb, ...] = (),
        injured: tuple[str, tuple[Verb, ...]] = ("", ()),
        whiles: tuple[tuple[str, int], ...] = (),
        hooks: tuple[Hook, ...] = (),
        flags: tuple[str, ...] = (),
        zone: tuple[int, bool] | None = None,
        offers: tuple[Any, ...] = (),
        depending: tuple[While, ...] = (),
    ) -> None:
        self.id = id
        self.back = back
        self.kind = kind
        self.do = do
        self.enters = enters
        self.face_down = face_down
        self.injury = injured[0]
        self.injured = injured[1]
        self.whiles = whiles
        self.hooks = hooks
        self.flags = flags
        self.zone = zone
        self.offers = offers
        self.depending = depending


class PlayCard(Act):
    """A card being performed. `given` and `lines` take the place of its Pick Target; `speed` and `damage` add to its attack.

    `to` is where its own text has put it; "" means where its type says.
    """

    name: ClassVar[str] = "ai_card"

    def __init__(
        self,
        fight: Field,
        card: AICard,
        given: Survivor | None = None,
        lines: tuple[PickLine, ...] = (),
        speed: int = 0,
        damage: int = 0,
    ) -> None:
        self.fight = fight
        self.card = card
        self.given = given
        self.lines = lines
        self.speed = speed
        self.damage = damage
        self.to = ""
        # Its drawing was told, and nothing has come between.
        self.announced = False
        self.doomed: list[Survivor] = []
        self.occasion: ShowdownOccasion = fight.occasion(AI_DRAWN)
        self.occasion.play = self
        self.occasion.card = card.id
        self.occasion.owner = len(fight.survivors)

    def view(self) -> dict[str, Any]:
        targets = [survivor.id for survivor in self.occasion.targets]
        return {"act": "ai_card", "card": self.card.id, "targets": targets}

    def run(self) -> None:
        """With its injury in play only that action; else what its type says (2.1, 2.6)."""
        fight = self.fight
        card = self.card
        fight.calls += 1
        injured = bool(card.injury) and fight.monster.injury_in_play(card.injury)
        if fight.table.listening and (injured or not self.announced):
            fight.table.tell(turn_events.CardPerformed(Ref(card.id), Ref(card.injury) if injured else None))
        if injured:
            fight.run_verbs(card.injured, self.occasion)
            self.settle("discard")
        elif card.kind in ("mood", "trait"):
            enter_play(fight, card)
            fight.run_verbs(card.enters, self.occasion)
        elif card.kind == "duration" and fight.monster.face_up != card.id:
            fight.run_verbs(card.face_down, self.occasion)
            self.lay_face_up()
        elif card.kind == "action":
            fight.run_verbs(card.do, self.occasion)
        else:
            if card.kind == "duration":
                fight.monster.face_up = ""
                fight.take_out_of_play(len(fight.survivors), card.id)
            fight.run_verbs(card.do, self.occasion)
            self.settle("discard")
        for survivor in self.doomed:
            survivor.doomed = False
        fight.calls -= 1

    def settle(self, to: str) -> None:
        """Where a performed card goes, unless its own text has sent it elsewhere (2.1, M4)."""
        lay(self.fight, self.card.id, self.to or to)

    def lay_face_up(self) -> None:
        """A duration card lies face up on top of the deck until it is drawn again (2.6)."""
        fight = self.fight
        if self.to:
            self.settle(self.to)
            return
        fight.monster.ai.top.insert(0, self.card.id)
        fight.monster.face_up = self.card.id
        fight.put_in_play(len(fight.survivors), self.card.hooks)
        if fight.table.listening:
            fight.table.tell(turn_events.CardStays(Ref(self.card.id), "duration"))


# -- where cards lie


def lay(fight: Field, card: str, to: str) -> None:
    """discard, ai_top or archive."""
    ai = fight.monster.ai
    if to == "discard":
        ai.discard.append(card)
    elif to == "ai_top":
        ai.top.insert(0, card)
    else:
        fight.archive.append(card)
    if fight.table.listening:
        fight.table.tell(turn_events.CardLeft(Ref(card), to))


def enter_play(fight: Field, card: AICard) -> None:
    """A mood or trait stays in play with its hooks (2.6)."""
    (fight.monster.moods if card.kind == "mood" else fight.monster.traits).append(card.id)
    fight.put_in_play(len(fight.survivors), card.hooks)
    if fight.table.listening:
        fight.table.tell(turn_events.CardStays(Ref(card.id), card.kind))


def leave_play(fight: Field, card: str, to: str = "discard") -> None:
    """A mood, a trait or a duration card leaves play; nothing if it has left already."""
    monster = fight.monster
    if card in monster.moods:
        monster.moods.remove(card)
    elif card in monster.traits:
        monster.traits.remove(card)
    elif card == monster.face_up:
        monster.face_up = ""
        if card in monster.ai.top:
            monster.ai.top.remove(card)
    else:
        return
    monster.counters.pop(card, None)
    fight.take_out_of_play(len(fight.survivors), card)
    for _copy in range(monster.moods.count(card) + monster.traits.count(card)):
        fight.put_in_play(len(fight.survivors), monster.ai_cards[card].hooks)
    lay(fight, card, to)


def put_card(fight: Field, occasion: ShowdownOccasion, to: str) -> None:
    """The card whose text runs goes there: at once when it lies in play, else once it has been performed."""
    play = occasion.play
    if play is not None and play.card.id == occasion.card and play.card.kind in ("normal", "duration"):
        play.to = to
    else:
        leave_play(fight, occasion.card, to)


def put_drawn(fight: Field, occasion: ShowdownOccasion, to: str) -> None:
    """The card that was just drawn goes there and is not performed (7.3, Beast's Temple)."""
    if occasion.play is not None:
        occasion.play.to = to


def doom(occasion: ShowdownOccasion, survivor: Survivor) -> None:
    """Doomed until the card under way is resolved; outside a card the caller undoes it."""
    survivor.doomed = True
    if occasion.play is not None:
        occasion.play.doomed.append(survivor)


# -- actions


def pick(fight: Field, occasion: ShowdownOccasion, lines: tuple[PickLine, ...], none: str = "instinct") -> None:
    """Pick Target; nobody: the instinct, and the card's later actions are not performed (2.3). `none` "stop": only the latter."""
    play = occasion.play
    if play is not None and play.given is not None:
        found = [play.given] if play.given.on_board() else []
    else:
        found = pick_target(fight, play.lines if play is not None and play.lines else lines)
    occasion.targets = found
    occasion.target = found[0] if found else None
    if found:
        return
    if fight.table.listening:
        fight.table.tell(turn_events.NoTarget(Ref(occasion.card)))
    if none == "instinct":
        perform_instinct(fight)
    occasion.stopped = True


def perform_instinct(fight: Field) -> None:
    monster = fight.monster
    if monster.instinct and fight.may_call(monster.instinct):
        fight.perform(PlayCard(fight, monster.ai_cards[monster.instinct]))


def basic_action(
    fight: Field, target: Survivor | None = None, lines: tuple[PickLine, ...] = (), speed: int = 0, damage: int = 0
) -> None:
    """The basic action: with its own pick list, with another in its place, or at a named target (2.3, SD-49)."""
    monster = fight.monster
    if monster.away or (target is not None and not target.on_board()) or not fight.may_call(monster.basic_action):
        return
    fight.perform(PlayCard(fight, monster.ai_cards[monster.basic_action], target, lines, speed, damage))


def flow(fight: Field, occasion: ShowdownOccasion) -> None:
    """The opportunity between two actions; knocked down in it, the monster does nothing more of its cards (2.2, SD-36)."""
    if fight.rulings.get("flow_in_reaction") == "no" and any(fight.attacking(each) for each in fight.survivors):
        return
    was_down = fight.monster.down
    fight.window(FLOW)
    if fight.monster.down and not was_down:
        halt(fight, occasion)


def halt(fight: Field, occasion: ShowdownOccasion) -> None:
    """A monster that is knocked down loses the remaining actions of every card it is performing (2.2)."""
    for act in fight.under_way:
        if isinstance(act, PlayCard):
            act.occasion.stopped = True
    occasion.stopped = True
    if fight.table.listening:
        fight.table.tell(turn_events.ActionsCancelled(Ref(occasion.card), "knocked_down"))


def movement_lost(fight: Field, occasion: ShowdownOccasion) -> None:
    """A movement that was not made takes the rest of the card with it (2.2)."""
    if fight.monster.down:
        halt(fight, occasion)
    else:
        occasion.stopped = True


def target_gone(fight: Field, occasion: ShowdownOccasion) -> None:
    """The target has died or left: what needs no target is still done (2.2)."""
    if fight.table.listening:
        fight.table.tell(turn_events.ActionsCancelled(Ref(occasion.card), "target_gone"))


def end_turn(fight: Field, occasion: ShowdownOccasion) -> None:
    """The monster's turn ends; inside what a survivor does (a reaction, a trap) only the action under way."""
    occasion.stopped = True
    for act in reversed(fight.under_way):
        if isinstance(act, PlayCard):
            act.occasion.stopped = True
        elif act.name == "monster_turn":
            fight.turn_ended = True
        elif act.name in ("attack", "survivor_act", "survival_action"):
            return


# -- drawing


def card_under_way(fight: Field) -> str:
    """The card whose text makes the monster draw; the monster where it is none."""
    for act in reversed(fight.under_way):
        if isinstance(act, PlayCard):
            return act.card.id
    return fight.monster.id


def draw_ai(fight: Field) -> None:
    """Draw AI and perform the card (2.1). Deck and discard empty: the basic action, which is no drawing (SD-49)."""
    monster = fight.monster
    ai = monster.ai
    if ai.empty():
        if fight.table.listening:
            fight.table.tell(turn_events.NoAICards(Ref(monster.id)))
        basic_action(fight)
        return
    if not fight.may_call(card_under_way(fight)):
        return
    if fight.in_play[DRAW_AI.index] and fight.happen(fight.occasion(DRAW_AI)):
        if fight.table.listening:
            fight.table.tell(turn_events.DrawReplaced(Ref(monster.id)))
        return
    if len(ai) == 0 and ai.discard and fight.table.listening:
        fight.table.tell(events.DiscardShuffled("ai"))
    ai.ready()
    fight.stand_monster()
    id = fight.table.draw(ai.as_deck(), 1, "ai", fight.controller)[0]
    ai.take(id)
    if fight.table.listening:
        fight.table.tell(turn_events.AIDrawn(Ref(id)))
    play = PlayCard(fight, monster.ai_cards[id])
    if fight.in_play[AI_DRAWN.index]:
        occasion = fight.occasion(AI_DRAWN)
        occasion.play = play
        fight.happen(occasion)
        if play.to or occasion.cancelled or fight.turn_ended:
            if monster.face_up == id:
                monster.face_up = ""
                fight.take_out_of_play(len(fight.survivors), id)
            play.settle("discard")
            return
    else:
        play.announced = True
    fight.perform(play)
