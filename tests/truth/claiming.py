"""What is claimed in those positions: the hint, the choice of a computer player, and some other action."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import advise, explain, find_judge, make_policy, nth
from accessgames.games import load_room
from tests.truth.claims import Claim
from tests.truth.positions import positions, quick

if TYPE_CHECKING:
    from accessgames.bots.policies import RatedAction
    from accessgames.engine import BotKit, Reason
    from tests.truth.claims import Check
    from tests.truth.positions import Position


def checks(game_id: str) -> Mapping[str, Check]:
    """Return the checkers of a game's reasons."""
    found: Mapping[str, Check] = importlib.import_module(f"tests.truth.{game_id}").CHECKS
    return found


@cache
def advice(game_id: str) -> tuple[RatedAction[Any], ...]:
    """Return what is advised in each position."""
    kit = load_room(game_id).bots
    given = tuple(advise(kit, position.perspective) for position in positions(game_id))
    assert None not in given
    return tuple(filter(None, given))


@cache
def claims(game_id: str) -> tuple[Claim, ...]:
    """Return all claims in all positions of a game."""
    kit = quick(load_room(game_id).bots)
    both = zip(positions(game_id), advice(game_id), strict=True)
    return tuple(claim for position, hint in both for claim in _claimed(kit, position, hint))


def _claimed(kit: BotKit, position: Position, hint: RatedAction[Any]) -> Iterator[Claim]:
    for action, reasons in ((hint.action, hint.reasons), *_given(kit, position)):
        for reason in reasons:
            yield Claim(position.perspective, action, reason)


def _given(kit: BotKit, position: Position) -> Iterator[tuple[Any, tuple[Reason, ...]]]:
    """Yield what a computer player does, each level in turn, and some other action, with their reasons."""
    perspective = position.perspective
    player = f"bot:{position.number % len(kit.levels) + 1}"
    chosen = make_policy(kit, player).choose(position.decision)
    yield chosen, explain(kit, player, perspective, chosen)
    other = nth(perspective.legal, position.luck.below(len(perspective.legal)))
    judge = find_judge(kit, player) or kit.judges[kit.adviser]
    yield other, tuple(judge.reasons(perspective.view, other))
