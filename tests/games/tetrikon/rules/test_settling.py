"""What the rules do by themselves, and the small answers in between."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.rules.events import (
    CardIdle,
    OfferFilled,
    PieceReturned,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.game import settle
from accessgames.games.tetrikon.rules.tasks import (
    Discarding,
    Giving,
    InflationCheck,
    MoneyDue,
    Payment,
    PieceDue,
    PieceReturn,
    SecondPiece,
    Task,
    Turn,
)
from accessgames.games.tetrikon.rules.work import Work
from tests.games.tetrikon.positions import GEAR, awaiting, every, legal, on_turn, play, position, refused


def settled(*tasks: Task, **parts: object) -> Work:
    """A workbench on which these tasks were put on a turn, and the rules have gone on."""
    work = Work(GEAR, position(**parts))  # type: ignore[arg-type]
    work.push(*tasks)
    settle(work)
    return work


@pytest.mark.parametrize(
    "task",
    [
        Payment(1, 25, 0, "take-twenty-five", answerable=True),
        Giving(1, 1, 0, "piece-from-player", answerable=True),
        Discarding(1, 1, "discard-1", answerable=True),
    ],
)
def test_debts_of_those_who_have_nothing_are_skipped(task: Task) -> None:
    """And told as without effect."""
    work = settled(task)
    assert (Turn(0),) == work.table.pending
    assert [1] == [event.seat for event in every(work.events, CardIdle)]


@pytest.mark.parametrize(
    ("task", "parts"),
    [
        (Payment(1, 25, 0, "take-twenty-five"), {"money": ["", "5"]}),
        (Giving(1, 1, 0, "piece-from-player"), {"free": ["", "k1"]}),
        (Discarding(1, 1, "discard-1"), {"cards": ["", "draw-1"]}),
        (MoneyDue(0, 1, 1, "roll"), {}),
        (PieceDue(1), {}),
        (SecondPiece(0, 1), {"free": ["k1"]}),
    ],
)
def test_what_somebody_can_do_is_awaited(task: Task, parts: dict[str, object]) -> None:
    """The rules wait for whoever has it."""
    work = settled(task, **parts)
    assert task == work.table.task
    assert [] == work.events


def test_several_debts_in_a_row() -> None:
    """Those who have nothing are skipped until somebody has."""
    tasks = [Payment(seat, 10, 0, "ten-from-each", answerable=True) for seat in (3, 2, 1)]
    work = settled(*tasks, seats=4, money=["", "", "", "10"])
    assert 3 == getattr(work.table.task, "actor", None)
    assert [1, 2] == [event.seat for event in every(work.events, CardIdle)]


def test_an_own_piece_goes_back_by_itself() -> None:
    """Into the bag, or into the place where the bag has none."""
    work = settled(InflationCheck(), PieceReturn(0, "x5", 1), free=["x5"])
    assert PieceReturned(0, "x5", None) in work.events
    assert () == work.player(0).free
    work = settled(InflationCheck(), PieceReturn(0, "x5", 1), free=["x5"], offer="- d2 t3 r3 i4 o4", bag="")
    assert "x5" == work.table.offer[0]


def test_a_place_without_pieces_stays_empty() -> None:
    """Nothing is awaited of an empty bag."""
    work = settled(PieceDue(1), offer="- d2 t3 r3 i4 o4", bag="")
    assert (Turn(0),) == work.table.pending
    assert work.table.offer[0] is None


def test_empty_places_are_filled_before_a_turn_goes_on() -> None:
    """As soon as there are pieces, one place after the other."""
    state = position(offer="- - t3 r3 i4 o4", bag="x5 k1", free=["d2"])
    state, events = play(state, "build d2 1 a1", "piece k1", "piece x5")
    assert [(1, 1), (2, 0)] == [(filled.place, filled.left) for filled in every(events, OfferFilled)]
    assert Turn(0) == awaiting(state)


def test_a_second_piece_that_fits_nowhere() -> None:
    """The card is done then."""
    work = settled(SecondPiece(0, 1), free=["i5"])
    assert (Turn(0),) == work.table.pending


def test_an_exhausted_turn_ends() -> None:
    """The next one begins in the same step."""
    work = Work(GEAR, position(turn={"letters": "ae"}))
    settle(work)
    assert [TurnEnded, TurnBegan] == [type(event) for event in work.events]
    assert (Turn(1),) == work.table.pending


def test_after_the_second_action_the_next_seat_is_on_turn() -> None:
    """Without a word from whoever did it."""
    state, _ = play(
        position(money=["100"], free=["k1"]), "build k1 1 a1", "buy", "pay 100", "die 1", "piece x5"
    )
    assert 1 == on_turn(state)


def test_done_with_one_piece() -> None:
    """The card `build-two` may stop after one piece, not before."""
    state = position(cards=["build-two"], free=["k1 d2"])
    state, _ = play(state, "use build-two")
    assert "done" == refused(state, "done")
    assert not {"end", "roll", "keep"} & set(legal(state))
    state, _ = play(state, "build d2 1 a1")
    assert "done" in legal(state)
    assert "not-free" == refused(state, "build d2 1 a2")
    state, _ = play(state, "done")
    assert Turn(0) == awaiting(state)
