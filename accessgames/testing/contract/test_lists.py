"""Lists of moves: what words choose, in which orders it is told, and that an order by place is no advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.engine import is_seat
from accessgames.games import MoveChoice, MoveGroup, MoveMenu, move_lists
from accessgames.testing.contract.test_rooms import assert_sayable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.games import Listener
    from accessgames.testing.cases import Moment
    from accessgames.testing.speech import Listening

LISTS = 4
"""So many lists say whether an order by place is one by worth in disguise."""

MOVES = 3
"""Fewest moves of different worth in such a list."""


def _choices(heard: Listening, most: int) -> Iterator[tuple[MoveChoice, Moment, Listener]]:
    """Yield who may act and chooses among moves by words, where the room has that."""
    own = heard.room.commands
    if isinstance(own, MoveChoice):
        yield from ((own, moment, listener) for moment, listener in heard.turns(most))


def _entries(own: MoveChoice | MoveMenu, listener: Listener, words: Sequence[str] = ()) -> Sequence[Any]:
    order = own.orders[0] if isinstance(own, MoveChoice) else min(own.menus)
    return move_lists.list_entries(own, listener, words, order, tuple)


def test_lists_that_a_room_makes_hold_moves_and_groups_of_moves(heard: Listening) -> None:
    """Whoever may act is offered something; each entry is a legal move or leads to some, and stands once."""
    own = heard.room.commands
    if not isinstance(own, MoveMenu):
        return
    for _, listener in heard.turns(16):
        offered = _entries(own, listener)
        assert offered
        assert len(offered) == len(set(offered))
        for entry in offered:
            inside = _entries(own, listener, entry.words) if isinstance(entry, MoveGroup) else (entry,)
            assert inside
            assert all(
                isinstance(one, MoveGroup) or listener.perspective.refusal(one) is None for one in inside
            )
            if isinstance(entry, MoveGroup):
                assert_sayable(heard.heard([entry.name]))


def test_chosen_moves_are_legal_ones(heard: Listening) -> None:
    """Without words something can be listed, each move once, and the same ones in every world."""
    for own, moment, listener in _choices(heard, 6):
        chosen = own.chosen(listener, ())
        assert chosen
        assert len(chosen) == len(set(chosen))
        assert set(chosen) <= set(listener.perspective.legal)
        for world in heard.walk.worlds(moment, listener.seat):
            assert chosen == own.chosen(heard.listener(moment.state, listener.seat, world), ())


def test_orders_of_lists_are_total_and_stable(heard: Listening) -> None:
    """Any two moves can be compared, from wherever sorting begins, and by nothing that is hidden."""
    for own, moment, listener in _choices(heard, 6):
        assert len(own.orders) == len(set(own.orders))
        chosen = tuple(own.chosen(listener, ()))
        worlds = tuple(heard.walk.worlds(moment, listener.seat))
        for order in own.orders:
            if order == move_lists.STRENGTH:
                continue
            keys = [own.order_key(order, action, listener) for action in chosen]
            backwards = keys[::-1]
            backwards.sort()
            assert sorted(keys) == backwards
            for world in worlds:
                made_up = heard.listener(moment.state, listener.seat, world)
                assert keys == [own.order_key(order, action, made_up) for action in chosen]


def test_an_order_by_place_gives_no_advice(heard: Listening) -> None:
    """There is one, since lists of a rated match begin by it; and it does not sort moves by their worth.

    That is, where several lists of some length can be looked at, in one of them a better move stands behind a
    worse one.
    """
    kit = heard.room.bots
    judge = kit.judges[kit.adviser]
    falling: list[bool] = []
    for own, moment, listener in _choices(heard, 12):
        assert is_seat(listener.seat)
        assert move_lists.PLACE in own.orders
        listed = move_lists.list_entries(own, listener, (), move_lists.PLACE, tuple)
        single = [entry for entry in listed if not isinstance(entry, MoveGroup)]
        view = heard.walk.game.view(moment.state, listener.seat)
        values = list(judge.values(view, single)) if len(single) >= MOVES else []
        if len(set(values)) >= MOVES:
            falling.append(values == sorted(values, reverse=True))
    assert len(falling) < LISTS or not all(falling)
