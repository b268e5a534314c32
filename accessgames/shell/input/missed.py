"""What was typed and not understood: kept where somebody wants that, without the names of people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.language import Message, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.errors import tell_error
from accessgames.storage import missed_lines

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.language import Vocabulary
    from accessgames.shell.settings import Preferences

SET_UP: Final = "set-up"
"""What a line is about that is typed before there is a match."""

CLUB: Final = "club"
"""What a line is about that is typed at the organiser's desk; its words have this name, too."""

SETTING: Final = "missed"
"""The setting that lets lines be kept."""

NOT_UNDERSTOOD: Final = frozenset({
    "error-ambiguous", "error-extra-words", "error-malformed-action", "error-no-number",
    "error-unknown-command", "error-unknown-command-near", "shell-begin-or-options", "shell-choose",
    "shell-history-kind", "shell-key-unknown", "shell-list-word", "shell-no-help", "shell-no-section",
    "shell-no-setting", "shell-no-such-move", "shell-no-value", "shell-order-unknown", "shell-own-unknown",
    "shell-which-meant",
})  # fmt: skip
"""Keys of messages that tell a line was not understood."""

_ENDS: Final = ("-error-command", "-error-kind", "-error-list", "-error-more", "-error-spot", "-error-word")
"""What the others end with, those of the games and of the club."""

_SETTINGS: Final = frozenset({"shell-no-setting", "shell-no-value"})
"""Those after which a name may stand that nobody knows yet: of such a line little is kept."""

HIDDEN: Final = "<…>"
"""Stands for what may be anything: an address, a path, a key."""

_RUN: Final = re.compile(r"[^\W_]+")
_ANYTHING: Final = re.compile(r"@|\\|://|/\w{3}|\d{6}|\S{41}")
_VOWELS: Final = "aeiouy"
_SHORTEST: Final = 3
_LONGEST_ENDING: Final = 4


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where a line is typed.

    Attributes:
        subject: The id of a game, `club` or `set-up`.
        place: What is asked for, as `MissedLine.place`.
        words: The words that may be typed.
        people: Names that must not be kept.
        match: The journal of a match that goes on, where others at the keyboard must not read what was tried;
            else None.
        over: Name of the match of this session, if it is over; empty otherwise.
        private: Whether nothing that is typed here may be kept.
        strict: Whether names that nobody knows yet may stand anywhere in the line: then of all but its first
            word only the program's own words and figures are kept.
    """

    subject: str
    place: str
    words: Vocabulary
    people: tuple[str, ...] = ()
    match: Path | None = None
    over: str = ""
    private: bool = False
    strict: bool = False


def keeps_missed(preferences: Preferences) -> bool:
    """Tell whether lines that are not understood are kept."""
    return preferences.missed is not None and preferences.settings.flag(SETTING)


def keep_missed(preferences: Preferences, line: str, key: str, where: Whereabouts) -> tuple[Message, ...]:
    """Keep a line, if it was not understood and that is wanted.

    Args:
        preferences: Whether it is, and where.
        line: What was typed.
        key: Key of the message that refused it.
        where: Where it was typed.

    Returns:
        That it could not be kept, once in a session; else nothing.
    """
    store = preferences.missed
    if store is None or not keeps_missed(preferences) or where.private or not is_missed(key):
        return ()
    kept = Hiding(where, preferences, first=2 if key in _SETTINGS else 1).line(line)
    match = "" if where.match is None else where.match.stem
    tag = preferences.language.tag
    missed = missed_lines.MissedLine(store.today(), where.subject, tag, where.place, kept, key, match)
    problem = store.add(missed, where.match)
    return () if problem is None else (say("missed-not-kept", "system"), tell_error(problem, "system"))


def is_missed(key: str) -> bool:
    """Tell whether a message says that a line was not understood."""
    return key in NOT_UNDERSTOOD or key.endswith(_ENDS)


class Hiding:
    """Puts a placeholder for each name, and for what may be anything, into lines typed at one place.

    Names are those of the people there, in any case of theirs, and what is written like one: a word with a
    capital letter that is none of the program's.
    """

    def __init__(self, where: Whereabouts, preferences: Preferences, *, first: int = 1) -> None:
        """Take the names.

        Args:
            where: Who is there, and which words the program has.
            preferences: The name in the settings, and the word for the placeholder.
            first: How many words are kept where names may stand anywhere.
        """
        people = (*where.people, preferences.settings["name"])
        self._names = {part for name in people for part in _parts(name) if part.isalpha()}
        self._stems = {stem for name in self._names for stem in stems(name)}
        spellings = (text for word in where.words.table.values() for text in word.words)
        self._own = {part for text in spellings for part in _parts(text)}
        self._strict = where.strict or first > 1
        # An answer of the set-up may be a name alone; what begins a sentence is often written large.
        alone = where.subject == SET_UP and where.place != "game"
        self._capital = 0 if self._strict or alone else 1
        self._person = preferences.language.text("missed-person")
        self._first = first

    def line(self, typed: str) -> str:
        """Return what is kept of a line."""
        kept: list[str] = []
        for place, word in enumerate(typed.split()):
            shown = self._shown(word, place)
            if shown not in (self._person, HIDDEN) or kept[-1:] != [shown]:
                kept.append(shown)
        return " ".join(kept)[: missed_lines.LONGEST_LINE].rstrip()

    def _shown(self, typed: str, place: int) -> str:
        """Return what is kept of a word; `place` counts them from 0."""
        if typed in (self._person, HIDDEN):
            return typed
        if _ANYTHING.search(typed):
            return HIDDEN
        hidden = _RUN.sub(lambda found: self._person if self._is_person(found[0], place) else found[0], typed)
        if hidden != typed or not self._strict or place < self._first:
            return hidden
        known = all(part in self._own or len(part) == 1 or part.isdecimal() for part in _parts(typed))
        return typed if known else HIDDEN

    def _is_person(self, word: str, place: int) -> bool:
        bare = normalise_bare(word)
        if bare in self._names:
            return True
        if bare in self._own:
            return False
        if place >= self._capital and len(word) >= _SHORTEST and word.isalpha() and word.istitle():
            return True
        return any(
            bare.startswith(stem) and len(bare) <= len(stem) + _LONGEST_ENDING for stem in self._stems
        ) or any(len(name) > _SHORTEST and name in bare for name in self._names)


def _parts(text: str) -> list[str]:
    return _RUN.findall(normalise_bare(text))


def stems(name: str) -> Iterator[str]:
    """Yield what the cases of a name begin with: Jan-a, Karel and Karl-a, Lenk-a and Lenc-e."""
    if len(name) < _SHORTEST:
        return
    stem = name[:-1] if name[-1] in _VOWELS else name
    yield stem
    if stem == name and name[-2] == "e":
        yield name[:-2] + name[-1]
    softened = {"k": "c", "h": "z", "g": "z"}.get(stem[-1])
    if softened is not None:
        yield stem[:-1] + softened
