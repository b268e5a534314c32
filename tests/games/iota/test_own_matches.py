"""Whole matches of IOTA with own cards: the same game as with the program's deck, to every ending."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from accessgames.games.iota.rules.actions import Recycle
from tests.games.iota.declaring import compare
from tests.games.iota.wording import GAME, Moment, at_random, greedy, play

MATCHES = 60
ENDINGS = {"went-out", "stuck", "idle"}


@cache
def match(number: int) -> tuple[Moment, ...]:
    """One of sixty matches with own cards that everybody's hand is told of, with all options."""
    options = {"leftover": "minus" if number % 2 else "none", "empty_rounds": str(1 + number % 2)}
    chooser = greedy if number % 3 else at_random
    return tuple(play(f"own {number}", 2 + number % 3, chooser, cards="own", **options))


@pytest.mark.parametrize("number", range(MATCHES))
def test_it_is_the_game_of_the_program(number: int) -> None:
    """What is drawn and done, done again with the program's deck, brings the same events, points and end."""
    moments = match(number)
    setup = moments[0].before.table.setup
    state = GAME.initial(GAME.setup(setup.seats, {**dict(setup.options), "cards": "program"}))
    for moment in moments:
        step = GAME.play(state, moment.actor, moment.action)
        assert step.events == moment.events
        state = step.state
    assert GAME.outcome(state) == GAME.outcome(moments[-1].after)


def test_every_ending_comes() -> None:
    """Going out, nothing to place without a deck, and turns in which nobody placed; wild cards come back."""
    endings = Counter(str(match(number)[-1].after.table.ending) for number in range(MATCHES))
    again = sum(isinstance(moment.action, Recycle) for number in range(MATCHES) for moment in match(number))
    assert ENDINGS == endings.keys()
    assert again > 0


def test_what_is_left_costs_in_whole_matches() -> None:
    """With `leftover=minus` the hands that are left are laid open and counted."""
    outcomes = [GAME.outcome(match(number)[-1].after) for number in range(1, MATCHES, 2)]
    scores = [score for outcome in outcomes if outcome is not None for score in outcome.items]
    left = [item for items in scores for item in items if item.amount < 0]
    assert left
    assert {"iota-item-left"} == {item.rule for item in left}


def test_a_blind_match_ends_in_every_way() -> None:
    """Declared by people whose hands nobody knows; each match is judged twice to its end."""
    assert ENDINGS == compare("2", 1500, tries=12).endings.keys()
