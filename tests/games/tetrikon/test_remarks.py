"""What is said afterwards about blitz and solo, counted again by trying every piece in every place."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Header,
    Match,
    MatchDriver,
    Perspective,
    SeatSpec,
    Stream,
)
from accessgames.engine.chance import Streams
from accessgames.engine.driver import SeededChance, SimulatedClock
from accessgames.engine.grid import placements
from accessgames.games import Listener, PlayedMove
from accessgames.games.tetrikon import ROOM
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.records import REMARKS, PuzzleRemarks
from accessgames.games.tetrikon.rules.puzzle import (
    Building,
    GiveUp,
    Lay,
    Lift,
    PuzzleState,
    board_of,
    empty_squares,
    free_pieces,
)
from accessgames.language import Language, Person
from tests.whole.finished import match_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.games import Remark

SET = load_standard()
REMARK = PuzzleRemarks(SET)
GAME = ROOM.game


@cache
def _places(diagram: str, piece: str, mirror: bool) -> tuple[int, ...]:
    shape = SET.piece_by_id[piece].shape
    board = board_of(SET, diagram)
    return tuple(each.mask for each in placements(board, board.mask, piece, shape, mirror=mirror))


def fills(diagram: str, empty: int, supply: Mapping[str, int], *, mirror: bool) -> bool:
    """Whether pieces fill squares, by trying each piece in each place over the first empty square."""
    if not empty:
        return True
    first = empty & -empty
    return any(
        fills(diagram, empty & ~mask, {**supply, piece: supply[piece] - 1}, mirror=mirror)
        for piece in supply
        if supply[piece] > 0
        for mask in _places(diagram, piece, mirror)
        if mask & first and not mask & ~empty
    )


def can(state: PuzzleState, seat: int, building: Building) -> bool:
    """Whether the rest of a diagram can be filled with what is at hand."""
    supply = free_pieces(SET, replace(state, seat=seat))
    empty = empty_squares(SET, building)
    return fills(building.diagram, empty, supply, mirror=state.rules.mirror)


@cache
def deeds(seed: str) -> tuple[PlayedMove, ...]:
    """What beginners did in a match of blitz, who now and then lay, lift or give up without a thought."""
    options = GAME.setup(2, {"mode": "blitz", "level": "A"}).options
    header = Header("tetrikon", 1, (SeatSpec("Jana"), SeatSpec("Petr")), options, seed)
    match: Match[Any, Any, Any, Any] = Match(GAME, header)
    streams, luck = Streams(seed), Stream(seed, "deeds")
    clumsy = make_policy(ROOM.bots, "bot:1")
    others: dict[int, Any] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    table = MatchDriver(match, {0: clumsy, 1: clumsy}, others)
    while match.outcome is None:
        seat = max(match.actors)
        legal = GAME.legal_actions(match.state, seat)
        kind: Any = (Lay,) if luck.random() < 0.6 else (Lift, GiveUp)
        thoughtless = [one for one in legal if isinstance(one, kind)]
        if seat >= 0 and thoughtless and luck.random() < 0.4:
            match.submit(seat, luck.choice(thoughtless))
        else:
            table.advance()
    places = [place for place, entry in enumerate(match.entries) if entry.actor >= 0] + [match.moment]
    return tuple(
        PlayedMove(
            GAME,
            match.entries[place].actor,
            GAME.parse_action(match.entries[place].text),
            match.state_at(place),
            match.state_at(end),
        )
        for place, end in pairwise(places)
    )


def all_deeds() -> list[PlayedMove]:
    """What was done in a few matches."""
    return [deed for seed in "12345678" for deed in deeds(seed)]


def said(deed: PlayedMove) -> dict[str, Remark]:
    """What is said about a deed, by key without the beginning."""
    return {remark.reason.key.removeprefix("tetrikon-remark-"): remark for remark in REMARK(deed)}


def rest(deed: PlayedMove) -> tuple[bool, bool]:
    """Whether the rest could be filled before a deed and after it."""
    at, before, after = deed.before.run.at, deed.before, deed.after
    return can(before, deed.seat, before.run.building), can(
        after, deed.seat, after.runs[deed.seat].buildings[at]
    )


def building_of(deed: PlayedMove) -> Building:
    """The diagram after a deed."""
    building: Building = deed.after.runs[deed.seat].buildings[deed.before.run.at]
    return building


def looked_at() -> list[PlayedMove]:
    """Deeds that leave something empty."""
    return [
        deed
        for deed in all_deeds()
        if isinstance(deed.action, Lay | Lift | GiveUp) and empty_squares(SET, building_of(deed))
    ]


def test_every_remark_is_made() -> None:
    """In these matches all that there is occurs, or the tests below would say nothing."""
    keys = {remark.reason.key for deed in all_deeds() for remark in REMARK(deed)}
    assert set(REMARKS) == keys


def test_the_match_turns_where_the_way_is_lost() -> None:
    """A piece after which the rest can't be filled is a turning point if it could before, and no other is."""
    for deed in looked_at():
        if isinstance(deed.action, Lay):
            could, now = rest(deed)
            found = said(deed)
            assert (could and not now) == ("blocked" in found)
            assert now == ("open" in found)
            assert ("blocked" in found) == any(remark.turning for remark in found.values())


def test_what_would_have_fitted_fits() -> None:
    """The pieces named fill the rest, exactly, and are at hand."""
    checked = 0
    for deed in looked_at():
        found = said(deed)
        remark = found.get("instead", found.get("way"))
        assert ("blocked" in found) == ("instead" in found)
        if remark is None:
            continue
        pieces: Counter[str] = Counter(dict(dict(remark.reason.args)["pieces"]))  # type: ignore[call-overload] # of pairs
        blocked = "blocked" in said(deed)
        state = deed.before if blocked else replace(deed.after, seat=deed.seat)
        building = deed.before.run.building if blocked else building_of(deed)
        at_hand, empty = free_pieces(SET, state), empty_squares(SET, building)
        assert all(at_hand[piece] >= count for piece, count in pieces.items())
        squares = sum(SET.piece_by_id[piece].size * count for piece, count in pieces.items())
        assert empty.bit_count() == squares
        assert fills(building.diagram, empty, dict(pieces), mirror=state.rules.mirror)
        checked += 1
    assert checked > 5


def test_what_is_lacking_would_do() -> None:
    """With one more of that type the rest could be filled, and with none that comes before it in the set."""
    for deed in looked_at():
        found = said(deed)
        if "blocked" not in found:
            continue
        building, state = building_of(deed), replace(deed.after, seat=deed.seat)
        empty, mirror = empty_squares(SET, building), state.rules.mirror
        supply = free_pieces(SET, state)
        fitting = [
            piece
            for piece in supply
            if fills(building.diagram, empty, {**supply, piece: supply[piece] + 1}, mirror=mirror)
        ]
        lacking = found.get("lacking")
        assert fitting[:1] == ([] if lacking is None else [dict(lacking.reason.args)["piece"]])


def test_what_should_be_taken_out_is_enough() -> None:
    """Without that piece, which is at hand then, the rest can be filled."""
    checked = 0
    for deed in looked_at():
        found = said(deed)
        if "stuck" not in found:
            assert "remedy" not in found
            continue
        building, state = building_of(deed), replace(deed.after, seat=deed.seat)
        cures = []
        for out in building.placed:
            less = replace(building, placed=tuple(each for each in building.placed if each != out))
            supply = free_pieces(SET, state)
            supply[out.shape] += 1
            if fills(less.diagram, empty_squares(SET, less), supply, mirror=state.rules.mirror):
                cures.append((("piece", out.shape), ("cell", out.anchor)))
        remedy = found.get("remedy")
        assert cures[-1:] == ([] if remedy is None else [remedy.reason.args])
        checked += 1
    assert checked


def test_taking_out_and_giving_up_are_weighed() -> None:
    """Whether it was needed, whether it helped, and whether there was still a way."""
    for deed in looked_at():
        could, now = rest(deed)
        found = said(deed)
        match deed.action:
            case Lift():
                assert could == ("needless" in found)
                assert (not could and now) == ("reopened" in found)
            case GiveUp():
                assert now == ("given-up" in found) == any(remark.turning for remark in found.values())
            case _:
                assert not {"needless", "reopened", "given-up"} & set(found)


def test_the_numbers_of_squares_are_right() -> None:
    """Each remark that tells how many are empty tells so many."""
    for deed in looked_at():
        left = empty_squares(SET, building_of(deed)).bit_count()
        told = [dict(remark.reason.args).get("left", left) for remark in REMARK(deed)]
        assert [left] * len(told) == told


def test_at_the_table_there_is_nothing_to_remark() -> None:
    """With a market, values tell more than facts."""
    match = match_of("tetrikon")
    entry = match.entries[-1]
    last = PlayedMove(GAME, max(0, entry.actor), entry.text, match.state_at(match.moment - 1), match.state)
    assert () == REMARK(last)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_remark_is_a_sentence(language: str) -> None:
    """In full, in brief and in Braille, within the measures of what is told."""
    tongue = Language(language, strict=True)
    people = (Person("Jana"), Person("Petr"))
    for deed in all_deeds():
        game = ROOM.game
        desk = Listener(_spectating(game, deed.after), people, frozenset(), tongue.vocabulary("tetrikon"))
        for remark in REMARK(deed):
            told = tongue.render(ROOM.narration.reason(remark.reason, desk))
            assert all(3 <= len(text) <= 120 for text in (told.full, told.brief))
            assert len(told.braille) <= 40


def _spectating(game: Any, state: Any) -> Any:  # noqa: ANN401 - of Tetrikon
    return Perspective(game, game.view(state, SPECTATOR), SPECTATOR)
