"""Texts that wait to be said."""

from __future__ import annotations

import pytest

from accessgames.output.worker import MOST_SECONDS, MOST_WAITING, SpeechQueue


def filled(count: int) -> SpeechQueue:
    """Return a queue in which so many texts wait."""
    waiting = SpeechQueue("{} more".format)
    for number in range(count):
        waiting.add(str(number))
    return waiting


def test_texts_come_out_in_order() -> None:
    """First in, first out."""
    waiting = filled(3)
    assert ["0", "1", "2"] == [waiting.next() for _ in range(3)]
    assert 0 == len(waiting)


@pytest.mark.parametrize(
    ("count", "dropped"), [(MOST_WAITING, 0), (MOST_WAITING + 1, 1), (3 * MOST_WAITING, 2 * MOST_WAITING)]
)
def test_the_oldest_are_told_as_a_number(count: int, dropped: int) -> None:
    """First the number, then the youngest twenty."""
    waiting = filled(count)
    told = [waiting.next() for _ in range(len(waiting))]
    assert [f"{dropped} more"][: bool(dropped)] + [str(n) for n in range(dropped, count)] == told


def test_clearing_forgets_the_dropped_ones_too() -> None:
    """Nothing old is told after a new command."""
    waiting = filled(MOST_WAITING + 5)
    waiting.clear()
    assert 0 == len(waiting)
    with pytest.raises(IndexError):
        waiting.next()


def test_answers_are_never_dropped() -> None:
    """However many events wait before and behind them; the number stands behind the answers."""
    waiting = filled(1)
    for number in range(2 * MOST_WAITING):
        waiting.add(f"answer {number}", kept=True)
    for number in range(MOST_WAITING):
        waiting.add(f"event {number}")
    told = [waiting.next() for _ in range(len(waiting))]
    assert [f"answer {number}" for number in range(2 * MOST_WAITING)] == told[: 2 * MOST_WAITING]
    assert ["1 more", "event 0"] == told[2 * MOST_WAITING :][:2]


def test_no_more_waits_than_can_be_heard() -> None:
    """Long events are few; one is never too long."""
    waiting = SpeechQueue("{} more".format, lambda _text: 0.4 * MOST_SECONDS)
    for number in range(5):
        waiting.add(str(number))
    assert ["3 more", "3", "4"] == [waiting.next() for _ in range(len(waiting))]
    endless = SpeechQueue("{} more".format, lambda _text: 2 * MOST_SECONDS)
    endless.add("endless")
    assert ["endless"] == [endless.next()]


def test_events_that_nobody_heard_are_counted_with_the_next_answer() -> None:
    """Not with letters that are typed, and not twice."""
    waiting = filled(3)
    assert "0" == waiting.next()
    waiting.add("asked", kept=True)
    waiting.cut()
    waiting.add("a", aside=True)
    assert ["a"] == [waiting.next() for _ in range(len(waiting))]
    waiting.cut()
    waiting.add("answer", kept=True)
    assert ["answer", "2 more"] == [waiting.next() for _ in range(len(waiting))]
    waiting.add("later", kept=True)
    assert ["later"] == [waiting.next() for _ in range(len(waiting))]
