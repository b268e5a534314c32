"""Actions in words.

Entries of the list of moves, previews, the first two steps of a hint outside of a race, why one is not
allowed, and why a computer player or an adviser would choose it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import BOARDS, JOKER, Spot, spot_at
from accessgames.games.iqlandie.narration.events import point_change
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.narration.tasks import values_of as task_values
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.scoring import board_points, exposition_points
from accessgames.games.iqlandie.rules.state import Laid, free, jokers, with_piece, without_piece
from accessgames.language import Message, Value, event_keys, keys, say
from accessgames.language.space import name_square, name_squares, tell_cover, tell_left

if TYPE_CHECKING:
    from accessgames.engine import Reason, Refusal
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.rules.state import IqView, PlayerBoard
    from accessgames.games.room import Listener


def tell_action(action: actions.IqAction, desk: Listener) -> Message:
    """Tell a possible action with what it brings, on one line.

    Raises:
        KeyError: It is an action of chance or of the clock.
    """
    if type(action) in _PLAIN:
        return say(_PLAIN[type(action)])
    return _TELLERS[type(action)](action, desk)


def _work(action: actions.Work, desk: Listener) -> Message:
    return TELLERS[action.kind].step(desk.view.race.task, desk.view.run.work, action.step)


def _claim(action: actions.Claim, desk: Listener) -> Message:
    del desk
    if action.delay:
        return say("iqlandie-planned", after=naming.name_time(action.delay))
    return say("iqlandie-can-claim")


def spot_of(action: actions.Place) -> Spot:
    """Return the place that an action names.

    Raises:
        ValueError: The exhibition has no such place.
    """
    spot = spot_at(action.piece, action.exposition, action.anchor, action.orientation)
    if spot is None:
        raise ValueError(action)
    return spot


def gain(board: PlayerBoard, action: actions.Place) -> tuple[int, int]:
    """Return the points of the exhibition before and after laying a piece."""
    index = action.exposition - 1
    laid = Laid(action.piece, spot_of(action), action.piece.colour)
    after = with_piece(board, laid)
    return exposition_points(index, board[index]), exposition_points(index, after[index])


def _place(action: actions.Place, desk: Listener) -> Message:
    view: IqView = desk.view
    values = _change_of_place(action, view)
    spot = spot_of(action)
    squares = name_squares(BOARDS[action.exposition - 1], spot.mask)
    several = "yes" if len(set(view.hand)) > 1 else "no"
    way = naming.name_pose(action.piece, action.orientation)
    return say(
        "iqlandie-can-place",
        number=action.exposition,
        piece=naming.name_piece(action.piece),
        several=several,
        posed="no" if way is None else "yes",
        way="" if way is None else way,
        squares=squares,
        **values,
    )


def _change_of_place(action: actions.Place, view: IqView) -> dict[str, Value]:
    """Return how the exhibition's points change, and with jokers those of the board where they differ.

    Without jokers a piece adds the same to the pairs of colours wherever it lies, so that is not told.
    """
    board = view.board
    before, after = (0, 0) if board is None else gain(board, action)
    told: dict[str, Value] = {**point_change(before, after), "whole": "same", "total": 0}
    if board is None or JOKER not in {action.piece.colour, *(laid.colour for laid in jokers(board))}:
        return told
    pair = view.table.colours_of(view.viewer)
    laid = Laid(action.piece, spot_of(action), action.piece.colour)
    now, then = board_points(board, pair), board_points(with_piece(board, laid), pair)
    if then - now != after - before:
        whole = point_change(now, then)
        told |= {"whole": whole["sign"], "total": whole["points"]}
    return told


def _laid_at(exposition: int, anchor: Square, desk: Listener) -> Laid | None:
    fresh = desk.view.table.fresh[desk.view.viewer]
    return next(
        (laid for laid in fresh if (laid.spot.exposition, laid.spot.anchor) == (exposition, anchor)), None
    )


def _unplace(exposition: int, anchor: Square, desk: Listener) -> Message:
    laid = _laid_at(exposition, anchor, desk)
    cell = name_square(anchor)
    if laid is None:
        return say("iqlandie-can-lift-at", number=exposition, cell=cell)
    return say("iqlandie-can-unplace", number=exposition, piece=naming.name_piece(laid.piece))


def _declare(joker: int, colour: str, desk: Listener) -> Message:
    board = desk.view.board
    laid = jokers(board)[joker - 1]
    return say(
        "iqlandie-can-declare",
        joker=joker,
        piece=naming.name_plain(laid.piece),
        number=laid.spot.exposition,
        colour=naming.name_colour(colour),
    )


_PLAIN: Final = dict(
    zip(
        (
            actions.Ready,
            actions.Back,
            actions.Restart,
            actions.AskHint,
            actions.GiveUp,
            actions.Press,
            actions.Done,
        ),
        keys(
            "iqlandie-can-ready",
            "iqlandie-can-back",
            "iqlandie-can-restart",
            "iqlandie-can-hint",
            "iqlandie-can-give-up",
            "iqlandie-can-press",
            "iqlandie-can-finish",
        ),
        strict=True,
    )
)
"""Actions that have nothing to choose."""

_TELLERS: Final[dict[type, Callable[[Any, Listener], Message]]] = {
    actions.Choose: lambda action, desk: say("iqlandie-can-choose", kind=naming.name_kind(action.kind)),  # noqa: ARG005 - all of the table take both
    actions.Work: _work,
    actions.Claim: _claim,
    actions.TakePiece: lambda action, desk: say(  # noqa: ARG005 - all of the table take both
        "iqlandie-can-take", piece=naming.name_piece(action.piece, "acc")
    ),
    actions.Add: lambda action, desk: say("iqlandie-can-add", bag=naming.name_bag(action.bag, "gen")),  # noqa: ARG005 - all of the table take both
    actions.Place: _place,
    actions.Unplace: lambda action, desk: _unplace(action.exposition, action.anchor, desk),
    actions.Exchange: lambda action, desk: say(  # noqa: ARG005 - all of the table take both
        "iqlandie-can-exchange", piece=naming.name_piece(action.piece, "acc")
    ),
    actions.Declare: lambda action, desk: _declare(action.joker, action.colour, desk),
}
"""Who tells the others."""


def preview_action(action: actions.IqAction, desk: Listener) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring, without doing it."""
    match action:
        case actions.Place():
            return _preview_place(action, desk)
        case actions.Work(kind, step):
            race, run = desk.view.race, desk.view.run
            after = race.rules.step(race.task, run.work, step)
            return (tell_action(action, desk), *TELLERS[kind].difference(race.task, after))
        case actions.Unplace(exposition, anchor):
            return _preview_unplace(exposition, anchor, desk)
        case _:
            return (tell_action(action, desk),)


def _preview_place(action: actions.Place, desk: Listener) -> tuple[Message, ...]:
    view: IqView = desk.view
    if view.board is None:
        return (tell_action(action, desk),)
    before, after = gain(view.board, action)
    spot, number = spot_of(action), action.exposition
    board = BOARDS[number - 1]
    exhibition = naming.name_exhibition(number)
    score = say(
        "iqlandie-would", number=number, exhibition=exhibition, score=after, **point_change(before, after)
    )
    way = say(
        "iqlandie-lies",
        piece=naming.name_piece(action.piece),
        way=naming.poses_of(action.piece).name(action.orientation),
    )
    left = free(view.board, number) & ~spot.mask
    return (score, way, tell_cover(board, spot.mask), *tell_left(board, left))


def _preview_unplace(exposition: int, anchor: Square, desk: Listener) -> tuple[Message, ...]:
    laid, board = _laid_at(exposition, anchor, desk), desk.view.board
    if laid is None or board is None:
        return (_unplace(exposition, anchor, desk),)
    index = exposition - 1
    before, after = (exposition_points(index, each[index]) for each in (board, without_piece(board, laid)))
    score = say(
        "iqlandie-would",
        number=exposition,
        exhibition=naming.name_exhibition(exposition),
        score=after,
        **point_change(before, after),
    )
    return (_unplace(exposition, anchor, desk), score)


_PLAIN_NUDGES: Final[Mapping[type, str]] = MappingProxyType(
    dict(
        zip(
            (
                actions.Choose, actions.Add, actions.Exchange, actions.Unplace, actions.Done,
                actions.Declare, actions.Ready,
            ),
            keys(
                "iqlandie-nudge-kind", "iqlandie-nudge-bag", "iqlandie-nudge-exchange",
                "iqlandie-nudge-unplace", "iqlandie-nudge-done", "iqlandie-nudge-joker",
                "iqlandie-nudge-ready",
            ),
            strict=True,
        )
    )
)  # fmt: skip


def tell_nudge(action: actions.IqAction) -> Message:
    """Name the piece that is laid or the colour that is taken, or what else to look at."""
    match action:
        case actions.Place():
            return say("iqlandie-nudge-place", "hint", piece=naming.name_piece(action.piece))
        case actions.TakePiece(piece) if piece.colour == JOKER:
            return say("iqlandie-nudge-take-joker", "hint")
        case actions.TakePiece(piece):
            return say("iqlandie-nudge-take", "hint", colour=naming.name_colour(piece.colour))
        case _:
            return say(_PLAIN_NUDGES.get(type(action), _TASK_NUDGE), "hint")


def tell_area(action: actions.IqAction) -> Message | None:
    """Name the exposition and the row in which a piece is laid; None for anything else."""
    if not isinstance(action, actions.Place):
        return None
    row = name_square(action.anchor).row
    return say("iqlandie-nudge-area", "hint", exposition=action.exposition, row=row)


_TASK_NUDGE: Final = keys("iqlandie-nudge-task")[0]


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


def tell_refusal(refusal: Refusal, desk: Listener) -> Message:
    """Tell which rule an action breaks, and where."""
    if refusal.key in TASK_REFUSAL_KEYS:
        kind = refusal.key.split("-")[2]
        return say(refusal.key, "refusal", **task_values(kind, refusal.args))
    return say(refusal.key, "refusal", **_values(dict(refusal.args), desk))


def _values(args: dict[str, Any], desk: Listener) -> dict[str, Value]:
    """Turn the arguments of the rules into values."""
    values: dict[str, Value] = {name: value for name, value in args.items() if isinstance(value, int)}
    if "piece" in args:
        values["piece"] = naming.name_piece(args["piece"])
    if "pieces" in args:
        values["pieces"] = naming.name_pieces(args["pieces"])
    if "covered" in args:
        spot = args["spot"]
        values["squares"] = name_squares(BOARDS[spot.exposition - 1], args["covered"])
        values["exposition"] = spot.exposition
    for name in ("kind", "wanted"):
        if name in args:
            values[name] = naming.name_kind(args[name])
    if "bag" in args:
        values["bag"] = naming.name_bag(args["bag"])
    if args.get("colour") in {"red", "purple", "blue", "green", "orange"}:
        values["colour"] = naming.name_colour(args["colour"])
    elif "colour" in args:
        values["colour"] = str(args["colour"])
    if "phase" in args:
        values["phase"] = args["phase"]
    del desk
    return values


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


def tell_reason(reason: Reason, desk: Listener) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values: dict[str, Value] = {name: value for name, value in args.items() if isinstance(value, int)}
    if "points" in args:
        values["sign"] = "minus" if args["points"] < 0 else "plus"
        values["points"] = abs(args["points"])
    if "piece" in args:
        values["piece"] = naming.name_piece(args["piece"])
    if "pieces" in args:
        values["pieces"] = naming.name_pieces(piece for piece in args["pieces"] if piece is not None)
    if "mask" in args:
        values["squares"] = name_squares(BOARDS[args["number"] - 1], args["mask"])
        del values["mask"]
    if "kind" in args:
        values["kind"] = naming.name_kind(args["kind"])
    if "colour" in args:
        values["colour"] = naming.name_colour(args["colour"])
    if "seat" in args:
        values["who"] = desk.person(args["seat"])
        del values["seat"]
    return say(reason.key, "hint", **values)
