"""Lines that end in a question mark: what they would do is told, and how it is done; nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.language import Found, say
from accessgames.shell.commands.explanations import explain_command
from accessgames.shell.conversation import done_by_message
from accessgames.shell.questions import ChanceQuestion, Confirmation, HandOver, Paused, answer_word

if TYPE_CHECKING:
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.session import Session

CHANGING: Final = frozenset({
    "undo", "save", "silence", "pause", "quit", "abandon", "learn", "analysis", "brief", "normal", "detailed",
    "faster", "slower", "emboss", "zoom-in", "zoom-out", "home", "rematch", "play-again", "mistakes",
    "correct", "no-help", "turn-board",
})  # fmt: skip
"""Commands that change something, or lead away."""

CHANGING_BY_WORDS: Final = frozenset({
    "transcript", "language", "voice", "settings", "keys", "own-key", "abbreviation", "missed", "statistics",
})  # fmt: skip
"""Commands that change something when words follow, and tell how it is without."""

_LOOKING: Final = frozenset({"help", "players", "who-is", "why", "learn", "save", "lesson-task"})
"""Commands of a lesson that change nothing."""


def would_change(session: Session, rest: Arguments) -> bool:
    """Tell whether a command that is no move would change something, or lead away."""
    if rest.id in session.handlers:
        return rest.id not in _LOOKING
    return changes_something(session, rest)


def changes_something(talk: Conversation, rest: Arguments) -> bool:
    """Tell whether a command that every conversation has would change something, or lead away."""
    if rest.id not in CHANGING_BY_WORDS:
        return rest.id in CHANGING
    if rest.id == "keys":  # one character is a key that is asked about
        return len(rest.text) > 1
    if rest.id == "settings":
        keys = (key for key in talk.teller.words.ids() if key.startswith("set-"))
        found = talk.teller.words.match(rest.words, tuple(keys))
        return isinstance(found, Found) and found.used < len(rest.words)
    if rest.id == "statistics":
        return isinstance(talk.teller.words.match(rest.words, ("statistics-clear", "statistics-file")), Found)
    return bool(rest.words)


def explain_only(talk: Conversation, key: str) -> None:
    """Say that a question mark only asks, what the command would do, and how it is done.

    Raises:
        GameError: As `explain_command`.
    """
    talk.teller.tell(say("shell-only-asked"))
    explain_command(talk, key)
    talk.teller.tell(done_by_message(talk.agenda.typed))
    talk.agenda.surprised = True


def answers_question(session: Session, command: TypedCommand) -> bool:
    """Tell whether a command is an answer to the open question; with a question mark it answers nothing."""
    match session.agenda.question:
        case Confirmation() | HandOver() | Paused() as question:
            return answer_word(session, command, question.words) is not None
        case ChanceQuestion():
            return not session.knows(command)
        case _:
            return False
