from __future__ import annotations

import errno

import pytest

from accessgames.engine import CHANCE, CLOCK, GameError, MalformedAction, NotYourTurn
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
    ("actor", "expected", "said"),
    [
        (9, (CHANCE,), "9 teď nejedná, na řadě je: náhoda."),
        (CLOCK, (0, 1), "Čas teď nejedná, na řadě je: 0 a 1."),
    ],
)
def test_who_acts_in_a_record_is_named_as_there(actor: int, expected: tuple[int, ...], said: str) -> None:
    """A seat has its number from 0, and chance is no minus one."""
    error = NotYourTurn("error-not-your-turn", actor=actor, expected=expected)
    assert said == CZECH.form(tell_error(error), "full")


def test_somebody_at_the_keyboard_is_told_by_name() -> None:
    """Where people are named, the sentence speaks to the one who typed."""
    error = NotYourTurn("error-not-your-turn", actor=0, expected=("Petr",))
    assert "Nejste na tahu, hraje Petr." == CZECH.form(tell_error(error), "full")


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
