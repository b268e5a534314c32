"""One seat's way through a task, and the race of all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks import AnyKind

Stage: TypeAlias = Literal[
    "waiting", "preparing", "ready", "solving", "planned", "pressed", "claimed", "gave-up", "late"
]
"""Its turn has not come (one after another); preparing itself; ready; solving; a claim falls due later; its
time is stopped and it types its answer; it claimed; it gave up; it took the last token without a solution."""

FINISHED: Final = ("claimed", "gave-up", "late")
"""Stages of seats that have their token."""

HINT_COST: Final = 30_000
"""Milliseconds that each of the first two hints adds to a seat's time."""

HINTS: Final = 3
"""Stages of hints; the last is the solution and means giving up."""


@dataclass(frozen=True, slots=True)
class Run:
    """One seat's way through the task.

    Attributes:
        stage: Where it is; everybody sees that.
        began: Time of the race's clock at which its own began.
        time: Milliseconds that count, once it pressed or claimed; everybody sees them.
        arrival: How many had claimed or given up before it; None until then.
        hints: How many hints it asked for; 0 for other viewers.
        path: Its workspaces, the first one empty, the last one as it is now; () before it sees the task and
            for other viewers.
        due: When a planned claim falls due on the race's clock; None for other viewers.
    """

    stage: Stage
    began: int = 0
    time: int | None = None
    arrival: int | None = None
    hints: int = 0
    path: tuple[Any, ...] = ()
    due: int | None = None

    @property
    def work(self) -> Any:  # noqa: ANN401 - by kind of tasks
        """The workspace as it is now; None when the viewer does not know it."""
        return self.path[-1] if self.path else None

    @property
    def finished(self) -> bool:
        """Whether it has a token."""
        return self.stage in FINISHED

    def hidden(self) -> Run:
        """Return what others see of it."""
        return replace(self, hints=0, path=(), due=None)


@dataclass(frozen=True, slots=True)
class Race:
    """The task of the round, from the moment when its card is drawn until all have their tokens.

    Attributes:
        kind: Id of the kind of tasks.
        number: Number of the card; None in views that do not know it.
        preparation: In views that know no more than that, the first half of the card; else None.
        deck: The cards that are played with.
        elapsed: Milliseconds on the clock.
        runs: By seat.
        solver: Whose turn it is one after another; None when all solve together.
        shown: Whether the whole card has been shown (to the solver, one after another).
    """

    kind: str
    number: int | None
    elapsed: int
    runs: tuple[Run, ...]
    solver: int | None
    shown: bool = False
    preparation: object = None
    deck: Deck = STANDARD

    @property
    def rules(self) -> AnyKind:
        """The kind of tasks."""
        return KINDS[self.kind]

    @property
    def task(self) -> Any:  # noqa: ANN401 - by kind of tasks
        """The task; None when the card is not known."""
        return None if self.number is None else self.deck.card(self.kind, self.number).task
