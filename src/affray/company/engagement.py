"""Engagement: who stands against whom this round (company 2.5)."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from affray.company import events
from affray.company.combat import Combat
from affray.company.field import LOREMASTER
from affray.company.fighter import Foe, Hero
from affray.kernel.fight import Act
from affray.kernel.names import Ref
from affray.kernel.question import Closed, Question, Words
from affray.kernel.window import DECLINE

__all__ = ["Deal", "Engage", "Join", "Meet"]


def any_free(fight: Combat) -> bool:
    """Whether there is a foe that can be met hand to hand and is not engaged."""
    for foe in fight.able_foes:  # noqa: SIM110 - a generator costs more than the loop
        if not foe.engaged and fight.reaches(foe):
            return True
    return False


@mypyc_attr(free_list_len=1)
class Deal(Question):
    """More foes than heroes: the Loremaster deals one foe to each unengaged hero (2.5, step 1)."""

    name: ClassVar[str] = "deal"
    clause: ClassVar[str] = "E1"

    def __init__(self, fight: Combat, hero: Hero) -> None:
        self.seat = LOREMASTER
        self.fight = fight
        self.hero = hero

    def options(self) -> list[Any]:
        fight = self.fight
        found: list[Any] = []
        for foe in fight.able_foes:
            if not foe.engaged and fight.reaches(foe):
                found.append(foe)
        return found

    def key(self, option: Any) -> str:
        foe: Foe = option
        return foe.id

    def words(self) -> Words:
        return Words("ask-deal", {"hero": Ref(self.hero.id)})

    def option_words(self, option: Any) -> Words:
        foe: Foe = option
        return Words("option-deal", {"foe": Ref(foe.id)})


@mypyc_attr(free_list_len=1)
class Meet(Question):
    """As many heroes as foes or more: each hero picks an unengaged foe; when none is left, joins one that is engaged."""

    name: ClassVar[str] = "meet"
    clause: ClassVar[str] = "E1"

    def __init__(self, fight: Combat, hero: Hero) -> None:
        self.seat = hero.seat
        self.fight = fight
        self.hero = hero

    def options(self) -> list[Any]:
        fight = self.fight
        hero = self.hero
        found: list[Any] = []
        for foe in fight.able_foes:
            if not foe.engaged and fight.reaches(foe) and hero.room_for(foe):
                found.append(foe)
        if not found:
            found.extend([foe for foe in fight.able_foes if foe.engaged and foe.room() and hero.room_for(foe)])
        return found

    def nobody(self) -> bool:
        """Whether there is no foe that the hero may meet."""
        for foe in self.fight.able_foes:
            if self.hero.room_for(foe) and (
                (not foe.engaged and self.fight.reaches(foe)) or (foe.engaged and foe.room())
            ):
                return False
        return True

    def key(self, option: Any) -> str:
        foe: Foe = option
        return foe.id

    def closed(self) -> list[Closed]:
        found: list[Closed] = []
        for foe in self.fight.able_foes:
            if foe.engaged and not foe.room():
                why = Words("why-no-room", {"foe": Ref(foe.id), "most": 6 if foe.sheet.large else 3})
                found.append(Closed(self.option_words(foe), "E4", why))
            elif not self.fight.reaches(foe):
                found.append(
                    Closed(
                        self.option_words(foe),
                        "E1",
                        Words("why-out-of-reach", {"foe": Ref(foe.id), "round": foe.reach_from}),
                    )
                )
        return found

    def words(self) -> Words:
        return Words("ask-meet", {"hero": Ref(self.hero.id)})

    def option_words(self, option: Any) -> Words:
        foe: Foe = option
        return Words(
            "option-meet", {"foe": Ref(foe.id), "endurance": foe.endurance, "others": [Ref(h.id) for h in foe.engaged]}
        )


@mypyc_attr(free_list_len=1)
class Join(Question):
    """A foe that is left joins against a hero who is engaged, within limits, or stands back (2.5, step 2). Declining: back."""

    name: ClassVar[str] = "join"
    clause: ClassVar[str] = "E4"

    def __init__(self, fight: Combat, foe: Foe) -> None:
        self.seat = LOREMASTER
        self.fight = fight
        self.foe = foe

    def options(self) -> list[Any]:
        foe = self.foe
        found: list[Any] = [DECLINE]
        if foe.room():
            for hero in self.fight.able_heroes:
                if hero.close() and hero.room_for(foe):
                    found.append(hero)
        return found

    def key(self, option: Any) -> str:
        if option is DECLINE:
            return "back"
        hero: Hero = option
        return hero.id

    def closed(self) -> list[Closed]:
        found: list[Closed] = []
        for hero in self.fight.close_heroes():
            if not hero.room_for(self.foe):
                why = Words("why-hero-full", {"hero": Ref(hero.id), "foes": [Ref(foe.id) for foe in hero.engaged]})
                found.append(Closed(self.option_words(hero), "E4", why))
        return found

    def words(self) -> Words:
        return Words("ask-join", {"foe": Ref(self.foe.id)})

    def option_words(self, option: Any) -> Words:
        if option is DECLINE:
            return Words("option-join-back")
        hero: Hero = option
        return Words("option-join", {"hero": Ref(hero.id), "foes": [Ref(foe.id) for foe in hero.engaged]})


@mypyc_attr(free_list_len=1)
class Engage(Act):
    """Pairs carry over while both stay in close combat; only the unpaired are dealt anew (E3)."""

    name: ClassVar[str] = "engagement"

    def __init__(self, fight: Combat) -> None:
        self.fight = fight

    def run(self) -> None:
        fight = self.fight
        if fight.rulings["engagement"] == "redeal":
            for foe in fight.able_foes:
                for hero in foe.engaged[:]:
                    if hero.seized_by is not foe:  # dealing anew looses no hold
                        fight.part(hero, foe)
        unengaged = [hero for hero in fight.able_heroes if hero.close() and not hero.engaged]
        if len(fight.able_foes) > len(fight.able_heroes):
            for hero in unengaged:
                if not any_free(fight):
                    break
                fight.pair(hero, fight.table.ask(Deal(fight, hero)))
        else:
            for hero in unengaged:
                question = Meet(fight, hero)
                if not question.nobody():
                    fight.pair(hero, fight.table.ask(question))
        self.place_the_rest()

    def place_the_rest(self) -> None:
        """Foes that nobody met join a pair, or stand back (2.5, step 2)."""
        fight = self.fight
        for foe in fight.able_foes:
            if foe.engaged:
                continue
            choice: Any = fight.table.ask(Join(fight, foe)) if fight.reaches(foe) else DECLINE
            if choice is DECLINE:
                if not foe.back and fight.table.listening:
                    fight.table.tell(events.StoodBack(Ref(foe.id)))
                foe.back = True
            else:
                fight.pair(choice, foe)
