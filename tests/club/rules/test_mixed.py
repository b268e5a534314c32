"""Several games in one evening: which proposals add or compare points of different scales."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.club.events import Created
from accessgames.club.model.proposal import DEFAULT_TIE_BREAKS, TieBreak
from accessgames.club.rules.course import begin_course
from accessgames.club.rules.mixed import MIXED_TIES, is_mixed, mixed_refusal, with_fair_ties
from accessgames.dataclasses import replace
from tests.club.making import game, key, proposal

ONE = game()
OTHER = game(name="Mars")
BOTH: dict[str, Any] = {"games": (ONE, OTHER), "order": (0, 1)}


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, ""),
        ({**BOTH, "tie_breaks": MIXED_TIES}, ""),
        ({**BOTH, "tie_breaks": (TieBreak.ZEROS,)}, ""),
        ({**BOTH, "tie_breaks": ()}, ""),
        ({**BOTH, "order": (0,)}, ""),
        ({**BOTH, "games": (ONE, replace(ONE, options=(("level", "B"),)))}, ""),
        ({**BOTH, "games": (game("score"), game("score", name="Mars"))}, "scores"),
        ({**BOTH, "games": (game("penalties"), game("penalties", name="Mars"))}, "scores"),
        ({**BOTH, "games": (ONE, game("score", name="Mars"))}, "scores"),
        ({**BOTH, "tie_breaks": (TieBreak.WINS, TieBreak.BEST_GAME)}, "ties"),
        ({**BOTH, "tie_breaks": (TieBreak.BEST_ROUND,)}, "ties"),
        ({**BOTH, "tie_breaks": DEFAULT_TIE_BREAKS}, "ties"),
    ],
)
def test_what_may_be_counted_together(changes: dict[str, Any], found: str) -> None:
    """Places of all games; points of one game alone, whatever its options."""
    wanted = f"club-refused-mixed-{found}" if found else ""
    assert wanted == key(mixed_refusal(proposal(**changes)))


def test_ties_that_nobody_chose_fit_the_games() -> None:
    """Of several games wins and the games between equals decide; what was chosen stays."""
    assert MIXED_TIES == with_fair_ties(proposal(**BOTH)).tie_breaks
    assert DEFAULT_TIE_BREAKS == with_fair_ties(proposal()).tie_breaks
    chosen = proposal(**BOTH, tie_breaks=(TieBreak.ZEROS,))
    assert chosen == with_fair_ties(chosen)


def test_a_game_whose_turn_never_comes_mixes_nothing() -> None:
    """Only what is played has a scale."""
    assert not is_mixed(proposal(games=(ONE, OTHER), order=(1,)))
    assert is_mixed(proposal(**BOTH))


def test_journals_that_added_different_points_still_hold() -> None:
    """The rule is one of the desk: what was written earlier is carried out as it was."""
    old = proposal(games=(game("score"), ONE, game("score", name="Mars")), order=(0, 1, 2))
    assert "club-refused-mixed-scores" == key(mixed_refusal(old))
    assert old == begin_course(Created(old, "7")).tournament.proposal
