"""Lines to be heard: where a long sentence is told in several, so that each is taken in at once.

A translator writes ⏎ where the line of a whole sentence may end; `LINES()` does so between the entries of a
list.
"""

from __future__ import annotations

from typing import Final

LINE_END: Final = "⏎"
"""Where the line of a long sentence may end; it is never told."""

HEARD_WELL: Final = 40
"""Most characters of a line that is taken in at once."""

_STOPS: Final = (".", "!", "?", ":", ";")

_SPLIT: Final = 200
"""How bad it is that a line ends without a stop, in squares of characters."""


def tidy(text: str) -> str:
    """Make no-break spaces plain, and remove blanks that empty variants leave behind."""
    text = text.replace("\N{NO-BREAK SPACE}", " ").strip()
    while "  " in text:
        text = text.replace("  ", " ")
    return text


def one_line(text: str) -> str:
    """Leave out the places where a line may end."""
    return tidy(text.replace(LINE_END, "")) if LINE_END in text else text


def heard_lines(text: str) -> tuple[str, ...]:
    """Break a text where its line may end, if it is longer than a line that is heard well.

    Of all ways with the fewest lines the one is taken whose lines are most alike in length, so that no word
    is left alone; a line likes to end behind a colon or a sentence.
    """
    whole = one_line(text)
    if LINE_END not in text or len(whole) <= HEARD_WELL:
        return (whole,)
    parts = tuple(filter(None, map(tidy, text.split(LINE_END))))
    ways: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, ())]
    for end in range(1, len(parts) + 1):
        found = []
        for start in range(end - 1, -1, -1):
            line = " ".join(parts[start:end])
            if len(line) > HEARD_WELL and start < end - 1:
                break
            count, cost, before = ways[start]
            cost += len(line) ** 2 + (0 if line.endswith(_STOPS) else _SPLIT)
            found.append((count + 1, cost, (*before, line)))
        ways.append(min(found))
    return ways[-1][2]
