from __future__ import annotations

from importlib.resources import files

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import MATERIAL
from accessgames.games.iqlandie.material_file import MAX_SIZE, MaterialError, decoded, read_material
from accessgames.language import Language
from accessgames.shell.errors import tell_error

TEXT = files("accessgames.games.iqlandie").joinpath("data/material.txt").read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def line_of(beginning: str) -> int:
    """Return the number of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(beginning))


def spoiled(beginning: str, line: str) -> tuple[int, str]:
    """Return the file with a line replaced, and the number of the line."""
    number = line_of(beginning)
    return number, "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_the_standard_set_reads() -> None:
    """The packaged file is what the program plays with."""
    assert MATERIAL == read_material(TEXT)


def test_another_set_reads() -> None:
    """Outlines need not be rectangles, robots may stand elsewhere."""
    text = spoiled("exposition 1", "exposition 1 colour .####/#####/#####/#####/####.")[1]
    material = read_material(text.replace("shape x5 large .@./###/.#.", "shape x5 large .#./#@#/.#."))
    assert 23 == material.expositions[0].board.size
    assert Square(1, 1) == material.shapes["x5"].robot


@pytest.mark.parametrize(
    ("beginning", "line", "key", "value"),
    [
        ("colour red", "colours red r", "kind", "colours"),
        ("colour red", "colour red", "words", "colour red"),
        ("colour red", "colour Red r", "name", "Red"),
        ("colour purple", "colour red p", "twice", "red"),
        ("colour red", "colour red 1", "letter", "1"),
        ("colour red", "colour red rr", "letter", "rr"),
        ("joker", "joker joker r", "twice", "r"),
        ("bag medium", "bag small", "twice", "small"),
        ("instead", "instead middle", "unknown", "middle"),
        ("copies", "copies 3 4 1", "number", "4"),
        ("copies", "copies 0 0 1", "number", "0"),
        ("copies", "copies 3 1 999", "number", "999"),
        ("shape v3", "shape v3 tiny @#/#.", "unknown", "tiny"),
        ("shape v3", "shape i3 small @#/#.", "twice", "i3"),
        ("shape v3", "shape v3 small ##/#.", "robot", "##/#."),
        ("shape v3", "shape v3 small @@/#.", "robot", "@@/#."),
        ("shape v3", "shape v3 small @#./#..", "robot", "@#./#.."),
        ("shape v3", "shape v3 small @./.#", "connected", "@./.#"),
        ("shape v3", "shape v3 small @#/#", "drawing", "@#/#"),
        ("shape v3", "shape v3 small @#/#x", "drawing", "@#/#x"),
        ("shape v3", "shape v3 small @#########", "side", "@#########"),
        ("single", "single i3", "twice", "i3"),
        ("exposition 2", "exposition 3 second #####", "order", "3"),
        ("exposition 2", "exposition 2 colour #####", "twice", "colour"),
        ("exposition 2", "exposition 2 third #####", "unknown", "third"),
        ("exposition 2", "exposition 2 second ....", "drawing", "...."),
        ("exposition 2", "exposition 2 second ####@", "drawing", "####@"),
        ("condition b", "condition a purple blue", "twice", "a"),
        ("condition b", "condition bb purple blue", "letter", "bb"),
        ("condition b", "condition b purple pink", "unknown", "pink"),
        ("condition b", "condition b purple purple", "twice", "purple"),
        ("offer 3", "offer 5 small medium medium", "number", "5"),
        ("offer 3", "offer 3 small", "words", "offer 3 small"),
        ("offer 3", "offer 3 small medium large", "offer", "3 small medium large"),
        ("offer 3", "offer 2 small medium large", "twice", "2"),
        ("offer 3", "offer x small medium large", "number", "x"),
    ],
)
def test_a_wrong_line_is_named_with_its_value(beginning: str, line: str, key: str, value: str) -> None:
    """One mistake, one sentence: the line counted from 1, and what stands there."""
    number, text = spoiled(beginning, line)
    with pytest.raises(MaterialError) as caught:
        read_material(text)
    assert f"iqlandie-material-{key}" == caught.value.key
    assert (number, value) == (caught.value.args_["line"], caught.value.args_["value"])


@pytest.mark.parametrize(
    "kind",
    ["colour", "joker", "bag", "instead", "copies", "shape", "single", "exposition", "condition", "offer"],
)
def test_nothing_may_be_left_out(kind: str) -> None:
    """A kind of lines that is missing altogether is refused, at the latest at the end of the file."""
    text = "\n".join(line for line in LINES if not line.startswith(f"{kind} "))
    with pytest.raises(MaterialError) as caught:
        read_material(text)
    known = {
        "iqlandie-material-missing",
        "iqlandie-material-unknown",
        "iqlandie-material-name",
    }
    assert caught.value.key in known
    assert 1 <= int(str(caught.value.args_["line"])) <= len(LINES)


@pytest.mark.parametrize("number", [2, 3])
def test_every_exposition_is_needed(number: int) -> None:
    """With the last one gone the file is incomplete, with another one the numbers have a hole."""
    text = "\n".join(line for line in LINES if not line.startswith(f"exposition {2 * number} "))
    with pytest.raises(MaterialError) as caught:
        read_material(text)
    assert ("missing" if number == 3 else "order") == caught.value.key.rsplit("-", 1)[-1]


def test_a_huge_file_is_not_read() -> None:
    """Nor does its text come back in the mistake."""
    with pytest.raises(MaterialError) as caught:
        read_material("#" * (MAX_SIZE + 1))
    assert "iqlandie-material-size" == caught.value.key


def test_long_values_are_cut() -> None:
    """What is repeated can be said."""
    with pytest.raises(MaterialError) as caught:
        read_material("x" * 500)
    assert 40 == len(str(caught.value.args_["value"]))


def test_binary_files_are_one_sentence() -> None:
    """What is no text is refused with its line and the first byte that is wrong; a mark in front is not."""
    assert TEXT == decoded(b"\xef\xbb\xbf" + TEXT.encode())
    with pytest.raises(MaterialError) as caught:
        decoded(b"# set\n\n\x89PNG\r\n")
    told = {tag: Language(tag).render(tell_error(caught.value)).full for tag in ("cs", "en")}
    assert "Řádek 3: bajt 89 není text, soubor uložte v kódování UTF-8." == told["cs"]
    assert "Line 3: byte 89 is no text, save the file as UTF-8." == told["en"]


@pytest.mark.parametrize("text", ["", "# only a remark\n", "\0", "colour", "📦 1 2"])
def test_nonsense_is_one_mistake(text: str) -> None:
    """Nothing but `MaterialError` comes out of a text."""
    with pytest.raises(MaterialError):
        read_material(text)
