"""What one card alone does, found by its id; and the choice of a fighter that cards ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from affray.company import events
from affray.company.cards import FOE_TURN, CompanyOccasion
from affray.company.fighter import Fighter, Foe, Hero
from affray.kernel.effect import FIGHT, Effect
from affray.kernel.names import Ref
from affray.kernel.question import Question, Words

__all__ = ["SPECIAL", "PickFighter"]


class PickFighter(Question):
    """A card's owner picks somebody."""

    name: ClassVar[str] = "pick"
    clause: ClassVar[str] = "F2"

    def __init__(self, seat: str, many: list[Fighter], card: str) -> None:
        super().__init__(seat)
        self.many = many
        self.card = card

    def options(self) -> list[Any]:
        return list(self.many)

    def key(self, option: Any) -> str:
        assert isinstance(option, Fighter)
        return option.id

    def words(self) -> Words:
        return Words("ask-pick", {"card": Ref(self.card)})

    def option_words(self, option: Any) -> Words:
        assert isinstance(option, Fighter)
        return Words("option-pick", {"who": Ref(option.id)})


def elf_lights(occasion: CompanyOccasion) -> None:
    """Foes up to the hero's Wisdom in total Might are surprised, and Weary for two rounds (6.5). The weakest are dazzled first."""
    fight = occasion.fight
    hero = occasion.owner
    assert isinstance(hero, Hero)
    left = hero.sheet.wisdom
    for foe in sorted(fight.able_foes, key=lambda foe: (foe.sheet.might, foe.index)):
        if foe.sheet.might <= left:
            left -= foe.sheet.might
            fight.lay(Effect("roll", -1, occasion.card, foe.id, "round"))
            fight.lay(Effect("weary", 1, occasion.card, foe.id, "round"))
            fight.lay(Effect("weary", 1, occasion.card, foe.id, "next_round", dormant=True))
            if fight.table.listening:
                fight.table.tell(events.FoeWeary(Ref(foe.id), "card"))


def weak_spot(occasion: CompanyOccasion) -> None:
    """The creature's Armour counts one die less for the rest of the fight, and one more for each icon (5.3; size: our reading)."""
    foe = occasion.owner
    hero = occasion.actor
    assert isinstance(foe, Foe) and hero is not None
    dice = 1 + occasion.icons
    occasion.fight.lay(Effect("armour", -dice, occasion.card, foe.id, FIGHT))
    if occasion.fight.table.listening:
        occasion.fight.table.tell(events.WeakSpotFound(Ref(hero.id), Ref(foe.id), dice))


def plain_wound(occasion: CompanyOccasion) -> None:
    """The Wound that would kill is survived as a plain one (6.5, High Destiny): the hero stays in the fight, Wounded."""
    hero = occasion.owner
    assert isinstance(hero, Hero)
    hero.wounded = True
    hero.severity = max(1, hero.severity)


def hound_takes_it(occasion: CompanyOccasion) -> None:
    """The hound takes the Piercing Blow meant for its master, and is out of the fight (6.5, Hound of Mirkwood)."""
    attack = occasion.attack
    assert attack is not None
    attack.protection_rolled = True
    attack.wound_due = False


def free_spell(occasion: CompanyOccasion) -> None:
    """A spell of the owner's, named by what was bought, cast in place of an attack and without its cost (5.3, Combat Sorcerer)."""
    foe = occasion.owner
    assert isinstance(foe, Foe)
    for card in foe.cards:
        if card.id == occasion.kind:
            for hook in card.hooks:
                if hook.moment is FOE_TURN:
                    occasion.fight.carry_out(card.id, hook.do, occasion, foe)


SPECIAL: Final[dict[str, Callable[[CompanyOccasion], None]]] = {
    "elf_lights": elf_lights,
    "weak_spot": weak_spot,
    "plain_wound": plain_wound,
    "hound_takes_it": hound_takes_it,
    "free_spell": free_spell,
}
