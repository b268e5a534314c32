from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, Stream
from accessgames.games.iqlandie.material import BAG_OF, SUPPLY
from accessgames.games.iqlandie.rules.events import Added, BuildingBegan, Offered, Returned, Took
from accessgames.games.iqlandie.rules.state import Owed
from accessgames.games.iqlandie.rules.supply import stock_count
from tests.games.iqlandie.positions import (
    GAME,
    by_chance,
    claim_right,
    do,
    events_of,
    names,
    racing,
    refused,
    taking,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def pick(state: IqState, place: int = 0) -> tuple[IqState, tuple[Any, ...]]:
    """Let the taker take the piece at a place of the offer."""
    seat = state.table.taker
    offer = state.table.offer(state.table.kind)
    return events_of(state, seat, f"pick {names(offer[place : place + 1])}")


def test_two_pieces_are_taken_one_by_one() -> None:
    """They come to the hand and leave the offer; then a bag is chosen."""
    state = taking(seats=3)
    offer = state.table.offer("space")
    state, events = pick(state)
    assert (Took(0, offer[:1], offer[1:], rest=False),) == events
    assert ("take", 1) == (state.table.phase, state.table.taken)
    state, events = pick(state, 1)
    assert (Took(0, (offer[2],), (offer[1], offer[3]), rest=False),) == events
    assert names(state.table.hands[0]) == names((offer[0], offer[2]))
    assert ("add", (0,)) == (state.table.phase, GAME.actors(state))


@pytest.mark.parametrize("bag", ["small", "medium", "large"])
def test_a_piece_comes_from_the_chosen_bag(bag: str) -> None:
    """Chance draws it; then it is the next one's turn."""
    state = pick(pick(taking(seats=3))[0])[0]
    state, events = events_of(state, 0, f"add {bag}")
    assert () == events
    assert Owed("space", bag, 0) == state.table.owed[0]
    assert {bag} == {BAG_OF[each.piece] for each in GAME.legal_actions(state, CHANCE)}  # type: ignore[union-attr] # - draws
    before = stock_count(state.table, bag)
    state, events = GAME.play(state, CHANCE, GAME.chance(state, Stream("x", "chance")))
    (added,) = events
    assert isinstance(added, Added)
    assert (0, bag) == (added.seat, added.bag)
    assert before - 1 == stock_count(state.table, bag)
    assert added.piece in state.table.offer("space")
    assert (1,) == GAME.actors(state)


def test_the_last_one_takes_the_rest() -> None:
    """Without a choice and without adding; then the offer is refilled and all build."""
    state = do(pick(pick(taking(seats=2))[0])[0], 0, "add large")
    drawn = GAME.chance(state, Stream("x", "chance"))
    state, events = GAME.play(state, CHANCE, drawn)
    took = events[1]
    assert isinstance(took, Took)
    assert (1, 2, (), True) == (took.seat, len(took.pieces), took.left, took.rest)
    assert ("draw", 3) == (state.table.phase, len(state.table.owed))
    told: list[Any] = []
    while GAME.actors(state) == (CHANCE,):
        state, events = GAME.play(state, CHANCE, GAME.chance(state, Stream("y", "chance")))
        told.extend(events)
    offered, began = told
    assert isinstance(offered, Offered)
    assert ("space", True) == (offered.kind, offered.refilled)
    assert BuildingBegan((0, 1)) == began
    assert ["small", "medium", "large"] == sorted(
        (BAG_OF[each] for each in state.table.offer("space")), key=["small", "medium", "large"].index
    )


def test_other_offers_stay_as_they_are() -> None:
    """Only the kind that was solved is taken from and refilled."""
    before = taking(seats=2)
    after = by_chance(do(pick(pick(before)[0])[0], 0, "add small"))
    for kind in ("biology", "programming", "optics"):
        assert before.table.offer(kind) == after.table.offer(kind)


def test_after_the_last_round_nothing_is_refilled() -> None:
    """There is nobody left to take it."""
    state = taking(seats=2)
    state = replace(state, table=replace(state.table, round=12))
    state = do(pick(pick(state)[0])[0], 0, "add small")
    state = GAME.play(state, CHANCE, GAME.chance(state, Stream("x", "chance"))).state
    assert ("build", ()) == (state.table.phase, state.table.offer("space"))


def test_alone_the_third_piece_goes_back() -> None:
    """Two of three are chosen, then the offer is drawn anew."""
    state = claim_right(racing("optics", 1), 0)
    offer = state.table.offer("optics")
    state, events = pick(pick(state)[0])
    assert Returned((offer[2],)) == events[-1]
    assert ("draw", ()) == (state.table.phase, state.table.offer("optics"))
    stock = dict(zip((each for each, _ in SUPPLY), state.table.stock, strict=True))
    assert stock[offer[2]] >= 1


def test_only_what_is_offered_can_be_taken() -> None:
    """Another piece is refused with its name."""
    state = taking(seats=2)
    other = next(each for each, _ in SUPPLY if each not in state.table.offer("space"))
    refusal = refused(state, 0, f"pick {names((other,))}")
    assert refusal is not None
    assert ("iqlandie-refused-offer", other) == (refusal.key, dict(refusal.args)["piece"])


def test_an_empty_bag_cannot_be_chosen() -> None:
    """And is not listed."""
    state = pick(pick(taking(seats=2))[0])[0]
    stock = tuple(
        0 if BAG_OF[each] == "small" else left
        for (each, _), left in zip(SUPPLY, state.table.stock, strict=True)
    )
    state = replace(state, table=replace(state.table, stock=stock))
    assert ["add large", "add medium"] == [GAME.format_action(each) for each in GAME.legal_actions(state, 0)]
    refusal = refused(state, 0, "add small")
    assert refusal is not None
    assert "iqlandie-refused-bag" == refusal.key


def test_with_all_bags_empty_nothing_is_added_or_refilled() -> None:
    """The game goes on with what there is."""
    state = taking(seats=2)
    stock = tuple(0 for _ in state.table.stock)
    state = replace(state, table=replace(state.table, stock=stock))
    state, events = pick(pick(state)[0])
    assert Took(1, events[1].pieces, (), rest=True) == events[1]
    assert BuildingBegan((0, 1)) == events[2]
    assert [2, 1] == [len(hand) for hand in state.table.hands]
