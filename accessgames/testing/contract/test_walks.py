"""Boards that are walked with a cursor: every place can be reached and heard, and shows nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.braille import cells
from accessgames.games import WalkedBoards
from accessgames.games.board_walk import WAYS, ActionGroup, BoardWalk, Place
from accessgames.testing.contract.test_rooms import BRAILLE_LINE, assert_sayable

if TYPE_CHECKING:
    from accessgames.games import Listener
    from accessgames.testing.speech import Listening

MOST_PLACES = 40
"""Places of a board that are heard at a moment; each moment takes others."""


def boards(heard: Listening, listener: Listener) -> tuple[BoardWalk, ...]:
    """Return the boards that a listener may walk; none where the game has none."""
    own = heard.room.commands
    return tuple(own.walks(listener)) if isinstance(own, WalkedBoards) else ()


def walked(heard: Listening, most: int) -> Iterator[tuple[Listener, BoardWalk]]:
    """Yield the boards of some moments, as everybody may walk them."""
    for moment, viewer in heard.walk.audience(most):
        listener = heard.listener(moment.state, viewer)
        for board in boards(heard, listener):
            yield listener, board


def reached(board: BoardWalk) -> set[Place]:
    """Return every place that steps lead to from the start."""
    found, new = {board.start}, [board.start]
    while new:
        place = new.pop()
        nearest = {board.next_place(place, way) for way in WAYS} - {None, *found}
        found |= nearest  # type: ignore[arg-type] # None is gone
        new += nearest  # type: ignore[arg-type] # as above
    return found


def chosen(heard: Listening, board: BoardWalk) -> list[Place]:
    """Return some places of a board, where it has many."""
    return heard.walk.stream("walk").sample(board.in_order(board.places), min(MOST_PLACES, len(board.places)))


def test_every_place_of_a_board_can_be_walked_to(heard: Listening) -> None:
    """From where a walk begins, up, down, left and right lead everywhere, over gaps."""
    for _, board in walked(heard, 6):
        assert set(board.places) == reached(board)


def test_what_is_told_of_boards_fits_together(heard: Listening) -> None:
    """What is free is empty, what is somebody's is not; boards have names of their own, in plain letters."""
    for moment, viewer in heard.walk.audience(6):
        found = boards(heard, heard.listener(moment.state, viewer))
        assert len(found) == len({board.id for board in found})
        for board in found:
            assert board.id.isascii()
            assert board.id.isprintable()
            assert all(board.places[place] is None for place in board.free)
            assert all(board.places[place] is not None for place in board.mine)


def test_every_place_is_told_in_one_line(heard: Listening) -> None:
    """In each form it can be heard, and the short one fits a Braille line of 40 cells."""
    for _, board in walked(heard, 3):
        told = [board.title, *(board.tell(place) for place in chosen(heard, board))]
        lines = heard.heard(told)
        assert_sayable(lines)
        assert len(lines) == len({line.full for line in lines})
        for line in lines:
            assert cells(line.braille, heard.tag) <= BRAILLE_LINE, line.braille
        for place in chosen(heard, board)[:3]:
            assert heard.language.render(board.tell(place)).full
            assert board.name(place)


def test_what_begins_at_a_place_is_legal(heard: Listening) -> None:
    """Every action, and each of every group, may be done now; nobody begins anything out of turn."""
    for _, listener in heard.turns(3):
        for board in boards(heard, listener):
            for place in chosen(heard, board):
                for entry in board.begin(place):
                    within = entry.actions if isinstance(entry, ActionGroup) else (entry,)
                    assert within
                    assert all(listener.perspective.refusal(one) is None for one in within[:20])
                    if isinstance(entry, ActionGroup):
                        assert_sayable(heard.heard([entry.name]))


def test_walking_changes_nothing_and_shows_nothing_hidden(heard: Listening) -> None:
    """The same view gives the same boards in the same words, whatever lies in other hands."""
    for moment, viewer in heard.walk.audience(3):
        expected = _said(heard, heard.listener(moment.state, viewer))
        assert expected == _said(heard, heard.listener(moment.state, viewer))
        for world in heard.walk.worlds(moment, viewer):
            assert expected == _said(heard, heard.listener(world, viewer))


def _said(heard: Listening, listener: Listener) -> list[object]:
    before = repr(listener.view)
    found: list[object] = []
    for board in boards(heard, listener):
        found += [board.id, board.start, board.free, board.mine, sorted(board.places)]
        found += heard.heard(board.tell(place) for place in board.in_order(board.places)[:MOST_PLACES])
    assert before == repr(listener.view)
    return found
