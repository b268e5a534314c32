"""Real sessions and real files, from which inputs are made: golden transcripts, journals, clubs, settings."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.cli.simulation import SimulationPlan, simulate
from accessgames.games import game_ids
from accessgames.language import Language
from accessgames.language.resources import PACKAGE, locales_root
from tests.fuzz.program import at_home, run

if TYPE_CHECKING:
    from accessgames.engine import Stream

GOLDEN: Final = Path(__file__).parents[1] / "golden"


@dataclass(frozen=True)
class Script:
    """A session that somebody held once.

    Attributes:
        name: Name of the transcript.
        words: The command line.
        lines: What was typed.
    """

    name: str
    words: tuple[str, ...]
    lines: tuple[str, ...]


@cache
def scripts() -> tuple[Script, ...]:
    """Return all golden sessions of a game that tell their command line; evenings at home have several."""
    found = []
    games = tuple(game_ids())
    for path in sorted(GOLDEN.glob("*.txt")):
        first, *rest = path.read_text(encoding="utf-8").splitlines()
        if first.startswith("$ accessgames ") and path.name.startswith(games):
            lines = tuple(line[2:] for line in rest if line.startswith("> "))
            found.append(Script(path.name, tuple(shlex.split(first)[2:]), lines))
    return tuple(found)


@cache
def desk_script(tag: str) -> tuple[str, ...]:
    """Return what an organiser typed on two golden evenings."""
    paths = (GOLDEN / f"club.{tag}.txt", GOLDEN / f"club-short.{tag}.txt")
    lines = (line for path in paths for line in path.read_text(encoding="utf-8").splitlines())
    return tuple(line.removeprefix(">").strip() for line in lines if line.startswith(">"))


@cache
def spellings(tag: str, *names: str) -> tuple[str, ...]:
    """Return everything that may be typed in a language with some word files."""
    table = Language(tag).vocabulary("common", "space", "shell", *names).table
    return tuple(sorted({text for word in table.values() for text in word.words}))


@cache
def journals(folder: Path) -> tuple[Path, ...]:
    """Play a match of every game without people and return the journals, with those of golden analyses."""
    for game in game_ids():
        target = folder / game
        if not target.exists():
            target.mkdir(parents=True)
            simulate(SimulationPlan(game, ("bot:1", "bot:1"), seed=5, journal=target), 1)
    return (*sorted(folder.glob("*/*.jsonl")), *sorted(GOLDEN.glob("*.jsonl")))


SETTINGS: Final = (
    b'language = "cs"\nprofile = "ctecka"\nverbosity = "brief"\ncells = "20"\noutput = "braille"\n'
    b'name = "Jana"\nregister = "informal"\npaper = "own-size"\ntheme = "yellow"\n'
)
RECORDS: Final = (
    b'{"game":"tetrikon","name":"Jana","kind":"solo C","value":12,"date":"2026-11-21"}\n'
    b'{"game":"iqlandie","name":"Petr","kind":"optics","value":33,"date":"2026-11-22"}\n'
)
LESSONS: Final = b'iota = "hand"\nquantum = "roll"\n'
CARDS: Final = (
    b'[optics]\n1 = "V5 Z1 ZZ"\n2 = { task = "Z5 SA ZHH", level = 3 }\n'
    b'\n[programming]\n1 = "b3 B2 M4 S1 O1"\n'
    b'\n[biology]\n1 = "SVKTNP.BA TSKV.PBNA"\n\n[space]\n1 = "MPP/HPH/HPM"\n'
    b'\n[pieces]\ni3 = "#@#"\ns4 = "#@./.##"\n'
    b'w5 = { drawing = "#../#@./.##", copies = 2, robots = 1, jokers = 0 }\n'
    b'\n[boards]\n1 = "####/####/####"\n6 = "####/#..#/#..#/####"\n'
)
PROPOSAL: Final = (
    'name = "Večer"\ndate = 2026-11-21\nbegins = "18:00"\nplace = "Klub"\nrounds = 3\nseating = "random"\n'
    'tables = "3-4"\nminutes = 30\n\n[[games]]\ngame = "iota"\n'
).encode()
TEXT: Final = "Nadpis\n\nJana má 12 bodů, čtverec m50.\n\n- první\n- druhá\n".encode()
ACTIONS: Final = b"# list\n0 choose optics\n0 ready\n0 claim 0060000\nclock +60000\n0 give-up\n"


@cache
def material(game: str) -> bytes:
    """Return a club's own material of a game."""
    if game == "iqlandie":
        return CARDS
    return (PACKAGE / "games" / "tetrikon" / "data" / "set.toml").read_bytes()


@cache
def lexicon_files() -> tuple[Path, ...]:
    """Return files of words of a small game, such as packages bring."""
    return tuple(sorted((Path(__file__).parents[1] / "pig" / "locales" / "cs").rglob("*.*")))


@cache
def locale_files() -> tuple[Path, ...]:
    """Return files of words of the program that a package may bring in another form."""
    return tuple(sorted((locales_root() / "cs").rglob("*.toml")))


@cache
def club(folder: Path) -> tuple[bytes, bytes]:
    """Hold an evening at the desk; return the file of the club and its export."""
    with at_home(folder / "club") as home:
        run(("klub", "--lang", "cs"), (*desk_script("cs")[:-12], "ověř", "vyvez vse.txt", "konec"))
        (file,) = (home / "clubs").glob("*.club") if (home / "clubs").exists() else home.rglob("*.club")
        exported = Path("vse.txt")
        return file.read_bytes(), exported.read_bytes() if exported.exists() else b""


def pick(random: Stream, folder: Path) -> Path:
    """Choose a journal, the short ones more often."""
    return min((random.choice(journals(folder)) for _ in range(2)), key=lambda path: path.stat().st_size)
