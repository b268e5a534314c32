from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Elapsed, MalformedAction, SetupError, Stream
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import Claim, DealCondition
from accessgames.games.iqlandie.rules.events import ConditionDealt, KindChosen, RoundBegan
from tests.games.iqlandie.positions import (
    GAME,
    begin,
    building,
    by_chance,
    choosing,
    do,
    events_of,
    prepared,
    racing,
    refused,
    taking,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_gets_a_condition_first(seats: int) -> None:
    """Each a different one, then the offers are filled and the first round begins."""
    state = begin(seats)
    for seat in range(seats):
        assert (CHANCE,) == GAME.actors(state)
        legal = list(GAME.legal_actions(state, CHANCE))
        assert 4 - seat == len(legal)
        state, events = GAME.play(state, CHANCE, legal[-1])
        assert isinstance(legal[-1], DealCondition)
        assert (ConditionDealt(seat, legal[-1].condition),) == events
    assert "offers" == state.table.phase
    refusal = refused(begin(2), CHANCE, "draw t4r")
    assert refusal is not None
    assert "iqlandie-refused-phase" == refusal.key


def test_a_condition_is_dealt_once() -> None:
    """There is one board of each."""
    refusal = refused(do(begin(2), CHANCE, "condition b"), CHANCE, "condition b")
    assert refusal is not None
    assert "iqlandie-refused-condition" == refusal.key


def test_the_first_round_is_told_after_the_offers() -> None:
    """With the first chooser."""
    state = begin(2)
    told: list[object] = []
    while GAME.actors(state) == (CHANCE,):
        state, events = GAME.play(state, CHANCE, GAME.chance(state, Stream(str(len(told)), "chance")))
        told.extend(events)
    assert RoundBegan(1, 12, 0, None) == told[-1]


def test_the_chooser_picks_one_of_four_kinds() -> None:
    """Then chance draws the card."""
    state = choosing(2)
    texts = [GAME.format_action(action) for action in GAME.legal_actions(state, 0)]
    assert ["choose biology", "choose optics", "choose programming", "choose space"] == texts
    state, events = events_of(state, 0, "choose optics")
    assert (KindChosen(0, "optics"),) == events
    assert (CHANCE,) == GAME.actors(state)


def test_who_is_to_act() -> None:
    """Chance, the chooser, those who prepare, those who solve and the clock, takers, builders."""
    assert (CHANCE,) == GAME.actors(begin(3))
    assert (0,) == GAME.actors(choosing(3))
    assert (0, 1, 2) == GAME.actors(prepared("optics", 3))
    assert (CLOCK, 0, 1, 2) == GAME.actors(racing("optics", 3))
    assert (0,) == GAME.actors(taking(seats=3))
    assert (0, 1) == GAME.actors(building(["", ""]))


def test_wrong_setups_are_refused() -> None:
    """No fifth player, no other kinds to practise."""
    with pytest.raises(SetupError):
        GAME.setup(5, {})
    with pytest.raises(SetupError):
        GAME.setup(2, {"practice": "chemistry"})


def test_alone_and_with_any_option_there_is_a_game() -> None:
    """One player may play all rounds or practise, also by turns and with a factor."""
    for options in ({}, {"race": "turns"}, {"practice": "space"}, {"pace-4": "50"}, {"cards": "new"}):
        assert by_chance(begin(1, options)).table.phase in {"choose", "prepare", "race"}


def test_what_shows_something_cannot_be_taken_back() -> None:
    """Claims, hints, the start of the clock, the end of a round; steps and single pieces can be."""
    state = racing("programming", 2)
    for text in ("claim 0000000", "hint", "give-up", "press"):
        assert GAME.reveals(state, 0, parse_action(text))
    assert not GAME.reveals(state, 0, parse_action("stand a5"))
    half = prepared("optics", 2)
    assert not GAME.reveals(half, 0, parse_action("ready"))
    assert GAME.reveals(do(half, 0, "ready"), 1, parse_action("ready"))
    state = building(["", ""])
    assert not GAME.reveals(state, 0, parse_action("done"))
    assert GAME.reveals(do(state, 0, "done"), 1, parse_action("done"))


def test_the_clock_has_nothing_to_do_outside_of_a_race() -> None:
    """It is not to act, and would let an hour pass."""
    state = choosing(2)
    assert CLOCK not in GAME.actors(state)
    assert Elapsed(3_600_000) == GAME.clock(state, Stream("x", "clock"))


def test_a_claim_is_listed_with_all_delays() -> None:
    """For computer players; people claim at once."""
    legal = GAME.legal_actions(racing("space", 2), 0)
    assert {0, 30_000, 900_000} <= {action.delay for action in legal if isinstance(action, Claim)}
    assert 0 == len(GAME.legal_actions(racing("space", 2), SPECTATOR))


def test_notation_is_reached_through_the_game() -> None:
    """Both ways."""
    action = GAME.parse_action("place t4r* 3 b2 3")
    assert "place t4r* 3 b2 3" == GAME.format_action(action)
    with pytest.raises(MalformedAction):
        GAME.parse_action("place t4r* 3 b2")
