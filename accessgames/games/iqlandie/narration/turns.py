"""Whose turn it is and what is expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import JOKER
from accessgames.games.iqlandie.naming import everybody, name_colour, name_pieces, name_plain
from accessgames.games.iqlandie.rules.board import jokers
from accessgames.games.iqlandie.rules.scoring import best_colours
from accessgames.games.iqlandie.rules.taking import EACH
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.runs import Race
    from accessgames.games.iqlandie.rules.table import IqView
    from accessgames.games.room import Desk


def tell_turn(desk: Desk) -> Message:
    """Tell whose turn it is and what to do."""
    return _PHASES.get(desk.view.table.phase, _drawing)(desk)


def _drawing(desk: Desk) -> Message:
    del desk
    return say("iqlandie-turn-drawing", "turn")


def _choose(desk: Desk) -> Message:
    return say("iqlandie-turn-choose", "turn", who=desk.person(desk.view.table.chooser))


def _take(desk: Desk) -> Message:
    table = desk.view.table
    return say("iqlandie-turn-take", "turn", who=desk.person(table.taker), count=EACH - table.taken)


def _add(desk: Desk) -> Message:
    return say("iqlandie-turn-add", "turn", who=desk.person(desk.view.table.taker))


def _over(desk: Desk) -> Message:
    del desk
    return say("iqlandie-turn-over", "turn")


def _race(desk: Desk) -> Message:
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
    return say("iqlandie-waits", "turn", who=everybody(desk.people, acting))


def _pressed(race: Race) -> bool:
    """Tell whether somebody types an answer while the clock stands."""
    return any(run.stage == "pressed" for run in race.runs)


def _build(desk: Desk) -> Message:
    """Tell the pieces that are still to be laid."""
    view: IqView = desk.view
    if view.viewer not in view.table.waiting:
        return say("iqlandie-turn-others", "turn", who=everybody(desk.people, view.table.waiting))
    if not view.hand:
        return say("iqlandie-turn-built", "turn", who=desk.person(view.viewer))
    pieces = name_pieces(view.hand, "acc")
    return say("iqlandie-turn-build", "turn", who=desk.person(view.viewer), pieces=pieces)


def _declare(desk: Desk) -> Message:
    """Tell the next joker to be declared, with the colour that brings most."""
    view: IqView = desk.view
    if view.board is None or view.viewer not in view.table.waiting:
        return say("iqlandie-waits", "turn", who=everybody(desk.people, view.table.waiting))
    open_ones = [laid for laid in jokers(view.board) if laid.colour == JOKER]
    best = best_colours(view.board, view.table.colours_of(view.viewer))
    return say(
        "iqlandie-turn-declare",
        "turn",
        who=desk.person(view.viewer),
        piece=name_plain(open_ones[0].piece),
        number=open_ones[0].spot.exposition,
        colour=name_colour(best[0]),
    )


_PHASES: Final[dict[str, Callable[[Desk], Message]]] = {
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
