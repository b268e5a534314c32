"""What is told of the lines that were not understood, the file to be sent, and deleting them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError, MalformedAction
from accessgames.games import game_title
from accessgames.language import Found, Message, Nested, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.shell.errors import tell_error, tell_written
from accessgames.shell.input import missed
from accessgames.storage import files, missed_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from accessgames.language import Vocabulary
    from accessgames.shell.settings import Preferences

_WANTED: Final = {"missed-file": "file", "missed-clear": "clear", "on": "on", "off": "off"}


def wanted(words: Vocabulary, typed: Sequence[str]) -> tuple[str, int]:
    """Return what is wanted of the lines, `list`, `file`, `clear`, `on` or `off`, and how many words say so.

    Raises:
        MalformedAction: `missed-what`, for anything else.
    """
    if not typed:
        return "list", 0
    found = words.match(typed, tuple(_WANTED))
    if not isinstance(found, Found) or (found.id != "missed-file" and found.used < len(typed)):
        raise MalformedAction("missed-what", word=quote_briefly(" ".join(typed)))
    return _WANTED[found.id], found.used


def require_store(preferences: Preferences) -> missed_lines.MissedFile:
    """Return where the lines are kept.

    Raises:
        GameError: `missed-nowhere`, in a session that keeps nothing.
    """
    if preferences.missed is None:
        raise GameError("missed-nowhere")
    return preferences.missed


@dataclass(frozen=True, slots=True)
class MissedList:
    """What may be told of the lines.

    Attributes:
        notes: What is told before them: how many there are, whether more come, what was wrong with the file.
        lines: The lines, equal ones together, the newest first.
    """

    notes: tuple[Message, ...]
    lines: tuple[missed_lines.Counted, ...]


def look_up(preferences: Preferences, over: str = "") -> MissedList:
    """Read the lines; those of matches that go on stay where they are, since others may hear.

    Args:
        preferences: Where they are kept.
        over: Name of the match of this session, if it has just ended.

    Raises:
        GameError: As `require_store`.
    """
    loaded = require_store(preferences).load(over)
    lines = missed_lines.counted(loaded.lines, normalise_bare)
    keeps = preferences.settings[missed.SETTING]
    notes = [say("missed-head", "system", count=len(lines), keeps=keeps)]
    if loaded.withheld:
        notes.append(say("missed-withheld", "system", count=loaded.withheld))
    if loaded.problem is not None:
        notes.append(tell_error(loaded.problem, "system"))
    return MissedList(tuple(notes), lines)


def tell_line(found: missed_lines.Counted, has: Callable[[str], bool]) -> Message:
    """Tell a line, how often it was typed, and where.

    Args:
        found: The line.
        has: Tells whether the language has a message; games that are not installed are told by their ids.
    """
    last = found.last
    line, game = quote_briefly(last.line), Nested(game_title(last.subject, has))
    return say("missed-line", line=line, count=found.count, subject=last.subject, game=game, place=last.place)


def tell_answer(found: missed_lines.Counted, has: Callable[[str], bool]) -> tuple[Message, ...]:
    """Tell all of a line: what was typed, when, in which language, and what was answered; as `tell_line`."""
    last = found.last
    about = say(
        "missed-about", day=last.day, language=last.language, answer=last.answer, subject=last.subject,
        game=Nested(game_title(last.subject, has)),
    )  # fmt: skip
    return say("shell-word", word=last.line), about


def switched(preferences: Preferences) -> Message:
    """Tell whether lines are kept from now on, and where."""
    store = preferences.missed
    place = "" if store is None else str(store.path)
    return say("missed-switched", keeps=preferences.settings[missed.SETTING], file=place)


def write_out(preferences: Preferences, where: missed.Whereabouts, name: str) -> Message:
    """Write the lines that may be read into a new file, and tell where it is.

    Args:
        preferences: Where they are kept.
        where: Who is there: no name of theirs gets into the file.
        name: Name of the file; empty for the usual one in this folder.

    Returns:
        Where it is, or why it could not be written.

    Raises:
        GameError: `missed-none`, when there is nothing to write; `shell-file-name` for a name that no file
            can have; or as `require_store`.
    """
    store = require_store(preferences)
    found = look_up(preferences, where.over).lines
    if not found:
        raise GameError("missed-none")
    name = name or preferences.language.text("missed-file-name", day=store.today())
    text = "\n".join([*_written(preferences, where, found), ""])

    def told(path: str) -> Message:
        return say("missed-written", "system", count=len(found), file=path)

    return tell_written(name, partial(files.write_new, name, text.encode()), told)


def _written(
    preferences: Preferences, where: missed.Whereabouts, found: Sequence[missed_lines.Counted]
) -> Iterator[str]:
    """Yield the lines of a file as the corpora of the tests have them, each with what was answered."""
    hiding: dict[tuple[str, str], missed.Hiding] = {}
    yield f"# {preferences.language.text('missed-title')}"
    for each in found:
        last = each.last
        about = last.subject, last.place
        if about not in hiding:
            words = preferences.words(last.subject)
            there = replace(
                where, subject=last.subject, place=last.place, words=words, strict=last.subject == missed.CLUB
            )
            hiding[about] = missed.Hiding(there, preferences)
        yield f"# {last.language} {last.subject} {last.place} {last.answer} {last.day} {each.count}"
        yield f"{hiding[about].line(last.line)} =>"


def clear(preferences: Preferences) -> Message:
    """Delete all lines, and say so.

    Raises:
        GameError: They can't be deleted; or as `require_store`.
    """
    require_store(preferences).clear()
    return say("missed-cleared", "system")
