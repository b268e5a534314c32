"""What can be printed of any match: the rules, what was told so far, the result with its reasons."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction
from accessgames.games import Chapter, Sheet
from accessgames.language import Ambiguous, Found, say
from accessgames.shell.commands.reading import final_score
from accessgames.shell.history import STORY
from accessgames.shell.setup_dialogue import title

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from accessgames.games import Section
    from accessgames.shell.playing import Play


def rules(play: Play, words: Sequence[str]) -> Sheet:
    """Return all rules under the name of the game, or the section that is named.

    Raises:
        MalformedAction: `shell-no-section`.
    """
    sections = play.room.rulebook.sections
    if not words:
        name = title(play.room.game.id, play.console.language.has)
        return Sheet(name, chapters=tuple(map(_chapter, sections)))
    match play.words.match(words, tuple(section.id for section in sections)):
        case Found(found):
            wanted = frozenset({found})
        case Ambiguous(ids):
            wanted = frozenset(ids)
        case _:
            command, every = map(play.words.word, ("rules", "all"))
            raise MalformedAction("shell-no-section", word=" ".join(words), command=command, all=every)
    first, *more = (_chapter(section) for section in sections if section.id in wanted)
    return Sheet(first.title, notes=first.lines, chapters=tuple(more))


def _chapter(section: Section) -> Chapter:
    return Chapter(say(section.title), tuple(map(say, section.lines)))


def story(play: Play, words: Sequence[str]) -> Sheet:
    """Return the match so far as the listener heard it, the oldest first.

    Raises:
        GameError: `shell-history-empty`.
    """
    return _told(play, words, "history", every=False)


def transcript(play: Play, words: Sequence[str]) -> Sheet:
    """Return everything that was told so far and the listener may hear again, the oldest first.

    Raises:
        GameError: `shell-history-empty`.
    """
    return _told(play, words, "transcript", every=True)


def _told(play: Play, words: Sequence[str], key: str, *, every: bool) -> Sheet:
    _nothing(play, words, key)
    kinds = None if every else STORY
    lines = play.console.history.find(play.seating.listener, kinds)[::-1]
    if not lines:
        raise GameError("shell-history-empty")
    return Sheet(say("shell-sheet-title", word=play.words.word(key)), notes=lines)


def result(play: Play, words: Sequence[str]) -> Sheet:
    """Return the places and points of everybody with what they are made of.

    Raises:
        GameError: `shell-no-result` before the end.
    """
    _nothing(play, words, "paper-result")
    lines = final_score(play)
    if not lines:
        raise GameError("shell-no-result")
    return Sheet(say("shell-sheet-title", word=play.words.word("paper-result")), notes=lines)


def _nothing(play: Play, words: Sequence[str], key: str) -> None:
    """Refuse words behind something that takes none.

    Raises:
        MalformedAction: `error-extra-words`.
    """
    if words:
        raise MalformedAction("error-extra-words", words=" ".join(words), command=play.words.word(key))


PAPERS: Final[Mapping[str, Callable[[Play, Sequence[str]], Sheet]]] = MappingProxyType(
    {"rules": rules, "history": story, "transcript": transcript, "paper-result": result}
)
"""What the shell prints, by word id."""
