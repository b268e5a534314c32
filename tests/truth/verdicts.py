"""What was told in all positions of a game, which of it was not so, and checks that let everything pass."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.language import Listing, Message, Nested

if TYPE_CHECKING:
    from accessgames.games import Listener

SAMPLES: Final = 30
"""Lines of each key that are falsified."""

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
"""Recomputes a line from the rules; False or an AssertionError where it is wrong."""


@dataclass(slots=True)
class Verdict:
    """What was told in all positions of a game.

    Attributes:
        told: How often each line was.
        samples: Some of them by key.
        false: Lines that were not so.
    """

    told: Counter[str] = field(default_factory=Counter)
    samples: dict[str, list[Told]] = field(default_factory=lambda: defaultdict(list))
    false: list[str] = field(default_factory=list)

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
        if key in checks and found.told[key] <= SAMPLES:
            found.samples[key].append(line)
        wrong = fault(checks, line)
        if wrong is not None:
            found.false.append(wrong)
    return found


def asleep(verdict: Verdict, checks: Mapping[str, Check]) -> list[str]:
    """Return the keys whose checks pass whatever number or other line stands there: they check nothing."""
    return [
        key
        for key, lines in verdict.samples.items()
        if not any(fault(checks, other) for line in lines for other in _falsified(line, checks))
    ]


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
    if check is None:
        return None
    try:
        right = check(line)
    except Exception as error:  # noqa: BLE001 - a line on which the rules break down is a false one
        return f"{line}: {error!r}"
    return None if right is not False else f"{line}: not so"


def _falsified(line: Told, checks: Mapping[str, Check]) -> Iterator[Told]:
    """Yield lines that would be false there: other numbers, and other lines with what this one has."""
    args = dict(line.message.args)
    for name, value in args.items():
        if isinstance(value, int):
            yield replace(line, message=Message(line.message.key, {**args, name: value + 1}))
    for key in checks:
        if key != line.message.key:
            yield replace(line, message=Message(key, args))
