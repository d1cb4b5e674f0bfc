"""A fight: a game's state and its rules. What is under way is data; nothing lasts beyond `end`."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from affray.kernel.card import INSTEAD, Hook, InPlay, Moment, Occasion
from affray.kernel.effect import NEXT_ROUND, ROUND, Effect
from affray.kernel.event import ChainCut
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.question import Closed, Interjection
from affray.kernel.table import FightOver, NotLegal, Table
from affray.kernel.window import Offer, Use, Window

__all__ = ["MOST_CALLS", "Act", "Fight", "conclude", "play"]

# So many texts of cards may be under way one inside another: no card that was meant needs a quarter of it.
MOST_CALLS: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """Something begun and not ended. What a viewer needs of it is on it, never only in a local."""

    name: ClassVar[str] = ""
    outer: Act | None
    """The act inside which it was begun, once it is under way."""

    def run(self) -> None:
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        return {"act": self.name}


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight:
    """State and rules of one fight. Games subclass it; the table is the only way out."""

    game: ClassVar[str] = ""

    def __init__(self, table: Table, moments: int) -> None:
        self.table = table
        table.fight = self
        self.acting: Act | None = None  # the innermost act under way; each knows the one around it
        self.effects: list[Effect] = []
        self.in_play: list[tuple[InPlay, ...]] = [()] * moments
        self.used: dict[str, int] = {}
        self.orders: dict[str, str] = {}
        self.calls = 0  # texts of cards under way, one inside another
        self.over = False
        # Acts begun and ended, and orders given: what a question has found holds until there are more.
        self.done: i64 = 0

    # -- what a game says of itself

    def step(self) -> None:
        """One outermost act; begins and ends with nothing under way."""
        raise NotImplementedError

    def close(self) -> None:
        """Called once one side is gone, with nothing under way."""

    def copy(self, table: Table) -> Fight:
        """The same state at another table; at a quiet point only."""
        raise NotImplementedError

    def state(self) -> dict[str, Any]:
        """The whole state as plain data, for the fingerprint."""
        raise NotImplementedError

    def view(self, seat: str | None) -> dict[str, Any]:
        """What the seat may see (None: a spectator), as plain data."""
        raise NotImplementedError

    def seats(self) -> list[str]:
        raise NotImplementedError

    def interjections(self) -> list[Interjection]:
        """What seats may do at any open choice."""
        return []

    def interruptible(self) -> bool:
        """Whether there are any; a game that can tell without making them says so."""
        return len(self.interjections()) > 0

    def order_choices(self, seat: str) -> dict[str, list[str]]:
        """The standing orders a seat may give, each with its values, the default first."""
        return {}

    def correct(self, what: str, to: Any) -> None:
        """Carry out a correction. Raises NotLegal, and then nothing has changed."""
        raise NotLegal("no-such-correction", what)

    def owner_seat(self, owner: int) -> str:
        """The seat that decides for fighter number `owner`."""
        raise NotImplementedError

    def applies(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        """Whether the owner can still use cards, can pay, and the hook's conditions hold."""
        raise NotImplementedError

    def pay(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        """Pay the hook's cost; False when the payment was undone by somebody."""
        raise NotImplementedError

    def fire(self, owner: int, hook: Hook, occasion: Occasion) -> None:
        """Run the hook's verbs for its owner."""
        raise NotImplementedError

    # -- acts

    @property
    def under_way(self) -> list[Act]:
        """The acts begun and not ended, the outermost first."""
        found: list[Act] = []
        act = self.acting
        while act is not None:
            found.append(act)
            act = act.outer
        found.reverse()
        return found

    @under_way.setter
    def under_way(self, acts: list[Act]) -> None:
        self.acting = None
        for act in acts:
            act.outer = self.acting
            self.acting = act

    def perform(self, act: Act) -> None:
        """Begin an act, run it, end it."""
        self.done += 1
        act.outer = self.acting
        self.acting = act
        act.run()
        self.acting = act.outer
        self.done += 1
        if self.table.watching:
            self.table.ended(act)

    def may_call(self, card: str) -> bool:
        """Whether this card's text may be carried out inside those under way; where cards call one another without end it is told that it may not."""
        if self.calls < MOST_CALLS:
            return True
        # Rare enough to be told to every table: a trial of a monster ends with it.
        self.table.tell(ChainCut(Ref(card), MOST_CALLS))
        return False

    def window(self, moment: Moment) -> None:
        """Let those who can act at this moment act, first come first served; an act clears the passes."""
        passed: list[str] = []
        while True:
            window = Window(self, moment, passed)
            uses = window.uses()
            if not uses:
                return
            choice: Use = self.table.ask(window)
            if choice.run is None:
                passed.append(choice.by)
            else:
                passed.clear()
                self.perform(choice.run)

    def window_uses(self, moment: Moment, seat: str) -> list[Use]:
        """What a seat can do in a window now."""
        return []

    def window_closed(self, moment: Moment) -> list[Closed]:
        """What is barred in a window now; worked out only when somebody looks."""
        return []

    # -- standing orders

    def order(self, seat: str, name: str) -> str:
        """The standing order of a seat, or its default."""
        given = self.orders.get(seat + "/" + name)
        return self.order_choices(seat)[name][0] if given is None else given

    def check_order(self, seat: str, name: str, value: str) -> None:
        """Raises NotLegal for an order or a value that the seat has not."""
        choices = self.order_choices(seat) if seat in self.seats() else {}
        if name not in choices:
            raise NotLegal("no-such-order", name)
        if value not in choices[name]:
            raise NotLegal("no-such-order-value", value)

    def give_order(self, seat: str, name: str, value: str) -> None:
        """A standing order from now on. Raises NotLegal as `check_order` does."""
        self.check_order(seat, name, value)
        self.orders[seat + "/" + name] = value
        self.done += 1

    # -- effects

    def lay(self, effect: Effect) -> None:
        """An effect from now on."""
        self.effects.append(effect)

    def end(self, boundary: str) -> None:
        """The one place where effects and limited uses expire."""
        if self.effects:
            kept: list[Effect] = []
            for effect in self.effects:
                if effect.until == boundary and not effect.dormant:
                    continue
                if boundary == ROUND and effect.until == NEXT_ROUND:
                    effect.until = ROUND
                    effect.dormant = False
                elif boundary == ROUND:
                    effect.dormant = False
                kept.append(effect)
            self.effects = kept
        if self.used:
            suffix = "@" + boundary
            self.used = {key: n for key, n in self.used.items() if not key.endswith(suffix)}

    def sum_effects(self, kind: str, target: str, into: Sum) -> list[Effect]:
        """Add every active effect of this kind on the target; returns those that one roll uses up."""
        return list(self.add_effects(kind, target, into))

    def add_effects(self, kind: str, target: str, into: Sum) -> tuple[Effect, ...]:
        """The same as a tuple: mostly it is empty, and then nothing is made."""
        once: tuple[Effect, ...] = ()
        for effect in self.effects:
            if effect.kind == kind and effect.target == target and not effect.dormant:
                into.add(effect.source, effect.amount)
                if effect.once:
                    once += (effect,)
        return once

    def use_up(self, spent: list[Effect]) -> None:
        """Remove effects that were good for one roll, hit or miss."""
        if spent:
            self.effects = [effect for effect in self.effects if effect not in spent]

    # -- moments and hooks

    def put_in_play(self, owner: int, hooks: tuple[Hook, ...]) -> None:
        """These hooks wait for their moments, for fighter number `owner`."""
        for hook in hooks:
            self.in_play[hook.moment.index] = (*self.in_play[hook.moment.index], InPlay(owner, hook))

    def take_out_of_play(self, owner: int, card: str) -> None:
        """The hooks of the owner's card wait no more."""
        for index, entries in enumerate(self.in_play):
            if entries:
                self.in_play[index] = tuple([e for e in entries if e.owner != owner or e.hook.card != card])

    def happen(self, occasion: Occasion) -> bool:
        """Let the cards react: forced hooks first, then what may be bought. True when the pending event was replaced."""
        entries = self.in_play[occasion.moment.index]
        if not entries:
            return False
        occasion.entries = entries
        optional = False
        for entry in entries:
            if entry.hook.optional:
                optional = True
            elif self.usable(entry, occasion):
                self.use(entry, occasion)
        while optional and not occasion.replaced:
            offers = [e for e in entries if e.hook.optional and self.usable(e, occasion)]
            if not offers:
                break
            seat = self.owner_seat(offers[0].owner)
            choice = self.table.ask(
                Offer(self, seat, [e for e in offers if self.owner_seat(e.owner) == seat], occasion)
            )
            if isinstance(choice, InPlay):
                self.use(choice, occasion)
            else:
                occasion.fired += tuple([e for e in offers if self.owner_seat(e.owner) == seat])
        return occasion.replaced

    def usable(self, entry: InPlay, occasion: Occasion) -> bool:
        """Whether a hook may react to this occasion now: still in play, not used in it, not too often, and the game allows it."""
        hook = entry.hook
        if occasion.fired and (entry in occasion.fired or (occasion.replaced and hook.kind == INSTEAD)):
            return False
        in_play = self.in_play[hook.moment.index]
        if in_play is not occasion.entries and entry not in in_play:  # another card has taken it away meanwhile
            return False
        if hook.uses and self.used.get(self.use_key(entry), 0) >= hook.uses:
            return False
        return self.applies(entry.owner, hook, occasion)

    def use_key(self, entry: InPlay) -> str:
        """Under which key its uses are counted; it ends with the boundary that clears them."""
        return f"{entry.owner}:{entry.hook.key}@{entry.hook.per}"

    def use(self, entry: InPlay, occasion: Occasion) -> None:
        """Count the use, pay, react."""
        hook = entry.hook
        occasion.fired += (entry,)
        if hook.uses:
            key = self.use_key(entry)
            self.used[key] = self.used.get(key, 0) + 1
        if hook.cost and not self.pay(entry.owner, hook, occasion):
            return
        if hook.kind == INSTEAD:
            occasion.replaced = True
        if self.may_call(hook.card):
            self.calls += 1
            self.fire(entry.owner, hook, occasion)
            self.calls -= 1

    # -- what everybody may check

    def fingerprint(self) -> str:
        """Eight hexadecimal digits of the state's hash: the same state gives the same digits on every machine."""
        text = json.dumps(self.state(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:8]


def play(fight: Fight) -> None:
    """Run a fight to its end, or to where it waits (`Waiting` passes through)."""
    while True:
        try:
            fight.table.quiet()  # a correction, too, may remove the last of a side or end the fight
            if fight.over:
                return
            fight.step()
        except FightOver:
            conclude(fight)


def conclude(fight: Fight) -> None:
    """One side is gone: whatever was under way is over with it, and the fight closes."""
    if fight.table.watching:
        for act in fight.under_way[::-1]:
            fight.table.ended(act)
    fight.acting = None
    fight.table.causes.clear()
    fight.calls = 0
    fight.close()
