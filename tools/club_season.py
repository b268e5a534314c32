"""Play whole tournaments of computer players, kill them at random moments, and check what is left.

    python tools/club_season.py                     24 players, 6 rounds, every game, tables planned ahead
    python tools/club_season.py iota --players 12 --rounds 3 --kills 40

Each game is played once by organisers who are killed again and again, and once by one who is left in peace;
both journals have to be the same, line by line. The result is exported, imported into an empty home, and
verified.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from accessgames.cli.material import open_room
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.examination import audit_club
from accessgames.engine import Stream
from tests.club.season import NOW, QUICK, Evening, Season, ranking


def main() -> int:
    """Check the games that are named; exit code 1 when something was lost or differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all when none is named")
    parser.add_argument("--players", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seating", default="meet", help="lot, meet or score")
    parser.add_argument("--go-on", metavar="HOME", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    for game in chosen.games or QUICK:
        season = Season(
            game,
            chosen.players,
            chosen.rounds,
            QUICK[game],
            "penalties" if game == "tetrikon" else "8-6-4-2-0",
            chosen.seating,
        )
        if chosen.go_on:
            _play(season, chosen.go_on)
        elif not _check(season, chosen.kills):
            return 1
    return 0


def _play(season: Season, home: str) -> None:
    os.environ["ACCESSGAMES_HOME"] = home
    for step in Evening(season).steps():
        print(step, flush=True)


def _check(season: Season, kills: int) -> bool:
    """Play a season twice and compare; tell the figures."""
    stream = Stream(season.game, "kills")
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        homes = [Path(folder) / name for name in ("killed", "peace", "elsewhere")]
        for home in homes:
            home.mkdir()
        done = sum(_go_on(season, homes[0], stream.uniform(0.2, 4)) for _ in range(kills))
        for home in homes[:2]:
            _go_on(season, home, None)
        killed, peace = (_opened(home) for home in homes[:2])
        killed.do("export", str(Path(folder) / "club.txt"))
        _opened(homes[2]).do("import", str(Path(folder) / "club.txt"))
        copy = _opened(homes[2])
        same = killed.club.archive == peace.club.archive == copy.club.archive
        agree = ranking(killed.club) == ranking(copy.club)
        (found,) = audit_club(copy.club.archive, open_room)
    seconds = time.perf_counter() - started
    verdict = "same" if same and agree else "DIFFERENT"
    print(
        f"{season.game}: {done} of {kills} organisers killed, {found.lines} lines,"
        f" {found.matches} matches and {found.draws} draws verified elsewhere, {verdict}, {seconds:.0f} s"
    )
    return same and agree


def _go_on(season: Season, home: Path, patience: float | None) -> bool:
    """Let an organiser go on, killed after so many seconds; tell whether that came before the end."""
    words = [season.game, "--players", str(season.players), "--rounds", str(season.rounds)]
    call = [sys.executable, "-P", __file__, *words, "--seating", season.seating, "--go-on", str(home)]
    with subprocess.Popen(call, stdout=subprocess.DEVNULL) as process:
        try:
            code = process.wait(patience)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            return True
    if code:
        raise RuntimeError(f"an organiser failed with code {code}")
    return False


def _opened(home: Path) -> Evening:
    os.environ["ACCESSGAMES_HOME"] = str(home)
    return Evening(Season("any"), open_club_by_name(None, lambda: NOW, lambda: "7", make=True))


if __name__ == "__main__":
    sys.exit(main())
