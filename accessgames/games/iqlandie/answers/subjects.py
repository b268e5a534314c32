"""What a question is about: a player, an exhibition, a task, nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iqlandie.material import EXPOSITIONS
from accessgames.games.iqlandie.naming import IqListener, name_piece
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.tasks import biology, optics_model, programming
from accessgames.games.iqlandie.typed import meaningful, read_exhibition, unknown
from accessgames.games.people import find_person
from accessgames.language.commandline import normalise_bare
from accessgames.language.space import Patch, Scene

if TYPE_CHECKING:
    from accessgames.games.iqlandie.narration.tasks.teller import Teller
    from accessgames.games.iqlandie.rules.state import PlayerBoard

_BEGINNING = 2
"""Fewest letters of a name by which somebody is meant."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a question is about.

    Attributes:
        seat: Whose board.
        exhibition: Number of the exhibition; 0 when none was named.
        rest: The words that follow.
    """

    seat: int
    exhibition: int
    rest: tuple[str, ...]


def read_subject(listener: IqListener, words: Sequence[str]) -> Subject:
    """Return whose board and which exhibition are asked about; the listener's own by nothing.

    Raises:
        MalformedAction: There is no such exhibition.
    """
    seat, rest = _named(listener, meaningful(words, listener.words))
    exhibition, used = typed_exhibition(listener, rest) or (0, 0)
    return Subject(seat, exhibition, tuple(rest[used:]))


def typed_exhibition(listener: IqListener, words: Sequence[str]) -> tuple[int, int] | None:
    """Return the exhibition that the first words mean, and how many they are; None for none.

    Raises:
        MalformedAction: There is no exhibition of that number.
    """
    found = read_exhibition(words, listener.words)
    if found is not None and not 1 <= found[0] <= len(EXPOSITIONS):
        raise MalformedAction("iqlandie-error-exhibition", number=found[0], most=len(EXPOSITIONS))
    return found


def read_lone_subject(listener: IqListener, words: Sequence[str]) -> Subject:
    """Return whose board and which exhibition are asked about, where nothing else can follow.

    Raises:
        MalformedAction: There is no such exhibition, or a word is not understood.
    """
    about = read_subject(listener, words)
    if about.rest:
        raise unknown(about.rest[0])
    return about


def _named(listener: IqListener, words: list[str]) -> tuple[int, list[str]]:
    """Take a player's name off the end of some words."""
    names = [normalise_bare(person.name) for person in listener.people]
    for length in range(len(words), 0, -1):
        typed = normalise_bare(" ".join(words[-length:]))
        fitting = [seat for seat, name in enumerate(names) if name == typed] or [
            seat for seat, name in enumerate(names) if len(typed) >= _BEGINNING and name.startswith(typed)
        ]
        declined = None if fitting else find_person(words[-length:], listener)
        if declined is not None or len(fitting) == 1:
            return fitting[0] if declined is None else declined, words[:-length]
    return own_seat(listener), words


def own_seat(listener: IqListener) -> int:
    """Return whose board is meant when nobody is named: the listener's, for a spectator the chooser's."""
    chooser: int = listener.view.table.chooser
    return listener.seat if listener.seat >= 0 else chooser


def read_player(listener: IqListener, words: Sequence[str]) -> int | None:
    """Return the player that words name; None for no words.

    Raises:
        MalformedAction: Nobody is called so.
    """
    if not words:
        return None
    number = listener.words.read.number(words)
    if number is not None and number.used == len(words) and 1 <= number.value <= len(listener.people):
        return number.value - 1
    seat, rest = _named(listener, list(words))
    if rest:
        raise MalformedAction(
            "iqlandie-error-player",
            name=quote(*words),
            known=tuple(person.name for person in listener.people),
        )
    return seat


def board_of(listener: IqListener, seat: int) -> PlayerBoard:
    """Return somebody's board."""
    board: PlayerBoard = listener.view.table.boards[seat]
    return board


def scene_of(listener: IqListener, seat: int, exhibition: int) -> Scene:
    """Return an exhibition of somebody with the pieces on it, their robots apart."""
    patches = tuple(
        Patch(laid.spot.mask, name_piece(laid.piece)) for laid in board_of(listener, seat)[exhibition - 1]
    )
    return Scene(listener.view.table.grid(exhibition), patches)


@dataclass(frozen=True, slots=True)
class CurrentTask:
    """The task that the listener prepares or solves.

    Attributes:
        kind: Id of its kind.
        teller: Who tells it.
        task: The task; None while only its preparation is known.
        work: The own workspace; the empty one for whoever does not solve it; before the card is seen what
            the preparation tells of it, None where it tells nothing.
        preparation: Half of the card.
    """

    kind: str
    teller: Teller[Any, Any, Any]
    task: Any
    work: Any
    preparation: object


def current_task(listener: IqListener) -> CurrentTask | None:
    """Return the task that is being prepared or solved; None outside of a race."""
    race, run = listener.view.race, listener.view.run
    if race is None:
        return None
    task = race.task
    work = run.work if run is not None and run.path else None
    if task is None:
        told = race.preparation
        work = None if told is None else TELLERS[race.kind].told_before(told)
    elif work is None:
        work = race.rules.start(task)
    return CurrentTask(race.kind, TELLERS[race.kind], task, work, race.preparation)


_HALVES: Final[Mapping[str, Callable[[Any], tuple[object, object]]]] = {
    "biology": lambda half: (biology.BiologyTask(half, ""), half),
    "programming": lambda half: (programming.ProgrammingTask(half[0], half[1], ()), half[0]),
    "optics": lambda half: (optics_model.OpticsTask(half[0], half[1], 0, 0), ()),
}
"""By kind of tasks what its preparation shows: a task with nothing in its other half, and the workspace."""


def shown_task(listener: IqListener) -> CurrentTask | None:
    """Return what is seen of the task: its first half while it is prepared, with nothing in the other one."""
    found = current_task(listener)
    if found is None or found.task is not None:
        return found
    if found.preparation is None:
        return None
    task, work = _HALVES[found.kind](found.preparation)
    return replace(found, task=task, work=work)


def known_task(listener: IqListener) -> CurrentTask:
    """Return the task whose whole card is known.

    Raises:
        MalformedAction: There is none now.
    """
    found = current_task(listener)
    if found is None or found.task is None:
        raise MalformedAction("iqlandie-error-no-task")
    return found
