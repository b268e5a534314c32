"""Cards and pieces in words: the own hand, the decks, an open offer, bans, the market, what others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon import naming, player_areas
from accessgames.games.tetrikon.narration.actions import tell_offering
from accessgames.games.tetrikon.rules.tasks import Answering, BanAnswer, Drafting, SwapAnswer
from accessgames.games.tetrikon.typed import asked_piece, asked_seat, read_card
from accessgames.language import Listing, Message, say
from accessgames.language.commandline import quote_briefly
from accessgames.language.space import portions, refuse_more_words, tell_shape

if TYPE_CHECKING:
    from accessgames.games.room import Listener

_TYPES = 7
"""So many types of pieces stand in one line."""


def need_table(desk: Listener) -> None:
    """Check that there are a market and cards in this way to play.

    Raises:
        MalformedAction: Blitz and solo have none.
    """
    if player_areas.puzzle_of(desk) is not None:
        raise MalformedAction("tetrikon-error-no-market")


def answer_hand(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the listener has: T cards with their sum, kept chance cards, free pieces.

    Raises:
        MalformedAction: Something follows the question.
    """
    refuse_more_words(words)
    return tuple(_hand(desk))


def _hand(desk: Listener) -> Iterator[Message]:
    if player_areas.puzzle_of(desk) is None and desk.seat >= 0:
        own = desk.view.hand
        if own.money:
            yield say(
                "tetrikon-hand-money",
                total=own.total,
                number=len(own.money),
                cards=naming.name_money(own.money),
            )
        else:
            yield say("tetrikon-hand-no-money")
        if own.cards:
            yield say("tetrikon-hand-cards", cards=naming.name_cards(own.cards))
    yield from tell_free(desk, player_areas.own_seat(desk))


def tell_free(desk: Listener, seat: int) -> Iterator[Message]:
    """Tell the free pieces of a seat; of a whole set in several lines."""
    free = player_areas.area_of(desk, seat).free
    pieces = naming.name_pieces(free)
    first, *others = portions(pieces.items, _TYPES) if free else (pieces,)
    yield say("tetrikon-free-pieces", who=desk.person(seat), count=len(free), pieces=first)
    for part in others:
        yield say("tetrikon-bag-pieces", pieces=part)


def answer_chance_card(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a chance card does; by nothing the one just drawn, or the own kept ones.

    Raises:
        MalformedAction: No card is called so.
    """
    need_table(desk)
    if words:
        taken = read_card(words, desk)
        if taken is None or taken.used < len(words):
            raise MalformedAction("tetrikon-error-card", word=quote_briefly(" ".join(words)))
        return tuple(_card(taken.value, desk))
    task = player_areas.table_of(desk).task
    drawn: str | None = task.kind if isinstance(task, BanAnswer) else desk.view.drawn
    kinds = [drawn] if drawn else list(dict.fromkeys(desk.view.hand.cards))
    return tuple(line for kind in kinds for line in _card(kind, desk)) or (say("tetrikon-no-cards"),)


def _card(kind: str, desk: Listener) -> Iterator[Message]:
    card = player_areas.material_of(desk).chance_by_id.get(kind)
    keep = "yes" if card is not None and card.keepable else "no"
    yield say(
        "tetrikon-card-info",
        card=naming.name_card(kind),
        keep=keep,
        abbreviation=desk.words.word(f"card-{kind}"),
    )
    yield say(f"tetrikon-effect-{kind}")


def answer_supply(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is in the bag, which everybody could count: how many pieces, and of which types.

    Raises:
        MalformedAction: Something follows, or there is no bag.
    """
    refuse_more_words(words)
    need_table(desk)
    bag = player_areas.table_of(desk).bag
    material = player_areas.material_of(desk)
    items = tuple(
        naming.count_piece(piece.id, count)
        for piece, count in zip(material.pieces, bag, strict=True)
        if count
    )
    if not items:
        return (say("tetrikon-bag-empty"),)
    return (
        say("tetrikon-bag", count=sum(bag)),
        *(say("tetrikon-bag-pieces", pieces=part) for part in portions(items)),
    )


def answer_treasury(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many cards there are in the treasury, on the pile of returned ones, and chance cards.

    Raises:
        MalformedAction: Something follows, or there are no cards.
    """
    refuse_more_words(words)
    need_table(desk)
    view, table = desk.view, player_areas.table_of(desk)
    return (
        say("tetrikon-treasury", count=view.treasury, returned=sum(table.returned)),
        say("tetrikon-chances", count=view.fresh, used=len(table.used)),
    )


def answer_deal(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the offer that is to be answered, in full; of a computer player also what it thinks of it.

    To who puts an offer together it tells what is in it so far.

    Raises:
        MalformedAction: Something follows, or nobody trades in this way to play.
    """
    refuse_more_words(words)
    need_table(desk)
    task = player_areas.table_of(desk).task
    if isinstance(task, Answering):
        offer = task.offer
        goods = (
            naming.name_goods(offer.give, offer.give_money),
            naming.name_goods(offer.take, offer.take_money),
        )
        who, partner = desk.person(offer.seat), desk.person(offer.partner)
        told = say("tetrikon-deal-proposed", who=who, partner=partner, give=goods[0], take=goods[1])
        return (told, *tell_offering(offer, desk))
    draft = desk.view.draft
    if isinstance(task, Drafting) and draft is not None:
        mine = naming.name_goods(draft.offer.give, draft.offer.give_money)
        theirs = naming.name_goods(draft.offer.take, draft.offer.take_money)
        return (say("tetrikon-draft", give=mine, take=theirs),)
    if isinstance(task, SwapAnswer):
        who, partner = desk.person(task.seat), desk.person(task.actor)
        give, take = naming.name_piece(task.give), naming.name_piece(task.take)
        return (say("tetrikon-swap-proposed", who=who, partner=partner, give=give, take=take),)
    return (say("tetrikon-no-deal"),)


def answer_bans(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which bans are in force and for whom.

    Raises:
        MalformedAction: Something follows, or there are no cards.
    """
    refuse_more_words(words)
    need_table(desk)
    return tuple(tell_bans(desk)) or (say("tetrikon-no-bans"),)


def tell_bans(desk: Listener) -> Iterator[Message]:
    """Tell every ban in force."""
    table = player_areas.table_of(desk)
    turn = table.turn
    for seat in player_areas.seats_of(desk):
        player, active = table.players[seat], turn if turn is not None and turn.seat == seat else None
        if player.no_trade:
            yield say("tetrikon-ban-set", who=desk.person(seat), kind="no-trade")
        if player.no_roll:
            yield say("tetrikon-ban-set", who=desk.person(seat), kind="no-roll")
        if active is not None and active.no_roll:
            yield say("tetrikon-ban-now", who=desk.person(seat))
        if active is not None and active.no_build:
            yield say("tetrikon-ban-set", who=desk.person(seat), kind="no-build")


def answer_market(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the six places of the offer and how many pieces are in the bag.

    Raises:
        MalformedAction: Something follows, or there is no offer.
    """
    refuse_more_words(words)
    need_table(desk)
    table = player_areas.table_of(desk)
    return (
        say("tetrikon-offer-begins", pieces=naming.name_offer(table.offer)),
        say("tetrikon-bag", count=sum(table.bag)),
    )


def answer_pieces(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a piece looks like; by nothing the names of all, by size.

    Raises:
        MalformedAction: No piece is called so.
    """
    material = player_areas.material_of(desk)
    if words:
        piece = asked_piece(words, desk)
        shape = material.piece_by_id[piece].shape
        return tell_shape(shape, naming.name_piece(piece), upward=material.board.upward)
    sizes = groupby(sorted(material.pieces, key=lambda piece: piece.size), key=lambda piece: piece.size)
    return tuple(
        say(
            "tetrikon-pieces-of-size",
            squares=size,
            pieces=Listing(tuple(naming.name_piece(one.id) for one in found)),
        )
        for size, found in sizes
    )


def answer_opponents(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what lies in front of the other players, or of the one who is named: squares, pieces, cards.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    seats = (
        (asked_seat(desk, words),)
        if words
        else tuple(s for s in player_areas.seats_of(desk) if s != desk.seat)
    )
    return tuple(line for seat in seats for line in _opponent(seat, desk)) or (say("tetrikon-no-opponents"),)


def _opponent(seat: int, desk: Listener) -> Iterator[Message]:
    front = player_areas.area_of(desk, seat)
    yield say(
        "tetrikon-opponent",
        who=desk.person(seat),
        diagram=front.diagram or "-",
        dealt="yes" if front.diagram else "no",
        left=front.empty.bit_count(),
        all=front.board.size,
    )
    if front.placed:
        placed = naming.nest(
            say("tetrikon-piece-name", piece=naming.name_piece(laid.shape)) for laid in front.placed[:8]
        )
        yield say("tetrikon-opponent-placed", count=len(front.placed), pieces=placed)
    if player_areas.puzzle_of(desk) is None:
        yield from tell_free(desk, seat)
        money, cards = desk.view.counts[seat]
        yield say("tetrikon-opponent-cards", who=desk.person(seat), money=money, cards=cards)
