"""What survivors suffer: damage point by point, severe injuries, brain damage and trauma, bleeding; and healing (showdown 3.2 to 3.5)."""

from __future__ import annotations

from affray.kernel.card import Moment
from affray.kernel.chance import Possible, Throw
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.showdown import events, survivor_events
from affray.showdown.cards import (
    BLEEDING_GAINED,
    BRAIN_DAMAGE,
    SEVERE_INJURY,
    SEVERE_INJURY_ROLL,
    SURVIVOR_HURT,
    SURVIVOR_INJURED,
    WOULD_BE_HURT,
    WOULD_BE_SEVERELY_INJURED,
    WOULD_BLEED,
    Row,
    ShowdownOccasion,
)
from affray.showdown.field import Field
from affray.showdown.survivor import BRAIN, HEAD, LOCATIONS, Survivor
from affray.showdown.survivor_numbers import armour_everywhere, bleeding_limit

__all__ = ["D10", "bleed", "brain_damage", "heal", "hit_location", "hurt", "severe_injury"]


class D10(Throw):
    """One ten-sided die, read as its face; `about` a card, a location of the monster or a survivor, `at` where it hurts that one.

    `wanted`: the faces on which the card does something, as cards print them.
    """

    def __init__(self, why: str, by: str, about: str = "", at: str = "", wanted: str = "") -> None:
        super().__init__(why, by, (10,))
        self.about = about
        self.at = at
        self.wanted = wanted

    def read(self, faces: list[int]) -> int:
        return faces[0]


class TableDie(D10):
    """A d10 on a table; faces of the same row are one in its law, unless a card looks at the face (`cards`)."""

    def __init__(self, why: str, by: str, about: str, at: str, table: list[Row], cards: bool) -> None:
        super().__init__(why, by, about, at)
        self.table = table
        self.cards = cards

    def law(self) -> list[Possible]:
        found: list[Possible] = []
        for possible in super().law():
            if (
                found
                and not self.cards
                and row_of(self.table, possible.reading) is row_of(self.table, found[-1].reading)
            ):
                found[-1].weight += 1
            else:
                found.append(possible)
        return found


class LocationDie(Throw):
    """The hit location die of a survivor: 1 head, 2 arms, 3 and 4 body, 5 waist, 6 legs (2.5.1)."""

    def __init__(self, by: str, about: str) -> None:
        super().__init__("survivor_location", by, (6,))
        self.about = about
        self.face = 0

    def read(self, faces: list[int]) -> int:
        self.face = faces[0]
        return (HEAD, 1, 2, 2, 3, 4)[faces[0] - 1]


def hit_location(fight: Field, survivor: Survivor) -> int:
    die = LocationDie(fight.controller, survivor.id)
    location: int = fight.table.throw(die)
    if fight.table.listening:
        fight.table.tell(events.LocationRolled(Ref(survivor.id), LOCATIONS[location], die.face))
    return location


def befalls(fight: Field, moment: Moment, survivor: Survivor, amount: int = 0, location: int = -1) -> ShowdownOccasion:
    """Something befalls a survivor: so much of it, at that location."""
    occasion = fight.occasion(moment)
    occasion.actor = survivor
    occasion.amount = amount
    occasion.location = location
    return occasion


def spared(fight: Field, survivor: Survivor, what: str) -> None:
    if fight.table.listening:
        fight.table.tell(survivor_events.Spared(Ref(survivor.id), what))


def hurt(fight: Field, survivor: Survivor, location: int, points: int, sum_of: Sum | None = None) -> bool:
    """One hit, point by point: armour, the light box, the heavy box (down), then one severe injury and the rest is lost (3.2).

    `sum_of`: what the points are made of, for who listens. True when it took armour or caused an injury, or a card made other damage of it.
    """
    if points > 0 and not survivor.dead and fight.in_play[WOULD_BE_HURT.index]:
        occasion = befalls(fight, WOULD_BE_HURT, survivor, points, location)
        if fight.happen(occasion) or occasion.cancelled:
            spared(fight, survivor, "damage")
            return not occasion.cancelled
        points = int(occasion.amount)
    if (points > 0 or sum_of is not None) and not survivor.dead and fight.table.listening:
        parts = sum_of.reasons() if sum_of is not None else []
        fight.table.tell(events.DamageSuffered(Ref(survivor.id), LOCATIONS[location], points, parts))
    lost = 0
    done = False
    for _point in range(points):
        if survivor.dead:
            break
        if survivor.armour[location] > 0:
            survivor.armour[location] -= 1
            lost += 1
            done = True
            continue
        tell_armour(fight, survivor, location, lost)
        lost = 0
        if location != HEAD and not survivor.light[location]:
            injure(fight, survivor, location, "light")
            done = True
        elif not survivor.heavy[location]:
            injure(fight, survivor, location, "heavy")
            fight.knock_down(survivor)
            done = True
        else:
            done = severe_injury(fight, survivor, location) or done
            break
    tell_armour(fight, survivor, location, lost)
    if done and not survivor.dead and fight.in_play[SURVIVOR_HURT.index]:
        fight.happen(befalls(fight, SURVIVOR_HURT, survivor, points, location))
    return done


def tell_armour(fight: Field, survivor: Survivor, location: int, lost: int) -> None:
    if lost and fight.table.listening:
        fight.table.tell(events.ArmourLost(Ref(survivor.id), LOCATIONS[location], lost, survivor.armour[location]))


def injure(fight: Field, survivor: Survivor, location: int, grade: str) -> None:
    boxes = survivor.light if grade == "light" else survivor.heavy
    boxes[location] = True
    if fight.table.listening:
        fight.table.tell(events.Injured(Ref(survivor.id), LOCATIONS[location], grade))
    if fight.in_play[SURVIVOR_INJURED.index]:
        fight.happen(befalls(fight, SURVIVOR_INJURED, survivor, location=location))


def severe_injury(fight: Field, survivor: Survivor, location: int) -> bool:
    """A d10 on the table of the location; 10 and more is its last row (3.3). False: a card kept it off."""
    looked_at = len(fight.in_play[SEVERE_INJURY_ROLL.index]) + len(fight.in_play[SEVERE_INJURY.index]) > 0
    die = TableDie("severe_injury", survivor.seat, survivor.id, LOCATIONS[location], fight.tables[location], looked_at)
    face: int = fight.table.throw(die)
    row = row_of(fight.tables[location], face)
    if fight.in_play[SEVERE_INJURY_ROLL.index]:
        rolled = befalls(fight, SEVERE_INJURY_ROLL, survivor, face, location)
        rolled.face = face
        fight.happen(rolled)
        row = row_of(fight.tables[location], int(rolled.amount))
    if fight.table.listening:
        fight.table.tell(events.SevereInjury(Ref(survivor.id), LOCATIONS[location], Ref(row.id), face))
    if fight.in_play[WOULD_BE_SEVERELY_INJURED.index]:
        pending = befalls(fight, WOULD_BE_SEVERELY_INJURED, survivor, face, location)
        pending.injury = row.id
        if fight.happen(pending) or pending.cancelled:
            spared(fight, survivor, "severe_injury")
            return False
    if fight.in_play[SURVIVOR_INJURED.index]:
        fight.happen(befalls(fight, SURVIVOR_INJURED, survivor, location=location))
    suffer(fight, survivor, row)
    if fight.in_play[SEVERE_INJURY.index]:
        after = befalls(fight, SEVERE_INJURY, survivor, face, location)
        after.injury = row.id
        fight.happen(after)
    return True


def row_of(table: list[Row], face: int) -> Row:
    for row in table:
        if row.low <= face <= row.high:
            return row
    return table[-1]


def suffer(fight: Field, survivor: Survivor, row: Row) -> None:
    if row.permanent:
        survivor.injuries.append(row.id)
    if row.bleeding:
        bleed(fight, survivor, row.bleeding, row.id)
    if survivor.dead:
        return
    occasion = fight.occasion(SURVIVOR_HURT)
    occasion.actor = survivor
    fight.run_verbs(row.do, occasion)


def bleed(fight: Field, survivor: Survivor, tokens: int, why: str = "") -> None:
    """Five bleeding tokens are death (3.5); some cards move that limit. `why`: the card or the injury that says so."""
    if tokens > 0 and fight.in_play[WOULD_BLEED.index]:
        pending = befalls(fight, WOULD_BLEED, survivor, tokens)
        if fight.happen(pending) or pending.cancelled:
            spared(fight, survivor, "bleeding")
            return
    before = survivor.bleeding
    survivor.bleeding = max(0, before + tokens)
    if fight.table.listening:
        cause = Ref(why) if why else None
        fight.table.tell(events.Bled(Ref(survivor.id), survivor.bleeding - before, survivor.bleeding, cause))
    if survivor.bleeding >= bleeding_limit(fight, survivor):
        fight.kill(survivor, "bleeding")
    if tokens > 0 and fight.in_play[BLEEDING_GAINED.index]:
        fight.happen(befalls(fight, BLEEDING_GAINED, survivor, tokens))


def brain_damage(fight: Field, survivor: Survivor, points: int, intimidate: bool = False) -> None:
    """Each point takes an insanity; with none left, the light box; then one brain trauma and the rest is lost (3.2)."""
    if survivor.dead:
        return
    if points > 0 and fight.in_play[BRAIN_DAMAGE.index]:
        pending = befalls(fight, BRAIN_DAMAGE, survivor, points, BRAIN)
        pending.intimidate = intimidate
        if fight.happen(pending) or pending.cancelled:
            spared(fight, survivor, "brain_damage")
            return
        points = int(pending.amount)
    taken = min(int(survivor.insanity), points)
    if taken:
        survivor.insanity -= taken
        if fight.table.listening:
            fight.table.tell(events.InsanityChanged(Ref(survivor.id), -taken, survivor.insanity, "absorbs"))
    left = points - taken
    if left and not survivor.light[BRAIN]:
        injure(fight, survivor, BRAIN, "light")
        left -= 1
    if left:
        face: int = fight.table.throw(D10("brain_trauma", survivor.seat, survivor.id))
        row = row_of(fight.tables[BRAIN], face)
        if fight.table.listening:
            fight.table.tell(events.BrainTrauma(Ref(survivor.id), Ref(row.id), face))
        suffer(fight, survivor, row)


def heal(fight: Field, survivor: Survivor, location: int, armour: int) -> None:
    """Erase the marked light and heavy injuries of a location and restore armour points; nothing else is healed (SD-25).

    Restored are lost points: never more than what is worn there, and none on the brain. Where nothing is to be healed nothing is told.
    """
    hurt_there = survivor.light[location] or survivor.heavy[location]
    survivor.light[location] = False
    survivor.heavy[location] = False
    lost = 0
    if location != BRAIN:
        lost = survivor.worn(location) + armour_everywhere(fight, survivor) - survivor.armour[location]
    restored = max(0, min(lost, armour))
    survivor.armour[location] += restored
    if (hurt_there or restored) and fight.table.listening:
        fight.table.tell(events.Healed(Ref(survivor.id), LOCATIONS[location], restored))
