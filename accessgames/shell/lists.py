"""Numbered lists, long texts and long answers, told part by part; lists are chosen from by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from accessgames.engine import GameError
from accessgames.language import Message, Nested, say

PAGE: Final = 9
"""Items on a page: as many as there are digits for single keys."""

MOST: Final = 1000
"""Most characters of an answer told in one go: of longer ones some screen readers lose a part."""

PART: Final = 900
"""Most characters of a part of a longer answer, but for its last line, which tells how to go on."""


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a list.

    Attributes:
        label: Makes the message that tells it; called when its page is read.
        choose: What happens when it is chosen.
        action: The action of the game that it stands for, if it does; `zkus` takes it by its number.
    """

    label: Callable[[], Message]
    choose: Callable[[], None]
    action: object = None


def _turned(start: int, pages: int, length: int) -> int:
    """Return where the next (1) or previous (-1) page of something so long begins.

    Raises:
        GameError: `shell-list-end` or `shell-list-start`.
    """
    turned = start + pages * PAGE
    if turned >= length:
        raise GameError("shell-list-end")
    if turned < 0:
        raise GameError("shell-list-start")
    return turned


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a list, as it was read last.

    Attributes:
        items: The whole list.
        start: Index of the first item on this page.
        moment: `Play.changes` when the list was made; None for lists that do not grow stale.
        head: Told before the first page, or None.
    """

    items: Sequence[Item]
    start: int = 0
    moment: int | None = None
    head: Message | None = None

    @property
    def end(self) -> int:
        """Index behind the last item on this page."""
        return min(self.start + PAGE, len(self.items))

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
        return say("shell-list-item", label.kind, number=number, count=count, item=Nested(label))

    def turn(self, pages: int) -> Page:
        """Return the next (1) or previous (-1) page.

        Raises:
            GameError: `shell-list-end` or `shell-list-start`.
        """
        return replace(self, start=_turned(self.start, pages, len(self.items)))

    def pick(self, number: int, *, by_key: bool) -> Item:
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
    """

    title: Message
    text: Sequence[Message]
    start: int = 0
    moment: int | None = None

    def lines(self, *, by_key: bool) -> tuple[Message, ...]:
        """Tell the title and the lines of this part, and how many follow."""
        del by_key
        end = self.start + PAGE
        told = (self.title, *self.text[self.start : end])
        left = len(self.text) - end
        return (*told, say("shell-reading-more", left=left)) if left > 0 else told

    def turn(self, pages: int) -> Reading:
        """Return the next (1) or previous (-1) part.

        Raises:
            GameError: `shell-list-end` or `shell-list-start`.
        """
        return replace(self, start=_turned(self.start, pages, len(self.text)))

    def pick(self, number: int, *, by_key: bool) -> Item:
        """Refuse: there is nothing to choose.

        Raises:
            GameError: `shell-no-list`.
        """
        del by_key
        raise GameError("shell-no-list", number=number)


@dataclass(frozen=True, slots=True)
class Parts:
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

    def turn(self, pages: int) -> Parts:
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

    def pick(self, number: int, *, by_key: bool) -> Item:
        """Refuse: there is nothing to choose.

        Raises:
            GameError: `shell-no-list`.
        """
        del by_key
        raise GameError("shell-no-list", number=number)


def cut(messages: Sequence[Message], length: Callable[[Message], int]) -> tuple[tuple[Message, ...], ...]:
    """Cut an answer into parts that are not too long to be heard at once; most answers are one.

    Args:
        messages: The answer.
        length: Characters that a line takes as it will be written.
    """
    lengths = tuple(map(length, messages))
    if sum(lengths) <= MOST:
        return (tuple(messages),)
    parts: list[list[Message]] = []
    room = 0
    for message, size in zip(messages, lengths, strict=True):
        if not parts or size > room:
            parts.append([])
            room = PART
        parts[-1].append(message)
        room -= size
    return tuple(map(tuple, parts))
