"""A toy game on the kernel in which everything nests: two heroes against two foes, omens, shoves, prayers, shields and thorns."""

from dataclasses import dataclass
from typing import Any, ClassVar

from affray.kernel.card import AFTER, INSTEAD, WHEN, Condition, Hook, Moment, Occasion, Verb
from affray.kernel.chance import Deck, Throw
from affray.kernel.effect import ATTACK, ROUND, TURN, Effect
from affray.kernel.event import Event
from affray.kernel.fight import Act, Fight
from affray.kernel.number import Sum
from affray.kernel.question import Interjection, Question, Words
from affray.kernel.table import FightOver, NotLegal, Table
from affray.kernel.window import Use

STRIKE, WOUND, WOUNDED = Moment("strike", "T-1", 0), Moment("wound", "T-2", 1), Moment("wounded", "T-3", 2)
GAP = Moment("gap", "T-4", 3)
OMENS = {"calm": 0, "gust": -1, "spark": 2}


@dataclass(frozen=True)
class Struck(Event):
    who: str
    whom: str
    total: int
    reasons: list[tuple[str, int]]


@dataclass(frozen=True)
class Hurt(Event):
    whom: str
    left: int


@dataclass(frozen=True)
class Seen(Event):
    seat: str
    card: str

    def audience(self) -> tuple[str, ...] | None:
        return (self.seat,)


@dataclass(frozen=True)
class Over(Event):
    left: str


@dataclass
class Fighter:
    id: str
    seat: str
    side: int
    hp: int = 4
    luck: int = 2
    prayers: int = 1
    plan: str = ""


class Blow(Occasion):
    def __init__(self, moment: Moment, fight: "Skirmish", attack: "Attack", might: Sum) -> None:
        super().__init__(moment)
        self.fight, self.attack, self.might = fight, attack, might
        self.owner = 0


class Mine(Condition):
    """The owner strikes (`attacks`) or is struck."""

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks

    def holds(self, occasion: Any) -> bool:
        one = occasion.attack.who if self.attacks else occasion.attack.whom
        return bool(occasion.fight.fighters[occasion.owner] is one)


class More(Verb):
    def run(self, occasion: Any) -> None:
        occasion.might.add("charm", 1)


class Riposte(Verb):
    """An attack inside an attack."""

    def run(self, occasion: Any) -> None:
        occasion.fight.perform(Attack(occasion.fight, occasion.attack.whom, occasion.attack.who))


CHARM = Hook("charm", STRIKE, WHEN, (Mine(True),), 0, False, 0, "", (More(),), "charm")
SHIELD = Hook("shield", WOUND, INSTEAD, (Mine(False),), 1, True, 1, ROUND, (), "shield")
THORNS = Hook("thorns", WOUNDED, AFTER, (Mine(False),), 0, False, 1, ROUND, (Riposte(),), "thorns")


class Swing(Throw):
    """Two dice; only the better one and whether they are a pair count."""

    def read(self, faces: list[int]) -> tuple[int, bool]:
        return max(faces), faces[0] == faces[1]


class Push(Throw):
    """One die of four: upper half or lower."""

    def read(self, faces: list[int]) -> bool:
        return faces[0] > 2


class Choice(Question):
    """What `seat` may choose among pairs of seat and word; shared when they belong to several seats."""

    def __init__(self, fight: "Skirmish", seat: str) -> None:
        super().__init__(seat)
        self.fight = fight

    def key(self, option: Any) -> str:
        return str(option[1])

    def by(self, option: Any) -> str:
        return str(option[0])


class Plan(Choice):
    name: ClassVar[str] = "plan"
    clause: ClassVar[str] = "T-5"

    def options(self) -> list[Any]:
        unplanned = [f for f in self.fight.standing(0) if not f.plan]
        return [(f.seat, plan) for f in unplanned for plan in ("bold", "wary")]

    def shared(self) -> bool:
        return True


class Target(Choice):
    name: ClassVar[str] = "target"

    def options(self) -> list[Any]:
        return [(self.seat, f.id) for f in self.fight.standing(self.fight.turn_of().side ^ 1)]


class Planning(Act):
    name: ClassVar[str] = "planning"

    def __init__(self, fight: "Skirmish") -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        while any(not f.plan for f in fight.standing(0)):
            seat, plan = fight.table.ask(Plan(fight, "bo"))
            who = next(f for f in fight.fighters if f.seat == seat)
            who.plan = plan
            fight.lay(Effect("might" if plan == "bold" else "guard", 1, plan, who.id, ROUND))


class Turn(Act):
    name: ClassVar[str] = "turn"

    def __init__(self, fight: "Skirmish") -> None:
        self.fight = fight

    def run(self) -> None:
        fight, who = self.fight, self.fight.turn_of()
        _, target = fight.table.ask(Target(fight, who.seat))
        fight.perform(Attack(fight, who, fight.by_id(target)))
        fight.end(TURN)


class Shove(Act):
    name: ClassVar[str] = "shove"

    def __init__(self, fight: "Skirmish", who: Fighter, attack: "Attack") -> None:
        self.fight, self.who, self.attack = fight, who, attack

    def run(self) -> None:
        self.who.luck -= 1
        if self.fight.table.throw(Push("shove", self.who.seat, (4,))):
            side = -1 if self.who.side != self.attack.who.side else 1
            self.fight.lay(Effect("might", side, "shove", self.attack.who.id, ATTACK, once=True))


class Attack(Act):
    name: ClassVar[str] = "attack"

    def __init__(self, fight: "Skirmish", who: Fighter, whom: Fighter) -> None:
        self.fight, self.who, self.whom = fight, who, whom
        self.omens: list[str] = []

    def view(self) -> dict[str, Any]:
        return {"act": self.name, "who": self.who.id, "whom": self.whom.id, "omens": len(self.omens)}

    def run(self) -> None:
        fight, who, table = self.fight, self.who, self.fight.table
        self.omens = table.draw(fight.deck, 2, "omen", who.seat)
        fight.shown[who.seat] = self.omens[:]
        if table.listening:
            for card in self.omens:
                table.tell(Seen(who.seat, card))
        fight.window(GAP)
        best, pair = table.throw(Swing("swing", who.seat, (6, 6)))
        might = Sum(table.listening)
        might.add("dice", best)
        for card in self.omens:
            might.add("omen", OMENS[card])
        might.add("pair", 2 if pair else 0)
        once = fight.sum_effects("might", who.id, might)
        guard = Sum(False)
        fight.sum_effects("guard", self.whom.id, guard)
        fight.happen(Blow(STRIKE, fight, self, might))
        fight.use_up(once)
        fight.deck.discard.extend(self.omens)
        self.omens = []
        fight.shown[who.seat] = []
        if table.listening:
            table.tell(Struck(who.id, self.whom.id, int(might.total), might.reasons()))
        if might.total >= 4 + guard.total and not fight.happen(Blow(WOUND, fight, self, might)):
            fight.hurt(self.whom, 1 if might.total < 7 else 2)
            fight.happen(Blow(WOUNDED, fight, self, might))
        fight.end(ATTACK)


class Pray(Interjection):
    """Something done while a question is open, with a roll."""

    def __init__(self, fight: "Skirmish", who: Fighter) -> None:
        super().__init__("pray:" + who.id, who.seat)
        self.fight, self.who = fight, who

    def run(self) -> None:
        self.who.prayers -= 1
        if self.fight.table.throw(Throw("prayer", self.who.seat, (6,)))[0] > 3:
            self.who.luck += 1


class Skirmish(Fight):
    game: ClassVar[str] = "skirmish"

    def __init__(self, table: Table) -> None:
        super().__init__(table, 4)
        foes = [Fighter("orc-1", "gm", 1, 3, 0, 0), Fighter("orc-2", "gm", 1, 3, 1, 0)]
        self.fighters = [Fighter("ada", "ada", 0), Fighter("bo", "bo", 0), *foes]
        self.round, self.queue, self.begun = 1, [0], False
        self.deck = Deck("omens", ["calm"] * 3 + ["gust"] * 2 + ["spark"])
        self.shown: dict[str, list[str]] = {}
        for owner, hook in ((0, CHARM), (1, SHIELD), (3, SHIELD), (1, THORNS), (2, THORNS)):
            self.put_in_play(owner, (hook,))

    def standing(self, side: int) -> list[Fighter]:
        return [f for f in self.fighters if f.side == side and f.hp > 0]

    def by_id(self, id: str) -> Fighter:
        return next(f for f in self.fighters if f.id == id)

    def turn_of(self) -> Fighter:
        return self.fighters[self.queue[0]]

    def step(self) -> None:
        if not self.begun:
            self.begun, self.queue = True, [0, 2, 1, 3]
            return self.perform(Planning(self))
        if self.queue:
            if self.turn_of().hp > 0:
                self.perform(Turn(self))
            self.queue = self.queue[1:]
            return None
        for fighter in self.fighters:
            fighter.plan = ""
        self.end(ROUND)
        self.table.check(self.round)
        self.round, self.begun = self.round + 1, False
        return None

    def hurt(self, whom: Fighter, n: int) -> None:
        whom.hp = max(0, whom.hp - n)
        if self.table.listening:
            self.table.tell(Hurt(whom.id, whom.hp))
        if not self.standing(whom.side):
            raise FightOver

    def close(self) -> None:
        self.over = True
        if self.table.listening:
            self.table.tell(Over(",".join(f.id for f in self.fighters if f.hp > 0)))

    def copy(self, table: Table) -> "Skirmish":
        twin = Skirmish(table)
        twin.fighters = [Fighter(**vars(f)) for f in self.fighters]
        twin.round, twin.queue, twin.begun, twin.over = self.round, self.queue, self.begun, self.over
        twin.deck = self.deck.copy()
        twin.shown = {seat: cards[:] for seat, cards in self.shown.items()}
        twin.effects = [effect.copy() for effect in self.effects]
        twin.in_play, twin.used, twin.orders = self.in_play[:], dict(self.used), dict(self.orders)
        return twin

    def state(self) -> dict[str, Any]:
        deck = [self.deck.top, self.deck.loose, self.deck.bottom, self.deck.discard]
        lasting = {"effects": [e.state() for e in self.effects], "used": self.used, "orders": self.orders}
        fighters = [list(vars(f).values()) for f in self.fighters]
        return {
            "fighters": fighters,
            "deck": deck,
            "shown": self.shown,
            "at": [self.round, self.queue, self.begun],
            **lasting,
        }

    def view(self, seat: str | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "fighters": {f.id: {"hp": f.hp, "luck": f.luck, "plan": f.plan} for f in self.fighters},
            "under_way": [act.view() for act in self.under_way],
            "deck": self.deck.view(),
            "omens": self.shown.get(seat, []) if seat else [],
        }

    def seats(self) -> list[str]:
        return ["ada", "bo", "gm"]

    def interjections(self) -> list[Interjection]:
        return [Pray(self, f) for f in self.fighters if f.hp > 0 and f.prayers]

    def order_choices(self, seat: str) -> dict[str, list[str]]:
        return {"shove": ["ask", "never"]}

    def window_uses(self, moment: Moment, seat: str) -> list[Use]:
        attack = self.under_way[-1]
        if not isinstance(attack, Attack) or self.order(seat, "shove") == "never":
            return []
        able = [f for f in self.fighters if f.seat == seat and f.hp > 0 and f.luck > 0 and f is not attack.who]
        return [Use("shove:" + f.id, seat, Shove(self, f, attack), Words("option-shove", {"who": f.id})) for f in able]

    def correct(self, what: str, to: Any) -> None:
        kind, _, who = what.partition(":")
        if kind not in ("hp", "luck") or type(to) is not int or not 0 <= to <= 9:
            raise NotLegal("no-such-correction", what)
        fighters = [f for f in self.fighters if f.id == who]
        if not fighters:
            raise NotLegal("no-such-fighter", who)
        if kind == "luck":
            fighters[0].luck = to
        else:
            fighters[0].hp = to
            self.hurt(fighters[0], 0)

    def owner_seat(self, owner: int) -> str:
        return self.fighters[owner].seat

    def applies(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        assert isinstance(occasion, Blow)
        occasion.owner = owner
        who = self.fighters[owner]
        return who.hp > 0 and who.luck >= hook.cost and all(c.holds(occasion) for c in hook.conditions)

    def pay(self, owner: int, hook: Hook, occasion: Occasion) -> bool:
        self.fighters[owner].luck -= hook.cost
        return True

    def fire(self, owner: int, hook: Hook, occasion: Occasion) -> None:
        assert isinstance(occasion, Blow)
        occasion.owner = owner
        for verb in hook.do:
            verb.run(occasion)
