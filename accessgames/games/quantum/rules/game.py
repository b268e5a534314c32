"""The course of the game: who acts, what is legal or why not, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from accessgames.engine import CHANCE, Game, Option, Outcome, Refusal, SealedChoices, Step, refuse
from accessgames.games.quantum import notation
from accessgames.games.quantum.rules import rolls, sheet
from accessgames.games.quantum.rules import state as states
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, DICE, face_name, totals
from accessgames.games.quantum.rules.rolls import is_possible

if TYPE_CHECKING:
    from accessgames.engine import Actor, Setup, Stream, Viewer

_NOBODY: Final[SealedChoices[states.Choice]] = SealedChoices(())
_CHANCE_ONLY: Final = (CHANCE,)

_SORTED_REROLLS: Final = tuple(sorted(states.REROLLS, key=notation.format_action))


_CHOICES: Final[tuple[states.Choice, ...]] = (states.PASS, *states.WRITES)
_CHOICES_BY_MASK: Final = tuple(
    tuple(
        choice
        for choice in sorted(_CHOICES, key=notation.format_action)
        if isinstance(choice, states.Pass) or mask >> choice.colour & 1
    )
    for mask in range(1 << len(COLOURS))
)
"""What can be chosen when the colours of a bit mask are open, sorted by notation."""


def writable(state: states.QuantumState, seat: int) -> int:
    """Return the bit mask of colours that a seat could write in this step."""
    taking = sheet.TAKING[state.rulings.one_peak]
    mask = 0
    bit = 1
    for row, number in zip(state.sheets[seat], totals(state.dice), strict=True):
        if taking[len(row)][row[-1] if row else 0] >> number & 1:
            mask |= bit
        bit <<= 1
    return mask if state.taken is None else mask & ~(1 << state.taken)


def _next_sheet(
    sheets: tuple[states.Rows, ...], seat: int, colour: int, sums: tuple[int, ...], step: states.StepName
) -> tuple[tuple[states.Rows, ...], states.Wrote]:
    """Return the sheets with a total written on one of them, and the event."""
    before = sheets[seat]
    after = sheet.write(before, colour, sums[colour])
    cell = len(before[colour])
    event = states.Wrote(seat, step, colour, sums[colour], cell, sheet.column_points(after, cell) or None)
    return (*sheets[:seat], after, *sheets[seat + 1 :]), event


def refuse_write(state: states.QuantumState, seat: Actor, action: states.Write) -> Refusal | None:
    """Return why a seat can't write a colour: it was taken in step B, or the row does not take its total."""
    colour = action.colour
    number, row = totals(state.dice)[colour], state.sheets[seat][colour]
    if colour == state.taken:
        return refuse("quantum-refused-taken", colour=colour, seat=state.active)
    if sheet.accepts(row, number, one_peak=state.rulings.one_peak):
        return None
    if len(row) == sheet.CELLS:
        return refuse("quantum-refused-full", colour=colour)
    key = "quantum-refused-rising" if len(row) < sheet.DIVIDER else "quantum-refused-falling"
    return refuse(key, colour=colour, number=number, last=row[-1])


def refuse_roll(state: states.QuantumState, _: Actor, action: states.Roll) -> Refusal | None:
    """Return why the dice can't show this."""
    if is_possible(state, action.dice):
        return None
    return refuse("quantum-refused-roll", faces=tuple(map(face_name, action.dice)))


Next: TypeAlias = Step[states.QuantumState, states.QuantumEvent]


def start(state: states.QuantumState, _: Actor, action: states.Start) -> Next:
    """Begin the first turn with the seat that chance chose."""
    begun = state._replace(phase=states.Phase.ROLL, active=action.seat, turn=1)
    return Step(begun, (states.Started(action.seat), states.TurnBegan(action.seat, 1)))


def roll(state: states.QuantumState, _: Actor, action: states.Roll) -> Next:
    """Let the dice lie: the active player may throw again, or step B begins."""
    rolled = (states.Rolled(state.active, state.rolling, action.dice, state.dice),)
    after = state._replace(phase=states.Phase.REROLL, dice=action.dice)
    return _open_alone(after, rolled) if state.second else Step(after, rolled)


def reroll(state: states.QuantumState, _: Actor, action: states.Reroll) -> Next:
    """Take dice up again, or keep all and begin step B."""
    rerolling = (states.Rerolling(state.active, action.mask),)
    if not action.mask:
        return _open_alone(state, rerolling)
    return Step(state._replace(phase=states.Phase.ROLL, rolling=action.mask, second=True), rerolling)


def choose(state: states.QuantumState, seat: Actor, choice: states.Choice) -> Next:
    """Write alone in step B; in step C put a choice to those of the others."""
    if state.phase is states.Phase.EVERYBODY:
        state = state._replace(choices=state.choices.put(seat, choice))
        events = (states.Chose(seat, choice, state.rulings.sealed),)
        return _close(state, events) if state.choices.complete else Step(state, events)
    if isinstance(choice, states.Pass):
        return _open_everybody(state, (states.Passed(state.active, "B"),))
    sheets, event = _next_sheet(state.sheets, state.active, choice.colour, totals(state.dice), "B")
    written = state._replace(taken=choice.colour, sheets=sheets)
    if event.cell == sheet.LAST_CELL and sheet.is_full(sheets[state.active]):
        return _end(written, (event,), "sheet-full-alone", (state.active,))
    return _open_everybody(written, (event,))


def _open_alone(state: states.QuantumState, events: tuple[states.QuantumEvent, ...]) -> Next:
    """Begin step B; it is skipped when the active player could write nothing."""
    if writable(state, state.active):
        return Step(state._replace(phase=states.Phase.ALONE), events)
    return _open_everybody(state, (*events, states.Nothing((state.active,), "B")))


def _open_everybody(state: states.QuantumState, events: tuple[states.QuantumEvent, ...]) -> Next:
    """Begin step C among those who could write something; the others are not asked."""
    asked = tuple(seat for seat in range(len(state.sheets)) if writable(state, seat))
    if len(asked) < len(state.sheets):
        idle = tuple(seat for seat in range(len(state.sheets)) if seat not in asked)
        events = (*events, states.Nothing(idle, "C"))
    state = state._replace(phase=states.Phase.EVERYBODY, choices=SealedChoices(asked))
    return Step(state, events) if asked else _close(state, events)


def _close(state: states.QuantumState, events: tuple[states.QuantumEvent, ...]) -> Next:
    """Open the choices of step C together, then mark a miss and look for an ending."""
    told = list(events)
    sheets, sums = state.sheets, totals(state.dice)
    wrote = state.taken is not None
    filled = False
    for seat, choice in state.choices.chosen:
        if isinstance(choice, states.Write):
            sheets, event = _next_sheet(sheets, seat, choice.colour, sums, "C")
            told.append(event)
            wrote = wrote or seat == state.active
            filled = filled or event.cell == sheet.LAST_CELL
        else:
            told.append(states.Passed(seat, "C"))
    misses = state.misses
    if not wrote:
        count = misses[state.active] + 1
        told.append(
            states.Missed(state.active, count, sheet.miss_costs(state.rulings.rising_misses)[count - 1])
        )
        misses = (*misses[: state.active], count, *misses[state.active + 1 :])
    full = tuple(seat for seat, rows in enumerate(sheets) if sheet.is_full(rows)) if filled else ()
    return _next_turn(state, sheets, misses, full, told)


def _next_turn(
    state: states.QuantumState,
    sheets: tuple[states.Rows, ...],
    misses: tuple[int, ...],
    full: tuple[int, ...],
    told: list[states.QuantumEvent],
) -> Next:
    """End the game for full sheets or a fifth miss; otherwise the next seat becomes active."""
    active = state.active
    if full or misses[active] == sheet.MOST_MISSES:
        over = state._replace(sheets=sheets, misses=misses)
        return _end(over, told, "sheet-full" if full else "misses", full or (active,))
    following = (active + 1) % len(sheets)
    turn = state.turn + 1
    told.append(states.TurnBegan(following, turn))
    fresh = states.QuantumState(
        rulings=state.rulings,
        phase=states.Phase.ROLL,
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
    state: states.QuantumState, events: Iterable[states.QuantumEvent], ending: str, seats: tuple[int, ...]
) -> Next:
    over = state._replace(phase=states.Phase.OVER, choices=_NOBODY, ending=ending)
    return Step(over, (*events, states.Ended(ending, seats)))


class ActionRule(NamedTuple):
    """What the rules know of a class of actions: when it is expected, why not one of them, what it brings."""

    phases: tuple[states.Phase, ...]
    refusal: Callable[[states.QuantumState, Actor, Any], Refusal | None]
    apply: Callable[[states.QuantumState, Actor, Any], Next]


_CHOOSING: Final = (states.Phase.ALONE, states.Phase.EVERYBODY)
_RULES: Final[Mapping[type, ActionRule]] = {
    states.Start: ActionRule(
        (states.Phase.STARTER,),
        lambda state, _, action: (
            None
            if action.seat in range(len(state.sheets))
            else refuse("quantum-refused-seat", seat=action.seat)
        ),
        start,
    ),
    states.Roll: ActionRule((states.Phase.ROLL,), refuse_roll, roll),
    states.Reroll: ActionRule(
        (states.Phase.REROLL,),
        lambda _, __, action: (
            None if action.mask in range(ALL_DICE + 1) else refuse("quantum-refused-dice", most=DICE)
        ),
        reroll,
    ),
    states.Write: ActionRule(_CHOOSING, refuse_write, choose),
    states.Pass: ActionRule(_CHOOSING, lambda *_: None, choose),
}
"""All actions. Which of them a seat may do is listed by phase, from tables made once."""


class QuantumGame(Game[states.QuantumState, states.QuantumAction, states.QuantumEvent, states.QuantumView]):
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

    def initial(self, setup: Setup) -> states.QuantumState:
        """Return empty sheets; see `Game.initial`."""
        rulings = states.Rulings(*(setup.value(option.key) == option.default for option in self.options))
        rulings = rulings._replace(own_dice=setup.value("dice") == "own")
        state = states.QuantumState(
            rulings=rulings,
            phase=states.Phase.STARTER,
            turn=0,
            active=0,
            rolling=ALL_DICE,
            second=False,
            dice=(),
            taken=None,
            sheets=(sheet.EMPTY_ROWS,) * setup.seats,
            misses=(0,) * setup.seats,
            choices=_NOBODY,
            ending="",
        )
        return state if rulings.random_starter else state._replace(phase=states.Phase.ROLL, turn=1)

    def actors(self, state: states.QuantumState) -> tuple[Actor, ...]:
        """Return who is to act; see `Game.actors`."""
        phase = state.phase
        if phase is states.Phase.ROLL or phase is states.Phase.STARTER:
            return _CHANCE_ONLY
        if phase is states.Phase.EVERYBODY:
            waiting, count = state.choices.waiting, len(state.sheets)
            if state.rulings.sealed:
                return waiting
            # With open choices one seat acts at a time, from the active player clockwise.
            return (min(waiting, key=lambda seat: (seat - state.active) % count),)
        return () if phase is states.Phase.OVER else (state.active,)

    def legal_actions(self, state: states.QuantumState, actor: Actor) -> Collection[states.QuantumAction]:
        """Return what the actor may do; see `Game.legal_actions`."""
        if actor not in self.actors(state):
            return ()
        if state.phase is states.Phase.STARTER:
            return tuple(states.Start(seat) for seat in range(len(state.sheets)))
        if state.phase is states.Phase.ROLL:
            return rolls.RollSpace(state)
        return (
            _SORTED_REROLLS
            if state.phase is states.Phase.REROLL
            else _CHOICES_BY_MASK[writable(state, actor)]
        )

    def refusal(
        self, state: states.QuantumState, actor: Actor, action: states.QuantumAction
    ) -> Refusal | None:
        """Return the rule that the action breaks; see `Game.refusal`."""
        rule = _RULES.get(type(action))
        if rule is None or state.phase not in rule.phases:
            return refuse("quantum-refused-phase", phase=state.phase)
        return rule.refusal(state, actor, action)

    def chance(self, state: states.QuantumState, stream: Stream) -> states.QuantumAction:
        """Roll, or choose who starts, with fair dice."""
        if state.phase is states.Phase.STARTER:
            return states.Start(stream.randrange(len(state.sheets)))
        return rolls.random_roll(state, stream)

    def apply(
        self, state: states.QuantumState, actor: Actor, action: states.QuantumAction
    ) -> Step[states.QuantumState, states.QuantumEvent]:
        """Return the next state and the events; see `Game.apply`."""
        return _RULES[type(action)].apply(state, actor, action)

    def view(self, state: states.QuantumState, viewer: Viewer) -> states.QuantumView:
        """Hide the sealed choices of others; see `Game.view`."""
        if state.rulings.sealed and state.choices.chosen:
            state = state._replace(choices=state.choices.seen_by(viewer))
        return states.QuantumView(viewer, state)

    def resample(self, view: states.QuantumView, stream: Stream) -> states.QuantumState:
        """Make up the sealed choices that the viewer does not know; see `Game.resample`."""
        table = view.table
        if not any(choice not in (states.PASS, *states.WRITES) for _, choice in table.choices.chosen):
            return table
        chosen = tuple(
            (
                seat,
                choice
                if isinstance(choice, states.Pass | states.Write)
                else stream.choice(_CHOICES_BY_MASK[writable(table, seat)]),
            )
            for seat, choice in table.choices.chosen
        )
        return table._replace(choices=SealedChoices(table.choices.waiting, chosen))

    def redact(self, event: states.QuantumEvent, viewer: Viewer) -> states.QuantumEvent | None:
        """Hide the content of a sealed choice from everybody but its maker; see `Game.redact`."""
        if isinstance(event, states.Chose) and event.sealed and event.seat != viewer:
            return states.Chose(event.seat, None)
        return event

    def reveals(self, state: states.QuantumState, actor: Actor, action: states.QuantumAction) -> bool:
        """Tell whether the action opens the choices of others; see `Game.reveals`."""
        del actor, action
        return state.phase is states.Phase.EVERYBODY and len(state.choices.waiting) == 1

    def outcome(self, state: states.QuantumState) -> Outcome | None:
        """Return the final scores; see `Game.outcome`."""
        return sheet.final_outcome(state) if state.phase is states.Phase.OVER else None

    format_action = staticmethod(notation.NOTATION.format)
    parse_action = staticmethod(notation.NOTATION.parse)
