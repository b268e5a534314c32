"""The course of a session.

From the entry points (talk, play, learn, resume) over the seats to the good-bye.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import longest_thought, make_policy
from accessgames.engine import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    GameError,
    Header,
    Journal,
    Match,
    MatchDriver,
    SeatSpec,
)
from accessgames.engine.chance import Streams
from accessgames.engine.driver import SeededChance
from accessgames.games import HiddenInformation, Listener
from accessgames.language import Listing, Nested, say
from accessgames.shell.dialogue import Dialogue, LeftError
from accessgames.shell.errors import run_guarded, tell_error
from accessgames.shell.interpreter import interpret
from accessgames.shell.launch import (
    Launch,
    SessionContext,
    ask_language,
    ask_speech,
    load_installed_room,
    open_console,
)
from accessgames.shell.seating import Seating, name_seats
from accessgames.shell.session import Session
from accessgames.shell.settings import UNASKED
from accessgames.shell.setup_dialogue import MatchSetup, choose_game, choose_lesson, game_title
from accessgames.shell.stopwatch import ClockPolicy, ThinkingBudget, charge_time
from accessgames.shell.typing_aids import next_request

if TYPE_CHECKING:
    from types import FrameType

    from accessgames.engine import Actor, Damage
    from accessgames.engine.driver import ChancePolicy
    from accessgames.games import Room
    from accessgames.language import Message
    from accessgames.shell.console import Console
    from accessgames.shell.protocols import MatchStore


def seat_players(
    room: Room, match: Match[Any, Any, Any, Any], opened: SessionContext, kept: MatchStore
) -> Session:
    """Seat people and computer players at a match.

    Raises:
        SetupError: A computer player does not exist.
    """
    own = room.commands
    secrets = own.secret(match.setup) if isinstance(own, HiddenInformation) else "hand" in own.answers
    seating = Seating(match.header.seats, secrets=secrets)
    patience = ThinkingBudget(lambda: opened.console.pending)
    players = {seat: seating.seats[seat].player for seat in sorted(seating.bots)}
    bots = {seat: make_policy(room.bots, player, patience) for seat, player in players.items()}
    words = opened.preferences.words(room.game.id)

    def told() -> bool:
        """Tell whether people tell what chance owes now; a game may ask for dice, but not for cards."""
        if room.own_chance is None:
            return False
        desk = Listener(match.perspective(SPECTATOR), seating.people(SPECTATOR), seating.bots, words)
        return room.own_chance.asked(desk)

    streams = Streams(match.header.seed)
    others: dict[Actor, ChancePolicy] = {
        CLOCK: ClockPolicy(opened.stopwatch, streams),
        CHANCE: SeededChance(streams),
    }
    table = MatchDriver(match, bots, others, told, opened.console.breakable)
    play = Session(room, table, seating, opened, kept)
    play.limits = {seat: longest_thought(room.bots, player) for seat, player in players.items()}
    return play


def announce_match(play: Session) -> None:
    """Tell what is played and by whom, and what differs from the usual rules."""
    console, match = play.console, play.match
    names = Listing(tuple(spec.name for spec in play.seating.seats))
    game = game_title(play.room.game.id, console.language.has)
    console.tell(say("shell-begins", "system", game=Nested(game), players=names))
    for key, value in match.setup.changed(match.game.options):
        console.tell(play.room.narration.option(key, value))
    _tell_keys(play)
    _first_moves(play)


def announce_resumed(play: Session, damage: Damage | None) -> None:
    """Tell where a match stands that was left before."""
    console, match = play.console, play.match
    if damage is not None:
        console.tell(_damage_message(damage))
    names = Listing(tuple(spec.name for spec in play.seating.seats))
    game = game_title(play.room.game.id, console.language.has)
    actions = sum(entry.actor >= 0 for entry in match.entries)
    console.tell(say("shell-goes-on", "system", game=Nested(game), players=names, actions=actions))
    _tell_keys(play)
    desk = play.public_desk()
    score = play.room.commands.answers.get("score")
    if score is not None and not play.over:
        console.tell(*score(desk, ()))
    console.tell(
        *play.room.narration.tell(play.log.events(desk.seat, play.log.last_turn()), desk), record=False
    )
    _first_moves(play)


def _first_moves(play: Session) -> None:
    """Let those move who move before the first line is typed; Ctrl+C leaves while they think."""
    with interruptible(play.console):
        try:
            play.flow.advance()
        except KeyboardInterrupt:
            play.done = True


def _tell_keys(play: Session) -> None:
    """Tell once, where single keys are in use, how a word is typed."""
    if play.by_key:
        play.console.tell(say("shell-key-colon", "system"))


def _damage_message(damage: Damage) -> Message:
    if damage.key == "error-journal-torn":
        return say("error-journal-torn", "system", line=damage.line)
    return say("error-journal-changed", "system", line=damage.line)


def hold_conversation(play: Session) -> None:
    """Take lines and answer them until the player leaves or the input ends."""
    take_lines(play, partial(interpret, play))
    _say_good_bye(play)


def take_lines(play: Session, take: Callable[[str], None]) -> None:
    """Ask for lines until the player leaves or the input ends.

    Args:
        play: What the player is asked about.
        take: Does what a line says.
    """
    console = play.console
    with interruptible(console):
        while not play.done:
            try:
                line = console.ask(next_request(play))
            except EOFError:
                break
            except KeyboardInterrupt:
                if not console.reader.prompts:
                    break
                console.tell(say("shell-stopped", "system"))
                play.repeat_question()
            else:
                _take_line(play, take, line)


def _take_line(play: Session, take: Callable[[str], None], line: str) -> None:
    """Do what a line says; Ctrl+C leaves while computer players think, and the match stands before that."""
    try:
        take(line)
    except KeyboardInterrupt:
        play.done = True


def _say_good_bye(play: Session) -> None:
    """Say that the match is safe, or put it among the finished ones; nobody gains time by leaving."""
    try:
        charge_time(play)
    except GameError as error:
        play.tell(tell_error(error))
    if play.match.outcome is None:
        play.console.tell(say("shell-left", "system"))
    else:
        play.console.tell(say("shell-good-bye", "system"))
        play.kept.finish()


@contextmanager
def interruptible(console: Console) -> Iterator[None]:
    """Let Ctrl+C break in only while a line is awaited: an action is always done whole or not at all."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        del number, frame
        if console.reading:
            raise KeyboardInterrupt
        console.ports.stop()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


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

    def session(opened: SessionContext) -> None:
        newcomer = launch.terminal and opened.preferences.settings["speech"] == UNASKED
        dialogue = welcome(launch, opened)
        if newcomer:
            opened.console.tell(say("tutor-offer", "system"))
        while (chosen := dialogue.first(partial(choose_game, dialogue))).learning or chosen.club:
            if chosen.club:
                _visit_club(launch, opened)
            else:
                _give_lesson(opened, chosen.game)
        _set_up_match(launch, opened, MatchSetup(dialogue, launch.open_room(chosen.game)), None)

    return hold_session(launch, session)


def _give_lesson(opened: SessionContext, game_id: str) -> None:
    """Give the lesson of a game, where it has one; what is wrong with it is told."""
    from accessgames.shell.tutor.classroom import give_lesson  # noqa: PLC0415 - most sessions need none

    try:
        give_lesson(load_installed_room(game_id), opened)
    except GameError as error:
        opened.console.tell(tell_error(error))


def _visit_club(launch: Launch, opened: SessionContext) -> None:
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

    def session(opened: SessionContext) -> None:
        dialogue = welcome(launch, opened)
        if seats is None:
            _set_up_match(launch, opened, MatchSetup(dialogue, room, options), seed)
        else:
            _play_match(launch, opened, room, _match_header(launch, opened, room, seats, options, seed))

    return hold_session(launch, session)


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
    from accessgames.shell.tutor.classroom import give_lesson  # noqa: PLC0415 - as above
    from accessgames.shell.tutor.lesson import load_lesson  # noqa: PLC0415 - most sessions need no lesson

    room = None if game_id is None else load_installed_room(game_id)
    if room is not None:
        load_lesson(room)

    def session(opened: SessionContext) -> None:
        dialogue = welcome(launch, opened)
        wanted = room or load_installed_room(dialogue.first(partial(choose_lesson, dialogue)).game)
        give_lesson(wanted, opened)

    return hold_session(launch, session)


def resume(launch: Launch, journal: Journal, kept: MatchStore) -> int:
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

    def session(opened: SessionContext) -> None:
        welcome(launch, opened)
        table = seat_players(room, match, opened, kept)
        announce_resumed(table, journal.damage)
        hold_conversation(table)

    return hold_session(launch, session)


def hold_session(launch: Launch, session: Callable[[SessionContext], None]) -> int:
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

    return run_guarded(work, launch.log, launch.stdout, lambda: tag[0])


def welcome(launch: Launch, opened: SessionContext) -> Dialogue:
    """Ask a person at a terminal what was never asked before."""
    dialogue = Dialogue(opened.console, opened.preferences)
    if launch.terminal:
        if opened.unclear:
            dialogue.first(partial(ask_language, dialogue))
        dialogue.first(partial(ask_speech, dialogue))
    return dialogue


def _set_up_match(launch: Launch, opened: SessionContext, asking: MatchSetup, seed: str | None) -> None:
    plan = asking.ask()
    seats = plan.seats(opened.preferences.settings["gender"])
    _play_match(
        launch, opened, plan.room, _match_header(launch, opened, plan.room, seats, plan.options, seed)
    )


def _match_header(
    launch: Launch,
    opened: SessionContext,
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


def _play_match(launch: Launch, opened: SessionContext, room: Room, header: Header) -> None:
    kept = launch.store.create(header)
    try:
        table = seat_players(room, Match(room.game, header, kept), opened, kept)
        announce_match(table)
        hold_conversation(table)
    finally:
        kept.close()
