"""Cards themselves: where they go, what lies on them; the monster's wounds, injuries, tokens and moods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from affray.kernel.card import Verb
from affray.kernel.chance import Deck
from affray.kernel.effect import FIGHT, Effect
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words
from affray.showdown.ai import draw_ai, enter_play, leave_play, put_card, put_drawn
from affray.showdown.cards import ShowdownOccasion
from affray.showdown.verbs import told
from affray.showdown.verbs.amounts import Amount
from affray.showdown.verbs.statuses import lift
from affray.showdown.verbs.who import one, seat_of

__all__ = [
    "SPECIAL", "ArchiveLocations", "CardMood", "Count", "Die", "DiscardMood", "Heal", "Injury", "LayEffect", "Put", "Special", "Story",
    "TimedToken", "Token", "Wound",
]  # fmt: skip

SMART_CAT_LOOKS: Final = 10
SMART_CAT_MOODS: Final = 2


class CardMood(Question):
    """Which mood in play is discarded."""

    name: ClassVar[str] = "card_mood"
    clause: ClassVar[str] = "2.6"

    def __init__(self, seat: str, card: str, moods: list[str]) -> None:
        super().__init__(seat)
        self.card = card
        self.moods = moods

    def options(self) -> list[Any]:
        return list(self.moods)

    def key(self, option: Any) -> str:
        return str(option)

    def words(self) -> Words:
        return Words("ask-card_mood", {"card": Ref(self.card)})

    def option_words(self, option: Any) -> Words:
        return Words("option-card_mood", {"mood": Ref(str(option))})


@dataclass(frozen=True)
class Put(Verb):
    """This card, or (`drawn`) the AI card just drawn, goes to discard, ai_top or archive; gear only to archive.

    A status card leaves its survivor, wherever it goes.
    """

    put: str
    to: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        if self.put == "drawn":
            put_drawn(fight, occasion, self.to)
            return
        if occasion.owner < len(fight.survivors) and occasion.owner >= 0:
            survivor = fight.survivors[occasion.owner]
            if occasion.card in survivor.statuses:
                lift(fight, survivor, occasion.card)
                return
            for gear in survivor.gear():
                if gear.id == occasion.card:
                    fight.archive_gear(survivor, gear)
                    return
        put_card(fight, occasion, self.to)


@dataclass(frozen=True)
class Count(Verb):
    """So many more lie on this card; 0 takes them all away."""

    count: int
    card: str

    def run(self, occasion: ShowdownOccasion) -> None:
        counters = occasion.fight.monster.counters
        counters[self.card] = counters.get(self.card, 0) + self.count if self.count else 0


@dataclass(frozen=True)
class Special(Verb):
    """What one card alone does, by its id."""

    special: str

    def run(self, occasion: ShowdownOccasion) -> None:
        SPECIAL[self.special](occasion)


def smart_cat(occasion: ShowdownOccasion) -> None:
    """Up to ten AI cards are turned up; the first two moods come into play, the others are shuffled back. No mood: draw AI (7.2).

    Turning up is no drawing: the discard is not taken back for it.
    """
    fight = occasion.fight
    ai = fight.monster.ai
    shown: list[str] = []
    moods: list[str] = []
    for _look in range(min(SMART_CAT_LOOKS, len(ai))):
        if len(moods) == SMART_CAT_MOODS:
            break
        [card] = fight.table.draw(ai.as_deck(), 1, "reveal", fight.controller)
        ai.take(card)
        (moods if fight.monster.ai_cards[card].kind == "mood" else shown).append(card)
    shuffle_in(occasion, shown)
    fight.turn_down()
    for card in moods:
        enter_play(fight, fight.monster.ai_cards[card])
    if not moods:
        draw_ai(fight)


def shuffle_in(occasion: ShowdownOccasion, known: list[str]) -> None:
    """Known cards and the deck are shuffled together: for each place it falls out whether a known card or which unseen lot lies there.

    Which card it is stays open until it is drawn.
    """
    fight = occasion.fight
    ai = fight.monster.ai
    known = known + ai.top
    ai.top = []
    if not known:
        return
    left = [str(lot) for lot in ai.deck + [ai.lot(known)] * len(known)]
    ai.deck = []
    while left:
        [lot] = fight.table.draw(Deck("lots", left, refills=False, seen=False), 1, "shuffle", fight.controller)
        left.remove(lot)
        ai.deck.append(int(lot))
    ai.together = tuple(sorted({*ai.together, *ai.deck}))


SPECIAL: Final = {"smart_cat": smart_cat}


@dataclass(frozen=True)
class Story(Verb):
    """Names a story event to read; does nothing else."""

    story: str

    def run(self, occasion: ShowdownOccasion) -> None:
        if occasion.fight.table.listening:
            occasion.fight.table.tell(told.StoryEvent(Ref(self.story)))


@dataclass(frozen=True)
class ArchiveLocations(Verb):
    """These hit locations leave the game, wherever they lie."""

    archive_locations: tuple[str, ...]

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        deck = fight.monster.locations
        gone: list[str] = []
        for pile in (deck.top, deck.loose, deck.bottom, deck.discard):
            for id in self.archive_locations:
                if id in pile:
                    pile.remove(id)
                    gone.append(id)
        if gone and fight.table.listening:
            fight.table.tell(told.LocationsArchived([Ref(id) for id in gone]))


@dataclass(frozen=True)
class Heal(Verb):
    """So many cards of the wound stack go back under the AI deck, unseen (2.11)."""

    heal: int

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        healed = fight.monster.ai.heal(self.heal)
        if healed and fight.table.listening:
            fight.table.tell(told.MonsterHealed(healed, fight.monster.ai.wounds()))


@dataclass(frozen=True)
class Wound(Verb):
    """The monster suffers so many wounds, by the attacker if there is one (2.11)."""

    wound: int

    def run(self, occasion: ShowdownOccasion) -> None:
        by = occasion.attack.survivor if occasion.attack is not None else None
        for _wound in range(self.wound):
            occasion.fight.wound_monster(by)


@dataclass(frozen=True)
class Injury(Verb):
    """The location at hand keeps a persistent injury: at the end of the attack it goes onto the panel (SD-20)."""

    injury: str

    def run(self, occasion: ShowdownOccasion) -> None:
        attack = occasion.attack
        if attack is None:
            return
        for id in attack.resolved:
            if occasion.fight.location(id).injury == self.injury and id not in attack.injured:
                attack.injured.append(id)


@dataclass(frozen=True)
class DiscardMood(Verb):
    """Who decides picks one mood in play, which is discarded (2.6)."""

    discard_mood: str

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        moods = fight.monster.moods
        if not moods:
            return
        mood: str = moods[0]
        if len(moods) > 1:
            mood = fight.table.ask(CardMood(seat_of(occasion, self.discard_mood), occasion.card, moods[:]))
        leave_play(fight, mood)


@dataclass(frozen=True)
class Die(Verb):
    """The monster dies at once; no card moves (7.3)."""

    def run(self, occasion: ShowdownOccasion) -> None:
        occasion.fight.kill_monster()


@dataclass(frozen=True)
class Token(Verb):
    """Attribute tokens on the monster's panel or on a survivor, for the fight; with `until` they leave at that boundary."""

    token: str
    of: str
    by: Amount
    until: str = ""

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        amount = self.by.count(occasion)
        survivor = None if self.of == "monster" else one(occasion, self.of)
        if self.of != "monster" and survivor is None:
            return
        if self.until:
            target = fight.monster.id if survivor is None else survivor.id
            lay(occasion, self.token, amount, target, self.until, False, token=True)
        elif survivor is None:
            fight.monster_token(self.token, amount)
        else:
            survivor.tokens[self.token] = survivor.tokens.get(self.token, 0) + amount
            if fight.table.listening:
                fight.table.tell(told.SurvivorToken(Ref(survivor.id), self.token, amount, survivor.tokens[self.token]))


@dataclass(frozen=True)
class LayEffect(Verb):
    """A number that is no token, or the state all_are_threats; `once` attack: gone after the first attack it touched."""

    effect: str
    of: str
    by: Amount = Amount(1)  # noqa: RUF009
    until: str = FIGHT
    once: str = ""

    def run(self, occasion: ShowdownOccasion) -> None:
        fight = occasion.fight
        amount = self.by.count(occasion)
        if self.of == "monster" or self.effect == "all_are_threats":
            lay(occasion, self.effect, amount, fight.monster.id, self.until, bool(self.once))
            return
        found = one(occasion, self.of)
        for survivor in fight.on_board() if self.of == "survivors" else [] if found is None else [found]:
            lay(occasion, self.effect, amount, survivor.id, self.until, bool(self.once))


class TimedToken(Effect):
    """A token that leaves at a boundary, unless something takes it off before."""

    def copy(self) -> TimedToken:
        return TimedToken(self.kind, self.amount, self.source, self.target, self.until, self.once, self.dormant)


def lay(
    occasion: ShowdownOccasion, kind: str, amount: int, target: str, until: str, once: bool, token: bool = False
) -> None:
    fight = occasion.fight
    made = TimedToken if token else Effect
    fight.lay(made(kind, amount, occasion.card, target, until, once))
    if fight.table.listening:
        fight.table.tell(told.EffectBegan(Ref(target), Ref(occasion.card), kind, amount, until))
