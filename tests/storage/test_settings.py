from __future__ import annotations

import errno
import os
import tomllib
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.language.catalogue import Language
from accessgames.language.values import say
from accessgames.storage.files import StorageError
from accessgames.storage.settings import MAX_SETTINGS_BYTES, Setting, SettingsFile, SettingValue
from tests.storage.helpers import put_something_else
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

KNOWN = (
    Setting("language", "cs", ("cs", "en")),
    Setting("width", 40, range(10, 121)),
    Setting("own-speech", default=False),
    Setting("name", ""),
)
DEFAULTS: dict[str, SettingValue] = {"language": "cs", "width": 40, "own-speech": False, "name": ""}


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    """Settings that were never saved."""
    return SettingsFile(tmp_path / "config" / "settings.toml", KNOWN)


def write(file: SettingsFile, content: bytes) -> SettingsFile:
    """Put something where the settings are."""
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(content)
    return file


def test_without_a_file_the_defaults_are_in_force(file: SettingsFile) -> None:
    """The first start has nothing to complain about, and makes nothing."""
    loaded = file.load()
    assert DEFAULTS == loaded.values
    assert loaded.problem is None
    assert not file.path.parent.exists()


@given(
    st.fixed_dictionaries(
        {
            "language": st.sampled_from(["cs", "en"]),
            "width": st.integers(10, 120),
            "own-speech": st.booleans(),
            "name": st.text(max_size=200).filter(str.isprintable),
        }
    )
)
def test_what_was_saved_is_loaded(tmp_path_factory: pytest.TempPathFactory, values: dict) -> None:
    """Any allowed values come back, whatever letters, quotes and backslashes they have."""
    file = SettingsFile(tmp_path_factory.mktemp("settings") / "settings.toml", KNOWN)
    file.save(values)
    loaded = file.load()
    assert values == loaded.values
    assert loaded.problem is None


def test_the_file_is_plain_and_sorted_as_the_settings_are(file: SettingsFile) -> None:
    """People can read and change it with any editor."""
    file.save(DEFAULTS | {"name": "Žofie"})
    expected = 'language = "cs"\nwidth = 40\nown-speech = false\nname = "Žofie"\n'
    assert expected == file.path.read_text(encoding="utf-8")
    assert DEFAULTS | {"name": "Žofie"} == tomllib.loads(expected)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b'language = "de"\n', "language"),
        (b"language = 1\n", "language"),
        (b"width = 9\n", "width"),
        (b"width = 121\n", "width"),
        (b"width = 40.0\n", "width"),
        (b"width = true\n", "width"),
        (b'width = "40"\n', "width"),
        (b"width = nan\n", "width"),
        (b"width = 99999999999999999999999999\n", "width"),
        (b"own-speech = 1\n", "own-speech"),
        (b'name = "\\u001b[2J"\n', "name"),
        (b'name = "' + b"x" * 201 + b'"\n', "name"),
        (b"name = ['x']\n", "name"),
        (b"[name]\nx = 1\n", "name"),
        (b"unknown = 1\n", "unknown"),
        (b'"x\\u001by" = 1\n', "x?y"),
    ],
)
def test_an_unfit_value_has_its_default_and_is_named(file: SettingsFile, content: bytes, key: str) -> None:
    """Wrong types, values out of bounds and unknown keys cost only themselves."""
    loaded = write(file, content).load()
    assert DEFAULTS == loaded.values
    assert loaded.problem is not None
    assert "error-settings-key" == loaded.problem.key
    assert key == loaded.problem.args_["key"]


def test_good_values_beside_a_bad_one_are_kept(file: SettingsFile) -> None:
    """One slip while editing does not undo all the rest."""
    loaded = write(file, b'language = "en"\nwidth = 9\nname = "Jana"\n').load()
    assert DEFAULTS | {"language": "en", "name": "Jana"} == loaded.values


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"\x00" * 100,
        b"width\n",
        b"width = 40\nwidth = 41\n",
        b"x = " + b"[" * 20_000,
        b"x = " + b"9" * 5000,
        b'{"width": 40}',
    ],
)
def test_a_file_that_is_not_understood_gives_the_defaults_and_one_message(
    file: SettingsFile, content: bytes
) -> None:
    """Whatever stands in the file, the program starts."""
    loaded = write(file, content).load()
    assert DEFAULTS == loaded.values
    assert loaded.problem is not None
    assert "error-settings-broken" == loaded.problem.key


def test_a_gigantic_file_is_not_read(file: SettingsFile) -> None:
    """The bound holds before anything is parsed."""
    loaded = write(file, b"#" * (MAX_SETTINGS_BYTES + 1)).load()
    assert DEFAULTS == loaded.values
    assert isinstance(loaded.problem, StorageError)
    assert "error-storage-large" == loaded.problem.key


@not_on_windows("Windows has no such things among its files")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "loop"])
def test_other_things_give_the_defaults(file: SettingsFile, kind: str) -> None:
    """A pipe in place of the settings does not keep the program waiting."""
    file.path.parent.mkdir()
    put_something_else(file.path, kind)
    loaded = file.load()
    assert DEFAULTS == loaded.values
    assert loaded.problem is not None
    assert "error-storage-not-file" == loaded.problem.key


@pytest.mark.parametrize("content", [b"width = 9\n", b"junk", b"#" * (MAX_SETTINGS_BYTES + 1)])
def test_a_suspect_file_is_kept_when_new_settings_are_saved(file: SettingsFile, content: bytes) -> None:
    """What somebody wrote by hand is not lost through a slip."""
    write(file, content).load()
    file.save(DEFAULTS)
    assert content == (file.path.parent / "settings.broken.toml").read_bytes()
    assert file.load().problem is None
    file.save(DEFAULTS | {"width": 80})
    assert content == (file.path.parent / "settings.broken.toml").read_bytes()


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_leaves_the_old_settings(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """The old file is replaced only by a whole new one; nothing else is left behind."""
    file.save(DEFAULTS)

    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        with pytest.raises(StorageError) as caught:
            file.save(DEFAULTS | {"width": 80})
    assert "error-storage-full" == caught.value.key
    assert DEFAULTS == file.load().values
    assert [file.path] == list(file.path.parent.iterdir())


def test_a_leftover_of_a_crash_does_not_matter(file: SettingsFile) -> None:
    """A temporary file of a program that was killed while saving is removed by the next one that saves."""
    file.save(DEFAULTS)
    leftover = file.path.with_name(f".accessgames-{'0' * 32}.part")
    leftover.write_bytes(b"half")
    os.utime(leftover, (0, 0))  # Windows leaves young ones alone
    file.save(DEFAULTS | {"width": 80})
    assert 80 == file.load().values["width"]
    assert not leftover.exists()


def test_a_file_in_place_of_the_folder_is_told(file: SettingsFile) -> None:
    """Loading takes the defaults, saving says why it cannot."""
    file.path.parent.write_bytes(b"")
    assert DEFAULTS == file.load().values
    with pytest.raises(StorageError) as caught:
        file.save(DEFAULTS)
    assert "error-storage-not-folder" == caught.value.key


@pytest.mark.parametrize("changes", [{"width": 9}, {"width": True}, {"language": "de"}, {"name": "\n"}])
def test_only_allowed_values_are_saved(file: SettingsFile, changes: dict) -> None:
    """A mistake of the program is found before it reaches the disk."""
    with pytest.raises(ValueError, match=next(iter(changes))):
        file.save(DEFAULTS | changes)
    assert not file.path.exists()


def test_loaded_values_cannot_be_changed(file: SettingsFile) -> None:
    """What was loaded stays what the file says."""
    with pytest.raises(TypeError):
        file.load().values["width"] = 80  # type: ignore[index]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_problems_have_their_sentences(tag: str) -> None:
    """Both kinds of trouble are one line each."""
    language = Language(tag, strict=True)
    for key in ("error-settings-broken", "error-settings-key"):
        text = language.render(say(key, "system", file="x" * 40, key="y" * 9)).full
        assert "x" in text
        assert 120 >= len(text)
