"""Golden tools: what a program told is kept, read back and told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.testing.goldens import Exchange, Transcript, assert_golden, tell, write_transcript

if TYPE_CHECKING:
    from pathlib import Path

WORDS = ("play", "iota", "--seed", "7", "--players", "Jana,bot:2", "--lang", "cs")


def test_a_kept_transcript_is_told_again(tmp_path: Path) -> None:
    """The program tells the same lines; one that differs by a letter is found."""
    told = tell(WORDS, ("stav", "konec"))
    path = tmp_path / "iota.cs.txt"
    path.write_text(
        write_transcript(Transcript(WORDS, (Exchange(None, ()), *_typed(told)))), encoding="utf-8"
    )
    assert_golden(path)
    path.write_text(path.read_text("utf-8").replace("Jana a", "Jana i"), encoding="utf-8")
    with pytest.raises(AssertionError):
        assert_golden(path)


def _typed(told: tuple[str, ...]) -> tuple[Exchange, ...]:
    return (Exchange("stav", told[:-1]), Exchange("konec", told[-1:]))
