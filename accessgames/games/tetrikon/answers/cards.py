"""Cards in words: the own hand, what a chance card does, the decks, an open offer, bans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.fronts import front_of, material_of, own_seat, puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.naming import (
    count_piece,
    name_card,
    name_cards,
    name_goods,
    name_money,
    name_piece,
    name_pieces,
)
from accessgames.games.tetrikon.narration.reasons import tell_offering
from accessgames.games.tetrikon.rules.tasks import Answering, BanAnswer, Drafting, SwapAnswer
from accessgames.games.tetrikon.typed import read_card
from accessgames.language import Message, say
from accessgames.language.commandline import quoted
from accessgames.language.space import nothing_more, portions

if TYPE_CHECKING:
    from accessgames.games.room import Desk


_TYPES = 7
"""So many types of pieces stand in one line."""


def need_table(desk: Desk) -> None:
    """Check that there are a market and cards in this way to play.

    Raises:
        MalformedAction: Blitz and solo have none.
    """
    if puzzle_of(desk) is not None:
        raise MalformedAction("tetrikon-error-no-market")


def hand(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the listener has: T cards with their sum, kept chance cards, free pieces.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    return tuple(_hand(desk))


def _hand(desk: Desk) -> Iterator[Message]:
    if puzzle_of(desk) is None and desk.seat >= 0:
        own = desk.view.hand
        if own.money:
            yield say(
                "tetrikon-hand-money", total=own.total, number=len(own.money), cards=name_money(own.money)
            )
        else:
            yield say("tetrikon-hand-no-money")
        if own.cards:
            yield say("tetrikon-hand-cards", cards=name_cards(own.cards))
    yield from tell_free(desk, own_seat(desk))


def tell_free(desk: Desk, seat: int) -> Iterator[Message]:
    """Tell the free pieces of a seat; of a whole set in several lines."""
    free = front_of(desk, seat).free
    pieces = name_pieces(free)
    first, *others = portions(pieces.items, _TYPES) if free else (pieces,)
    yield say("tetrikon-free-pieces", who=desk.person(seat), count=len(free), pieces=first)
    for part in others:
        yield say("tetrikon-bag-pieces", pieces=part)


def chance_card(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a chance card does; by nothing the one just drawn, or the own kept ones.

    Raises:
        MalformedAction: No card is called so.
    """
    need_table(desk)
    if words:
        taken = read_card(words, desk)
        if taken is None or taken.used < len(words):
            raise MalformedAction("tetrikon-error-card", word=quoted(" ".join(words)))
        return tuple(_card(taken.value, desk))
    task = table_of(desk).task
    drawn: str | None = task.kind if isinstance(task, BanAnswer) else desk.view.drawn
    kinds = [drawn] if drawn else list(dict.fromkeys(desk.view.hand.cards))
    return tuple(line for kind in kinds for line in _card(kind, desk)) or (say("tetrikon-no-cards"),)


def _card(kind: str, desk: Desk) -> Iterator[Message]:
    card = material_of(desk).chance_by_id.get(kind)
    keep = "yes" if card is not None and card.keepable else "no"
    yield say(
        "tetrikon-card-info", card=name_card(kind), keep=keep, abbreviation=desk.words.word(f"card-{kind}")
    )
    yield say(f"tetrikon-effect-{kind}")


def supply(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is in the bag, which everybody could count: how many pieces, and of which types.

    Raises:
        MalformedAction: Something follows, or there is no bag.
    """
    nothing_more(words)
    need_table(desk)
    bag = table_of(desk).bag
    material = material_of(desk)
    items = tuple(
        count_piece(piece.id, count) for piece, count in zip(material.pieces, bag, strict=True) if count
    )
    if not items:
        return (say("tetrikon-bag-empty"),)
    return (
        say("tetrikon-bag", count=sum(bag)),
        *(say("tetrikon-bag-pieces", pieces=part) for part in portions(items)),
    )


def treasury(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many cards there are in the treasury, on the pile of returned ones, and chance cards.

    Raises:
        MalformedAction: Something follows, or there are no cards.
    """
    nothing_more(words)
    need_table(desk)
    view, table = desk.view, table_of(desk)
    return (
        say("tetrikon-treasury", count=view.treasury, returned=sum(table.returned)),
        say("tetrikon-chances", count=view.fresh, used=len(table.used)),
    )


def deal(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the offer that is to be answered, in full; of a computer player also what it thinks of it.

    To who puts an offer together it tells what is in it so far.

    Raises:
        MalformedAction: Something follows, or nobody trades in this way to play.
    """
    nothing_more(words)
    need_table(desk)
    task = table_of(desk).task
    if isinstance(task, Answering):
        offer = task.offer
        goods = (
            name_goods(offer.give, offer.give_money),
            name_goods(offer.take, offer.take_money),
        )
        who, partner = desk.person(offer.seat), desk.person(offer.partner)
        told = say("tetrikon-deal-proposed", who=who, partner=partner, give=goods[0], take=goods[1])
        return (told, *tell_offering(offer, desk))
    draft = desk.view.draft
    if isinstance(task, Drafting) and draft is not None:
        mine = name_goods(draft.offer.give, draft.offer.give_money)
        theirs = name_goods(draft.offer.take, draft.offer.take_money)
        return (say("tetrikon-draft", give=mine, take=theirs),)
    if isinstance(task, SwapAnswer):
        who, partner = desk.person(task.seat), desk.person(task.actor)
        give, take = name_piece(task.give), name_piece(task.take)
        return (say("tetrikon-swap-proposed", who=who, partner=partner, give=give, take=take),)
    return (say("tetrikon-no-deal"),)


def bans(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which bans are in force and for whom.

    Raises:
        MalformedAction: Something follows, or there are no cards.
    """
    nothing_more(words)
    need_table(desk)
    return tuple(tell_bans(desk)) or (say("tetrikon-no-bans"),)


def tell_bans(desk: Desk) -> Iterator[Message]:
    """Tell every ban in force."""
    table = table_of(desk)
    turn = table.turn
    for seat in seats_of(desk):
        player, active = table.players[seat], turn if turn is not None and turn.seat == seat else None
        if player.no_trade:
            yield say("tetrikon-ban-set", who=desk.person(seat), kind="no-trade")
        if player.no_roll:
            yield say("tetrikon-ban-set", who=desk.person(seat), kind="no-roll")
        if active is not None and active.no_roll:
            yield say("tetrikon-ban-now", who=desk.person(seat))
        if active is not None and active.no_build:
            yield say("tetrikon-ban-set", who=desk.person(seat), kind="no-build")
