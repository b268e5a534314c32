"""Knock-out: who goes on after a round, who plays for lower places, and the draw of the final."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from accessgames.club.events import Advanced, SeatingDraft
from accessgames.club.model.proposal import TieBreak
from accessgames.club.rules import bounds, stages
from accessgames.club.scoring import ledger as books
from accessgames.club.scoring.tie_breaks import tie_break_values
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import IllegalAction, refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.club.model.tournament import Tournament
    from accessgames.engine import Stream


@dataclass(frozen=True, slots=True)
class Cut:
    """Who goes on after a round.

    Attributes:
        through: Their numbers by table and place, then those for whom there was no place.
        third: Who plays for the places behind the final, likewise; empty before other rounds.
        sharing: Who is equal where a table is cut, so that a lot has to decide; empty where it is clear.
    """

    through: tuple[int, ...]
    third: tuple[int, ...] = ()
    sharing: tuple[int, ...] = ()


def cut_round(tournament: Tournament, number: int) -> Cut:
    """Return who goes on after a finished round: the best of each table of those still present.

    In the place of somebody who has left goes the next one of the table; a substitute goes on as the other
    one would have. Equals are parted by the tie-breaks over the rounds so far, and then by a lot.

    Args:
        tournament: As it stands.
        number: The round, of a knock-out.
    """
    knockout, round_ = tournament.proposal.knockout, tournament.round(number)
    if knockout is None:
        return Cut(())
    until = replace(tournament, rounds=tournament.rounds[:number])
    ledger = _ledger(until)
    count = knockout.advance
    # Beside the final there may be a table of others, of which nobody goes on.
    tables = [_placed(until, ledger, index) for index in range(1, len(round_.tables) + 1)]
    through = [one for order in tables for one in order.order[:count]]
    free = (stages.heir(tournament, one) for one in round_.out)
    through += [one for one in free if tournament.player(one).active]
    borders = [count]
    third: list[int] = []
    most = tournament.proposal.game_of(number + 1).sizes.most
    if knockout.third and len(through) <= most and not round_.last:
        third = [one for order in tables for one in order.order[count : 2 * count]]
        borders += [2 * count]
        third = third if 1 < len(third) <= most else []
    shared = (sharing for order in tables for border in borders if (sharing := _sharing(order, border)))
    return Cut(tuple(through), tuple(third), next(shared, ()))


def _ledger(tournament: Tournament) -> books.Ledger:
    return books.Ledger(tournament, books.account_lines(tournament), books.accounts(tournament))


def _placed(tournament: Tournament, ledger: books.Ledger, number: int) -> books.Ordered[int]:
    """Put those of a table who are present in order: by place, then by the tie-breaks, then by lot."""
    result = tournament.rounds[-1].tables[number - 1].result
    seats = result.seats if result else ()
    places = {stages.heir(tournament, seat.player): seat.place for seat in seats if not seat.absent}
    people = tuple(one for one in places if tournament.player(one).active)
    breaks = [one for one in tournament.proposal.tie_breaks if one is not TieBreak.LOT]
    criteria: list[tuple[str, books.Measure[int]]] = [
        ("place", books.each(lambda one: Fraction(-places[one]))),
        *((one.value, partial(tie_break_values, ledger, one)) for one in (*breaks, TieBreak.LOT)),
    ]
    return books.put_in_order(people, criteria)


def _sharing(order: books.Ordered[int], border: int) -> tuple[int, ...]:
    """Return who is equal at a border of a table."""
    found = order.order
    if not 0 < border < len(found) or order.paths[found[border - 1]] != order.paths[found[border]]:
        return ()
    return tuple(one for one in found if order.paths[one] == order.paths[found[border]])


def undecided_cut(tournament: Tournament) -> tuple[int, ...]:
    """Return those of whom a lot has to say who goes on after the last round; empty where it is clear."""
    fixed = tournament.fixed
    over = fixed and tournament.played == fixed and not tournament.rounds[fixed - 1].last
    return cut_round(tournament, fixed).sharing if over else ()


def survive(tournament: Tournament) -> Advanced:
    """Return who goes on after the last round played.

    Raises:
        IllegalAction: `club-refused-knockout-over` after the final or when one alone is left,
            `club-refused-lot-first` with the names of those of whom a lot has to decide.
    """
    number = tournament.fixed
    if not number or not tournament.rounds[number - 1].finished:
        raise IllegalAction(refuse("club-refused-round-open", round=max(1, number)))
    found = cut_round(tournament, number)
    if found.sharing and not tournament.rounds[number - 1].last:
        names = tuple(tournament.player(one).name for one in found.sharing)
        raise IllegalAction(refuse("club-refused-lot-first", names=names))
    if tournament.rounds[number - 1].last or len(found.through) < bounds.SMALLEST:
        raise IllegalAction(refuse("club-refused-knockout-over"))
    return Advanced(found.through, found.third)


def draw_final(tournament: Tournament, first: int, stream: Stream) -> SeatingDraft:
    """Seat all who are left at one table, and beside it those who play for the next places."""
    players = stages.contenders(tournament, first)
    behind = set(tournament.third) & set(tournament.active) if first > 1 else set[int]()
    return SeatingDraft(tuple(_shuffled(table, stream) for table in (players, sorted(behind)) if table))


def _shuffled(people: Iterable[int], stream: Stream) -> tuple[int, ...]:
    order = list(people)
    stream.shuffle(order)
    return tuple(order)
