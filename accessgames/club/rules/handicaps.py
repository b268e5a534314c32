"""Handicaps of people: who has one, what it adds to a result, and what may stand in one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club.model.proposal import Handicaps
from accessgames.club.rules.bounds import check_range
from accessgames.dataclasses import replace
from accessgames.engine import IllegalAction, Refusal, rank, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Handicapped
    from accessgames.club.model.proposal import Game
    from accessgames.club.model.tournament import Result, Tournament

MAX_HANDICAP: Final = 10_000
"""Largest handicap of a person."""


def check_handicap(tournament: Tournament, event: Handicapped) -> Iterator[Refusal]:
    """Refuse a handicap of nobody, out of all measure, the same one, or where there are none."""
    if not 1 <= event.player <= len(tournament.players):
        yield refuse("club-refused-nobody", number=event.player, most=len(tournament.players))
    yield from check_range("handicap", event.points, 0, MAX_HANDICAP)
    if tournament.proposal.handicaps is Handicaps.NONE and event.points:
        yield refuse("club-refused-no-handicaps")
    if tournament.player(event.player).handicap == event.points:
        yield refuse("club-refused-unchanged")


def with_handicaps(result: Result, game: Game, added: Sequence[int]) -> Result:
    """Return a result with what is added to the scores; where that is anything, places follow from the sums.

    Args:
        result: The result, as it was played.
        game: The game at the table.
        added: What is added to each seat; nothing is where there is no score.
    """
    own = [amount if seat.parts else 0 for seat, amount in zip(result.seats, added, strict=True)]
    seats = tuple(replace(seat, handicap=one) for seat, one in zip(result.seats, own, strict=True))
    if not any(own):
        return replace(result, seats=seats)
    sign = -1 if game.lower_wins else 1
    places = iter(rank([sign * seat.level for seat in seats if not seat.absent]))
    return replace(
        result, seats=tuple(seat if seat.absent else replace(seat, place=next(places)) for seat in seats)
    )


def level(tournament: Tournament, game: Game, result: Result) -> Result:
    """Return a result with the handicaps that its people have now."""
    proposal = tournament.proposal
    sign = -1 if game.lower_wins else 1
    if proposal.handicaps is Handicaps.NONE:
        return result
    added = tuple(
        sign
        * tournament.player(seat.player).handicap
        * (len(seat.parts) if proposal.handicaps is Handicaps.START else 1)
        for seat in result.seats
    )
    return with_handicaps(result, game, added)


def placed(tournament: Tournament, result: Result) -> Result:
    """Return a result of places alone.

    Raises:
        IllegalAction: `club-refused-handicap-places` where somebody has a handicap, which it would leave out.
    """
    for seat in result.seats if tournament.proposal.handicaps is not Handicaps.NONE else ():
        if tournament.player(seat.player).handicap and not seat.absent:
            name = tournament.player(seat.player).name
            raise IllegalAction(refuse("club-refused-handicap-places", name=name))
    return result


def check_level(tournament: Tournament, game: Game, result: Result) -> Iterator[Refusal]:
    """Refuse a result in which a handicap harms, is added to nothing, or is out of all measure."""
    for seat in result.seats:
        name = tournament.player(seat.player).name
        helps = -seat.handicap if game.lower_wins else seat.handicap
        if seat.handicap and (helps < 0 or not seat.parts):
            yield refuse("club-refused-handicap", name=name)
        yield from check_range("handicap", helps, 0, MAX_HANDICAP * max(1, len(seat.parts)))
