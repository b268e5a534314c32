"""Writing the pages of the season into a folder."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import pytest

from accessgames.club.desk.commands.pages import make_pages, write_pages
from accessgames.club.desk.open_club import Request
from accessgames.engine import GameError
from accessgames.patience import Patience
from tests.club.desk.helpers import Bench, begun, language

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from accessgames.language import Message


@pytest.fixture
def bench() -> Bench:
    bench = begun(rounds="1")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    bench.do("league", "Liga, vecer")
    bench.do("consent", "všichni, jméno, ano")
    return bench


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_folder_is_made_with_all_pages(bench: Bench, home: Path) -> None:
    """One for each tournament and league, and the first one; it is told how many there are."""
    assert ["Stránky sezóny jsou ve složce web, jsou to 3 soubory, začíná index.html."] == bench.do(
        "pages", "web"
    )
    assert ["index.html", "league-liga.html", "tournament-vecer.html"] == names(home / "web")
    assert b"Jana" in (home / "web" / "index.html").read_bytes()


def test_newer_pages_replace_older_ones(bench: Bench, home: Path) -> None:
    """After a correction the same word brings the same folder up to date; nothing else is touched."""
    bench.do("pages", "web")
    (home / "web" / "plakát.html").write_text("můj", encoding="utf-8")
    bench.do("correct", "1 10, 28, 20, 11")
    bench.do("pages", "web")
    assert "na prvním místě Petr".encode() in (home / "web" / "index.html").read_bytes()
    assert "můj" == (home / "web" / "plakát.html").read_text(encoding="utf-8")


def test_pages_that_are_no_part_of_it_any_more_go(bench: Bench, home: Path) -> None:
    """Only pages that were written here: a forgotten name must not stay in one of them."""
    bench.do("pages", "web")
    old = home / "web" / "tournament-stary.html"
    old.write_bytes((home / "web" / "index.html").read_bytes())
    own = home / "web" / "tournament-muj.html"
    own.write_text("můj", encoding="utf-8")
    told = bench.do("pages", "web")
    assert "Odstraněno je, co už do sezóny nepatří: tournament-stary.html." == told[1]
    assert (False, True) == (old.exists(), own.exists())


def test_nothing_of_others_is_written_over(bench: Bench, home: Path) -> None:
    """A page, a link or a folder of that name stops everything before the first file is written."""
    (home / "web").mkdir()
    makers: tuple[Callable[[Path], object], ...] = (
        lambda path: path.write_text("<html>", encoding="utf-8"),
        lambda path: path.mkdir(),
        lambda path: path.symlink_to(home / "jinam"),
    )
    for make in makers:
        path = home / "web" / "index.html"
        make(path)
        assert "Soubor index.html není stránka sezóny, nic se nepřepsalo." in bench.refused("pages", "web")
        assert ["index.html"] == names(home / "web")
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


def test_what_is_missing_is_told(bench: Bench) -> None:
    """A folder, or a tournament."""
    assert "Do které složky? Napište třeba „stránky web“." == bench.refused("pages")
    assert "turnaj" in Bench().refused("pages", "web")


def test_a_forgotten_name_is_gone_from_new_pages(bench: Bench, home: Path) -> None:
    """The pages are made of what the club still has."""
    bench.do("pages", "web")
    bench.do("forget", "Jana, ano")
    bench.do("pages", "web")
    assert [] == [path for path in (home / "web").iterdir() if b"Jana" in path.read_bytes()]


def test_the_season_in_english(home: Path) -> None:
    """The same for English clubs."""
    bench = Bench("en")
    bench.do("create", "Evening", {"date": "2026-11-21", "game": "iota", "rounds": "1", "seed": "7"})
    bench.do("register", "Jana, Petr, Marie")
    assert ["The pages of the season are in the folder web, 2 files, the first is index.html."] == bench.do(
        "pages", "web"
    )
    assert b"not finished yet" in (home / "web" / "index.html").read_bytes()


def test_what_takes_long_says_how_far_it_is(bench: Bench, home: Path) -> None:
    """After two seconds a word, and Ctrl+C leaves the folder as it was."""
    told: list[str] = []
    seconds = count(0, 2)

    def tell(message: Message) -> None:
        told.append(language("cs").form(message, "full"))

    context = replace(bench.context, patience=Patience(tell, lambda: float(next(seconds))))
    assert 4 == len(make_pages(context)) + 1
    assert "Hotovo 1 ze 4 souborů, Ctrl plus C zastaví." == told[0]

    def stop(_message: Message) -> None:
        raise KeyboardInterrupt

    stopped = replace(context, patience=Patience(stop, lambda: float(next(seconds))))
    with pytest.raises(GameError) as caught:
        write_pages(stopped, Request(("web",)))
    assert "patience-stopped" == caught.value.key
    assert not (home / "web").exists()
