from __future__ import annotations

import io
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from accessgames.cli import main
from accessgames.engine import GameError
from accessgames.games import game_ids, load_room
from accessgames.language import Language
from accessgames.language.resources import installed_roots
from tests.pig import ROOM

PACKAGE = Path(__file__).with_name("package.toml")
BROKEN = {"accessgames.locales": {"broken": "no.such.package", "plain": "json"}}


def entry_points() -> str:
    """What installing the package would write down, and some broken entries of somebody else."""
    groups = tomllib.loads(PACKAGE.read_text())["project"]["entry-points"]
    lines = []
    for group, points in groups.items():
        all_points = {**points, **BROKEN.get(group, {})}
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in all_points.items())]
    return "\n".join(lines)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig as a package that somebody has installed."""
    info = tmp_path / "accessgames_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: accessgames-pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points())
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])


def test_an_installed_game_is_found_by_its_entry_point(installed: None) -> None:
    """The fifth game needs no change of this project."""
    assert "pig" in game_ids()
    assert ROOM is load_room("pig")


@pytest.mark.parametrize(("tag", "name"), [("cs", "Prase"), ("en", "Pig")])
def test_an_installed_game_brings_its_words(installed: None, tag: str, name: str) -> None:
    """Messages and words of the package are there without being asked for; broken entries are passed over."""
    language = Language(tag, strict=True)
    assert 1 == len(installed_roots())
    assert name == language.text("pig-name")
    assert "roll" in language.vocabulary("common", "pig")


BROKEN_FILES = {
    "lexicon/broken.toml": '[nouns]\nbroken-a = { gender = "nonsense", sg = "b" }\n',
    "lexicon/shape.toml": 'nouns = "none"\n',
    "words/broken.toml": '[verbs]\ntake = { words = ["take"], arguments = "few" }\n',
    "words/toml.toml": "[verbs\n",
}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_broken_words_of_a_package_are_left_out(
    name: str, installed: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence names the package and its file; other games, also of other packages, have their words."""
    file = tmp_path / "broken_game" / "locales" / "en" / name
    file.parent.mkdir(parents=True)
    file.write_text(BROKEN_FILES[name], encoding="utf-8")
    (tmp_path / "broken_game" / "__init__.py").touch()
    with (tmp_path / "accessgames_pig-1.0.dist-info" / "entry_points.txt").open("a") as points:
        points.write("\nwrong = broken_game\n")
    assert 0 == main(["--help", "--lang", "en"])
    (line,) = capsys.readouterr().err.splitlines()
    assert "package broken_game " in line
    assert str(file) in line
    assert "Pig" == Language("en").text("pig-name")
    assert "roll" in Language("en").vocabulary("common", "pig")


def test_a_game_without_its_words_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the words of the game itself are broken, nothing is begun or kept; other games are played."""
    info = tmp_path / "accessgames_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: accessgames-pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points().replace("pig = tests.pig\n", "pig = broken_pig\n"))
    shutil.copytree(PACKAGE.with_name("locales"), tmp_path / "broken_pig" / "locales")
    (tmp_path / "broken_pig" / "__init__.py").touch()
    (tmp_path / "broken_pig" / "locales" / "en" / "words" / "toml.toml").write_text("[verbs\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("keep\n"))
    assert 1 == main(["play", "pig", "--players", "Ann,bot:1", "--lang", "en"])
    told = capsys.readouterr()
    _, *sentences = told.out.splitlines()
    sentence = " ".join(sentences)
    assert sentence.startswith("The words of the package broken_pig are left out, they have a mistake. ")
    assert "" == told.err
    assert [] == list((tmp_path / "home").rglob("*.jsonl"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("pig\nquantum\n"))
    assert 0 == main(["--lang", "en"])
    told_later = capsys.readouterr().out
    assert 2 == " ".join(told_later.splitlines()).count(sentence)
    assert any(line.startswith("Quantum. ") for line in told_later.splitlines())


def test_what_is_not_installed_is_not_found() -> None:
    """The error names the games there are."""
    assert "pig" not in game_ids()
    assert not Language("cs").has("pig-name")
    with pytest.raises(GameError) as caught:
        load_room("pig")
    assert {"game": "pig", "known": game_ids()} == dict(caught.value.args_)
