"""What is understood in a hall: tables to sit down at, people to talk to, and what a host may do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.games import game_ids, game_title
from accessgames.language import Listing, Message, say
from accessgames.net import frames
from accessgames.net.lobby import ordering, standing_in
from accessgames.net.lobby.hearing import heard_messages, people_message, table_message
from accessgames.shell import lists, setup_dialogue
from accessgames.shell.commands import control, explanations, general

if TYPE_CHECKING:
    from accessgames.net.link import Link
    from accessgames.net.lobby.conversation import Handler, Lobby
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.session import Handler as TableHandler
    from accessgames.shell.session import Session

USUAL_LEVEL: Final = 3
"""Level of computer players where nobody says another."""


# ---------------------------------------------------------------- tables


def list_tables(lobby: Lobby, rest: Arguments) -> None:
    """List the tables, each to be sat down at or watched by its number; raises GameError."""
    rest.nothing(lobby.teller.words)
    _read_tables(lobby, lobby.tables(), "hall-no-tables")


def list_own(lobby: Lobby, rest: Arguments) -> None:
    """List the tables where one sits, those first where one is awaited; raises GameError."""
    rest.nothing(lobby.teller.words)
    own = sorted(lobby.tables(own=True), key=lambda table: not table.awaited)
    _read_tables(lobby, own, "hall-no-own-tables")


def _read_tables(lobby: Lobby, tables: list[frames.TableSeen], none: str) -> None:
    if not tables:
        lobby.teller.tell(say(none, new=lobby.teller.words.word("hall-new")))
        return
    has = lobby.context.preferences.language.has
    items = [
        lists.ListItem(partial(table_message, table, has), partial(_go_to, lobby, table)) for table in tables
    ]
    lobby.teller.read_page(lists.Page(tuple(items)))


def _go_to(lobby: Lobby, table: frames.TableSeen) -> None:
    """Sit down where that goes, else watch."""
    if table.own or table.state == "waits":
        _sit(lobby, frames.Sit(table.number))
    else:
        _watch(lobby, table.number)


def _number(lobby: Lobby, rest: Arguments, usage: str) -> tuple[int, str]:
    """Return the table's number that words begin with, and what follows.

    Raises:
        GameError: `usage`, where no number stands there.
    """
    found = lobby.teller.words.read.number(list(rest.words))
    if found is None:
        raise GameError(usage, word=rest.text[:40])
    return found.value, " ".join(rest.text.split()[found.used :])


def sit(lobby: Lobby, rest: Arguments) -> None:
    """Sit down at a table by its number, with its words where it is private; or by words of an invitation.

    Raises:
        GameError: Nothing is said, or the hall refuses.
    """
    found = lobby.teller.words.read.number(list(rest.words))
    if found is None and len(rest.words) > 1:
        _sit(lobby, frames.Sit(0, rest.text))
        return
    number, code = _number(lobby, rest, "hall-error-which-table")
    _sit(lobby, frames.Sit(number, code))


def _sit(lobby: Lobby, what: frames.Sit | frames.Open | frames.Begin) -> None:
    table = lobby.link.request(what, frames.TableSeen)
    _be_at(lobby, table)


def _be_at(lobby: Lobby, table: frames.TableSeen) -> None:
    """Tell where one is now; where others are waited for, what the table's words are."""
    lobby.teller.tell(table_message(table, lobby.context.preferences.language.has))
    lobby.table = table.number if table.state == "waits" else 0
    if table.code:
        lobby.teller.tell(say("hall-code", table=table.number, code=table.code))
    if table.delay and table.own:
        lobby.teller.tell(say("hall-late", table=table.number, delay=table.delay))


def watch(lobby: Lobby, rest: Arguments) -> None:
    """Watch a table by its number; raises GameError."""
    number, left = _number(lobby, rest, "hall-error-which-table")
    if left:
        raise GameError("error-extra-words", words=left, command=lobby.teller.words.word(rest.id))
    _watch(lobby, number)


def _watch(lobby: Lobby, number: int) -> None:
    table = lobby.link.request(frames.Watch(number), frames.TableSeen)
    lobby.table = 0
    if table.state == "waits":
        lobby.teller.tell(say("hall-watches-waiting", table=number))
    elif table.delay and not table.own and table.state == "goes":
        lobby.teller.tell(say("hall-watches-late", table=number, delay=table.delay))


def new_table(lobby: Lobby, rest: Arguments) -> None:
    """Open a table of a game for so many, private where that is said, with the options that are named.

    Raises:
        GameError: No game is named, an option has no such value, or the hall refuses.
    """
    if not rest.words:
        raise GameError("hall-error-which-game", games=_titles(lobby))
    game = setup_dialogue.find_game(rest.words[0], lobby.context.preferences.language)
    wanted = ordering.read_table(lobby, game, rest.words[1:])
    options = tuple(wanted.options.items())
    _sit(lobby, frames.Open(game, wanted.seats, options, private=wanted.private, delay=wanted.delay))


def _titles(lobby: Lobby) -> tuple[str, ...]:
    language = lobby.context.preferences.language
    return tuple(language.form(game_title(game, language.has), "full") for game in game_ids())


def begin(lobby: Lobby, rest: Arguments) -> None:
    """Let computer players take the free seats, of the level that is named; raises GameError."""
    level = rest.number(lobby.teller.words) if rest.words else USUAL_LEVEL
    if level is None:
        raise GameError("hall-error-level", word=rest.text[:40])
    _sit(lobby, frames.Begin(level))


def wait(lobby: Lobby, rest: Arguments) -> None:
    """Wait for the match of the own table where nothing can break into reading; else it is told by itself.

    Raises:
        GameError: One waits at no table, or words follow.
    """
    rest.nothing(lobby.teller.words)
    if not lobby.table:
        raise GameError("net-not-at-table")
    if lobby.context.console.reader.prompts:
        lobby.repeat_question()
        return
    while not lobby.link.called and lobby.link.wait_in_hall():
        lobby.teller.tell(*heard_messages(lobby.link.heard))


def stand(lobby: Lobby, rest: Arguments) -> None:
    """Leave the table where one waits; raises GameError."""
    rest.nothing(lobby.teller.words)
    lobby.link.ask(frames.Stand())
    lobby.table = 0
    lobby.teller.tell(say("hall-stood"))


# ---------------------------------------------------------------- people


def tell_people(link: Link, talk: Conversation, rest: Arguments) -> None:
    """Tell who is here; raises GameError."""
    rest.nothing(talk.teller.words)
    talk.teller.tell(people_message(link.request(frames.Present(), list[frames.PersonSeen])))


def speak(link: Link, talk: Conversation, rest: Arguments) -> None:
    """Say something to those who are where one is; raises GameError."""
    heard = link.request(frames.Say(rest.text), int)
    talk.teller.tell(say("hall-said", count=heard))


def whisper(link: Link, talk: Conversation, rest: Arguments) -> None:
    """Say something to one person; raises GameError."""
    who, _, text = rest.text.partition(" ")
    link.ask(frames.Say(text, who))
    talk.teller.tell(say("hall-whispered", who=who))


def invite(link: Link, talk: Conversation, rest: Arguments) -> None:
    """Invite somebody to one's own table; raises GameError."""
    link.ask(frames.Invite(rest.text))
    talk.teller.tell(say("hall-invited", who=rest.text))


def follow(lobby: Lobby, rest: Arguments) -> None:
    """Hear who comes and goes, or no longer; raises GameError."""
    off = lobby.teller.words.in_full("off", rest.text)
    if rest.words and not off and not lobby.teller.words.in_full("on", rest.text):
        raise GameError("error-extra-words", words=rest.text, command=lobby.teller.words.word(rest.id))
    lobby.link.ask(frames.Follow(on=not off))
    lobby.teller.tell(say("hall-follows", on="no" if off else "yes"))


def protect(lobby: Lobby, rest: Arguments) -> None:
    """Keep the own name with a passphrase; without one it is free again when one leaves. Raises GameError."""
    lobby.link.ask(frames.Protect(rest.text))
    lobby.teller.tell(say("hall-protected", kept="yes" if rest.text else "no"))


def tell_own_data(lobby: Lobby, rest: Arguments) -> None:
    """Tell everything that the hall keeps of oneself; raises GameError."""
    rest.nothing(lobby.teller.words)
    lobby.teller.tell(own_data_message(lobby.link.request(frames.MyData(), dict[str, Any])))


def own_data_message(kept: Mapping[str, Any]) -> Message:
    """Tell what a hall has of somebody, from its answer to `MyData`."""
    tables = tuple(str(table.get("number")) for table in kept.get("tables", ()))
    return say(
        "hall-own-data",
        name=str(kept.get("name")),
        kept="yes" if kept.get("passphrase") else "no",
        keys=int(kept.get("keys", 0)),
        settings="yes" if kept.get("settings") else "no",
        tables=Listing(tables),
        count=len(tables),
    )


def forget_me(lobby: Lobby, rest: Arguments) -> None:
    """Let the hall delete what it keeps of oneself, when the name is typed behind it, and leave.

    Raises:
        GameError: The name is missing, or a match goes on.
    """
    if rest.text != lobby.link.name:
        raise GameError("hall-error-forget", name=lobby.link.name, command=lobby.teller.words.word(rest.id))
    lobby.link.ask(frames.ForgetMe())
    lobby.teller.tell(say("hall-forgotten"))
    lobby.forgotten = lobby.agenda.done = True


def host(how: str, lobby: Lobby, rest: Arguments) -> None:
    """Do what only a host may: send away, silence, lock; raises GameError."""
    lobby.link.ask(frames.Remove(rest.text, how))
    lobby.teller.tell(say("hall-hosted", how=how, who=rest.text))


# ---------------------------------------------------------------- the program


def tell_help(lobby: Lobby, rest: Arguments) -> None:
    """Tell all words, or explain some of them; raises GameError."""
    explanations.explain_or_list(lobby, rest, partial(_overview, lobby, rest))


GROUPS: Final = {
    "tables": (
        "hall-tables",
        "hall-sit",
        "hall-new",
        "hall-begin",
        "hall-wait",
        "hall-stand",
        "hall-watch",
        "hall-mine",
    ),
    "stand-in": tuple(standing_in.COMMANDS),
    "people": ("hall-people", "hall-say", "hall-whisper", "hall-invite", "hall-follow"),
    "own": ("hall-protect", "hall-data", "hall-forget"),
    "host": ("hall-silence", "hall-unsilence", "hall-remove", "hall-lock", "hall-unlock"),
}
"""Commands in the order in which help names them."""

PROGRAM_WORDS: Final = (
    "settings", "brief", "normal", "detailed", "language", "keys", "voice", "transcript", "help", "quit",
)  # fmt: skip


def _overview(lobby: Lobby, rest: Arguments) -> Iterator[Message]:
    word = lobby.teller.words.word
    for group, commands in GROUPS.items():
        if group != "host" or lobby.link.hosts:
            yield say("hall-help-group", group=group, words=Listing(tuple(map(word, commands))))
    yield say("shell-help-hearing", words=Listing(tuple(map(word, general.HEARING_WORDS))))
    yield say("shell-help-program", words=Listing(tuple(map(word, PROGRAM_WORDS))))
    yield say("club-help-more", command=word(rest.id), example=word("hall-new"))


def leave(lobby: Lobby, rest: Arguments) -> None:
    """Leave the hall; tables of matches that go on wait. Raises GameError for words behind it."""
    rest.nothing(lobby.teller.words)
    lobby.agenda.done = True


_TALK: Final[Mapping[str, Callable[[Link, Conversation, Arguments], None]]] = MappingProxyType({
    "hall-people": tell_people,
    "hall-say": speak,
    "hall-whisper": whisper,
    "hall-invite": invite,
    **standing_in.COMMANDS,
})  # fmt: skip
"""What is understood in the hall and at a table."""


def _in_hall(do: Callable[[Link, Conversation, Arguments], None], lobby: Lobby, rest: Arguments) -> None:
    do(lobby.link, lobby, rest)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType({
    **general.GENERAL_COMMANDS,
    "hall-tables": list_tables,
    "hall-mine": list_own,
    "hall-sit": sit,
    "hall-watch": watch,
    "hall-new": new_table,
    "hall-begin": begin,
    "hall-wait": wait,
    "hall-stand": stand,
    **{key: partial(_in_hall, do) for key, do in _TALK.items()},
    "hall-follow": follow,
    "hall-protect": protect,
    "hall-data": tell_own_data,
    "hall-forget": forget_me,
    "hall-silence": partial(host, "silent"),
    "hall-unsilence": partial(host, "heard"),
    "hall-remove": partial(host, "away"),
    "hall-lock": partial(host, "lock"),
    "hall-unlock": partial(host, "unlock"),
    "transcript": control.switch_transcript,
    "help": tell_help,
    "quit": leave,
})  # fmt: skip
"""What is understood in a hall, by word id."""


_AT_HOME: Final = ("abandon", "rematch", "play-again", "check", "mistakes", "statistics")
"""Words of a match that are about matches at home."""


def table_handlers(lobby: Lobby) -> Mapping[str, TableHandler]:
    """Return what is understood at a table beside the words of a match, and what is otherwise there."""

    def talk(do: Callable[[Link, Conversation, Arguments], None], session: Session, rest: Arguments) -> None:
        do(lobby.link, session, rest)

    def not_here(session: Session, rest: Arguments) -> None:
        raise GameError("hall-error-at-home", word=session.teller.words.word(rest.id))

    def no_pause(session: Session, rest: Arguments) -> None:
        rest.nothing(session.teller.words)
        raise GameError("hall-error-pause" if session.known.seat.timed else "shell-no-time")

    def tell_kept(session: Session, rest: Arguments) -> None:
        rest.nothing(session.teller.words)
        session.teller.tell(say("hall-kept", place=lobby.home.place))

    return {
        "pause": no_pause,
        "save": tell_kept,
        **{key: partial(talk, do) for key, do in _TALK.items()},
        **dict.fromkeys(("hall-stand", "home"), _go_back),
        **dict.fromkeys(_AT_HOME, not_here),
    }


def _go_back(session: Session, rest: Arguments) -> None:
    """Leave the match for the hall; the seat waits."""
    rest.nothing(session.teller.words)
    session.agenda.onward = rest
    session.agenda.done = True
    if not session.known.over:
        session.teller.tell(say("hall-seat-waits"))
