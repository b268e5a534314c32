"""iQLANDIE as the engine knows it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, CLOCK, Elapsed, Game, Outcome, Step
from accessgames.games.iqlandie.material import CONDITIONS
from accessgames.games.iqlandie.notation import format_action, parse_action
from accessgames.games.iqlandie.rules import bags, cards, legal, racing
from accessgames.games.iqlandie.rules.actions import (
    AskHint,
    Claim,
    DealCondition,
    Done,
    DrawCard,
    DrawPiece,
    GiveUp,
    IqAction,
    Press,
    Ready,
)
from accessgames.games.iqlandie.rules.applying import apply
from accessgames.games.iqlandie.rules.events import (
    Hinted,
    IqEvent,
    Planned,
    Prepared,
    TaskShown,
    WentBack,
    Worked,
)
from accessgames.games.iqlandie.rules.options import options_of
from accessgames.games.iqlandie.rules.refusals import refusal
from accessgames.games.iqlandie.rules.result import outcome
from accessgames.games.iqlandie.rules.state import first_state, state_for, view_of
from accessgames.games.iqlandie.rules.table import IqState, IqView
from accessgames.games.iqlandie.rules.time import LONGEST
from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer

_CHANCE_PHASES: Final = frozenset({"conditions", "offers", "card", "draw"})

_MINUTE: Final = 60_000


class IqlandieGame(Game[IqState, IqAction, IqEvent, IqView]):
    """The rules of iQLANDIE for one to four players; one plays alone or practises."""

    id = "iqlandie"
    rules_version = 1
    seats = range(1, 5)

    def __init__(self, deck: Deck = STANDARD) -> None:
        """Play with cards, those of the game or a club's own."""
        self.deck = deck
        self.options = options_of(deck)

    def initial(self, setup: Setup) -> IqState:
        """Return the state before anything was dealt.

        Raises:
            CardsError: A file of cards that may be drawn is wrong; better now than in the middle of a match.
        """
        state = first_state(setup, self.deck)
        for kind in KINDS if state.table.practice is None else (state.table.practice,):
            self.deck.box(kind)
        return state

    def actors(self, state: IqState) -> tuple[Actor, ...]:
        """Return who is to act; several seats prepare, solve, build and declare at once."""
        table = state.table
        if table.phase in _CHANCE_PHASES:
            return (CHANCE,)
        match table.phase:
            case "choose":
                return (table.chooser,)
            case "prepare":
                return _in_stage(state, "preparing")
            case "race":
                return _in_stage(state, "pressed") or (CLOCK, *_in_stage(state, "solving"))
            case "take" | "add":
                return (table.taker,)
            case _:
                return table.waiting

    def legal_actions(self, state: IqState, actor: Actor) -> Collection[IqAction]:
        """Return what the actor may do, sorted by notation."""
        return legal.legal_actions(state, actor) if actor in self.actors(state) else ()

    def refusal(self, state: IqState, actor: Actor, action: IqAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        return refusal(state, actor, action)

    def apply(self, state: IqState, actor: Actor, action: IqAction) -> Step[IqState, IqEvent]:
        """Return the next state and the events of a legal action."""
        return Step(*apply(state, actor, action))

    def chance(self, state: IqState, stream: Stream) -> IqAction:
        """Deal a condition, draw a card, or draw a piece, each with the same chance."""
        table = state.table
        match table.phase:
            case "conditions":
                left = [name for name in CONDITIONS if name not in table.conditions]
                return DealCondition(stream.choice(left))
            case "card":
                return DrawCard(table.kind, stream.choice(cards.drawable(table, table.kind)))
            case _:
                return DrawPiece(bags.drawn(table, stream))

    def clock(self, state: IqState, stream: Stream) -> IqAction:
        """Skip the time until the clock changes something; a minute passes where it does not by itself."""
        del stream
        if state.race is None:
            return Elapsed(LONGEST)
        news = racing.next_news(state.table, state.race)
        wait = _MINUTE if news is None else news - state.race.elapsed
        return Elapsed(min(LONGEST, max(1, wait)))

    def tick(self, state: IqState, milliseconds: int) -> IqAction | None:
        """Return the time that has really passed; none is owed for less than a millisecond."""
        del state
        return Elapsed(min(LONGEST, milliseconds)) if milliseconds > 0 else None

    def view(self, state: IqState, viewer: Viewer) -> IqView:
        """Return the table, and of the task what the viewer has seen."""
        return view_of(state, viewer)

    def resample(self, view: IqView, stream: Stream) -> IqState:
        """Make up cards, workspaces and planned claims that the viewer does not know."""
        return state_for(view, stream)

    def outcome(self, state: IqState) -> Outcome | None:
        """Return the result with its itemised scores and ties."""
        return outcome(state.table) if state.table.phase == "over" else None

    def redact(self, event: IqEvent, viewer: Viewer) -> IqEvent | None:
        """Hide workspaces, plans and hints of others, and the card from those whose turn it is not."""
        match event:
            case Worked(seat=seat) | WentBack(seat=seat) | Hinted(seat=seat) | Planned(seat=seat):
                return event if seat == viewer else None
            case Prepared(seat=seat) if seat not in {None, viewer}:
                return replace(event, preparation=None)
            case TaskShown(seat=seat) if seat not in {None, viewer}:
                return replace(event, number=None)
            case _:
                return event

    def reveals(self, state: IqState, actor: Actor, action: IqAction) -> bool:
        """Tell whether the action shows something new; time that merely passes does not, steps do not."""
        if actor == CLOCK:
            return bool(self.apply(state, actor, action).events)
        if isinstance(action, AskHint | Claim | GiveUp | Press):
            return True
        return isinstance(action, Ready | Done) and len(self.actors(state)) == 1

    def format_action(self, action: IqAction) -> str:
        """Write an action in notation."""
        return format_action(action)

    def parse_action(self, text: str) -> IqAction:
        """Read an action in notation.

        Raises:
            MalformedAction: The text is no action.
        """
        return parse_action(text)


def _in_stage(state: IqState, stage: str) -> tuple[Actor, ...]:
    """Return the seats that stand so in the race."""
    runs = state.race.runs if state.race is not None else ()
    return tuple(seat for seat, run in enumerate(runs) if run.stage == stage)
