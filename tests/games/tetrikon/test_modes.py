"""One game object for all ways to play: each state, view, action and event goes to its own rules."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, SPECTATOR, MalformedAction, SetupError, Stream
from accessgames.games.tetrikon.rules.events import DraftChanged
from accessgames.games.tetrikon.rules.options import Rules
from accessgames.games.tetrikon.rules.puzzle import PuzzleState, PuzzleView
from accessgames.games.tetrikon.rules.state import TetrikonState, TetrikonView
from accessgames.games.tetrikon.rules.tasks import Offer
from tests.games.tetrikon.positions import GAME, SET


@pytest.mark.parametrize(
    ("seats", "options", "kind"),
    [
        (2, {}, TetrikonState),
        (4, {"minutes": "20"}, TetrikonState),
        (3, {"mode": "blitz"}, PuzzleState),
        (1, {}, PuzzleState),
        (1, {"mode": "solo", "minutes": "30"}, PuzzleState),
    ],
)
def test_the_mode_decides_which_rules(seats: int, options: dict[str, str], kind: type) -> None:
    """Normal games, with or without a limit, are played at the table, blitz and solo as puzzles."""
    state = GAME.initial(GAME.setup(seats, options))
    assert isinstance(state, kind)
    for viewer in (*range(seats), SPECTATOR):
        view = GAME.view(state, viewer)
        assert isinstance(view, TetrikonView if kind is TetrikonState else PuzzleView)
        assert kind is type(GAME.resample(view, Stream("1", "modes")))
    assert GAME.outcome(state) is None
    assert GAME.actors(state)


def test_every_rule_is_reached_through_the_game() -> None:
    """A first step in each: chance deals at the table, the player begins the run alone."""
    table = GAME.initial(GAME.setup(2, {}))
    dealt = GAME.chance(table, Stream("1", "deal"))
    assert dealt in GAME.legal_actions(table, CHANCE)
    assert GAME.refusal(table, CHANCE, dealt) is None
    assert "diagram" == GAME.format_action(dealt).split()[0]
    assert GAME.apply(table, CHANCE, dealt).events
    alone = GAME.initial(GAME.setup(1, {}))
    begin = GAME.parse_action("begin")
    assert [begin] == list(GAME.legal_actions(alone, 0))
    assert isinstance(GAME.apply(alone, 0, begin).state, PuzzleState)
    assert not GAME.reveals(table, CHANCE, dealt)


def test_events_are_redacted_by_their_own_rules() -> None:
    """A private event of the table stays private."""
    event = DraftChanged(0, Offer(0, 1))
    assert event == GAME.redact(event, 0)
    assert GAME.redact(event, 1) is None


def test_a_strange_text_is_malformed_in_all_ways_to_play() -> None:
    """Neither notation knows it."""
    for text in ("fly", "lay l4", "build l4"):
        with pytest.raises(MalformedAction):
            GAME.parse_action(text)


def test_the_options_name_the_set() -> None:
    """The set of pieces, cards and diagrams stands in the set-up, so that a journal fits only its own."""
    options = dict(GAME.setup(2, {}).options)
    assert SET.name == options["set"]
    with pytest.raises(SetupError):
        GAME.setup(2, {"set": "own-000000000000"})


def test_the_rules_read_the_options() -> None:
    """Levels of further games follow the first where nothing else is said."""
    rules = Rules.of(GAME.setup(3, {"games": "3", "level": "B", "level-3": "A", "minutes": "45"}))
    assert (("B", "B", "A"), 45 * 60_000, 3) == (rules.levels, rules.milliseconds, rules.seats)
    assert (None, True, True, False) == (rules.manager, rules.change, rules.exchange, rules.choice)
    assert 1 == Rules.of(GAME.setup(3, {"manager": "1"})).manager


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("use draw-1", True), ("pay 50", True), ("propose 25", True), ("accept", True), ("immune", True),
        ("discard 5", True), ("discard draw-1", True), ("break 50 25 25", True), ("build k1 1 a1", False),
        ("end", False), ("keep", False), ("deal 1", False), ("add give 25", False), ("refuse", False),
    ],
)  # fmt: skip
def test_what_can_be_taken_back(text: str, expected: bool) -> None:
    """Whoever has shown a card or made an offer can't take it back; pieces lie open anyway."""
    state = GAME.initial(GAME.setup(2, {}))
    assert expected == GAME.reveals(state, 0, GAME.parse_action(text))
