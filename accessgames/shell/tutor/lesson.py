"""What a lesson is: scenes of a prepared match, and in each of them the steps that the learner takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from accessgames.engine import Actor

FINISHED: Final = "finished"
"""What is remembered in place of a step when the lesson has been gone through."""


@dataclass(frozen=True, slots=True)
class Move:
    """What somebody, chance or the clock does, as it stands in the lesson.

    Attributes:
        actor: Who.
        text: The action in the notation of the game.
    """

    actor: Actor
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """One task of the learner.

    Either a question or command is expected (`ask`), or an action (`act`), which may be meant to be refused.

    Attributes:
        id: Its name in the lesson; its texts are the messages `tutor-<game>-<id>…`.
        ask: Word ids of which one is expected, the first being the one that is shown.
        whatever: Whether any words may follow the question; else it has to be answered as the shown one.
        act: What the learner does, in the notation of the game; several are done by one line.
        free: Whether any other legal action does as well; then it is the last of its scene.
        refused: Key of the refusal that the action is meant to meet; "" when it is allowed.
        after: What others, chance and the clock do when the action is done.
    """

    id: str
    ask: tuple[str, ...] = ()
    whatever: bool = False
    act: tuple[str, ...] = ()
    free: bool = False
    refused: str = ""
    after: tuple[Move, ...] = ()

    @property
    def acts(self) -> bool:
        """Whether the match goes on by this step."""
        return bool(self.act) and not self.refused


@dataclass(frozen=True, slots=True)
class Scene:
    """A match as it is prepared, and what is learned in it.

    Attributes:
        seats: How many people sit at the table; the learner has the first seat.
        options: Chosen options of the game, by key.
        before: What has happened before the learner comes, without being told.
        told: What happens after that, and is told when the scene begins.
        steps: The tasks, at least one.
    """

    seats: int
    options: Mapping[str, str]
    before: tuple[Move, ...]
    told: tuple[Move, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The tutor's lesson of one game.

    Attributes:
        game: Id of the game.
        seed: Seed of chance where the lesson does not say what it does.
        scenes: In order, at least one.
    """

    game: str
    seed: str
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, in order."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    def scene_of(self, number: int) -> tuple[Scene, int]:
        """Return the scene of a step by its number from 0, and the step's place in it."""
        for scene in self.scenes:
            if number < len(scene.steps):
                return scene, number
            number -= len(scene.steps)
        raise IndexError(number)

    def number_of(self, step: str | None) -> int:
        """Return the number of a remembered step; 0 for one that the lesson does not have (any more)."""
        ids = [each.id for each in self.steps]
        return ids.index(step) if step in ids else 0
