"""The course of the game: who acts, what is legal, and what follows."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, Game, Option, Outcome, Refusal, SealedChoices, Step
from accessgames.games.quantum import notation
from accessgames.games.quantum.rules import endings, refusals, rolls
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, totals
from accessgames.games.quantum.rules.sheet import (
    EMPTY_ROWS,
    LAST_CELL,
    MOST_MISSES,
    TAKING,
    Rows,
    column_points,
    is_full,
    miss_costs,
    write,
)
from accessgames.games.quantum.rules.state import (
    PASS,
    REROLLS,
    WRITES,
    Action,
    Choice,
    Chose,
    Ended,
    Event,
    Missed,
    Nothing,
    Pass,
    Passed,
    Phase,
    QuantumView,
    Reroll,
    Rerolling,
    Roll,
    Rolled,
    Rulings,
    Start,
    Started,
    State,
    StepName,
    TurnBegan,
    Write,
    Wrote,
)

if TYPE_CHECKING:
    from accessgames.engine import Actor, Setup, Stream, Viewer

_COLOUR_COUNT: Final = len(COLOURS)
_NOBODY: Final[SealedChoices[Choice]] = SealedChoices(())
_CHANCE_ONLY: Final = (CHANCE,)

_SORTED_REROLLS: Final = tuple(sorted(REROLLS, key=notation.format_action))


def _choices(mask: int) -> tuple[Choice, ...]:
    """Return what can be chosen when the colours of a bit mask are open, sorted by notation."""
    choices: list[Choice] = [PASS, *(WRITES[colour] for colour in range(_COLOUR_COUNT) if mask >> colour & 1)]
    return tuple(sorted(choices, key=notation.format_action))


_CHOICES_BY_MASK: Final = tuple(_choices(mask) for mask in range(1 << _COLOUR_COUNT))


def writable(state: State, seat: int) -> int:
    """Return the bit mask of colours that a seat could write in this step."""
    taking = TAKING[state.rulings.one_peak]
    mask = 0
    bit = 1
    for row, number in zip(state.sheets[seat], totals(state.dice), strict=True):
        if taking[len(row)][row[-1] if row else 0] >> number & 1:
            mask |= bit
        bit <<= 1
    return mask if state.taken is None else mask & ~(1 << state.taken)


def _write(
    sheets: tuple[Rows, ...], seat: int, colour: int, sums: tuple[int, ...], step: StepName
) -> tuple[tuple[Rows, ...], Wrote]:
    """Return the sheets with a total written on one of them, and the event."""
    before = sheets[seat]
    after = write(before, colour, sums[colour])
    cell = len(before[colour])
    event = Wrote(seat, step, colour, sums[colour], cell, column_points(after, cell) or None)
    return (*sheets[:seat], after, *sheets[seat + 1 :]), event


class Quantum(Game[State, Action, Event, QuantumView]):
    """Quantum for 2 to 4 players, with every ruling as an option."""

    id = "quantum"
    rules_version = 1
    seats = range(2, 5)
    options = (
        Option("fifth", ("below-fourth", "free"), "below-fourth", "Quantum U1"),
        Option("misses", ("rising", "at-most-three"), "rising", "Quantum U2"),
        Option("ties", ("shared", "fewer-misses"), "shared", "Quantum U3"),
        Option("step-c", ("sealed", "in-turn"), "sealed", "Quantum U4"),
        Option("starter", ("random", "first"), "random", "Quantum U5"),
        Option("dice", ("program", "own"), "program", "Quantum own dice"),
    )

    def initial(self, setup: Setup) -> State:
        """Return empty sheets; see `Game.initial`."""
        rulings = Rulings(*(setup.value(option.key) == option.default for option in self.options))
        rulings = rulings._replace(own_dice=setup.value("dice") == "own")
        state = State(
            rulings=rulings,
            phase=Phase.STARTER,
            turn=0,
            active=0,
            rolling=ALL_DICE,
            second=False,
            dice=(),
            taken=None,
            sheets=(EMPTY_ROWS,) * setup.seats,
            misses=(0,) * setup.seats,
            choices=_NOBODY,
            ending="",
        )
        return state if rulings.random_starter else state._replace(phase=Phase.ROLL, turn=1)

    def actors(self, state: State) -> tuple[Actor, ...]:
        """Return who is to act; see `Game.actors`."""
        phase = state.phase
        if phase is Phase.ROLL or phase is Phase.STARTER:
            return _CHANCE_ONLY
        if phase is Phase.EVERYBODY:
            return state.choices.waiting if state.rulings.sealed else self._next_open(state)
        return () if phase is Phase.OVER else (state.active,)

    def _next_open(self, state: State) -> tuple[Actor, ...]:
        """With open choices one seat acts at a time, from the active player clockwise."""
        count = len(state.sheets)
        return (min(state.choices.waiting, key=lambda seat: (seat - state.active) % count),)

    def legal_actions(self, state: State, actor: Actor) -> Collection[Action]:
        """Return what the actor may do; see `Game.legal_actions`."""
        if actor not in self.actors(state):
            return ()
        if state.phase is Phase.STARTER:
            return tuple(Start(seat) for seat in range(len(state.sheets)))
        if state.phase is Phase.ROLL:
            return rolls.RollSpace(state)
        return _SORTED_REROLLS if state.phase is Phase.REROLL else _CHOICES_BY_MASK[writable(state, actor)]

    def refusal(self, state: State, actor: Actor, action: Action) -> Refusal | None:
        """Return the rule that the action breaks; see `Game.refusal`."""
        return refusals.refusal(state, actor, action)

    def chance(self, state: State, stream: Stream) -> Action:
        """Roll, or choose who starts, with fair dice."""
        if state.phase is Phase.STARTER:
            return Start(stream.randrange(len(state.sheets)))
        return rolls.random_roll(state, stream)

    def apply(self, state: State, actor: Actor, action: Action) -> Step[State, Event]:
        """Return the next state and the events; see `Game.apply`."""
        if isinstance(action, Roll):
            return self._rolled(state, action)
        if isinstance(action, Reroll):
            return self._rerolled(state, action)
        if isinstance(action, Start):
            begun = state._replace(phase=Phase.ROLL, active=action.seat, turn=1)
            return Step(begun, (Started(action.seat), TurnBegan(action.seat, 1)))
        return (
            self._alone(state, action) if state.phase is Phase.ALONE else self._sealed(state, actor, action)
        )

    def _rolled(self, state: State, action: Roll) -> Step[State, Event]:
        event = Rolled(state.active, state.rolling, action.dice, state.dice)
        if state.second:
            return self._open_alone(state._replace(dice=action.dice), (event,))
        return Step(state._replace(phase=Phase.REROLL, dice=action.dice), (event,))

    def _rerolled(self, state: State, action: Reroll) -> Step[State, Event]:
        event = Rerolling(state.active, action.mask)
        if not action.mask:
            return self._open_alone(state, (event,))
        return Step(state._replace(phase=Phase.ROLL, rolling=action.mask, second=True), (event,))

    def _open_alone(self, state: State, events: tuple[Event, ...]) -> Step[State, Event]:
        """Begin step B; it is skipped when the active player could write nothing."""
        if writable(state, state.active):
            return Step(state._replace(phase=Phase.ALONE), events)
        return self._open_everybody(state, (*events, Nothing((state.active,), "B")))

    def _alone(self, state: State, choice: Choice) -> Step[State, Event]:
        if isinstance(choice, Pass):
            return self._open_everybody(state, (Passed(state.active, "B"),))
        sheets, event = _write(state.sheets, state.active, choice.colour, totals(state.dice), "B")
        written = state._replace(taken=choice.colour, sheets=sheets)
        if event.cell == LAST_CELL and is_full(sheets[state.active]):
            return self._end(written, (event,), "sheet-full-alone", (state.active,))
        return self._open_everybody(written, (event,))

    def _open_everybody(self, state: State, events: tuple[Event, ...]) -> Step[State, Event]:
        """Begin step C among those who could write something; the others are not asked."""
        asked = tuple(seat for seat in range(len(state.sheets)) if writable(state, seat))
        if len(asked) < len(state.sheets):
            idle = tuple(seat for seat in range(len(state.sheets)) if seat not in asked)
            events = (*events, Nothing(idle, "C"))
        state = state._replace(phase=Phase.EVERYBODY, choices=SealedChoices(asked))
        return Step(state, events) if asked else self._close(state, events)

    def _sealed(self, state: State, seat: int, choice: Choice) -> Step[State, Event]:
        state = state._replace(choices=state.choices.put(seat, choice))
        events: tuple[Event, ...] = (Chose(seat, choice, state.rulings.sealed),)
        return self._close(state, events) if state.choices.complete else Step(state, events)

    def _close(self, state: State, events: tuple[Event, ...]) -> Step[State, Event]:
        """Open the choices of step C together, then mark a miss and look for an ending."""
        told = list(events)
        sheets, sums = state.sheets, totals(state.dice)
        wrote = state.taken is not None
        filled = False
        for seat, choice in state.choices.chosen:
            if isinstance(choice, Write):
                sheets, event = _write(sheets, seat, choice.colour, sums, "C")
                told.append(event)
                wrote = wrote or seat == state.active
                filled = filled or event.cell == LAST_CELL
            else:
                told.append(Passed(seat, "C"))
        misses = state.misses if wrote else self._miss(state, told)
        full = tuple(seat for seat, rows in enumerate(sheets) if is_full(rows)) if filled else ()
        return self._next_turn(state, sheets, misses, full, told)

    def _miss(self, state: State, told: list[Event]) -> tuple[int, ...]:
        seat = state.active
        count = state.misses[seat] + 1
        told.append(Missed(seat, count, miss_costs(state.rulings.rising_misses)[count - 1]))
        return (*state.misses[:seat], count, *state.misses[seat + 1 :])

    def _next_turn(
        self,
        state: State,
        sheets: tuple[Rows, ...],
        misses: tuple[int, ...],
        full: tuple[int, ...],
        told: list[Event],
    ) -> Step[State, Event]:
        """End the game for full sheets or a fifth miss; otherwise the next seat becomes active."""
        active = state.active
        if full or misses[active] == MOST_MISSES:
            over = state._replace(sheets=sheets, misses=misses)
            return self._end(over, told, "sheet-full" if full else "misses", full or (active,))
        following = (active + 1) % len(sheets)
        turn = state.turn + 1
        told.append(TurnBegan(following, turn))
        fresh = State(
            rulings=state.rulings,
            phase=Phase.ROLL,
            turn=turn,
            active=following,
            rolling=ALL_DICE,
            second=False,
            dice=(),
            taken=None,
            sheets=sheets,
            misses=misses,
            choices=_NOBODY,
            ending="",
        )
        return Step(fresh, tuple(told))

    def _end(
        self, state: State, events: Iterable[Event], ending: str, seats: tuple[int, ...]
    ) -> Step[State, Event]:
        over = state._replace(phase=Phase.OVER, choices=_NOBODY, ending=ending)
        return Step(over, (*events, Ended(ending, seats)))

    def view(self, state: State, viewer: Viewer) -> QuantumView:
        """Hide the sealed choices of others; see `Game.view`."""
        if state.rulings.sealed and state.choices.chosen:
            state = state._replace(choices=state.choices.seen_by(viewer))
        return QuantumView(viewer, state)

    def resample(self, view: QuantumView, stream: Stream) -> State:
        """Make up the sealed choices that the viewer does not know; see `Game.resample`."""
        table = view.table
        if not any(choice not in (PASS, *WRITES) for _, choice in table.choices.chosen):
            return table
        chosen = tuple(
            (seat, choice if isinstance(choice, Pass | Write) else stream.choice(self._possible(table, seat)))
            for seat, choice in table.choices.chosen
        )
        return table._replace(choices=SealedChoices(table.choices.waiting, chosen))

    def _possible(self, table: State, seat: int) -> tuple[Choice, ...]:
        return _CHOICES_BY_MASK[writable(table, seat)]

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """Hide the content of a sealed choice from everybody but its maker; see `Game.redact`."""
        if isinstance(event, Chose) and event.sealed and event.seat != viewer:
            return Chose(event.seat, None)
        return event

    def reveals(self, state: State, actor: Actor, action: Action) -> bool:
        """Tell whether the action opens the choices of others; see `Game.reveals`."""
        del actor, action
        return state.phase is Phase.EVERYBODY and len(state.choices.waiting) == 1

    def outcome(self, state: State) -> Outcome | None:
        """Return the final scores; see `Game.outcome`."""
        return endings.outcome(state) if state.phase is Phase.OVER else None

    def format_action(self, action: Action) -> str:
        """Write an action, such as `write R`; see `notation`."""
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        """Read an action; see `notation`."""
        return notation.parse_action(text)
