"""What a single key means where commands are keys: a command, a number, or a line to be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.shell.input.keystrokes import Key
from accessgames.shell.input.readers import Press

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.language import Vocabulary

TYPE_COMMAND: Final = ":"
"""The key that lets a whole command be typed in the profile of single keys."""

_SPECIAL: Final = "special"
"""What `shell-key-unknown` calls a key without a letter."""


def pressed(words: Vocabulary, key: str, among: Iterable[str]) -> Press:
    """Return the command that a single key means.

    Args:
        words: The words, with their keys.
        key: A character, or the name of a key (`Key`).
        among: Ids of the words whose keys count now.
    """
    named = {
        Key.ENTER: "",
        Key.ESCAPE: f"{words.word('keys')} {words.word('off')}",
        Key.HELP: words.word("help"),
        Key.SAVE: words.word("save"),
        Key.QUIT: words.word("quit"),
        Key.UP: words.word("older"),
        Key.DOWN: words.word("newer"),
        Key.PAGE_UP: words.word("previous"),
        Key.PAGE_DOWN: words.word("next"),
    }
    if key in named:
        return Press(named[Key(key)])
    if key == TYPE_COMMAND:
        return Press("", whole=False)
    return Press(key) if key.isdecimal() else _letter(words, key, among)


def _letter(words: Vocabulary, key: str, among: Iterable[str]) -> Press:
    """Return the command that a letter means; one that means nothing is asked about."""
    found = words.by_key(key, among)
    if found is None:
        return Press(f"{words.word('keys')} {key if len(key) == 1 else _SPECIAL}")
    return Press(words.word(found), whole=words.table[found].arguments != "some")
