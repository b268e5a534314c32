"""Games with a club's own material."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli.console import fault_message
from accessgames.cli.material import open_room
from accessgames.engine import GameError, Option
from accessgames.games import ClubMaterial, Room
from accessgames.storage.files import HOME_VARIABLE, material_path
from tests.language.tongues import tongue
from tests.pig import ROOM
from tests.pig.rules import Pig

if TYPE_CHECKING:
    from pathlib import Path


def pig_with(name: str) -> Room:
    """Pig with an option that names its material."""

    class Equipped(Pig):
        options: Any = (*Pig.options, Option("set", (name,), name, "Pig 0"))

    return replace(ROOM, game=Equipped(), equipment=ClubMaterial("set", own_pig))


def own_pig(content: bytes) -> Room:
    """Pig with the material of a file, which is its name alone."""
    if content == b"wrong":
        raise GameError("error-text-unfit", text="wrong", most=1)
    return pig_with(f"own-{content.decode()}")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything, and an installed game that can be equipped."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    rooms = {"pig": pig_with("standard"), "plain": ROOM}
    monkeypatch.setattr("accessgames.cli.material.load_room", rooms.__getitem__)
    return tmp_path


def write(content: bytes) -> None:
    """Put a file of material into its folder."""
    material_path("pig").parent.mkdir(exist_ok=True)
    material_path("pig").write_bytes(content)


def used(room: Room) -> str:
    """Name of the material in use."""
    return room.game.options[-1].default


def test_without_a_file_the_game_is_as_it_is() -> None:
    """A new match and a journal of the standard set need no file."""
    assert "standard" == used(open_room("pig"))
    assert "standard" == used(open_room("pig", {"set": "standard"}))


def test_a_file_is_used_for_new_matches() -> None:
    """A club's own set takes the place of the standard one, but not in journals of that one."""
    write(b"club")
    assert "own-club" == used(open_room("pig"))
    assert "own-club" == used(open_room("pig", {"set": "own-club"}))
    assert "standard" == used(open_room("pig", {"set": "standard"}))


def test_a_journal_from_before_the_option_belongs_to_the_standard_set() -> None:
    """A file that came later must not change what lies in an old record."""
    write(b"club")
    assert "standard" == used(open_room("pig", {"target": "50"}))


@pytest.mark.parametrize("content", [None, b"other"])
def test_a_journal_of_another_set_is_refused(content: bytes | None) -> None:
    """A journal written with a set that is not here is refused with a sentence that names it."""
    if content is not None:
        write(content)
    with pytest.raises(GameError) as caught:
        open_room("pig", {"set": "own-club"})
    told = tongue("cs").form(fault_message(caught.value), "full")
    assert "Partie se hrála se soupravou own-club, ta v souboru pig.toml teď není." == told


def test_a_wrong_file_is_told() -> None:
    """What is wrong with a file is told as the game tells it."""
    write(b"wrong")
    with pytest.raises(GameError) as caught:
        open_room("pig")
    assert "error-text-unfit" == caught.value.key


def test_other_games_look_for_nothing() -> None:
    """A game that can't be equipped is loaded without looking at files."""
    material_path("plain").mkdir(parents=True)
    assert ROOM is open_room("plain")
