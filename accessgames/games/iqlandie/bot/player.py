"""A computer player: races by its skill, and outside of the race does what its judge values most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.bot.reasons import reasons
from accessgames.games.iqlandie.bot.solving import solve
from accessgames.games.iqlandie.rules.actions import Unplace

if TYPE_CHECKING:
    from accessgames.engine import Decision, Reason, Stream
    from accessgames.games.iqlandie.bot.builder import Builder
    from accessgames.games.iqlandie.bot.skill import Skill
    from accessgames.games.iqlandie.rules.actions import IqAction
    from accessgames.games.iqlandie.rules.table import IqView


@dataclass(frozen=True, slots=True)
class Player:
    """A judge for hints, and a policy of its own because solving takes luck and time.

    Attributes:
        builder: What it thinks of pieces.
        skill: How it solves tasks.
        careless: Whether it takes and lays pieces at random, whatever it thinks.
        overlooks: Chance of not seeing an action, from 0 to below 1.
        blur: Each value is misjudged by up to so many points either way.
    """

    builder: Builder
    skill: Skill
    careless: bool = False
    overlooks: float = 0.0
    blur: float = 0.0

    def values(self, view: IqView, actions: Sequence[IqAction]) -> tuple[float, ...]:
        """Return a value for each action, in points; in a race only asking for a hint has any."""
        return self.builder.values(view, actions)

    def reasons(self, view: IqView, action: IqAction) -> tuple[Reason, ...]:
        """Return the real parts of the action's value, the weightiest first."""
        return reasons(self.builder, view, action)

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - as `Policy` has it
        """Work on the task, or return an action of the highest value, equals by the own stream."""
        view: IqView = decision.view
        if view.table.phase == "race" and view.race is not None and view.run is not None:
            return solve(view.race, view.run, self.skill, decision.stream)
        legal = [action for action in decision.legal if not isinstance(action, Unplace)]
        if len(legal) == 1:
            return legal[0]
        if self.careless:
            return decision.stream.choice(legal)
        legal = self._seen(legal, decision.stream)
        values = [value + self._slip(decision.stream) for value in self.builder.values(view, legal)]
        best = max(values)
        return decision.stream.choice(
            [one for one, value in zip(legal, values, strict=True) if value == best]
        )

    def _seen(self, legal: list[IqAction], stream: Stream) -> list[IqAction]:
        """Return the actions that are not overlooked; there always is one."""
        if not self.overlooks:
            return legal
        return [one for one in legal if stream.random() >= self.overlooks] or [stream.choice(legal)]

    def _slip(self, stream: Stream) -> float:
        """Return by how much a value is misjudged."""
        return stream.uniform(-self.blur, self.blur) if self.blur else 0.0
