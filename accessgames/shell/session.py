"""One session at a table: from the first line of the match to the good-bye."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from accessgames.bots import make_policy
from accessgames.bots.thinking import longest_thought
from accessgames.engine import CHANCE, CLOCK, SPECTATOR, GameError, Match, Table
from accessgames.engine.driver import SeededChance
from accessgames.engine.streams import Streams
from accessgames.games import Desk, Discreet
from accessgames.language import Listing, Nested, say
from accessgames.shell.errors import tell_error
from accessgames.shell.interpreter import interpret
from accessgames.shell.patience import Patience
from accessgames.shell.playing import Play
from accessgames.shell.seating import Seating
from accessgames.shell.setup_dialogue import title
from accessgames.shell.stopwatch import Clockwork, charge
from accessgames.shell.typing_aids import ask_for

if TYPE_CHECKING:
    from types import FrameType

    from accessgames.engine import Actor, Damage
    from accessgames.engine.driver import ChancePolicy
    from accessgames.games import Room
    from accessgames.language import Message
    from accessgames.shell.console import Console
    from accessgames.shell.launch import Opened
    from accessgames.shell.parts import Kept


def sit_down(room: Room, match: Match[Any, Any, Any, Any], opened: Opened, kept: Kept) -> Play:
    """Seat people and computer players at a match.

    Raises:
        SetupError: A computer player does not exist.
    """
    own = room.commands
    secrets = own.secret(match.setup) if isinstance(own, Discreet) else "hand" in own.answers
    seating = Seating(match.header.seats, secrets=secrets)
    patience = Patience(lambda: opened.console.pending)
    players = {seat: seating.seats[seat].player for seat in sorted(seating.bots)}
    bots = {seat: make_policy(room.bots, player, patience) for seat, player in players.items()}
    words = opened.preferences.words(room.game.id)

    def told() -> bool:
        """Tell whether people tell what chance owes now; a game may ask for dice, but not for cards."""
        if room.own_chance is None:
            return False
        desk = Desk(match.perspective(SPECTATOR), seating.people(SPECTATOR), seating.bots, words)
        return room.own_chance.asked(desk)

    streams = Streams(match.header.seed)
    others: dict[Actor, ChancePolicy] = {
        CLOCK: Clockwork(opened.stopwatch, streams),
        CHANCE: SeededChance(streams),
    }
    table = Table(match, bots, others, told, opened.console.breakable)
    play = Play(room, table, seating, opened, kept)
    play.limits = {seat: longest_thought(room.bots, player) for seat, player in players.items()}
    return play


def begin(play: Play) -> None:
    """Tell what is played and by whom, and what differs from the usual rules."""
    console, match = play.console, play.match
    names = Listing(tuple(spec.name for spec in play.seating.seats))
    game = title(play.room.game.id, console.language.has)
    console.tell(say("shell-begins", "system", game=Nested(game), players=names))
    for key, value in match.setup.changed(match.game.options):
        console.tell(play.room.narration.option(key, value))
    _tell_keys(play)
    _set_off(play)


def go_on(play: Play, damage: Damage | None) -> None:
    """Tell where a match stands that was left before."""
    console, match = play.console, play.match
    if damage is not None:
        console.tell(_damage(damage))
    names = Listing(tuple(spec.name for spec in play.seating.seats))
    game = title(play.room.game.id, console.language.has)
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
    _set_off(play)


def _set_off(play: Play) -> None:
    """Let those move who move before the first line is typed; Ctrl+C leaves while they think."""
    with interruptible(play.console):
        try:
            play.flow.advance()
        except KeyboardInterrupt:
            play.done = True


def _tell_keys(play: Play) -> None:
    """Tell once, where single keys are in use, how a word is typed."""
    if play.by_key:
        play.console.tell(say("shell-key-colon", "system"))


def _damage(damage: Damage) -> Message:
    if damage.key == "error-journal-torn":
        return say("error-journal-torn", "system", line=damage.line)
    return say("error-journal-changed", "system", line=damage.line)


def converse(play: Play) -> None:
    """Take lines and answer them until the player leaves or the input ends."""
    take_lines(play, partial(interpret, play))
    _leave(play)


def take_lines(play: Play, take: Callable[[str], None]) -> None:
    """Ask for lines until the player leaves or the input ends.

    Args:
        play: What the player is asked about.
        take: Does what a line says.
    """
    console = play.console
    with interruptible(console):
        while not play.done:
            try:
                line = console.ask(ask_for(play))
            except EOFError:
                break
            except KeyboardInterrupt:
                if not console.reader.prompts:
                    break
                console.tell(say("shell-stopped", "system"))
                play.repeat_question()
            else:
                _take(play, take, line)


def _take(play: Play, take: Callable[[str], None], line: str) -> None:
    """Do what a line says; Ctrl+C leaves while computer players think, and the match stands before that."""
    try:
        take(line)
    except KeyboardInterrupt:
        play.done = True


def _leave(play: Play) -> None:
    """Say that the match is safe, or put it among the finished ones; nobody gains time by leaving."""
    try:
        charge(play)
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
