"""Play a season of a club with the real program: ``python -m tools.club_year [--evenings 12 --people 40]``.

Three computers at three places, two organisers, a stick that goes from one to the other. Each evening has
another format; people come late, go and are replaced, results are corrected, tables go out as files, and
programs are killed by SIGKILL in the middle of a line. Then the season and the records are told, somebody
has an extract and is forgotten, and older copies come back. The last line has all figures and the date; the
exit code is 1 where anything that was announced is lost, copies differ, the season differs from one that is
worked out from exports alone, an audit finds a mistake, or the forgotten name stands in any file.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessgames.engine import Stream  # noqa: E402 - after the path to it
from tools.club_year import checks  # noqa: E402 - as above
from tools.club_year.desks import CLUB, Desk  # noqa: E402 - as above
from tools.club_year.evenings import Ledger, Night, do  # noqa: E402 - as above
from tools.club_year.plan import EVENINGS, FORGOTTEN, PLACES, people  # noqa: E402 - as above


class Year:
    """A season at three computers.

    Attributes:
        desks: Place -> computer.
        ledger: What was announced.
        stick: The folder that is carried from one to the other.
        wrong: What should not be.
    """

    def __init__(self, folder: Path, seed: str, kills: int, transcript: Path | None = None) -> None:
        """Set up the computers.

        Args:
            folder: Where everything lies.
            seed: Of all that is random.
            kills: One line in so many is cut short; 0 never.
            transcript: Where what is typed and said is written.
        """
        self._folder = folder
        self.stick = folder / "stick"
        self.stick.mkdir()
        self.desks = {
            place: Desk(place, folder / place, Stream(seed, f"desk/{place}"), kills, transcript)
            for place in PLACES
        }
        self.ledger = Ledger()
        self.wrong: list[str] = []
        self._stream = Stream(seed, "people")

    def play(self, evenings: int, count: int) -> None:
        """Play so many evenings with people out of so many; an old export is put into a drawer half-way."""
        everybody = people(count)
        for number in range(1, evenings + 1):
            here = everybody[3:]
            self._stream.shuffle(here)
            kept = len(here) * 3 // 4
            # Who wants to be forgotten comes always, and is there from the beginning.
            present = [*everybody[:3], *here[:kept]]
            Night(self.desks, self.ledger, number, self.stick, present).play()
            print(f"evening {number}: {EVENINGS[number - 1].format}", file=sys.stderr, flush=True)
            if number == (evenings + 1) // 2:
                desk = self.desks[PLACES[(number - 1) % len(PLACES)]]
                desk.type(f"vyvez {self._folder / 'drawer.txt'}")
                desk.close()

    def unite(self) -> None:
        """Carry the stick around twice, so that all have everything."""
        for _ in range(2):
            for desk in self.desks.values():
                if not any((desk.home / "clubs").glob("*.club")):
                    desk.run("nacti", str(next(self.stick.glob("klub-*.txt"))), "--klub", CLUB)
                do(desk, self.ledger, None, f"spoj {self.stick}")
                desk.close()

    def check(self, renamed: dict[str, str]) -> None:
        """Compare everything that has to agree."""
        exports, audits = [], []
        for desk in self.desks.values():
            self.wrong += checks.missing(desk, self.ledger, renamed)
            exports.append(desk.run("vyvez", str(self._folder / "export.txt")) and self._export())
            audits.append(desk.values("over"))
        if len({*exports}) != 1:
            self.wrong.append("exports differ")
        self.wrong += [
            f"{one['id']}: {one['mistakes']}" for found in audits for one in found if one["mistakes"]
        ]
        if any([one["digest"] for one in found] != [one["digest"] for one in audits[0]] for found in audits):
            self.wrong.append("audits differ")
        self.compare_seasons()

    def _export(self) -> bytes:
        path = self._folder / "export.txt"
        data = path.read_bytes()
        path.unlink()
        return data

    def compare_seasons(self) -> int:
        """Compare the table of the season with one made of exports alone; return how many rows it has."""
        desk = self.desks[PLACES[0]]
        own = checks.season_rows([desk.values("vysledky", "--turnaj", name) for name in self.ledger.people])
        found = desk.values("sezona", "2026")["rows"]
        theirs = sorted((row["place"], row["name"], float(row["points"])) for row in found)
        for one, other in zip(theirs, own, strict=False):
            if one[:2] != other[:2] or abs(one[2] - other[2]) > 1e-9:  # noqa: PLR2004 - thirds as decimals
                self.wrong.append(f"season: {one}, not {other}")
        if len(theirs) != len(own):
            self.wrong.append(f"season: {len(theirs)} rows, not {len(own)}")
        return len(own)

    def forget(self) -> dict[str, str]:
        """Let somebody read and take what the club has of them, and forget them; return name -> label."""
        desk = self.desks[PLACES[0]]
        played = sum(FORGOTTEN in points for points in self.ledger.results.values())
        extract = desk.values("vypis", FORGOTTEN)
        if len(extract["tables"]) != played:
            self.wrong.append(f"the extract has {len(extract['tables'])} tables, not {played}")
        for line in ("sezóna", "rekordy klubu", f"můj výpis {FORGOTTEN}"):
            if len(desk.type(line)) < 2:  # noqa: PLR2004 - a heading, and what stands below it
                self.wrong.append(f"nothing is told after {line}")
        do(desk, self.ledger, lambda: not self._is_known(desk), f"vymaž osobu {FORGOTTEN}", "ano")
        desk.close()
        first = next(iter(self.ledger.people))
        number = next(at for at, one in enumerate(self._before(first), 1) if one == FORGOTTEN)
        label = desk.values("hraci", "--turnaj", first)[number - 1]["name"]
        return {FORGOTTEN: label}

    def _before(self, tournament: str) -> list[str]:
        """Return the names of a tournament in a copy that does not know yet that somebody is forgotten."""
        return [one["name"] for one in self.desks[PLACES[1]].values("hraci", "--turnaj", tournament)]

    def _is_known(self, desk: Desk) -> bool:
        return any(one["name"] == FORGOTTEN for one in desk.values("osoby"))

    def bring_back(self) -> None:
        """Unite with older copies: the two other computers, and the export out of the drawer."""
        drawer = self._folder / "drawer.txt"
        for place in (PLACES[0], PLACES[2]):
            desk = self.desks[place]
            do(desk, self.ledger, None, f"načti {drawer}")
            desk.close()
        self.unite()
        drawer.unlink()
        left = checks.files_with(checks.part_of(FORGOTTEN), [self._folder])
        self.wrong += [f"the name stands in {path.relative_to(self._folder)}" for path in left]
        self.wrong += [f"{place} knows the name" for place, one in self.desks.items() if self._is_known(one)]


def main(words: list[str]) -> int:
    """Play and check, and print what it came to.

    Returns:
        0 when everything agreed.
    """
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--evenings", type=int, default=len(EVENINGS))
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--kills", type=int, default=8, help="one line in so many is cut short; 0 never")
    parser.add_argument("--seed", default="1", help="of all that is random")
    parser.add_argument("--transcript", type=Path, help="a file for all that is typed and said")
    wanted = parser.parse_args(words)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        year = Year(Path(folder), wanted.seed, wanted.kills, wanted.transcript)
        year.play(wanted.evenings, wanted.people)
        year.unite()
        year.check({})
        renamed = year.forget()
        year.bring_back()
        year.check(renamed)
    wrong = [*year.ledger.lost, *year.wrong]
    for one in wrong:
        print(one)
    desks = year.desks.values()
    print(", ".join(f"{what} {count}" for what, count in sorted(year.ledger.happened.items())))
    print(
        f"{datetime.now(UTC):%Y-%m-%d}: {wanted.evenings} evenings, {wanted.people} people,"
        f" {len(PLACES)} places, {sum(one.typed for one in desks)} lines answered,"
        f" {sum(one.kills for one in desks)} kills, {sum(one.halves for one in desks)} before the line was"
        f" written, {len(year.ledger.results)} results, {len(wrong)} wrong,"
        f" {time.perf_counter() - started:.0f} s"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
