"""iQLANDIE as the engine knows it: the first state, what a viewer knows of a state, what an action does."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, CLOCK, Elapsed, Game, Outcome, Step
from accessgames.games.iqlandie.material import CONDITIONS
from accessgames.games.iqlandie.notation import format_action, parse_action
from accessgames.games.iqlandie.rules import actions, events, legal, races, rounds, supply
from accessgames.games.iqlandie.rules.legal import refusal
from accessgames.games.iqlandie.rules.options import PRACTICE, options_of
from accessgames.games.iqlandie.rules.races import LONGEST, has_preparation, preparation
from accessgames.games.iqlandie.rules.scoring import outcome
from accessgames.games.iqlandie.rules.state import EMPTY_BOARD, IqState, IqTable, IqView
from accessgames.games.iqlandie.rules.supply import FULL_STOCK, drawable_cards, owing
from accessgames.games.iqlandie.tasks import KINDS, STANDARD, Deck

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal, Setup, Stream, Viewer
    from accessgames.games.iqlandie.rules.state import Phase, Race, Run


def first_state(setup: Setup, deck: Deck = STANDARD) -> IqState:
    """Return the state before anything happened."""
    seats = setup.seats
    practice = setup.value(PRACTICE)
    table = IqTable(
        setup=setup,
        phase="conditions",
        round=0,
        chooser=0,
        kind="",
        conditions=("",) * seats,
        stock=FULL_STOCK,
        offers=((),) * len(KINDS),
        boards=(EMPTY_BOARD,) * seats,
        hands=((),) * seats,
        fresh=((),) * seats,
        firsts=(0,) * seats,
        deck=deck,
    )
    if practice != "no":
        return IqState(replace(table, phase="card", round=1, kind=practice))
    return IqState(replace(table, owed=owing(table, tuple(KINDS))))


def view_of(state: IqState, viewer: Viewer) -> IqView:
    """Return all that the viewer may know."""
    race = state.race
    if race is None:
        return IqView(viewer, state.table, None)
    runs = tuple(run if seat == viewer else run.hidden() for seat, run in enumerate(race.runs))
    race = replace(race, runs=runs)
    if not _knows_card(race, viewer):
        known = _is_preparing(race, viewer)
        half = preparation(state.table, race) if known else None
        race = replace(race, number=None, preparation=half)
    return IqView(viewer, state.table, race)


def _knows_card(race: Race, viewer: Viewer) -> bool:
    """Tell whether a viewer has seen the whole card: all at once, or each when its own clock started."""
    if race.solver is None:
        return race.shown
    return viewer >= 0 and race.runs[viewer].stage not in {"waiting", "preparing"}


def _is_preparing(race: Race, viewer: Viewer) -> bool:
    """Tell whether a viewer sees the first half of the card."""
    return race.solver is None or race.solver == viewer


def state_for(view: IqView, stream: Stream) -> IqState:
    """Return a random state in which the viewer would see exactly this view."""
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


def _some_card(table: IqTable, race: Race, stream: Stream) -> int:
    """Choose one of the cards that look like what is seen of it."""
    numbers = drawable_cards(table, race.kind)
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


Next = tuple[IqState, tuple[events.IqEvent, ...]]


def _deal(state: IqState, condition: str) -> Next:
    """Deal the next seat its condition; after the last one the offers are filled."""
    table = state.table
    seat = table.conditions.index("")
    conditions = (*table.conditions[:seat], condition, *table.conditions[seat + 1 :])
    phase: Phase = "conditions" if "" in conditions else "offers"
    return IqState(replace(table, conditions=conditions, phase=phase)), (
        events.ConditionDealt(seat, condition),
    )


def _open_card(state: IqState, action: actions.DrawCard) -> Next:
    """Open the card of the round; the first round of a practice begins with it."""
    table = state.table
    opened, told = races.open_card(table, action.kind, action.number)
    first = table.practice is not None and not table.history
    return opened, ((rounds.round_began(table), *told) if first else told)


def _choose(state: IqState, seat: int, kind: str) -> Next:
    return IqState(replace(state.table, phase="card", kind=kind)), (events.KindChosen(seat, kind),)


_APPLY: Final[dict[type, Callable[[IqState, int, Any], Next]]] = {
    Elapsed: lambda state, _, action: races.pass_time(state, action.milliseconds),
    actions.DealCondition: lambda state, _, action: _deal(state, action.condition),
    actions.DrawCard: lambda state, _, action: _open_card(state, action),
    actions.DrawPiece: lambda state, _, action: rounds.draw_piece(state.table, action.piece),
    actions.Choose: lambda state, seat, action: _choose(state, seat, action.kind),
    actions.Ready: lambda state, seat, _: races.ready(state, seat),
    actions.Work: races.work,
    actions.Back: lambda state, seat, _: races.back(state, seat, everything=False),
    actions.Restart: lambda state, seat, _: races.back(state, seat, everything=True),
    actions.AskHint: lambda state, seat, _: races.hint(state, seat),
    actions.Claim: lambda state, seat, action: races.claim(state, seat, action.delay),
    actions.GiveUp: lambda state, seat, _: races.give_up(state, seat),
    actions.Press: lambda state, seat, _: races.press(state, seat),
    actions.TakePiece: lambda state, _, action: rounds.take(state.table, action.piece),
    actions.Add: lambda state, _, action: rounds.add(state.table, action.bag),
    actions.Place: lambda state, seat, action: rounds.place(state.table, seat, action),
    actions.Unplace: lambda state, seat, action: rounds.unplace(state.table, seat, action),
    actions.Exchange: lambda state, seat, action: rounds.exchange(state.table, seat, action.piece),
    actions.Done: lambda state, seat, _: rounds.done(state.table, seat),
    actions.Declare: rounds.declare,
}


def apply(state: IqState, actor: Actor, action: actions.IqAction) -> Next:
    """Return the next state and the events of a legal action."""
    return _APPLY[type(action)](state, actor, action)


_CHANCE_PHASES: Final = frozenset({"conditions", "offers", "card", "draw"})

_MINUTE: Final = 60_000


class IqlandieGame(Game[IqState, actions.IqAction, events.IqEvent, IqView]):
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

    def legal_actions(self, state: IqState, actor: Actor) -> Collection[actions.IqAction]:
        """Return what the actor may do, sorted by notation."""
        return legal.legal_actions(state, actor) if actor in self.actors(state) else ()

    def refusal(self, state: IqState, actor: Actor, action: actions.IqAction) -> Refusal | None:
        """Return the rule that the action breaks, or None."""
        return refusal(state, actor, action)

    def apply(self, state: IqState, actor: Actor, action: actions.IqAction) -> Step[IqState, events.IqEvent]:
        """Return the next state and the events of a legal action."""
        return Step(*apply(state, actor, action))

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
        return view_of(state, viewer)

    def resample(self, view: IqView, stream: Stream) -> IqState:
        """Make up cards, workspaces and planned claims that the viewer does not know."""
        return state_for(view, stream)

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

    def format_action(self, action: actions.IqAction) -> str:
        """Write an action in notation."""
        return format_action(action)

    def parse_action(self, text: str) -> actions.IqAction:
        """Read an action in notation.

        Raises:
            MalformedAction: The text is no action.
        """
        return parse_action(text)


def _in_stage(state: IqState, stage: str) -> tuple[Actor, ...]:
    """Return the seats that stand so in the race."""
    runs = state.race.runs if state.race is not None else ()
    return tuple(seat for seat, run in enumerate(runs) if run.stage == stage)
