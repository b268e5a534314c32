"""What goes between the loop of the server and the thread of a session: what is typed, and what is told."""

from __future__ import annotations

import io
import queue
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Teller(io.StringIO):
    """A stream whose texts go somewhere else at once."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        """Hand texts to a function, in the thread of whoever writes."""
        super().__init__()
        self._tell = tell

    def write(self, text: str, /) -> int:
        """Hand on a text."""
        self._tell(text)
        return len(text)


class Typed(Generic[T]):
    """Things that were typed and not read yet.

    Attributes:
        most: So many may wait; whoever types more is not heard.
    """

    def __init__(self, most: int) -> None:
        """Begin with nothing."""
        self.most = most
        self._waiting: queue.SimpleQueue[T | None] = queue.SimpleQueue()
        self._over = False

    def put(self, typed: T) -> bool:
        """Add something; tell whether there was room for it."""
        if self._waiting.qsize() >= self.most:
            return False
        self._waiting.put(typed)
        return True

    def end(self) -> None:
        """Let nothing come any more."""
        self._over = True
        self._waiting.put(None)

    @property
    def pending(self) -> bool:
        """Whether something waits, or nothing comes any more."""
        return self._over or not self._waiting.empty()

    def drop(self) -> None:
        """Drop what waits."""
        while not self._waiting.empty():
            self._waiting.get()

    def get(self, seconds: float | None = None) -> T | None:
        """Wait so many seconds for something; None where nothing came.

        Raises:
            EOFError: Nothing comes any more.
        """
        if self._over and self._waiting.empty():
            raise EOFError
        try:
            typed = self._waiting.get(timeout=seconds)
        except queue.Empty:
            return None
        if typed is None:
            raise EOFError
        return typed

    def awaited(self, wake: Callable[[], bool] | None, pulse: float) -> T | None:
        """Wait for something, or until something else comes up; None then.

        Raises:
            EOFError: Nothing comes any more.
        """
        while (typed := self.get(None if wake is None else pulse)) is None:
            if wake is not None and wake():
                return None
        return typed
