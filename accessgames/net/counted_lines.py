"""The lines of a journal on their way to where they are kept: counted, and to be read again at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessgames.engine.match import LineWriter


class CountedLines:
    """Passes lines on.

    Attributes:
        count: Lines behind the header that were kept.
    """

    def __init__(self, sink: LineWriter, before: str = "") -> None:
        """Pass lines on to a sink; `before` is what the journal had, with its header."""
        self._sink = sink
        self._text = [before] if before else []
        self.count = max(0, before.count("\n") - 1)
        self._headed = bool(before)

    def __call__(self, line: str) -> None:
        """Keep a line; what can't be kept is not counted."""
        self._sink(line)
        self._text.append(line)
        self.count += self._headed
        self._headed = True

    def text(self) -> str:
        """Return the whole journal."""
        return "".join(self._text)
