"""IOTA at the table: the room as the shell finds it, with moves typed with and without their verb."""

from __future__ import annotations

import subprocess
import sys

import pytest

from accessgames.games import Commands, Narration, VerbGuess, load_room
from accessgames.games.iota import RULEBOOK
from tests.games.iota.wording import COMMANDS, TELL


def test_the_room_is_registered() -> None:
    """The registry finds IOTA with its words in both directions and its rules."""
    room = load_room("iota")
    assert "iota" == room.game.id
    assert room.rulebook is RULEBOOK
    narration: Narration = TELL
    commands: Commands = COMMANDS
    assert type(narration) is type(room.narration)
    assert type(commands) is type(room.commands)
    assert isinstance(room.commands, VerbGuess)
    assert ("place", "recycle", "trade", "pass") == room.commands.verbs


@pytest.mark.parametrize(
    ("tag", "typed", "said"),
    [
        ("cs", "mt4 n50 zč3 n51", "Získáváte 23 bodů, celkem 23."),
        ("cs", "polož mt4 zč3 od n50 nahoru", "Získáváte 23 bodů, celkem 23."),
        ("cs", "1 n50 4 n51", "Získáváte 23 bodů, celkem 23."),
        ("cs", "zkus mt4 n50 zč3 n51", "Přineslo by to 23 bodů, celkem 23."),
        ("cs", "mt4 m51", "Na poli m51 už leží žlutý trojúhelník 3."),
        ("en", "bt4 n50 gs3 n51", "You score 23 points, total 23."),
        ("en", "try place bt4 n50 gs3 n51", "This would bring 23 points, total 23."),
    ],
)
def test_moves_typed_at_the_program(tag: str, typed: str, said: str) -> None:
    """Through a pipe, a move is done, tried or refused however it is typed."""
    arguments = ["play", "iota", "--seed", "7", "--players", "Jana,bot:greedy", "--lang", tag]
    done = subprocess.run(
        [sys.executable, "-m", "accessgames", *arguments],
        input=f"{typed}\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert said in done.stdout.splitlines()
    assert "" == done.stderr
