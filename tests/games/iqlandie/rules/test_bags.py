from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from accessgames.engine import CHANCE, Stream
from accessgames.games.iqlandie.material import BAG_OF, BAGS, STANDARD_PIECES, SUPPLY, Piece
from accessgames.games.iqlandie.rules import supply
from accessgames.games.iqlandie.rules.events import BagEmpty, Offered
from accessgames.games.iqlandie.rules.state import IqTable, Owed
from accessgames.games.iqlandie.tasks import KINDS
from tests.games.iqlandie.positions import GAME, begin, choosing, do, names, piece


def with_stock(table: IqTable, counts: dict[str, int]) -> IqTable:
    """Return a table whose bags have the first pieces of each bag only, so many of them."""
    left = dict(counts)
    stock = []
    for each, count in SUPPLY:
        bag = BAG_OF[each]
        kept = min(count, left.get(bag, 0))
        left[bag] = left.get(bag, 0) - kept
        stock.append(kept)
    return replace(table, stock=tuple(stock))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_offers_are_filled_at_the_beginning(seats: int) -> None:
    """Beside each of the four kinds, by the number of players; sorted by name."""
    table = choosing(seats).table
    sizes = {1: [1, 1, 1], 2: [1, 1, 1], 3: [1, 2, 1], 4: [1, 2, 2]}[seats]
    for kind in KINDS:
        offer = table.offer(kind)
        assert sizes == [sum(BAG_OF[each] == bag for each in offer) for bag in BAGS]
        assert names(supply.ordered(offer)) == names(offer)


def test_a_full_offer_is_told_once_it_is_complete() -> None:
    """Not piece by piece."""
    state = do(begin(1), CHANCE, "condition c")
    told = []
    while GAME.actors(state) == (CHANCE,):
        state, events = GAME.play(state, CHANCE, GAME.chance(state, Stream("x", "chance")))
        told += [event.kind for event in events if isinstance(event, Offered)]
    assert list(KINDS) == told


def test_the_source_of_pieces() -> None:
    """The bag itself, instead of it the medium one, then the fullest; None when all are empty."""
    table = begin().table
    assert "small" == supply.source_bag(table, "small")
    assert "medium" == supply.source_bag(with_stock(table, {"medium": 1, "large": 5}), "small")
    assert "large" == supply.source_bag(with_stock(table, {"small": 2, "large": 5}), "medium")
    assert "small" == supply.source_bag(with_stock(table, {"small": 5, "large": 2}), "medium")
    assert None is supply.source_bag(with_stock(table, {}), "medium")


def test_a_substitute_is_told() -> None:
    """That a bag has run out is an event of the draw."""
    table = with_stock(begin().table, {"medium": 3})
    table = replace(table, phase="draw", owed=(Owed("optics", "large"),))
    drawn = supply.drawable_pieces(table)[0]
    after, told = supply.with_drawn(table, drawn)
    assert (BagEmpty("large", "medium"), Offered("optics", (drawn,), refilled=True)) == told
    assert 2 == supply.stock_count(after, "medium")


def test_every_piece_in_the_bag_is_equally_likely() -> None:
    """Two copies come twice as often as one."""
    table = begin(2).table
    stream = Stream("fair", "chance")
    drawn = Counter(supply.random_piece(table, stream) for _ in range(6400))
    assert 22 == len(drawn)
    for each, count in SUPPLY:
        if BAG_OF[each] == "small":
            assert 200 * count == pytest.approx(drawn[each], abs=75)


def test_nothing_owed_is_a_mistake() -> None:
    """Chance is only asked for a piece when one is owed, and when there is one."""
    table = replace(begin().table, owed=())
    with pytest.raises(ValueError, match="conditions"):
        supply.random_piece(table, Stream("x", "chance"))
    with pytest.raises(ValueError, match="conditions"):
        supply.random_piece(with_stock(begin().table, {}), Stream("x", "chance"))
    assert () == supply.drawable_pieces(table)


def test_filled_bags_and_counts() -> None:
    """Only bags with something in them can be chosen."""
    table = begin().table
    assert BAGS == supply.filled_bags(table)
    assert ("large",) == supply.filled_bags(with_stock(table, {"large": 1}))
    assert [32, 64, 48] == [supply.stock_count(table, bag) for bag in BAGS]


def test_stock_moves_by_one_piece() -> None:
    """There and back again; single squares may go below zero."""
    stock = supply.with_moved(STANDARD_PIECES, supply.full_stock(STANDARD_PIECES), piece("t4r"), -1)
    assert supply.full_stock(STANDARD_PIECES) == supply.with_moved(STANDARD_PIECES, stock, piece("t4r"), 1)
    single = piece("o1j")
    stock = supply.with_moved(
        STANDARD_PIECES,
        supply.with_moved(STANDARD_PIECES, supply.full_stock(STANDARD_PIECES), single, -1),
        single,
        -1,
    )
    assert -1 == min(stock)


def test_a_replacement_has_the_colour_and_no_robot() -> None:
    """One square."""
    assert Piece("o1", "red", robot=False) == supply.single_of(piece("x5r*"))
    assert piece("o1j") == supply.single_of(piece("x5j"))


def test_one_of_two_equal_pieces_goes() -> None:
    """The other one stays."""
    pair = (piece("t4r"), piece("t4r"))
    assert (piece("t4r"),) == supply.without(pair, piece("t4r"))
    with pytest.raises(ValueError, match="not in tuple"):
        supply.without(pair, piece("t4b"))
