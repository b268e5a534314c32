"""Lists broken in one point each, and the test of the contract that finds it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import MalformedAction
from accessgames.games import load_room, move_lists
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.rules.actions import PASS
from accessgames.testing.cases import Beginning, make_case, walk
from accessgames.testing.contract import test_lists as lists
from accessgames.testing.speech import Listening

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.games import Listener


class Twice(IotaCommands):
    """Lists each move twice."""

    def chosen(self, listener: Listener, words: Sequence[str]) -> Any:  # noqa: ANN401 - moves
        """Return too many."""
        return (*super().chosen(listener, words),) * 2


class Illegal(IotaCommands):
    """Lists a pass that nobody may play."""

    def chosen(self, listener: Listener, words: Sequence[str]) -> Any:  # noqa: ANN401 - moves
        """Return something else."""
        del listener, words
        return (PASS, "pass")


class Incomparable(IotaCommands):
    """Sorts by what can't be compared."""

    def order_key(self, order: Any, action: Any, listener: Listener) -> Any:  # noqa: ANN401 - any key
        """Return numbers and texts."""
        key = super().order_key(order, action, listener)
        return key if action != PASS and key[0] else "text"


class Peeking(IotaCommands):
    """Sorts by what others hold."""

    def order_key(self, order: Any, action: Any, listener: Listener) -> Any:  # noqa: ANN401 - any key
        """Return what a made-up world says."""
        hands = listener.perspective.world.hands
        return (hash(hands[1 - listener.seat]), super().order_key(order, action, listener))


class Advising(IotaCommands):
    """Sorts by points and calls it by place."""

    def order_key(self, order: Any, action: Any, listener: Listener) -> Any:  # noqa: ANN401 - any key
        """Return what a move is worth."""
        kit = load_room("iota").bots
        return -kit.judges[kit.adviser].values(listener.view, [action])[0]


class Placeless(IotaCommands):
    """Has no order by place."""

    orders = (move_lists.STRENGTH, move_lists.POINTS)


CAUGHT: list[tuple[type[IotaCommands], Callable[[Listening], None]]] = [
    (Twice, lists.test_chosen_moves_are_legal_ones),
    (Illegal, lists.test_chosen_moves_are_legal_ones),
    (Incomparable, lists.test_orders_of_lists_are_total_and_stable),
    (Peeking, lists.test_orders_of_lists_are_total_and_stable),
    (Advising, lists.test_an_order_by_place_gives_no_advice),
    (Placeless, lists.test_an_order_by_place_gives_no_advice),
]


@pytest.mark.parametrize(
    ("broken", "check"), CAUGHT, ids=[f"{broken.__name__}-{check.__name__}" for broken, check in CAUGHT]
)
def test_a_broken_list_is_caught(broken: type[IotaCommands], check: Callable[[Listening], None]) -> None:
    """Each way to break the contract fails the test that is about it, which the sound game passes."""
    room = load_room("iota")
    setup = room.game.setup(2, {})
    good = walk(Beginning(make_case(room), setup, "lists"))
    check(Listening(good, "cs"))
    case = make_case(replace(room, commands=broken()))
    bad = replace(good, beginning=replace(good.beginning, case=case))
    with pytest.raises((AssertionError, TypeError, MalformedAction)):
        check(Listening(bad, "cs"))
