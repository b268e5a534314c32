"""Every way to be wrong, with the line and the property that clashes."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from accessgames.engine import Refusal
from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.cards import REACH, WILD, Spot
from accessgames.games.iota.rules.grid import Grid
from accessgames.games.iota.rules.legal import refuse_place
from tests.games.iota import oracle
from tests.games.iota.positions import GAME, cards, grid, laid, position, refused, spot, spots, walk

ROW = "m50=r1c n50=r2c"


def place(board: str, hand: str, text: str) -> dict[str, object]:
    """Return the refusal of a placement."""
    return refused(position(board, hand, "y4x"), f"place {text}")


def test_nothing_placed() -> None:
    """A placement needs a card; passing is another action."""
    refusal = refuse_place(grid(ROW), cards("r3c"), Place(()))
    assert refusal is not None
    assert "iota-refused-nothing" == refusal.key


@pytest.mark.parametrize(
    ("hand", "text", "missing"),
    [
        ("r3c", "o50=r4c", "r4c"),
        ("r3c", "o50=w", "w"),
        ("r3c g1c", "o50=r3c p50=r4c", "r4c"),
    ],
)
def test_not_in_hand(hand: str, text: str, missing: str) -> None:
    """A card that the hand does not hold."""
    assert {"key": "iota-refused-not-in-hand", "card": cards(missing)[0]} == place(ROW, hand, text)


@pytest.mark.parametrize(
    ("hand", "text", "twice"),
    [("w r3c", "o50=w p50=w", "w"), ("r3c g1c", "o50=r3c p50=r3c", "r3c")],
)
def test_a_card_in_hand_is_named_once(hand: str, text: str, twice: str) -> None:
    """What the hand holds, but not so often, is not said to be missing."""
    assert {"key": "iota-refused-card-twice", "card": cards(twice)[0]} == place(ROW, hand, text)


def test_occupied() -> None:
    """Names what lies there."""
    told = place(ROW, "r3c", "n50=r3c")
    assert {"key": "iota-refused-occupied", "spot": spot("n50"), "card": cards("r2c")[0]} == told


def test_the_same_place_twice() -> None:
    """One place, one card."""
    assert {"key": "iota-refused-spot-twice", "spot": spot("o50")} == place(ROW, "r3c r4c", "o50=r3c o50=r4c")


def test_not_in_one_line() -> None:
    """Names all places."""
    told = place(ROW, "r3c g1s", "m51=g1s o50=r3c")
    assert {"key": "iota-refused-not-in-line", "spots": spots("m51 o50")} == told


@pytest.mark.parametrize("text", ["p50=r3c", "o51=r3c", "bj50=r3c"])
def test_not_connected(text: str) -> None:
    """A gap to the grid, a corner, a place far away."""
    told = place(ROW, "r3c", text)
    assert {"key": "iota-refused-unconnected", "spots": (spot(text.split("=", maxsplit=1)[0]),)} == told


def test_a_place_that_no_match_can_reach() -> None:
    """Even beyond what notation can name."""
    refusal = refuse_place(grid(ROW), cards("r3c"), Place(((Spot(5000, 0), cards("r3c")[0]),)))
    assert refusal is not None
    assert ("iota-refused-unconnected", {"spots": (Spot(5000, 0),)}) == (refusal.key, dict(refusal.args))


def test_the_last_place_that_can_be_named() -> None:
    """Cards may lie as far as places have names, and no further."""
    board, card = Grid([(Spot(REACH - 1, 0), WILD), (Spot(0, -REACH + 1), WILD)]), cards("r3c")[0]
    keys = [
        (refuse_place(board, (card,), Place(((place, card),))) or Refusal("legal")).key
        for place in (Spot(REACH, 0), Spot(0, -REACH), Spot(REACH + 1, 0), Spot(0, -REACH - 1))
    ]
    assert ["legal", "legal", "iota-refused-unconnected", "iota-refused-unconnected"] == keys


def test_gap() -> None:
    """Names the first empty place between the cards."""
    told = place(ROW, "r3c r4c", "l50=r3c p50=r4c")
    expected = {"key": "iota-refused-gap", "spot": spot("o50"), "spots": spots("l50 p50"), "direction": "row"}
    assert expected == told


@pytest.mark.parametrize(
    ("board", "text", "line"),
    [
        ("m50=r1c n50=r2c o50=r3c p50=r4c", "q50=g1s", "m50 n50 o50 p50 q50"),
        ("m50=r1c n50=r2c p50=r4c q50=r3c", "o50=g1s", "m50 n50 o50 p50 q50"),
        ("m50=r1c m51=r2c m52=r3c m53=r4c n54=b1s", "m54=g1s", "m50 m51 m52 m53 m54"),
    ],
)
def test_too_long(board: str, text: str, line: str) -> None:
    """Names the line with all its places, however it came to five cards."""
    told = place(board, "g1s", text)
    assert ("iota-refused-too-long", spots(line), 5) == (told["key"], told["spots"], told["length"])


@pytest.mark.parametrize(
    ("card", "about"), [("g3c", "colour"), ("r3s", "shape"), ("r2s", "shape"), ("g2t", "colour")]
)
def test_a_clash_names_line_and_property(card: str, about: str) -> None:
    """The first property that is neither all the same nor all different."""
    told = place(ROW, card, f"o50={card}") if card != "r2s" else place(ROW, card, "o50=r2s")
    assert ("iota-refused-clash", about, "row") == (told["key"], told["property"], told["direction"])
    assert (spots("m50 n50 o50"), cards(f"r1c r2c {card}")) == (told["spots"], told["cards"])


def test_a_clash_of_numbers() -> None:
    """Same colour, same shape, but 1, 2, and 2 again would be the same card; so across other shapes."""
    told = place("m50=r1c n50=g2s", "b2t", "o50=b2t")
    assert ("iota-refused-clash", "number") == (told["key"], told["property"])


def test_a_clash_across_the_line_played() -> None:
    """The row would be good; the column is not."""
    told = place("m50=r1c n50=r2c o51=g3c o52=g4s", "r3c", "o50=r3c")
    assert ("iota-refused-clash", "column", "colour") == (told["key"], told["direction"], told["property"])
    assert spots("o50 o51 o52") == told["spots"]


def test_a_wild_card_in_a_bad_line_does_not_help() -> None:
    """The other cards of the line clash all the same."""
    told = place("m50=r1c n50=r2c", "w g4c", "o50=w p50=g4c")
    assert ("iota-refused-clash", "colour") == (told["key"], told["property"])
    assert cards("r1c r2c w g4c") == told["cards"]


def test_a_wild_card_on_the_grid_must_keep_an_identity() -> None:
    """Its column allows only green, the new row only red."""
    told = place("m50=r1c n50=w n51=g2s n52=g3s", "r4c", "o50=r4c")
    assert {
        "key": "iota-refused-wild",
        "spot": spot("n50"),
        "property": "colour",
        "row": ("red",),
        "column": ("green",),
    } == told


RECYCLE = "m50=r1c n50=w o50=r3c"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("p50=r2c", {"key": "iota-refused-recycle-empty", "spot": spot("p50")}),
        ("m50=r2c", {"key": "iota-refused-recycle-not-wild", "spot": spot("m50"), "card": 0}),
        ("n50=w", {"key": "iota-refused-recycle-wild-for-wild", "spot": spot("n50")}),
        ("n50=r4c", {"key": "iota-refused-not-in-hand", "card": cards("r4c")[0]}),
        (
            "n50=g2c",
            {
                "key": "iota-refused-clash",
                "direction": "row",
                "spots": spots("m50 n50 o50"),
                "cards": cards("r1c g2c r3c"),
                "property": "colour",
            },
        ),
        ("n50=r2c", {}),
    ],
    ids=["empty", "not wild", "wild for wild", "not in hand", "clash", "legal"],
)
def test_recycling(text: str, expected: dict[str, object]) -> None:
    """Each rule of recycling, and the swap that is right."""
    assert expected == refused(position(RECYCLE, "r2c g2c w", "b1x"), f"recycle {text}")


def test_recycling_must_leave_the_other_wild_card_an_identity() -> None:
    """Two wild cards in one row: what takes the place of one narrows the other."""
    board = "m50=w n50=r1c o50=w o51=g3c o52=g4c"
    told = refused(position(board, "r2c b4t", "y1x"), "recycle m50=r2c")
    clash = {"property": "colour", "row": ("red",), "column": ("green",)}
    assert {"key": "iota-refused-wild", "spot": spot("o50"), **clash} == told


def test_a_trade_needs_the_cards() -> None:
    """Also when one of them is there only once."""
    state = position(ROW, "r3c g1s", "b1x")
    assert {"key": "iota-refused-not-in-hand", "card": cards("r4c")[0]} == refused(state, "trade r4c")
    assert {"key": "iota-refused-not-in-hand", "card": WILD} == refused(state, "trade g1s w")


def test_actions_of_another_kind() -> None:
    """Chance does not place and nobody draws by will."""
    state = position(ROW, "r3c", "b1x")
    assert {"key": "iota-refused-kind"} == refused(state, "draw r4c")
    drawing = GAME.initial(GAME.setup(2, {}))
    assert {"key": "iota-refused-kind"} == refused(drawing, "place n50=r1c")
    assert {"key": "iota-refused-kind"} == refused(drawing, "pass")


def test_only_a_card_of_the_deck_can_be_drawn() -> None:
    """Nothing that lies on the table or in a hand."""
    state = GAME.apply(position(ROW, "r3c r4c g1s", "b1x"), 0, Place(laid("o50=r3c"))).state
    for card in ("r1c", "r3c", "r4c", "b1x"):
        assert {"key": "iota-refused-draw", "card": cards(card)[0]} == refused(state, f"draw {card}")
    assert {} == refused(state, "draw w")


@pytest.mark.parametrize("seed", ["refusals 1", "refusals 2", "refusals 3"])
def test_refusals_agree_with_trying_everything(seed: str) -> None:
    """All single cards and pairs near the grid: refused exactly when the referee finds them illegal."""
    turns = [state for state, actor, _ in walk(seed) if actor >= 0]
    for state in turns[1:8:3]:
        board, hand = state.table.grid, state.hands[state.table.turn]
        plain = {(place.x, place.y): oracle.plain(card) for place, card in board.items()}
        near = [Spot(x, y) for x in range(-2, 3) for y in range(-2, 3) if Spot(x, y) not in board]
        singles = (((place, card),) for place, card in product(near, hand))
        pairs = (
            tuple(zip(two, order, strict=True))
            for two in permutations(near, 2)
            for order in permutations(hand, 2)
        )
        for placed in [*singles, *list(pairs)[::7]]:
            legal = oracle.legal(
                plain,
                tuple((place.x, place.y) for place, _ in placed),
                tuple(oracle.plain(card) for _, card in placed),
            )
            assert legal == (refuse_place(board, hand, Place(placed)) is None)


@pytest.mark.parametrize("seed", ["refusals 4", "refusals 5"])
def test_recycling_agrees_with_trying_everything(seed: str) -> None:
    """Every card of the 64 for every wild card of random positions."""
    for state in [state for state, actor, _ in walk(seed) if actor >= 0 and state.table.grid.wilds][::2]:
        board = state.table.grid
        plain = {(place.x, place.y): oracle.plain(card) for place, card in board.items()}
        for place in [place for place, card in board.items() if card == WILD]:
            for card in state.hands[state.table.turn]:
                legal = card != WILD and oracle.consistent({**plain, (place.x, place.y): oracle.plain(card)})
                assert legal == (GAME.refusal(state, state.table.turn, Recycle(place, card)) is None)


def test_every_trade_of_the_hand_is_legal_while_the_deck_lasts() -> None:
    """Including all four cards."""
    state = position(ROW, "r3c g1s w w", "b1x", deck=4)
    assert GAME.refusal(state, 0, Trade(cards("r3c g1s w w"))) is None
