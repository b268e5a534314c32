"""Whose turn it is and what is expected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.tetrikon.commands.owing import best_payment
from accessgames.games.tetrikon.fronts import material_of, puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.naming import name_card, name_goods, name_money, name_piece, nested
from accessgames.games.tetrikon.narration import puzzling
from accessgames.games.tetrikon.rules.actions import (
    Break,
    Build,
    Buy,
    CallInflation,
    Exchange,
    Immune,
    OpenDeal,
    Pay,
    Roll,
    Swap,
    UseCard,
)
from accessgames.games.tetrikon.rules.tasks import (
    Answering,
    BanAnswer,
    CardChoice,
    Discarding,
    Drafting,
    Giving,
    InflationChoice,
    Payment,
    RewardChoice,
    SecondPiece,
    SwapAnswer,
    Task,
    Turn,
)
from accessgames.language import Listing, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk
    from accessgames.games.tetrikon.rules.table import Table
    from accessgames.language import Message

_LETTERS: Final = (
    (Roll, "roll"),
    (UseCard, "use"),
    (Build, "build"),
    (Exchange, "build"),
    (OpenDeal, "deal"),
    (Buy, "buy"),
    (Swap, "swap"),
    (CallInflation, "inflation"),
)
"""What the actions of a turn are called."""

_FEW: Final = 6
"""The values of so many cards fit a Braille line."""

_OPEN: Final = ("roll", "use", "build", "deal", "buy", "swap", "inflation")


def tell_turn(desk: Desk) -> Message:
    """Tell whose turn it is and what is expected; to who is asked, also what there is to choose from."""
    puzzle = puzzle_of(desk)
    if puzzle is not None:
        return puzzling.tell_turn(puzzle, desk)
    table = table_of(desk)
    task = table.task
    if task is None:
        return say("tetrikon-turn-over", "turn")
    if task.actor in {CHANCE, CLOCK}:
        return say("tetrikon-turn-chance", "turn", clock="yes" if task.actor == CLOCK else "no")
    if task.actor != desk.seat:
        return _others(task, desk)
    return _own(task, table, desk)


def _others(task: Task, desk: Desk) -> Message:
    """Tell what somebody else has to do; from this nothing hidden can be heard."""
    what = "turn"
    match task:
        case Answering() | SwapAnswer() | BanAnswer():
            what = "answer"
        case Payment():
            what = "pay"
        case Giving() | Discarding():
            what = "give"
        case RewardChoice() | CardChoice() | InflationChoice():
            what = "choose"
        case SecondPiece():
            what = "build"
        case Drafting():
            what = "offer"
    return say("tetrikon-turn-other", "turn", who=desk.person(task.actor), what=what)


def _own(task: Task, table: Table, desk: Desk) -> Message:
    who = desk.person(task.actor)
    match task:
        case Turn():
            return _turn(table, desk)
        case RewardChoice():
            twelve = "yes" if task.total == 12 else "no"  # noqa: PLR2004 - two sixes (R7)
            return say("tetrikon-turn-reward", "turn", who=who, money=_cards(task.total), twelve=twelve)
        case CardChoice():
            card = name_card(desk.view.drawn)
            keep = "yes" if _keepable(desk) else "no"
            return say("tetrikon-turn-card", "turn", who=who, card=card, keep=keep)
        case SecondPiece():
            return say("tetrikon-turn-second", "turn", who=who, laid=task.laid)
    return _owing(task, desk)


def _cards(total: int) -> int:
    """Return the cards of the treasury for a sum of two dice (R7)."""
    return 1 if total <= 6 else 2 if total <= 11 else 3  # noqa: PLR2004 - the key of the rules


def _keepable(desk: Desk) -> bool:
    return material_of(desk).chance_by_id[desk.view.drawn].keepable


def _owing(task: Task, desk: Desk) -> Message:
    """Ask for what is owed."""
    who = desk.person(desk.seat)
    match task:
        case Payment():
            return _payment(task, desk)
        case Giving():
            immune = _immune(desk)
            return say("tetrikon-turn-give", "turn", who=who, left=task.left, immune=immune)
        case Discarding():
            immune = _immune(desk)
            return say("tetrikon-turn-discard", "turn", who=who, left=task.left, immune=immune)
    return _answering(task, desk)


def _immune(desk: Desk) -> Literal["yes", "no"]:
    """Tell whether the listener can answer with the card immunity; who has none is not told of it."""
    return "yes" if any(isinstance(action, Immune) for action in desk.perspective.legal) else "no"


def _answering(task: Task, desk: Desk) -> Message:
    """Ask for an answer, or for the offer that is put together."""
    who = desk.person(desk.seat)
    match task:
        case InflationChoice():
            return say("tetrikon-turn-inflation", "turn", who=who)
        case Drafting():
            return say("tetrikon-turn-draft", "turn", who=desk.person(task.partner))
        case BanAnswer():
            return say("tetrikon-turn-ban", "turn", who=who, card=name_card(task.kind))
        case Answering():
            give, take = task.offer.take, task.offer.give
            goods = name_goods(give, task.offer.take_money), name_goods(take, task.offer.give_money)
            return say("tetrikon-turn-answer", "turn", who=who, give=goods[0], take=goods[1])
        case SwapAnswer():
            give_piece, take_piece = name_piece(task.take), name_piece(task.give)
            return say("tetrikon-turn-swap-answer", "turn", who=who, give=give_piece, take=take_piece)
    return say("tetrikon-turn-chance", "turn", clock="no")


def _payment(task: Payment, desk: Desk) -> Message:
    """Ask for a payment with the cards that would be taken, read out."""
    best = best_payment(desk) or Pay(())
    changing = next((action for action in desk.perspective.legal if isinstance(action, Break)), None)
    if changing is not None and sum(best.cards) != task.amount:
        who = desk.person(desk.seat)
        return say("tetrikon-turn-break", "turn", who=who, amount=task.amount, card=changing.card)
    return say(
        "tetrikon-turn-pay",
        "turn",
        who=desk.person(desk.seat),
        amount=task.amount,
        number=len(best.cards),
        cards=name_money(best.cards),
        values=Listing(tuple(sorted(best.cards, reverse=True))),
        few="yes" if len(best.cards) <= _FEW else "no",
        sum=sum(best.cards),
        way="exact"
        if sum(best.cards) == task.amount
        else "more"
        if sum(best.cards) > task.amount
        else "less",
        immune=_immune(desk),
    )


def _turn(table: Table, desk: Desk) -> Message:
    """Ask what to do, with everything that is possible now."""
    turn = table.turn
    who, acts = desk.person(desk.seat), nested(say("tetrikon-act", act=act) for act in possible_acts(desk))
    if not acts.items:
        return say("tetrikon-turn-nothing", "turn", who=who)
    first = "no" if turn is not None and turn.letters else "yes"
    final = "yes" if table.closing is not None else "no"
    return say("tetrikon-turn-own", "turn", who=who, acts=acts, first=first, final=final)


def possible_acts(desk: Desk) -> Iterator[str]:
    """Yield what makes sense in this turn, in a fixed order; nobody trades while nobody has a free piece."""
    found = {type(action) for action in desk.perspective.legal}
    acts = {act for kind, act in _LETTERS if kind in found}
    if not any(table_of(desk).players[seat].free for seat in seats_of(desk)):
        acts.discard("deal")
    yield from (act for act in _OPEN if act in acts)
