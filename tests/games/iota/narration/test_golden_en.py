"""Every event of IOTA in English: the whole sentence, the brief one, the Braille short form."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.iota.narration.happenings import EVENTS, STATE
from tests.games.iota.wording import TELL, desk_at, say_all

TOLD: Final = {
    "own draw for the start": (("own", "You draw blue cross 4.", "You: blue cross 4.", "you bx4"),),
    "another's draw for the start": (
        ("other", "Petr draws a wild card.", "Petr: a wild card.", "Petr wild"),
    ),
    "a tie": (("turn", "Tied at 4, drawing again.", "Tied, drawing again.", "tied, again"),),
    "the listener starts": (("turn", "You start.", "You start.", "you start"),),
    "another starts": (("turn", "Petr starts.", "Petr starts.", "Petr starts"),),
    "the deal": (
        (
            "own",
            "You are dealt red circle 1, red cross 3 and a wild card.",
            "Cards: red circle 1, red cross 3 and a wild card.",
            "rc1 rx3 wild",
        ),
    ),
    "a wild start card goes under": (
        (
            "other",
            "The starting card is wild, it goes under.",
            "A wild card goes under.",
            "start wild, goes under",
        ),
    ),
    "the start card": (
        ("other", "Starting card: red circle 2 on m50.", "m50: red circle 2.", "start m50 rc2"),
    ),
    "a turn begins": (),
    "own recycling": (
        ("own", "You take the wild card from m51.", "Wild from m51 is yours.", "you take wild m51"),
        ("own", "m51: red circle 2.", "m51 red circle 2.", "m51 rc2"),
    ),
    "another's recycling": (
        ("other", "Petr takes the wild card from zz51.", "Petr takes the wild.", "Petr takes wild zz51"),
        ("other", "zz51: red circle 2.", "zz51 red circle 2.", "zz51 rc2"),
    ),
    "own placing": (
        ("score", "You score 5 points, total 17.", "5 points, total 17.", "5 p, total 17"),
        ("own", "m51: yellow square 1.", "m51 yellow square 1.", "m51 ys1"),
    ),
    "another's placing with a lot": (
        ("score", "Petr: 44 points, total 78.", "Petr 44, total 78.", "Petr 44, has 78"),
        ("score", "Points times 2 for a lot.", "Times 2 for a lot.", "times 2: lot"),
        ("other", "m51: yellow square 1.", "m51 yellow square 1.", "m51 ys1"),
        ("other", "n51: wild card.", "n51 wild card.", "n51 wild"),
    ),
    "a placing with every doubling": (
        ("score", "Petr: 416 points, total 450.", "Petr 416, total 450.", "Petr 416, has 450"),
        (
            "score",
            "Points times 16 for two lots, four cards and the last card.",
            "Times 16 for two lots, four cards and the last card.",
            "times 16: 2 lots, 4 cards, end",
        ),
        ("other", "m51: yellow square 1.", "m51 yellow square 1.", "m51 ys1"),
    ),
    "own trade": (
        (
            "own",
            "You put away red circle 2 and a wild card.",
            "Away: red circle 2 and a wild card.",
            "away rc2 wild",
        ),
        (
            "own",
            "You draw red circle 2 and red circle 3.",
            "New: red circle 2 and red circle 3.",
            "new rc2 rc3",
        ),
    ),
    "another's trade": (("other", "Petr trades 1 card.", "Petr trades 1.", "Petr trades 1"),),
    "another draws a known card": (
        ("other", "Petr draws red circle 2.", "Petr draws red circle 2.", "Petr new rc2"),
    ),
    "own pass": (("own", "You pass.", "You pass.", "you pass"),),
    "another's pass": (("other", "Petr passes.", "Petr passes.", "Petr passes"),),
    "the deck is empty": (("other", "The deck is empty.", "The deck is empty.", "deck empty"),),
    "own cards left": (
        (
            "own",
            "Left in your hand: red circle 2 and red cross 3.",
            "Left: red circle 2 and red cross 3.",
            "left rc2 rx3",
        ),
        ("score", "You lose 5 points, total 40.", "Minus 5, total 40.", "-5 p, total 40"),
    ),
    "another's cards left": (
        ("other", "Petr has left: red circle 2.", "Petr: red circle 2.", "Petr rc2"),
        ("score", "Petr loses 2 points, total 40.", "Petr minus 2, total 40.", "Petr -2, has 40"),
    ),
    "the end": (("turn", "The game is over.", "Game over.", "game over"),),
}
"""Name of the event -> kind, full, brief, Braille form of each line."""


@pytest.mark.parametrize("name", EVENTS)
def test_events(name: str) -> None:
    """Each event is told result first, by the right kind, in three forms."""
    said = say_all(TELL.tell(EVENTS[name], desk_at(STATE, 0, "en")), "en")
    assert TOLD[name] == tuple((line.kind, line.full, line.brief, line.braille) for line in said)
