"""Counting in the tree, and which edge is tried next."""

from __future__ import annotations

from statistics import pstdev

import pytest

from accessgames.bots.search_tree import Edge, Node, RunningSpread, select_edge


def _edge(action: str, visits: int, mean: float, seen: int = 0, prior: float = 1.0) -> Edge:
    edge = Edge(action, prior)
    edge.visits, edge.total, edge.seen = visits, visits * mean, seen or visits
    return edge


def test_an_edge_learns_results() -> None:
    """Visits and results add up; the mean of nothing is nothing."""
    edge = Edge("a", 1.0)
    assert 0.0 == edge.mean
    edge.learn(1.0)
    edge.learn(0.5)
    assert (2, 0.75) == (edge.visits, edge.mean)


def test_nodes_are_found_again_by_their_key() -> None:
    """The same key leads to the same node, another one to another."""
    edge = Edge("a", 1.0)
    assert edge.node(0) is edge.node(0)
    assert edge.node(0) is not edge.node(1)


def test_available_keeps_edges_and_takes_the_priors_of_this_world() -> None:
    """What was possible before is the same edge with the same counts, its prior that of now."""
    node = Node()
    first, second = node.available([("a", 0.7), ("b", 0.3)])
    first.learn(1.0)
    again, third = node.available([("a", 0.2), ("c", 0.8)])
    assert again is first
    assert (0.2, 1) == (again.prior, again.visits)
    assert {"a", "b", "c"} == set(node.edges)
    assert (0, 0.3) == (second.visits, second.prior)
    assert "c" == third.action


def test_the_best_is_tried_first() -> None:
    """Without results the highest prior goes first, among equals the first one."""
    assert "b" == select_edge([Edge("a", 0.2), Edge("b", 0.5), Edge("c", 0.3)], 0.1).action
    assert "a" == select_edge([Edge("a", 0.5), Edge("b", 0.5)], 0.1).action


def test_every_edge_that_could_be_tried_is_counted() -> None:
    """The availability count grows for all that were possible, tried or not."""
    edges = [Edge("a", 1.0), Edge("b", 1.0), Edge("c", 1.0)]
    select_edge(edges[:2], 0.1)
    select_edge(edges[1:], 0.1)
    assert [1, 2, 1] == [edge.seen for edge in edges]


def test_without_exploration_the_better_one_is_tried() -> None:
    """The average result alone decides."""
    assert "b" == select_edge([_edge("a", 9, 0.4), _edge("b", 9, 0.6)], 0.0).action


def test_exploration_prefers_what_was_rarely_tried() -> None:
    """Of two equal ones the one with fewer visits is next; of unequal ones when the difference is small."""
    assert "b" == select_edge([_edge("a", 9, 0.5), _edge("b", 4, 0.5)], 0.1).action
    assert "b" == select_edge([_edge("a", 90, 0.5, 100), _edge("b", 4, 0.45, 100)], 0.1).action
    assert "a" == select_edge([_edge("a", 90, 0.9, 100), _edge("b", 4, 0.1, 100)], 0.1).action


def test_rarely_possible_is_not_rarely_tried() -> None:
    """An edge that could be tried five times only, and was four times, is not explored for being rare."""
    often, seldom = _edge("often", 15, 0.5, 100), _edge("seldom", 4, 0.5, 5)
    assert "often" == select_edge([seldom, often], 0.3).action
    assert "seldom" == select_edge([_edge("often", 15, 0.5, 100), _edge("seldom", 4, 0.5, 100)], 0.3).action


def test_what_was_never_tried_counts_as_the_average() -> None:
    """A poor start of the others makes a new edge interesting, a good one makes it wait."""
    poor = [_edge("a", 5, 0.1), _edge("b", 5, 0.3), _edge("new", 0, 0.0, 10)]
    assert "new" == select_edge(poor, 0.1).action
    good = [_edge("a", 5, 0.9), _edge("b", 5, 0.1), _edge("new", 0, 0.0, 10, 0.01)]
    assert "a" == select_edge(good, 0.1).action


def test_priors_count_against_their_average() -> None:
    """Neither more equal edges nor greater priors of all change how much each of them is explored."""
    for prior in (0.1, 1.0, 10.0):
        few = [_edge("a", 8, 0.6, prior=prior), _edge("b", 2, 0.5, 8, prior)]
        many = [*few, *(_edge(f"c{number}", 8, 0.0, prior=prior) for number in range(6))]
        assert ["a", "a"] == [select_edge(few, 0.02).action, select_edge(many, 0.02).action]
        assert ["b", "b"] == [select_edge(few, 0.3).action, select_edge(many, 0.3).action]


@pytest.mark.parametrize("results", [[0.1, 0.5, 0.2, 0.9], [1.0] * 50, [0.0, 1.0] * 200])
def test_spread_comes_to_the_standard_deviation(results: list[float]) -> None:
    """With many results it is their standard deviation; with few, a guess keeps it from being nothing."""
    spread = RunningSpread()
    assert 0.1 == pytest.approx(spread.deviation)
    for result in results:
        spread.learn(result)
    assert pstdev(results) == pytest.approx(spread.deviation, abs=0.12 / len(results) ** 0.5)
    assert spread.deviation > 0
