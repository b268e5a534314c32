"""Where the match of a lesson is written: nowhere, because the lesson can always make it again."""

from __future__ import annotations

from pathlib import Path


class Unkept:
    """Keeps nothing of a match.

    Attributes:
        path: Stands for the file that is not there.
    """

    path = Path("lesson")

    def __call__(self, line: str, /) -> None:
        """Keep nothing."""

    def finish(self) -> object:
        """Do nothing."""
        return self.path

    def close(self) -> None:
        """Do nothing."""
