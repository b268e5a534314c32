"""What a lesson says: the messages of a step, the line that solves it, and the other ways to type it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import Found, Message, say
from accessgames.language.commandline import split_commands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.language import Language
    from accessgames.shell.playing import Play
    from accessgames.shell.tutor.lesson import Step

BETWEEN: Final = " | "
"""Stands between the ways to type something, in a message `tutor-<game>-<step>-ways`."""


def ways(language: Language, game: str, step: Step) -> tuple[str, ...]:
    """Return the ways to type a step that its language names; nothing where it leaves that to the program."""
    key = f"tutor-{game}-{step.id}-ways"
    return tuple(language.text(key).split(BETWEEN)) if language.has(key) else ()


def solution(play: Play, step: Step) -> str:
    """Return a line that does what a step wants, in the words of the language."""
    named = ways(play.console.language, play.room.game.id, step)
    if named:
        return named[0]
    if step.ask:
        return play.words.word(step.ask[0])
    game, desk = play.room.game, play.desk()
    return "; ".join(play.room.commands.spell(game.parse_action(text), desk) for text in step.act)


def typed_forms(play: Play, step: Step) -> dict[str, str]:
    """Return what the messages of a step may name: `typed`, the solution, and `way2` and so on."""
    named = ways(play.console.language, play.room.game.id, step)
    others = {f"way{number}": way for number, way in enumerate(named[1:], 2)}
    return {"typed": solution(play, step), **others}


def introduction(play: Play, step: Step) -> Iterator[Message]:
    """Yield what is told before the match that a step begins with; most scenes need nothing."""
    message = say(f"tutor-{play.room.game.id}-{step.id}-before", "system")
    if play.console.language.has(message.key):
        yield message


def told(play: Play, step: Step) -> Iterator[Message]:
    """Yield what is told before a task: one or two sentences, each a message of its own."""
    forms = typed_forms(play, step)
    for part in ("", "-more"):
        message = say(f"tutor-{play.room.game.id}-{step.id}{part}", "system", **forms)
        if play.console.language.has(message.key):
            yield message


def task(play: Play, step: Step) -> Message:
    """Return the task of a step, as a part of a sentence."""
    return say(f"tutor-{play.room.game.id}-{step.id}-task", "system", **typed_forms(play, step))


def conclusion(play: Play, step: Step) -> Iterator[Message]:
    """Yield what is told when a step is done: what was to be learned from it; most steps need nothing."""
    message = say(f"tutor-{play.room.game.id}-{step.id}-done", "system", **typed_forms(play, step))
    if play.console.language.has(message.key):
        yield message


def closing(play: Play) -> Iterator[Message]:
    """Yield what is told at the end: what comes after the lesson."""
    for part in ("end", "end-more"):
        message = say(f"tutor-{play.room.game.id}-{part}", "system")
        if play.console.language.has(message.key):
            yield message


def shown_words(play: Play, step: Step, key: str) -> tuple[str, ...]:
    """Return the words that follow a question as it is shown; none where its word says it all."""
    command = split_commands(solution(play, step))[0]
    match = play.words.match(command.words, [key])
    return command.words[match.used :] if isinstance(match, Found) else ()
