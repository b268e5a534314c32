"""What each action brings: the next state and the events. Nothing here checks whether the action is legal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.games.iota.rules.cards import DECK, HAND, VALUES, WILD, Card
from accessgames.games.iota.rules.events import (
    EVERYBODY,
    DeckEmpty,
    Drew,
    Ended,
    Ending,
    IotaEvent,
    LeftOver,
    Passed,
    Placed,
    Recycled,
    StartBuried,
    StartCard,
    Starter,
    StarterDrawn,
    StarterTied,
    Traded,
    TurnBegan,
)
from accessgames.games.iota.rules.grid import Grid, grown
from accessgames.games.iota.rules.options import EMPTY_ROUNDS, IDLE_ROUNDS, LEFTOVER, STARTER, WILD_START
from accessgames.games.iota.rules.points import score_turn
from accessgames.games.iota.rules.spots import START
from accessgames.games.iota.rules.state import IotaState, put, take
from accessgames.games.iota.rules.table import Turn

if TYPE_CHECKING:
    from accessgames.games.iota.rules.actions import Place, Recycle, Trade

Next = tuple[IotaState, tuple[IotaEvent, ...]]


def draw(state: IotaState, card: Card) -> Next:
    """Chance turns up a card, whatever it is drawn for."""
    match state.table.phase:
        case "starter":
            return _draw_for_start(state, card)
        case "start":
            return _turn_up(state, card)
        case _:
            return _draw_into_hand(state, card)


def _without(pool: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = pool.index(card)
    return pool[:index] + pool[index + 1 :]


def _draw_for_start(state: IotaState, card: Card) -> Next:
    """Draw for who starts; after the last draw of a round all cards go back (I9)."""
    table = state.table
    drawn = (*table.drawn, (table.turn, card))
    told = StarterDrawn(table.turn, card)
    if len(drawn) < len(table.contenders):
        table = replace(table, drawn=drawn, turn=table.contenders[len(drawn)], deck=table.deck - 1)
        return replace(state, table=table, pool=_without(state.pool, card)), (told,)
    highest = max(VALUES[each] for _, each in drawn)
    best = tuple(seat for seat, each in drawn if VALUES[each] == highest)
    table = replace(table, contenders=best, drawn=(), turn=best[0], deck=len(DECK))
    state = replace(state, pool=DECK, table=table)
    if len(best) > 1:
        return state, (told, StarterTied(best, highest))
    table = replace(table, phase="deal", starter=best[0], contenders=(), owed=HAND, series=HAND)
    return replace(state, table=table), (told, Starter(best[0], highest))


def _turn_up(state: IotaState, card: Card) -> Next:
    """Turn up the start card; a wild one may have to go under the deck (I4)."""
    table = state.table
    pool = _without(state.pool, card)
    if card == WILD and table.setup.value(WILD_START) == "bury":
        return replace(state, pool=pool, bottom=(*state.bottom, (card, EVERYBODY))), (StartBuried(),)
    table = replace(table, phase="play", grid=Grid([(START, card)]), deck=table.deck - 1, turn=table.starter)
    return replace(state, table=table, pool=pool), (StartCard(card, table.deck), TurnBegan(table.turn))


def _draw_into_hand(state: IotaState, card: Card) -> Next:
    """Draw from the deck: first from its unknown part, then the cards that were put under it."""
    table = state.table
    seat, known, pool, bottom = table.turn, 0, state.pool, state.bottom
    if pool:
        pool = _without(pool, card)
    else:
        known, bottom = bottom[0][1], bottom[1:]
    table = replace(table, deck=table.deck - 1, owed=table.owed - 1)
    dealt = table.phase == "deal"
    told = Drew(seat, card, table.deck, table.series - table.owed, table.series, dealt, known)
    hands = put(state.hands, seat, (*state.hands[seat], card))
    after = IotaState(table, hands, put(state.known, seat, (*state.known[seat], known)), pool, bottom)
    if dealt:
        first = table.setup.value(STARTER) == "first" and not any(state.hands)
        return _deal_on(after), (Starter(seat, None), told) if first else (told,)
    events: tuple[IotaEvent, ...] = (told,) if table.deck else (told, DeckEmpty())
    return (after, events) if table.owed else _next_turn(after, events)


def _deal_on(state: IotaState) -> IotaState:
    """Deal to the next seat, or go on to the start card once every hand is full."""
    table = state.table
    if table.owed:
        return state
    seat = (table.turn + 1) % table.seats
    if seat == table.starter:
        return replace(state, table=replace(table, phase="start", turn=seat, series=0))
    return replace(state, table=replace(table, turn=seat, owed=HAND, series=HAND))


def recycle(state: IotaState, action: Recycle) -> Next:
    """Swap a card of the hand for a wild card on the grid; everybody sees who has it now (I5)."""
    table, seat = state.table, state.table.turn
    hand, known = take(state.hands[seat], state.known[seat], (action.card,))
    laid = (action.spot, action.card)
    table = replace(table, grid=Grid([laid], table.grid), recycled=(*table.recycled, laid))
    hands = put(state.hands, seat, (*hand, WILD))
    state = replace(state, table=table, hands=hands, known=put(state.known, seat, (*known, EVERYBODY)))
    return state, (Recycled(seat, action.spot, action.card),)


def place(state: IotaState, action: Place) -> Next:
    """Place cards and score them."""
    table, seat = state.table, state.table.turn
    hand, known = take(state.hands[seat], state.known[seat], tuple(card for _, card in action.cards))
    grid = grown(table.grid, action.cards)
    out = not hand and not table.deck
    scoring = score_turn(grid, action.cards, table.scores[seat], out=out)
    turn = Turn(seat, table.recycled, action.cards, 0, scoring)
    scores = put_score(table.scores, seat, scoring.score)
    table = replace(table, grid=grid, scores=scores, recycled=(), history=(*table.history, turn))
    state = replace(
        state, table=table, hands=put(state.hands, seat, hand), known=put(state.known, seat, known)
    )
    told = (Placed(seat, action.cards, scoring),)
    return _end(state, "went-out", told) if out else _refill(state, HAND - len(hand), told)


def trade(state: IotaState, action: Trade) -> Next:
    """Put cards under the deck, or pass; what others knew of the rest of the hand is uncertain then."""
    table, seat, cards = state.table, state.table.turn, action.cards
    turn = Turn(seat, table.recycled, (), len(cards), None)
    table = replace(table, recycled=(), history=(*table.history, turn), deck=table.deck + len(cards))
    if not cards:
        return _next_turn(replace(state, table=table), (Passed(seat),))
    hand, known = take(state.hands[seat], state.known[seat], cards)
    state = replace(
        state,
        table=table,
        hands=put(state.hands, seat, hand),
        known=put(state.known, seat, (0,) * len(known)),
        bottom=(*state.bottom, *[(card, 1 << seat) for card in cards]),
    )
    return _refill(state, len(cards), (Traded(seat, len(cards), cards),))


def put_score(scores: tuple[int, ...], seat: int, score: int) -> tuple[int, ...]:
    """Return scores with that of one seat replaced."""
    return (*scores[:seat], score, *scores[seat + 1 :])


def _refill(state: IotaState, wanted: int, events: tuple[IotaEvent, ...]) -> Next:
    """Let the seat draw so many cards, as far as the deck goes."""
    count = min(wanted, state.table.deck)
    if not count:
        return _next_turn(state, events)
    return replace(state, table=replace(state.table, phase="refill", owed=count, series=count)), events


def _next_turn(state: IotaState, events: tuple[IotaEvent, ...]) -> Next:
    """Count turns without a placing (I1, I2) and pass the turn on, or end the game."""
    table = state.table
    placed = bool(table.history[-1].placed)
    idle = 0 if placed else table.idle + 1
    stuck = 0 if placed or table.deck else table.stuck + 1
    turn = (table.turn + 1) % table.seats
    after = replace(table, phase="play", turn=turn, series=0, idle=idle, stuck=stuck)
    if stuck >= table.seats * int(table.setup.value(EMPTY_ROUNDS)):
        return _end(replace(state, table=replace(after, turn=table.turn)), "stuck", events)
    if idle >= table.seats * int(table.setup.value(IDLE_ROUNDS)):
        return _end(replace(state, table=replace(after, turn=table.turn)), "idle", events)
    return replace(state, table=after), (*events, TurnBegan(turn))


def _end(state: IotaState, ending: Ending, events: tuple[IotaEvent, ...]) -> Next:
    """End the game; cards left in hand may cost their numbers (I8)."""
    table, known, scores = state.table, state.known, state.table.scores
    told: list[IotaEvent] = list(events)
    if table.setup.value(LEFTOVER) == "minus":
        known = tuple((EVERYBODY,) * len(hand) for hand in state.hands)
        for seat, hand in enumerate(state.hands):
            lost = sum(VALUES[card] for card in hand)
            scores = put_score(scores, seat, scores[seat] - lost)
            if hand:
                told.append(LeftOver(seat, hand, -lost, scores[seat]))
    table = replace(table, phase="over", series=0, ending=ending, scores=scores)
    told.append(Ended(ending, table.turn if ending == "went-out" else None, scores))
    return replace(state, table=table, known=known), tuple(told)
