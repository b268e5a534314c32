"""Which form of a line is given to the player: by verbosity, by kind of line, for the eye or the finger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from accessgames.language import Rendered
    from accessgames.shell.settings import Settings

KINDS: Final = ("own", "other", "bot", "score")
"""Kinds of lines that can be made brief or switched off by themselves, each by a setting of its name."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """How lines are given now.

    Attributes:
        settings: What the player chose.
        language: Language tag; Braille cells are counted by its code.
    """

    settings: Settings
    language: str

    @property
    def braille(self) -> bool:
        """Whether short forms are shown instead of sentences."""
        return self.settings["output"] == "braille"

    @property
    def detailed(self) -> bool:
        """Whether more is told than was asked for."""
        return self.settings["verbosity"] == "detailed"

    def lines(self, rendered: Rendered) -> tuple[str, ...]:
        """Return the lines to show; none when the player switched this kind off."""
        wording = self.wording(rendered)
        if not wording:
            return ()
        return self.short(rendered) if self.braille else (wording,)

    def wording(self, rendered: Rendered) -> str:
        """Return the sentence in the chosen length; "" when the player switched this kind off."""
        level = self._level(rendered)
        if level == "silent":
            return ""
        return rendered.brief if level == "brief" else rendered.full

    def short(self, rendered: Rendered) -> tuple[str, ...]:
        """Return the short form, in as many lines as a display of the chosen width needs."""
        return self._wrapped(rendered.braille)

    def fit(self, line: str) -> tuple[str, ...]:
        """Return a line that was changed afterwards, where short forms are shown in lines of the display."""
        return self._wrapped(line) if self.braille else (line,)

    def _wrapped(self, line: str) -> tuple[str, ...]:
        from accessgames.braille import wrap_print  # noqa: PLC0415 - only who reads Braille pays for it

        return wrap_print(line, int(self.settings["cells"]), language=self.language)

    def _level(self, rendered: Rendered) -> str:
        own = self.settings[rendered.kind] if rendered.kind in KINDS else "usual"
        return self.settings["verbosity"] if own == "usual" else own
