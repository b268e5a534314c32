"""What was counted, as sentences: how matches ended, streaks, points, time and ratings."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import find_character
from accessgames.dataclasses import dataclass
from accessgames.games import game_ids, load_room
from accessgames.language import Message, Nested, say
from accessgames.language.values import Clock, duration
from accessgames.personal import ratings, results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from accessgames.language.values import Kind
    from accessgames.personal.results import MatchResult

_LEVEL: Final = "bot:"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked of the statistics.

    Attributes:
        game: Id of a game; empty for all.
        opponent: A computer player (`bot:3`) or a person's name as it is compared; empty for everybody.
        person: Whose; a name as it is compared, empty for everybody.
    """

    game: str = ""
    opponent: str = ""
    person: str = ""


def statistics_lines(
    counted: Sequence[MatchResult], wanted: Wanted, title: Callable[[str], Message]
) -> tuple[Message, ...]:
    """Tell what was counted, who played most first; nothing where nothing was.

    Args:
        counted: All matches, the earliest first.
        wanted: What is asked.
        title: Returns the name of a game.
    """
    own = [one for one in counted if wanted.game in {"", one.game}]
    names = [name for name in results.people(own) if wanted.person in {"", name.casefold()}]
    games = sorted({one.game for one in own})
    return tuple(
        line
        for game in games
        for name in names
        for line in _game_lines([one for one in own if one.game == game], name, wanted, title(game))
    )


def _game_lines(
    played: Sequence[MatchResult], name: str, wanted: Wanted, title: Message
) -> Iterator[Message]:
    """Yield what there is to say about one person in one game; in full where this game is asked about."""
    person = name.casefold()
    own = [one for one in played if one.seat_of(person) is not None]
    balance = results.balance(own, person, wanted.opponent)
    if not any(balance):
        return
    who: Message = say("statistics-who", game=Nested(title), name=name)
    if wanted.opponent:
        opponent = Nested(opponent_name(own, wanted.opponent))
        who = say("statistics-who-against", who=Nested(who), opponent=opponent)
    yield balance_line(who, balance)
    yield from _streak_lines(own, person, wanted.opponent)
    if wanted.opponent:
        return
    if (rating := ratings.ratings(played).get(person)) is not None:
        yield rating_line(rating, played[0].game)
    if wanted.game:
        yield from _detail_lines(own, person)


def _streak_lines(own: Iterable[MatchResult], person: str, opponent: str) -> Iterator[Message]:
    streak = results.streak(own, person, opponent)
    if streak.longest > 1:
        yield say("statistics-streak", now=streak.now, longest=streak.longest)


def _detail_lines(own: Sequence[MatchResult], person: str) -> Iterator[Message]:
    """Yield points, time, and the balance against each opponent, the one met most first."""
    seats = [one.seats[seat] for one in own if (seat := one.seat_of(person)) is not None]
    totals = [seat.total for seat in seats if seat.total is not None]
    if len(totals) > 1:
        yield say("statistics-points", mean=round(fmean(totals)), best=max(totals))
    times = [one.seconds for one in own if one.seconds is not None and not one.given_up]
    if times:
        mean = round(fmean(times))
        yield say("statistics-time", time=duration(mean), figures=Clock(mean))
    balances = [(results.balance(own, person, one), one) for one in _opponents(own, person)]
    for balance, opponent in sorted(balances, key=lambda pair: (-sum(pair[0]), pair[1])):
        who = say("statistics-against", opponent=Nested(opponent_name(own, opponent)))
        yield balance_line(who, balance)


def _opponents(own: Iterable[MatchResult], person: str) -> set[str]:
    return {one.person or one.player for result in own for one in result.seats if one.person != person}


def opponent_name(played: Sequence[MatchResult], opponent: str) -> Message:
    """Name an opponent: a level of the computer, a character, another computer player, or a person."""
    if not opponent.startswith(_LEVEL):
        names = [one.name for result in played for one in result.seats if one.person == opponent]
        return say("statistics-person", name=names[-1] if names else opponent)
    kind = opponent[len(_LEVEL) :]
    if kind.isdecimal():
        return say("statistics-level", level=int(kind))
    character = next(
        filter(
            None,
            (
                find_character(load_room(one.game).bots, opponent) if one.game in game_ids() else None
                for one in played
            ),
        ),
        None,
    )
    if character is None:
        return say("statistics-bot", player=opponent)
    return say("statistics-rival", rival=Nested(say(f"character-{character.id}-against")))


def balance_line(who: Message, balance: results.Balance) -> Message:
    """Tell how matches ended."""
    return say(
        "statistics-balance",
        "score",
        who=Nested(who),
        played=balance.played + balance.alone,
        won=balance.won,
        lost=balance.lost,
        shared=balance.shared,
        alone=balance.alone,
        given=balance.given_up,
    )


def rating_line(rating: ratings.Rating, game: str, kind: Kind = "score") -> Message:
    """Tell a rating, how sure it is, and which level of the computer is nearest."""
    nearest = ratings.nearest_level(game, rating.points)
    return say(
        "statistics-rating",
        kind,
        points=rating.points,
        sureness=rating.sureness,
        low=rating.low,
        high=rating.high,
        level=nearest or 0,
    )
