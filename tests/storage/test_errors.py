from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from accessgames.engine import GameError
from accessgames.language.catalogue import Language
from accessgames.language.values import say
from accessgames.storage.files import StorageError, as_storage_error, shown


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (errno.ENOSPC, "error-storage-full"),
        (errno.EDQUOT, "error-storage-full"),
        (errno.EFBIG, "error-storage-full"),
        (errno.EROFS, "error-storage-read-only"),
        (errno.EACCES, "error-storage-denied"),
        (errno.EPERM, "error-storage-denied"),
        (errno.ENOENT, "error-storage-missing"),
        (errno.EISDIR, "error-storage-not-file"),
        (errno.ENOTDIR, "error-storage-not-folder"),
        (errno.ELOOP, "error-storage-not-file"),
    ],
)
def test_mistakes_of_the_system_have_keys(code: int, key: str) -> None:
    """Each kind of trouble is one sentence that names the file; the cause is kept for developers."""
    with pytest.raises(StorageError) as caught, as_storage_error(Path("/a/b")):
        raise OSError(code, os.strerror(code))
    assert key == caught.value.key
    assert {"file": str(Path("/a/b"))} == dict(caught.value.args_)
    assert isinstance(caught.value.__cause__, OSError)
    assert isinstance(caught.value, GameError)


@pytest.mark.parametrize(("error", "reason"), [(OSError(errno.EIO, "x"), "EIO"), (OSError("x"), "OSError")])
def test_other_mistakes_carry_the_name_the_system_gives_them(error: OSError, reason: str) -> None:
    """An unforeseen mistake is told as well, with what can be looked up."""
    with pytest.raises(StorageError) as caught, as_storage_error(Path("x")):
        raise error
    assert "error-storage-failed" == caught.value.key
    assert {"file": "x", "reason": reason} == dict(caught.value.args_)


def test_names_that_no_file_can_have_are_missing_files() -> None:
    """A zero byte in a name is no traceback."""
    with pytest.raises(StorageError) as caught, as_storage_error(Path("x")):
        Path("a\0b").stat()
    assert "error-storage-missing" == caught.value.key


def test_mistakes_of_ours_pass_through() -> None:
    """Other errors of the program are not hidden behind the file."""
    with pytest.raises(StorageError) as caught, as_storage_error(Path("x")):
        raise StorageError("error-storage-locked", file="y")
    assert {"file": "y"} == dict(caught.value.args_)


def test_names_of_files_can_be_said() -> None:
    """Control characters are replaced; of a long name the end is kept."""
    assert "a?[2Jb" == shown(Path("a\x1b[2Jb"))
    assert "?" == shown(Path("\udcff"))
    long = shown(Path("x" * 300 + "/match.jsonl"))
    assert 40 == len(long)
    assert long.startswith("…")
    assert long.endswith("match.jsonl")


KEYS = ("full", "read-only", "denied", "missing", "not-file", "not-folder", "large", "locked", "failed")


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("name", KEYS)
def test_every_key_has_its_sentence(tag: str, name: str) -> None:
    """Each mistake is one line of at most 120 characters even with the longest name."""
    language = Language(tag, strict=True)
    arguments: dict[str, int | str] = {"file": shown(Path("x" * 99)), "most": 4096, "reason": "ENOTSUP"}
    text = language.render(say(f"error-storage-{name}", "system", **arguments)).full
    assert 120 >= len(text)
    assert "x" in text
