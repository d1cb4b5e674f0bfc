"""Opportunities in somebody's attack and when the monster falls; the attacker has none."""

from affray.kernel.scripted import Answer
from affray.showdown import events
from affray.showdown.board import square
from affray.showdown.cards import SURVIVORS_ACT
from affray.showdown.monster import FAILURE, REFLEX, WOUND, HitLocation
from affray.showdown.survival import ACTIONS, may_use
from affray.showdown.survivor import Survivor
from tests.clauses import clause
from tests.showdown.scene import (
    ALL_ACTIONS,
    CLUB,
    DAGGER,
    MONSTER_FALLS,
    Mark,
    Scene,
    cards,
    faces,
    flees,
    look,
    reacts,
    say,
    survivor,
)

PLAIN = HitLocation("plain")
CHEST = HitLocation("chest", reactions=reacts(FAILURE))
PAW = HitLocation("paw")


def able(id: str, at: str, survival: int = 2) -> Survivor:
    return survivor(id, at, [CLUB], survival=survival, actions=ALL_ACTIONS)


def passes(moment: str, *seats: str) -> list[Answer]:
    return [say("window", f"{moment}:pass", seat) for seat in seats]


@clause("SD-38")
def test_every_survivor_has_an_opportunity_when_the_monster_falls() -> None:
    scene = Scene([able("ada", "H9"), able("bo", "A1")])
    scene.run(
        scene.fight.knock_monster_down,
        say("window", "monster_down:dash:bo"),
        say("dash_to", "B1"),
        *passes("monster_down", "ada", "bo")[:1],
    )
    assert scene["bo"].square == square("B1")
    # It lies already: nothing more happens.
    scene.run(scene.fight.knock_monster_down)
    assert len(scene.told(events.MonsterDown)) == 1


@clause("SD-38", "SD-42")
def test_but_not_one_who_is_attacking() -> None:
    chest = HitLocation("chest", reactions=reacts(FAILURE, do=MONSTER_FALLS))
    scene = Scene([able("ada", "H9"), able("bo", "A1")], [chest])
    scene.attack(
        "ada", CLUB, faces(6), cards("chest"), faces(2), *passes("before_reaction", "bo"), *passes("monster_down", "bo")
    )
    assert scene.monster.down


@clause("SD-39")
def test_between_the_attempt_and_the_reaction() -> None:
    chest = HitLocation("chest", reactions=reacts(FAILURE, do=flees("C10")))
    scene = Scene([able("ada", "H9"), able("bo", "C12", 1)], [chest])
    scene.attack(
        "ada", CLUB, faces(6), cards("chest"), faces(2), say("window", "before_reaction:dash:bo"), say("dash_to", "C13")
    )
    kinds = [type(event) for event in scene.table.told]
    order = [kinds.index(kind) for kind in (events.WoundAttempted, events.Moved, events.Reaction)]
    assert order == sorted(order)


@clause("SD-39")
def test_a_location_without_reaction_gives_none() -> None:
    scene = Scene([able("ada", "H9"), able("bo", "A1")], [PLAIN])
    scene.attack("ada", CLUB, faces(6), cards("plain"), faces(2))
    scene.attack("ada", CLUB, faces(6), cards("plain"), faces(8))


@clause("SD-39")
def test_it_comes_after_the_wound_and_although_the_reaction_will_not_happen() -> None:
    scene = Scene([able("ada", "H9"), able("bo", "A1", 1)], [CHEST])
    scene.attack("ada", CLUB, faces(6), cards("chest"), faces(8), *passes("before_reaction", "bo"))
    assert (scene.wounds, scene.marks) == (1, [])


@clause("SD-40")
def test_after_the_effects_of_a_critical_and_before_the_card_is_discarded() -> None:
    seen: list[object] = []
    eye = HitLocation("eye", (), reacts(WOUND, FAILURE, REFLEX), critical=(Mark("critical"), MONSTER_FALLS))
    chest = HitLocation(
        "chest", reactions={FAILURE: (look(lambda fight: list(fight.monster.locations.discard), seen),)}
    )
    scene = Scene([able("ada", "H9"), able("bo", "G10", 1)], [eye, chest])
    scene.attack(
        "ada",
        CLUB,
        faces(6),
        cards("eye"),
        faces(10),
        # One window and no other: none before a reaction, none for the monster that fell.
        say("window", "after_critical:surge:bo:club"),
        faces(3),
        cards("chest"),
        faces(8),
    )
    assert scene.marks == ["critical"]
    assert scene.wounds == 2
    assert scene.discard == ["chest", "eye"]


@clause("SD-40")
def test_the_critical_card_lies_aside_meanwhile() -> None:
    seen: list[object] = []
    eye = HitLocation("eye", critical=())
    other = HitLocation(
        "other", reactions={FAILURE: (look(lambda fight: list(fight.monster.locations.discard), seen),)}
    )
    scene = Scene([able("ada", "H9"), able("bo", "G10", 1)], [eye, other])
    scene.attack(
        "ada",
        CLUB,
        faces(6),
        cards("eye"),
        faces(10),
        say("window", "after_critical:surge:bo:club"),
        faces(6),
        cards("other"),
        faces(2),
    )
    assert seen == [[]]


@clause("SD-42")
def test_an_attacker_uses_nothing_while_the_attack_lasts() -> None:
    seen: list[object] = []
    chest = HitLocation(
        "chest",
        reactions={
            FAILURE: (look(lambda fight: [may_use(fight, fight.survivors[0], action) for action in ACTIONS], seen),)
        },
    )
    scene = Scene([able("ada", "H9"), able("bo", "A1", 0)], [chest])
    scene.fight.knock_down(scene["bo"])
    assert scene.uses(SURVIVORS_ACT)
    scene.attack("ada", CLUB, faces(6), cards("chest"), faces(2))
    assert seen == [["attacking"] * 4]
    # Before and after the attack it may.
    assert scene.uses(SURVIVORS_ACT) == ["dash:ada", "surge:ada:club", "surge:ada:fist_and_tooth"]
    assert scene.breaking_in() == ["encourage:ada:bo"]


@clause("SD-43")
def test_the_paused_attack_goes_on() -> None:
    scene = Scene([survivor("ada", "H9", [DAGGER]), able("bo", "G10")], [CHEST, PAW, PLAIN])
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 7, 2),
        cards("chest", "paw"),
        say("location", "chest"),
        faces(2),
        say("window", "before_reaction:surge:bo:club"),
        faces(6),
        cards("plain"),
        faces(2),
        # The window in which the surge was taken is still open.
        say("window", "before_reaction:dash:bo"),
        say("dash_to", "F10"),
        faces(8),
    )
    assert [str(attempt.location) for attempt in scene.told(events.WoundAttempted)] == ["chest", "plain", "paw"]
    assert scene.marks == ["failure"]
    assert scene.wounds == 1


@clause("SD-43")
def test_without_the_reaction_if_the_surge_has_knocked_the_monster_down() -> None:
    knee = HitLocation("knee", critical=(MONSTER_FALLS,))
    scene = Scene([survivor("ada", "H9", [DAGGER]), able("bo", "G10", 1)], [CHEST, knee])
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 2, 2),
        cards("chest"),
        faces(2),
        say("window", "before_reaction:surge:bo:club"),
        faces(6),
        cards("knee"),
        faces(10),
    )
    assert scene.marks == []
    assert scene.monster.down


@clause("SD-43", "SD-23")
def test_without_the_hits_that_the_surge_has_cost() -> None:
    flight = HitLocation("flight", reactions=reacts(REFLEX, do=flees("C10")))
    scene = Scene([survivor("ada", "H9", [DAGGER]), able("bo", "G10", 1)], [CHEST, PAW, flight])
    scene.attack(
        "ada",
        DAGGER,
        faces(7, 7, 2),
        cards("chest", "paw"),
        say("location", "chest"),
        faces(2),
        say("window", "before_reaction:surge:bo:club"),
        faces(6),
        cards("flight"),
        faces(2),
    )
    assert scene.marks == ["reflex", "failure"]
    assert scene.discard == ["chest", "flight", "paw"]
