"""Braille codes as data."""

from __future__ import annotations

import copy
import dataclasses
import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille import tables
from accessgames.braille.tables import BrailleError

if TYPE_CHECKING:
    from pathlib import Path

# A third language in nine lines: the smallest table there can be.
SMALL: dict[str, Any] = {
    "indicators": {"capital": "46", "capitals": "45", "capitals_end": "6", "letter": "56", "number": "3456"},
    "digits": {str(digit): "1" if digit else "245" for digit in range(10)},
    "numbers": {"inside": "", "leading": ""},
    "letters": {"a": "1", "b": "12", "k": "13"},
    "signs": {".": "256", "x": "3"},
    "text": {"one_way": "", "unknown": "."},
    "replace": {},
}


def changed(section: str, **entries: object) -> dict[str, Any]:
    """The small table with some entries of one section changed."""
    data = copy.deepcopy(SMALL)
    data[section].update(entries)
    return data


def test_czech_and_english_are_there() -> None:
    """Both languages of the project have a table; Czech is the default."""
    assert {"cs", "en"} <= set(tables.languages())
    assert "cs" == tables.DEFAULT_LANGUAGE == tables.braille_table().language


def test_a_table_is_read_once() -> None:
    """The same language gives the same object."""
    assert tables.braille_table("en") is tables.braille_table("en")


def test_a_table_cannot_be_changed() -> None:
    """Neither its fields nor its entries can be assigned to."""
    code = tables.braille_table("cs")
    with pytest.raises(dataclasses.FrozenInstanceError):
        code.number = "⠁"  # type: ignore[misc]
    with pytest.raises(TypeError):
        code.letters["a"] = "⠃"  # type: ignore[index]


@pytest.mark.parametrize("language", ["xx", "", "../cs", "cs/../cs", "CS", "cs\0", "c", "cs."])
def test_an_unknown_language_is_refused(language: str) -> None:
    """A language without a table, or a path in its stead, is an error that lists what there is."""
    with pytest.raises(BrailleError) as caught:
        tables.braille_table(language)
    assert "braille-language-unknown" == caught.value.key
    assert {"language": language, "known": ", ".join(tables.languages())} == dict(caught.value.args_)


def test_the_alphabet_holds_capitals_digits_signs_and_the_space() -> None:
    """Everything that has cells of its own is in the alphabet, and nothing else."""
    code = tables.read_table("xx", SMALL)
    assert frozenset(" 0123456789abkABK.x") == code.alphabet
    assert "ABK" == code.capital_letters


@pytest.mark.parametrize("language", ["cs", "en"])
def test_letters_a_to_j_look_like_digits(language: str) -> None:
    """In both languages exactly these need the letter sign after a number (Z.2.1; UEB 6.5.2)."""
    assert "abcdefghij" == tables.braille_table(language).digit_letters


@pytest.mark.parametrize("language", ["cs", "en"])
def test_replacements_use_the_alphabet_only(language: str) -> None:
    """What is written instead of a foreign sign can itself be written; so can the sign for the unknown."""
    code = tables.braille_table(language)
    assert code.unknown in code.alphabet
    assert not set("".join(code.replace.values())) - code.alphabet
    assert not set(code.replace) & code.alphabet


@pytest.mark.parametrize("language", ["cs", "en"])
def test_letters_have_single_capitals(language: str) -> None:
    """Every letter is small and has exactly one capital, so a string of capitals can be turned small."""
    letters = "".join(tables.braille_table(language).letters)
    assert letters == letters.lower() == letters.upper().lower()
    assert len(letters) == len(letters.upper())


@pytest.mark.parametrize("language", ["cs", "en"])
def test_one_way_signs_exist(language: str) -> None:
    """Only what the table can write is declared to be written one way."""
    code = tables.braille_table(language)
    assert code.one_way <= code.alphabet


def test_two_signs_with_the_same_cells_clash() -> None:
    """A table that could not be read back is refused and both signs are named."""
    with pytest.raises(BrailleError) as caught:
        tables.read_table("xx", changed("signs", y="1"))
    assert "braille-table-clash" == caught.value.key
    assert {"first": "a", "second": "y"} == dict(caught.value.args_)


def test_one_of_two_signs_may_be_one_way() -> None:
    """The same cells are allowed if the table says which of the two they read back as."""
    data = changed("signs", y="1")
    data["text"]["one_way"] = "y"
    assert "⠁" == tables.read_table("xx", data).signs["y"]


def test_wrong_dots_are_named() -> None:
    """A slip in a table shows the dots that are wrong."""
    with pytest.raises(BrailleError) as caught:
        tables.read_table("xx", changed("letters", b="21"))
    assert ("braille-dots", {"value": "21"}) == (caught.value.key, dict(caught.value.args_))


@pytest.mark.parametrize(
    "content",
    [b"", b"[indicators", b"\xff\xfe", b"[indicators]\ncapital = 6\n", b"indicators = 1"],
    ids=["empty", "not TOML", "not UTF-8", "missing indicators", "no section"],
)
def test_a_broken_file_is_named(tmp_path: Path, content: bytes) -> None:
    """A file that is no table gives an error with its name, never a traceback of the parser."""
    file = tmp_path / "braille.toml"
    file.write_bytes(content)
    with pytest.raises(BrailleError) as caught:
        tables.load_table(file)
    assert "braille-table-broken" == caught.value.key
    assert str(file) == caught.value.args_["file"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """The same holds for a file that is not there."""
    with pytest.raises(BrailleError) as caught:
        tables.load_table(tmp_path / "braille.toml")
    assert "braille-table-broken" == caught.value.key


def test_the_folder_names_the_language(tmp_path: Path) -> None:
    """A further language is a file in a folder of its name."""
    file = tmp_path / "sk" / "braille.toml"
    file.parent.mkdir()
    file.write_bytes((tables.locales_folder() / "cs" / "braille.toml").read_bytes())
    assert "sk" == tables.load_table(file).language


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_entry_is_given_twice_or_lost(language: str) -> None:
    """What the file lists is what the table holds."""
    data = tomllib.loads((tables.locales_folder() / language / "braille.toml").read_text(encoding="utf-8"))
    code = tables.braille_table(language)
    assert list(data["letters"]) == list(code.letters)
    assert list(data["signs"]) == list(code.signs)
    assert set(data.get("initial", {})) == set(code.initial)


def test_the_wheel_keeps_the_locales_inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a folder beside the package the one inside it is used."""
    package = tmp_path / "lib" / "accessgames"
    monkeypatch.setattr(tables, "_PACKAGE", package)
    assert package / "locales" == tables.locales_folder()
    (tmp_path / "lib" / "locales").mkdir(parents=True)
    assert tmp_path / "lib" / "locales" == tables.locales_folder()
