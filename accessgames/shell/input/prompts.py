"""What the cursor waits behind: words of its own, or what was told, for those whose finger is where it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.language import Language
    from accessgames.shell.input.screenfuls import Piece, ToldLine
    from accessgames.shell.settings import Settings


_AFTER: Final = 2
"""Cells behind what was told that have to be on the display: a blank, and the one of the cursor."""


def place_prompt(
    prompt: str, pieces: Sequence[Piece[ToldLine]], rows: int, settings: Settings, language: Language
) -> tuple[str, bool]:
    """Decide what stands in the line of the prompt, by the setting.

    Args:
        prompt: The words of the prompt with a blank behind them; "" where nothing is asked.
        pieces: What is told before it.
        rows: How many rows of the terminal that takes.
        settings: What the player chose.
        language: Whose short forms and Braille.

    Returns:
        What the cursor waits behind, and whether the last row that was told takes its place.
    """
    chosen = settings["prompt"]
    told = [piece for piece in pieces if piece.lines]
    if not prompt or not told or chosen == "line":
        return prompt, False
    room = int(settings["cells"]) - _AFTER
    if chosen == "none" or (rows == 1 and len(_cut(told[0].lines[0], room, language)) == 1):
        return prompt, True
    return f"{_short_result(told, room, language)} ", False


def _cut(line: str, room: int, language: Language) -> tuple[str, ...]:
    """Break a line to so many cells."""
    from accessgames.braille import wrap_print  # noqa: PLC0415 - only who reads Braille pays for it

    return wrap_print(line, room, language=language.tag)


def _short_result(told: Sequence[Piece[ToldLine]], room: int, language: Language) -> str:
    """Return the result, which is told first, in so many cells, with how many lines more there are above."""
    heard = told[0].heard
    short = told[0].lines[0] if heard is None else heard.rendered.braille
    parts = _cut(short, room, language)
    more = len(told) - 1 + (len(parts) > 1)
    if not more:
        return parts[0]
    behind = len(language.form(say("shell-prompt-more", line="", more=more), "full"))
    first = _cut(short, room - behind, language)[0]
    return language.form(say("shell-prompt-more", line=first, more=more), "full")
