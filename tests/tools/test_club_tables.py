"""The referee of Swiss: what it finds in an export that was tampered with."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tools.club_tables import duel, unlawful

GAME: dict[str, Any] = {"points": {"kind": "places", "places": [2, 1, 0], "sharing": "average"}}


def table(number: int, one: int, two: int) -> dict[str, Any]:
    """A table that the first one won."""
    seats = [{"player": one, "place": 1, "absent": False}, {"player": two, "place": 2, "absent": False}]
    return {"table": number, "players": [one, two], "result": [{**seat, "parts": []} for seat in seats]}


def export(*rounds: tuple[list[tuple[int, int]], list[int]]) -> dict[str, Any]:
    """An export of Swiss with these pairs and these who are free."""
    people = {one for pairs, out in rounds for one in (*(one for pair in pairs for one in pair), *out)}
    return {
        "proposal": {"seating": "swiss", "bye": "win", "games": [GAME]},
        "players": [{"number": one, "inherits": False, "replaces": 0} for one in sorted(people)],
        "rounds": [
            {
                "round": number,
                "game": 0,
                "out": out,
                "tables": [table(at, *pair) for at, pair in enumerate(pairs, 1)],
            }
            for number, (pairs, out) in enumerate(rounds, 1)
        ],
    }


def test_what_a_draw_may_not_have() -> None:
    """A meeting again, a second bye, a needless one and a pair across points where equals could play."""
    first = ([(1, 2), (3, 4), (5, 6), (7, 8)], list[int]())
    assert [] == unlawful(export(first, ([(1, 3), (5, 7), (2, 4), (6, 8)], [])))
    assert ["round 2 gap"] == unlawful(export(first, ([(1, 4), (2, 3), (5, 7), (6, 8)], [])))
    assert ["round 2 again"] == unlawful(export(([(1, 2)], [3]), ([(1, 2)], [])))
    assert ["round 2 free"] == unlawful(export(([(1, 2)], [3]), ([(2, 1)], [3])))[1:]
    assert ["round 1 needless"] == unlawful(export(([(1, 2)], [3, 4])))


def test_a_win_and_a_draw_of_two() -> None:
    """A row of three is win, draw and loss."""
    assert [Fraction(2), Fraction(1)] == list(duel(GAME))
