"""The program in a hall: what is told there, and whole matches, through pipes and sockets."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import read_journal, verify
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.net.lobby.commands import own_data_message
from accessgames.net.lobby.entry import Acquaintance, Acquaintances, full_address
from tests.net.homes import Visit, visit
from tests.net.sockets import HOST, Served

if TYPE_CHECKING:
    from pathlib import Path

PLAYING = ("moves", "1") * 160
"""Whoever plays Quantum so keeps every roll and takes the first place that is offered."""


def test_the_hall_is_told_in_czech(served: Served, tmp_path: Path) -> None:
    """Who is new is asked for a name; tables, people and help are lists of words."""
    told = visit(
        tmp_path / "jana", served.port,
        "Jana", "stoly", "nový stůl quantum 3 soukromý", "kdo je tu", "řekni dobrý den", "vstaň", "moje tahy",
        "konec",
    )  # fmt: skip
    code = next(line for line in told if line.startswith("Slova ke stolu 1"))
    assert [
        "Profil odečítač, vstup není klávesnice.",
        "Jak si v herně budete říkat?",
        "Vítejte v herně „Klub“. Tady se jmenujete Jana.",
        "Co se tu hraje, řekne příkaz „stoly“,",
        "vlastní stůl otevře příkaz „nový stůl“.",
        "Ostatní řekne „nápověda“.",
        "Žádný stůl v herně není.",
        "Vlastní otevře příkaz „nový stůl“ a hra.",
        "Stůl 1, soukromý, Quantum: Jana, 2 místa volná. Čeká se na hráče.",
        code,
        "Bez stolu v herně teď nikdo není.",
        "U stolů podle čísla: Jana 1.",
        "Nikdo vás teď neslyší.",
        "Jste zpátky v herně.",
        "U žádného stolu nesedíte.",
        "Vlastní otevře příkaz „nový stůl“ a hra.",
        "Odcházíte z herny. Rozehrané stoly na vás počkají.",
    ] == told


def test_who_was_here_is_known(served: Served, tmp_path: Path) -> None:
    """The second time nobody is asked; a name that somebody else has is refused in one sentence."""
    home = tmp_path / "jana"
    visit(home, served.port, "Jana", "konec")
    assert "Welcome to the hall “Klub”. Here you are Jana." in visit(
        home, served.port, "quit", options=("--lang", "en")
    )
    told = visit(tmp_path / "other", served.port, "jana", "Petr", "konec")
    assert "Jméno „Jana“ už tu má někdo jiný. Zvolte jiné, nebo přidejte příjmení." in told
    assert "Vítejte v herně „Klub“. Tady se jmenujete Petr." in told


def test_a_whole_match_goes_home(served: Served, tmp_path: Path) -> None:
    """Two people in two languages at one table: both hear the same four words, and each journal is sound."""
    first = Visit(
        tmp_path / "jana",
        served.port,
        ("Jana", "nový stůl quantum 2", "čekej", *("tahy", "1") * 160, "domů", "konec"),
    )
    for _ in range(500):
        if served.hall.tables:
            break
        time.sleep(0.02)
    second = Visit(
        tmp_path / "petr", served.port, ("Petr", "sit 1", *PLAYING, "home", "quit"), "--lang", "en"
    )
    heard, other = first.heard(), second.heard()
    assert "Ke stolu si sedá Petr." in heard
    words = [
        line.partition(": ")[2]
        for told in (heard, other)
        for line in told
        if line.startswith(("Otisk záznamu", "Fingerprint of the record"))
    ]
    assert 2 == len(words), (heard, other)
    journals = [path for name in ("jana", "petr") for path in (tmp_path / name).rglob("finished/*.jsonl")]
    texts = [path.read_text("utf-8") for path in journals]
    assert [served.journal(1)] * 2 == texts
    journal = read_journal(texts[0].splitlines(keepends=True))
    assert verify(load_room("quantum").game, journal).ok
    assert journal.revealed is not None
    assert any(line.startswith("Záznam partie máte doma a je v pořádku") for line in heard)
    assert any(line.startswith("You have the record of the match at home, and it is sound") for line in other)


def test_a_match_that_was_left_goes_on(served: Served, tmp_path: Path) -> None:
    """The seat waits; whoever comes back hears where it stands."""
    home = tmp_path / "jana"
    visit(home, served.port, "Jana", "nový stůl iota 2", "začni 1", "domů", "konec")
    told = visit(home, served.port, "moje tahy", "1", "ruka", "domů", "konec")
    assert any(
        "Jste na tahu." in line and line.startswith("Jediná možnost, číslo 1: Stůl 1") for line in told
    )
    assert "Odcházíte od stolu do herny, místo na vás čeká." in told


def test_words_of_matches_at_home_are_refused_at_a_table(served: Served, tmp_path: Path) -> None:
    """A match of a hall is given up, saved and counted by nobody at home; the sentence says how to leave."""
    told = visit(
        tmp_path / "jana",
        served.port,
        "Jana",
        "nový stůl quantum 2",
        "začni",
        "nedohrát",
        "odveta",
        "domů",
        "konec",
    )
    assert [
        f"„{word}“ platí jen v partii doma, od stolu herny se odchází slovem „vstaň“."
        for word in ("nedohrát", "odveta")
    ] == [line for line in told if "platí jen v partii doma" in line], "\n".join(told)


def test_wrong_words_are_one_sentence(served: Served, tmp_path: Path) -> None:
    """What was wrong, with the offending word, and what would be right."""
    told = visit(
        tmp_path / "jana", served.port,
        "Jana", "sedni pět šest", "sedni dveře", "nový stůl", "nový stůl iota okno", "začni okno",
        "dívej se 7",
        "zapomeň mě", "čekej", "vyveď Petr", "konec",
    )  # fmt: skip
    assert [
        "Stůl 5 v herně není.",
        "„dveře“ není číslo stolu, správně je například „sedni 2“.",
        "Řekněte i hru, například „nový stůl iota 3“. Hry jsou IOTA, iQLANDIE, Quantum a Tetrikon.",
        "„okno“ ke stolu nepatří. Za hrou může být počet míst a slovo „soukromý“.",
        "„okno“ není úroveň počítače, správně je například „začni 3“.",
        "Stůl 7 v herně není.",
        "Aby na vás herna zapomněla, napište „zapomeň mě Jana“.",
        "Nejste u žádného stolu.",
        "Tohle smí jen ten, kdo hernu pořádá.",
    ] == told[6:-1]


def test_a_host_is_heard(served: Served, tmp_path: Path) -> None:
    """With the host's word the words of a host work; help lists them for nobody else."""
    told = visit(
        tmp_path / "hana", served.port, "Hana", "zamkni hernu", "odemkni hernu", "nápověda", "konec",
        options=("--word", HOST),
    )  # fmt: skip
    assert "Nikdo nový do herny nevejde." in told
    assert "Do herny zase smí noví hosté." in told
    assert any(line.startswith("Pořadatel:") for line in told)
    assert not any(
        line.startswith("Pořadatel:")
        for line in visit(tmp_path / "p", served.port, "Petr", "nápověda", "konec")
    )


def test_nobody_there_is_one_sentence(tmp_path: Path) -> None:
    """An address where nothing listens."""
    told = visit(tmp_path / "jana", 9, "Jana")
    assert "Server 127.0.0.1:9 neodpovídá. Zkontrolujte adresu a jestli běží." == told[-1]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("klub.local", "ws://klub.local:8021"),
        (" 10.0.0.5:9000/ ", "ws://10.0.0.5:9000"),
        ("wss://hry.example", "wss://hry.example:8021"),
        ("[::1]", "ws://[::1]:8021"),
        ("[::1]:9", "ws://[::1]:9"),
    ],
)
def test_addresses_are_completed(typed: str, expected: str) -> None:
    """A name alone is enough."""
    assert expected == full_address(typed)


def test_what_is_remembered_of_halls_is_the_owners_alone(tmp_path: Path) -> None:
    """A file that is none counts as empty; forgetting one keeps the others."""
    path = tmp_path / "deep" / "halls.json"
    known = Acquaintances(path)
    assert {} == known.load()
    jana = Acquaintance("Jana", "token")
    known.keep("ws://a:1", jana)
    known.keep("ws://b:1", jana)
    assert 0o600 == path.stat().st_mode & 0o777
    known.keep("ws://a:1", None)
    assert {"ws://b:1": jana} == known.load()
    path.write_text("[]", encoding="utf-8")
    assert {} == known.load()


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, "Herna o vás má jméno Jana, žádné heslo a žádný stůl."),
        (
            {"passphrase": True, "keys": 1, "settings": {"a": "b"}, "tables": [{"number": 4}]},
            "Herna o vás má jméno Jana, otisk hesla, otisk jednoho klíče, vaše nastavení a stůl 4.",
        ),
    ],
)
def test_all_that_is_kept_of_somebody_is_told(more: dict[str, object], expected: str) -> None:
    """Also what came with the doors that need no program: keys and settings."""
    assert expected in Language("cs").form(own_data_message({"name": "Jana", **more}), "full")
