"""What keys without a letter mean, as ids of words; the rest of the keys stand in the files of words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from accessgames.shell.input.editor import Key

NAMED_KEYS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({
    Key.UP: ("cursor-up", "older"),
    Key.DOWN: ("cursor-down", "newer"),
    Key.LEFT: ("cursor-left",),
    Key.RIGHT: ("cursor-right",),
    Key.HOME: ("cursor-row-start",),
    Key.END: ("cursor-row-end",),
    Key.CONTROL_HOME: ("cursor-column-top",),
    Key.CONTROL_END: ("cursor-column-bottom",),
    Key.TAB: ("cursor-next-free",),
    Key.BACK_TAB: ("cursor-previous-free",),
    Key.CONTROL_RIGHT: ("cursor-board",),
    Key.PAGE_UP: ("previous",),
    Key.PAGE_DOWN: ("next",),
    Key.HELP: ("help",),
    Key.SAVE: ("save",),
    Key.QUIT: ("quit",),
})  # fmt: skip
"""Of each key the words it may mean; the first one that can be used now counts."""

EVERYWHERE: Final = frozenset({"help", "save", "quit", "older", "newer", "previous", "next"})
"""Words that are understood, or refused in a sentence, wherever single keys are in use."""

SIGNS: Final = MappingProxyType({
    " ": "space", ",": "comma", ".": "point", "+": "plus", "-": "minus", "?": "question",
    ";": "semicolon", "=": "equals", "*": "asterisk", "/": "slash",
})  # fmt: skip
"""Keys that a voice may pass over, and how messages call them."""
