"""Ways to build: what is remembered is what would be found anew."""

from __future__ import annotations

from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.material_index import MaterialIndex, find_builds, find_exchanges
from accessgames.games.tetrikon.rules.pieces import legal_builds, legal_exchanges
from tests.games.tetrikon.positions import position

GEAR = MaterialIndex(load_standard())


def test_nothing_free_means_no_way() -> None:
    """Neither to lay nor to exchange."""
    player = position(placed=["d2 1 a1"]).table.players[0]
    assert () == find_builds([], player.covered)
    assert () == find_exchanges([], player.placed)


def test_nothing_laid_means_no_exchange() -> None:
    """Only what lies can be taken out."""
    table = position(free=["d2"]).table
    assert () == legal_exchanges(GEAR, table, 0)
    assert legal_builds(GEAR, table, 0)


def test_asking_again_gives_the_same() -> None:
    """The order in which the free pieces came makes no difference, nor how many of a type there are."""
    first = position(free=["l4 k1"], placed=["d2 1 a1"]).table
    second = position(free=["k1 l4 k1"], placed=["d2 1 a1"]).table
    assert legal_builds(GEAR, first, 0) == legal_builds(GEAR, second, 0)
    assert legal_exchanges(GEAR, first, 0) == legal_exchanges(GEAR, second, 0)
    assert legal_exchanges(MaterialIndex(load_standard()), first, 0) == legal_exchanges(GEAR, first, 0)


def test_what_lies_elsewhere_is_remembered_apart() -> None:
    """Two diagrams that differ in one piece have ways of their own."""
    first = position(free=["k1"], placed=["d2 1 a1"]).table
    second = position(free=["k1"], placed=["d2 1 a2"]).table
    assert legal_builds(GEAR, first, 0) != legal_builds(GEAR, second, 0)
    removed = {action.removed.name for action in legal_exchanges(GEAR, second, 0)}
    assert {"a2"} == removed
