"""Actions in words: in the list of moves, what they would bring, why they are not allowed or advised.

And the first two steps of help with an action: what to look at, and whereabouts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Square
from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import COLOURS, JOKER, Expositions, Spot, spot_at
from accessgames.games.iqlandie.narration.events import point_change
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.narration.tasks import values_of as task_values
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.rounds import movable
from accessgames.games.iqlandie.rules.scoring import board_points, exposition_points
from accessgames.games.iqlandie.rules.state import Laid, free, jokers, with_piece, without_piece
from accessgames.games.iqlandie.tasks import AnyStep, biology, optics_model, space_model
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.narration import ValueTable
from accessgames.language import Message, Value, event_keys, keys, say
from accessgames.language.space import name_square, name_squares, tell_cover, tell_left

if TYPE_CHECKING:
    from accessgames.engine import Reason, Refusal
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.iqlandie.rules.state import IqView, PlayerBoard


def tell_action(action: actions.IqAction, listener: IqListener) -> Message:
    """Tell a possible action with what it brings, on one line.

    Raises:
        KeyError: It is an action of chance or of the clock.
    """
    if type(action) in _PLAIN:
        return say(_PLAIN[type(action)])
    return _TELLERS[type(action)](action, listener)


def spot_of(grids: Expositions, action: actions.Place) -> Spot:
    """Return the place that an action names.

    Raises:
        ValueError: The exhibition has no such place.
    """
    spot = spot_at(grids, action.piece, action.exposition, action.anchor, action.orientation)
    if spot is None:
        raise ValueError(action)
    return spot


def gain(grids: Expositions, board: PlayerBoard, action: actions.Place) -> tuple[int, int]:
    """Return the points of the exhibition before and after laying a piece."""
    index = action.exposition - 1
    laid = Laid(action.piece, spot_of(grids, action), action.piece.colour)
    after = with_piece(board, laid)
    grid = grids[index]
    return exposition_points(grid, board[index]), exposition_points(grid, after[index])


def _place(action: actions.Place, listener: IqListener) -> Message:
    view: IqView = listener.view
    squares = name_squares(view.table.grid(action.exposition), spot_of(view.table.expositions, action).mask)
    way = naming.name_pose(action.piece, action.orientation)
    return say(
        "iqlandie-can-place",
        number=action.exposition,
        piece=naming.name_piece(action.piece),
        several="yes" if len(set(view.hand)) > 1 else "no",
        posed="no" if way is None else "yes",
        way="" if way is None else way,
        squares=squares,
        **_change_of_place(action, view),
    )


def _change_of_place(action: actions.Place, view: IqView) -> dict[str, Value]:
    """Return how the exhibition's points change, and with jokers those of the board where they differ.

    Without jokers a piece adds the same to the pairs of colours wherever it lies, so that is not told.
    """
    board = view.board
    before, after = (0, 0) if board is None else gain(view.table.expositions, board, action)
    values: dict[str, Value] = {**point_change(before, after), "whole": "same", "total": 0}
    if board is None or JOKER not in {action.piece.colour, *(laid.colour for laid in jokers(board))}:
        return values
    pair = view.table.colours_of(view.viewer)
    grids = view.table.expositions
    laid = Laid(action.piece, spot_of(grids, action), action.piece.colour)
    now, then = board_points(grids, board, pair), board_points(grids, with_piece(board, laid), pair)
    if then - now != after - before:
        whole = point_change(now, then)
        values |= {"whole": whole["sign"], "total": whole["points"]}
    return values


def _unplace(action: actions.Unplace, listener: IqListener) -> Message:
    laid = movable(listener.view.table, listener.view.viewer, action)
    if laid is None:
        return say("iqlandie-can-lift-at", number=action.exposition, cell=name_square(action.anchor))
    return say("iqlandie-can-unplace", number=action.exposition, piece=naming.name_piece(laid.piece))


def _declare(action: actions.Declare, listener: IqListener) -> Message:
    laid = jokers(listener.view.table.boards[listener.seat])[action.joker - 1]
    return say(
        "iqlandie-can-declare",
        joker=action.joker,
        piece=naming.name_plain(laid.piece),
        number=laid.spot.exposition,
        colour=naming.name_colour(action.colour),
    )


_PLAIN: Final = dict(
    zip(
        (
            *(actions.Ready, actions.Back, actions.Restart, actions.AskHint),
            *(actions.GiveUp, actions.Press, actions.Done),
        ),
        keys(
            *("iqlandie-can-ready", "iqlandie-can-back", "iqlandie-can-restart", "iqlandie-can-hint"),
            *("iqlandie-can-give-up", "iqlandie-can-press", "iqlandie-can-finish"),
        ),
        strict=True,
    )
)
"""Actions that have nothing to choose."""

_TELLERS: Final[dict[type, Callable[[Any, IqListener], Message]]] = {
    actions.Choose: lambda action, _: say("iqlandie-can-choose", kind=naming.name_kind(action.kind)),
    actions.Work: lambda action, listener: TELLERS[action.kind].step(
        listener.view.solving[0].task, listener.view.solving[1].work, action.step
    ),
    actions.Claim: lambda action, _: (
        say("iqlandie-planned", after=naming.name_time(action.delay))
        if action.delay
        else say("iqlandie-can-claim")
    ),
    actions.TakePiece: lambda action, _: say(
        "iqlandie-can-take", piece=naming.name_piece(action.piece, "acc")
    ),
    actions.Add: lambda action, _: say("iqlandie-can-add", bag=naming.name_bag(action.bag, "gen")),
    actions.Place: _place,
    actions.Unplace: _unplace,
    actions.Exchange: lambda action, _: say(
        "iqlandie-can-exchange", piece=naming.name_piece(action.piece, "acc")
    ),
    actions.Declare: _declare,
}
"""Who tells the others."""


def preview_action(action: actions.IqAction, listener: IqListener) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring, without doing it."""
    match action:
        case actions.Place():
            return _preview_place(action, listener)
        case actions.Work(kind, step):
            race, run = listener.view.solving
            after = race.rules.step(race.task, run.work, step)
            return (tell_action(action, listener), *TELLERS[kind].difference(race.task, after))
        case actions.Unplace(number):
            laid = movable(listener.view.table, listener.view.viewer, action)
            board = listener.view.board
            line = _unplace(action, listener)
            if laid is None or board is None:
                return (line,)
            after = without_piece(board, laid)[number - 1]
            grid = listener.view.table.expositions[number - 1]
            points = exposition_points(grid, board[number - 1]), exposition_points(grid, after)
            return (line, _would(number, *points))
        case _:
            return (tell_action(action, listener),)


def _would(number: int, before: int, after: int) -> Message:
    """Tell the points that an exhibition would have."""
    name = naming.name_exhibition(number)
    return say("iqlandie-would", number=number, exhibition=name, score=after, **point_change(before, after))


def _preview_place(action: actions.Place, listener: IqListener) -> tuple[Message, ...]:
    view: IqView = listener.view
    if view.board is None:
        return (tell_action(action, listener),)
    grids, number = view.table.expositions, action.exposition
    spot, board = spot_of(grids, action), view.table.grid(number)
    way = say(
        "iqlandie-lies",
        piece=naming.name_piece(action.piece),
        way=naming.poses_of(action.piece).name(action.orientation),
    )
    score = _would(number, *gain(grids, view.board, action))
    left = free(grids[number - 1], view.board) & ~spot.mask
    return (score, way, tell_cover(board, spot.mask), *tell_left(board, left))


REFUSAL_KEYS: Final = event_keys(
    "iqlandie-refused-back",
    "iqlandie-refused-bag",
    "iqlandie-refused-card",
    "iqlandie-refused-colour",
    "iqlandie-refused-condition",
    "iqlandie-refused-covered",
    "iqlandie-refused-declared",
    "iqlandie-refused-delay",
    "iqlandie-refused-draw",
    "iqlandie-refused-fits",
    "iqlandie-refused-hand",
    "iqlandie-refused-joker",
    "iqlandie-refused-offer",
    "iqlandie-refused-outside",
    "iqlandie-refused-phase",
    "iqlandie-refused-press-alone",
    "iqlandie-refused-pressed",
    "iqlandie-refused-time",
    "iqlandie-refused-unbuilt",
    "iqlandie-refused-unplace",
    "iqlandie-refused-work",
)
"""Refusals of the rules."""

TASK_REFUSAL_KEYS: Final = event_keys(
    "iqlandie-refused-biology-far",
    "iqlandie-refused-optics-empty",
    "iqlandie-refused-optics-none",
    "iqlandie-refused-optics-outside",
    "iqlandie-refused-optics-taken",
    "iqlandie-refused-programming-outside",
    "iqlandie-refused-programming-there",
    "iqlandie-refused-space-card",
    "iqlandie-refused-space-far",
    "iqlandie-refused-space-laid",
    "iqlandie-refused-space-not-laid",
)
"""Refusals of steps in a task."""

WRONG_KEYS: Final = event_keys(
    "iqlandie-wrong-biology",
    "iqlandie-wrong-optics-again",
    "iqlandie-wrong-optics-crooked",
    "iqlandie-wrong-optics-edge",
    "iqlandie-wrong-optics-missed",
    "iqlandie-wrong-optics-missing",
    "iqlandie-wrong-optics-port",
    "iqlandie-wrong-programming-early",
    "iqlandie-wrong-programming-nothing",
    "iqlandie-wrong-programming-square",
    "iqlandie-wrong-space-empty",
    "iqlandie-wrong-space-nothing",
    "iqlandie-wrong-space-symbol",
)
"""What may be wrong with an answer."""

HINT_KEYS: Final = event_keys(
    "iqlandie-hint-biology-impossible",
    "iqlandie-hint-biology-next",
    "iqlandie-hint-biology-nudge",
    "iqlandie-hint-biology-solution",
    "iqlandie-hint-done",
    "iqlandie-hint-optics-impossible",
    "iqlandie-hint-optics-lift",
    "iqlandie-hint-optics-nudge",
    "iqlandie-hint-optics-put",
    "iqlandie-hint-optics-solution",
    "iqlandie-hint-programming-next",
    "iqlandie-hint-programming-nudge",
    "iqlandie-hint-programming-solution",
    "iqlandie-hint-space-impossible",
    "iqlandie-hint-space-lay",
    "iqlandie-hint-space-nudge",
    "iqlandie-hint-space-solution",
    "iqlandie-hint-space-take",
)
"""Hints about tasks."""


_NAMED: Final[Mapping[str, Callable[[Any, IqListener], Value]]] = {
    "piece": lambda piece, _: naming.name_piece(piece),
    "pieces": lambda pieces, _: naming.name_pieces(piece for piece in pieces if piece is not None),
    "kind": lambda kind, _: naming.name_kind(kind),
    "wanted": lambda kind, _: naming.name_kind(kind),
    "bag": lambda bag, _: naming.name_bag(bag),
    "colour": lambda colour, _: naming.name_colour(colour) if colour in COLOURS else str(colour),
    "phase": lambda phase, _: str(phase),
}
_REFUSED: Final = ValueTable(_NAMED)
_REASONED: Final = ValueTable(
    {**_NAMED, "points": lambda points, _: abs(points), "seat": lambda seat, listener: listener.person(seat)},
    renamed={"seat": "who"},
)


def tell_refusal(refusal: Refusal, listener: IqListener) -> Message:
    """Tell which rule an action breaks, and where."""
    if refusal.key in TASK_REFUSAL_KEYS:
        kind = refusal.key.split("-")[2]
        return say(refusal.key, "refusal", **task_values(kind, refusal.args))
    values = _REFUSED.of(refusal.args, listener)
    args: dict[str, Any] = dict(refusal.args)
    if "covered" in args:
        number = args["spot"].exposition
        values |= {
            "exposition": number,
            "squares": name_squares(listener.view.table.grid(number), args["covered"]),
        }
    return say(refusal.key, "refusal", **values)


REASON_KEYS: Final = event_keys(
    "iqlandie-reason-bag",
    "iqlandie-reason-built",
    "iqlandie-reason-denial",
    "iqlandie-reason-harmless",
    "iqlandie-reason-hint",
    "iqlandie-reason-joker",
    "iqlandie-reason-most",
    "iqlandie-reason-nowhere",
    "iqlandie-reason-offer",
    "iqlandie-reason-pair",
    "iqlandie-reason-points",
    "iqlandie-reason-ready",
    "iqlandie-reason-room",
)
"""All reasons."""


def tell_reason(reason: Reason, listener: IqListener) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values = _REASONED.of(reason.args, listener)
    if "points" in args:
        values["sign"] = "minus" if args["points"] < 0 else "plus"
    if "way" in args:
        values["way"] = args["way"]
    if "mask" in args:
        values["squares"] = name_squares(listener.view.table.grid(args["number"]), args["mask"])
        del values["mask"]
    return say(reason.key, "hint", **values)


_PLAIN_NUDGES: Final[Mapping[type, str]] = MappingProxyType(
    dict(
        zip(
            (
                actions.Choose, actions.Add, actions.Exchange, actions.Unplace, actions.Done,
                actions.Declare, actions.Ready, actions.Back,
            ),
            keys(
                "iqlandie-nudge-kind", "iqlandie-nudge-bag", "iqlandie-nudge-exchange",
                "iqlandie-nudge-unplace", "iqlandie-nudge-done", "iqlandie-nudge-joker",
                "iqlandie-nudge-ready", "iqlandie-nudge-back",
            ),
            strict=True,
        )
    )
)  # fmt: skip

_TASK, _ROW, _COLUMN, _CARD = keys(
    "iqlandie-nudge-task", "iqlandie-nudge-row", "iqlandie-hint-programming-nudge", "iqlandie-nudge-card"
)

_STEP_NUDGES: Final[Mapping[type, str]] = MappingProxyType(
    dict(
        zip(
            (biology.Slide, Stand, optics_model.Lift, space_model.Lay, space_model.Take),
            keys(
                "iqlandie-nudge-slide", "iqlandie-nudge-stand", "iqlandie-nudge-unplace",
                "iqlandie-nudge-lay", "iqlandie-nudge-unplace",
            ),
            strict=True,
        )
    )
)  # fmt: skip


def tell_nudge(action: actions.IqAction) -> Message:
    """Name the piece that is laid or the colour that is taken, or what else to look at."""
    match action:
        case actions.Work(_, optics_model.Put(piece=piece)):
            return say("iqlandie-nudge-place", "hint", piece=naming.name_optic(piece))
        case actions.Work(_, step):
            return say(_STEP_NUDGES.get(type(step), _TASK), "hint")
        case actions.Place():
            return say("iqlandie-nudge-place", "hint", piece=naming.name_piece(action.piece))
        case actions.TakePiece(piece) if piece.colour == JOKER:
            return say("iqlandie-nudge-take-joker", "hint")
        case actions.TakePiece(piece):
            return say("iqlandie-nudge-take", "hint", colour=naming.name_colour(piece.colour))
        case _:
            return say(_PLAIN_NUDGES.get(type(action), _TASK), "hint")


def tell_area(action: actions.IqAction, listener: IqListener) -> Message | None:
    """Name the exposition and the row of a piece, or where a step in a task is; None for anything else."""
    match action:
        case actions.Work(_, step):
            return _area_of_step(step, listener)
        case actions.Place():
            row = name_square(action.anchor).row
            return say("iqlandie-nudge-area", "hint", exposition=action.exposition, row=row)
        case _:
            return None


def _area_of_step(step: AnyStep, listener: IqListener) -> Message | None:
    """Name the row of a symbol or a piece, the column of a stop, or the card."""
    match step:
        case biology.Slide(token):
            cell = listener.view.solving[1].work.index(token)
            return say(_ROW, "hint", row=name_square(biology.cell_square(cell)).row)
        case Stand(square):
            return say(_COLUMN, "hint", column=name_square(Square(square.column, 0)))
        case optics_model.Put(square=square) | optics_model.Lift(square):
            return say(_ROW, "hint", row=name_square(square).row)
        case space_model.Lay(laid):
            return say(_CARD, "hint", card=laid.card)
        case space_model.Take(card):
            return say(_CARD, "hint", card=card)
        case _:
            return None
