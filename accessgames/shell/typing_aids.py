"""Help while typing: what a single key means, what the prompt says, and what Tab inserts."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.language import Message, say
from accessgames.shell.completing import complete, offer
from accessgames.shell.console import Ask
from accessgames.shell.input.keystrokes import Key
from accessgames.shell.input.readers import Press
from accessgames.shell.stopwatch import due, runs

if TYPE_CHECKING:
    from accessgames.shell.playing import Play

TYPE_COMMAND: Final = ":"
"""The key that lets a whole command be typed in the profile of single keys."""


_SPECIAL: Final = "special"
"""What `shell-key-unknown` calls a key without a letter."""


def ask_for(play: Play) -> Ask:
    """Return what is asked for now: a command, or an answer to the open question."""
    question = play.question
    free = question is not None and question.free
    return Ask(
        prompt=_prompt(play),
        complete=lambda text: complete(play, text),
        offer=offer,
        press=None if free else lambda key: press(play, key),
        status=lambda: (play.turn(),),
        audience=play.audience,
        wake=partial(due, play) if runs(play) else None,
        waiting=play.stopwatch.running if runs(play) else nullcontext,
    )


def _prompt(play: Play) -> Message:
    if play.question is not None:
        return say("shell-prompt-answer")
    return say("shell-prompt-key") if play.by_key else say("shell-prompt")


def press(play: Play, key: str) -> Press:
    """Return the command that a single key means now."""
    words = play.words
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
    return Press(key) if key.isdecimal() else _letter(play, key)


def _letter(play: Play, key: str) -> Press:
    """Return the command that a letter means now; one that means nothing is asked about."""
    words = play.words
    among = (*(play.question.words if play.question else ()), *play.commands())
    found = words.by_key(key, among)
    if found is None:
        return Press(f"{words.word('keys')} {key if len(key) == 1 else _SPECIAL}")
    return Press(words.word(found), whole=words.table[found].arguments != "some")
