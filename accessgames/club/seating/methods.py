"""The ways of seating: each with each, to meet many different people, and by places in the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from math import exp
from typing import TYPE_CHECKING, Final

from accessgames.club.events import SeatingDraft
from accessgames.club.model.proposal import Mix, TableSizes
from accessgames.club.seating import designs, lots, schedules
from accessgames.dataclasses import dataclass, replace

if TYPE_CHECKING:
    from accessgames.engine import Stream

PAIRING_TRIES: Final = 40
"""How many times the rest of a tournament is paired at random; the shortest one is taken."""


def pair_everybody(
    players: Sequence[int],
    history: lots.SeatingHistory,
    stream: Stream,
    avoid: lots.Pairs = lots.USUAL.avoid,
) -> tuple[SeatingDraft, ...]:
    """Return rounds in which all pairs meet that have not met yet and may; empty where all have.

    From the beginning by the circle method: n - 1 rounds for an even number of people, n for an odd one, in
    which everybody sits out once. After people came or went, what is left is paired in as few rounds as are
    found.
    """
    every = list(combinations(sorted(players), 2))
    fresh = not any(history.meetings[pair] for pair in every)
    missing = [pair for pair in every if not history.meetings[pair] and pair not in avoid]
    order = list(players)
    if fresh:
        stream.shuffle(order)
    if fresh and len(missing) == len(every):
        return _circle(order)
    tries = [_rest(players, missing, stream) for _ in range(PAIRING_TRIES if missing else 1)]
    if fresh and missing:
        # As many as can be of those kept apart are opposite each other in one round, which falls away.
        free = dict.fromkeys(order)
        opposite = [
            pair for pair in sorted(avoid) if free.keys() >= {*pair} and [free.pop(one) for one in pair]
        ]
        ends = [one for one, _ in opposite], [two for _, two in reversed(opposite)]
        lead = len(order) % 2  # whoever stands first is opposite nobody
        tries.append(_circle([*[*free][:lead], *ends[0], *[*free][lead:], *ends[1]], avoid))
    return min(tries, key=len)


def _circle(order: list[int], avoid: lots.Pairs = lots.USUAL.avoid) -> tuple[SeatingDraft, ...]:
    """Turn everybody but the first one around a circle; who sits opposite nobody is free.

    So are two who are kept apart, and a round with nothing but such pairs is left out.
    """
    ring: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        whole = ((one, two) for one, two in pairs if one is not None and two is not None)
        tables = tuple(pair for pair in whole if (min(pair), max(pair)) not in avoid)
        sitting = {one for table in tables for one in table}
        out = tuple(one for pair in pairs for one in pair if one is not None and one not in sitting)
        rounds += [SeatingDraft(tables, out)] if tables else []
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(rounds)


def _rest(
    players: Sequence[int], missing: Sequence[tuple[int, int]], stream: Stream
) -> tuple[SeatingDraft, ...]:
    """Pair what is left round by round, those with most opponents left first."""
    left: dict[int, set[int]] = {player: set() for player in players}
    for one, two in missing:
        left[one].add(two)
        left[two].add(one)
    rounds = []
    while any(left.values()):
        order = sorted(left)
        stream.shuffle(order)
        order.sort(key=lambda player: -len(left[player]))
        rank = {player: index for index, player in enumerate(order)}
        free = set(order)
        tables = []
        for one in order:
            others = left[one] & free if one in free else set()
            if others:
                two = min(others, key=rank.__getitem__)
                tables.append((one, two))
                free -= {one, two}
                left[one].remove(two)
                left[two].remove(one)
        rounds.append(SeatingDraft(tuple(tables), tuple(sorted(free))))
    return tuple(rounds)


MEETING_STEPS_EACH: Final = 6000
"""Steps of the search for each person and round."""

FEWEST_MEETING_STEPS: Final = 50_000
MOST_MEETING_STEPS: Final = 1_200_000
"""Bounds of the steps of a search: about a second of a small computer."""

_FIRST_COOLING: Final = schedules.Cooling(0.5, 0.2, 200_000)
"""By which the first method searched."""

_HOT: Final = 0.6
_COLD: Final = 0.1
_LONGEST_CYCLE: Final = 400_000
"""Measured on 13 to 40 people: less heat or an earlier end finds less, slower cooling hardly more."""

_APART: Final = 6
"""As so many meetings more than anybody can have weighs that two people should not meet."""


def steep_price(met: int) -> int:
    """Price of one more meeting: 0, 1, 4, 9 …, so that two meet three times only if it must be."""
    return met * met


def seat_for_meetings(
    players: Sequence[int],
    sizes: Sequence[TableSizes],
    history: lots.SeatingHistory,
    stream: Stream,
    steps: int | None = None,
    terms: lots.Terms = lots.USUAL,
) -> tuple[SeatingDraft, ...]:
    """Seat all rounds together so that people meet many others, earlier meetings included.

    Everybody sits at smaller tables as often as all others, as far as numbers allow; among such seatings the
    one is searched in which the fewest people meet again (`steep_price`).

    Args:
        players: Numbers of the players.
        sizes: Sizes of the tables for each round.
        history: What was seated before; it stays as it was.
        stream: Where luck comes from.
        steps: Steps of the search; by default as many as the number of people and rounds asks for.
        terms: Who is kept apart, and by which version all this is done.
    """
    known = None if terms.avoid else _known(players, sizes, history, stream)
    if known:
        surplus = lots.history_of(known).smaller.values()
        if not terms.method or max(surplus) - min(surplus) <= 1:
            return known
    if terms.method and not terms.avoid:
        found = _designed(players, sizes, history, stream)
        if found:
            return found
    # The search begins with rounds by lot, in which it is fair who sits out and at smaller tables.
    drafts = lots.seat_rounds_by_lot(players, sizes, history, stream, terms.method)
    usual = min(MOST_MEETING_STEPS, max(FEWEST_MEETING_STEPS, MEETING_STEPS_EACH * len(players) * len(sizes)))
    beyond = _APART + len(drafts) + max(history.meetings.values(), default=0)
    search = _Search(steep_price, beyond, usual if steps is None else steps)
    return search.improve(players, drafts, history, terms, stream)


def keep_apart(
    players: Sequence[int],
    drafts: Sequence[SeatingDraft],
    history: lots.SeatingHistory,
    terms: lots.Terms,
    stream: Stream,
) -> tuple[SeatingDraft, ...]:
    """Let people of rounds drawn by lot change tables until those sit apart who should; meetings are free."""
    if not terms.avoid:
        return tuple(drafts)
    beyond = len(drafts)
    search = _Search(lambda met: int(met >= beyond), beyond, FEWEST_MEETING_STEPS)
    return search.improve(players, drafts, replace(history, meetings=Counter()), terms, stream)


@dataclass(frozen=True, slots=True)
class _Search:
    """What is searched for, and how long.

    Attributes:
        price: Price of one more meeting.
        apart: As how many earlier meetings it weighs that two people should not meet.
        steps: Steps.
    """

    price: Callable[[int], int]
    apart: int
    steps: int

    def improve(
        self,
        players: Sequence[int],
        drafts: Sequence[SeatingDraft],
        history: lots.SeatingHistory,
        terms: lots.Terms,
        stream: Stream,
    ) -> tuple[SeatingDraft, ...]:
        """Return better rounds than the given ones; who sits out stays."""
        index = {player: number for number, player in enumerate(players)}
        rounds: list[schedules.NumberedTables] = [
            [[index[one] for one in table] for table in draft.tables] for draft in drafts
        ]
        meetings = Counter(
            {
                (index[one], index[two]): times
                for (one, two), times in history.meetings.items()
                if one in index and two in index
            }
        )
        if terms.method:
            for one, two in terms.avoid:
                if one in index and two in index:
                    meetings[index[one], index[two]] += self.apart
            for draft in drafts:
                history = lots.extend_history(history, draft.tables, draft.out)
            leanings = [round(2 * history.smaller.get(player, 0)) for player in players]
            schedule = schedules.Schedule(len(players), meetings, rounds, self.price, leanings)
            cycles = -(-self.steps // _LONGEST_CYCLE)
            cooling = schedules.Cooling(_HOT, _COLD, max(1, self.steps // max(1, cycles)))
        else:
            schedule = schedules.Schedule(len(players), meetings, rounds)
            cooling = _FIRST_COOLING
        schedules.anneal(schedule, self.steps, stream, cooling)
        return tuple(
            SeatingDraft(tuple(tuple(players[one] for one in table) for table in round_), draft.out)
            for round_, draft in zip(schedule.rounds, drafts, strict=True)
        )


def _known(
    players: Sequence[int], sizes: Sequence[TableSizes], history: lots.SeatingHistory, stream: Stream
) -> tuple[SeatingDraft, ...] | None:
    """Return a schedule without repeated meetings where mathematics knows one, dealt to people by lot.

    Tables of a division differ by one at most. The smaller ones are those at which a member of the last group
    does not exist, so those of the last group never sit at one.
    """
    tables = _same_tables(players, sizes, history)
    if not tables:
        return None
    largest, count = tables[0], len(tables)
    if largest * count != len(players) and len(sizes) > count:
        return None
    schedule = schedules.transversal(largest, count, len(sizes))
    return None if schedule is None else _deal(players, schedule, stream)


def _designed(
    players: Sequence[int], sizes: Sequence[TableSizes], history: lots.SeatingHistory, stream: Stream
) -> tuple[SeatingDraft, ...] | None:
    """Return a schedule that was searched before, dealt to people by lot; None where there is none."""
    tables = _same_tables(players, sizes, history)
    schedule = designs.find_design(tables, len(sizes)) if tables else None
    return None if schedule is None else _deal(players, schedule, stream)


def _same_tables(
    players: Sequence[int], sizes: Sequence[TableSizes], history: lots.SeatingHistory
) -> tuple[int, ...]:
    """Return the tables of each round where all rounds have the same, nobody sits out and nobody has met."""
    division = lots.divide_tables(len(players), sizes[0])
    same = all(lots.divide_tables(len(players), size) == division for size in sizes)
    return division.tables if same and not history.meetings and not division.out else ()


def _deal(
    players: Sequence[int], schedule: Sequence[Sequence[Sequence[int]]], stream: Stream
) -> tuple[SeatingDraft, ...]:
    """Let people take the places of numbers by lot; numbers beyond them are nobody."""
    order = list(players)
    stream.shuffle(order)
    return tuple(
        SeatingDraft(tuple(tuple(order[one] for one in table if one < len(order)) for table in round_))
        for round_ in schedule
    )


SCORE_STEPS_EACH: Final = 2500
"""Steps of the search for each person."""

MOST_SCORE_STEPS: Final = 60_000
"""Most steps of the search for one round."""

_SCORE_COLD: Final = 0.2
_RETUNE: Final = 256
_LUCK: Final = 1 << 30

_CHANGED: Final = 8
"""So many pairs at most are parted and put together when two people change tables of five."""


def meeting_weight(mix: Mix, people: int) -> int:
    """Return how many places in the standings one more meeting of the same two people is worth.

    `NEW_MATCH`: more than the whole field, so that people meet again only if it must be. `BALANCED`:
    half of the field. `CLOSE`: one place, so that meetings decide only between equals.
    """
    return {Mix.NEW: 4 * people, Mix.BALANCED: max(2, people // 2), Mix.CLOSE: 1}[mix]


def seat_by_score(
    places: Mapping[int, int],
    sizes: TableSizes,
    history: lots.SeatingHistory,
    mix: Mix,
    stream: Stream,
    terms: lots.Terms = lots.USUAL,
) -> SeatingDraft:
    """Seat one round; a pair at a table costs its distance in places and a weight for each earlier meeting.

    Who sat at smaller tables less often than others sits at one now, whatever the mix, as a table of another
    size changes what a place is worth.

    Args:
        places: Place of each player in the standings, equals the same.
        sizes: Sizes of the tables.
        history: What was seated before.
        mix: What matters more.
        stream: Where luck comes from.
        terms: Who is kept apart, and by which version all this is done.
    """
    division = lots.divide_tables(len(places), sizes)
    out = lots.draw_sitters_out(sorted(places), division.out, history, stream)
    order = [player for player in sorted(places) if player not in out]
    stream.shuffle(order)
    order.sort(key=places.__getitem__)
    shapes = list(division.tables)
    stream.shuffle(shapes)
    again = meeting_weight(mix, len(places))
    cost = [
        [
            abs(places[one] - places[two]) + again * history.meetings[min(one, two), max(one, two)]
            for two in order
        ]
        for one in order
    ]
    most = max(map(max, cost), default=0)
    for one, two in permutations(range(len(order)), 2) if terms.avoid else ():
        if (order[one], order[two]) in terms.avoid or (order[two], order[one]) in terms.avoid:
            cost[one][two] += _CHANGED * max(1, most)
    leanings: list[int] = []
    if terms.method:
        weight = _CHANGED * (1 + max(map(max, cost), default=0))
        leanings = [round(weight * history.smaller.get(player, 0)) for player in order]
    tables = [list(table) for table in lots.cut_tables(range(len(order)), shapes)]
    _settle(tables, cost, leanings, most / 4 + 1, stream)
    tables.sort(key=lambda table: sum(table) / len(table))
    return SeatingDraft(tuple(tuple(order[one] for one in table) for table in tables), out)


def _settle(
    tables: list[list[int]], cost: list[list[int]], leanings: Sequence[int], hot: float, stream: Stream
) -> None:
    """Let pairs of people change tables while it cools down; leave the best tables found.

    Args:
        tables: Indices into the next two.
        cost: What it costs that two sit together.
        leanings: What it costs that somebody sits at a smaller table; empty where sizes do not matter.
        hot: Temperature at the beginning.
        stream: Where luck comes from.
    """
    where = {one: number for number, table in enumerate(tables) for one in table}
    if len(tables) < 2:  # noqa: PLR2004 - nobody could change tables
        return
    draw, people = schedules.random_numbers(stream).__next__, len(where)
    steps = min(MOST_SCORE_STEPS, SCORE_STEPS_EACH * people)
    total, lowest, trail = 0, 0, []
    temperature = hot
    for step in range(steps):
        if step % _RETUNE == 0:
            temperature = hot * (_SCORE_COLD / hot) ** (step / steps)
        rest, luck = divmod(draw(), _LUCK)
        rest, one = divmod(rest, people)
        two = rest % people
        if where[one] == where[two]:
            continue
        # What it costs more when these two change tables.
        first, second = cost[one], cost[two]
        left = sum([second[other] - first[other] for other in tables[where[one]]])
        joined = sum([first[other] - second[other] for other in tables[where[two]]])
        worse = left + joined - 2 * first[two] + first[one] + second[two]
        if leanings:
            larger = len(tables[where[two]]) - len(tables[where[one]])
            worse += larger * (leanings[two] - leanings[one])
        if worse <= 0 or luck < _LUCK * exp(-worse / temperature):
            _swap(tables, where, one, two)
            total += worse
            trail.append((one, two))
            if total < lowest:
                lowest = total
                trail.clear()
    for one, two in reversed(trail):
        _swap(tables, where, one, two)


def _swap(tables: list[list[int]], where: dict[int, int], one: int, two: int) -> None:
    here, there = tables[where[one]], tables[where[two]]
    here[here.index(one)], there[there.index(two)] = two, one
    where[one], where[two] = where[two], where[one]
