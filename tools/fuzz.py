"""Attack the whole program with wrong input: ``python tools/fuzz.py --inputs 100000 --jobs 2``.

Real sessions are typed wrongly, real files are spoiled, command lines are put together at random
(`tests/fuzz/targets.py`). Every case follows from the seed and its number, so ``--case 123`` repeats one that
failed. The last line tells the figures, for `tools/release_tests.py`.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import tempfile
import time
from functools import partial
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from accessgames.workers import worker_processes
from tests.fuzz import corpus
from tests.fuzz.campaign import Found, run_case
from tests.fuzz.program import at_home

PORTION = 10
"""Cases that one process does at a time."""

ROUND = 5
"""Portions of each process between two looks at how many inputs there were."""

MEMORY = 2 << 30
"""Bytes of addresses that a process may have: more is a fault of what it does then."""


def run_portion(seed: int, cases: range, kept: Path, most: int) -> Found:
    """Run some cases in this process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    found = Found()
    for case in cases:
        run_case(seed, case, kept, most, found)
    found.peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return found


def prepare(kept: Path) -> None:
    """Make journals and a club once, for all processes."""
    with at_home(kept / "made"):
        corpus.journals(kept)
    corpus.club(kept)


def attack(seed: int, inputs: int, jobs: int, most: int, kept: Path) -> Found:
    """Run cases until there were as many inputs as wanted; tell each fault as it comes."""
    found, begun = Found(), time.monotonic()
    work = partial(run_portion, seed, kept=kept, most=most)
    with worker_processes(jobs) as pool:
        for start in count(0, ROUND * jobs * PORTION):
            cases = range(start, start + ROUND * jobs * PORTION)
            for part in pool.map(
                work, (cases[place : place + PORTION] for place in range(0, len(cases), PORTION))
            ):
                found.take(part)
                for case, told in part.faults.items():
                    print(f"--- case {case}: {told}", flush=True)
            total, passed = sum(found.inputs.values()), time.monotonic() - begun
            print(f"{total} inputs, {len(found.faults)} faults, {passed:.0f} s", file=sys.stderr)
            if total >= inputs:
                break
    return found


def main(words: list[str]) -> int:
    """Attack, or repeat one case; return 0 when nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--lines", type=int, default=60, help="most lines of a session")
    parser.add_argument("--case", type=int, help="repeat this case alone")
    asked = parser.parse_args(words)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="fzk") as folder:
        kept = Path(folder)
        prepare(kept)
        if asked.case is not None:
            found = run_portion(asked.seed, range(asked.case, asked.case + 1), kept, asked.lines)
            print("\n".join(found.faults.values()))
        else:
            found = attack(asked.seed, asked.inputs, asked.jobs, asked.lines, kept)
    figures = {
        "inputs": sum(found.inputs.values()),
        "cases": sum(found.cases.values()),
        "faults": len(found.faults),
        "peak-mb": found.peak,
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "by-target": dict(sorted(found.inputs.items())),
    }
    print(json.dumps(figures))
    return int(bool(found.faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
