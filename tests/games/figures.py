"""What judges and guides think of positions of a game's golden match, in figures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Match, Perspective, Search, is_seat
from accessgames.engine.policy import Opening
from accessgames.games import load_room
from accessgames.storage.journal_files import load_journal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from accessgames.games import Room

FOLDER: Final = Path(__file__).parents[1] / "golden"
FIGURES: Final = {
    f"figures/{name}.txt": name for name in ("iota", "iqlandie", "quantum", "tetrikon", "tetrikon-blitz")
}
"""File in tests/golden -> the match (`NAME-analysis.jsonl`) it is about."""

POSITIONS: Final = 40
"""About so many positions, at equal distances in the match."""

BEST: Final = 6
"""So many of the highest values are told, besides the sum of all."""


def make_figures(file: str) -> str:
    """Return the text of a file: what is thought of each position, by the actions that were possible."""
    name = FIGURES[file]
    room = load_room(name.partition("-")[0])
    match = Match.replay(room.game, load_journal(FOLDER / f"{name}-analysis.jsonl"))
    places = [place for place, entry in enumerate(match.entries) if is_seat(entry.actor)]
    lines: list[str] = []
    for place in places[:: max(1, len(places) // POSITIONS)]:
        state, seat = match.state_at(place), match.entries[place].actor
        known = Perspective(match.game, match.game.view(state, seat), seat)
        lines.append(f"{place}, seat {seat}")
        lines += _judged(room, known)
        lines += _guided(room, state, seat)
    return "".join(f"  {line}\n" if ": " in line else f"{line}\n" for line in lines)


def _judged(room: Room, known: Perspective[Any, Any, Any, Any]) -> Iterator[str]:
    """Tell the values of every judge, the best action by each, and its reasons."""
    judges = {judge: name for name, judge in sorted(room.bots.judges.items())}
    if room.measure is not None and room.measure.judge is not None:
        judges.setdefault(room.measure.judge, "measure")
    legal = tuple(known.legal)
    for judge, name in judges.items():
        values = judge.values(known.view, legal)
        best = legal[values.index(max(values))]
        told = _numbers(sorted(values, reverse=True)[:BEST])
        yield f"{name}: {room.game.format_action(best)}, {told}, all {sum(values):.5g}"
        for reason in judge.reasons(known.view, best):
            yield f"because: {reason.key} {dict(reason.args)}"


def _guided(room: Room, state: Any, seat: int) -> Iterator[str]:  # noqa: ANN401 - by game
    """Tell what searches are given: candidates with their weights, and what the position is worth."""
    if room.measure is not None and room.measure.chances is not None:
        yield f"chances: {_numbers(room.measure.chances(room.game, state) or ())}"
    for name, player in sorted(room.bots.players.items()):
        if isinstance(player, Search):
            guide = player.guide
            yield f"{name}: worth {_numbers(guide.worth(room.game, state))}"
            yield f"{name}: candidates {_weighed(room, guide.candidates(room.game, state, seat))}"
            if isinstance(guide, Opening):
                yield f"{name}: openings {_weighed(room, guide.openings(room.game, state, seat))}"


def _weighed(room: Room, found: Sequence[tuple[Any, float]]) -> str:
    best = sorted(((-weight, room.game.format_action(action)) for action, weight in found))[:BEST]
    return ", ".join(f"{action} {-weight:.5g}" for weight, action in best) + f", of {len(found)}"


def _numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:.5g}" for value in values)
