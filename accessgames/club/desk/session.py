"""Sessions at a console: the conversation with an organiser, and one table played from the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.desk.conversation import Conversation, take
from accessgames.club.desk.deeds.leading import broken, find_tournament, show
from accessgames.club.desk.opening import open_office
from accessgames.club.desk.playing import play_table, wanted
from accessgames.club.desk.request import Request
from accessgames.club.papers.documents.facts import people
from accessgames.language import Listing, Message, say
from accessgames.language.commandline import plain
from accessgames.shell.console import Ask
from accessgames.shell.entry import hold, welcome
from accessgames.shell.input.editor import Completion
from accessgames.shell.pressing import pressed
from accessgames.shell.session import interruptible

if TYPE_CHECKING:
    from accessgames.club.desk.clerk import Clerk
    from accessgames.shell.launch import Launch, Opened


def talk(launch: Launch, club: str | None = None, tournament: str | None = None) -> int:
    """Hold a conversation about the tournaments of a club.

    Args:
        launch: What the session is started with.
        club: Name of the club; None for the one used last.
        tournament: Tournament to begin with; None for the latest that is not closed.

    Returns:
        The exit code.

    Raises:
        GameError: The club or tournament does not exist, or somebody else has it open.
    """
    office = open_office(club, launch.now, launch.seed, make=True)

    def session(opened: Opened) -> None:
        welcome(launch, opened)
        found = Conversation(launch, opened, office)
        if tournament is not None:
            office.current = find_tournament(found.clerk, tournament)
        converse(found)

    try:
        return hold(launch, session)
    finally:
        office.close()


def visit(launch: Launch, opened: Opened) -> None:
    """Go to the desk from a session that has begun already, and come back from it.

    Raises:
        GameError: The club is damaged, or somebody else has it open.
    """
    office = open_office(None, launch.now, launch.seed, make=True)
    try:
        converse(Conversation(launch, opened, office))
    finally:
        office.close()


def converse(found: Conversation) -> None:
    """Greet, then take lines and answer them until the organiser leaves or the input ends."""
    if found.office.current:
        found.tell(say("club-hello", "system", name=found.office.archive.name), *show(found.clerk, Request()))
    elif not found.office.broken:
        found.tell(say("club-hello-none", "system"), *found.what_next())
    found.tell(*broken(found.clerk))
    console = found.console
    with interruptible(console):
        while not found.done:
            try:
                line = console.ask(ask_for(found))
            except EOFError:
                break
            except KeyboardInterrupt:
                if not console.reader.prompts:
                    break
                found.tell(say("shell-stopped", "system"))
                found.repeat_question()
            else:
                take(found, line)
    found.tell(say("club-bye", "system"))


def ask_for(found: Conversation) -> Ask:
    """Return what is asked for at the desk: a command."""
    return Ask(
        prompt=say("shell-prompt-key") if found.by_key else say("shell-prompt"),
        complete=lambda text: complete(found, text),
        offer=offer,
        press=lambda key: pressed(found.words, key, found.commands()),
        status=found.what_next,
    )


def complete(found: Conversation, text: str) -> Completion:
    """Complete a command, or behind one the name of a player."""
    start = text.rfind(" ") + 1
    typed = plain(text[start:])
    if not text[:start].strip():
        names = [found.words.word(key) for key in found.commands()]
    elif found.office.current:
        names = [player.name for player in found.office.tournament.players]
    else:
        names = []
    fitting = sorted(name for name in names if plain(name).startswith(typed) and name[:1].isalnum())
    return Completion(start, tuple(fitting))


def offer(words: tuple[str, ...]) -> Message:
    """Tell what Tab could insert."""
    return say("shell-complete", words=Listing(words)) if words else say("shell-complete-none")


def play(launch: Launch, clerk: Clerk, request: Request) -> int:
    """Play one table, as a session of its own.

    Returns:
        The exit code.

    Raises:
        GameError: There is no such table, or the match can't be kept.
    """
    round_, table = wanted(clerk, request)
    names = people(clerk.office.tournament, table.players)

    def session(opened: Opened) -> None:
        welcome(launch, opened)
        opened.console.tell(
            say("club-table-begins", "system", round=round_.number, table=table.number, players=names)
        )
        play_table(launch, opened, clerk, request)

    return hold(launch, session)
