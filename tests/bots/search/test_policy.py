"""The player that searches, in small games whose best play is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from accessgames.bots.policies import RandomPolicy
from accessgames.bots.search import SearchPolicy, decided
from accessgames.bots.search_tree import Edge
from accessgames.engine import Search, playout
from tests.bots.search.deciding import decide, searcher
from tests.bots.search.kuhn import BET, JACK, KING, PASS, QUEEN, Hand, Kuhn
from tests.bots.search.nim import Even, Heap, Nim
from tests.duel.rules import Duel
from tests.pig.notation import HOLD, ROLL
from tests.pig.rules import Pig, State

SEEDS = [str(number) for number in range(5)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_nim_is_won(left: int, seed: str) -> None:
    """From every heap that is won the search leaves a multiple of four, knowing only the rules."""
    assert left % 4 == searcher(400).choose(decide(Nim(), Heap(left), 0, seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("card", [QUEEN, KING])
@pytest.mark.parametrize("said", [(BET,), (PASS, BET)])
def test_a_bet_is_called_with_what_can_win(said: tuple[str, ...], card: int, seed: str) -> None:
    """Whoever wants to win a hand of Kuhn poker has to call: the king always wins, the queen sometimes."""
    seat = len(said) % 2
    cards = (card, JACK) if seat == 0 else (JACK, card)
    assert BET == searcher(60).choose(decide(Kuhn(), Hand(cards, said), seat, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_pig_is_held_when_that_wins(seed: str) -> None:
    """Nobody rolls on who has the points to win."""
    state = State(50, ((30,), (45,)), turn=20)
    assert HOLD == searcher(60, depth=6).choose(decide(Pig(), state, 0, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_pig_is_rolled_when_the_other_wins_otherwise(seed: str) -> None:
    """With the other one roll before the end, eight points are not worth keeping when four more win."""
    state = State(50, ((38,), (49,)), turn=8)
    assert ROLL == searcher(200, depth=6, luck=True).choose(decide(Pig(), state, 0, seed))


def test_the_search_beats_luck() -> None:
    """At the end of a heap the search wins every game that it can win against random play."""
    policies = (searcher(60), RandomPolicy())
    game = Nim()
    outcomes = [playout(game, game.setup(2, {}), policies, seed).outcome for seed in SEEDS]
    assert [(0,)] * len(SEEDS) == [outcome.winners() for outcome in outcomes]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_repeats_what_was_considered(seed: str) -> None:
    """Without a clock everything follows from the view and the bot's stream: actions, visits and worths."""
    game = Kuhn()
    first, again = (searcher(50).consider(decide(game, Hand((QUEEN, JACK)), 0, seed)) for _ in range(2))
    assert first == again


def test_of_equally_often_tried_ones_the_better_is_first() -> None:
    """With two iterations for two actions only their worth can tell them apart: taking both counters wins."""
    found = searcher(2).consider(decide(Nim(), Heap(2), 0))
    assert [(2, 1, 1.0), (1, 1, 0.0)] == [(one.action, one.visits, one.worth) for one in found]


def test_another_seed_meets_other_worlds() -> None:
    """What comes of an action differs by the worlds that are made up."""
    game = Kuhn()
    worths = {
        searcher(9).consider(decide(game, Hand((QUEEN, JACK)), 0, str(seed)))[0].worth for seed in range(9)
    }
    assert len(worths) > 1


def test_hidden_cards_change_nothing() -> None:
    """Two hands that look the same to the player are played the same, visit by visit."""
    game = Kuhn()
    seen = [searcher(50).consider(decide(game, Hand((QUEEN, other)), 0)) for other in (JACK, KING)]
    assert seen[0] == seen[1]


def test_sealed_choices_are_searched_by_their_own_seat() -> None:
    """Where several choose at once, the second seat considers its own cards and nobody else's."""
    game = Duel()
    state = game.initial(game.setup(2, {}))
    for text in ("deal 0 paper", "deal 1 stone") * 3:
        state = game.apply(state, -1, game.parse_action(text)).state
    state = game.apply(state, -1, game.parse_action("tick")).state
    assert game.parse_action("play stone") == searcher(20).choose(decide(game, state, 1))


def test_a_forced_action_costs_nothing() -> None:
    """With one legal action no world is made up and no view looked at."""

    class Blind(Nim):
        def view(self, state: Heap, viewer: int) -> Heap:
            raise AssertionError

    assert 1 == searcher(50).choose(decide(Blind(), Heap(1), 0))


def test_visits_add_up_to_the_iterations() -> None:
    """Each iteration tries one action of the root, unless the leader cannot be caught any more."""
    found = searcher(40).consider(decide(Nim(), Heap(8), 0))
    assert {1, 2, 3} == {one.action for one in found}
    assert sum(one.visits for one in found) <= 40
    assert found[0].visits == max(one.visits for one in found)


def test_the_search_ends_when_the_leader_cannot_be_caught() -> None:
    """A clear case takes fewer iterations than allowed, and the answer is the one of all of them."""
    position = decide(Nim(), Heap(3), 0)
    found = searcher(400, exploration=0.1).consider(position)
    assert 3 == found[0].action
    assert sum(one.visits for one in found) < 400


@pytest.mark.parametrize(
    ("visits", "left", "expected"), [((5, 2), 2, True), ((5, 2), 3, False), ((2, 9, 1), 6, True)]
)
def test_decided(visits: tuple[int, ...], left: int, expected: bool) -> None:
    """The leader is safe when its lead is more than the iterations left."""
    edges = [Edge(number, 1.0) for number in range(len(visits))]
    for edge, count in zip(edges, visits, strict=True):
        edge.visits = count
    assert expected is decided(edges, left)


class Narrow(Even):
    """Proposes one action, or three of which one is not legal."""

    def __init__(self, *proposed: int) -> None:
        self.proposed = proposed

    def candidates(self, game: Any, state: Any, seat: int, /) -> Sequence[tuple[Any, float]]:  # noqa: ANN401 - by game
        return [(action, 1.0) for action in self.proposed]


def test_a_single_candidate_is_played_untried() -> None:
    """Where the guide sees one sensible action only, no time is spent on comparing it with nothing."""
    policy = SearchPolicy(Search(Narrow(2), 50, 1000, 3))
    (only,) = policy.consider(decide(Nim(), Heap(9), 0))
    assert (2, 0) == (only.action, only.visits)
    assert 2 == policy.choose(decide(Nim(), Heap(9), 0))


def test_proposals_that_are_not_legal_are_left_out() -> None:
    """What the rules refuse is not played, whatever a guide thinks of it."""
    policy = SearchPolicy(Search(Narrow(9, 2), 50, 1000, 1))
    assert [2] == [one.action for one in policy.consider(decide(Nim(), Heap(9), 0))]


def test_a_guide_without_any_legal_proposal_is_a_defect() -> None:
    """Nothing is played by accident when a guide is wrong altogether."""
    with pytest.raises(LookupError, match="nim"):
        SearchPolicy(Search(Narrow(8, 9), 50, 1000, 1)).choose(decide(Nim(), Heap(9), 0))


def _ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step


def test_the_clock_ends_the_search() -> None:
    """With a clock that shows a tenth of a second for each iteration, one second is enough for about ten."""
    policy = SearchPolicy(Search(Even(), 10_000, 1000, 20), _ticking(0.1).__next__)
    visits = sum(one.visits for one in policy.consider(decide(Nim(), Heap(9), 0)))
    assert 8 <= visits <= 10


def test_breadth_later_and_replies_limit_who_branches() -> None:
    """The own decision, later ones and those of others have widths of their own."""
    narrow = searcher(30, breadth=2).consider(decide(Nim(), Heap(9), 0))
    assert [1, 2] == sorted(one.action for one in narrow)

    asked: Counter[int] = Counter()

    class Watching(Even):
        def worth(self, game: Any, state: Any, /) -> Sequence[float]:  # noqa: ANN401 - by game
            asked[state.left] += 1
            return (0.5, 0.5)

    SearchPolicy(Search(Watching(), 30, 1000, 3, later=1, replies=1)).consider(decide(Nim(), Heap(20), 0))
    # The first decision takes one to three, the two after it the first candidate, which is one.
    assert {17, 16, 15} == set(asked)
