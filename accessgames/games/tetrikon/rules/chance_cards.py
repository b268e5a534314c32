"""Chance cards: when they can be used, drawing, keeping, using, what each does (R3 to R5, R15 to R25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from accessgames.engine import Refusal, refuse
from accessgames.games.tetrikon.rules import events, tasks
from accessgames.games.tetrikon.rules.actions import DrawChance, KeepCard, UseCard, Waive
from accessgames.games.tetrikon.rules.deals import refuse_partner, refuse_trading
from accessgames.games.tetrikon.rules.material_index import IMMUNITY, MaterialIndex
from accessgames.games.tetrikon.rules.pieces import fits_something, refuse_place, take_piece
from accessgames.games.tetrikon.rules.state import PLACES, TetrikonState
from accessgames.games.tetrikon.rules.work import Work, without

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "swap-manager": ("give",),
    "swap-player": ("partner", "give", "take"),
    "piece-from-player": ("partner",),
    "choose-piece": ("place",),
    "take-twenty-five": ("partner",),
}
"""What has to be said beside the kind of a card; the others need nothing."""

_PARTS: Final = ("partner", "give", "take", "place")


def is_joker(index: MaterialIndex, kind: str) -> bool:
    """Tell whether a kind of card is a joker."""
    card = index.material.chance_by_id.get(kind)
    return card is not None and card.effect.name == "joker"


def is_usable(index: MaterialIndex, state: TetrikonState, seat: int, kind: str) -> bool:
    """Tell whether a card just drawn can be used at all."""
    return next(legal_uses(index, state, seat, kind), None) is not None


def legal_uses(index: MaterialIndex, state: TetrikonState, seat: int, kind: str) -> Iterator[UseCard]:
    """Yield the ways to use one card, jokers alone."""
    players, others = state.table.players, state.table.after(seat)
    own = sorted(set(players[seat].free))
    found: Iterable[UseCard]
    match FORMS.get(kind):
        case ("give",):
            found = (UseCard(kind, give=piece) for piece in own)
        case ("partner",):
            found = (UseCard(kind, partner=partner) for partner in others)
        case ("place",):
            found = (UseCard(kind, place=place) for place in range(1, PLACES + 1))
        case None:
            found = (UseCard(kind),)
        case _:
            found = (
                UseCard(kind, partner=partner, give=give, take=take)
                for partner in others
                for give, take in product(own, sorted(set(players[partner].free)))
            )
    yield from (action for action in found if refuse_use(index, state, seat, action) is None)


def legal_jokers(index: MaterialIndex, cards: tuple[str, ...]) -> Iterator[UseCard]:
    """Yield the ways to exchange several kept jokers together (R15)."""
    kinds = sorted({kind for kind in cards if is_joker(index, kind)})
    for numbers in product(*(range(cards.count(kind) + 1) for kind in kinds)):
        chosen = [kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number)]
        if len(chosen) > 1:
            yield UseCard(chosen[0], tuple(chosen[1:]))


def refuse_use(  # noqa: PLR0911 - one reason after another
    index: MaterialIndex, state: TetrikonState, seat: int, action: UseCard
) -> Refusal | None:
    """Return why a card can't be used like this, beside the letters of the turn and whether it is there."""
    kind = action.kind
    if kind == IMMUNITY:
        return refuse("tetrikon-refused-immunity-use")
    kinds, given = (kind, *action.others), tuple(part for part in _PARTS if getattr(action, part) is not None)
    unfit = given != FORMS.get(kind, ()) or kinds != tuple(sorted(kinds))
    if unfit or (action.others and not all(is_joker(index, one) for one in kinds)):
        return refuse("tetrikon-refused-card-form", kind=kind, needs=FORMS.get(kind, ()))
    table = state.table
    refused = None if action.partner is None else refuse_partner(table, seat, action.partner)
    if refused is not None:
        return refused
    if action.give is not None and action.give not in table.players[seat].free:
        return refuse("tetrikon-refused-not-free", piece=action.give)
    if kind in {"swap-manager", "random-piece", "choose-piece"}:
        return refuse_place(table, action.place)
    if kind == "swap-player":
        assert action.partner is not None  # noqa: S101 - the form was checked
        refused = refuse_trading(table, seat, action.partner)
        if refused is None and action.take not in table.players[action.partner].free:
            return refuse("tetrikon-refused-not-theirs", piece=action.take, who=action.partner)
        return refused
    return _refuse_two(index, state, seat) if kind == "build-two" else None


def _refuse_two(index: MaterialIndex, state: TetrikonState, seat: int) -> Refusal | None:
    turn = state.table.turn
    assert turn is not None  # noqa: S101 - cards are used in a turn
    if turn.no_build:
        return refuse("tetrikon-refused-no-build")
    if "c" in turn.letters:
        return refuse("tetrikon-refused-built")
    if not fits_something(index, state.table, seat):
        return refuse("tetrikon-refused-nothing-fits")
    return None


BANS: Final = frozenset({"no-trade", "no-roll", "no-build"})
"""Kinds that forbid something."""


def prepare_chance(work: Work) -> bool:
    """Shuffle the used cards when all others were drawn, and tell whether that was due (R29)."""
    if work.fresh:
        return False
    work.fresh = work.table.used
    work.change(used=())
    work.tell(events.ChanceReshuffled(len(work.fresh)))
    return True


def draw_chance(work: Work, task: tasks.ChanceDue, action: DrawChance) -> None:
    """Turn a chance card up: orders happen at once, the others are used or kept (R5)."""
    work.pop()
    seat, kind = task.seat, action.kind
    work.fresh = without(work.fresh, (kind,))
    keepable = work.index.keepable(kind)
    work.tell(events.ChanceDrawn(seat, kind, keepable, len(work.fresh)))
    if keepable:
        work.drawn = kind
        work.push(tasks.CardChoice(seat))
    elif work.index.material.chance_by_id[kind].effect.negative:
        if kind not in BANS:
            work.use_up(kind)
        obey_card(work, seat, kind)
    elif is_usable(work.index, work.state, seat, kind):
        work.drawn = kind
        work.push(tasks.CardChoice(seat))
    else:
        work.use_up(kind)
        work.tell(events.CardIdle(seat, kind))


def keep_card(work: Work, task: tasks.CardChoice, _: KeepCard) -> None:
    """Put the drawn card among the kept ones."""
    kind = work.drawn
    assert kind is not None  # noqa: S101 - the task says so
    work.pop()
    work.drawn = None
    work.set_hand(task.actor, cards=(*work.hands[task.actor].cards, kind))
    work.tell(events.CardKept(task.actor, kind))


def use_card(work: Work, seat: int, action: UseCard, *, drawn: bool) -> None:
    """Use a chance card: the one just drawn, or kept ones as action a).

    For a swap of pieces a player is asked first; the card is only used up when they agree.
    """
    kind = action.kind
    if kind == "swap-player":
        partner, give, take = action.partner, action.give, action.take
        assert partner is not None  # noqa: S101 - refused before
        assert give is not None  # noqa: S101 - as above
        assert take is not None  # noqa: S101 - as above
        work.change_turn(offers=work.turn.offers + 1)
        work.tell(events.SwapProposed(seat, partner, give, take))
        work.push(tasks.SwapAnswer(partner, seat, give, take, drawn))
        return
    spend_card(work, seat, action, drawn=drawn)
    work.tell(events.CardUsed(seat, kind, action.others, action.partner, drawn))
    if work.index.material.chance_by_id[kind].effect.negative:
        obey_card(work, seat, kind)
    else:
        _work_for(work, seat, action)


def spend_card(work: Work, seat: int, action: UseCard, *, drawn: bool) -> None:
    """Take used cards away from their seat; a ban stays on the table until it is over."""
    lies = action.kind in BANS
    if drawn:
        work.drawn = None
        work.pop()
        if not lies:
            work.use_up(action.kind)
        return
    work.use_letter("a")
    for kind in (action.kind, *action.others):
        work.lose_card(seat, kind)
    if lies:
        work.change(used=without(work.table.used, (action.kind,)))


def _work_for(work: Work, seat: int, action: UseCard) -> None:  # noqa: C901 - one case for each kind
    """Do what a card brings its seat; whoever has to pay or give may answer with an immunity."""
    effect = work.index.material.chance_by_id[action.kind].effect
    match effect.name:
        case "swap-manager":
            work.push(tasks.DieDue(seat, "swap-manager", action.give))
        case "random-piece":
            work.push(tasks.DieDue(seat, "random-piece"))
        case "choose-piece":
            take_piece(work, seat, action.place or 0, "choose-piece")
        case "draw":
            work.push(tasks.MoneyDue(seat, 1, effect.amount, action.kind))
        case "joker":
            kinds = (action.kind, *action.others)
            amount = sum(work.index.material.chance_by_id[kind].effect.amount for kind in kinds)
            work.push(tasks.PayOutDue(seat, amount, "jokers"))
        case "inheritance":
            work.push(tasks.PayOutDue(seat, effect.amount, "inheritance"))
        case "build-two":
            work.change_turn(doubled=True)
            work.push(tasks.SecondPiece(seat, 0))
        case "piece-from-player":
            who = _known_partner(action.partner)
            work.push(tasks.Giving(who, 1, seat, action.kind, answerable=True))
        case "take":
            who = _known_partner(action.partner)
            work.push(tasks.Payment(who, effect.amount, seat, action.kind, answerable=True))
        case "from-each":
            payers = reversed(work.table.after(seat))
            claims = (tasks.Payment(who, effect.amount, seat, action.kind, answerable=True) for who in payers)
            work.push(*claims)


def _known_partner(partner: int | None) -> int:
    assert partner is not None  # noqa: S101 - refused before
    return partner


# ---------------------------------------------------------------- orders


def obey_card(work: Work, seat: int, kind: str) -> None:
    """Let a seat do what a card orders; with an immunity it may refuse (R24)."""
    effect = work.index.material.chance_by_id[kind].effect
    if kind in BANS:
        if work.hands[seat].cards:  # one of them might be an immunity
            work.push(tasks.BanAnswer(seat, kind))
        else:
            set_ban(work, seat, kind)
        return
    match effect.name:
        case "surrender":
            work.push(tasks.Giving(seat, effect.amount, None, kind, answerable=True))
        case "discard":
            hand = work.hands[seat]
            count = min(effect.amount, len(hand.money) + len(hand.cards))
            work.push(tasks.Discarding(seat, count, kind, answerable=True))
        case _:
            others = work.table.after(seat)
            due = [tasks.Payment(seat, effect.amount, to, kind, answerable=to == others[0]) for to in others]
            work.push(*reversed(due))


def obey_ban(work: Work, task: tasks.BanAnswer, _: Waive) -> None:
    """Accept a ban."""
    work.pop()
    set_ban(work, task.actor, task.kind)


def set_ban(work: Work, seat: int, kind: str) -> None:
    """Lay a ban before a seat (R21, R22, R23)."""
    if kind == "no-build":
        work.change_turn(no_build=True)
    elif kind == "no-trade":
        work.set_player(seat, no_trade=True)
    else:
        work.set_player(seat, no_roll=True)
    work.tell(events.BanSet(seat, kind))
