"""Language-neutral notation of actions, as journals and tests use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessgames.engine.action_notation import (
    ELAPSED,
    ID,
    ActionNotation,
    Form,
    matching,
    maybe,
    member,
    number,
    one_word,
    rest,
)
from accessgames.engine.grid import SQUARE
from accessgames.games.tetrikon.rules import actions

FORMS: Final = (
    *("roll", "build l4 2 c3", "exchange c3 l4 2 b2", "buy", "swap l4", "pay 50 50", "break 50 25 25"),
    *("use draw-1", "choose chance", "give l4", "takeout c3", "discard 25"),
    *("deal 1", "add give i4", "propose 25", "accept 50"),
    *("diagram A7", "piece l4", "die 4", "dice 2 5", "money 25", "chance joker-10", "payout 100 50", "lot 2"),
)
"""What actions look like, for people who wrote another thing."""

_NUMBER: Final = number(4)
_NAME: Final = matching("(?![0-9]+$)[A-Za-z0-9-]+")
"""An id where a number would mean something else."""

_ITEM: Final = one_word(lambda text: (_NUMBER if text.isdecimal() else ID).read((text,)))


def _parse_use(words: Sequence[str]) -> actions.UseCard:
    """Read a card and what it needs: further jokers, a player and pieces, or a place."""
    kind, *more = rest(ID).read(words)
    match kind, more:
        case "choose-piece", [place]:
            return actions.UseCard(kind, place=_NUMBER.read((place,)))
        case "swap-manager", [piece]:
            return actions.UseCard(kind, give=piece)
        case "swap-player", [partner, give, take]:
            return actions.UseCard(kind, partner=_NUMBER.read((partner,)), give=give, take=take)
        case "piece-from-player" | "take-twenty-five", [partner]:
            return actions.UseCard(kind, partner=_NUMBER.read((partner,)))
        case _:
            return actions.UseCard(kind, tuple(more))


NOTATION: Final[ActionNotation[actions.TableAction]] = ActionNotation(
    FORMS,
    ELAPSED,
    Form("roll", actions.Roll),
    Form("keep", actions.KeepCard),
    Form("done", actions.Done),
    Form("end", actions.EndTurn),
    Form("inflation", actions.CallInflation),
    Form("no-inflation", actions.NoInflation),
    Form("time", actions.CallTime),
    Form("withdraw", actions.Withdraw),
    Form("immune", actions.Immune),
    Form("waive", actions.Waive),
    Form("cancel", actions.CancelDeal),
    Form("refuse", actions.RefuseDeal),
    Form("counter", actions.CounterDeal),
    Form("diagram", actions.DealDiagram, diagram=ID),
    Form("piece", actions.FillPlace, piece=ID),
    Form("die", actions.ShowDie, face=_NUMBER),
    Form("dice", actions.ShowDice, faces=rest(_NUMBER, 2, 2)),
    Form("money", actions.DrawMoney, value=_NUMBER),
    Form("chance", actions.DrawChance, kind=ID),
    Form("payout", actions.PayOut, cards=rest(_NUMBER)),
    Form("lot", actions.DrawLot, seat=_NUMBER),
    Form("choose", actions.Choose, reward=member(("money", "chance", "piece"))),
    Form(
        "use",
        actions.UseCard,
        parse=_parse_use,
        kind=ID,
        others=rest(ID),
        partner=maybe(_NUMBER),
        give=maybe(ID),
        take=maybe(ID),
        place=maybe(_NUMBER),
    ),
    Form("build", actions.Build, piece=ID, orientation=_NUMBER, anchor=SQUARE),
    Form("exchange", actions.Exchange, removed=SQUARE, piece=ID, orientation=_NUMBER, anchor=SQUARE),
    Form("buy", actions.Buy, place=maybe(_NUMBER)),
    Form("swap", actions.Swap, piece=ID),
    Form("pay", actions.Pay, cards=rest(_NUMBER)),
    Form("break", actions.Break, card=_NUMBER, into=rest(_NUMBER)),
    Form("give", actions.Give, piece=ID),
    Form("takeout", actions.TakeOut, square=SQUARE),
    Form("discard", actions.DiscardMoney, value=_NUMBER),
    Form("discard", actions.DiscardChance, kind=_NAME),
    Form("deal", actions.OpenDeal, partner=_NUMBER),
    Form("add", actions.AddItem, side=member(("give", "take")), item=_ITEM),
    Form("propose", actions.Propose, cards=rest(_NUMBER)),
    Form("accept", actions.AcceptDeal, cards=rest(_NUMBER)),
)
"""How actions are written in one line, such as `build l4 2 c3`, `pay 50 50`, `dice 2 5` or `+5320`."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
