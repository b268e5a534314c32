"""What happens at the table, in the order in which it is told: one event, one line."""

from __future__ import annotations

from typing import TypeAlias

from accessgames.games.tetrikon.rules.events.courses import (
    Closing,
    DiagramDealt,
    GameBegan,
    GameClosing,
    GameScored,
    LotDrawn,
    MatchOver,
    OfferFilled,
    Starter,
    StartRolled,
    StartTied,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.events.dealings import (
    Broken,
    ChanceDiscarded,
    DealCancelled,
    DealCountered,
    DealMade,
    DealOpened,
    DealProposed,
    DealRefused,
    DraftChanged,
    InflationDeclared,
    InflationDeclined,
    MoneyDiscarded,
    Paid,
    PaidOut,
    PurchaseAnnounced,
    PurchaseWithdrawn,
    SwapAnnounced,
    SwapMade,
    SwapProposed,
    SwapRefused,
)
from accessgames.games.tetrikon.rules.events.things import (
    Ban,
    BanLifted,
    BanSet,
    Built,
    CardIdle,
    CardKept,
    CardUsed,
    ChanceDrawn,
    ChanceReshuffled,
    DiceRolled,
    DieRolled,
    Exchanged,
    ImmunityUsed,
    MoneyDrawn,
    MoneyMissing,
    PieceGiven,
    PieceReturned,
    PieceSource,
    PieceTaken,
    RewardChosen,
    TreasuryRefilled,
)

__all__ = [
    "Ban",
    "BanLifted",
    "BanSet",
    "Broken",
    "Built",
    "CardIdle",
    "CardKept",
    "CardUsed",
    "ChanceDiscarded",
    "ChanceDrawn",
    "ChanceReshuffled",
    "Closing",
    "DealCancelled",
    "DealCountered",
    "DealMade",
    "DealOpened",
    "DealProposed",
    "DealRefused",
    "DiagramDealt",
    "DiceRolled",
    "DieRolled",
    "DraftChanged",
    "Exchanged",
    "GameBegan",
    "GameClosing",
    "GameScored",
    "ImmunityUsed",
    "InflationDeclared",
    "InflationDeclined",
    "LotDrawn",
    "MatchOver",
    "MoneyDiscarded",
    "MoneyDrawn",
    "MoneyMissing",
    "OfferFilled",
    "Paid",
    "PaidOut",
    "PieceGiven",
    "PieceReturned",
    "PieceSource",
    "PieceTaken",
    "PurchaseAnnounced",
    "PurchaseWithdrawn",
    "RewardChosen",
    "StartRolled",
    "StartTied",
    "Starter",
    "SwapAnnounced",
    "SwapMade",
    "SwapProposed",
    "SwapRefused",
    "TableEvent",
    "TreasuryRefilled",
    "TurnBegan",
    "TurnEnded",
]

TableEvent: TypeAlias = (
    GameBegan | DiagramDealt | OfferFilled | StartRolled | StartTied | Starter | TurnBegan | TurnEnded
    | GameClosing | GameScored | LotDrawn | MatchOver
    | DiceRolled | RewardChosen | DieRolled | MoneyDrawn | MoneyMissing | TreasuryRefilled
    | ChanceDrawn | ChanceReshuffled | CardKept | CardUsed | CardIdle | ImmunityUsed | BanSet | BanLifted
    | PieceTaken | PieceReturned | PieceGiven | Built | Exchanged
    | PurchaseAnnounced | PurchaseWithdrawn | SwapAnnounced | Paid | Broken | PaidOut
    | MoneyDiscarded | ChanceDiscarded | InflationDeclared | InflationDeclined
    | DealOpened | DraftChanged | DealCancelled | DealProposed | DealCountered | DealRefused | DealMade
    | SwapProposed | SwapRefused | SwapMade
)  # fmt: skip
"""Everything that can happen in the normal game and the game with a time limit."""
