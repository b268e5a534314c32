"""Results of tables: made from scores, places or a finished match, and checked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from accessgames.club.model.proposal import Game, PointsKind
from accessgames.club.model.tournament import TYPED, Result, Round, SeatedTable, SeatResult, Tournament
from accessgames.club.rules import handicaps, weeks
from accessgames.club.rules.bounds import MAX_REASON, check_range, check_text, shown
from accessgames.engine import Outcome, Refusal, rank, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Corrected, Reported
    from accessgames.club.model.proposal import Proposal

MAX_SCORE: Final = 1_000_000
"""Largest score of a single game, above or below zero."""

MAX_PARTS: Final = 20
"""Most single games in a match."""

_DIGEST: Final = re.compile(r"[0-9a-f]{64}")


def typed_scores(
    players: Sequence[int], parts: Sequence[Sequence[int] | None], *, lower_wins: bool
) -> Result:
    """Make a result from scores, in the order of the seats; the places follow from the sums.

    Args:
        players: Numbers of the players.
        parts: Scores of the single games of each, None for somebody absent.
        lower_wins: Whether the smallest sum is the best.
    """
    sign = -1 if lower_wins else 1
    present = [sign * sum(own) for own in parts if own is not None]
    places = iter(rank(present))
    seats = tuple(
        SeatResult(player, 0, (), absent=True)
        if own is None
        else SeatResult(player, next(places), tuple(own))
        for player, own in zip(players, parts, strict=True)
    )
    return Result(seats)


def typed_places(players: Sequence[int], places: Sequence[int | None]) -> Result:
    """Make a result from places alone, in the order of the seats, None for somebody absent.

    Places are those people say: of two who share the first place the next is second or third; both are meant.
    """
    ranks = iter(rank([-place for place in places if place is not None]))
    return Result(
        tuple(
            SeatResult(player, 0, (), absent=True) if place is None else SeatResult(player, next(ranks))
            for player, place in zip(players, places, strict=True)
        )
    )


def redirected(tournament: Tournament, new: Proposal) -> Iterator[tuple[int, int, Result]]:
    """Yield round, table and new result of what was typed where another direction changes the places.

    Args:
        tournament: As it stands.
        new: A proposal with the same games in another direction.
    """
    for round_ in tournament.rounds:
        lower_wins = all(game.lower_wins for game in new.games[round_.game : round_.game + 1])
        if round_.game >= len(new.games) or lower_wins == tournament.proposal.games[round_.game].lower_wins:
            continue
        for table in round_.tables:
            if table.result is None or not table.result.typed or not any(s.parts for s in table.result.seats):
                continue
            parts = [None if seat.absent else seat.parts for seat in table.result.seats]
            found = typed_scores(table.players, parts, lower_wins=lower_wins)
            added = [-seat.handicap for seat in table.result.seats]
            found = handicaps.with_handicaps(found, new.games[round_.game], added)
            if found != table.result:
                yield round_.number, table.number, found


def played_result(players: Sequence[int], outcome: Outcome, game: Game, source: str) -> Result:
    """Make a result from a finished match, its seats in the order of the players.

    In a game of penalties every item of the score is a single game (a diagram of Tetrikon), told as a
    positive number; in others the whole match is one.

    Args:
        players: Numbers of the players.
        outcome: How the match ended.
        game: The game as the tournament plays it.
        source: SHA-256 of the journal.
    """
    seats = []
    for seat, player in enumerate(players):
        if game.lower_wins:
            parts = tuple(abs(item.amount) for item in outcome.items[seat])
        else:
            parts = (outcome.totals[seat],)
        seats.append(SeatResult(player, outcome.places[seat], parts))
    return Result(tuple(seats), source)


def check_report(tournament: Tournament, event: Reported) -> Iterator[Refusal]:
    """Refuse a result of no table, of one that has a result, or one that cannot be."""
    yield from _exists(tournament, event.round_, event.table)
    table = tournament.table(event.round_, event.table)
    if table.result:
        yield refuse("club-refused-reported", round=event.round_, table=event.table)
    yield from _check(tournament, event, table)


def check_correction(tournament: Tournament, event: Corrected) -> Iterator[Refusal]:
    """Refuse a correction where nothing was reported, of nothing, or to what cannot be."""
    yield from _exists(tournament, event.round_, event.table)
    table = tournament.table(event.round_, event.table)
    if not table.result:
        yield refuse("club-refused-unreported", round=event.round_, table=event.table)
    if table.result == event.result and not event.settles:
        yield refuse("club-refused-unchanged")
    yield from filter(None, [check_text(event.reason, MAX_REASON, empty=True)])
    yield from _check(tournament, event, table)


def _exists(tournament: Tournament, round_: int, table: int) -> Iterator[Refusal]:
    if not 1 <= round_ <= len(tournament.rounds):
        yield refuse("club-refused-round-unseated", round=round_, seated=len(tournament.rounds))
    yield from check_range("table-number", table, 1, len(tournament.round(round_).tables))


def _check(tournament: Tournament, event: Reported | Corrected, table: SeatedTable) -> Iterator[Refusal]:
    result = event.result
    yield from weeks.check_token(event, table)
    if tuple(seat.player for seat in result.seats) != table.players:
        names = tuple(tournament.player(player).name for player in table.players)
        yield refuse("club-refused-seats", round=event.round_, table=event.table, names=names)
    if result.source != TYPED and not _DIGEST.fullmatch(result.source):
        yield refuse("club-refused-source", source=shown(result.source))
    for round_ in tournament.rounds if result.source != TYPED else ():
        for other in round_.tables:
            here = (round_.number, other.number) == (event.round_, event.table)
            if other.result and other.result.source == result.source and not here:
                yield refuse("club-refused-journal-twice", round=round_.number, table=other.number)
    present = [seat for seat in result.seats if not seat.absent]
    if not present:
        yield refuse("club-refused-all-absent")
    for seat in result.seats:
        if seat.absent and (seat.place or seat.parts):
            yield refuse("club-refused-absent-result", name=tournament.player(seat.player).name)
    # Nobody could share out places such as 1, 1, 2.
    places = [seat.place for seat in present]
    if list(rank([-place for place in places])) != places:
        yield refuse("club-refused-places", places=tuple(places))
    yield from _check_scores(tournament, result, tournament.round(event.round_))


def _check_scores(tournament: Tournament, result: Result, round_: Round) -> Iterator[Refusal]:
    """Refuse scores that cannot be, and typed places that contradict them."""
    game = tournament.proposal.games[round_.game]
    present = [seat for seat in result.seats if not seat.absent]
    lengths = Counter(len(seat.parts) for seat in present)
    usual = lengths.most_common(1)[0][0]
    penalties = game.points.kind is PointsKind.PENALTIES
    for seat in present:
        name = tournament.player(seat.player).name
        if len(seat.parts) != usual:
            yield refuse("club-refused-parts", name=name, parts=len(seat.parts), expected=usual)
        for part in seat.parts:
            yield from check_range("score", part, 0 if penalties else -MAX_SCORE, MAX_SCORE)
    yield from check_range("parts", usual, 0, MAX_PARTS)
    yield from handicaps.check_level(tournament, game, result)
    if not usual and game.points.kind is not PointsKind.PLACES:
        yield refuse("club-refused-scores-needed")
    if result.typed:
        sign = -1 if game.lower_wins else 1
        scored = sorted((seat for seat in result.seats if seat.parts), key=lambda seat: seat.place)
        for before, after in pairwise(scored):
            if before.place < after.place and sign * before.level < sign * after.level:
                pair = (tournament.player(before.player).name, tournament.player(after.player).name)
                yield refuse("club-refused-contradiction", better=pair[0], other=pair[1])
