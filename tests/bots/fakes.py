"""Decisions and judges made by hand, so that policies are tested without any game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from accessgames.engine import BotKit, Decision, Game, Reason, Stream


@dataclass
class TableJudge:
    """Values actions by a table; remembers which views it was shown."""

    table: dict[str, float]
    views: list[object] = field(default_factory=list)

    def values(self, view: object, actions: Sequence[str]) -> list[float]:
        self.views.append(view)
        return [self.table[action] for action in actions]

    def reasons(self, view: object, action: str) -> tuple[Reason, ...]:
        self.views.append(view)
        return (Reason("fake-reason", (("action", action),)),)


class LazyActions(Collection[str]):
    """A sized collection that can't be indexed, and counts how far it was walked."""

    def __init__(self, names: str) -> None:
        self.names = names
        self.walked = 0

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, action: object) -> bool:
        return action in list(self.names)

    def __iter__(self) -> Iterator[str]:
        for name in self.names:
            self.walked += 1
            yield name


def decision(
    legal: Collection[str], seed: str = "seed", view: object = None, looks: list[int] | None = None
) -> Decision[Any, str]:
    """A decision of seat 0 between `legal`; each making of the view is noted in `looks`."""

    def look() -> object:
        if looks is not None:
            looks.append(1)
        return view

    return Decision(cast("Game[Any, str, Any, Any]", None), 0, legal, Stream(seed, "bot/0"), look)


def kit(**judges: TableJudge) -> BotKit:
    """A kit with levels random, greedy and careful; `greedy` prefers `a`, `careful` prefers `b`."""
    known = {"greedy": TableJudge({"a": 2, "b": 1}), "careful": TableJudge({"a": 1, "b": 2}), **judges}
    return BotKit(known, ("random", "greedy", "careful"), "careful")
