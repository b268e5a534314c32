"""The one kind of mistake of this package."""

from __future__ import annotations

from accessgames.engine.errors import GameError


class BrailleError(GameError):
    """Something that cannot become Braille: a file, a page size, a table, foreign cells.

    Carries a message key of `locales/*/errors.ftl` (all begin with `braille-`) and arguments that always hold
    the offending value and, where known, what would be right. Never a sentence for people.
    """
