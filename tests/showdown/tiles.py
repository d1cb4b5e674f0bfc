"""The tiles of the core deck, as the shipped pack has them."""

from affray.showdown.packs import load_packs
from affray.showdown.scenario_file import tile_of

CORE = tuple([tile_of(load_packs(), id) for id in load_packs().ids("terrain")])
