"""Contests of computer players: seats are swapped on every deal, and processes change nothing."""

from __future__ import annotations

import pytest

from accessgames.engine import LadderTable, SetupError
from accessgames.games import load_room
from tests.bots.fakes import TableJudge, decision
from tools.ladder import contest as contests
from tools.ladder.contest import Contest, Pace, Score, Timed, ahead, contend, seated

QUICK = Contest("quantum", ("bot:greedy", "bot:random"), 7)


def test_the_same_player_twice_is_even() -> None:
    """With seats swapped on every deal, a player without luck of its own wins exactly half against itself."""
    score = contend(Contest("quantum", ("bot:random", "bot:random"), 1), 1, 1)
    assert 1 == score.games
    even = contend(Contest("iota", ("bot:greedy", "bot:greedy"), 1), 4, 1)
    assert (4, 2.0) == (even.games, even.wins)


def test_the_better_player_wins_from_both_seats() -> None:
    """Greedy beats random whoever begins, and both were timed."""
    score = contend(QUICK, 4, 1)
    assert (4, 4.0) == (score.games, score.wins)
    assert all(pace.decisions > 20 and 0 < pace.slowest <= pace.seconds for pace in score.paces)


def test_processes_change_nothing_but_time() -> None:
    """One process or two: the same games, the same wins, the same number of decisions."""
    one, two = (contend(QUICK, 9, jobs) for jobs in (1, 2))
    assert (one.games, one.wins) == (two.games, two.wins)
    assert [pace.decisions for pace in one.paces] == [pace.decisions for pace in two.paces]


def test_progress_is_told_after_each_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of finished games grows by a batch, and ends with all of them."""
    monkeypatch.setattr(contests, "BATCH", 2)
    told: list[int] = []
    contend(QUICK, 5, 1, told.append)
    assert [2, 4, 5] == told


def test_an_unknown_player_is_refused() -> None:
    """A contest of players that the game does not have ends before any game."""
    with pytest.raises(SetupError, match="error-bot-policy"):
        contend(Contest("quantum", ("bot:nobody", "bot:random"), 7), 2, 1)


def test_scores_and_paces_add_up() -> None:
    """Sums of games and times, and the slowest decision of all."""
    first = Score(2, 1.5, (Pace(3, 0.3, 0.2), Pace(1, 0.1, 0.1)))
    second = Score(4, 1.0, (Pace(1, 0.5, 0.5), Pace(2, 0.1, 0.09)))
    total = first + second
    assert (6, 2.5) == (total.games, total.wins)
    assert (4, 0.5, 0.2) == (total.paces[0].decisions, total.paces[0].slowest, total.paces[0].mean)
    assert 0.1 == total.paces[1].slowest
    assert 0.0 == Pace().mean


def test_a_timed_player_plays_as_before() -> None:
    """Timing counts decisions and changes no choice."""

    class First(TableJudge):
        def choose(self, decision: object, /) -> str:
            return "a"

    timed = Timed(First({}))
    assert ["a", "a"] == [timed.choose(decision("ab")) for _ in range(2)]
    assert 2 == timed.pace.decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sit_everywhere(seats: int) -> None:
    """In two games each seat has had both players."""
    assert all({0, 1} == {*both} for both in zip(seated(0, seats), seated(1, seats), strict=True))


@pytest.mark.parametrize(
    ("places", "who", "share"),
    [
        ((1, 2), (0, 1), 1.0),
        ((1, 1), (1, 0), 0.5),
        ((1, 2, 3), (0, 1, 1), 1.0),
        ((3, 1, 2), (0, 1, 1), 0.0),
        ((1, 1, 3, 3), (0, 1, 0, 1), 0.5),
    ],
)
def test_pairs_are_counted(places: tuple[int, ...], who: tuple[int, ...], share: float) -> None:
    """Only pairs of an upper and a lower player count, equals half to both."""
    assert share == ahead(places, who)


def test_a_larger_table_is_played_by_both() -> None:
    """Three seats: greedy finishes ahead of random in every pair, and both were asked."""
    score = contend(Contest("quantum", ("bot:greedy", "bot:random"), 7, LadderTable("three", 3)), 4, 1)
    assert (4, 4.0) == (score.games, score.wins)
    assert all(pace.decisions > 20 for pace in score.paces)


def test_options_of_a_table_hold() -> None:
    """A match of blitz is played without a market: nobody decides about anything but laying."""
    (blitz,) = (table for table in load_room("tetrikon").bots.tables if table.name == "blitz")
    short, long = (
        contend(Contest("tetrikon", ("bot:4", "bot:3"), 7, table), 2, 1).paces[0].decisions
        for table in (blitz, LadderTable("usual"))
    )
    assert short < long


def test_who_plays_alone_is_compared_on_the_same_match() -> None:
    """A run of solo: the same player is even with itself, as both get the same diagrams."""
    (solo,) = (table for table in load_room("tetrikon").bots.tables if table.name == "solo")
    assert 1.0 == contend(Contest("tetrikon", ("bot:4", "bot:4"), 7, solo), 2, 1).wins
    assert 2.0 > contend(Contest("tetrikon", ("bot:1", "bot:5"), 7, solo), 2, 1).wins
