from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.notation import digest_of
from accessgames.club.store.archive import (
    MAX_LINE,
    MAX_RECORD,
    MAX_TOURNAMENTS,
    Archive,
    read_archive,
    unfit,
    write_archive,
)
from accessgames.engine import GameError
from tests.club.store.helpers import ARCHIVE, ENTRY, RECORD, WITH_REGISTER


def refused(text: str) -> tuple[str, object]:
    with pytest.raises(GameError) as error:
        read_archive(text)
    return error.value.key, error.value.args_.get("line")


def test_what_was_written_is_read_again() -> None:
    """A club comes back from its text exactly as it was."""
    assert ARCHIVE == read_archive(write_archive(ARCHIVE))


def test_the_text_is_plain_lines() -> None:
    """Head, name, a block for each tournament and each match, and the digest of it all."""
    lines = write_archive(ARCHIVE).split("\n")
    assert ["accessgames club 1", "name Klub Smíchov", "tournament listopad 2"] == lines[:3]
    assert [f"match {digest_of(RECORD)} 2", *RECORD.split("\n")[:-1]] == lines[7:10]
    body = "".join(f"{line}\n" for line in lines[:10])
    assert [f"end {digest_of(body)}", ""] == lines[10:]


def test_line_ends_of_windows_are_told_as_such() -> None:
    """A file that something converted on the way is told so."""
    assert ("error-journal-crlf", None) == refused("accessgames club 1\r\nname Klub\r\n")


def test_any_other_file_is_foreign() -> None:
    """A file that does not begin like ours is told so, an empty one too."""
    for text in ("", "Milá redakce\n", "accessgames club 4\n", RECORD):
        assert ("club-error-archive-foreign", None) == refused(text)


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("name Klub Smíchov", "jmeno Klub", 2),
        ("tournament listopad 2", "tournament listopad", 3),
        ("tournament listopad 2", "tournament listopad 99", 3),
        ("tournament listopad 2", "tournament listopad 1", 5),
        ("tournament prosinec 1", "tournament listopad 1", 6),
        ("tournament prosinec 1", "turnaj prosinec 1", 6),
        ("tournament prosinec 1", "tournament prosinec 0", 6),
        ("tournament prosinec 1", "tournament prosinec ٣", 6),
        ("tournament prosinec 1", "tournament prosinec 10000000", 6),
    ],
)
def test_a_line_that_does_not_fit_is_named(before: str, after: str, line: int) -> None:
    """The number of the first line that is no head of a block is told."""
    assert ("club-error-archive-line", line) == refused(write_archive(ARCHIVE).replace(before, after))


def test_a_file_of_one_line_is_named_by_that_line() -> None:
    """Where even the second line is missing, the last one there is is named."""
    assert ("club-error-archive-line", 1) == refused("accessgames club 1")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Jana", "Hana"),
        ("tournament prosinec 1", "tournament Prosinec 1"),
        ("tournament prosinec 1", "tournament prosinec 01"),
        ("name Klub Smíchov", "name "),
        ("end ", "end 0"),
        ('{"n":1}', '{"n":2}'),
    ],
)
def test_a_changed_file_is_refused(before: str, after: str) -> None:
    """A single changed character is noticed, and so is another way of writing the same."""
    assert ("club-error-archive-changed", None) == refused(write_archive(ARCHIVE).replace(before, after))


def test_a_file_with_its_digest_made_again_must_fit_all_the_same() -> None:
    """Whoever makes the digest again still can't bring in what no club may have."""
    for name, lines in (("listopad", ("a\tb",)), ("x/../y", ("a",)), ("listopad", ("x" * (MAX_LINE + 1),))):
        assert "club-error-archive-changed" == refused(write_archive(Archive("Klub", {name: lines})))[0]


def test_a_torn_file_is_refused() -> None:
    """However much is missing at the end, nothing of the file is believed."""
    text = write_archive(ARCHIVE)
    for length in range(len(text)):
        assert "club-error-archive-foreign" != refused(text[:length])[0] or length < len("accessgames club 1")


@given(st.text())
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    """No text makes the reader fail in another way than by telling."""
    assert refused(text)[0].startswith("club-error-archive-")
    assert refused(f"accessgames club 1\n{text}")[0].startswith("club-error-archive-")


def test_what_no_club_may_have() -> None:
    """Names and sizes have bounds, and the first thing beyond them is named."""
    assert unfit(ARCHIVE) is None
    assert "x" * 40 == unfit(replace(ARCHIVE, name="x" * 41))
    assert "***" == unfit(replace(ARCHIVE, name="***"))
    assert "prázdno" == unfit(replace(ARCHIVE, tournaments={"prázdno": ("a",)}))
    assert "nic" == unfit(replace(ARCHIVE, tournaments={"nic": ()}))
    assert "0000" == unfit(replace(ARCHIVE, records={"0000": RECORD}))
    assert "0000" == unfit(replace(ARCHIVE, records={"0000": "\udcff\n"}))
    long = f"{'č' * (MAX_RECORD // 2)}\n"
    assert digest_of(long)[:16] == unfit(replace(ARCHIVE, records={digest_of(long): long}))
    many = {f"t{number}": ("a",) for number in range(MAX_TOURNAMENTS + 1)}
    assert "Klub Smíchov" == unfit(replace(ARCHIVE, tournaments=many))


def test_a_register_travels_with_its_club() -> None:
    """Entries stand in a block each; a club without any is written in the words of earlier programs."""
    text = write_archive(WITH_REGISTER)
    assert WITH_REGISTER == read_archive(text)
    lines = text.split("\n")
    assert ["accessgames club 3", f"entry {'1' * 32} 1", ENTRY] == [lines[at] for at in (0, -4, -3)]
    assert write_archive(replace(WITH_REGISTER, entries={})).startswith("accessgames club 2\n")


@pytest.mark.parametrize("wrong", ["{}", "", ENTRY.replace("1", "4", 1), f"{ENTRY} ", "x" * 9000])
def test_an_entry_that_is_none_is_refused(wrong: str) -> None:
    """What is no entry, or has another id, is named by its id, and no file with it is believed."""
    archive = replace(WITH_REGISTER, entries={"1" * 32: wrong})
    assert "1" * 16 == unfit(archive)
    assert "club-error-archive-" in refused(write_archive(archive))[0]
