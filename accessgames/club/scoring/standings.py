"""Standings, where every neighbour says what decided, and the places that qualify for something further."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Final

from accessgames.club.model.proposal import PLAIN_TIE_BREAKS, PointsKind, TieBreak
from accessgames.club.model.tournament import NOBODY, Stage, Tournament
from accessgames.club.scoring import ledger as books
from accessgames.club.scoring.tie_breaks import tie_break_values
from accessgames.dataclasses import dataclass

FINAL: Final = "final"
"""Criterion: finalists come before everybody else."""

REACHED: Final = "reached"
"""Criterion of a knock-out: how far somebody came, and the place at the last table."""

PRELIMINARY: Final = "preliminary"
"""Criterion: the place before the final, between finalists whom the final itself has not parted."""

POINTS: Final = "points"
"""Criterion: points, or penalties where fewer are better."""

_SIGNED: Final = frozenset({TieBreak.SCORES, TieBreak.BEST_GAME, TieBreak.BEST_ROUND})


@dataclass(frozen=True, slots=True)
class Decision:
    """What put somebody before the next one.

    Attributes:
        by: `final`, `reached`, `points`, `preliminary`, or the value of a `TieBreak`.
        own: The value of the one before, as it is told: penalties are positive. For a lot the place in it.
            None where there was nothing to compare.
        other: The value of the one after.
    """

    by: str
    own: books.Value
    other: books.Value


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One line of the standings.

    Attributes:
        place: From 1; equals share one (1, 1, 3).
        player: Number.
        points: Sum, after penalties of the organiser.
        penalty: Points taken away by the organiser, or added where fewer are better.
        lines: What each round brought.
        values: Values of all tie-breaks that could be told, for a table, by their ids; the lot is left out.
        decision: What put the player before the next row; None in the last row and between equals.
    """

    place: int
    player: int
    points: Fraction
    penalty: int
    lines: tuple[books.RoundLine, ...]
    values: Mapping[str, books.Value]
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Standings:
    """Everybody in order.

    Attributes:
        rows: The best first.
        category: Category these are about, None for joint ones.
        group: Number of the group these are about, 0 for none.
        fewer: Whether fewer points are better.
        open_lots: Groups of players whom only a lot can part, where the rules ask for one that has not been
            drawn.
        apart: Whether finalists have the points of the final alone, and the others those before it.
    """

    rows: tuple[StandingsRow, ...]
    category: str | None
    group: int
    fewer: bool
    open_lots: tuple[tuple[int, ...], ...]
    apart: bool = False


def make_standings(
    tournament: Tournament, category: str | None = None, group: int = 0, *, before: bool = False
) -> Standings:
    """Return the standings.

    Points of finished tables count; see `RoundLine` for what sitting out and missing are worth. Finalists
    come before all others and are ordered by the rounds of the final alone, unless its points are added. A
    category or a group has the joint order with places of its own.

    Args:
        tournament: The tournament.
        category: Only people of this category.
        group: Only people of this group, by its number from 1, by the rounds of the groups alone.
        before: By the rounds before the final alone, as if there had been none.
    """
    chains = books.accounts(tournament)
    in_final, lines = _counted(tournament, chains, before=before or bool(group))
    ledger = books.Ledger(tournament, lines, chains)
    members = set(tournament.groups[group - 1]) if group else set(chains)
    # Who goes on is decided by a lot between those of whom it is asked.
    due = {one for one in chains if tournament.player(one).active and members & set(chains[one])}
    ordered = books.put_in_order(tuple(chains), _criteria(ledger, in_final, due if group or before else None))
    among = [
        number
        for number in ordered.order
        if (category is None or tournament.player(number).category == category)
        and members & set(chains[number])
    ]
    rows = tuple(
        _row(ledger, ordered, among, index, place) for index, place in enumerate(ordered.places(among))
    )
    apart = any(in_final.values()) and not tournament.proposal.added
    return Standings(rows, category, group, _fewer(tournament), _open_lots(tournament, rows), apart)


def _counted(
    tournament: Tournament, chains: Mapping[int, tuple[int, ...]], *, before: bool
) -> tuple[Mapping[int, bool], Mapping[int, tuple[books.RoundLine, ...]]]:
    """Return who is in the final, and the lines that count: there those of the final, or all if it is added.

    Who is not in it has the lines before it, as everybody has where only those count.
    """
    finalists = set() if before or tournament.proposal.knockout else set(tournament.finalists)
    in_final = {number: bool(set(chain) & finalists) for number, chain in chains.items()}
    finals = {round_.number for round_ in tournament.rounds if round_.stage is Stage.FINAL}
    added = tournament.proposal.added
    lines = {
        number: tuple(
            line
            for line in own
            if (line.round_ in finals) == in_final[number] or (in_final[number] and added)
        )
        for number, own in books.account_lines(tournament).items()
    }
    return in_final, lines


def _criteria(
    ledger: books.Ledger, in_final: Mapping[int, bool], due: set[int] | None
) -> list[tuple[str, books.Measure[int]]]:
    """Return what puts people in order; a lot is between those due, where that matters."""
    proposal, sign = ledger.tournament.proposal, -1 if _fewer(ledger.tournament) else 1
    criteria: list[tuple[str, books.Measure[int]]] = [
        (FINAL, books.each(lambda number: Fraction(in_final[number]))),
        *([(REACHED, books.each(partial(books.reached, ledger)))] if proposal.knockout else []),
        (POINTS, books.each(lambda number: _points(ledger, number) * sign)),
        *((one.value, partial(tie_break_values, ledger, one)) for one in proposal.tie_breaks),
    ]
    if any(in_final.values()) and proposal.final and not proposal.added:
        places = {row.player: row.place for row in make_standings(ledger.tournament, before=True).rows}
        lot = len(criteria) - (TieBreak.LOT in proposal.tie_breaks)
        earlier: books.Measure[int] = books.each(
            lambda number: Fraction(-places[number]) if in_final[number] else None
        )
        criteria.insert(lot, (PRELIMINARY, earlier))
    if due is not None:
        criteria = [
            (name, partial(_lot_between, ledger, due) if name == TieBreak.LOT else measure)
            for name, measure in criteria
        ]
    return criteria


def _open_lots(tournament: Tournament, rows: Sequence[StandingsRow]) -> tuple[tuple[int, ...], ...]:
    """Return the groups of equals of whom the rules want a lot."""
    # Before a round has been played, everybody shares the first place.
    places = Counter(row.place for row in rows) if tournament.fixed else Counter()
    return tuple(
        tuple(sorted(row.player for row in rows if row.place == place))
        for place, sharing in places.items()
        if sharing > 1 and TieBreak.LOT in tournament.proposal.tie_breaks
    )


def _lot_between(ledger: books.Ledger, due: set[int], equals: Sequence[int]) -> dict[int, books.Value]:
    """Return the order of a lot between those of some people to whom something is due; None for others."""
    found = books.lot_values(ledger.tournament, ledger.chains, [one for one in equals if one in due])
    return {one: found.get(one) for one in equals}


def _fewer(tournament: Tournament) -> bool:
    return tournament.proposal.games[0].points.kind is PointsKind.PENALTIES


def _points(ledger: books.Ledger, number: int) -> Fraction:
    """Return the points of a row, less or more by what the organiser took away or added."""
    total = sum((line.points for line in ledger.lines[number]), Fraction())
    penalty = _penalty(ledger, number)
    return total + (penalty if _fewer(ledger.tournament) else -penalty)


def _penalty(ledger: books.Ledger, number: int) -> int:
    chain = ledger.chains[number]
    return sum(penalty.amount for penalty in ledger.tournament.penalties if penalty.player in chain)


def _row(
    ledger: books.Ledger, ordered: books.Ordered[int], among: Sequence[int], index: int, place: int
) -> StandingsRow:
    number = among[index]
    decision = None
    if index + 1 < len(among):
        found = ordered.decided(number, among[index + 1])
        decision = found and Decision(
            found[0], _told(ledger, found[0], found[1]), _told(ledger, found[0], found[2])
        )
    told = {
        one.value: _told(ledger, one.value, tie_break_values(ledger, one, [number])[number])
        for one in ledger.tournament.proposal.tie_breaks
        if one not in PLAIN_TIE_BREAKS
    }
    return StandingsRow(
        place,
        number,
        _points(ledger, number),
        _penalty(ledger, number),
        ledger.lines[number],
        told,
        decision,
    )


def _told(ledger: books.Ledger, name: str, value: books.Value) -> books.Value:
    """Return a value as people say it: penalties positive, the place in a lot from 1."""
    if value is None:
        return None
    games = ledger.tournament.proposal.games
    if name == TieBreak.LOT:
        return 1 - value
    if name == PRELIMINARY:
        return -value
    if name == POINTS:
        return -value if _fewer(ledger.tournament) else value
    lower = name in _SIGNED and all(game.lower_wins for game in games)
    return -value if lower else value


@dataclass(frozen=True, slots=True)
class QualifyingPlace:
    """Somebody who qualified here.

    Attributes:
        player: Number.
        place: Place in the standings these places are given by.
        instead: Number of the one whose place it was, or `NOBODY`.
    """

    player: int
    place: int
    instead: int = NOBODY


@dataclass(frozen=True, slots=True)
class Qualification:
    """Who goes further.

    Attributes:
        category: Category these places are for, None for all.
        direct: Numbers of those who are qualified directly and take no place.
        through: Those who qualified here, the best first.
        waiting: Numbers of those who share a place at the border and have not been parted; empty when it is
            clear who goes further.
    """

    category: str | None
    direct: tuple[int, ...]
    through: tuple[QualifyingPlace, ...]
    waiting: tuple[int, ...]


def qualification(tournament: Tournament) -> tuple[Qualification, ...]:
    """Return who goes further, jointly or for each category by the proposal; empty without such places."""
    proposal = tournament.proposal
    if not proposal.qualifies:
        return ()
    categories: tuple[str | None, ...] = proposal.categories if proposal.by_category else (None,)
    return tuple(_qualify(tournament, category) for category in categories)


def _qualify(tournament: Tournament, category: str | None) -> Qualification:
    rows = make_standings(tournament, category).rows
    direct = [row.player for row in rows if tournament.player(row.player).qualifier]
    own = [row for row in rows if row.player not in direct]
    gone = [number for number in direct if number in tournament.declined]
    places = tournament.proposal.qualifies + len(gone)
    willing = [row for row in own if row.player not in tournament.declined]
    through, waiting = willing[:places], []
    if len(willing) > places and willing[places].place == through[-1].place:
        # Nobody goes on of those who share the place that the border goes through.
        waiting = [row.player for row in willing if row.place == through[-1].place]
        through = [row for row in through if row.player not in waiting]
    given_up = [row.player for row in own[:places] if row.player in tournament.declined]
    replaced = [*given_up, *gone]
    regular = tournament.proposal.qualifies
    first = {row.player for row in own[:regular]}
    newcomers = iter(replaced)
    found = tuple(
        QualifyingPlace(row.player, row.place, NOBODY if row.player in first else next(newcomers, NOBODY))
        for row in through
    )
    return Qualification(
        category, tuple(number for number in direct if number not in gone), found, tuple(waiting)
    )
