"""What is heard part by part and again.

Numbered lists, long texts and answers, and the history of what was told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeVar

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.language import Kind, Message, Nested, Rendered, say
from accessgames.language.commandline import normalise_bare

ItemT = TypeVar("ItemT")

PAGE_LENGTH: Final = 9
"""Items on a page: as many as there are digits for single keys."""

SHORT_PAGE: Final = 6
"""Items on a page for a Braille line: six to twelve lines of 20 cells, and help has no more topics."""

SHORT_READING: Final = 3
"""Sentences of a long text that a Braille line is given at once: about ten lines of 20 cells."""

WHOLE_LENGTH: Final = 1000
"""Most characters of an answer told in one go: of longer ones some screen readers lose a part."""

PART_LENGTH: Final = 900
"""Most characters of a part of a longer answer, but for its last line, which tells how to go on."""


@dataclass(frozen=True, slots=True)
class ListItem:
    """An entry of a list.

    Attributes:
        label: Makes the message that tells it; called when its page is read.
        choose: What happens when it is chosen.
        action: The action of the game that it stands for, if it does; `zkus` takes it by its number.
        asked: What happens when it is only asked about; None where its label says all.
    """

    label: Callable[[], Message]
    choose: Callable[[], None]
    action: object = None
    asked: Callable[[], None] | None = None


def _turned(start: int, pages: int, length: int, page: int) -> int:
    """Return where the next (1) or previous (-1) page of something so long begins.

    Raises:
        GameError: `shell-list-end` or `shell-list-start`.
    """
    turned = start + pages * page
    if turned >= length:
        raise GameError("shell-list-end")
    if turned < 0:
        raise GameError("shell-list-start")
    return turned


def page_length(count: int, *, braille: bool) -> int:
    """Return how many items a list of so many is told at once; a single one is not kept for another page."""
    return SHORT_PAGE if braille and count > SHORT_PAGE + 1 else PAGE_LENGTH


def list_line(label: Message, number: int, count: int) -> Message:
    """Tell an entry of a list with its number, from 1, and how many there are."""
    return say("shell-list-item", label.kind, number=number, count=count, item=Nested(label))


def with_number(message: Message, rendered: Rendered) -> Rendered:
    """Return the words of a message with the number that chooses it, if it is an entry of a list."""
    if message.key == "shell-list-only":
        return replace(rendered, number=1)
    number = message.args.get("number")
    return (
        replace(rendered, number=number)
        if message.key == "shell-list-item" and isinstance(number, int)
        else rendered
    )


def list_lines(labels: Sequence[Message]) -> tuple[Message, ...]:
    """Tell all entries of a short list, such as the answers that a question offers."""
    return tuple(list_line(label, number, len(labels)) for number, label in enumerate(labels, 1))


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a list, as it was read last.

    Attributes:
        items: The whole list.
        start: Index of the first item on this page.
        moment: `Agenda.changes` when the list was made; None for lists that do not grow stale.
        head: Told before the first page, or None.
        parent: The list that this one was chosen from, to go back to, or None.
        again: Whether it has what was told before, which is not kept for review a second time.
        size: Items of a page.
        unclear: The verb and the words that mean any of its actions, so that more words say which; or None.
    """

    items: Sequence[ListItem]
    start: int = 0
    moment: int | None = None
    head: Message | None = None
    parent: Page | None = None
    again: bool = False
    size: int = PAGE_LENGTH
    unclear: tuple[str, tuple[str, ...]] | None = None

    @property
    def end(self) -> int:
        """Index behind the last item on this page."""
        return min(self.start + self.size, len(self.items))

    def lines(self, *, by_key: bool) -> tuple[Message, ...]:
        """Tell the items of the page, and how many follow.

        Args:
            by_key: Whether single keys choose; numbers then start from 1 on every page.
        """
        count = len(self.items)
        told = [self.head] if self.head is not None and not self.start else []
        told += [
            self._line(index, index - self.start + 1 if by_key else index + 1, count)
            for index in range(self.start, self.end)
        ]
        if self.end < count:
            told.append(say("shell-list-more", left=count - self.end))
        return tuple(told)

    def _line(self, index: int, number: int, count: int) -> Message:
        label = self.items[index].label()
        if count == 1:
            return say("shell-list-only", label.kind, item=Nested(label))
        return list_line(label, number, count)

    def turn(self, pages: int) -> Page:
        """Return the next (1) or previous (-1) page.

        Raises:
            GameError: `shell-list-end` or `shell-list-start`.
        """
        return replace(self, start=_turned(self.start, pages, len(self.items), self.size))

    def pick(self, number: int, *, by_key: bool) -> ListItem:
        """Return an item by its number as it was told.

        Raises:
            GameError: `error-choice-number` with the highest number.
        """
        index = number - 1 + (self.start if by_key else 0)
        least = self.start if by_key else 0
        most = self.end if by_key else len(self.items)
        if not least <= index < most:
            raise GameError("error-choice-number", number=number, most=most - least)
        return self.items[index]


@dataclass(frozen=True, slots=True)
class Reading:
    """A part of a long text, as it was read last.

    Attributes:
        title: What is read.
        text: All its lines.
        start: Index of the first line of this part.
        size: Lines of a part.
    """

    title: Message
    text: Sequence[Message]
    start: int = 0
    moment: int | None = None
    size: int = PAGE_LENGTH

    def lines(self, *, by_key: bool) -> tuple[Message, ...]:
        """Tell the title and the lines of this part, and how many follow."""
        del by_key
        end = self.start + self.size
        told = (self.title, *self.text[self.start : end])
        left = len(self.text) - end
        return (*told, say("shell-reading-more", left=left)) if left > 0 else told

    def turn(self, pages: int) -> Reading:
        """Return the next (1) or previous (-1) part.

        Raises:
            GameError: `shell-list-end` or `shell-list-start`.
        """
        return replace(self, start=_turned(self.start, pages, len(self.text), self.size))

    def pick(self, number: int, *, by_key: bool) -> ListItem:
        """Refuse: there is nothing to choose.

        Raises:
            GameError: `shell-no-list`.
        """
        del by_key
        raise GameError("shell-no-list", number=number)


@dataclass(frozen=True, slots=True)
class AnswerParts:
    """A long answer, as much of it as was told last.

    Attributes:
        parts: The lines of each part.
        number: Which part, from 0.
    """

    parts: tuple[tuple[Message, ...], ...]
    number: int = 0
    moment: int | None = None

    def lines(self, *, by_key: bool) -> tuple[Message, ...]:
        """Tell the lines of this part, and how many follow."""
        del by_key
        left = sum(map(len, self.parts[self.number + 1 :]))
        told = self.parts[self.number]
        return (*told, say("shell-answer-more", left=left)) if left else told

    def turn(self, pages: int) -> AnswerParts:
        """Return the next (1) or previous (-1) part.

        Raises:
            GameError: `shell-list-end` or `shell-list-start`.
        """
        number = self.number + pages
        if number >= len(self.parts):
            raise GameError("shell-list-end")
        if number < 0:
            raise GameError("shell-list-start")
        return replace(self, number=number)

    def pick(self, number: int, *, by_key: bool) -> ListItem:
        """Refuse: there is nothing to choose.

        Raises:
            GameError: `shell-no-list`.
        """
        del by_key
        raise GameError("shell-no-list", number=number)


def cut_parts(
    messages: Sequence[Message], length: Callable[[Message], int]
) -> tuple[tuple[Message, ...], ...]:
    """Cut an answer into parts that are not too long to be heard at once; most answers are one.

    Args:
        messages: The answer.
        length: Characters that a line takes as it will be written.
    """
    if sum(map(length, messages)) <= WHOLE_LENGTH:
        return (tuple(messages),)
    return pack(messages, length, PART_LENGTH)


def pack(items: Iterable[ItemT], size: Callable[[ItemT], int], most: int) -> tuple[tuple[ItemT, ...], ...]:
    """Put items into parts in their order, each as full as may be; what is larger has one of its own."""
    parts: list[list[ItemT]] = []
    room = 0
    for item in items:
        if not parts or size(item) > room:
            parts.append([])
            room = most
        parts[-1].append(item)
        room -= size(item)
    return tuple(map(tuple, parts))


MOST_ENTRIES: Final = 5000
"""Lines kept; the longest match has fewer."""

STORY: Final[frozenset[Kind]] = frozenset({"own", "other", "bot", "score"})
"""Kinds that tell the match itself; what `historie` reads unless asked for something else."""


_TYPED: Final = 200
"""Lines that somebody has typed and may bring back."""


class TypedLines:
    """What was typed, for those who may see it again: cards are traded away by it."""

    def __init__(self) -> None:
        """Nothing was typed yet."""
        self._lines: dict[int | None, list[str]] = {}

    def add(self, line: str, owner: int | None) -> None:
        """Keep a line for a seat, or for everybody (None)."""
        past = self._lines.setdefault(owner, [])
        if line not in past[-1:]:
            past.append(line)
            del past[:-_TYPED]

    def of(self, owner: int | None) -> tuple[str, ...]:
        """Return the lines of a seat, the latest last."""
        return tuple(self._lines.get(owner, ()))


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One line of the past.

    Attributes:
        message: What was said.
        text: In which words, for searching.
        audience: Seat that alone may hear it again; None for everybody.
    """

    message: Message
    text: str
    audience: int | None


class History:
    """The lines told so far, each visible to its audience only."""

    def __init__(self) -> None:
        """Start with nothing told."""
        self._lines: list[HistoryEntry] = []
        self._place: int | None = None
        self._earlier: Callable[[], Iterable[HistoryEntry]] = tuple

    def add(self, message: Message, text: str, audience: int | None) -> None:
        """Remember a line; stepping starts again from the end."""
        self._lines.append(HistoryEntry(message, text, audience))
        del self._lines[:-MOST_ENTRIES]
        self._place = None

    def precede(self, earlier: Callable[[], Iterable[HistoryEntry]]) -> None:
        """Let lines stand before all others; they are made when somebody first wants to hear the past."""
        self._earlier = earlier

    def recall(self) -> None:
        """Make the lines that were put off, as whatever they are made from is about to change."""
        make, self._earlier = self._earlier, tuple
        self._lines[:0] = make()
        del self._lines[:-MOST_ENTRIES]

    def for_listener(self, listener: int) -> tuple[HistoryEntry, ...]:
        """Return what a listener may hear again, the oldest first."""
        return tuple(self._visible(listener))

    def _visible(self, listener: int) -> Iterator[HistoryEntry]:
        self.recall()
        return (told for told in self._lines if told.audience in (None, listener))

    def find(self, listener: int, kinds: frozenset[Kind] | None, text: str = "") -> tuple[Message, ...]:
        """Return lines of some kinds (None for all) that contain a text, the newest first.

        Case and diacritics of the text don't matter.
        """
        wanted = normalise_bare(text)
        chosen = (line for line in self._visible(listener) if kinds is None or line.message.kind in kinds)
        return tuple(line.message for line in chosen if wanted in normalise_bare(line.text))[::-1]

    def step(self, listener: int, move: int) -> tuple[int, int, Message] | None:
        """Step to an older (-1) or newer (1) line, or return None at either end.

        Returns:
            The place from 1 (the oldest), how many there are, and the line.
        """
        lines = self.for_listener(listener)
        start = len(lines) if self._place is None or self._place > len(lines) else self._place
        place = start + move
        if not 0 <= place < len(lines):
            return None
        self._place = place
        return place + 1, len(lines), lines[place].message
