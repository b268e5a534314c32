"""IOTA as the engine knows it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.engine import CHANCE, Game, Outcome, Step, make_outcome
from accessgames.games.iota.notation import format_action, parse_action
from accessgames.games.iota.rules import flow
from accessgames.games.iota.rules.actions import Draw, IotaAction, Place, Recycle
from accessgames.games.iota.rules.events import Drew, IotaEvent, Traded
from accessgames.games.iota.rules.legal import SeatActions, draws, refusal
from accessgames.games.iota.rules.options import OPTIONS
from accessgames.games.iota.rules.result import items_of
from accessgames.games.iota.rules.state import IotaState, first_state, knows, truth_for, view_of
from accessgames.games.iota.rules.table import IotaView

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer


class IotaGame(Game[IotaState, IotaAction, IotaEvent, IotaView]):
    """The rules of IOTA for two to four players."""

    id = "iota"
    rules_version = 1
    seats = range(2, 5)
    options = OPTIONS

    def initial(self, setup: Setup) -> IotaState:
        """Return the state before anything was drawn."""
        return first_state(setup)

    def actors(self, state: IotaState) -> tuple[Actor, ...]:
        """Return the seat whose turn it is, or chance while cards are drawn."""
        match state.table.phase:
            case "over":
                return ()
            case "play":
                return (state.table.turn,)
            case _:
                return (CHANCE,)

    def legal_actions(self, state: IotaState, actor: Actor) -> Collection[IotaAction]:
        """Return what the actor may do, sorted by notation; placements are searched for when asked for."""
        if actor not in self.actors(state):
            return ()
        return draws(state) if actor == CHANCE else SeatActions(state)

    def refusal(self, state: IotaState, actor: Actor, action: IotaAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        return refusal(state, actor, action)

    def apply(self, state: IotaState, actor: Actor, action: IotaAction) -> Step[IotaState, IotaEvent]:
        """Return the next state and the events of a legal action."""
        del actor
        match action:
            case Draw(card):
                return Step(*flow.draw(state, card))
            case Place():
                return Step(*flow.place(state, action))
            case Recycle():
                return Step(*flow.recycle(state, action))
            case _:
                return Step(*flow.trade(state, action))

    def chance(self, state: IotaState, stream: Stream) -> IotaAction:
        """Draw the next card: each of the unknown ones is equally likely."""
        if state.pool:
            return Draw(state.pool[stream.randrange(len(state.pool))])
        return Draw(state.bottom[0][0])

    def view(self, state: IotaState, viewer: Viewer) -> IotaView:
        """Return the table, the viewer's own hand, and what else the viewer has seen."""
        return view_of(state, viewer)

    def resample(self, view: IotaView, stream: Stream) -> IotaState:
        """Deal the unseen cards out at random wherever the viewer does not know a card."""
        return truth_for(view, stream)

    def outcome(self, state: IotaState) -> Outcome | None:
        """Return the result; equal scores share a place (I7)."""
        ending = state.table.ending
        return make_outcome(items_of(state), ending) if ending else None

    def redact(self, event: IotaEvent, viewer: Viewer) -> IotaEvent | None:
        """Hide drawn and traded cards from those who do not know them."""
        match event:
            case Drew():
                seen = viewer == event.seat or knows(viewer, event.known)
                return replace(event, card=event.card if seen else None, known=0)
            case Traded() if viewer != event.seat:
                return replace(event, cards=None)
            case _:
                return event

    def format_action(self, action: IotaAction) -> str:
        """Write an action in notation."""
        return format_action(action)

    def parse_action(self, text: str) -> IotaAction:
        """Read an action in notation.

        Raises:
            MalformedAction: The text is no action.
        """
        return parse_action(text)
