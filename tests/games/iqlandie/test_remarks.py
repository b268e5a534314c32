"""What is said afterwards about races: steps are made again, places are counted again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Elapsed, Perspective, Stream
from accessgames.games import Listener, PlayedMove
from accessgames.games.iqlandie import ROOM
from accessgames.games.iqlandie.material import EXPOSITIONS, JOKER, PIECES
from accessgames.games.iqlandie.records import CLEAR, REMARKS, best_last_placements, remarks
from accessgames.games.iqlandie.rules.actions import AskHint, Claim, Done, GiveUp, Place, Ready, Work
from accessgames.games.iqlandie.rules.scoring import exposition_points
from accessgames.games.iqlandie.rules.state import (
    EMPTY_BOARD,
    HINT_COST,
    Laid,
    PlayerBoard,
    places,
    with_piece,
    without_piece,
)
from accessgames.language import Language, Person
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.positions import GAME, begin, building, names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from accessgames.games import Remark
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.state import IqState, RoundResult

SEATS = 3
PEOPLE = (Person("Jana"), Person("Petr"), Person("Eva"))


def _choice(state: IqState, seat: int, luck: Stream) -> Any:  # noqa: ANN401 - actions
    """What somebody does who solves by turns well, badly and with hints, and detours at times."""
    race = state.race
    if race is None or state.table.phase != "race":
        legal = tuple(GAME.legal_actions(state, seat))
        return Ready() if Ready() in legal else luck.choice(legal)
    run, rules, task = race.runs[seat], race.rules, race.task
    habit = luck.random()
    if rules.solved(task, run.work) or (habit < 0.12 and len(run.path) > 1):
        return Claim(0)
    if habit < 0.3 and run.hints < 2:
        return AskHint()
    if habit < 0.32:
        return GiveUp()
    steps = rules.steps(task, run.work) if habit < 0.5 else rules.hint(task, run.work, 3).steps
    return Work(race.kind, luck.choice(steps) if habit < 0.5 else steps[0])


@cache
def deeds(kind: str) -> tuple[PlayedMove, ...]:
    """What three people did who practised a kind of tasks."""
    luck = Stream(kind, "deeds")
    state = begin(SEATS, {"practice": kind})
    done: list[tuple[int, Any, IqState]] = []
    found: list[PlayedMove] = []
    for _ in range(3_000):
        actors = GAME.actors(state)
        seats = [actor for actor in actors if actor >= 0]
        if not actors:
            break
        if CHANCE in actors:
            state = GAME.play(state, CHANCE, GAME.chance(state, luck)).state
        elif not seats or (CLOCK in actors and luck.random() < 0.4):
            state = GAME.play(state, CLOCK, Elapsed(luck.randrange(500, 9_000))).state
        else:
            if done:
                found.append(PlayedMove(GAME, *done.pop(), state))
            seat = luck.choice(seats)
            action = _choice(state, seat, luck)
            done.append((seat, action, state))
            state = GAME.play(state, seat, action).state
    return (*found, PlayedMove(GAME, *done.pop(), state))


def all_deeds() -> list[PlayedMove]:
    """What was done with all kinds of tasks."""
    return [deed for kind in ("biology", "programming", "optics", "space") for deed in deeds(kind)]


def said(deed: PlayedMove, what: str) -> list[Remark]:
    """Remarks of one kind about a deed."""
    return [remark for remark in remarks(deed) if remark.reason.key == f"iqlandie-remark-{what}"]


def args(remark: Remark) -> dict[str, Any]:
    """What a remark tells."""
    return dict(remark.reason.args)


def ended(deed: PlayedMove) -> RoundResult | None:
    """The race that ended with a deed."""
    history = deed.after.table.history
    return history[-1] if len(history) > len(deed.before.table.history) else None


def test_every_remark_is_made() -> None:
    """All that there is occurs, or the tests below would say nothing."""
    deeds_of_both = [*all_deeds(), *finales()]
    assert set(REMARKS) == {remark.reason.key for deed in deeds_of_both for remark in remarks(deed)}


@cache
def finales() -> tuple[PlayedMove, ...]:
    """The last pieces laid at random on boards that are nearly full."""
    found = []
    for number in range(30):
        luck = Stream(str(number), "finale")
        pieces = [luck.choice([one for one in PIECES.values() if one.colour != JOKER]) for _ in range(2)]
        bare = random_board(str(number), 20)
        if best_last_placements(EXPOSITIONS, bare, pieces) is None:
            continue
        state = building([names(pieces), ""], [bare, EMPTY_BOARD], last=True)
        while state.table.hands[0]:
            legal = [one for one in GAME.legal_actions(state, 0) if isinstance(one, Place)]
            if not legal:
                break
            state = GAME.play(state, 0, luck.choice(legal)).state
        if not state.table.hands[0]:
            found.append(PlayedMove(GAME, 0, Done(), state, GAME.play(state, 0, Done()).state))
    return tuple(found)


def points_of(board: PlayerBoard) -> int:
    """The points of all expositions."""
    return sum(exposition_points(EXPOSITIONS[index], laid) for index, laid in enumerate(board))


def all_layings(board: PlayerBoard, pieces: Sequence[Piece]) -> Iterator[int]:
    """The points of a board with some pieces more, in every way to lay them."""
    if not pieces:
        yield points_of(board)
        return
    for spot in places(EXPOSITIONS, board, pieces[0]):
        yield from all_layings(with_piece(board, Laid(pieces[0], spot, pieces[0].colour)), pieces[1:])


def test_the_last_pieces_could_have_brought_so_much_more() -> None:
    """Every way to lay them was tried here; the best one is told, and turns the match where it is much."""
    some = 0
    for deed in finales():
        table = deed.before.table
        bare, laid = table.boards[0], table.fresh[0]
        for each in laid:
            bare = without_piece(bare, each)
        most = max(all_layings(bare, [each.piece for each in laid]))
        missed = most - points_of(table.boards[0])
        found = said(deed, "last")
        assert ([{"seat": 0, "points": missed}] if missed else []) == [args(remark) for remark in found]
        assert [missed >= CLEAR] * len(found) == [remark.turning for remark in found]
        some += bool(missed)
    assert some > 5


def test_the_places_that_are_told_bring_it() -> None:
    """Laid there, the pieces make as many points as were missed, and more."""
    for deed in finales():
        table, where = deed.before.table, [args(remark) for remark in said(deed, "where")]
        if not where:
            continue
        board = table.boards[0]
        for each in table.fresh[0]:
            board = without_piece(board, each)
        (last,) = said(deed, "last")
        reached = max(points_of(there) for there in laid_so(board, where))
        assert points_of(table.boards[0]) + args(last)["points"] == reached
        assert sorted(each.piece for each in table.fresh[0]) == sorted(one["piece"] for one in where)


def laid_so(board: PlayerBoard, where: Sequence[Mapping[str, Any]]) -> Iterator[PlayerBoard]:
    """Boards with pieces on the squares that are told, their robots standing wherever they can."""
    if not where:
        yield board
        return
    piece, told = where[0]["piece"], (where[0]["number"], where[0]["mask"])
    for spot in places(EXPOSITIONS, board, piece):
        if (spot.exposition, spot.mask) == told:
            yield from laid_so(with_piece(board, Laid(piece, spot, piece.colour)), where[1:])


def test_before_the_last_round_nothing_is_sure() -> None:
    """What seems worse now may be better later; and jokers choose their colours later."""
    state = building(["o4r", ""], last=False)
    place = next(one for one in GAME.legal_actions(state, 0) if isinstance(one, Place))
    state = GAME.play(state, 0, place).state
    assert () == remarks(PlayedMove(GAME, 0, Done(), state, GAME.play(state, 0, Done()).state))
    joker = next(one for one in PIECES.values() if one.colour == JOKER)
    assert best_last_placements(EXPOSITIONS, EMPTY_BOARD, (joker,)) is None
    assert best_last_placements(EXPOSITIONS, EMPTY_BOARD, ()) is None


def test_only_races_are_remarked_upon() -> None:
    """Who is getting ready, or waits, hears nothing."""
    quiet = [deed for deed in all_deeds() if deed.before.table.phase != "race"]
    assert quiet
    assert all(() == remarks(deed) for deed in quiet)


def test_the_steps_that_are_said_to_be_enough_are() -> None:
    """A wrong answer is made right with so many steps, made one after another."""
    for deed in all_deeds():
        for remark in said(deed, "missing"):
            race = deed.before.race
            rules, task, work = race.rules, race.task, race.runs[deed.seat].work
            assert isinstance(deed.action, Claim)
            assert not rules.solved(task, work)
            steps = rules.hint(task, work, 3).steps
            for step in steps:
                assert rules.refusal(task, work, step) is None
                work = rules.step(task, work, step)
            assert rules.solved(task, work)
            assert {"seat": deed.seat, "steps": len(steps)} == args(remark)


def test_a_shorter_way_is_a_way() -> None:
    """It begins with nothing, ends in a solution, and has fewer steps than were made."""
    for deed in all_deeds():
        for remark in said(deed, "shorter"):
            race = deed.before.race
            rules, task, told = race.rules, race.task, args(remark)
            work, steps = rules.start(task), rules.solution(task)
            for step in steps:
                work = rules.step(task, work, step)
            assert rules.solved(task, work)
            assert len(steps) == told["steps"] < told["made"] == len(race.runs[deed.seat].path) - 1


def test_a_wrong_answer_tells_the_place_that_a_right_one_would_have_had() -> None:
    """All who were wrong with a chance of more, and nobody else; the first place turns the match."""
    for deed in all_deeds():
        result = ended(deed)
        wanted = []
        for seat, own in enumerate(result.results if result else ()):
            assert result is not None
            if own.verdict == "wrong":
                rivals = [
                    one for one in range(SEATS) if one == seat or result.results[one].verdict != "wrong"
                ]
                place = sorted(rivals, key=lambda one: result.results[one].token).index(seat) + 1
                now = result.order.index(seat) + 1
                wanted += [{"seat": seat, "place": place, "now": now}] if place < now else []
        found = said(deed, "wrong")
        assert wanted == [args(remark) for remark in found]
        assert [one["place"] == 1 for one in wanted] == [remark.turning for remark in found]
        assert [one["seat"] for one in wanted] == [remark.seat for remark in found]


def test_hints_tell_the_place_without_their_time() -> None:
    """Those who were right, and nobody else whose time was shorter even so."""
    for deed in all_deeds():
        for remark in said(deed, "hints"):
            result, told = ended(deed), args(remark)
            assert result is not None
            results = enumerate(result.results)
            times = {one: each.time or 0 for one, each in results if each.verdict == "right"}
            seat = told["seat"]
            times[seat] -= HINT_COST * result.results[seat].hints
            before = [one for one, time in times.items() if one != seat and time <= times[seat]]
            assert len(before) + 1 == told["place"] < told["now"] == result.order.index(seat) + 1
            assert remark.turning == (told["place"] == 1)


def test_how_far_behind_is_counted_in_seconds() -> None:
    """From the time of the first to the own one; the first hears nothing of it."""
    for deed in all_deeds():
        for remark in said(deed, "behind"):
            result, told = ended(deed), args(remark)
            assert result is not None
            assert result.order[0] != told["seat"]
            time, best = (result.results[one].time for one in (told["seat"], result.order[0]))
            assert time is not None
            assert best is not None
            assert abs(told["seconds"] - (time - best) / 1000) <= 0.5


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_remark_is_a_sentence(language: str) -> None:
    """In full, in brief and in Braille, within the measures of what is told."""
    tongue = Language(language, strict=True)
    for deed in (*all_deeds(), *finales()):
        known = Perspective(GAME, GAME.view(deed.after, SPECTATOR), SPECTATOR)
        listener = Listener(known, PEOPLE, frozenset(), tongue.vocabulary("iqlandie"))
        for remark in remarks(deed):
            told = tongue.render(ROOM.narration.reason(remark.reason, listener))
            assert all(3 <= len(text) <= 120 for text in (told.full, told.brief))
            assert len(told.braille) <= 40
