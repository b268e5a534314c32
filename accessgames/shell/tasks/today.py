"""The words of the daily round, for every conversation: today's tasks, the archive, results for friends."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, MalformedAction
from accessgames.games import game_ids, game_title
from accessgames.language import Day, Message, Nested, say
from accessgames.language.commandline import quote_briefly
from accessgames.shell import lists, setup_dialogue
from accessgames.shell.tasks import rounds
from accessgames.shell.tasks.dates import read_date

if TYPE_CHECKING:
    from accessgames.language import Language
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.launch import SessionContext
    from accessgames.shell.session import Handlers, Session
    from accessgames.shell.tasks.rounds import DailyRound

Begin = Callable[[str, dt.date], None]
"""Asks the task of a game for a day; raises GameError."""

TODAY: Final = "daily-round"
"""Id of the words that tell of the daily round and begin its tasks."""

SEND: Final = "daily-send"
"""Id of the words that tell the results of today once more, for friends."""


@dataclass(frozen=True, slots=True)
class WantedTask:
    """What words behind `dnes` name.

    Attributes:
        day: Which day.
        game: Id of a game; None where none is named.
    """

    day: dt.date
    game: str | None


def daily_games(language: Language) -> tuple[str, ...]:
    """Return the installed games that say what their task of a day is about."""
    return tuple(game for game in game_ids() if language.has(f"daily-about-{game}"))


def read_wanted(talk: Conversation, rest: Arguments, today: dt.date) -> WantedTask:
    """Read a game, a day, or both in either order.

    Raises:
        MalformedAction: `daily-unknown` with the words and what would be right.
        GameError: `daily-future`.
    """
    language, words = talk.teller.console.language, talk.teller.words
    for used in range(len(rest.words) + 1):
        for game, typed in ((rest.words[:used], rest.words[used:]), (rest.words[used:], rest.words[:used])):
            found = _game(game, language)
            day = read_date(typed, today, words, language.tag) if typed else today
            if day is None or (game and found is None):
                continue
            if day > today:
                raise rounds.too_early(day)
            return WantedTask(day, found)
    raise MalformedAction("daily-unknown", word=quote_briefly(rest.text), command=words.word(TODAY))


def _game(typed: tuple[str, ...], language: Language) -> str | None:
    """Return the game whose name begins like this; None for no words, and where none or several do."""
    there = daily_games(language)
    fitting = [game for game in setup_dialogue.fitting_games(" ".join(typed), language) if game in there]
    return fitting[0] if len(fitting) == 1 else None


def tell_round(talk: Conversation, rest: Arguments, daily: DailyRound, begin: Begin | None) -> None:
    """Tell the tasks of today or another day, and which are done; a named one begins where it may.

    Args:
        talk: Who asks, at home or in a match.
        rest: A game, a day, or both; nothing for all games today.
        daily: Where results are kept, and what day it is.
        begin: Asks a task; None where it has to wait, as in a match.

    Raises:
        GameError: As `read_wanted`; or the task can't be asked.
    """
    wanted = read_wanted(talk, rest, daily.today())
    if wanted.game is not None and begin is not None:
        begin(wanted.game, wanted.day)
        return
    games = daily_games(talk.teller.console.language) if wanted.game is None else (wanted.game,)
    done = {one.game: one.stars for one in daily.results() if one.date == wanted.day.isoformat()}
    date = Day.of(wanted.day)
    told = len([game for game in games if game in done])
    talk.teller.tell(say("daily-head", date=date, count=len(games), done=told))
    if wanted.day == daily.today():
        talk.teller.tell(*rounds.streak_lines(daily))
    _tell_games(talk, games, done, wanted.day, begin)
    if begin is None:
        talk.teller.tell(say("daily-waits"))


def _tell_games(
    talk: Conversation, games: tuple[str, ...], done: dict[str, int], day: dt.date, begin: Begin | None
) -> None:
    """Tell the games one by one; as a list of which a number begins one, where it may begin."""
    language = talk.teller.console.language
    lines = [partial(_game_line, language, game, done.get(game)) for game in games]
    if begin is None:
        talk.teller.tell(*(line() for line in lines))
        return
    items = (
        lists.ListItem(line, partial(begin, game, day), asked=partial(talk.teller.tell, line()))
        for game, line in zip(games, lines, strict=True)
    )
    talk.teller.read_page(lists.Page(tuple(items)))


def _game_line(language: Language, game: str, stars: int | None) -> Message:
    """Tell what the task of a game is about, and with how many stars it was answered."""
    title, about = Nested(game_title(game, language.has)), Nested(say(f"daily-about-{game}"))
    if stars is None:
        return say("daily-open", game=title, about=about)
    return say("daily-done", game=title, about=about, stars=stars)


def tell_lines(talk: Conversation, rest: Arguments, daily: DailyRound) -> None:
    """Tell today's results as lines for friends, and that the code proves nothing.

    Raises:
        GameError: `daily-none-today`.
    """
    rest.nothing(talk.teller.words)
    lines = tuple(_lines(talk, daily))
    if not lines:
        raise GameError("daily-none-today", command=talk.teller.words.word(TODAY))
    talk.teller.tell(*lines, say("daily-code"))


def _lines(talk: Conversation, daily: DailyRound) -> Iterator[Message]:
    today = daily.today().isoformat()
    for one in daily.results():
        if one.done == today:
            yield say("daily-share", line=rounds.result_line(one, talk.teller.console.language))


def _in_match(session: Session, rest: Arguments) -> None:
    """Tell of the round in a match, where tasks wait.

    Raises:
        GameError: As `tell_round`; `shell-missing` where there is no daily round.
    """
    tell_round(session, rest, round_of(session), None)


def _lines_in_match(session: Session, rest: Arguments) -> None:
    """Tell today's results in a match.

    Raises:
        GameError: As `tell_lines`.
    """
    tell_lines(session, rest, round_of(session))


def round_of(place: Session | SessionContext) -> DailyRound:
    """Return the daily round of a session or of a console.

    Raises:
        GameError: `daily-nowhere` where there is none.
    """
    if place.daily is None:
        raise GameError("daily-nowhere")
    return place.daily


def open_tasks(language: Language, daily: DailyRound | None) -> int:
    """Return how many games' tasks of today are still to be answered; none where results can't be read."""
    if daily is None:
        return 0
    try:
        done = {one.game for one in daily.results() if one.date == daily.today().isoformat()}
    except GameError:
        return 0  # `dnes` tells what is wrong with the file
    return len(set(daily_games(language)) - done)


DAILY_HANDLERS: Final[Handlers] = {TODAY: _in_match, SEND: _lines_in_match}
"""Commands of a match by word id."""
