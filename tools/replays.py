"""Prove that a change of the code changed nothing that is played or heard.

    python tools/replays.py record FOLDER [--games 500]   play fresh games, note what is told of them
    python tools/replays.py check FOLDER                  tell and play them again with this version

`record` plays games of all options and numbers of players by computer players of many levels, keeps their
journals and the fingerprint of what is told of each in Czech and English. `check` retells each journal,
verifies it, and plays the same seeds again: journals and texts have to be the same to the byte. Only the
command line is used, so that the same script runs with versions whose modules have other names.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import json
import os
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.workers import worker_processes  # noqa: E402 - also as a script

LANGUAGES: Final = ("cs", "en")
INDEX: Final = "fingerprints.json"

PLANS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "iota": (
        ("bot:2,bot:1",),
        ("bot:3,bot:2,bot:1", "recycling=one"),
        ("bot:3,bot:3", "trade=any", "leftover=minus"),
        ("bot:random,bot:greedy,bot:1,bot:2", "wild-start=bury"),
        ("bot:4,bot:1", "empty-rounds=2"),
        ("bot:greedy,bot:3", "starter=first", "idle-rounds=2"),
    ),
    "quantum": (
        ("bot:2,bot:1",),
        ("bot:3,bot:2,bot:1", "fifth=free"),
        ("bot:random,bot:3", "misses=at-most-three"),
        ("bot:3,bot:1,bot:2,bot:random", "step-c=in-turn"),
        ("bot:4,bot:3", "ties=fewer-misses", "starter=first"),
    ),
    "tetrikon": (
        ("bot:2,bot:1",),
        ("bot:3,bot:2,bot:1", "level=E"),
        ("bot:3,bot:3", "buying=choice", "immunity=inflation", "hands=open"),
        ("bot:2,bot:random", "mode=blitz", "level=C"),
        ("bot:2", "mode=solo"),
        ("bot:random,bot:2,bot:1,bot:3", "minutes=10", "inflation=asked", "exchange=no"),
        ("bot:3,bot:2", "games=2", "money=list", "ties=lot"),
    ),
    "iqlandie": (
        ("bot:2,bot:1",),
        ("bot:3,bot:2,bot:1", "rounds=6"),
        ("bot:2,bot:random", "race=turns", "rounds=3"),
        ("bot:3,bot:1,bot:2,bot:random", "cards=new", "level=2", "rounds=6"),
        ("bot:3", "practice=optics"),
        ("bot:2", "practice=space"),
    ),
}
"""By game: players and options, each set of which plays its share of the games."""


def call(words: list[str]) -> tuple[int, str]:
    """Run one command line in this process; return its exit code and everything it wrote."""
    from accessgames.cli import main  # noqa: PLC0415 - only in the processes that play

    held = io.BytesIO()
    written = io.TextIOWrapper(held, encoding="utf-8", newline="")
    with contextlib.redirect_stdout(written), contextlib.redirect_stderr(written):
        code = main(words)
    written.flush()
    return code, held.getvalue().decode("utf-8")


def play(folder: Path, game: str, number: int, games: int) -> None:
    """Play the share of one plan; its journals come into a folder of their own."""
    players, *options = PLANS[game][number]
    place = folder / game / str(number)
    words = ["simulate", game, "--games", str(games), "--players", players, "--seed", str(100 + number)]
    for option in options:
        words += ["--option", option]
    code, told = call([*words, "--jobs", "1", "--json", "--journal", str(place)])
    if code:
        raise SystemExit(f"{game} {players} {options}: {told}")


def fingerprint(file: Path) -> dict[str, str]:
    """Return the fingerprints of a journal and of what is told of it."""
    found = {"journal": hashlib.sha256(timeless(file)).hexdigest()}
    for language in LANGUAGES:
        code, told = call(["replay", str(file), "--lang", language])
        found[language] = hashlib.sha256(f"{code}\n{told}".encode()).hexdigest()
    found["verified"] = call(["replay", str(file), "--verify", "--json", "--lang", "en"])[1]
    return found


def timeless(file: Path) -> bytes:
    """Return a journal without what names the moment and the place it was written at."""
    lines = []
    for line in file.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        for key in ("time", "hash", "started", "id", "program", "version"):
            entry.pop(key, None)
        lines.append(json.dumps(entry, sort_keys=True))
    return "\n".join(lines).encode()


def journals(folder: Path) -> list[Path]:
    """Return all journals below a folder, in a stable order."""
    return sorted(folder.rglob("*.jsonl"))


def everything(folder: Path, games: int) -> dict[str, dict[str, str]]:
    """Play all games into a folder and return the fingerprints by journal."""
    plans = [(game, number) for game, sets in PLANS.items() for number in range(len(sets))]
    with worker_processes(os.cpu_count() or 1) as pool:
        list(pool.map(play, *zip(*[
            (folder, game, number, -(-games // len(PLANS[game]))) for game, number in plans
        ], strict=True)))  # fmt: skip
        files = journals(folder)
        found = pool.map(fingerprint, files, chunksize=8)
        return {file.relative_to(folder).as_posix(): one for file, one in zip(files, found, strict=True)}


def main() -> int:
    """Record or check; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("act", choices=["record", "check"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=500)
    chosen = parser.parse_args()
    if chosen.act == "record":
        chosen.folder.mkdir(parents=True)
        found = everything(chosen.folder, chosen.games)
        (chosen.folder / INDEX).write_text(
            json.dumps({"games": chosen.games, "found": found}), encoding="utf-8"
        )
        print(f"{len(found)} games recorded")
        return 0
    return check(chosen.folder)


def check(folder: Path) -> int:
    """Retell and replay what was recorded; name what differs."""
    kept = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    before: dict[str, dict[str, str]] = kept["found"]
    files = [folder / name for name in before]
    with worker_processes(os.cpu_count() or 1) as pool:
        now = dict(zip(before, pool.map(fingerprint, files, chunksize=8), strict=True))
    again = folder.with_name(folder.name + "-again")
    fresh = everything(again, kept["games"])
    for name, kept_one in before.items():
        for what, found in (("retold", now[name]), ("played again", fresh.get(name, {}))):
            for key, expected in kept_one.items():
                if found.get(key) != expected:
                    print(f"{name}: {what}: {key} differs")
    same = before == now == fresh
    print(f"{len(before)} games: {'the same to the byte' if same else 'DIFFERENT'}")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
