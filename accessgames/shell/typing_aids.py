"""Help while typing: what a single key means, what the prompt says, and what Tab inserts."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

from accessgames.language import Message, say
from accessgames.shell.completing import complete, offer
from accessgames.shell.console import Ask
from accessgames.shell.pressing import pressed
from accessgames.shell.stopwatch import due, runs

if TYPE_CHECKING:
    from accessgames.shell.input.readers import Press
    from accessgames.shell.playing import Play


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
    among = (*(play.question.words if play.question else ()), *play.commands())
    return pressed(play.words, key, among)
