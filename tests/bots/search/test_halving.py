"""Halving: who is tried how often, who goes out, and how much a prior counts."""

from __future__ import annotations

import pytest

from accessgames.bots.search import SearchPolicy
from accessgames.bots.search_tree import Edge, RunningSpread, SequentialHalving
from accessgames.engine import Halving
from tests.bots.search.deciding import decide
from tests.bots.search.nim import Even, Heap, Nim


def _tried(worths: dict[str, float], tries: int, faith: float = 0.0) -> tuple[list[str], list[Edge]]:
    """Try edges that always bring the same; return the order of trying, and the edges as ranked."""
    edges, spread = [Edge(name, 1.0) for name in worths], RunningSpread()
    sieve = SequentialHalving(edges, spread, faith)
    order = []
    for left in range(tries, 0, -1):
        edge = sieve.next(left)
        if edge is None:
            break
        order.append(str(edge.action))
        edge.learn(worths[order[-1]])
        spread.learn(worths[order[-1]])
    return order, sieve.ranked()


def test_all_are_tried_then_the_better_half() -> None:
    """Each round takes the same share of the tries, and everybody in it is tried as often, in turns."""
    order, ranked = _tried({"a": 0.1, "b": 0.4, "c": 0.9, "d": 0.6}, 16)
    assert ["a", "b", "c", "d"] * 2 == order[:8]
    assert ["c", "d"] * 4 == order[8:]
    assert ["c", "d", "b", "a"] == [edge.action for edge in ranked]


@pytest.mark.parametrize(("count", "tries"), [(2, 10), (3, 20), (5, 21), (12, 120), (12, 150)])
def test_tries_are_used_up(count: int, tries: int) -> None:
    """Hardly any is left at the end, and none is used that there is not."""
    names = [f"{number:02}" for number in range(count)]
    order, ranked = _tried({name: int(name) / count for name in names}, tries)
    assert tries - 4 <= len(order) <= tries
    assert names[::-1][0] == ranked[0].action


def test_with_few_tries_nothing_is_missed() -> None:
    """Each is tried once before any goes out, as far as the tries go; the first stay the best of equals."""
    order, ranked = _tried({"a": 0.5, "b": 0.5, "c": 0.5}, 2)
    assert ["a", "b"] == order
    assert {"a", "b", "c"} == {edge.action for edge in ranked}


def test_one_alone_is_not_tried() -> None:
    """There is nothing to compare it with."""
    order, ranked = _tried({"a": 0.5}, 10)
    assert [] == order
    assert ["a"] == [edge.action for edge in ranked]


def test_priors_count_for_some_tries() -> None:
    """What seemed clearly worse needs more than a little luck; without faith, results alone count."""
    for faith, first in ((0.0, "b"), (8.0, "a")):
        edges, spread = [Edge("a", 1.0), Edge("b", 0.2)], RunningSpread()
        for edge, result in zip(edges, (0.50, 0.55), strict=True):
            for each in (result - 0.2, result + 0.2):
                edge.learn(each)
                spread.learn(each)
        assert first == SequentialHalving(edges, spread, faith).ranked()[0].action


@pytest.mark.parametrize("seed", ["0", "1", "2"])
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10])
def test_nim_is_won(left: int, seed: str) -> None:
    """The tree below is the same as ever, so it finds what wins."""
    policy = SearchPolicy(Halving(Even(), 400, 1000, 20, faith=2.0))
    assert left % 4 == policy.choose(decide(Nim(), Heap(left), 0, seed))


def test_it_repeats() -> None:
    """The same view and stream give the same, and as many worlds are looked into as there may be."""
    policy = SearchPolicy(Halving(Even(), 30, 1000, 20))
    once, again = (policy.consider(decide(Nim(), Heap(7), 0, "seed")) for _ in range(2))
    assert once == again
    assert 26 <= sum(one.visits for one in once) <= 30
