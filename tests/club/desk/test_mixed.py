"""Evenings with several games at the desk: what counts, what is refused, what older tournaments keep."""

from __future__ import annotations

from fractions import Fraction

from accessgames.club.events import Amended
from accessgames.club.model.proposal import DEFAULT_TIE_BREAKS, PRESETS, TieBreak
from accessgames.club.rules.mixed import MIXED_TIES
from accessgames.club.scoring.standings import make_standings
from accessgames.dataclasses import replace
from tests.club.desk.helpers import Bench, begun

SCALES = "Každá hra má jinou stupnici bodů, sčítat je nejde. Správně jsou body za místa, třeba 8-6-4-2-0."
TIES = (
    "Body různých her porovnat nejde, při shodě tedy nemůže rozhodovat nejlepší kolo. "
    "Správně jsou třeba výhry nebo vzájemné partie."
)


def test_points_of_different_games_are_not_added() -> None:
    """The sentence says what would be right, and with it the evening is made; before nothing is."""
    bench = Bench()
    options = {"date": "21. 11. 2026", "game": "Mars, Go", "points": "skóre", "seed": "7"}
    assert SCALES == bench.refused("create", "Večer", options)
    bench.do("create", "Večer", {**options, "points": "8-6-4-2-0"})
    assert MIXED_TIES == bench.tournament.proposal.tie_breaks
    told = bench.do("proposal")
    assert "Body různých her se nesčítají, počítají se body za místa u stolů." in told
    assert SCALES == bench.refused("amend", "body skóre")
    assert TIES == bench.refused("amend", "při shodě výhry, nejlepší kolo")


def test_a_game_that_is_added_changes_what_parts_equals() -> None:
    """It is said; with the points of a single game another one is refused."""
    bench = begun(game="Mars")
    assert TieBreak.SCORES is bench.tournament.proposal.tie_breaks[0]
    told = bench.do("amend", "hry Mars, Go")
    assert "Her je víc, při shodě teď rozhoduje počet vítězství, vzájemné partie, los." == told[1]
    assert MIXED_TIES == bench.tournament.proposal.tie_breaks
    alone = begun(game="Mars", points="skóre", club="Druhý")
    assert SCALES == alone.refused("amend", "hry Mars, Go")
    assert "Body různých her" not in " ".join(alone.do("proposal"))


def test_places_of_both_games_make_the_standings() -> None:
    """Sixty points of one game are worth no more than six of the other."""
    bench = begun("A1, B1, C1, D1", game="Mars, Go", rounds="2")
    bench.do("seat", "A1, B1, C1, D1 /")
    bench.do("result", "1 60 50 40 30")
    bench.do("seat", "A1, B1, C1, D1 /")
    bench.do("result", "1 A1 3, B1 4, C1 5, D1 6")
    told = bench.do("standings")
    assert told[1].endswith("se ziskem 10 bodů.")
    assert [Fraction(10)] * 4 == [row.points for row in make_standings(bench.tournament).rows]


def test_an_older_tournament_keeps_its_rules() -> None:
    """What adds points of different games already may be amended otherwise, and goes on so."""
    bench = begun(game="Mars, Go")
    made = bench.tournament.proposal
    games = tuple(replace(game, points=PRESETS["score"]) for game in made.games)
    bench.club.record(Amended(replace(made, games=games, tie_breaks=DEFAULT_TIE_BREAKS)))
    bench.do("amend", "kola 4")
    assert (4, DEFAULT_TIE_BREAKS, games) == (
        bench.tournament.proposal.rounds,
        bench.tournament.proposal.tie_breaks,
        bench.tournament.proposal.games,
    )
