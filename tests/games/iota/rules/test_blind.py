"""Where hands are known to nobody but their holders: what is judged, counted, and never known."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, SPECTATOR, Stream
from accessgames.games.iota.notation import parse_action
from accessgames.games.iota.rules.cards import UNTOLD, WILD
from accessgames.games.iota.rules.declarations import Declarations
from accessgames.games.iota.rules.events import Ended, LeftOver
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.iota.rules.placements import placements
from accessgames.games.iota.rules.state import IotaState
from tests.games.iota.declaring import after, compare

GAME = IotaGame()


def refused(state: IotaState, line: str) -> str | None:
    """Return the key of the refusal of what is declared."""
    refusal = GAME.refusal(state, state.table.turn, parse_action(line))
    return None if refusal is None else refusal.key


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_slow_referee_agrees(seed: str) -> None:
    """It shares no code with the rules; `tools/blind_referee.py` asks it about ten thousand."""
    tally = compare(seed, 60, tries=12)
    assert 60 <= tally.declared
    assert 0 < tally.allowed < tally.declared


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("place n50=r2c", None),
        ("place n50=w o50=w", None),
        ("place n50=r1c", "iota-refused-seen"),
        ("place n50=g1t o50=g1t", "iota-refused-card-twice"),
        ("place n50=w o50=w p50=w", "iota-refused-wilds-seen"),
        ("place n50=r2c o50=g3c", "iota-refused-clash"),
        ("trade ? ?", None),
        ("trade r2c", "iota-refused-kind"),
        ("pass", None),
        ("recycle m50=r2c", "iota-refused-recycle-not-wild"),
    ],
)
def test_what_is_declared_is_judged(line: str, key: str | None) -> None:
    """Any card that nobody has seen may be in the hand, once, and two wild ones at most."""
    assert key == refused(after("draw r1c"), line)


def test_a_wild_card_from_the_grid_is_known_until_a_trade() -> None:
    """Who took it has it for all to see, so nobody else declares it; after a trade it may be anywhere."""
    taken = after("draw w", "recycle m50=r1c", "pass", "place n50=w")
    assert (1, 0) == tuple(hand.count(WILD) for hand in taken.hands)
    passed = GAME.play(taken, 0, parse_action("pass")).state
    assert "iota-refused-wilds-seen" == refused(passed, "place o50=w")
    traded = GAME.play(taken, 0, parse_action("trade ?")).state
    assert None is refused(traded, "place o50=w")


def test_a_hand_is_as_large_as_it_is_counted() -> None:
    """Who has three cards and a wild one from the grid has not four others."""
    state = after("draw w", "recycle m50=r1c")
    assert "iota-refused-held-wild" == refused(state, "place l50=r2c n50=r3c o50=r4c p50=g1c")
    assert None is refused(state, "place n50=r2c o50=r3c p50=r4c")


def test_nobody_learns_a_hand() -> None:
    """All see the same, the holder as well: how many cards there are."""
    state = after("draw r1c", "place n50=r2c")
    views = [GAME.view(state, viewer) for viewer in (0, 1, SPECTATOR)]
    assert all(((None,) * 4, (None,) * 4) == view.hands for view in views)
    assert all(view.unseen == state.pool for view in views)


def test_the_deck_is_counted_without_a_draw() -> None:
    """Hands are filled up by themselves, and no card is told for that."""
    state = after("draw r1c", "place n50=r2c o50=r3c")
    assert (66 - 8 - 1 - 2, 4) == (state.table.deck, len(state.hands[0]))
    assert (1,) == GAME.actors(state)


def test_a_buried_wild_card_is_seen_when_it_comes_up() -> None:
    """It went under the deck for all to see."""
    state = after("draw w", "draw r1c", wild_start="bury")
    stream = Stream("buried", "moves")
    while state.table.deck > 4:
        legal = Declarations(state, GAME.refusal)
        assert WILD in {card for card, _ in state.bottom} | set(state.hands[0]) | set(state.hands[1])
        state = GAME.play(state, state.table.turn, legal[1 + stream.below(min(20, len(legal) - 1))]).state
        if not any(card == WILD for card, _ in state.bottom):
            break
    assert 1 >= state.pool.count(WILD)


@pytest.mark.parametrize(("rounds", "ending"), [("2", "idle")])
def test_nobody_places_for_long(rounds: str, ending: str) -> None:
    """The match ends as with any cards."""
    state = after("draw r1c", *["pass"] * 4, idle_rounds=rounds)
    assert ending == state.table.ending


def test_what_is_left_is_shown_where_it_counts() -> None:
    """With the option each hand is laid open card by card, and its numbers are taken off."""
    state = after("draw r1c", *["pass"] * 4, idle_rounds="2", leftover="minus")
    assert ("show", None) == (state.table.phase, GAME.outcome(state))
    shown = ("draw r2c", "draw r3c", "draw r4c", "draw w", "draw g1c", "draw g1t", "draw g1s")
    for line in shown:
        state = GAME.play(state, CHANCE, parse_action(line)).state
    step = GAME.play(state, CHANCE, parse_action("draw g1x"))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (-9, -4) == outcome.totals
    assert [LeftOver, LeftOver, Ended] == [type(event) for event in step.events]


def test_all_that_may_be_declared_is_counted_and_sorted() -> None:
    """The count is that of the list, and every hand finds its placements in it."""
    state = after("draw r1c")
    few = tuple(sorted((*range(20, 24), 33, WILD)))
    unseen = tuple(card for card in state.pool if card in few)
    narrow = IotaState(state.table, state.hands, state.known, unseen)
    legal = Declarations(narrow, GAME.refusal)
    listed = [GAME.format_action(action) for action in legal]
    assert sorted(set(listed)) == listed
    assert len(listed) == len(legal)
    assert list(legal[5:9]) == [legal[number] for number in range(5, 9)]
    everything = list(legal)
    assert everything == [legal[number] for number in range(len(legal))]
    assert everything[-1] == legal[-1]
    hand = placements(state.table.grid, (20, 21, 33, WILD)).actions
    assert set(map(GAME.format_action, hand)) <= set(listed)


def test_a_hand_of_the_program_is_never_traded_unseen() -> None:
    """Only where hands are unknown does somebody trade cards without a name."""
    state = GAME.initial(GAME.setup(2, {"starter": "first"}))
    stream = Stream("own", "cards")
    while GAME.actors(state) == (CHANCE,):
        state = GAME.play(state, CHANCE, GAME.chance(state, stream)).state
    assert UNTOLD not in state.hands[0]
    assert "iota-refused-kind" == refused(state, "trade ?")
