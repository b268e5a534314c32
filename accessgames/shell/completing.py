"""What the Tab key may insert: a command, or the words that make sense behind it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from accessgames.language import Found, Listing, Message, say
from accessgames.language.commandline import SEPARATOR, exact, plain
from accessgames.shell.commands.papers import PAPERS
from accessgames.shell.input.editor import Completion
from accessgames.shell.settings import choices_of

if TYPE_CHECKING:
    from accessgames.shell.playing import Play

MOST: Final = 24
"""So many words are read out; more of them nobody remembers, and one more letter sorts most of them out."""

_SETTING: Final = "set-"
_VALUE: Final = "val-"
_KIND: Final = "kind-"
_SECTIONS: Final = "sections"
_ELSEWHERE: Final = frozenset({
    "commands", "answers", "kinds", "settings", "values", "heard", "fillers", "dice", "glue", "verbs",
    "queries", "questions", "positions", "runs", "options", "option-values", "papers", "levels", _SECTIONS,
})  # fmt: skip
"""Scopes whose words are no part of a move or of a question about the game."""

_WORD: Final = re.compile(r"\S+")


def complete(play: Play, text: str) -> Completion:
    """Complete the command at the end of a line, or what stands behind it; both may be of several words."""
    start = text.rfind(SEPARATOR) + 1
    places = [match.start() for match in _WORD.finditer(text, start)]
    if not places or text.endswith(" "):
        places.append(len(text))
    for number, place in enumerate(places):
        ids = _behind(play, text[start:place].split()) if number else _first(play)
        if words := _beginning(play, ids, text[place:]):
            return Completion(place, words)
    return Completion(len(text), ())


def _first(play: Play) -> tuple[str, ...]:
    return (*(play.question.words if play.question else ()), *play.commands())


def _behind(play: Play, typed: list[str]) -> tuple[str, ...]:
    """Return the ids of words that make sense behind a command."""
    words = play.words
    match = words.match(typed, play.commands())
    command = match.id if isinstance(match, Found) and match.used == len(typed) else ""
    if words.match(typed[:1], ["settings"]) == Found("settings", 1):
        return _setting(play, typed[1:])
    game = (word.id for word in words.table.values() if word.scope not in _ELSEWHERE)
    fitting = {
        "language": _values("language"),
        "history": (*(key for key in words.ids() if key.startswith(_KIND)), "all", "search"),
        "rules": (*words.ids(_SECTIONS), "all"),
        "help": play.commands(),
        "keys": ("on", "off"),
        "transcript": ("off",),
        "try": play.room.commands.verbs,
        "emboss": (*play.room.commands.answers, *PAPERS),
    }
    return fitting.get(command, (*game, "all", "none"))


def _setting(play: Play, typed: list[str]) -> tuple[str, ...]:
    """Return the values of the setting that was typed, or all settings."""
    keys = tuple(key for key in play.words.ids() if key.startswith(_SETTING))
    match = play.words.match(typed, keys)
    if isinstance(match, Found) and match.used == len(typed):
        return tuple(key for key in _values(match.id.removeprefix(_SETTING)) if key in play.words)
    return keys


def _values(setting: str) -> tuple[str, ...]:
    return tuple(_VALUE + choice for choice in choices_of(setting))


def _beginning(play: Play, ids: tuple[str, ...], typed: str) -> tuple[str, ...]:
    """Return the words of some ids that begin with what was typed, with or without diacritics."""
    wanted = plain(typed) + (" " if typed.rstrip(" ") and typed.endswith(" ") else "")
    words = {play.words.word(key) for key in ids}
    found = sorted(word for word in words if plain(word).startswith(wanted) and word[0].isalnum())
    marked = [word for word in found if exact(word).startswith(exact(typed))]
    return tuple(marked if exact(typed) != plain(typed) and marked else found)


def offer(words: tuple[str, ...]) -> Message:
    """Tell what Tab could insert, or how much that is."""
    if not words:
        return say("shell-complete-none")
    if len(words) > MOST:
        return say("shell-complete-many", count=len(words))
    return say("shell-complete", words=Listing(words))
