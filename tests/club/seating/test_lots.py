from __future__ import annotations

from collections import Counter

import pytest

from accessgames.club.events import LotDrawn
from accessgames.club.model.proposal import Groups, SeatingKind, TableSizes
from accessgames.club.seating.lots import (
    draw_groups,
    draw_lot,
    draw_sitters_out,
    extend_history,
    history_of,
    seat_by_lot,
)
from accessgames.engine import Stream
from tests.club.making import opened, proposal

NOTHING = history_of(())
FOUR = TableSizes(4, 2, 4)
STRICT = TableSizes(4, 4, 4)


def test_everybody_sits() -> None:
    """Seven people make a table of four and one of three, everybody once."""
    draft = seat_by_lot(range(1, 8), FOUR, NOTHING, Stream("7", "test"))
    assert [4, 3] == [len(table) for table in draft.tables]
    assert list(range(1, 8)) == sorted(player for table in draft.tables for player in table)
    assert () == draft.out


def test_the_seed_decides() -> None:
    """The same seed draws the same, other seeds something else."""
    drawn = {seed: seat_by_lot(range(1, 17), FOUR, NOTHING, Stream(seed, "test")) for seed in "abcd"}
    assert drawn["a"] == seat_by_lot(range(1, 17), FOUR, NOTHING, Stream("a", "test"))
    assert 4 == len({draft.tables for draft in drawn.values()})


def test_sitting_out_goes_around() -> None:
    """Over seven rounds of fourteen at tables of four, two sit out each time, everybody exactly once."""
    stream, past = Stream("7", "test"), NOTHING
    for _ in range(7):
        draft = seat_by_lot(range(1, 15), STRICT, past, stream)
        assert 2 == len(draft.out)
        past = extend_history(past, draft.tables, draft.out)
    assert {1} == set(past.outs.values())
    assert 14 == len(past.outs)


def test_a_latecomer_does_not_sit_out_first() -> None:
    """Of those who sat out equally seldom, those sit out who have played most."""
    past = history_of([seat_by_lot(range(1, 9), STRICT, NOTHING, Stream("7", "test"))])
    for seed in "abcdefgh":
        assert 9 not in draw_sitters_out(range(1, 10), 1, past, Stream(seed, "test"))


def test_nobody_sits_out_twice_in_a_row() -> None:
    """Of those who sat out equally often, not the one of the last round, if there is anybody else."""
    past = extend_history(extend_history(NOTHING, ((2,),), (1,)), ((1,),), (2,))
    for seed in "abcdefgh":
        assert (1,) == draw_sitters_out((1, 2), 1, past, Stream(seed, "test"))


def test_lots_between_equals() -> None:
    """A lot depends on the seed and on who takes part, not on the order they are given in."""
    assert draw_lot((3, 1, 2), "x") == draw_lot((1, 2, 3), "x")
    assert "x" == draw_lot((1, 2), "x").seed
    firsts = Counter(draw_lot((1, 2, 3), str(seed)).players[0] for seed in range(300))
    assert all(70 < firsts[player] < 130 for player in (1, 2, 3))
    assert isinstance(draw_lot((1, 2), "x"), LotDrawn)


def test_groups_by_lot() -> None:
    """Ten people in three groups: four, three and three, everybody once; the seed is recorded and decides."""
    made = proposal(rounds=2, seating=SeatingKind.GROUPS, groups=Groups(3, 1, 1))
    tournament = opened(10, made).tournament
    drawn = draw_groups(tournament, "x")
    assert [4, 3, 3] == [len(group) for group in drawn.groups]
    assert tournament.active == tuple(sorted(player for group in drawn.groups for player in group))
    assert draw_groups(tournament, "x") == drawn != draw_groups(tournament, "y")
    assert None is opened(10, made).refusal(drawn)


def test_no_groups_to_draw() -> None:
    """A tournament without groups has none to draw."""
    with pytest.raises(ValueError, match="meet"):
        draw_groups(opened(4).tournament, "x")
