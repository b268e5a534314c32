"""Golden conversations at the organiser's desk: what was typed behind `> `, and every line that was told."""

from __future__ import annotations

import io
import os
import tempfile
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from accessgames.cli.arguments import read_typed_options
from accessgames.club.desk.console_sessions import start_conversation
from accessgames.shell import Launch
from accessgames.storage import signing
from tests.whole.session import Store

if TYPE_CHECKING:
    from accessgames.shell.protocols import PlayerStore as LaunchStore

FOLDER: Final = Path(__file__).parents[2] / "golden"
"""Where the transcripts stand."""

_CZECH: Final = (
    "nápověda", "stav", "založ", "Večer", "", "18:00", "Klubovna", "zpět", "Klub", "Spolek", "7", "iota, 3",
    "3-4", "2", "3", "2", "nápověda", "", "", "", "30", "", "hráči", "zapiš", "Jana nevidomí", "Petr",
    "nevidomí", "Marie slabozraká", "Karel", "Jana", "", "hráči", "losuj", "losuj znovu", "výsledek",
    "Jana 34, Petr 28", "34, 28, 20, 11", "pořadí", "oprav 1 34, 28, 21, 11", "zpět", "znovu",
    "kroky", "zpět výsledek stůl 1", "zpět opravu stůl 1", "trest Petr 2",
    "odhlas Ka", "zapiš Eva, Ivo", "losuj", "výsledek 1 4, 3, 2, 1, 9", "výsledek", "50, 40, 30", "znovu",
    "stav", "v", "1", "kategorie", "Petr", "nevidomí", "váha", "propozice", "dál", "poslední",
    "nápověda losuj", "klávesy", "dál", "stručně", "pořadí nevidomí", "podrobně", "brajl", "historie", ",",
    ",", "hledej trest", "nastavení jazyk", "listiny", "pořadí", "csv", "poradi.csv", "listiny zpráva",
    "výsledek 40, 30, 20, 10", "uzavři", "ověř", "ulož", "vyvez klub.txt", "vyvez klub.txt",
    "načti klub.txt", "turnaje", "otevři prosinec", "stav; hráči", "konec",
)  # fmt: skip

_ENGLISH: Final = (
    "help", "status", "create", "Evening", "", "18:00", "Club room", "undo", "Club", "Society", "7",
    "iota, 3", "3-4", "2", "3", "2", "help", "", "", "", "30", "", "players", "register", "Jana blind",
    "Petr", "blind", "Marie low vision", "Karel", "Jana", "", "players", "draw", "draw again", "result",
    "Jana 34, Petr 28", "34, 28, 20, 11", "standings", "correct 1 34, 28, 21, 11", "undo", "again",
    "steps", "undo result table 1", "undo correction table 1", "penalty Petr 2",
    "withdraw Ka", "register Eva, Ivo", "draw", "result 1 4, 3, 2, 1, 9", "result", "50, 40, 30", "again",
    "status", "re", "5", "category", "Petr", "blind", "mix", "proposal", "next", "last", "help draw",
    "keys", "next", "brief", "standings blind", "detailed", "braille", "history", ",", ",",
    "search penalty", "settings language", "papers", "standings", "csv", "standings.csv", "papers report",
    "result 40, 30, 20, 10", "close", "verify", "save", "export club.txt", "export club.txt",
    "import club.txt", "tournaments", "open december", "status; players", "quit",
)  # fmt: skip

_SHORT_CZECH: Final = (
    "", "stav", "založ", "Podzim", "", "16:00", "", "", "1, 3", "3-4", "2", "", "", "", "", "30", "", "",
    "zapiš", "Jana nevidomí", "Petr nevidomí", "Marie nevidomí", "Tomáš Novák nevidomí", "Olga slabozraká",
    "Lenka vidící", "Jana", "", "hráči", "pořadí", "losuj", "", "výsledek", "61 48 35 20", "40, 52, x",
    "40, 52, 44", "33, 28, 41", "", "pořadí", "zapiš Hana vidící", "zapiš Ivo", "oprav 2 40, 28, 41",
    "trest Petr 1, pozdní příchod", "zpět", "losuj", "", "výsledek 1 8 7 6", "výsledek 1 88, 71, 64, 50",
    "výsledek 1 88, 71, 64, 50", "výsledek 9 1, 2", "odhlas Xaver", "odhlas Jana", "odhlas Jana",
    "nahraď Petr, Karel nevidomí", "stoly", "výsledek", "Ivo 3, Xena 4", "", "qqqq", "uprav postupuje 2",
    "propozice", "listiny pořadí, poradi.brf", "listiny rozsazení, stoly.html",
    "listiny rozsazení, stoly.html", "uzavři", "výsledek 2 90, 71, 64, 20", "", "pořadí", "pořadí nevidomí",
    "los", "výsledky", "uzavři", "ověř", "vyvez klub.txt", "liga Podzim, podzim", "dál", "váha", "turnaje",
    "stav", "", "nápověda losuj", "ulož", "konec",
)  # fmt: skip

_SHORT_ENGLISH: Final = (
    "", "status", "create", "Autumn", "", "16:00", "", "", "1, 3", "3-4", "2", "", "", "", "", "30", "", "",
    "register", "Jana blind", "Petr blind", "Marie blind", "Tomáš Novák blind", "Olga low vision",
    "Lenka sighted", "Jana", "", "players", "standings", "draw", "", "result", "61 48 35 20", "40, 52, x",
    "40, 52, 44", "33, 28, 41", "", "standings", "register Hana sighted", "register Ivo",
    "correct 2 40, 28, 41", "penalty Petr 1, came late", "undo", "draw", "", "result 1 8 7 6",
    "result 1 88, 71, 64, 50", "result 1 88, 71, 64, 50", "result 9 1, 2", "withdraw Xaver", "withdraw Jana",
    "withdraw Jana", "substitute Petr, Karel blind", "tables", "result", "Ivo 3, Xena 4", "", "qqqq",
    "amend qualifies 2", "proposal", "papers standings, standings.brf", "papers seating, tables.html",
    "papers seating, tables.html", "close", "result 2 90, 71, 64, 20", "", "standings", "standings blind",
    "lot", "results", "close", "verify", "export club.txt", "league Autumn, autumn", "next", "mix",
    "tournaments", "status", "", "help draw", "save", "quit",
)  # fmt: skip

_TEAMS_CZECH: Final = (
    "založ Dvojice --klub Spolek --hra iota --kol 3 --datum 2026-11-21 --druzstva 2",
    "zapiš Jana, Petr, Eva, Karel, Marie, Jan, Ota, Iva", "dvojice Jana, Petr",
    "dvojice Eva, Karel, Marie, Jan", "družstvo Sluníčka: Ota", "družstva", "družstvo Sluníčka: Ota, Jan",
    "družstvo Sluníčka: Ota, Iva", "družstva", "nespolu Jana, Eva", "losuj", "výsledek 1 61 48 35 20",
    "výsledek 2 40 52 44 30", "družstva", "losuj", "výsledek 1 55 48 35 21", "výsledek 2 41 53 44 33",
    "nahraď Iva, Zdena", "losuj", "výsledek 1 57 46 38 22", "výsledek 2 42 51 47 31", "pořadí družstev",
    "dvojice Jana, Petr, nic", "zpět 23", "družstva", "uzavři",
    "konec",
)  # fmt: skip

_TEAMS_ENGLISH: Final = (
    "create Pairs --club Society --game iota --rounds 3 --date 2026-11-21 --teams 2",
    "register Jana, Petr, Eva, Karel, Marie, Jan, Ota, Iva", "pair Jana, Petr",
    "pair Eva, Karel, Marie, Jan", "team Suns: Ota", "teams", "team Suns: Ota, Jan",
    "team Suns: Ota, Iva", "teams", "apart Jana, Eva", "draw", "result 1 61 48 35 20",
    "result 2 40 52 44 30", "teams", "draw", "result 1 55 48 35 21", "result 2 41 53 44 33",
    "substitute Iva, Zdena", "draw", "result 1 57 46 38 22", "result 2 42 51 47 31", "standings of teams",
    "pair Jana, Petr, none", "undo 23", "teams", "close",
    "quit",
)  # fmt: skip

_FIVE: Final = "Jana, Petr, Marie, Karel, Eva"
_SCORES: Final = ("1 34 28", "2 20 20")


def _rounds(draw: str, result: str, count: int = 5) -> tuple[str, ...]:
    """Return what is typed to draw so many rounds of two tables and to report them."""
    return (draw, *(f"{result} {scores}" for scores in _SCORES)) * count


_SWISS_CZECH: Final = (
    "založ Švýcarský večer --hra Carcassonne --rozsazeni švýcarský --kol 3",
    f"zapiš {_FIVE}", *_rounds("losuj", "výsledek", 1), "odhlas Eva", "pořadí",
    *_rounds("losuj", "výsledek", 1), "vrať Eva", "oprav kolo 1 stůl 1 20 20",
    "stručně", *_rounds("losuj", "výsledek", 1), "důkaz", "pořadí", "ověř", "konec",
)  # fmt: skip

_SWISS_ENGLISH: Final = (
    "create Swiss --game Carcassonne --seating swiss --rounds 3",
    f"register {_FIVE}", *_rounds("draw", "result", 1), "withdraw Eva", "standings",
    *_rounds("draw", "result", 1), "return Eva", "correct round 1 table 1 20 20",
    "brief", *_rounds("draw", "result", 1), "proof", "standings", "verify", "quit",
)  # fmt: skip

GOLDENS: Final = MappingProxyType(
    {
        "club.cs.txt": ("cs", _CZECH),
        "club.en.txt": ("en", _ENGLISH),
        "club-teams.cs.txt": ("cs", _TEAMS_CZECH),
        "club-teams.en.txt": ("en", _TEAMS_ENGLISH),
        "club-teams-short.cs.txt": ("cs", _TEAMS_CZECH),
        "club-teams-short.en.txt": ("en", _TEAMS_ENGLISH),
        "club-swiss.cs.txt": ("cs", _SWISS_CZECH),
        "club-swiss-short.cs.txt": ("cs", _SWISS_CZECH),
        "club-swiss-short.en.txt": ("en", _SWISS_ENGLISH),
        "club-swiss.en.txt": ("en", _SWISS_ENGLISH),
        "club-short.cs.txt": ("cs", _SHORT_CZECH),
        "club-short.en.txt": ("en", _SHORT_ENGLISH),
    }
)
"""Language and typed lines of each transcript, by its file name."""

CELLS: Final = 20
"""Cells of the display on which the transcripts of short forms are read."""


def settings_of(name: str, width: int = CELLS) -> dict[str, str]:
    """Return the settings of a transcript: short forms in the narrowest display, or none."""
    return {"output": "braille", "cells": str(width)} if "-short." in name else {}


class Mouth(io.TextIOBase):
    """Standard input that writes what is typed between the lines that are told."""

    def __init__(self, lines: tuple[str, ...], heard: io.StringIO) -> None:
        self._lines = iter(lines)
        self._heard = heard

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # text, not bytes
        del size
        line = next(self._lines, None)
        if line is None:
            return ""
        self._heard.write(f"> {line}".rstrip() + "\n")
        return f"{line}\n"


def launch(
    lines: tuple[str, ...],
    heard: io.StringIO,
    store: LaunchStore,
    tag: str = "cs",
    mouth: type[Mouth] = Mouth,
) -> Launch:
    """Return what a conversation begins with in which this is typed."""
    return Launch(
        store=store,
        log=Path("log"),
        now=lambda: "2026-11-21T16:00:00+00:00",
        seed=lambda: "7",
        language=tag,
        stdin=mouth(lines, heard),  # type: ignore[arg-type] # all that the shell uses of it
        stdout=heard,
        environ={},
        club_options=read_typed_options,
    )


def hold(
    tag: str,
    lines: tuple[str, ...],
    settings: dict[str, str] | None = None,
    store: LaunchStore | None = None,
    mouth: type[Mouth] = Mouth,
) -> str:
    """Hold a conversation in the present folder; return what was typed and told."""
    heard = io.StringIO()
    assert 0 == start_conversation(launch(lines, heard, store or Store(settings or {}), tag, mouth))
    return heard.getvalue()


def make(name: str, width: int = CELLS) -> str:
    """Hold a golden conversation in folders of its own; names of folders are left out of what was told.

    Key and salts are always the same here.
    """
    tag, lines = GOLDENS[name]
    salts = (f"{number:032x}" for number in count())
    before, home = Path.cwd(), os.environ.get("ACCESSGAMES_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ACCESSGAMES_HOME"] = folder
        os.chdir(folder)
        try:
            signing.key_path().write_text(f"accessgames key 1 {'7' * 64}\n", encoding="ascii")
            with patch("accessgames.club.desk.scribe.secrets.token_hex", lambda _size: next(salts)):
                return hold(tag, lines, settings_of(name, width)).replace(f"{folder}{os.sep}", "")
        finally:
            os.chdir(before)
            if home is None:
                del os.environ["ACCESSGAMES_HOME"]
            else:
                os.environ["ACCESSGAMES_HOME"] = home
