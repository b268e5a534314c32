"""A club's own set: what it may leave out, and the sentence for every mistake in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.cli.console import fault_message
from accessgames.games.tetrikon.material.entries import MOST_BYTES, MaterialError
from accessgames.games.tetrikon.material.sets import fills, load_own_set, load_standard
from tests.language.tongues import tongue

PIECES = """\
[pieces]
k1 = { count = 4, squares = "a1" }
d2 = { count = 6, squares = "a1-b1" }
i4 = { count = 4, squares = "a1-d1" }
"""
FOUR = """\
[diagrams]
A1 = "a1-f1"
A2 = "a1-e1 a2"
A3 = "a1-d1 a2-b2"
A4 = { squares = "a1-d1 b2-c2", solution = "i4 1 a1, d2 1 b2" }
"""


def refused(text: str) -> MaterialError:
    """The mistake in a file."""
    with pytest.raises(MaterialError) as caught:
        load_own_set(text.encode())
    return caught.value


def sentence(error: MaterialError, tag: str = "cs") -> str:
    """The sentence that tells a mistake."""
    return tongue(tag).form(fault_message(error), "full")


def test_an_empty_file_is_the_standard_set() -> None:
    """Whatever a file leaves out is as in the standard set."""
    assert load_standard() is load_own_set(b"")
    assert load_standard() is load_own_set(b"\xef\xbb\xbf# nothing\r\n\r\n   # at all\r\n")


def test_other_cards() -> None:
    """A set with other T cards has a name of its own and keeps pieces and diagrams."""
    own = load_own_set(b"[treasury]\n25 = 30\n5 = 7\n100 = 0\n")
    assert ((5, 7), (25, 30)) == own.treasury
    assert own.name.startswith("own-")
    assert load_standard() != own
    assert load_standard().diagrams == own.diagrams
    assert load_standard().chance == own.chance


def test_the_name_is_what_matters() -> None:
    """Comments, blanks and the order of lines make no other set, numbers do."""
    first = load_own_set(b"[treasury]\n25 = 30\n5 = 7\n")
    assert first == load_own_set(b"# ours\n [treasury] # cards\n\n  5=7\n  25 = 30 # many\n")
    assert first != load_own_set(b"[treasury]\n25 = 31\n5 = 7\n")


def test_fewer_kinds_of_chance() -> None:
    """Kinds that a set has not are left out, and whether a card may be kept is its own."""
    own = load_own_set(
        b"[chance]\nimmunity = { count = 3, keep = true }\nno-roll = { count = 1, keep = true }\n"
    )
    assert [("no-roll", 1, True), ("immunity", 3, True)] == [
        (card.id, card.count, card.keepable) for card in own.chance
    ]
    assert own.chance_by_id["no-roll"].effect.negative


def test_own_pieces_and_diagrams() -> None:
    """Diagrams without a solution get one by searching; a written one that fits is kept."""
    own = load_own_set((PIECES + FOUR).encode())
    assert {"k1": 4, "d2": 6, "i4": 4} == own.supply
    assert ("A",) == own.levels
    assert all(map(fills, own.diagrams))
    assert ["i4", "d2"] == [placement.shape for placement in own.diagram_by_id["A4"].solution]


def test_a_diagram_may_need_a_piece_turned_over() -> None:
    """Where pieces have to be turned over to fill a diagram, it is fit all the same."""
    text = """\
[pieces]
l4 = { count = 4, squares = "a1-c1 a2" }
i5 = { count = 4, squares = "a1-e1" }
[diagrams]
A1 = "a1-h1 c2"
A2 = "a1-h1 a2"
A3 = "a1-e1 a2-c2 a3"
A4 = "a1-e1 b2-d2 b3"
"""
    own = load_own_set(text.encode())
    turned = len(own.piece_by_id["l4"].shape.orientations(mirror=False, upward=True))
    over = [placement.orientation > turned for placement in own.diagram_by_id["A1"].solution]
    assert [True, False] == over
    assert not any(placement.orientation > turned for placement in own.diagram_by_id["A2"].solution)


CASES = [
    ("a = 1", "homeless", 1, "a = 1"),
    ("# x\n[cards]", "section", 2, "[cards]"),
    ("[[pieces]]", "section", 1, "[[pieces]]"),
    ("[chance]\n[chance]", "section-twice", 2, "[chance]"),
    ("[board]\nwidth = 8\nwidth = 9", "twice", 3, "width"),
    ("[board]\nwidth == 8", "entry", 2, "width == 8"),
    ("[board]\nwidth = " + "[" * 900, "entry", 2, "width = ["),
    ("[board]\nwidth = 1 # " + "x" * 1000, "wide", 2, "width = 1"),
    ("\n" * 3000, "long", 2001, ""),
    ("[board]\nwidth = 8\ndepth = 3", "key", 3, "depth"),
    ("[board]\nwidth = 8", "missing", 0, "height"),
    ("[board]\nwidth = 17\nheight = 8", "number", 2, "17"),
    ("[board]\nwidth = 8.0\nheight = 8", "number", 2, "8.0"),
    ("[board]\nwidth = true\nheight = 8", "number", 2, "True"),
    ("[pieces]\nk1 = { count = 4, squares = 'a1' }", "number-of", 2, "1"),
    ("[pieces]", "number-of", 0, "0"),
    (PIECES + "K2 = { count = 4, squares = 'a1' }", "piece-id", 5, "K2"),
    (PIECES + "l3 = 4", "fields", 5, "l3"),
    (PIECES + "l3 = { count = 4 }", "field-missing", 5, "squares"),
    (PIECES + "l3 = { count = 4, squares = 'a1', colour = 1 }", "key", 5, "colour"),
    (PIECES + "l3 = { count = 3, squares = 'a1-b1 b2' }", "number", 5, "3"),
    (PIECES + "l3 = { count = 4, squares = 'a1 b2' }", "parts", 5, "l3"),
    (PIECES + "l9 = { count = 4, squares = 'a1-h1 a2-b2' }", "piece-large", 5, "l9"),
    (PIECES + "l3 = { count = 4, squares = 'a1 a2' }", "same", 5, "l3"),
    (PIECES + "l3 = { count = 4, squares = 'a1 i1' }", "outside", 5, "i1"),
    (PIECES + "l3 = { count = 4, squares = 'a1-b1 b1' }", "square-twice", 5, "b1"),
    (PIECES + "l3 = { count = 4, squares = 'b1-a1' }", "squares", 5, "b1-a1"),
    (PIECES + "l3 = { count = 4, squares = 'a1-b2' }", "squares", 5, "a1-b2"),
    (PIECES + "l3 = { count = 4, squares = '' }", "squares", 5, ""),
    (PIECES + "l3 = { count = 4, squares = 7 }", "squares", 5, "7"),
    ("[treasury]\nten = 4", "card-value", 2, "ten"),
    ("[treasury]\n007 = 4", "card-value", 2, "007"),
    ("[treasury]\n1001 = 4", "card-value", 2, "1001"),
    ("[treasury]\n10 = -1", "number", 2, "-1"),
    ("[treasury]\n10 = 101", "number", 2, "101"),
    ("[treasury]\n10 = 0", "empty", 0, "treasury"),
    ("[chance]\njoker-5 = { count = 1, keep = true }", "card", 2, "joker-5"),
    ("[chance]\njoker-10 = { count = 1, keep = 'yes' }", "keep", 2, "yes"),
    ("[chance]\njoker-10 = { count = 0, keep = true }", "empty", 0, "chance"),
    ("[diagrams]\nK1 = 'a1'", "diagram-id", 2, "K1"),
    ("[diagrams]\nA0 = 'a1'", "diagram-id", 2, "A0"),
    ("[diagrams]\nA1 = { squares = 'a1', answer = '' }", "key", 2, "answer"),
    ("[diagrams]\nA1 = { squares = 'a1', solution = 4 }", "place", 2, "4"),
    ("[diagrams]\nA1 = { squares = 'a1', solution = 'k1 a1' }", "place", 2, "k1 a1"),
    ("[diagrams]\nA1 = { squares = 'a1', solution = 'z9 1 a1' }", "place", 2, "z9 1 a1"),
    ("[diagrams]\nA1 = { squares = 'a1', solution = 'k1 9 a1' }", "place", 2, "k1 9 a1"),
    ("[diagrams]\nA1 = { squares = 'a1', solution = 'd2 1 h1' }", "place", 2, "d2 1 h1"),
    ("[diagrams]\nA1 = { solution = 'd2 1 a1' }", "squares", 2, "None"),
    ("[diagrams]\nA1 = { squares = 'a1-b1', solution = 'k1 1 a1' }", "solution", 2, "A1"),
    ("[diagrams]\nA1 = { squares = 'a1-b1', solution = 'k1 1 a1, k1 1 b1' }", "solution", 2, "A1"),
    ("[diagrams]\nA1 = { squares = 'a1-b1', solution = 'd2 1 a1, k1 1 b1' }", "solution", 2, "A1"),
    ("[diagrams]\nA1 = 'a1 c1'", "parts", 2, "A1"),
    ("[diagrams]\nA1 = 'b2-d2 b3 d3 b4-d4'", "hole", 2, "A1"),
    ("[diagrams]\nA1 = 'a1-c1'\nA2 = 'a1-d1'", "size", 3, "A2"),
    ("[diagrams]\nA1 = 'a1-c1'\nA2 = 'b2 b3 b4'", "same", 3, "A2"),
    ("[diagrams]\nA1 = 'a1-c1'\nA2 = 'a1-b1 a2'", "level", 0, "A"),
    ("[diagrams]", "empty", 0, "diagrams"),
    (PIECES, "impossible", 0, "A1"),
]


@pytest.mark.parametrize(("text", "kind", "line", "value"), CASES)
def test_every_mistake_names_line_and_value(text: str, kind: str, line: int, value: str) -> None:
    """A wrong file gets one sentence with its line and what is wrong there, in both languages."""
    error = refused(text)
    assert f"tetrikon-material-{kind}" == error.key
    assert line == error.args_["line"]
    assert str(error.args_["value"]).startswith(value)
    for tag in ("cs", "en"):
        told = sentence(error, tag)
        assert str(line or ":") in told
        assert 3 <= len(told) <= 160
        assert "\n" not in told


def test_a_hole_is_named() -> None:
    """The sentence says where the hole is."""
    error = refused("[diagrams]\nA1 = 'b2-d2 b3 d3 b4-d4'")
    assert "Materiál, řádek 2: diagram A1 má uvnitř díru c3." == sentence(error)


def test_a_hole_at_the_edge_is_none() -> None:
    """Squares that are cut off from each other at the edge are only parts of the outside."""
    error = refused("[diagrams]\nA1 = 'a1-c1 c2 a3-c3'")
    assert "tetrikon-material-level" == error.key


def test_not_utf_8() -> None:
    """A byte that is no text is named with its line."""
    with pytest.raises(MaterialError) as caught:
        load_own_set(b"# a\n# \xe1\n")
    assert ("tetrikon-material-text", 2, "e1") == (
        caught.value.key,
        caught.value.args_["line"],
        caught.value.args_["value"],
    )
    assert "Materiál, řádek 2: bajt e1 není text, soubor uložte v kódování UTF-8." == sentence(caught.value)


def test_too_large() -> None:
    """A huge file is refused before it is read."""
    with pytest.raises(MaterialError) as caught:
        load_own_set(b"#" * (MOST_BYTES + 1))
    assert "tetrikon-material-large" == caught.value.key
    assert "Materiál: soubor má 262145 bajtů, smí mít nejvýš 256 kilobajtů." == sentence(caught.value)


def test_too_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A diagram that cannot be solved in time asks for its solution instead of keeping everybody waiting."""
    monkeypatch.setattr("accessgames.games.tetrikon.material.sets._EFFORT", 2)
    error = refused("[diagrams]\nJ1 = 'a1-h1 a2-h2 a3-h3 a4-h4'")
    assert ("tetrikon-material-hard", 2) == (error.key, error.args_["line"])
    assert "J1" in sentence(error, "en")


def test_values_are_shown_as_far_as_they_can_be_said() -> None:
    """Control characters become question marks, and long values are cut."""
    error = refused("a\x07b = '" + "x" * 100)
    assert "a?b = 'xxxx" == str(error.args_["value"])[:11]
    assert 40 == len(str(error.args_["value"]))


@pytest.mark.parametrize("page", ["docs/cs/tetrikon-souprava.md", "docs/en/tetrikon-set.md"])
def test_the_example_of_the_pages_is_a_set(page: str) -> None:
    """What the pages show as a file can be played with."""
    text = (Path(__file__).parents[4] / page).read_text(encoding="utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    own = load_own_set(example.encode())
    assert ["k1", "d2", "l4"] == list(own.piece_by_id)
    assert ("A",) == own.levels
    assert ["immunity"] == [card.id for card in own.chance]


def name_or_sentence(content: bytes) -> str:
    """What becomes of a file: the name of a set, or the sentence about its first mistake."""
    try:
        return load_own_set(content).name
    except MaterialError as error:
        return sentence(error)


@given(st.binary(max_size=300))
def test_any_bytes_are_a_set_or_a_mistake(content: bytes) -> None:
    """No file breaks the program: it is a set, or there is a sentence for it."""
    assert 3 <= len(name_or_sentence(content))


@given(st.lists(st.sampled_from([*(PIECES + FOUR).split(), "\n"]), max_size=30))
def test_any_order_of_its_words_is_a_set_or_a_mistake(words: list[str]) -> None:
    """Lines put together from words of a real file never break the program either."""
    assert 3 <= len(name_or_sentence(" ".join(words).encode()))
