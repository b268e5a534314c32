"""The conversation with an organiser: a typed line becomes a deed, or what every conversation knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.braille.pages import PageSize
from accessgames.club.desk.asking import ASKING, ElsewhereError
from accessgames.club.desk.awaiting import onward, where
from accessgames.club.desk.clerk import Clerk, words_of
from accessgames.club.desk.deeds.catalogue import DEEDS
from accessgames.club.desk.request import Request, split
from accessgames.engine import SPECTATOR, GameError
from accessgames.language import Ambiguous, Found, Message, Rendered, Unknown, say
from accessgames.language.commandline import split_commands
from accessgames.shell.commands import choosing, review, voicing
from accessgames.shell.dialogue import BackError, Dialogue, LeftError
from accessgames.shell.errors import tell_error
from accessgames.shell.lists import Page, Parts, Reading, cut
from accessgames.shell.rest import Rest
from accessgames.shell.understanding import ambiguous, meanings, not_done, spaced, unfit, unknown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.desk.office import Office
    from accessgames.language import Vocabulary
    from accessgames.language.commandline import Command
    from accessgames.shell.console import Console
    from accessgames.shell.launch import Launch, Opened
    from accessgames.shell.preferences import Preferences

DEED: Final = "club-"
"""Ids of the words for deeds begin like this."""


@dataclass(frozen=True, slots=True)
class Everybody:
    """Who listens at the organiser's desk: whoever is there; nothing is secret."""

    listener: int = SPECTATOR


class Conversation:
    """A conversation about the tournaments of a club.

    Attributes:
        launch: What the session was started with.
        opened: The console and the preferences.
        office: The open club.
        seating: Who listens.
        page: The list that numbers choose from, or a text that is being read, or None.
        unclear: Whether the last command was not done, so that those behind it are not either.
        done: Whether it is over.
    """

    def __init__(self, launch: Launch, opened: Opened, office: Office) -> None:
        """Begin a conversation."""
        self.launch = launch
        self.opened = opened
        self.office = office
        self.seating = Everybody()
        self.page: Page | Reading | Parts | None = None
        self.unclear = False
        self.done = False

    @property
    def console(self) -> Console:
        """Tells and asks."""
        return self.opened.console

    @property
    def preferences(self) -> Preferences:
        """Settings, language and words."""
        return self.opened.preferences

    @property
    def words(self) -> Vocabulary:
        """The words that may be typed."""
        return words_of(self.preferences.language)

    @property
    def by_key(self) -> bool:
        """Whether single keys are in use."""
        return self.preferences.settings["profile"] == "klavesy" and self.console.reader.prompts

    @property
    def dialogue(self) -> Dialogue:
        """What asks one question after another."""
        return Dialogue(self.console, self.preferences)

    @property
    def clerk(self) -> Clerk:
        """Who does the deeds."""
        settings = self.preferences.settings
        sheet = PageSize(int(settings["paper-cells"]), int(settings["paper-lines"]))
        return Clerk(self.office, self.preferences.language, self.words, sheet, self.launch.open_room)

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed."""
        return (*(f"{DEED}{deed}" for deed in (*DEEDS, *OWN)), *GENERAL)

    def tell(self, *messages: Message, record: bool = True) -> None:
        """Tell answers."""
        self.console.tell(*messages, record=record)

    def answer(self, messages: Sequence[Message]) -> None:
        """Tell an answer; of one that is too long to be heard at once the first part."""
        parts = cut(messages, self.console.length)
        if len(parts) == 1:
            self.tell(*messages)
        else:
            self.listed(Parts(parts))

    def listed(self, page: Page | Reading | Parts) -> None:
        """Read a page; its numbers can be chosen from now on."""
        self.page = page
        self.tell(*page.lines(by_key=self.by_key))

    def set_preference(self, key: str, value: str) -> None:
        """Set a value, from now on and for later sessions.

        Raises:
            GameError: The file of the settings could not be written; the value is in force all the same.
        """
        try:
            self.preferences.change(key, value)
        finally:
            self.console.adapt(self.preferences.language, self.preferences.settings)

    def what_next(self) -> tuple[Message, ...]:
        """Tell what the tournament waits for."""
        if not self.office.current:
            return (say("club-hello-new", create=self.words.word("club-create")),)
        return where(self.clerk)[:1]

    def repeat_question(self) -> None:
        """Tell what is waited for, unless that was the last thing told, and by which words it goes on."""
        where_now, *on = onward(self.clerk)
        last = self.console.last[-1:]
        if self.console.silent and any(heard.rendered == self._rendered(where_now) for heard in last):
            self.tell(*on, record=False)
        else:
            self.tell(where_now, *on, record=False)

    def _rendered(self, message: Message) -> Rendered:
        return self.preferences.language.render(message)


def take(talk: Conversation, line: str) -> None:
    """Do everything that a line says; what is refused or ambiguous stops what stands behind it."""
    wrong = unfit(line)
    if wrong is not None:
        talk.tell(wrong)
        return
    commands = split_commands(spaced(line))
    for number, command in enumerate(commands):
        talk.unclear = False
        try:
            _execute(talk, command)
        except GameError as error:
            talk.unclear = True
            talk.tell(tell_error(error))
        if talk.unclear and commands[number + 1 :]:
            talk.tell(not_done(commands[number + 1 :]))
        if talk.unclear or talk.done:
            break
    if talk.console.silent and not talk.done:
        talk.repeat_question()


def _execute(talk: Conversation, command: Command) -> None:
    """Take a number of a list, or a command.

    Raises:
        GameError: It is refused or not understood.
    """
    taken = talk.words.read.which(command.words)
    if taken is not None and taken.used == len(command.words):
        if talk.page is None:
            raise GameError("club-error-no-list", number=taken.value)
        talk.page.pick(taken.value, by_key=talk.by_key).choose()
        return
    match talk.words.match(command.words, talk.commands()):
        case Found(found, used):
            run(talk, found, Rest(found, command.words[used:], command.rest(used)))
        case Ambiguous() as several:
            talk.unclear = True
            talk.tell(ambiguous(several, command))
            talk.listed(meanings(talk.words, several, command, partial(run, talk)))
        case Unknown() as none:
            raise unknown(talk.words, none, command)


def run(talk: Conversation, key: str, rest: Rest) -> None:
    """Run a command: a deed of the desk, or what every conversation knows.

    Raises:
        GameError: It is refused.
    """
    if key in GENERAL:
        GENERAL[key](talk, rest)
        return
    deed = key.removeprefix(DEED)
    if deed in OWN:
        OWN[deed](talk, rest)
        return
    if talk.words.table[key].arguments == "none":
        rest.nothing(talk.words)
    items = split(rest.text)
    if not items and deed in ASKING:
        ask(talk, deed)
        return
    do(talk, deed, Request(items))


def do(talk: Conversation, deed: str, request: Request) -> None:
    """Do a deed and tell what came of it.

    Raises:
        GameError: It is refused.
    """
    talk.page = None
    talk.answer(DEEDS[deed](talk.clerk, request))


def ask(talk: Conversation, deed: str) -> None:
    """Ask what a deed needs, doing it as often as the answers want.

    Whoever leaves the questions, or goes back from the first one, is back at the desk; what was answered
    stays.
    """
    try:
        ASKING[deed](talk.dialogue, talk.clerk, partial(do, talk, deed))
    except ElsewhereError as other:
        take(talk, other.line)
    except (LeftError, BackError):
        talk.tell(say("club-back", "system"))
        talk.repeat_question()


def following(talk: Conversation, rest: Rest) -> None:
    """Read on.

    Raises:
        GameError: Nothing is being read, or it ends here.
    """
    rest.nothing(talk.words)
    if talk.page is None:
        raise GameError("club-error-no-page")
    talk.listed(talk.page.turn(1 if rest.id == "next" else -1))


def save(talk: Conversation, rest: Rest) -> None:
    """Say that everything is safe, and where."""
    rest.nothing(talk.words)
    file = talk.office.file
    if file is None:
        raise GameError("club-error-no-tournament")
    talk.tell(say("club-saved", file=str(file.path)))


def leave(talk: Conversation, rest: Rest) -> None:
    """Leave; nothing is asked, since everything is written down already."""
    rest.nothing(talk.words)
    talk.done = True


def history(talk: Conversation, rest: Rest) -> None:
    """Read what was told, all of it unless a kind is named: here everything is an answer.

    Raises:
        GameError: As `review.history`.
    """
    everything = (talk.words.word("all"),)
    review.history(talk, rest if rest.words else Rest(rest.id, everything, everything[0]))


def silence(talk: Conversation, rest: Rest) -> None:
    """Stop own speech now."""
    rest.nothing(talk.words)
    talk.console.ports.stop()
    talk.tell(say("shell-silence"))


def _helping(talk: Conversation, rest: Rest) -> None:
    from accessgames.club.desk.helping import helping  # noqa: PLC0415 - it names the commands of this module

    helping(talk, rest)


def _keys(talk: Conversation, rest: Rest) -> None:
    from accessgames.club.desk.helping import keys  # noqa: PLC0415 - as above

    keys(talk, rest)


def _play(talk: Conversation, rest: Rest) -> None:
    from accessgames.club.desk.playing import play_table  # noqa: PLC0415 - loads the whole interpreter

    talk.page = None
    play_table(talk.launch, talk.opened, talk.clerk, Request(split(rest.text)))


GENERAL: Final[Mapping[str, Callable[[Conversation, Rest], None]]] = MappingProxyType(
    {
        "again": review.again,
        "braille": review.braille,
        "history": history,
        "search": review.search,
        "older": review.older,
        "newer": review.newer,
        "next": following,
        "previous": following,
        "settings": choosing.settings,
        "brief": choosing.verbosity,
        "normal": choosing.verbosity,
        "detailed": choosing.verbosity,
        "language": choosing.language,
        "voice": voicing.voice,
        "faster": voicing.rate,
        "slower": voicing.rate,
        "silence": silence,
        "keys": _keys,
        "save": save,
        "help": _helping,
        "quit": leave,
    }
)
"""What every conversation knows, by word id."""

OWN: Final[Mapping[str, Callable[[Conversation, Rest], None]]] = MappingProxyType({"play": _play})
"""Deeds that need the conversation itself."""
