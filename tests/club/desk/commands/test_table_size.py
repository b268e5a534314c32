"""How the size of a table enters points, as an organiser types and hears it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.desk.proposal_fields import load_proposal
from accessgames.club.model.proposal import PLACE_POINTS, Scale
from tests.club.desk.helpers import begun

if TYPE_CHECKING:
    from pathlib import Path


def test_the_proposal_lists_the_points_of_each_size() -> None:
    """From the last place, by shares, and back; points that are typed keep the choice."""
    bench = begun(tables="3-4")
    bench.do("amend", "velikost stolu od posledního místa")
    told = bench.do("proposal")
    at = told.index("Body za místa se počítají od posledního, vítěz má u většího stolu víc.")
    assert ["U stolu pro 3: 4, 2, 0.", "U stolu pro 4: 6, 4, 2, 0."] == told[at + 1 : at + 3]
    bench.do("amend", "body 9-6-3-0")
    assert "U stolu pro 4: 9, 6, 3, 0." in bench.do("proposal")
    bench.do("amend", "velikost stolu podíl poražených")
    told = bench.do("proposal")
    assert "Body jsou podíl poražených soupeřů u stolu, za všechny 9, shoda platí za půl." in told
    assert "U stolu pro 3: 9, 4,5, 0." in told
    bench.do("amend", "velikost stolu od prvního")
    assert PLACE_POINTS == bench.tournament.proposal.games[0].points


def test_the_standings_follow() -> None:
    """Who wins a table of three has less than who wins a table of four."""
    bench = begun("A1, B1, C1, D1, E1, F1, G1", tables="3-4", scale="od posledního")
    bench.do("seat", "A1, B1, C1, D1 / E1, F1, G1")
    bench.do("result", "1 40 30 20 10")
    bench.do("result", "2 40 30 20")
    told = bench.do("standings")
    assert "První místo má A1 se ziskem 6 bodů." == told[1]
    assert ["A1", "E1", "B1"] == [line.split(" má ")[1].split()[0] for line in told[1:4]]


def test_what_makes_no_sense_is_refused() -> None:
    """A list that is too short, and words that mean nothing here."""
    bench = begun(tables="3-4")
    bench.do("amend", "velikost stolu od posledního")
    assert bench.refused("amend", "body 2-1-0").startswith("Body od posledního místa mají jen 3 čísla")
    assert bench.refused("amend", "velikost stolu xyz").startswith("„xyz“ tu nic neznamená")


def test_a_file_says_it(home: Path) -> None:
    """Beside the points, as `scale`."""
    (home / "p.toml").write_text(
        'name = "T"\ndate = "2026-11-21"\n[[games]]\ngame = "iota"\npoints = "10"\nscale = "beaten"\n'
    )
    assert Scale.BEATEN is load_proposal("p.toml").games[0].points.scale
