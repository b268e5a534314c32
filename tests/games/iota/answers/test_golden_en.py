"""Answers in English: one position, every question."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.language.commandline import split_words
from tests.games.iota.wording import COMMANDS, desk_at, position, say_all

# The board of the worked examples after the third turn, with a wild card and a column more.
STATE: Final = position(
    "m50=r2c n50=g2t o50=b2x p50=y2s o49=r1x o48=y3x p49=r3c q49=w m51=b4c",
    "g4x g1t g2c w",
    "y1s y2c",
    "b1s b2s b3s b4s",
    scores=(34, 12, 12),
)

ENGLISH: Final = {
    ("status", ""): (
        "Your turn.",
        "You lead by 22 points.",
        "Points: you 34, Petr 12, Eva 12.",
        "The deck has 47 cards.",
        "Cards in hand: you 4, Petr 2, Eva 4.",
    ),
    ("hand", ""): ("You have green cross 4, green triangle 1, green circle 2 and a wild card.",),
    ("board", ""): (
        "9 cards on the board, rows 48 to 51, columns m to q.",
        "Row 51, m: blue circle 4.",
        "Row 50, m to p: red circle 2, green triangle 2, blue cross 2 and yellow square 2.",
        "Row 49, o to q: red cross 1, red circle 3 and a wild card.",
        "Row 48, o: yellow cross 3.",
    ),
    ("board", "columns"): (
        "9 cards on the board, rows 48 to 51, columns m to q.",
        "Column m, 50 to 51: red circle 2 and blue circle 4.",
        "Column n, 50: green triangle 2.",
        "Column o, 48 to 50: yellow cross 3, red cross 1 and blue cross 2.",
        "Column p, 49 to 50: red circle 3 and yellow square 2.",
        "Column q, 49: a wild card.",
    ),
    ("row", "50"): ("Row 50, m to p: red circle 2, green triangle 2, blue cross 2 and yellow square 2.",),
    ("column", "b"): ("Column b is empty.",),
    ("cell", "m50"): ("Cell m50: red circle 2.",),
    ("around", "o50"): (
        "Cell o50: blue cross 2.",
        "Right p50: yellow square 2.",
        "Lower right p49: red circle 3.",
        "Below o49: red cross 1.",
        "Left n50: green triangle 2.",
        "The other neighbouring cells are free.",
    ),
    ("where", "rt3"): ("Red triangle 3 has not been seen yet.",),
    ("where", "gt1"): ("Green triangle 1 is in your hand.",),
    ("where", "red"): (
        "On the board: 3 red cards.",
        "m50 red circle 2, o49 red cross 1, p49 red circle 3.",
        "13 cards have not been seen yet.",
    ),
    ("where", "3"): (
        "On the board: 2 cards with the number 3.",
        "o48 yellow cross 3, p49 red circle 3.",
        "14 cards have not been seen yet.",
    ),
    ("free", "gt1"): (
        "6 cells can take a card.",
        "Row 51: l, n, p.",
        "Row 48: n, p to q.",
    ),
    ("fits", "p51"): (
        "For p51 your hand has: green cross 4, green triangle 1 or a wild card.",
        "Of the unseen cards 6 fit there.",
        "Colour green or blue, shape triangle or cross, number 1 or 4.",
    ),
    ("lines", ""): (
        "4 lines can be extended.",
        "Row 49, o to q, 3 cards: cells n49 and r49.",
        "Column o, 48 to 50, 3 cards: cells o47 and o51.",
        "Column m, 50 to 51, 2 cards: cells m49 and m52.",
        "Column p, 49 to 50, 2 cards: cells p48 and p51.",
    ),
    ("wilds", ""): (
        "The wild card on cell q49 can be:",
        "Red square 2, red square 4, red triangle 2 or red triangle 4.",
        "You hold one wild card.",
    ),
    ("deck", ""): (
        "The deck has 47 cards.",
        "Cards in hand: you 4, Petr 2, Eva 4.",
    ),
}
"""Question and words after it -> whole lines."""


@pytest.mark.parametrize(("question", "words"), ENGLISH)
def test_answers(question: str, words: str) -> None:
    """Every question is answered in whole sentences, coordinates before contents."""
    messages = COMMANDS.answers[question](desk_at(STATE, 0, "en"), split_words(words))
    assert ENGLISH[question, words] == tuple(line.full for line in say_all(messages, "en"))
