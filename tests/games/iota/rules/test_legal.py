"""The list of legal actions: complete, sorted, lazy, and of one mind with the refusals."""

from __future__ import annotations

from itertools import combinations

import pytest

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.iota.rules.actions import PASS, Draw, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import WILD, Spot
from accessgames.games.iota.rules.legal import SeatActions, drawable, draws
from tests.games.iota.positions import GAME, cards, laid, play, position, spot, walk


def listed(text: str, *hands: str, deck: int | None = None) -> list[str]:
    """The legal actions of seat 0 in notation, without placements."""
    actions = GAME.legal_actions(position(text, *hands, deck=deck), 0)
    return [name for name in map(GAME.format_action, actions) if not name.startswith("place")]


def test_passing_is_always_legal() -> None:
    """Even with nothing else to do."""
    assert ["pass"] == listed("m50=r1c", "", "b1x", deck=0)


def test_trades_are_all_subsets_of_the_hand() -> None:
    """Each once, as far as the deck goes."""
    assert 15 == len(listed("m50=r1c", "r2c r3c r4c g1c", "b1x")) - 1
    assert ["pass", "trade r2c", "trade r2c r3c", "trade r3c"] == listed("m50=r1c", "r2c r3c", "b1x", deck=2)
    assert ["pass", "trade r2c", "trade r3c"] == listed("m50=r1c", "r2c r3c", "b1x", deck=1)


def test_two_wild_cards_are_traded_without_telling_them_apart() -> None:
    """One of them, or both."""
    names = ["pass", "trade r2c", "trade r2c w", "trade r2c w w", "trade w", "trade w w"]
    assert names == listed("m50=r1c", "w r2c w", "b1x")


def test_recycling_is_listed_for_every_card_that_fits() -> None:
    """Not for wild cards."""
    names = listed("m50=r1c n50=w o50=r3c", "r2c r4c g1c w", "b1x", deck=0)
    assert ["pass", "recycle n50=r2c", "recycle n50=r4c"] == names


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_list_is_sorted_unique_and_agrees_with_refusals(seats: int) -> None:
    """In every state of a random game."""
    for state, actor, _ in walk(f"legal {seats}", seats):
        for seat in (CHANCE, *range(seats)):
            actions = GAME.legal_actions(state, seat)
            names = [GAME.format_action(action) for action in actions]
            assert names == sorted(set(names))
            assert len(names) == len(actions)
            if seat != actor or not GAME.actors(state):
                assert [] == names
            assert all(GAME.refusal(state, seat, action) is None for action in list(actions)[::9])


def test_membership_needs_no_list() -> None:
    """And is decided for actions of every kind."""
    actions = GAME.legal_actions(position("m50=r1c n50=w", "r2c g1s", "b1x", deck=1), 0)
    assert isinstance(actions, SeatActions)
    legal = [PASS, Place(laid("o50=r2c")), Recycle(spot("n50"), cards("r2c")[0]), Trade(cards("r2c"))]
    illegal = [
        Trade(cards("r2c g1s")),
        Place(laid("p50=r2c")),
        Recycle(spot("m50"), cards("r2c")[0]),
        Draw(cards("r3c")[0]),
        "pass",
        None,
    ]
    assert all(action in actions for action in legal)
    assert not any(action in actions for action in illegal)
    assert vars(actions)["_found"] is None


def test_the_length_is_known_before_anything_is_sorted() -> None:
    """Sized without making a single action."""
    actions = GAME.legal_actions(position("m50=r1c", "r2c g1s", "b1x"), 0)
    assert isinstance(actions, SeatActions)
    count = len(actions)
    assert () == vars(actions)["_listed"]
    assert count == len(list(actions)) == len(set(actions))


def test_actions_are_reached_by_number() -> None:
    """From both ends and in slices."""
    actions = GAME.legal_actions(position("m50=r1c", "r2c g1s", "b1x"), 0)
    assert isinstance(actions, SeatActions)
    every = list(actions)
    assert (every[0], every[-1], tuple(every[3:7])) == (actions[0], actions[-1], actions[3:7])
    assert PASS == actions[0]


def test_others_have_nothing_to_do() -> None:
    """Neither the other seats, nor chance, nor the clock."""
    state = position("m50=r1c", "r2c", "b1x", "g1c")
    assert [[], [], [], []] == [list(GAME.legal_actions(state, actor)) for actor in (1, 2, CHANCE, CLOCK)]


def test_chance_draws_what_is_left() -> None:
    """Each card once, wild cards too, sorted by notation."""
    state = play(position("m50=r1c", "r2c", "b1x"), "place n50=r2c")[0]
    actions = draws(state)
    assert 62 == len(actions)
    names = [GAME.format_action(action) for action in actions]
    assert names == sorted(names)
    assert 1 == actions.count(Draw(WILD))
    assert len(drawable(state)) == state.table.deck


def test_what_is_legal_depends_on_the_own_hand_only() -> None:
    """Other hands and the deck may be anything."""
    one = position("m50=r1c", "r2c g1s", "b1x b2x", deck=5)
    two = position("m50=r1c", "r2c g1s", "y1c y2c", deck=5)
    assert list(GAME.legal_actions(one, 0)) == list(GAME.legal_actions(two, 0))


def test_nothing_outside_the_list_near_the_grid_is_accepted() -> None:
    """All one- and two-card placements on a small board, listed or refused."""
    state = position("m50=r1c n50=w n51=g2s", "r2c g1s w", "b1x")
    actions = set(GAME.legal_actions(state, 0))
    near = [Spot(x, y) for x in range(-2, 4) for y in range(-2, 4)]
    tried = [Place(((place, card),)) for place in near for card in cards("r2c g1s w")]
    tried += [
        Place(((first, one), (second, other)))
        for first, second in combinations(near, 2)
        for one, other in [cards("r2c g1s"), cards("g1s w"), cards("w r2c")]
    ]
    for action in tried:
        assert (action in actions) == (GAME.refusal(state, 0, action) is None)
