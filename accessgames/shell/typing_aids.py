"""Help while typing: what a single key means, what the prompt says, and what the Tab key may insert."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from accessgames.language import Found, Listing, Message, Vocabulary, say
from accessgames.language.commandline import SEPARATOR, normalise_bare, normalise_case, split_commands
from accessgames.shell import questions, settings
from accessgames.shell.commands import choices
from accessgames.shell.commands.paper import PAPERS
from accessgames.shell.input import editor, named_keys, own_words, readers, requests
from accessgames.shell.sight.looking import cursor_pointer, visible_panels, zoom

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.shell.session import Session

TYPE_COMMAND: Final = ":"
"""The key that lets a whole command be typed in the profile of single keys."""

_TIMES: Final = 2
"""Lines of the time that the status line has room for: what has passed, what is left."""

_SPECIAL: Final = "special"
"""What `shell-key-unknown` calls a key without a letter."""


def key_meaning(words: Vocabulary, key: str, among: Iterable[str]) -> readers.KeyPressed:
    """Return the command that a single key means.

    Args:
        words: The words, with their keys.
        key: A character, or the name of a key (`Key`).
        among: Ids of the words whose keys count now.
    """
    known = tuple(among)
    if key in (editor.Key.ENTER, editor.Key.ESCAPE):
        return readers.KeyPressed(
            "" if key == editor.Key.ENTER else f"{words.word('keys')} {words.word('off')}"
        )
    meant = next(
        (one for one in named_keys.NAMED_KEYS.get(key, ()) if one in known or one in named_keys.EVERYWHERE),
        None,
    )
    if meant is not None:
        return readers.KeyPressed(words.word(meant))
    if key == TYPE_COMMAND:
        return readers.KeyPressed("", whole=False)
    if key.isdecimal():
        return readers.KeyPressed(key)
    found = words.by_key(key, known)
    if found is None:  # a key that means nothing is asked about
        return readers.KeyPressed(f"{words.word('keys')} {key if len(key) == 1 else _SPECIAL}")
    return readers.KeyPressed(words.word(found), whole=words.table[found].arguments != "some")


MOST_COMPLETIONS: Final = 24
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


def complete(session: Session, text: str) -> editor.Completion:
    """Complete the command at the end of a line, or what stands behind it; both may be of several words."""
    start = text.rfind(SEPARATOR) + 1
    places = [match.start() for match in _WORD.finditer(text, start)]
    if not places or text.endswith(" "):
        places.append(len(text))
    for number, place in enumerate(places):
        ids = _argument_words(session, text[start:place].split()) if number else _first_words(session)
        if words := _with_beginning(session, ids, text[place:]):
            return editor.Completion(place, words)
    return editor.Completion(len(text), ())


def _first_words(session: Session) -> tuple[str, ...]:
    return (*(session.agenda.question.words if session.agenda.question else ()), *session.commands())


def _argument_words(session: Session, typed: list[str]) -> tuple[str, ...]:
    """Return the ids of words that make sense behind a command."""
    words = session.teller.words
    match = words.match(typed, session.commands())
    command = match.id if isinstance(match, Found) and match.used == len(typed) else ""
    if words.match(typed[:1], ["settings"]) == Found("settings", 1):
        return _setting(session, typed[1:])
    game = (word.id for word in words.table.values() if word.scope not in _ELSEWHERE)
    fitting = {
        "language": _values("language"),
        "history": (*(key for key in words.ids() if key.startswith(_KIND)), "all", "search"),
        "rules": (*words.ids(_SECTIONS), "all"),
        "help": session.commands(),
        "keys": ("on", "off"),
        "transcript": ("off",),
        "try": session.known.room.commands.verbs,
        "emboss": (*session.known.room.commands.answers, *PAPERS),
    }
    return fitting.get(command, (*game, "all", "none"))


def _setting(session: Session, typed: list[str]) -> tuple[str, ...]:
    """Return the values of the setting that was typed, or all settings."""
    keys = tuple(key for key in session.teller.words.ids() if key.startswith(_SETTING))
    match = session.teller.words.match(typed, keys)
    if isinstance(match, Found) and match.used == len(typed):
        return tuple(key for key in _values(match.id.removeprefix(_SETTING)) if key in session.teller.words)
    return keys


def _values(setting: str) -> tuple[str, ...]:
    return tuple(_VALUE + choice for choice in settings.choices_of(setting))


def _with_beginning(session: Session, ids: tuple[str, ...], typed: str) -> tuple[str, ...]:
    """Return the words of some ids that begin with what was typed, with or without diacritics."""
    wanted = normalise_bare(typed) + (" " if typed.rstrip(" ") and typed.endswith(" ") else "")
    words = {session.teller.words.word(key) for key in ids}
    found = sorted(word for word in words if normalise_bare(word).startswith(wanted) and word[0].isalnum())
    marked = [word for word in found if normalise_case(word).startswith(normalise_case(typed))]
    return tuple(marked if normalise_case(typed) != normalise_bare(typed) and marked else found)


def offer_message(words: tuple[str, ...]) -> Message:
    """Tell what Tab could insert, or how much that is."""
    if not words:
        return say("shell-complete-none")
    if len(words) > MOST_COMPLETIONS:
        return say("shell-complete-many", count=len(words))
    return say("shell-complete", words=Listing(words))


def next_request(session: Session) -> requests.LineRequest:
    """Return what is asked for now: a command, or an answer to the open question."""
    question, teller, timed = session.agenda.question, session.teller, session.clock_runs
    far = session.known.seat.far
    prompt = "shell-prompt-answer" if question else "shell-prompt-key" if teller.by_key else "shell-prompt"
    return requests.LineRequest(
        prompt=say(prompt),
        complete=lambda text: complete(session, text),
        offer=offer_message,
        press=None if question is not None and question.free else lambda key: press_key(session, key),
        status=lambda: (*_time_now(session), session.known.turn()),
        owner=session.known.line_owner,
        kept=not isinstance(question, questions.HandOver | questions.OwnerAsked),
        wake=session.time_is_due if timed or far else None,
        lively=far,
        waiting=session.listening if timed else requests.unmeasured,
        heard=session.stopwatch.heard if timed else requests.unnoticed,
        panels=lambda: visible_panels(session),
        cursor=lambda: cursor_pointer(session),
        zoom=lambda by: zoom(session, by),
        choices=lambda: choices.match_choices(session),
        due=any(seat in session.known.seat.actors for seat in session.known.seating.humans),
    )


def _time_now(session: Session) -> tuple[Message, ...]:
    """Tell the time as a question for it would just now, without telling the clock of the game of it."""
    answer = session.known.room.commands.answers.get("time")
    if answer is None or not session.clock_runs:
        return ()
    return tuple(answer(session.listener_now(), ())[:_TIMES])


def press_key(session: Session, key: str) -> readers.KeyPressed:
    """Return the command that a single key means now: Enter begins where the cursor is, Escape goes back."""
    words, question = session.teller.words, session.agenda.question
    if key == editor.Key.ENTER and question is None and session.cursor is not None:
        return readers.KeyPressed(words.word("cursor-begin"))
    if key == editor.Key.ESCAPE:
        return readers.KeyPressed(
            words.word("no" if isinstance(question, questions.Confirmation) else "cursor-back")
        )
    own = own_words.read_own_words(session.teller.preferences.settings["own-keys"], own_words.is_key).get(
        key.strip("<>").casefold()
    )
    if own is not None and (question is None or words.by_key(key, question.words) is None):
        own = own_words.as_typed(own)
        meant = session.meant(split_commands(own)[0])
        more = (
            isinstance(meant, Found)
            and words.table[meant.id].arguments == "some"
            and words.in_full(meant.id, own)
        )
        return readers.KeyPressed(own, whole=not more)
    return key_meaning(session.teller.words, key, _first_words(session))
