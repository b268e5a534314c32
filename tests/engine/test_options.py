from __future__ import annotations

import pytest

from accessgames.engine import Option, Setup, SetupError
from accessgames.engine.game import make_setup, people_choose

OPTIONS = (
    Option("length", ("short", "long"), "long", "Rule 1"),
    Option("wild", ("yes", "no"), "yes", "Rule 2"),
)


def test_defaults_are_filled_in_in_the_order_of_the_game() -> None:
    """A set-up always names every option, whatever was chosen."""
    expected = Setup(3, (("length", "long"), ("wild", "no")))
    assert expected == make_setup(3, range(2, 5), OPTIONS, {"wild": "no"})


def test_values_are_found_by_key() -> None:
    """The rules ask for one option at a time."""
    setup = make_setup(2, range(2, 5), OPTIONS, {})
    assert "long" == setup.value("length")
    with pytest.raises(KeyError):
        setup.value("unknown")


def test_changed_options_are_those_that_differ_from_the_default() -> None:
    """At the start only what is unusual is told."""
    setup = make_setup(2, range(2, 5), OPTIONS, {"length": "short", "wild": "yes"})
    assert (("length", "short"),) == setup.changed(OPTIONS)


def test_what_people_usually_choose_is_no_change_for_them() -> None:
    """The default holds among computers; where people play, only the other value is unusual."""
    options = (*OPTIONS, Option("pace", ("fast", "slow"), "fast", "Pig", for_people="slow"))
    assert {"pace": "slow"} == people_choose(options)
    assert ["fast", "slow"] == [options[-1].usual(people=people) for people in (False, True)]
    slow, fast = (make_setup(2, range(2, 5), options, {"pace": pace}) for pace in ("slow", "fast"))
    assert ((), (("pace", "slow"),)) == (slow.changed(options, people=True), slow.changed(options))
    assert ((("pace", "fast"),), ()) == (fast.changed(options, people=True), fast.changed(options))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    """The error says what was asked for and what would be right."""
    with pytest.raises(SetupError) as caught:
        make_setup(seats, range(2, 5), OPTIONS, {})
    assert "error-seats" == caught.value.key
    assert {"seats": seats, "least": 2, "most": 4} == dict(caught.value.args_)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """The error says what was asked for and what would be right."""
    with pytest.raises(SetupError) as caught:
        make_setup(2, range(2, 5), OPTIONS, {"widl": "no"})
    assert "error-option-unknown" == caught.value.key
    assert {"option": "widl", "known": ("length", "wild")} == dict(caught.value.args_)


def test_an_unknown_value_is_refused_with_the_choices() -> None:
    """The error says what was asked for and what would be right."""
    with pytest.raises(SetupError) as caught:
        make_setup(2, range(2, 5), OPTIONS, {"wild": "maybe"})
    assert "error-option-value" == caught.value.key
    assert {"option": "wild", "value": "maybe", "choices": ("yes", "no")} == dict(caught.value.args_)
