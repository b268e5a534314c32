"""Where cards are, and where they can go.

A card or a kind of cards, what fits a place, the lines still open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iota import naming
from accessgames.games.iota.answers.board import asked_spot, nothing_more, tell_cell
from accessgames.games.iota.notation import START_ROW
from accessgames.games.iota.rules import cards as deck
from accessgames.games.iota.rules import view as known
from accessgames.games.iota.typed import CardPattern, ItemReader, read_card_pattern, read_number_alone
from accessgames.games.narration import nest
from accessgames.language import Listing, Message, Phrase, say

if TYPE_CHECKING:
    from accessgames.games.iota.naming import IotaListener

FEW: Final = 4
"""So many cards are named one by one, on one line."""


def tell_kinds(mask: deck.Mask) -> Iterator[Message]:
    """Describe a set of cards in one line where it can be, else in several."""
    cards = tuple(deck.cards_of(mask))
    colours, shapes, numbers = ({deck.MARKS[card][kind] for card in cards} for kind in range(3))
    whole = deck.mask_of(
        card
        for card, (hue, form, figure) in enumerate(deck.MARKS)
        if hue in colours and form in shapes and figure in numbers
    )
    if len(cards) > FEW and mask == whole:
        yield say(
            "iota-kinds",
            colours=nest(say("iota-colour", colour=deck.COLOURS[at]) for at in sorted(colours)),
            shapes=Listing(tuple(Phrase(deck.SHAPES[at]) for at in sorted(shapes))),
            numbers=Listing(tuple(deck.NUMBERS[at] for at in sorted(numbers))),
        )
    else:
        for few in naming.split_listing(naming.name_cards(cards).items, FEW):
            yield say("iota-choice", cards=few)


def answer_fits(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which cards fit a place: those of the own hand, and how many of those not seen yet.

    On a wild card it tells what the wild card may stand for, and so what can be laid in its place.

    Raises:
        MalformedAction: The words are no place.
    """
    view: known.IotaView = listener.view
    spot = asked_spot(listener, words)
    named = naming.name_spot(spot)
    if view.grid.get(spot) == deck.WILD:
        own = dict(known.recyclable(view)).get(spot, ())
        return (say("iota-fits-wild", cell=named), *_fitting(spot, own, view.grid.fits(spot), view))
    if spot in view.grid:
        return (say("iota-cell-card", cell=named, card=naming.name_card(view.grid[spot])),)
    found = known.fit(view, spot)
    if not found.left:
        return tell_cell(view.grid, spot)
    return tuple(_fitting(spot, found.own, found.cards, view))


def _fitting(
    spot: deck.Spot, own: Sequence[deck.Card], mask: deck.Mask, view: known.IotaView
) -> Iterator[Message]:
    cell, unseen = naming.name_spot(spot), mask & deck.mask_of(view.unseen)
    # A wild card fits wherever anything does, but takes no other wild one's place.
    wilds = 0 if spot in view.grid else view.unseen.count(deck.WILD)
    if own:
        yield say("iota-fits-hand", cell=cell, cards=naming.name_hand(dict.fromkeys(own)))
    elif view.viewer >= 0 and not view.table.blind:
        yield say("iota-fits-no-hand", cell=cell)
    yield say("iota-fits-unseen", count=unseen.bit_count() + wilds)
    if unseen:
        yield from tell_kinds(mask if unseen.bit_count() > FEW else unseen)
    if wilds:
        yield say("iota-wild-unseen", count=wilds)


def answer_free(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the empty places that can take a card, row by row from the top; with a card: that can take it.

    Raises:
        MalformedAction: The words after it are no card.
    """
    view: known.IotaView = listener.view
    if not view.grid:
        return (say("iota-board-empty"),)
    if words:
        slots = ItemReader(listener, places=False).read(words).cards
        found = {spot for slot in slots for card in slot for spot in known.places_for(view, card)}
    else:
        found = set(known.places_left(view))
    spots = sorted(found, key=lambda spot: (-spot.y, spot.x))
    rows = [(y, list(group)) for y, group in groupby(spots, key=lambda spot: spot.y)]
    return (
        say("iota-free", count=len(spots)),
        *(say("iota-free-row", row=y + START_ROW, columns=_columns(places)) for y, places in rows),
    )


def _columns(spots: Sequence[deck.Spot]) -> Listing:
    """Name the columns of places in one row, neighbours together: "l, n až p"."""
    runs: list[list[deck.Spot]] = []
    for spot in spots:
        if runs and runs[-1][-1].step("row") == spot:
            runs[-1].append(spot)
        else:
            runs.append([spot])
    ends = [(naming.name_spot(run[0]), naming.name_spot(run[-1])) for run in runs]
    return nest(
        say("iota-column", cell=first) if first == last else say("iota-columns", first=first, last=last)
        for first, last in ends
    )


def answer_lines(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the lines that can still take a card, those next to a lot first."""
    nothing_more(words)
    view: known.IotaView = listener.view
    found = known.open_lines(view)
    if not found:
        return (say("iota-open-none" if any(view.grid.lines()) else "iota-open-no-line"),)
    lines = [say("iota-open-count", count=len(found))]
    for line in found:
        run, cells = (
            naming.name_run(line.direction, line.spots),
            [naming.name_spot(end.spot) for end in line.ends],
        )
        lines.append(say("iota-open-line", run=run, count=len(line.spots), cells=Listing(tuple(cells))))
    return tuple(lines)


_PER_LINE: Final = 3
"""So many cards with their places fit a line."""


def answer_where(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where a card is, or all cards of a colour, a shape, a number or any two of them.

    Raises:
        MalformedAction: The words describe no card.
    """
    read = read_card_pattern(words, listener.words) or read_number_alone(words, listener.words)
    if read is None:
        if not words:
            raise MalformedAction("iota-error-which-card")
        raise MalformedAction("iota-error-ask-card", words=quote(*words))
    nothing_more(words, read.used)
    if read.value.wild:
        return tuple(_wilds(listener))
    if read.value.complete:
        return (_one(read.value.cards[0], listener),)
    return tuple(_several(read.value, listener))


def _one(card: deck.Card, listener: IotaListener) -> Message:
    view: known.IotaView = listener.view
    named = naming.name_card(card)
    for spot, lying in view.grid.items():
        if lying == card:
            return say("iota-where-board", card=named, cell=naming.name_spot(spot))
    seat = known.owner_of(view, card)
    if seat is not None:
        return say("iota-where-hand", card=named, who=listener.person(seat))
    if card in view.bottom:
        return say("iota-where-bottom", card=named)
    return say("iota-where-unseen", card=named)


def _several(sought: CardPattern, listener: IotaListener) -> Iterator[Message]:
    view: known.IotaView = listener.view
    among = set(sought.cards)
    laid = [(spot, card) for spot, card in view.grid.items() if card in among]
    yield say(
        "iota-where-count", what=replace(sought.phrase, count=len(laid), label=""), number=sought.number
    )
    for few in naming.split_listing(naming.name_laid_cards(laid).items, _PER_LINE):
        yield say("iota-where-some", cards=few)
    held = [card for card in view.hand if card in among]
    if held:
        yield say("iota-where-held", cards=naming.name_hand(held))
    yield say("iota-where-rest", count=len(among.intersection(view.unseen)))


def answer_wilds(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where the wild cards are, and for those on the board what each may still be (IOTA I12)."""
    nothing_more(words)
    return tuple(_wilds(listener))


def _wilds(listener: IotaListener) -> Iterator[Message]:
    view: known.IotaView = listener.view
    for spot, card in view.grid.items():
        if card == deck.WILD:
            yield say("iota-wild-board", cell=naming.name_spot(spot))
            yield from tell_kinds(view.grid.fits(spot))
    for seat, held in enumerate(view.hands):
        if count := held.count(deck.WILD):
            yield say("iota-wild-hand", who=listener.person(seat), count=count)
    if count := view.bottom.count(deck.WILD):
        yield say("iota-wild-bottom", count=count)
    if count := view.unseen.count(deck.WILD):
        yield say("iota-wild-unseen", count=count)
