from __future__ import annotations

from collections import Counter

from accessgames.club.events import SeatingDraft
from accessgames.club.seating.lots import SeatingHistory, balance_seats, history_of
from accessgames.engine import Stream

TABLE = SeatingDraft(((1, 2, 3, 4),))


def test_everybody_starts_once_in_four_rounds() -> None:
    """The same four over four rounds: each has each seat exactly once."""
    past = history_of(balance_seats([TABLE] * 4, history_of(()), Stream("7", "test")))
    assert {1} == {past.places[player, seat] for player in (1, 2, 3, 4) for seat in range(4)}


def test_earlier_rounds_count() -> None:
    """Who has started does not start again before the others."""
    past = history_of([TABLE, SeatingDraft(((2, 1, 3, 4),)), SeatingDraft(((3, 1, 2, 4),))])
    (draft,) = balance_seats([TABLE], past, Stream("7", "test"))
    assert 4 == draft.tables[0][0]


def test_tables_and_the_sitting_out_stay() -> None:
    """Only the order at a table changes."""
    drafts = [SeatingDraft(((5, 3, 1), (2, 4)), (6,))]
    (draft,) = balance_seats(drafts, history_of(()), Stream("7", "test"))
    assert ([{1, 3, 5}, {2, 4}], (6,)) == ([set(table) for table in draft.tables], draft.out)


def test_the_lot_decides_between_equal_orders() -> None:
    """In the first round different seeds make different people start."""
    starters = {
        balance_seats([TABLE], history_of(()), Stream(seed, "test"))[0].tables[0][0] for seed in "abcdefghij"
    }
    assert len(starters) > 1


def test_starting_matters_more_than_any_other_seat() -> None:
    """Who has started once more does not start, although the other has never had the second seat."""
    places, starts = Counter({(1, 0): 1, (1, 1): 2}), {1: 30, 2: -30}
    past = SeatingHistory(Counter(), Counter(), Counter(), places, frozenset(), {}, starts)
    (draft,) = balance_seats([SeatingDraft(((1, 2),))], past, Stream("s", "seats"))
    assert ((2, 1),) == draft.tables
