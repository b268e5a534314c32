"""Braille back to print."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.tables import COUNT, FIRST, BrailleError
from accessgames.braille.transcriber import UNREADABLE, Transcriber, backward, transcriber

ALL_CELLS = "".join(chr(FIRST + bits) for bits in range(COUNT))


def supported(language: str) -> str:
    """The alphabet of a language without what reads back as something else."""
    table = transcriber(language).table
    one_way = table.one_way | {sign.upper() for sign in table.one_way}
    return "".join(sorted(table.alphabet - one_way))


def crowded(language: str) -> st.SearchStrategy[str]:
    """Texts with many numbers, capitals, points and brackets side by side, where the signs meet."""
    dense = st.text(st.sampled_from("0129abjkzAJZ.,-\"?'( )[]–%#"))
    return dense | st.text(st.sampled_from(supported(language)))


@given(crowded("cs"))
def test_czech_round_trip(text: str) -> None:
    """What was transcribed reads back exactly, over the whole alphabet."""
    code = transcriber("cs")
    assert code.normalise(text) == code.backward(code.forward(text))


@given(crowded("en"))
def test_english_round_trip(text: str) -> None:
    """The same in English, where a quotation mark's form depends on its place."""
    code = transcriber("en")
    assert code.normalise(text) == code.backward(code.forward(text))


@given(st.text(), st.sampled_from(["cs", "en"]))
def test_round_trip_of_any_text(text: str, language: str) -> None:
    """Any Unicode text, once spelled with the alphabet, survives; only raw cells and one-way signs do not."""
    code = transcriber(language)
    spelled = code.normalise(text)
    lost = set(ALL_CELLS[1:]) | (set(code.table.alphabet) - set(supported(language)))
    kept = code.normalise("".join(sign for sign in spelled if sign not in lost))
    assert kept == code.backward(code.forward(kept))


@given(st.text(), st.sampled_from(["cs", "en"]))
def test_normalising_twice_changes_nothing_more(text: str, language: str) -> None:
    """A normalised text consists of the alphabet, so it is its own normal form and has the same cells."""
    code = transcriber(language)
    once = code.normalise(text)
    assert once == code.normalise(once)
    assert code.forward(text) == code.forward(once)
    assert set(once) <= code.table.alphabet | set(ALL_CELLS)


@given(st.text(st.sampled_from(ALL_CELLS)), st.sampled_from(["cs", "en"]))
def test_any_cells_can_be_read(cells: str, language: str) -> None:
    """Reading never fails on cells: what means nothing becomes U+FFFD, blanks stay blanks."""
    read = backward(cells, language)
    assert cells.count("⠀") == read.count(" ")
    assert set(read) <= transcriber(language).table.alphabet | {UNREADABLE}


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        ("⠼⠃⠛⠂⠉", "27,3"),  # liblouis reads "27,c"
        ("⠼⠁⠄⠉⠙⠚", "1.340"),  # liblouis reads "1.cdj"
        ("⠼⠁⠂⠀⠁", "1, a"),
        ("⠼⠁⠂⠼⠏", "1,%"),
        ("⠼⠁⠐⠁", "1a"),
        ("⠼⠁⠅⠁", "1ka"),
        ("⠰⠁⠃⠀⠉", "AB c"),
        ("⠰⠁⠃⠐⠉⠙", "ABcd"),
        ("⠰⠁⠃⠤⠉", "AB-c"),
        ("⠰⠁⠃⠼⠁⠁", "AB11"),
        ("⠠⠁⠃", "Ab"),
        ("⠠⠼⠼⠑", "#5"),
    ],
)
def test_czech_modes_end_where_the_norm_says(cells: str, text: str) -> None:
    """Z.1.2, Z.2.1: a space, another prefix or any other sign ends a number or a string of capitals."""
    assert text == backward(cells, "cs")


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        ("⠠⠠⠁⠃⠠⠄⠎", "ABs"),
        ("⠠⠠⠁⠃⠉", "ABC"),
        ("⠼⠲⠑", ".5"),
        ("⠦⠁⠦⠴", '"a?"'),
        ("⠰⠦", "?"),
        ("⠐⠣⠦⠁⠴⠐⠜", '("a")'),
        ("⠠⠘⠌⠁", "Á"),
        ("⠼⠉⠰⠃", "3b"),
    ],
)
def test_english_modes(cells: str, text: str) -> None:
    """Capitals with their terminator, a leading point, quotation marks by position, accents."""
    assert text == backward(cells, "en")


@pytest.mark.parametrize("cells", ["⠘⠵", "⠨⠱"])
def test_meaningless_cells_are_marked(cells: str) -> None:
    """Cells without a meaning are shown as such and do not stop the reading."""
    assert UNREADABLE == backward(cells + "⠃", "cs")[0]
    assert "b" == backward(cells + "⠃", "cs")[-1]


@pytest.mark.parametrize("sign", ["⠼", "⠠", "⠰", "⠐"])
def test_a_sign_at_the_end_is_silent(sign: str) -> None:
    """A sign with nothing behind it reads as nothing."""
    assert "a" == backward("⠁" + sign, "cs")


def test_print_is_no_braille() -> None:
    """Reading back anything but six-dot cells is a mistake that shows the first foreign character."""
    with pytest.raises(BrailleError) as caught:
        backward("⠁b")
    assert ("braille-not-cells", 1) == (caught.value.key, caught.value.args_["index"])


def test_one_reader_serves_many_texts() -> None:
    """A number left open at the end of one text is closed at the beginning of the next."""
    code: Transcriber = transcriber("cs")
    assert ["1", "a"] == [code.backward("⠼⠁"), code.backward("⠁")]
