"""Paper for the fingers: which file is written, what is in it, what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import backward
from accessgames.braille.formats import NABCC, from_brf, from_unicode
from accessgames.braille.pages import PageSize
from accessgames.braille.transcriber import forward
from accessgames.engine import MalformedAction
from accessgames.engine.grid import rectangle
from accessgames.games import Drawing, Listener, Mark, Sheet, load_room
from accessgames.language import Vocabulary, say
from accessgames.language.space import explain_free
from tests.duel.rules import CARDS
from tests.pig import ROOM as PIG
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path


class PigSheets:
    """A drawing of a sty."""

    def table(self, desk: Listener, words: Sequence[str]) -> Sheet | None:
        """Draw a sty of the listener, or so wide as it is wanted."""
        number = desk.words.read.number(words)
        if words and number is None:
            return None
        return self._sheet(number.value if number else 4)

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> Sheet:
        """Draw an empty one."""
        del words, known, solved
        return self._sheet(4)

    def _sheet(self, wide: int) -> Sheet:
        if wide > 26:
            raise MalformedAction("error-no-number", word=str(wide), least=1, most=26)
        board = rectangle(wide, 2, upward=True)
        free = Mark(board.mask, explain_free(board.mask))
        return Sheet(say("shell-sheet-title", word="chlívek"), (Drawing(board, free),))


ROOM = replace(PIG, sheets=PigSheets())


def cells(path: Path) -> list[str]:
    """The lines of a Braille file."""
    data = path.read_bytes()
    pages = from_unicode(data) if path.suffix == ".txt" else from_brf(data)
    return [line.strip("⠀") for page in pages for line in page]


def test_the_own_board_is_drawn(tmp_path: Path) -> None:
    """The sentence says where it is."""
    path = tmp_path / "deska.brf"
    assert [f"Hmatový list je v souboru {path}"] == Stage(ROOM).type(f"tisk {path}")
    assert "⠼⠃⠀⠿⠀⠿⠀⠿⠀⠿" in cells(path)
    assert forward("Chlívek") in cells(path)


def test_words_before_the_file_say_what(tmp_path: Path) -> None:
    """They are the room's first."""
    path = tmp_path / "deska.txt"
    Stage(ROOM).type(f"vytiskni 2 {path}")
    assert "⠼⠁⠀⠿⠀⠿" in cells(path)


@pytest.mark.parametrize(("name", "start"), [("a.brf", b" "), ("a.PEF", b"<?xml"), ("a.txt", "⠀".encode())])
def test_the_end_of_the_name_decides_the_format(tmp_path: Path, name: str, start: bytes) -> None:
    """For an embosser, for other programs, for a display."""
    Stage(ROOM).type(f"tisk {tmp_path / name}")
    assert (tmp_path / name).read_bytes().lstrip(b"\r\n").startswith(start)


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_the_board_of_every_game_is_felt(game: str, tmp_path: Path) -> None:
    """Named or not it is the same drawing; a hand or the rules are text and are called so."""
    stage = Stage(load_room(game), "Jana,bot:1")
    bare, named, rules = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))
    assert [f"Hmatový list je v souboru {bare}"] == stage.type("tahy", f"tisk {bare}")[-1:]
    assert [f"Hmatový list je v souboru {named}"] == stage.type(f"tisk deska {named}")
    assert [f"Text v braillu je v souboru {rules}"] == stage.type(f"tisk pravidla {rules}")
    assert bare.read_bytes() == named.read_bytes()


def test_an_answer_is_printed_line_by_line(tmp_path: Path) -> None:
    """Where the room draws nothing of that name, or nothing at all."""
    for room in (ROOM, PIG):
        path = tmp_path / f"{id(room)}.brf"
        told = Stage(room).type("skóre", f"tisk skóre {path}")
        assert f"Text v braillu je v souboru {path}" == " ".join(told)
        assert forward("Skóre") in cells(path)
        assert forward("Jana") in " ".join(cells(path))


def test_without_a_word_and_without_drawings_the_usual_question_is_printed(tmp_path: Path) -> None:
    """The board, else the hand, else how the match stands."""
    path = tmp_path / "pig.brf"
    Stage(PIG).type(f"tisk {path}")
    assert forward("Stav") in cells(path)


def test_the_paper_has_the_size_of_the_settings(tmp_path: Path) -> None:
    """Cells and lines, from the settings of the player."""
    stage = Stage(PIG, settings={"paper-cells": "20", "paper-lines": "20"})
    path = tmp_path / "pig.txt"
    stage.type(f"tisk skóre {path}")
    assert max(len(line) for page in from_unicode(path.read_bytes()) for line in page) <= 20
    assert ["Šířka papíru: 28.", "Papír: vlastní."] == stage.type("nastavení šířka papíru 28")


def test_a_page_for_swell_paper(tmp_path: Path) -> None:
    """One page is one file."""
    path = tmp_path / "deska.svg"
    told = " ".join(Stage(ROOM).type(f"tisk {path}"))
    assert f"List pro mikrokapslový papír je v souboru {path}" == told
    assert path.read_bytes().startswith(b"<?xml")


def test_every_page_for_swell_paper_is_a_file(tmp_path: Path) -> None:
    """The first has the name, others a number behind it; where one is there already, none is written."""
    path, second = tmp_path / "pravidla.svg", tmp_path / "pravidla-2.svg"
    stage = Stage(load_room("iota"), "Jana,bot:1")
    second.write_bytes(b"old")
    assert stage.type(f"tisk pravidla {path}")[0].endswith("už existuje a nepřepíše se.")
    assert (False, b"old") == (path.exists(), second.read_bytes())
    second.unlink()
    told = " ".join(stage.type(f"tisk pravidla {path}"))
    files = sorted(tmp_path.iterdir())
    assert f"List má {len(files)} stránek, první je v souboru {path}," in told
    assert told.endswith(f"poslední v souboru pravidla-{len(files)}.svg")


def test_no_page_is_written_into_the_home_of_nobody() -> None:
    """As for one page, where there are more."""
    told = " ".join(Stage(load_room("iota"), "Jana,bot:1").type("tisk pravidla ~nikdo-takovy/a.svg"))
    assert told.endswith("nemůže být jméno souboru.")


@pytest.mark.parametrize("line", ["tisk", "tisk deska", "tisk deska.doc", "tisk deska brf"])
def test_without_a_file_it_says_what_belongs_there(line: str) -> None:
    """One sentence with an example."""
    told = ["Za „tisk“ patří jméno souboru s koncovkou brf, pef, svg nebo txt, třeba „tisk deska.brf“"]
    assert told == Stage(ROOM).type(line)


def test_what_can_be_printed_is_said(tmp_path: Path) -> None:
    """Words that are no question of the game, and errors of the room."""
    stage = Stage(ROOM)
    told = stage.type(f"tisk nesmysl {tmp_path / 'a.brf'}")
    choices = "„stav“, „pravidla“, „historie“, „přepis“ nebo „výsledek“"
    assert [f"„nesmysl“ vytisknout nejde, jde třeba {choices}."] == told
    assert ["„99“ není číslo od 1 do 26."] == stage.type(f"tisk 99 {tmp_path / 'a.brf'}")
    assert [] == list(tmp_path.iterdir())


def test_a_drawing_too_wide_for_the_paper_is_refused(tmp_path: Path) -> None:
    """Nothing is written."""
    stage = Stage(ROOM, settings={"paper-cells": "20"})
    assert ["Řádek má 29 buněk, vejde se jich 20."] == stage.type(f"tisk 26 {tmp_path / 'a.brf'}")
    assert [] == list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """Neither over a file nor into a folder that is not there."""
    path = tmp_path / "deska.brf"
    path.write_bytes(b"old")
    stage = Stage(ROOM)
    assert stage.type(f"tisk {path}")[0].endswith("už existuje a nepřepíše se.")
    assert b"old" == path.read_bytes()
    assert stage.type(f"tisk {tmp_path / 'neni' / 'a.brf'}")[0].endswith("neexistuje.")
    assert stage.type("tisk ~nikdo-takovy/a.brf")[0].endswith("nemůže být jméno souboru.")


def test_a_hand_is_not_printed_before_it_is_handed_over(tmp_path: Path) -> None:
    """At a shared keyboard the question waits for whoever has the cards."""
    stage = Stage(DUEL, "Jana,Petr")
    path = tmp_path / "ruka.txt"
    told = stage.type(f"tisk ruka {path}")
    assert not path.exists()
    assert not any(card in " ".join(told) for card in CARDS)
    stage.type("ano", f"tisk ruka {path}")
    assert path.exists()


@pytest.mark.parametrize(
    ("word", "width", "lines"),
    [("us", 40, 25), ("a4", 30, 25), ("a4 plný", 32, 28), ("A4 bez okrajů", 32, 28)],
)
def test_a_sheet_by_its_name(word: str, width: int, lines: int) -> None:
    """Both figures follow; a figure of one's own makes it a sheet of one's own."""
    stage = Stage(PIG, settings={"paper-cells": "20", "paper-lines": "20", "paper": "own-size"})
    told = stage.type(f"nastavení papír {word}")
    assert [f"Šířka papíru: {width}.", f"Výška papíru: {lines}."] == told[1:]
    assert PageSize(width, lines) == stage.session.teller.preferences.settings.paper
    assert ["Výška papíru: 27.", "Papír: vlastní."] == stage.type("nastavení výška papíru 27")
    assert PageSize(width, 27) == stage.session.teller.preferences.settings.paper


def read_back(path: Path) -> str:
    """What a reader of Braille reads on all pages, in one line."""
    return " ".join(backward("".join(f"{line}⠀" for line in cells(path)), "cs").split())


def test_the_rules_are_printed_whole(tmp_path: Path) -> None:
    """Every sentence of every section, under the name of the game."""
    path = tmp_path / "pravidla.txt"
    stage = Stage(PIG)
    assert f"Text v braillu je v souboru {path}" == " ".join(stage.type(f"tisk pravidla {path}"))
    text = read_back(path)
    for section in PIG.rulebook.sections:
        for key in (section.title, *section.lines):
            assert stage.console.language.form(say(key), "full") in text


def test_one_section_of_the_rules(tmp_path: Path) -> None:
    """By any of its words; one that is not there is refused as ever."""
    path = tmp_path / "cil.txt"
    stage = Stage(PIG)
    first, *others = PIG.rulebook.sections
    stage.type(f"tisk pravidla {stage.session.teller.words.word(first.id)} {path}")
    text = read_back(path)
    assert stage.console.language.form(say(first.lines[0]), "full") in text
    assert not any(stage.console.language.form(say(one.lines[0]), "full") in text for one in others)
    assert stage.type(f"tisk pravidla nesmysl {path}") == Stage(PIG).type("pravidla nesmysl")


def test_the_transcript_and_the_story_so_far(tmp_path: Path) -> None:
    """The one has everything that was told, the other the match alone, both from the beginning."""
    stage = Stage(PIG)
    stage.type("hod", "skóre")
    stage.type(f"tisk přepis {tmp_path / 'a.txt'}", f"tisk historie {tmp_path / 'b.txt'}")
    everything, story = (read_back(tmp_path / name) for name in ("a.txt", "b.txt"))
    assert everything.index("Hrají Jana a Alfa") < everything.index("Jana: 0 bodů.")
    assert "Jana: 0 bodů." not in story
    assert stage.type("historie")[-1].partition(" ")[2] in story or "6" in story


def test_before_anything_happened_there_is_no_story(tmp_path: Path) -> None:
    """As for the question of the same name; words behind it are refused."""
    stage = Stage(PIG)
    assert ["Nic takového zatím nezaznělo."] == stage.type(f"tisk historie {tmp_path / 'a.txt'}")
    assert "nesmysl" in stage.type(f"tisk přepis nesmysl {tmp_path / 'a.txt'}")[0]
    assert [] == list(tmp_path.iterdir())


def test_the_transcript_of_a_shared_keyboard_holds_no_cards_of_others(tmp_path: Path) -> None:
    """Each gets what was told aloud and to them."""
    stage = Stage(DUEL, "Jana,Petr")
    stage.type("ano")
    own = stage.type("ruka")[0]
    stage.type(
        f"tisk přepis {tmp_path / 'jana.txt'}", "polož", "1", "ano", f"tisk přepis {tmp_path / 'petr.txt'}"
    )
    jana, petr = (read_back(tmp_path / f"{name}.txt") for name in ("jana", "petr"))
    assert own in jana
    assert [3, 3] == [text.count("Dostáváte: ") for text in (jana, petr)]
    assert own not in petr


def test_the_result_with_its_reasons(tmp_path: Path) -> None:
    """After the end only; the first place first."""
    stage = Stage(DUEL, "Jana,bot:1")
    path = tmp_path / "výsledek.brf"
    assert ["Výsledek bude až po konci partie."] == stage.type(f"tisk výsledek {path}")
    for _ in range(3):
        stage.type("polož", "1")
    assert stage.session.known.over
    assert f"Text v braillu je v souboru {path}" == " ".join(stage.type(f"tisk výsledky {path}"))
    text = read_back(path)
    assert "První místo" in text
    assert forward("Výsledek") in cells(path)


@pytest.mark.parametrize("what", ["pravidla", "přepis", "skóre"])
@pytest.mark.parametrize("paper", ["us", "a4", "a4 plný"])
def test_every_byte_and_page_of_a_file(what: str, paper: str, tmp_path: Path) -> None:
    """Seven bits, CR LF, form feeds, no page beyond its size, a number on each."""
    stage = Stage(PIG)
    path = tmp_path / "a.brf"
    stage.type("hod", f"nastavení papír {paper}", f"tisk {what} {path}")
    data, size = path.read_bytes(), stage.session.teller.preferences.settings.paper
    assert set(data) <= set(NABCC.encode()) | set(b"\r\n\x0c")
    assert data.count(b"\n") == data.count(b"\r\n") == data.count(b"\r")
    pages = data.decode("ascii").split("\x0c")
    assert "" == pages.pop()
    for number, page in enumerate(pages, 1):
        lines = page.removesuffix("\r\n").split("\r\n")
        assert len(lines) <= size.lines
        assert max(map(len, lines)) <= size.width
        assert forward(str(number)) == from_brf(lines[0].encode())[0][0].split("⠀")[-1]
