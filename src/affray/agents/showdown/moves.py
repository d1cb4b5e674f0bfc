"""Where survivors stand: to strike from the blind spot, out of the monster's way, behind who bears more (showdown 2.3, 2.4, 5)."""

from __future__ import annotations

from typing import Final

from affray.agents.showdown.odds import health, mortal_risk
from affray.agents.showdown.offers import lies_in_wait
from affray.showdown.ai import PlayCard
from affray.showdown.board import AROUND, ONE, WIDTH, apart, grow, spread, squares
from affray.showdown.bodies import blind_spot, front, in_sight, zone
from affray.showdown.field import Field
from affray.showdown.moves import run_over, toward
from affray.showdown.numbers import monster_movement
from affray.showdown.paths import first_layer, reach, room_for
from affray.showdown.steps import destinations, free_squares, movement_of
from affray.showdown.survivor import Survivor
from affray.showdown.usable import usable

__all__ = [
    "aside", "can_come", "escape", "lane", "near_square", "safe_square", "striking_square", "under_way_target", "wants_cover",
]  # fmt: skip

# Who is this likely to be maimed by the next blow keeps away from it.
FRAIL: Final = 0.65
# Who bears more than this looks for no cover.
HALE: Final = 1.5
# No way on the board is longer.
FARTHEST: Final = 60
# From a monster that lies in wait nobody farther off needs to go away, into the way of others.
NEAR_ENOUGH: Final = 3
# How likely the blow falls on who stands behind the monster, out of its sight, or beside it while it faces others.
BEHIND: Final = 0.25
UNSEEN: Final = 0.15
ASIDE: Final = 0.3
# How much a hale survivor cares; against that: the trouble of going, each space, and being too far to come back and strike.
CARE: Final = 0.6
STAY: Final = 0.1
FAR: Final = 0.03
BEYOND: Final = 0.4


def lane(fight: Field) -> int:
    """What the monster runs over when it charges off as it stands (7.3)."""
    monster = fight.monster
    if monster.away:
        return 0
    covered = run_over(monster.corner, monster.size, monster.facing, monster_movement(fight), fight.terrain.impassable)
    return covered & ~fight.monster_base()


def reach_of(fight: Field, survivor: Survivor) -> tuple[int, int]:
    """How far the survivor strikes: in melee, and shooting (0: not at all)."""
    near = 1
    far = 0
    for card in survivor.grid:
        if card is not None and card.speed > 0 and usable(fight, survivor, card):
            if card.range > far:
                far = int(card.range)
            elif not card.range and card.reach > near:
                near = int(card.reach)
    return near, far


def behind(fight: Field) -> int:
    """The monster's blind spot."""
    monster = fight.monster
    return 0 if monster.away else blind_spot(monster.corner, monster.size, monster.facing)


def one_of(mask: int, survivor: Survivor) -> int:
    """The square of a set that is the fewest spaces from the survivor."""
    best = -1
    least = 99
    for square in squares(mask):
        far = apart(survivor.square, 1, square, 1)
        if far < least:
            least = far
            best = square
    return best


def seeing(fight: Field, mask: int) -> int:
    """The squares of a set from which no obstacle hides the monster."""
    obstacles = fight.terrain.obstacles
    if not obstacles:
        return mask
    monster = fight.monster
    found = 0
    for square in squares(mask):
        if in_sight(square, 1, monster.corner, monster.size, obstacles):
            found |= ONE[square]
    return found


def striking_square(fight: Field, survivor: Survivor, steps: int) -> int:
    """From where to strike, within so many steps or where one stands: the blind spot, else beside the monster, else before it; -1: nowhere.

    A bow shoots from as far as it carries.
    """
    base = fight.monster_base()
    if not base:
        return -1
    near, far = reach_of(fight, survivor)
    here = destinations(fight, survivor, steps) | ONE[survivor.square]
    beside = AROUND[fight.monster.size][fight.monster.corner]
    reached = (grow(base, near) & ~base if near > 1 else beside) & here
    spot = behind(fight)
    if fight.barred(survivor, "attack_from_blind_spot"):
        reached &= ~spot
    if far > near:
        shooting = grow(base, far) & ~grow(base, min(far - 1, 3)) & here & ~lane(fight)
        shooting = seeing(fight, shooting)
        if shooting:
            return one_of(shooting, survivor)
    if lies_in_wait(fight) and near > 1:
        monster = fight.monster
        outside = reached & ~zone(monster.corner, monster.size, 1)
        if outside:
            return one_of(outside, survivor)
    if not reached:
        return -1
    return one_of(reached & spot or reached & ~lane(fight) or reached, survivor)


def near_square(fight: Field, survivor: Survivor, steps: int) -> int:
    """The fewest steps from where one strikes, out of the monster's way if it can be; toward tall grass while it is away; -1: no nearer."""
    monster = fight.monster
    free = free_squares(fight, survivor)
    goals = (fight.terrain.of("tall_grass") if monster.away else AROUND[monster.size][monster.corner]) & free
    own = ONE[survivor.square]
    here = destinations(fight, survivor, steps)
    layer = first_layer(goals, FARTHEST, free, here | own)
    if not layer or layer & own:
        return -1
    near = layer & here
    return one_of(near & ~lane(fight) or near, survivor)


# -- keeping away


def can_come(fight: Field, survivor: Survivor) -> bool:
    """Whether nothing shuts the survivor off from the monster."""
    steps = movement_of(fight, survivor)
    return striking_square(fight, survivor, steps) >= 0 or near_square(fight, survivor, steps) >= 0


def wants_cover(fight: Field, survivor: Survivor) -> bool:
    """Whether the survivor should leave the next blow to somebody else: badly hurt, and a companion on the board who bears more."""
    if mortal_risk(survivor) < FRAIL:
        return False
    mine = health(survivor)
    waiting = lies_in_wait(fight)
    for other in fight.on_board():
        if other is survivor or not other.standing() or health(other) <= mine + 0.3:
            continue
        if not waiting or can_come(fight, other):
            return True
    return False


class Part:
    """Squares that lie alike: in the blind spot or not, before the monster, in its lane, in tall grass."""

    __slots__ = ("squares", "spot", "ahead", "lane", "grass")

    def __init__(self, squares: int, spot: bool, ahead: bool, lane: bool, grass: bool) -> None:
        self.squares = squares
        self.spot = spot
        self.ahead = ahead
        self.lane = lane
        self.grass = grass


class Scene:
    """What the monster sees as things stand, worked out once for a choice among many squares (2.3)."""

    __slots__ = ("fight", "survivor", "lane", "spot", "ahead", "grass", "range", "facing", "seen", "looks")

    def __init__(self, fight: Field, survivor: Survivor) -> None:
        monster = fight.monster
        self.fight = fight
        self.survivor = survivor
        self.lane = lane(fight)
        self.spot = behind(fight)
        self.ahead = front(monster.corner, monster.size, monster.facing)
        self.grass = fight.terrain.of("tall_grass")
        self.range = monster_movement(fight)
        # Only the hurt look for cover: lines of sight are the dearest thing to work out.
        self.looks = fight.terrain.obstacles != 0 and health(survivor) < HALE
        # How far the companions are whom it would rather strike: those it faces within its range, and all that it sees.
        self.facing: list[int] = []
        self.seen: list[int] = []
        for other in fight.on_board():
            if other is survivor or not other.standing() or other.hidden or fight.in_blind_spot(other):
                continue
            far = fight.distance_to_monster(other)
            self.seen.append(far)
            if far <= self.range and self.ahead & ONE[other.square]:
                self.facing.append(far)

    def parts(self, here: int) -> list[Part]:
        """The squares of a set, sorted by what the monster's lines say of them."""
        found: list[Part] = []
        for spot in (True, False):
            behind = here & self.spot
            if not spot:
                behind ^= here
            if not behind:
                continue
            for ahead in (True, False):
                before = behind & self.ahead
                if not ahead:
                    before ^= behind
                if not before:
                    continue
                for grass in (True, False):
                    over = before & self.grass
                    if not grass:
                        over ^= before
                    if not over:
                        continue
                    run_over = over & self.lane
                    if run_over:
                        found.append(Part(run_over, spot, ahead, True, grass))
                    if run_over != over:
                        found.append(Part(over ^ run_over, spot, ahead, False, grass))
        return found

    def peril(self, part: Part, far: int, hidden: bool) -> float:
        """How likely the monster's next blow falls on who stands on such a square, so far away, hidden from it or not.

        Most cards strike the closest whom it faces, else whom it sees.
        """
        if part.spot:
            found = BEHIND
        elif hidden:
            found = UNSEEN
        elif part.ahead and far <= self.range:
            found = share(self.facing, far)
        elif self.facing:
            found = ASIDE
        else:
            found = share(self.seen, far)
        if far > self.range:
            found *= 0.5
        if part.lane:
            found += 0.2
        return found - (0.16 if part.grass else 0.0)

    def hides(self, square: int) -> bool:
        monster = self.fight.monster
        return not in_sight(square, 1, monster.corner, monster.size, self.fight.terrain.obstacles)


def share(others: list[int], far: int) -> float:
    """Of the blows at the closest, those that fall on who is so far away."""
    nearer = 0
    for other in others:
        if other < far:
            nearer += 1
    return 1.0 / (1.0 + 2.0 * float(nearer))


def safe_square(fight: Field, survivor: Survivor, steps: int) -> int:
    """Where to end the act when nothing is left to strike with: the least peril, and not so far that one cannot come back; -1: stay."""
    monster = fight.monster
    if monster.away or (lies_in_wait(fight) and fight.distance_to_monster(survivor) > NEAR_ENOUGH):
        return -1
    scene = Scene(fight, survivor)
    weight = CARE + mortal_risk(survivor) + max(0.0, HALE - health(survivor))
    stride = movement_of(fight, survivor) + 1
    best = -1
    least = 100.0
    for part in scene.parts(ONE[survivor.square] | destinations(fight, survivor, steps)):
        in_doubt = scene.looks and not part.spot
        tried = 0
        for square in squares(part.squares):
            far = apart(square, 1, monster.corner, monster.size)
            if not in_doubt and square != survivor.square:
                # Another one as far away is no better.
                if tried >> far & 1:
                    continue
                tried |= 1 << far
            risk = scene.peril(part, far, False)
            if in_doubt:
                unseen = scene.peril(part, far, True)
                # Whether it can be the best at all comes before the line of sight.
                cost = cost_of(weight, min(risk, unseen), far, stride, square == survivor.square)
                if cost > least or (cost == least and square > best):
                    continue
                if scene.hides(square):
                    risk = unseen
            cost = cost_of(weight, risk, far, stride, square == survivor.square)
            if cost < least or (cost == least and square < best):
                least = cost
                best = square
    return -1 if best == survivor.square else best


def cost_of(weight: float, risk: float, far: int, stride: int, stays: bool) -> float:
    cost = weight * risk + FAR * float(far)
    if far > stride:
        cost += BEYOND
    if stays:
        cost -= STAY
    return cost


# -- out of its way


def under_way_target(fight: Field) -> Survivor | None:
    """Whom the card being performed means to strike."""
    for act in reversed(fight.under_way):
        if isinstance(act, PlayCard):
            return act.occasion.target
    return None


def trodden(fight: Field, target: Survivor) -> int:
    """Every square that the monster may cover on its way to its target."""
    monster = fight.monster
    walls = fight.terrain.impassable
    paths = toward(monster.corner, monster.size, ONE[target.square], monster_movement(fight), walls)
    found = 0
    for step in paths[0].trail[:-1]:
        found |= step
    for path in paths:
        found |= ONE[path.end]
    return covered(found, monster.size) & ~fight.monster_base()


def covered(corners: int, size: int) -> int:
    """Every square under a base that stands at one of these corners."""
    wide = corners
    for i in range(1, size):
        wide |= corners << i
    found = wide
    for i in range(1, size):
        found |= wide << i * WIDTH
    return found


def escape(fight: Field, survivor: Survivor) -> int:
    """Where a dash takes the survivor out of what is coming; -1: nowhere, or nothing is coming.

    The target of a card gets away only where the monster cannot come beside it any more (SD-37); who stands in the way, out of it.
    """
    monster = fight.monster
    target = under_way_target(fight)
    if target is None or monster.away or not target.on_board():
        return -1
    steps = movement_of(fight, survivor)
    if survivor is target:
        return out_of_range(fight, destinations(fight, survivor, steps))
    way = trodden(fight, target)
    if not way & ONE[survivor.square]:
        return -1
    return one_of(destinations(fight, survivor, steps) & ~way, survivor)


def aside(fight: Field, survivor: Survivor) -> int:
    """Where a dash takes the survivor out of the lane of a charge; -1: nowhere, or no lane leads over the survivor (7.3)."""
    way = lane(fight)
    if not way & ONE[survivor.square]:
        return -1
    return one_of(destinations(fight, survivor, movement_of(fight, survivor)) & ~way, survivor)


def out_of_range(fight: Field, here: int) -> int:
    """A square that the monster, going its whole movement, does not come beside."""
    monster = fight.monster
    steps = monster_movement(fight)
    best = -1
    most = 0
    for square in squares(here):
        far = apart(square, 1, monster.corner, monster.size)
        if far > steps + 1 and far > most:
            most = far
            best = square
    if best >= 0:
        return best
    walls = fight.terrain.impassable
    if not walls:
        return -1
    ends = reach(monster.corner, steps, room_for(monster.size, walls))
    for square in squares(here & ~spread(covered(ends, monster.size))):
        if apart(square, 1, monster.corner, monster.size) + 2 > steps:
            return square
    return -1
