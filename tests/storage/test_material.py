"""A club's own material on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.storage.files import HOME_VARIABLE, StorageError, load_material, material_path

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def test_no_file_is_no_material(home: Path) -> None:
    """Where there is no file, the game has its own material; nothing is made."""
    assert load_material("tetrikon") is None
    assert [] == list(home.iterdir())


def test_a_file_for_each_game(home: Path) -> None:
    """The file is named like the game, in a folder of its own, and is read as it is."""
    assert home / "material" / "tetrikon.toml" == material_path("tetrikon")
    material_path("tetrikon").parent.mkdir()
    material_path("tetrikon").write_bytes(b"\xffx\r\n")
    assert b"\xffx\r\n" == load_material("tetrikon")
    assert load_material("iota") is None


def test_a_folder_is_no_material() -> None:
    """A folder of that name is one sentence, not a crash."""
    material_path("tetrikon").mkdir(parents=True)
    with pytest.raises(StorageError) as caught:
        load_material("tetrikon")
    assert "error-storage-not-file" == caught.value.key


def test_a_huge_file_is_refused() -> None:
    """Half a megabyte is enough for any set."""
    material_path("tetrikon").parent.mkdir()
    material_path("tetrikon").write_bytes(b"#" * (2**19 + 1))
    with pytest.raises(StorageError) as caught:
        load_material("tetrikon")
    assert ("error-storage-large", 512) == (caught.value.key, caught.value.args_["most"])
