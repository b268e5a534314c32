"""An action in the words that a player types for it; the list of moves, single ones and groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.room import MoveGroup
from accessgames.games.tetrikon.commands.verbs import MAKERS, REWARDS
from accessgames.games.tetrikon.naming import PIECES, TetrikonListener, name_card, name_piece
from accessgames.games.tetrikon.player_areas import orientation_names_of
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import Begin, GiveUp, Lay, Lift, Pick, Think
from accessgames.games.tetrikon.typed import drop_fillers, read_card, read_piece
from accessgames.language import Found, say
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
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


def spell_action(action: Any, listener: TetrikonListener) -> str:  # noqa: ANN401 - an action
    """Return words that mean the action.

    Raises:
        TypeError: It is an action of chance or the clock, which nobody types as a move.
    """
    words = listener.words
    if type(action) in _ALONE:
        return words.word(_ALONE[type(action)])
    spell = _SPELLERS.get(type(action))
    if spell is None:
        raise TypeError(f"{action!r} is not typed by players")
    verb, *rest = spell(action, words, listener)
    return " ".join((words.word(verb), *rest))


def piece_word(piece: str, words: Vocabulary) -> str:
    """Return what is typed for a piece."""
    return words.word(f"piece-{piece}") if piece in PIECES else piece


def _build(action: actions.Build | Lay, words: Vocabulary, _: TetrikonListener) -> tuple[str, ...]:
    return ("build", piece_word(action.piece, words), action.anchor.name, str(action.orientation))


def _exchange(action: actions.Exchange, words: Vocabulary, _: TetrikonListener) -> tuple[str, ...]:
    piece, place = piece_word(action.piece, words), (action.anchor.name, str(action.orientation))
    return ("exchange", action.removed.name, words.word("for"), piece, *place)


def _add(action: actions.AddItem, words: Vocabulary, _: TetrikonListener) -> tuple[str, ...]:
    item = action.item
    thing = piece_word(item, words) if isinstance(item, str) else f"{item} {words.word('points')}"
    return ("add" if action.side == "give" else "want", thing)


def _use(action: actions.UseCard, words: Vocabulary, listener: TetrikonListener) -> tuple[str, ...]:
    parts = ["use", ", ".join(words.word(f"card-{kind}") for kind in (action.kind, *action.others))]
    if action.partner is not None:
        parts.append(listener.person(action.partner).name)
    if action.give is not None:
        parts.append(piece_word(action.give, words))
    if action.take is not None:
        parts += [words.word("for"), piece_word(action.take, words)]
    if action.place is not None:
        parts.append(str(action.place))
    return tuple(parts)


_SPELLERS: Final[dict[type, Callable[[Any, Vocabulary, TetrikonListener], tuple[str, ...]]]] = {
    actions.Build: _build,
    Lay: _build,
    actions.Exchange: _exchange,
    actions.AddItem: _add,
    actions.UseCard: _use,
    Lift: lambda lift, *_: ("lift", lift.anchor.name),
    actions.Choose: lambda choice, words, _: ("choose", words.word(_REWARD_WORDS[choice.reward])),
    actions.Swap: lambda swap, words, _: ("swap", piece_word(swap.piece, words)),
    actions.Buy: lambda buy, *_: ("buy", *_amounts([] if buy.place is None else [buy.place])),
    actions.Pay: lambda pay, words, _: ("pay", *(_amounts(pay.cards) or (words.word("nothing-at-all"),))),
    actions.Break: lambda way, words, _: ("break", str(way.card), words.word("onto"), *_amounts(way.into)),
    actions.Give: lambda gift, words, _: ("give", piece_word(gift.piece, words)),
    actions.TakeOut: lambda gift, *_: ("give", gift.square.name),
    actions.DiscardMoney: lambda gift, words, _: ("discard", str(gift.value), words.word("points")),
    actions.DiscardChance: lambda gift, words, _: ("discard", words.word(f"card-{gift.kind}")),
    actions.OpenDeal: lambda deal, _, listener: ("offer", listener.person(deal.partner).name),
    actions.Propose: lambda offer, *_: ("propose", *_amounts(offer.cards)),
    actions.AcceptDeal: lambda answer, *_: ("accept", *_amounts(answer.cards)),
    Pick: lambda pick, *_: ("pick", pick.diagram),
    Think: lambda think, *_: ("think", str(think.milliseconds // 1000)),
}
"""How actions are typed: the verb, then what follows."""


def _amounts(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(str, cards))


_FEW: Final = 4
"""So many moves of one kind are told one by one; more are a group."""

_LONG: Final = 9
"""So many places of a piece are told one by one; more are grouped by position."""


def list_moves(listener: TetrikonListener, words: Sequence[str]) -> tuple[Any, ...]:
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
        rest = rest[verb.used :]
        taken = read_piece(rest, listener) if rest else None
        exchanges = (one for one in legal if isinstance(one, actions.Exchange))
        return tuple(one for one in exchanges if taken is None or one.piece == taken.value)
    if isinstance(verb, Found) and verb.id in {"build", "use"}:
        rest = rest[verb.used :]
    piece = read_piece(rest, listener)
    if piece is not None:
        return _places(legal, piece.value, rest[piece.used :], listener)
    card = read_card(words, listener)
    if card is not None:
        return tuple(one for one in legal if isinstance(one, actions.UseCard) and one.kind == card.value)
    raise MalformedAction("tetrikon-error-list", word=quote_briefly(" ".join(words)))


def _everything(legal: Sequence[Any], listener: TetrikonListener) -> tuple[Any, ...]:
    entries: list[Any] = []
    ordered = sorted(legal, key=lambda one: (_ORDER.index(_sort(one)[0]), _sort(one)[1]))
    for (kind, name), found in groupby(ordered, key=_sort):
        same = list(found)
        if kind == "build" and len(same) > 1:
            told = say("tetrikon-group-build", piece=name_piece(name), count=len(same))
            entries.append(MoveGroup(told, tuple(piece_word(name, listener.words).split())))
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


def _places(
    legal: Sequence[Any], piece: str, words: Sequence[str], listener: TetrikonListener
) -> tuple[Any, ...]:
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
