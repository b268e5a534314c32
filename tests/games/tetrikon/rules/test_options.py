"""The options of a match: what exists, what is usual, and how the rules read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SetupError
from accessgames.games.tetrikon.material.sets import load_standard
from accessgames.games.tetrikon.rules.options import Rules, options_of
from tests.games.tetrikon.positions import GAME, NOTHING

if TYPE_CHECKING:
    from collections.abc import Mapping


def rules(options: Mapping[str, str] = NOTHING, seats: int = 2) -> Rules:
    """The rules of a match with some options."""
    return Rules.of(GAME.setup(seats, options))


def test_what_is_usual() -> None:
    """One game of the easiest letter; the rulings of the association where the rules are silent."""
    usual = rules()
    assert (2, ("A",), 100, 4, None, None) == (
        usual.seats,
        usual.levels,
        usual.rounds,
        usual.offers,
        usual.manager,
        usual.milliseconds,
    )
    assert usual.mirror
    assert usual.hundreds
    assert usual.change
    assert usual.exchange
    off = (
        usual.choice,
        usual.protects,
        usual.asked,
        usual.open,
        usual.own_dice,
        usual.own_cards,
        usual.best_game,
        usual.lot,
        usual.youngest,
        usual.said,
    )
    assert not any(off)


@pytest.mark.parametrize(
    ("option", "value", "name"),
    [
        ("buying", "choice", "choice"),
        ("immunity", "inflation", "protects"),
        ("inflation", "asked", "asked"),
        ("hands", "open", "open"),
        ("dice", "own", "own_dice"),
        ("cards", "own", "own_cards"),
        ("ties", "best-game", "best_game"),
        ("exchange", "treasury", "treasury_change"),
        ("starter", "youngest", "youngest"),
        ("turn-end", "said", "said"),
    ],
)
def test_what_can_be_switched_on(option: str, value: str, name: str) -> None:
    """Each option changes just its own ruling."""
    usual, changed = rules(), rules({option: value})
    assert getattr(changed, name)
    different = [each for each in Rules.__slots__ if getattr(usual, each) != getattr(changed, each)]
    assert [name] == different


@pytest.mark.parametrize(
    ("option", "value", "name"),
    [
        ("mirror", "no", "mirror"),
        ("money", "list", "hundreds"),
        ("change", "none", "change"),
        ("exchange", "no", "exchange"),
    ],
)
def test_what_can_be_switched_off(option: str, value: str, name: str) -> None:
    """The other way round."""
    usual, changed = rules(), rules({option: value})
    assert not getattr(changed, name)
    different = [each for each in Rules.__slots__ if getattr(usual, each) != getattr(changed, each)]
    assert [name] == different


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        ({}, ("A",)),
        ({"games": "2"}, ("A", "A")),
        ({"games": "3", "level": "B"}, ("B", "B", "B")),
        ({"games": "3", "level-2": "B"}, ("A", "B", "A")),
        ({"games": "3", "level-2": "A", "level-3": "B"}, ("A", "A", "B")),
        ({"games": "1", "level-2": "B"}, ("A",)),
    ],
)
def test_the_letters_of_the_games(options: dict[str, str], levels: tuple[str, ...]) -> None:
    """Further games have the letter of the first one where nothing else is chosen."""
    assert levels == rules(options).levels


@pytest.mark.parametrize(("value", "milliseconds"), [("none", None), ("10", 600_000), ("90", 5_400_000)])
def test_the_time(value: str, milliseconds: int | None) -> None:
    """Minutes for each game."""
    assert milliseconds == rules({"minutes": value}).milliseconds


@pytest.mark.parametrize(("seats", "value", "manager"), [(2, "program", None), (2, "1", 1), (4, "3", 3)])
def test_the_manager(seats: int, value: str, manager: int | None) -> None:
    """The program, or the person on a seat."""
    assert manager == rules({"manager": value}, seats).manager


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {"manager": "2"}, "tetrikon-error-manager"),
        (2, {"mode": "solo"}, "tetrikon-error-seats"),
        (1, {"mode": "normal"}, "tetrikon-error-seats"),
        (1, {"mode": "blitz"}, "tetrikon-error-seats"),
    ],
)
def test_what_does_not_fit_together(seats: int, options: dict[str, str], key: str) -> None:
    """Nobody sits where the manager should, or the way to play is for others."""
    with pytest.raises(SetupError) as caught:
        GAME.setup(seats, options)
    assert key == caught.value.key


def test_one_player_plays_solo() -> None:
    """Without saying so."""
    assert "solo" == GAME.setup(1, {}).value("mode")
    assert "normal" == GAME.setup(2, {}).value("mode")


def test_the_options_know_the_set() -> None:
    """Letters are those of the diagrams, from the easiest to the hardest, and the set has its name."""
    options = {option.key: option for option in options_of(load_standard())}
    assert load_standard().levels == options["level"].choices
    assert "A" == options["level"].default
    assert ("same", *load_standard().levels) == options["level-2"].choices
    assert (load_standard().name,) == options["set"].choices
    assert all(option.rule.startswith("Tetrikon ") for option in options.values())
    assert all(option.default in option.choices for option in options.values())
