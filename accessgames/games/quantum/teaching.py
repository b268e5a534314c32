"""What the lessons of Quantum want to come about, and the tasks of their test."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.games import teaching
from accessgames.games.daily import Course
from accessgames.games.quantum import naming
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules import game as rules
from accessgames.games.quantum.rules import sheet
from accessgames.games.quantum.rules import state as states
from accessgames.language import Message, Value, say

if TYPE_CHECKING:
    from accessgames.engine import Stream

Attempt: TypeAlias = teaching.Attempt[states.QuantumAction, naming.QuantumListener]
Words = teaching.Words

_GAME: Final = rules.QuantumGame()
_SEATS: Final = 2
_LEARNER: Final = 0
_PATIENCE: Final = range(2, 7)
"""How many numbers the players on the way are ready to skip."""


def total_of(table: states.QuantumState, colour: int) -> int:
    """Return what a colour adds up to now."""
    return cubes.totals(table.dice)[colour]


def skipped_by(table: states.QuantumState, colour: int) -> int:
    """Return how many numbers the learner's row of a colour would skip."""
    row = table.sheets[_LEARNER][colour]
    return len(sheet.skipped_numbers(row, total_of(table, colour), table))


def brings(table: states.QuantumState, colour: int) -> int:
    """Return the points of the column that the total of a colour would complete on the learner's sheet."""
    return sheet.completed_points(table.sheets[_LEARNER], colour, total_of(table, colour))


def _open(table: states.QuantumState) -> tuple[int, ...]:
    mask = rules.writable(table, _LEARNER)
    return tuple(colour for colour in range(len(cubes.COLOURS)) if mask >> colour & 1)


def _table(attempt: Attempt) -> states.QuantumState:
    table: states.QuantumState = attempt.listener.view.table
    return table


def shown(dice: tuple[cubes.Face, ...], words: Words) -> int:
    """Return the mask of the dice that words mean: `R` those that show red, `6` sixes."""
    (word,) = words
    if word in cubes.COLOURS:
        fits = [cubes.face_colour(face) == cubes.COLOURS.index(word) for face in dice]
    else:
        fits = [cubes.face_number(face) == int(word) for face in dice]
    return sum(1 << die for die, fit in enumerate(fits) if fit)


def _throws(attempt: Attempt, words: Words) -> bool:
    return attempt.action == states.Reroll(shown(_table(attempt).dice, words))


def _instead_of_throw(attempt: Attempt, words: Words) -> Message:
    """Say what would be thrown that is not meant, or what would stay that is."""
    dice, wanted = _table(attempt).dice, shown(_table(attempt).dice, words)
    mask = attempt.action.mask if isinstance(attempt.action, states.Reroll) else 0
    if not mask:
        return say("tutor-quantum-instead-keep")
    if extra := mask & ~wanted:
        return say("tutor-quantum-instead-throw", dice=naming.name_dice(dice, extra))
    return say("tutor-quantum-instead-stay", dice=naming.name_dice(dice, wanted & ~mask))


def _throw_details(_: object, words: Words) -> Mapping[str, Value]:
    (word,) = words
    return {"what": word, "kind": "number" if word.isdigit() else "colour"}


def _least(attempt: Attempt, _: Words) -> bool:
    table, action = _table(attempt), attempt.action
    least = min(skipped_by(table, colour) for colour in _open(table))
    return isinstance(action, states.Write) and skipped_by(table, action.colour) == least


def _instead_of_write(key: str, attempt: Attempt, _: Words) -> Message:
    """Say what writing this, or nothing, would do."""
    table, action = _table(attempt), attempt.action
    if not isinstance(action, states.Write):
        return _nothing(table)
    number = naming.name_number(action.colour, total_of(table, action.colour))
    cell = len(table.sheets[_LEARNER][action.colour]) + 1
    return say(key, number=number, skipped=skipped_by(table, action.colour), cell=cell)


def _nothing(table: states.QuantumState) -> Message:
    """Say what comes of writing nothing here."""
    if table.phase is states.Phase.ALONE:
        return say("tutor-quantum-instead-wait")
    if table.active == _LEARNER and table.taken is None:
        costs = sheet.miss_costs(table.rulings.rising_misses)
        return say("tutor-quantum-instead-miss", cost=-costs[table.misses[_LEARNER]])
    return say("tutor-quantum-instead-nothing")


def _column(attempt: Attempt, _: Words) -> bool:
    action = attempt.action
    return isinstance(action, states.Write) and brings(_table(attempt), action.colour) > 0


def _cell(attempt: Attempt, words: Words) -> bool:
    action, rows = attempt.action, _table(attempt).sheets[_LEARNER]
    return isinstance(action, states.Write) and len(rows[action.colour]) + 1 == int(words[0])


_AIMS: Final[Mapping[str, teaching.Aim[Any, Any]]] = MappingProxyType(
    {
        "throw": teaching.Aim(_throws, _instead_of_throw, _throw_details),
        "least": teaching.Aim(_least, partial(_instead_of_write, "tutor-quantum-instead-skips")),
        "column": teaching.Aim(_column, partial(_instead_of_write, "tutor-quantum-instead-column")),
        "cell": teaching.Aim(
            _cell,
            partial(_instead_of_write, "tutor-quantum-instead-cell"),
            lambda _, words: {"cell": int(words[0])},
        ),
        "written": teaching.Aim(
            lambda attempt, _: isinstance(attempt.action, states.Write),
            partial(_instead_of_write, "tutor-quantum-instead-skips"),
        ),
    }
)


def _play(stream: Stream, turns: int, phases: tuple[states.Phase, ...]) -> Course[Any, Any] | None:
    """Play a match of two who skip little, up to a decision of the learner in one of these phases."""
    course: Course[states.QuantumState, states.QuantumAction] = Course(_GAME, _GAME.setup(_SEATS, {}), stream)
    patience = _PATIENCE[stream.below(len(_PATIENCE))]
    while True:
        course.draw()
        state = course.state
        if state.phase is states.Phase.OVER:
            return None
        seat = next(actor for actor in _GAME.actors(state) if actor >= 0)
        if seat == _LEARNER and state.turn >= turns and state.phase in phases:
            return course
        course.do(seat, _usual(state, seat, patience))


def _usual(state: states.QuantumState, seat: int, patience: int) -> states.QuantumAction:
    """Return what the players on the way do: they keep every throw, and write where little is skipped."""
    if state.phase is states.Phase.REROLL:
        return states.Reroll(0)
    mask, sums = rules.writable(state, seat), cubes.totals(state.dice)
    rows = state.sheets[seat]
    skips = {
        colour: len(sheet.skipped_numbers(rows[colour], sums[colour], state))
        for colour in range(len(cubes.COLOURS))
        if mask >> colour & 1
    }
    fitting = [colour for colour, count in skips.items() if count <= patience]
    best = min(fitting, key=lambda colour: (len(rows[colour]), skips[colour], colour), default=None)
    return states.PASS if best is None else states.Write(best)


_WRITING: Final = (states.Phase.ALONE, states.Phase.EVERYBODY)
_FEW: Final = range(2, 5)
_CHOICES: Final = 3
"""Colours that can be written in a task of writing, at least."""


class QuantumTeaching(teaching.Teaching):
    """The aims of Quantum, and its test: throwing again what is meant, and writing where it does most good.

    Attributes:
        aims: By name.
        kinds: Sorts of tasks.
    """

    aims = _AIMS
    kinds = ("throw", "least", "column", "throw", "cell")

    def draw(self, kind: str, stream: Stream, /) -> teaching.Drawn[Any] | None:
        """Play on; None where more than one way is right, or there is little to choose."""
        turns = 3 + stream.below(12)
        phases = (states.Phase.REROLL,) if kind == "throw" else _WRITING
        course = _play(stream, turns, phases)
        if course is None:
            return None
        made = _throw_task(course.state, stream) if kind == "throw" else _write_task(kind, course.state)
        if made is None:
            return None
        act, words = made
        return teaching.Drawn(
            course, (kind, *words), (act,), ("dice",) if kind == "throw" else ("sheet", "dice")
        )


def _throw_task(table: states.QuantumState, stream: Stream) -> tuple[states.QuantumAction, Words] | None:
    word = (*cubes.COLOURS, "1", "2", "3", "4", "5", "6")[stream.below(10)]
    mask = shown(table.dice, (word,))
    return (states.Reroll(mask), (word,)) if mask.bit_count() in _FEW else None


def _write_task(kind: str, table: states.QuantumState) -> tuple[states.QuantumAction, Words] | None:
    open_ = _open(table)
    if len(open_) < _CHOICES:
        return None
    rows = table.sheets[_LEARNER]
    least = min(skipped_by(table, colour) for colour in open_)
    cell = max(len(rows[colour]) for colour in open_) + 1
    right = {
        "least": [colour for colour in open_ if skipped_by(table, colour) == least],
        "column": [colour for colour in open_ if brings(table, colour)],
        "cell": [colour for colour in open_ if len(rows[colour]) + 1 == cell],
    }[kind]
    words: Words = (str(cell),) if kind == "cell" else ()
    return (states.Write(right[0]), words) if len(right) == 1 else None


TEACHING: Final = QuantumTeaching()
"""What the lessons of Quantum need."""
