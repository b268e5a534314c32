from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, SPECTATOR, Outcome, Perspective
from accessgames.games import Achievement, Listener
from accessgames.games.iqlandie.records import RECORDS
from accessgames.language import Language
from tests.games.iqlandie.positions import (
    GAME,
    begin,
    board,
    claim_right,
    claim_wrong,
    do,
    events_of,
    solve,
    wait,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

CZECH = Language("cs", strict=True)


NOTHING = Outcome((), (), (), "rounds")
"""A result that is not looked at."""


def listener(state: IqState) -> Listener:
    """Return a spectator."""
    view = GAME.view(state, SPECTATOR)
    words = CZECH.vocabulary("common", "shell", "iqlandie")
    return Listener(Perspective(GAME, view, SPECTATOR), (), frozenset(), words)


def practised(*rounds: tuple[int, int, str]) -> IqState:
    """Play a practice of programming alone: card, milliseconds, and what is done at the end."""
    state = begin(1, {"practice": "programming", "rounds": "3"})
    for number, milliseconds, end in rounds:
        state = do(state, CHANCE, f"card programming {number:04}")
        state = wait(do(state, 0, "ready"), milliseconds)[0]
        if end == "hint":
            state = claim_right(do(state, 0, "hint"), 0)
        else:
            state = claim_right(state, 0) if end == "right" else claim_wrong(state, 0)
    return state


def test_the_best_time_of_each_level_counts() -> None:
    """Whole seconds, errors and solutions with hints left out."""
    state = practised((1, 40_999, "right"), (2, 12_500, "wrong"), (4, 35_000, "right"))
    assert "over" == state.table.phase
    assert (Achievement(0, "task programming 1", 35, "seconds", lower=True),) == tuple(
        RECORDS.feats(listener(state), NOTHING)
    )


def test_hints_make_no_record() -> None:
    """Nor does a practice in which nothing was right."""
    state = practised((1, 10_000, "hint"), (2, 5_000, "wrong"), (3, 5_000, "wrong"))
    assert () == tuple(RECORDS.feats(listener(state), NOTHING))


def test_points_of_a_whole_game_count_by_its_length() -> None:
    """More is better."""
    table = begin(2, {"rounds": "6"}).table
    table = replace(table, boards=(board({1: ("i3r a1 b1 c1",)}), table.boards[1]), phase="over")
    state = replace(begin(2), table=table)
    expected = (
        Achievement(0, "game 6", 6, "points", lower=False),
        Achievement(1, "game 6", 3, "points", lower=False),
    )
    assert expected == tuple(RECORDS.feats(listener(state), NOTHING))


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("task biology 2", "biologie, obtížnost 2"),
        ("task space 3", "vesmír, obtížnost 3"),
        ("game 12", "celá hra na 12 kol"),
        ("game 3", "celá hra na 3 kola"),
    ],
)
def test_disciplines_have_names(key: str, expected: str) -> None:
    """As they stand in a sentence."""
    assert expected == CZECH.render(RECORDS.title(key)).full


@pytest.mark.parametrize("key", ["", "game", "game x", "task", "task magic", "other words here now"])
def test_unknown_disciplines_are_named_somehow(key: str) -> None:
    """A file of records may come from another version."""
    assert CZECH.render(RECORDS.title(key)).full


def test_firsts_of_others_change_nothing() -> None:
    """Everybody has records of their own."""
    state = do(begin(2, {"practice": "space", "rounds": "3"}), CHANCE, "card space 0001")
    state, _ = events_of(solve(wait(state, 9_000)[0], 1), 1, "claim 0000000")
    feats = RECORDS.feats(listener(state), NOTHING)
    assert [(1, "task space 1", 9)] == [(feat.seat, feat.key, feat.value) for feat in feats]
