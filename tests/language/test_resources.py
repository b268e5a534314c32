from __future__ import annotations

import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

from accessgames.language import resources
from accessgames.language.resources import (
    EntryPoint,
    LanguageDataError,
    entry_points,
    files,
    languages,
    locales_root,
    read_toml,
)

if TYPE_CHECKING:
    from pathlib import Path


def test_the_checkout() -> None:
    """In a checkout the words are those of the folder `locales/` beside the package."""
    assert resources.PACKAGE.parent / "locales" == locales_root()


def test_the_wheel_has_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package uses the words inside it, even beside a folder `locales/` of somebody else."""
    package = tmp_path / "site-packages" / "accessgames"
    for folder in (package / "locales" / "cs", package.parent / "locales" / "cs"):
        folder.mkdir(parents=True)
        (folder / "grammar.toml").touch()
    monkeypatch.setattr(resources, "PACKAGE", package)
    assert package / "locales" == locales_root()


def test_no_words_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without words says where it looked."""
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "accessgames")
    with pytest.raises(LanguageDataError, match="accessgames"):
        locales_root()


def test_languages_are_folders_with_a_grammar(tmp_path: Path) -> None:
    """A folder without a grammar is not a language yet."""
    for tag, name in (("cs", "grammar.toml"), ("xx", "notes.txt"), ("de", "grammar.toml")):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / name).touch()
    assert ("cs", "de") == languages((tmp_path,))


def test_the_project_speaks_czech_and_english() -> None:
    """The project's own languages are found without being listed anywhere."""
    assert {"cs", "en"} <= set(languages())


def test_common_files_come_first(tmp_path: Path) -> None:
    """Files come root by root, the common one before the others."""
    for root in ("one", "two"):
        (tmp_path / root / "cs").mkdir(parents=True)
        for name in ("zebra", "common", "alpha"):
            (tmp_path / root / "cs" / f"{name}.ftl").touch()
    found = files((tmp_path / "two", tmp_path / "one"), "cs", "*.ftl")
    names = [path.relative_to(tmp_path).as_posix() for path in found]
    order = ["common.ftl", "alpha.ftl", "zebra.ftl"]
    assert [f"{root}/cs/{name}" for root in ("two", "one") for name in order] == names


@pytest.mark.parametrize("content", [None, b"a = ", b"\xff\xfe"])
def test_broken_data_name_their_file(tmp_path: Path, content: bytes | None) -> None:
    """A file that is missing, not TOML or not UTF-8 is one clear error with its path."""
    path = tmp_path / "grammar.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(LanguageDataError, match=r"grammar\.toml"):
        read_toml(path)


BROUGHT = """\
[console_scripts]
pig = pig.cli:main

[accessgames.test]
# pork = pork:ROOM
pig = pig.room:ROOM
oink=oink:ROOM
"""


@pytest.mark.parametrize("archive", [False, True], ids=["a folder", "an archive"])
def test_what_installed_packages_bring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, archive: bool
) -> None:
    """The entry points of a group are found in folders and in archives on the path; other groups are not."""
    if archive:
        place = tmp_path / "pig.zip"
        with zipfile.ZipFile(place, "w") as written:
            written.writestr("pig-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: pig\nVersion: 1.0\n")
            written.writestr("pig-1.0.dist-info/entry_points.txt", BROUGHT)
    else:
        place = tmp_path
        (place / "pig-1.0.dist-info").mkdir()
        (place / "pig-1.0.dist-info" / "entry_points.txt").write_text(BROUGHT, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(place), *sys.path])
    expected = (EntryPoint("pig", "pig.room:ROOM"), EntryPoint("oink", "oink:ROOM"))
    assert expected == entry_points(group="accessgames.test")


def test_what_is_installed_later_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is not looked for again until something comes or goes in a folder of the path."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    before = entry_points(group="accessgames.test")
    assert before is entry_points(group="accessgames.test")
    (tmp_path / "pig-1.0.dist-info").mkdir()
    (tmp_path / "pig-1.0.dist-info" / "entry_points.txt").write_text(BROUGHT, encoding="utf-8")
    later = entry_points(group="accessgames.test")
    assert ["pig", "oink"] == [point.name for point in later if point not in before]
