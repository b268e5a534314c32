"""The course of a session.

From the entry points (talk, play, learn, resume) over the seats to the good-bye.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames import engine
from accessgames.bots.policies import longest_thought, make_policy, tellable_reasons
from accessgames.dataclasses import dataclass, replace
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import check_holders, game_title
from accessgames.language import Listing, Message, Nested, Value, say
from accessgames.shell import (
    conversation,
    errors,
    flow,
    interpreter,
    knowledge,
    proofs,
    stopwatch,
    typing_aids,
)
from accessgames.shell import launch as launching
from accessgames.shell.dialogue import Dialogue, LeftError
from accessgames.shell.rivals.greeting import greetings
from accessgames.shell.seating import HUMAN, Seating, has_secrets, name_seats
from accessgames.shell.session import Session
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine.luck import SecretSeed
    from accessgames.games import Room
    from accessgames.patience import Patience
    from accessgames.shell.protocols import MatchStore
    from accessgames.shell.setup_dialogue import WantedLuck


@dataclass(frozen=True, slots=True)
class HouseServices:
    """What a session at this console can be left for.

    Attributes:
        context: The console, the preferences and the stores.
    """

    context: launching.SessionContext

    def teach(self, room: Room, *, within: bool = False, chosen: tuple[str, ...] = ()) -> bool:
        """Give the lesson of a game, perhaps within a match that goes on behind it.

        Args:
            room: The game.
            within: Whether a match goes on behind it.
            chosen: Words that choose a chapter; none for the one that is best taken next.

        Returns:
            Whether one goes on here; else the program was to be left, or the input has ended.

        Raises:
            GameError: The game has no lesson, or one that does not fit it.
        """
        from accessgames.shell.tutor.giving import give_lesson  # noqa: PLC0415 - most sessions need none

        return give_lesson(room, self.context, self, within=within, chosen=chosen)

    def review(self, session: Session) -> None:
        """Walk through the match of a session from its beginning.

        Raises:
            GameError: `analysis-unfinished`, since the hands of a match that goes on stay hidden.
        """
        from accessgames.shell.analysis.walk import walk_through  # noqa: PLC0415 - few sessions need it

        walk_through(session, session.known.seating.listener)


def seat_players(
    room: Room, seat: LocalSeat[Any, Any, Any, Any], context: launching.SessionContext, store: MatchStore
) -> Session:
    """Seat people and computer players at a match.

    Raises:
        SetupError: A computer player does not exist, or could not hold the cards.
    """
    seating = Seating(seat.header.seats, secrets=has_secrets(room, seat.setup))
    check_holders(room, seat.setup, bots=bool(seating.bots))
    budget = stopwatch.ThinkingBudget(lambda: context.console.pending)
    players = {bot: seating.seats[bot].player for bot in sorted(seating.bots)}
    bots = {bot: make_policy(room.bots, player, budget) for bot, player in players.items()}
    limits = {bot: longest_thought(room.bots, player) for bot, player in players.items()}
    taken, reasons = context.stopwatch.taken, partial(tellable_reasons, room.bots)
    seat.occupy(bots, taken, room.told_by_people, context.console.breakable, reasons)
    known = knowledge.Knowledge(room, seat, seating, partial(context.preferences.words, room.game.id), limits)
    return Session(known, context, store, HouseServices(context), partial(flow.Flow, budget=budget))


def reopened_seat(
    room: Room, journal: engine.Journal, store: MatchStore, secret: SecretSeed | None, patience: Patience
) -> LocalSeat[Any, Any, Any, Any]:
    """Return the seat at a match that goes on; where that takes long, patience tells how far it is.

    Raises:
        GameError: The journal does not fit the game or breaks its rules; `error-seed-revealed` for a match
            that was given up.
    """
    with patience.actions(len(journal.records)) as watch:
        seat = LocalSeat.resume(room.game, journal, store, secret, watch)
    if journal.revealed is not None and seat.outcome is None:
        raise engine.GameError("error-seed-revealed")
    return seat


@dataclass(frozen=True, slots=True)
class Opening:
    """What whoever begins a match knows already.

    Attributes:
        offered: Whether they were told what is played and by whom, and took it.
        familiar: Whether they are alone at the keyboard and have played the game before.
    """

    offered: bool = False
    familiar: bool = False


UNKNOWN: Final = Opening()
"""Nothing is."""


def announce_match(session: Session, opening: Opening = UNKNOWN) -> None:
    """Tell what is played and by whom, and what differs from the usual rules, as far as that is not known."""
    known, console = session.known, session.teller.console
    if not (opening.offered and opening.familiar):
        console.tell(say("shell-begins", "system", **_game_and_players(session)))
        for key, value in known.seat.setup.changed(
            known.seat.game.options, people=bool(known.seating.humans)
        ):
            console.tell(known.room.narration.option(key, value))
        if known.seat.notes.locked:
            console.tell(say("shell-help-locked", "system"))
    _tell_standing(session, greetings(session))
    with _leaving(session):
        session.flow.begin(familiar=opening.familiar)


def announce_resumed(session: Session, damage: engine.Damage | None) -> None:
    """Tell where a match stands that was left before."""
    from accessgames.shell.retelling import remember_past  # noqa: PLC0415 - a match that begins has no past

    known, console = session.known, session.teller.console
    if damage is not None:
        key = "error-journal-torn" if damage.key == "error-journal-torn" else "error-journal-changed"
        console.tell(say(key, "system", line=damage.line))
    remember_past(session)
    actions = known.moves_noticed()
    console.tell(say("shell-goes-on", "system", **_game_and_players(session), actions=actions))
    listener = known.public_listener()
    if known.seat.notes.locked and not known.over:
        console.tell(say("shell-help-locked", "system"))
    score = known.room.commands.answers.get("score")
    _tell_standing(session, () if score is None or known.over else score(listener, ()))
    events = known.seat.events(listener.seat, next(known.turns(), 0))
    console.tell(*known.room.narration.tell(events, listener), record=False)
    with _leaving(session):
        session.flow.advance()


def announce_missed(session: Session) -> None:
    """Tell what happened in a match since it was told last, to somebody who never meant to leave it."""
    from accessgames.shell.retelling import remember_past  # noqa: PLC0415 - as above

    remember_past(session)
    with _leaving(session):
        session.flow.advance()


def _game_and_players(session: Session) -> dict[str, Value]:
    console, seats = session.teller.console, session.known.seating.seats
    game = game_title(session.known.room.game.id, console.language.has)
    return {"game": Nested(game), "players": Listing(tuple(spec.name for spec in seats))}


def _tell_standing(session: Session, standing: Sequence[Message]) -> None:
    """Tell how a word is typed where keys are in use, and how it stands."""
    console = session.teller.console
    if session.teller.by_key:
        console.tell(say("shell-key-colon", "system"))
    console.tell(*standing)


@contextmanager
def _leaving(session: Session) -> Iterator[None]:
    """Let Ctrl+C leave the match while those think who move first."""
    with conversation.interruptible(session.teller.console):
        try:
            yield
        except KeyboardInterrupt:
            session.agenda.done = True


def hold_conversation(session: Session) -> None:
    """Take lines and answer them until the player leaves or the input ends.

    Then say that the match is safe, or put it among the finished ones; nobody gains time by leaving.
    """
    conversation.take_lines(
        session, partial(typing_aids.next_request, session), partial(interpreter.interpret, session)
    )
    try:
        session.charge()
    except engine.GameError as error:
        session.teller.tell(errors.tell_error(error))
    if session.known.seat.outcome is None and not session.agenda.abandoned:
        session.confirm_kept()
        if session.agenda.onward is None:
            session.teller.console.tell(_left_message(session.store.path))
    else:
        put_away(session)
        if session.agenda.onward is None:
            session.teller.console.tell(say("shell-good-bye", "system"))


def _left_message(path: Path) -> Message:
    """Say that a match is saved, and how it goes on: home offers it, unless its file is somewhere else."""
    elsewhere = path.is_absolute() and path.parent != files.matches_folder()
    return say("shell-left", "system", at="file" if elsewhere else "home", file=str(path))


def put_away(session: Session) -> None:
    """Let the journal of a match that ended, or was given up, end with its seed, and put it away.

    What can't be written is told; then the match stays where it is, and whoever opens it next tries again.
    """
    seat = session.known.seat
    try:
        flow.reveal_counted(session)
        session.store.finish(files.ABANDONED_FOLDER if session.agenda.abandoned else files.FINISHED_FOLDER)
        session.tell_file_news()
        if seat.header.sealed is not None:
            session.teller.console.tell(proofs.fingerprint_message(seat.chain))
        if session.agenda.abandoned:
            session.teller.console.tell(say("shell-abandoned", "system", file=str(session.store.path)))
    except engine.GameError as error:
        session.teller.tell(errors.tell_error(error))


def finish_interrupted(launch: launching.Launch, context: launching.SessionContext) -> None:
    """Tell how matches ended whose end nobody saw to, as the program was killed, and put them away."""
    try:
        for left in launch.store.interrupted(launch.open_room):
            room = launch.open_room(left.journal.header.game, dict(left.journal.header.options))
            seat = LocalSeat.resume(room.game, left.journal, left.file, left.secret)
            session = seat_players(room, seat, context, left.file)
            context.console.tell(say("shell-ended-before", "system", **_game_and_players(session)))
            session.agenda.abandoned = seat.outcome is None
            flow.tell_result(session)
            put_away(session)
    except engine.GameError as error:
        context.console.tell(errors.tell_error(error))


DONE: Final = 0
"""Exit code of a session that ended in order, also at the end of the input."""


def broken_words(context: launching.SessionContext, game: str) -> Message | None:
    """Return what is wrong with the words of a game that somebody installed; None where they are there."""
    found = (
        say("error-package-words", package=one.package, reason=one.reason)
        for one in context.preferences.language.left_out
        if game in one.scopes
    )
    return next(found, None)


def review_journal(launch: launching.Launch, journal: engine.Journal, path: Path) -> int:
    """Walk through a finished match as somebody who only watches; nothing is written to its journal.

    Args:
        launch: What the session is started with.
        journal: What was read from the file.
        path: The file.

    Returns:
        The exit code.

    Raises:
        GameError: `analysis-unfinished`; or the journal does not fit the game or breaks its rules.
    """
    from accessgames.shell.analysis.walk import ReadOnlyStore, walk_through  # noqa: PLC0415 - as above
    from accessgames.shell.retelling import remember_past  # noqa: PLC0415 - as above

    room = launch.open_room(journal.header.game, dict(journal.header.options))
    store = ReadOnlyStore(path)
    with launch.patience.actions(len(journal.records)) as watch:
        seat = LocalSeat.resume(room.game, journal, store, watch=watch)
    seat.finished()

    def hold(context: launching.SessionContext) -> None:
        welcome(launch, context)
        session = seat_players(room, seat, context, store)
        session.flow.rest()
        remember_past(session)
        walk_through(session, engine.SPECTATOR, alone=True)
        conversation.take_lines(
            session, partial(typing_aids.next_request, session), partial(interpreter.interpret, session)
        )

    return hold_session(launch, hold, room.game.id)


def hold_session(
    launch: launching.Launch,
    hold: Callable[[launching.SessionContext], None],
    game: str = "",
    *,
    greets: bool = False,
) -> int:
    """Open the console, hold a session, and close everything whatever happens.

    Args:
        launch: What the session is started with.
        hold: What is done at the open console.
        game: Id of the only game that is played. Without its words nothing is done: the console has told.
        greets: Whether somebody who is here for the first time is greeted.

    Returns:
        The exit code.
    """
    tag = ["cs"]

    def work() -> int:
        context = launching.open_console(launch, greets=greets)
        tag[0] = context.preferences.language.tag
        try:
            if broken_words(context, game) is not None:
                return errors.FAILED
            hold(context)
        except LeftError:
            context.console.tell(say("shell-good-bye", "system"))
        finally:
            context.console.close()
            if launch.missed is not None:
                launch.missed.close()
        return DONE

    return errors.run_guarded(work, launch.log, launch.stdout, lambda: tag[0], far=launch.far is not None)


def welcome(launch: launching.Launch, context: launching.SessionContext) -> Dialogue:
    """Ask a person at a terminal what was never asked before."""
    dialogue = Dialogue(context.console, context.preferences)
    if launch.terminal:
        aloud = context.unasked and launching.speak_first(dialogue, read=launch.is_read(launch.environ))
        if context.unclear:
            dialogue.first(partial(launching.ask_language, dialogue))
        dialogue.first(partial(launching.ask_speech, dialogue, aloud=aloud))
    return dialogue


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to be begun.

    Attributes:
        seats: Who sits where; computer players get names.
        options: Chosen options by key.
        wanted: Where the luck comes from, and what the match is part of.
        opening: What whoever begins it knows already.
        locked: Whether nobody is advised in it; tables of tournaments need no such word.
    """

    seats: Sequence[engine.SeatSpec]
    options: Mapping[str, str]
    wanted: WantedLuck
    opening: Opening = UNKNOWN
    locked: bool = False


def usual_setup(
    game: engine.Game[Any, Any, Any, Any], seats: Sequence[engine.SeatSpec], options: Mapping[str, str]
) -> engine.Setup:
    """Return the set-up of a match with what is chosen, and else with what people usually play, if some do.

    Raises:
        SetupError: There can't be so many seats, or such an option or value.
    """
    people = any(spec.player == HUMAN for spec in seats)
    usual = engine.people_choose(game.options) if people else {}
    return game.setup(len(seats), usual | dict(options))


def begin_match(
    launch: launching.Launch,
    context: launching.SessionContext,
    room: Room,
    new: NewMatch,
) -> Session:
    """Draw the luck of a match, keep it, seat everybody and announce it.

    A rated match, as at a table of a tournament, is never a training match.

    Args:
        launch: Where it is kept, what draws and what tells the time.
        context: The console at which it is played.
        room: The game.
        new: What is begun.

    Returns:
        The session; its store is open, and closed again where this fails.

    Raises:
        GameError: The options don't exist, or the match can't be kept.
        LeftError: Somebody left while words for the luck were asked for.
    """
    setup = usual_setup(room.game, new.seats, new.options)
    named = name_seats(new.seats, context.preferences.language)
    luck = launch.luck(new.wanted.occasion) if new.wanted.seed is None else None
    if luck is not None and new.wanted.words:
        luck = proofs.add_words(Dialogue(context.console, context.preferences), named, luck)
    header = engine.Header(
        game=room.game.id,
        rules=room.game.rules_version,
        seats=named,
        options=setup.options,
        seed=new.wanted.seed or "",
        started=launch.now(),
        sealed=None if luck is None else luck.sealed,
    )
    if context.preferences.settings.flag("training") and not engine.is_rated(header):
        header = replace(header, training=True)
    secret = None if luck is None else luck.secret
    store = launch.store.create(header, secret)
    try:
        seat = LocalSeat.begin(room.game, header, store, secret)
        if new.locked and not engine.is_rated(header):
            seat.note(engine.Help(None))
        session = seat_players(room, seat, context, store)
        announce_match(session, new.opening)
    except BaseException:
        store.close()
        raise
    return session
