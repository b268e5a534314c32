"""Paper for the fingers: tisk deska.brf, tisk ruka ruka.brf, tisk pravidla cíl hry cíl.pef."""

from __future__ import annotations

from pathlib import PurePath
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction
from accessgames.games import Sheet
from accessgames.language import Found, say
from accessgames.language.commandline import quoted, split_words
from accessgames.shell.commands.papers import PAPERS
from accessgames.shell.errors import tell_system_error

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest

FORMATS: Final[Mapping[str, str]] = MappingProxyType({".brf": "brf", ".pef": "pef", ".txt": "unicode"})
"""What a file becomes by the end of its name."""

_USUAL: Final = ("board", "hand", "status")
"""Questions whose answer goes on paper where nothing is named: the first that the game answers."""


def emboss(play: Play, rest: Rest) -> None:
    """Write the own board, or what is named before the file, as Braille to a new file.

    Raises:
        MalformedAction: `shell-sheet-file` without the name of a file, or what the words name is not there.
        GameError: The drawing does not fit on the paper.
    """
    words, name = _file(play, rest)
    sheet = _sheet(play, words)
    from accessgames.output.tactile import emboss as write  # noqa: PLC0415 - few need Braille on paper

    data = write(sheet, play.console.language, FORMATS[_suffix(name)], play.preferences.settings.paper)
    _keep(play, name, data)


def _file(play: Play, rest: Rest) -> tuple[tuple[str, ...], str]:
    """Return the words before the name of the file, and the name: the last word as it was typed."""
    *typed, name = rest.text.split() or ("",)
    if _suffix(name) not in FORMATS:
        raise MalformedAction("shell-sheet-file", command=play.words.word(rest.id))
    return split_words(" ".join(typed)), name


def _suffix(name: str) -> str:
    return PurePath(name).suffix.casefold()


def _sheet(play: Play, words: tuple[str, ...]) -> Sheet:
    """Return what the words name: what the room draws, what the shell prints, or the answer to a question."""
    room, desk = play.room, play.desk()
    sheet = room.sheets.table(desk, words) if room.sheets is not None else None
    return sheet or _answer(play, words)


def _answer(play: Play, words: Sequence[str]) -> Sheet:
    """Return what the shell prints, or the answer to a question, line by line.

    Raises:
        MalformedAction: `shell-sheet-what` when the words are neither.
    """
    answers = play.room.commands.answers
    usual = next((key for key in _USUAL if key in answers), None)
    known = (*answers, *(key for key in PAPERS if key not in answers))
    match = play.words.match(words, known) if words else Found(usual, 0) if usual else None
    if not isinstance(match, Found):
        names = tuple(play.words.word(key) for key in (*_USUAL, *PAPERS) if key in known)
        raise MalformedAction("shell-sheet-what", words=quoted(" ".join(words)), answers=names)
    rest = tuple(words[match.used :])
    if match.id not in answers:
        return PAPERS[match.id](play, rest)
    lines = tuple(answers[match.id](play.desk(), rest))
    return Sheet(say("shell-sheet-title", word=play.words.word(match.id)), notes=lines)


def _keep(play: Play, name: str, data: bytes) -> None:
    from accessgames.storage.new_file import write_new  # noqa: PLC0415 - as above

    try:
        path = write_new(name, data)
    except OSError as error:
        play.tell(tell_system_error(error, quoted(name)))
    except ValueError:
        raise GameError("shell-file-name", file=quoted(name)) from None
    else:
        play.tell(say("shell-sheet-written", file=str(path)))


HANDLERS: Final[Handlers] = {"emboss": emboss}
"""Commands by word id."""
