from __future__ import annotations

from accessgames.games.iqlandie.rules import OPTIONS, PACES
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.tasks.kind import LEVELS
from tests.games.iqlandie.positions import GAME, begin


def test_defaults_are_the_rules_of_the_box() -> None:
    """Twelve rounds of the whole game, all at once, all levels, the cards of the box, full time for all."""
    setup = GAME.setup(4, {})
    values = dict(setup.options)
    assert ("12", "no", "together", "all", "box") == tuple(
        values[key] for key in ("rounds", "practice", "race", "level", "cards")
    )
    assert ["100"] * 4 == [values[pace] for pace in PACES]


def test_every_kind_can_be_practised_and_every_level_chosen() -> None:
    """The choices are those of the tasks."""
    choices = {option.key: option.choices for option in OPTIONS}
    assert ("no", *KINDS) == choices["practice"]
    assert ("all", *map(str, LEVELS)) == choices["level"]


def test_a_table_reads_its_options() -> None:
    """Rounds, practice, race and factors."""
    table = begin(3, {"rounds": "6", "practice": "space", "race": "turns", "pace-2": "75"}).table
    assert (6, "space", True) == (table.rounds, table.practice, table.in_turns)
    assert [100, 75, 100] == [table.pace(seat) for seat in range(3)]
    table = begin(2).table
    assert (12, None, False, 2) == (table.rounds, table.practice, table.in_turns, table.seats)
