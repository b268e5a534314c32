"""What a player has achieved: personal records, and how far they came in lessons.

Small bounded files, in which what is wrong is told, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.storage import files, json_lines, settings

if TYPE_CHECKING:
    from pathlib import Path

MOST_RECORDS: Final = 1000
"""Records kept; the oldest give way to new ones."""

MAX_RECORDS_BYTES: Final = 512 * 1024
"""Largest file accepted."""

LARGEST_VALUE: Final = 10**9
"""A value is never further from 0 than this."""

Unit: TypeAlias = Literal["seconds", "points", "count"]
"""What a value counts."""

_UNITS: Final = get_args(Unit)
_GAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
_KEY: Final = re.compile(r"[!-~]+(?: [!-~]+)*")
_WHEN: Final = re.compile(r"[0-9T:+.Z-]{0,40}")
_LONGEST_KEY: Final = 80
_LONGEST_NAME: Final = 40
_FIELDS: Final = ("game", "key", "name", "value", "unit", "lower", "when")


@dataclass(frozen=True, slots=True)
class Record:
    """The best that one person has done in one discipline of one game.

    Attributes:
        game: Id of the game.
        key: The discipline in the game's own terms, one line of printable ASCII.
        name: Who.
        value: How much.
        unit: Of what.
        lower: Whether less is better.
        when: When, as ISO 8601 text; empty where nobody knows.
    """

    game: str
    key: str
    name: str
    value: int
    unit: Unit
    lower: bool
    when: str = ""

    @property
    def place(self) -> tuple[str, str, str]:
        """What there is only one record of."""
        return self.game, self.key, self.name.casefold()

    def beats(self, other: Record) -> bool:
        """Tell whether this is better; an equal one is not."""
        return self.value < other.value if self.lower else self.value > other.value


@dataclass(frozen=True, slots=True)
class LoadedRecords:
    """What a file of records gave.

    Attributes:
        records: Those that could be read, in the order of the file.
        problem: The one thing to be told about the file, or None: `error-records-line` with `file` and the
            number of the first bad `line`, or a StorageError.
    """

    records: tuple[Record, ...]
    problem: GameError | None


def improved(records: Sequence[Record], fresh: Record) -> tuple[tuple[Record, ...], Record | None]:
    """Compare a result with the record it is about.

    Returns:
        The records with the result among them, or unchanged when it is no better; and the record so far, or
        None when there was none.
    """
    before = next((record for record in records if record.place == fresh.place), None)
    if before is not None and not fresh.beats(before):
        return tuple(records), before
    rest = tuple(record for record in records if record is not before)
    return (*rest, fresh)[-MOST_RECORDS:], before


class RecordsFile:
    """Reads and writes the records.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file."""
        self.path = path
        self._suspect = False

    def load(self) -> LoadedRecords:
        """Read the file; what is wrong with it is told, never raised, and the good lines count."""
        try:
            data = files.read_own(self.path, MAX_RECORDS_BYTES) or b""
        except files.StorageError as error:
            self._suspect = True
            return LoadedRecords((), error)
        found: dict[tuple[str, str, str], Record] = {}
        bad = None
        for number, line in enumerate(data.decode(errors="replace").splitlines(), 1):
            record = read_record(line)
            if record is None or record.place in found or len(found) == MOST_RECORDS:
                bad = bad or number
            else:
                found[record.place] = record
        self._suspect = bad is not None
        problem = (
            None if bad is None else GameError("error-records-line", file=files.shown(self.path), line=bad)
        )
        return LoadedRecords(tuple(found.values()), problem)

    def save(self, records: Iterable[Record]) -> None:
        """Write all records; readers see the old file or the new one, never a part.

        A file in which something was wrong when it was loaded is kept beside the new one as `….broken.jsonl`.

        Raises:
            StorageError: The records could not be written; the old file is as it was.
        """
        text = "".join(f"{write_record(record)}\n" for record in records)
        with files.as_storage_error(self.path):
            files.write_own(self.path, text, broken=self._suspect and self.path.exists())
        self._suspect = False


def write_record(record: Record) -> str:
    """Write a record as one line."""
    return json_lines.write_line(record, _FIELDS)


def read_record(line: str) -> Record | None:
    """Read a line; it is good if writing what was read gives the same characters."""
    data = json_lines.read_line(line, _FIELDS)
    if data is None or not _is_record(data):
        return None
    record = Record(**data)
    return record if write_record(record) == line else None


def _is_record(data: Mapping[str, Any]) -> bool:
    """Tell whether every value has its type and lies within its bounds."""
    texts = (data["game"], data["key"], data["name"], data["when"])
    return (
        all(isinstance(text, str) for text in texts)
        and _GAME.fullmatch(data["game"]) is not None
        and len(data["key"]) <= _LONGEST_KEY
        and _KEY.fullmatch(data["key"]) is not None
        and 0 < len(data["name"]) <= _LONGEST_NAME
        and data["name"].isprintable()
        and _WHEN.fullmatch(data["when"]) is not None
        and data["unit"] in _UNITS
        and isinstance(data["lower"], bool)
        and type(data["value"]) is int
        and abs(data["value"]) <= LARGEST_VALUE
    )


MAX_LESSONS_BYTES: Final = 16 * 1024
"""Largest file accepted."""

MOST_LESSONS: Final = 100
"""Most games accepted."""

_LESSON_STEP: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


@dataclass(frozen=True, slots=True)
class LoadedLessons:
    """What a file of lessons gave.

    Attributes:
        steps: Game id -> id of the step that comes next.
        problem: What was wrong with the file, to be told once, or None: `error-lessons-broken` with
            `file`, or a StorageError. No step counts then.
    """

    steps: Mapping[str, str]
    problem: GameError | None = None


class LessonsFile:
    """Reads and writes how far the lessons are.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file."""
        self.path = path

    def load(self) -> LoadedLessons:
        """Read the file; what is wrong with it is told, never raised."""
        nothing: Mapping[str, str] = MappingProxyType({})
        try:
            steps = settings.parse_toml(files.read_own(self.path, MAX_LESSONS_BYTES) or b"")
        except files.StorageError as error:
            return LoadedLessons(nothing, error)
        except ValueError:
            steps = {"": ""}  # as bad as an entry that is not as it would have been written here
        fits = all(
            _GAME.fullmatch(game) and isinstance(step, str) and _LESSON_STEP.fullmatch(step)
            for game, step in steps.items()
        )
        if not fits or len(steps) > MOST_LESSONS:
            return LoadedLessons(nothing, GameError("error-lessons-broken", file=files.shown(self.path)))
        return LoadedLessons(MappingProxyType(steps))

    def save(self, game: str, step: str) -> None:
        """Remember the step that comes next in a game; readers see the old file or the new one, never a part.

        What another window has written meanwhile about other games stays. A file that can't be read is kept
        beside the new one as `….broken.toml`.

        Raises:
            StorageError: It could not be written; the old file is as it was.
        """
        before = self.load()
        steps = dict(before.steps)
        steps.pop(game, None)
        steps[game] = step
        text = "".join(f'{name} = "{each}"\n' for name, each in list(steps.items())[-MOST_LESSONS:])
        with files.as_storage_error(self.path):
            files.write_own(self.path, text, broken=before.problem is not None and self.path.is_file())
