"""Why a computer player did what it did: the reasons of the judge behind it, from what it knew then."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import policy_name
from accessgames.engine import Novice, Perspective, Search

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine import Actor, BotKit, Game, Judge, Reason, Viewer

LISTED: Final = 200
"""Other actions that are compared with the one that was done; sealed choices are never among more."""


def find_judge(kit: BotKit, player: str) -> Judge[Any, Any] | None:
    """Return the evaluation behind a computer player; None for one that chooses at random.

    A search knows from its own look ahead which action is best, and from a judge why.

    Raises:
        SetupError: As `policy_name`.
    """
    name = policy_name(kit, player)
    match kit.players.get(name):
        case Novice(judge):
            return kit.judges[judge]
        case Search() as search:
            return kit.judges[search.judge or kit.adviser]
    return kit.judges.get(name)


def explain(
    kit: BotKit,
    player: str,
    perspective: Perspective[Any, Any, Any, Any],
    action: Any,  # noqa: ANN401 - actions differ by game
) -> tuple[Reason, ...]:
    """Return why a computer player chooses an action, the weightiest reason first.

    Args:
        kit: What the game gives its bots.
        player: Who it is, such as `bot:3`.
        perspective: The position as the player's seat knows it, before the action.
        action: What it does.

    Returns:
        The reasons, private ones among them; empty for a player without a judge, and where the action has
        none.

    Raises:
        SetupError: As `policy_name`.
    """
    judge = find_judge(kit, player)
    return () if judge is None else tuple(judge.reasons(perspective.view, action))


@dataclass(frozen=True, slots=True)
class BotDecision:
    """Something that a computer player did, and what has happened since.

    Attributes:
        game: The rules.
        state: The state before.
        seat: Who did it.
        action: What was done.
        later: What others and chance did afterwards, in order.
    """

    game: Game[Any, Any, Any, Any]
    state: Any
    seat: int
    action: Any
    later: tuple[tuple[Actor, Any], ...] = ()

    def noticed(self, action: Any, viewer: Viewer) -> tuple[Any, ...] | None:  # noqa: ANN401 - by game
        """Return what a viewer would have noticed until now of an action; None if it can't have been done."""
        state, told = self.state, []
        for actor, done in ((self.seat, action), *self.later):
            if actor not in self.game.actors(state) or self.game.refusal(state, actor, done) is not None:
                return None
            state, seen = self._step(state, actor, done, viewer)
            told.append(seen)
        return (*told, self.game.view(state, viewer))

    def at_once(self, action: Any, viewer: Viewer) -> tuple[Any, ...]:  # noqa: ANN401 - by game
        """Return what a viewer would have noticed of a legal action when it was done: most differ already."""
        return self._step(self.state, self.seat, action, viewer)[1]

    def _step(
        self,
        state: Any,  # noqa: ANN401 - by game
        actor: Actor,
        action: Any,  # noqa: ANN401 - by game
        viewer: Viewer,
    ) -> tuple[Any, tuple[Any, ...]]:
        step = self.game.apply(state, actor, action)
        seen = (self.game.redact(event, viewer) for event in step.events)
        return step.state, tuple(event for event in seen if event is not None)


def tellable_reasons(kit: BotKit, player: str, deed: BotDecision, viewer: Viewer) -> tuple[Reason, ...]:
    """Return the reasons of a deed that a viewer may hear.

    Private reasons stay out. If the viewer can't know yet what was done, as with a sealed choice, and the
    reasons would tell it, there are none.

    Raises:
        SetupError: As `policy_name`.
    """
    known = Perspective(deed.game, deed.game.view(deed.state, deed.seat), deed.seat)
    given = _public(kit, player, known, deed.action)
    hidden = any(_public(kit, player, known, other) != given for other in _confused(deed, viewer))
    return () if hidden else given


def is_certain(deed: BotDecision, viewer: Viewer) -> bool:
    """Tell whether a viewer can know what was done: nothing else would have looked the same."""
    return next(_confused(deed, viewer), None) is None


def _public(
    kit: BotKit,
    player: str,
    known: Perspective[Any, Any, Any, Any],
    action: Any,  # noqa: ANN401 - actions differ by game
) -> tuple[Reason, ...]:
    return tuple(reason for reason in explain(kit, player, known, action) if not reason.private)


def _confused(deed: BotDecision, viewer: Viewer) -> Iterator[Any]:
    """Yield other actions that, for all that the viewer knows, may have been done instead."""
    at_once, truth = deed.at_once(deed.action, viewer), deed.noticed(deed.action, viewer)
    legal = islice(deed.game.legal_actions(deed.state, deed.seat), LISTED)
    alike = (other for other in legal if other != deed.action and deed.at_once(other, viewer) == at_once)
    return (other for other in alike if deed.noticed(other, viewer) == truth)
