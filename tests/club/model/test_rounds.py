from __future__ import annotations

from dataclasses import replace

from accessgames.club.model.luck import SEEDS, match_seed
from accessgames.club.model.tournament import Result, Round, SeatedTable, SeatResult

RESULT = Result((SeatResult(3, 1, (5,)), SeatResult(1, 2, (4,))))
OPEN = Round(1, 0, (SeatedTable(1, (3, 1)), SeatedTable(2, (2, 4))), out=(5,))
BEGUN = replace(OPEN, tables=(SeatedTable(1, (3, 1), RESULT), OPEN.tables[1]))


def test_how_far_a_round_is() -> None:
    """A round has begun with the first result and is finished with the last one."""
    done = replace(BEGUN, tables=(BEGUN.tables[0], replace(OPEN.tables[1], result=RESULT)))
    assert [(False, False), (True, False), (True, True)] == [
        (round_.started, round_.finished) for round_ in (OPEN, BEGUN, done)
    ]


def test_who_sits_where() -> None:
    """Players are found at their tables; who sits out has none."""
    assert (1, 2, 3, 4) == OPEN.seated
    assert OPEN.tables[1] == OPEN.table_of(4)
    assert None is OPEN.table_of(5)


def test_seeds_of_matches() -> None:
    """Each table of each round has its own number, short enough to be typed, the same on every computer."""
    seeds = {match_seed("7", round_, table) for round_ in range(1, 8) for table in range(1, 51)}
    assert 340 < len(seeds)
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert match_seed("7", 1, 2) == match_seed("7", 1, 2)
    assert match_seed("7", 1, 2) != match_seed("8", 1, 2)
    assert 161_938 == match_seed("podzim", 1, 1), "never changes, as other computers type it"


def test_a_result_by_player() -> None:
    """What a player reached is found by number; the sum of parts is the score."""
    assert RESULT.seats[1] == RESULT.of(1)
    assert None is RESULT.of(2)
    assert RESULT.typed
    assert not replace(RESULT, source="0" * 64).typed
    assert (9, 0) == (SeatResult(1, 1, (4, 5)).score, SeatResult(1, 1).score)
