"""Whole games in the profile for low vision, in windows of two sizes: no told line is hidden."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from tests.whole.goldens import GOLDENS
from tests.whole.session import hold
from tests.whole.terminal import AGAIN, Person

if TYPE_CHECKING:
    from pathlib import Path

USUAL = (80, 24)
LARGE = (40, 12)
"""Columns and rows of a usual window, and of one with large letters."""


@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("iota.cs.txt", LARGE),
        ("quantum.en.txt", LARGE),
        ("tetrikon.cs.txt", LARGE),
        ("iqlandie.en.txt", LARGE),
        ("iota.en.txt", USUAL),
        ("iqlandie.cs.txt", USUAL),
    ],
)
def test_every_told_line_is_seen(name: str, window: tuple[int, int], home: Path) -> None:
    """What a pipe is told can be read beside or below the picture, page by page, to the end of the match."""
    order = GOLDENS[name].order
    expected = hold(order, GOLDENS[name].player, home / "log")
    columns, rows = window
    with Person(
        *order.words, "--profile", "zrak", columns=columns, rows=rows, language=order.language
    ) as person:
        person.press(f"{Language(order.language).vocabulary(*WORD_FILES).word('heard-once')}\r")
        for exchange in expected.exchanges[1:-1]:
            person.press(f"{exchange.typed}\r")
            person.look_through([AGAIN.sub("", line) for line in exchange.told])
        person.press(f"{expected.exchanges[-1].typed}\r")
        assert 0 == person.end()
        assert expected.told[-1] in " ".join(person.screen.raw.split())
