"""An action in the words that a player types for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.commands.verbs import REWARDS
from accessgames.games.tetrikon.naming import PIECES, TetrikonListener
from accessgames.games.tetrikon.player_areas import seen
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import Begin, GiveUp, Lay, Lift, Pick, Think

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.tasks import Offer
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
    words, action = listener.words, seen(listener, action)
    if type(action) in _ALONE:
        return words.word(_ALONE[type(action)])
    spell = _SPELLERS.get(type(action))
    if spell is None:
        raise TypeError(f"{action!r} is not typed by players")
    verb, *rest = spell(action, words, listener)
    return " ".join((words.word(verb), *rest))


def spell_offer(offer: Offer, listener: TetrikonListener) -> str:
    """Return a whole offer as one sentence: "nabídni Alfa hák a 25 T za tyčka"."""
    words = listener.words

    def side(pieces: Iterable[str], money: int) -> str:
        goods = [piece_word(piece, words) for piece in pieces]
        return ", ".join([*goods, f"{money} {words.word('points')}"] if money else goods)

    give, take = side(offer.give, offer.give_money), side(offer.take, offer.take_money)
    partner = listener.person(offer.partner).name
    return " ".join((words.word("offer"), partner, give, words.word("for"), take))


def verb_of(action: Any, listener: TetrikonListener) -> str:  # noqa: ANN401 - an action
    """Return the verb that an action is typed with; nothing for one that nobody types."""
    if type(action) in _ALONE:
        return _ALONE[type(action)]
    spell = _SPELLERS.get(type(action))
    return "" if spell is None else spell(action, listener.words, listener)[0]


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
