"""Lots between those whom nothing else parts at the end of a match (R34)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, SPECTATOR, Header, Match, SeatSpec, Stream, Streams, read_journal
from accessgames.engine.driver import SeededChance
from accessgames.games import load_room
from accessgames.games.tetrikon.own_chance import OwnChance
from accessgames.games.tetrikon.rules.events import LotDrawn, MatchOver
from accessgames.games.tetrikon.rules.state import GameResult
from accessgames.games.tetrikon.rules.tasks import LotDue, Turn
from accessgames.games.tetrikon.rules.turns import rank_seats
from tests.games.tetrikon.positions import GAME, awaiting, every, legal, only, play, position, refused
from tests.games.tetrikon.wording import TELL, desk_at, full, heard

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonState

FILLED = "i4 1 a1, i4 1 a2"
"""Eight of the twelve squares of a diagram; one more i4 fills it."""

LAST: dict[str, Any] = {"free": ["i4", "k1", "k1", "k1"], "turn": {"seat": 0}, "pending": (Turn(0),)}


IDLE = ("end", "roll", "keep", "choose money")
"""What whoever builds nothing does, if it is allowed, the first before the others."""


def tied(ties: str = "lot", seats: int = 4) -> TetrikonState:
    """The last moment before seat 0 fills its diagram and the others stay at 12 empty squares each."""
    state = position(seats=seats, options={"ties": ties}, placed=[FILLED], **LAST)
    state, _ = play(state, "build i4 1 a3", *["end"] * (seats - 1 - 1))
    return state


def test_without_the_option_the_place_is_shared_and_no_lot_is_drawn() -> None:
    """The match is over at once, as ever."""
    for ties in ("shared", "best-game"):
        state, events = play(tied(ties), "end")
        assert [] == every(events, LotDrawn)
        assert (1, 2, 2, 2) == only(events, MatchOver).places
        assert () == GAME.actors(state)


def test_the_lot_is_chances_and_names_the_equals() -> None:
    """Until it is drawn the match has no result, and nobody but chance may act."""
    state, events = play(tied(), "end")
    assert [] == every(events, MatchOver)
    assert LotDue((1, 2, 3)) == awaiting(state)
    assert (CHANCE,) == GAME.actors(state)
    assert ["lot 1", "lot 2", "lot 3"] == legal(state)
    assert "now" == refused(state, "lot 0")
    assert "now" == refused(state, "lot 9")
    assert None is GAME.outcome(state)


def test_lots_part_all_equals_and_end_the_match() -> None:
    """Who is drawn first gets the highest of the shared places, and the last one what is left."""
    state, _ = play(tied(), "end")
    state, events = play(state, "lot 3")
    assert LotDrawn(3, 2, (1, 2, 3)) == only(events, LotDrawn)
    assert LotDue((1, 2)) == awaiting(state)
    state, events = play(state, "lot 1")
    assert LotDrawn(1, 3, (1, 2)) == only(events, LotDrawn)
    assert (1, 3, 4, 2) == only(events, MatchOver).places
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((0, -240, -240, -240), (1, 3, 4, 2)) == (outcome.totals, outcome.places)
    assert () == GAME.actors(state)


def test_every_group_of_equals_has_lots_of_its_own() -> None:
    """Those further up come first; nobody passes over a better result by luck."""
    state = position(
        seats=4, options={"ties": "lot"}, placed=[FILLED, FILLED], **LAST | {"free": ["i4", "i4"]}
    )
    state, _ = play(state, "build i4 1 a3", "build i4 1 a3", "end", "end")
    assert LotDue((0, 1)) == awaiting(state)
    state, _ = play(state, "lot 1")
    assert LotDue((2, 3)) == awaiting(state)
    state, events = play(state, "lot 2")
    assert (2, 1, 3, 4) == only(events, MatchOver).places


def test_the_best_game_comes_before_the_lot() -> None:
    """Only whom it leaves equal are drawn for."""
    results = (
        GameResult("A", ("A1",) * 3, (1, 2, 2), None, "time"),
        GameResult("A", ("A1",) * 3, (3, 2, 2), None, "time"),
    )
    assert (1, 2, 2) == rank_seats(results, 3, best_game=True)
    assert (1, 3, 2) == rank_seats(results, 3, best_game=True, lots=(2,))
    assert (1, 2, 3) == rank_seats(results, 3, best_game=True, lots=(1,))


@pytest.mark.parametrize("games", ["1", "2"])
def test_only_the_last_game_of_a_match_has_lots(games: str) -> None:
    """After an earlier one the next game begins."""
    state = position(seats=2, options={"ties": "lot", "games": games}, placed=[FILLED] * 2, free=["i4", "i4"])
    state, _ = play(state, "build i4 1 a3", "build i4 1 a3")
    assert (games == "1") == isinstance(awaiting(state), LotDue)


def test_each_of_the_equals_is_drawn_equally_often() -> None:
    """The lot knows no seats."""
    state, _ = play(tied(), "end")
    drawn = Counter(GAME.format_action(GAME.chance(state, Stream(str(seed), "dice"))) for seed in range(600))
    assert {"lot 1", "lot 2", "lot 3"} == set(drawn)
    assert min(drawn.values()) > 150


def test_everybody_sees_the_lot_and_views_can_be_made_up_again() -> None:
    """It lies open: the view of every seat has it, and a world made from a view gives the same view."""
    state, _ = play(tied(), "end")
    for viewer in (*range(4), SPECTATOR):
        view: Any = GAME.view(state, viewer)
        assert LotDue((1, 2, 3)) == view.table.task
        assert view == GAME.view(GAME.resample(view, Stream("7", "world")), viewer)


def idle_match(seed: str) -> tuple[Match[object, object, object, object], list[str]]:
    """A whole match in which everybody rolls for the start and then does as little as is allowed."""
    game = load_room("tetrikon").game
    seats = tuple(SeatSpec(name) for name in ("Jana", "Petr", "Eva"))
    options = game.setup(3, {"ties": "lot"}).options
    lines: list[str] = []
    match = Match(game, Header(game.id, game.rules_version, seats, options, seed), lines.append)
    chance = SeededChance(Streams(seed))
    while match.actors:
        (actor,) = match.actors
        if actor == CHANCE:
            match.submit(actor, chance.choose(game, match.state, match.moment))
        else:
            texts = list(map(game.format_action, game.legal_actions(match.state, actor)))
            idle = next((text for text in IDLE if text in texts), texts[0])
            match.submit(actor, game.parse_action(idle))
    return match, lines


def test_a_journal_replays_the_lots() -> None:
    """They are lines of the journal, so the places need no seed; another seed draws another order."""
    match, lines = idle_match("1")
    drawn = [entry.text for entry in match.entries if entry.text.startswith("lot ")]
    assert 2 == len(drawn)
    assert match.outcome is not None
    assert [1, 2, 3] == sorted(match.outcome.places)
    assert match.outcome == Match.replay(match.game, read_journal(lines)).outcome
    orders = {idle_match(str(seed))[0].outcome.places for seed in range(2, 9)}  # type: ignore[union-attr] # is over
    assert len(orders) > 1


def test_the_program_draws_even_where_the_set_lies_on_the_table() -> None:
    """The set of the game has no lots, so nobody is asked."""
    own = {"ties": "lot", "dice": "own", "cards": "own"}
    state = position(seats=2, options=own, placed=[FILLED] * 2, free=["i4", "i4"])
    state, _ = play(state, "build i4 1 a3", "build i4 1 a3")
    assert isinstance(awaiting(state), LotDue)
    assert not OwnChance().asked(desk_at(state).view)


def test_a_lot_is_told_with_those_it_was_drawn_among() -> None:
    """The result comes first; at the end it is said that the lot decided."""
    state, _ = play(tied(), "end")
    state, events = play(state, "lot 3")
    told = "Losem má druhé místo Ota, v losu: Petr, Eva a Ota."
    assert told == heard(events, desk_at(state))[0]
    assert "Losem máte druhé místo vy, v losu: Petr, Eva a vy." == heard(events, desk_at(state, 3))[0]
    state, events = play(state, "lot 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    lines = full(TELL.outcome(outcome, desk_at(state)))
    assert "Druhé místo: Ota, 240 trestných bodů." in lines
    assert "Kde nerozhodly nuly ani nejlepší hra, rozhodl los." in lines
    assert not any(line.startswith("Shodu bodů") for line in lines)
