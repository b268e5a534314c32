"""Sessions at a console: the conversation with an organiser, and one table played from the command line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from accessgames.club.desk import open_club, table_match
from accessgames.club.desk.commands.tournaments import find_tournament, show, tell_broken
from accessgames.club.desk.conversation import Conversation, take_line
from accessgames.club.papers.facts import people
from accessgames.language import Listing, Message, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell import conversation, entry, typing_aids
from accessgames.shell.input.editor import Completion
from accessgames.shell.input.requests import LineRequest

if TYPE_CHECKING:
    from accessgames.shell.launch import Launch, SessionContext


def start_conversation(launch: Launch, name: str | None = None, tournament: str | None = None) -> int:
    """Hold a conversation about the tournaments of a club.

    Args:
        launch: What the session is started with.
        name: Name of the club; None for the one used last.
        tournament: Tournament to begin with; None for the latest that is not closed.

    Returns:
        The exit code.

    Raises:
        GameError: The club or tournament does not exist, or somebody else has it open.
    """
    club = open_club.open_club_by_name(name, launch.now, launch.seed, make=True)

    def session(opened: SessionContext) -> None:
        entry.welcome(launch, opened)
        entry.finish_interrupted(launch, opened)
        found = Conversation(launch, opened, club)
        if tournament is not None:
            club.current = find_tournament(found.context, tournament)
        hold_conversation(found)

    try:
        return entry.hold_session(launch, session)
    finally:
        club.close()


def visit_desk(launch: Launch, opened: SessionContext, typed: str = "") -> None:
    """Go to the desk from a session that has begun already, and come back from it.

    Args:
        launch: What the session was started with.
        opened: The console and the preferences.
        typed: What was typed behind the word for the desk; it is done there first.

    Raises:
        GameError: The club is damaged, or somebody else has it open.
    """
    club = open_club.open_club_by_name(None, launch.now, launch.seed, make=True)
    try:
        hold_conversation(Conversation(launch, opened, club), typed)
    finally:
        club.close()


def hold_conversation(found: Conversation, typed: str = "") -> None:
    """Greet, then take lines and answer them until the organiser leaves or the input ends.

    Args:
        found: The conversation.
        typed: What is done before the first line is asked for.
    """
    if typed:
        take_line(found, f"{found.teller.words.word('club-desk')} {typed}")
    elif found.club.current:
        found.teller.tell(
            say("club-hello", "system", name=found.club.archive.name),
            *show(found.context, open_club.Request()),
        )
    elif not found.club.broken:
        found.teller.tell(say("club-hello-none", "system"), *found.what_next())
    found.teller.tell(*tell_broken(found.context))
    found.teller.tell(*table_match.bring_played(found.context))
    found.teller.tell(*found.hall.take(found.context))
    conversation.take_lines(found, partial(prompt_for, found), partial(take_line, found))
    found.teller.tell(say("club-bye", "system"))


def prompt_for(found: Conversation) -> LineRequest:
    """Return what is asked for at the desk: a command."""
    return LineRequest(
        prompt=say("shell-prompt-key") if found.teller.by_key else say("shell-prompt"),
        complete=lambda text: complete_line(found, text),
        offer=offer_words,
        press=lambda key: typing_aids.key_meaning(found.teller.words, key, found.commands()),
        status=found.what_next,
        wake=found.hall.is_due,
    )


def complete_line(found: Conversation, text: str) -> Completion:
    """Complete a command, or behind one the name of a player."""
    start = text.rfind(" ") + 1
    typed = normalise_bare(text[start:])
    if not text[:start].strip():
        names = [found.teller.words.word(key) for key in found.commands()]
    elif found.club.current:
        names = [player.name for player in found.club.tournament.players]
    else:
        names = []
    fitting = sorted(name for name in names if normalise_bare(name).startswith(typed) and name[:1].isalnum())
    return Completion(start, tuple(fitting))


def offer_words(words: tuple[str, ...]) -> Message:
    """Tell what Tab could insert."""
    return say("shell-complete", words=Listing(words)) if words else say("shell-complete-none")


def play_club_table(launch: Launch, context: open_club.ClubContext, request: open_club.Request) -> int:
    """Play one table, as a session of its own.

    Returns:
        The exit code.

    Raises:
        GameError: There is no such table, or the match can't be kept.
    """
    round_, table = table_match.find_wanted_table(context, request)
    names = people(context.club.tournament, table.players)

    def session(opened: SessionContext) -> None:
        entry.welcome(launch, opened)
        opened.console.tell(
            say("club-table-begins", "system", round=round_.number, table=table.number, players=names)
        )
        table_match.play_table(launch, opened, context, request)

    return entry.hold_session(launch, session)
