"""The hook that looks at commit messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools import commit_subject

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Short subject\n\nBecause of this.\n# comment", ""),
        ("x" * 73 + "\n\nwhy", "73 characters"),
        ("\n\nwhy", "0 characters"),
        ("Subject", "a body"),
        ("Subject\nat once", "a body"),
        ("Subject\n\n# only a comment", "a body"),
    ],
)
def test_messages(tmp_path: Path, message: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A subject that fits on a line, and a body that says why."""
    path = tmp_path / "MESSAGE"
    path.write_text(message, encoding="utf-8")
    assert bool(expected) == bool(commit_subject.main([str(path)]))
    assert expected in capsys.readouterr().out
