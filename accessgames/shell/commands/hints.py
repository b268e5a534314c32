"""Advice in three steps: what to look at, why and where, and at last the action itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots import advise
from accessgames.engine import GameError
from accessgames.games import Hinting
from accessgames.language import Nested, say
from accessgames.shell.commands.moves import item_of
from accessgames.shell.lists import Page
from accessgames.shell.parts import Hinted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.bots import Rated
    from accessgames.games import Desk
    from accessgames.language import Message
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest

_REASONS: Final = 3


def hint(play: Play, rest: Rest) -> None:
    """Advise a little more than the last time in this position; the last step is told again and again.

    Raises:
        GameError: `shell-no-hint`, or it is not the listener's turn.
    """
    rest.nothing(play.words)
    desk = play.acting_desk()
    told = _advised(play, desk)
    steps = tuple(_steps(play, desk, told.advice))
    steps[min(told.steps, len(steps) - 1)]()
    if play.hinted is None and len(steps) > 1:
        play.tell(
            say("shell-hint-more", "hint", next=play.words.word(rest.id), all=play.words.word("hint-all"))
        )
    play.hinted = told.further()


def whole(play: Play, rest: Rest) -> None:
    """Advise an action with its reasons at once.

    Raises:
        GameError: `shell-no-hint`, or it is not the listener's turn.
    """
    rest.nothing(play.words)
    desk = play.acting_desk()
    advice = _advised(play, desk).advice
    play.tell(say("shell-hint", "hint", move=Nested(play.room.narration.action(advice.action, desk))))
    play.tell(*_reasons(play, desk, advice))
    _tell_how(play, desk, advice.action)


def _advised(play: Play, desk: Desk) -> Hinted:
    """Return the advice for this position and how much of it was told; made once, for it may take a while."""
    last = play.hinted
    if last is not None and (last.moment, last.seat) == (play.changes, desk.seat):
        return last
    advice = advise(play.room.bots, desk.perspective)
    if advice is None:
        raise GameError("shell-no-hint")
    return Hinted(play.changes, desk.seat, advice)


def _steps(play: Play, desk: Desk, advice: Rated[Any]) -> Iterator[Callable[[], None]]:
    """Yield what tells each step; where there is nothing to choose, the action alone."""
    if len(desk.perspective.legal) > 1:
        own = play.room.narration
        if isinstance(own, Hinting):
            yield partial(play.tell, own.nudge(advice.action, desk))
        reasons = _reasons(play, desk, advice)
        if isinstance(own, Hinting) and (area := own.area(advice.action, desk)) is not None:
            reasons = (area, *reasons)
        if reasons:
            yield partial(play.tell, *reasons)
    yield partial(_tell_action, play, desk, advice.action)


def _reasons(play: Play, desk: Desk, advice: Rated[Any]) -> tuple[Message, ...]:
    return tuple(play.room.narration.reason(reason, desk) for reason in advice.reasons[:_REASONS])


def _tell_action(play: Play, desk: Desk, action: Any) -> None:  # noqa: ANN401 - by game
    play.tell(say("shell-hint", "hint", move=Nested(play.room.narration.action(action, desk))))
    _tell_how(play, desk, action)


def _tell_how(play: Play, desk: Desk, action: Any) -> None:  # noqa: ANN401 - by game
    """Tell what is typed to do the action, and let the number 1 do it."""
    play.tell(say("shell-hint-how", "hint", words=play.room.commands.spell(action, desk)))
    play.page = Page((item_of(play, desk, action),), moment=play.changes)


HANDLERS: Final[Handlers] = {"hint": hint, "hint-all": whole}
"""Commands by word id."""
