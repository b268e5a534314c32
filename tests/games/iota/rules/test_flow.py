"""What each action brings, event by event."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, SPECTATOR
from accessgames.games.iota.rules.cards import HAND, START, WILD
from accessgames.games.iota.rules.events import (
    DeckEmpty,
    Drew,
    Ended,
    IotaEvent,
    Passed,
    Placed,
    Recycled,
    StartCard,
    Starter,
    StarterDrawn,
    StarterTied,
    Traded,
    TurnBegan,
)
from tests.games.iota.positions import GAME, cards, laid, play, position, spot, walk

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState


def card(name: str) -> int:
    """Read one card."""
    return cards(name)[0]


def dealt(seats: int = 3) -> tuple[IotaState, list[IotaEvent]]:
    """Draw for the start (seat 1 wins), deal, and turn up the start card."""
    names = [f"{colour}{number}{shape}" for shape in "st" for colour in "rgby" for number in (1, 2, 3)]
    draws = ["r2c", "g4t", "b1s", *names[: HAND * seats], "y4x"]
    state, events = play(GAME.initial(GAME.setup(seats, {})), *[f"draw {name}" for name in draws])
    return state, list(events)


def test_before_the_first_turn() -> None:
    """A draw for the start, four cards each from the starter on, the start card, the starter's turn."""
    state, events = dealt()
    assert [
        StarterDrawn(0, card("r2c")),
        StarterDrawn(1, card("g4t")),
        StarterDrawn(2, card("b1s")),
    ] == events[:3]
    assert Starter(1, 4) == events[3]
    draws = [event for event in events if isinstance(event, Drew)]
    assert [1] * 4 + [2] * 4 + [0] * 4 == [event.seat for event in draws]
    assert [1, 2, 3, 4] * 3 == [event.number for event in draws]
    assert {(True, 4)} == {(event.dealt, event.of) for event in draws}
    assert list(range(65, 53, -1)) == [event.left for event in draws]
    assert [StartCard(card("y4x"), 53), TurnBegan(1)] == events[-2:]
    assert (("play", 1, 1), card("y4x")) == (
        (state.table.phase, state.table.turn, state.table.starter),
        state.table.grid[START],
    )


def test_a_tied_draw_is_told_and_repeated() -> None:
    """All cards are back in the deck."""
    state, events = play(GAME.initial(GAME.setup(2, {})), "draw r3c", "draw g3t")
    assert StarterTied((0, 1), 3) == events[-1]
    assert (66, 0) == (len(state.pool), state.table.turn)


def test_placing_scores_and_fills_the_hand_up() -> None:
    """First the points, then one draw after the other, then the next turn."""
    state = position("m50=r1c", "r2c r3c g1s g2s", "b1x")
    state, events = play(state, "place n50=r2c o50=r3c", "draw y1c", "draw w")
    placed, *rest = events
    assert isinstance(placed, Placed)
    assert (0, laid("n50=r2c o50=r3c"), 6) == (placed.seat, placed.cards, placed.scoring.total)
    left = 59
    assert [Drew(0, card("y1c"), left, 1, 2), Drew(0, WILD, left - 1, 2, 2), TurnBegan(1)] == rest
    assert (cards("g1s g2s y1c w"), (6, 0)) == (state.hands[0], state.table.scores)


def test_the_last_card_of_the_deck_is_announced() -> None:
    """After it was drawn; then the hand stays short."""
    state = position("m50=r1c", "r2c r3c", "b1x", deck=1)
    state = play(state, "place n50=r2c o50=r3c")[0]
    name = GAME.format_action(next(iter(GAME.legal_actions(state, CHANCE))))
    state, events = play(state, name)
    assert [DeckEmpty(), TurnBegan(1)] == list(events[1:])
    assert (1, 0) == (len(state.hands[0]), state.table.deck)


def test_placing_on_an_empty_deck_goes_straight_to_the_next_turn() -> None:
    """As long as cards are left in hand."""
    events = play(position("m50=r1c", "r2c g1s", "b1x", deck=0), "place n50=r2c")[1]
    assert [Placed, TurnBegan] == [type(event) for event in events]


def test_going_out_ends_the_game_at_once() -> None:
    """Nobody acts any more."""
    state, events = play(position("m50=r1c", "r2c", "b1x", deck=0), "place n50=r2c")
    assert Ended("went-out", 0, (6, 0)) == events[-1]
    assert ((), "over", 0) == (GAME.actors(state), state.table.phase, state.table.turn)


def test_recycling_changes_hand_and_grid_and_nothing_else() -> None:
    """The turn goes on."""
    state, events = play(position("m50=r1c n50=w", "r2c g1s", "b1x"), "recycle n50=r2c")
    assert (Recycled(0, spot("n50"), card("r2c")),) == events
    assert (cards("g1s w"), card("r2c")) == (state.hands[0], state.table.grid[spot("n50")])
    assert (laid("n50=r2c"), (0,)) == (state.table.recycled, GAME.actors(state))


def test_trading_puts_cards_under_the_deck_and_draws_as_many() -> None:
    """In the order of the trade."""
    state, events = play(
        position("m50=r1c", "r2c g1s b4t y4x", "b1x"), "trade r2c y4x", "draw y1c", "draw y2c"
    )
    assert Traded(0, 2, cards("r2c y4x")) == events[0]
    assert [1, 2] == [event.number for event in events if isinstance(event, Drew)]
    assert TurnBegan(1) == events[-1]
    assert cards("g1s b4t y1c y2c") == state.hands[0]
    assert cards("r2c y4x") == tuple(card for card, _ in state.bottom)


def test_passing_counts_idle_turns_and_placing_resets_them() -> None:
    """Trades are idle turns too (I2)."""
    state = position("m50=r1c", "r2c r3c r4c g1s", "b1x b2x b3x b4x")
    state, events = play(state, "pass", "trade b1x", "draw y1c")
    assert (Passed(0), TurnBegan(1)) == events[:2]
    assert (2, 0) == (state.table.idle, state.table.stuck)
    state = play(state, "place n50=r2c", "draw y2c")[0]
    assert 0 == state.table.idle


def test_turns_go_round() -> None:
    """From the last seat to the first."""
    state, events = play(position("m50=r1c", "r2c", "b1x", "g1c", turn=2), "pass")
    assert TurnBegan(0) == events[-1]
    assert 0 == state.table.turn


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_see_what_is_drawn_and_traded(viewer: int) -> None:
    """But they see that and how many."""
    drew = Drew(0, card("r2c"), 12, 1, 2)
    traded = Traded(0, 2, cards("r2c r3c"))
    assert Drew(0, None, 12, 1, 2) == GAME.redact(drew, viewer)
    assert Traded(0, 2, None) == GAME.redact(traded, viewer)
    assert drew == GAME.redact(drew, 0)
    assert traded == GAME.redact(traded, 0)


def test_who_put_a_card_under_the_deck_sees_it_being_drawn() -> None:
    """And the redacted event does not tell who knows."""
    state = position("m50=r1c", "g1x", "r3c b1x", deck=1, bottom="y1s")
    drew = play(state, "pass", "place n50=r3c", "draw y1s")[1][3]
    assert Drew(1, card("y1s"), 0, 1, 1, known=1) == drew
    assert Drew(1, card("y1s"), 0, 1, 1) == GAME.redact(drew, 0) == GAME.redact(drew, 1)
    assert Drew(1, None, 0, 1, 1) == GAME.redact(drew, SPECTATOR)


def test_open_events_are_the_same_for_all() -> None:
    """Placing, recycling, and the draw for the start."""
    for event in (StarterDrawn(0, 5), Recycled(0, START, 5), Passed(1), DeckEmpty()):
        assert event == GAME.redact(event, SPECTATOR)


@pytest.mark.parametrize(("seats", "seed"), [(2, "flow 1"), (3, "flow 2"), (4, "flow 3")])
def test_events_tell_the_scores(seats: int, seed: str) -> None:
    """The points of all placings add up to the table's scores after every action."""
    scores = [0] * seats
    states = list(walk(seed, seats))
    for (state, actor, action), (after, _, _) in itertools.pairwise(states):
        for event in GAME.apply(state, actor, action).events:
            if isinstance(event, Placed):
                scores[event.seat] += event.scoring.total
                assert scores[event.seat] == event.scoring.score
        assert tuple(scores) == after.table.scores
