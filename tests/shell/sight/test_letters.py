from __future__ import annotations

import pytest

from accessgames.shell.sight import letters


def test_a_letter_is_three_columns_and_three_rows() -> None:
    """Two dots of the letter stand in one row; the caron is above the letter."""
    assert ("▄▄▄", " ▄█", "▄▄█") == letters.draw("3")
    assert ("▀▄█", "█  ", "▀▄▄") == letters.draw("č")


def test_letters_stand_apart() -> None:
    """An empty column is between two of them."""
    assert 11 == letters.width("čk3")
    assert {11} == {len(row) for row in letters.draw("čk3")}
    assert {" "} == {row[column] for row in letters.draw("čk3") for column in (3, 7)}


@pytest.mark.parametrize("text", ["abcdefghijklmnopqrstuvwxyz", "0123456789", "čďěňřšťžáéíóúůý", "2×", "Č"])
def test_whatever_is_typed_can_be_drawn(text: str) -> None:
    """Each letter of Czech, each figure; and all of them differ."""
    assert letters.can_draw(text)
    assert len(set(text)) == len({letters.draw(letter) for letter in text})


@pytest.mark.parametrize("text", ["", "☺", "a b"])
def test_what_has_no_dots_is_not_drawn(text: str) -> None:
    """It stands there as an ordinary letter instead."""
    assert not letters.can_draw(text)
