"""A match of iQLANDIE told: here how it stands, whose turn it is, points explained, the final result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import JOKER
from accessgames.games.iqlandie.narration import actions
from accessgames.games.iqlandie.narration.events import tell_events, tell_solution
from accessgames.games.iqlandie.rules import PACES, SET
from accessgames.games.iqlandie.rules.rounds import EACH
from accessgames.games.iqlandie.rules.scoring import CONDITION, best_colours, items_of
from accessgames.games.iqlandie.rules.state import IqView, jokers
from accessgames.games.iqlandie.tasks import STANDARD
from accessgames.games.narration import FunctionNarration, nest, tell_places
from accessgames.language import Listing, Message, Nested, event_keys, say
from accessgames.language.space import name_square, name_squares

if TYPE_CHECKING:
    from accessgames.engine import Outcome, ScoreItem
    from accessgames.engine.grid import Board
    from accessgames.games.iqlandie.naming import IqListener


_PLACES: Final = event_keys("iqlandie-over-winner", "iqlandie-over-shared", "iqlandie-over-place")


def tell_outcome(outcome: Outcome, listener: IqListener) -> tuple[Message, ...]:
    """Tell who won, and everybody's place and points; in a practice only how many were right."""
    if listener.view.table.practice is not None:
        return tuple(
            say(
                "iqlandie-over-practice",
                "score",
                who=listener.person(seat),
                right=sum(each.results[seat].verdict == "right" for each in listener.view.table.history),
                count=len(listener.view.table.history),
            )
            for seat in range(listener.view.table.seats)
        )
    if len(outcome.places) == 1:
        return (say("iqlandie-over-alone", "score", points=outcome.totals[0]), *_ties(outcome))
    return (*tell_places(outcome, listener, _PLACES, naming.name_people), *_ties(outcome))


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


def tell_item(item: ScoreItem, listener: IqListener) -> Message:
    """Explain one entry of a score, by its number in the rules."""
    args: dict[str, Any] = dict(item.args)
    if "exposition" in args:
        args["board"] = listener.view.table.grid(args["exposition"])
    return _ITEMS[item.rule.rpartition("-")[2]](item.amount, args)


def _counted(args: dict[str, Any]) -> Listing:
    """Name colours with their numbers: "fialová 13"."""
    pairs = zip(args["colours"], args["counts"], strict=False)
    return nest(
        say("iqlandie-counted", colour=naming.name_colour(colour), count=count) for colour, count in pairs
    )


def _lines(points: int, args: dict[str, Any]) -> Message:
    board: Board = args["board"]
    rows = Listing(tuple(row + 1 for row in args["rows"]))
    first = board.squares((1 << board.width) - 1)
    columns = nest(say("iqlandie-column-name", cell=name_square(first[column])) for column in args["columns"])
    names = say(
        "iqlandie-lines",
        rows=rows,
        columns=columns,
        across="yes" if rows.items else "no",
        along="yes" if columns.items else "no",
    )
    return say("iqlandie-item-lines", "score", points=points, count=args["count"], lines=Nested(names))


_ITEMS: Final[dict[str, Callable[[int, dict[str, Any]], Message]]] = {
    "colour": lambda points, args: say(
        "iqlandie-item-colour",
        "score",
        points=points,
        colour=naming.name_colour(args["colour"]) if args["count"] else "",
        count=args["count"],
        any="yes" if args["count"] else "no",
    ),
    "second": lambda points, args: say(
        "iqlandie-item-second", "score", points=points, colours=_counted(args), count=len(args["colours"])
    ),
    "gaps": lambda points, args: say("iqlandie-item-gaps", "score", points=points, count=args["count"]),
    "shapes": lambda points, args: say(
        "iqlandie-item-shapes",
        "score",
        points=points,
        count=args["count"],
        shapes=Listing(tuple(map(naming.name_shape, args["shapes"]))),
    ),
    "robots": lambda points, args: say(
        "iqlandie-item-robots",
        "score",
        points=points,
        count=int(args["robots"]).bit_count(),
        pairs=len(args["links"]),
    ),
    "lines": _lines,
    "condition": lambda points, args: say(
        "iqlandie-item-condition", "score", points=points, colours=_counted(args), pairs=min(args["counts"])
    ),
    "firsts": lambda points, args: say("iqlandie-item-firsts", "score", points=points, count=args["count"]),
}
"""Who explains the entries, by the end of their rule."""


def tell_gaps(board: Board, found: tuple[int, ...]) -> Iterator[Message]:
    """Tell where the gaps of an exhibition are: all squares of small ones, the first square of large ones."""
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


def explain_points(listener: IqListener) -> tuple[Message, ...]:
    """Explain where the listener built in this round, else the last race; at the end everything."""
    view: IqView = listener.view
    if view.table.phase == "over":
        return tuple(tell_item(item, listener) for item in items_of(view.table, max(view.viewer, 0)))
    fresh = view.table.fresh[view.viewer] if view.viewer >= 0 else ()
    if fresh:
        built = dict.fromkeys(laid.spot.exposition for laid in fresh)
        items = items_of(view.table, view.viewer)
        return tuple(tell_item(items[number - 1], listener) for number in built)
    return tuple(_explain_race(listener)) if view.table.history else ()


def _explain_race(listener: IqListener) -> Iterator[Message]:
    """Tell the order of the last race with its times."""
    last = listener.view.table.history[-1]
    for seat in last.order:
        result, who = last.results[seat], listener.person(seat)
        yield say("iqlandie-why-race", "score", who=who, verdict=result.verdict, token=result.token)
    if last.first is not None:
        yield say("iqlandie-why-first", "score", who=naming.name_people(listener, [last.first]))
    yield from tell_solution(listener)


def tell_turn(listener: IqListener) -> Message:
    """Tell whose turn it is and what to do."""
    tell = _PHASES.get(listener.view.table.phase)
    return say("iqlandie-turn-drawing", "turn") if tell is None else tell(listener)


def _race(listener: IqListener) -> Message:
    """Tell where the listener is in the race."""
    view: IqView = listener.view
    race, run = view.race, view.run
    if race is None:
        return say("iqlandie-turn-drawing", "turn")
    if run is not None and run.stage in {"preparing", "solving", "pressed"}:
        return say("iqlandie-turn-race", "turn", who=listener.person(view.viewer), stage=run.stage)
    acting = [seat for seat, one in enumerate(race.runs) if one.stage == "pressed"]
    if view.viewer < 0 and race.solver is None and not acting:
        return say("iqlandie-turn-all", "turn", stage="solving" if race.shown else "preparing")
    acting = acting or [
        seat
        for seat, one in enumerate(race.runs)
        if not one.finished and one.stage not in {"ready", "waiting"}
    ]
    return say("iqlandie-waits", "turn", who=naming.name_people(listener, acting))


def _build(listener: IqListener) -> Message:
    """Tell the pieces that are still to be laid."""
    view: IqView = listener.view
    if view.viewer not in view.table.waiting:
        return say("iqlandie-turn-others", "turn", who=naming.name_people(listener, view.table.waiting))
    if not view.hand:
        return say("iqlandie-turn-built", "turn", who=listener.person(view.viewer))
    pieces = naming.name_pieces(view.hand, "acc")
    return say("iqlandie-turn-build", "turn", who=listener.person(view.viewer), pieces=pieces)


def _declare(listener: IqListener) -> Message:
    """Tell the next joker to be declared, with the colour that brings most."""
    view: IqView = listener.view
    if view.board is None or view.viewer not in view.table.waiting:
        return say("iqlandie-waits", "turn", who=naming.name_people(listener, view.table.waiting))
    open_ones = [laid for laid in jokers(view.board) if laid.colour == JOKER]
    best = best_colours(view.table.expositions, view.board, view.table.colours_of(view.viewer))
    return say(
        "iqlandie-turn-declare",
        "turn",
        who=listener.person(view.viewer),
        piece=naming.name_plain(open_ones[0].piece),
        number=open_ones[0].spot.exposition,
        colour=naming.name_colour(best[0]),
    )


_PHASES: Final[dict[str, Callable[[IqListener], Message]]] = {
    "choose": lambda listener: say(
        "iqlandie-turn-choose", "turn", who=listener.person(listener.view.table.chooser)
    ),
    "prepare": _race,
    "race": _race,
    "take": lambda listener: say(
        "iqlandie-turn-take",
        "turn",
        who=listener.person(listener.view.table.taker),
        count=EACH - listener.view.table.taken,
    ),
    "add": lambda listener: say("iqlandie-turn-add", "turn", who=listener.person(listener.view.table.taker)),
    "build": _build,
    "declare": _declare,
    "over": lambda _: say("iqlandie-turn-over", "turn"),
}
"""Who tells the turn, by phase; in the others chance draws."""


NARRATION: Final = FunctionNarration(
    tell=tell_events,
    turn=tell_turn,
    action=actions.tell_action,
    preview=actions.preview_action,
    refusal=actions.tell_refusal,
    item=tell_item,
    why=explain_points,
    reason=actions.tell_reason,
    nudge=lambda action, _: actions.tell_nudge(action),
    area=actions.tell_area,
    outcome=tell_outcome,
    option=tell_option,
)
"""Tells a match of iQLANDIE."""
