"""What keys stand for is never taken for anything else, in any game and language."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.language import Found
from accessgames.language.commandline import split_commands
from accessgames.shell.input.editor import Key
from accessgames.shell.input.named_keys import NAMED_KEYS
from accessgames.shell.typing_aids import press_key
from tests.shell.stage import Stage

KEYS = (*NAMED_KEYS, Key.ENTER, Key.ESCAPE, *";=*/_")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_every_key_means_one_thing(game: str, language: str) -> None:
    """English `close` was a question of Quantum as well, so that Escape asked back."""
    stage = Stage(load_room(game), "Jana,bot:1", settings={"language": language, "profile": "klavesy"})
    session = stage.session
    stage.type(session.teller.words.word("cursor"))
    for key in KEYS:
        (command,) = split_commands(press_key(session, key).line)
        assert isinstance(session.meant(command), Found), (key, command)
