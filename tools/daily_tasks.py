"""Make the tasks of the daily round for many days, and let slow judges prove what is said of their answers.

Usage: python tools/daily_tasks.py --folder FOLDER [--days 3650] [--first 2026-11-23] [--game iota]
                                   [--judged 1] [--jobs 2]
       python tools/daily_tasks.py --folder FOLDER --figures

Each task is one line of FOLDER/<game>.jsonl, written when it is done, so the program can be stopped at any
time and goes on where it was; with a smaller `--judged` it judges the days that this adds. Of every
`--judged`-th day an independent judge tries everything: in IOTA every placement by the referee of the tests,
which shares no code with the rules; in Quantum every throw is counted by its totals and every pair of numbers
is written by the rules of the sheet. Of the other games every best answer is played by the rules and judged.
`--figures` prints what was found so far.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import sys
import time
from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

sys.path.insert(0, str(Path(__file__).parents[1]))

from accessgames import workers
from accessgames.games import DailyTask, DailyTasks, Room, daily_task, game_ids, load_room
from accessgames.games.daily import position_of
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules import sheet
from accessgames.games.room import room_of
from tests.games.iota import oracle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from accessgames.games.quantum.rules.state import QuantumState

FIRST: Final = "2026-11-23"
"""The first day unless another one is given."""

DAYS: Final = 3650
"""Days unless others are given: ten years."""


def judged_iota(room: Room, task: DailyTask) -> bool:
    """Tell whether the referee of the tests finds the same choices, points and best placements."""
    state = position_of(room.game, task)
    hand = list(state.hands[task.seat])
    board = {(spot.x, spot.y): oracle.plain(card) for spot, card in state.table.grid.items()}
    found = oracle.placements(board, hand)
    most = max(found.values())
    best = {cards for cards, points in found.items() if points == most}
    told = set()
    for (text,) in task.best:
        cards = room.game.parse_action(text).cards
        told.add(frozenset(((spot.x, spot.y), card) for spot, card in cards))
    return (len(found), len(best), best) == (task.choices, task.count, told)


def judged_quantum(room: Room, task: DailyTask) -> bool:
    """Tell whether counting every throw by its totals gives one best choice, the one that is told."""
    state = position_of(room.game, task)
    points: dict[tuple[int, ...], int] = {}
    means = []
    for mask, ways in enumerate(throws(state)):
        total = 0
        for sums, count in ways.items():
            if sums not in points:
                points[sums] = written(state, sums)
            total += count * points[sums]
        means.append(Fraction(total, cubes.SIDES ** mask.bit_count()))
    best = [mask for mask, mean in enumerate(means) if mean == max(means)]
    told = [room.game.parse_action(text).mask for (text,) in task.best]
    return best == told and task.count == 1 and task.choices == len(means)


def throws(state: QuantumState) -> list[Counter[tuple[int, ...]]]:
    """Return for each mask of dice how many throws give each totals of the four colours."""
    levels: list[Counter[tuple[int, ...]]] = [Counter({(0, 0, 0, 0): 1})]
    for die, shown in enumerate(state.dice):
        held = [added(ways, (shown,)) for ways in levels]
        levels = held + [added(ways, cubes.DIE_FACES[die]) for ways in levels]
    return levels


def added(ways: Counter[tuple[int, ...]], faces: Sequence[int]) -> Counter[tuple[int, ...]]:
    """Return the totals after one more die that can show these faces."""
    more: Counter[tuple[int, ...]] = Counter()
    for face in faces:
        colour, number = cubes.face_colour(face), cubes.face_number(face)
        plus = [number * (colour in {None, at}) for at in range(len(cubes.COLOURS))]
        for (red, yellow, blue, purple), count in ways.items():
            more[red + plus[0], yellow + plus[1], blue + plus[2], purple + plus[3]] += count
    return more


def written(state: QuantumState, sums: tuple[int, ...]) -> int:
    """Return the most points of columns that writing one or two colours completes; a miss where none goes."""
    rows, one_peak = state.sheets[state.active], state.rulings.one_peak
    before = sum(sheet.column_points(rows, cell) for cell in range(sheet.CELLS))
    fit = [at for at, row in enumerate(rows) if sheet.accepts(row, sums[at], one_peak=one_peak)]
    if not fit:
        return -sheet.miss_costs(state.rulings.rising_misses)[state.misses[state.active]]
    most = 0
    for colours in (*combinations(fit, 1), *combinations(fit, 2)):
        after = rows
        for colour in colours:
            after = sheet.write(after, colour, sums[colour])
        most = max(most, sum(sheet.column_points(after, cell) for cell in range(sheet.CELLS)) - before)
    return most


def judged_by_rules(room: Room, task: DailyTask) -> bool:
    """Tell whether every best answer can be given by the rules and is judged as one of the best."""
    judge, room = cast("DailyTasks[Any, Any]", room.daily).judge(task), room_of(room, task)
    for answer in task.best:
        state, done = position_of(room.game, task), list[Any]()
        for text in answer:
            done.append(room.game.parse_action(text))
            state = room.game.play(state, task.seat, done[-1]).state
        grade = judge.grade(done)
        if grade is None or not grade.right:
            return False
    return True


JUDGES: Final[dict[str, Callable[[Room, DailyTask], bool]]] = {
    "iota": judged_iota,
    "quantum": judged_quantum,
}
"""Slow judges by game; the other games have `judged_by_rules`."""


def is_judged(date: str, judged: int) -> bool:
    """Tell whether the task of a day is judged slowly, where every so many days are."""
    return dt.date.fromisoformat(date).toordinal() % judged == 0


def looked_at(game: str, judged: int, day: dt.date) -> dict[str, Any]:
    """Make the task of a day and have it judged; return its line.

    Raises:
        GameError: The generator found nothing.
    """
    room = load_room(game)
    begun = time.process_time()
    task = daily_task(game, cast("DailyTasks[Any, Any]", room.daily), day)
    took = time.process_time() - begun
    proved = JUDGES.get(game, judged_by_rules)(room, task) if is_judged(task.date, judged) else None
    return {
        "date": task.date,
        "version": task.version,
        "kind": task.kind,
        "count": task.count,
        "choices": task.choices,
        "hardness": task.hardness,
        "proved": proved,
        "milliseconds": round(1000 * took),
    }


def read_lines(file: Path) -> list[dict[str, Any]]:
    """Return what was done before; a torn last line counts as not done."""
    lines = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            lines.append(json.loads(line))
        except ValueError:
            break
    return lines


def make(game: str, days: Sequence[dt.date], judged: int, jobs: int, file: Path) -> None:
    """Look at the days that were not looked at before, and keep a line of each."""
    kept = [
        line for line in read_lines(file) if line["proved"] is not None or not is_judged(line["date"], judged)
    ]
    file.write_text("".join(f"{json.dumps(line)}\n" for line in kept), encoding="utf-8")
    done = {line["date"] for line in kept}
    left = [day for day in days if day.isoformat() not in done]
    with file.open("a", encoding="utf-8") as out, workers.worker_processes(jobs) as pool:
        for line in pool.map(partial(looked_at, game, judged), left, chunksize=4):
            out.write(f"{json.dumps(line)}\n")
            out.flush()


def figures(game: str, lines: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield what was found about the tasks of a game."""
    if not lines:
        return
    proved = Counter(line["proved"] for line in lines)
    taken = sorted(line["milliseconds"] for line in lines)
    dates = sorted(line["date"] for line in lines)
    yield f"{game}: {len(lines)} tasks, {dates[0]} to {dates[-1]}"
    yield f"  judged: {proved[True]} right, {proved[False]} wrong, {proved[None]} not"
    yield f"  best answers: {dict(sorted(Counter(line['count'] for line in lines).items()))}"
    yield f"  hardness: {dict(sorted(Counter(line['hardness'] for line in lines).items()))}"
    yield f"  milliseconds: mean {sum(taken) // len(taken)}, longest {taken[-1]}"


def main(words: Sequence[str] | None = None) -> int:
    """Make tasks, or print figures; return 1 where a judge does not agree."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True, help="where the lines are kept")
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--first", type=dt.date.fromisoformat, default=dt.date.fromisoformat(FIRST))
    parser.add_argument("--game", action="append", help="a game; all that have tasks if not given")
    parser.add_argument("--judged", type=int, default=1, help="every which day is judged slowly")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--figures", action="store_true", help="print what was found so far, and do nothing")
    chosen = parser.parse_args(words)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    games = chosen.game or [game for game in game_ids() if load_room(game).daily is not None]
    days = [chosen.first + dt.timedelta(days=number) for number in range(chosen.days)]
    wrong = False
    for game in games:
        file = chosen.folder / f"{game}.jsonl"
        if not chosen.figures:
            make(game, days, chosen.judged, chosen.jobs, file)
        lines = read_lines(file)
        print(*figures(game, lines), sep="\n")
        wrong |= any(line["proved"] is False for line in lines)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
