"""Every question in every phase: an answer, at no cost, with and without diacritics, in both languages."""

from __future__ import annotations

import pytest

from accessgames.games.iota import ROOM as IOTA
from accessgames.language.commandline import normalise_bare
from accessgames.shell.interpreter import HANDLERS
from tests.pig import ROOM as PIG
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.own_dice import ROOM as OWN_DICE
from tests.shell.stage import Stage

COMMON = {"row": "50", "column": "m", "cell": "m50", "around": "m50", "try": "1", "search": "a"}
ARGUMENTS = {"cs": {**COMMON, "where": "kruh"}, "en": {**COMMON, "where": "circle"}}
LEAVING = {"quit", "home", "rematch", "play-again", "undo", "transcript", "language", "keys"}
QUERIES = sorted(set(HANDLERS) - LEAVING)


def beginning() -> Stage:
    """The first move of IOTA."""
    return Stage(IOTA)


def middle() -> Stage:
    """After some moves."""
    stage = Stage(IOTA)
    stage.type("tahy", "1", "tahy", "2")
    return stage


def refused() -> Stage:
    """After a move that the rules refuse."""
    stage = Stage(PIG)
    stage.type("přičti")
    return stage


def hand_over() -> Stage:
    """The keyboard waits for somebody."""
    return Stage(DUEL, "Jana,Petr")


def opened() -> Stage:
    """Somebody has it."""
    stage = hand_over()
    stage.type("ano")
    return stage


def dice() -> Stage:
    """What real dice show is awaited."""
    stage = Stage(OWN_DICE)
    stage.type("hod")
    return stage


def confirming() -> Stage:
    """What they show has to be confirmed."""
    stage = dice()
    stage.type("5")
    return stage


def leaving() -> Stage:
    """A yes would leave."""
    stage = beginning()
    stage.type("konec")
    return stage


def listing() -> Stage:
    """A list has been read."""
    stage = beginning()
    stage.type("tahy")
    return stage


def over() -> Stage:
    """The match has ended."""
    return Stage(IOTA, "bot:1,bot:1")


PHASES = (beginning, middle, refused, hand_over, opened, dice, confirming, leaving, listing, over)


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_every_query_is_answered_in_every_phase(phase: object) -> None:
    """No silence, no move, no empty, short or long line, no equal neighbours."""
    assert callable(phase)
    stage: Stage = phase()
    before = stage.match.state
    previous = ""
    for key in QUERIES:
        line = f"{stage.session.teller.words.word(key)} {ARGUMENTS['cs'].get(key, '')}".strip()
        for typed in (line, normalise_bare(line)):
            told = stage.type(typed)
            assert told, typed
            assert all(3 <= len(text) <= 120 for text in told), told
            assert all(text != other for text, other in zip([previous, *told], told, strict=False)), told
            previous = told[-1]
    assert before == stage.match.state


def test_every_query_is_answered_in_english() -> None:
    """With the English words and sentences."""
    stage = Stage(IOTA, settings={"language": "en"})
    for key in QUERIES:
        line = f"{stage.session.teller.words.word(key)} {ARGUMENTS['en'].get(key, '')}".strip()
        assert stage.type(line), line


@pytest.mark.parametrize("output", ["text", "braille"])
@pytest.mark.parametrize("verbosity", ["brief", "normal", "detailed"])
def test_every_query_is_answered_in_every_form(output: str, verbosity: str) -> None:
    """However it is told."""
    stage = Stage(IOTA, settings={"output": output, "verbosity": verbosity, "register": "informal"})
    for key in QUERIES:
        line = f"{stage.session.teller.words.word(key)} {ARGUMENTS['cs'].get(key, '')}".strip()
        assert stage.type(line), line
