"""The sheets beside a melee as ready texts: round and phase, what is in force, heroes, foes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from affray.company.cards import CompanyCard
from affray.company.combat import Combat
from affray.company.field import ENGAGEMENT, FOES, HEROES, LOREMASTER, ONSET, STANCE, VOLLEYS
from affray.company.fighter import STANCES, Foe, Hero
from affray.company.sheet import FoeAttack, Weapon
from affray.kernel.effect import Effect
from affray.kernel.game import Game
from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.speaker import Speaker, capital
from affray.web.company_figures import Badge, Figure, figures
from affray.web.company_sheets import (
    CardText,
    Fact,
    FoeKind,
    FoeLine,
    Gauge,
    HeroPanel,
    Panels,
    SceneNow,
    Step,
    WeaponLine,
)
from affray.web.moment import melee_phase, melee_words

__all__ = ["panels"]

# The skills of combat tasks, of the Battle roll, of ambushes, and those that free, tend and wake.
FIGHT_SKILLS: Final = (
    "battle",
    "awe",
    "enhearten",
    "athletics",
    "scan",
    "healing",
    "song",
    "awareness",
    "stealth",
    "hunting",
)
BEFORE: Final = (ONSET, VOLLEYS)
ROUND: Final = (STANCE, ENGAGEMENT, HEROES, FOES)


WORDS: Final = (
    "heroes",
    "foes",
    "weapons",
    "gear",
    "skills",
    "cards",
    "attacks",
    "abilities",
    "force",
    "state",
    "ready",
)


def panels(game: Game, fight: Combat, speaker: Speaker) -> Panels:
    """The same for everybody: whose sheets are one's own is marked afterwards (the foes' are the Loremaster's)."""
    made = Sheets(game, fight, speaker)
    kinds: dict[str, list[Foe]] = {}
    for foe in fight.foes:
        kinds.setdefault(foe.sheet.id, []).append(foe)
    return Panels(
        made.scene(),
        tuple(made.hero(hero) for hero in fight.heroes),
        tuple(made.kind(foes) for foes in kinds.values()),
        {word: speaker.t("web-co-word", word=word) for word in WORDS},
    )


def share(now: int, most: int) -> int:
    return max(0, min(100, round(100 * now / most))) if most else 0


class Sheets:
    """Says one fight in one language."""

    def __init__(self, game: Game, fight: Combat, speaker: Speaker) -> None:
        self.game = game
        self.fight = fight
        self.speaker = speaker
        self.view = fight.view(None)
        self.view["conditions"] = fight.setting.conditions
        self.figures: dict[str, Figure] = figures(self.view, speaker, ())

    def label(self, word: str) -> str:
        return capital(self.speaker.name(word))

    def against(self, others: Iterable[Hero | Foe]) -> str:
        refs = [Ref(other.id) for other in others]
        return self.speaker.t("web-co-against", who=refs) if refs else ""

    # -- the scene

    def scene(self) -> SceneNow:
        fight, speaker = self.fight, self.speaker
        phase = melee_phase(fight)
        order = BEFORE if phase in BEFORE else ROUND
        now = order.index(phase) if phase in order else len(order)
        steps = tuple(
            Step(self.label(each), "past" if at < now else "now" if at == now else "next")
            for at, each in enumerate(order)
        )
        facts = [Fact(speaker.t("web-co-word", word="light"), speaker.name(fight.light))]
        if fight.ground:
            facts.append(
                Fact(speaker.t("web-co-word", word="ground"), ", ".join(speaker.name(each) for each in fight.ground))
            )
        for word, dice in (("close", fight.close_dice), ("ranged", fight.ranged_dice)):
            if dice:
                facts.append(Fact(speaker.t("web-co-word", word=word), speaker.t("web-co-dice", n=int(dice))))
        if fight.rallied:
            facts.append(Fact(self.label("rally"), speaker.t("web-co-word", word="used")))
        if fight.extra_rearward:
            facts.append(Fact(speaker.t("web-co-word", word="rearward"), f"+{int(fight.extra_rearward)}"))
        facts.append(Fact(speaker.t("web-co-word", word="last"), str(int(fight.last_round))))
        heading = speaker.t("web-co-title", round=int(fight.round), phase=melee_words(fight, speaker))
        return SceneNow(heading, steps, tuple(facts), tuple(self.effect(each) for each in fight.effects))

    def effect(self, effect: Effect) -> Fact:
        """On whom something lies, what it does, from where and how long."""
        speaker = self.speaker
        target = effect.target.removeprefix("stance:")
        what = speaker.t("web-co-effect", kind=effect.kind, amount=int(effect.amount))
        lasts = speaker.t("web-co-until", until=effect.until, once=effect.once, dormant=effect.dormant)
        return Fact(self.label(target), what, f"{speaker.name(effect.source)}; {lasts}")

    # -- heroes

    def hero(self, hero: Hero) -> HeroPanel:
        speaker, sheet, figure = self.speaker, hero.sheet, self.figures[hero.id]
        apart = self.fight.round == 0 or bool(hero.out)
        stance = "" if apart else speaker.t("web-co-band", band=STANCES[hero.stance])
        load, shadow = int(hero.load), int(hero.shadow)
        gauges = (
            Gauge(
                self.label("endurance"), f"{hero.endurance}/{sheet.endurance}", share(hero.endurance, sheet.endurance),
                "low" if hero.weary() else "good", share(load, sheet.endurance), f"{self.label('load')} {load}",
            ),
            Gauge(
                self.label("hope"), f"{hero.hope}/{sheet.hope}", share(hero.hope, sheet.hope),
                "low" if hero.miserable() else "hope", share(shadow, sheet.hope) if shadow else None,
                f"{self.label('shadow')} {shadow}",
            ),
        )  # fmt: skip
        attributes = tuple(
            Fact(self.label(word), str(int(getattr(sheet, word))), speaker.t("web-co-tn", n=int(sheet.tn(word))))
            for word in ("strength", "heart", "wits")
        )
        brief = figure.out_words or f"{hero.endurance}/{sheet.endurance}"
        return HeroPanel(
            hero.id, figure.full, stance, brief, hero.seat, figure.out_words,
            self.badges(figure), self.against(hero.engaged), gauges, attributes, self.hero_facts(hero),
            tuple(self.weapon(hero, weapon) for weapon in hero.weapons), self.gear(hero), self.skills(hero),
            self.cards(hero.id, hero.cards),
        )  # fmt: skip

    def badges(self, figure: Figure) -> tuple[Badge, ...]:
        return tuple(badge for badge in figure.badges if badge.kind != "own")

    def hero_facts(self, hero: Hero) -> tuple[Fact, ...]:
        sheet = hero.sheet
        facts = [
            self.parry(hero),
            self.protection(hero),
            Fact(self.label("valour"), str(int(sheet.valour))),
            Fact(self.label("wisdom"), str(int(sheet.wisdom))),
        ]
        if hero.fatigue:
            facts.append(Fact(self.label("fatigue"), str(int(hero.fatigue))))
        if hero.severity:
            facts.append(Fact(self.label("wound"), self.speaker.t("web-co-days", n=int(hero.severity))))
        if hero.poison:
            facts.append(Fact(self.label("poison"), self.speaker.name(hero.poison)))
        return tuple(facts)

    def parry(self, hero: Hero) -> Fact:
        """Against the first who stands there, as cards may ask who strikes."""
        total = Sum(True)
        foes = hero.engaged or self.fight.able_foes or self.fight.foes
        self.fight.parry_of(hero, False, False, foes[0], total)
        parts = [part for part in total.reasons() if part[0] != "parry"]
        made = self.speaker.text.reasons(parts) if parts else ""
        note = self.speaker.t("web-co-made", base=int(hero.sheet.parry), parts=made) if parts else ""
        return Fact(self.label("parry"), str(int(total.total)), note)

    def protection(self, hero: Hero) -> Fact:
        total = Sum(True)
        hero.protection(total)
        return Fact(self.label("protection"), self.speaker.t("web-co-pool", n=int(total.total)))

    def weapon(self, hero: Hero, weapon: Weapon) -> WeaponLine:
        speaker = self.speaker
        facts = speaker.t(
            "web-co-weapon", dice=int(hero.sheet.rating(weapon)), damage=int(weapon.damage),
            injury=int(weapon.injury) or None, two_handed=int(weapon.two_handed_injury) or None,
        )  # fmt: skip
        ready = hero.ready is weapon
        notes = [speaker.t("web-co-word", word="both")] if ready and hero.two_handed else []
        notes += [
            speaker.t("web-co-word", word=word)
            for word in ("ranged-kind", "throwable-kind")
            if self.is_kind(weapon, word)
        ]
        if weapon.pierces_on < 10:
            notes.append(speaker.t("web-co-pierces", n=int(weapon.pierces_on)))
        if weapon.rewarded:
            notes.append(speaker.t("web-co-word", word="rewarded"))
        if weapon.bane:
            notes.append(speaker.t("web-co-bane", who=[Ref(each) for each in weapon.bane]))
        return WeaponLine(self.label(weapon.id), ready, facts, tuple(notes))

    def is_kind(self, weapon: Weapon, word: str) -> bool:
        return weapon.ranged if word == "ranged-kind" else weapon.throwable

    def gear(self, hero: Hero) -> tuple[Fact, ...]:
        """What is worn, and what lies on the ground."""
        speaker = self.speaker
        found = []
        for worn in (hero.armour, hero.helm):
            if worn is not None:
                value = speaker.t("web-co-worn", dice=int(worn.protection), bonus=int(worn.bonus), load=int(worn.load))
                found.append(Fact(self.label(worn.id), value, self.reward(worn.rewarded)))
        if (shield := hero.shield) is not None:
            value = speaker.t("web-co-shield", parry=int(shield.parry), load=int(shield.load))
            found.append(Fact(self.label(shield.id), value, self.reward(shield.rewarded)))
        found += [Fact(self.label(item), speaker.t("web-co-word", word="dropped")) for item in hero.dropped]
        return tuple(found)

    def reward(self, rewarded: bool) -> str:
        return self.speaker.t("web-co-word", word="rewarded") if rewarded else ""

    def skills(self, hero: Hero) -> tuple[Fact, ...]:
        """Those that a fight asks for, with the star of a Favoured one."""
        known = hero.sheet.skills
        return tuple(
            Fact(
                self.label(skill),
                self.speaker.t("web-co-pool", n=int(known.get(skill, 0))),
                self.speaker.t("web-co-word", word="favoured") if skill in hero.sheet.favoured else "",
            )
            for skill in FIGHT_SKILLS
            if known.get(skill, 0) or skill in hero.sheet.favoured
        )

    # -- cards

    def cards(self, owner: str, cards: Iterable[CompanyCard]) -> tuple[CardText, ...]:
        once = {card.id: card for card in cards}
        return tuple(
            CardText(
                f"{owner}-{card.id}",
                self.label(card.id),
                card.kind,
                tuple(self.game.describe(self.fight, card.id, self.speaker.text)),
            )
            for card in once.values()
        )

    # -- foes

    def kind(self, foes: list[Foe]) -> FoeKind:
        first = foes[0]
        sheet = first.sheet
        able = [foe for foe in foes if foe.able()]
        named = (self.speaker.names or {}).get(first.id)
        title = capital(named.numbered("").show(self.speaker.lang)) if named is not None else self.label(first.id)
        facts = (
            Fact(self.label("level"), str(int(sheet.level))),
            Fact(self.label("might"), str(int(sheet.might))),
            Fact(self.label("parry"), f"{int(sheet.parry):+d}"),
            Fact(self.label("armour"), self.speaker.t("web-co-pool", n=int(sheet.armour))),
        )
        lines = tuple(self.foe(foe) for foe in sorted(foes, key=lambda foe: bool(foe.out)))
        if len(foes) > 1:
            brief = self.speaker.t("web-co-count", able=len(able), all=len(foes))
        else:
            brief = lines[0].out or lines[0].gauge.value
        return FoeKind(
            sheet.id, title, brief, LOREMASTER, not able, facts, tuple(self.attack(each) for each in sheet.attacks),
            self.cards(sheet.id, sheet.cards), lines,
        )  # fmt: skip

    def attack(self, attack: FoeAttack) -> Fact:
        speaker = self.speaker
        value = speaker.t(
            "web-co-weapon", dice=int(attack.rating), damage=int(attack.damage), injury=int(attack.injury) or None, two_handed=None
        )  # fmt: skip
        special = [speaker.name(each) for each in attack.special]
        if attack.ranged or attack.throwable:
            special.append(speaker.t("web-co-word", word="ranged-kind" if attack.ranged else "throwable-kind"))
        return Fact(self.label(attack.id), value, ", ".join(special))

    def foe(self, foe: Foe) -> FoeLine:
        figure = self.figures[foe.id]
        most = foe.sheet.endurance
        gauge = Gauge(self.label("endurance"), f"{foe.endurance}/{most}", share(foe.endurance, most), "foe")
        drive = self.speaker.t("web-co-drive", kind=foe.sheet.drive_kind, n=int(foe.drive))
        return FoeLine(
            foe.id, figure.full, figure.out_words, gauge, drive, self.badges(figure), self.against(foe.engaged)
        )
