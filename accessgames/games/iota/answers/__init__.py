"""Answers to whatever can be asked about a match of IOTA; none tells what the listener may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.answers import board, cards, outlook
from accessgames.games.iota.naming import IotaListener, name_hand, name_people, split_listing
from accessgames.games.iota.narration import tell_outcome, tell_turn
from accessgames.games.iota.rules.cards import HAND
from accessgames.games.narration import tell_lead
from accessgames.language import Listing, Message, Nested, keys, say

if TYPE_CHECKING:
    from accessgames.games.iota.rules.view import IotaView
    from accessgames.games.room import Answer


def answer_status(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whose turn it is, the points, the deck, and hands that are not full; after the end the result."""
    board.nothing_more(words)
    turn = tell_turn(listener)
    if listener.view.table.phase == "over":
        return (say(turn.key, **turn.args), *_result(listener))
    return (say(turn.key, **turn.args), *_points(listener), _deck_line(listener.view), *_hand_sizes(listener))


def answer_score(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell who leads and the points of all, the highest first; after the end who has won."""
    board.nothing_more(words)
    return tuple(_result(listener) if listener.view.table.phase == "over" else _points(listener))


def _result(listener: IotaListener) -> Iterator[Message]:
    """Tell the result once more, as an answer this time."""
    outcome = listener.perspective.game.outcome(listener.perspective.world)
    if outcome is not None:
        yield from (say(line.key, **line.args) for line in tell_outcome(outcome, listener))


def _points(listener: IotaListener) -> Iterator[Message]:
    return tell_lead(listener.view.table.scores, listener, _LEAD, name_people)


_LEAD: Final = keys(
    "iota-score-equal", "iota-score-leaders", "iota-score-leader", "iota-score-all", "iota-score-of"
)


def answer_hand(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the own cards in their order; the first one is number 1 when placing."""
    board.nothing_more(words)
    view: IotaView = listener.view
    if view.viewer < 0:
        return (say("iota-hand-spectator"),)
    if view.table.blind:
        return tuple(_untold_hand(view))
    if not view.hand:
        return (say("iota-hand-empty"),)
    return (say("iota-hand", cards=name_hand(view.hand)),)


def _untold_hand(view: IotaView) -> Iterator[Message]:
    """Tell how many cards the hand has by the program's count, and which of them everybody has seen."""
    held = view.hands[view.viewer]
    yield say("iota-hand-untold", count=len(held)) if held else say("iota-hand-empty")
    if view.hand:
        yield say("iota-hand-untold-wild", count=len(view.hand))


def answer_deck(listener: IotaListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many cards the deck has, what is known of its bottom, and hands that are not full."""
    board.nothing_more(words)
    view: IotaView = listener.view
    known = tuple(card for card in view.bottom if card is not None)
    lines = [_deck_line(view)]
    if view.bottom:
        lines.append(say("iota-deck-bottom", count=len(view.bottom)))
    for number, few in enumerate(split_listing(name_hand(known).items, HAND)):
        lines.append(say("iota-where-some" if number else "iota-deck-known", cards=few))
    return (*lines, *_hand_sizes(listener))


def _deck_line(view: IotaView) -> Message:
    return say("iota-deck", count=view.table.deck)


def _hand_sizes(listener: IotaListener) -> Iterator[Message]:
    """Tell how many cards everybody has, once that differs from four."""
    hands = listener.view.hands
    if listener.view.table.phase == "play" and any(len(cards) != HAND for cards in hands):
        entries = (
            Nested(say("iota-score-of", who=listener.person(seat), points=len(cards)))
            for seat, cards in enumerate(hands)
        )
        yield say("iota-hand-sizes", entries=Listing(tuple(entries)))


ANSWERS: Final[Mapping[str, Answer]] = {
    "status": answer_status,
    "score": answer_score,
    "hand": answer_hand,
    "board": board.answer_board,
    **board.BOARD_ANSWERS,
    "cell": outlook.answer_cell,
    "where": cards.answer_where,
    "free": cards.answer_free,
    "fits": cards.answer_fits,
    "lines": cards.answer_lines,
    "wilds": cards.answer_wilds,
    "deck": answer_deck,
    "where-to": outlook.answer_where_to,
    "lots": outlook.answer_lots,
    "holds": outlook.answer_holds,
}
"""Word id of a question -> who answers it."""
