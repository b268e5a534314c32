"""The conversation with an organiser: commands of the club, what every conversation knows, and its help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import PageSize
from accessgames.club.desk import asking_people, open_club, questions, steps
from accessgames.club.desk.commands import (
    COMMANDS,
    READING_COMMANDS,
    hall_tables,
    keeping,
    run_club_command,
    tournaments,
    uniting,
)
from accessgames.club.desk.doubts import doubtful_names
from accessgames.engine import GameError
from accessgames.language import Listing, Message, say
from accessgames.shell import conversation, dialogue, errors, teller
from accessgames.shell.commands import asking, explanations, general, missed
from accessgames.shell.input.missed import CLUB, Whereabouts
from accessgames.storage.files import StorageError

if TYPE_CHECKING:
    from accessgames.language.commandline import TypedCommand
    from accessgames.personal.database import PersonalFile
    from accessgames.shell.launch import Launch, SessionContext

COMMAND_GROUPS: Final = {
    "tournament": ("create", "amend", "proposal", "show", "list", "open", "close", "reopen", "desk"),
    "people": (
        "register", "people", "category", "rename", "withdraw", "return", "substitute", "qualify", "decline",
        "handicap", "apart", "team", "pairs", "teams",
    ),
    "club": (
        "persons", "person", "extract", "add-person", "note", "consent", "merge", "split", "forget",
    ),
    "rounds": (
        "seat", "open-table", "suggest", "credits", "tables", "proof", "mix", "play", "hall", "hand-out",
        "accept", "import", "result", "results", "correct", "penalty", "undo", "redo", "steps",
    ),
    "outcome": (
        "standings", "lot", "league", "season", "records", "papers", "pages", "export", "verify", "key",
        "unite", "pending", "settle",
    ),
}  # fmt: skip
"""Commands in the order in which help names them."""

PROGRAM_WORDS: Final = (
    "settings", "brief", "normal", "detailed", "language", "keys", "voice", "missed", "statistics",
    "records", "save", "help", "quit",
)  # fmt: skip


def show_help(talk: Conversation, rest: conversation.Arguments) -> None:
    """Tell what is waited for and all words, or explain some of them.

    Raises:
        GameError: As `explanations.explain_or_list`.
    """
    explanations.explain_or_list(talk, rest, partial(_overview, talk, rest))


def _overview(talk: Conversation, rest: conversation.Arguments) -> Iterator[Message]:
    """Yield the words of the desk, by what they are about."""
    word = talk.teller.words.word
    for group, commands in COMMAND_GROUPS.items():
        listed = Listing(tuple(word(f"{COMMAND_PREFIX}{command}") for command in commands))
        yield say("club-help-group", group=group, words=listed)
    yield say("shell-help-hearing", words=Listing(tuple(map(word, general.HEARING_WORDS))))
    yield say("shell-help-program", words=Listing(tuple(map(word, PROGRAM_WORDS))))
    yield say("club-help-more", command=word(rest.id), example=word("club-register"))


WRITING_FILES: Final = frozenset({"open", "papers", "export", "hand-out"})
"""Commands that leave the club as it is and still do something: open another one, write a file."""

COMMAND_PREFIX: Final = "club-"
"""Ids of the words for commands begin like this."""


class Conversation:
    """A conversation about the tournaments of a club.

    Attributes:
        launch: What the session was started with.
        opened: The console and the preferences.
        club: The open club.
        teller: Where it is told; nothing is secret here.
        doubted: What was typed when a name was asked about last, since it looks like another one.
        agenda: What is asked.
        hall: Takes the results of tables that are played in the hall of this computer.
    """

    def __init__(self, launch: Launch, opened: SessionContext, club: open_club.OpenClub) -> None:
        """Begin a conversation."""
        self.launch = launch
        self.opened = opened
        self.club = club
        preferences = opened.preferences
        self.teller = teller.Teller(
            opened.console, preferences, lambda: open_club.words_of(preferences.language)
        )
        self.doubted: tuple[str, ...] = ()
        self.agenda: conversation.Agenda[object] = conversation.Agenda()
        self.hall = hall_tables.HallResults.here()

    @property
    def dialogue(self) -> dialogue.Dialogue:
        """What asks one question after another."""
        return dialogue.Dialogue(self.opened.console, self.opened.preferences)

    @property
    def context(self) -> open_club.ClubContext:
        """What commands work with."""
        settings = self.opened.preferences.settings
        sheet = PageSize(int(settings["paper-cells"]), int(settings["paper-lines"]))
        return open_club.ClubContext(
            self.club,
            self.opened.preferences.language,
            self.teller.words,
            sheet,
            self.launch.open_room,
            self.opened.console.patience,
        )

    @property
    def topic(self) -> str:
        """The desk."""
        return "club"

    def change_club(self, name: str) -> Message:
        """Go to another club, or to one that is made with its first tournament; return what to tell.

        Raises:
            GameError: It is used by another program, or its file is damaged; the desk stays where it was.
        """
        other = open_club.open_club_by_name(name, self.club.now, self.club.seed, make=True)
        file = other.file
        self.club.move(file, "" if file else name)
        if file is None:
            return say("club-did-want-club", name=name, create=self.teller.words.word("club-create"))
        return say("club-did-open-club", name=file.archive.name)

    def whereabouts(self) -> Whereabouts:
        """Return where the next command is typed; anybody's name may stand in it."""
        known = (player.name for one in self.club.tournaments.values() for player in one.tournament.players)
        return Whereabouts(CLUB, "command", self.teller.words, tuple(known), strict=True)

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed."""
        return (
            *(f"{COMMAND_PREFIX}{command}" for command in {**COMMANDS, **CONVERSATION_COMMANDS}),
            *GENERAL_COMMANDS,
        )

    def what_next(self) -> tuple[Message, ...]:
        """Tell what the tournament waits for."""
        if not self.club.current:
            return (say("club-hello-new", create=self.teller.words.word("club-create")),)
        return tournaments.tell_awaited(self.context)[:1]

    def repeat_question(self) -> None:
        """Tell what is waited for, unless that was the last thing told, and by which words it goes on."""
        where_now, *on = tournaments.tell_next_word(self.context)
        console, rendered = self.teller.console, self.opened.preferences.language.render(where_now)
        if console.silent and any(heard.rendered == rendered for heard in console.last[-1:]):
            self.teller.tell(*on, record=False)
        else:
            self.teller.tell(where_now, *on, record=False)


def take_line(talk: Conversation, line: str) -> None:
    """Do everything that a line says; what is refused or ambiguous stops what stands behind it.

    What has been played in the hall meanwhile is taken and told first.
    """
    talk.teller.tell(*talk.hall.take(talk.context))
    conversation.do_line(talk, line, partial(_execute, talk))


def _execute(talk: Conversation, command: TypedCommand) -> None:
    """Do a command, on what other windows have written by now; tell what is refused."""
    try:
        _catch_up(talk)
        general.choose_or_run(talk, command, partial(run_word, talk))
    except GameError as error:
        talk.agenda.refuse(error.key)
        talk.teller.tell(errors.tell_error(error))


def _catch_up(talk: Conversation) -> None:
    """Take in and tell what another window has written; that a file is gone is told before it matters."""
    before = talk.club.tournaments.get(talk.club.current)
    with suppress(StorageError):
        if talk.club.catch_up():
            talk.teller.tell(*uniting.tell_news(talk.context, before))


def run_word(talk: Conversation, key: str, rest: conversation.Arguments) -> None:
    """Run a command of the desk, or what every conversation knows.

    Raises:
        GameError: It is refused.
    """
    if rest.asks and _would_change(talk, key, rest):
        asking.explain_only(talk, key)
        return
    if key in GENERAL_COMMANDS:
        GENERAL_COMMANDS[key](talk, rest)
        return
    command = key.removeprefix(COMMAND_PREFIX)
    if command in CONVERSATION_COMMANDS:
        CONVERSATION_COMMANDS[command](talk, rest)
        return
    if talk.teller.words.table[key].arguments == "none":
        rest.nothing(talk.teller.words)
    request = read_request(talk, command, rest)
    if not request.items and not request.options and command in questions.QUESTIONNAIRES:
        ask_for_command(talk, command)
        return
    run_command(talk, command, request)


_ELSEWHERE: Final = ("help", "json", "lang", "profile", "clock")
"""Options that say how a command of the operating system answers; here settings do that."""


def read_request(talk: Conversation, command: str, rest: conversation.Arguments) -> open_club.Request:
    """Return what stands behind a command, with the options that the command line has; `--club` is done.

    Raises:
        GameError: There is no such option, it belongs elsewhere, or the club or the tournament is unknown.
    """
    if OPTION not in f" {rest.text}" or talk.launch.club_options is None:
        return open_club.Request(open_club.split_items(rest.text))
    text, given = talk.launch.club_options(command, rest.text, talk.teller.preferences.language.tag)
    options = dict(given)
    for elsewhere in _ELSEWHERE:
        if elsewhere in options:
            raise GameError("club-error-option-here", flag=elsewhere)
    club, tournament = options.pop("club", ()), options.pop("tournament", ())
    if club and command != "import":  # which takes a club in under this name
        talk.teller.tell(talk.change_club(club[0]))
    elif club:
        options["club"] = club
    if tournament:
        talk.club.current = tournaments.find_tournament(talk.context, tournament[0])
    return open_club.Request(open_club.split_items(text), options)


OPTION: Final = " --"
"""An option begins like this."""


def _would_change(talk: Conversation, key: str, rest: conversation.Arguments) -> bool:
    if key in GENERAL_COMMANDS:
        return asking.changes_something(talk, rest)
    return key.removeprefix(COMMAND_PREFIX) not in READING_COMMANDS - WRITING_FILES


def run_command(talk: Conversation, command: str, request: open_club.Request) -> None:
    """Do a command and tell what came of it; a name that looks like another one has to be typed twice.

    Raises:
        GameError: It is refused.
    """
    talk.teller.page = None
    try:
        request = asking_people.settle_people(talk.dialogue, talk.context, command, request)
    except (dialogue.LeftError, dialogue.BackError):
        talk.teller.tell(say("club-ask-person-left", "system"))
        return
    doubts = doubtful_names(talk.context, command, request, asked=True)
    if talk.doubted != request.items and (doubt := next(doubts, None)):
        talk.doubted = request.items
        raise doubt
    talk.teller.answer(run_club_command(talk.context, command, request))


def ask_for_command(talk: Conversation, command: str) -> None:
    """Ask what a command needs, doing it as often as the answers want.

    Whoever leaves the questions, or goes back from the first one, is back at the desk; what was answered
    stays.
    """
    try:
        questions.QUESTIONNAIRES[command](talk.dialogue, talk.context, partial(run_command, talk, command))
    except questions.OtherCommandError as other:
        take_line(talk, other.line)
    except (dialogue.LeftError, dialogue.BackError):
        talk.teller.tell(say("club-back", "system"))
        talk.repeat_question()


def save(talk: Conversation, rest: conversation.Arguments) -> None:
    """Say that everything is safe, and where.

    Raises:
        GameError: There is no club yet, or its file is not there any more.
    """
    rest.nothing(talk.teller.words)
    file = talk.club.file
    if file is None:
        raise GameError("club-error-no-tournament")
    file.require_there()
    talk.teller.tell(say("club-saved", file=str(file.path)))


def leave(talk: Conversation, rest: conversation.Arguments) -> None:
    """Leave; nothing is asked, since everything is written down already."""
    rest.nothing(talk.teller.words)
    talk.agenda.done = True


def _run_play(talk: Conversation, rest: conversation.Arguments) -> None:
    from accessgames.club.desk.table_match import play_table  # noqa: PLC0415 - loads the whole interpreter

    talk.teller.page = None
    try:
        play_table(talk.launch, talk.opened, talk.context, read_request(talk, "play", rest))
    except (dialogue.LeftError, dialogue.BackError):  # of the question for words, before there is a match
        talk.teller.tell(say("club-back", "system"))


def _run_again(talk: Conversation, rest: conversation.Arguments) -> None:
    """Say once more what was said; behind what was taken back, let it hold again.

    Raises:
        GameError: It does not fit any more.
    """
    running = talk.club.tournaments.get(talk.club.current)
    gone = () if running is None or running.known is None else steps.withdrawals_of(running.known)
    if gone and gone[0].fresh:
        run_command(talk, "redo", open_club.Request())
    else:
        general.GENERAL_COMMANDS["again"](talk, rest)


def _run_missed(talk: Conversation, rest: conversation.Arguments) -> None:
    """Answer as anywhere; before deleting, ask as the desk asks.

    Raises:
        GameError: As `missed.answer_missed`.
    """
    missed.answer_missed(talk, rest, lambda: talk.teller.tell(talk.dialogue.clear_missed()))


def _run_statistics(talk: Conversation, rest: conversation.Arguments) -> None:
    """Answer as anywhere; before deleting, ask as the desk asks.

    Raises:
        GameError: As `answer_statistics`.
    """
    from accessgames.shell.statistics import command  # noqa: PLC0415 - few organisers ask for them

    def clear(own: PersonalFile) -> None:
        talk.teller.tell(command.forget(own) if talk.dialogue.is_sure(command.FORGET) else command.STAYS)

    command.answer_statistics(talk, rest, talk.opened.personal, talk.launch.open_room, clear)


def _run_records(talk: Conversation, rest: conversation.Arguments) -> None:
    """Read the personal records of a game, or of all.

    Raises:
        GameError: As `read_records`.
    """
    from accessgames.shell.records import read_all_records  # noqa: PLC0415 - as above

    read_all_records(talk, rest, talk.opened.records, talk.launch.open_room)


def _run_forget(talk: Conversation, rest: conversation.Arguments) -> None:
    """Ask whether a name is really to be forgotten, and then forget it.

    Raises:
        GameError: Nobody is named, or somebody whose name can't be forgotten.
    """
    items = read_request(talk, "forget", rest).items
    chosen: dict[str, tuple[str, ...]] = {}
    wish = keeping.read_wish(talk.context, items)
    if not wish.sure:
        word = talk.teller.words.word
        whom, player = keeping.find_wished(talk.context, wish)
        items = (player.name, *([word("club-everywhere")] if wish.everywhere else []), word("yes"))
        chosen = {} if whom is None else {"person": (whom.id,)}
        question = say("club-ask-forget", "turn", player=player)
        if wish.everywhere:
            question = say("club-ask-forget-everywhere", "turn", player=player)
        if not talk.dialogue.is_sure(question):
            talk.teller.tell(say("club-forget-kept", player=player))
            return
    run_command(talk, "forget", open_club.Request(items, chosen))


def _run_desk(talk: Conversation, rest: conversation.Arguments) -> None:
    """Go to another club; or do what stands behind the word, as behind that of the operating system.

    Raises:
        GameError: As `read_request`, or what stands there is refused.
    """
    if rest.text and not f" {rest.text}".startswith(OPTION):
        take_line(talk, rest.text)
        return
    read_request(talk, "list", rest)
    talk.repeat_question()


GENERAL_COMMANDS: Final[Mapping[str, Callable[[Conversation, conversation.Arguments], None]]] = (
    MappingProxyType(
        {
            **general.GENERAL_COMMANDS,
            "again": _run_again,
            "missed": _run_missed,
            "statistics": _run_statistics,
            "records": _run_records,
            "save": save,
            "help": show_help,
            "quit": leave,
        }
    )
)
"""What every conversation knows, by word id."""

CONVERSATION_COMMANDS: Final[Mapping[str, Callable[[Conversation, conversation.Arguments], None]]] = (
    MappingProxyType({"play": _run_play, "forget": _run_forget, "desk": _run_desk})
)
"""Commands that need the conversation itself."""
