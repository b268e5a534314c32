"""When chance cards can be used: questions about what lies open and one's own cards."""

from __future__ import annotations

import pytest

from accessgames.games.tetrikon.rules.actions import UseCard
from accessgames.games.tetrikon.rules.chance_cards import (
    FORMS,
    is_joker,
    is_usable,
    legal_jokers,
    legal_uses,
    refuse_use,
)
from tests.games.tetrikon.positions import GEAR, SET, position, refused


def ways(kind: str, **parts: object) -> list[UseCard]:
    """The ways to use a card in a position."""
    return list(legal_uses(GEAR, position(**parts), 0, kind))  # type: ignore[arg-type]


def reason(action: UseCard, **parts: object) -> str:
    """Why a card can't be used, or an empty string."""
    refusal = refuse_use(GEAR, position(**parts), 0, action)  # type: ignore[arg-type]
    return "" if refusal is None else refusal.key.removeprefix("tetrikon-refused-")


@pytest.mark.parametrize("kind", sorted(SET.chance_by_id))
def test_a_simple_card_has_one_way(kind: str) -> None:
    """A card that needs nothing can always be used, but for building and the immunity."""
    found = ways(kind)
    if kind in FORMS or kind in {"build-two", "immunity"}:
        return
    if kind == "random-piece":
        assert [UseCard(kind)] == found
        assert not is_usable(GEAR, position(offer="- - - - - -", bag=""), 0, kind)
        return
    assert [UseCard(kind)] == found
    assert is_usable(GEAR, position(), 0, kind)


def test_own_pieces_to_swap() -> None:
    """Each type of free piece once; none without a free piece."""
    assert [UseCard("swap-manager", give="d2"), UseCard("swap-manager", give="k1")] == ways(
        "swap-manager", free=["k1 d2 k1"]
    )
    assert [] == ways("swap-manager", placed=["k1 1 a1"])


def test_pieces_to_swap_with_players() -> None:
    """Every own piece for every piece of every other player."""
    found = ways("swap-player", seats=3, free=["k1 d2", "t3", "x5 x5"])
    assert 4 == len(found)
    assert UseCard("swap-player", partner=2, give="d2", take="x5") in found
    assert [] == ways("swap-player", free=["k1"])


def test_players_to_claim_from() -> None:
    """Any other player, also one who has nothing."""
    assert [1, 2, 3] == [action.partner for action in ways("take-twenty-five", seats=4)]
    assert [1] == [action.partner for action in ways("piece-from-player")]


def test_places_to_choose_from() -> None:
    """The places with a piece."""
    found = ways("choose-piece", offer="- d2 t3 - i4 o4", bag="")
    assert [2, 3, 5, 6] == [action.place for action in found]


def test_building_needs_something_that_fits() -> None:
    """`build-two` needs a free piece with a place, and a turn in which building is open."""
    assert [UseCard("build-two")] == ways("build-two", free=["k1"])
    assert [] == ways("build-two")
    assert [] == ways("build-two", free=["k1"], turn={"letters": "c"})
    assert [] == ways("build-two", free=["k1"], turn={"no_build": True})
    assert [] == ways("build-two", free=["k1"], placed=["i4 1 a1, i4 1 a2, t3 1 a3, k1 1 d3"])


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", []),
        ("joker-10", []),
        ("joker-10 joker-25", [("joker-10", "joker-25")]),
        ("joker-10 joker-10", [("joker-10", "joker-10")]),
        (
            "joker-10 joker-25 joker-50",
            [
                ("joker-10", "joker-25"),
                ("joker-10", "joker-25", "joker-50"),
                ("joker-10", "joker-50"),
                ("joker-25", "joker-50"),
            ],
        ),
        ("draw-1 joker-50", []),
    ],
)
def test_several_jokers_together(cards: str, expected: list[tuple[str, ...]]) -> None:
    """Every choice of two or more kept jokers, written in order."""
    found = [(action.kind, *action.others) for action in legal_jokers(GEAR, tuple(cards.split()))]
    assert expected == sorted(found)


def test_what_is_a_joker() -> None:
    """The three kinds of the set, and nothing that it does not know."""
    found = [kind for kind in SET.chance_by_id if is_joker(GEAR, kind)]
    assert ["joker-10", "joker-25", "joker-50"] == found
    assert not is_joker(GEAR, "joker-100")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (UseCard("draw-1", place=3), "card-form"),
        (UseCard("choose-piece"), "card-form"),
        (UseCard("choose-piece", place=3, give="k1"), "card-form"),
        (UseCard("choose-piece", place=-1), "place"),
        (UseCard("swap-player", partner=1, give="k1"), "card-form"),
        (UseCard("swap-player", partner=1, give="d2", take="t3"), "not-free"),
        (UseCard("swap-player", partner=1, give="k1", take="d2"), "not-theirs"),
        (UseCard("swap-player", partner=0, give="k1", take="k1"), "partner"),
        (UseCard("swap-player", partner=7, give="k1", take="t3"), "partner"),
        (UseCard("take-twenty-five", partner=0), "partner"),
        (UseCard("joker-10", ("joker-25",)), ""),
        (UseCard("joker-25", ("joker-10",)), "card-form"),
        (UseCard("joker-25", ("draw-1",)), "card-form"),
        (UseCard("draw-1", ("joker-10",)), "card-form"),
        (UseCard("immunity"), "immunity-use"),
    ],
)
def test_reasons_against(action: UseCard, expected: str) -> None:
    """What is missing, superfluous, not there, or in another order."""
    assert expected == reason(action, free=["k1", "t3"])


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({}, ""),
        ({"closing": "time"}, "trade-final"),
        ({"turn": {"offers": 4}}, "offers"),
    ],
)
def test_a_swap_with_a_player_is_trading(parts: dict[str, object], expected: str) -> None:
    """Last turns and the number of offers count for the card, too."""
    action = UseCard("swap-player", partner=1, give="k1", take="t3")
    assert expected == reason(action, free=["k1", "t3"], **parts)


def test_a_card_that_is_not_held() -> None:
    """Using a card needs the card, and as many of it as are named."""
    state = position(cards=["joker-10"], free=["k1"])
    assert "no-card" == refused(state, "use draw-1")
    assert "few-cards" == refused(state, "use joker-10 joker-10")
    assert "first" == refused(position(cards=["draw-1"], turn={"first": True}), "use draw-1")
