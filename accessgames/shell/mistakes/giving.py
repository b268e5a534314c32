"""A lesson from an own mistake is given: from the position that is kept to the day on which it comes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.language import Day, Listing, Message, Nested, say
from accessgames.shell import entry, seating
from accessgames.shell.mistakes import judging, positions, words
from accessgames.shell.tasks.exercise import Exercise, TaskResult
from accessgames.shell.tasks.wishes import give_task

if TYPE_CHECKING:
    from accessgames.engine import SeatSpec
    from accessgames.personal.mistakes import Mistake
    from accessgames.shell.conversation import Conversation
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.mistakes.finding import OwnMistakes
    from accessgames.shell.session import Services


def give_next(talk: Conversation, own: OwnMistakes, context: SessionContext, game: str | None = None) -> None:
    """Look for new mistakes, then ask the one that has waited longest; where none is due, tell when.

    Args:
        talk: Who wants to learn.
        own: The mistakes.
        context: The console, and the preferences with the name of who learns.
        game: Id of a game; None for any.

    Raises:
        GameError: `patience-stopped`, or `mistake-unfit`.
        StorageError: The personal file can't be used.
    """
    look_for_new(talk, own, context)
    waiting = [one for one in own.book.due(own.today()) if words.is_about(one, game)]
    if waiting:
        give_lesson(waiting[0], own, context, entry.HouseServices(context))
    else:
        talk.teller.tell(*words.state_lines(own, game))


def look_for_new(talk: Conversation, own: OwnMistakes, context: SessionContext) -> None:
    """Look for mistakes in matches that were finished since, and tell how many there are.

    Raises:
        GameError: `patience-stopped`; what was found by then is kept.
        StorageError: The personal file can't be used.
    """
    found = own.look(context.console.patience, context.preferences.settings["name"])
    if found:
        talk.teller.tell(say("mistake-found", count=found))


def give_lesson(
    mistake: Mistake, own: OwnMistakes, context: SessionContext, services: Services
) -> TaskResult | None:
    """Ask a mistake; who answers one that is not due only practises.

    Returns:
        How it was answered; None where it was left.

    Raises:
        GameError: `mistake-unfit`, where what is kept does not fit the rules any more; it is taken out.
        StorageError: The personal file can't be used.
    """
    text = own.book.position(mistake)
    try:
        exercise = _exercise_of(mistake, text, own, context)
    except GameError:
        exercise = None
    if exercise is None:
        own.book.delete((mistake,))
        has = context.preferences.language.has
        raise GameError("mistake-unfit", game=Nested(game_title(mistake.game, has)))
    return give_task(exercise, context, services)


def _exercise_of(mistake: Mistake, text: str, own: OwnMistakes, context: SessionContext) -> Exercise | None:
    """Return the exercise of a position; None where what is kept can't be used.

    Raises:
        GameError: It does not fit the rules.
    """
    position = positions.read_position(text)
    if position is None or not 0 <= mistake.seat < len(position.seats):
        return None
    room, task = own.open_room(mistake.game, dict(position.options)), position.task(mistake.seat)
    judge = judging.judge_of(room, task, mistake.done)
    if judge is None:
        return None
    title = tuple(_title(mistake, position.seats, context))
    finish = partial(_finish if mistake.due <= own.today() else _practise, mistake, own)
    return Exercise(room, task, judge, title, finish=finish, people=position.seats)


def _title(mistake: Mistake, seats: Sequence[SeatSpec], context: SessionContext) -> Iterator[Message]:
    """Say which match it is, and whose decision where several people have played."""
    game = Nested(game_title(mistake.game, context.preferences.language.has))
    names = [one.name for one in seats]
    date = words.day_of(mistake)
    yield say("mistake-title", "system", game=game, date=date, players=Listing(tuple(names)))
    if sum(one.player == seating.HUMAN for one in seats) > 1:
        yield say("mistake-decides", "system", name=names[mistake.seat])


def _finish(mistake: Mistake, own: OwnMistakes, result: TaskResult) -> tuple[Message, ...]:
    """Keep a try; tell when the mistake comes back, and what waits still."""
    today = own.today()
    back = own.book.answer(mistake, today, result.stars)
    told = say("mistake-known") if back.known else say("mistake-back", date=Day.of(back.due))
    left = sum(words.is_about(one, None) for one in own.book.due(today))
    return (told, *((say("mistake-due", count=left),) if left else ()))


def _practise(mistake: Mistake, own: OwnMistakes, result: TaskResult) -> tuple[Message, ...]:
    """Say that nothing changes: it was not the day."""
    del own, result
    return (say("mistake-practised", date=Day.of(mistake.due)),)
