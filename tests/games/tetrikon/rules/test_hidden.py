"""What viewers know, and made-up worlds in the moments where hidden cards matter."""

from __future__ import annotations

from collections import Counter

import pytest

from accessgames.engine import SPECTATOR, Stream
from accessgames.games.tetrikon.rules.state import TetrikonState, TetrikonView
from accessgames.games.tetrikon.rules.views import on_table
from tests.games.tetrikon.census import census
from tests.games.tetrikon.positions import GAME, legal, play, position, to_draw


def worlds(state: TetrikonState, viewer: int, count: int = 12) -> list[TetrikonState]:
    """States that the viewer can't tell from the true one."""
    found = [
        GAME.resample(GAME.view(state, viewer), Stream(str(number), "hidden")) for number in range(count)
    ]
    return [world for world in found if isinstance(world, TetrikonState)]


def moments() -> dict[str, TetrikonState]:
    """Positions in which somebody's hidden cards decide what comes."""
    rich = position(seats=3, money=["50 25 20 5", "100", "5 5"], cards=["joker-10", "immunity", ""])
    trading = position(seats=3, money=["50 25 20 5 1 1 1"], free=["l4", "k1", ""])
    draft = play(trading, "deal 1", "add give 50", "add give 1", "add take k1")[0]
    offer = play(draft, "propose 50 1")[0]
    return {
        "begin": rich,
        "payment": play(rich, "buy")[0],
        "drawn": to_draw(rich, "joker-50")[0],
        "ban": to_draw(rich, "no-trade")[0],
        "banned": play(to_draw(rich, "no-roll")[0], "waive")[0],
        "draft": draft,
        "offer": offer,
        "counter": play(offer, "counter", "add give k1")[0],
        "swap kept": play(
            position(seats=3, free=["k1", "d2"], cards=["swap-player joker-10"]), "use swap-player 1 k1 d2"
        )[0],
        "swap drawn": play(
            to_draw(position(seats=3, free=["k1", "d2"]), "swap-player")[0], "use swap-player 1 k1 d2"
        )[0],
        "claim": play(
            position(seats=3, money=["", "50 5"], cards=["take-twenty-five", "immunity"]),
            "use take-twenty-five 1",
        )[0],
        "open": position(seats=3, money=["50", "5", "1"], cards=["immunity"], options={"hands": "open"}),
    }


@pytest.mark.parametrize("name", moments())
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_worlds_fit_the_view_and_the_set(name: str, viewer: int) -> None:
    """They look the same to the viewer, have all components, and go on with what is legal in them."""
    state = moments()[name]
    for world in worlds(state, viewer):
        assert GAME.view(state, viewer) == GAME.view(world, viewer)
        assert census(state) == census(world)
        assert GAME.actors(state) == GAME.actors(world)
        for action in legal(world)[:5]:
            play(world, action)


def test_worlds_differ() -> None:
    """What is not known is made up anew each time."""
    state = moments()["begin"]
    assert len({world.hands for world in worlds(state, 0)}) > 1
    assert {state.hands[0]} == {world.hands[0] for world in worlds(state, 0)}


def test_hidden_cards_are_dealt_evenly() -> None:
    """A seat's single card is any of the unknown ones, each as often as there are of it."""
    state = position(money=["", "50"])
    found = Counter(world.hands[1].money for world in worlds(state, 0, 600))
    assert {(1,), (5,), (10,), (20,), (25,), (50,), (100,)} >= set(found)
    assert found[20,] > found[100,]
    assert found[10,] > found[100,]


def test_open_hands_leave_nothing_to_make_up() -> None:
    """With open hands every world is the true one."""
    state = moments()["open"]
    assert {state} == set(worlds(state, SPECTATOR))


def test_who_sees_the_card_just_drawn() -> None:
    """Its owner, and everybody once it is shown for a swap."""
    hidden, shown = moments()["drawn"], moments()["swap drawn"]
    for state, viewer, expected in ((hidden, 0, "joker-50"), (hidden, 1, None), (shown, 2, "swap-player")):
        view = GAME.view(state, viewer)
        assert isinstance(view, TetrikonView)
        assert expected == view.drawn


def test_cards_on_the_table() -> None:
    """Used cards and bans are known to everybody, also a ban that is still to be accepted."""
    assert ("no-trade",) == on_table(moments()["ban"].table)
    assert ("no-roll",) == on_table(moments()["banned"].table)
    building, _ = to_draw(position(used="joker-10"), "no-build")
    assert ("joker-10", "no-build") == on_table(building.table)
