"""Texts that wait to be said."""

from __future__ import annotations

import pytest

from accessgames.output.worker import MOST_WAITING, SpeechQueue


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
