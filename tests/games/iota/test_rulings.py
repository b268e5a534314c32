"""The rulings I1 to I12, each where the rules are silent; the options change those that are a choice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, SPECTATOR
from accessgames.games.iota.notation import parse_action
from accessgames.games.iota.rules.actions import PASS, Trade
from accessgames.games.iota.rules.cards import WILD, Scoring
from accessgames.games.iota.rules.events import (
    Drew,
    Ended,
    LeftOver,
    Passed,
    Placed,
    Recycled,
    StartBuried,
    StartCard,
    Starter,
    StarterTied,
    TurnBegan,
)
from accessgames.games.iota.rules.view import Turn, identities
from tests.games.iota.positions import GAME, cards, play, position, refused, scoring, spot

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

BLOCKED = "m50=r1c"
"""With an empty deck and hands that could go on: passing is still allowed."""


def passes(state: IotaState, count: int) -> IotaState:
    """Let the players pass in turn."""
    return play(state, *["pass"] * count)[0]


@pytest.mark.parametrize(("rounds", "count"), [("1", 2), ("2", 4), ("3", 6)])
def test_i1_the_game_ends_when_all_pass_on_an_empty_deck(rounds: str, count: int) -> None:
    """I1: one full round of passes ends it, or two or three by the option `empty-rounds`."""
    options = {"empty-rounds": rounds, "idle-rounds": "10"}
    state = passes(position(BLOCKED, "r2c", "r3c", deck=0, options=options), count - 1)
    assert "play" == state.table.phase
    state, events = play(state, "pass")
    assert ("over", "stuck") == (state.table.phase, state.table.ending)
    assert Ended("stuck", None, (0, 0)) == events[-1]


def test_i1_a_placement_starts_the_count_again() -> None:
    """I1: all players have to pass in a row."""
    state = play(position(BLOCKED, "r2c r4c", "r3c g1c", deck=0), "pass", "place n50=r3c", "pass")[0]
    assert ("play", 1) == (state.table.phase, state.table.stuck)


def test_i1_nothing_is_doubled_or_lost_then() -> None:
    """I1: the scores stand as they are."""
    state = passes(position(BLOCKED, "r2c", "r3c", deck=0, scores=(7, 5)), 2)
    outcome = GAME.outcome(state)
    assert (7, 5) == state.table.scores
    assert outcome is not None
    assert "stuck" == outcome.ending


@pytest.mark.parametrize("rounds", ["2", "3", "5", "10"])
def test_i2_the_game_ends_after_full_rounds_without_a_placement(rounds: str) -> None:
    """I2: with cards left in the deck, by the option `idle-rounds`, three rounds by default."""
    state = passes(position(BLOCKED, "r2c", "r3c", options={"idle-rounds": rounds}), 2 * int(rounds) - 1)
    assert "play" == state.table.phase
    state, events = play(state, "pass")
    assert Ended("idle", None, (0, 0)) == events[-1]
    assert (0, "idle") == (state.table.stuck, state.table.ending)


def test_i2_three_rounds_are_the_default() -> None:
    """I2: the ruling without an option."""
    assert "3" == GAME.setup(2, {}).value("idle-rounds")


def test_i3_no_more_cards_can_be_traded_than_the_deck_holds() -> None:
    """I3: two cards in the deck, so three are too many and two are not."""
    state = position(BLOCKED, "r2c r3c r4c", "g1c", deck=2)
    told = refused(state, "trade r2c r3c r4c")
    assert {"key": "iota-refused-trade-deck", "count": 3, "deck": 2} == told
    assert {} == refused(state, "trade r2c r3c")


def test_i3_an_empty_deck_allows_no_trade() -> None:
    """I3: only passing is left."""
    told = refused(position(BLOCKED, "r2c", "r3c", deck=0), "trade r2c")
    assert {"key": "iota-refused-trade-empty"} == told


def test_i3_traded_cards_come_after_all_others() -> None:
    """I3: they go under the deck first, then as many are drawn from the top."""
    state = play(position(BLOCKED, "r2c r3c", "g1c", deck=2), "trade r2c r3c")[0]
    assert cards("r2c r3c") == tuple(card for card, _ in state.bottom)
    assert set(state.pool).isdisjoint(cards("r2c r3c"))
    first, second = (GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE))
    state = play(state, first, second)[0]
    assert (2, ()) == (state.table.deck, state.pool)


def test_i3_the_bottom_of_the_deck_comes_in_the_order_in_which_it_was_put() -> None:
    """I3: once the unknown cards are gone only one card can be drawn."""
    state = position(BLOCKED, "r2c r3c", "g1c g2c g3c g4c", deck=2, bottom="y1c y2c")
    state = play(state, "trade r2c r3c")[0]
    assert ["draw y1c"] == [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)]
    state = play(state, "draw y1c", "draw y2c")[0]
    assert cards("y1c y2c") == state.hands[0]


def test_i3_the_option_lets_any_number_be_traded() -> None:
    """I3: with `trade` = `any` some of the cards come straight back."""
    state = position(BLOCKED, "r2c r3c", "g1c", deck=0, options={"trade": "any"})
    state, events = play(state, "trade r2c r3c", "draw r2c", "draw r3c")
    assert cards("r2c r3c") == state.hands[0]
    assert TurnBegan(1) == events[-1]
    assert 1 == state.table.stuck


def opening(options: dict[str, str]) -> IotaState:
    """Deal two hands; the start card comes next."""
    state = GAME.initial(GAME.setup(2, {"starter": "first", **options}))
    return play(state, *[f"draw {colour}{number}c" for colour in "rg" for number in (1, 2, 3, 4)])[0]


def test_i4_a_wild_start_card_stays() -> None:
    """I4: the rules take the top card, whatever it is."""
    state, events = play(opening({}), "draw w")
    assert (StartCard(WILD, 57), TurnBegan(0)) == events
    assert WILD == state.table.grid[spot("m50")]


def test_i4_the_first_player_may_recycle_a_wild_start_card_with_any_card() -> None:
    """I4: alone on the table it can stand for everything."""
    state = play(opening({}), "draw w")[0]
    recycles = [text for text in map(GAME.format_action, GAME.legal_actions(state, 0)) if "recycle" in text]
    assert [f"recycle m50=r{number}c" for number in (1, 2, 3, 4)] == recycles


def test_i4_the_option_buries_a_wild_start_card() -> None:
    """I4: with `wild-start` = `bury` it goes under the deck, seen by all, and the next card is turned up."""
    state, events = play(opening({"wild-start": "bury"}), "draw w")
    assert (StartBuried(),) == events
    assert ("start", 58) == (state.table.phase, state.table.deck)
    assert (WILD,) == GAME.view(state, SPECTATOR).bottom
    state, events = play(state, "draw b1c")
    assert (StartCard(cards("b1c")[0], 57), TurnBegan(0)) == events


WILDS = "m50=w n50=r2c n51=w"
"""Two wild cards: the left one in a row, the other above the card beside it."""


def test_i5_one_wild_card_after_the_other_can_be_recycled() -> None:
    """I5: any number before the turn's action, the hand keeps its size, nothing is scored."""
    state, events = play(position(WILDS, "r1c r3s b4t g2x", "b1c"), "recycle m50=r1c", "recycle n51=r3s")
    assert (Recycled(0, spot("m50"), *cards("r1c")), Recycled(0, spot("n51"), *cards("r3s"))) == events
    assert cards("b4t g2x w w") == state.hands[0]
    assert ((0, 0), 0, "play") == (state.table.scores, state.table.turn, state.table.phase)


def test_i5_the_option_allows_one_recycling_per_turn() -> None:
    """I5: with `recycling` = `one` the second is refused and not listed."""
    state = position(WILDS, "r1c r3s b4t g2x", "b1c", options={"recycling": "one"})
    state = play(state, "recycle m50=r1c")[0]
    assert {"key": "iota-refused-recycle-once", "spot": spot("n51")} == refused(state, "recycle n51=r3s")
    assert not [text for text in map(GAME.format_action, GAME.legal_actions(state, 0)) if "recycle" in text]


def test_i5_recycling_may_come_before_a_pass_or_a_trade() -> None:
    """I5: a new turn may recycle again."""
    state, events = play(position(WILDS, "r1c b4t", "r3s", deck=0), "recycle m50=r1c", "pass")
    assert (Passed(0), TurnBegan(1)) == events[1:]
    assert ((spot("m50"), *cards("r1c")),) == state.table.history[-1].recycled
    assert () == state.table.recycled
    assert {} == refused(state, "recycle n51=r3s")


def test_i5_a_wild_card_is_not_swapped_for_a_wild_card() -> None:
    """I5: the rules say "any other card"."""
    told = refused(position(WILDS.replace("n51=w", "n51=r3s"), "w", "r1c"), "recycle m50=w")
    assert {"key": "iota-refused-recycle-wild-for-wild", "spot": spot("m50")} == told


def test_i5_a_recycled_wild_card_is_known_to_all_until_it_leaves_the_hand() -> None:
    """I5: everybody saw it being taken."""
    state = play(position(WILDS, "r1c b4t g2x y1s", "r3s"), "recycle m50=r1c")[0]
    assert (WILD, None, None, None) == GAME.view(state, 1).hands[0]
    assert (WILD, None, None, None) == GAME.view(state, SPECTATOR).hands[0]
    state = play(state, "trade b4t")[0]
    assert (None, None, None) == GAME.view(state, 1).hands[0]


def test_i6_a_wild_card_may_equal_a_card_on_the_table() -> None:
    """I6: the red circle 2 lies elsewhere, and nothing else fits between these."""
    board = "m50=r1c n50=r3c o50=r4c o51=r2c"
    state = position(board, "w", "b1c")
    assert {} == refused(state, "place l50=w")
    after = play(state, "place l50=w")[0]
    assert cards("r2c") == identities(GAME.view(after, 0), spot("l50"))


def test_i6_two_wild_cards_in_one_line_are_judged_together() -> None:
    """I6: the left one has to be a 2 or 3, the right one a 1, and between them lies a 1."""
    board = "n50=g1c m51=g4c n51=g2s o51=g1t m52=g1x o52=g1s"
    state = position(board, "w w", "b1c")
    assert {} == refused(state, "place m50=w")
    assert {} == refused(state, "place o50=w")
    told = refused(state, "place m50=w o50=w")
    places = (spot("m50"), spot("o50"))
    expected = {"key": "iota-refused-wilds", "spots": places, "direction": "row", "property": "number"}
    assert expected == told


def test_i6_new_cards_beside_two_wild_cards_are_judged_together() -> None:
    """I6: two cards of one turn narrow two wild cards that share a row of their own."""
    state = position("m50=w n50=g1c o50=w m51=r4c o51=g1t n49=b1c", "g1x r1s", "b1x")
    assert {} == refused(state, "place m49=g1x")
    assert {} == refused(state, "place o49=r1s")
    told = refused(state, "place m49=g1x o49=r1s")
    places = (spot("m50"), spot("o50"))
    expected = {"key": "iota-refused-wilds", "spots": places, "direction": "row", "property": "number"}
    assert expected == told
    assert parse_action("place m49=g1x o49=r1s") not in list(GAME.legal_actions(state, 0))


def scored(points: int) -> Turn:
    """A turn that brought so many points."""
    return Turn(0, (), (), 0, Scoring((), points, (), points, points))


def test_i7_equal_scores_share_the_victory() -> None:
    """I7: there is no tie-breaker."""
    history = tuple(replace(scored(points), seat=seat) for seat, points in enumerate((9, 9, 4)))
    outcome = GAME.outcome(passes(position(BLOCKED, "r2c", "r3c", "g2c", deck=0, history=history), 3))
    assert outcome is not None
    assert ((9, 9, 4), (1, 1, 3), (0, 1)) == (outcome.totals, outcome.places, outcome.winners())


def test_i8_cards_left_in_hand_cost_nothing() -> None:
    """I8: the default."""
    state, events = play(position("m50=r1c", "r2c", "r3c y4x", deck=0, scores=(0, 8)), "place n50=r2c")
    assert (6, 8) == state.table.scores
    assert Ended("went-out", 0, (6, 8)) == events[-1]


def test_i8_the_option_takes_their_numbers_off() -> None:
    """I8: with `leftover` = `minus`; a wild card costs nothing, and the hands are laid open."""
    history = (replace(scored(8), seat=1),)
    options = {"leftover": "minus"}
    state = position("m50=r1c", "r2c", "r3c y4x w", deck=0, scores=(0, 8), options=options, history=history)
    state, events = play(state, "place n50=r2c")
    assert LeftOver(1, cards("r3c y4x w"), -7, 1) == events[-2]
    assert Ended("went-out", 0, (6, 1)) == events[-1]
    assert cards("r3c y4x w") == GAME.view(state, 0).hands[1]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (6, 1) == outcome.totals


def drawing(*texts: str, seats: int = 3) -> tuple[IotaState, tuple[object, ...]]:
    """Draw for who starts."""
    return play(GAME.initial(GAME.setup(seats, {})), *[f"draw {text}" for text in texts])


def test_i9_the_highest_number_starts() -> None:
    """I9: and the hands are dealt from the starter on, all 66 cards back in the deck."""
    state, events = drawing("r2c", "g4t", "b1s")
    assert Starter(1, 4) == events[-1]
    assert ("deal", 1, 66, 4) == (state.table.phase, state.table.turn, state.table.deck, state.table.owed)


def test_i9_tied_players_draw_again() -> None:
    """I9: only they, and all cards go back before."""
    state, events = drawing("r4c", "g2t", "b4s")
    assert StarterTied((0, 2), 4) == events[-1]
    assert ((0, 2), (), 66) == (state.table.contenders, state.table.drawn, len(state.pool))
    state, events = play(state, "draw r4c", "draw b3s")
    assert (Starter(0, 4), "deal") == (events[-1], state.table.phase)


def test_i9_a_wild_card_counts_nothing_in_the_draw() -> None:
    """I9: a 1 beats it, and two wild cards tie."""
    assert Starter(1, 1) == drawing("w", "r1c", seats=2)[1][-1]
    assert StarterTied((0, 1), 0) == drawing("w", "w", seats=2)[1][-1]


def test_i9_what_was_drawn_lies_open() -> None:
    """I9: nobody draws a card that is still on the table."""
    state, _ = drawing("r2c", "g4t")
    view = GAME.view(state, SPECTATOR)
    assert ((0, *cards("r2c")), (1, *cards("g4t"))) == view.table.drawn
    assert set(cards("r2c g4t")).isdisjoint(view.unseen)
    assert {"key": "iota-refused-draw", "card": cards("r2c")[0]} == refused(state, "draw r2c")


def test_i9_the_option_lets_the_first_seat_start() -> None:
    """I9: with `starter` = `first` nobody draws."""
    state, events = play(GAME.initial(GAME.setup(2, {"starter": "first"})), "draw r1c")
    assert (Starter(0, None), Drew(0, 0, 65, 1, 4, dealt=True)) == events
    assert 0 == state.table.starter


def test_i10_going_out_doubles_the_last_turn() -> None:
    """I10: the deck was empty before the turn and the whole hand is placed."""
    told = scoring(position("m50=r1c", "r2c r3c", "g1c", deck=0), "place n50=r2c o50=r3c")
    assert [("out", None, 12)] == [(each.reason, each.line, each.after) for each in told.doublings]


def test_i10_with_cards_in_the_deck_nobody_goes_out() -> None:
    """I10: the hand is filled up again, even from the last card."""
    state, events = play(position("m50=r1c", "r2c", "g1c", deck=1), "place n50=r2c")
    assert isinstance(events[0], Placed)
    assert () == events[0].scoring.doublings
    assert ("refill", 1) == (state.table.phase, state.table.owed)


def test_i10_a_recycled_wild_card_placed_last_counts() -> None:
    """I10: it was taken from the grid in the same turn."""
    state = position("m50=w n50=r2c", "r1c", "g1c", deck=0)
    state, events = play(state, "recycle m50=r1c", "place o50=w")
    assert Ended("went-out", 0, (6, 0)) == events[-1]
    assert ("over", ()) == (state.table.phase, GAME.actors(state))


def test_i10_all_doublings_combine() -> None:
    """I10: a lot, four cards and going out make it eight times as much."""
    state = position("m50=r1c", "g1s g2s g3s g4s", "b1c", deck=0)
    told = scoring(state, "place m51=g1s n51=g2s o51=g3s p51=g4s")
    assert ["lot", "four-cards", "out"] == [each.reason for each in told.doublings]
    assert (12, 96) == (told.base, told.total)


def test_i11_trading_no_card_is_passing() -> None:
    """I11: one action, one notation."""
    assert PASS == Trade(())
    assert "pass" == GAME.format_action(Trade(()))
    state, events = play(position(BLOCKED, "r2c", "r3c"), "pass")
    assert (Passed(0), TurnBegan(1)) == events
    assert 0 == state.table.history[-1].traded


def test_i12_a_wild_card_has_no_declared_identity() -> None:
    """I12: what it can stand for follows from the grid and narrows as lines grow."""
    view = GAME.view(position("m50=r1c n50=w", "r2c", "g1c"), 0)
    assert 64 == len(identities(view, spot("n50")))
    grown = GAME.view(play(position("m50=r1c n50=w", "r2c", "g1c"), "place o50=r2c")[0], 0)
    assert cards("r3c r4c") == identities(grown, spot("n50"))
    assert () == identities(replace(view), spot("m50"))
