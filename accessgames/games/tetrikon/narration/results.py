"""The final result, scores explained, and the options of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from accessgames.games.tetrikon.fronts import puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.naming import everybody, name_time
from accessgames.games.tetrikon.rules.table import PENALTY
from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome, ScoreItem
    from accessgames.games.room import Desk
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState

_LEVELS = {"level": 1, "level-2": 2, "level-3": 3}
_COUNTED = ("minutes", "rounds", "offers")


def tell_outcome(outcome: Outcome, desk: Desk) -> tuple[Message, ...]:
    """Tell who won, everybody's place and penalty points; in a sequence also what each game cost."""
    puzzle = puzzle_of(desk)
    if puzzle is not None:
        return tuple(_runs(outcome, puzzle, desk))
    return (*_places(outcome, desk), *_games(outcome, desk))


def _places(outcome: Outcome, desk: Desk) -> Iterator[Message]:
    filled = [sum(not item.amount for item in items) for items in outcome.items]
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, own in enumerate(outcome.places) if own == place]
        points, zeros = abs(outcome.totals[seats[0]]), filled[seats[0]]
        if place > 1:
            who = everybody(desk, seats)
            yield say("tetrikon-over-place", "score", place=place, who=who, points=points, zeros=zeros)
        elif len(seats) > 1:
            yield say("tetrikon-over-shared", "score", who=everybody(desk, seats), points=points)
        else:
            who_won = desk.person(seats[0])
            yield say("tetrikon-over-winner", "score", who=who_won, points=points, zeros=zeros)
    if table_of(desk).lots:
        yield say("tetrikon-over-lot", "score")
    elif len(set(outcome.places)) > len(set(outcome.totals)):
        yield say("tetrikon-over-tie", "score")


def _games(outcome: Outcome, desk: Desk) -> Iterator[Message]:
    """Tell what each game of a sequence cost everybody."""
    if len(outcome.items[0]) < 2:  # noqa: PLR2004 - one game is no sequence
        return
    for seat, items in enumerate(outcome.items):
        amounts = Listing(tuple(abs(item.amount) for item in items))
        yield say("tetrikon-over-games", "score", who=desk.person(seat), amounts=amounts)


def _runs(outcome: Outcome, puzzle: PuzzleState, desk: Desk) -> Iterator[Message]:
    """Tell the runs, the best first."""
    for seat in sorted(seats_of(desk), key=lambda seat: (outcome.places[seat], seat)):
        empty = abs(outcome.totals[seat]) // PENALTY
        yield say(
            "tetrikon-over-run",
            "score",
            who=desk.person(seat),
            place=outcome.places[seat],
            alone="yes" if len(outcome.places) == 1 else "no",
            time=name_time(puzzle.runs[seat].milliseconds),
            empty=empty,
            points=abs(outcome.totals[seat]),
        )


def tell_item(item: ScoreItem) -> Message:
    """Explain one entry of a score."""
    args: dict[str, Any] = dict(item.args)
    if item.rule == "tetrikon-item-run":
        return say(
            "tetrikon-item-run",
            diagrams=Listing(tuple(args["diagrams"])),
            time=name_time(args["milliseconds"]),
            empty=args["empty"],
            points=abs(item.amount),
        )
    return say(
        "tetrikon-item-game",
        game=args["game"],
        diagram=args["diagram"],
        empty=args["empty"],
        points=abs(item.amount),
    )


def why(desk: Desk) -> tuple[Message, ...]:
    """Explain the penalty points of the listener in the games that are over; for a spectator those of all."""
    if puzzle_of(desk) is not None:
        return ()
    seats = seats_of(desk) if desk.seat < 0 else (desk.seat,)
    return tuple(line for seat in seats for line in explain(seat, desk))


def explain(seat: int, desk: Desk) -> Iterator[Message]:
    """Explain a seat's penalty points game by game; nothing while no game is over."""
    results = table_of(desk).results
    if results:
        points = PENALTY * sum(result.empty[seat] for result in results)
        yield say("tetrikon-why-total", who=desk.person(seat), points=points)
    for number, result in enumerate(results, 1):
        empty, diagram = result.empty[seat], result.diagrams[seat]
        yield say("tetrikon-item-game", game=number, diagram=diagram, empty=empty, points=PENALTY * empty)


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means, and why one would choose it."""
    if key in _LEVELS:
        same = "yes" if value == "same" else "no"
        return say("tetrikon-option-level", number=_LEVELS[key], level=value, same=same)
    if key in _COUNTED:
        number = int(value) if value.isdigit() else 0
        return say(f"tetrikon-option-{key}", number=number)
    if key == "manager":
        return say("tetrikon-option-manager", number=int(value) + 1 if value.isdigit() else 0)
    if key == "set":
        return say("tetrikon-option-set", name=value, standard="yes" if value == "standard" else "no")
    return say(f"tetrikon-option-{key}-{value}")
