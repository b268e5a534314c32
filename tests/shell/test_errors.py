from __future__ import annotations

import errno

import pytest

from accessgames.engine import GameError, MalformedAction
from accessgames.language import Cell, Listing, Nested, Phrase, say
from accessgames.shell.errors import as_value, tell_error, tell_system_error
from tests.shell.stage import speak

CZECH = speak("cs")


def test_a_mistake_becomes_one_sentence() -> None:
    """The key is the message, the arguments fill it."""
    message = tell_error(MalformedAction("error-choice-number", number=7, most=3))
    assert "Číslo 7 v seznamu není, je v něm 1 až 3." == CZECH.form(message, "full")
    assert "refusal" == message.kind


def test_a_mistake_inside_a_mistake_is_told_inside() -> None:
    """A journal that contradicts the rules says which rule."""
    error = GameError("error-journal-impossible", line=4, cause=GameError("error-game-over"))
    assert "Řádek 4 záznamu odporuje pravidlům. Partie už skončila." == CZECH.form(tell_error(error), "full")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (3, 3),
        ("text", "text"),
        (Cell("m", 50), Cell("m", 50)),
        (Phrase("circle"), Phrase("circle")),
        (("a", 1), Listing(("a", 1))),
        (say("error-game-over"), Nested(say("error-game-over"))),
        (2.5, "2.5"),
    ],
)
def test_anything_becomes_a_value(value: object, expected: object) -> None:
    """What a message can carry passes, the rest is told by its own text."""
    assert expected == as_value(value)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileExistsError(), "Soubor x.txt už existuje a nepřepíše se."),
        (FileNotFoundError(), "Složka pro x.txt neexistuje."),
        (IsADirectoryError(), "x.txt je složka, potřeba je soubor."),
        (PermissionError(), "Do x.txt nemá program právo psát."),
        (OSError(errno.ENOSPC, "No space"), "Soubor x.txt nejde použít, systém hlásí: No space"),
        (OSError(), "Soubor x.txt nejde použít, systém hlásí: OSError"),
    ],
)
def test_what_the_system_refuses_is_one_sentence(error: OSError, said: str) -> None:
    """No numbers and no tracebacks."""
    assert said == CZECH.form(tell_system_error(error, "x.txt"), "full")
