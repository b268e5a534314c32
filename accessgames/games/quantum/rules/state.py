"""Immutable values of a Quantum match: actions, events, the state and the view."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, Face

if TYPE_CHECKING:
    from accessgames.engine import SealedChoices

Row: TypeAlias = tuple[int, ...]
"""The numbers written so far, left to right, without gaps."""

Rows: TypeAlias = tuple[Row, Row, Row, Row]
"""The rows of one sheet, by colour."""


class Phase(Enum):
    """What is expected next."""

    STARTER = "starter"
    """Chance chooses who starts (Quantum U5)."""

    ROLL = "roll"
    """Chance rolls: all dice, or those of `QuantumState.rolling` for the second time."""

    REROLL = "reroll"
    """The active player keeps the roll or chooses dice to roll again (step A)."""

    ALONE = "alone"
    """The active player alone may write (step B)."""

    EVERYBODY = "everybody"
    """Everybody may write one of the remaining colours (step C)."""

    OVER = "over"
    """The game has ended."""


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: what all seven dice show now, by die; dice that were kept show what they showed."""

    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Reroll:
    """Step A: roll the dice of a bit mask again; 0 keeps all."""

    mask: int


@dataclass(frozen=True, slots=True)
class Write:
    """Steps B and C: write the total of a colour into its row."""

    colour: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Steps B and C: write nothing."""


QuantumAction: TypeAlias = Start | Roll | Reroll | Write | Pass
Choice: TypeAlias = Write | Pass

PASS: Final = Pass()
WRITES: Final = tuple(Write(colour) for colour in range(len(COLOURS)))
REROLLS: Final = tuple(Reroll(mask) for mask in range(ALL_DICE + 1))
"""All ways to use the second throw, by mask."""

StepName: TypeAlias = Literal["B", "C"]


@dataclass(frozen=True, slots=True)
class Started:
    """A seat was chosen to start."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player became active; the first turn of the match is number 1."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice were thrown.

    Attributes:
        seat: Who is active.
        mask: The dice that were thrown.
        dice: What all seven show now.
        before: What they showed before, so that only changes need telling; empty at the first throw.
    """

    seat: int
    mask: int
    dice: tuple[Face, ...]
    before: tuple[Face, ...] = ()


@dataclass(frozen=True, slots=True)
class Rerolling:
    """The active player chose dice for the second throw; 0 keeps the roll."""

    seat: int
    mask: int


@dataclass(frozen=True, slots=True)
class Wrote:
    """A number was written.

    Attributes:
        seat: Whose sheet.
        step: B or C.
        colour: Which row.
        number: The total.
        cell: Index of the cell from 0.
        points: Points of the column that was completed by it, or None.
    """

    seat: int
    step: StepName
    colour: int
    number: int
    cell: int
    points: int | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A player chose to write nothing in a step, though something was possible."""

    seat: int
    step: StepName


@dataclass(frozen=True, slots=True)
class Nothing:
    """These seats could write nothing in a step, so they were not asked."""

    seats: tuple[int, ...]
    step: StepName


@dataclass(frozen=True, slots=True)
class Chose:
    """A choice of step C was made.

    Attributes:
        seat: Whose choice.
        choice: None for those who must not know it yet.
        sealed: Whether it stays unknown to others until all have chosen.
    """

    seat: int
    choice: Choice | None
    sealed: bool = True


@dataclass(frozen=True, slots=True)
class Missed:
    """The active player wrote in neither step: which miss it is, from 1, and what it costs."""

    seat: int
    count: int
    cost: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended: `sheet-full-alone`, `sheet-full` or `misses`, and whose sheet or misses did it."""

    ending: str
    seats: tuple[int, ...]


QuantumEvent: TypeAlias = (
    Started | TurnBegan | Rolled | Rerolling | Wrote | Passed | Nothing | Chose | Missed | Ended
)


class Rulings(NamedTuple):
    """The options of a match, decoded."""

    one_peak: bool
    """Quantum U1: the fifth number of a row is lower than the fourth."""

    rising_misses: bool
    """Quantum U2: misses cost 1 to 5; otherwise never more than 3."""

    shared_victory: bool
    """Quantum U3: equal totals share the place; otherwise fewer misses win."""

    sealed: bool
    """Quantum U4: choices of step C are sealed; otherwise open, the active player first."""

    random_starter: bool
    """Quantum U5: chance chooses who starts; otherwise the first seat."""

    own_dice: bool
    """Real dice on the table are typed in; the program never rolls."""


class QuantumState(NamedTuple):
    """Everything about a match. Nothing is hidden but sealed choices of step C."""

    rulings: Rulings
    phase: Phase
    turn: int
    """Number of the turn from 1; 0 before the first."""

    active: int
    rolling: int
    """Mask of the dice in the air (phase ROLL) or thrown last."""

    second: bool
    """Whether the second throw was used in this turn."""

    dice: tuple[Face, ...]
    """What the seven dice show; empty before the first throw of a turn."""

    taken: int | None
    """Colour written in step B."""

    sheets: tuple[Rows, ...]
    misses: tuple[int, ...]
    choices: SealedChoices[Choice]
    """Choices of step C."""

    ending: str
    """Why the game ended; empty while it goes on."""


@dataclass(frozen=True, slots=True)
class QuantumView:
    """What a viewer knows: the state with the sealed choices of others hidden."""

    viewer: int
    table: QuantumState
