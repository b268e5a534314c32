"""What an organiser asks for, taken apart."""

from __future__ import annotations

import pytest

from accessgames.club.desk.open_club import Request, split_items


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Jana nevidomí, Petr", ("Jana nevidomí", "Petr")),
        (" Jana ;; Petr,, ", ("Jana", "Petr")),
        ("", ()),
        (",", ()),
        ("  Jan   Novák  ", ("Jan Novák",)),
    ],
)
def test_a_text_is_split_at_commas_and_semicolons(text: str, parts: tuple[str, ...]) -> None:
    """Blanks at the ends do not matter, and nothing is between two commas."""
    assert parts == split_items(text)


def test_options_are_read_by_their_ids() -> None:
    """The last value counts where there may be one, all where there may be several."""
    request = Request(("Jana", "Petr"), {"round": ("1", "2"), "tables": ()})
    assert "Jana, Petr" == request.text
    assert ("2", ("1", "2")) == (request.value("round"), request.values("round"))
    assert (None, ()) == (request.value("tables"), request.values("seed"))
    assert (True, False) == (request.has("tables"), request.has("seed"))


def test_nothing_asked_is_nothing() -> None:
    """A request without anything has neither text nor options."""
    assert ("", False) == (Request().text, Request().has("round"))
