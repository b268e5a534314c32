from __future__ import annotations

import pytest

from accessgames.language.catalogue import Language
from accessgames.shell.input.keystrokes import Key
from accessgames.shell.input.readers import Press
from accessgames.shell.pressing import pressed

WORDS = Language("cs").vocabulary("common", "shell")


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("s", Press("stav")),
        ("7", Press("7")),
        (Key.ENTER, Press("")),
        (Key.QUIT, Press("konec")),
        (":", Press("", whole=False)),
        ("ř", Press("klávesy ř")),
        ("<f12>", Press("klávesy special")),
    ],
)
def test_keys(key: str, expected: Press) -> None:
    """Letters mean words, digits choose, some keys are the same everywhere, all others are asked about."""
    assert expected == pressed(WORDS, key, ("status",))


def test_only_the_words_of_now_have_keys() -> None:
    """A letter whose word can't be used now is one that means nothing."""
    assert Press("klávesy s") == pressed(WORDS, "s", ())
