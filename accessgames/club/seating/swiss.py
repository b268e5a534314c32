"""Swiss for two: pairs by the Dutch rules of FIDE, as the library `caissify-pairings` finds them.

What it needs to know of a tournament is worked out here, and what it answers is looked at: it pairs somehow
where the rules allow nothing. Then colours, here who starts, are given up, and the pairs of the closest
points are taken in which nobody meets again; where there are none, the draw is refused.
"""

from __future__ import annotations

import logging
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from accessgames.club.events import SeatingDraft
from accessgames.club.scoring import ledger as books
from accessgames.club.seating import lots
from accessgames.dataclasses import dataclass
from accessgames.engine import IllegalAction, Stream, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.club.model.tournament import Tournament

FREE: Final = 0
"""Stands where an opponent could: the round is free."""


@dataclass(frozen=True, slots=True)
class Past:
    """What somebody has behind: the row that a player of the present has.

    Attributes:
        player: Number of the one who plays on now.
        order: Place in the order that was drawn for the whole tournament.
        halves: Halves of a win reached.
        met: Rows with whom this one sat at a table.
        starts: For each game with an opponent whether this one started.
        floats: For each round `up`, `down` or `none`: against whom it was.
        frees: Rounds that nobody has twice: free ones, and those won as the other was absent.
    """

    player: int
    order: int
    halves: int
    met: frozenset[int]
    starts: tuple[bool, ...]
    floats: tuple[str, ...]
    frees: int


def past_of(tournament: Tournament, first: int) -> dict[int, Past]:
    """Return what all rows have behind before a round, by the number of the row."""
    lines, chains = books.account_lines(tournament), books.accounts(tournament)
    ledger = books.Ledger(tournament, lines, chains)
    rows = ledger.row_of
    halves, found = dict.fromkeys(chains, 0), {row: _Notes() for row in chains}
    for round_ in tournament.rounds[: first - 1]:
        before = dict(halves)
        for row, own in lines.items():
            line = next((one for one in own if one.round_ == round_.number), None)
            halves[row] += int(2 * ledger.part_of_win(line)) if line else 0
        for number in rows.keys() & set(round_.out):
            found[rows[number]].miss("down", free=True)
        for table in round_.tables:
            people = [rows[number] for number in table.players if number in rows]
            seats = table.result.seats if table.result else ()
            absent = {rows[seat.player] for seat in seats if seat.absent}
            for row in people:
                others = [one for one in people if one != row]
                found[row].met.update(others)
                won = bool(others) and row not in absent
                if absent or len(others) != 1:
                    found[row].miss("down" if won else "none", free=won and bool(absent))
                else:
                    found[row].play(before[row], before[others[0]], starts=row == people[0])
        for notes in found.values():
            notes.floats += ["none"] * (round_.number - len(notes.floats))
    order = _order(tournament, chains)
    return {row: notes.past(row, order[row], halves[row]) for row, notes in found.items()}


class _Notes:
    """What is noted of a row round by round."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.met: set[int] = set()
        self.starts: list[bool] = []
        self.floats: list[str] = []
        self.frees = 0

    def miss(self, drift: str, *, free: bool) -> None:
        """Note a round without a game."""
        self.floats.append(drift)
        self.frees += free

    def play(self, own: int, other: int, *, starts: bool) -> None:
        """Note a game against somebody with so many halves of a win."""
        self.floats.append("down" if own > other else "up" if own < other else "none")
        self.starts.append(starts)

    def past(self, row: int, order: int, halves: int) -> Past:
        """Return all that was noted."""
        starts, floats = tuple(self.starts), tuple(self.floats)
        return Past(row, order, halves, frozenset(self.met), starts, floats, self.frees)


def _order(tournament: Tournament, chains: Mapping[int, tuple[int, ...]]) -> dict[int, int]:
    """Return the order by lot in which equals stand, from 1; who takes a row over has its place."""
    drawn = sorted(
        (Stream(tournament.seed, f"swiss/{chain[-1]}").below(1 << 40), row) for row, chain in chains.items()
    )
    return {row: place for place, (_, row) in enumerate(drawn, 1)}


def pair_round(tournament: Tournament, first: int, players: Sequence[int], terms: lots.Terms) -> SeatingDraft:
    """Pair a round: who stands first at a table starts, tables in the order of points.

    Args:
        tournament: The rounds before have results.
        first: Number of the round.
        players: To whom a place is due.
        terms: Who is kept apart, as far as can be.

    Raises:
        IllegalAction: `club-refused-swiss-library` where the library is not installed,
            `club-refused-swiss-none` where everybody would have to meet somebody again or be free again.
    """
    every = past_of(tournament, first)
    people = [every[number] for number in players]
    for avoid in dict.fromkeys((terms.avoid, frozenset[tuple[int, int]]())):
        barred = {(one.player, two.player) for one, two in combinations(people, 2) if _apart(one, two, avoid)}
        free = {one.player for one in people if not one.frees}
        found = _by_library(tournament, first, people, barred)
        if not _is_lawful(found, barred, free, len(people) % 2):
            found = _closest(people, barred, free)
        if found:
            tables = tuple((one, two) for one, two in found if two)
            return SeatingDraft(tables, tuple(one for one, two in found if not two))
    raise IllegalAction(refuse("club-refused-swiss-none", round=first))


def _apart(one: Past, two: Past, avoid: lots.Pairs) -> bool:
    pair = (min(one.player, two.player), max(one.player, two.player))
    return two.player in one.met or pair in avoid


def _is_lawful(
    pairs: Sequence[tuple[int, int]], barred: set[tuple[int, int]], free: set[int], most: int
) -> bool:
    """Tell whether nobody meets again, and nobody is free again or needlessly."""
    frees = [one for one, two in pairs if not two]
    again = any((one, two) in barred or (two, one) in barred for one, two in pairs)
    return not again and len(frees) == most and free.issuperset(frees)


def _library(name: str) -> Any:  # noqa: ANN401 - a module without types
    """Return a module of the library.

    Raises:
        IllegalAction: `club-refused-swiss-library`.
    """
    try:
        if name == "networkx":
            import networkx as nx  # noqa: PLC0415 - an extra, and only who draws by Swiss waits for it

            return nx
        from caissify_pairings.engines import dutch  # noqa: PLC0415 - as above
    except ModuleNotFoundError:
        raise IllegalAction(refuse("club-refused-swiss-library")) from None
    # It warns of what is looked at here anyway.
    logging.getLogger(dutch.__name__).setLevel(logging.CRITICAL)
    return dutch


def _by_library(
    tournament: Tournament, first: int, people: Sequence[Past], barred: set[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Return the pairs of the library, the one who starts first; a free one has `FREE` behind."""
    known = [
        {
            "id": one.player,
            "name": "",
            "score": one.halves / 2,
            "rating": 0,
            "starting_number": place,
            "pairing_number": place,
            "color_hist": ["white" if start else "black" for start in one.starts],
            "float_history": list(one.floats),
            "bye_count": one.frees,
        }
        for place, one in enumerate(sorted(people, key=lambda one: one.order), 1)
    ]
    colour = ("white", "black")[Stream(tournament.seed, "swiss").below(2)]
    total = tournament.proposal.rounds
    found = _library("dutch").dutch_pairings(known, barred, first, total, initial_color=colour)
    return [(pair["white_id"], pair["black_id"] or FREE) for pair in found]


def _closest(people: Sequence[Past], barred: set[tuple[int, int]], free: set[int]) -> list[tuple[int, int]]:
    """Return pairs of the closest points where the rules find none; empty where somebody would meet again.

    Who started less often starts, then who did not start last, then who stands further behind by lot.
    """
    networkx = _library("networkx")
    graph, far = networkx.Graph(), 1 + max((one.halves for one in people), default=0)
    ranked = sorted(people, key=lambda one: (-one.halves, one.order))
    for one, two in combinations(ranked, 2):
        if (one.player, two.player) not in barred and (two.player, one.player) not in barred:
            graph.add_edge(one.player, two.player, weight=far**2 - (one.halves - two.halves) ** 2)
    for one in ranked if len(people) % 2 else ():
        if one.player in free:
            graph.add_edge(one.player, FREE, weight=far**2 - one.halves**2)
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    partner = {one: two for pair in matched for one, two in (pair, pair[::-1])}
    if any(one.player not in partner for one in people):
        return []
    past = {one.player: one for one in people}
    found: list[tuple[int, int]] = []
    for one in ranked:
        other = partner.pop(one.player, None)
        if other is None:
            continue
        partner.pop(other, None)
        found.append(_starting(one, past[other]) if other else (one.player, FREE))
    return found


def _starting(one: Past, two: Past) -> tuple[int, int]:
    def rank(past: Past) -> tuple[int, bool, int]:
        return (2 * sum(past.starts) - len(past.starts), bool(past.starts) and past.starts[-1], -past.order)

    return (one.player, two.player) if rank(one) < rank(two) else (two.player, one.player)


@dataclass(frozen=True, slots=True)
class Proof:
    """What the pairs of a tournament come to.

    Attributes:
        again: Pairs of people who meet more than once.
        games: Games with an opponent.
        floats: Games between people who had different points.
        starts: How far starting and not starting are apart for somebody at most.
        frees: People who are free more than once.
    """

    again: int
    games: int
    floats: int
    starts: int
    frees: int


def proof_of(tournament: Tournament) -> Proof:
    """Return what the seated rounds come to, however they came about."""
    past = past_of(tournament, len(tournament.rounds) + 1).values()
    history = lots.history_of(tournament.rounds)
    return Proof(
        sum(times > 1 for times in history.meetings.values()),
        sum(len(round_.tables) for round_ in tournament.rounds),
        sum(one.floats.count("up") for one in past),
        max((abs(2 * sum(one.starts) - len(one.starts)) for one in past), default=0),
        sum(times > 1 for times in history.outs.values()),
    )
