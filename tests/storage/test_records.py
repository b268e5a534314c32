"""The file of personal records: bounded, strict, atomic, and never trusted."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.storage.files import StorageError
from accessgames.storage.progress import (
    LARGEST_VALUE,
    MAX_RECORDS_BYTES,
    MOST_RECORDS,
    Record,
    RecordsFile,
    improved,
    read_record,
    write_record,
)
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

WHEN = "2026-11-21T10:00:00Z"
TIME = Record("tetrikon", "solo A1 B7 C2 J12", "Jana", 754, "seconds", lower=True, when=WHEN)
POINTS = Record("iqlandie", "match-12", "Žofie Nová", 98, "points", lower=False)
LINE = write_record(TIME)


@pytest.fixture
def file(tmp_path: Path) -> RecordsFile:
    """A file that does not exist yet, in a folder that does not either."""
    return RecordsFile(tmp_path / "home" / "records.jsonl")


def written(file: RecordsFile, *lines: str) -> RecordsFile:
    """The file with some lines in it."""
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def test_records_come_back(file: RecordsFile) -> None:
    """What was saved is loaded by the next program."""
    file.save([TIME, POINTS])
    loaded = RecordsFile(file.path).load()
    assert (TIME, POINTS) == loaded.records
    assert loaded.problem is None


def test_no_file_is_no_problem(file: RecordsFile) -> None:
    """Nobody has any record at first."""
    assert ((), None) == (file.load().records, file.load().problem)


def test_a_line_is_plain_json() -> None:
    """Whoever wants to can read it."""
    assert {
        "game": "tetrikon", "key": "solo A1 B7 C2 J12", "name": "Jana", "value": 754, "unit": "seconds",
        "lower": True, "when": "2026-11-21T10:00:00Z",
    } == json.loads(LINE)  # fmt: skip


@given(
    st.builds(
        Record,
        game=st.from_regex(r"[a-z][a-z0-9-]{0,10}", fullmatch=True),
        key=st.from_regex(r"[!-~]{1,20}( [!-~]{1,20})?", fullmatch=True),
        name=st.text(min_size=1, max_size=40).filter(str.isprintable),
        value=st.integers(-LARGEST_VALUE, LARGEST_VALUE),
        unit=st.sampled_from(["seconds", "points"]),
        lower=st.booleans(),
        when=st.just("2026-11-21"),
    )
)
def test_every_record_comes_back_from_its_line(record: Record) -> None:
    """Whatever name somebody has."""
    assert record == read_record(write_record(record))


BAD = {
    "empty": "",
    "no json": "{",
    "deep": "[" * 100_000,
    "list": "[]",
    "number": "7",
    "missing": LINE.replace(',"when":"2026-11-21T10:00:00Z"', ""),
    "extra": LINE[:-1] + ',"more":1}',
    "order": '{"key":"a","game":"b"' + LINE[LINE.index(',"name"') :],
    "blank": LINE.replace(":", ": ", 1),
    "escaped": LINE.replace("Jana", "\\u004aana"),
    "upper game": LINE.replace("tetrikon", "Tetrikon"),
    "long key": LINE.replace("solo", "s" * 80),
    "key of blanks": LINE.replace("solo A1 B7 C2 J12", "a  b"),
    "key in Czech": LINE.replace("solo", "sólo"),
    "no name": LINE.replace("Jana", ""),
    "long name": LINE.replace("Jana", "J" * 41),
    "control": LINE.replace("Jana", "Ja\\u0007na"),
    "text as value": LINE.replace("754", '"754"'),
    "fraction": LINE.replace("754", "754.0"),
    "truth as value": LINE.replace("754", "true"),
    "huge": LINE.replace("754", str(LARGEST_VALUE + 1)),
    "not a number": LINE.replace("754", "NaN"),
    "unit": LINE.replace("seconds", "hours"),
    "lower": LINE.replace("true", "1"),
    "when": LINE.replace("2026-11-21T10:00:00Z", "yesterday"),
    "when as number": LINE.replace('"2026-11-21T10:00:00Z"', "2026"),
}


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_a_line_that_was_not_written_like_this_is_no_record(line: str) -> None:
    """A line is good if writing what was read gives the same characters."""
    assert read_record(line) is None


@pytest.mark.parametrize("line", [*BAD.values(), LINE], ids=[*BAD, "twice"])
def test_a_bad_line_is_named_and_the_others_count(file: RecordsFile, line: str) -> None:
    """One sentence says where the file is wrong; a second record of the same thing is wrong, too."""
    if not line:
        line = " "
    loaded = written(file, LINE, line, write_record(POINTS)).load()
    assert (TIME, POINTS) == loaded.records
    assert loaded.problem is not None
    assert ("error-records-line", 2) == (loaded.problem.key, loaded.problem.args_["line"])


def test_what_was_wrong_is_kept_beside_the_new_file(file: RecordsFile) -> None:
    """Nothing that somebody wrote by hand is lost; the second time there is nothing to keep."""
    written(file, LINE, "x").load()
    file.save([POINTS])
    broken = file.path.with_suffix(".broken.jsonl")
    assert f"{LINE}\nx\n" == broken.read_text(encoding="utf-8")
    broken.unlink()
    assert (POINTS,) == file.load().records
    file.save([TIME])
    assert not broken.exists()


def test_bytes_that_are_no_text_are_a_bad_line(file: RecordsFile) -> None:
    """They are told like any other."""
    written(file)
    file.path.write_bytes(LINE.encode() + b"\n\xff\xfe\n")
    loaded = file.load()
    assert (TIME,) == loaded.records
    assert loaded.problem is not None
    assert 2 == loaded.problem.args_["line"]


def test_only_so_many_records_are_read(file: RecordsFile) -> None:
    """What lies behind them is told as wrong."""
    lines = [write_record(replace(TIME, name=f"Jana {number}")) for number in range(MOST_RECORDS + 2)]
    loaded = written(file, *lines).load()
    assert MOST_RECORDS == len(loaded.records)
    assert loaded.problem is not None
    assert MOST_RECORDS + 1 == loaded.problem.args_["line"]


POSIX = not_on_windows("Windows has neither pipes nor loops among its files")


@pytest.mark.parametrize(
    "kind", ["large", "folder", pytest.param("pipe", marks=POSIX), pytest.param("loop", marks=POSIX)]
)
def test_what_is_no_file_of_records_is_not_read(file: RecordsFile, kind: str) -> None:
    """It neither hangs nor fills the memory."""
    file.path.parent.mkdir(parents=True)
    if kind == "large":
        file.path.write_bytes(b"x" * (MAX_RECORDS_BYTES + 1))
    elif kind == "folder":
        file.path.mkdir()
    elif kind == "pipe":
        os.mkfifo(file.path)
    else:
        file.path.symlink_to(file.path)
    loaded = file.load()
    assert () == loaded.records
    assert isinstance(loaded.problem, StorageError)


def test_a_file_that_cannot_be_written_stays_as_it_was(
    file: RecordsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk loses nothing."""
    file.save([TIME])

    def full(descriptor: int, data: bytes) -> None:
        raise OSError(28, "full", f"{descriptor} {len(data)}")

    monkeypatch.setattr("accessgames.storage.files.write_all", full)
    with pytest.raises(StorageError) as caught:
        file.save([POINTS])
    assert "error-storage-full" == caught.value.key
    assert [file.path] == list(file.path.parent.iterdir())
    assert (TIME,) == file.load().records


@pytest.mark.parametrize(("value", "better"), [(753, True), (754, False), (755, False)])
def test_a_shorter_time_is_better(value: int, better: bool) -> None:
    """An equal one is not."""
    records, before = improved([POINTS, TIME], replace(TIME, value=value))
    assert TIME == before
    assert ((POINTS, replace(TIME, value=value)) if better else (POINTS, TIME)) == records


@pytest.mark.parametrize(("value", "better"), [(99, True), (98, False), (-1, False)])
def test_more_points_are_better(value: int, better: bool) -> None:
    """Less is not."""
    records, before = improved([POINTS], replace(POINTS, value=value))
    assert POINTS == before
    assert (replace(POINTS, value=value) if better else POINTS,) == records


def test_a_first_result_is_always_a_record() -> None:
    """Also that of somebody else or in another discipline; a name in other letters is the same."""
    for fresh in (replace(TIME, name="Petr"), replace(TIME, key="solo"), replace(TIME, game="iqlandie")):
        assert ((TIME, fresh), None) == improved([TIME], fresh)
    assert TIME == improved([TIME], replace(TIME, name="JANA"))[1]


def test_the_oldest_give_way() -> None:
    """The file does not grow for ever."""
    many = [replace(TIME, name=f"Jana {number}") for number in range(MOST_RECORDS)]
    records, _ = improved(many, POINTS)
    assert MOST_RECORDS == len(records)
    assert (many[1], POINTS) == (records[0], records[-1])
