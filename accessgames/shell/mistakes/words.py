"""The word for lessons from own mistakes: what may stand behind it, how they stand, what a match answers."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, MalformedAction, is_rated
from accessgames.games import game_ids
from accessgames.language import Found, Message, commandline, say, values
from accessgames.shell.commands import control
from accessgames.shell.setup_dialogue import fitting_games

if TYPE_CHECKING:
    from accessgames.personal.mistakes import Mistake
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.mistakes.finding import OwnMistakes
    from accessgames.shell.session import Handlers, Session

MISTAKES: Final = "mistakes"
"""Id of the words that ask the next mistake and tell how they stand."""

STATE, LIST, DELETE = "mistakes-state", "mistakes-list", "mistakes-delete"
"""Ids of what may stand behind them."""


@dataclass(frozen=True, slots=True)
class WantedLesson:
    """What words behind `poučení` mean.

    Attributes:
        what: `STATE`, `LIST`, `DELETE`, or empty for the next lesson.
        game: Id of a game; None where none is named.
        number: A number of the list, such as the lesson to be deleted; None where none is named.
    """

    what: str = ""
    game: str | None = None
    number: int | None = None


def read_wanted(talk: Conversation, rest: Arguments) -> WantedLesson:
    """Read what is wanted, and of which game.

    Raises:
        MalformedAction: `mistake-unknown` with the words and what would be right.
    """
    words = talk.teller.words
    found = words.match(rest.words, (STATE, LIST, DELETE)) if rest.words else None
    what, used = (found.id, found.used) if isinstance(found, Found) else ("", 0)
    left = rest.words[used:]
    number = words.read.alone(left) if left and what == DELETE else None
    fitting = fitting_games(" ".join(left), talk.teller.console.language) if left else ()
    if left and number is None and len(fitting) != 1:
        named = {"state": words.word(STATE), "list": words.word(LIST), "delete": words.word(DELETE)}
        raise MalformedAction(
            "mistake-unknown",
            word=commandline.quote_briefly(rest.text),
            command=words.word(MISTAKES),
            **named,
        )
    return WantedLesson(what, fitting[0] if left and number is None else None, number)


def mistakes_of(place: Session | SessionContext) -> OwnMistakes:
    """Return the own mistakes of a session or of a console.

    Raises:
        GameError: `mistake-nowhere` where there are none.
    """
    if place.mistakes is None:
        raise GameError("mistake-nowhere")
    return place.mistakes


def is_about(mistake: Mistake, game: str | None) -> bool:
    """Tell whether a mistake can be asked, of a game or of any."""
    return mistake.game in game_ids() if game is None else mistake.game == game


def day_of(mistake: Mistake) -> values.Day:
    """Return the day of the match, on which the mistake was found where nobody knows."""
    try:
        return values.Day.of(dt.datetime.fromisoformat(mistake.started).astimezone().date())
    except (ValueError, OverflowError):
        return values.Day.of(mistake.found)


def state_lines(own: OwnMistakes, game: str | None = None) -> tuple[Message, ...]:
    """Tell how many lessons wait, when the next one comes, and what was learnt.

    Raises:
        StorageError: The personal file can't be used.
    """
    found = [one for one in own.book.mistakes() if is_about(one, game)]
    return tuple(_state(found, own.today())) or (say("mistake-none"),)


def _state(found: Sequence[Mistake], today: dt.date) -> Iterator[Message]:
    due = [one for one in found if not one.known and one.due <= today]
    later = [one.due for one in found if not one.known and one.due > today]
    if due:
        yield say("mistake-due", count=len(due))
    if later:
        yield say("mistake-next", count=len(later), date=values.Day.of(min(later)))
    if len(due) + len(later) < len(found):
        yield say("mistake-learnt", count=len(found) - len(due) - len(later))


def waiting_words(own: OwnMistakes | None) -> tuple[int, str]:
    """Return how many lessons wait today, and `yes` where there are matches in which nobody has looked.

    Home says so in passing: where the files can't be read the word itself tells what is wrong with them.
    """
    if own is None:
        return 0, "no"
    try:
        due = sum(is_about(one, None) for one in own.book.due(own.today()))
        return due, "yes" if not due and own.fresh() else "no"
    except GameError:
        return 0, "no"


def _in_match(session: Session, rest: Arguments) -> None:
    """Tell how lessons stand, which wait outside of a match; after its end go home for the next one.

    Raises:
        GameError: As `read_wanted`; `mistake-nowhere`.
    """
    own, wanted = mistakes_of(session), read_wanted(session, rest)
    if session.known.over and not is_rated(session.known.seat.header) and not rest.asks:
        control.leave_for(session, rest)
        return
    session.teller.tell(*state_lines(own, wanted.game), say("mistake-waits"))


MISTAKE_HANDLERS: Final[Handlers] = {MISTAKES: _in_match}
"""Commands of a match by word id."""
