"""Cards and pieces in words: the own hand, the decks, an open offer, bans, the market, what others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.narration import nest
from accessgames.games.tetrikon import naming, player_areas
from accessgames.games.tetrikon.narration.actions import tell_offering
from accessgames.games.tetrikon.rules.tasks import Answering, BanAnswer, Drafting, SwapAnswer
from accessgames.games.tetrikon.typed import asked_piece, asked_seat, read_card
from accessgames.language import Listing, Message, say
from accessgames.language.commandline import quote_briefly
from accessgames.language.space import portions, refuse_more_words, tell_shape

if TYPE_CHECKING:
    from accessgames.games.tetrikon.naming import TetrikonListener

_TYPES = 7
"""So many types of pieces stand in one line."""


def need_table(listener: TetrikonListener) -> None:
    """Check that there are a market and cards in this way to play.

    Raises:
        MalformedAction: Blitz and solo have none.
    """
    if player_areas.puzzle_of(listener) is not None:
        raise MalformedAction("tetrikon-error-no-market")


def answer_hand(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the listener has: T cards with their sum, kept chance cards, free pieces.

    Raises:
        MalformedAction: Something follows the question.
    """
    refuse_more_words(words)
    lines = []
    if player_areas.puzzle_of(listener) is None and listener.seat >= 0:
        own = player_areas.market_of(listener).hand
        cards, number = naming.name_money(own.money), len(own.money)
        lines.append(
            say("tetrikon-hand-money", total=own.total, number=number, cards=cards)
            if number
            else say("tetrikon-hand-no-money")
        )
        if own.cards:
            lines.append(say("tetrikon-hand-cards", cards=naming.name_cards(own.cards)))
    return (*lines, *tell_free(listener, player_areas.own_seat(listener)))


def tell_free(listener: TetrikonListener, seat: int) -> Iterator[Message]:
    """Tell the free pieces of a seat; of a whole set in several lines."""
    free = player_areas.area_of(listener, seat).free
    pieces = naming.name_pieces(free)
    first, *others = portions(pieces.items, _TYPES) if free else (pieces,)
    yield say("tetrikon-free-pieces", who=listener.person(seat), count=len(free), pieces=first)
    for part in others:
        yield say("tetrikon-bag-pieces", pieces=part)


def answer_chance_card(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a chance card does; by nothing the one just drawn, or the own kept ones.

    Raises:
        MalformedAction: No card is called so.
    """
    need_table(listener)
    if words:
        taken = read_card(words, listener)
        if taken is None or taken.used < len(words):
            raise MalformedAction("tetrikon-error-card", word=quote_briefly(" ".join(words)))
        return tuple(_card(taken.value, listener))
    task = player_areas.table_of(listener).task
    drawn: str | None = task.kind if isinstance(task, BanAnswer) else player_areas.market_of(listener).drawn
    kinds = [drawn] if drawn else list(dict.fromkeys(player_areas.market_of(listener).hand.cards))
    return tuple(line for kind in kinds for line in _card(kind, listener)) or (say("tetrikon-no-cards"),)


def _card(kind: str, listener: TetrikonListener) -> Iterator[Message]:
    card = player_areas.material_of(listener).chance_by_id.get(kind)
    keep = "yes" if card is not None and card.keepable else "no"
    yield say(
        "tetrikon-card-info",
        card=naming.name_card(kind),
        keep=keep,
        abbreviation=listener.words.word(f"card-{kind}"),
    )
    yield say(f"tetrikon-effect-{kind}")


def answer_supply(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is in the bag, which everybody could count: how many pieces, and of which types.

    Raises:
        MalformedAction: Something follows, or there is no bag.
    """
    refuse_more_words(words)
    need_table(listener)
    bag = player_areas.table_of(listener).bag
    material = player_areas.material_of(listener)
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


def answer_treasury(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many cards there are in the treasury, on the pile of returned ones, and chance cards.

    Raises:
        MalformedAction: Something follows, or there are no cards.
    """
    refuse_more_words(words)
    need_table(listener)
    view = player_areas.market_of(listener)
    table = view.table
    return (
        say("tetrikon-treasury", count=view.treasury, returned=sum(table.returned)),
        say("tetrikon-chances", count=view.fresh, used=len(table.used)),
    )


def answer_deal(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the offer that is to be answered, in full; of a computer player also what it thinks of it.

    To who puts an offer together it tells what is in it so far.

    Raises:
        MalformedAction: Something follows, or nobody trades in this way to play.
    """
    refuse_more_words(words)
    need_table(listener)
    task = player_areas.table_of(listener).task
    if isinstance(task, Answering):
        offer, (give, take) = task.offer, naming.name_sides(task.offer)
        who, partner = listener.person(offer.seat), listener.person(offer.partner)
        proposed = say("tetrikon-deal-proposed", who=who, partner=partner, give=give, take=take)
        return (proposed, *tell_offering(offer, listener))
    draft = player_areas.market_of(listener).draft
    if isinstance(task, Drafting) and draft is not None:
        give, take = naming.name_sides(draft.offer)
        return (say("tetrikon-draft", give=give, take=take),)
    if isinstance(task, SwapAnswer):
        who, partner = listener.person(task.seat), listener.person(task.actor)
        mine, theirs = naming.name_piece(task.give), naming.name_piece(task.take)
        return (say("tetrikon-swap-proposed", who=who, partner=partner, give=mine, take=theirs),)
    return (say("tetrikon-no-deal"),)


def answer_bans(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which bans are in force and for whom.

    Raises:
        MalformedAction: Something follows, or there are no cards.
    """
    refuse_more_words(words)
    need_table(listener)
    return tuple(tell_bans(listener)) or (say("tetrikon-no-bans"),)


def tell_bans(listener: TetrikonListener) -> Iterator[Message]:
    """Tell every ban in force."""
    table = player_areas.table_of(listener)
    turn = table.turn
    for seat in player_areas.seats_of(listener):
        player, active = table.players[seat], turn if turn is not None and turn.seat == seat else None
        if player.no_trade:
            yield say("tetrikon-ban-set", who=listener.person(seat), kind="no-trade")
        if player.no_roll:
            yield say("tetrikon-ban-set", who=listener.person(seat), kind="no-roll")
        if active is not None and active.no_roll:
            yield say("tetrikon-ban-now", who=listener.person(seat))
        if active is not None and active.no_build:
            yield say("tetrikon-ban-set", who=listener.person(seat), kind="no-build")


def answer_market(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the six places of the offer and how many pieces are in the bag.

    Raises:
        MalformedAction: Something follows, or there is no offer.
    """
    refuse_more_words(words)
    need_table(listener)
    table = player_areas.table_of(listener)
    return (
        say("tetrikon-offer-begins", pieces=naming.name_offer(table.offer)),
        say("tetrikon-bag", count=sum(table.bag)),
    )


def answer_pieces(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a piece looks like; by nothing the names of all, by size.

    Raises:
        MalformedAction: No piece is called so.
    """
    material = player_areas.material_of(listener)
    if words:
        piece = asked_piece(words, listener)
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


def answer_opponents(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what lies in front of the other players, or of the one who is named: squares, pieces, cards.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    seats = (
        (asked_seat(listener, words),)
        if words
        else tuple(s for s in player_areas.seats_of(listener) if s != listener.seat)
    )
    return tuple(line for seat in seats for line in _opponent(seat, listener)) or (
        say("tetrikon-no-opponents"),
    )


def _opponent(seat: int, listener: TetrikonListener) -> Iterator[Message]:
    area = player_areas.area_of(listener, seat)
    yield say(
        "tetrikon-opponent",
        who=listener.person(seat),
        diagram=area.diagram or "-",
        dealt="yes" if area.diagram else "no",
        left=area.empty.bit_count(),
        all=area.board.size,
    )
    if area.placed:
        placed = nest(
            say("tetrikon-piece-name", piece=naming.name_piece(laid.shape)) for laid in area.placed[:8]
        )
        yield say("tetrikon-opponent-placed", count=len(area.placed), pieces=placed)
    if player_areas.puzzle_of(listener) is None:
        yield from tell_free(listener, seat)
        money, cards = player_areas.market_of(listener).counts[seat]
        yield say("tetrikon-opponent-cards", who=listener.person(seat), money=money, cards=cards)
