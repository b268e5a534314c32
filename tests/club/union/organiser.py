"""A nursery of organisers that will be killed: each request is a desk of one evening, as JSON.

`home` is the folder of the computer, `evening` the number of the evening, `people` whom this desk registers,
`tables` which tables of the present round it reports. What is done already is left out, so whoever was killed
goes on with the same request.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from accessgames.club.desk.open_club import open_club_by_name
from tests.club.desk.helpers import Bench
from tests.nursery import announce, bring_up

if TYPE_CHECKING:
    from collections.abc import Iterator

CLUB = "Náš klub"
PLACES = ("Smíchov", "Brno", "Plzeň")


def desk(home: str, evening: int) -> Bench:
    """The desk of a computer on an evening."""
    os.environ["ACCESSGAMES_HOME"] = home
    day = f"2027-{1 + (evening - 1) % 12:02}-15T18:00:00+00:00"
    return Bench("cs", open_club_by_name(CLUB, lambda: day, lambda: f"{evening:032x}", make=True))


def steps(bench: Bench, job: dict[str, Any]) -> Iterator[str]:
    """Do what is left of a job, and name each step when it is safe."""
    number = int(job["evening"])
    if job.get("create") and not any(one.endswith(f"vecer-{number}") for one in bench.club.tournaments):
        place = PLACES[number % len(PLACES)]
        bench.do(
            "create",
            f"Večer {number}",
            {"date": f"15. {number}. 2027", "game": "quantum", "rounds": "2", "place": place, "club": CLUB},
        )
        yield f"created {number}"
    bench.club.current = f"vecer-{number}"
    for name in job.get("people", ()):
        if name not in {player.name for player in bench.tournament.players}:
            bench.do("register", name)
            yield f"registered {name}"
    if job.get("seat") and not bench.tournament.current:
        bench.do("seat", "losem")
        yield f"seated {bench.tournament.current}"
    for table in job.get("tables", ()):
        round_ = bench.tournament.round(int(job["round"]))
        if round_.tables[table - 1].result is None:
            scores = " ".join(str(10 * table + seat) for seat in round_.tables[table - 1].players)
            bench.do("result", f"kolo {round_.number} stůl {table} {scores}")
            yield f"reported {round_.number} {table}"
    if job.get("close") and not bench.tournament.closed:
        bench.do("close")
        yield "closed"


def work(request: str) -> None:
    """Announce every step after it was written down."""
    job = json.loads(request)
    for step in steps(desk(job["home"], job["evening"]), job):
        announce(step)
    announce("end")


if __name__ == "__main__":
    bring_up(work)
