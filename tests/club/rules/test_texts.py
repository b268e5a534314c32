from __future__ import annotations

import pytest

from accessgames.club.rules.bounds import check_text, folded, shown
from tests.club.making import key


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Žofie", ""),
        ("12345", ""),
        ("", "club-refused-empty"),
        ("123456", "club-refused-long"),
        ("a ", "club-refused-unprintable"),
        ("a\tb", "club-refused-unprintable"),
        ("a\u202eb", "club-refused-unprintable"),
    ],
)
def test_texts_are_bounded_and_printable(text: str, expected: str) -> None:
    """A text of one to five printable characters passes."""
    assert expected == key(check_text(text, 5))


def test_a_text_may_be_left_out() -> None:
    """Where it may be empty, it may."""
    assert None is check_text("", 5, empty=True)


def test_what_is_shown_is_short_and_printable() -> None:
    """A hostile text is told in forty printable characters at most."""
    assert "?[31m" + "x" * 35 == shown("\x1b[31m" + "x" * 90)


def test_names_that_mean_the_same_person() -> None:
    """Case and blanks do not matter, letters do."""
    assert folded("Jana  NOVÁ") == folded("jana nová")
    assert folded("Jana Nova") != folded("Jana Nová")
