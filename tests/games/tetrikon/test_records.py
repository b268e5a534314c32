"""Personal records of Tetrikon."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR, Elapsed, Outcome
from accessgames.engine.perspective import Perspective
from accessgames.games import Achievement, Listener
from accessgames.games.tetrikon.records import TetrikonRecords
from accessgames.games.tetrikon.rules.puzzle import Begin, Draw, GiveUp, PuzzleState
from accessgames.language import Language
from tests.games.tetrikon.rules.puzzle_tables import filled, game, play, running

FOUR = ("D4", "A10", "C3", "A2")
RECORDS = TetrikonRecords()


NOTHING = Outcome((), (), (), "filled")
"""A result that is not looked at."""


def desk(state: PuzzleState) -> Listener:
    """The desk of a spectator."""
    words = Language("cs").vocabulary("common")
    return Listener(Perspective(game(), game().view(state, SPECTATOR), SPECTATOR), (), frozenset(), words)


def test_r42_solo_is_recorded_by_its_combination() -> None:
    """The four diagrams sorted, with the total time in seconds."""
    state = filled(play(running(*FOUR), Elapsed(754_999)), FOUR)
    assert (Achievement(0, "solo A2 A10 C3 D4", 754, "seconds", lower=True),) == tuple(
        RECORDS.feats(desk(state), NOTHING)
    )


def test_r41_blitz_is_recorded_by_the_diagram() -> None:
    """Everybody who filled theirs; who gave up has none."""
    state = play(filled(play(running("A1", seats=3), Elapsed(60_000)), ["A1"]), Begin(), Draw("A2"), GiveUp())
    state = filled(play(state, Begin(), Draw("A3"), Elapsed(30_500)), ["A3"])
    assert [
        Achievement(0, "blitz A1", 60, "seconds", lower=True),
        Achievement(2, "blitz A3", 30, "seconds", lower=True),
    ] == list(RECORDS.feats(desk(state), NOTHING))


@pytest.mark.parametrize(
    ("key", "tag", "told"),
    [
        ("solo A2 A10 C3 D4", "cs", "sólo A2, A10, C3, D4"),
        ("blitz A1", "cs", "blesková hra A1"),
        ("solo A2 A10 C3 D4", "en", "solo A2, A10, C3, D4"),
        ("blitz A1", "en", "blitz A1"),
    ],
)
def test_disciplines_have_names(key: str, tag: str, told: str) -> None:
    """In every language, as they stand in a sentence."""
    assert told == Language(tag, strict=True).form(RECORDS.title(key), "full")
