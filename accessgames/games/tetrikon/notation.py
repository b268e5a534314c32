"""Language-neutral notation of actions, as journals and tests use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessgames.engine import action_notation
from accessgames.engine.grid import SQUARE
from accessgames.games.tetrikon.rules import actions

FORMS: Final = (
    *("roll", "build l4 2 c3", "exchange c3 l4 2 b2", "buy", "swap l4", "pay 50 50", "break 50 25 25"),
    *("use draw-1", "choose chance", "give l4", "takeout c3", "discard 25"),
    *("deal 1", "add give i4", "propose 25", "accept 50"),
    *("diagram A7", "piece l4", "die 4", "dice 2 5", "money 25", "chance joker-10", "payout 100 50", "lot 2"),
)
"""What actions look like, for people who wrote another thing."""

_NUMBER: Final = action_notation.number(4)
_NAME: Final = action_notation.matching("(?![0-9]+$)[A-Za-z0-9-]+")
"""An id where a number would mean something else."""

_ITEM: Final = action_notation.one_word(
    lambda text: (_NUMBER if text.isdecimal() else action_notation.ID).read((text,))
)


def _parse_use(words: Sequence[str]) -> actions.UseCard:
    """Read a card and what it needs: further jokers, a player and pieces, or a place."""
    kind, *more = action_notation.rest(action_notation.ID).read(words)
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


NOTATION: Final[action_notation.ActionNotation[actions.TableAction]] = action_notation.ActionNotation(
    FORMS,
    action_notation.ELAPSED,
    action_notation.Form("roll", actions.Roll),
    action_notation.Form("keep", actions.KeepCard),
    action_notation.Form("done", actions.Done),
    action_notation.Form("end", actions.EndTurn),
    action_notation.Form("inflation", actions.CallInflation),
    action_notation.Form("no-inflation", actions.NoInflation),
    action_notation.Form("time", actions.CallTime),
    action_notation.Form("withdraw", actions.Withdraw),
    action_notation.Form("immune", actions.Immune),
    action_notation.Form("waive", actions.Waive),
    action_notation.Form("cancel", actions.CancelDeal),
    action_notation.Form("refuse", actions.RefuseDeal),
    action_notation.Form("counter", actions.CounterDeal),
    action_notation.Form("diagram", actions.DealDiagram, diagram=action_notation.ID),
    action_notation.Form("piece", actions.FillPlace, piece=action_notation.ID),
    action_notation.Form("die", actions.ShowDie, face=_NUMBER),
    action_notation.Form("dice", actions.ShowDice, faces=action_notation.rest(_NUMBER, 2, 2)),
    action_notation.Form("money", actions.DrawMoney, value=_NUMBER),
    action_notation.Form("chance", actions.DrawChance, kind=action_notation.ID),
    action_notation.Form("payout", actions.PayOut, cards=action_notation.rest(_NUMBER)),
    action_notation.Form("lot", actions.DrawLot, seat=_NUMBER),
    action_notation.Form(
        "choose", actions.Choose, reward=action_notation.member(("money", "chance", "piece"))
    ),
    action_notation.Form(
        "use",
        actions.UseCard,
        parse=_parse_use,
        kind=action_notation.ID,
        others=action_notation.rest(action_notation.ID),
        partner=action_notation.maybe(_NUMBER),
        give=action_notation.maybe(action_notation.ID),
        take=action_notation.maybe(action_notation.ID),
        place=action_notation.maybe(_NUMBER),
    ),
    action_notation.Form(
        "build", actions.Build, piece=action_notation.ID, orientation=_NUMBER, anchor=SQUARE
    ),
    action_notation.Form(
        "exchange",
        actions.Exchange,
        removed=SQUARE,
        piece=action_notation.ID,
        orientation=_NUMBER,
        anchor=SQUARE,
    ),
    action_notation.Form("buy", actions.Buy, place=action_notation.maybe(_NUMBER)),
    action_notation.Form("swap", actions.Swap, piece=action_notation.ID),
    action_notation.Form("pay", actions.Pay, cards=action_notation.rest(_NUMBER)),
    action_notation.Form("break", actions.Break, card=_NUMBER, into=action_notation.rest(_NUMBER)),
    action_notation.Form("give", actions.Give, piece=action_notation.ID),
    action_notation.Form("takeout", actions.TakeOut, square=SQUARE),
    action_notation.Form("discard", actions.DiscardMoney, value=_NUMBER),
    action_notation.Form("discard", actions.DiscardChance, kind=_NAME),
    action_notation.Form("deal", actions.OpenDeal, partner=_NUMBER),
    action_notation.Form("add", actions.AddItem, side=action_notation.member(("give", "take")), item=_ITEM),
    action_notation.Form("propose", actions.Propose, cards=action_notation.rest(_NUMBER)),
    action_notation.Form("accept", actions.AcceptDeal, cards=action_notation.rest(_NUMBER)),
)
"""How actions are written in one line, such as `build l4 2 c3`, `pay 50 50`, `dice 2 5` or `+5320`."""

format_action: Final = NOTATION.format
parse_action: Final = NOTATION.parse
