from __future__ import annotations

import pytest

from accessgames.engine import HIDDEN, SPECTATOR, Perspective
from tests.duel.rules import Laid, Opened, Play
from tests.engine.helpers import DUEL, PIG, perform, play
from tests.pig.notation import HOLD, ROLL


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_works_out_what_it_may_do_from_its_view(seat: int) -> None:
    """Legal actions and refusals are those of the true state."""
    match, _ = play(DUEL, limit=6)
    perspective = match.perspective(seat)
    assert perspective.to_act
    assert DUEL.legal_actions(match.state, seat) == perspective.legal
    for card in ("paper", "scissors", "stone"):
        assert DUEL.refusal(match.state, seat, Play(card)) == perspective.refusal(Play(card))


def test_a_perspective_fits_its_view_and_nothing_else() -> None:
    """The world is made up from the view alone: two true states with the same view give the same world."""
    match, _ = play(DUEL, limit=6)
    view = match.view(0)
    one, two = (Perspective(DUEL, view, 0) for _ in range(2))
    assert one.world == two.world
    assert view == DUEL.view(one.world, 0)


def test_spectators_have_no_actions() -> None:
    """Whoever only watches is never to act."""
    match, _ = play(DUEL, limit=6)
    watching = match.perspective(SPECTATOR)
    assert not watching.to_act
    assert 0 == len(watching.legal)


def test_who_is_not_to_act_has_no_actions() -> None:
    """In Pig the second seat waits."""
    match, _ = play(PIG, limit=0)
    waiting = match.perspective(1)
    assert not waiting.to_act
    assert () == waiting.legal


def test_a_preview_changes_nothing_and_tells_what_the_seat_would_be_told() -> None:
    """The own card is shown in the preview, a card of somebody else would not be."""
    match, _ = play(DUEL, limit=6)
    before = match.state
    action = match.perspective(0).legal
    card = next(iter(action)).card
    assert (Laid(0, card),) == match.perspective(0).preview(Play(card))
    assert before == match.state


def test_a_preview_of_the_last_sealed_choice_shows_a_made_up_world() -> None:
    """What the others have laid stays unknown: the preview opens cards that only fit the view."""
    match, _ = play(DUEL, limit=6)
    perform(match, f"play {match.state.hands[0][0]}")
    perspective = match.perspective(1)
    assert HIDDEN == perspective.view.table.chosen[0][1]
    card = next(iter(perspective.legal)).card
    laid, opened = perspective.preview(Play(card))
    assert Laid(1, card) == laid
    assert isinstance(opened, Opened)


def test_looking_ahead_gives_the_next_perspective() -> None:
    """After an action, the seat sees the following view, before chance and others go on."""
    match, _ = play(PIG, limit=0)
    perform(match, "roll", "die 4")
    rolled = match.perspective(0).after(ROLL)
    assert rolled.view.rolling
    assert not rolled.to_act
    kept = match.perspective(0).after(HOLD)
    assert (4,) == kept.view.kept[0]
    assert 0 == kept.seat
