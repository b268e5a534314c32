"""`accessgames simulate`: fair, repeatable, documented."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.simulate import make_report, usual_jobs
from accessgames.cli.simulation import BATCH, GameSeries, SimulationPlan, Tally, simulate
from accessgames.engine import verify
from accessgames.storage.journal_files import load_journal
from tests.cli.pig_room import ROOM
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Watch
    from tests.cli.conftest import Run

_TIMING = ("seconds", "games_per_second", "actions_per_second")
_PIG = ("simulate", "pig", "--games", "40", "--players", "bot:3,bot:1", "--seed", "7")

pytestmark = pytest.mark.usefixtures("pig")
forks = not_on_windows("the game is known to this process alone, and on Windows, as in Wine, none forks")


def test_json_has_the_documented_shape(run: Run) -> None:
    """One document on stdout and nothing on stderr, with exactly the promised names."""
    ran = run(*_PIG, "--json")
    assert (0, "") == (ran.code, ran.err)
    document = ran.document
    assert ["game", "games", "seed", "seats", "actions", *_TIMING] == list(document)
    assert ("pig", 40, 7) == (document["game"], document["games"], document["seed"])
    assert [["seat", "player", "wins", "mean_score"]] * 2 == [list(seat) for seat in document["seats"]]
    assert [(0, "bot:3"), (1, "bot:1")] == [(seat["seat"], seat["player"]) for seat in document["seats"]]
    assert 40 == sum(seat["wins"] for seat in document["seats"])


def test_the_same_seed_gives_the_same_document(run: Run) -> None:
    """Only the times differ between two runs with the same seed; another seed gives another result."""
    first, again, other = (run(*_PIG[:-1], seed, "--json").document for seed in ("7", "7", "8"))
    for document in (first, again, other):
        assert all(document.pop(name) > 0 for name in _TIMING)
    assert first == again
    assert first["actions"] != other["actions"]


@forks
@pytest.mark.parametrize("jobs", ["2", "3"])
def test_processes_do_not_change_the_result(run: Run, jobs: str) -> None:
    """Several processes give the same document as one."""
    one, several = (run(*_PIG, "--json", "--jobs", count).document for count in ("1", jobs))
    for name in _TIMING:
        del one[name], several[name]
    assert one == several


def test_without_a_seed_one_is_drawn_and_told(run: Run) -> None:
    """A run without a seed can be repeated with the seed it reports."""
    drawn = run(*_PIG[:-2], "--json").document
    again = run(*_PIG[:-1], str(drawn["seed"]), "--json").document
    assert drawn["seats"] == again["seats"]


def test_the_better_player_wins(run: Run) -> None:
    """Holding at twenty beats random play nearly always, whichever was named first."""
    for players in ("bot:3,bot:1", "bot:1,bot:3"):
        document = run("simulate", "pig", "--players", players, "--seed", "1", "--json").document
        wins = {seat["player"]: seat["wins"] for seat in document["seats"]}
        assert wins["bot:3"] >= 90


def test_everybody_sits_everywhere_equally_often() -> None:
    """Players move on by one chair from game to game, so each seat is everybody's in turn."""
    series = GameSeries(SimulationPlan("pig", ("bot:1", "bot:2", "bot:3")), ROOM)
    orders = [series._rotated(number) for number in range(6)]
    assert [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2 == orders
    assert all({0, 1, 2} == {order[seat] for order in orders} for seat in range(3))


def test_wins_are_counted_for_players_not_for_seats() -> None:
    """A player who sits elsewhere in the next game keeps their own wins and points."""
    series = GameSeries(SimulationPlan("pig", ("bot:greedy", "bot:random"), seed=3), ROOM)
    tallies = [series.play(number) for number in range(20)]
    for tally in tallies:
        assert (tally.wins[0] == 1) == (tally.points[0] > tally.points[1])
    assert all(sum(tally.wins[0] for tally in tallies[seat::2]) >= 7 for seat in range(2))


def test_tallies_add_exactly() -> None:
    """Shared first places stay exact fractions until the report."""
    third = Tally(1, (Fraction(1, 3),) * 3, (5, 5, 5), 10)
    total = third + third + third
    assert Tally(3, (Fraction(1),) * 3, (15, 15, 15), 30) == total
    report = make_report(SimulationPlan("pig", ("bot:1",) * 3, seed=4), total, 2.0)
    assert [1.0, 1.0, 1.0] == [seat["wins"] for seat in report["seats"]]
    assert (5.0, 1.5, 15.0) == (
        report["seats"][0]["mean_score"],
        report["games_per_second"],
        report["actions_per_second"],
    )


def test_journals_hold_and_change_nothing(run: Run, tmp_path: Path) -> None:
    """With `--journal` each game leaves a journal that follows the rules, and the result is the same."""
    folder = tmp_path / "new" / "folder"
    plain = run(*_PIG, "--json").document
    written = run(*_PIG, "--json", "--journal", str(folder)).document
    assert (plain["seats"], plain["actions"]) == (written["seats"], written["actions"])
    paths = sorted(folder.iterdir())
    assert [f"pig-7-{number:05d}.jsonl" for number in range(1, 41)] == [path.name for path in paths]
    actions = 0
    for path in paths:
        found = verify(ROOM.game, load_journal(path))
        assert found.ok
        assert found.outcome is not None
        actions += found.actions
    assert written["actions"] == actions


def test_journals_name_the_players_of_each_seat(tmp_path: Path) -> None:
    """A journal says who sat where; players alike are told apart by a number."""
    plan = SimulationPlan("pig", ("bot:1", "bot:3", "bot:1"), seed=1, journal=tmp_path)
    simulate(plan, 2)
    seats = [load_journal(path).header.seats for path in sorted(tmp_path.iterdir())]
    assert ["bot:1 1", "bot:3", "bot:1 2"] == [seat.name for seat in seats[0]]
    assert ["bot:3", "bot:1 2", "bot:1 1"] == [seat.name for seat in seats[1]]
    assert ["bot:3", "bot:1", "bot:1"] == [seat.player for seat in seats[1]]


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=forks)])
def test_no_journal_is_overwritten(run: Run, tmp_path: Path, jobs: str) -> None:
    """A second run into the same folder is refused in one sentence, and the first journals stay."""
    words = (*_PIG, "--journal", str(tmp_path), "--jobs", jobs)
    assert 0 == run(*words).code
    before = [path.read_bytes() for path in sorted(tmp_path.iterdir())]
    ran = run(*words)
    assert 1 == ran.code
    assert 1 == len(ran.err.splitlines())
    assert before == [path.read_bytes() for path in sorted(tmp_path.iterdir())]


@pytest.mark.parametrize("words", [(), ("--journal", "journals"), pytest.param(("--jobs", "2"), marks=forks)])
def test_a_game_that_does_not_end_is_stopped(
    run: Run, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Rules that never end are reported as such, in every way of simulating, instead of running for ever."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("accessgames.engine.driver.MAX_ACTIONS", 30)
    ran = run(*_PIG, *words)
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert "30" in ran.err


def test_a_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    """Where the journals can't be put is one sentence, before anything is played."""
    (tmp_path / "file").touch()
    ran = run(*_PIG, "--journal", str(tmp_path / "file" / "folder"))
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))


def test_options_reach_the_game(run: Run) -> None:
    """An option of the rules changes the games that are played."""
    short = run(*_PIG, "--json", "--option", "target=50").document
    assert short["actions"] < run(*_PIG, "--json").document["actions"]


def test_text_has_one_line_for_each_player(run: Run) -> None:
    """Without `--json` the result is told in lines that a voice can read."""
    ran = run(*_PIG)
    assert (0, "", 4) == (ran.code, ran.err, len(ran.lines))
    assert all(3 <= len(line) <= 120 for line in ran.lines)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "nic"), "nic"),
        (("simulate", "pig", "--players", "Jana,bot:1"), "Jana"),
        (("simulate", "pig", "--players", "bot:9,bot:1"), "9"),
        (("simulate", "pig", "--players", "bot:1,bot:chytrý"), "bot:chytrý"),
        (("simulate", "pig", "--players", "bot:1"), "1"),
        (("simulate", "pig", "--players", "bot:1,,bot:2"), "bot:2"),
        (("simulate", "pig", "--games", "0"), "0"),
        (("simulate", "pig", "--games", "tři"), "tři"),
        (("simulate", "pig", "--seed", "-1"), "-1"),
        (("simulate", "pig", "--option", "target"), "target"),
        (("simulate", "pig", "--option", "target=60"), "60"),
        (("simulate", "pig", "--option", "cil=60"), "cil"),
        (("simulate", "pig", "--jobs", "65"), "64"),
    ],
)
def test_wrong_usage_is_one_sentence(run: Run, words: tuple[str, ...], told: str) -> None:
    """Each mistake ends with exit code 2 and one sentence on stderr that names what was wrong."""
    ran = run(*words)
    assert (2, "") == (ran.code, ran.out)
    assert 1 == len(ran.err.splitlines())
    assert told in ran.err


def test_a_long_simulation_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """On the error stream, after each of the batches that took long enough; the last one is the result."""
    monkeypatch.delenv("ACCESSGAMES_PROGRESS")
    now = iter((0.0, 1.9, 2.1, 4.0, 4.3))
    monkeypatch.setattr("accessgames.cli.console.perf_counter", lambda: next(now))
    ran = run("simulate", "pig", "--games", str(5 * BATCH), "--jobs", "1", "--players", "bot:1,bot:1")
    assert 0 == ran.code
    expected = [
        "Odehráno 50 ze 125 partií, Ctrl plus C zastaví.",
        "Odehráno 100 ze 125 partií, Ctrl plus C zastaví.",
    ]
    assert expected == ran.err.splitlines()
    monkeypatch.setattr("accessgames.cli.console.perf_counter", perf_counter)


def test_a_stopped_simulation_says_where_it_stood(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """In one sentence on the error stream; nothing else is told."""

    def stopped(_plan: object, _games: int, _jobs: int, watch: Watch) -> Tally:
        watch(20)
        raise KeyboardInterrupt

    monkeypatch.setattr("accessgames.cli.simulate.simulate", stopped)
    ran = run("simulate", "pig", "--games", "40")
    assert (1, "", "Přerušeno, odehráno 20 ze 40 partií.\n") == (ran.code, ran.out, ran.err)


def test_batches_cover_every_game_once() -> None:
    """Whatever the number of games, each is played once and reported in steps of a batch."""
    told: list[int] = []
    tally = simulate(SimulationPlan("pig", ("bot:1", "bot:1")), 2 * BATCH + 3, watch=told.append)
    assert 2 * BATCH + 3 == tally.games
    assert [BATCH, 2 * BATCH, 2 * BATCH + 3] == told


@pytest.mark.parametrize(
    ("games", "cores", "jobs"),
    [(1, 8, 1), (199, 8, 1), (250, 8, 2), (2000, 2, 2), (2000, None, 1), (10**6, 200, 64)],
)
def test_processes_when_nobody_says(games: int, cores: int | None, jobs: int) -> None:
    """One process for every hundred games, never more than cores, never less than one."""
    assert jobs == usual_jobs(games, cores)


def test_nothing_is_simulated_with_cards_that_people_hold(run: Run) -> None:
    """A usage error, and no program error."""
    ran = run("simulate", "iota", "--games", "1", "--option", "karty=naslepo")
    assert (2, "") == (ran.code, ran.out)
    assert ran.err.startswith("S vlastními kartami hrají jen lidé, počítačový hráč je držet neumí.")
