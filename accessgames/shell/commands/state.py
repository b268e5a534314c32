"""Questions about the match as a whole: stav, kdo, hráči, změny, poslední."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.language import say
from accessgames.shell.levels import told_player
from accessgames.shell.seating import HUMAN

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest


def status(play: Play, rest: Rest) -> None:
    """Tell whose turn it is and the score, for games that have no better summary."""
    rest.nothing(play.words)
    play.repeat_question()
    answer = play.room.commands.answers.get("score")
    if answer is not None:
        play.answer(answer(play.desk(), ()))


def who(play: Play, rest: Rest) -> None:
    """Tell whose turn it is and what is expected."""
    rest.nothing(play.words)
    play.tell(play.turn())
    if play.question is not None:
        play.repeat_question()


def players(play: Play, rest: Rest) -> None:
    """Tell who sits at the table."""
    rest.nothing(play.words)
    for spec, person in zip(play.seating.seats, play.desk().people, strict=True):
        if spec.player == HUMAN:
            play.tell(say("shell-player-human", who=person))
        else:
            play.tell(told_player(person, spec.player, play.room.bots))


def changes(play: Play, rest: Rest) -> None:
    """Tell what has happened since the listener's last turn."""
    rest.nothing(play.words)
    viewer = play.seating.listener
    _tell_again(play, _heard_since(play, play.log.after_own(viewer)))


def last(play: Play, rest: Rest) -> None:
    """Tell the last turn of anybody of which the listener hears something, with what chance added to it."""
    rest.nothing(play.words)
    told = (_heard_since(play, start) for start in play.log.turns())
    _tell_again(play, next(filter(None, told), ()))


def _heard_since(play: Play, start: int) -> Sequence[Message]:
    desk = play.desk()
    return play.room.narration.tell(play.log.events(desk.seat, start), desk)


def _tell_again(play: Play, messages: Sequence[Message]) -> None:
    if not messages:
        play.tell(say("shell-nothing-happened"))
    for message in messages:
        play.tell(message, record=False)


def missing(play: Play, rest: Rest) -> None:
    """Say that this game has no answer to a common question."""
    play.tell(say("shell-not-here", "refusal", word=play.words.word(rest.id)))


_OF_GAMES: Final = (
    "score", "time", "hand", "board", "row", "column", "cell", "around", "where", "free",
)  # fmt: skip
"""Questions that only a game can answer."""

HANDLERS: Final[Handlers] = {
    "status": status,
    "who": who,
    "players": players,
    "changes": changes,
    "last": last,
    **dict.fromkeys(
        ("score", "time", "hand", "board", "row", "column", "cell", "around", "where", "free"), missing
    ),
}
"""Commands by word id."""
