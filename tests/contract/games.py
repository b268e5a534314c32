"""Every game there is: the registered ones, found through the registry, and those of the tests."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.games import game_ids, load_room
from accessgames.testing.cases import make_case
from tests.duel.rules import Duel
from tests.pig import ROOM as PIG_ROOM
from tests.sprint.rules import Sprint

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.testing.cases import Case, Census, Tested

PIG_WORDS: Final = (Path(__file__).parents[1] / "pig" / "locales",)
"""The words of Pig, which is not installed here."""


def _census(game_id: str) -> Census | None:
    """Find `census` in `tests/games/<id>/census.py` or `tests/<id>/census.py`."""
    for name in (f"tests.games.{game_id}", f"tests.{game_id}"):
        try:
            found = importlib.util.find_spec(f"{name}.census")
        except ModuleNotFoundError:
            continue
        if found is not None:
            census: Census = importlib.import_module(f"{name}.census").census
            return census
    return None


def _load() -> tuple[tuple[Case, ...], Mapping[str, Exception]]:
    tested: dict[str, Tested] = {"duel": Duel(), "pig": PIG_ROOM, "sprint": Sprint()}
    broken: dict[str, Exception] = {}
    for game_id in game_ids():
        try:
            tested[game_id] = load_room(game_id)
        except Exception as error:  # noqa: BLE001 - one broken game must not hide the others
            broken[game_id] = error
    words = {"pig": PIG_WORDS}
    cases = (make_case(one, _census(name), words.get(name, ())) for name, one in sorted(tested.items()))
    return tuple(cases), broken


GAMES, BROKEN = _load()
