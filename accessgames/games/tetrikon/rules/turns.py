"""The course of a match: games and turns, the time limit, penalties and places (R1, R30 to R35, R43, R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Elapsed, ElapsedRange, Outcome, Refusal, ScoreItem, Stream, rank, refuse
from accessgames.games.tetrikon.rules import events, state
from accessgames.games.tetrikon.rules.actions import DealDiagram, DrawLot, FillPlace, ShowDie, TableAction
from accessgames.games.tetrikon.rules.deals import cancel_offers
from accessgames.games.tetrikon.rules.tasks import ClockDue, DiagramDue, DieDue, LotDue, PieceDue, Task, Turn

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.material_index import MaterialIndex
    from accessgames.games.tetrikon.rules.options import Rules
    from accessgames.games.tetrikon.rules.work import Work

IDLE_ROUNDS: Final = 2
"""Rounds in which nobody does anything before the game closes (R30)."""


def begin_turn(work: Work, seat: int) -> None:
    """Begin the turn of a seat: bans until then are over (R21), the ban on rolling begins (R22)."""
    player = work.player(seat)
    if player.no_trade:
        work.use_up("no-trade")
        work.tell(events.BanLifted(seat, "no-trade"))
    if player.no_roll:
        work.use_up("no-roll")
        work.tell(events.BanLifted(seat, "no-roll"))
    work.set_player(seat, no_trade=False, no_roll=False)
    table = work.table
    first = table.turns < table.rules.seats
    turn = state.TurnState(seat, first=first, no_roll=player.no_roll)
    work.change(turn=turn, turns=table.turns + 1, pending=(Turn(seat),), said=())
    work.tell(events.TurnBegan(seat, work.table.round, first=first, final=table.closing is not None))


def end_turn(work: Work) -> None:
    """End the present turn; then the clock is looked at where time is limited."""
    turn = work.turn
    passed = not turn.letters
    work.tell(events.TurnEnded(turn.seat, passed))
    if turn.no_build:
        work.use_up("no-build")
        work.change_turn(no_build=False)
        work.tell(events.BanLifted(turn.seat, "no-build"))
    work.change(pending=(), passes=work.table.passes + 1 if passed else 0)
    table = work.table
    if table.closing is not None:
        return
    if table.passes >= IDLE_ROUNDS * table.rules.seats:
        close_game(work, "dead-end")
    elif table.turns >= table.rules.rounds * table.rules.seats:
        close_game(work, "rounds")
    elif table.remaining is not None:
        work.push(ClockDue())


def next_seat(table: state.TetrikonTable) -> int | None:
    """Return whose turn comes next, or None when the game is over."""
    assert table.turn is not None  # noqa: S101 - only asked for after a turn
    if table.closing is None:
        return table.after(table.turn.seat)[0]
    return table.last_turns[0] if table.last_turns else None


def is_exhausted(table: state.TetrikonTable) -> bool:
    """Tell whether the present turn ends by itself: all that is allowed was done (R1, R6, R9).

    What was built last can be taken back where the option says so, until the seat says that it is done.
    """
    turn = table.turn
    assert turn is not None  # noqa: S101 - only asked for in a turn
    if "f" in turn.letters or (turn.first and turn.letters):
        return True
    if table.rules.said and turn.letters.endswith("c"):
        return False
    return len(turn.letters) >= state.LETTERS and not may_go_on_trading(table)


def may_go_on_trading(table: state.TetrikonTable) -> bool:
    """Tell whether the present action is trading and another offer is possible (R36)."""
    turn = table.turn
    assert turn is not None  # noqa: S101 - only asked for in a turn
    if not turn.letters.endswith("d") or turn.offers >= table.rules.offers or table.closing is not None:
        return False
    others = (table.players[seat] for seat in table.after(turn.seat))
    return not table.players[turn.seat].no_trade and any(not player.no_trade for player in others)


def close_game(work: Work, reason: events.Closing, seat: int | None = None) -> None:
    """Close the game: every other seat after the present turn has one more (R32, R35)."""
    turns = work.table.after(work.turn.seat)
    work.change(closing=reason, last_turns=turns)
    work.tell(events.GameClosing(reason, seat, turns))


def first_state(
    index: MaterialIndex, rules: Rules, results: tuple[state.GameResult, ...] = ()
) -> state.TetrikonState:
    """Return the state at the beginning of a game, before anything was dealt."""
    pending: list[Task] = [DiagramDue(seat) for seat in range(rules.seats)]
    pending += [PieceDue(place) for place in range(1, state.PLACES + 1)]
    contenders = () if rules.youngest else tuple(range(rules.seats))
    pending += [DieDue(seat, "start") for seat in contenders]
    table = state.TetrikonTable(
        rules=rules,
        players=(state.PlayerState(),) * rules.seats,
        pending=tuple(reversed(pending)),
        offer=(None,) * state.PLACES,
        bag=index.bag,
        returned=(0,) * len(index.values(rules)),
        contenders=contenders,
        remaining=rules.milliseconds,
        results=results,
    )
    return state.TetrikonState(table, (state.Hand(),) * rules.seats, index.money(rules), index.chance)


def legal_diagrams(index: MaterialIndex, state: state.TetrikonState) -> tuple[DealDiagram, ...]:
    """Return the diagrams that may be dealt next: those of the letter that nobody has (R43)."""
    table = state.table
    dealt = {player.diagram for player in table.players}
    found = index.material.diagrams_by_level[table.level]
    return tuple(DealDiagram(name) for name in sorted(diagram.id for diagram in found) if name not in dealt)


def refuse_diagram(index: MaterialIndex, state: state.TetrikonState, action: DealDiagram) -> Refusal | None:
    """Return why a diagram can't be dealt: another letter, or somebody has it."""
    if action in legal_diagrams(index, state):
        return None
    known = index.material.diagram_by_id
    if action.diagram in known and known[action.diagram].level != state.table.level:
        return refuse("tetrikon-refused-level", diagram=action.diagram, level=state.table.level)
    return refuse("tetrikon-refused-diagram", diagram=action.diagram, level=state.table.level)


def deal_diagram(work: Work, task: DiagramDue, action: DealDiagram) -> None:
    """Lay a diagram into a seat's board."""
    work.pop()
    if not any(player.diagram for player in work.table.players):
        table = work.table
        work.tell(events.GameBegan(table.game, len(table.rules.levels), table.level))
    work.set_player(task.seat, diagram=action.diagram)
    work.tell(events.DiagramDealt(task.seat, action.diagram, work.index.diagram(action.diagram).size))


def fill_place(work: Work, task: PieceDue, action: FillPlace) -> None:
    """Lay a piece from the bag into the offer (R11)."""
    work.pop()
    number = work.index.order[action.piece]
    bag = work.table.bag
    bag = (*bag[:number], bag[number] - 1, *bag[number + 1 :])
    offer = work.table.offer
    offer = (*offer[: task.place - 1], action.piece, *offer[task.place :])
    work.change(bag=bag, offer=offer)
    work.tell(events.OfferFilled(task.place, action.piece, sum(bag)))


def roll_start(work: Work, task: DieDue, action: ShowDie) -> None:
    """Take a roll for the start; after the last one the highest begins, equals roll again (R31)."""
    work.pop()
    rolled = (*work.table.rolled, (task.seat, action.face))
    work.change(rolled=rolled, shown=(action.face,))
    work.tell(events.StartRolled(task.seat, action.face))
    if len(rolled) < len(work.table.contenders):
        return
    highest = max(face for _, face in rolled)
    leaders = tuple(seat for seat, face in rolled if face == highest)
    if len(leaders) > 1:
        work.change(contenders=leaders, rolled=())
        work.tell(events.StartTied(leaders, highest))
        work.push(*(DieDue(seat, "start") for seat in reversed(leaders)))
    else:
        work.change(contenders=(), rolled=())
        work.tell(events.Starter(leaders[0], highest))
        begin_turn(work, leaders[0])


def begin_with_the_youngest(work: Work) -> None:
    """Begin the first turn of a game without a roll: the youngest sits on the first seat (R31)."""
    work.tell(events.Starter(0, None))
    begin_turn(work, 0)


_QUICK_TURN: Final = 15_000
_SLOW_TURN: Final = 60_000
"""Milliseconds of the turns that simulated players take."""

_INSTANT: Final = 10
"""Milliseconds that pass in the middle of a simulated turn."""


def is_clock_running(table: state.TetrikonTable) -> bool:
    """Tell whether time counts now: there is a limit, it is not over, and somebody has to act."""
    return table.remaining is not None and table.closing is None


def legal_spans(table: state.TetrikonTable) -> ElapsedRange:
    """Return how much time may pass at once: up to the whole limit, as who thinks too long finds it over.

    Between two turns the clock has to act although perhaps nobody took any time.
    """
    return ElapsedRange(table.rules.milliseconds or 0, least=0 if isinstance(table.task, ClockDue) else 1)


def refuse_span(table: state.TetrikonTable, action: TableAction) -> Refusal | None:
    """Return why so much time can't pass."""
    if action in legal_spans(table):
        return None
    return refuse("tetrikon-refused-clock")


def owed_time(table: state.TetrikonTable, milliseconds: int) -> Elapsed | None:
    """Return what the clock says when so much time has passed; more than the whole limit counts as that."""
    elapsed = Elapsed(min(milliseconds, table.rules.milliseconds or 0))
    return elapsed if elapsed in legal_spans(table) else None


def simulate_time(table: state.TetrikonTable, stream: Stream) -> Elapsed:
    """Return how long a turn takes where no real clock runs; nearly all of it counts between two turns."""
    if not isinstance(table.task, ClockDue):
        return Elapsed(_INSTANT)
    return Elapsed(_QUICK_TURN + stream.below(_SLOW_TURN - _QUICK_TURN))


def pass_time(work: Work, action: Elapsed) -> None:
    """Let time pass; when it is up the game closes, and offers still open are void (R35)."""
    if isinstance(work.table.task, ClockDue):
        work.pop()
    remaining = max(0, (work.table.remaining or 0) - action.milliseconds)
    work.change(remaining=remaining)
    if not remaining:
        close_game(work, "time")
        cancel_offers(work)


def empty_squares(index: MaterialIndex, table: state.TetrikonTable) -> tuple[int, ...]:
    """Return how many squares of each diagram are empty."""
    return tuple((index.board(player.diagram).mask & ~player.covered).bit_count() for player in table.players)


def penalty_totals(results: tuple[state.GameResult, ...], seats: int) -> tuple[int, ...]:
    """Return the penalty points of each seat in all finished games: 20 for each empty square (R44)."""
    return tuple(state.PENALTY * sum(result.empty[seat] for result in results) for seat in range(seats))


def count_filled(results: tuple[state.GameResult, ...], seats: int) -> tuple[int, ...]:
    """Return in how many games each seat has filled its diagram."""
    return tuple(sum(not result.empty[seat] for result in results) for seat in range(seats))


def rank_seats(
    results: tuple[state.GameResult, ...], seats: int, *, best_game: bool, lots: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the place of each seat (R34).

    Fewer penalty points come first, of equals who has more zeros; who is still equal shares the place, or the
    lowest single game decides, and then who was drawn earlier by lot.
    """
    points, filled = penalty_totals(results, seats), count_filled(results, seats)
    best = [-min(result.empty[seat] for result in results) if best_game else 0 for seat in range(seats)]
    drawn = [-lots.index(seat) if seat in lots else -seats for seat in range(seats)]
    return rank([(-points[seat], filled[seat], best[seat], drawn[seat]) for seat in range(seats)])


def rank_table(table: state.TetrikonTable) -> tuple[int, ...]:
    """Return the place of each seat when all games are over, with the lots drawn so far."""
    rules = table.rules
    return rank_seats(table.results, rules.seats, best_game=rules.best_game, lots=table.lots)


def find_equals(table: state.TetrikonTable) -> tuple[int, ...]:
    """Return the seats between which the next lot is drawn: the first that share a place; () for none."""
    found = rank_table(table)
    shared = min((place for place in found if found.count(place) > 1), default=None)
    return tuple(seat for seat in table.seats if found[seat] == shared) if table.rules.lot else ()


def finish_game(work: Work) -> bool:
    """Score a game and begin the next one; tell whether there is one."""
    table = work.table
    empty = empty_squares(work.index, table)
    assert table.closing is not None  # noqa: S101 - a game that did not close goes on
    diagrams = tuple(player.diagram for player in table.players)
    result = state.GameResult(table.level, diagrams, empty, table.winner, table.closing)
    results = (*table.results, result)
    seats = table.rules.seats
    penalties = tuple(state.PENALTY * count for count in empty)
    sums, filled = penalty_totals(results, seats), count_filled(results, seats)
    work.tell(events.GameScored(len(results), table.winner, empty, penalties, sums, filled))
    if len(results) < len(table.rules.levels):
        work.restart(first_state(work.index, table.rules, results))
        return True
    work.change(results=results, pending=())
    _finish_match(work)
    return False


def _finish_match(work: Work) -> None:
    """Let lots be drawn between equals where the rules of the match say so; else the match is over."""
    table = work.table
    among = find_equals(table)
    if among:
        work.push(LotDue(among))
        return
    results, seats = table.results, table.rules.seats
    work.tell(
        events.MatchOver(penalty_totals(results, seats), count_filled(results, seats), rank_table(table))
    )


def draw_lot(work: Work, task: LotDue, action: DrawLot) -> None:
    """Give the next place to who was drawn (R34); the last of the equals gets what is left."""
    work.pop()
    work.change(lots=(*work.table.lots, action.seat))
    work.tell(events.LotDrawn(action.seat, rank_table(work.table)[action.seat], task.seats))
    _finish_match(work)


def outcome_of(table: state.TetrikonTable) -> Outcome | None:
    """Return the result; totals are penalty points with a minus, an item for each game."""
    rules, results = table.rules, table.results
    if not table.played or find_equals(table):
        return None
    items = tuple(
        tuple(
            ScoreItem(
                "tetrikon-item-game",
                -state.PENALTY * result.empty[seat],
                (("game", number), ("diagram", result.diagrams[seat]), ("empty", result.empty[seat])),
            )
            for number, result in enumerate(results, 1)
        )
        for seat in range(rules.seats)
    )
    sums = tuple(-points for points in penalty_totals(results, rules.seats))
    return Outcome(sums, rank_table(table), items, results[-1].closing)
