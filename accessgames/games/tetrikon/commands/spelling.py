"""An action in the words that a player types for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.commands.making import REWARDS
from accessgames.games.tetrikon.naming import PIECES
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    AddItem,
    Break,
    Build,
    Buy,
    CallInflation,
    CallTime,
    CancelDeal,
    Choose,
    Counter,
    DiscardChance,
    DiscardMoney,
    Done,
    EndTurn,
    Exchange,
    Give,
    Immune,
    KeepCard,
    NoInflation,
    OpenDeal,
    Pay,
    Propose,
    RefuseDeal,
    Roll,
    Swap,
    TakeOut,
    UseCard,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.puzzle import Begin, GiveUp, Lay, Lift, Pick, Think

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.games.room import Desk
    from accessgames.language import Vocabulary

_ALONE: Final[dict[type, str]] = {
    Roll: "roll",
    KeepCard: "keep",
    Done: "end",
    EndTurn: "end",
    RefuseDeal: "refuse",
    Counter: "counter",
    CancelDeal: "cancel",
    Immune: "immune",
    Waive: "waive",
    Withdraw: "withdraw",
    CallInflation: "inflation",
    NoInflation: "no-inflation",
    CallTime: "time-up",
    Begin: "begin",
    GiveUp: "give-up",
}
"""Verbs that nothing follows."""

_REWARD_WORDS: Final = {reward: key for key, reward in REWARDS.items()}


def spell(action: Any, desk: Desk) -> str:  # noqa: ANN401 - an action
    """Return words that mean the action.

    Raises:
        TypeError: It is an action of chance or the clock, which nobody types as a move.
    """
    words = desk.words
    if type(action) in _ALONE:
        return words.word(_ALONE[type(action)])
    if isinstance(action, UseCard):
        return _use(action, desk)
    parts = _built(action, words) or _owed(action, words) or _dealt(action, desk) or _timed(action, words)
    if parts is None:
        raise TypeError(f"{action!r} is not typed by players")
    verb, *rest = parts
    return " ".join((words.word(verb), *rest))


def piece_word(piece: str, words: Vocabulary) -> str:
    """Return what is typed for a piece."""
    return words.word(f"piece-{piece}") if piece in PIECES else piece


def _built(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    match action:
        case Build() | Lay():
            piece = piece_word(action.piece, words)
            return ("build", piece, action.anchor.name, str(action.orientation))
        case Exchange():
            piece = piece_word(action.piece, words)
            place = (action.anchor.name, str(action.orientation))
            return ("exchange", action.removed.name, words.word("for"), piece, *place)
        case Lift():
            return ("lift", action.anchor.name)
        case Choose():
            return ("choose", words.word(_REWARD_WORDS[action.reward]))
        case Swap():
            return ("swap", piece_word(action.piece, words))
    return None


def _owed(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    match action:
        case Buy(place):
            return ("buy",) if place is None else ("buy", str(place))
        case Pay(cards):
            return ("pay", *(_amounts(cards) or (words.word("nothing-at-all"),)))
        case Break(card, into):
            return ("break", str(card), words.word("onto"), *_amounts(into))
    return _given(action, words)


def _given(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    match action:
        case Give(piece):
            return ("give", piece_word(piece, words))
        case TakeOut(square):
            return ("give", square.name)
        case DiscardMoney(value):
            return ("discard", str(value), words.word("points"))
        case DiscardChance(kind):
            return ("discard", words.word(f"card-{kind}"))
    return None


def _dealt(action: Any, desk: Desk) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    words = desk.words
    match action:
        case OpenDeal(partner):
            return ("offer", desk.person(partner).name)
        case AddItem(side, item):
            thing = piece_word(item, words) if isinstance(item, str) else f"{item} {words.word('points')}"
            return ("add" if side == "give" else "want", thing)
        case Propose(cards):
            return ("propose", *_amounts(cards))
        case AcceptDeal(cards):
            return ("accept", *_amounts(cards))
    return None


def _timed(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    del words
    match action:
        case Pick(diagram):
            return ("pick", diagram)
        case Think(milliseconds):
            return ("think", str(milliseconds // 1000))
    return None


def _amounts(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _use(action: UseCard, desk: Desk) -> str:
    words = desk.words
    parts = [
        words.word("use"),
        ", ".join(words.word(f"card-{kind}") for kind in (action.kind, *action.others)),
    ]
    if action.partner is not None:
        parts.append(desk.person(action.partner).name)
    if action.give is not None:
        parts.append(piece_word(action.give, words))
    if action.take is not None:
        parts += [words.word("for"), piece_word(action.take, words)]
    if action.place is not None:
        parts.append(str(action.place))
    return " ".join(parts)
