"""Where something is: a card, all of a colour, a shape or a number, the wild cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.iota.answers.asked import nothing_more
from accessgames.games.iota.answers.kinds import tell_kinds
from accessgames.games.iota.naming import list_laid, name_card, name_cards, name_spot, portions, quote
from accessgames.games.iota.rules import WILD, Card, IotaView, owner_of
from accessgames.games.iota.typed.sought import Sought, read_number_alone, read_sought
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk

_PER_LINE: Final = 3
"""So many cards with their places fit a line."""


def where(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a card is, or all cards of a colour, a shape, a number or any two of them.

    Raises:
        MalformedAction: The words describe no card.
    """
    read = read_sought(words, desk.words) or read_number_alone(words, desk.words)
    if read is None:
        if not words:
            raise MalformedAction("iota-error-which-card")
        raise MalformedAction("iota-error-ask-card", words=quote(*words))
    nothing_more(words, read.used)
    if read.value.wild:
        return tuple(_wilds(desk))
    if read.value.complete:
        return (_one(read.value.cards[0], desk),)
    return tuple(_several(read.value, desk))


def _one(card: Card, desk: Desk) -> Message:
    view: IotaView = desk.view
    named = name_card(card)
    for spot, lying in view.grid.items():
        if lying == card:
            return say("iota-where-board", card=named, cell=name_spot(spot))
    seat = owner_of(view, card)
    if seat is not None:
        return say("iota-where-hand", card=named, who=desk.person(seat))
    if card in view.bottom:
        return say("iota-where-bottom", card=named)
    return say("iota-where-unseen", card=named)


def _several(sought: Sought, desk: Desk) -> Iterator[Message]:
    view: IotaView = desk.view
    among = set(sought.cards)
    laid = [(spot, card) for spot, card in view.grid.items() if card in among]
    yield say(
        "iota-where-count", what=replace(sought.phrase, count=len(laid), label=""), number=sought.number
    )
    for few in portions(list_laid(laid).items, _PER_LINE):
        yield say("iota-where-some", cards=few)
    held = [card for card in view.hand if card in among]
    if held:
        yield say("iota-where-held", cards=name_cards(held))
    yield say("iota-where-rest", count=len(among.intersection(view.unseen)))


def wilds(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where the wild cards are, and for those on the board what each may still be (IOTA I12).

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    return tuple(_wilds(desk))


def _wilds(desk: Desk) -> Iterator[Message]:
    view: IotaView = desk.view
    for spot, card in view.grid.items():
        if card == WILD:
            yield say("iota-wild-board", cell=name_spot(spot))
            yield from tell_kinds(view.grid.fits(spot))
    for seat, held in enumerate(view.hands):
        if count := held.count(WILD):
            yield say("iota-wild-hand", who=desk.person(seat), count=count)
    if count := view.bottom.count(WILD):
        yield say("iota-wild-bottom", count=count)
    if count := view.unseen.count(WILD):
        yield say("iota-wild-unseen", count=count)
