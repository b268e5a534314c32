"""What a step of a lesson says, by the keys of its messages, and the lines that do it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.language import Found, Message, say
from accessgames.language.commandline import split_commands

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.games import Listener, Room
    from accessgames.games.teaching import Aim
    from accessgames.shell.session import Session
    from accessgames.shell.tutor.lesson import LessonStep

WAYS_SEPARATOR: Final = " | "
"""Stands between the ways to type something, in a message `tutor-<game>-<step>-ways`."""

OPENING: Final = ("-before", "-picture", "-colours", "-faces")
"""Endings of what is told before anything happens in a scene: its aim, and what the things look like."""

PARTS: Final = ("", "-more", "-then", "-last")
"""Endings of what is told before a task, in their order."""


def typed_ways(session: Session, step: LessonStep) -> tuple[str, ...]:
    """Return the ways to type a step that its language names; nothing where it leaves that to the program."""
    language = session.teller.console.language
    key = f"tutor-{session.known.room.game.id}-{step.id}-ways"
    return tuple(language.text(key).split(WAYS_SEPARATOR)) if language.has(key) else ()


def solution(session: Session, step: LessonStep) -> str:
    """Return a line that does what a step wants, in the words of the language."""
    named = typed_ways(session, step)
    if named:
        return named[0]
    if step.ask:
        return session.teller.words.word(step.ask[0])
    known = session.known
    return spell(known.room, tuple(map(known.room.game.parse_action, step.act)), known.listener())


def spell(room: Room, actions: Sequence[Any], listener: Listener) -> str:
    """Return a line that does one action after another; a game may have a shorter way than one by one."""
    if room.teaching is not None and (line := room.teaching.spell(actions, listener)):
        return line
    lines = []
    for action in actions:
        lines.append(room.commands.spell(action, listener))
        if action is not actions[-1]:
            listener = after(listener, action)
    return "; ".join(lines)


def told_action(session: Session, actions: Sequence[Any]) -> Message:
    """Return what the last of some actions would do, in the words of the game."""
    listener = session.known.listener()
    for action in actions[:-1]:
        listener = after(listener, action)
    return session.known.room.narration.action(actions[-1], listener)


def after(listener: Listener, action: object) -> Listener:
    """Return a listener in the position after a legal action."""
    return replace(listener, perspective=listener.perspective.after(action))


def typed_forms(session: Session, step: LessonStep) -> dict[str, str]:
    """Return what the messages of a step may name: `typed`, the solution, and `way2` and so on.

    Where an aim is to be reached nothing is named: that is what is learned.
    """
    if step.aim:
        return {}
    others = {f"way{number}": way for number, way in enumerate(typed_ways(session, step)[1:], 2)}
    return {"typed": solution(session, step), **others}


def step_messages(session: Session, step: LessonStep, *parts: str) -> Iterator[Message]:
    """Yield the messages of a step with these endings, as far as there are any."""
    forms = typed_forms(session, step)
    for part in parts:
        message = say(f"tutor-{session.known.room.game.id}-{step.id}{part}", "system", **forms)
        if session.teller.console.language.has(message.key):
            yield message


def step_task(session: Session, step: LessonStep) -> Message:
    """Return the task of a step, as a part of a sentence: its own, or that of its aim."""
    own = next(step_messages(session, step, "-task"), None)
    if own is None and step.aim:
        return _aim_message(session, step, "")
    return own or say(f"tutor-{session.known.room.game.id}-{step.id}-task", "system")


def step_hint(session: Session, step: LessonStep) -> Message:
    """Return what helps somebody who has missed an aim twice."""
    return next(step_messages(session, step, "-hint"), None) or _aim_message(session, step, "-hint")


def _aim_message(session: Session, step: LessonStep, part: str) -> Message:
    known, (name, *words) = session.known, step.aim
    details = aim_of(known.room, step).details(known.listener(), tuple(words))
    return Message(f"tutor-{known.room.game.id}-aim-{name}{part}", details, "turn")


def aim_of(room: Room, step: LessonStep) -> Aim[Any, Any]:
    """Return the aim of a step.

    Raises:
        GameError: `tutor-error-aim`, when the game has none of this name.
    """
    aims = {} if room.teaching is None else room.teaching.aims
    if step.aim[0] not in aims:
        raise GameError("tutor-error-aim", step=step.id, aim=step.aim[0])
    return aims[step.aim[0]]


def lesson_closing(session: Session, *, within: bool) -> Iterator[Message]:
    """Yield what is told at the end: what comes after the lesson; nothing where a match goes on behind it."""
    for part in ("end",) if within else ("end", "end-more"):
        message = say(f"tutor-{session.known.room.game.id}-{part}", "system")
        if session.teller.console.language.has(message.key):
            yield message


def shown_words(session: Session, step: LessonStep, key: str) -> tuple[str, ...]:
    """Return the words that follow a question as it is shown; none where its word says it all."""
    command = split_commands(solution(session, step))[0]
    match = session.teller.words.match(command.words, [key])
    return command.words[match.used :] if isinstance(match, Found) else ()
