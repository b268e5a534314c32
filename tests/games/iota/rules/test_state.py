"""What each viewer knows, and states that fit what a viewer knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest

from accessgames.engine import SPECTATOR, Stream
from accessgames.games.iota.rules.cards import DECK, WILD
from accessgames.games.iota.rules.events import EVERYBODY
from accessgames.games.iota.rules.state import IotaState, first_state, knows, put, take, truth_for, view_of
from accessgames.games.iota.rules.view import IotaTable, IotaView
from tests.games.iota.positions import GAME, cards, play, position, walk


def components(state: IotaState) -> Counter[int]:
    """All cards wherever they are."""
    drawn = (card for _, card in state.table.drawn)
    bottom = (card for card, _ in state.bottom)
    return Counter(chain(state.table.grid.values(), chain(*state.hands), state.pool, bottom, drawn))


@pytest.mark.parametrize(("seats", "seed"), [(2, "a"), (3, "b"), (4, "c"), (2, "d")])
def test_the_66_cards_are_all_there_all_the_time(seats: int, seed: str) -> None:
    """On the grid, in hands, in the deck, or shown in the draw for the start."""
    for state, _, _ in walk(seed, seats, {"wild-start": "bury", "trade": "any"}):
        assert Counter(DECK) == components(state)
        assert len(state.pool) + len(state.bottom) == state.table.deck
        assert [len(hand) for hand in state.hands] == [len(known) for known in state.known]


@pytest.mark.parametrize(("seats", "seed"), [(2, "e"), (3, "f"), (4, "g"), (2, "h")])
def test_a_guessed_truth_looks_the_same_to_the_viewer(seats: int, seed: str) -> None:
    """In every state, for every seat and for spectators; and it has all 66 cards."""
    for number, (state, _, _) in enumerate(walk(seed, seats)):
        for viewer in (*range(seats), SPECTATOR):
            view = view_of(state, viewer)
            guessed = truth_for(view, Stream(seed, str(number)))
            assert view == view_of(guessed, viewer)
            assert Counter(DECK) == components(guessed)


def test_guesses_differ_and_repeat() -> None:
    """The stream alone decides."""
    view = view_of(position("m50=r1c", "r2c r3c r4c g1c", "b1x b2x b3x b4x", deck=20), 0)
    hands = {truth_for(view, Stream(str(seed), "guess")).hands[1] for seed in range(20)}
    assert len(hands) > 10
    assert truth_for(view, Stream("1", "guess")) == truth_for(view, Stream("1", "guess"))


def swapped(state: IotaState) -> IotaState:
    """Swap a card of seat 1 with one of the deck, both unknown to seat 0."""
    hand = (state.pool[0], *state.hands[1][1:])
    pool = tuple(sorted((state.hands[1][0], *state.pool[1:])))
    return replace(state, hands=put(state.hands, 1, hand), pool=pool)


def test_a_hidden_card_leaves_no_trace_in_other_views() -> None:
    """Neither for the other seats nor for spectators."""
    state = position("m50=r1c n50=w", "r2c r3c", "b1x b2x", "g1c g2c")
    for viewer in (0, 2, SPECTATOR):
        assert view_of(state, viewer) == view_of(swapped(state), viewer)
        assert repr(view_of(state, viewer)) == repr(view_of(swapped(state), viewer))
    assert view_of(state, 1) != view_of(swapped(state), 1)


def test_own_hands_keep_the_order_in_which_cards_came() -> None:
    """New cards come to the end."""
    state = play(position("m50=r1c", "r4x r2c g1s", "b1x"), "place n50=r2c", "draw y1c", "draw b2c")[0]
    assert cards("r4x g1s y1c b2c") == view_of(state, 0).hand


def test_spectators_have_no_hand() -> None:
    """They see sizes only."""
    view = view_of(position("m50=r1c", "r2c r3c", "b1x"), SPECTATOR)
    assert ((), ((None, None), (None,))) == (view.hand, view.hands)


def test_the_trader_knows_what_lies_under_the_deck() -> None:
    """In its order; nobody else does."""
    state = play(position("m50=r1c", "r2c r3c", "b1x"), "trade r2c r3c")[0]
    assert cards("r2c r3c") == view_of(state, 0).bottom
    assert (None, None) == view_of(state, 1).bottom == view_of(state, SPECTATOR).bottom


def test_who_put_a_card_under_the_deck_knows_who_drew_it() -> None:
    """Until that hand is traded or the card is placed."""
    state = position("m50=r1c", "g1x", "r3c b1x", deck=1, bottom="y1s")
    state = play(state, "pass", "place n50=r3c", "draw y1s")[0]
    assert (cards("y1s")[0], None) == view_of(state, 0).hands[1]
    assert (None, None) == view_of(state, SPECTATOR).hands[1]
    assert cards("b1x y1s") == view_of(state, 1).hand
    assert cards("y1s")[0] not in view_of(state, 0).unseen


def test_known_cards_of_others_come_first() -> None:
    """So that their place in the hand tells nothing."""
    state = replace(position("m50=r1c", "r2c", "b1x w g2c"), known=((0,), (0, EVERYBODY, 1)))
    assert (cards("g2c")[0], WILD, None) == view_of(state, 0).hands[1]
    assert (WILD, None, None) == view_of(state, SPECTATOR).hands[1]


def test_of_two_wild_cards_the_known_one_goes_first() -> None:
    """Nobody can be sure that the other is still there."""
    hand, known = take(cards("w r1c w"), (0, 0, EVERYBODY), (WILD,))
    assert (cards("w r1c"), (0, 0)) == (hand, known)
    hand, known = take(cards("w w"), (2, 0), (WILD,))
    assert (0,) == known


def test_taking_a_card_that_is_not_there_is_a_defect() -> None:
    """The rules check before."""
    with pytest.raises(ValueError, match="empty"):
        take(cards("r1c"), (0,), cards("r2c"))


def test_knowledge_is_told_by_bits() -> None:
    """One for each seat; everybody includes spectators."""
    assert [True, False, False] == [knows(viewer, 0b101) for viewer in (2, 1, SPECTATOR)]
    assert [True, True, True] == [knows(viewer, EVERYBODY) for viewer in (0, 3, SPECTATOR)]


def test_the_first_state_has_a_full_deck() -> None:
    """And nobody holds anything."""
    state = first_state(GAME.setup(3, {}))
    assert ("starter", (0, 1, 2), 66, DECK) == (
        state.table.phase,
        state.table.contenders,
        state.table.deck,
        state.pool,
    )
    assert ((), (), ()) == state.hands


def test_unseen_cards_are_those_of_other_hands_and_the_deck() -> None:
    """Known ones left out, wild cards counted."""
    state = position("m50=r1c n50=w", "r2c", "b1x b2x", bottom="y1c")
    view = view_of(state, 0)
    assert set(view.unseen).isdisjoint(cards("r1c r2c y1c"))
    assert 1 == view.unseen.count(WILD)
    assert sorted((*state.hands[1], *state.pool)) == list(view.unseen)
    assert isinstance(view, IotaView)
    assert isinstance(view.table, IotaTable)
