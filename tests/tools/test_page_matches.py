"""Whole matches on the page: `tools/page_matches.py` plays all of them, here the short ones are played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Stream
from tests.club.papers.browser import AXE
from tests.net.halls import OpenHall
from tools import page_matches

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "way", "language", "most"),
    [
        ("iota", "keys", "cs", page_matches.WHOLE),
        ("iota", "fingers", "en", page_matches.WHOLE),
        ("quantum", "fingers", "en", 8),
        ("quantum", "fingers", "en", page_matches.WHOLE),
        ("tetrikon", "keys", "cs", 8),
        ("iqlandie", "fingers", "en", 8),
    ],
)
def test_a_match_on_the_page(game: str, way: str, language: str, most: int, tmp_path: Path) -> None:
    """Short ones to the record that is taken home; axe-core finds nothing, and nothing is too wide."""
    with OpenHall(tmp_path / "hall") as hall:
        count = page_matches.play(hall, game, way, language, tmp_path, moments=frozenset({3}), most=most)
        assert "" == hall.log
    assert [] == count.faults
    assert count.actions > 3
    assert 2 * AXE.exists() == count.looks
    assert 2 * len(page_matches.SIZES) == len(list(tmp_path.glob(f"{game}-{way}-*.png")))


class Offers:
    """A page that offers some buttons, and notes what is touched."""

    def __init__(self, *offered: tuple[str, str]) -> None:
        self.buttons = json.dumps([{"line": line, "label": label} for line, label in offered])
        self.tapped: list[str] = []

    def look(self, script: str) -> object:
        """Tell what is offered; a touch hits."""
        if script == "typed":
            return 0
        return True if "Promise" in script else self.buttons

    def wait(self, script: str, seconds: float) -> None:
        """Wait for nothing."""

    def tap(self, selector: str) -> None:
        """Note what was touched."""
        self.tapped.append(selector)


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        ((("tahy", "tahy"), ("ano", "ano")), {"ano"}),
        ((("rada", "rada"), ("tahy", "tahy")), {"tahy"}),
        ((("tahy", "tahy"), ("1", "Zapsat 3."), ("2", "Zapsat 4.")), {"1", "2"}),
    ],
)
def test_what_is_chosen_is_offered(offered: tuple[tuple[str, str], ...], chosen: set[str]) -> None:
    """A question is answered, then the list, then the word that lists."""
    visitor = page_matches.Visitor(Offers(*offered), Stream("page", "test"))  # type: ignore[arg-type]
    assert chosen == {visitor.choose() for _ in range(20)}


def test_kinds_take_turns() -> None:
    """An offer among many is not made for ever: the other kind comes as often."""
    offered = [(str(at), "Nabídnout dílek.") for at in range(1, 9)]
    visitor = page_matches.Visitor(Offers(*offered, ("9", "Ukončit tah.")), Stream("page", "test"))  # type: ignore[arg-type]
    assert [visitor.choose() for _ in range(100)].count("9") > 40


def test_a_finger_touches_what_is_there_still() -> None:
    """What somebody else's action took away is not touched, nor what stands in its place."""
    page = Offers(("tahy", "tahy"), ("1", "Zapsat 3."))
    toucher = page_matches.Toucher(page, Stream("page", "test"))  # type: ignore[arg-type]
    assert toucher.do("1")
    assert not toucher.do("2")
    assert ["#choices li:nth-child(2) button"] == page.tapped
