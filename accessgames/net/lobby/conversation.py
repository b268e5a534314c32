"""The conversation in a hall: tables, people and talk, and the match that calls in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.language.commandline import TypedCommand, normalise_bare
from accessgames.net import frames
from accessgames.net.lobby import hearing, playing
from accessgames.shell import conversation, errors, typing_aids
from accessgames.shell.commands import choices, general
from accessgames.shell.input import editor, missed
from accessgames.shell.input.requests import LineRequest
from accessgames.shell.teller import Teller

if TYPE_CHECKING:
    from accessgames.net.link import Link
    from accessgames.shell.launch import Launch, SessionContext
    from accessgames.shell.session import Handler as TableHandler

Handler: TypeAlias = "Callable[[Lobby, conversation.Arguments], None]"
"""Answers a command in a hall; raises GameError for what it refuses."""


class Lobby:
    """A person in a hall.

    Attributes:
        launch: What the session was started with.
        context: The console and the preferences.
        link: Leads to the hall.
        home: Where finished matches are taken.
        teller: Where it is told.
        agenda: What is asked; here nothing ever is.
        handlers: What is understood here, by word id.
        at_table: What is understood at a table, beside the words of a match.
        table: The table where one waits for others, 0 in the hall.
        forgotten: Whether the hall knows one no more.
    """

    def __init__(
        self, launch: Launch, context: SessionContext, link: Link, home: playing.Home,
        handlers: Mapping[str, Handler], at_table: Callable[[Lobby], Mapping[str, TableHandler]],
    ) -> None:  # fmt: skip
        """Come into a hall."""
        self.launch, self.context, self.link, self.home = launch, context, link, home
        self.handlers, self.at_table = handlers, at_table
        preferences = context.preferences
        self.teller = Teller(context.console, preferences, lambda: preferences.words(playing.SCOPE))
        self.agenda: conversation.Agenda[Any] = conversation.Agenda()
        self.table = 0
        self.forgotten = False

    @property
    def topic(self) -> str:
        """The hall."""
        return playing.SCOPE

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed."""
        return tuple(self.handlers)

    def whereabouts(self) -> missed.Whereabouts:
        """Return where the next command is typed; what people say to each other is nobody else's business."""
        return missed.Whereabouts(missed.SET_UP, "command", self.teller.words, private=True)

    def what_next(self) -> Message:
        """Tell what can be done next."""
        words = self.teller.words.word
        if self.table:
            return say("hall-waits", table=self.table, begin=words("hall-begin"), stand=words("hall-stand"))
        return say("hall-next", tables=words("hall-tables"), new=words("hall-new"), help=words("help"))

    def repeat_question(self) -> None:
        """Tell once more what can be done."""
        self.teller.tell(self.what_next(), record=False)

    def tables(self, *, own: bool = False) -> list[frames.TableSeen]:
        """Return the tables, raises GameError where the hall is gone."""
        return self.link.request(frames.Tables(own=own), list[frames.TableSeen])


def stay(lobby: Lobby, *, returned: bool = False) -> None:
    """Greet, then take lines until the person leaves, the input ends or the hall is gone.

    Whoever has `returned` to a match that goes on is not greeted: they never meant to leave.
    """
    if not returned:
        lobby.teller.tell(say("hall-hello", "system", hall=lobby.link.hall, name=lobby.link.name))
        lobby.repeat_question()
    _answer_call(lobby)
    conversation.take_lines(lobby, partial(_next_request, lobby), partial(take_line, lobby))
    lobby.teller.tell(say("hall-bye", "system"))


def take_line(lobby: Lobby, line: str) -> None:
    """Tell what has happened, then do everything that a line says; nothing typed means only to listen."""
    told = _tell_news(lobby)
    if line.strip():
        conversation.do_line(lobby, line, partial(_do, lobby))
    elif not told and not lobby.link.called:
        lobby.repeat_question()
    _answer_call(lobby)


def _tell_news(lobby: Lobby) -> bool:
    """Tell what was said and happened; tell whether anything was. A hall that is gone ends it."""
    heard = tuple(hearing.heard_messages(lobby.link.heard))
    lobby.teller.tell(*heard)
    lobby.table = lobby.table and lobby.link.table  # it may have been withdrawn
    if lobby.link.lost is not None:
        lobby.teller.tell(errors.tell_error(lobby.link.lost, "system"))
        lobby.agenda.done = True
        return True
    return bool(heard)


def _do(lobby: Lobby, command: TypedCommand) -> None:
    try:
        general.choose_or_run(lobby, command, partial(run_word, lobby))
    except GameError as error:
        lobby.agenda.refuse(error.key)
        lobby.teller.tell(errors.tell_error(error))


def run_word(lobby: Lobby, key: str, rest: conversation.Arguments) -> None:
    """Run a command; raises GameError where it is refused."""
    lobby.handlers[key](lobby, rest)


def _answer_call(lobby: Lobby) -> None:
    """Play the match that waits to be entered."""
    console = lobby.context.console
    patient = not console.reader.prompts
    if not lobby.link.called or lobby.agenda.done:
        return
    try:
        lobby.table = 0
        session = playing.sit_down(
            lobby.link, lobby.context, lobby.at_table(lobby), lobby.home, patient=patient
        )
        playing.play_out(session, lobby.link)
    except GameError as error:
        lobby.teller.tell(errors.tell_error(error))
        lobby.agenda.done = lobby.link.lost is not None
        return
    if session.agenda.onward is not None:
        lobby.repeat_question()
    else:
        lobby.agenda.done = not session.known.over
        if not lobby.agenda.done:
            lobby.repeat_question()


def _next_request(lobby: Lobby) -> LineRequest:
    """Return what is asked for: a command."""
    teller, link = lobby.teller, lobby.link
    return LineRequest(
        prompt=say("shell-prompt-key") if teller.by_key else say("shell-prompt"),
        complete=partial(_complete, lobby),
        offer=typing_aids.offer_message,
        press=lambda key: typing_aids.key_meaning(teller.words, key, lobby.commands()),
        status=lambda: (lobby.what_next(),),
        choices=partial(choices.lobby_choices, lobby.teller, lobby.commands()),
        wake=lambda: link.rings or link.called or link.lost is not None or link.rest(),
        lively=True,
    )


def _complete(lobby: Lobby, text: str) -> editor.Completion:
    """Complete a command."""
    typed = normalise_bare(text)
    names = map(lobby.teller.words.word, lobby.commands())
    fitting = {name for name in names if normalise_bare(name).startswith(typed) and name[:1].isalnum()}
    return editor.Completion(0, tuple(sorted(fitting)))
