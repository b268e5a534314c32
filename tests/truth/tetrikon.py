"""What Tetrikon's computer players say, counted again from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Planner, Tiler, place
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.actions import (
    AddItem,
    Build,
    Buy,
    CancelDeal,
    Choose,
    DiscardMoney,
    EndTurn,
    Exchange,
    Give,
    KeepCard,
    OpenDeal,
    Pay,
    Propose,
    Roll,
    Swap,
    UseCard,
)
from accessgames.games.tetrikon.rules.actions import CounterDeal as Answer
from accessgames.games.tetrikon.rules.puzzle import (
    GiveUp,
    Lay,
    Lift,
    PuzzleView,
    Think,
    empty_squares,
    free_pieces,
)
from accessgames.games.tetrikon.rules.tasks import Answering, Offer, SwapAnswer

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonTable
    from tests.truth.claims import Check, Claim

SET: Final = load_standard()
EFFORT: Final = 40_000
"""Ten times what the players look at, so that this never is the one who gives up."""

PRICE: Final = 100


# ---------------------------------------------------------------- counting


@lru_cache(maxsize=64)
def planner(diagram: str, mirror: bool) -> Planner:
    """Search the ways to fill a diagram."""
    return Planner(SET.board.outlined(SET.diagram_by_id[diagram].mask), SET.shapes, mirror=mirror)


def coming(table: TetrikonTable, seat: int) -> Counter[str]:
    """What can still come to a seat: from the bag, the offer and the free pieces of others."""
    found = Counter(dict(zip(SET.piece_by_id, table.bag, strict=True)))
    found.update(piece for piece in table.offer if piece is not None)
    for other in range(len(table.players)):
        if other != seat:
            found.update(table.players[other].free)
    return found


def empty(claim: Claim, seat: int | None = None) -> int:
    """The empty squares of a diagram."""
    player = claim.view.table.players[claim.seat if seat is None else seat]
    mask = SET.diagram_by_id[player.diagram].mask
    for placement in player.placed:
        mask &= ~placement.mask
    return mask


def free(claim: Claim) -> list[str]:
    """The free pieces of the seat."""
    return list(claim.view.table.players[claim.seat].free)


_known: dict[Any, int | None] = {}


def fewest(claim: Claim, mask: int, pieces: Sequence[str], seat: int | None = None) -> int | None:
    """With how few further pieces squares can be filled; None when not at all."""
    table = claim.view.table
    who = claim.seat if seat is None else seat
    more = coming(table, who)
    diagram, mirror = table.players[who].diagram, table.rules.mirror
    key = (diagram, mirror, mask, tuple(sorted(pieces)), tuple(sorted(more.items())))
    if key not in _known:
        own = Counter(pieces)
        prices = dict.fromkeys(SET.piece_by_id, 1.0)
        plan = planner(diagram, mirror).plan(mask, own, more, prices, EFFORT)
        assert plan is None or plan.best, "not enough effort"
        _known[key] = None if plan is None else sum(plan.missing.values())
    return _known[key]


def squares(claim: Claim, action: Build | Exchange | Lay, mirror: bool) -> int:
    """What a piece would cover."""
    shape = SET.piece_by_id[action.piece].shape
    found = place(SET.board, action.piece, shape, action.orientation, action.anchor, mirror=mirror)
    assert found is not None, claim
    return found.mask


def rest(claim: Claim) -> int:
    """What is left of the empty squares after an action that lays a piece."""
    action, table = claim.action, claim.view.table
    mask = empty(claim)
    if isinstance(action, Exchange):
        (out,) = (one for one in table.players[claim.seat].placed if one.anchor == action.removed)
        mask |= out.mask
    assert isinstance(action, Build | Exchange), claim
    return mask & ~squares(claim, action, table.rules.mirror)


def without(pieces: Sequence[str], *gone: str) -> list[str]:
    """The pieces that stay."""
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return left


# ---------------------------------------------------------------- building


def _full(claim: Claim) -> None:
    if isinstance(claim.action, Lay):
        assert not _puzzle_rest(claim), claim
    else:
        assert not rest(claim), claim


def _plan(claim: Claim) -> None:
    assert claim.action.piece == claim.take("piece"), claim
    left = rest(claim)
    assert left.bit_count() == claim.number("left"), claim
    assert fewest(claim, left, without(free(claim), claim.action.piece)) == claim.number("missing"), claim


def _fillable(claim: Claim) -> bool:
    """Whether the rest after an action can be filled with own pieces and any that may come."""
    if isinstance(claim.action, Lay):
        state = claim.view.state
        supply = Counter(free_pieces(SET, state))
        supply[claim.action.piece] -= 1
        mask, mirror, diagram = _puzzle_rest(claim), state.rules.mirror, state.run.building.diagram
    else:
        table = claim.view.table
        mask, mirror, diagram = rest(claim), table.rules.mirror, table.players[claim.seat].diagram
        supply = coming(table, claim.seat)
        supply.update(without(free(claim), claim.action.piece))
    board = SET.board.outlined(SET.diagram_by_id[diagram].mask)
    assert mask.bit_count() == claim.number("left"), claim
    assert claim.action.piece == claim.take("piece"), claim
    return Tiler(board, SET.shapes, mirror=mirror).fillable(mask, supply)


def _rest(claim: Claim) -> None:
    assert _fillable(claim), claim


def _blocked(claim: Claim) -> None:
    assert not _fillable(claim), claim


def _repair(claim: Claim) -> None:
    old = _out(claim)
    after = [*without(free(claim), claim.action.piece), old]
    assert fewest(claim, rest(claim), after) == claim.number("missing"), claim


def _refit(claim: Claim) -> None:
    _out(claim)


def _out(claim: Claim) -> str:
    """The piece that comes out."""
    placed = claim.view.table.players[claim.seat].placed
    (old,) = (one.shape for one in placed if one.anchor == claim.action.removed)
    assert (old, claim.action.piece) == (claim.take("out"), claim.take("piece")), claim
    return str(old)


# ---------------------------------------------------------------- the market


def _roll(claim: Claim) -> None:
    assert isinstance(claim.action, Roll), claim


def _save(claim: Claim) -> None:
    assert claim.reason.private, claim
    assert isinstance(claim.action, Roll | EndTurn), claim
    assert PRICE - sum(claim.view.hand.money) == claim.number("short"), claim
    assert claim.number("short") > 0, claim


def _offer(claim: Claim) -> None:
    offered = [piece for piece in claim.view.table.offer if piece is not None]
    assert len(offered) == claim.number("count"), claim
    mask, own = empty(claim), free(claim)
    now = fewest(claim, mask, own)
    assert now is not None, claim
    after = [fewest(claim, mask, [*own, piece]) for piece in offered]
    assert sum(number is not None and number < now for number in after) == claim.number("useful"), claim


def _gained(claim: Claim) -> str:
    """The piece that an action may bring."""
    match claim.action:
        case Buy(place=int(at)) | UseCard(place=int(at)):
            return str(claim.view.table.offer[at - 1])
        case AddItem("take", str(piece)):
            return piece
    assert isinstance(claim.action, OpenDeal), claim
    piece = str(claim.args["piece"])
    assert piece in claim.view.table.players[claim.action.partner].free, claim
    return piece


def _wanted(claim: Claim) -> None:
    piece = _gained(claim)
    assert piece == claim.take("piece"), claim
    mask, own = empty(claim), free(claim)
    now, after = fewest(claim, mask, own), fewest(claim, mask, [*own, piece])
    assert after == claim.number("missing"), claim
    assert now is None or now > claim.number("missing"), claim


def _unwanted(claim: Claim) -> None:
    piece = _gained(claim)
    assert piece == claim.take("piece"), claim
    mask, own = empty(claim), free(claim)
    assert fewest(claim, mask, [*own, piece]) == fewest(claim, mask, own), claim


def _lost(claim: Claim) -> str:
    """The piece that an action may cost."""
    match claim.action:
        case Swap(piece) | Give(piece) | AddItem("give", str(piece)) | UseCard(give=str(piece)):
            return piece
    assert isinstance(claim.action, OpenDeal), claim
    piece = str(claim.args["piece"])
    assert piece in free(claim), claim
    return piece


def _spare(claim: Claim) -> None:
    piece = _lost(claim)
    assert piece == claim.take("piece"), claim
    mask, own = empty(claim), free(claim)
    after = fewest(claim, mask, without(own, piece))
    assert after == claim.number("missing"), claim
    assert after == fewest(claim, mask, own), claim


def _needed(claim: Claim) -> None:
    piece = _lost(claim)
    assert piece == claim.take("piece"), claim
    mask, own = empty(claim), free(claim)
    now = fewest(claim, mask, own)
    assert now == claim.number("missing"), claim
    assert now != fewest(claim, mask, without(own, piece)), claim


# ---------------------------------------------------------------- cards and T


def _effects(claim: Claim) -> list[tuple[str, int]]:
    kinds = (claim.action.kind, *claim.action.others)
    return [(SET.chance_by_id[kind].effect.name, SET.chance_by_id[kind].effect.amount) for kind in kinds]


def _money(claim: Claim) -> None:
    effects = _effects(claim)
    assert {name for name, _ in effects} <= {"joker", "inheritance"}, claim
    assert sum(amount for _, amount in effects) == claim.number("worth"), claim


def _claim(claim: Claim) -> None:
    ((name, amount),) = _effects(claim)
    payers = {"from-each": len(claim.view.table.players) - 1, "take": 1}[name]
    assert amount * payers == claim.number("worth"), claim


def _draw(claim: Claim) -> None:
    if isinstance(claim.action, Choose):
        total = claim.view.table.task.total
        assert (1 + (total > 6) + (total > 11)) == claim.number("cards"), claim
        return
    assert [("draw", claim.number("cards"))] == _effects(claim), claim


def _luck(claim: Claim) -> None:
    assert "chance" == claim.action.reward, claim


def _two(claim: Claim) -> None:
    assert "build-two" == claim.action.kind, claim


def _free(claim: Claim) -> None:
    assert "piece-from-player" == claim.action.kind, claim


def _keep(claim: Claim) -> None:
    assert isinstance(claim.action, KeepCard), claim
    assert SET.chance_by_id[claim.view.drawn].effect.keepable, claim


def _nothing(claim: Claim) -> None:
    assert isinstance(claim.action, EndTurn), claim
    mask = empty(claim)
    builds = [action for action in claim.perspective.legal if isinstance(action, Build)]
    mirror = claim.view.table.rules.mirror
    assert all(squares(claim, action, mirror) != mask for action in builds), claim


def _cancel(claim: Claim) -> None:
    assert isinstance(claim.action, CancelDeal), claim
    after = claim.perspective.after(claim.action).view
    assert (claim.view.hand, claim.view.table.players) == (after.hand, after.table.players), claim


def _paid(claim: Claim) -> int:
    assert isinstance(claim.action, Pay), claim
    return sum(claim.action.cards) - int(claim.view.table.task.amount)


def _exact(claim: Claim) -> None:
    assert not _paid(claim), claim


def _over(claim: Claim) -> None:
    assert _paid(claim) == claim.number("by"), claim


def _under(claim: Claim) -> None:
    assert -_paid(claim) == claim.number("by"), claim


def _lowest(claim: Claim) -> None:
    assert claim.reason.private, claim
    assert isinstance(claim.action, DiscardMoney), claim
    assert min(claim.view.hand.money) == claim.number("value"), claim
    assert claim.action.value == claim.number("value"), claim


# ---------------------------------------------------------------- deals


def _offered(claim: Claim) -> Offer:
    """The offer that an action is about."""
    task, action = claim.view.table.task, claim.action
    if isinstance(action, UseCard):
        assert action.partner is not None, claim
        return Offer(claim.seat, action.partner, (str(action.give),), 0, (str(action.take),))
    if isinstance(action, Propose):
        assert claim.reason.private, claim
        offer: Offer = claim.view.draft.offer
        return offer
    if isinstance(task, SwapAnswer):
        return Offer(task.seat, task.actor, (task.give,), 0, (task.take,))
    assert isinstance(task, Answering), claim
    assert not isinstance(action, Answer) or action == Answer(), claim
    return task.offer


def _change(claim: Claim, seat: int) -> tuple[int | None, int | None]:
    """The missing pieces of a side before and after."""
    offer = _offered(claim)
    comes, goes = (offer.take, offer.give) if seat == offer.seat else (offer.give, offer.take)
    own = list(claim.view.table.players[seat].free)
    mask = empty(claim, seat)
    after = fewest(claim, mask, without([*own, *comes], *goes), seat)
    return fewest(claim, mask, own, seat), after


def _changed(claim: Claim) -> tuple[int, int]:
    assert _change(claim, claim.seat) == (claim.number("before"), claim.number("after")), claim
    return claim.number("before"), claim.number("after")


def _fewer(claim: Claim) -> None:
    before, after = _changed(claim)
    assert after < before, claim


def _more(claim: Claim) -> None:
    before, after = _changed(claim)
    assert after > before, claim


def _same(claim: Claim) -> None:
    assert _change(claim, claim.seat) == (claim.number("missing"), claim.number("missing")), claim


def _rival(claim: Claim) -> None:
    offer = _offered(claim)
    other = offer.partner if claim.seat == offer.seat else offer.seat
    before, after = claim.number("before"), claim.number("after")
    assert _change(claim, other) == (before, after), claim
    assert after < before, claim


def _price(claim: Claim) -> None:
    offer = _offered(claim)
    assert 1 == len(offer.give) + len(offer.take), claim
    paid, back = (offer.take_money, offer.give_money) if offer.give else (offer.give_money, offer.take_money)
    assert (paid, 0) == (claim.number("paid"), back), claim
    assert PRICE == claim.number("price"), claim


# ---------------------------------------------------------------- blitz and solo


def _puzzle_rest(claim: Claim) -> int:
    assert isinstance(claim.view, PuzzleView), claim
    state = claim.view.state
    left = empty_squares(SET, state.run.building)
    return left & ~squares(claim, claim.action, state.rules.mirror)


def _left(claim: Claim) -> int:
    left = empty_squares(SET, claim.view.state.run.building)
    assert left.bit_count() == claim.number("left"), claim
    return left


def _think(claim: Claim) -> None:
    assert isinstance(claim.action, Think), claim
    assert claim.action.milliseconds == 1000 * claim.number("seconds"), claim


def _unfillable(claim: Claim) -> None:
    assert isinstance(claim.action, GiveUp | Lift), claim
    state, left = claim.view.state, _left(claim)
    tiler = Tiler(SET.board.outlined(left), SET.shapes, mirror=state.rules.mirror)
    assert not tiler.fillable(left, free_pieces(SET, state)), claim


def _hopeless(claim: Claim) -> None:
    assert isinstance(claim.action, GiveUp | Lift), claim
    _left(claim)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "tetrikon-reason-full": _full,
        "tetrikon-reason-plan": _plan,
        "tetrikon-reason-rest": _rest,
        "tetrikon-reason-blocked": _blocked,
        "tetrikon-reason-repair": _repair,
        "tetrikon-reason-refit": _refit,
        "tetrikon-reason-roll": _roll,
        "tetrikon-reason-save": _save,
        "tetrikon-reason-offer": _offer,
        "tetrikon-reason-wanted": _wanted,
        "tetrikon-reason-unwanted": _unwanted,
        "tetrikon-reason-needed": _needed,
        "tetrikon-reason-spare": _spare,
        "tetrikon-reason-money": _money,
        "tetrikon-reason-claim": _claim,
        "tetrikon-reason-draw": _draw,
        "tetrikon-reason-luck": _luck,
        "tetrikon-reason-two": _two,
        "tetrikon-reason-free": _free,
        "tetrikon-reason-keep": _keep,
        "tetrikon-reason-nothing": _nothing,
        "tetrikon-reason-cancel": _cancel,
        "tetrikon-reason-exact": _exact,
        "tetrikon-reason-over": _over,
        "tetrikon-reason-under": _under,
        "tetrikon-reason-lowest": _lowest,
        "tetrikon-reason-fewer": _fewer,
        "tetrikon-reason-same": _same,
        "tetrikon-reason-more": _more,
        "tetrikon-reason-rival": _rival,
        "tetrikon-reason-price": _price,
        "tetrikon-reason-think": _think,
        "tetrikon-reason-unfillable": _unfillable,
        "tetrikon-reason-hopeless": _hopeless,
    }
)
"""One check for every reason."""
