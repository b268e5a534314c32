"""Paper for the fingers.

The rules, what was told, the result, and any answer of a game, as files to emboss.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction
from accessgames.games import Chapter, Section, Sheet, game_title
from accessgames.games.told_rules import match_section
from accessgames.language import Ambiguous, Found, say
from accessgames.language.commandline import quote_briefly, split_words
from accessgames.shell import errors, lists
from accessgames.shell.commands.explanations import final_score

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from accessgames.language import Language, Message
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.session import Handlers, Session


def rules_sheet(session: Session, words: Sequence[str]) -> Sheet:
    """Return all rules under the name of the game, or the section that is named.

    Raises:
        MalformedAction: `shell-no-section`.
    """
    sections = session.known.room.rulebook.sections
    if not words:
        name = game_title(session.known.room.game.id, session.teller.console.language.has)
        return Sheet(name, chapters=tuple(_chapter(session, section) for section in sections))
    match session.teller.words.match(words, tuple(section.id for section in sections)):
        case Found(found):
            wanted = frozenset({found})
        case Ambiguous(ids):
            wanted = frozenset(ids)
        case _:
            command, every = map(session.teller.words.word, ("rules", "all"))
            raise MalformedAction("shell-no-section", word=" ".join(words), command=command, all=every)
    first, *more = (_chapter(session, section) for section in sections if section.id in wanted)
    return Sheet(first.title, notes=first.lines, chapters=tuple(more))


def _chapter(session: Session, section: Section) -> Chapter:
    known, language = session.known, session.teller.console.language
    return Chapter(say(section.title), match_section(known.room, section, known.seat.setup.options, language))


def story_sheet(session: Session, words: Sequence[str]) -> Sheet:
    """Return the match so far as the listener heard it, the oldest first.

    Raises:
        GameError: `shell-history-empty`.
    """
    return _history_sheet(session, words, "history", every=False)


def transcript_sheet(session: Session, words: Sequence[str]) -> Sheet:
    """Return everything that was told so far and the listener may hear again, the oldest first.

    Raises:
        GameError: `shell-history-empty`.
    """
    return _history_sheet(session, words, "transcript", every=True)


def _history_sheet(session: Session, words: Sequence[str], key: str, *, every: bool) -> Sheet:
    _require_nothing(session, words, key)
    kinds = None if every else lists.STORY
    lines = session.teller.console.history.find(session.known.seating.listener, kinds)[::-1]
    if not lines:
        raise GameError("shell-history-empty")
    return Sheet(say("shell-sheet-title", word=session.teller.words.word(key)), notes=lines)


def result_sheet(session: Session, words: Sequence[str]) -> Sheet:
    """Return the places and points of everybody with what they are made of.

    Raises:
        GameError: `shell-no-result` before the end.
    """
    _require_nothing(session, words, "paper-result")
    lines = final_score(session.known)
    if not lines:
        raise GameError("shell-no-result")
    return Sheet(say("shell-sheet-title", word=session.teller.words.word("paper-result")), notes=lines)


def _require_nothing(session: Session, words: Sequence[str], key: str) -> None:
    """Refuse words behind something that takes none.

    Raises:
        MalformedAction: `error-extra-words`.
    """
    if words:
        raise MalformedAction(
            "error-extra-words", words=" ".join(words), command=session.teller.words.word(key)
        )


PAPERS: Final[Mapping[str, Callable[[Session, Sequence[str]], Sheet]]] = MappingProxyType(
    {
        "rules": rules_sheet,
        "history": story_sheet,
        "transcript": transcript_sheet,
        "paper-result": result_sheet,
    }
)
"""What the shell prints, by word id."""


SWELL: Final = "svg"
"""Pages for paper that swells, each a file of its own."""

FORMATS: Final[Mapping[str, str]] = MappingProxyType(
    {".brf": "brf", ".pef": "pef", ".svg": SWELL, ".txt": "unicode"}
)
"""What a file becomes by the end of its name."""

_USUAL_SHEETS: Final = ("board", "hand", "status")
"""Questions whose answer goes on paper where nothing is named: the first that the game answers."""


def emboss(session: Session, rest: Arguments) -> None:
    """Write the own board, or what is named before the file, as Braille to a new file.

    Raises:
        MalformedAction: `shell-sheet-file` without the name of a file, or what the words name is not there.
        GameError: The drawing does not fit on the paper.
    """
    teller, room = session.teller, session.known.room
    *typed, name = rest.text.split() or ("",)
    suffix = PurePath(name).suffix.casefold()
    if suffix not in FORMATS:
        raise MalformedAction("shell-sheet-file", command=teller.words.word(rest.id))
    words = split_words(" ".join(typed))
    board = teller.words.match(words, ("board",)) if words else None
    drawn = () if isinstance(board, Found) and board.used == len(words) else words
    sheet = room.sheets.table(session.known.listener(), drawn) if room.sheets is not None else None
    sheet = sheet or _answer_sheet(session, words)
    if FORMATS[suffix] == SWELL:
        teller.tell(_write_pages(sheet, name, teller.console.language))
        return
    from accessgames.output import tactile  # noqa: PLC0415 - few need Braille on paper
    from accessgames.storage.files import write_new  # noqa: PLC0415 - as above

    data = tactile.emboss(sheet, teller.console.language, FORMATS[suffix], teller.preferences.settings.paper)
    key = "shell-sheet-written" if sheet.tactile else "shell-sheet-text"
    write = partial(write_new, name, data)
    teller.tell(errors.tell_written(name, write, lambda path: say(key, file=path)))


def _write_pages(sheet: Sheet, name: str, language: Language) -> Message:
    """Write the pages of a sheet for swell paper: the first has the name, the others a number behind it.

    Where one of the files is there already, none is written.
    """
    from accessgames.output.swell import swell  # noqa: PLC0415 - few need it
    from accessgames.storage.files import write_new  # noqa: PLC0415 - as above

    pages, path = swell(sheet, language), PurePath(name)
    more = range(2, len(pages) + 1)
    names = (name, *(str(path.with_stem(f"{path.stem}-{number}")) for number in more))

    def write() -> Path:
        try:
            folder = Path(name).expanduser().parent
        except RuntimeError as error:  # the home of somebody who does not exist
            raise ValueError(name) from error
        for one in names[1:]:
            if os.path.lexists(folder / PurePath(one).name):
                raise FileExistsError(one)
        first, *_ = (write_new(one, page) for one, page in zip(names, pages, strict=True))
        return first

    def told(first: str) -> Message:
        last = PurePath(names[-1]).name
        return say("shell-sheet-swell", file=first, pages=len(pages), last=last)

    return errors.tell_written(name, write, told)


def _answer_sheet(session: Session, words: Sequence[str]) -> Sheet:
    """Return what the shell prints, or the answer to a question, line by line.

    Raises:
        MalformedAction: `shell-sheet-what` when the words are neither.
    """
    answers = session.known.room.commands.answers
    usual = next((key for key in _USUAL_SHEETS if key in answers), None)
    known = (*answers, *(key for key in PAPERS if key not in answers))
    match = session.teller.words.match(words, known) if words else Found(usual, 0) if usual else None
    if not isinstance(match, Found):
        names = tuple(session.teller.words.word(key) for key in (*_USUAL_SHEETS, *PAPERS) if key in known)
        raise MalformedAction("shell-sheet-what", words=quote_briefly(" ".join(words)), answers=names)
    rest = tuple(words[match.used :])
    if match.id not in answers:
        return PAPERS[match.id](session, rest)
    lines = tuple(answers[match.id](session.known.listener(), rest))
    return Sheet(say("shell-sheet-title", word=session.teller.words.word(match.id)), notes=lines)


PAPER_HANDLERS: Final[Handlers] = {"emboss": emboss}
"""Commands by word id."""
