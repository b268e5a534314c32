"""Games, turns, deals and runs in words: how they begin and end, what is offered, to both sides in full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.narration import nest
from accessgames.games.tetrikon import naming
from accessgames.games.tetrikon.narration.actions import tell_refusing
from accessgames.games.tetrikon.player_areas import market_of, puzzle_of, table_of
from accessgames.games.tetrikon.rules import events, puzzle
from accessgames.games.tetrikon.rules.state import PLACES
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.component_events import Moment, Tellers


def _offer_filled(group: tuple[events.OfferFilled, ...], _: Moment) -> Iterator[Message]:
    """Tell the whole offer in one line when it is laid out, otherwise each place for itself."""
    if [event.place for event in group] == list(range(1, PLACES + 1)):
        pieces = naming.name_offer([event.piece for event in group])
        yield say("tetrikon-offer-begins", "system", pieces=pieces)
        return
    for event in group:
        piece = naming.name_piece(event.piece)
        yield say("tetrikon-offer-filled", "system", place=event.place, piece=piece, left=event.left)


def _die_rolled(event: events.DieRolled, moment: Moment) -> Iterator[Message]:
    """Tell a roll that has to be repeated; otherwise the piece that it brings tells it."""
    if event.empty:
        yield say("tetrikon-die-empty", moment.kind(event.seat), face=event.face)
    elif event.purpose != "start" and not moment.follows(events.PieceTaken):
        yield say("tetrikon-die", moment.kind(event.seat), face=event.face)


def _run_began(event: puzzle.RunBegan, moment: Moment) -> Iterator[Message]:
    """Tell that somebody begins; the time runs at once unless diagrams are drawn from a real set first."""
    state = puzzle_of(moment.listener)
    drawing = state is not None and state.rules.own and not state.rules.chosen
    yield moment.say_who("tetrikon-run-drawing" if drawing else "tetrikon-run-began", event.seat)


def _draft_changed(event: events.DraftChanged, moment: Moment) -> Iterator[Message]:
    """Tell the offer so far, to who puts it together step by step, as long as it is not made or dropped."""
    if market_of(moment.listener).draft is None:
        return
    later = (events.DraftChanged, events.DealProposed, events.DealCancelled)
    if moment.own(event.seat) and not moment.follows(*later):
        give, take = naming.name_sides(event.offer)
        yield say("tetrikon-draft", "own", give=give, take=take)


def _deal_cancelled(event: events.DealCancelled, moment: Moment) -> Iterator[Message]:
    """Tell that there is no offer after all: to others only of one that they have heard, when time is up."""
    if moment.own(event.seat) or any(isinstance(before, events.GameClosing) for before in moment.earlier):
        yield moment.say_who("tetrikon-deal-cancelled", event.seat)


def _deal_proposed(event: events.DealProposed, moment: Moment) -> Iterator[Message]:
    seat, (give, take) = event.offer.seat, naming.name_sides(event.offer)
    who, partner = moment.person(seat), moment.person(event.offer.partner)
    yield say("tetrikon-deal-proposed", moment.kind(seat), who=who, partner=partner, give=give, take=take)


def _deal_refused(event: events.DealRefused, moment: Moment) -> Iterator[Message]:
    """Tell a refusal; of a computer player also why, as long as the table still stands as it did."""
    seat = event.offer.partner
    yield moment.say_who("tetrikon-deal-refused", seat)
    if not moment.later:
        yield from tell_refusing(event.offer, moment.listener)


def _deal_made(event: events.DealMade, moment: Moment) -> Iterator[Message]:
    """Tell what changed hands, to who took part from their own side."""
    seat, partner, (give, take) = event.offer.seat, event.offer.partner, naming.name_sides(event.offer)
    if moment.own(partner):
        seat, partner, give, take = partner, seat, take, give
    who, other = moment.person(seat), moment.person(partner)
    yield say("tetrikon-deal-made", moment.kind(seat), who=who, partner=other, give=give, take=take)


def _swap_proposed(event: events.SwapProposed, moment: Moment) -> Iterator[Message]:
    who, partner = moment.person(event.seat), moment.person(event.partner)
    give, take = naming.name_piece(event.give), naming.name_piece(event.take)
    kind = moment.kind(event.seat)
    yield say("tetrikon-swap-proposed", kind, who=who, partner=partner, give=give, take=take)


def _swap_made(event: events.SwapMade, moment: Moment) -> Iterator[Message]:
    seat, partner = event.seat, event.partner
    give, take = naming.name_piece(event.give), naming.name_piece(event.take)
    if moment.own(partner):
        seat, partner, give, take = partner, seat, take, give
    who, other = moment.person(seat), moment.person(partner)
    yield say("tetrikon-swap-made", moment.kind(seat), who=who, partner=other, give=give, take=take)


def _turn_began(event: events.TurnBegan, moment: Moment) -> Iterator[Message]:
    """Tell whose turn it is, and once that the last round of the game begins (R30)."""
    table = table_of(moment.listener)
    turns = table.turns - sum(isinstance(one, events.TurnBegan) for one in moment.later)
    first = (turns - 1) % table.rules.seats == 0 and not event.final
    if first and event.round == table.rules.rounds:
        yield say("tetrikon-near-rounds", "other", round=event.round)
    # The listener is asked what to do right afterwards, which says the same.
    if not moment.own(event.seat):
        yield moment.say_who("tetrikon-turn-began", event.seat, final="yes" if event.final else "no")


def _game_closing(event: events.GameClosing, moment: Moment) -> Iterator[Message]:
    if event.reason == "filled" and event.seat is not None:
        yield say("tetrikon-closing-filled", "score", who=moment.person(event.seat))
    else:
        yield say("tetrikon-closing", "score", reason=event.reason)
    if event.turns:
        yield say("tetrikon-last-turns", "score", who=naming.name_people(moment.listener, event.turns))


def _game_scored(event: events.GameScored, moment: Moment) -> Iterator[Message]:
    """Tell the penalties of the game; in a sequence also those of all games so far with the zeros."""
    listener = moment.listener
    for part in naming.cut(naming.counts(listener, enumerate(event.penalties))):
        yield say("tetrikon-game-scored", "score", penalties=part)
    if event.number > 1:
        totals = nest(
            say("tetrikon-total-of", who=listener.person(seat), total=total, zeros=zeros)
            for seat, (total, zeros) in enumerate(zip(event.totals, event.zeros, strict=True))
        )
        for part in naming.cut(totals):
            yield say("tetrikon-game-totals", "score", number=event.number, totals=part)


def _picked(event: puzzle.DiagramPicked | puzzle.DiagramDrawn, moment: Moment) -> Iterator[Message]:
    yield moment.say_who(
        "tetrikon-diagram-picked",
        event.seat,
        diagram=event.diagram,
        squares=event.squares,
        number=event.number,
        of=event.of,
    )


def _diagram_begun(event: puzzle.DiagramBegun, moment: Moment) -> Iterator[Message]:
    """Tell what is built now, and once that nothing comes after it.

    A diagram that was just drawn alone needs no second line of its own.
    """
    if event.of > 1:
        yield moment.say_who(
            "tetrikon-diagram-begun",
            event.seat,
            diagram=event.diagram,
            number=event.number,
            of=event.of,
            squares=event.squares,
            pieces=event.pieces,
        )
    course = puzzle_of(moment.listener)
    if course is not None and event.number == event.of and event.seat + 1 == course.rules.seats:
        yield say("tetrikon-near-run", "other")


GAME_TELLERS: Final[Tellers] = {
    # Of a single game the names of the diagrams say enough.
    events.GameBegan: lambda event, _: (
        (say("tetrikon-game-began", "system", number=event.number, of=event.of, level=event.level),)
        if event.of > 1
        else ()
    ),
    events.DiagramDealt: lambda event, moment: (
        moment.say_who("tetrikon-diagram-dealt", event.seat, diagram=event.diagram, squares=event.squares),
    ),
    events.OfferFilled: _offer_filled,
    events.StartRolled: lambda group, moment: (
        say(
            "tetrikon-start-rolled",
            "other",
            rolls=naming.counts(moment.listener, ((event.seat, event.face) for event in group)),
        ),
    ),
    events.StartTied: lambda event, moment: (
        say(
            "tetrikon-start-tied",
            "other",
            face=event.face,
            who=naming.name_people(moment.listener, event.seats),
        ),
    ),
    events.Starter: lambda event, moment: (say("tetrikon-starter", "turn", who=moment.person(event.seat)),),
    events.TurnBegan: _turn_began,
    # The end of a turn with an action is heard by the next one's beginning.
    events.TurnEnded: lambda event, moment: (
        (moment.say_who("tetrikon-turn-passed", event.seat),) if event.passed else ()
    ),
    events.DiceRolled: lambda event, moment: (
        moment.say_who(
            "tetrikon-rolled",
            event.seat,
            low=event.faces[0],
            high=event.faces[1],
            money=event.money,
            choice="yes" if len(event.choices) > 1 else "no",
        ),
    ),
    # A chance card and a piece are told as they come.
    events.RewardChosen: lambda event, moment: (
        (moment.say_who("tetrikon-reward-money", event.seat),) if event.reward == "money" else ()
    ),
    events.DieRolled: _die_rolled,
    events.DraftChanged: _draft_changed,
    events.DealCancelled: _deal_cancelled,
    events.DealProposed: _deal_proposed,
    events.DealRefused: _deal_refused,
    events.DealMade: _deal_made,
    events.SwapProposed: _swap_proposed,
    events.SwapRefused: lambda event, moment: (moment.say_who("tetrikon-deal-refused", event.partner),),
    events.SwapMade: _swap_made,
    events.GameClosing: _game_closing,
    events.GameScored: _game_scored,
    events.LotDrawn: lambda event, moment: (
        say(
            "tetrikon-lot-drawn",
            "score",
            who=moment.person(event.seat),
            place=event.place,
            among=naming.name_people(moment.listener, event.among),
        ),
    ),
    puzzle.DiagramPicked: _picked,
    puzzle.DiagramDrawn: _picked,
    puzzle.RunBegan: _run_began,
    puzzle.DiagramBegun: _diagram_begun,
    # The last one is told by the end of the run.
    puzzle.DiagramFilled: lambda event, moment: (
        (
            say(
                "tetrikon-diagram-filled",
                "score",
                who=moment.person(event.seat),
                diagram=event.diagram,
                time=naming.name_time(event.milliseconds),
            ),
        )
        if event.number < event.of
        else ()
    ),
    puzzle.TimeNear: lambda event, _: (
        say("tetrikon-near-time", "other", time=naming.name_time(event.milliseconds)),
    ),
    puzzle.RunEnded: lambda event, moment: (
        say(
            "tetrikon-run-ended",
            "score",
            who=moment.person(event.seat),
            ending=event.ending,
            time=naming.name_time(event.milliseconds),
            empty=event.empty,
        ),
    ),
}
"""Who tells which event.

That an offer is begun is left to the question what to put into it, the result to `tell_outcome`.
"""
