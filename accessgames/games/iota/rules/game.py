"""IOTA as the engine knows it, and what each action brings: the next state and the events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessgames.engine import CHANCE, Game, Outcome, Step, is_seat, make_outcome, refuse
from accessgames.games.iota import notation
from accessgames.games.iota.rules import blind, legal
from accessgames.games.iota.rules import events as happened
from accessgames.games.iota.rules import state as states
from accessgames.games.iota.rules.actions import Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import DECK, HAND, START, UNTOLD, VALUES, WILD, Card
from accessgames.games.iota.rules.declarations import Declarations
from accessgames.games.iota.rules.grid import Grid, grown
from accessgames.games.iota.rules.scoring import items_of, score_turn
from accessgames.games.iota.rules.view import IotaTable, IotaView, Turn

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer

Transition = tuple[states.IotaState, tuple[happened.IotaEvent, ...]]


def apply_draw(state: states.IotaState, card: Card) -> Transition:
    """Chance turns up a card, whatever it is drawn for."""
    match state.table.phase:
        case "starter":
            return _draw_for_start(state, card)
        case "start":
            return _turn_up(state, card)
        case "show":
            return _lay_open(state, card)
        case _:
            return _draw_into_hand(state, card)


def _without(pool: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = pool.index(card)
    return pool[:index] + pool[index + 1 :]


def _draw_for_start(state: states.IotaState, card: Card) -> Transition:
    """Draw for who starts; after the last draw of a round all cards go back (I9)."""
    table = state.table
    drawn = (*table.drawn, (table.turn, card))
    told = happened.StarterDrawn(table.turn, card)
    if len(drawn) < len(table.contenders):
        table = replace(table, drawn=drawn, turn=table.contenders[len(drawn)], deck=table.deck - 1)
        return replace(state, table=table, pool=_without(state.pool, card)), (told,)
    highest = max(VALUES[each] for _, each in drawn)
    best = tuple(seat for seat, each in drawn if VALUES[each] == highest)
    table = replace(table, contenders=best, drawn=(), turn=best[0], deck=len(DECK))
    state = replace(state, pool=DECK, table=table)
    if len(best) > 1:
        return state, (told, happened.StarterTied(best, highest))
    table = replace(table, phase="deal", starter=best[0], contenders=(), owed=HAND, series=HAND)
    starter = happened.Starter(best[0], highest)
    if table.blind:
        state = states.hands_untold(table)
        return state, (told, starter, happened.Dealt(HAND, state.table.deck))
    return replace(state, table=table), (told, starter)


def _turn_up(state: states.IotaState, card: Card) -> Transition:
    """Turn up the start card; a wild one may have to go under the deck (I4)."""
    table = state.table
    pool = _without(state.pool, card)
    begun: tuple[happened.IotaEvent, ...] = ()
    if table.blind and table.setup.value(states.STARTER) == "first" and not state.bottom:
        begun = happened.Starter(table.starter, None), happened.Dealt(HAND, table.deck)
    if card == WILD and table.setup.value(states.WILD_START) == "bury":
        return replace(state, pool=pool, bottom=(*state.bottom, (card, happened.EVERYBODY))), (
            *begun,
            happened.StartBuried(),
        )
    table = replace(table, phase="play", grid=Grid([(START, card)]), deck=table.deck - 1, turn=table.starter)
    return replace(state, table=table, pool=pool), (
        *begun,
        happened.StartCard(card, table.deck),
        happened.TurnBegan(table.turn),
    )


def _draw_into_hand(state: states.IotaState, card: Card) -> Transition:
    """Draw from the deck: first from its unknown part, then the cards that were put under it."""
    table = state.table
    seat, known, pool, bottom = table.turn, 0, state.pool, state.bottom
    if pool:
        pool = _without(pool, card)
    else:
        known, bottom = bottom[0][1], bottom[1:]
    table = replace(table, deck=table.deck - 1, owed=table.owed - 1)
    dealt = table.phase == "deal"
    told = happened.Drew(seat, card, table.deck, table.series - table.owed, table.series, dealt, known)
    hands = states.put(state.hands, seat, (*state.hands[seat], card))
    after = states.IotaState(
        table, hands, states.put(state.known, seat, (*state.known[seat], known)), pool, bottom
    )
    if dealt:
        first = table.setup.value(states.STARTER) == "first" and not any(state.hands)
        if not table.owed:
            # Deal to the next seat, or go on to the start card once every hand is full.
            seat = (table.turn + 1) % table.seats
            if seat == table.starter:
                table = replace(table, phase="start", turn=seat, series=0)
            else:
                table = replace(table, turn=seat, owed=HAND, series=HAND)
        return replace(after, table=table), (happened.Starter(told.seat, None), told) if first else (told,)
    events: tuple[happened.IotaEvent, ...] = (told,) if table.deck else (told, happened.DeckEmpty())
    return (after, events) if table.owed else _next_turn(after, events)


def apply_recycle(state: states.IotaState, action: Recycle) -> Transition:
    """Swap a card of the hand for a wild card on the grid; everybody sees who has it now (I5)."""
    table, seat = state.table, state.table.turn
    state, held = _held(state, (action.card,))
    hand, known = states.take(state.hands[seat], state.known[seat], held)
    laid = (action.spot, action.card)
    table = replace(table, grid=Grid([laid], table.grid), recycled=(*table.recycled, laid))
    hands = states.put(state.hands, seat, (*hand, WILD))
    state = replace(
        state, table=table, hands=hands, known=states.put(state.known, seat, (*known, happened.EVERYBODY))
    )
    return state, (happened.Recycled(seat, action.spot, action.card),)


def apply_place(state: states.IotaState, action: Place) -> Transition:
    """Place cards and score them."""
    table, seat = state.table, state.table.turn
    state, held = _held(state, tuple(card for _, card in action.cards))
    hand, known = states.take(state.hands[seat], state.known[seat], held)
    grid = grown(table.grid, action.cards)
    out = not hand and not table.deck
    scoring = score_turn(grid, action.cards, table.scores[seat], out=out)
    turn = Turn(seat, table.recycled, action.cards, 0, scoring)
    scores = put_score(table.scores, seat, scoring.score)
    table = replace(table, grid=grid, scores=scores, recycled=(), history=(*table.history, turn))
    state = replace(
        state,
        table=table,
        hands=states.put(state.hands, seat, hand),
        known=states.put(state.known, seat, known),
    )
    told = (happened.Placed(seat, action.cards, scoring),)
    return _end(state, "went-out", told) if out else _refill(state, HAND - len(hand), told)


def apply_trade(state: states.IotaState, action: Trade) -> Transition:
    """Put cards under the deck, or pass; what others knew of the rest of the hand is uncertain then."""
    table, seat, cards = state.table, state.table.turn, action.cards
    turn = Turn(seat, table.recycled, (), len(cards), None)
    table = replace(table, recycled=(), history=(*table.history, turn), deck=table.deck + len(cards))
    if not cards:
        return _next_turn(replace(state, table=table), (happened.Passed(seat),))
    state = blind.forget_wilds(state) if table.blind else state
    hand, known = states.take(state.hands[seat], state.known[seat], cards)
    state = replace(
        state,
        table=table,
        hands=states.put(state.hands, seat, hand),
        known=states.put(state.known, seat, (0,) * len(known)),
        bottom=(*state.bottom, *[(card, 0 if card == UNTOLD else 1 << seat) for card in cards]),
    )
    faces = None if UNTOLD in cards else cards
    return _refill(state, len(cards), (happened.Traded(seat, len(cards), faces),))


def put_score(scores: tuple[int, ...], seat: int, score: int) -> tuple[int, ...]:
    """Return scores with that of one seat replaced."""
    return (*scores[:seat], score, *scores[seat + 1 :])


def _held(state: states.IotaState, cards: tuple[Card, ...]) -> tuple[states.IotaState, tuple[Card, ...]]:
    """Return what the cards are in the hand of the seat to play, and the state in which they were seen."""
    return blind.declare(state, cards) if state.table.blind else (state, cards)


def _refill(state: states.IotaState, wanted: int, events: tuple[happened.IotaEvent, ...]) -> Transition:
    """Let the seat draw so many cards, as far as the deck goes."""
    count = min(wanted, state.table.deck)
    if not count:
        return _next_turn(state, events)
    if state.table.blind:
        state, drawn = blind.fill_up(state, count)
        return _next_turn(state, (*events, *drawn))
    return replace(state, table=replace(state.table, phase="refill", owed=count, series=count)), events


def _next_turn(state: states.IotaState, events: tuple[happened.IotaEvent, ...]) -> Transition:
    """Count turns without a placing (I1, I2) and pass the turn on, or end the game."""
    table = state.table
    placed = bool(table.history[-1].placed)
    idle = 0 if placed else table.idle + 1
    stuck = 0 if placed or table.deck else table.stuck + 1
    turn = (table.turn + 1) % table.seats
    after = replace(table, phase="play", turn=turn, series=0, idle=idle, stuck=stuck)
    if stuck >= table.seats * int(table.setup.value(states.EMPTY_ROUNDS)):
        return _end(replace(state, table=replace(after, turn=table.turn)), "stuck", events)
    if idle >= table.seats * int(table.setup.value(states.IDLE_ROUNDS)):
        return _end(replace(state, table=replace(after, turn=table.turn)), "idle", events)
    return replace(state, table=after), (*events, happened.TurnBegan(turn))


def _end(
    state: states.IotaState, ending: happened.Ending, events: tuple[happened.IotaEvent, ...]
) -> Transition:
    """End the game; cards left in hand may cost their numbers (I8), and are laid open first."""
    state = replace(state, table=replace(state.table, ending=ending))
    minus = state.table.setup.value(states.LEFTOVER) == "minus"
    shown = blind.await_shown(state, range(state.table.seats)) if minus else None
    return _finish(state, events) if shown is None else (shown, events)


def _lay_open(state: states.IotaState, card: Card) -> Transition:
    """Lay a card of a hand open that nobody else knew, and go on to the next hand when it was the last."""
    seat = state.table.turn
    state = blind.show(state, card)
    if state.table.owed:
        return state, ()
    shown = blind.await_shown(state, range(seat + 1, state.table.seats))
    return _finish(state, ()) if shown is None else (shown, ())


def _finish(state: states.IotaState, events: tuple[happened.IotaEvent, ...]) -> Transition:
    table, known, scores = state.table, state.known, state.table.scores
    told: list[happened.IotaEvent] = list(events)
    if table.setup.value(states.LEFTOVER) == "minus":
        known = tuple((happened.EVERYBODY,) * len(hand) for hand in state.hands)
        for seat, hand in enumerate(state.hands):
            lost = sum(VALUES[card] for card in hand)
            scores = put_score(scores, seat, scores[seat] - lost)
            if hand:
                told.append(happened.LeftOver(seat, hand, -lost, scores[seat]))
    last = table.history[-1].seat
    table = replace(table, phase="over", turn=last, owed=0, series=0, scores=scores)
    if table.ending is not None:
        told.append(happened.Ended(table.ending, last if table.ending == "went-out" else None, scores))
    return replace(state, table=table, known=known), tuple(told)


class ActionRule(NamedTuple):
    """What the rules know of a class of actions: the first rule that one of them breaks, what one brings."""

    refusal: Callable[[IotaTable, tuple[Card, ...], Any], Refusal | None]
    apply: Callable[[states.IotaState, Any], Transition]


RULES: Final[Mapping[type, ActionRule]] = {
    Place: ActionRule(lambda table, hand, action: legal.refuse_place(table.grid, hand, action), apply_place),
    Recycle: ActionRule(legal.refuse_recycle, apply_recycle),
    Trade: ActionRule(legal.refuse_trade, apply_trade),
}
"""All actions of seats; `legal.SeatActions` lists them."""


class IotaGame(Game[states.IotaState, IotaAction, happened.IotaEvent, IotaView]):
    """The rules of IOTA for two to four players."""

    id = "iota"
    rules_version = 1
    seats = range(2, 5)
    options = states.OPTIONS

    def initial(self, setup: Setup) -> states.IotaState:
        """Return the state before anything was drawn."""
        return states.first_state(setup)

    def actors(self, state: states.IotaState) -> tuple[Actor, ...]:
        """Return the seat whose turn it is, or chance while cards are drawn."""
        match state.table.phase:
            case "over":
                return ()
            case "play":
                return (state.table.turn,)
            case _:
                return (CHANCE,)

    def legal_actions(self, state: states.IotaState, actor: Actor) -> Collection[IotaAction]:
        """Return what the actor may do, sorted by notation; placements are searched for when asked for."""
        if actor not in self.actors(state):
            return ()
        if actor == CHANCE:
            return legal.draws(state)
        actions = Declarations if state.table.blind else legal.SeatActions
        return actions(state, self.refusal)

    def refusal(self, state: states.IotaState, actor: Actor, action: IotaAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        if actor == CHANCE and isinstance(action, Draw):
            return (
                None
                if action.card in legal.drawable(state)
                else refuse("iota-refused-draw", card=action.card)
            )
        rule = RULES.get(type(action))
        if actor == CHANCE or rule is None:
            return refuse("iota-refused-kind")
        if state.table.blind and not isinstance(action, Draw):
            return legal.refuse_declared(state, action)
        return rule.refusal(state.table, state.hands[actor], action)

    def declares(self, state: states.IotaState, actor: Actor) -> bool:
        """Tell whether a seat declares what it did with cards that nobody else knows."""
        return state.table.blind and is_seat(actor)

    def apply(
        self, state: states.IotaState, actor: Actor, action: IotaAction
    ) -> Step[states.IotaState, happened.IotaEvent]:
        """Return the next state and the events of a legal action."""
        del actor
        if isinstance(action, Draw):
            return Step(*apply_draw(state, action.card))
        return Step(*RULES[type(action)].apply(state, action))

    def chance(self, state: states.IotaState, stream: Stream) -> IotaAction:
        """Draw the next card: each of the unknown ones is equally likely."""
        if state.pool:
            return Draw(state.pool[stream.randrange(len(state.pool))])
        return Draw(state.bottom[0][0])

    def view(self, state: states.IotaState, viewer: Viewer) -> IotaView:
        """Return the table, the viewer's own hand, and what else the viewer has seen."""
        return states.view_of(state, viewer)

    def resample(self, view: IotaView, stream: Stream) -> states.IotaState:
        """Deal the unseen cards out at random wherever the viewer does not know a card."""
        return states.truth_for(view, stream)

    def outcome(self, state: states.IotaState) -> Outcome | None:
        """Return the result; equal scores share a place (I7)."""
        ending = state.table.ending
        return make_outcome(items_of(state), ending) if ending and state.table.phase == "over" else None

    def redact(self, event: happened.IotaEvent, viewer: Viewer) -> happened.IotaEvent | None:
        """Hide drawn and traded cards from those who do not know them."""
        match event:
            case happened.Drew():
                seen = viewer == event.seat or states.knows(viewer, event.known)
                return replace(event, card=event.card if seen else None, known=0)
            case happened.Traded() if viewer != event.seat:
                return replace(event, cards=None)
            case _:
                return event

    format_action = staticmethod(notation.NOTATION.format)
    parse_action = staticmethod(notation.NOTATION.parse)
