from __future__ import annotations

from accessgames.language.commandline import GivenOptions


class Command(GivenOptions):
    """A command with a flag, a value and a repeated option."""

    def __init__(self) -> None:
        """Give three options."""
        self.options = {"json": (), "seed": ("7",), "option": ("a=1", "b=2")}


def test_options_are_asked_for_by_id() -> None:
    """A flag has no value, the last of several values holds, what was not given is missing."""
    command = Command()
    assert (True, None, ()) == (command.has("json"), command.value("json"), command.values("json"))
    assert (True, "7", ("7",)) == (command.has("seed"), command.value("seed"), command.values("seed"))
    assert ("b=2", ("a=1", "b=2")) == (command.value("option"), command.values("option"))
    assert (False, None, ()) == (command.has("lang"), command.value("lang"), command.values("lang"))
