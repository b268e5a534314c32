"""Advice: two moves, what separates them where the adviser of the game can tell, and nothing hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.bots import contrasts
from accessgames.engine import Comparing
from accessgames.shell.commands import comparing
from accessgames.testing.contract.test_rooms import assert_sayable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games import Listener
    from accessgames.testing.cases import Moment
    from accessgames.testing.speech import Listening

TURNS = 4
"""Decisions of a game in which somebody is advised."""


def _advised(heard: Listening) -> Iterator[tuple[contrasts.Alternatives, Moment, Listener]]:
    for moment, listener in heard.turns(TURNS):
        advice = contrasts.weigh(heard.room.bots, listener.perspective)
        assert advice is not None
        yield advice, moment, listener


def test_the_two_best_moves_are_advised(heard: Listening) -> None:
    """Both are legal, the second is another one and no better; there is none without a choice."""
    for advice, _, listener in _advised(heard):
        legal = tuple(listener.perspective.legal)
        assert advice.best.action in legal
        assert (len(legal) == 1) is (advice.other is None)
        if advice.other is None:
            assert advice.differences == ()
        else:
            assert advice.other.action in legal
            assert advice.best.action != advice.other.action
            assert advice.best.value >= advice.other.value


def test_advice_depends_on_nothing_hidden(heard: Listening) -> None:
    """Two moves, reasons and differences are the same in every world that the seat holds possible."""
    for advice, moment, listener in _advised(heard):
        for world in heard.walk.worlds(moment, listener.seat):
            made_up = heard.listener(moment.state, listener.seat, world)
            assert advice == contrasts.weigh(heard.room.bots, made_up.perspective)


def _other_way_round(kit: Any, view: Any, advice: contrasts.Alternatives) -> tuple[float, ...]:  # noqa: ANN401 - by game
    assert advice.other is not None
    back = contrasts.differences(kit.judges[kit.adviser], view, advice.best.action, advice.other.action)
    return tuple(sorted(-one.weight for one in back))


def test_what_speaks_for_one_move_speaks_against_the_other(heard: Listening) -> None:
    """Told of the best move, the same things differ, each with the opposite weight."""
    kit = heard.room.bots
    for advice, _, listener in _advised(heard):
        if advice.other is not None:
            there = tuple(sorted(one.weight for one in advice.differences))
            back = _other_way_round(kit, listener.perspective.view, advice)
            assert [round(one, 6) for one in there] == [round(one, 6) for one in back]
            assert not there or isinstance(kit.judges[kit.adviser], Comparing)


def test_what_separates_two_moves_can_be_heard(heard: Listening) -> None:
    """The sentence for a second move, and all that is told to whoever asks for more, can be said and read."""
    for advice, _, listener in _advised(heard):
        if advice.other is not None:
            told = comparing.tell_second(heard.room, listener, advice, everything=True)
            assert_sayable(heard.heard(tuple(told)))
