"""What goes over the wire must not depend on what is hidden: ``python tools/wire_secrecy.py --pairs 10000``.

For each game, pairs of true courses that look the same to somebody are made (`accessgames.testing.twins`):
they differ in what was done and drawn out of that person's sight, such as hands, cards of the box, numbers
written behind the hand and what others work at, and in the secret seed, hence in all luck to come. All that
the hall answers to that person's seat is compared byte by byte: what is told when they come, when they come
back after any moment, what they may ask, and what is refused. Then both matches are hosted and visited
through every door (`tools/wire_worlds.py`): the frames, lines, prompts, buttons and boards there are
compared, their number and their order. Each difference is told; the exit code is 0 when there is none.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from accessgames.engine import SPECTATOR, GameError, Header, Match, SeatSpec, Stream
from accessgames.engine.driver import MatchDriver
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import MATCH_DIGITS, SEED_DIGITS, Sealed, SecretSeed, joined_hash
from accessgames.games import game_ids, load_room
from accessgames.net import frames
from accessgames.net.chronicle import Chronicle
from accessgames.net.service import SeatService
from accessgames.net.values import Values, write_plain_fault
from accessgames.testing.cases import Case, beginnings, make_case, room_of
from accessgames.testing.secrecy import MANNERS
from accessgames.testing.twins import Move, Twins, Watcher, hidden_moments, play_course
from tools import wire_courses, wire_doors, wire_worlds

if TYPE_CHECKING:
    from accessgames.engine import Setup, Viewer

LONGEST = 300
SEGMENTS = 4
NAMES = ("Alfa", "Beta", "Gama", "Delta", "Eva", "Filip")
SHOWN = 10
VERIFIED: Final = frozenset(
    msgspec.json.encode(frames.Answered(1, msgspec.Raw(follows))) for follows in (b"false", b"true")
)
"""What is answered to the question whether all draws follow from the seed of the match."""
STRETCH: Final = 8
"""So many moves at most are made while people sit at the doors."""


@dataclass(slots=True)
class Findings:
    """What was compared.

    Attributes:
        pairs: Pairs of courses.
        frames: Answers that were compared.
        notes: What came to the seats of hosted matches, through any of the doors.
        differences: What differed: the course, the request, both answers.
    """

    pairs: int = 0
    frames: int = 0
    notes: int = 0
    differences: list[tuple[str, str, bytes, bytes]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Luck:
    """What a header says about the luck of two matches, and the seed from which that of each follows.

    Attributes:
        sealed: What everybody may know; it was made for the first seed.
        seeds: Of the match on the left and of the one on the right.
    """

    sealed: Sealed
    seeds: tuple[SecretSeed, SecretSeed]

    @classmethod
    def of(cls, name: str) -> Luck:
        """Draw luck by the name of a pair."""
        first, second, match = (joined_hash(name, (part,)) for part in ("left", "right", "match"))
        seeds = SecretSeed(first[:SEED_DIGITS]), SecretSeed(second[:SEED_DIGITS])
        return cls(Sealed(match[:MATCH_DIGITS], seeds[0].commitment(match[:MATCH_DIGITS])), seeds)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two matches that look the same to somebody.

    Attributes:
        case: The game.
        header: What everybody may know of both.
        twins: Their courses, and who must not tell them apart.
        luck: The seeds from which the luck to come would follow.
        where: The course and the moment at which it branches.
    """

    case: Case
    header: Header
    twins: Twins
    luck: Luck
    where: str


def service_of(
    case: Case, header: Header, moves: Sequence[Move], viewer: Viewer, secret: SecretSeed
) -> SeatService:
    """What answers somebody after some moves; the luck to come follows from a seed that nobody may know."""
    lines: list[str] = []
    match: Match[Any, Any, Any, Any] = Match(case.game, header, lines.append)
    match._secret = secret  # noqa: SLF001 - one commitment can't be made to the seeds of both worlds
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


def compare(pair: Pair, stream: Stream, found: Findings) -> None:
    """Compare all that one person is told of two courses, and is answered."""
    case, header, twins, where = pair.case, pair.header, pair.twins, pair.where
    left, right = (
        service_of(case, header, moves, twins.viewer, seed)
        for moves, seed in zip((twins.left, twins.right), pair.luck.seeds, strict=True)
    )
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
        # What courses draw follows from neither of the two seeds, unless by luck from one.
        by_luck = isinstance(request, frames.Verify) and VERIFIED.issuperset(answers)
        if answers[0] != answers[1] and not by_luck:
            found.differences.append((where, repr(request), answers[0], answers[1]))


def visit(pair: Pair, stream: Stream, found: Findings) -> None:
    """Compare all that comes to one person through any door while the last moves of two courses are made."""
    twins, header, luck = pair.twins, pair.header, pair.luck
    people = [seat for seat in range(len(header.seats)) if seat == twins.viewer or stream.below(2)]
    hosting = wire_courses.Hosting(room_of(pair.case), header, twins.viewer, luck.seeds[0], frozenset(people))
    chosen = {key: value for key, value in stream.choice(MANNERS).items() if key != "training"}
    manner = wire_doors.Manner("en" if not stream.below(4) else "cs", chosen)
    joined = max(0, len(twins.left) - 1 - stream.below(STRETCH))
    with asyncio.Runner() as runner:
        worlds = (
            wire_worlds.World(hosting, twins.left, luck.seeds[0], runner.get_loop()),
            wire_worlds.World(hosting, twins.right, luck.seeds[1], runner.get_loop()),
        )
        apart = wire_worlds.visit_both(worlds, joined, manner, stream)
    found.notes += sum(len(world.notes) for world in worlds)
    if apart is not None:
        (door, what, left), (_, _, right) = apart
        found.differences.append((pair.where, f"{door} {what}", _bytes(left), _bytes(right)))


def _bytes(came: object) -> bytes:
    return came if isinstance(came, bytes) else repr(came).encode()


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
    luck = Luck.of(f"wire {case.id} {name}")
    header = Header(case.id, case.game.rules_version, seats, setup.options, "", sealed=luck.sealed)
    for moment in hidden_moments(course, watcher, moments, SEGMENTS):
        twins = watcher.branch(course, moment, 1 + stream.below(30))
        if twins is not None:
            pair = Pair(case, header, twins, luck, f"{case.id} {name} {moment}")
            compare(pair, stream, found)
            visit(pair, stream, found)


def main(words: list[str]) -> int:
    """Compare pairs of the games that were asked for, or of all; return 0 when nothing differed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    differing, told = 0, list[str]()
    for game in asked.games.split(","):
        found = look(game, asked.pairs, asked.seed)
        differing += len(found.differences)
        for where, request, left, right in found.differences[:SHOWN]:
            print(f"{where} {request}\n  {left[:400]!r}\n  {right[:400]!r}")
        told.append(
            f"{game}: {found.pairs} pairs, {found.frames} answers, {found.notes} notes at the doors, "
            f"{len(found.differences)} differing"
        )
        print(told[-1], flush=True)
    print("; ".join(told), flush=True)  # the last line is what stands in the record of long tests
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
