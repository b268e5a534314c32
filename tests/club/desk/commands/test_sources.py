"""How matches turned, by their journals."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from accessgames.cli.material import open_room
from accessgames.club.audit import parse_match
from accessgames.club.desk.commands.sources import match_turns
from accessgames.club.model.tournament import Result, Round, SeatedTable
from accessgames.club.notation import digest_of
from accessgames.club.papers.chronicle import MatchTurns
from accessgames.engine import SPECTATOR, GameError, Match
from tests.club.papers.rounds import AFTER, result

GOLDEN = Path(__file__).parents[3] / "golden"
GAMES = ("iota", "quantum", "tetrikon", "iqlandie")


def journal(game: str) -> str:
    return (GOLDEN / f"{game}-analysis.jsonl").read_text("utf-8")


def turned(game: str, **changes: Any) -> list[MatchTurns]:  # noqa: ANN401 - whatever a table has
    """The turns of a tournament whose only table played the match of a golden journal."""
    text = journal(game)
    scored = replace(result((1, 1, 9), (2, 2, 8)), source=digest_of(text))
    table = SeatedTable(**{"number": 3, "players": (1, 2), "result": scored, **changes})
    tournament = replace(AFTER, rounds=(AFTER.rounds[0], Round(2, 0, (table,))))
    return list(match_turns(tournament, {digest_of(text): text}, open_room))


def leaders(game: str) -> tuple[list[tuple[int, int]], int]:
    """Who alone led after each action, with the number of moves until then, and all moves; by the engine."""
    parsed = parse_match(journal(game))
    room = open_room(parsed.header.game, dict(parsed.header.options))
    match = Match.replay(room.game, parsed)
    found, moves = [], 0
    assert room.moments is not None
    for moment, entry in enumerate(match.entries, 1):
        moves += entry.actor >= 0
        scores = list(room.moments.scores(room.game.view(match.state_at(moment), SPECTATOR)))
        if scores and scores.count(max(scores)) == 1:
            found.append((scores.index(max(scores)), moves))
    return found, moves


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_those_of_the_journal(game: str) -> None:
    """Moves, changes of the lead and what came after the last one, worked out from every position."""
    led, moves = leaders(game)
    runs = [list(run) for _, run in groupby(led, key=lambda one: one[0])]
    expected = [MatchTurns(2, 3, moves, len(runs) - 1, moves - runs[-1][0][1])] if len(runs) > 1 else []
    assert expected == turned(game)


def test_some_matches_turn() -> None:
    """The comparison above is not of nothing with nothing."""
    assert [] != [one for game in GAMES for one in turned(game)]


def test_a_result_that_was_typed_has_no_turns() -> None:
    """Nor has a table that still plays, nor one whose journal is not here."""
    assert [] == turned("iota", result=None)
    assert [] == turned("iota", result=Result(()))
    assert [] == turned("iota", result=replace(result((1, 1, 9)), source="0" * 64))


def test_a_match_of_a_game_that_is_not_here_is_left_out() -> None:
    """A club may have journals of games that this computer does not have; its story is told all the same."""

    def missing(game_id: str, recorded: Any) -> Any:  # noqa: ANN401 - as a loader of games
        raise GameError("error-game-unknown", game=game_id, known=())

    text = journal("iota")
    scored = replace(result((1, 1, 9), (2, 2, 8)), source=digest_of(text))
    tournament = replace(AFTER, rounds=(Round(1, 0, (SeatedTable(1, (1, 2), scored),)),))
    assert [] == list(match_turns(tournament, {digest_of(text): text}, missing))
    assert [] == list(match_turns(tournament, {digest_of(text): text[:200]}, open_room))
