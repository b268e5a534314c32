"""Paper in every game: whatever can be printed is legal Braille on pages of the right size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.braille import backward, forward
from accessgames.braille.formats import NABCC, from_brf
from accessgames.games import game_ids, load_room
from accessgames.games.told_rules import match_section
from accessgames.language import say
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path

LEGAL = frozenset(NABCC.encode()) | frozenset(b"\r\n\x0c")
SHEETS = [("a4", 30, 25), ("a4 plný", 32, 28), ("us", 40, 25)]


def printed(path: Path) -> str:
    """Read what stands on all pages but for their first lines, in one line."""
    lines = [line for page in from_brf(path.read_bytes()) for line in page[1:]]
    return " ".join(backward("".join(f"{line}⠀" for line in lines), "cs").split())


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("sheet", "width", "lines"), SHEETS)
def test_everything_that_can_be_printed(
    game: str, sheet: str, width: int, lines: int, tmp_path: Path
) -> None:
    """Rules, the transcript, questions that need no more words: legal bytes, pages within their size."""
    stage = Stage(load_room(game), "Jana,bot:1")
    stage.type("tahy", "1", "stav", f"nastavení papír {sheet}")
    answers = map(stage.session.teller.words.word, stage.session.known.room.commands.answers)
    for number, what in enumerate(("pravidla", "přepis", *answers)):
        path = tmp_path / f"{number}.brf"
        stage.type(f"tisk {what} {path}")
        if not path.exists():
            assert what not in {"pravidla", "přepis", "stav", "skóre", "deska"}
            continue
        data = path.read_bytes()
        assert set(data) <= LEGAL
        assert data.endswith(b"\r\n\x0c")
        assert data.count(b"\r\n") == data.count(b"\n") == data.count(b"\r")
        for page in data.split(b"\x0c")[:-1]:
            rows = page.split(b"\r\n")[:-1]
            assert len(rows) <= lines
            assert max(map(len, rows)) <= width
            assert all(row == row.rstrip(b" ") for row in rows)


@pytest.mark.parametrize("game", game_ids())
def test_no_sentence_of_the_rules_is_lost(game: str, tmp_path: Path) -> None:
    """Each stands on the paper, in order, as a reader of Braille reads it."""
    path = tmp_path / "pravidla.brf"
    stage = Stage(load_room(game), "Jana,bot:1")
    stage.type(f"tisk pravidla {path}")
    text, at = printed(path), 0
    language = stage.console.language
    for section in stage.session.known.room.rulebook.sections:
        known = stage.session.known
        told = match_section(known.room, section, known.seat.setup.options, language)
        for line in (say(section.title), *told):
            sentence = plain(language.form(line, "full"))
            assert sentence in text[at:], sentence
            at = text.index(sentence, at)


def plain(text: str) -> str:
    """Return a sentence as Braille can hold it and give it back."""
    return " ".join(backward(forward(text, "cs"), "cs").split())
