"""Dodge: at its own moment, one hit of choice, the knocked down too (SD-29, SD-30)."""

from typing import Any

from affray.kernel.fight import Act
from affray.showdown import events, turn_events
from affray.showdown.cards import FLOW
from affray.showdown.monster_attack import DodgeHit, Profile
from affray.showdown.survival import EncourageAct
from affray.showdown.survivor import ARMS, BODY, HEAD, LEGS
from tests.clauses import clause
from tests.showdown.lion import Lion
from tests.showdown.scene import ALL_ACTIONS, Mark, Text, faces, say, survivor

CLAWS = Profile(3, 2, 1)


def prey(**numbers: Any) -> Lion:
    return Lion([survivor("bo", "P22", survival=3, actions=ALL_ACTIONS), survivor("ada", "G10", **numbers)])


@clause("SD-29")
def test_one_hit_freely_chosen_is_cancelled_the_others_do_their_damage() -> None:
    lion = prey(survival=2)
    found = lion.blow("ada", CLAWS, faces(5, 6, 7), faces(1, 2, 6), say("dodge", "arms", "ada"))
    ada = lion["ada"]
    assert (ada.heavy[HEAD], ada.light[ARMS], ada.light[LEGS]) == (True, False, True)
    assert ada.survival == 1
    assert lion.last(turn_events.Dodged).location == "arms"
    assert found.damaged == 2


@clause("SD-29")
def test_it_is_asked_once_all_locations_are_known_and_before_any_damage() -> None:
    lion = prey(survival=1)
    seen: list[tuple[list[str], int]] = []

    def look(lion: Lion) -> None:
        where = lion.last(turn_events.LocationsHit).locations
        seen.append((where, len(lion.told(events.Injured))))

    profile = Profile(2, 2, 1, before_damage=(Text(lambda _o: look(lion)),))
    lion.blow("ada", profile, faces(5, 6), faces(4, 6), say("dodge", "legs"))
    assert seen == [(["body", "legs"], 0)]
    assert lion["ada"].light[BODY]
    assert not lion["ada"].light[LEGS]


@clause("SD-29")
def test_the_hits_to_choose_from_are_those_of_this_attack() -> None:
    lion = prey(survival=1)
    found = lion.blow("ada", CLAWS, faces(5, 6, 1), faces(6, 3), say("dodge", "no"))
    assert lion.keys(DodgeHit(found)) == ["no", "body", "legs"]
    assert DodgeHit(found).seat == "ada"


@clause("SD-29")
def test_a_dodged_hit_counts_as_a_missed_roll() -> None:
    lion = prey(survival=1)
    after = (Mark("after"),)
    found = lion.blow("ada", Profile(1, 2, 3, after_damage=after), faces(5), faces(6), say("dodge", "legs"))
    assert found.hits == 0
    assert lion.marks == []
    assert lion.told(events.Injured) == []


@clause("SD-29")
def test_what_after_hit_did_stays_done() -> None:
    lion = prey(survival=1)
    bleeds = Text(lambda o: setattr(o.target, "bleeding", 1))
    lion.blow("ada", Profile(1, 2, 1, after_hit=(bleeds,)), faces(5), faces(6), say("dodge", "legs"))
    assert lion["ada"].bleeding == 1


@clause("SD-29", "SD-41")
def test_it_costs_survival_and_comes_once_a_round() -> None:
    lion = prey(survival=2)
    lion.blow("ada", Profile(2, 2, 1), faces(5, 6), faces(6, 6), say("dodge", "legs"))
    assert lion["ada"].survival == 1
    lion.blow("ada", Profile(1, 2, 1), faces(5), faces(2))
    lion["bo"].survival = 0
    lion["ada"].used = []
    lion["ada"].survival = 0
    lion.blow("ada", Profile(1, 2, 1), faces(5), faces(3))
    assert lion["ada"].light[ARMS]
    assert lion["ada"].light[BODY]


@clause("SD-29")
def test_nobody_dodges_for_another() -> None:
    """Bo has survival, ada has none: nothing is asked."""
    lion = prey()
    lion.blow("ada", Profile(1, 2, 1), faces(5), faces(6))
    assert lion["ada"].light[LEGS]


@clause("SD-30")
def test_a_knocked_down_survivor_dodges() -> None:
    lion = prey(survival=1, down=True)
    lion.blow("ada", Profile(1, 2, 1), faces(5), faces(6), say("dodge", "legs"))
    assert not lion["ada"].light[LEGS]


@clause("SD-30")
def test_and_may_do_nothing_else() -> None:
    lion = prey(survival=1, down=True, actions=ALL_ACTIONS)
    lion["bo"].down = True
    assert lion.uses(FLOW) == []
    assert lion.breaking_in() == []


@clause("SD-27")
def test_no_dodge_while_a_survival_action_is_unresolved() -> None:
    lion = prey(survival=1)

    class Blow(Act):
        def run(self) -> None:
            lion.run(lambda: lion.blow("ada", Profile(1, 2, 1), faces(5), faces(6)))

    action = EncourageAct(lion.fight, lion["bo"], lion["ada"])
    lion.fight.under_way += [action]
    lion.fight.perform(Blow())
    lion.fight.under_way = []
    assert lion["ada"].survival == 1
    assert lion["ada"].light[LEGS]


def test_the_doomed_do_not_dodge() -> None:
    """4.3."""
    lion = prey(survival=1, doomed=True)
    lion.blow("ada", Profile(1, 2, 1), faces(5), faces(6))
    assert lion["ada"].light[LEGS]
