"""Pieces and chance cards as they are typed: in every case, shortened, without diacritics."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.naming import PIECES, name_card, name_piece
from accessgames.games.tetrikon.typed import (
    asked_piece,
    drop_fillers,
    read_card,
    read_piece,
    spellings,
    whole_card,
)
from accessgames.language import Phrase, say
from accessgames.language.commandline import normalise_bare, split_words
from tests.games.tetrikon.positions import GEAR, position
from tests.games.tetrikon.wording import desk_at, language, mistake

CS: Final = desk_at(position())
EN: Final = desk_at(position(), tag="en")
CASES: Final = ("nom", "gen", "dat", "acc", "loc", "ins")


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_piece_is_understood_in_every_case(piece: str, count: int) -> None:
    """Singular and plural, with and without diacritics, small and capital letters."""
    phrases = language("cs").data.phrases
    for case in CASES:
        typed = phrases.plain(Phrase(f"tetrikon-{piece}", count=count), case).split(" ", 1)
        name = typed[-1] if typed[0].isdigit() else " ".join(typed)
        for text in (name, normalise_bare(name), name.upper()):
            taken = read_piece(text.split(), CS)
            assert taken is not None, text
            assert (piece, len(text.split())) == (taken.value, taken.used), text


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_understood_in_english(piece: str) -> None:
    """One and several."""
    phrases = language("en").data.phrases
    for count in (1, 2):
        name = phrases.plain(Phrase(f"tetrikon-{piece}", count=count), "nom").lstrip("12 ")
        taken = read_piece(name.split(), EN)
        assert taken is not None, name
        assert piece == taken.value, name


@pytest.mark.parametrize(
    ("typed", "piece"),
    [
        ("čtyřka", "i4"),
        ("pětku", "i5"),
        ("dtyč", "i5"),
        ("čtv", "o4"),
        ("elko", "l4"),
        ("téčka", "t4"),
        ("růžek", "r3"),
        ("kost", "k1"),
        ("podk", "u5"),
        ("vlaj", "p5"),
        ("plus", "x5"),
    ],
)
def test_other_names_and_beginnings(typed: str, piece: str) -> None:
    """Names by print letters and numbers, and the short forms of a Braille line."""
    taken = read_piece([typed], CS)
    assert taken is not None
    assert piece == taken.value


@pytest.mark.parametrize("typed", ["", "k", "T", "c3", "25", "medvěd"])
def test_what_is_no_piece(typed: str) -> None:
    """A single letter is a column or the sign of points; numbers and squares are none either."""
    assert read_piece(split_words(typed), CS) is None


def test_a_beginning_that_several_share() -> None:
    """Is answered with all of them."""
    with pytest.raises(MalformedAction) as caught:
        read_piece(["ty"], CS)
    assert "„ty“ může být tyčka nebo tyč." == mistake(caught.value)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("medvěd", "„medvěd“ není dílek, jejich jména vypíše „dílky“."),
        ("hák tyč", "Slovo „tyč“ je navíc."),
    ],
)
def test_exactly_one_piece_is_asked(typed: str, said: str) -> None:
    """Where one piece is meant, nothing may follow."""
    with pytest.raises(MalformedAction) as caught:
        asked_piece(typed.split(), CS)
    assert said == mistake(caught.value)
    assert "l4" == asked_piece(["dílek", "hák"], CS)


@pytest.mark.parametrize("kind", sorted(set(GEAR.chance)))
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_a_card_is_understood_by_all_its_names(kind: str, tag: str) -> None:
    """The abbreviation on the card, the name that is told, and every other spelling mean this card."""
    desk = desk_at(position(), tag=tag)
    line = language(tag).render(say("tetrikon-own-heard-chance", card=name_card(kind)))
    for text in (line.braille, *desk.words.table[f"card-{kind}"].words):
        for typed in (text, normalise_bare(text), text.upper()):
            words = split_words(typed)
            taken = read_card(words, desk)
            assert taken is not None, typed
            assert (kind, len(words)) == (taken.value, taken.used), typed


def test_the_longest_spelling_counts() -> None:
    """The whole of "25 T od každého" is taken, and a beginning is no whole spelling."""
    whole = whole_card(split_words("25 T od každého hned"), CS.words)
    assert whole is not None
    assert ("twenty-five-from-each", 4) == (whole.value, whole.used)
    assert whole_card(["žolík"], CS.words) is None


@pytest.mark.parametrize("typed", ["žolík", "směna", "lízni", "odhoď"])
def test_the_beginning_of_several_cards(typed: str) -> None:
    """Is answered with all of them."""
    with pytest.raises(MalformedAction) as caught:
        read_card([typed], CS)
    assert mistake(caught.value).startswith(f"„{typed}“ může být ")


def test_small_words_mean_nothing() -> None:
    """Commas and words that only join others are dropped, whatever their diacritics."""
    assert ["hák", "roh"] == drop_fillers(["dílek", "hák", ",", "pro", "roh"], CS.words)
    assert ["hook"] == drop_fillers(["the", "hook", "of", "my"], EN.words)
    assert {"t", "te"} <= spellings(CS.words, "points")


def test_names_that_are_told_can_be_typed() -> None:
    """What stands in an answer leads back to the same piece."""
    for piece in PIECES:
        told = language("cs").render(say("tetrikon-where-nowhere", piece=name_piece(piece))).full
        taken = read_piece(told.split(), CS)
        assert taken is not None
        assert piece == taken.value
