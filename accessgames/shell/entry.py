"""The entry points of the interpreter: talk and choose, play a game, go on with a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError, Header, Journal, Match, SeatSpec
from accessgames.language import say
from accessgames.shell.crash import guarded
from accessgames.shell.dialogue import Dialogue, LeftError
from accessgames.shell.errors import tell_error
from accessgames.shell.first_run import ask_language, ask_speech
from accessgames.shell.launch import Launch, Opened, as_installed, open_console
from accessgames.shell.seating import name_seats
from accessgames.shell.session import begin, converse, go_on, sit_down
from accessgames.shell.settings import UNASKED
from accessgames.shell.setup_dialogue import MatchSetup, choose_game, choose_lesson

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.shell.parts import Kept

DONE: Final = 0
"""Exit code of a session that ended in order, also at the end of the input."""

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


def talk(launch: Launch) -> int:
    """Start to talk: ask what was never asked, let choose a game and play it; newcomers hear of the lessons.

    Returns:
        The exit code.

    Raises:
        GameError: There is no game, or the match can't be kept.
    """

    def session(opened: Opened) -> None:
        newcomer = launch.terminal and opened.preferences.settings["speech"] == UNASKED
        dialogue = welcome(launch, opened)
        if newcomer:
            opened.console.tell(say("tutor-offer", "system"))
        while (chosen := dialogue.first(partial(choose_game, dialogue))).learning or chosen.club:
            if chosen.club:
                _visit_desk(launch, opened)
            else:
                _give_lesson(opened, chosen.game)
        _set_up(launch, opened, MatchSetup(dialogue, launch.open_room(chosen.game)), None)

    return hold(launch, session)


def _give_lesson(opened: Opened, game_id: str) -> None:
    """Give the lesson of a game, where it has one; what is wrong with it is told."""
    from accessgames.shell.tutor.teaching import teach  # noqa: PLC0415 - most sessions need none

    try:
        teach(as_installed(game_id), opened)
    except GameError as error:
        opened.console.tell(tell_error(error))


def _visit_desk(launch: Launch, opened: Opened) -> None:
    """Go to the organiser's desk, where there is one; what is wrong with the club is told."""
    try:
        if launch.desk is not None:
            launch.desk(launch, opened)
    except GameError as error:
        opened.console.tell(tell_error(error))


def play(
    launch: Launch,
    game_id: str,
    seats: Sequence[SeatSpec] | None = None,
    options: Mapping[str, str] = _NOTHING,
    seed: str | None = None,
) -> int:
    """Play one game.

    Args:
        launch: What the session is started with.
        game_id: Id of the game.
        seats: Who sits where, computer players with or without names; None to ask.
        options: Chosen options by key; the questions begin with them.
        seed: Seed of the match; None for a fresh one.

    Returns:
        The exit code.

    Raises:
        GameError: The game, the seats or the options don't exist, or the match can't be kept.
    """
    room = launch.open_room(game_id)
    room.game.setup(room.game.seats[0] if seats is None else len(seats), options)

    def session(opened: Opened) -> None:
        dialogue = welcome(launch, opened)
        if seats is None:
            _set_up(launch, opened, MatchSetup(dialogue, room, options), seed)
        else:
            _play(launch, opened, room, _header(launch, opened, room, seats, options, seed))

    return hold(launch, session)


def learn(launch: Launch, game_id: str | None) -> int:
    """Take the lesson of a game, always with the material that is part of it.

    Args:
        launch: What the session is started with.
        game_id: Id of the game; None to ask.

    Returns:
        The exit code.

    Raises:
        GameError: The game does not exist or has no lesson.
    """
    from accessgames.shell.tutor.loading import load_lesson  # noqa: PLC0415 - most sessions need no lesson
    from accessgames.shell.tutor.teaching import teach  # noqa: PLC0415 - as above

    room = None if game_id is None else as_installed(game_id)
    if room is not None:
        load_lesson(room)

    def session(opened: Opened) -> None:
        dialogue = welcome(launch, opened)
        wanted = room or as_installed(dialogue.first(partial(choose_lesson, dialogue)).game)
        teach(wanted, opened)

    return hold(launch, session)


def resume(launch: Launch, journal: Journal, kept: Kept) -> int:
    """Go on with a match from its journal.

    Args:
        launch: What the session is started with.
        journal: What was read from the file.
        kept: Where further lines go.

    Returns:
        The exit code.

    Raises:
        GameError: The journal does not fit the game or breaks its rules.
    """
    room = launch.open_room(journal.header.game, dict(journal.header.options))
    match = Match.replay(room.game, journal, kept)

    def session(opened: Opened) -> None:
        welcome(launch, opened)
        table = sit_down(room, match, opened, kept)
        go_on(table, journal.damage)
        converse(table)

    return hold(launch, session)


def hold(launch: Launch, session: Callable[[Opened], None]) -> int:
    """Open the console, hold a session, and close everything whatever happens.

    Args:
        launch: What the session is started with.
        session: What is done at the open console.

    Returns:
        The exit code.
    """
    tag = ["cs"]

    def work() -> int:
        opened = open_console(launch)
        tag[0] = opened.preferences.language.tag
        try:
            session(opened)
        except LeftError:
            opened.console.tell(say("shell-good-bye", "system"))
        finally:
            opened.console.close()
        return DONE

    return guarded(work, launch.log, launch.stdout, lambda: tag[0])


def welcome(launch: Launch, opened: Opened) -> Dialogue:
    """Ask a person at a terminal what was never asked before."""
    dialogue = Dialogue(opened.console, opened.preferences)
    if launch.terminal:
        if opened.unclear:
            dialogue.first(partial(ask_language, dialogue))
        dialogue.first(partial(ask_speech, dialogue))
    return dialogue


def _set_up(launch: Launch, opened: Opened, asking: MatchSetup, seed: str | None) -> None:
    plan = asking.ask()
    seats = plan.seats(opened.preferences.settings["gender"])
    _play(launch, opened, plan.room, _header(launch, opened, plan.room, seats, plan.options, seed))


def _header(
    launch: Launch,
    opened: Opened,
    room: Room,
    seats: Sequence[SeatSpec],
    options: Mapping[str, str],
    seed: str | None,
) -> Header:
    setup = room.game.setup(len(seats), options)
    return Header(
        game=room.game.id,
        rules=room.game.rules_version,
        seats=name_seats(seats, opened.preferences.language),
        options=setup.options,
        seed=launch.seed() if seed is None else seed,
        training=opened.preferences.settings.flag("training"),
        started=launch.now(),
    )


def _play(launch: Launch, opened: Opened, room: Room, header: Header) -> None:
    kept = launch.store.create(header)
    try:
        table = sit_down(room, Match(room.game, header, kept), opened, kept)
        begin(table)
        converse(table)
    finally:
        kept.close()
