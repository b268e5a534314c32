"""The five cards of space."""

from __future__ import annotations

import json

import pytest

from accessgames.games.iqlandie.tasks.space_model import (
    CARDS,
    PICTURES,
    LaidCard,
    SpaceCardsError,
    every_laid,
    parse_cards,
    shown,
    turned_picture,
)

GOOD = "TS./P.H/...\nM.H/.../PPM\nS.H/.../M.S\n.T./.SH/TM.\n.HH/TPP/..."

NOTES = """[
["meteorit", "slunce", "okénko", "planeta", "okénko", "hvězda", "okénko", "okénko", "okénko"],
["měsíc", "okénko", "hvězda", "okénko", "okénko", "okénko", "planeta", "planeta", "měsíc"],
["slunce", "okénko", "hvězda", "okénko", "okénko", "okénko", "měsíc", "okénko", "slunce"],
["okénko", "meteorit", "okénko", "okénko", "slunce", "hvězda", "meteorit", "měsíc", "okénko"],
["okénko", "hvězda", "hvězda", "meteorit", "planeta", "planeta", "okénko", "okénko", "okénko"]
]"""
"""The table of the notes (iQLANDIE 2.8)."""

LETTERS = {"meteorit": "T", "slunce": "S", "planeta": "P", "hvězda": "H", "měsíc": "M", "okénko": "."}


def test_cards_of_the_notes() -> None:
    """The file has the five cards of the notes."""
    notes = ["".join(LETTERS[name] for name in card) for card in json.loads(NOTES)]
    assert tuple(notes) == PICTURES == parse_cards(GOOD)


def test_every_turn_looks_different() -> None:
    """Each card has four different turns."""
    assert all(len({turned_picture(picture, quarters) for quarters in range(4)}) == 4 for picture in PICTURES)


def test_turning_right() -> None:
    """The first column becomes the first row, read from below."""
    assert turned_picture("TS.P.H...", 1) == ".PT..S.H."
    assert turned_picture("TS.P.H...", 2) == "...H.P.ST"
    assert turned_picture("TS.P.H...", 4) == "TS.P.H..."


def test_straight_card() -> None:
    """A card without turn and shift shows its picture."""
    assert PICTURES[3] == shown(PICTURES, LaidCard(4))


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        (LaidCard(1, 0, 1, 0), ".TS.P...."),
        (LaidCard(1, 0, -1, 0), "S...H...."),
        (LaidCard(1, 0, 0, 1), "...TS.P.H"),
        (LaidCard(1, 0, 0, -1), "P.H......"),
        (LaidCard(1, 0, 2, 2), "........T"),
        (LaidCard(1, 1, 1, 0), "..P.....H"),
    ],
)
def test_shifted_cards(laid: LaidCard, expected: str) -> None:
    """What overhangs the frame is not seen; what the card does not reach is open."""
    assert expected == shown(PICTURES, laid)


def test_ways_to_lay_a_card() -> None:
    """Four turns in 25 places, each once."""
    ways = every_laid(3)
    assert 100 == len(ways) == len(set(ways))
    assert {3} == {laid.card for laid in ways}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (GOOD.replace("M.H", "M.X"), 2),
        (GOOD.replace("M.H/", "M.H"), 2),
        (f"# head\n{GOOD.replace('TS.', 'TS')}", 2),
        (GOOD + " ", 5),
    ],
)
def test_wrong_cards_name_the_line(text: str, line: int) -> None:
    """A line that is no card is named and quoted, with the right form."""
    with pytest.raises(SpaceCardsError) as caught:
        parse_cards(text)
    assert ("iqlandie-error-space-card", line) == (caught.value.key, caught.value.args_["line"])
    assert text.splitlines()[line - 1] == caught.value.args_["text"]


@pytest.mark.parametrize("text", ["", GOOD.rpartition("\n")[0], f"{GOOD}\nTS./P.H/..."])
def test_five_cards(text: str) -> None:
    """Neither fewer nor more than five cards make a set."""
    with pytest.raises(SpaceCardsError) as caught:
        parse_cards(text)
    assert ("iqlandie-error-space-count", CARDS) == (caught.value.key, caught.value.args_["expected"])
