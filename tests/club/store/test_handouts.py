"""Files of single tables: written, read back, and hostile until then."""

from __future__ import annotations

import pytest

from accessgames.club.store.handouts import MAX_LINE, MAX_LINES, Handout, TableFile, read_table_file
from accessgames.engine import GameError
from accessgames.storage.signing import Seal

HANDOUT = Handout(
    "Sobota", "vecer", "Večer", 1, 3, "iota", (("level", "a b"),), (("Jana Nová", "feminine"), ("Petr", "")),
    "69177493-1-3", "", ("0" * 64, "1" * 64), "a" * 32,
).sealed("7")  # fmt: skip
SIGNATURE = Seal("2" * 64, "3" * 128)
FILES = (
    TableFile(HANDOUT),
    TableFile(HANDOUT, "Jana 34, Petr 28", remarks=("Napište výsledek.",)),
    TableFile(HANDOUT, "", "{}\n# result\n"),
    TableFile(HANDOUT, "", "{}\n", SIGNATURE),
)


@pytest.mark.parametrize("file", FILES)
def test_what_was_written_is_read(file: TableFile) -> None:
    """Also behind an editor that changed the ends of lines, put a mark first and left blank lines."""
    assert file == read_table_file(file.text())
    text = "\ufeff" + file.text().replace("\n", "\r\n") + "\r\n\r\n"
    assert file == read_table_file(text)


def test_the_seal_is_of_everything_and_of_one_tournament() -> None:
    """Whatever is different, and another seed, does not fit it."""
    assert HANDOUT.is_sealed("7")
    assert not HANDOUT.is_sealed("8")
    other = read_table_file(TableFile(HANDOUT).text().replace("seat - Petr", "seat - Eva")).handout
    assert not other.is_sealed("7")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round 1", "round 0"),
        ("round 1", "round 1\nround 1"),
        ("round 1", "round NaN"),
        ("round 1", f"round {'9' * 50}"),
        ("club Sobota\n", ""),
        ("club Sobota", f"club {'x' * MAX_LINE}"),
        ("club Sobota", "club So\u202ebota"),
        ("seat - Petr", "seat - Petr\nseat - petr"),
        ("seat - Petr\n", ""),
        ("seat - Petr", "seat x Petr"),
        ("seat - Petr", "\n".join(f"seat - P{number}" for number in range(20))),
        ("code a", "code A"),
        ("sealed ", "sealed 00"),
        ("head 0", "head 2"),
        ("occasion 6", "occasion x"),
        ("result ", "result 1\nresult "),
        ("result ", "result 1\nmatch 5\n{}"),
        ("result ", "result 1\nrun this"),
        ("result ", "\n" * MAX_LINES + "result "),
        ("game iota", "game ../iota"),
    ],
)
def test_anything_else_is_refused_with_its_line(old: str, new: str) -> None:
    """Nothing is guessed, and nothing else is raised."""
    text = TableFile(HANDOUT).text()
    assert old in text
    with pytest.raises(GameError) as caught:
        read_table_file(text.replace(old, new, 1))
    assert "club-error-handed-line" == caught.value.key


@pytest.mark.parametrize("text", ["", "\n", "accessgames club 3\n", "\x00" * 99, "accessgames table 2\n"])
def test_other_files_are_foreign(text: str) -> None:
    """They are told apart by their first line."""
    with pytest.raises(GameError) as caught:
        read_table_file(text)
    assert "club-error-handed-foreign" == caught.value.key


def test_behind_the_match_only_its_signature_may_stand() -> None:
    """Anything more is no part of what was given back."""
    for behind in ("x\n", f"{SIGNATURE.text()}\n{SIGNATURE.text()}\n"):
        with pytest.raises(GameError) as caught:
            read_table_file(FILES[2].text() + behind)
        assert "club-error-handed-line" == caught.value.key
