"""One look ahead: how far it goes, who learns what, and what makes nodes differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from accessgames.bots.search import LONGEST_SIMULATION, SampledWorlds, Simulation, victory_shares
from accessgames.engine import ScoreItem, Search, Stream, make_outcome
from tests.bots.search.nim import Even, Heap, Nim
from tests.pig.rules import Pig, State


def _looking(plan: Search, game: Any, state: Any) -> Simulation:  # noqa: ANN401 - by game
    return Simulation(plan, game, 0, SampledWorlds(game, game.view(state, 0), Stream("seed", "bot/0")))


@pytest.mark.parametrize(
    ("totals", "expected"),
    [((3, 1), (1.0, 0.0)), ((2, 2), (0.5, 0.5)), ((1, 4, 4, 4), (0.0, 1 / 3, 1 / 3, 1 / 3))],
)
def test_shares(totals: tuple[int, ...], expected: tuple[float, ...]) -> None:
    """A victory counts one; who shares it gets a share."""
    outcome = make_outcome([[ScoreItem("item", total)] for total in totals], "end")
    assert expected == pytest.approx(victory_shares(outcome))


def test_each_seat_learns_its_own_result() -> None:
    """On the way back an edge of the winner learns 1, an edge of the loser 0."""
    looking = _looking(Search(Even(), 10, 1000, 9), Nim(), Heap(2))
    for _ in range(6):
        looking.look()
    one, two = looking.roots
    assert (0.0, 1.0) == (one.mean, two.mean)
    assert 6 == one.visits + two.visits
    assert 0 < one.visits < two.visits


def test_what_the_other_learns_is_its_own_result() -> None:
    """Where the other has the last word, the edge that wins for it has learned a victory."""
    looking = _looking(Search(Even(), 10, 1000, 9, breadth=1), Nim(), Heap(3))
    for _ in range(6):
        looking.look()
    (answers,) = looking.roots[0].nodes.values()
    assert 1.0 == answers.edges[2].mean
    assert 0.0 == answers.edges[1].mean
    assert 6 == sum(edge.visits for edge in answers.edges.values())


@pytest.mark.parametrize("depth", [1, 2, 3, 5])
def test_the_depth_counts_decisions(depth: int) -> None:
    """After so many decisions the guide is asked, about the position of the next one."""
    reached: list[int] = []

    class Watching(Even):
        def worth(self, game: Any, state: Any, /) -> Sequence[float]:  # noqa: ANN401 - by game
            reached.append(state.left)
            return (0.25, 0.75)

    looking = _looking(Search(Watching(), 10, 1000, depth, breadth=1, later=1, replies=1), Nim(), Heap(21))
    looking.look()
    assert [21 - depth] == reached
    assert 0.25 == looking.roots[0].total


def test_forced_actions_are_not_counted() -> None:
    """Where the guide proposes one action only, the horizon stays as far away as it was."""
    reached: list[int] = []

    class Forced(Even):
        def candidates(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
            return super().candidates(game, state, seat)[: 1 if state.left > 10 else 3]

        def worth(self, game: Any, state: Any, /) -> Sequence[float]:  # noqa: ANN401 - by game
            reached.append(state.left)
            return (0.5, 0.5)

    looking = _looking(Search(Forced(), 10, 1000, 2), Nim(), Heap(15))
    looking.look()
    assert [9] == reached  # 15 to 10 are forced, then one decision that takes a counter


def test_lone_candidates_may_be_counted() -> None:
    """A guide that always knows what is played can still have a horizon."""
    reached: list[int] = []

    class Lone(Even):
        def openings(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
            return super().candidates(game, state, seat)

        def candidates(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
            return [(1, 1.0)]

        def worth(self, game: Any, state: Any, /) -> Sequence[float]:  # noqa: ANN401 - by game
            reached.append(state.left)
            return (0.5, 0.5)

    looking = _looking(Search(Lone(), 10, 1000, 4, lone=True), Nim(), Heap(20))
    looking.look()
    assert [16] == reached


def test_own_decisions_and_those_of_others_have_a_breadth_each() -> None:
    """Further down one own action is looked at and two answers to it, however many the guide proposes."""
    looking = _looking(Search(Even(), 60, 1000, 3, later=1, replies=2), Nim(), Heap(20))
    for _ in range(40):
        looking.look()
    answers = [node for root in looking.roots for node in root.nodes.values()]
    assert {2} == {len(node.edges) for node in answers}
    own = [node for answer in answers for edge in answer.edges.values() for node in edge.nodes.values()]
    assert {1} == {len(node.edges) for node in own}


def test_the_decision_itself_may_be_looked_at_closer() -> None:
    """A guide with openings is asked for them once, for its candidates everywhere else."""
    asked: list[str] = []

    class Close(Even):
        def openings(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
            asked.append("opening")
            return [(3, 1.0), (2, 1.0)]

        def candidates(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
            asked.append("candidates")
            return super().candidates(game, state, seat)

    looking = _looking(Search(Close(), 10, 1000, 2), Nim(), Heap(20))
    assert [3, 2] == [edge.action for edge in looking.roots]
    for _ in range(3):
        looking.look()
    assert ["opening", *["candidates"] * 3] == asked


def test_a_game_that_goes_on_by_itself_is_given_up() -> None:
    """A look ahead ends even where nobody ever decides anything."""

    class Endless(Nim):
        applied = 0

        def apply(self, state: Heap, actor: int, action: int) -> Any:  # noqa: ANN401 - by game
            Endless.applied += 1
            return super().apply(replace(state, left=9), actor, action)

    class Single(Even):
        def candidates(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
            return [(1, 1.0)]

    looking = _looking(Search(Single(), 10, 1000, 2), Endless(), Heap(9))
    looking.look()
    assert LONGEST_SIMULATION == Endless.applied
    assert 0.5 == looking.roots[0].total


def _keys(luck: bool, game: Pig) -> set[object]:
    state = State(100, ((), ()), turn=4)
    looking = _looking(Search(Even(), 60, 1000, 2, luck=luck), game, state)
    for _ in range(40):
        looking.look()
    (rolled,) = (edge for edge in looking.roots if edge.visits and "Roll" in repr(edge.action))
    return set(rolled.nodes)


def test_luck_makes_nodes_differ_only_where_that_is_wanted() -> None:
    """Averaged, a roll leads to the own next decision or the other's; told apart, to one for each face."""
    assert {(0, ()), (1, ())} == _keys(luck=False, game=Pig())
    assert 6 == len(_keys(luck=True, game=Pig()))


def test_luck_that_is_not_seen_makes_no_difference() -> None:
    """Nodes are told apart by what the searching seat hears of luck, so nothing hidden is known there."""

    class Covered(Pig):
        def redact(self, event: Any, viewer: int) -> Any:  # noqa: ANN401 - by game
            return None

    assert {(0, ()), (1, ())} == _keys(luck=True, game=Covered())
