"""The strong player: plans, buys, repairs, trades, and knows when the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.games.tetrikon.rules.tasks import InflationChoice, RewardChoice
from tests.games.tetrikon.bot.playing import choice, choices, outlook, values
from tests.games.tetrikon.positions import play, position, to_draw

LAST: Any = {"closing": "filled", "winner": 1, "last_turns": ()}


def test_fills_its_diagram() -> None:
    """What fills the diagram comes before everything."""
    state = position(free=["i4"], placed=["o4 1 a1, o4 1 c1"], money=["100"])
    assert "build i4 1 a3" == choice(state)


def test_fills_its_diagram_with_two_pieces() -> None:
    """The card for two pieces is used when two pieces fill the diagram."""
    state = position(free=["i4 i4"], placed=["i4 1 a1"], cards=["build-two"])
    assert "use build-two" == choice(state)
    begun, _ = play(state, "use build-two")
    assert all(text.startswith("build i4") for text in choices(begun))


def test_fills_its_diagram_by_an_exchange() -> None:
    """A piece is taken out when another one fills the diagram."""
    state = position(free=["i4"], placed=["o4 1 a1, o4 1 c1, t3 1 a3"], offer="x5 x5 x5 u5 u5 u5")
    assert "exchange a3 i4 1 a3" == choice(state)


def test_builds_along_its_plan() -> None:
    """Of the places of a piece only those of the plan have a good value."""
    state = position(free=["i4"], placed=["i4 1 a1"])
    found = {text: value for text, value in values(state).items() if text.startswith("build")}
    assert {"build i4 1 a2", "build i4 1 a3"} >= {text for text, value in found.items() if value > 0} != set()


@pytest.mark.parametrize("name", ["strong", "adviser"])
def test_lays_what_shortens_the_way_where_it_may_not_roll(name: str) -> None:
    """The plan would fill the rest with one larger piece, but nothing else can be done in this turn."""
    parts: dict[str, Any] = {"free": ["k1"], "placed": ["i4 1 a1, p5 1 a2"], "offer": "i5 x5 u5 u5 u5 p5"}
    places = {"build k1 1 c2", "build k1 1 c3", "build k1 1 d2", "build k1 1 d3"}
    assert places >= set(choices(position(**parts, turn={"no_roll": True}), name)) != set()
    assert "roll" == choice(position(**parts), name)


def test_lays_nothing_in_the_way_where_it_may_not_roll() -> None:
    """A piece after which it takes more turns stays where it is, however little else there is to do."""
    parts: dict[str, Any] = {"free": ["k1 i4"], "placed": ["i4 1 a1"], "offer": "i5 x5 u5 u5 u5 p5"}
    found = values(position(**parts, turn={"no_roll": True}))
    assert found["build k1 1 c2"] < found["end"] < found["build k1 1 a2"] < found["build i4 1 a3"]


def test_rolls_while_t_are_few() -> None:
    """Without T the roll comes first; with plenty of them other things do."""
    assert "roll" == choice(position())
    rich = values(position(money=["100 100 100 100 50 50 50 50 50 50"]))
    assert rich["buy"] > rich["roll"]


def test_buys_where_it_may_choose() -> None:
    """With purchase by choice it takes the piece that its plan lacks."""
    state = position(
        money=["100"],
        options={"buying": "choice"},
        placed=["o4 1 a1, o4 1 c1"],
        offer="x5 u5 x5 i4 u5 x5",
        turn={"letters": "a"},
    )
    assert "buy 4" == choice(state)


def test_swaps_a_piece_that_it_can_spare() -> None:
    """With a useless piece and a good offer the swap at the manager is worth a turn."""
    state = position(free=["x5"], placed=["i4 1 a1"], offer="i4 i4 o4 o4 l4 l4")
    assert "swap x5" == choice(state)


def test_uses_cards_that_are_worth_more_than_a_roll() -> None:
    """A kept card takes the place of the roll only when it brings more."""
    state = position(cards=["inheritance joker-10"])
    found = values(state)
    assert found["use inheritance"] > found["roll"] > found["use joker-10"]


def test_uses_drawn_cards_at_once() -> None:
    """A card just drawn is used at once where it brings something: later it would cost a roll."""
    state, _ = to_draw(position(), "joker-25")
    assert "use joker-25" == choice(state)
    nothing, _ = to_draw(position(), "build-two")
    assert "keep" == choice(nothing)


@pytest.mark.parametrize(("faces", "wanted"), [("2 2", "chance"), ("4 4", "money"), ("5 5", "money")])
def test_chooses_by_what_it_brings(faces: str, wanted: str) -> None:
    """Equal dice: one T card is worth less than a chance card, two are worth more."""
    state, _ = play(position(), "roll", f"dice {faces}")
    assert isinstance(state.table.task, RewardChoice)
    assert f"choose {wanted}" == choice(state)


def test_takes_a_piece_for_two_sixes() -> None:
    """A piece of a useful offer is worth more than three T cards."""
    good, _ = play(position(offer="i4 i4 l4 l4 p5 u5"), "roll", "dice 6 6")
    assert "choose piece" == choice(good)
    bad, _ = play(position(placed=["o4 1 a1, o4 1 c1"], offer="x5 x5 x5 x5 u5 u5"), "roll", "dice 6 6")
    assert "choose money" == choice(bad)


def test_gives_the_piece_it_needs_least() -> None:
    """Who has to give a piece away gives the one outside the plan."""
    state = position(free=["i4 x5"], placed=["o4 1 a1, o4 1 c1"])
    asked, _ = to_draw(state, "surrender")
    assert "give x5" == choice(asked)


def test_uses_immunity_for_a_piece_it_needs() -> None:
    """A piece that is needed is worth the card immunity, one that is not is given."""
    needed = position(free=["i4"], placed=["o4 1 a1, o4 1 c1"], cards=["immunity"], offer="x5 x5 x5 u5 u5 u5")
    asked, _ = to_draw(needed, "surrender")
    assert "immune" == choice(asked)
    spare, _ = to_draw(position(free=["x5"], placed=["o4 1 a1, o4 1 c1"], cards=["immunity"]), "surrender")
    assert "give x5" == choice(spare)


# ---------------------------------------------------------------- trading

# Seat 0 lacks two rows of four, seat 1 a row of three and a square; each has what the other needs.
TRADE: Any = {
    "free": ["t3", "i4"],
    "placed": ["i4 1 a1", "o4 1 a1, k1 1 a3"],
    "offer": "x5 x5 u5 u5 u5 p5",
}


def test_makes_a_deal_from_beginning_to_end() -> None:
    """It opens the deal, puts in what it meant, proposes, and the other strong player agrees."""
    state = position(**TRADE)
    steps = []
    while "accept" not in steps:
        text = choices(state)[0]
        steps.append(text)
        state, _ = play(state, text)
        assert len(steps) < 10
    assert "deal 1" == steps[0]
    assert {"add give t3", "add take i4"} <= set(steps)
    assert "propose" == steps[-2].split()[0]
    assert ("i4",) == state.table.players[0].free
    assert ("t3",) == state.table.players[1].free


def test_one_refusal_is_enough() -> None:
    """Who was refused in a turn offers nothing more in it."""
    state = position(**TRADE, turn={"offers": 1})
    found = values(state)
    assert found["deal 1"] < found["end"]


def test_a_draft_without_aim_is_cancelled() -> None:
    """An offer begun without a deal in mind is taken back."""
    state, _ = play(position(), "deal 1")
    assert "cancel" == choice(state)


def test_refuses_what_helps_the_other_more() -> None:
    """A deal that fills the other's diagram for a few T is refused."""
    state = position(
        free=["", "i4"], placed=["o4 1 a1, o4 1 c1", "i4 1 a1"], money=["10"], offer="x5 x5 u5 u5 u5 p5"
    )
    offered, _ = play(state, "deal 1", "add give 10", "add take i4", "propose 10")
    assert "refuse" == choice(offered)


def test_answers_a_swap_by_its_plan() -> None:
    """The card for a swap with a player is answered by what the pieces are worth."""
    state = position(**TRADE, cards=["swap-player"])
    asked, _ = play(state, "use swap-player 1 t3 i4")
    assert "accept" == choice(asked)
    worse = position(
        free=["x5", "i4"],
        placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"],
        cards=["swap-player"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    asked, _ = play(worse, "use swap-player 1 x5 i4")
    assert "refuse" == choice(asked)


def test_cards_against_others_choose_the_best_victim() -> None:
    """With three at the table the piece is taken where a useful one has to be given."""
    state = position(
        seats=3,
        free=["", "x5", "i4"],
        placed=["o4 1 a1, o4 1 c1"],
        cards=["piece-from-player"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    found = values(state)
    assert found["use piece-from-player 2"] > found["use piece-from-player 1"]


# ---------------------------------------------------------------- the end, and inflation


def test_last_turn_covers_squares() -> None:
    """When the game closes, only covered squares count: the largest piece is laid, plan or not."""
    state = position(free=["k1 t3"], placed=["o4 1 a1, o4 1 c1"], **LAST)
    assert {"t3"} == {text.split()[1] for text in choices(state)}


def test_last_turn_buys_before_it_builds() -> None:
    """Without a free piece the last turn buys one, to lay it then."""
    state = position(money=["100"], placed=["i4 1 a1"], offer="t3 t3 t3 t3 r3 r3", **LAST)
    assert "buy" == choice(state)


@pytest.mark.parametrize("name", ["strong", "adviser"])
def test_last_turn_buys_what_covers_more_than_what_is_there(name: str) -> None:
    """A free piece without a place, or a smaller one, keeps nobody from buying one to lay."""
    parts: Any = {"money": ["100"], "placed": ["o4 1 a1, o4 1 c1"], "offer": "t3 t3 t3 t3 r3 r3", **LAST}
    assert "buy" == choice(position(free=["x5"], **parts), name)
    assert "buy" == choice(position(free=["k1"], **parts), name)


@pytest.mark.parametrize(("turn", "best"), [({}, "use random-piece"), ({"letters": "a"}, "end")])
def test_last_turn_uses_a_card_for_a_piece_while_it_can_be_laid(turn: dict[str, str], best: str) -> None:
    """A card that brings a piece is used before anything else, so that the piece can be laid."""
    parts: Any = {"placed": ["o4 1 a1, o4 1 c1"], "offer": "t3 t3 t3 t3 r3 r3", "cards": ["random-piece"]}
    assert best == choice(position(turn=turn, **parts, **LAST))


# Seat 1 only has to lay its last piece; seat 0 has two pieces for places that its plan leaves to another.
NEAR: Any = {
    "free": ["k1 k1", "i4"],
    "placed": ["i4 1 a1, p5 1 a2", "o4 1 a1, o4 1 c1"],
    "offer": "i5 x5 u5 u5 u5 p5",
}


@pytest.mark.parametrize("name", ["strong", "adviser"])
def test_lays_in_time_where_places_count(name: str) -> None:
    """With an end at hand among four, squares are covered while there are turns left for all pieces."""
    best = {
        seats: max(
            value
            for text, value in values(position(seats=seats, **NEAR), name).items()
            if text.startswith("build")
        )
        for seats in (2, 4)
    }
    assert best[2] < 0 < best[4]


def test_one_piece_can_wait_for_the_last_turn() -> None:
    """What is laid in the last turn anyway needs no hurry, and between two only the first place counts."""
    assert 0.0 == outlook(position(seats=2, **NEAR)).hurry
    assert 0.5 < outlook(position(seats=4, **NEAR)).hurry < 1
    assert 0.0 == outlook(position(seats=4, **NEAR | {"free": ["k1", "i4"]})).hurry


def test_last_turn_does_not_swap() -> None:
    """A swap would be the whole last turn and cover nothing."""
    state = position(free=["x5"], placed=["o4 1 a1, o4 1 c1"], offer="i4 i4 i4 i4 d2 d2", **LAST)
    assert values(state)["swap x5"] < values(state)["end"]


def test_inflation_by_who_loses_more() -> None:
    """Inflation is called when the others lose more by it than oneself."""
    mine = position(free=["i4 i4", ""], placed=["i4 1 a1"], pending=(InflationChoice(0),))
    assert "no-inflation" == choice(mine)
    theirs = position(free=["", "i4 i4"], placed=["i4 1 a1"], pending=(InflationChoice(0),))
    assert "inflation" == choice(theirs)


def test_outlook_of_a_turn() -> None:
    """The outlook knows the plan, the spare piece, and how many of the offer are of use."""
    state = position(free=["x5 i4"], placed=["i4 1 a1"], offer="i4 i4 x5 u5 u5 u5", money=["100 100 100"])
    look = outlook(state)
    assert "x5" == look.spare
    assert 1 == len(look.planned)
    assert 0.5 == look.thrift
    assert not look.final
