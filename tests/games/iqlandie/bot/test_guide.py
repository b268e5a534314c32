"""What the search is given: ways to solve, pieces and places worth trying, chances of winning."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games.iqlandie.bot.guide import PROMISING, IqGuide, Skill
from accessgames.games.iqlandie.bot.judges import Builder
from accessgames.games.iqlandie.rules.actions import Claim, IqAction, Place, Press, TakePiece, Work
from accessgames.games.iqlandie.tasks import KINDS
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.bot.sitting import WEIGHTS
from tests.games.iqlandie.positions import (
    GAME,
    board,
    building,
    choosing,
    race,
    racing,
    run,
    taking,
)

GUIDE = IqGuide(Builder(WEIGHTS, plans=True), Skill(seconds=60, slips=0.0))


def test_only_one_way_through_a_task() -> None:
    """In a race there is nothing to search: the next step of a solution, and at last the claim."""
    state = racing("space")
    while True:
        ((action, weight),) = GUIDE.candidates(GAME, state, 0)
        assert 1.0 == weight
        if not isinstance(action, Work):
            break
        state = GAME.play(state, 0, action).state
    assert isinstance(action, Claim)
    assert action.delay > 0
    assert race(state).rules.solved(race(state).task, run(state, 0).work)


@pytest.mark.parametrize("kind", KINDS)
def test_slips_come_to_an_end(kind: str) -> None:
    """Who always slips does not go in circles: some claim is made."""
    clumsy = replace(GUIDE, skill=Skill(seconds=60, slips=1.0))
    state = racing(kind)
    actions: list[IqAction] = []
    while len(actions) < 200 and not (actions and isinstance(actions[-1], Claim)):
        ((action, _),) = clumsy.candidates(GAME, state, 0)
        actions.append(action)
        state = GAME.play(state, 0, action).state
    assert isinstance(actions[-1], Claim)


def test_stopped_time_leaves_a_claim_at_once() -> None:
    """Even after stopping its time a seat is told something legal."""
    state = GAME.play(racing("space"), 0, Press()).state
    actions: list[IqAction] = []
    while len(actions) < 20 and not (actions and isinstance(actions[-1], Claim)):
        ((action, _),) = GUIDE.candidates(GAME, state, 0)
        assert action in GAME.legal_actions(state, 0)
        actions.append(action)
        state = GAME.play(state, 0, action).state
    assert Claim(0) == actions[-1]


def test_a_few_places_of_each_piece_are_looked_at() -> None:
    """Not more than six places of a piece, the best first, with weights that fall."""
    state = building(["t4r* i3p", ""], [random_board("guide", 6), board({})])
    found = GUIDE.candidates(GAME, state, 0)
    weights = [weight for _, weight in found]
    assert sorted(weights, reverse=True) == weights
    assert 1.0 == weights[0]
    pieces = [action.piece for action, _ in found if isinstance(action, Place)]
    assert len(found) == len(pieces)
    assert {PROMISING} == {pieces.count(piece) for piece in set(pieces)}


def test_pieces_are_compared() -> None:
    """What is taken is searched among the pieces of the offer, each once."""
    state = taking()
    found = [action for action, _ in GUIDE.candidates(GAME, state, 0)]
    assert set(GAME.legal_actions(state, 0)) == set(found)
    assert all(isinstance(action, TakePiece) for action in found)


def test_a_kind_is_chosen_without_a_search() -> None:
    """The choice of a kind depends on races that nobody can foresee: the builder's best is taken."""
    assert 1 == len(GUIDE.candidates(GAME, choosing(), choosing().table.chooser))


def test_chances_follow_the_boards() -> None:
    """Chances of all seats add up to 1; whose board is fuller and who was first has more of them."""
    even = building(["", ""], [board({}), board({})])
    assert (0.5, 0.5) == tuple(GUIDE.worth(GAME, even))
    ahead = building(["", ""], [random_board("guide", 9), board({})])
    assert 1.0 == pytest.approx(sum(GUIDE.worth(GAME, ahead)))
    first = replace(even, table=replace(even.table, firsts=(0, 1)))
    assert GUIDE.worth(GAME, first)[1] > 0.5


def test_pieces_in_hand_and_to_come_count() -> None:
    """A piece that can be laid yet makes a board worth more."""
    none, one = building(["", ""]), building(["t4r*", ""])
    assert GUIDE.worth(GAME, one)[0] != GUIDE.worth(GAME, none)[0]
