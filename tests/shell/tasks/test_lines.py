"""A result as a line for friends: its code fits the line, and no altered line."""

from __future__ import annotations

import pytest

from accessgames.engine import Stream
from accessgames.shell.tasks.lines import LONGEST, coded_line, is_unaltered

LINE = "accessgames IOTA 2026-11-23 v1: 3 hvězdy ze 3, nápověda 0."
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áčďéěíňóřšťúůýž.,:-"


def test_the_recipe_stays() -> None:
    """The code of a line is the same for ever, so that old lines can be checked."""
    assert f"{LINE} WTJZ-CHGF" == coded_line(LINE)


@pytest.mark.parametrize("line", [LINE, "accessgames Quantum 2027-01-15 v1: no star of 3, help 3."])
def test_a_line_as_it_was_written_fits(line: str) -> None:
    """Also with blanks around and between that mail programs add, and with letters taken apart."""
    coded = coded_line(line)
    assert is_unaltered(coded)
    assert is_unaltered(f"  {coded.replace(' ', '  ')} ")


def test_ten_thousand_altered_lines_are_refused() -> None:
    """A letter changed, left out, added, or two exchanged: each is found but for one of 2 to the power of 40.

    That one of ten thousand fits by chance has a probability below one in a hundred million.
    """
    coded, stream = coded_line(LINE), Stream("lines", "altered")
    refused = 0
    while refused < 10_000:
        at = stream.below(len(coded))
        letter = LETTERS[stream.below(len(LETTERS))]
        altered = (
            f"{coded[:at]}{letter}{coded[at + 1 :]}",
            f"{coded[:at]}{coded[at + 1 :]}",
            f"{coded[:at]}{letter}{coded[at:]}",
            f"{coded[:at]}{coded[at : at + 2][::-1]}{coded[at + 2 :]}",
        )[stream.below(4)]
        if " ".join(altered.split()) != coded:
            assert not is_unaltered(altered), altered
            refused += 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("IOTA", "Quantum"),
        ("2026-11-23", "2026-11-22"),
        ("v1", "v2"),
        ("3 hvězdy ze", "2 hvězdy ze"),
        ("nápověda 0", "nápověda 1"),
        ("hvězdy", "hvezdy"),
        ("accessgames", "Accessgames"),
    ],
)
def test_each_part_of_a_result_counts(old: str, new: str) -> None:
    """Game, day, version, stars, help and every word are in the code."""
    assert not is_unaltered(coded_line(LINE).replace(old, new, 1))


@pytest.mark.parametrize(
    "line",
    ["", " ", "6K49-JXS5", LINE, "x" * (LONGEST + 1), f"{coded_line(LINE)}\x1b[0m", "\n", "a\n6K49-JXS5"],
)
def test_what_is_no_such_line_is_refused(line: str) -> None:
    """Anything else is refused, however long or strange."""
    assert not is_unaltered(line)
