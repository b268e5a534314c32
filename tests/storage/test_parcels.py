"""Parcels are hostile until they were looked at: bounds, names, and damage, each told, none unpacked."""

from __future__ import annotations

import io
import struct
import sys
import zipfile
from pathlib import Path

import pytest

from accessgames.engine import GameError
from accessgames.storage import files, parcels
from tests.systems import not_on_windows

HEAD = "head-1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def most(name: str) -> int:
    return 1000 if name in {"a.txt", "b/c.txt"} else -1


def read(path: Path) -> dict[str, bytes]:
    parcel = parcels.read_parcel(path, HEAD, most)
    return {name: parcel.read(name) for name in parcel.names}


def packed(*entries: tuple[str, bytes], how: int = zipfile.ZIP_DEFLATED, comment: bytes = b"") -> Path:
    """A ZIP as another program may write it."""
    path = Path("x.zip")
    with zipfile.ZipFile(path, "w", how) as parcel:
        for name, data in entries:
            parcel.writestr(zipfile.ZipInfo(name), data, how)
        parcel.comment = comment
    return path


WINDOWS_READS_A_SLASH = not_on_windows("zipfile makes b/c.txt of it on Windows, which may be there")


def refusal(path: Path) -> tuple[str, object]:
    with pytest.raises(GameError) as refused:
        read(path)
    return refused.value.key, refused.value.args_.get("name")


def test_what_was_packed_comes_out() -> None:
    """In the order of packing, for the owner alone; nothing is ever written over."""
    path = parcels.write_parcel("x.zip", HEAD, [("b/c.txt", b"1" * 1000), ("a.txt", b"")])
    assert {"b/c.txt": b"1" * 1000, "a.txt": b""} == read(path)
    assert ["b/c.txt", "a.txt"] == list(read(path))
    if sys.platform != "win32":
        assert files.OWNER_ONLY == path.stat().st_mode & 0o777
    with pytest.raises(FileExistsError):
        parcels.write_parcel("x.zip", HEAD, [])
    assert [path] == list(path.parent.iterdir())


@pytest.mark.parametrize(
    "name",
    [
        "../a.txt",
        "/a.txt",
        "C:\\a.txt",
        pytest.param("b\\c.txt", marks=WINDOWS_READS_A_SLASH),
        "a.txt/",
        "A.TXT",
        "b/../a.txt",
        "a.txt#.sh",
        "č",
    ],
)
def test_a_name_that_does_not_belong_there(name: str) -> None:
    """Nothing is unpacked, and nothing of it is shown that can't be printed."""
    path = packed((HEAD, b""), (name, b"x"))
    path.write_bytes(path.read_bytes().replace(b"#", b"\0"))  # no library writes such a name
    key, told = refusal(path)
    assert "parcel-name" == key
    assert str(told).isprintable()


@pytest.mark.parametrize("name", ["a.txt", HEAD])
def test_the_same_name_twice(name: str) -> None:
    """It would not be clear which of them is meant."""
    with pytest.warns(UserWarning, match="Duplicate"):
        path = packed((HEAD, b""), ("a.txt", b"1"), (name, b"2"))
    assert ("parcel-name", name) == refusal(path)


@pytest.mark.parametrize("data", [b"", b"PK", b"x" * 100, b"PK\x05\x06" + bytes(18), bytes(1 << 16)])
def test_what_is_no_parcel(data: bytes) -> None:
    """One sentence."""
    Path("x.zip").write_bytes(data)
    assert ("parcel-foreign", None) == refusal(Path("x.zip"))


def test_another_zip_is_foreign() -> None:
    """Without the head, with a comment, or with something before it, such as a program."""
    assert "parcel-foreign" == refusal(packed(("a.txt", b"1")))[0]
    assert "parcel-foreign" == refusal(packed((HEAD, b""), comment=b"x"))[0]
    path = packed((HEAD, b""))
    path.write_bytes(b"#!/bin/sh\n" + path.read_bytes())
    assert "parcel-foreign" == refusal(path)[0]


def test_a_file_that_is_too_large() -> None:
    """Before anything of it is unpacked."""
    assert ("parcel-large", "a.txt") == refusal(packed((HEAD, b""), ("a.txt", b"0" * 1001)))


@pytest.mark.parametrize("length", [999, 1])
def test_a_file_that_says_it_is_smaller(length: int) -> None:
    """A bomb gets no further than what it said, and is torn then."""
    path = packed((HEAD, b""), ("a.txt", b"0" * 1000))
    data = bytearray(path.read_bytes())
    entry = data.rindex(b"PK\x01\x02")
    data[entry + 24 : entry + 28] = struct.pack("<L", length)
    path.write_bytes(data)
    assert ("parcel-torn", "a.txt") == refusal(path)


@pytest.mark.parametrize("how", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_of_packing(how: int) -> None:
    """Only what is written here is read."""
    assert ("parcel-torn", "a.txt") == refusal(packed((HEAD, b""), ("a.txt", b"1"), how=how))


def test_an_encrypted_file() -> None:
    """It is not asked for a password."""
    path = packed((HEAD, b""), ("a.txt", b"1"))
    data = bytearray(path.read_bytes())
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(data)
    assert ("parcel-torn", "a.txt") == refusal(path)


def test_too_many_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither written nor read."""
    path = packed((HEAD, b""), ("a.txt", b"1"), ("b/c.txt", b"2"))
    monkeypatch.setattr(parcels, "MOST_FILES", 2)
    assert "parcel-foreign" == refusal(path)[0]
    with pytest.raises(GameError, match="parcel-full"):
        parcels.write_parcel("y.zip", HEAD, [("a.txt", b""), ("b/c.txt", b"")])
    assert not Path("y.zip").exists()


def test_too_much_altogether(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though each file is small enough."""
    path = packed((HEAD, b""), ("a.txt", b"1" * 600), ("b/c.txt", b"2" * 600))
    monkeypatch.setattr(parcels, "MOST_UNPACKED", 1000)
    assert ("parcel-large", "b/c.txt") == refusal(path)


def read_or_refused() -> dict[str, bytes] | str:
    try:
        return read(Path("x.zip"))
    except GameError as error:
        return error.key


def test_any_byte_may_be_wrong() -> None:
    """Whatever is changed in a parcel: it is refused with one of our sentences, or is as it was."""
    good = packed((HEAD, b""), ("a.txt", b"content " * 20)).read_bytes()
    whole = {"a.txt": b"content " * 20}
    for place in range(len(good)):
        Path("x.zip").write_bytes(good[:place] + bytes([good[place] ^ 0x55]) + good[place + 1 :])
        assert read_or_refused() in (whole, "parcel-foreign", "parcel-torn", "parcel-name", "parcel-large")
    for length in range(0, len(good), 9):
        Path("x.zip").write_bytes(good[:length])
        assert "parcel-foreign" == refusal(Path("x.zip"))[0]


def test_a_missing_file_and_a_folder() -> None:
    """Sentences of the storage."""
    for path, key in ((Path("none.zip"), "error-storage-missing"), (Path.cwd(), "error-storage-not-file")):
        assert key == refusal(path)[0]


def test_it_is_a_zip_for_everybody() -> None:
    """Any program can look into it."""
    path = parcels.write_parcel("x.zip", HEAD, [("a.txt", b"1")])
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as parcel:
        assert (None, [HEAD, "a.txt"]) == (parcel.testzip(), parcel.namelist())
