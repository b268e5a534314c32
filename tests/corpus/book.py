"""Reading a corpus: positions, and what people say there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent

UNCERTAIN: Final = "?"
"""What stands for a question back."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where something is said.

    Attributes:
        players: Names and computer players, divided by commas.
        options: Pairs `key=value`, in ids or words of the language.
        seed: The luck of the match.
        typed: What is typed before.
    """

    players: str
    options: tuple[str, ...]
    seed: str
    typed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """A line that somebody types.

    Attributes:
        number: Its line in the file, from 1.
        position: Where.
        said: What is typed.
        meant: The same in the program's own words, or `UNCERTAIN`.
    """

    number: int
    position: Position
    said: str
    meant: str


@dataclass(frozen=True, slots=True)
class Book:
    """A file.

    Attributes:
        name: Its path below the folder, without the ending: `cs/iota`, `en/iota-more`.
        settled: The SHA-256 it has to have; "" where it may grow.
        right: How many of a hundred lines have to be right, at least.
        wrong: How many lines may be answered with something else than was asked, at most.
        acts: How many may do what nobody meant, at most.
    """

    name: str
    settled: str
    right: float
    wrong: int
    acts: int

    @property
    def path(self) -> Path:
        """The file."""
        return FOLDER / f"{self.name}.txt"

    @property
    def language(self) -> str:
        """The language people speak."""
        return self.name.partition("/")[0]

    @property
    def game(self) -> str:
        """The game they play."""
        return self.name.partition("/")[2].partition("-")[0]

    @property
    def digest(self) -> str:
        """The SHA-256 of the file as it is."""
        return sha256(self.path.read_bytes()).hexdigest()

    def positions(self) -> list[tuple[Position, list[Saying]]]:
        """Give the positions in their order, each with what is said there."""
        return [(at, list(said)) for at, said in groupby(self._sayings(), key=lambda one: one.position)]

    def _sayings(self) -> Iterator[Saying]:
        position: Position | None = None
        for number, line in enumerate(self.path.read_text("utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("@"):
                position = _read_position(line)
                continue
            said, arrow, meant = line.rpartition(" => ")
            if position is None or not arrow or not said.strip() or not meant.strip():
                message = f"{self.name}.txt:{number}: {line}"
                raise ValueError(message)
            yield Saying(number, position, said.strip(), meant.strip())


def _read_position(line: str) -> Position:
    players, options, seed, typed = (part.strip() for part in line[1:].split("|"))
    before = tuple(part.strip() for part in typed.split(";") if part.strip())
    return Position(players, tuple(options.split()), seed, before)


@cache
def books() -> dict[str, Book]:
    """Every file by its name, as `files.toml` lists them."""
    listed: dict[str, Any] = tomllib.loads((FOLDER / "files.toml").read_text("utf-8"))
    return {
        name: Book(name, entry.get("sha256", ""), entry["right"], entry.get("wrong", 0), entry.get("acts", 0))
        for name, entry in listed.items()
    }
