"""What computer players would do in a position, in notation."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from accessgames.engine import BotKit, Reason, is_seat
from accessgames.games.tetrikon.bot import DiagramPlans, make_kit
from accessgames.games.tetrikon.bot.evaluation import Evaluation
from accessgames.games.tetrikon.notation import format_action, parse_action
from tests.games.tetrikon.positions import GAME, SET

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState, TetrikonView


@cache
def kit() -> BotKit:
    """The computer players of the set of the tests."""
    return make_kit(SET)


@cache
def prospects() -> DiagramPlans:
    """Plans with the set of the tests."""
    return DiagramPlans(SET)


def actor_of(state: TetrikonState) -> int:
    """The seat that is awaited."""
    return next(actor for actor in GAME.actors(state) if is_seat(actor))


def view_of(state: TetrikonState) -> TetrikonView:
    """What the seat that is awaited knows."""
    return GAME.view(state, actor_of(state))  # type: ignore[return-value]


def outlook(state: TetrikonState) -> Evaluation:
    """The outlook of the seat that is awaited."""
    return Evaluation(prospects(), view_of(state), actor_of(state))


def values(state: TetrikonState, name: str = "strong") -> dict[str, float]:
    """The value of each legal action."""
    legal = tuple(GAME.legal_actions(state, actor_of(state)))
    found = kit().judges[name].values(view_of(state), legal)
    return {format_action(action): value for action, value in zip(legal, found, strict=True)}  # type: ignore[arg-type]


def choices(state: TetrikonState, name: str = "strong") -> list[str]:
    """The actions of the highest value."""
    found = values(state, name)
    highest = max(found.values())
    return [action for action, value in found.items() if value == highest]


def choice(state: TetrikonState, name: str = "strong") -> str:
    """The only action of the highest value."""
    (best,) = choices(state, name)
    return best


def reasons(state: TetrikonState, text: str, name: str = "strong") -> tuple[Reason, ...]:
    """The reasons of an action."""
    return kit().judges[name].reasons(view_of(state), parse_action(text))


def keys(state: TetrikonState, text: str, name: str = "strong") -> list[str]:
    """The ends of the keys of the reasons."""
    return [reason.key.removeprefix("tetrikon-reason-") for reason in reasons(state, text, name)]
