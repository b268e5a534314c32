from __future__ import annotations

from accessgames.engine.journal import Correction, Entry, Undo
from accessgames.engine.notes import Help
from accessgames.net.chronicle import Chronicle

A, B, C = Entry(0, "a"), Entry(1, "b"), Entry(0, "c")


def test_lines_are_counted() -> None:
    """The header is none."""
    assert 0 == Chronicle().line
    assert 3 == Chronicle([A, Help(0), B]).line


def test_whoever_was_there_has_missed_nothing() -> None:
    """All that they know still counts."""
    chronicle = Chronicle([A, B])
    assert 2 == chronicle.kept_since(2, 2)
    assert 1 == chronicle.kept_since(1, 1)


def test_what_was_taken_back_counts_no_longer() -> None:
    """Also where more was done since, so that there are as many actions as before."""
    chronicle = Chronicle([A, B, Undo(1), C])
    assert 1 == chronicle.kept_since(2, 2)
    assert 2 == chronicle.kept_since(4, 2)


def test_a_correction_changes_what_follows() -> None:
    """From the action on that was wrong."""
    assert 0 == Chronicle([A, B, Correction(0, "x", 2)]).kept_since(2, 2)


def test_a_match_is_followed() -> None:
    """Actions that are the same object still count."""
    chronicle = Chronicle()
    chronicle.begin(())
    chronicle.follow((A,), 1)
    chronicle.follow((A, B), 1)
    chronicle.follow((A, C), 2)
    assert 4 == chronicle.line
    assert 1 == chronicle.kept_since(2, 2)
    assert 2 == chronicle.kept_since(4, 2)


def test_a_line_that_is_no_action_keeps_all() -> None:
    """Somebody was advised."""
    chronicle = Chronicle([A])
    chronicle.begin((A,))
    chronicle.follow((A,), 1)
    assert 1 == chronicle.kept_since(1, 1)


def test_a_match_that_goes_on_has_the_lines_of_its_journal() -> None:
    """A server that was started again knows what was known before."""
    chronicle = Chronicle([A, B, Undo(0), C])
    chronicle.begin((C,))
    chronicle.follow((C, B), 1)
    assert 0 == chronicle.kept_since(2, 2)
    assert 1 == chronicle.kept_since(4, 1)
