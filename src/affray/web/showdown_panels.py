"""What stands beside the board of a showdown: the scene, the survivors' sheets, the monster, its decks, terrain, the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from affray.kernel.names import Ref
from affray.kernel.number import Sum
from affray.kernel.speaker import capital
from affray.odds.said import share
from affray.odds.showdown import next_ai, next_cards
from affray.showdown.ai import PlayCard
from affray.showdown.board import DIRECTION_NAMES, name
from affray.showdown.numbers import monster_number
from affray.web.moment import showdown_words
from affray.web.showdown_sheets import Number, Sheet, effects_on, number, sheet
from affray.web.showdown_texts import Card, Cards, Group
from affray.web.showdown_tokens import initials

if TYPE_CHECKING:
    from affray.kernel.game import Game
    from affray.kernel.speaker import Speaker
    from affray.showdown.field import Field

__all__ = ["DeckPanel", "MonsterPanel", "Panels", "SettlementPanel", "panels"]

NUMBERS: Final = ("movement", "toughness", "speed", "damage", "accuracy", "evasion", "luck")
ALWAYS: Final = ("movement", "toughness")


@dataclass(frozen=True)
class DeckPanel:
    """A deck as everybody may see it. `pips` are its cards as marks: "wound", "card", "known", "gone", from the wound stack to the discard;
    `next` what may come next, with its chance."""

    label: str
    counts: str
    pips: tuple[str, ...]
    known: Group
    discard: Group
    next: tuple[str, ...]


@dataclass(frozen=True)
class MonsterPanel:
    """The monster. `card` is its own card, `performed` what it performs at this moment, `groups` moods, traits and injuries in play."""

    card: Card
    where: str
    away: bool
    down: bool
    numbers: tuple[Number, ...]
    effects: tuple[str, ...]
    performed: Group
    groups: tuple[Group, ...]
    ai: DeckPanel
    locations: DeckPanel


@dataclass(frozen=True)
class SettlementPanel:
    """Whom the survivors fight for: one line, and its innovations."""

    line: str
    innovations: Group


@dataclass(frozen=True)
class Panels:
    """Everything beside the board, as texts. `scene` are label and value: round, phase, priority, controller. Own survivors come first."""

    lang: str
    words: dict[str, str]
    scene: tuple[tuple[str, str], ...]
    survivors: tuple[Sheet, ...]
    monster: MonsterPanel
    terrain: Group
    settlement: SettlementPanel | None


# Headings and short words of the template.
WORDS: Final = (
    "survivors",
    "monster",
    "body",
    "attributes",
    "effects",
    "next",
    "grid",
    "empty",
    "affinities",
    "proficiency",
    "gear",
    "yours",
    "acts",
)


def panels(game: Game, fight: Field, speaker: Speaker) -> Panels:
    """The same for everybody: whose sheets are one's own is marked afterwards. `game` is the showdown."""
    cards = Cards(game, fight, speaker)
    letters = initials([cards.title(survivor.id) for survivor in fight.survivors])
    sheets = tuple(sheet(fight, cards, survivor, letters[survivor.index]) for survivor in fight.survivors)
    tiles = [placed.tile.id for placed in fight.terrain.placed]
    words = {key: speaker.t("web-sd-words", word=key) for key in WORDS}
    return Panels(
        speaker.lang, words, scene(fight, speaker), sheets,
        monster_panel(fight, cards), cards.group("web-sd-terrain", tiles, "tile"), settlement(fight, cards),
    )  # fmt: skip


def scene(fight: Field, speaker: Speaker) -> tuple[tuple[str, str], ...]:
    """The round and its phase, who has the priority token, who is the monster controller."""
    t = speaker.t
    found = [(t("web-sd-round"), str(fight.round)), (t("web-sd-phase"), showdown_words(fight, speaker))]
    if fight.priority is not None:
        found.append((t("web-sd-priority"), title(speaker, fight.priority.id)))
    label, controller = t("web-sd-controller"), title(speaker, fight.controller)
    return (*found, (label, controller)) if controller != label else tuple(found)


def title(speaker: Speaker, id: str) -> str:
    named = speaker.name(id)
    return named[:1].upper() + named[1:]


def settlement(fight: Field, cards: Cards) -> SettlementPanel | None:
    home = fight.settlement
    if home is None:
        return None
    named = cards.speaker.title(home.name)
    fields = {"name": named[:1].upper() + named[1:], "limit": int(home.survival_limit)}
    return SettlementPanel(
        cards.speaker.t("web-sd-settlement", **fields), cards.group("web-sd-innovations", home.innovations, "home")
    )


# -- the monster


def monster_panel(fight: Field, cards: Cards) -> MonsterPanel:
    monster = fight.monster
    level = cards.speaker.t("web-sd-level", level=int(monster.level))
    return MonsterPanel(
        cards.card(monster.id, "monster", level), where(fight, cards.speaker), monster.away or monster.dead, monster.down,
        tuple(number for number in numbers(fight, cards) if number is not None), tuple(effects_on(fight, cards, monster.id)),
        performed(fight, cards), tuple(group for group in in_play(fight, cards) if group.cards), ai(fight, cards),
        locations(fight, cards),
    )  # fmt: skip


def where(fight: Field, speaker: Speaker) -> str:
    monster = fight.monster
    off = monster.away or monster.dead
    return speaker.t(
        "web-sd-where", monster=Ref(monster.id), off=off, dead=monster.dead, square="" if off else name(monster.corner),
        facing=DIRECTION_NAMES[monster.facing], down=monster.down,
    )  # fmt: skip


def numbers(fight: Field, cards: Cards) -> list[Number | None]:
    """Movement and toughness always, the others where they are not nothing."""
    monster = fight.monster
    found: list[Number | None] = []
    for word in NUMBERS:
        total = Sum(True)
        monster_number(fight, word, total)
        shown = word in ALWAYS or total.reasons()
        found.append(number(cards, word, total, monster.tokens.get(word, 0)) if shown else None)
    return found


def performed(fight: Field, cards: Cards) -> Group:
    """The AI cards that are being performed, the innermost last."""
    ids = [act.card.id for act in fight.under_way if isinstance(act, PlayCard)]
    return cards.group("web-sd-performed", ids, "monster")


def in_play(fight: Field, cards: Cards) -> list[Group]:
    """Traits and moods with what lies on them, the duration card face up, persistent injuries, instinct and basic action."""
    monster, t = fight.monster, cards.speaker.t
    found = []
    for key, ids in (("moods", monster.moods), ("traits", monster.traits)):
        shown = [cards.card(id, f"monster:{key}", lying(cards, monster.counters.get(id, 0))) for id in ids]
        found.append(Group(t("panel-" + key), tuple(shown)))
    if monster.face_up:
        found.append(cards.group("web-sd-face-up", [monster.face_up], "monster"))
    injuries = [cards.card(monster.cards[id].injury, "monster:injury", cards.title(id)) for id in monster.panel]
    found.append(Group(t("panel-injuries"), tuple(injuries)))
    always = [id for id in (monster.basic_action, monster.instinct, monster.id) if id]
    found.append(cards.group("web-sd-always", always, "monster"))
    return found


def lying(cards: Cards, counters: int) -> str:
    return cards.speaker.t("web-sd-counters", n=counters) if counters else ""


# -- decks: counts, discards and what is known to lie on top; never what is face down


def ai(fight: Field, cards: Cards) -> DeckPanel:
    deck, t = fight.monster.ai, cards.speaker.t
    counts = t("web-sd-ai-counts", cards=len(deck), wounds=deck.wounds(), discard=len(deck.discard))
    pips = (
        ["wound"] * deck.wounds() + ["known"] * len(deck.top) + ["card"] * len(deck.deck) + ["gone"] * len(deck.discard)
    )
    known = cards.group("web-sd-known", deck.top, "ai:top")
    gone = cards.group("web-sd-discard", deck.discard[::-1], "ai:gone")
    return DeckPanel(t("web-sd-ai"), counts, tuple(pips), known, gone, coming(cards.speaker, next_ai(deck)))


def locations(fight: Field, cards: Cards) -> DeckPanel:
    deck, t = fight.monster.locations, cards.speaker.t
    counts = t("web-sd-location-counts", cards=len(deck), discard=len(deck.discard))
    rest = len(deck.loose) + len(deck.bottom)
    pips = ["known"] * len(deck.top) + ["card"] * rest + ["gone"] * len(deck.discard)
    known = cards.group("web-sd-known", deck.top, "hl:top")
    gone = cards.group("web-sd-discard", deck.discard[::-1], "hl:gone")
    return DeckPanel(t("web-sd-locations"), counts, tuple(pips), known, gone, coming(cards.speaker, next_cards(deck)))


def coming(speaker: Speaker, chances: Sequence[tuple[str, Fraction]]) -> tuple[str, ...]:
    return tuple(f"{capital(speaker.name(id))} {share(chance, speaker.lang)}" for id, chance in chances)
