"""iQLANDIE as the engine knows it: the first state, what a viewer knows of a state, what an action does."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, CLOCK, Elapsed, Game, Outcome, Step
from accessgames.games.iqlandie import tasks
from accessgames.games.iqlandie.material import CONDITIONS
from accessgames.games.iqlandie.notation import format_action, notation_of
from accessgames.games.iqlandie.rules import actions, events, legal, options_of, races, supply
from accessgames.games.iqlandie.rules.races import LONGEST, has_preparation, preparation
from accessgames.games.iqlandie.rules.scoring import outcome
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, IqState, IqTable, IqView, Race, Run
from accessgames.games.iqlandie.rules.supply import full_stock, owing
from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck
from accessgames.games.iqlandie.tasks.optics_model import OpticsBoard, Port
from accessgames.games.iqlandie.tasks.space_model import Pile

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer


_CHANCE_PHASES: Final = frozenset({"conditions", "offers", "card", "draw"})

_MINUTE: Final = 60_000


class IqlandieGame(Game[IqState, actions.IqAction, events.IqEvent, IqView]):
    """The rules of iQLANDIE for one to four players; one plays alone or practises."""

    id = "iqlandie"
    rules_version = 1
    seats = range(1, 5)
    loose_values = (tasks.AnyStep, OpticsBoard, Port, Pile)

    def __init__(self, deck: Deck = STANDARD) -> None:
        """Play with cards, those of the game or a club's own."""
        self.deck = deck
        self.options = options_of(deck)
        self._notation = notation_of(deck.pieces)

    def initial(self, setup: Setup) -> IqState:
        """Return the state before anything was dealt.

        Raises:
            CardsError: A file of cards that may be drawn is wrong; better now than in the middle of a match.
        """
        seats = setup.seats
        table = IqTable(
            setup=setup,
            phase="conditions",
            round=0,
            chooser=0,
            kind="",
            conditions=("",) * seats,
            stock=full_stock(self.deck.pieces),
            offers=((),) * len(KINDS),
            boards=(EMPTY_BOARD,) * seats,
            hands=((),) * seats,
            fresh=((),) * seats,
            firsts=(0,) * seats,
            deck=self.deck,
        )
        practice = table.practice
        for kind in KINDS if practice is None else (practice,):
            self.deck.box(kind)
        if practice is not None:
            return IqState(replace(table, phase="card", round=1, kind=practice))
        return IqState(replace(table, owed=owing(table, tuple(KINDS))))

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

    def legal_actions(self, state: IqState, actor: Actor) -> Collection[actions.IqAction]:
        """Return what the actor may do, sorted by notation."""
        return legal.legal_actions(state, actor) if actor in self.actors(state) else ()

    def refusal(self, state: IqState, actor: Actor, action: actions.IqAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        return legal.refusal(state, actor, action)

    def apply(self, state: IqState, actor: Actor, action: actions.IqAction) -> Step[IqState, events.IqEvent]:
        """Return the next state and the events of a legal action."""
        return Step(*legal.RULES[type(action)].apply(state, actor, action))

    def chance(self, state: IqState, stream: Stream) -> actions.IqAction:
        """Deal a condition, draw a card, or draw a piece, each with the same chance."""
        table = state.table
        match table.phase:
            case "conditions":
                left = [name for name in CONDITIONS if name not in table.conditions]
                return actions.DealCondition(stream.choice(left))
            case "card":
                return actions.DrawCard(table.kind, stream.choice(supply.drawable_cards(table, table.kind)))
            case _:
                return actions.DrawPiece(supply.random_piece(table, stream))

    def clock(self, state: IqState, stream: Stream) -> actions.IqAction:
        """Skip the time until the clock changes something; a minute passes where it does not by itself."""
        del stream
        if state.race is None:
            return Elapsed(LONGEST)
        news = races.next_news(state.table, state.race)
        wait = _MINUTE if news is None else news - state.race.elapsed
        return Elapsed(min(LONGEST, max(1, wait)))

    def tick(self, state: IqState, milliseconds: int) -> actions.IqAction | None:
        """Return the time that has really passed; none is owed for less than a millisecond."""
        del state
        return Elapsed(min(LONGEST, milliseconds)) if milliseconds > 0 else None

    def view(self, state: IqState, viewer: Viewer) -> IqView:
        """Return the table, and of the task what the viewer has seen."""
        race = state.race
        if race is None:
            return IqView(viewer, state.table, None)
        runs = tuple(run if seat == viewer else run.hidden() for seat, run in enumerate(race.runs))
        race = replace(race, runs=runs)
        # All see the whole card at once, or each when its own clock started; before that half of it.
        waiting = viewer < 0 or race.runs[viewer].stage in {"waiting", "preparing"}
        if not race.shown if race.solver is None else waiting:
            half = preparation(state.table, race) if race.solver in {None, viewer} else None
            race = replace(race, number=None, preparation=half)
        return IqView(viewer, state.table, race)

    def resample(self, view: IqView, stream: Stream) -> IqState:
        """Make up cards, workspaces and planned claims that the viewer does not know."""
        race = view.race
        if race is None:
            return IqState(view.table)
        if race.number is None:
            race = replace(race, number=_some_card(view.table, race, stream), preparation=None)
        start = race.rules.start(race.task)
        runs = tuple(
            run if seat == view.viewer else _guessed(run, race, start, stream)
            for seat, run in enumerate(race.runs)
        )
        return IqState(view.table, replace(race, runs=runs))

    def outcome(self, state: IqState) -> Outcome | None:
        """Return the result with its itemised scores and ties."""
        return outcome(state.table) if state.table.phase == "over" else None

    def redact(self, event: events.IqEvent, viewer: Viewer) -> events.IqEvent | None:
        """Hide workspaces, plans and hints of others, and the card from those whose turn it is not."""
        match event:
            case (
                events.Worked(seat=seat)
                | events.WentBack(seat=seat)
                | events.Hinted(seat=seat)
                | events.Planned(seat=seat)
            ):
                return event if seat == viewer else None
            case events.Prepared(seat=seat) if seat not in {None, viewer}:
                return replace(event, preparation=None)
            case events.TaskShown(seat=seat) if seat not in {None, viewer}:
                return replace(event, number=None)
            case _:
                return event

    def reveals(self, state: IqState, actor: Actor, action: actions.IqAction) -> bool:
        """Tell whether the action shows something new; time that merely passes does not, steps do not."""
        if actor == CLOCK:
            return bool(self.apply(state, actor, action).events)
        if isinstance(action, actions.AskHint | actions.Claim | actions.GiveUp | actions.Press):
            return True
        return isinstance(action, actions.Ready | actions.Done) and len(self.actors(state)) == 1

    def parse_action(self, text: str) -> actions.IqAction:
        """Read an action with one of these pieces.

        Raises:
            MalformedAction: It is none; carries the forms that exist.
        """
        return self._notation.parse(text)

    format_action = staticmethod(format_action)


def _some_card(table: IqTable, race: Race, stream: Stream) -> int:
    """Choose one of the cards that look like what is seen of it."""
    numbers = supply.drawable_cards(table, race.kind)
    if race.preparation is not None and has_preparation(table, race.kind):
        numbers = tuple(
            number
            for number in numbers
            if race.rules.preparation(table.deck.card(race.kind, number).task) == race.preparation
        )
    return stream.choice(numbers)


def _guessed(run: Run, race: Race, start: object, stream: Stream) -> Run:
    """Make up what is hidden of another seat: an empty workspace, and a time for its planned claim."""
    if run.stage in {"waiting", "preparing", "ready"}:
        return run
    due = race.elapsed + stream.choice(actions.DELAYS[1:]) if run.stage == "planned" else None
    return replace(run, path=(start,), due=due)


def _in_stage(state: IqState, stage: str) -> tuple[Actor, ...]:
    """Return the seats that stand so in the race."""
    runs = state.race.runs if state.race is not None else ()
    return tuple(seat for seat, run in enumerate(runs) if run.stage == stage)
