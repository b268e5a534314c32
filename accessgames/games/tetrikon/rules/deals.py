"""Action d): who may trade with whom; offers put together, made, answered, all at once (R21, R32, R36)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import Refusal, refuse
from accessgames.games.tetrikon.rules import actions, events
from accessgames.games.tetrikon.rules.money import lacking, payments
from accessgames.games.tetrikon.rules.state import Draft, TetrikonState, TetrikonTable
from accessgames.games.tetrikon.rules.tasks import Answering, CardChoice, Drafting, Offer, SwapAnswer
from accessgames.games.tetrikon.rules.work import Work, without

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex


def refuse_partner(table: TetrikonTable, seat: int, partner: int) -> Refusal | None:
    """Return why a seat can't be the other player."""
    if partner in table.seats and partner != seat:
        return None
    return refuse("tetrikon-refused-partner", partner=partner)


def refuse_trading(table: TetrikonTable, seat: int, partner: int) -> Refusal | None:
    """Return why two seats can't trade now: the game closes, a ban, or enough offers in this turn."""
    if table.closing is not None:
        return refuse("tetrikon-refused-trade-final")
    for who in (seat, partner):
        if table.players[who].no_trade:
            return refuse("tetrikon-refused-trade-banned", who=who)
    if table.turn is not None and table.turn.offers >= table.rules.offers:
        return refuse("tetrikon-refused-offers", most=table.rules.offers)
    return None


MOST_ITEMS: Final = 10
"""Items of one offer; an amount counts once for each value it was put together from."""

MOST_DECLINED: Final = 8
"""Refused offers that the table remembers."""

MOST_EXCHANGES: Final = 4
"""Offers in one negotiation: the last one can only be accepted or refused."""

# ---------------------------------------------------------------- putting together


def refuse_open(table: TetrikonTable, seat: int, action: actions.OpenDeal) -> Refusal | None:
    """Return why no offer can be made to a player, beside the letters of the turn."""
    return refuse_partner(table, seat, action.partner) or refuse_trading(table, seat, action.partner)


def open_deal(work: Work, seat: int, action: actions.OpenDeal) -> None:
    """Begin an offer."""
    work.change_turn(offers=work.turn.offers + 1)
    work.tell(events.DealOpened(seat, action.partner))
    _draft(work, Drafting(seat, action.partner))


def _draft(work: Work, task: Drafting) -> None:
    work.draft = Draft(Offer(task.actor, task.partner, exchange=task.exchange))
    work.push(task)


def legal_drafts(index: MaterialIndex, state: TetrikonState, task: Drafting) -> Iterator[actions.SeatAction]:
    """Yield what may be done with an offer that is being put together, sorted by notation.

    Computer players put many together, so only what is legal is made here; `refuse_add` says the same.
    """
    draft = state.draft
    assert draft is not None  # noqa: S101 - the task says so
    if draft.items < MOST_ITEMS:
        yield from _items(index, state, draft.offer, "give")
        yield from _items(index, state, draft.offer, "take")
    yield actions.CancelDeal()
    if _two_sided(draft.offer):
        proposals = payments(state.hands[task.actor].money, draft.offer.give_money)
        yield from map(actions.Propose, sorted(proposals, key=lambda cards: " ".join(map(str, cards))))


def _items(
    index: MaterialIndex, state: TetrikonState, offer: Offer, side: actions.Side
) -> Iterator[actions.SeatAction]:
    """Yield what may be added to a side: amounts, then pieces."""
    own = side == "give"
    seat, listed = (offer.seat, offer.give) if own else (offer.partner, offer.take)
    room = _room(index, state, offer, side)
    yield from (
        actions.AddItem(side, value)
        for value in sorted(index.values(state.table.rules), key=str)
        if value <= room
    )
    free = state.table.players[seat].free
    yield from (
        actions.AddItem(side, piece) for piece in sorted(set(free)) if listed.count(piece) < free.count(piece)
    )


def _room(index: MaterialIndex, state: TetrikonState, offer: Offer, side: actions.Side) -> int:
    """Return how much T may still be added: up to what the giver has, or may have for all one knows."""
    if side == "give":
        return state.hands[offer.seat].total - offer.give_money
    most = index.values(state.table.rules)[-1]
    return len(state.hands[offer.partner].money) * most - offer.take_money


def _two_sided(offer: Offer) -> bool:
    return bool((offer.give or offer.give_money) and (offer.take or offer.take_money))


def refuse_add(
    index: MaterialIndex, state: TetrikonState, task: Drafting, action: actions.AddItem
) -> Refusal | None:
    """Return why something can't be added to the offer."""
    draft = state.draft
    assert draft is not None  # noqa: S101 - the task says so
    if draft.items >= MOST_ITEMS:
        return refuse("tetrikon-refused-deal-large", most=MOST_ITEMS)
    if isinstance(action.item, int):
        return _refuse_amount(index, state, draft.offer, action.side, action.item)
    own = action.side == "give"
    seat = task.actor if own else task.partner
    there = state.table.players[seat].free.count(action.item)
    used = (draft.offer.give if own else draft.offer.take).count(action.item)
    if used < there:
        return None
    if there:
        return refuse("tetrikon-refused-deal-in", piece=action.item)
    if own:
        return refuse("tetrikon-refused-not-free", piece=action.item)
    return refuse("tetrikon-refused-not-theirs", piece=action.item, who=task.partner)


def _refuse_amount(
    index: MaterialIndex, state: TetrikonState, offer: Offer, side: actions.Side, value: int
) -> Refusal | None:
    values = index.values(state.table.rules)
    if value not in values:
        return refuse("tetrikon-refused-deal-value", value=value, known=values)
    if value <= _room(index, state, offer, side):
        return None
    if side == "give":
        total = state.hands[offer.seat].total
        return refuse("tetrikon-refused-deal-own", amount=offer.give_money + value, total=total)
    cards = len(state.hands[offer.partner].money)
    return refuse("tetrikon-refused-deal-theirs", who=offer.partner, cards=cards)


def add_item(work: Work, _: Drafting, action: actions.AddItem) -> None:
    """Add a piece or an amount."""
    draft = work.draft
    assert draft is not None  # noqa: S101 - the task says so
    offer = draft.offer
    if action.side == "give" and isinstance(action.item, int):
        offer = replace(offer, give_money=offer.give_money + action.item)
    elif action.side == "give":
        offer = replace(offer, give=work.index.pieces((*offer.give, str(action.item))))
    elif isinstance(action.item, int):
        offer = replace(offer, take_money=offer.take_money + action.item)
    else:
        offer = replace(offer, take=work.index.pieces((*offer.take, action.item)))
    work.draft = Draft(offer, draft.items + 1)
    work.tell(events.DraftChanged(offer.seat, offer))


def refuse_propose(
    _: MaterialIndex, state: TetrikonState, __: Drafting, action: actions.Propose
) -> Refusal | None:
    """Return why the offer can't be made: a side is empty, or the cards don't make the amount."""
    draft = state.draft
    assert draft is not None  # noqa: S101 - the task says so
    offer = draft.offer
    if not _two_sided(offer):
        return refuse("tetrikon-refused-deal-empty")
    return _refuse_cards(state, offer.seat, offer.give_money, action.cards)


def _refuse_cards(state: TetrikonState, seat: int, amount: int, cards: tuple[int, ...]) -> Refusal | None:
    hand = state.hands[seat].money
    if cards in payments(hand, amount):
        return None
    if missing := lacking(hand, cards):
        return refuse("tetrikon-refused-pay-cards", cards=missing)
    return refuse("tetrikon-refused-deal-cards", amount=amount, cards=cards)


def propose_deal(work: Work, task: Drafting, action: actions.Propose) -> None:
    """Make the offer; an answer with another offer takes the place of the one before."""
    draft = work.draft
    assert draft is not None  # noqa: S101 - the task says so
    work.pop()
    if isinstance(work.table.task, Answering):
        work.pop()
    work.draft, work.pledge = None, action.cards
    work.tell(events.DealProposed(draft.offer))
    work.push(Answering(task.partner, draft.offer))


def cancel_deal(work: Work, task: Drafting, _: actions.CancelDeal) -> None:
    """Make no offer; who was answering one still has to answer."""
    work.pop()
    work.draft = None
    work.tell(events.DealCancelled(task.actor, task.partner))


# ---------------------------------------------------------------- answering


def legal_deal_answers(state: TetrikonState, task: Answering) -> Iterator[actions.SeatAction]:
    """Yield the answers to an offer."""
    yield from map(actions.AcceptDeal, payments(state.hands[task.actor].money, task.offer.take_money))
    yield actions.CounterDeal()
    yield actions.RefuseDeal()


def refuse_accept(
    _: MaterialIndex, state: TetrikonState, task: Answering, action: actions.AcceptDeal
) -> Refusal | None:
    """Return why an offer can't be accepted: these cards don't make the amount asked for."""
    return _refuse_cards(state, task.actor, task.offer.take_money, action.cards)


def refuse_counter(
    _: MaterialIndex, __: TetrikonState, task: Answering, ___: actions.CounterDeal
) -> Refusal | None:
    """Return why another offer can't be the answer."""
    if task.offer.exchange + 1 < MOST_EXCHANGES:
        return None
    return refuse("tetrikon-refused-deal-counter", most=MOST_EXCHANGES)


def counter_deal(work: Work, task: Answering, _: actions.CounterDeal) -> None:
    """Begin another offer as the answer."""
    work.tell(events.DealCountered(task.actor, task.offer.seat))
    _draft(work, Drafting(task.actor, task.offer.seat, task.offer.exchange + 1))


def decline_deal(work: Work, task: Answering, _: actions.RefuseDeal) -> None:
    """Say no."""
    work.pop()
    work.pledge = ()
    declined = (*work.table.declined, (work.table.turns, task.offer))
    work.change(declined=declined[-MOST_DECLINED:])
    work.tell(events.DealRefused(task.offer))


def accept_deal(work: Work, task: Answering, action: actions.AcceptDeal) -> None:
    """Let everything change hands."""
    offer, pledge = task.offer, work.pledge
    work.pop()
    work.pledge = ()
    _move(work, offer.seat, offer.partner, offer.give, pledge)
    _move(work, offer.partner, offer.seat, offer.take, action.cards)
    if not work.turn.letters.endswith("d"):
        work.use_letter("d")
    work.tell(events.DealMade(offer))


def _move(work: Work, giver: int, taker: int, pieces: tuple[str, ...], cards: tuple[int, ...]) -> None:
    work.set_player(giver, free=without(work.player(giver).free, pieces))
    work.set_player(taker, free=(*work.player(taker).free, *pieces))
    work.lose_money(giver, cards)
    work.add_money(taker, cards)


# ---------------------------------------------------------------- the card swap-player, and void offers


def accept_swap(work: Work, task: SwapAnswer, _: actions.AcceptDeal) -> None:
    """Swap two pieces; the card is used up, a kept one as action a)."""
    work.pop()
    if task.drawn:
        assert isinstance(work.table.task, CardChoice)  # noqa: S101 - the card was just drawn
        work.pop()
        work.drawn = None
        work.use_up("swap-player")
    else:
        work.use_letter("a")
        work.lose_card(task.seat, "swap-player")
    _move(work, task.seat, task.actor, (task.give,), ())
    _move(work, task.actor, task.seat, (task.take,), ())
    work.tell(events.SwapMade(task.seat, task.actor, task.give, task.take))


def decline_swap(work: Work, task: SwapAnswer, _: actions.RefuseDeal) -> None:
    """Refuse the swap; the card stays with its owner."""
    work.pop()
    work.tell(events.SwapRefused(task.seat, task.actor))


def cancel_offers(work: Work) -> None:
    """Take everything off the stack that has to do with an offer between players."""
    pending = work.table.pending
    kept = tuple(task for task in pending if not isinstance(task, Drafting | Answering | SwapAnswer))
    if kept == pending:
        return
    void = pending[len(kept)]
    if isinstance(void, Drafting):
        partner = void.partner
    elif isinstance(void, Answering) and void.offer.exchange % 2:
        partner = void.offer.seat  # the answer was another offer: it is the seat on turn that answers
    else:
        partner = int(void.actor)
    work.change(pending=kept)
    work.draft, work.pledge = None, ()
    work.tell(events.DealCancelled(work.turn.seat, partner))
