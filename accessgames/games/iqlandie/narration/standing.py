"""How the match stands.

The final result, the entries of a score, points explained, the options of a match, whose turn it is and
what is expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import BOARDS, JOKER
from accessgames.games.iqlandie.narration.events import tell_solution
from accessgames.games.iqlandie.rules import PACES, SET
from accessgames.games.iqlandie.rules.rounds import EACH
from accessgames.games.iqlandie.rules.scoring import CONDITION, best_colours, items_of
from accessgames.games.iqlandie.rules.state import jokers
from accessgames.games.iqlandie.tasks import STANDARD
from accessgames.language import Listing, Message, Nested, Value, say
from accessgames.language.space import name_square, name_squares

if TYPE_CHECKING:
    from accessgames.engine import Outcome, ScoreItem
    from accessgames.games.iqlandie.rules.state import IqView, Race
    from accessgames.games.room import Listener


def tell_outcome(outcome: Outcome, desk: Listener) -> tuple[Message, ...]:
    """Tell who won, and everybody's place and points; in a practice only how many were right."""
    if desk.view.table.practice is not None:
        return tuple(_practised(desk))
    return (*_places(outcome, desk), *_ties(outcome))


def _places(outcome: Outcome, desk: Listener) -> Iterator[Message]:
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, own in enumerate(outcome.places) if own == place]
        who, points = naming.list_people(desk.people, seats), outcome.totals[seats[0]]
        if place > 1:
            yield say("iqlandie-over-place", "score", place=place, who=who, points=points)
        elif len(seats) > 1:
            yield say("iqlandie-over-shared", "score", who=who, points=points)
        elif len(outcome.places) == 1:
            yield say("iqlandie-over-alone", "score", points=points)
        else:
            yield say("iqlandie-over-winner", "score", who=desk.person(seats[0]), points=points)


def _ties(outcome: Outcome) -> Iterator[Message]:
    """Tell what decided between players of equal points: those of point 7, then the fewer jokers."""
    pairs = [sum(item.amount for item in items if item.rule == CONDITION) for items in outcome.items]
    order = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    decided = {
        "jokers" if pairs[ahead] == pairs[behind] else "condition"
        for ahead, behind in pairwise(order)
        if outcome.totals[ahead] == outcome.totals[behind] and outcome.places[ahead] != outcome.places[behind]
    }
    for by in sorted(decided):
        yield say("iqlandie-over-tie", "score", by=by)


def _practised(desk: Listener) -> Iterator[Message]:
    history = desk.view.table.history
    for seat in range(desk.view.table.seats):
        results = [finished.results[seat] for finished in history]
        right = sum(result.verdict == "right" for result in results)
        who = desk.person(seat)
        yield say("iqlandie-over-practice", "score", who=who, right=right, count=len(results))


def tell_item(item: ScoreItem, desk: Listener) -> Message:
    """Explain one entry of a score, by its number in the rules."""
    del desk
    return _ITEMS[item.rule.rpartition("-")[2]](item.amount, dict(item.args))


def _colour(points: int, args: dict[str, Any]) -> Message:
    known = args["colour"] is not None
    return say(
        "iqlandie-item-colour",
        "score",
        points=points,
        colour=naming.name_colour(args["colour"]) if known else "",
        count=args["count"],
        any="yes" if known else "no",
    )


def _gaps(points: int, args: dict[str, Any]) -> Message:
    return say("iqlandie-item-gaps", "score", points=points, count=args["count"])


def _shapes(points: int, args: dict[str, Any]) -> Message:
    names = Listing(tuple(map(naming.name_shape, args["shapes"])))
    return say("iqlandie-item-shapes", "score", points=points, count=args["count"], shapes=names)


def _firsts(points: int, args: dict[str, Any]) -> Message:
    return say("iqlandie-item-firsts", "score", points=points, count=args["count"])


def _counted(colours: tuple[str, ...], counts: tuple[int, ...]) -> Listing:
    """Name colours with their numbers: "fialová 13"."""
    pairs = zip(colours, counts, strict=True)
    return Listing(
        tuple(
            Nested(say("iqlandie-counted", colour=naming.name_colour(colour), count=count))
            for colour, count in pairs
        )
    )


def _second(points: int, args: dict[str, Any]) -> Message:
    colours = _counted(args["colours"], args["counts"])
    return say("iqlandie-item-second", "score", points=points, colours=colours, count=len(args["colours"]))


def _robots(points: int, args: dict[str, Any]) -> Message:
    count, pairs = int(args["robots"]).bit_count(), len(args["links"])
    return say("iqlandie-item-robots", "score", points=points, count=count, pairs=pairs)


def _lines(points: int, args: dict[str, Any]) -> Message:
    board = BOARDS[args["exposition"] - 1]
    rows = Listing(tuple(row + 1 for row in args["rows"]))
    first = board.squares((1 << board.width) - 1)
    columns = Listing(tuple(name_square(first[column]) for column in args["columns"]))
    names: Value = Nested(
        say(
            "iqlandie-lines",
            rows=rows,
            columns=Listing(tuple(Nested(say("iqlandie-column-name", cell=cell)) for cell in columns.items)),
            across="yes" if rows.items else "no",
            along="yes" if columns.items else "no",
        )
    )
    return say("iqlandie-item-lines", "score", points=points, count=args["count"], lines=names)


def _condition(points: int, args: dict[str, Any]) -> Message:
    colours = _counted(args["colours"], args["counts"]) if args["colours"] else Listing(())
    pairs = min(args["counts"])
    return say("iqlandie-item-condition", "score", points=points, colours=colours, pairs=pairs)


_ITEMS: Final[dict[str, Callable[[int, dict[str, Any]], Message]]] = {
    "colour": _colour,
    "second": _second,
    "gaps": _gaps,
    "shapes": _shapes,
    "robots": _robots,
    "lines": _lines,
    "condition": _condition,
    "firsts": _firsts,
}
"""Who explains the entries, by the end of their rule."""


def tell_gaps(number: int, found: tuple[int, ...]) -> Iterator[Message]:
    """Tell where the gaps of an exhibition are: all squares of small ones, the first square of large ones."""
    board = BOARDS[number - 1]
    for index, gap in enumerate(found, 1):
        squares = name_squares(board, gap)
        yield say(
            "iqlandie-gap",
            number=index,
            size=gap.bit_count(),
            long="yes" if len(squares.items) > naming.FEW else "no",
            cell=name_square(board.square(gap)),
            squares=squares,
        )


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means."""
    if key in PACES:
        return say("iqlandie-option-pace", player=PACES.index(key) + 1, percent=int(value))
    if key == SET:
        return say("iqlandie-option-set", name=value, standard="yes" if value == STANDARD.name else "no")
    return say(f"iqlandie-option-{key}-{value}")


def explain_points(desk: Listener) -> tuple[Message, ...]:
    """Explain where the listener built in this round, else the last race; at the end everything."""
    view: IqView = desk.view
    if view.table.phase == "over":
        return tuple(tell_item(item, desk) for item in items_of(view.table, max(view.viewer, 0)))
    fresh = view.table.fresh[view.viewer] if view.viewer >= 0 else ()
    if fresh:
        built = dict.fromkeys(laid.spot.exposition for laid in fresh)
        items = items_of(view.table, view.viewer)
        return tuple(tell_item(items[number - 1], desk) for number in built)
    return tuple(_race_points(desk))


def _race_points(desk: Listener) -> Iterator[Message]:
    """Tell the order of the last race with its times."""
    history = desk.view.table.history
    if not history:
        return
    last = history[-1]
    for seat in last.order:
        result = last.results[seat]
        yield say(
            "iqlandie-why-race", "score", who=desk.person(seat), verdict=result.verdict, token=result.token
        )
    if last.first is not None:
        yield say("iqlandie-why-first", "score", who=naming.list_people(desk.people, [last.first]))
    yield from tell_solution(desk)


def tell_turn(desk: Listener) -> Message:
    """Tell whose turn it is and what to do."""
    return _PHASES.get(desk.view.table.phase, _drawing)(desk)


def _drawing(desk: Listener) -> Message:
    del desk
    return say("iqlandie-turn-drawing", "turn")


def _choose(desk: Listener) -> Message:
    return say("iqlandie-turn-choose", "turn", who=desk.person(desk.view.table.chooser))


def _take(desk: Listener) -> Message:
    table = desk.view.table
    return say("iqlandie-turn-take", "turn", who=desk.person(table.taker), count=EACH - table.taken)


def _add(desk: Listener) -> Message:
    return say("iqlandie-turn-add", "turn", who=desk.person(desk.view.table.taker))


def _over(desk: Listener) -> Message:
    del desk
    return say("iqlandie-turn-over", "turn")


def _race(desk: Listener) -> Message:
    """Tell where the listener is in the race."""
    view: IqView = desk.view
    race, run = view.race, view.run
    if race is None:
        return say("iqlandie-turn-drawing", "turn")
    if run is not None and run.stage in {"preparing", "solving", "pressed"}:
        return say("iqlandie-turn-race", "turn", who=desk.person(view.viewer), stage=run.stage)
    if view.viewer < 0 and race.solver is None and not _pressed(race):
        return say("iqlandie-turn-all", "turn", stage="solving" if race.shown else "preparing")
    acting = [seat for seat, one in enumerate(race.runs) if one.stage == "pressed"]
    acting = acting or [
        seat
        for seat, one in enumerate(race.runs)
        if not one.finished and one.stage not in {"ready", "waiting"}
    ]
    return say("iqlandie-waits", "turn", who=naming.list_people(desk.people, acting))


def _pressed(race: Race) -> bool:
    """Tell whether somebody types an answer while the clock stands."""
    return any(run.stage == "pressed" for run in race.runs)


def _build(desk: Listener) -> Message:
    """Tell the pieces that are still to be laid."""
    view: IqView = desk.view
    if view.viewer not in view.table.waiting:
        return say("iqlandie-turn-others", "turn", who=naming.list_people(desk.people, view.table.waiting))
    if not view.hand:
        return say("iqlandie-turn-built", "turn", who=desk.person(view.viewer))
    pieces = naming.name_pieces(view.hand, "acc")
    return say("iqlandie-turn-build", "turn", who=desk.person(view.viewer), pieces=pieces)


def _declare(desk: Listener) -> Message:
    """Tell the next joker to be declared, with the colour that brings most."""
    view: IqView = desk.view
    if view.board is None or view.viewer not in view.table.waiting:
        return say("iqlandie-waits", "turn", who=naming.list_people(desk.people, view.table.waiting))
    open_ones = [laid for laid in jokers(view.board) if laid.colour == JOKER]
    best = best_colours(view.board, view.table.colours_of(view.viewer))
    return say(
        "iqlandie-turn-declare",
        "turn",
        who=desk.person(view.viewer),
        piece=naming.name_plain(open_ones[0].piece),
        number=open_ones[0].spot.exposition,
        colour=naming.name_colour(best[0]),
    )


_PHASES: Final[dict[str, Callable[[Listener], Message]]] = {
    "choose": _choose,
    "prepare": _race,
    "race": _race,
    "take": _take,
    "add": _add,
    "build": _build,
    "declare": _declare,
    "over": _over,
}
"""Who tells the turn, by phase; in the others chance draws."""
