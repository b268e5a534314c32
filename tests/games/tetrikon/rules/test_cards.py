"""Chance cards of a set of its own, and what every card does to the table, whoever has it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.engine import CHANCE
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.rules.events import BanSet, CardIdle, CardUsed, ChanceDrawn, ImmunityUsed
from accessgames.games.tetrikon.rules.state import TetrikonState
from accessgames.games.tetrikon.rules.tasks import BanAnswer, CardChoice, ChanceDue, Turn
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import (
    GAME,
    SET,
    awaiting,
    cards_of,
    legal,
    only,
    play,
    position,
    refused,
    to_draw,
)

ORDERS = ("surrender", "discard-1", "discard-2", "no-trade", "no-roll", "five-to-each", "no-build")


def drawing(kind: str, game: TetrikonGame, **parts: object) -> TetrikonState:
    """A position after this card was drawn, by the rules of a game."""
    state = position(**parts)  # type: ignore[arg-type]
    state, _ = play(state, "roll", "dice 2 2", "choose chance")
    step = game.apply(state, CHANCE, game.parse_action(f"chance {kind}"))
    assert isinstance(step.state, TetrikonState)
    return step.state


def with_keepable(kind: str, *, keepable: bool) -> TetrikonGame:
    """The rules with a set in which one kind is kept or not, unlike in the usual one."""
    cards = tuple(replace(card, keepable=keepable) if card.id == kind else card for card in SET.chance)
    return TetrikonGame(replace(SET, chance=cards))


@pytest.mark.parametrize("kind", ORDERS)
def test_orders_go_under_the_deck_or_lie_as_bans(kind: str) -> None:
    """An order is used up at once; a ban lies on the table until it is over."""
    state, events = to_draw(position(free=["k1"], money=["5 5"]), kind)
    assert ChanceDrawn(0, kind, keepable=False, left=41) == only(events, ChanceDrawn)
    assert (kind not in {"no-trade", "no-roll", "no-build"}) == (kind in state.table.used)
    assert 42 == sum(count for _, count in census(state)[2])


@pytest.mark.parametrize("kind", sorted(set(SET.chance_by_id) - set(ORDERS)))
def test_others_are_used_up_when_they_are_used(kind: str) -> None:
    """Whatever can be done with a card, afterwards it is in nobody's hand."""
    state = position(
        free=["k1 l4", "d2"], money=["100", "50 25 10"], cards=[kind], seats=2, returned="5 5 10 20"
    )
    before = census(state)
    ways = [text for text in legal(state) if text.startswith("use ")]
    assert (kind == "immunity") == (not ways)
    for way in ways:
        after, _ = play(state, way)
        while not isinstance(awaiting(after), Turn):
            actor = GAME.actors(after)[-1]
            action = list(GAME.legal_actions(after, actor))[0]  # noqa: RUF015 - a lazy list
            after, _ = play(after, GAME.format_action(action))
            assert before == census(after)
        assert (kind not in cards_of(after, 0)) or kind == "swap-player"


@pytest.mark.parametrize("kind", ORDERS)
def test_a_set_in_which_orders_are_kept(kind: str) -> None:
    """A club may let orders be kept: then they happen when they are used, and may be answered."""
    game = with_keepable(kind, keepable=True)
    state = drawing(kind, game, free=["k1"], money=["5 5"])
    assert CardChoice(0) == awaiting(state)
    kept = game.apply(state, 0, game.parse_action("keep")).state
    assert isinstance(kept, TetrikonState)
    assert kind == cards_of(kept, 0)
    for text in ("end", "end", f"use {kind}"):
        action = game.parse_action(text)
        actor = game.actors(kept)[-1]
        assert game.refusal(kept, actor, action) is None
        step = game.apply(kept, actor, action)
        assert isinstance(step.state, TetrikonState)
        kept = step.state
    assert "" == cards_of(kept, 0)
    lying = kind in {"no-trade", "no-roll", "no-build"}
    assert (() if lying else (kind,)) == kept.table.used
    assert 42 == sum(count for _, count in census(kept)[2])


@pytest.mark.parametrize("kind", ["no-trade", "no-roll", "no-build"])
def test_a_kept_ban_used_at_once(kind: str) -> None:
    """Used when it is drawn, it lies on the table, too."""
    game = with_keepable(kind, keepable=True)
    state = drawing(kind, game)
    step = game.apply(state, 0, game.parse_action(f"use {kind}"))
    assert isinstance(step.state, TetrikonState)
    assert BanSet(0, kind) in step.events
    assert () == step.state.table.used
    assert 42 == sum(count for _, count in census(step.state)[2])


def test_a_set_in_which_a_joker_is_not_kept() -> None:
    """Then it has to be exchanged at once, and everybody sees it."""
    game = with_keepable("joker-10", keepable=False)
    state = drawing("joker-10", game)
    assert ["use joker-10"] == [game.format_action(action) for action in game.legal_actions(state, 0)]
    refusal = game.refusal(state, 0, game.parse_action("keep"))
    assert refusal is not None
    assert "tetrikon-refused-keep" == refusal.key
    view = game.view(state, 1)
    assert "joker-10" == getattr(view, "drawn", None)


def test_a_card_that_can_neither_be_kept_nor_used() -> None:
    """It goes under the deck without effect."""
    game = with_keepable("swap-manager", keepable=False)
    state = position()
    state, _ = play(state, "roll", "dice 2 2", "choose chance")
    step = game.apply(state, CHANCE, game.parse_action("chance swap-manager"))
    assert CardIdle(0, "swap-manager") in step.events
    assert isinstance(step.state, TetrikonState)
    assert ("swap-manager",) == step.state.table.used
    assert Turn(0) == awaiting(step.state)


def test_a_ban_answered_by_immunity_never_applies() -> None:
    """The seat may trade, and both cards are used."""
    state, _ = to_draw(position(cards=["immunity"]), "no-trade")
    assert BanAnswer(0, "no-trade") == awaiting(state)
    state, events = play(state, "immune")
    assert ImmunityUsed(0, "no-trade", 0) == only(events, ImmunityUsed)
    assert "" == refused(state, "deal 1")


def test_only_cards_not_yet_drawn_come() -> None:
    """A kept, used or lying card can't be drawn a second time in a pass."""
    state = position(cards=["inheritance"], used="no-trade")
    state, _ = play(state, "roll", "dice 3 3", "choose chance")
    assert ChanceDue(0) == awaiting(state)
    expected = {"inheritance": "deck", "no-trade": "deck", "no-roll": ""}
    assert expected == {kind: refused(state, f"chance {kind}") for kind in expected}


@pytest.mark.parametrize(
    ("action", "partner"),
    [("use piece-from-player 1", 1), ("use take-twenty-five 2", 2), ("use ten-from-each", None)],
)
def test_a_use_tells_whom_it_is_about(action: str, partner: int | None) -> None:
    """The event names the player the card is about."""
    cards = "piece-from-player take-twenty-five ten-from-each"
    _, events = play(position(seats=3, cards=[cards]), action)
    used = only(events, CardUsed)
    assert (action.split()[1], partner, False) == (used.kind, used.partner, used.drawn)
