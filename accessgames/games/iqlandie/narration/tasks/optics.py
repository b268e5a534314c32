"""Optics by ear: where the laser comes in and goes out, what lies where, and the way of the beam."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.naming import EMPTY, list_squares, name_direction, name_optic
from accessgames.games.iqlandie.narration.tasks.teller import Teller, solution_lines
from accessgames.games.iqlandie.tasks import optics_model as model
from accessgames.games.iqlandie.tasks.kind import SIDE
from accessgames.games.iqlandie.tasks.optics import pieces_left
from accessgames.language import Listing, Message, Nested, Value, event_keys, keys, say
from accessgames.language.space import name_square, portions

_LIES: Final = 3
"""So many pieces with their squares fit on one line."""

_REST: Final = 6
"""So many squares fit on one line."""

_LINE, _PIECE = 20, 4
"""So many squares fit on a line about the beam; a piece takes the room of so many."""

_ENDS: Final = dict(
    zip(
        ("goal", "port", "crooked", "edge", "again"),
        keys(
            "iqlandie-optics-goal-met",
            "iqlandie-optics-port",
            "iqlandie-optics-crooked",
            "iqlandie-optics-edge",
            "iqlandie-optics-again",
        ),
        strict=True,
    )
)
_PUT, _LIFTED = event_keys("iqlandie-optics-put", "iqlandie-optics-lifted")


class OpticsTeller(Teller[model.OpticsTask, model.OpticsBoard, model.OpticsStep]):
    """Tells tasks of optics."""

    side = SIDE

    def prepared(self, preparation: Any) -> tuple[Message, ...]:  # noqa: ANN401 - see the kind
        """Tell the two points that the laser joins."""
        start, goal = preparation
        return (
            say("iqlandie-optics-enters", port=name_port(start)),
            say("iqlandie-optics-leaves", port=name_port(goal)),
        )

    def goal(self, task: model.OpticsTask) -> tuple[Message, ...]:
        """Tell the pieces that have to be used."""
        return (say("iqlandie-optics-use", pieces=_counted(task.mirrors, task.prisms)),)

    def state(self, task: model.OpticsTask, workspace: model.OpticsBoard) -> tuple[Message, ...]:
        """Tell what lies on the board and what is still to be put."""
        lines = [
            say("iqlandie-optics-lying", pieces=few) for few in portions(tuple(map(_lies, workspace)), _LIES)
        ]
        return (*(lines or [say("iqlandie-optics-empty")]), *self._rest(task, workspace))

    def _rest(self, task: model.OpticsTask, workspace: model.OpticsBoard) -> Iterator[Message]:
        mirrors, prisms = (pieces_left(task, workspace, piece) for piece in (model.MIRROR, model.PRISM))
        if mirrors or prisms:
            yield say("iqlandie-optics-rest", pieces=_counted(mirrors, prisms))
        else:
            yield say("iqlandie-optics-no-rest")

    def difference(self, task: model.OpticsTask, workspace: model.OpticsBoard) -> tuple[Message, ...]:
        """Tell what is still to be put, where the beam ends and which pieces it misses."""
        beam = model.trace(task.start, workspace)
        end = beam.visits[-1].square  # there a slanting beam meets a mirror, which it does not miss
        missed = tuple(
            placed.square for placed in workspace if placed not in beam.met and placed.square != end
        )
        lines = [*self._rest(task, workspace), _end(task, beam)]
        if missed:
            lines.append(say("iqlandie-optics-missed", count=len(missed), cells=list_squares(missed)))
        return tuple(lines)

    def beam(self, task: model.OpticsTask, workspace: model.OpticsBoard) -> tuple[Message, ...]:
        """Tell the whole way of the beam."""
        beam = model.trace(task.start, workspace)
        begin = say("iqlandie-optics-enters", port=name_port(task.start))
        return (begin, *_legs(beam), _end(task, beam))

    def content(self, task: model.OpticsTask, workspace: model.OpticsBoard, square: Square) -> Value:
        """Name the piece on a square."""
        del task
        found = next((placed for placed in workspace if placed.square == square), None)
        return EMPTY if found is None else _turning(found)

    def cell(
        self, task: model.OpticsTask, workspace: model.OpticsBoard, square: Square
    ) -> tuple[Message, ...]:
        """Tell what lies on a square and where the beam goes through it."""
        lines = [
            say("iqlandie-cell", cell=name_square(square), content=self.content(task, workspace, square))
        ]
        ways = [visit for visit in model.trace(task.start, workspace).visits if visit.square == square]
        lines.extend(
            say("iqlandie-optics-passes", way=name_direction(visit.direction), cell=name_square(square))
            for visit in ways
        )
        return tuple(lines)

    def free(self, task: model.OpticsTask, workspace: model.OpticsBoard) -> tuple[Message, ...]:
        """Tell what is still to be put."""
        return tuple(self._rest(task, workspace))

    def made(
        self, task: model.OpticsTask, workspace: model.OpticsBoard, steps: Sequence[model.OpticsStep]
    ) -> Iterator[Message]:
        """Tell pieces that were put, three to a line, and those that were lifted."""
        del task, workspace
        lifted = tuple(step.square for step in steps if isinstance(step, model.Lift))
        for few in portions(list_squares(lifted).items, _REST):
            yield say(_LIFTED, "own", count=len(few.items), cells=few)
        put = tuple(_lies(model.PlacedOptic(*_fields(step))) for step in steps if isinstance(step, model.Put))
        for number, few in enumerate(portions(put, _LIES)):
            yield say(_PUT, "own", pieces=few, part="more" if number else "first")

    def step(self, task: model.OpticsTask, workspace: model.OpticsBoard, step: model.OpticsStep) -> Message:
        """Tell a piece that could be put or lifted."""
        del task
        match step:
            case model.Put():
                put = model.PlacedOptic(*_fields(step))
                return say("iqlandie-optics-can-put", cell=name_square(put.square), piece=_turning(put))
            case model.Lift(square):
                found = next((placed for placed in workspace if placed.square == square), None)
                piece = name_square(square) if found is None else _lies(found)
                return say("iqlandie-optics-can-lift", piece=piece)

    def solution(self, task: model.OpticsTask, steps: Sequence[model.OpticsStep]) -> tuple[Message, ...]:
        """Tell the pieces with their squares."""
        del task
        put = tuple(_lies(model.PlacedOptic(*_fields(step))) for step in steps if isinstance(step, model.Put))
        return solution_lines("iqlandie-optics-solution", "pieces", portions(put, _LIES))

    def hinted(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Name pieces, points of the border and directions."""
        values: dict[str, Value] = {}
        if args.get("piece"):
            values["piece"] = name_optic(args["piece"])
        for name in ("port", "expected", "start", "goal"):
            if isinstance(args.get(name), model.Port):
                values[name] = name_port(args[name])
        if isinstance(args.get("missing"), model.PlacedOptic):
            values["square"] = name_square(args["missing"].square)
        if "direction" in args:
            values["way"] = name_direction(args["direction"])
        if "turn" in args:
            values["turn"] = _turn(args["turn"])
        if "mirrors" in args and "prisms" in args:
            values["pieces"] = _counted(args["mirrors"], args["prisms"])
        return values


def name_port(port: model.Port) -> Nested:
    """Name a point of the border: "západ, řada 2"."""
    side = model.SIDES[port.side]
    by_column = side in {"north", "south"}
    square = Square(port.place, 0) if by_column else Square(0, port.place)
    return Nested(
        say(
            "iqlandie-optics-point",
            side=side,
            line="column" if by_column else "row",
            cell=name_square(square),
            row=port.place + 1,
        )
    )


def _turn(turn: str) -> str:
    return "right" if turn == model.RIGHT else "left"


def _fields(step: model.Put) -> tuple[Square, str, str]:
    return step.square, step.piece, step.turn


def _turning(placed: model.PlacedOptic) -> Nested:
    """Name a piece with its turn: "zrcadlo vpravo"."""
    return Nested(say("iqlandie-optics-turning", piece=name_optic(placed.piece), turn=_turn(placed.turn)))


def _lies(placed: model.PlacedOptic) -> Nested:
    """Name a piece with its square and turn: "e2 zrcadlo vpravo"."""
    return Nested(say("iqlandie-optics-lies", cell=name_square(placed.square), piece=_turning(placed)))


def _counted(mirrors: int, prisms: int) -> Listing:
    counts = ((model.MIRROR, mirrors), (model.PRISM, prisms))
    return Listing(tuple(name_optic(piece, count) for piece, count in counts if count))


def _legs(beam: model.Beam) -> Iterator[Message]:
    """Tell the squares of the way, with the pieces on them, as many as a line can take."""
    entries: list[Value] = []
    weight = 0
    for visit in beam.visits:
        more = _PIECE if visit.piece is not None else 1
        if weight + more > _LINE:
            yield say("iqlandie-optics-leg", squares=Listing(tuple(entries)))
            entries, weight = [], 0
        entries.append(name_square(visit.square) if visit.piece is None else _lies(visit.piece))
        weight += more
    yield say("iqlandie-optics-leg", squares=Listing(tuple(entries)))


def _end(task: model.OpticsTask, beam: model.Beam) -> Message:
    last = beam.visits[-1]
    end = "goal" if beam.port == task.goal else beam.end
    return say(
        _ENDS[end],
        port=name_port(beam.port or task.goal),
        cell=name_square(last.square),
        way=name_direction(last.direction),
    )
