"""The search from both ends against a plain search by breadth."""

from __future__ import annotations

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.tasks.biology import (
    FARTHEST,
    HOLE,
    TOKENS,
    Cells,
    movable,
    shortest_route,
    slid,
    turned_cells,
)


def plain(cells: Cells, goal: Cells) -> tuple[int, int] | None:
    """Return slides and number of shortest ways by breadth from the start alone."""
    goals = {turned_cells(goal, quarters) for quarters in range(4)}
    level, seen, slides = {cells: 1}, {cells}, 0
    while level:
        found = sum(ways for reached, ways in level.items() if reached in goals)
        if found:
            return slides, found
        further: dict[Cells, int] = {}
        for reached, ways in level.items():
            for token in movable(reached):
                after = slid(reached, token)
                if after not in seen:
                    further[after] = further.get(after, 0) + ways
        seen.update(further)
        level, slides = further, slides + 1
    return None


def anything(stream: Stream) -> Cells:
    """Return a random arrangement, reachable or not."""
    return "".join(stream.sample(TOKENS + HOLE, 9))


def test_as_good_as_plain_search() -> None:
    """Length and number of the shortest ways agree with a plain search, also where there is no way."""
    stream = Stream("tests", "plain")
    pairs = [(anything(stream), anything(stream)) for _ in range(4)]
    for cells, goal in pairs:
        way = shortest_route(cells, goal)
        assert plain(cells, goal) == ((len(way.letters), way.solutions) if way else None)


def test_near_ways_by_plain_search() -> None:
    """Near a goal, where several turns and ways compete, both searches agree as well."""
    stream = Stream("tests", "near")
    for _ in range(60):
        goal = anything(stream)
        cells = turned_cells(goal, stream.below(4))
        for _ in range(stream.below(14)):
            cells = slid(cells, stream.choice(movable(cells)))
        way = shortest_route(cells, goal)
        assert way is not None
        assert plain(cells, goal) == (len(way.letters), way.solutions)


def test_way_leads_to_the_goal() -> None:
    """The letters are legal slides and end in the goal, turned as the way says."""
    stream = Stream("tests", "ways")
    for _ in range(30):
        goal, cells = anything(stream), anything(stream)
        way = shortest_route(cells, goal)
        for letter in way.letters if way else "":
            assert letter in movable(cells)
            cells = slid(cells, letter)
        assert way is None or turned_cells(goal, way.quarters) == cells


def test_first_way_by_letters() -> None:
    """Where several symbols lead on, the first by letter is taken; so a hint is always the same."""
    way = shortest_route("ABKNPSTV.", "ABKNPST.V")
    assert way is not None
    assert (way.letters, way.solutions, way.quarters) == ("V", 1, 0)


def test_solved_already() -> None:
    """The goal in any turn is no slide away, in one way."""
    for quarters in range(4):
        way = shortest_route(turned_cells("ABKNPSTV.", quarters), "ABKNPSTV.")
        assert way is not None
        assert (way.letters, way.solutions, way.quarters) == ("", 1, quarters)


def test_half_of_all_is_unreachable() -> None:
    """Two symbols swapped can't be slid right, and no search is made for it."""
    assert shortest_route("BAKNPSTV.", "ABKNPSTV.") is None


@pytest.mark.parametrize("hole", [0, 1, 4])
def test_no_arrangement_is_far(hole: int) -> None:
    """Any arrangement is solved in at most 31 slides, with four turns of the goal mostly in far fewer."""
    stream = Stream("tests", f"far {hole}")
    goal = TOKENS[:hole] + HOLE + TOKENS[hole:]
    ways = [shortest_route(anything(stream), goal) for _ in range(20)]
    assert all(len(way.letters) <= FARTHEST for way in ways if way)
