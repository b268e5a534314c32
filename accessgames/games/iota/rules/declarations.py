"""All that may be declared where hands are unknown, sorted by notation, and counted without being listed.

Any card that nobody has seen may be in the hand, so there are up to a million placements. A chain is a place
with the empty places after it in one direction; the placements along it are found card by card, and chains
that look alike are counted once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, overload

from accessgames.games.iota.notation import CARD_NAMES, format_spot
from accessgames.games.iota.rules.actions import PASS, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.blind import can_hold
from accessgames.games.iota.rules.cards import HAND, LOT, UNTOLD, WILD, Card, Mask, joinable, mask_of
from accessgames.games.iota.rules.grid import EMPTY_RUN, SPOTS, STRIDE, side_at
from accessgames.games.iota.rules.legal import recycles

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal
    from accessgames.games.iota.rules.state import IotaState

_BY_NAME: Final = sorted(range(WILD + 1), key=CARD_NAMES.__getitem__)


class Level(NamedTuple):
    """A place of a chain.

    Attributes:
        fixed: The cards on the table that its line has then, without wild ones.
        opens: For each wild card on the table in the line, the identities that its other line allows.
        across: The identities that the line across allows there.
        whole: Whether cards on the chain up to here would be joined to the grid.
    """

    fixed: tuple[Card, ...]
    opens: tuple[Mask, ...]
    across: Mask
    whole: bool


class Chain(NamedTuple):
    """Places one after another, stepping over cards.

    Attributes:
        places: All of them.
        levels: What holds on each.
        looks: For each a number that it has in common with those behind which everything is alike.
    """

    places: tuple[int, ...]
    levels: tuple[Level, ...]
    looks: tuple[int, ...]


class Laying(NamedTuple):
    """Cards on the first places of a chain.

    Attributes:
        cards: All of them.
        plain: Those that are not wild.
        mask: The same as a set.
        opens: For each wild one the identities that its line across allows.
    """

    cards: tuple[Card, ...] = ()
    plain: tuple[Card, ...] = ()
    mask: Mask = 0
    opens: tuple[Mask, ...] = ()


class Declarations(Sequence[IotaAction]):
    """What the seat whose turn it is may declare: pass, place, recycle or trade, in this order."""

    def __init__(self, state: IotaState, refusal: Callable[[IotaState, Actor, Any], Refusal | None]) -> None:
        """Prepare; nothing is searched for yet, and `refusal` tells why an action is none of them."""
        self._state = state
        self._refusal = refusal
        self._grid = state.table.grid
        self._hand = state.hands[state.table.turn]
        self._wilds = state.pool.count(WILD)
        self._unseen = mask_of(state.pool)
        self._looks: dict[tuple[Level, ...], int] = {}
        self._counted: dict[Any, int] = {}

    def __contains__(self, action: object) -> bool:
        """Tell whether an action is legal."""
        if not isinstance(action, Place | Recycle | Trade):
            return False
        return self._refusal(self._state, self._state.table.turn, action) is None

    def __len__(self) -> int:
        """Count the actions without making them."""
        return 1 + sum(self._counts) + len(self._others)

    def __iter__(self) -> Iterator[IotaAction]:
        """List the actions sorted by notation, as they are asked for."""
        yield PASS
        for start in self._starts:
            yield from self._from(start)
        yield from self._others

    @overload
    def __getitem__(self, index: int) -> IotaAction: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[IotaAction, ...]: ...

    def __getitem__(self, index: int | slice) -> IotaAction | tuple[IotaAction, ...]:
        """Return one or several actions by their place in the order."""
        if isinstance(index, slice):
            return tuple(self[number] for number in range(*index.indices(len(self))))
        number = range(len(self))[index]
        if not number:
            return PASS
        number -= 1
        for start, count in zip(self._starts, self._counts, strict=True):
            if number < count:
                return self._from_nth(start, number)
            number -= count
        return self._others[number]

    @cached_property
    def _others(self) -> tuple[IotaAction, ...]:
        table = self._state.table
        cards = tuple(card for card in dict.fromkeys(self._state.pool) if card != WILD)
        swaps = recycles(table, cards) if UNTOLD in self._hand else []
        trades = (Trade((UNTOLD,) * count) for count in range(1, HAND + 1))
        return (*swaps, *(trade for trade in trades if trade in self))

    @cached_property
    def _chains(self) -> Mapping[int, tuple[Chain, ...]]:
        """The chains by their first place, each with those of two places or more."""
        at = self._grid.at.keys()
        near = self._grid.runs[0].keys() | self._grid.runs[1].keys()
        found: dict[int, list[Chain]] = {}
        for step in (1, STRIDE):
            starts = set(near)
            for place in near:  # and the empty places before one, as far as a line reaches
                starts.update({place - back * step for back in range(1, LOT)} - at)
            for start in starts:
                chain = self._chain(start, step)
                if len(chain.places) > 1 and any(level.whole for level in chain.levels[1:]):
                    found.setdefault(start, []).append(chain)
        return {
            start: tuple(sorted(chains, key=lambda chain: format_spot(SPOTS[chain.places[1]])))
            for start, chains in found.items()
        }

    def _chain(self, start: int, step: int) -> Chain:
        grid = self._grid
        crossing = grid.runs[1 if step == 1 else 0]
        fixed, opens, _ = side_at(grid.at, start, -step)
        places: list[int] = []
        levels: list[Level] = []
        place, whole = start, False
        while len(places) < HAND:
            more, some, _ = side_at(grid.at, place, step)
            fixed, opens = fixed + more, opens + some
            if len(places) + 1 + len(fixed) + len(opens) > LOT:
                break
            across = crossing.get(place, EMPTY_RUN)
            whole = whole or bool(fixed or opens or across.length)
            places.append(place)
            levels.append(Level(fixed, opens, across.mask, whole))
            place += step * (1 + len(more) + len(some))
        looks = (self._looks.setdefault(tuple(levels[at:]), len(self._looks)) for at in range(len(levels)))
        return Chain(tuple(places), tuple(levels), tuple(looks))

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        """The first places of all placements, by name."""
        places = self._chains.keys() | {place for place, mask in self._grid.open.items() if mask}
        return tuple(sorted(places, key=lambda place: f"{format_spot(SPOTS[place])}="))

    @cached_property
    def _counts(self) -> tuple[int, ...]:
        """How many placements begin on each of the first places."""
        return tuple(
            len(self._singles(start))
            + sum(self._count(chain, 0, Laying()) for chain in self._chains.get(start, ()))
            for start in self._starts
        )

    def _singles(self, place: int) -> tuple[Card, ...]:
        """Return the cards that can be placed alone, by name."""
        mask = self._grid.open.get(place, 0)
        return _by_name(self._fitting(mask, Laying())) if mask else ()

    def _fitting(self, mask: Mask, laying: Laying) -> Mask:
        """Return which cards among some identities the hand may have beside others, wild ones as the last."""
        plain, wilds = len(laying.plain), len(laying.opens)
        fitting = mask & self._unseen & ~laying.mask
        if not can_hold(self._hand, self._wilds, plain + 1, wilds):
            fitting = 0
        return fitting | can_hold(self._hand, self._wilds, plain, wilds + 1) << WILD

    def _next(self, level: Level, laying: Laying) -> tuple[Card, ...]:
        """Return the cards that can lie on the next place of a chain, by name."""
        mask = joinable(level.fixed + laying.plain, level.opens + laying.opens) & level.across
        return _by_name(self._fitting(mask, laying)) if mask else ()

    def _count(self, chain: Chain, depth: int, laying: Laying) -> int:
        """Count the placements along the rest of a chain, of which two cards or more are laid then."""
        level = chain.levels[depth]
        if depth + 1 == len(chain.levels):
            mask = joinable(level.fixed + laying.plain, level.opens + laying.opens) & level.across
            return self._fitting(mask, laying).bit_count() if mask else 0
        # In which order cards were laid changes nothing behind them.
        key = chain.looks[depth], laying.mask, tuple(sorted(laying.opens))
        total = self._counted.get(key)
        if total is None:
            cards = self._next(level, laying)
            total = len(cards) if laying.cards and level.whole else 0
            total += sum([self._count(chain, depth + 1, _with(laying, card, level)) for card in cards])
            self._counted[key] = total
        return total

    def _openings(self, start: int) -> Iterator[tuple[Chain | None, Laying]]:
        """Yield a card with the chain it begins, or None for the card alone, sorted by notation."""
        alone, chains = set(self._singles(start)), self._chains.get(start, ())
        for card in _BY_NAME:
            if card in alone:
                yield None, Laying((card,))
            for chain in chains:
                if card in self._next(chain.levels[0], Laying()):
                    yield chain, _with(Laying(), card, chain.levels[0])

    def _from(self, start: int) -> Iterator[Place]:
        """Yield the placements that begin on a place, sorted by notation."""
        for chain, laying in self._openings(start):
            if chain is None:
                yield _placed((start,), laying)
            else:
                yield from self._along(chain, 1, laying)

    def _from_nth(self, start: int, number: int) -> Place:
        """Return the placement with a number among those that begin on a place; others are only counted."""
        for chain, laying in self._openings(start):
            count = 1 if chain is None else self._count(chain, 1, laying)
            if number < count:
                return _placed((start,), laying) if chain is None else self._along_nth(chain, laying, number)
            number -= count
        raise IndexError(number)

    def _along_nth(self, chain: Chain, laying: Laying, number: int) -> Place:
        """Return the placement with a number among those along a chain that begin with some cards."""
        depth = len(laying.cards)
        level, last = chain.levels[depth], depth + 1 == len(chain.levels)
        for card in self._next(level, laying):
            longer = _with(laying, card, level)
            if level.whole and not number:
                return _placed(chain.places, longer)
            number -= level.whole
            count = 0 if last else self._count(chain, depth + 1, longer)
            if number < count:
                return self._along_nth(chain, longer, number)
            number -= count
        raise IndexError(number)

    def _along(self, chain: Chain, depth: int, laying: Laying) -> Iterator[Place]:
        """Yield the placements along a chain that begin with some cards."""
        if depth == len(chain.levels):
            return
        level = chain.levels[depth]
        for card in self._next(level, laying):
            longer = _with(laying, card, level)
            if level.whole:
                yield _placed(chain.places, longer)
            yield from self._along(chain, depth + 1, longer)


def _placed(places: Sequence[int], laying: Laying) -> Place:
    """Return the placement of some cards on the first of some places."""
    return Place.ordered(tuple(zip((SPOTS[place] for place in places), laying.cards, strict=False)))


@lru_cache(maxsize=1 << 14)
def _by_name(mask: Mask) -> tuple[Card, ...]:
    """Return the cards of a set, by name."""
    return tuple(card for card in _BY_NAME if mask >> card & 1)


def _with(laying: Laying, card: Card, level: Level) -> Laying:
    """Return the cards of a chain with one more."""
    if card == WILD:
        return Laying((*laying.cards, card), laying.plain, laying.mask, (*laying.opens, level.across))
    return Laying((*laying.cards, card), (*laying.plain, card), laying.mask | 1 << card, laying.opens)
