from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games import game_ids, load_room
from accessgames.personal import ratings as levels
from accessgames.personal.ratings import MOST_MATCHES, Rating, ratings
from accessgames.personal.results import MatchResult, SeatResult
from tools.ratings import measured_levels, try_out

JANA, PETR = ("Jana", "human"), ("Petr", "human")


def played(*seats: tuple[str, str], places: tuple[int, ...], game: str = "iota") -> MatchResult:
    found = tuple(SeatResult(*who, 0, place) for who, place in zip(seats, places, strict=True))
    return MatchResult("x", game, "", given_up=False, rated=True, seconds=None, seats=found)


def bot(level: int) -> tuple[str, str]:
    return f"Alfa {level}", f"bot:{level}"


def test_the_levels_are_those_that_were_measured() -> None:
    """Their numbers follow from docs/strength alone.

    Opponents with a name may be measured again and move a little before the table follows.
    """
    measured = measured_levels()
    written = {
        game: {name: tuple(one) for name, one in known.items()} for game, known in levels.LEVELS.items()
    }
    assert {game: set(known) for game, known in measured.items()} == {
        game: set(known) for game, known in written.items()
    }
    for game, known in measured.items():
        for name, (points, spread) in known.items():
            there = written[game][name]
            assert there == (points, spread) or (
                not name[4:].isdigit() and abs(there[0] - points) <= 2 * there[1]
            )


@pytest.mark.parametrize("game", game_ids())
def test_the_levels_come_in_their_order(game: str) -> None:
    """Each is above the one before, in every game, and the third is where the scale begins."""
    points = [levels.points_of(game, f"bot:{level}") for level in range(1, 6)]
    assert None not in points
    assert sorted(points, key=lambda one: one or 0) == points
    assert levels.ANCHOR == points[2]
    assert [1, 2, 3, 4, 5] == [levels.nearest_level(game, one or 0) for one in points]


@pytest.mark.parametrize("game", game_ids())
def test_opponents_with_a_name_are_on_the_scale(game: str) -> None:
    """Each of them was measured against the third level, so that matches against them count."""
    for character in load_room(game).bots.characters:
        points = levels.points_of(game, f"bot:{character.id}")
        assert points is not None
        assert ratings([played(JANA, ("Alfa", f"bot:{character.id}"), places=(1, 2), game=game)])


def test_what_the_measuring_leaves_open_never_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many matches against one opponent there are, nobody is rated more surely than that one."""
    unsure = {**levels.LEVELS["iqlandie"], "bot:4": levels.Strength(2350, 142)}
    monkeypatch.setattr(levels, "LEVELS", {**levels.LEVELS, "iqlandie": unsure})
    strong, middle = (
        ratings([
            played(JANA, bot(level), places=(1 + turn % 2, 2 - turn % 2), game="iqlandie")
            for turn in range(200)
        ])["jana"]
        for level in (4, 3)
    )  # fmt: skip
    assert strong.spread >= 142
    assert ("roughly", "sure") == (strong.sureness, middle.sureness)


def test_what_was_never_measured_has_no_points() -> None:
    """Neither a game nor a computer player is guessed at."""
    assert levels.points_of("pig", "bot:1") is levels.points_of("iota", "bot:x") is None
    assert levels.nearest_level("pig", 1500) is None


def test_a_beginner_is_a_guess() -> None:
    """One match says little, and more of them more."""
    one = ratings([played(JANA, bot(3), places=(1, 2))])["jana"]
    many = ratings([played(JANA, bot(3), places=(1 + turn % 2, 2 - turn % 2)) for turn in range(60)])["jana"]
    assert ("guess", "sure") == (one.sureness, many.sureness)
    assert (1, 60) == (one.matches, many.matches)
    assert abs(many.points - levels.ANCHOR) < many.spread
    assert one.low < one.points < one.high


@pytest.mark.parametrize(("spread", "word"), [(85, "sure"), (86, "fairly"), (116, "roughly"), (161, "guess")])
def test_words_of_sureness(spread: int, word: str) -> None:
    """What is said of it."""
    assert word == Rating(1500, spread, 9).sureness


def test_who_beats_a_stronger_level_rises_more() -> None:
    """And who loses against a weaker one falls more."""
    first, fifth = (ratings([played(JANA, bot(level), places=(1, 2))])["jana"].points for level in (1, 5))
    assert fifth > first > levels.ANCHOR
    first, fifth = (ratings([played(JANA, bot(level), places=(2, 1))])["jana"].points for level in (1, 5))
    assert first < fifth < levels.ANCHOR


def test_people_at_one_table() -> None:
    """Several at once, with shared places."""
    found = ratings([played(JANA, PETR, bot(2), bot(4), places=(1, 3, 3, 2))] * 3)
    assert found["jana"].points > found["petr"].points
    level = ratings([played(JANA, PETR, places=(1, 1))] * 5)
    assert level["jana"] == level["petr"]


def test_what_changes_no_rating() -> None:
    """Matches given up, with a chosen seed, alone, or against somebody of unknown strength."""
    good = played(JANA, bot(3), places=(1, 2))
    odd = [
        replace(good, given_up=True),
        replace(good, rated=False),
        played(JANA, places=(1,)),
        played(JANA, ("Alfa", "bot:random"), places=(1, 2)),
    ]
    assert {} == ratings(odd)
    assert ratings([good]) == ratings([*odd, good])


def test_the_latest_matches_count() -> None:
    """So that the answer takes no longer after years."""
    won, lost = played(JANA, bot(3), places=(1, 2)), played(JANA, bot(3), places=(2, 1))
    assert ratings([lost] * MOST_MATCHES) == ratings([won] * 50 + [lost] * MOST_MATCHES)


@pytest.mark.parametrize("game", game_ids())
def test_made_up_people_are_found_in_their_order(game: str) -> None:
    """Of 100 people whose strength is known: the order, and how often it lies inside what is said of them."""
    trials = try_out(game, 100, "suite", (5, 30))
    assert trials[0].correlation < trials[1].correlation
    assert trials[1].correlation > 0.9
    assert all(trial.inside >= 0.9 for trial in trials)
    assert trials[1].error < trials[0].error
