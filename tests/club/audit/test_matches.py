"""Journals of matches and their tables: found by game, names and seed, refused when anything is wrong."""

from __future__ import annotations

import pytest

from accessgames.cli.material import open_room
from accessgames.club.audit import check_match, find_table, match_result, seats_of
from accessgames.club.rules.course import replay_events
from accessgames.engine import GameError
from tests.club.audit.test_clubs import DRAW, sound


def test_a_match_finds_its_table_and_becomes_its_result() -> None:
    """In the order of the table's own seats, whoever sat where at the other computer."""
    tournament = replay_events(sound()[0][: DRAW + 1]).tournament
    played = check_match(sound()[2], open_room)
    round_, table = find_table(tournament, played)
    assert (1, 1) == (round_.number, table.number)
    found = match_result(tournament, round_, table, played)
    assert table.players == tuple(seat.player for seat in found.seats)
    assert played.digest == found.source
    seats = seats_of(played.header, tournament, table)
    assert seats is not None
    assert set(table.players) == set(seats)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text.replace('"seed"', '"sead"', 1), "error-journal-foreign"),
        (lambda text: text[: len(text) // 2], "club-error-match-damaged"),
        (lambda text: "\n".join(text.split("\n")[:5]) + "\n", "club-error-match-unfinished"),
        (lambda text: text.replace("Jana", "Hana", 1), "error-journal-foreign"),
        (lambda _text: "", "error-journal-foreign"),
    ],
)
def test_journals_that_prove_nothing(change: object, key: str) -> None:
    """Another file, a torn one, one that is not over, one with other names."""
    assert callable(change)
    with pytest.raises(GameError) as error:
        check_match(change(sound()[2]), open_room)
    assert key == error.value.key


def test_the_same_match_twice_is_known() -> None:
    """Its result is there already, and where is told."""
    tournament = replay_events(sound()[0]).tournament
    with pytest.raises(GameError) as error:
        find_table(tournament, check_match(sound()[2], open_room))
    assert ("club-error-match-known", 1, 1) == (
        error.value.key, error.value.args_["round"], error.value.args_["table"],
    )  # fmt: skip
