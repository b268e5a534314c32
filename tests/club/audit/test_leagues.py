"""Lines of leagues: what a stranger may have put there is refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from accessgames.club.audit import read_league
from accessgames.club.model.proposal import LEAGUE_POINTS, League
from accessgames.club.notation import to_text
from accessgames.engine import GameError
from tests.club.desk.helpers import Bench, begun

SOUND = to_text(League("Zimní liga", LEAGUE_POINTS, 3, ("blind",), ("leden", "unor"), "7/zimni"))


def changed(**fields: Any) -> str:  # noqa: ANN401 - whatever JSON has
    """A line with other fields, written as we write it."""
    return json.dumps({**json.loads(SOUND), **fields}, ensure_ascii=False, separators=(",", ":"))


UNREAD = [
    "", "nic", "{}", "[]", "null", "7", '"text"', SOUND[:-1], SOUND + " ", SOUND.replace(":3,", ":3.0,"),
    SOUND.replace(":3,", ":true,"), SOUND.replace(":3,", ":1e9,"), SOUND.replace(":3,", f":{'9' * 400},"),
    SOUND.replace('"best"', '"beste"'), changed(more=1), changed(points=None), changed(points={}),
    changed(points={"kind": "gold", "places": [], "sharing": "average"}), changed(name=7), changed(name=None),
    changed(tournaments="leden"), changed(tournaments=[1]), changed(categories=[None]), changed(best="3"),
    "[" * 100_000, '{"name":' * 50_000, "\ud800",
]  # fmt: skip
"""Not the shape of a league: other JSON, other types, fields too many or too few, numbers, depth."""

PLACES = {"kind": "places", "places": [4, 3], "sharing": "average"}
WRONG = [
    (changed(name=""), "club-refused-empty"),
    (changed(name="x" * 101), "club-refused-long"),
    (changed(name=" okraj"), "club-refused-unprintable"),
    (changed(name="a\u001b[2Jb"), "club-refused-unprintable"),
    (changed(seed="x" * 81), "club-refused-long"),
    (changed(best=-1), "club-refused-range"),
    (changed(best=10**9), "club-refused-range"),
    (changed(points={**PLACES, "places": []}), "club-refused-range"),
    (changed(points={**PLACES, "places": [1, 2]}), "club-refused-points-rise"),
    (changed(points={**PLACES, "places": [10**6]}), "club-refused-range"),
    (changed(points={**PLACES, "places": [1] * 13}), "club-refused-range"),
    (changed(points={**PLACES, "kind": "score", "places": [1]}), "club-refused-points-list"),
    (changed(categories=[f"k{number}" for number in range(9)]), "club-refused-range"),
    (changed(categories=["a", "a"]), "club-refused-league-twice"),
    (changed(categories=["\u202e"]), "club-refused-unprintable"),
    (changed(tournaments=["leden", "leden"]), "club-refused-league-twice"),
    (changed(tournaments=[f"t{number}" for number in range(201)]), "club-refused-range"),
]
"""The right shape with impossible values, each with the rule that it breaks."""


def cause(line: str) -> str:
    """Why a line is refused."""
    with pytest.raises(GameError) as caught:
        read_league("liga", line, 2)
    assert ("club-error-league-line", "liga", 2) == (
        caught.value.key, caught.value.args_["league"], caught.value.args_["line"],
    )  # fmt: skip
    found = caught.value.args_["cause"]
    assert isinstance(found, GameError)
    return found.key


def test_a_sound_line_is_read() -> None:
    """What was written comes back."""
    assert SOUND == to_text(read_league("liga", SOUND, 1))


@pytest.mark.parametrize("line", UNREAD, ids=lambda line: line[:40])
def test_what_is_no_league_is_not_read(line: str) -> None:
    """Whatever stands there, it is a sentence and no error of Python."""
    assert "club-error-league-unread" == cause(line)


@pytest.mark.parametrize(("line", "rule"), WRONG, ids=[rule for _, rule in WRONG])
def test_impossible_values_are_named(line: str, rule: str) -> None:
    """Texts and numbers have the bounds that hold when a league is made."""
    assert rule == cause(line)


def damaged(line: str) -> Bench:
    """A desk whose league has a line that was put there by somebody else."""
    bench = begun()
    assert bench.club.file is not None
    bench.club.file.append("@zimni", [line])
    return bench


def test_the_desk_says_a_sentence_and_the_league_can_be_made_anew() -> None:
    """Reading it is refused, nothing changes; its name with tournaments makes it again."""
    bench = damaged("{}")
    told = "Liga zimni, řádek 1 záznamu není v pořádku. Nedá se přečíst; založte ligu znovu jménem a turnaji."
    assert told == bench.refused("league")
    assert told == bench.refused("league", "Zimní")
    assert told == bench.refused("league", "Zimní", {"best": "2"})
    assert told in bench.do("verify")
    assert "Liga Zimní" == bench.do("league", "Zimní, vecer")[0]
    assert "Liga Zimní" == bench.do("league")[0]


def test_a_league_is_not_made_with_an_impossible_name() -> None:
    """What could not be read again is not written."""
    bench = begun()
    assert "„!!!“ není jméno ligy, chybí písmeno nebo číslice." == bench.refused("league", "!!!, vecer")
    assert "může mít nejvýš 100 znaků" in bench.refused("league", f"{'x' * 101}, vecer")
    assert () == bench.club.leagues
    assert "je v lize dvakrát." in bench.refused("league", "Rok, vecer, vecer")
