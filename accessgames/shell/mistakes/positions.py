"""The position of a mistake as one line of text, and back; a file is hostile until it is read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from accessgames.dataclasses import dataclass
from accessgames.engine import SeatSpec, driver, journal
from accessgames.games import DailyTask

if TYPE_CHECKING:
    from accessgames.engine.hindsight import FinishedMatch

_FIELDS = frozenset({"options", "seats", "moves"})
_MOST_SEATS = 12
_MOST_MOVES = 5000
_LEAST_ACTOR = -9


@dataclass(frozen=True, slots=True)
class Position:
    """What was done before a decision, by whom, and how it was played.

    Attributes:
        options: Options of the match, by key.
        seats: Who sat where.
        moves: What everybody, chance included, has done since the start of the match.
    """

    options: tuple[tuple[str, str], ...]
    seats: tuple[SeatSpec, ...]
    moves: tuple[driver.ScriptedMove, ...]

    def task(self, seat: int) -> DailyTask:
        """Return the task of a seat to decide here."""
        return DailyTask("mistake", len(self.seats), self.options, self.moves, seat, (), 1, 2, 1)


def write_position(match: FinishedMatch[Any, Any, Any, Any], moment: int) -> str:
    """Return the position after the first `moment` actions of a match, as one line of ASCII."""
    header, write = match.header, match.game.format_action
    moves = [[match.acted[number], write(match.action(number))] for number in range(moment)]
    seats = [[one.name, one.player, one.gender] for one in header.seats]
    fields = {"options": dict(header.options), "seats": seats, "moves": moves}
    return json.dumps(fields, separators=(",", ":"))


def read_position(text: str) -> Position | None:
    """Read a position; None for what this program would not have written. The rules are asked later."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not (isinstance(found, dict) and found.keys() == _FIELDS and isinstance(found["options"], dict)):
        return None
    options, seats, moves = found["options"], found["seats"], found["moves"]
    fits = _is_list(seats, _MOST_SEATS) and _is_list(moves, _MOST_MOVES)
    words = (word for pair in options.items() for word in pair)
    if not (fits and all(map(_is_name, words)) and all(map(_is_seat, seats)) and all(map(_is_move, moves))):
        return None
    return Position(
        tuple(options.items()),
        tuple(SeatSpec(*one) for one in seats),
        tuple(driver.ScriptedMove(actor, text) for actor, text in moves),
    )


def _is_list(value: object, most: int) -> bool:
    return isinstance(value, list) and len(value) <= most


def _is_text(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def _is_name(value: object) -> bool:
    return _is_text(value, journal.MAX_NAME)


def _is_seat(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == len(("name", "player", "gender"))
        and all(map(_is_name, value))
    )


def _is_move(value: object) -> bool:
    if not (isinstance(value, list) and len(value) == len(("actor", "text"))):
        return False
    actor, text = value
    return type(actor) is int and _LEAST_ACTOR < actor < _MOST_SEATS and _is_text(text, journal.MAX_NOTATION)
