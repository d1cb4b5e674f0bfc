"""What a showdown came to, and what was heard of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from affray.kernel.event import Event
from affray.lab.result import WON, Heard, Reading, Result
from affray.showdown import events, setup_events, turn_events
from affray.showdown.showdown import Showdown
from affray.showdown.survivor import Survivor

__all__ = ["ShowdownReading"]

Before = list[tuple[int, ...]]


class ShowdownReading(Reading):
    """Figures of a survivor: death; injuries, armour, boxes and bleeding as they stood when the showdown was decided; losses and gains."""

    figures: ClassVar = ("died", "severe", "light", "heavy", "armour", "bleeding", "survival", "insanity")
    yes_or_no: ClassVar = frozenset(("died",))
    kinds: ClassVar = (
        "ai", "location", "trap", "reaction", "critical", "persistent", "injury", "trauma", "survival", "card", "used", "weapon", "gear",
        "terrain",
    )  # fmt: skip
    block: ClassVar = 20

    def __init__(self, fight: Showdown) -> None:
        self.began = [
            (one.id, len(one.injuries), sum(one.armour), int(one.survival), int(one.insanity))
            for one in fight.survivors
        ]
        self.archived = len(fight.archive)

    def before(self, fight: Showdown) -> Before:
        return [standing(survivor) for survivor in fight.survivors]

    def result(self, number: int, fight: Showdown, before: Before | None) -> Result:
        people: dict[str, tuple[int, ...]] = {}
        ends: list[tuple[str, str]] = []
        dead = harmed = 0
        shown = before if before is not None else self.before(fight)
        for at, survivor in enumerate(fight.survivors):
            id, injuries, armour, survival, insanity = self.began[at]
            severe, light, heavy, bleeding, worn, had_survival, had_insanity = shown[at]
            died = int(bool(survivor.dead))
            people[id] = (
                died, severe - injuries, light, heavy, armour - worn, bleeding, survival - had_survival,
                had_insanity - insanity,
            )  # fmt: skip
            dead += died
            harmed += severe - injuries
            if died:
                ends.append((id, str(survivor.dead)))
        monster = fight.monster
        left = 0 if monster.dead else len(monster.ai) + len(monster.ai.discard)
        outcome, rounds = fight.outcome, int(fight.round)
        harm = (int(outcome != WON), dead, harmed, left, rounds)
        whole = {"archived": len(fight.archive) - self.archived}
        foes = {monster.id: int(bool(monster.dead))}
        return Result(number, outcome, rounds, dead, left, people, foes, whole, tuple(ends), harm)

    def heard(self, fight: Showdown, told: Sequence[Event]) -> Heard:
        heard = Heard()
        # The card or location whose text hurts now; who attacks.
        source = attacker = drawn = ""
        for event in told:
            if isinstance(event, turn_events.AIDrawn):
                source = drawn = str(event.card)
                heard.mark("ai", source)
            elif isinstance(event, turn_events.CardPerformed):
                source = str(event.card)
                if source != drawn:
                    heard.mark("ai", source)
                drawn = ""
            elif isinstance(event, turn_events.SurvivorsTurnBegan | turn_events.ActBegan | events.AttackEnded):
                source = attacker = drawn = ""
            elif isinstance(event, events.SurvivorAttacks):
                attacker = str(event.who)
                heard.mark("weapon", str(event.weapon))
            elif isinstance(event, events.Reaction):
                source = str(event.location)
                heard.mark("reaction", source)
            elif isinstance(event, events.TrapSprung):
                source = str(event.trap)
                heard.mark("trap", source)
            elif isinstance(event, turn_events.CardActs):
                source = str(event.card)
                heard.mark("card", source)
            elif isinstance(event, events.SurvivorDied):
                heard.kill(source or str(event.why), str(event.who))
            elif isinstance(event, events.MonsterDied):
                heard.kill(attacker or source, str(event.monster))
            else:
                marks(heard, event)
        return heard


def marks(heard: Heard, event: Event) -> None:
    """What needs no memory of what was told before."""
    if isinstance(event, events.LocationsDrawn):
        heard.mark("location", *[str(one) for one in event.locations])
    elif isinstance(event, events.WoundAttempted):
        if event.critical:
            heard.mark("critical", str(event.location))
    elif isinstance(event, events.SurvivalSpent):
        heard.mark("survival", event.action)
    elif isinstance(event, events.SevereInjury):
        heard.mark("injury", str(event.injury))
    elif isinstance(event, events.BrainTrauma):
        heard.mark("trauma", str(event.trauma))
    elif isinstance(event, events.PersistentInjury):
        heard.mark("persistent", str(event.injury))
    elif isinstance(event, turn_events.CardUsed):
        heard.mark("used", str(event.card))
    elif isinstance(event, turn_events.Shielded | turn_events.Leapt):
        heard.mark("gear", str(event.gear))
    elif isinstance(event, setup_events.TerrainPlaced):
        heard.mark("terrain", str(event.terrain))


def standing(survivor: Survivor) -> tuple[int, ...]:
    """What the aftermath wipes off the sheet, and what death takes: injuries, boxes, bleeding, armour, survival, insanity."""
    return (
        len(survivor.injuries), sum(survivor.light), sum(survivor.heavy), int(survivor.bleeding), sum(survivor.armour),
        int(survivor.survival), int(survivor.insanity),
    )  # fmt: skip
