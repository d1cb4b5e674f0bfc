"""The aftermath: sheets cleared, marks set, defeat or victory, rewards; the settlement phase follows (7.6, SD-54 to SD-59)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from affray.kernel.card import Verb
from affray.kernel.chance import Deck
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.showdown import aftermath_events as events
from affray.showdown.belongings import gained as when_gained
from affray.showdown.cards import AFTERMATH, MONSTER_DIES
from affray.showdown.field import Field
from affray.showdown.sheets import Settlement, lay_injuries
from affray.showdown.survivor_numbers import dress

__all__ = ["BASIC", "BASIC_RESOURCE", "Aftermath", "Results"]

# The deck of basic resources, whose cards have no names here; how one of them is called in the storage.
BASIC: Final = "basic"
BASIC_RESOURCE: Final = "basic_resource"
# What stays on a sheet of all that a fight may write there.
LASTING: Final = ("skips_next", "lifetime:")


class Results:
    """A monster's part of the aftermath at one level: what each survivor gets, the group's rewards by deck and by name, what defeat costs.

    `place` is what the settlement gains with the first victory; `decks` are the resource decks with all their copies.
    """

    __slots__ = ("nemesis", "victory", "defeat", "rewards", "named", "place", "decks")

    def __init__(
        self,
        nemesis: bool = False,
        victory: tuple[Verb, ...] = (),
        defeat: tuple[Verb, ...] = (),
        rewards: tuple[tuple[str, int], ...] = (),
        named: tuple[str, ...] = (),
        place: str = "",
        decks: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.nemesis = nemesis
        self.victory = victory
        self.defeat = defeat
        self.rewards = rewards
        self.named = named
        self.place = place
        self.decks: dict[str, tuple[str, ...]] = {} if decks is None else decks


class Aftermath(Act):
    """Everything between the last blow and the settlement phase, which follows even if nobody is left (SD-59)."""

    name: ClassVar[str] = "aftermath"

    def __init__(self, fight: Field) -> None:
        self.fight = fight
        self.results: Results = fight.results or Results()
        # Whether the settlement had beaten no such monster before.
        self.first = False

    def run(self) -> None:
        fight = self.fight
        if fight.settlement is None:
            fight.settlement = Settlement()
        if fight.table.listening:
            fight.table.tell(events.AftermathBegan())
        if fight.outcome == "victory" and fight.in_play[MONSTER_DIES.index]:
            fight.happen(fight.occasion(MONSTER_DIES))
        if fight.in_play[AFTERMATH.index]:
            fight.happen(fight.occasion(AFTERMATH))
        self.clear_sheets()
        self.mark_skips()
        if fight.outcome == "victory":
            self.record()
            self.carry_out(self.results.victory)
            self.reward()
        elif fight.outcome == "defeat":
            self.carry_out(self.results.defeat)
        if fight.table.listening:
            fight.table.tell(events.SettlementPhase(sum(not one.dead for one in fight.survivors)))

    # -- the sheets (SD-54)

    def clear_sheets(self) -> None:
        """Tokens, light and heavy injuries, and what lasted for the fight are gone; permanent injuries stay; armour is whole."""
        fight = self.fight
        fight.effects = []
        for survivor in fight.survivors:
            survivor.tokens = {}
            survivor.statuses = []
            survivor.bleeding = 0
            survivor.light = [False] * len(survivor.light)
            survivor.heavy = [False] * len(survivor.heavy)
            survivor.down = False
            survivor.doomed = False
            survivor.hidden = False
            survivor.used = []
            survivor.flags = [flag for flag in survivor.flags if flag.startswith(LASTING)]
            lay_injuries(survivor, survivor.injuries, fight.tables)
            dress(fight, survivor)
        fight.priority = None
        if fight.table.listening:
            alive = [Ref(survivor.id) for survivor in fight.survivors if not survivor.dead]
            if alive:
                fight.table.tell(events.SheetsCleared(alive))

    def mark_skips(self) -> None:
        fight = self.fight
        called = fight.rulings.get("skip_mark", "next_showdown")
        for survivor in fight.survivors:
            if survivor.dead or not survivor.has("skips_next"):
                continue
            if fight.table.listening:
                fight.table.tell(events.SkipsNext(Ref(survivor.id), called))

    # -- the story event's parts (SD-55, SD-57)

    def carry_out(self, do: tuple[Verb, ...]) -> None:
        occasion = self.fight.occasion(AFTERMATH)
        occasion.card = self.fight.monster.id
        if do and self.fight.table.listening:
            self.fight.table.tell(events.StoryPart(Ref(self.fight.monster.id), self.fight.outcome))
        self.fight.run_verbs(do, occasion)

    # -- the settlement (SD-56, SD-58)

    def record(self) -> None:
        """Among the defeated monsters; a nemesis in its own entry too, or there only (ruling nemesis_record)."""
        fight, home = self.fight, self.home()
        monster, level = fight.monster.id, int(fight.monster.level)
        own_only = self.results.nemesis and fight.rulings.get("nemesis_record") == "own_entry"
        self.first = monster not in [each for each, _ in home.defeated] and monster not in home.nemeses
        if not own_only:
            home = replace(home, defeated=(*home.defeated, (monster, level)))
            if fight.table.listening:
                fight.table.tell(events.MonsterRecorded(Ref(monster), level))
        if self.results.nemesis:
            beaten = home.nemeses.get(monster, ())
            if level not in beaten:
                home = replace(home, nemeses={**home.nemeses, monster: tuple(sorted([*beaten, level]))})
            if fight.table.listening:
                fight.table.tell(events.NemesisRecorded(Ref(monster), level))
        fight.settlement = home

    def reward(self) -> None:
        """Once for the group: named cards first (out of their deck, if they are in one), then blind draws; a place with the first victory."""
        fight = self.fight
        gained: list[str] = []
        basic = 0
        for id in self.results.named:
            deck = next((name for name, cards in self.results.decks.items() if id in cards), "")
            if not deck or id in self.left_in(deck, gained):
                gained.append(id)
        for deck, n in self.results.rewards:
            if deck == BASIC:
                basic += n
            elif n:
                pile = Deck(deck, self.left_in(deck, gained), refills=False)
                gained.extend(fight.table.draw(pile, n, "resource", fight.controller))
        fight.storage.extend([BASIC_RESOURCE] * basic + gained)
        if (basic or gained) and fight.table.listening:
            fight.table.tell(events.RewardsGained(basic, [Ref(id) for id in gained]))
        for survivor in fight.on_board()[:1]:
            when_gained(fight, survivor, gained)
        home = self.home()
        if self.first and self.results.place and self.results.place not in home.places:
            fight.settlement = replace(home, places=(*home.places, self.results.place))
            if fight.table.listening:
                fight.table.tell(events.PlaceGained(Ref(self.results.place)))

    def left_in(self, deck: str, gained: list[str]) -> list[str]:
        """A resource deck without the cards that lie in the settlement's storage or were gained."""
        left = list(self.results.decks.get(deck, ()))
        for id in [*self.home().storage, *self.fight.storage, *gained]:
            if id in left:
                left.remove(id)
        return left

    def home(self) -> Settlement:
        home = self.fight.settlement
        return Settlement() if home is None else home
