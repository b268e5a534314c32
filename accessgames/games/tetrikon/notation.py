"""Language-neutral notation of actions, as journals and tests use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import Elapsed, format_elapsed, malformed, parse_elapsed
from accessgames.engine.grid import Square, parse_square
from accessgames.games.tetrikon.rules import actions

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.actions import Reward, Side, TableAction

FORMS: Final = (
    *("roll", "build l4 2 c3", "exchange c3 l4 2 b2", "buy", "swap l4", "pay 50 50", "break 50 25 25"),
    *("use draw-1", "choose chance", "give l4", "takeout c3", "discard 25"),
    *("deal 1", "add give i4", "propose 25", "accept 50"),
    *("diagram A7", "piece l4", "die 4", "dice 2 5", "money 25", "chance joker-10", "payout 100 50", "lot 2"),
)
"""What actions look like, for people who wrote another thing."""

_LONGEST: Final = 400
_MOST_DIGITS: Final = 4

Words: TypeAlias = list[str]


# ---------------------------------------------------------------- writing


def format_action(action: TableAction) -> str:
    """Write an action in one line, such as `build l4 2 c3`, `pay 50 50`, `dice 2 5` or `+5320`."""
    return _WRITERS[type(action)](action)


def _plain(word: str) -> Callable[[Any], str]:
    return lambda _: word


def _with(word: str, *names: str) -> Callable[[Any], str]:
    """Write attributes behind a word, leaving out those that are None."""

    def write(action: Any) -> str:  # noqa: ANN401 - any action
        values = (getattr(action, name) for name in names)
        return " ".join([word, *(_value(value) for value in values if value is not None and value != ())])

    return write


def _value(value: object) -> str:
    if isinstance(value, Square):
        return value.name
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


_PLAIN: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "roll": actions.Roll(),
        "keep": actions.KeepCard(),
        "done": actions.Done(),
        "end": actions.EndTurn(),
        "inflation": actions.CallInflation(),
        "no-inflation": actions.NoInflation(),
        "time": actions.CallTime(),
        "withdraw": actions.Withdraw(),
        "immune": actions.Immune(),
        "waive": actions.Waive(),
        "cancel": actions.CancelDeal(),
        "refuse": actions.RefuseDeal(),
        "counter": actions.CounterDeal(),
    }
)
"""Actions of one word."""

_WRITERS: Final[Mapping[type, Callable[[Any], str]]] = MappingProxyType(
    {
        **{type(action): _plain(word) for word, action in _PLAIN.items()},
        Elapsed: format_elapsed,
        actions.DealDiagram: _with("diagram", "diagram"),
        actions.FillPlace: _with("piece", "piece"),
        actions.ShowDie: _with("die", "face"),
        actions.ShowDice: _with("dice", "faces"),
        actions.DrawMoney: _with("money", "value"),
        actions.DrawChance: _with("chance", "kind"),
        actions.PayOut: _with("payout", "cards"),
        actions.DrawLot: _with("lot", "seat"),
        actions.Choose: _with("choose", "reward"),
        actions.UseCard: _with("use", "kind", "others", "partner", "give", "take", "place"),
        actions.Build: _with("build", "piece", "orientation", "anchor"),
        actions.Exchange: _with("exchange", "removed", "piece", "orientation", "anchor"),
        actions.Buy: _with("buy", "place"),
        actions.Swap: _with("swap", "piece"),
        actions.Pay: _with("pay", "cards"),
        actions.Break: _with("break", "card", "into"),
        actions.Give: _with("give", "piece"),
        actions.TakeOut: _with("takeout", "square"),
        actions.DiscardMoney: _with("discard", "value"),
        actions.DiscardChance: _with("discard", "kind"),
        actions.OpenDeal: _with("deal", "partner"),
        actions.AddItem: _with("add", "side", "item"),
        actions.Propose: _with("propose", "cards"),
        actions.AcceptDeal: _with("accept", "cards"),
    }
)


# ---------------------------------------------------------------- reading


def parse_action(text: str) -> TableAction:
    """Read what `format_action` wrote.

    Raises:
        MalformedAction: The text is no action in this notation.
    """
    action = parse_elapsed(text) or _read(text)
    if action is None or format_action(action) != text:
        raise malformed(text, *FORMS)
    return action


def _read(text: str) -> TableAction | None:
    word, *rest = text.split(" ") if len(text) <= _LONGEST else [""]
    if word in _PLAIN:
        plain: TableAction = _PLAIN[word]
        return plain
    reader = _READERS.get(word)
    try:
        return reader(rest) if reader is not None else None
    except (ValueError, KeyError, TypeError):
        return None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise ValueError(text)
    return int(text)


def _numbers(words: Words) -> tuple[int, ...]:
    return tuple(map(_number, words))


def _id(text: str) -> str:
    """Read the id of a piece, a diagram or a card: whether there is such a one is up to the rules."""
    if not text or not text.isascii() or not text.replace("-", "a").isalnum():
        raise ValueError(text)
    return text


def _square(text: str) -> Square:
    square = parse_square(text)
    if square is None:
        raise ValueError(text)
    return square


def _item(text: str) -> str | int:
    return _number(text) if text.isdecimal() else _id(text)


def _one_id(make: Callable[[str], Any]) -> Callable[[Words], Any]:
    return lambda words: make(*map(_id, words))


def _one_number(make: Callable[[int], Any]) -> Callable[[Words], Any]:
    return lambda words: make(*_numbers(words))


def _cards(make: Callable[[tuple[int, ...]], Any]) -> Callable[[Words], Any]:
    return lambda words: make(_numbers(words))


def _dice(words: Words) -> actions.ShowDice:
    low, high = _numbers(words)
    return actions.ShowDice((low, high))


def _choose(words: Words) -> actions.Choose:
    rewards: dict[str, Reward] = {"money": "money", "chance": "chance", "piece": "piece"}
    (word,) = words
    return actions.Choose(rewards[word])


def _build(words: Words) -> actions.Build:
    piece, orientation, anchor = words
    return actions.Build(_id(piece), _number(orientation), _square(anchor))


def _exchange(words: Words) -> actions.Exchange:
    removed, piece, orientation, anchor = words
    return actions.Exchange(_square(removed), _id(piece), _number(orientation), _square(anchor))


def _break(words: Words) -> actions.Break:
    card, *into = _numbers(words)
    return actions.Break(card, tuple(into))


def _discard(words: Words) -> actions.DiscardMoney | actions.DiscardChance:
    (word,) = words
    item = _item(word)
    return actions.DiscardMoney(item) if isinstance(item, int) else actions.DiscardChance(item)


def _add(words: Words) -> actions.AddItem:
    sides: dict[str, Side] = {"give": "give", "take": "take"}
    side, item = words
    return actions.AddItem(sides[side], _item(item))


def _use(words: Words) -> actions.UseCard:
    """Read a card and what it needs: further jokers, a player and pieces, or a place."""
    kind, *rest = map(_id, words)
    match kind, rest:
        case "choose-piece", [place]:
            return actions.UseCard(kind, place=_number(place))
        case "swap-manager", [piece]:
            return actions.UseCard(kind, give=piece)
        case "swap-player", [partner, give, take]:
            return actions.UseCard(kind, partner=_number(partner), give=give, take=take)
        case "piece-from-player" | "take-twenty-five", [partner]:
            return actions.UseCard(kind, partner=_number(partner))
        case _:
            return actions.UseCard(kind, tuple(rest))


_READERS: Final[Mapping[str, Callable[[Words], Any]]] = MappingProxyType(
    {
        "diagram": _one_id(actions.DealDiagram),
        "piece": _one_id(actions.FillPlace),
        "die": _one_number(actions.ShowDie),
        "dice": _dice,
        "money": _one_number(actions.DrawMoney),
        "chance": _one_id(actions.DrawChance),
        "payout": _cards(actions.PayOut),
        "lot": _one_number(actions.DrawLot),
        "choose": _choose,
        "use": _use,
        "build": _build,
        "exchange": _exchange,
        "buy": lambda words: actions.Buy(*_numbers(words)),
        "swap": _one_id(actions.Swap),
        "pay": _cards(actions.Pay),
        "break": _break,
        "give": _one_id(actions.Give),
        "takeout": lambda words: actions.TakeOut(*map(_square, words)),
        "discard": _discard,
        "deal": _one_number(actions.OpenDeal),
        "add": _add,
        "propose": _cards(actions.Propose),
        "accept": _cards(actions.AcceptDeal),
    }
)
