"""What a seat can hope for in its turn: in T, and for the strongest judge as its chance to win."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp, prod
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.bot.dealer import Bargain, Dealer, see_purses
from accessgames.games.tetrikon.bot.deals import TURN, value_of_card
from accessgames.games.tetrikon.bot.plans import DiagramPlans, own_part
from accessgames.games.tetrikon.bot.race import SCALE, Race
from accessgames.games.tetrikon.rules.state import LETTERS, PRICE, TetrikonView
from accessgames.games.tetrikon.rules.tasks import Answering, CardChoice, Offer
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine.grid import Placement, Plan
    from accessgames.games.tetrikon.rules.actions import Build, Exchange, UseCard

FULL: Final = 2000.0
"""A full diagram ends the game: nothing is worth more."""

SQUARE: Final = 20.0
"""Penalty for an empty square when a game closes."""

REPLIES: Final = 1
"""Offers of one negotiation that are answered with another one; then it is yes or no."""

_BUILDING: Final = 20.0
_SIZE: Final = 2.0
_OFF_PLAN: Final = -20.0
_SPENDING: Final = 6.0
"""What the price of a piece is worth: T have hardly any other use."""

_STOCK_CHANGE: Final = 8.0
"""What it is worth that the offer changes and that there is something to trade with."""

LAST_PIECES: Final = 1
"""Pieces that are still laid in the last turn."""

_READY: Final = 1.5
"""Turns to a full diagram with which somebody has it in the next round about once in three times."""

_ENOUGH: Final = 150
"""T of which more are worth less and less."""


class Evaluation:
    """One moment of one seat, everything worked out when it is first asked for."""

    def __init__(self, prospects: DiagramPlans, view: TetrikonView, seat: int) -> None:
        """Look with the eyes of a seat."""
        self.prospects = prospects
        self.shortage = prospects.shortage
        self.view = view
        self.table = view.table
        self.seat = seat
        self.player = view.table.players[seat]
        self.empty = prospects.empty(self.player)

    @cached_property
    def plan(self) -> Plan | None:
        """The cheapest plan for the empty squares."""
        return self.prospects.plan(self.table, self.seat, self.empty, self.player.free)

    @cached_property
    def turns(self) -> float:
        """How many turns it still takes."""
        return self.prospects.standing(self.table, self.seat)

    @cached_property
    def planned(self) -> frozenset[int]:
        """Squares of the pieces of the plan that are at hand."""
        return frozenset() if self.plan is None else frozenset(one.mask for one in own_part(self.plan))

    @cached_property
    def thrift(self) -> float:
        """What a T is worth: 1 while a piece is still to be saved for, less the more there are."""
        return min(1.0, _ENOUGH / max(1, self.view.hand.total))

    @property
    def rolling(self) -> float:
        """What a roll is worth in T."""
        return TURN * self.thrift

    @cached_property
    def dealer(self) -> Dealer:
        """What values deals."""
        return Dealer(self.prospects, self.table, self.thrift)

    @cached_property
    def bargains(self) -> dict[int, Bargain]:
        """The deal to offer to each of the others, where there is one."""
        partners = self.table.after(self.seat)
        purses = {partner: see_purses(self.prospects, self.view, partner) for partner in partners}
        found = {partner: self.dealer.best(self.seat, partner, purses[partner]) for partner in partners}
        return {partner: bargain for partner, bargain in found.items() if bargain is not None}

    @cached_property
    def wish(self) -> Bargain | None:
        """The deal to offer in this turn: the best one with a player who may trade; None without one."""
        free = [one for partner, one in self.bargains.items() if not self.table.players[partner].no_trade]
        return max(free, key=lambda one: one.gain, default=None)

    @property
    def asked(self) -> Offer | None:
        """The offer of another seat that this seat has still to answer, if there is one."""
        tasks = reversed(self.table.pending)
        offers = (task.offer for task in tasks if isinstance(task, Answering))
        return next((offer for offer in offers if offer.partner == self.seat), None)

    def reply(self, offer: Offer) -> Bargain | None:
        """Return the deal to offer in answer to one, if both would like it and it can be put together."""
        if offer.exchange >= REPLIES:
            return None
        found = self.dealer.reply(offer, see_purses(self.prospects, self.view, offer.seat))
        if found is None:
            return None
        same = (found.give, found.give_money, found.take, found.take_money)
        asked = (_only(offer.take), offer.take_money, _only(offer.give), offer.give_money)
        return None if same == asked else found

    @property
    def final(self) -> bool:
        """Whether the game closes, so that only what is covered in this turn counts."""
        return self.table.closing is not None

    # ------------------------------------------------------------ pieces

    def worth(self, gained: tuple[str, ...] = (), lost: tuple[str, ...] = ()) -> float:
        """Return what pieces gained and lost bring in T."""
        return TURN * self.prospects.worth(self.table, self.seat, gained, lost)

    @cached_property
    def loss(self) -> dict[str, float]:
        """What each free piece is worth to the seat, in T."""
        return {piece: -self.worth(lost=(piece,)) for piece in sorted(set(self.player.free))}

    @cached_property
    def spare(self) -> str | None:
        """The free piece that is worth least."""
        return min(self.loss, key=lambda piece: self.loss[piece], default=None)

    def value_of_offer(self, piece: str, lost: tuple[str, ...] = ()) -> float:
        """Return what a piece of the offer is worth in T, another one being given for it."""
        return self.worth((piece,), lost)

    def by_die(self, lost: tuple[str, ...] = ()) -> float:
        """Return what the piece is worth on average that a die takes from the offer."""
        offer = Counter(piece for piece in self.table.offer if piece is not None)
        total = sum(number * self.value_of_offer(piece, lost) for piece, number in offer.items())
        return total / max(1, offer.total())

    # ------------------------------------------------------------ actions

    def building(self, build: Build) -> float:
        """Return what laying a piece is worth in T."""
        mask = self.prospects.covered(self.table, build)
        if mask == self.empty:
            return FULL
        if self.final:
            return SQUARE * mask.bit_count()
        if mask in self.planned:
            return _BUILDING + _SIZE * mask.bit_count()
        saved = self._saved(build.piece, mask) if self.barred or self.hurry else 0.0
        if self.barred and saved > 0:
            return TURN * saved
        astray = _OFF_PLAN + mask.bit_count()
        covering = SQUARE * mask.bit_count() * self.hurry + TURN * min(saved, 0.0) * (1.0 - self.hurry)
        return max(astray, covering) if self.hurry else astray

    @cached_property
    def hurry(self) -> float:
        """How likely a game of more than two ends before the seat has laid what it has.

        Between two only the one who fills the diagram first has won; among more, places count as well.
        """
        others = self.table.after(self.seat)
        pieces = sum(self.prospects.fits(self.table, self.seat, piece) for piece in self.player.free)
        if len(others) == 1 or pieces <= LAST_PIECES:
            return 0.0
        goes_on = prod(1.0 - exp(-self.prospects.standing(self.table, seat) / _READY) for seat in others)
        return 1.0 - goes_on ** (pieces - LAST_PIECES)

    @property
    def barred(self) -> bool:
        """Whether nothing was done in the turn yet and nothing can be rolled in it."""
        turn = self.table.turn
        return turn is not None and turn.no_roll and not turn.letters

    def _saved(self, piece: str, mask: int) -> float:
        """Return how many turns fewer it takes to fill the diagram once a piece lies there."""
        free = without(self.player.free, (piece,))
        return self.turns - self.prospects.turns(self.table, self.seat, self.empty & ~mask, free)

    def exchanging(self, exchange: Exchange) -> float:
        """Return what it is worth in T to take a piece out and lay another."""
        old = next(one for one in self.player.placed if one.anchor == exchange.removed)
        new = self.prospects.covered(self.table, exchange)
        empty = (self.empty | old.mask) & ~new
        if not empty:
            return FULL
        gain = new.bit_count() - old.mask.bit_count()
        if self.final:
            return SQUARE * gain
        if new not in self.repairs.get(old.mask, frozenset()):
            return _OFF_PLAN + gain
        free = list(self.player.free)
        free.remove(exchange.piece)
        after = self.prospects.turns(self.table, self.seat, empty, (*free, old.shape))
        return TURN * (self.turns - after) - TURN / 2

    @cached_property
    def repairs(self) -> dict[int, frozenset[int]]:
        """For each placed piece what the plan would lay if it was taken out, where that is a better one."""
        found: dict[int, frozenset[int]] = {}
        if self.plan is not None and not self.plan.missing:
            return found
        for old in self.player.placed:
            free = (*self.player.free, old.shape)
            plan = self.prospects.plan(self.table, self.seat, self.empty | old.mask, free)
            if plan is not None and plan.price < self.turns - 1:
                found[old.mask] = frozenset(one.mask for one in own_part(plan)) - {old.mask}
        return found

    def buying(self, place: int | None) -> float:
        """Return what a purchase is worth in T, the price taken off as far as T can be of other use."""
        piece = None if place is None else self.table.offer[place - 1]
        worth = self.by_die() if piece is None else self.value_of_offer(piece)
        if self.final:
            return self.hoped_for(piece)
        return worth + _STOCK_CHANGE - _SPENDING * self.thrift

    def hoped_for(self, piece: str | None) -> float:
        """Return what a piece bought in the last turn may still cover, in penalties."""
        letters = "" if self.table.turn is None else self.table.turn.letters
        if letters or self.player.free:
            return -1.0
        material = self.prospects.material
        sizes = [
            material.piece_by_id[one].size
            for one in self.table.offer
            if one is not None and piece in {None, one}
        ]
        fitting = [size for size in sizes if size <= self.empty.bit_count()]
        return SQUARE * sum(fitting) / max(1, len(sizes))

    def swapping(self, piece: str) -> float:
        """Return what a swap at the manager is worth in T, being a whole turn."""
        return -1.0 if self.final else self.by_die((piece,)) - self.thrift * TURN - _STOCK_CHANGE

    def card(self, action: UseCard) -> float:  # noqa: PLR0911 - one for each kind
        """Return what it is worth in T to use a card now, the cards it takes the place of not counted."""
        partners = len(self.table.players) - 1
        lost = () if action.give is None else (action.give,)
        match action.kind:
            case "swap-manager":
                return self.by_die(lost)
            case "random-piece":
                return self.by_die()
            case "choose-piece":
                piece = self.table.offer[(action.place or 1) - 1]
                return 0.0 if piece is None else self.value_of_offer(piece)
            case "swap-player":
                return self.swap_with(action)
            case "piece-from-player":
                return self.taken_from(action.partner)
            case "build-two":
                return self.building_two()
            case _:
                return sum(value_of_card(kind, partners) for kind in (action.kind, *action.others))

    def swap_with(self, action: UseCard) -> float:
        """Return what the card for a swap with a player is worth: the partner has to like it, too."""
        if action.partner is None or action.give is None or action.take is None:
            return 0.0
        theirs = TURN * self.prospects.worth(self.table, action.partner, (action.give,), (action.take,))
        return self.worth((action.take,), (action.give,)) if theirs >= 0 else -1.0

    def taken_from(self, partner: int | None) -> float:
        """Return what a piece is worth that a partner gives, who gives what it can best do without."""
        if partner is None or not self.table.players[partner].free:
            return 0.0
        free = sorted(set(self.table.players[partner].free))
        cheapest = min(free, key=lambda one: -self.prospects.worth(self.table, partner, (), (one,)))
        return self.worth((cheapest,))

    def building_two(self) -> float:
        """Return what the card for laying two pieces is worth: a turn is saved when two are at hand."""
        if self.final:
            return 2 * SQUARE * 3
        if len(self.planned) < 2:  # noqa: PLR2004 - the card is about two pieces
            return 0.0
        full = self.plan is not None and not self.plan.missing and len(self.plan.placements) <= len("ab")
        return FULL if full else TURN + 2


def _only(pieces: tuple[str, ...]) -> str | None:
    return pieces[0] if len(pieces) == 1 else None


RIVALRY: Final = 1.0
"""What helps another one harms as much, also among more than two."""

_ASSEMBLING: Final = TURN
"""What a step is worth when everything that is needed is there: as much as a turn."""

_ASTRAY: Final = -20.0
"""What moving a piece is worth that has its place already."""

_LEAST: Final = 0.1
"""What a roll is worth at least: it may bring a chance card or a piece."""

_CHANGE: Final = 8.0
"""What it is worth that the offer changes."""

_PLENTY: Final = 300
"""T of which more are good for nothing but pieces."""


CROWD_RIVALRY: Final = 1.5
"""How much a good player minds, among more than two, that the partner of a deal gains."""


class GoodEvaluation(Evaluation):
    """One moment of one seat that knows whom its deals help, and what the last turn is still good for."""

    @cached_property
    def dealer(self) -> Dealer:
        """What values deals."""
        if len(self.table.after(self.seat)) == 1:
            return super().dealer
        return Dealer(self.prospects, self.table, self.thrift, CROWD_RIVALRY)

    def buying(self, place: int | None) -> float:
        """Return what a purchase is worth in T, in the last turn by what it lets cover."""
        if not self.final:
            return super().buying(place)
        return self.covering(self.table.offer if place is None else (self.table.offer[place - 1],))

    def card(self, action: UseCard) -> float:
        """Return what it is worth in T to use a card now, in the last turn a piece by what it lets cover."""
        if not self.final or action.kind not in {"random-piece", "choose-piece"}:
            return super().card(action)
        drawn = isinstance(self.table.task, CardChoice)  # with the roll, which is the letter
        offer = self.table.offer if action.place is None else (self.table.offer[action.place - 1],)
        return self.covering(offer, letters=0 if drawn else 1)

    def covering(self, pieces: Sequence[str | None], letters: int = 1) -> float:
        """Return what squares are worth that the last turn may cover once one of some pieces is there.

        Less than nothing where it covers no more with the piece than without, or can't lay it any more.

        Args:
            pieces: What may come, each as likely as the others.
            letters: Letters of the turn that it takes to get the piece.
        """
        turn = self.table.turn
        if turn is None or turn.no_build or "c" in turn.letters or len(turn.letters) + letters >= LETTERS:
            return -1.0
        most = max(map(self._size_laid, self.player.free), default=0)
        sizes = [max(most, self._size_laid(piece)) for piece in pieces if piece is not None]
        hoped = sum(sizes) / max(1, len(sizes))
        return SQUARE * hoped if hoped > most else -1.0

    def _size_laid(self, piece: str) -> int:
        """Return the squares that a piece covers if it has a place, else 0."""
        size = self.prospects.material.piece_by_id[piece].size
        return size if self.prospects.fits(self.table, self.seat, piece) else 0


class MasterEvaluation(GoodEvaluation):
    """One moment of one seat, judged by the race."""

    def __init__(self, prospects: Race, view: TetrikonView, seat: int) -> None:
        """Look with the eyes of a seat."""
        super().__init__(prospects, view, seat)
        self.race: Final = prospects

    @cached_property
    def dealer(self) -> Dealer:
        """What values deals."""
        others = len(self.table.after(self.seat))
        return Dealer(self.race, self.table, self.thrift, RIVALRY * others)

    @cached_property
    def now(self) -> float:
        """How well the seat stands."""
        return self.race.strength(self.table, self.seat, self.view.hand.total)

    def change(self, money: float, gained: tuple[str, ...] = (), lost: tuple[str, ...] = ()) -> float:
        """Return what it is worth in T to get some T and pieces and give others away."""
        free = [*self.player.free, *gained]
        for piece in lost:
            free.remove(piece)
        after = self.race.strength(self.table, self.seat, self.view.hand.total + money, free)
        return SCALE * (after - self.now)

    @cached_property
    def rolling(self) -> float:
        """What a roll is worth in T: to who has plenty next to nothing, but more than to do nothing."""
        return max(_LEAST, self.change(TURN))

    @cached_property
    def assembly(self) -> tuple[Placement, ...]:
        """How to lay what is owned so that the diagram is full; empty while a piece is missing."""
        return self.race.assembly(self.table, self.seat)

    @cached_property
    def target(self) -> frozenset[int]:
        """The squares of each piece of the assembly."""
        return frozenset(one.mask for one in self.assembly)

    def building(self, build: Build) -> float:
        """Return what laying a piece is worth in T."""
        mask = self.race.covered(self.table, build)
        if self.final or not self.target or mask == self.empty:
            return super().building(build)
        return _ASSEMBLING if mask in self.target else _ASTRAY

    def exchanging(self, exchange: Exchange) -> float:
        """Return what it is worth in T to take a piece out and lay another."""
        old = next(one for one in self.player.placed if one.anchor == exchange.removed)
        new = self.race.covered(self.table, exchange)
        if self.empty | old.mask == new:
            return FULL
        if self.final or not self.target:
            return super().exchanging(exchange)
        right = new in self.target and old.mask not in self.target
        return _ASSEMBLING - 1 if right else _ASTRAY

    def buying(self, place: int | None) -> float:
        """Return what a purchase is worth in T, its price counted as what else T may bring."""
        if self.final:
            return super().buying(place)
        offer = self.table.offer if place is None else (self.table.offer[place - 1],)
        return self._average(offer, -PRICE) + _CHANGE

    def swapping(self, piece: str) -> float:
        """Return what a swap at the manager is worth in T, being a whole turn, in which nothing is rolled."""
        return -1.0 if self.final else self._average(self.table.offer, 0, (piece,)) - self.rolling

    def _average(self, offer: tuple[str | None, ...], money: int, lost: tuple[str, ...] = ()) -> float:
        """Return what it is worth on average to get a piece of an offer."""
        gains = [self.change(money, (piece,), lost) for piece in offer if piece is not None]
        if self.view.hand.total > _PLENTY and not lost:
            # In the race many pieces that bring two steps nearer can look better than few that bring the
            # last one. Who can pay for both steps follows the cheapest plan, or would wait for ever.
            plans = [
                TURN * self.race.plain_worth(self.table, self.seat, (piece,)) for piece in offer if piece
            ]
            gains = list(map(max, gains, plans))
        return sum(gains) / max(1, len(gains))
