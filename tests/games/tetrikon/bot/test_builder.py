"""The builder: lays what fits best, buys, takes offers that bring more than they cost."""

from __future__ import annotations

from tests.games.tetrikon.bot.playing import choice, choices, keys, values
from tests.games.tetrikon.positions import play, position


def test_fills_its_diagram() -> None:
    """What fills the diagram comes before everything."""
    state = position(free=["k1 i4"], placed=["o4 1 a1, o4 1 c1"], money=["100"])
    assert "build i4 1 a3" == choice(state, "greedy")
    assert ["full"] == keys(state, "build i4 1 a3", "greedy")


def test_lays_the_largest_piece_first() -> None:
    """Of the pieces that leave a good rest it lays the largest."""
    state = position(free=["k1 u5 d2"])
    assert {"u5"} == {text.split()[1] for text in choices(state, "greedy")}


def test_leaves_a_rest_that_can_be_filled() -> None:
    """A piece is not laid where the rest could not be filled by anything that can still come."""
    state = position(free=["d2"], placed=["o4 1 a1, o4 1 c1"], offer="d2 - - - - -", bag="")
    assert {"build d2 1 a3", "build d2 1 c3"} == set(choices(state, "greedy"))
    assert ["blocked"] == keys(state, "build d2 1 b3", "greedy")
    assert ["rest"] == keys(state, "build d2 1 a3", "greedy")


def test_rolls_before_it_buys() -> None:
    """When nothing is to be built it buys if it can, and rolls before everything else."""
    assert "buy" == choice(position(money=["100"]), "greedy")
    assert "roll" == choice(position(), "greedy")


def test_buys_the_largest_piece_where_it_may_choose() -> None:
    """With purchase by choice it takes a large piece."""
    state = position(money=["100"], options={"buying": "choice"}, offer="k1 x5 d2 t3 r3 i4")
    assert "buy 2" == choice(state, "greedy")


def test_makes_no_offers_and_exchanges_nothing() -> None:
    """It does not begin trading, and does not take out what lies."""
    state = position(free=["k1", "d2"], placed=["i4 1 a1"])
    found = values(state, "greedy")
    assert found["deal 1"] < found["end"]
    assert all(value < found["end"] for text, value in found.items() if text.startswith("exchange"))


def test_takes_offers_that_bring_more() -> None:
    """A large piece for a small one is taken, a small one for a large one refused."""
    offered = ("deal 1", "add give u5", "add take k1", "propose")
    good, _ = play(position(free=["u5", "k1"]), *offered)
    assert "accept" == choice(good, "greedy")
    bad, _ = play(position(free=["k1", "u5"]), "deal 1", "add give k1", "add take u5", "propose")
    assert "refuse" == choice(bad, "greedy")


def test_values_money() -> None:
    """A piece is sold for 20 T a square and more, not for less."""
    state = position(free=["", "t3"], money=["50 10 5"])
    dear, _ = play(
        state, "deal 1", "add give 50", "add give 10", "add give 5", "add take t3", "propose 50 10 5"
    )
    assert "accept" == choice(dear, "greedy")
    cheap, _ = play(state, "deal 1", "add give 50", "add give 5", "add take t3", "propose 50 5")
    assert "refuse" == choice(cheap, "greedy")


def test_pieces_that_fit_nowhere_are_cheap() -> None:
    """A piece larger than what is empty is worth a quarter."""
    state = position(free=["", "u5"], placed=["", "o4 1 a1, o4 1 c1"], money=["50"])
    offered, _ = play(state, "deal 1", "add give 50", "add take u5", "propose 50")
    assert "accept" == choice(offered, "greedy")


def test_gives_the_smallest_piece() -> None:
    """Who has to give a piece away gives the smallest."""
    state = position(free=["u5 k1 d2"])
    asked, _ = play(state, "roll", "dice 2 2", "choose chance", "chance surrender")
    assert "give k1" == choice(asked, "greedy")
