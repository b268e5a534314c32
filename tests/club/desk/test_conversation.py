from __future__ import annotations

import os
from pathlib import Path

import pytest

from accessgames.cli.commands import CLUB_COMMANDS as TYPED
from accessgames.cli.launch import DiskStore
from accessgames.club.desk.commands import COMMANDS, READING_COMMANDS
from accessgames.club.desk.conversation import COMMAND_GROUPS, CONVERSATION_COMMANDS, GENERAL_COMMANDS
from accessgames.club.store.archive import club_path
from accessgames.language import Language
from tests.club.desk.goldens import Mouth, hold
from tests.club.desk.helpers import Bench, begun
from tests.club.season import played
from tests.systems import not_on_windows


def told(*lines: str, mouth: type[Mouth] = Mouth, **settings: str) -> list[str]:
    """Hold a conversation; return what was told, without what was typed."""
    said = hold("cs", lines, settings, mouth=mouth)
    return [line for line in said.splitlines() if not line.startswith(">")]


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_command_has_words_and_help(tag: str) -> None:
    """All commands are in help, have a word and an explanation, and single keys mean one thing each."""
    spoken = Language(tag)
    words = spoken.vocabulary("common", "space", "shell", "club")
    commands = {*COMMANDS, *CONVERSATION_COMMANDS}
    assert commands == {command for group in COMMAND_GROUPS.values() for command in group}
    assert {f"club-{command}" for command in commands} == set(words.ids("club"))
    assert [command for command in commands if not spoken.has(f"help-club-{command}")] == []
    keys = [words.key(key) for key in (*words.ids("club"), *GENERAL_COMMANDS) if words.key(key)]
    assert len(set(keys)) == len(keys)
    assert commands - {"open", "desk"} == {command.id for command in TYPED}
    assert commands > READING_COMMANDS


def test_every_line_gets_an_answer() -> None:
    """Empty, unknown, similar, too long, unprintable and several at once."""
    assert begun("Jana, Petr").club.file is not None
    begun("Jana", club="B").club.close()
    lines = told("", "qqqq", "losuju", "x" * 600, "a\x1bb", "stav; stav; qqqq; stav", "7", "dál", "stav teď")
    assert "Na řadě je losování prvního kola." in lines
    assert "Příkaz „qqqq“ neznám, všechny vypíše „nápověda“." in lines
    assert "Příkaz „losuju“ neznám, nejbližší je „losuj“ nebo „los“." in lines
    assert "Řádek má 600 znaků, nejvýš jich smí být 500." in lines
    assert "Řádek obsahuje neviditelné znaky, proto se nic nestalo." in lines
    assert "Neprovedeno: stav." in lines
    assert "Číslo 7 teď nic nevybírá, žádný seznam se nečte." in lines
    assert "Nic se právě nečte." in lines
    assert any("teď" in line and "navíc" in line for line in lines)


def test_a_question_mark_only_asks() -> None:
    """What changes a tournament is explained, what tells something is answered, a number chooses nothing."""
    begun("Jana, Petr").club.close()
    lines = told("losuj?", "hráči?", "konec ?", "nastavení profil", "2?", "profil")
    assert 2 == lines.count("Otazník se jen ptá, nic se nestalo.")
    assert "Provede to „losuj“." in lines
    assert "Otazník se jen ptá. Číslo 2: klávesy" in lines
    assert not any("Stůl 1" in line for line in lines)


def test_what_was_answered_stays_when_the_input_ends() -> None:
    """Each answer about a tournament is written down before the next question."""
    told("založ", "Večer", "1. 12. 2026", "18:30", "Klubovna")
    lines = told("propozice")
    assert "Úterý 1. prosince 2026 od 18:30." in lines
    assert "Klubovna" in lines


def test_whoever_is_registered_stays_when_the_input_ends() -> None:
    """People typed one after another are there when the program is started again."""
    begun("", club="A").club.close()
    told("zapiš", "Jana nevidomí", "Petr")
    assert {"1: Jana, kategorie nevidomí.", "2: Petr."} <= set(told("hráči"))


def test_commands_leave_a_question_and_names_do_not() -> None:
    """A command typed in full instead of a name is done; the question is over."""
    begun("Jana, Petr", club="A").club.close()
    lines = told("zapiš", "Eva", "hráči", "odhlas", "pořadí")
    assert "3: Eva." in lines
    assert not any("Číslo 4" in line for line in lines)
    assert "Zatím není zapsán žádný výsledek, pořadí ještě není." in lines


def test_single_words_of_the_program() -> None:
    """Transcript of settings, voice, keys and where everything is."""
    begun("Jana", club="A").club.close()
    lines = told(
        "ticho", "hlas", "klávesy q", "klávesy s", "ulož", "nápověda qq", "nápověda klávesy", "jazyk en"
    )
    assert "Ticho." in lines
    assert any(line.endswith("a.club") for line in lines)
    assert "Language: English." in lines


def table(**options: object) -> Bench:
    """Return a desk with two people at a table of Quantum."""
    bench = begun("Jana, Petr", game="quantum", rounds="1", tables="2", **options)
    bench.do("seat")
    return bench


def test_a_match_at_a_table_is_left_and_gone_on_with(home: Path) -> None:
    """The word that begins the match of a table also goes on with it; there is one journal of it."""
    table().club.close()
    typed = ("hraj", "stav", "konec", "ano", "stav", "hraj 1", "konec", "ano")
    lines = hold("cs", typed, store=DiskStore()).splitlines()
    assert 2 == lines.count("Partie je uložená, dohraje se slovem „hraj“.")
    assert any(line.startswith("Pokračuje Quantum. Hrají ") for line in lines)
    assert 1 == len(list((home / "matches").glob("*.jsonl")))


def test_a_match_that_was_finished_before_a_power_failure_is_taken(home: Path) -> None:
    """A journal of the table among the finished matches becomes its result; the next time there is one."""
    bench = table()
    text = played(bench.tournament, bench.tournament.round(1), bench.tournament.round(1).tables[0])
    bench.club.close()
    (home / "matches" / "finished").mkdir(parents=True)
    (home / "matches" / "finished" / "2026-11-21-1600-quantum-0000.jsonl").write_text(
        text, encoding="utf-8", newline="\n"
    )
    lines = hold("cs", ("hraj", "hraj 1", "hraj", "ověř"), store=DiskStore()).splitlines()
    assert any(line.startswith("První kolo, stůl 1: ") for line in lines)
    assert "Stůl 1 už výsledek má, změní ho slovo oprav." in lines or (
        "Žádné kolo není rozlosované, rozlosuje ho slovo „losuj“." in lines
    )
    assert any("1 partie ze záznamů" in line for line in lines)


@pytest.mark.parametrize("folder", ["matches", "matches/finished"])
def test_a_match_killed_behind_its_last_action_is_a_result_at_the_next_start(home: Path, folder: str) -> None:
    """It is put among the finished ones where it is not, and the club knows of it before anybody asks."""
    bench = table()
    text = played(bench.tournament, bench.tournament.round(1), bench.tournament.round(1).tables[0])
    bench.club.close()
    (home / folder).mkdir(parents=True)
    (home / folder / "2026-11-21-1600-quantum-0000.jsonl").write_bytes(text.encode())
    lines = hold("cs", (), store=DiskStore()).splitlines()
    assert 1 == sum(line.startswith("První kolo, stůl 1: ") for line in lines)
    assert (folder == "matches") == any(line.startswith("Minule skončila hra Quantum") for line in lines)
    assert 1 == len(list((home / "matches" / "finished").glob("*.jsonl")))
    again = hold("cs", (), store=DiskStore())
    assert "První kolo, stůl 1: " not in again


@not_on_windows("pipes in the file system exist on POSIX only")
def test_damaged_matches_and_what_is_no_file_are_one_sentence(home: Path) -> None:
    """A finished journal with bytes that are no text is told; a pipe of such a name is passed over."""
    bench = table()
    text = played(bench.tournament, bench.tournament.round(1), bench.tournament.round(1).tables[0])
    bench.club.close()
    folder = home / "matches" / "finished"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "2026-11-21-1800-quantum-0000.jsonl")
    (folder / "2026-11-21-1600-quantum-0000.jsonl").write_bytes(text.encode() + b"\xff\n")
    assert "Soubor není ani záznam partie, ani vyvezený klub." in hold("cs", ("hraj",), store=DiskStore())


def test_games_that_are_not_here_are_typed_in() -> None:
    """A table of another game can't be played here."""
    bench = begun("Jana, Petr", game="Carcassonne", rounds="1", tables="2")
    bench.do("seat")
    bench.club.close()
    assert "Hra Carcassonne se tu hrát nedá, výsledek zapište slovem „výsledek“." in told("hraj")


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_without_a_club_is_answered(command: str) -> None:
    """Where there is no club yet, nothing that is typed ends the conversation; two words did."""
    word = Language("cs").vocabulary("common", "space", "shell", "club").word(f"club-{command}")
    lines = told(word, "", "", "Jana", "stav", "konec")
    assert "Vše je zapsáno, práce s klubem končí." == lines[-1]


@not_on_windows("Windows lets nobody delete an open file")
def test_a_club_that_is_deleted_meanwhile_is_told(tmp_path: Path) -> None:
    """What would be lost is refused, saving does not say that all is well, and the rest can be exported."""
    begun("Jana, Petr", club="A").club.close()
    name = str(tmp_path / "klub.txt")

    class Thief(Mouth):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as above
            line = super().readline(size)
            if line.startswith("zapiš"):
                club_path("A").unlink()
            return line

    lines = told("hráči", "zapiš Eva", "ulož", "hráči", f"vyvez {name}", "konec", mouth=Thief)
    gone = [line for line in lines if "mezitím zmizel nebo je jiný, nic se nezapsalo" in line]
    assert 2 == len(gone)
    assert not any("Eva" in line for line in lines)
    assert "Jana" in Path(name).read_text(encoding="utf-8")
