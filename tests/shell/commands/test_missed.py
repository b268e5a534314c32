"""Lines that were not understood: kept where that is wanted, heard, sent, deleted; and who may hear them."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.shell.questions import ChanceQuestion, HandOver
from accessgames.storage.missed_lines import MissedFile
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

GAMES = ("iota", "tetrikon", "iqlandie", "quantum")
OFF: Mapping[str, str] = {}
ON: Mapping[str, str] = {"missed": "yes"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the data, with the folder of the matches."""
    (tmp_path / "matches" / "finished").mkdir(parents=True)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def keep(stage: Stage, home: Path) -> Stage:
    """Let a session keep what it does not understand, as the program does."""
    stage.session.teller.preferences.missed = MissedFile(
        home / "missed.jsonl", home / "matches", lambda: "2026-11-23"
    )
    stage.kept.path = home / "matches" / "2026-11-23-0900-iota-ab12.jsonl"
    stage.kept.path.touch()
    return stage


def table(
    home: Path, game: str = "iota", players: str = "Jana,bot:2", settings: Mapping[str, str] = ON
) -> Stage:
    """A match that keeps what it does not understand."""
    return keep(Stage(load_room(game), players, settings=settings), home)


def lines(home: Path) -> list[tuple[str, str, str, str]]:
    """Subject, place, line and answer of what was kept."""
    loaded = MissedFile(home / "missed.jsonl", home / "nowhere", lambda: "").load()
    assert None is loaded.problem
    return [(one.subject, one.place, one.line, one.answer) for one in loaded.lines]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_understood_is_kept_in_every_game(home: Path, game: str) -> None:
    """A word that is none, one that several begin with, and words behind a command that takes none."""
    stage = table(home, game)
    stage.type("blablabla čx2", "stručně stručně", "be")
    assert [
        (game, "command", "blablabla čx2", "error-unknown-command"),
        (game, "command", "stručně stručně", "error-extra-words"),
    ] == lines(home)[:2]
    assert lines(home)[2:] in (
        [(game, "command", "be", "error-ambiguous")],
        [(game, "command", "be", "error-unknown-command")],
        [(game, "command", "be", "error-unknown-command-near")],
        [],
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_nothing_is_written_at_first(home: Path, game: str, tag: str) -> None:
    """The setting is off: no file is made, whatever is typed, and the answers are the same."""
    typed = ("blablabla", "qwertz čx2 l46", "help xyz", "moves blabla", "a", "nastavení abc")
    quiet = table(home, game, settings={"language": tag})
    told = [quiet.type(line) for line in typed]
    assert not (home / "missed.jsonl").exists()
    assert told == [table(home, game, settings={"language": tag, **ON}).type(line) for line in typed]
    assert (home / "missed.jsonl").exists()


def test_only_what_was_not_understood_of_a_line(home: Path) -> None:
    """What was done before it is not kept, nor what was not done behind it."""
    table(home).type("stav; blablabla čx2; ruka")
    assert ["blablabla čx2"] == [line for _, _, line, _ in lines(home)]


def test_what_was_understood_is_not_kept(home: Path) -> None:
    """Questions, moves that the rules refuse, cards that are not in the hand, and empty lines."""
    stage = table(home)
    stage.type("", "stav", "ruka", "tahy", "polož 1 a1", "děkuji", "77", "zpět", "konec", "ne")
    assert [] == lines(home)


def test_names_are_left_out(home: Path) -> None:
    """Of people at the table and of the settings."""
    table(home, settings={**ON, "name": "Bohumil"}).type("blablabla Janě a bohumilovi")
    assert ["blablabla <hráč> a <hráč>"] == [line for _, _, line, _ in lines(home)]


def test_free_answers_are_never_kept(home: Path) -> None:
    """What real dice show, and whatever is typed while the keyboard is handed over."""
    stage = keep(Stage(load_room("quantum"), options={"dice": "own"}, settings=ON), home)
    assert isinstance(stage.session.agenda.question, ChanceQuestion)
    stage.type("blablabla", "x y z")
    assert [] == lines(home)
    shared = table(home, players="Jana,Petr")
    assert isinstance(shared.session.agenda.question, HandOver)
    shared.type("blablabla", "heslo tajné")
    assert [] == lines(home)


def test_an_answer_to_a_question_says_so(home: Path) -> None:
    """Whoever sends it knows what the program waited for."""
    table(home).type("konec", "jasněže")
    assert [("question", "jasněže")] == [(place, line) for _, place, line, _ in lines(home)]


@pytest.mark.parametrize("word", ["nerozpoznané", "nerozpoznane", "nepochopené", "NEROZPOZNANÉ řádky"])
def test_the_newest_come_first_with_their_counts(home: Path, word: str) -> None:
    """Equal lines are one entry; its number tells all of it."""
    stage = table(home)
    stage.type("blablabla", "xyzxyz", "Blablabla")
    assert [
        "Ke čtení jsou 2 nerozpoznané řádky, zapisování je zapnuto.",
        "1 ze 2: „Blablabla“, napsáno 2krát, IOTA",
        "2 ze 2: „xyzxyz“, IOTA",
    ] == stage.type(word)
    assert [
        "xyzxyz",
        "2026-11-23, IOTA, jazyk cs, odpověď programu: error-unknown-command.",
    ] == stage.type("2")


def test_english_words(home: Path) -> None:
    """With a hyphen as well; `no` shortens none of them."""
    stage = table(home, settings={**ON, "language": "en"})
    stage.type("blablabla")
    told = [
        "There is 1 line that was not understood, keeping is on.",
        "The only one, number 1: “blablabla”, IOTA",
    ]
    assert told == stage.type("not understood")
    assert told[0] == stage.type("not-understood")[0].removeprefix("Unchanged: ")
    assert "keeping" not in " ".join(stage.type("no"))


def test_beginnings_mean_what_they_meant(home: Path) -> None:
    """No other word is shortened differently because of this one."""
    stage = table(home)
    for line in ("ne", "ner", "nerozp", "nep"):
        assert not any("zapisování" in told for told in stage.type(line)), line


def test_a_file_that_can_be_sent(home: Path) -> None:
    """In the form of the corpora, without names; where it is is told, and none is ever overwritten."""
    stage = table(home)
    stage.type("blablabla Janě čx2", "xyzxyz", "xyzxyz")
    path = home / "here" / "ven.txt"
    told = stage.type("nerozpoznané do souboru ven.txt")
    assert f"Do souboru {path} jsou zapsány 2 nerozpoznané řádky." == " ".join(told)
    assert [
        "# Řádky, kterým program nerozuměl; za znaky => patří to, co mají znamenat.",
        "# cs iota command error-unknown-command 2026-11-23 2",
        "xyzxyz =>",
        "# cs iota command error-unknown-command 2026-11-23 1",
        "blablabla <hráč> čx2 =>",
    ] == path.read_text(encoding="utf-8").splitlines()
    before = path.read_bytes()
    assert stage.type("nerozpoznane soubor ven.txt")[0].startswith("Soubor ven.txt už existuje")
    assert before == path.read_bytes()
    assert " ".join(stage.type("nerozpoznané do souboru")).startswith("Do souboru ")
    assert ["nerozpoznane-2026-11-23.txt", "ven.txt"] == sorted(one.name for one in (home / "here").iterdir())


def test_names_that_became_known_later_are_left_out_of_the_file(home: Path) -> None:
    """Whoever gives a name to the settings does not send it."""
    stage = table(home)
    stage.type("blablabla bohumil", "nastavení jméno Bohumil", "nerozpoznané do souboru ven.txt")
    assert "blablabla <hráč> =>" in (home / "here" / "ven.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", ["neni/ven.txt", ".", "a\0b"])
def test_a_file_that_can_not_be_written(home: Path, name: str) -> None:
    """One sentence, and nothing is lost."""
    stage = table(home)
    stage.type("blablabla")
    assert 1 == len(stage.type(f"nerozpoznané do souboru {name}"))
    assert 1 == len(lines(home))
    assert [] == list((home / "here").iterdir())


def test_no_file_without_lines(home: Path) -> None:
    """It says so."""
    told = table(home).type("nerozpoznané do souboru ven.txt")
    assert ["Žádný nerozpoznaný řádek ke čtení není, soubor nevznikl."] == told


def test_deleting_asks_once(home: Path) -> None:
    """A no and anything else leaves them, a yes deletes them all."""
    stage = table(home)
    stage.type("blablabla")
    assert ["Opravdu smazat všechny zapsané nerozpoznané řádky?"] == stage.type("nerozpoznané smazat")
    assert "Nerozpoznané řádky zůstaly, jak byly." == stage.type("ne")[0]
    stage.type("nerozpoznane smaz", "stav")
    assert 1 == len(lines(home))
    stage.type("nerozpoznané smazat")
    assert "Nerozpoznané řádky jsou smazány." == stage.type("ano")[0]
    assert not (home / "missed.jsonl").exists()


def test_a_question_mark_only_asks(home: Path) -> None:
    """Nothing is deleted, written or switched by it, and what does it is told."""
    stage = table(home)
    stage.type("blablabla")
    for line in ("nerozpoznané smazat?", "nerozpoznané do souboru ven.txt?", "nerozpoznané vypnout?"):
        assert "Otazník se jen ptá, nic se nestalo." == stage.type(line)[0]
    assert [] == stage.saved
    assert [] == list((home / "here").iterdir())
    assert None is stage.session.agenda.question
    assert "Ke čtení je 1 nerozpoznaný řádek, zapisování je zapnuto." == stage.type("nerozpoznané?")[0]


def test_switching_it(home: Path) -> None:
    """By its own word and among the settings; where the lines go is told, and that they go nowhere else."""
    stage = table(home, settings=OFF)
    told = " ".join(stage.type("nerozpoznané zapnout"))
    assert told.startswith("Nerozpoznané řádky se zapisují bez jmen hráčů do souboru ")
    assert told.endswith("Nikam se neposílají.")
    stage.type("blablabla")
    assert "Nerozpoznané: ne." == stage.type("nastavení nerozpoznané ne")[0]
    stage.type("xyzxyz")
    assert ["blablabla"] == [line for _, _, line, _ in lines(home)]
    assert ["yes", "no"] == [saved["missed"] for saved in stage.saved]
    stage.type("nastaveni nepochopene ano", "nerozpoznané vypni")
    assert "no" == stage.saved[-1]["missed"]


def test_what_else_may_follow(home: Path) -> None:
    """It is named."""
    expected = "Za „nerozpoznané“ nemůže být „xyz“, jde „do souboru“, „smazat“, „zapnout“ nebo „vypnout“."
    assert [expected] == table(home).type("nerozpoznané xyz")
    assert "smazat hned" in table(home).type("nerozpoznané smazat hned")[0]


def test_where_nothing_can_be_kept(home: Path) -> None:
    """Such as in a session without folders: one sentence."""
    stage = Stage(load_room("iota"), settings=ON)
    assert "blablabla" in stage.type("blablabla")[0]
    assert ["Tady se nerozpoznané řádky nikam nezapisují."] == stage.type("nerozpoznané")


def test_a_full_disk_is_told_once_and_the_match_goes_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, then silence; every line is answered as ever."""
    stage = table(home)
    before = len(stage.match.entries)

    def refused(descriptor: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "no")

    monkeypatch.setattr(os, "write", refused)
    first, second = stage.type("blablabla"), stage.type("blabla")
    assert ("Nerozpoznaný řádek se nezapsal, hra jde dál." in first, len(first)) == (True, 3)
    assert 1 == len(second)
    monkeypatch.undo()
    stage.type("vyměň vše", "1")
    assert before < len(stage.match.entries)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the owner of everything may write anywhere")
def test_a_folder_that_is_read_only(home: Path) -> None:
    """The same."""
    home.chmod(0o500)
    try:
        assert 3 == len(table(home).type("blablabla"))
    finally:
        home.chmod(0o700)


def test_a_hostile_file_is_read_as_far_as_it_fits(home: Path) -> None:
    """No control byte of it is told, and its bad line is."""
    stage = table(home)
    stage.type("blablabla")
    with (home / "missed.jsonl").open("ab") as file:
        file.write(b'{"day":"\x1b[2J","line":"rm"}\n\xff\xfe\n')
    told = stage.type("nerozpoznané")
    assert any("vadný řádek 2" in line for line in told)
    assert "„blablabla“, IOTA" in told[-1]
    assert "\x1b" not in "".join(told)


def shared(home: Path) -> Stage:
    """A match of two people with hidden hands, in which Jana has tried something with her cards."""
    stage = table(home, players="Jana,Petr")
    stage.type("ano", "blablabla čx2 l46")
    return stage


def test_nobody_hears_what_others_tried_with_a_hidden_hand(home: Path) -> None:
    """While the match goes on only the number of lines is told, in it, in another one and to the desk."""
    stage = shared(home)
    for _ in range(2):
        told = " ".join(stage.type("nerozpoznané"))
        assert "k partii více lidí, která ještě neskončila" in told
        assert "čx2" not in told
        assert stage.type("nerozpoznané do souboru ven.txt")[0].startswith("Žádný nerozpoznaný řádek")
        stage.type("vyměň vše", "ano", "ano")
    other = keep(Stage(load_room("iota"), settings=ON), home)
    assert "čx2" not in " ".join(other.type("nerozpoznané"))


def test_while_the_keyboard_is_handed_over_nothing_is_read(home: Path) -> None:
    """Nobody sits there then; the question is asked again."""
    stage = table(home, players="Jana,Petr")
    question = stage.session.agenda.question
    assert isinstance(question, HandOver)
    assert not any("nerozpoznan" in line for line in stage.type("nerozpoznané"))
    assert question == stage.session.agenda.question


def test_after_the_match_everybody_may_hear_them(home: Path) -> None:
    """Once its journal is put away; in another match as well."""
    stage = shared(home)
    stage.kept.path.rename(home / "matches" / "finished" / stage.kept.path.name)
    other = Stage(load_room("quantum"), settings=ON)
    other.session.teller.preferences.missed = stage.session.teller.preferences.missed
    assert "blablabla čx2 l46" in " ".join(other.type("nerozpoznané"))


def test_a_match_with_nothing_hidden_withholds_nothing(home: Path) -> None:
    """There is nothing to be given away, nor where one person plays against computers."""
    stage = table(home, "quantum", "Jana,Petr")
    stage.type("blablabla")
    assert any("blablabla" in line for line in stage.type("nerozpoznané"))
