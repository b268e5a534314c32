from __future__ import annotations

import pytest

from accessgames.net.counted_lines import CountedLines


def test_the_header_is_no_line() -> None:
    """Lines are counted behind it, and all are read again."""
    kept: list[str] = []
    lines = CountedLines(kept.append)
    for line in ("header\n", "one\n", "two\n"):
        lines(line)
    assert 2 == lines.count
    assert "header\none\ntwo\n" == lines.text() == "".join(kept)


def test_a_journal_goes_on() -> None:
    """From what it had."""
    lines = CountedLines(lambda _: None, ("header\n", "one\n"))
    lines("two\n")
    assert 2 == lines.count
    assert "header\none\ntwo\n" == lines.text()


def test_what_was_not_kept_is_not_counted() -> None:
    """The disk was full."""

    def full(line: str) -> None:
        raise OSError(line)

    lines = CountedLines(full)
    with pytest.raises(OSError, match="header"):
        lines("header\n")
    assert 0 == lines.count
    assert "" == lines.text()
