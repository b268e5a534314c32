"""The doors into the program: home itself, one game, its lesson, a match to be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from accessgames.dataclasses import replace
from accessgames.engine import GameError, Journal, SeatSpec
from accessgames.games import game_ids
from accessgames.language import say
from accessgames.shell import conversation, entry, errors, setup_dialogue
from accessgames.shell.home import commands, matches, questions
from accessgames.shell.home.conversation import Home, do_wanted, next_request, take_line, what_waits
from accessgames.shell.launch import load_installed_room
from accessgames.shell.mistakes.words import MISTAKES

if TYPE_CHECKING:
    from accessgames.engine.luck import SecretSeed
    from accessgames.shell.launch import Launch, SessionContext
    from accessgames.shell.protocols import MatchStore

_DRAWN = setup_dialogue.WantedLuck()


def _open_home(launch: Launch, context: SessionContext) -> Home:
    """Return home, with what waits there; what can't be looked at is told."""
    home = Home(launch, context, commands.HANDLERS, commands.enter)
    _look_around(home)
    return home


def _look_around(home: Home) -> None:
    """See what waits at home; what can't be looked at is told."""
    try:
        matches.look_for_waiting(home)
    except GameError as error:
        home.teller.tell(errors.tell_error(error))


def _begin_elsewhere(launch: Launch, context: SessionContext, begin: Callable[[Home], None]) -> None:
    """Begin with something else than home, such as a match; whoever does not leave the program comes home."""
    entry.welcome(launch, context)
    entry.finish_interrupted(launch, context)
    home = Home(launch, context, commands.HANDLERS, commands.enter)
    begin(home)
    if not home.agenda.done:
        _stay(home)


def _stay(home: Home) -> None:
    """Do what is wanted, then take lines until the person leaves or the input ends."""
    do_wanted(home)
    conversation.take_lines(home, partial(next_request, home), partial(take_line, home))
    if not home.agenda.done:  # the input has ended
        home.teller.console.tell(say("shell-good-bye", "system"))


def talk(launch: Launch) -> int:
    """Be at home: newcomers hear what this is and which games there are, others what waits.

    Returns:
        The exit code.

    Raises:
        GameError: There is no game.
    """
    if not game_ids():
        raise GameError("shell-no-games")

    def hold(context: SessionContext) -> None:
        entry.welcome(launch, context)
        entry.finish_interrupted(launch, context)
        home = _open_home(launch, context)
        if home.waiting is None and not home.plans:
            home.teller.read_page(commands.games_page(home))
            home.teller.tell(say("home-first-more", "system"), *what_waits(home))
        else:
            home.teller.tell(*what_waits(home))
        _stay(home)

    return entry.hold_session(launch, hold, greets=True)


def play(
    launch: Launch,
    game_id: str,
    seats: Sequence[SeatSpec] | None = None,
    options: Mapping[str, str] = setup_dialogue.NO_OPTIONS,
    wanted: setup_dialogue.WantedLuck = _DRAWN,
    *,
    locked: bool = False,
) -> int:
    """Play one game.

    Args:
        launch: What the session is started with.
        game_id: Id of the game.
        seats: Who sits where, computer players with or without names; None to ask.
        options: Chosen options by key; the question begins with them.
        wanted: Where the luck comes from: drawn in secret at home where nothing else is said.
        locked: Whether nobody is advised in it.

    Returns:
        The exit code.

    Raises:
        GameError: The game, the seats or the options don't exist, or the match can't be kept.
    """
    room = launch.open_room(game_id)
    room.game.setup(room.game.seats[0] if seats is None else len(seats), options)

    def begin(home: Home) -> None:
        if seats is not None:
            new = entry.NewMatch(seats, options, wanted, locked=locked)
            matches.play_out(home, entry.begin_match(launch, home.context, room, new))
        else:
            asked = questions.set_up_question(
                home, room.game.id, partial(matches.play_plan, home, offered=True)
            )
            plan = replace(asked.plan, luck=wanted, options={**asked.plan.options, **options}, locked=locked)
            home.ask(replace(asked, plan=plan))

    return entry.hold_session(launch, partial(_begin_elsewhere, launch, begin=begin), room.game.id)


def learn(launch: Launch, game_id: str | None, chapter: str = "") -> int:
    """Take the lesson of a game, always with the material that is part of it; after it one is at home.

    Args:
        launch: What the session is started with.
        game_id: Id of the game; None to ask.
        chapter: Number or name of a chapter; empty for the one that is best taken next.

    Returns:
        The exit code.

    Raises:
        GameError: The game does not exist or has no lesson, or no such chapter.
    """
    from accessgames.shell.tutor.reading import load_course  # noqa: PLC0415 - most sessions need no lesson

    room = None if game_id is None else load_installed_room(game_id)
    if room is not None:
        load_course(room)

    def begin(home: Home) -> None:
        _look_around(home)
        if room is None:
            home.handlers["learn"](home, conversation.Arguments("learn", (), ""))
        elif entry.HouseServices(home.context).teach(room, chosen=tuple(chapter.split())):
            home.repeat_question()
        else:
            home.agenda.done = True

    game = "" if room is None else room.game.id
    return entry.hold_session(launch, partial(_begin_elsewhere, launch, begin=begin), game)


def learn_from_mistakes(launch: Launch, game_id: str | None) -> int:
    """Ask the next own mistake, of a game or of any; then be at home.

    Returns:
        The exit code.
    """
    words = () if game_id is None else (game_id,)

    def begin(home: Home) -> None:
        home.wanted = conversation.Arguments(MISTAKES, words, "".join(words))

    return entry.hold_session(launch, partial(_begin_elsewhere, launch, begin=begin))


def resume(launch: Launch, journal: Journal, store: MatchStore, secret: SecretSeed | None = None) -> int:
    """Go on with a match from its journal.

    Args:
        launch: What the session is started with.
        journal: What was read from the file.
        store: Where further lines go.
        secret: The seed that the journal commits to; None where it names or reveals one.

    Returns:
        The exit code.

    Raises:
        GameError: The journal does not fit the game or breaks its rules; `error-seed-revealed` for a match
            that was given up.
    """
    room = launch.open_room(journal.header.game, dict(journal.header.options))
    seat = entry.reopened_seat(room, journal, store, secret, launch.patience)

    def begin(home: Home) -> None:
        session = entry.seat_players(room, seat, home.context, store)
        entry.announce_resumed(session, journal.damage)
        matches.play_out(home, session)

    return entry.hold_session(launch, partial(_begin_elsewhere, launch, begin=begin), room.game.id)
