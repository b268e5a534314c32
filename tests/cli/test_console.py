"""Streams in UTF-8 on every system, and numbers as the language writes them."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.console import Console, close_quietly, prepare_streams, read_bytes, read_text
from accessgames.engine import GameError
from accessgames.storage.files import StorageError

if TYPE_CHECKING:
    from pathlib import Path


def _stream(data: bytes = b"", encoding: str = "cp1250") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), encoding=encoding)


def test_streams_of_windows_are_made_utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system gives a code page, the streams still write and read UTF-8."""
    out, err, source = _stream(), _stream(), _stream("řada 3\n".encode())
    for name, stream in (("stdout", out), ("stderr", err), ("stdin", source)):
        monkeypatch.setattr(sys, name, stream)
    prepare_streams()
    sys.stdout.write("kůň ⠅")
    sys.stdout.flush()
    assert "kůň ⠅".encode() == out.buffer.getvalue()  # type: ignore[attr-defined]
    assert ("utf-8", "řada 3\n") == (err.encoding, sys.stdin.read())


def test_a_byte_order_mark_is_no_part_of_the_first_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows PowerShell puts a mark before what it pipes; nobody hears of it."""
    monkeypatch.setattr(sys, "stdin", _stream("\ufeffstav\n".encode()))
    prepare_streams()
    assert "stav\n" == sys.stdin.readline()


def test_bytes_that_are_no_text_do_not_stop_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Input in another encoding is read with replacement characters instead of a traceback."""
    monkeypatch.setattr(sys, "stdin", _stream("řada\n".encode("cp1250")))
    prepare_streams()
    assert "\ufffdada\n" == sys.stdin.readline()


def test_missing_streams_are_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program without a console, as pythonw starts it, has no streams at all."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    prepare_streams()
    assert not sys.stdin.read()
    sys.stdout.write("nikomu")
    sys.stderr.write("nikomu")
    close_quietly()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.close()


def test_foreign_streams_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream that somebody put in place of a standard one is used as it is."""
    own = io.StringIO("stav\n")
    monkeypatch.setattr(sys, "stdin", own)
    prepare_streams()
    assert own is sys.stdin
    assert "stav\n" == sys.stdin.readline()


def test_lines_are_one_write() -> None:
    """Lines go out together; a screen reader gets them whole."""
    writes: list[str] = []

    class Out(io.StringIO):
        def write(self, text: str, /) -> int:
            writes.append(text)
            return len(text)

    console = Console("cs", Out(), Out())
    console.lines(["jedna", "dvě"])
    console.lines([])
    assert ["jedna\ndvě\n"] == writes


def test_a_document_is_json_with_its_letters() -> None:
    """JSON keeps Czech letters readable and ends with a newline."""
    out = io.StringIO()
    Console("cs", out).document({"hráč": [1, 2.5, None]})
    assert out.getvalue().endswith("}\n")
    assert "hráč" in out.getvalue()
    assert {"hráč": [1, 2.5, None]} == json.loads(out.getvalue())


@pytest.mark.parametrize(
    ("value", "czech", "english"),
    [
        (0, "0", "0"),
        (0.00123, "0,0012", "0.0012"),
        (1.5, "1,5", "1.5"),
        (1.239, "1,24", "1.24"),
        (12.34, "12,3", "12.3"),
        (12345.6, "12346", "12346"),
        (-1.5, "-1,5", "-1.5"),
        (100, "100", "100"),
    ],
)
def test_decimals(value: float, czech: str, english: str) -> None:
    """Measured numbers have few digits, the decimal sign of the language, and no grouping."""
    assert (czech, english) == (Console("cs").decimal(value), Console("en").decimal(value))


def test_complaints_go_to_stderr() -> None:
    """A mistake is told on stderr in one line; stdout stays clean."""
    out, err = io.StringIO(), io.StringIO()
    Console("cs", out, err).complain(GameError("error-game-unknown", game="go", known=("iota", "pig")))
    assert ("", 1) == (out.getvalue(), len(err.getvalue().splitlines()))
    assert "iota nebo pig" in err.getvalue()


def test_read_text(tmp_path: Path) -> None:
    """Text files are UTF-8, with or without a byte order mark."""
    path = tmp_path / "text.txt"
    path.write_bytes("\ufeffkůň".encode())
    assert "kůň" == read_text(str(path))


def test_read_text_of_what_is_no_file(tmp_path: Path) -> None:
    """A folder, a missing file and a name that no file can have are refused alike."""
    for name in (tmp_path, tmp_path / "nic", "a\0b"):
        with pytest.raises(StorageError):
            read_text(str(name))


@pytest.mark.parametrize("piped", [False, True], ids=["a file", "a pipe"])
def test_texts_have_at_most_sixteen_megabytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, piped: bool
) -> None:
    """So much is read whole; one byte more is refused with how many kilobytes are allowed."""
    path = tmp_path / "text"
    path.touch()
    told: list[tuple[str, object]] = []
    for size in (1 << 24, (1 << 24) + 1):
        os.truncate(path, size)
        with path.open(encoding="latin-1") as stdin:
            monkeypatch.setattr("sys.stdin", stdin)
            try:
                told.append(("read", len(read_bytes("-" if piped else str(path)))))
            except StorageError as error:
                told.append((error.key, dict(error.args_)["most"]))
    assert [("read", 1 << 24), ("error-storage-large", 16384)] == told
