"""Help: what can be done at this point first, then everything else, then one command at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction
from accessgames.language import Ambiguous, Found, Listing, say
from accessgames.shell.commands import moves
from accessgames.shell.settings import UNASKED
from accessgames.shell.stopwatch import runs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest

FIRST: Final = ("moves", "try", "hint", "hint-all", "why", "undo", "rules")
"""Commands about the move at hand."""

HEARING: Final = (
    "who", "players", "changes", "last", "again", "history", "search", "braille", "emboss", "analysis",
)  # fmt: skip
"""Commands about what happened and was told."""

PROGRAM: Final = (
    "settings", "options", "brief", "normal", "detailed", "language", "keys", "transcript", "voice",
    "check", "learn", "save", "quit",
)  # fmt: skip
"""Commands about the program."""

SPEAKING: Final = ("faster", "slower", "silence")
"""Commands about the program's own voice, where it speaks."""

TIMING: Final = ("pause",)
"""Commands about the program where time passes."""

RECORDS: Final = ("records",)
"""Commands where personal records are kept."""


_LONGEST: Final = 105
"""So many characters of words fit on a line."""


def helping(play: Play, rest: Rest) -> None:
    """Tell what can be done now, or explain one command."""
    if rest.words:
        _explain(play, rest)
        return
    play.repeat_question()
    own = play.room.commands
    if not play.over:
        play.tell(*(say("shell-help-verbs", words=few) for few in _words(play, moves.verbs(play))))
        play.tell(*(say("shell-help-first", words=few) for few in _words(play, FIRST)))
    play.tell(
        *(say("shell-help-answers", words=few) for few in _words(play, own.answers)),
        *(say("shell-help-hearing", words=few) for few in _words(play, HEARING)),
        say("shell-help-steps"),
        *(say("shell-help-program", words=few) for few in _words(play, (*PROGRAM, *_further(play)))),
        say("shell-help-more", command=play.words.word(rest.id)),
    )


def _further(play: Play) -> tuple[str, ...]:
    """Return commands that only some games have, as far as they make sense now."""
    speaks = play.preferences.settings["speech"] not in {"no", UNASKED}
    return (
        *(SPEAKING if speaks else ()),
        *(TIMING if runs(play) else ()),
        *(RECORDS if play.room.records is not None else ()),
    )


def _words(play: Play, ids: Iterable[str]) -> Iterator[Listing]:
    """Yield words as many lines as it takes, each about as long as the others."""
    words = tuple(map(play.words.word, ids))
    lines = 1 + sum(len(word) + 2 for word in words) // _LONGEST
    size = -(-len(words) // lines)
    return (Listing(words[start : start + size]) for start in range(0, len(words), size))


def _explain(play: Play, rest: Rest) -> None:
    match play.words.match(rest.words, play.commands(), named=True):
        case Found(found):
            explain(play, found)
        case Ambiguous(ids):
            for found in ids:
                explain(play, found)
        case _:
            raise MalformedAction("shell-no-help", word=rest.text, command=play.words.word(rest.id))


def explain(play: Play, command: str) -> None:
    """Tell what a command does, and its single key; what the game says of it comes before what all games say.

    Raises:
        GameError: `shell-no-help-for`, when the game does not explain its word.
    """
    word = play.words.word(command)
    said = (say(f"help-{play.room.game.id}-{command}"), say(f"help-{command}"))
    found = next((message for message in said if play.console.language.has(message.key)), None)
    if found is None:
        raise GameError("shell-no-help-for", word=word)
    play.tell(found)
    pressed = play.words.key(command).strip()
    if pressed and play.by_key:
        play.tell(say("shell-help-key", word=word, key=pressed))


HANDLERS: Final[Handlers] = {"help": helping}
"""Commands by word id."""
