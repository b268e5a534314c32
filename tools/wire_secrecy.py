"""What goes over the wire must not depend on what is hidden: ``python tools/wire_secrecy.py --pairs 10000``.

For each game, pairs of true courses that look the same to somebody are made (`accessgames.testing.twins`).
All that the hall answers to that person's seat is compared byte by byte: what is told when they come, when
they come back after any moment, what they may ask, and what is refused. The doors of browsers and terminals
get nothing else. Each difference is told; the exit code is 0 when there is none.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from accessgames.engine import SPECTATOR, GameError, Header, Match, SeatSpec, Stream
from accessgames.engine.driver import MatchDriver
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import game_ids, load_room
from accessgames.net import frames
from accessgames.net.chronicle import Chronicle
from accessgames.net.service import SeatService
from accessgames.net.values import Values, write_plain_fault
from accessgames.testing.cases import Case, beginnings, make_case
from accessgames.testing.twins import Move, Twins, Watcher, hidden_moments, play_course, together

if TYPE_CHECKING:
    from accessgames.engine import Setup, Viewer

LONGEST = 300
SEGMENTS = 4
NAMES = ("Alfa", "Beta", "Gama", "Delta", "Eva", "Filip")
SHOWN = 10


@dataclass(slots=True)
class Findings:
    """What was compared.

    Attributes:
        pairs: Pairs of courses.
        frames: Answers that were compared.
        differences: What differed: the course, the request, both answers.
    """

    pairs: int = 0
    frames: int = 0
    differences: list[tuple[str, str, bytes, bytes]] = field(default_factory=list)


def service_of(case: Case, header: Header, moves: Sequence[Move], viewer: Viewer) -> SeatService:
    """What answers somebody after some moves."""
    lines: list[str] = []
    match: Match[Any, Any, Any, Any] = Match(case.game, header, lines.append)
    for actor, action in moves:
        match.submit(actor, action)
    chronicle = Chronicle()
    chronicle.follow(match.entries, len(moves))
    seat: LocalSeat[Any, Any, Any, Any] = LocalSeat(
        MatchDriver(match, {}, {}), frozenset(range(len(header.seats)))
    )
    seat.occupy({}, lambda: 0, load_room(case.id).told_by_people)  # as a hall does
    own = frozenset() if viewer == SPECTATOR else frozenset({viewer})
    return SeatService(seat.for_seats(own), Values(case.game), chronicle, lambda: "".join(lines))


def requests(
    length: int, seats: int, viewer: Viewer, actions: Sequence[str], stream: Stream
) -> Iterator[Any]:
    """Everything that may be asked, at some moments; also what is refused."""
    moments = [stream.below(length + 1) for _ in range(3)]
    for moment in (*moments, length):
        for seat in range(-1, seats):
            yield frames.Look(seat, moment)
            yield frames.Hear(seat, 0, moment)
            yield frames.Overhear(seat, SPECTATOR, 0, moment)
            yield frames.Certain(moment, seat)
            yield frames.Why(moment, seat)
    for action in actions:
        for seat in range(seats):
            yield frames.Judge(seat, action)
            yield frames.Do(seat, (action,), length, rehearse=True)
    yield frames.TakeBack(max(viewer, 0), length, rehearse=True)
    yield frames.Corrigible()
    yield frames.Verify()
    yield frames.TakeHome()


def answered(service: SeatService, request: frames.SeatRequest) -> bytes:
    """The frame that answers a request."""
    try:
        return msgspec.json.encode(frames.Answered(1, service.answer(request)))
    except GameError as error:
        return msgspec.json.encode(frames.Refused(1, write_plain_fault(error)))


def compare(case: Case, header: Header, twins: Twins, stream: Stream, found: Findings, where: str) -> None:
    """Compare all that one person is told of two courses."""
    left, right = (service_of(case, header, moves, twins.viewer) for moves in (twins.left, twins.right))
    found.pairs += 1
    length = len(twins.left)
    if len(twins.right) != length:  # whoever counts the moves can tell them apart: they are no twins
        return
    for moment in (0, stream.below(length + 1), length):
        found.frames += 1
        told = [msgspec.json.encode(one.moved(moment, moment)) for one in (left, right)]
        if told[0] != told[1]:
            found.differences.append((where, f"moved {moment}", told[0], told[1]))
    perspective = left.seat.perspective(twins.viewer)
    own = () if twins.viewer == SPECTATOR else tuple(perspective.legal)[:3]
    actions = [case.game.format_action(action) for action in own] + ["<script>", "pass"]
    for request in requests(length, len(header.seats), twins.viewer, actions, stream):
        found.frames += 1
        answers = answered(left, request), answered(right, request)
        if answers[0] != answers[1]:
            found.differences.append((where, repr(request), answers[0], answers[1]))


def look(game: str, pairs: int, seed: str) -> Findings:
    """Compare so many pairs of a game; none where nothing in it can be hidden."""
    case, found = make_case(game), Findings()
    setups = [
        one.setup
        for one in beginnings(case)
        if one.setup.seats > 1 and all(value != "own" for _, value in one.setup.options)
    ]
    for number in range(40 * pairs):
        if found.pairs >= pairs:
            break
        _look_at(case, setups, f"{seed}/{number}", found)
    return found


def _look_at(case: Case, setups: Sequence[Setup], name: str, found: Findings) -> None:
    stream = Stream(case.id, f"wire {name}")
    setup = stream.choice(setups)
    viewer = stream.choice((*range(setup.seats), SPECTATOR))
    course = play_course(case.game, setup, stream, 1 + stream.below(LONGEST))
    watcher = Watcher(case.game, viewer, stream)
    moments = list(range(len(course.moves)))
    stream.shuffle(moments)
    seats = tuple(SeatSpec(person) for person in NAMES[: setup.seats])
    header = Header(case.id, case.game.rules_version, seats, setup.options, f"wire {name}"[:40])
    for moment in hidden_moments(course, watcher, moments, SEGMENTS):
        twins = (
            watcher.branch(course, moment, 1 + stream.below(30))
            if stream.below(3)
            else together(course, moment, viewer)
        )
        if twins is not None:
            compare(case, header, twins, stream, found, f"{case.id} {name} {moment}")


def main(words: list[str]) -> int:
    """Compare pairs of the games that were asked for, or of all; return 0 when nothing differed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    differing = 0
    for game in asked.games.split(","):
        found = look(game, asked.pairs, asked.seed)
        differing += len(found.differences)
        for where, request, left, right in found.differences[:SHOWN]:
            print(f"{where} {request}\n  {left[:400]!r}\n  {right[:400]!r}")
        print(
            f"{game}: {found.pairs} pairs, {found.frames} frames, {len(found.differences)} differing",
            flush=True,
        )
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
