"""Computer players that are somebody: found by their id, quick, each with a manner of its own."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from accessgames.bots.policies import find_character, make_policy
from accessgames.engine import Search
from accessgames.games import game_ids, load_room
from tools.characters.figures import FIGURES, Recorder
from tools.characters.measure import SWAPPED, deals

DOCS = Path(__file__).parents[2] / "docs"
RESULTS = DOCS / "strength" / "characters"

GAMES = 3
"""Games of the three characters against each other, each of them on every seat once."""

SHOWN = {
    "iota": (("passed", "hoarder", 1.0), ("traded", "gambler", 1.0)),
    "quantum": (("dice", "daring", 1.0), ("dice", "cautious", -1.0)),
    "tetrikon": (("offers", "trader", 1.0), ("offers", "saver", -1.0)),
    "iqlandie": (("wrong", "sprinter", 1.0), ("wrong", "architect", -1.0)),
}
"""Figures of which a character has clearly most (1) or least (-1) of the three."""


def test_every_game_has_three_characters() -> None:
    """Each game has three, and no id means somebody in two games or a level."""
    ids = [one.id for game in game_ids() for one in load_room(game).bots.characters]
    assert 3 * len(game_ids()) == len(ids) == len(set(ids))
    assert set() == set(ids) & {level for game in game_ids() for level in load_room(game).bots.levels}


@pytest.mark.parametrize("game", game_ids())
def test_a_description_means_a_character(game: str) -> None:
    """`bot:ID` means the character in any case; a level, a policy and a person are none."""
    kit = load_room(game).bots
    for one in kit.characters:
        assert one == find_character(kit, f"bot:{one.id}") == find_character(kit, f"BOT:{one.id.upper()}")
        assert make_policy(kit, f"bot:{one.id}") is not None
        assert not isinstance(kit.players.get(one.id), Search)
    assert [None] * 3 == [
        find_character(kit, player) for player in ("bot:3", "bot:greedy", kit.characters[0].id)
    ]


@pytest.mark.parametrize("game", game_ids())
def test_manners_differ(game: str) -> None:
    """In a few seeded games the figures that a character is known by already tell them apart."""
    room, found = load_room(game), dict[str, list[dict[str, float]]]()
    ids = [one.id for one in room.bots.characters]
    for number in range(GAMES):
        seats = (*ids[number:], *ids[:number])
        policies = [make_policy(room.bots, f"bot:{one}") for one in seats]
        played = Recorder(room.game).play(room.game.setup(len(seats), {}), policies, f"manners/{number}")
        for one, figures in zip(seats, FIGURES[game](played.events, len(seats)), strict=True):
            found.setdefault(one, []).append(figures)
    for figure, character, sign in SHOWN[game]:
        means = {one: sign * fmean(each[figure] for each in games) for one, games in found.items()}
        assert character == max(means, key=means.__getitem__)


def _measured(game: str) -> dict[str, Any]:
    """What `python -m tools.characters` has found out of a game."""
    found: dict[str, Any] = json.loads((RESULTS / f"{game}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", game_ids())
def test_characters_were_measured_as_they_are(game: str) -> None:
    """A deal that is played again ends as it did when the figures were taken: they are of these players."""
    deal = _measured(game)["deal"]
    assert next(deals(game, SWAPPED)).play() == deal


@pytest.mark.parametrize("game", game_ids())
def test_characters_are_equally_strong_and_differ_in_manner(game: str) -> None:
    """In 500 games of each pair nobody is more than 40 points ahead; figures differ by more than chance."""
    found = _measured(game)
    assert dict.fromkeys(found["pairs"], 500) == {
        pair: result["games"] for pair, result in found["pairs"].items()
    }
    assert [] == [pair for pair, result in found["pairs"].items() if abs(result["rating"][0]) > 40]
    ids = [one.id for one in load_room(game).bots.characters]
    for figure, character, sign in SHOWN[game]:
        means = {one: found["figures"][one][figure] for one in ids}
        middle, half = means.pop(character)
        assert all(sign * (middle - other) > half + width for other, width in means.values())


@pytest.mark.parametrize("page", ["cs/sila.md", "en/strength.md"])
def test_pages_state_what_was_measured(page: str) -> None:
    """The difference of each pair stands there with its interval and the number of games."""
    text, to = (DOCS / page).read_text("utf-8"), "až" if page.startswith("cs") else "to"
    for game in game_ids():
        for result in _measured(game)["pairs"].values():
            one, low, high = (str(number).replace("-", "−") for number in result["rating"])
            assert f"{one} ({low} {to} {high}; {result['games']})" in text
