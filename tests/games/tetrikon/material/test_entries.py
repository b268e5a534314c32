"""A file of material, line by line."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.material.entries import SECTIONS, Entry, MaterialError, fault, read_entries


def test_lines_become_entries() -> None:
    """Each line is an entry with its number; comments and empty lines are left out."""
    text = "# ours\n\n[treasury] # cards\n10 = 4 # few\n  25 = 2\n[board]\nwidth = 8\n"
    assert {
        "treasury": (Entry(4, "10", 4), Entry(5, "25", 2)),
        "board": (Entry(7, "width", 8),),
    } == read_entries(text)


def test_values_are_those_of_toml() -> None:
    """A value may be whatever fits on one line."""
    text = "[chance]\na = { count = 2, keep = true }\nb = 'x'\nc = [1, 2]\n"
    values = [entry.value for entry in read_entries(text)["chance"]]
    assert [{"count": 2, "keep": True}, "x", [1, 2]] == values


def test_every_section_is_known() -> None:
    """All sections can stand in one file, in any order."""
    text = "".join(f"[{section}]\n" for section in reversed(SECTIONS))
    assert set(SECTIONS) == set(read_entries(text))


def test_nothing_is_nothing() -> None:
    """An empty file has no sections."""
    assert {} == read_entries("")
    assert {} == read_entries("\n# nothing\n   \n")


@pytest.mark.parametrize("separator", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_lines_are_counted_as_editors_do(separator: str) -> None:
    """Only a line feed ends a line, not the other separators of Unicode."""
    with pytest.raises(MaterialError) as caught:
        read_entries(f"# a{separator}b\n[cards]\n")
    assert 2 == caught.value.args_["line"]


@pytest.mark.parametrize(
    "line", ["a", "= 1", "a = ", "a = 1 b = 2", "a = 1\tb", '"a', "a == 1", "a = 1e", "[", "a]"]
)
def test_other_lines_are_mistakes(line: str) -> None:
    """What is no entry is refused with its line."""
    with pytest.raises(MaterialError) as caught:
        read_entries(f"[board]\n{line}\n")
    assert 2 == caught.value.args_["line"]


def test_several_lines_are_no_entry() -> None:
    """A value must end on its line."""
    with pytest.raises(MaterialError) as caught:
        read_entries("[board]\nwidth = [\n1]\n")
    assert ("tetrikon-material-entry", 2) == (caught.value.key, caught.value.args_["line"])


def test_faults_carry_line_and_value() -> None:
    """A mistake has a key, a line, a value that can be said, and whatever else its sentence needs."""
    error = fault("tetrikon-material-same", 7, "a\x00b" * 30, other="c")
    assert ("tetrikon-material-same", 7, "c") == (error.key, error.args_["line"], error.args_["other"])
    assert "a?ba?b" == str(error.args_["value"])[:6]
    assert 40 == len(str(error.args_["value"]))
