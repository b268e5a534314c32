"""The race to a full diagram: which pieces together fill one, and how well a seat stands.

Differences of strength between two seats are meant as logits of the chance to fill the diagram first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine.grid import EffortError, Placement, placements
from accessgames.games.tetrikon.bot.deals import TURN
from accessgames.games.tetrikon.bot.plans import PLAN_LIMIT, DiagramPlans
from accessgames.games.tetrikon.rules.material_index import remembered

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.state import TetrikonTable

FIELD: Final = 4
"""Bits for each type: of no type more pieces are counted."""

_FULL: Final = (1 << FIELD) - 1

_SPREAD: Final = 2
"""Recipes have at most so many pieces more than the shortest one."""

_EFFORT: Final = 150_000
"""Steps after which no longer recipes are looked for."""

_MOST: Final = 450_000
"""Steps after which one length is given up: large diagrams have too many recipes to know them."""

_LARGEST: Final = 30
"""Squares of the largest diagram whose recipes are looked for."""

_Ways = dict[int, list[tuple[int, int]]]
"""For each square that is the first free one the placements covering it: squares, and shift of the type."""


@dataclass(frozen=True, slots=True)
class Need:
    """What a seat is short of.

    Attributes:
        missing: Pieces that the nearest recipes still need.
        outs: Types of which one brings the seat nearer.
        size: Pieces of the shortest of the nearest recipes.
    """

    missing: int
    outs: frozenset[str]
    size: int


class Recipes:
    """All short recipes of the diagrams of a set, found when they are first asked for."""

    def __init__(self, material: Material) -> None:
        """Prepare for a set."""
        self._material: Final = material
        self._shift: Final = {name: FIELD * at for at, name in enumerate(material.piece_by_id)}

    def bits(self, pieces: Iterable[str]) -> int:
        """Return owned pieces as a number like that of a recipe."""
        owned = 0
        for piece in pieces:
            shift = self._shift[piece]
            field = owned >> shift & _FULL
            owned |= (field << 1 | 1) << shift & _FULL << shift
        return owned

    @remembered(256)
    def of(self, diagram: str, *, mirror: bool) -> tuple[int, ...]:
        """Return the recipes of a diagram, those of few pieces first."""
        region = self._material.diagram_by_id[diagram].mask
        board = self._material.board.outlined(region)
        ways: _Ways = {}
        for name, piece in self._material.piece_by_id.items():
            for way in placements(board, region, name, piece.shape, mirror=mirror):
                ways.setdefault(way.mask & -way.mask, []).append((way.mask, self._shift[name]))
        solution = self._material.diagram_by_id[diagram].solution
        found = {self.bits(placement.shape for placement in solution)} if solution else set()
        largest = max(piece.size for piece in self._material.pieces)
        if region.bit_count() > _LARGEST:
            return tuple(found)
        pieces, shortest = -(-region.bit_count() // largest), None
        while pieces <= (region.bit_count() if shortest is None else shortest + _SPREAD):
            more, effort = assemble(region, ways, pieces, largest)
            found |= more
            if shortest is None and more:
                shortest = pieces
            if effort > _EFFORT:
                break
            pieces += 1
        return tuple(sorted(found, key=lambda recipe: (recipe.bit_count(), recipe)))

    def need(self, diagram: str, pieces: Sequence[str], *, mirror: bool) -> Need:
        """Return what somebody who owns some pieces, laid or free, is short of."""
        return self._need(diagram, mirror, self.bits(pieces))

    @remembered(60_000)
    def _need(self, diagram: str, mirror: bool, owned: int) -> Need:  # noqa: FBT001 - part of what is remembered
        fewest, outs, size = 99, 0, 0
        lacking = ~owned
        for recipe in self.of(diagram, mirror=mirror):
            missing = recipe & lacking
            count = missing.bit_count()
            if count < fewest:
                fewest, outs, size = count, missing, recipe.bit_count()
            elif count == fewest:
                outs |= missing
        types = frozenset(name for name, shift in self._shift.items() if outs >> shift & _FULL)
        return Need(fewest, types, size)


def assemble(region: int, ways: _Ways, pieces: int, largest: int) -> tuple[set[int], int]:
    """Return the recipes of at most so many pieces (of no type more than are counted), and the effort."""
    found: set[int] = set()
    effort = 0
    level: dict[int, set[int]] = {region: {0}}
    for left in range(pieces - 1, -1, -1):
        following: dict[int, set[int]] = {}
        for free, recipes in level.items():
            for mask, shift in ways.get(free & -free, ()):
                rest = free & ~mask
                if mask & ~free or rest.bit_count() > largest * left:
                    continue
                effort += len(recipes)
                target = following.setdefault(rest, set()) if rest else found
                for recipe in recipes:
                    field = recipe >> shift & _FULL
                    if field != _FULL:
                        target.add(recipe | (field << 1 | 1) << shift)
        if effort > _MOST:
            return set(), effort
        level = following
    return found, effort


SCALE: Final = 400.0
"""What one unit of strength is worth in T."""

WAYS: Final = 200
"""Ways to fill a diagram with what is owned that are compared."""

FEW: Final = 60
"""Diagrams with fewer known recipes are judged by plans alone."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts in the race, as logits.

    Attributes:
        plan: What a turn costs that the cheapest plan for the empty squares still takes.
        missing: What it costs that the nearest recipes lack so many pieces, wherever the others lie.
        hit: What it is worth, with so many missing, that the next piece surely is one of them.
        spare: What so many pieces are worth that can be swapped.
        step: What a step costs when nothing is missing any more.
        money: What a T is worth above so many: that of a third piece in advance is worth little.
    """

    plan: float = 0.24
    missing: tuple[float, ...] = (0.0, 1.0, 1.2, 1.3)
    hit: tuple[float, ...] = (0.0, 1.2, 0.8, 0.5, 0.2)
    spare: tuple[float, ...] = (0.0, 0.05, 0.1)
    step: float = 0.35
    money: tuple[tuple[int, float], ...] = ((0, 0.0024), (100, 0.0012), (200, 0.0004), (300, 0.0001))


SHIPPED: Final = Weights()
"""The weights of the program."""

_OFFER: Final = 0.6
"""How much of what comes next lies on offer already; the rest comes from the bag."""

_Offer = tuple[str | None, ...]


class Race(DiagramPlans):
    """Prospects that know recipes: the worth of pieces is what they do for the strength of a seat."""

    most_coming = 2
    """Two of a type at most: that changes few plans, and far fewer have to be made."""

    def __init__(self, material: Material, weights: Weights = SHIPPED) -> None:
        """Prepare for a set; other weights are for comparing."""
        super().__init__(material)
        self.weights: Final = weights
        self.recipes: Final = Recipes(material)

    def strength(
        self, table: TetrikonTable, seat: int, money: float, free: Sequence[str] | None = None
    ) -> float:
        """Return how well a seat stands.

        Args:
            table: What lies open.
            seat: Who.
            money: T in hand, or what they are guessed to be.
            free: Free pieces in place of those that the seat has.
        """
        player = table.players[seat]
        pieces = tuple(sorted(player.free if free is None else free))
        others = tuple(table.players[other].free for other in table.after(seat))
        return worth_of_money(money, self.weights) + self._pieces(
            player.diagram, table.rules.mirror, player.placed, pieces, table.offer, table.bag, others
        )

    def worth(
        self, table: TetrikonTable, seat: int, gained: Sequence[str] = (), lost: Sequence[str] = ()
    ) -> float:
        """Return what it is worth in turns to get some pieces and give others away."""
        if not gained and not lost:
            return 0.0
        after = [*table.players[seat].free, *gained]
        for piece in lost:
            after.remove(piece)
        change = self.strength(table, seat, 0.0, after) - self.strength(table, seat, 0.0)
        return SCALE / TURN * change

    def hit_chance(self, table: TetrikonTable, need: Need) -> float:
        """Return the chance that the next piece that is bought or swapped is one that is needed."""
        return self._hit(need, table.offer, table.bag)

    def assembly(self, table: TetrikonTable, seat: int) -> tuple[Placement, ...]:
        """Return how to fill a diagram with what a seat owns, moving the fewest pieces; () if that fails."""
        player = table.players[seat]
        return self._assembly(player.diagram, table.rules.mirror, player.placed, tuple(sorted(player.free)))

    # ------------------------------------------------------------ strength

    @remembered(50_000)
    def _pieces(  # noqa: PLR0913, PLR0917 - part of what is remembered
        self,
        diagram: str,
        mirror: bool,  # noqa: FBT001 - part of what is remembered
        placed: tuple[Placement, ...],
        free: tuple[str, ...],
        offer: _Offer,
        bag: tuple[int, ...],
        others: tuple[tuple[str, ...], ...],
    ) -> float:
        mask = self.material.diagram_by_id[diagram].mask & ~sum(one.mask for one in placed)
        setting = (diagram, mirror, mask, self._enough(bag, offer, others))
        weights = self.weights
        plan = weights.plan * self._price(setting, free)
        if len(self.recipes.of(diagram, mirror=mirror)) < FEW:
            return -plan
        laid = tuple(one.shape for one in placed)
        need = self.recipes.need(diagram, (*laid, *free), mirror=mirror)
        if not need.missing:
            return -min(plan, weights.step * max(1, need.size - len(laid)))
        spare = max(0, len(laid) + len(free) - (need.size - need.missing))
        return (
            _at(weights.hit, need.missing) * self._hit(need, offer, bag)
            + _at(weights.spare, spare)
            - _at(weights.missing, need.missing)
            - plan
        )

    def _hit(self, need: Need, offer: _Offer, bag: tuple[int, ...]) -> float:
        shares = self._coming(offer, bag)
        return sum(shares.get(name, 0.0) for name in need.outs)

    @remembered(4_000)
    def _coming(self, offer: _Offer, bag: tuple[int, ...]) -> dict[str, float]:
        """Return the chance of each type to be the next piece that is bought or swapped."""
        pieces = [piece for piece in offer if piece is not None]
        inside = sum(bag)
        known = 1.0 if not inside else _OFFER if pieces else 0.0
        return {
            name: known * pieces.count(name) / max(1, len(pieces)) + (1 - known) * bag[at] / max(1, inside)
            for at, name in enumerate(self._ids)
        }

    # ------------------------------------------------------------ assembly

    @remembered(4_000)
    def _assembly(
        self,
        diagram: str,
        mirror: bool,  # noqa: FBT001 - part of what is remembered
        placed: tuple[Placement, ...],
        free: tuple[str, ...],
    ) -> tuple[Placement, ...]:
        mask = self.material.diagram_by_id[diagram].mask
        supply = Counter((*free, *(one.shape for one in placed)))
        sizes = self.material.piece_by_id
        if sum(sizes[name].size * number for name, number in supply.items()) < mask.bit_count():
            return ()
        try:
            found = self.tiler(diagram, mirror=mirror).tilings(mask, supply, WAYS, effort=PLAN_LIMIT)
        except EffortError:
            return ()
        lying = frozenset(one.mask for one in placed)
        laid = {way: frozenset(one.mask for one in way) for way in found}
        # The fewest pieces to lay, then the fewest to take out.
        return min(found, key=lambda way: (len(laid[way] - lying), len(lying - laid[way])), default=())


def worth_of_money(money: float, weights: Weights = SHIPPED) -> float:
    """Return what T are worth in strength."""
    return sum(rate * min(max(0.0, money - above), 100.0) for above, rate in weights.money)


def _at(values: tuple[float, ...], number: int) -> float:
    """Return a value by its number, the last one for higher numbers."""
    return values[min(number, len(values) - 1)]
