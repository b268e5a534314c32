"""Which verb a line without one means, and which words are a task's own."""

from __future__ import annotations

import pytest

from accessgames.language.commandline import split_words
from tests.games.iqlandie.phases import PHASES
from tests.games.iqlandie.positions import (
    GAME,
    claim_wrong,
    do,
    racing,
)
from tests.games.iqlandie.wording import COMMANDS, listener_at


@pytest.mark.parametrize(
    ("phase", "typed"),
    [
        ("biology", "stav"),
        ("biology", "apka b"),
        ("biology", "xyz"),
        ("optics", "a"),
        ("take", "1 téčko"),
        ("choose", "1"),
        ("build", "3 b2 1"),
        ("take", ""),
    ],
)
def test_not_sure(phase: str, typed: str) -> None:
    """Whole commands, other words and other moments are left to the shell."""
    assert COMMANDS.sure(split_words(typed), listener_at(PHASES[phase])) is None


@pytest.mark.parametrize(
    ("phase", "typed"),
    [
        ("choose", "slon"),
        ("prepare", "a5"),
        ("programming", "slon"),
        ("optics", "slon"),
        ("space", "slon"),
        ("take", "slon"),
        ("add", "slon"),
        ("build", "slon"),
        ("declare", "slon"),
    ],
)
def test_no_guess(phase: str, typed: str) -> None:
    """Anything else is an unknown command."""
    assert COMMANDS.guess(split_words(typed), listener_at(PHASES[phase])) is None


def test_hint_and_undo_are_the_tasks_own_while_it_is_solved() -> None:
    """Outside of a task they are the shell's; there is something to undo only after a step."""
    assert not COMMANDS.takes("hint", listener_at(PHASES["choose"]))
    assert not COMMANDS.takes("undo", listener_at(PHASES["prepare"]))
    assert COMMANDS.takes("hint", listener_at(PHASES["optics"]))
    assert not COMMANDS.takes("undo", listener_at(PHASES["optics"]))
    assert COMMANDS.takes("undo", listener_at(do(PHASES["optics"], 0, "put e5 Z P")))
    assert COMMANDS.takes("claim", listener_at(PHASES["choose"]))


def test_those_who_claimed_are_back_at_the_shell() -> None:
    """Whoever has a token asks the shell for hints again."""
    assert not COMMANDS.takes("hint", listener_at(claim_wrong(racing("optics", 3), 0)))


def test_secrets() -> None:
    """Only tasks solved one after another are hidden from others at the keyboard."""
    assert COMMANDS.secret(GAME.setup(2, {"race": "turns"}))
    assert not COMMANDS.secret(GAME.setup(2, {"race": "together"}))


def test_together() -> None:
    """Anybody may speak while all prepare themselves or solve the same task."""
    assert COMMANDS.together(listener_at(PHASES["prepare"]))
    assert COMMANDS.together(listener_at(PHASES["optics"]))
    assert not COMMANDS.together(listener_at(PHASES["choose"]))
    assert not COMMANDS.together(listener_at(PHASES["build"]))
    assert not COMMANDS.together(listener_at(racing("optics", 2, {"race": "turns"})))
    assert COMMANDS.press in COMMANDS.verbs


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("biology", "p", "slide"),
        ("biology", "apka", "slide"),
        ("biology", "sta", "slide"),
        ("take", "1 3", "take"),
        ("take", "2", "take"),
        ("add", "1", "add"),
    ],
)
def test_sure(phase: str, typed: str, expected: str) -> None:
    """Letters of tokens, and numbers while pieces or bags are chosen, are no commands."""
    assert expected == COMMANDS.sure(split_words(typed), listener_at(PHASES[phase]))


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("choose", "optika", "choose"),
        ("biology", "améba", "slide"),
        ("biology", "apka hotovo", "slide"),
        ("programming", "a5", "stand"),
        ("optics", "e2 z", "place"),
        ("optics", "e2 z p hotovo", "place"),
        ("space", "2l 5", "place"),
        ("take", "červené téčko", "take"),
        ("take", "zelené plus", "take"),
        ("add", "malý", "add"),
        ("build", "3 b2 1", "place"),
        ("build", "ct4r 3 b2", "place"),
        ("declare", "fialová", "declare"),
    ],
)
def test_guess(phase: str, typed: str, expected: str) -> None:
    """An answer, a piece, a place, a kind, a bag or a colour by itself."""
    assert expected == COMMANDS.guess(split_words(typed), listener_at(PHASES[phase]))
