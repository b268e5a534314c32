from __future__ import annotations

import pytest

from accessgames.language.catalogue import Language
from accessgames.shell.input.editor import Key
from accessgames.shell.input.readers import KeyPressed
from accessgames.shell.typing_aids import key_meaning

WORDS = Language("cs").vocabulary("common", "shell")


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("s", KeyPressed("stav")),
        ("7", KeyPressed("7")),
        (Key.ENTER, KeyPressed("")),
        (Key.QUIT, KeyPressed("konec")),
        (":", KeyPressed("", whole=False)),
        ("ř", KeyPressed("klávesy ř")),
        ("<f12>", KeyPressed("klávesy special")),
    ],
)
def test_keys(key: str, expected: KeyPressed) -> None:
    """Letters mean words, digits choose, some keys are the same everywhere, all others are asked about."""
    assert expected == key_meaning(WORDS, key, ("status",))


def test_only_the_words_of_now_have_keys() -> None:
    """A letter whose word can't be used now is one that means nothing."""
    assert KeyPressed("klávesy s") == key_meaning(WORDS, "s", ())
