"""A task of the daily round is given: from the date to the exercise, and what is done with the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.games import daily_task, game_title, load_room
from accessgames.games.daily import MOST_ATTEMPTS
from accessgames.games.room import room_of
from accessgames.language import Day, Message, Nested, say
from accessgames.personal.daily import DailyResult
from accessgames.shell import entry, errors
from accessgames.shell.tasks import difficulty, rounds, wishes
from accessgames.shell.tasks.exercise import Exercise, TaskResult, keep_nothing

if TYPE_CHECKING:
    import datetime as dt

    from accessgames.games import DailyTask, Room, TaskJudge
    from accessgames.language import Language
    from accessgames.shell.launch import Launch, SessionContext
    from accessgames.shell.session import Services


@dataclass(frozen=True, slots=True)
class _Given:
    """A task of the daily round being given.

    Attributes:
        round: Where results are kept.
        room: The game.
        task: The task.
        judge: Who judges the answer.
        language: The language in use.
    """

    round: rounds.DailyRound
    room: Room
    task: DailyTask
    judge: TaskJudge[Any, Any]
    language: Language

    def helped(self, helps: int) -> Sequence[Message]:
        """Remember help, so that who leaves and comes back has taken it."""
        if self.round.book is not None:
            self.round.book.note_help(self.room.game.id, self.task.date, helps)
        return ()

    def finish(self, result: TaskResult) -> Sequence[Message]:
        """Keep the result; tell how hard the task was, the row of days, and the line for friends."""
        today = self.round.today().isoformat()
        kept = DailyResult(
            self.room.game.id, self.task.date, self.task.version, self.task.kind,
            result.stars, result.helps, result.grade.right, today,
        )  # fmt: skip
        book = self.round.book
        counts = book is not None and book.count(kept) and kept.date == today
        row = rounds.streak_lines(self.round) if counts else ()
        share = say("daily-share", line=rounds.result_line(kept, self.language))
        return (self._difficulty(), *row, share)

    def practise(self, result: TaskResult) -> Sequence[Message]:
        """Tell how hard a task was that was answered before."""
        del result
        return (self._difficulty(),)

    def _difficulty(self) -> Message:
        """Tell the weakest level that finds a best answer, where one does without searching."""
        level = difficulty.weakest_level(self.room, self.task, self.judge)
        return say("daily-level-none") if level is None else say("daily-level", level=level)


def give_daily(
    game: str, day: dt.date, daily: rounds.DailyRound, context: SessionContext, services: Services
) -> None:
    """Ask the task of a game for a day; one that was answered before is asked again and counts no more.

    Raises:
        GameError: `daily-not-here` for a game without tasks, `daily-future` for a day that is still to come.
    """
    if day > daily.today():
        raise rounds.too_early(day)
    room, language = load_room(game), context.preferences.language
    title = Nested(game_title(game, language.has))
    if room.daily is None:
        raise GameError("daily-not-here", game=title)
    with context.console.patience.positions(MOST_ATTEMPTS) as watch:
        task = daily_task(game, room.daily, day, watch)
    judge, room = room.daily.judge(task), room_of(room, task)
    before = daily.result_of(game, task.date)
    given = _Given(daily, room, task, judge, language)
    told = [say("daily-title", "system", game=title, date=Day.of(day), hardness=task.hardness)]
    if before is not None:
        told.append(say("daily-before", "system", stars=before.stars))
    helps = daily.book.helps(game, task.date) if before is None and daily.book is not None else 0
    exercise = Exercise(
        room,
        task,
        judge,
        tuple(told),
        helps,
        keep_nothing if before is not None else given.helped,
        given.practise if before is not None else given.finish,
        answered=before is not None,
    )
    wishes.give_task(exercise, context, services)


def ask_daily(launch: Launch, game: str, day: dt.date) -> int:
    """Ask the task of a game for a day.

    Returns:
        The exit code.

    Raises:
        GameError: `daily-nowhere` where the launch has no daily round.
    """
    daily = launch.daily
    if daily is None:
        raise GameError("daily-nowhere")

    def hold(context: SessionContext) -> None:
        entry.welcome(launch, context)
        try:
            give_daily(game, day, daily, context, entry.HouseServices(context))
        except GameError as error:
            context.console.tell(errors.tell_error(error, "system"))

    return entry.hold_session(launch, hold, game)
