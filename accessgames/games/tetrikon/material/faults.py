"""What is wrong with a file of material: a sentence's key with the line and the value."""

from __future__ import annotations

from typing import Final

from accessgames.engine import GameError

_SHOWN: Final = 40


class MaterialError(GameError):
    """A file of material that cannot be used; nothing of it is taken over.

    Attributes:
        args: Always `line` (0 where it is about the standard set) and `value`, the offending text.
    """


def fault(key: str, line: int, value: object, **args: object) -> MaterialError:
    """Make the mistake of a line; the value is shortened to what can be said."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(value))
    return MaterialError(key, line=line, value=text[:_SHOWN], **args)
