"""Matches outlive the program: power cuts, closed windows, broken pipes; and it stays small while it runs."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Entry, read_journal, verify
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from accessgames.storage.journal_files import load_journal
from tests.whole import iota
from tests.whole.players import best, curious, typist
from tests.whole.program import COMMAND, matches, run
from tests.whole.session import Order, Watch, hold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.testing.goldens import Exchange

if sys.platform == "win32":
    pytest.skip("pseudo-terminals and signals are of the Unix kind", allow_module_level=True)

from tests.whole.terminal import Person

ORDER = Order("iota")
WORDS = Language("cs").vocabulary(*WORD_FILES, "iota")
MEGABYTE = 2**20
MOST_MEMORY = 80 * MEGABYTE
MANY = 5


@dataclass(frozen=True)
class OnDisk:
    """The one journal below a home."""

    home: Path

    @property
    def path(self) -> Path:
        (path,) = matches(self.home) or matches(self.home, "finished")
        return path

    @property
    def lines(self) -> Sequence[str]:
        return self.path.read_text("utf-8").splitlines(keepends=True)

    @property
    def own(self) -> int:
        """How many actions of the person it holds."""
        records = read_journal(self.lines).records
        return sum(isinstance(record, Entry) and record.actor == 0 for record in records)


def _sit_down() -> Person:
    person = Person(*ORDER.words)
    person.listen()
    person.type("jednou")
    return person


def _go_on() -> Person:
    person = Person("pokračuj", "--lang", "cs")
    person.listen()
    return person


def _moves(home: Path) -> Iterator[str]:
    """Yield the best move of each position, for as long as there is one."""
    watch = Watch(ORDER, OnDisk(home))
    while not watch.over:
        yield best(watch)


@pytest.mark.parametrize("hasty", [False, True])
def test_a_killed_program_loses_nothing_that_was_told(hasty: bool, home: Path) -> None:
    """A match that is killed again and again, at rest or in the midst of a move, is played to its end.

    Whatever was told is in the journal; a move of which nothing was heard may be in it or not, but whole.
    """
    person, told = _sit_down(), 0
    kills = {0, 1, 2, 4, 7, 8}
    for number in count():
        move = next(_moves(home), None)
        if move is None:
            break
        if number in kills:
            heard = len(person.screen.raw)
            if hasty:
                person.write(move)
                person.press("\r")
            person.kill()
            announced = ", celkem " in person.rest()[heard:]
            assert OnDisk(home).own in ([told + 1] if announced else [told, told + hasty])
            told = OnDisk(home).own
            assert verify(load_room("iota").game, load_journal(OnDisk(home).path)).ok
            person = _go_on()
        else:
            assert person.type(move)[0] not in ("", move)
            told += 1
            assert told == OnDisk(home).own
    assert "Partie skončila." in person.type("stav")
    person.type("konec")
    assert 0 == person.end()
    (journal,) = matches(home, "finished")
    found = verify(load_room("iota").game, load_journal(journal))
    assert found.ok
    assert found.outcome is not None


def test_resume_tells_where_the_match_stands(home: Path) -> None:
    """Whoever comes back hears what is played, by whom, the points, the last turn, and who is on."""
    with _sit_down() as person:
        told = person.type(next(_moves(home)))
        person.kill()
    with _go_on() as person:
        again = person.screen.rows()[:-1]
        assert [line for line in again if line.startswith("Pokračuje IOTA. Hrají Jana a Alfa")]
        assert told[-1] == again[-1]
        assert set(told[-3:]) <= set(again)
        assert person.type("skóre")
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()


def test_undo_in_training(home: Path, tmp_path: Path) -> None:
    """Where moves may be taken back, every one is, and made again: the match is the same as ever."""
    order = Order("iota", seed="41", settings={"training": "yes"})

    def repentant(watch: Watch) -> Iterator[str]:
        while not watch.over:
            move = best(watch)
            yield move
            if not watch.match.outcome:
                yield watch.words.word("undo")
                yield move
        yield watch.words.word("check")
        yield watch.words.word("quit")

    def steadfast(watch: Watch) -> Iterator[str]:
        while not watch.over:
            yield best(watch)

    twice, once = (hold(order, player, tmp_path / "log") for player in (repentant, steadfast))
    assert (0, 0) == (twice.code, once.code)
    games = [read_journal(held.journal.splitlines(keepends=True)) for held in (twice, once)]
    ends = [verify(load_room("iota").game, journal).outcome for journal in games]
    assert ends[0] == ends[1]
    assert any(line.startswith("Vzato zpět") for line in twice.told)


def test_ctrl_c_interrupts_and_ctrl_d_leaves(home: Path) -> None:
    """Ctrl+C gives up a line and nothing else; Ctrl+D on an empty line leaves, with the match saved."""
    with _sit_down() as person:
        person.write("polož")
        stopped = person.key("\x03")
        assert "Přerušeno." in stopped
        assert person.type("ruka")
        left = "Partie je uložena. Až program zase spustíte, prázdný řádek v ní pokračuje."
        assert left in person.key("\x04")
        assert 0 == person.end()
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()
    assert 1 == len(matches(home))


@pytest.mark.parametrize("profile", ["ctecka", "klavesy"])
def test_a_closed_window_keeps_the_match(profile: str, home: Path) -> None:
    """When the terminal goes away, so does the program, and the match can be resumed."""
    person = Person(*ORDER.words, "--profile", profile)
    person.listen()
    person.type("jednou")
    person.hang_up()
    assert verify(load_room("iota").game, load_journal(OnDisk(home).path)).ok
    ran = run("pokračuj", "--lang", "cs", typed=("stav",))
    assert (0, "") == (ran.code, ran.err)


def test_the_end_of_the_input_is_an_orderly_end(home: Path) -> None:
    """A pipe that ends at once, or in the midst of a match or a line, ends with the match saved."""
    for typed in ("", "stav\n", "stav\nruk"):
        ran = subprocess.run(
            [*COMMAND, *ORDER.words], input=typed.encode(), capture_output=True, check=False, timeout=60
        )
        assert (0, b"") == (ran.returncode, ran.stderr)
        assert ran.stdout.decode().endswith(
            "Partie je uložena. Až program zase spustíte, prázdný řádek v ní pokračuje.\n"
        )
    assert 3 == len(matches(home))


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", "> /dev/full"])
def test_missing_streams_are_no_crash(closed: str, home: Path) -> None:
    """Without input, output or errors the program ends by itself and leaves a match that is whole."""
    script = f'printf "stav\\n" | "$@" {closed}'
    ran = subprocess.run(
        ["sh", "-c", script, "sh", *COMMAND, *ORDER.words], capture_output=True, check=False, timeout=60
    )
    assert b"Traceback" not in ran.stdout + ran.stderr
    assert all(verify(load_room("iota").game, load_journal(path)).ok for path in matches(home))


def test_nobody_listens_any_more(home: Path) -> None:
    """A reader that has seen enough, such as head, ends the program without a word of complaint."""
    script = (
        f"{{ yes stav | head -500; }} | {' '.join(COMMAND)} play iota --seed 7 --players Jana,bot:2 | head -3"
    )
    ran = subprocess.run(["sh", "-c", script], capture_output=True, check=False, timeout=60)
    assert (0, b"") == (ran.returncode, ran.stderr)
    assert 3 == len(ran.stdout.splitlines())
    (journal,) = matches(home)
    assert verify(load_room("iota").game, load_journal(journal)).ok


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("profile", ["ctecka", "klavesy", "zrak"])
def test_a_running_game_is_small(
    profile: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a match is played, and everything asked, the program never has more than 80 megabytes."""
    monkeypatch.setenv("PROMPT_TOOLKIT_NO_CPR", "1")  # our terminal does not tell where its cursor is
    order = Order("iota", "Jana,bot:3", "7")
    player = typist if profile == "zrak" else curious(iota.TOUR)
    with Person(*order.words, "--profile", profile) as person:
        if profile == "zrak":
            person.press("jednou\r")
        else:
            person.listen()
            person.type("jednou")
        for exchange in hold(order, player, tmp_path / "log").exchanges[1:-1]:
            _tell(person, profile, exchange)
        assert OnDisk(home).own > MANY
        peak = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{person.pid}/status").read_text("ascii"))
        assert peak is not None
        assert int(peak[1]) * 1024 < MOST_MEMORY


def _tell(person: Person, profile: str, exchange: Exchange) -> None:
    """Type a line in any profile and wait for the answer."""
    if profile == "zrak":
        person.press(f"{exchange.typed}\r")
        person.look_through(exchange.told[-1:])
        return
    if profile == "klavesy":
        person.touch(":")
    person.press(exchange.typed or "")
    person.enter()
