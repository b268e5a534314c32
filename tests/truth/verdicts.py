"""What was told in all positions of a game, and which of it was not so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.language import Listing, Message, Nested
from tests.truth.falsehoods import wrong

if TYPE_CHECKING:
    from accessgames.games import Listener

SAMPLES: Final = 64
"""Lines of each key that are falsified at most, spread over all positions."""

SHOWN: Final = 5
"""Mistakes that a failing test shows."""


@dataclass(frozen=True, slots=True)
class Told:
    """One line of an answer, or what a line holds as a part of it.

    Attributes:
        desk: Who asked.
        asked: Word id of the question, with the words behind it.
        message: What was told.
        lines: All lines of the answer.
    """

    desk: Listener
    asked: tuple[str, tuple[str, ...]]
    message: Message
    lines: tuple[Message, ...]

    @property
    def view(self) -> Any:  # noqa: ANN401 - by game
        """All that who asked may know."""
        return self.desk.view

    @property
    def seat(self) -> int:
        """Who asked."""
        return self.desk.seat

    def arg(self, name: str) -> Any:  # noqa: ANN401 - by message
        """Return an argument of the line."""
        return self.message.args[name]

    def who(self, name: str = "who") -> int:
        """Return the seat that a person of the line sits on."""
        return self.desk.people.index(self.arg(name))

    def people(self, name: str = "who") -> set[int]:
        """Return the seats that a list of the line names."""
        items = self.arg(name).items
        people = [item.message.args["who"] if isinstance(item, Nested) else item for item in items]
        return {self.desk.people.index(person) for person in people}

    def __str__(self) -> str:
        """Name the question and the line, for the message of a failing test."""
        question, words = self.asked
        return f"{question} {' '.join(words)} by {self.seat}: {self.message.key} {dict(self.message.args)}"


Check: TypeAlias = Callable[[Any], object]
"""Recomputes a line from the rules; anything but true where it is wrong."""


@dataclass(slots=True)
class Verdict:
    """What was told in all positions of a game.

    Attributes:
        told: How often each line was.
        samples: Some of them by key.
        false: Lines that were not so.
        steps: By key, of how many lines one is kept.
    """

    told: Counter[str] = field(default_factory=Counter)
    samples: dict[str, list[Told]] = field(default_factory=lambda: defaultdict(list))
    false: list[str] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=lambda: defaultdict(lambda: 1))

    def keep(self, line: Told) -> None:
        """Keep a line for falsifying, or not: of those that are told often only each second, fourth, ..."""
        key = line.message.key
        kept, step = self.samples[key], self.steps[key]
        if not self.told[key] % step:
            kept.append(line)
        if len(kept) > SAMPLES:
            self.samples[key], self.steps[key] = kept[::2], 2 * step

    @property
    def shown(self) -> list[str]:
        """Some of the lines that were not so."""
        return self.false[:SHOWN]

    @property
    def share(self) -> str:
        """How many of all lines were not so."""
        return f"{len(self.false)} of {self.told.total()}"


def judged(lines: Iterable[Told], checks: Mapping[str, Check]) -> Verdict:
    """Check every line once."""
    found = Verdict()
    for line in lines:
        key = line.message.key
        found.told[key] += 1
        found.keep(line)
        wrong = fault(checks, line)
        if wrong is not None:
            found.false.append(wrong)
    return found


def parts(message: Message) -> Iterator[Message]:
    """Yield a message and all that it holds."""
    yield message
    for value in message.args.values():
        for item in value.items if isinstance(value, Listing) else (value,):
            if isinstance(item, Nested):
                yield from parts(item.message)


def fault(checks: Mapping[str, Check], line: Told) -> str | None:
    """Return what is wrong with a line, or None; lines without a check are not judged here."""
    check = checks.get(line.message.key)
    found = "" if check is None else wrong(check, line)
    return f"{line}: {found}" if found else None
