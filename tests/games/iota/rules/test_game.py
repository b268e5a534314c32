"""Whole games: they end, repeat, and have the shape they always had."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import CHANCE, IllegalAction, NotYourTurn, Streams
from accessgames.games.iota.notation import parse_action
from accessgames.games.iota.rules.actions import Draw, Trade
from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iota.rules.legal import SeatActions
from accessgames.games.iota.rules.state import OPTIONS
from tests.games.iota.positions import GAME, cards, play, position, walk

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

OPTION_VALUES = st.fixed_dictionaries({option.key: st.sampled_from(option.choices) for option in OPTIONS})


def counts(seed: str, seats: int) -> tuple[int, int, int]:
    """Play a random game: number of actions, sum of all list lengths, sum of all points of placements."""
    actions = listed = points = 0
    for state, actor, _ in walk(seed, seats):
        legal = GAME.legal_actions(state, actor)
        actions, listed = actions + 1, listed + len(legal)
        if isinstance(legal, SeatActions):
            points += sum(legal.placements.points.values())
    return actions, listed, points


@pytest.mark.parametrize(("seed", "seats"), [("perft 1", 2), ("perft 2", 3), ("perft 3", 4)])
def test_counts_of_whole_games(seed: str, seats: int) -> None:
    """A change of the rules, of the order of lists or of the streams shows here first."""
    assert GOLDEN[seed] == counts(seed, seats)


GOLDEN = {"perft 1": (107, 6578, 39275), "perft 2": (104, 6094, 39562), "perft 3": (103, 6337, 35286)}


def leaves(state: IotaState, depth: int) -> int:
    """Count the ways to play so many actions of seats; chance takes the first card it can."""
    if depth == 0:
        return 1
    total = 0
    for action in GAME.legal_actions(state, state.table.turn):
        after = GAME.apply(state, state.table.turn, action).state
        while GAME.actors(after) == (CHANCE,):
            draw = next(iter(GAME.legal_actions(after, CHANCE)))
            after = GAME.apply(after, CHANCE, draw).state
        total += leaves(after, depth - 1) if GAME.actors(after) else 1
    return total


@pytest.mark.parametrize(
    ("board", "one", "other", "expected"),
    [
        ("m50=r1c", "r2c g3s", "b1x y4t", (25, 281)),
        ("m50=r1c n50=w", "r2c g3s", "b1x w", (41, 800)),
    ],
)
def test_leaves_of_small_positions(board: str, one: str, other: str, expected: tuple[int, int]) -> None:
    """With an empty deck, one and two turns deep."""
    state = position(board, one, other, deck=0)
    assert expected == (leaves(state, 1), leaves(state, 2))


@settings(max_examples=25)
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 4), options=OPTION_VALUES)
def test_random_games_end_in_one_of_three_ways(seed: int, seats: int, options: dict[str, str]) -> None:
    """With any options, after a few hundred actions at most, and with a result."""
    states = list(walk(str(seed), seats, options))
    last = states[-1][0]
    assert len(states) < 600
    assert last.table.ending in {"went-out", "stuck", "idle"}
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert outcome.totals == last.table.scores
    assert "over" == last.table.phase


def test_a_game_of_passes_ends() -> None:
    """The laziest players there can be (I2)."""
    state = position("m50=r1c", "r2c r3c r4c g1c", "b1c b2c b3c b4c", "y1c y2c y3c y4c")
    for turns in range(1, 10):
        state = play(state, "pass")[0]
        assert ("over" if turns == 9 else "play") == state.table.phase


def test_endless_trading_ends() -> None:
    """Trades are no placements (I2)."""
    state = position("m50=r1c", "r2c", "b1c", deck=2)
    for _ in range(6):
        hand = state.hands[state.table.turn]
        state = play(state, GAME.format_action(Trade(hand)))[0]
        state = GAME.apply(state, CHANCE, GAME.chance(state, Streams("x").open("chance"))).state
    assert ("idle", "over") == (state.table.ending, state.table.phase)


def test_the_same_seed_plays_the_same_game() -> None:
    """Bit for bit."""
    assert list(walk("again", 3)) == list(walk("again", 3))


def test_old_states_never_change() -> None:
    """Whatever is asked of them or done with them later."""
    states = [(state, repr(state)) for state, _, _ in walk("old", 2)]
    assert all(text == repr(state) for state, text in states)


def test_chance_is_fair_and_counts_wild_cards_twice() -> None:
    """Over many draws from the full deck."""
    state = GAME.initial(GAME.setup(2, {"starter": "first"}))
    stream = Streams("fair").open("chance")
    drawn = [GAME.chance(state, stream) for _ in range(66 * 60)]
    tally = {card: drawn.count(Draw(card)) for card in range(65)}
    assert 60 < tally[WILD] < 190
    assert all(20 < count < 120 for card, count in tally.items() if card != WILD)


def test_chance_takes_the_bottom_in_its_order() -> None:
    """No luck is left."""
    state = play(position("m50=r1c", "r2c", "b1x", deck=1, bottom="y1s"), "place n50=r2c")[0]
    assert Draw(cards("y1s")[0]) == GAME.chance(state, Streams("any").open("chance"))


def test_checked_play_refuses_with_the_reason() -> None:
    """Whose turn it is comes first."""
    state = position("m50=r1c", "r2c", "b1x")
    with pytest.raises(NotYourTurn):
        GAME.play(state, 1, parse_action("pass"))
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 0, parse_action("place n50=r3c"))
    assert "iota-refused-not-in-hand" == caught.value.refusal.key


def test_the_game_reads_and_writes_its_own_notation() -> None:
    """As the journal needs it."""
    action = GAME.parse_action("place m51=r3c n51=w")
    assert "place m51=r3c n51=w" == GAME.format_action(action)
    assert ("iota", range(2, 5)) == (GAME.id, GAME.seats)
