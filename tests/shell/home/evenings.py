"""Evenings at home: lines in a pipe, matches and settings in a folder of the test's own."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from accessgames.cli.launch import DiskStore, SavedMatches
from accessgames.engine.luck import DrawnLuck, Sealed, SecretSeed
from accessgames.shell import Launch, play, talk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import SeatSpec

_SECRET = SecretSeed("000102030405060708090a0b0c0d0e0f")
_MATCH = "0011223344556677"
PROFILES = (
    "Profil odečítač, vstup není klávesnice.",
    "The profile is screen reader, as the input is not a keyboard.",
)


def drawn(_occasion: str) -> DrawnLuck:
    """Return the luck of every match here, so that all of them begin alike."""
    return DrawnLuck(Sealed(_MATCH, _SECRET.commitment(_MATCH)), _SECRET)


def launch(lines: Sequence[str], heard: io.StringIO, **more: Any) -> Launch:  # noqa: ANN401 - fields
    """Return what an evening begins with."""
    fields: dict[str, Any] = {
        "store": DiskStore(),
        "saved": SavedMatches(),
        "log": Path("errors.log"),
        "now": lambda: "2026-11-23T19:00:00",
        "seed": lambda: "7",
        "luck": drawn,
        "stdin": io.StringIO("".join(f"{line}\n" for line in lines)),
        "stdout": heard,
        "environ": {"LANG": "cs_CZ.UTF-8"},
        "language": "cs",
    }
    return Launch(**fields | more)


def evening(*lines: str, **more: Any) -> list[str]:  # noqa: ANN401 - fields
    """Start the program, type lines, and return what was told, without the profile."""
    heard = io.StringIO()
    assert 0 == talk(launch(lines, heard, **more))
    told = heard.getvalue().splitlines()
    assert told[0] in PROFILES
    return told[1:]


def game_evening(
    game: str,
    *lines: str,
    seats: Sequence[SeatSpec] | None = None,
    **more: Any,  # noqa: ANN401 - fields
) -> list[str]:
    """Start one game, type lines, and return what was told, without the profile."""
    heard = io.StringIO()
    assert 0 == play(launch(lines, heard, **more), game, seats)
    return heard.getvalue().splitlines()[1:]


def after(told: Sequence[str], line: str) -> list[str]:
    """Return what was told behind a line, its last one."""
    place = len(told) - 1 - list(reversed(told)).index(line)
    return list(told[place + 1 :])
