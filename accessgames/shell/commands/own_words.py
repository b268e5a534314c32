"""Keys and words of one's own: giving, listing and taking away a key or an abbreviation for a command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, MalformedAction
from accessgames.language import Found, Unknown, say
from accessgames.language.commandline import TypedCommand, normalise_bare, normalise_case, split_commands
from accessgames.shell.commands.moves import omitted_verb
from accessgames.shell.input import own_words
from accessgames.shell.lists import ListItem, Page

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.session import Handlers, Session

_SETTING: Final[Mapping[str, str]] = {"own-key": "own-keys", "abbreviation": "abbreviations"}
"""Which setting keeps what a command gives."""

_FITS: Final = {"own-keys": own_words.is_key, "abbreviations": own_words.is_abbreviation}
"""What names are like."""


def give_or_list(session: Session, rest: Arguments) -> None:
    """List what was given, or give a key or an abbreviation to a command, or take it away.

    Raises:
        MalformedAction: The name can't be given, what follows is no command, or there is no room left.
        GameError: The settings could not be written; what was given holds all the same.
    """
    kind = _SETTING[rest.id]
    given = own_words.read_own_words(session.teller.preferences.settings[kind], _FITS[kind])
    if not rest.words:
        _list(session, rest, given)
        return
    name, _, line = normalise_case(rest.text).partition(" ")
    line = rest.text[len(name) :].strip()
    if not line:
        if name not in given:
            raise MalformedAction(
                "shell-own-none", kind=kind, name=name, command=session.teller.words.word(rest.id)
            )
        session.teller.tell(_told(kind, name, given[name]))
    elif session.teller.words.in_full("off", line):
        _take_away(session, kind, name, given)
    else:
        _give(session, kind, name, line, given)


def _told(kind: str, name: str, line: str) -> Message:
    return say("shell-own-line", kind=kind, name=name, command=own_words.as_typed(line))


def _list(session: Session, rest: Arguments, given: Mapping[str, str]) -> None:
    """Read what was given; a number does what the name stands for."""
    kind = _SETTING[rest.id]
    if not given:
        session.teller.tell(say("shell-own-empty", kind=kind, command=session.teller.words.word(rest.id)))
        return
    session.teller.read_page(
        Page(
            tuple(
                ListItem(
                    partial(_told, kind, name, line), partial(session.teller.tell, _told(kind, name, line))
                )
                for name, line in given.items()
            )
        )
    )


def _keep(session: Session, kind: str, given: Mapping[str, str], told: Message) -> None:
    try:
        session.teller.set_preference(kind, own_words.write_own_words(given))
    finally:
        session.teller.tell(told)


def _take_away(session: Session, kind: str, name: str, given: Mapping[str, str]) -> None:
    if name not in given:
        raise MalformedAction("shell-own-none", kind=kind, name=name, command="")
    left = {one: line for one, line in given.items() if one != name}
    _keep(session, kind, left, say("shell-own-gone", kind=kind, name=name))


def _give(session: Session, kind: str, name: str, line: str, given: Mapping[str, str]) -> None:
    """Give a name to a command that is understood now, or to several."""
    _check_name(session, kind, name)
    if not own_words.is_command(line):
        raise MalformedAction("shell-own-long", words=line, most=own_words.LONGEST_COMMAND)
    if name not in given and len(given) >= own_words.MOST:
        raise GameError("shell-own-full", most=own_words.MOST)
    for command in split_commands(own_words.as_typed(line)):
        unknown = isinstance(session.meant(command), Unknown)
        if unknown and omitted_verb(session, command.words, session.known.listener()) is None:
            raise MalformedAction("shell-own-unknown", words=command.text)
    _keep(session, kind, {**given, name: line}, _told(kind, name, line))


def _check_name(session: Session, kind: str, name: str) -> None:
    """Refuse a name that has to stay what it is: nobody may lock themselves out.

    Raises:
        MalformedAction: `shell-own-key-not` or `shell-own-word-not`.
    """
    words = session.teller.words
    if kind == "own-keys":
        kept = {words.key("quit"), words.key("yes"), words.key("no")}
        if not own_words.is_key(name) or name in kept:
            raise MalformedAction("shell-own-key-not", name=name)
    else:
        taken = is_word(session, name) or omitted_verb(session, (name,), session.known.listener()) is not None
        if not own_words.is_abbreviation(name) or taken:
            raise MalformedAction("shell-own-word-not", name=name)


def is_word(session: Session, name: str) -> bool:
    """Tell whether a name is the first word of anything that may be typed here, in full."""
    bare, table = normalise_bare(name), session.teller.words.table
    return any(bare == normalise_bare(text).split()[0] for word in table.values() for text in word.words)


def one_definition(session: Session, line: str) -> str:
    """Return a line that gives a name to several commands as one command; any other line as it is.

    `zkratka vse = stav; ruka`: behind the sign of equality everything belongs to the name.
    """
    head, equal, commands = line.partition("=")
    named, question = split_commands(head)[-1:], session.agenda.question
    if not equal or not named or (question is not None and question.free):
        return line
    meant = session.meant(named[0])
    gives = isinstance(meant, Found) and meant.id in _SETTING and len(named[0].words) == meant.used + 1
    return f"{head} {own_words.as_kept(commands)}" if gives else line


def written_out(session: Session, command: TypedCommand) -> tuple[TypedCommand, ...]:
    """Return the commands that stand for one that begins with an abbreviation; else the command itself.

    It is done once. What answers the open question, and whatever is a word by itself, is never taken for an
    abbreviation.
    """
    given = session.teller.preferences.settings["abbreviations"]
    if not given or not command.words:
        return (command,)
    name, question = normalise_case(command.words[0]), session.agenda.question
    line = own_words.read_own_words(given, own_words.is_abbreviation).get(name)
    if line is None or is_word(session, name):
        return (command,)
    if question is not None and (question.free or _answers(session, command, question.words)):
        return (command,)
    meant = split_commands(f"{own_words.as_typed(line)} {command.rest(1)}")
    return tuple(replace(one, asks=True) for one in meant) if command.asks else meant


def _answers(session: Session, command: TypedCommand, words: tuple[str, ...]) -> bool:
    return isinstance(session.teller.words.match(command.words, words), Found) if words else False


OWN_HANDLERS: Final[Handlers] = dict.fromkeys(_SETTING, give_or_list)
"""Commands by word id."""
