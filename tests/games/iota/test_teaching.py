"""What IOTA teaches: aims judged by the rules, what a wrong try would do, and the test at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.games import load_room, teaching
from accessgames.games.iota.rules.actions import Place, Recycle
from accessgames.games.iota.rules.cards import WILD, number
from accessgames.games.iota.teaching import TEACHING
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor import learners

if TYPE_CHECKING:
    from accessgames.games.iota.naming import IotaListener
    from accessgames.games.iota.rules.view import IotaView

IOTA = load_room("iota")
TESTS = range(1, 5)
HAND = 4


def lines(view: IotaView, action: Place) -> list[list[int]]:
    """The lines that a placement makes or makes longer, card by card, walked from each of its cards."""
    board = {(spot.x, spot.y): card for spot, card in view.grid.items()}
    board |= {(spot.x, spot.y): card for spot, card in action.cards}
    found = set()
    for spot, _ in action.cards:
        for way in ((1, 0), (0, 1)):
            first = (spot.x, spot.y)
            while (first[0] - way[0], first[1] - way[1]) in board:
                first = (first[0] - way[0], first[1] - way[1])
            found.add((first, way))
    walked = []
    for place, way in found:
        line, now = [], place
        while now in board:
            line.append(board[now])
            now = (now[0] + way[0], now[1] + way[1])
        walked.append(line)
    return [line for line in walked if len(line) > 1]


def worth(view: IotaView, action: Place) -> int:
    """The points of a placement, doubled for each lot and for four cards, and for going out."""
    found = lines(view, action)
    points = sum(0 if card == WILD else number(card) for line in found for card in line)
    out = not view.table.deck and len(action.cards) == len(view.hand)
    return points << sum(len(line) == HAND for line in found) + (len(action.cards) == HAND) + out


def taught(listener: IotaListener, aim: tuple[str, ...]) -> Any:  # noqa: ANN401 - any action of the game
    """Somebody who knows what the chapters say: what a lot is, what counts, what can be taken."""
    legal = list(listener.perspective.legal)
    if aim[0] == "recycle":
        return next(action for action in legal if isinstance(action, Recycle))
    placed = [action for action in legal if isinstance(action, Place)]
    if aim[0] == "lot":
        return next(a for a in placed if any(len(line) == HAND for line in lines(listener.view, a)))
    return max(placed, key=lambda action: worth(listener.view, action))


@pytest.mark.parametrize("number", TESTS)
def test_who_follows_what_was_taught_passes(number: int) -> None:
    """Every task can be done by what the chapters say."""
    assert teaching.TASKS == learners.right_answers(IOTA, number, taught)


def test_who_answers_at_random_never_passes() -> None:
    """In many tests nobody gets there by luck."""
    luck = learners.random_player
    found = [learners.right_answers(IOTA, 1 + seed % len(TESTS), luck(seed)) for seed in range(80)]
    assert max(found) < teaching.PASSED


@pytest.mark.parametrize("number", TESTS)
def test_a_wrong_try_is_told_what_it_would_do(number: int) -> None:
    """Points and lots of each sentence are counted again, card by card."""
    for scene in learners.exam_of(IOTA, number).scenes:
        listener = learners.listener_of(IOTA, scene)
        (step,) = scene.steps
        aim, words = TEACHING.aims[step.aim[0]], step.aim[1:]
        legal = list(listener.perspective.legal)
        for action in legal[:: 1 + len(legal) // 20]:
            attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
            if aim.reached(attempt, words) is not False:
                continue
            told = aim.instead(attempt, words)
            if isinstance(action, Place):
                assert f"tutor-iota-instead-{step.aim[0]}" == told.key
                assert worth(listener.view, action) == told.args["points"]
                if step.aim[0] == "lot":
                    assert not [line for line in lines(listener.view, action) if len(line) == HAND]
            else:
                assert "tutor-iota-instead-trade" == told.key


def test_what_a_placement_opens_is_named() -> None:
    """A line of three that only now could be completed lies where the sentence says."""
    scene = load_course(IOTA).chapters[-1].scenes[0]
    listener = learners.listener_of(IOTA, scene)
    found = 0
    for action in list(listener.perspective.legal)[::7]:
        attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
        if isinstance(action, Place) and not TEACHING.aims["closed"].reached(attempt, ()):
            told = TEACHING.aims["closed"].instead(attempt, ())
            assert "tutor-iota-instead-closed" == told.key
            assert [line for line in lines(listener.view, action) if len(line) == HAND - 1]
            found += 1
    assert found


def test_a_wild_card_may_be_taken_on_the_way() -> None:
    """Before a placement that is to come that is no answer yet."""
    scene = next(s for c in load_course(IOTA).chapters for s in c.scenes if s.steps[0].aim == ("recycle",))
    listener = learners.listener_of(IOTA, scene)
    action = next(action for action in listener.perspective.legal if isinstance(action, Recycle))
    attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
    assert TEACHING.aims["lot"].reached(attempt, ()) is None
    assert TEACHING.aims["recycle"].reached(attempt, ())
