"""What a viewer may know of a state and of its events, and a truth that fits it (R37)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.rules import events, tasks
from accessgames.games.tetrikon.rules.chance_cards import BANS
from accessgames.games.tetrikon.rules.money import descending, spread, sums
from accessgames.games.tetrikon.rules.state import PRICE, Draft, Hand, TetrikonState, TetrikonView
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.engine import Stream, Viewer
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.state import TetrikonTable


def redact(event: events.TableEvent, viewer: Viewer) -> events.TableEvent | None:
    """Return the event as the viewer sees it, or None when it must not be noticed."""
    match event:
        case events.DraftChanged():
            return event if viewer == event.seat else None
        case events.MoneyDrawn() | events.MoneyDiscarded(reason="inflation") if viewer != event.seat:
            return replace(event, value=None)
        case events.ChanceDrawn(keepable=True) | events.CardKept() if viewer != event.seat:
            return replace(event, kind=None)
        case events.PaidOut() if viewer != event.seat:
            return replace(event, cards=None)
        case events.Paid() if event.to is not None and viewer not in {event.seat, event.to}:
            return replace(event, cards=None)
    return event


_TRIES: Final = 32
"""Random hands that are tried before one is made up to fit."""


def view_of(index: MaterialIndex, state: TetrikonState, viewer: Viewer) -> TetrikonView:
    """Return all that the viewer may know."""
    table = state.table
    seen = table.rules.open
    task = table.task
    drafting = isinstance(task, tasks.Drafting) and task.actor == viewer
    # The card just drawn is known to its seat, to all where it can't be kept or is being used.
    sees_drawn = state.drawn is not None and (
        seen
        or (table.turn is not None and table.turn.seat == viewer)
        or isinstance(task, tasks.SwapAnswer)
        or not index.keepable(state.drawn)
    )
    offer = _offer(table)
    return TetrikonView(
        viewer,
        table,
        tuple(hand if seen or seat == viewer else None for seat, hand in enumerate(state.hands)),
        tuple((len(hand.money), len(hand.cards)) for hand in state.hands),
        sum(state.treasury),
        len(state.fresh),
        state.drawn if sees_drawn else None,
        state.draft if drafting else None,
        state.pledge if offer is not None and offer.seat == viewer else (),
    )


def _offer(table: TetrikonTable) -> tasks.Offer | None:
    """Return the offer that is backed by cards laid aside; another may be put together as its answer."""
    return next((task.offer for task in reversed(table.pending) if isinstance(task, tasks.Answering)), None)


def on_table(table: TetrikonTable) -> tuple[str, ...]:
    """Return the chance cards that everybody knows outside the deck's fresh part and the hands."""
    lying = [task.kind for task in table.pending if isinstance(task, tasks.BanAnswer) and task.kind in BANS]
    for player in table.players:
        lying += ["no-trade"] * player.no_trade + ["no-roll"] * player.no_roll
    if table.turn is not None and table.turn.no_build:
        lying.append("no-build")
    return (*table.used, *lying)


# ---------------------------------------------------------------- making up a truth


@dataclass(slots=True)
class _Deal:
    """Unknown cards, being dealt.

    Attributes:
        money: T cards, in random order.
        chance: Chance cards, in random order.
    """

    money: list[int]
    chance: list[str]

    def some_money(self, count: int) -> tuple[int, ...]:
        """Take any T cards."""
        taken, self.money[:] = self.money[:count], self.money[count:]
        return tuple(taken)

    def these(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Take particular T cards."""
        taken = tuple(cards)
        for card in taken:
            self.money.remove(card)
        return taken

    def some_chance(self, count: int, first: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Take chance cards, some of which are given."""
        for kind in first:
            self.chance.remove(kind)
        count -= len(first)
        taken, self.chance[:] = self.chance[:count], self.chance[count:]
        return (*first, *taken)


def sample_state(index: MaterialIndex, view: TetrikonView, stream: Stream) -> TetrikonState:
    """Return a random state in which the viewer would see exactly this view."""
    table = view.table
    deal = _unknown(index, view, stream)
    drawn = view.drawn or _drawn(index, table, deal)
    hands = list(view.hands)
    pledge = view.pledge
    order = sorted(table.seats, key=lambda seat: seat != _bound(table))
    task, offer = table.task, _offer(table)
    for seat in order:
        if hands[seat] is None:
            money, backing = _money_for(view, seat, deal, stream)
            pledge = backing or pledge
            # Everybody knows the kept card that is being used.
            uses = isinstance(task, tasks.SwapAnswer) and task.seat == seat and not task.drawn
            cards = deal.some_chance(view.counts[seat][1], ("swap-player",) if uses else ())
            hands[seat] = Hand(tuple(sorted(money)), tuple(sorted(cards)))
    known = tuple(hand for hand in hands if hand is not None)
    if not pledge and offer is not None:
        pledge = _subset(list(known[offer.seat].money), offer.give_money)  # out of an open hand
    treasury = tuple(deal.money.count(value) for value in index.values(table.rules))
    draft = view.draft
    if draft is None and isinstance(task, tasks.Drafting):
        draft = Draft(tasks.Offer(task.actor, task.partner, exchange=task.exchange))
    return TetrikonState(table, known, treasury, tuple(sorted(deal.chance)), drawn, draft, pledge)


def _unknown(index: MaterialIndex, view: TetrikonView, stream: Stream) -> _Deal:
    """Return all cards that the viewer does not know, shuffled."""
    table = view.table
    values = index.values(table.rules)
    counts = [
        total - returned for total, returned in zip(index.money(table.rules), table.returned, strict=True)
    ]
    chance = without(index.chance, on_table(table))
    for hand in view.hands:
        if hand is not None:
            chance = without(chance, hand.cards)
            for card in hand.money:
                counts[values.index(card)] -= 1
    if view.drawn:
        chance = without(chance, (view.drawn,))
    deal = _Deal(list(spread(tuple(counts), values)), list(chance))
    stream.shuffle(deal.money)
    stream.shuffle(deal.chance)
    return deal


def _drawn(index: MaterialIndex, table: TetrikonTable, deal: _Deal) -> str | None:
    """Take a card that somebody else has drawn and may keep."""
    if not any(isinstance(task, tasks.CardChoice) for task in table.pending):
        return None
    kind = next(kind for kind in deal.chance if index.keepable(kind))
    deal.chance.remove(kind)
    return kind


def _bound(table: TetrikonTable) -> int | None:
    """Return the seat whose cards must make a certain amount: it is dealt to first."""
    task, offer = table.task, _offer(table)
    if offer is not None:
        return offer.seat
    return task.actor if isinstance(task, tasks.Payment) and task.to is None else None


def _money_for(
    view: TetrikonView, seat: int, deal: _Deal, stream: Stream
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return T cards for a seat, and those of them that back its offer."""
    count = view.counts[seat][0]
    offer = _offer(view.table)
    if seat != _bound(view.table):
        return deal.some_money(count), ()
    for _ in range(_TRIES):
        cards = deal.money[:count]
        if offer is None and sum(cards) >= PRICE:
            return deal.some_money(count), ()
        if offer is not None and offer.give_money in sums(tuple(sorted(cards))):
            return deal.some_money(count), _subset(cards, offer.give_money)
        stream.shuffle(deal.money)
    if offer is None:
        return deal.these(sorted(deal.money, reverse=True)[:count]), ()
    backing = _subset(deal.money, offer.give_money, count)
    return (*deal.these(backing), *deal.some_money(count - len(backing))), backing


def _subset(cards: list[int], amount: int, most: int | None = None) -> tuple[int, ...]:
    """Return the first cards found, at most so many, that make an amount, the highest first."""
    reached: dict[int, tuple[int, ...]] = {0: ()}
    for card in cards:
        for total, chosen in sorted(reached.items(), reverse=True):
            more = total + card
            if more <= amount and (more not in reached or len(reached[more]) > len(chosen) + 1):
                reached[more] = (*chosen, card)
    chosen = reached[amount]
    assert most is None or len(chosen) <= most  # noqa: S101 - the true cards are a proof
    return descending(chosen)
