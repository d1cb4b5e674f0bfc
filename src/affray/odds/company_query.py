"""The company's questions that need no fight: a roll, a hero's attack, a foe's attack, Protection, a Skill roll (company 1, 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from affray.agents import make
from affray.company.attack import FoeStrike, HeroStrike
from affray.company.company import Company
from affray.company.dice import PIERCING, Outcome, Roll
from affray.company.fighter import REARWARD, STANCES, Foe, Hero
from affray.company.packs import load_packs
from affray.company.rolls import SkillRoll, hero_roll
from affray.company.scenario import from_data
from affray.company.sheet import ATTRIBUTE_OF
from affray.kernel.counted import Aim, Law
from affray.kernel.fight import Act, Fight, conclude
from affray.kernel.live import Quiet
from affray.kernel.names import Name
from affray.kernel.table import FightOver
from affray.odds.company import Blow
from affray.odds.figure import figure
from affray.odds.forecast import forecast
from affray.odds.query import Answer, BadQuery, Field, Policy, choice, flag, number, read, word

__all__ = ["FORMS", "ask", "form", "names"]

SPENDINGS: Final = ("best", "sensible", "heavy_blow", "pierce", "fend_off", "shield_thrust", "done")
FAVOURS: Final = ("none", "favoured", "ill_favoured")
WISHES: Final = ("no", "yes", "sensible")


def heroes() -> tuple[str, ...]:
    return load_packs().ids("heroes")


def foes() -> tuple[str, ...]:
    return load_packs().ids("foes")


def names() -> Mapping[str, Name]:
    return load_packs().names()


def form(what: str) -> list[Field]:
    """The fields of a form. Raises BadQuery for one that there is not."""
    if what not in FORMS:
        raise BadQuery("what", what, "choice", tuple(FORMS))
    if what == "roll":
        return [
            number("dice", 0, 20), number("target", 1, 99), choice("favour", FAVOURS, "none"), flag("weary"), flag("miserable"),
        ]  # fmt: skip
    hero = choice("hero", heroes())
    hope = choice("hope", WISHES, "no")
    if what == "protection":
        return [hero, number("injury", 1, 99), hope]
    if what == "skill":
        return [hero, choice("skill", sorted(ATTRIBUTE_OF)), hope]
    both = [
        hero, choice("foe", foes()), word("weapon"), choice("stance", STANCES, "open"), hope, choice("drive", WISHES, "no"),
    ]  # fmt: skip
    if what == "attack":
        return [
            *both, choice("grip", ("one", "two"), "one"), choice("spend", SPENDINGS, "best"), number("endurance", 0, 999, 0),
        ]  # fmt: skip
    return [*both, choice("knockback", WISHES, "sensible"), number("endurance", 0, 999, 0), flag("wounded")]


def ask(what: str, given: Mapping[str, str]) -> Answer:
    """The answer to a form. Raises BadQuery."""
    fields = form(what)
    return FORMS[what](read(fields, given))


# -- rolls alone


def rolled(given: dict[str, Any]) -> Answer:
    """A throw by itself, with a hero's icons."""
    roll = Roll("odds", "", "", False)
    roll.pool.add("rating", given["dice"])
    roll.target.add("tn", given["target"])
    roll.favoured = ("odds",) if given["favour"] == "favoured" else ()
    roll.ill_favoured = ("odds",) if given["favour"] == "ill_favoured" else ()
    roll.weary = given["weary"] == "yes"
    roll.miserable = given["miserable"] == "yes"
    return of_roll(roll)


def of_roll(roll: Roll, piercing: bool = True) -> Answer:
    """Success, icons and a Piercing Blow of a roll, by its law."""
    roll.settle()
    law = roll.law()
    whole = sum(each.weight for each in law)
    shares: dict[Outcome, Fraction] = {each.reading: Fraction(each.weight, whole) for each in law}
    found = [figure("passed", shares, lambda each: each.passed)]
    if piercing:
        found.append(figure("pierce", shares, lambda each: each.passed and each.feat >= PIERCING))
    found.append(figure("icons", shares, lambda each: each.icons, yes_no=False))
    return Answer(found, charts=("icons",))


def protected(given: dict[str, Any]) -> Answer:
    """A hero's Protection roll against an Injury (3.6)."""
    fight, hero, _foe, _names = scene(given["hero"], foes()[0])
    roll = hero_roll(fight, hero, "protection")
    hero.protection(roll.pool)
    roll.target.add("injury", given["injury"])
    with_hope(roll, given["hope"])
    return of_roll(roll, piercing=False)


def skilled(given: dict[str, Any]) -> Answer:
    """A hero's Skill roll, alone and unsupported (1.2)."""
    fight, hero, _foe, _names = scene(given["hero"], foes()[0])
    roll = SkillRoll(fight, hero, given["skill"]).chances()
    with_hope(roll, given["hope"])
    return of_roll(roll, piercing=False)


def with_hope(roll: Roll, hope: str) -> None:
    if hope == "yes":
        roll.pool.add("hope", 2 if roll.inspired else 1)


# -- attacks


def scene(hero_id: str, foe_id: str) -> tuple[Company, Hero, Foe, Mapping[str, Name]]:
    """The two alone, in the open, before anything has happened; and the names of all that there is."""
    raw = {"name": "odds", "heroes": [hero_id], "foes": [foe_id]}
    scenario = from_data(raw, "odds", load_packs())
    fight = scenario.prototype(scenario.rulings())
    return fight, fight.heroes[0], fight.foes[0], scenario.names()


def struck_out(given: dict[str, Any]) -> Answer:
    """A hero's attack on a foe."""
    start, hero, foe, names = scene(given["hero"], given["foe"])
    weapons = {each.id: each for each in hero.weapons}
    weapon = weapons.get(given["weapon"] or next(iter(weapons), ""))
    if weapon is None:
        raise BadQuery("weapon", given["weapon"], "choice", list(weapons))
    behind = given["stance"] == STANCES[REARWARD]
    if behind and not (weapon.ranged or weapon.throwable):
        raise BadQuery(
            "weapon", weapon.id, "close", [each.id for each in weapons.values() if each.ranged or each.throwable]
        )
    two_handed = not weapon.one_handed or (given["grip"] == "two" and weapon.two_handed)
    if given["grip"] == "two" and not weapon.two_handed:
        raise BadQuery("grip", "two", "choice", ("one",))
    lower(foe, "endurance", given["endurance"])

    def begin(fight: Company, ours: Hero, theirs: Foe) -> Act:
        stand(fight, ours, theirs, given["stance"])
        chosen = next(each for each in ours.weapons if each.id == weapon.id)
        return HeroStrike(fight, ours, theirs, chosen, two_handed, ranged=behind or weapon.ranged)

    aim = None
    wishes = {"hope": wish(given["hope"]), "drive": wish(given["drive"])}
    if given["spend"] == "best":
        aim = Aim(lambda question: question.name == "icon", best)
    elif given["spend"] != "sensible":
        wishes["icon"] = (given["spend"], "done")
    settled = [(name, given[name]) for name in ("spend", "hope", "drive")]
    return attacked(start, Blow(foe), wishes, aim, begin, settled, names)


def struck(given: dict[str, Any]) -> Answer:
    """A foe's attack on a hero."""
    start, hero, foe, names = scene(given["hero"], given["foe"])
    attacks = {each.id: each for each in foe.sheet.attacks}
    attack = attacks.get(given["weapon"] or next(iter(attacks), ""))
    if attack is None:
        raise BadQuery("weapon", given["weapon"], "choice", list(attacks))
    behind = given["stance"] == STANCES[REARWARD]
    if behind and not (attack.ranged or attack.throwable):
        raise BadQuery(
            "weapon", attack.id, "close", [each.id for each in attacks.values() if each.ranged or each.throwable]
        )
    lower(hero, "endurance", given["endurance"])
    hero.wounded = given["wounded"] == "yes"

    def begin(fight: Company, ours: Hero, theirs: Foe) -> Act:
        stand(fight, ours, theirs, given["stance"])
        chosen = next(each for each in theirs.sheet.attacks if each.id == attack.id)
        return FoeStrike(fight, theirs, ours, chosen, ranged=behind or attack.ranged)

    wishes = {"hope": wish(given["hope"]), "drive": wish(given["drive"]), "knockback": wish(given["knockback"])}
    settled = [(name, given[name]) for name in ("hope", "drive", "knockback")]
    return attacked(start, Blow(hero), wishes, None, begin, settled, names)


def wish(word: str) -> tuple[str, ...]:
    """What a question of yes or no is answered; nothing where the agent is to choose. Hope is called by its name."""
    return {"no": ("no",), "yes": ("yes", "hope")}.get(word, ())


def lower(fighter: Any, what: str, to: int) -> None:
    """A number set below what the fighter begins with; 0 leaves it. Raises BadQuery above it."""
    if to > getattr(fighter, what):
        raise BadQuery(what, str(to), "number", ("1", str(int(getattr(fighter, what)))))
    if to:
        setattr(fighter, what, to)


def stand(fight: Company, hero: Hero, foe: Foe, stance: str) -> None:
    """Face to face in round 1; behind, nobody is engaged (CO-13)."""
    fight.round = 1
    hero.stance = STANCES.index(stance)
    if hero.close():
        fight.pair(hero, foe)


def best(law: Law) -> tuple[Fraction, Fraction, Fraction]:
    """What an attack is worth to whoever strikes: the foe out, else wounded, else the more Endurance."""
    out = wounded = loss = Fraction(0)
    for (_hit, _icons, _pierced, lost, wounds, gone), share in law.items():
        out += share if gone else 0
        wounded += share if wounds > 0 else 0
        loss += share * lost
    return out, wounded, loss


def attacked(
    start: Company,
    lens: Blow,
    wishes: Mapping[str, tuple[str, ...]],
    aim: Aim | None,
    begin: Callable[[Company, Hero, Foe], Act],
    settled: list[tuple[str, str]],
    names: Mapping[str, Name],
) -> Answer:
    def run(fight: Fight) -> None:
        assert isinstance(fight, Company)
        try:
            fight.perform(begin(fight, fight.heroes[0], fight.foes[0]))
        except FightOver:
            conclude(fight)

    agents = dict.fromkeys(start.seats(), Policy(make("sensible", "company"), wishes))
    found = forecast(Quiet(start, 0), [], dict(agents), lens, aim=aim, begin=run)
    assert found is not None
    return Answer(found.figures, found, ("loss",), settled, names)


FORMS: Final[dict[str, Callable[[dict[str, Any]], Answer]]] = {
    "roll": rolled, "attack": struck_out, "struck": struck, "protection": protected, "skill": skilled,
}  # fmt: skip
