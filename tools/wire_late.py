"""Spectators who come late learn nothing early: ``python -m tools.wire_late --pairs 300 --seed 1``.

For each game three kinds of pairs are made in turn; all that comes to a spectator is compared byte by byte:

- `hidden`: two courses that look the same to a spectator (`accessgames.testing.twins`), at a table that lets
  spectators see the match some moves late;
- `forked`: two courses that were one until a moment and differ in everything behind it, seen openly or not,
  but by fewer moves than the table is late, people and chance in the same turns;
- `afterwards`: two that look the same up to a moment, then are played to different ends; a spectator comes
  when all is over, to matches that are taken from their finished journals, and walks through what spectators
  saw and heard up to that moment: it is what they heard then. (Who asks for hands then may know them.)

The first two are visited at each door (pipe, page, SSH) by somebody who comes late, listens and types while
the last moves are made, and asks for all that can be asked. The exit code is 0 when nothing differs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

import msgspec

from accessgames.engine import CLOCK, SPECTATOR, Header, SeatSpec, Stream, is_seat
from accessgames.engine.journal import read_journal
from accessgames.games import game_ids
from accessgames.net import counted_lines, frames
from accessgames.net.hall import matches
from accessgames.testing.cases import Case, act, beginnings, make_case, room_of
from accessgames.testing.secrecy import MANNERS
from accessgames.testing.twins import Course, Move, Watcher, hidden_moments, play_course
from tools import wire_courses, wire_doors, wire_worlds
from tools.wire_secrecy import LONGEST, NAMES, SHOWN, VERIFIED, Luck, answered, requests

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Setup
    from accessgames.net.service import SeatService

DELAYS: Final = (1, 2, 3, 5, 8, 13)
"""By so many moves tables are late."""

KINDS: Final = ("hidden", "forked", "afterwards")
_ENDLESS: Final = 20_000


@dataclass(slots=True)
class Findings:
    """What was compared.

    Attributes:
        pairs: How many of each kind.
        frames: Answers.
        notes: What came through the doors.
        differences: The course, what was asked or came, and both sides of it.
    """

    pairs: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    notes: int = 0
    differences: list[tuple[str, str, str, str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Late:
    """Two courses of which a spectator must not know more of one than of the other.

    Attributes:
        kind: One of `KINDS`.
        case: The game.
        header: What everybody may know of both.
        sides: Their moves.
        same: Moments up to which they look the same, where they are asked about afterwards.
        delay: How many moves late the table is.
        luck: From which the luck to come would follow.
        where: The course and the moment at which it branches.
    """

    kind: str
    case: Case
    header: Header
    sides: tuple[tuple[Move, ...], tuple[Move, ...]]
    same: int
    delay: int
    luck: Luck
    where: str


class LateWorld(wire_worlds.World):
    """One match of a pair, at a table that is late."""

    def __init__(
        self, pair: Late, side: int, people: frozenset[int], loop: asyncio.AbstractEventLoop
    ) -> None:
        """Begin a match."""
        hosting = wire_courses.Hosting(
            room_of(pair.case), pair.header, SPECTATOR, pair.luck.seeds[0], people
        )  # fmt: skip
        super().__init__(hosting, pair.sides[side], pair.luck.seeds[side], loop)
        self.match.arrange(lambda: 0.0, pair.delay)
        self.table.kept = msgspec.structs.replace(self.table.kept, delay=pair.delay)


def compare(pair: Late, services: Sequence[SeatService], stream: Stream, found: Findings) -> None:
    """Compare all that is answered at a table that is late."""
    length = services[0].seat.moment
    for request in requests(length, len(pair.header.seats), SPECTATOR, ("<script>",), stream):
        answers = [answered(service, request) for service in services]
        if not (isinstance(request, frames.Verify) and VERIFIED.issuperset(answers)):
            _note(pair, repr(request), answers, found)
    _note(pair, "moved", [msgspec.json.encode(service.moved(0, 0)) for service in services], found)


def _note(pair: Late, what: str, answers: Sequence[bytes], found: Findings) -> None:
    found.frames += 1
    if len(set(answers)) > 1:
        left, right = (repr(one) for one in sorted(set(answers))[:2])
        found.differences.append((pair.where, f"{pair.kind} {what}", left, right))


def visit(pair: Late, stream: Stream, found: Findings) -> None:
    """Come late through every door while the last moves are made, then ask for everything."""
    # Who is to act next may be what is not told yet: at a fork nobody goes on by themselves but chance.
    seats = range(len(pair.header.seats))
    people = frozenset(seat for seat in seats if pair.kind == "forked" or stream.below(2))
    chosen = {key: value for key, value in stream.choice(MANNERS).items() if key != "training"}
    manner = wire_doors.Manner("en" if not stream.below(4) else "cs", chosen)
    joined = max(0, len(pair.sides[0]) - 1 - stream.below(wire_worlds.STEPS))
    with asyncio.Runner() as runner:
        left, right = (LateWorld(pair, side, people, runner.get_loop()) for side in (0, 1))
        apart = wire_worlds.visit_both((left, right), joined, manner, stream)
        services = [world.match.service(frozenset()) for world in (left, right)]
    found.notes += len(left.notes) + len(right.notes)
    if apart is not None:
        (door, what, one), (_, _, other) = apart
        found.differences.append((pair.where, f"{pair.kind} {door} {what}", repr(one), repr(other)))
    compare(pair, services, stream, found)


def afterwards(pair: Late, stream: Stream, found: Findings) -> None:
    """Come when both matches are over, taken from their journals; walk through what spectators knew."""
    whole = [_from_journal(pair, moves) for moves in pair.sides]
    live = _from_journal(pair, pair.sides[0][: pair.same])  # nothing is late there
    for moment in (0, *(stream.below(pair.same + 1) for _ in range(4)), pair.same):
        for request in (frames.Look(SPECTATOR, moment), frames.Hear(SPECTATOR, 0, moment)):
            _note(pair, repr(request), [answered(service, request) for service in (live, *whole)], found)


def _from_journal(pair: Late, moves: Sequence[Move]) -> SeatService:
    """Return what answers a spectator of a match that is taken from its journal."""
    disk: Any = wire_courses.NoDisk()
    lines = counted_lines.CountedLines(lambda _line: None)
    played = matches.HostedMatch(room_of(pair.case), disk, lines, {}, pair.luck.seeds[0], pair.header)
    for actor, action in moves:
        played.seat._match.submit(actor, action)  # noqa: SLF001 - luck is decided by the course
    journal, kept = read_journal(lines.kept), counted_lines.CountedLines(lambda _line: None, lines.kept)
    match = matches.HostedMatch(room_of(pair.case), disk, kept, {}, pair.luck.seeds[0], journal)
    return match.service(frozenset())


def look(game: str, pairs: int, seed: str) -> Findings:
    """Compare so many pairs of a game."""
    case, found = make_case(game), Findings()
    setups = [
        one.setup
        for one in beginnings(case)
        if one.setup.seats > 1 and all(value != "own" for _, value in one.setup.options)
    ]
    for number in range(40 * pairs):
        if found.pairs.total() >= pairs:
            break
        kind, name = KINDS[number % len(KINDS)], f"{seed}/{number}"
        stream = Stream(case.id, f"late {name}")
        for pair in _pairs(kind, case, stream.choice(setups), name, stream):
            if found.pairs.total() >= pairs:
                break
            found.pairs[kind] += 1
            (afterwards if kind == "afterwards" else visit)(pair, stream, found)
    return found


def _pairs(kind: str, case: Case, setup: Setup, name: str, stream: Stream) -> Iterator[Late]:
    """Make pairs of a kind from one course."""
    course = play_course(case.game, setup, stream, 2 + stream.below(LONGEST))
    moments = list(range(len(course.moves)))
    stream.shuffle(moments)
    watcher, luck = Watcher(case.game, SPECTATOR, stream), Luck.of(f"late {case.id} {name}")
    seats = tuple(map(SeatSpec, NAMES[: setup.seats]))
    header = Header(case.id, case.game.rules_version, seats, setup.options, "", sealed=luck.sealed)
    delay = stream.choice(DELAYS)
    found = moments[:2] if kind == "forked" else hidden_moments(course, watcher, moments, 2)
    for moment in found:
        made: tuple[tuple[Move, ...], tuple[Move, ...]] | None
        if kind == "forked":
            made, same = _forked(case, course, moment, delay, stream), moment
        else:
            twins = watcher.branch(course, moment, 1 + stream.below(30))
            made = None if twins is None or len(twins.left) != len(twins.right) else (twins.left, twins.right)
            if made and twins and kind == "afterwards":
                first, second = (_ended(case, state, stream) for state in twins.states)
                made = None if first is None or second is None else (made[0] + first, made[1] + second)
            same = 0 if twins is None else len(twins.left)
        if made is not None:
            yield Late(kind, case, header, made, same, delay, luck, f"{case.id} {name} {moment}")


def _forked(
    case: Case, course: Course, moment: int, delay: int, stream: Stream
) -> tuple[tuple[Move, ...], tuple[Move, ...]] | None:
    """Return a course up to a moment with two ways to go on, by fewer moves than the table is late."""
    sides = []
    for _ in range(2):
        state, moves, count = course.states[moment], list[Move](), 0
        while len(moves) < 2 * delay and (actors := case.game.actors(state)):
            actor = stream.choice(actors)
            if (count := count + is_seat(actor)) >= delay:
                break
            action = act(case.game, state, actor, stream)
            state = case.game.play(state, actor, action).state
            moves.append((actor, action))
        sides.append(moves if case.game.actors(state) else [])
    turns = zip(
        *([None if actor == CLOCK else is_seat(actor) for actor, _ in side] for side in sides), strict=False
    )
    length = sum(1 for _ in takewhile(lambda both: both[0] == both[1] is not None, turns))
    left, right = (course.moves[:moment] + tuple(side[:length]) for side in sides)
    return (left, right) if length and left != right else None


def _ended(case: Case, state: Any, stream: Stream) -> tuple[Move, ...] | None:  # noqa: ANN401 - of some game
    """Play at random to the end; None where there is none in sight."""
    moves: list[Move] = []
    while actors := case.game.actors(state):
        if len(moves) == _ENDLESS:
            return None
        actor = stream.choice(actors)
        action = act(case.game, state, actor, stream)
        state = case.game.play(state, actor, action).state
        moves.append((actor, action))
    return tuple(moves)


def main(words: list[str]) -> int:
    """Compare pairs of the games that were asked for, or of all; return 0 when nothing differed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    differing = 0
    for game in asked.games.split(","):
        found = look(game, asked.pairs, asked.seed)
        differing += len(found.differences)
        for where, what, left, right in found.differences[:SHOWN]:
            print(f"{where} {what}\n  {left[:400]}\n  {right[:400]}")
        kinds = ", ".join(f"{found.pairs[kind]} {kind}" for kind in KINDS)
        print(
            f"{game}: {found.pairs.total()} pairs ({kinds}), {found.frames} answers, "
            f"{found.notes} notes at the doors, {len(found.differences)} differing", flush=True,
        )  # fmt: skip
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
