"""An action in the words that a player types for it; the list of moves, single ones and groups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.room import MoveGroup
from accessgames.games.tetrikon.commands.verbs import MAKERS, REWARDS
from accessgames.games.tetrikon.naming import PIECES, name_card, name_piece
from accessgames.games.tetrikon.player_areas import orientation_names_of
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import Begin, GiveUp, Lay, Lift, Pick, Think
from accessgames.games.tetrikon.typed import drop_fillers, read_card, read_piece
from accessgames.language import Found, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.games.room import Listener
    from accessgames.language import Vocabulary

_ALONE: Final[dict[type, str]] = {
    actions.Roll: "roll",
    actions.KeepCard: "keep",
    actions.Done: "end",
    actions.EndTurn: "end",
    actions.RefuseDeal: "refuse",
    actions.CounterDeal: "counter",
    actions.CancelDeal: "cancel",
    actions.Immune: "immune",
    actions.Waive: "waive",
    actions.Withdraw: "withdraw",
    actions.CallInflation: "inflation",
    actions.NoInflation: "no-inflation",
    actions.CallTime: "time-up",
    Begin: "begin",
    GiveUp: "give-up",
}
"""Verbs that nothing follows."""

_REWARD_WORDS: Final = {reward: key for key, reward in REWARDS.items()}


def spell_action(action: Any, listener: Listener) -> str:  # noqa: ANN401 - an action
    """Return words that mean the action.

    Raises:
        TypeError: It is an action of chance or the clock, which nobody types as a move.
    """
    words = listener.words
    if type(action) in _ALONE:
        return words.word(_ALONE[type(action)])
    if isinstance(action, actions.UseCard):
        return _use(action, listener)
    parts = _built(action, words) or _owed(action, words) or _dealt(action, listener) or _timed(action, words)
    if parts is None:
        raise TypeError(f"{action!r} is not typed by players")
    verb, *rest = parts
    return " ".join((words.word(verb), *rest))


def piece_word(piece: str, words: Vocabulary) -> str:
    """Return what is typed for a piece."""
    return words.word(f"piece-{piece}") if piece in PIECES else piece


def _built(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    match action:
        case actions.Build() | Lay():
            piece = piece_word(action.piece, words)
            return ("build", piece, action.anchor.name, str(action.orientation))
        case actions.Exchange():
            piece = piece_word(action.piece, words)
            place = (action.anchor.name, str(action.orientation))
            return ("exchange", action.removed.name, words.word("for"), piece, *place)
        case Lift():
            return ("lift", action.anchor.name)
        case actions.Choose():
            return ("choose", words.word(_REWARD_WORDS[action.reward]))
        case actions.Swap():
            return ("swap", piece_word(action.piece, words))
    return None


def _owed(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    match action:
        case actions.Buy(place):
            return ("buy",) if place is None else ("buy", str(place))
        case actions.Pay(cards):
            return ("pay", *(_amounts(cards) or (words.word("nothing-at-all"),)))
        case actions.Break(card, into):
            return ("break", str(card), words.word("onto"), *_amounts(into))
    return _given(action, words)


def _given(action: Any, words: Vocabulary) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    match action:
        case actions.Give(piece):
            return ("give", piece_word(piece, words))
        case actions.TakeOut(square):
            return ("give", square.name)
        case actions.DiscardMoney(value):
            return ("discard", str(value), words.word("points"))
        case actions.DiscardChance(kind):
            return ("discard", words.word(f"card-{kind}"))
    return None


def _dealt(action: Any, listener: Listener) -> tuple[str, ...] | None:  # noqa: ANN401 - an action
    words = listener.words
    match action:
        case actions.OpenDeal(partner):
            return ("offer", listener.person(partner).name)
        case actions.AddItem(side, item):
            thing = piece_word(item, words) if isinstance(item, str) else f"{item} {words.word('points')}"
            return ("add" if side == "give" else "want", thing)
        case actions.Propose(cards):
            return ("propose", *_amounts(cards))
        case actions.AcceptDeal(cards):
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


def _use(action: actions.UseCard, listener: Listener) -> str:
    words = listener.words
    parts = [
        words.word("use"),
        ", ".join(words.word(f"card-{kind}") for kind in (action.kind, *action.others)),
    ]
    if action.partner is not None:
        parts.append(listener.person(action.partner).name)
    if action.give is not None:
        parts.append(piece_word(action.give, words))
    if action.take is not None:
        parts += [words.word("for"), piece_word(action.take, words)]
    if action.place is not None:
        parts.append(str(action.place))
    return " ".join(parts)


_FEW: Final = 4
"""So many moves of one kind are told one by one; more are a group."""

_LONG: Final = 9
"""So many places of a piece are told one by one; more are grouped by position."""


def list_moves(listener: Listener, words: Sequence[str]) -> tuple[Any, ...]:
    """Return the entries of the list.

    By nothing: everything, with a group for each piece that could be laid, exchanged or used in many ways.
    By a piece: its places, in groups by position where they are many; with a number those of one position.
    By "vyměň" and a piece: what it could replace. By a card: the ways to use it.

    Raises:
        MalformedAction: The words name nothing that can be listed.
    """
    legal = [action for action in listener.perspective.legal if not isinstance(action, Think)]
    rest = drop_fillers(words, listener.words)
    if not rest:
        return _everything(legal, listener)
    verb = listener.words.match(rest, MAKERS)
    if isinstance(verb, Found) and verb.id == "exchange":
        return _exchanges(legal, rest[verb.used :], listener)
    if isinstance(verb, Found) and verb.id in {"build", "use"}:
        rest = rest[verb.used :]
    piece = read_piece(rest, listener)
    if piece is not None:
        return _places(legal, piece.value, rest[piece.used :], listener)
    card = read_card(words, listener)
    if card is not None:
        return tuple(one for one in legal if isinstance(one, actions.UseCard) and one.kind == card.value)
    raise MalformedAction("tetrikon-error-list", word=quote_briefly(" ".join(words)))


def _everything(legal: Sequence[Any], listener: Listener) -> tuple[Any, ...]:
    entries: list[Any] = []
    for key, found in groupby(sorted(legal, key=_order), key=_sort):
        same = list(found)
        kind, name = key
        if kind == "build" and len(same) > 1:
            entries.append(_group_of_places(name, same, listener))
        elif kind == "exchange" and len(same) > 1:
            piece = piece_word(name, listener.words)
            told = say("tetrikon-group-exchange", piece=name_piece(name), count=len(same))
            entries.append(MoveGroup(told, (listener.words.word("exchange"), piece)))
        elif kind == "use" and len(same) > _FEW:
            told = say("tetrikon-group-use", card=name_card(name), count=len(same))
            entries.append(MoveGroup(told, tuple(listener.words.word(f"card-{name}").split())))
        else:
            entries += same
    return tuple(entries)


def _group_of_places(piece: str, same: Sequence[Any], listener: Listener) -> MoveGroup:
    told = say("tetrikon-group-build", piece=name_piece(piece), count=len(same))
    return MoveGroup(told, tuple(piece_word(piece, listener.words).split()))


_ORDER: Final = ("build", "use", "roll", "buy", "", "exchange", "swap", "deal", "end")
"""Kinds of moves, in the order in which they are told: what brings the match on comes first."""

_KINDS: Final[dict[type, str]] = {
    actions.Roll: "roll",
    actions.Buy: "buy",
    actions.Swap: "swap",
    actions.OpenDeal: "deal",
    actions.Propose: "roll",
    actions.CancelDeal: "end",
    actions.EndTurn: "end",
    actions.Done: "end",
    GiveUp: "end",
}
"""Kinds of moves that are told one by one."""


def _sort(action: Any) -> tuple[str, str]:  # noqa: ANN401 - an action
    match action:
        case actions.Build() | Lay():
            return "build", action.piece
        case actions.Exchange():
            return "exchange", action.piece
        case actions.UseCard():
            return "use", action.kind
    if isinstance(action, actions.AddItem):
        named = isinstance(action.item, str)
        return "deal", f"{action.side} {action.item if named else f'{action.item:05}'}"
    return _KINDS.get(type(action), ""), ""


def _order(action: Any) -> tuple[int, str]:  # noqa: ANN401 - an action
    kind, name = _sort(action)
    return _ORDER.index(kind), name


def _places(legal: Sequence[Any], piece: str, words: Sequence[str], listener: Listener) -> tuple[Any, ...]:
    """Return the places of a piece, in groups by position where they are many and none was chosen."""
    ways = orientation_names_of(listener, piece)
    numbers = ways.read(words, listener.words) if words else None
    if words and (numbers is None or numbers.used < len(words)):
        raise MalformedAction("tetrikon-error-spot", word=quote_briefly(words[0]), piece=name_piece(piece))
    places = [
        action
        for action in legal
        if isinstance(action, actions.Build | Lay)
        and action.piece == piece
        and (numbers is None or action.orientation in numbers.value)
    ]
    places.sort(key=lambda place: (place.orientation, place.anchor.row, place.anchor.column))
    alone = len({place.orientation for place in places}) == 1
    if numbers is not None or alone or len(places) <= _LONG:
        return tuple(places)
    entries: list[Any] = []
    for number, found in groupby(places, key=lambda place: place.orientation):
        same = list(found)
        if len(same) == 1:
            entries += same
            continue
        told = say("tetrikon-group-position", position=ways.name(number), count=len(same))
        entries.append(MoveGroup(told, (*piece_word(piece, listener.words).split(), str(number))))
    return tuple(entries)


def _exchanges(legal: Sequence[Any], words: Sequence[str], listener: Listener) -> tuple[Any, ...]:
    piece = read_piece(words, listener) if words else None
    return tuple(
        action
        for action in legal
        if isinstance(action, actions.Exchange) and (piece is None or action.piece == piece.value)
    )
