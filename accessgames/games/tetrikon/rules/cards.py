"""Chance cards: drawing, keeping and using them, and what each kind does (R3 to R5, R15, R18 to R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.rules.events import (
    BanSet,
    CardIdle,
    CardKept,
    CardUsed,
    ChanceDrawn,
    ChanceReshuffled,
    SwapProposed,
)
from accessgames.games.tetrikon.rules.market import take_piece
from accessgames.games.tetrikon.rules.tasks import (
    BanAnswer,
    CardChoice,
    ChanceDue,
    DieDue,
    Discarding,
    Giving,
    MoneyDue,
    Payment,
    PayOutDue,
    SecondPiece,
    SwapAnswer,
)
from accessgames.games.tetrikon.rules.uses import possible
from accessgames.games.tetrikon.rules.work import without

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.actions import DrawChance, UseCard, Waive
    from accessgames.games.tetrikon.rules.work import Work

BANS: Final = frozenset({"no-trade", "no-roll", "no-build"})
"""Kinds that forbid something."""


def prepare_chance(work: Work, _: ChanceDue) -> bool:
    """Shuffle the used cards when all others were drawn, and tell whether that was due (R29)."""
    if work.fresh:
        return False
    work.fresh = work.table.used
    work.change(used=())
    work.say(ChanceReshuffled(len(work.fresh)))
    return True


def draw_chance(work: Work, task: ChanceDue, action: DrawChance) -> None:
    """Turn a chance card up: orders happen at once, the others are used or kept (R5)."""
    work.pop()
    seat, kind = task.seat, action.kind
    work.fresh = without(work.fresh, (kind,))
    keepable = work.gear.keepable(kind)
    work.say(ChanceDrawn(seat, kind, keepable, len(work.fresh)))
    if keepable:
        work.drawn = kind
        work.push(CardChoice(seat))
    elif work.gear.material.chance_by_id[kind].effect.negative:
        if kind not in BANS:
            work.use_up(kind)
        obey(work, seat, kind)
    elif possible(work.gear, work.state, seat, kind):
        work.drawn = kind
        work.push(CardChoice(seat))
    else:
        work.use_up(kind)
        work.say(CardIdle(seat, kind))


def keep(work: Work, task: CardChoice) -> None:
    """Put the drawn card among the kept ones."""
    kind = work.drawn
    assert kind is not None  # noqa: S101 - the task says so
    work.pop()
    work.drawn = None
    work.set_hand(task.actor, cards=(*work.hands[task.actor].cards, kind))
    work.say(CardKept(task.actor, kind))


def use(work: Work, seat: int, action: UseCard, *, drawn: bool) -> None:
    """Use a chance card: the one just drawn, or kept ones as action a)."""
    kind = action.kind
    if kind == "swap-player":
        _ask_for_swap(work, seat, action, drawn=drawn)
        return
    spend(work, seat, action, drawn=drawn)
    work.say(CardUsed(seat, kind, action.others, action.partner, drawn))
    if work.gear.material.chance_by_id[kind].effect.negative:
        obey(work, seat, kind)
    else:
        _work_for(work, seat, action)


def spend(work: Work, seat: int, action: UseCard, *, drawn: bool) -> None:
    """Take used cards away from their seat; a ban stays on the table until it is over."""
    lies = action.kind in BANS
    if drawn:
        work.drawn = None
        work.pop()
        if not lies:
            work.use_up(action.kind)
        return
    work.did("a")
    for kind in (action.kind, *action.others):
        work.lose_card(seat, kind)
    if lies:
        work.change(used=without(work.table.used, (action.kind,)))


def _ask_for_swap(work: Work, seat: int, action: UseCard, *, drawn: bool) -> None:
    """Ask a player for a swap of pieces; the card is only used up when they agree."""
    partner, give, take = action.partner, action.give, action.take
    assert partner is not None  # noqa: S101 - refused before
    assert give is not None  # noqa: S101 - as above
    assert take is not None  # noqa: S101 - as above
    work.go(offers=work.turn.offers + 1)
    work.say(SwapProposed(seat, partner, give, take))
    work.push(SwapAnswer(partner, seat, give, take, drawn))


def _work_for(work: Work, seat: int, action: UseCard) -> None:
    """Do what a card brings its seat."""
    effect = work.gear.material.chance_by_id[action.kind].effect
    match effect.name:
        case "swap-manager":
            work.push(DieDue(seat, "swap-manager", action.give))
        case "random-piece":
            work.push(DieDue(seat, "random-piece"))
        case "choose-piece":
            take_piece(work, seat, action.place or 0, "choose-piece")
        case "draw":
            work.push(MoneyDue(seat, 1, effect.amount, action.kind))
        case "joker":
            kinds = (action.kind, *action.others)
            amount = sum(work.gear.material.chance_by_id[kind].effect.amount for kind in kinds)
            work.push(PayOutDue(seat, amount, "jokers"))
        case "inheritance":
            work.push(PayOutDue(seat, effect.amount, "inheritance"))
        case "build-two":
            work.go(doubled=True)
            work.push(SecondPiece(seat, 0))
        case _:
            _claim(work, seat, action, effect.amount)


def _claim(work: Work, seat: int, action: UseCard, amount: int) -> None:
    """Let others pay or give; whoever has an immunity may answer with it."""
    kind, partner = action.kind, action.partner
    if kind == "piece-from-player":
        work.push(Giving(_known(partner), 1, seat, kind, answerable=True))
    elif kind == "take-twenty-five":
        work.push(Payment(_known(partner), amount, seat, kind, answerable=True))
    elif kind in {"ten-from-each", "twenty-five-from-each"}:
        for payer in reversed(work.table.after(seat)):
            work.push(Payment(payer, amount, seat, kind, answerable=True))


def _known(partner: int | None) -> int:
    assert partner is not None  # noqa: S101 - refused before
    return partner


# ---------------------------------------------------------------- orders


def obey(work: Work, seat: int, kind: str) -> None:
    """Let a seat do what a card orders; with an immunity it may refuse (R24)."""
    effect = work.gear.material.chance_by_id[kind].effect
    if kind in BANS:
        _ban(work, seat, kind)
        return
    match effect.name:
        case "surrender":
            work.push(Giving(seat, effect.amount, None, kind, answerable=True))
        case "discard":
            hand = work.hands[seat]
            count = min(effect.amount, len(hand.money) + len(hand.cards))
            work.push(Discarding(seat, count, kind, answerable=True))
        case _:
            others = work.table.after(seat)
            due = [Payment(seat, effect.amount, to, kind, answerable=to == others[0]) for to in others]
            work.push(*reversed(due))


def _ban(work: Work, seat: int, kind: str) -> None:
    """Forbid something, or ask first when the seat might have an immunity."""
    if work.hands[seat].cards:
        work.push(BanAnswer(seat, kind))
    else:
        set_ban(work, seat, kind)


def obey_ban(work: Work, task: BanAnswer, _: Waive) -> None:
    """Accept a ban."""
    work.pop()
    set_ban(work, task.actor, task.kind)


def set_ban(work: Work, seat: int, kind: str) -> None:
    """Lay a ban before a seat (R21, R22, R23)."""
    if kind == "no-build":
        work.go(no_build=True)
    elif kind == "no-trade":
        work.set_player(seat, no_trade=True)
    else:
        work.set_player(seat, no_roll=True)
    work.say(BanSet(seat, kind))
