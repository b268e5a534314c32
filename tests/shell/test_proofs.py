"""Words that people add to the luck: unseen, sealed until all are there, and then part of it."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import SeatSpec, read_journal
from accessgames.engine.luck import MAX_WORDS
from accessgames.language import say
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.output.sink import Transcript
from accessgames.shell import play
from accessgames.shell.input.editor import Aids, Key
from accessgames.shell.input.readers import KeyReader, LineReader, ReadRequest, TypedLine
from accessgames.shell.input.requests import LineRequest
from accessgames.shell.setup_dialogue import WantedLuck
from tests.shell.input.test_typed import FakeKeys
from tests.shell.test_console import Room
from tests.shell.test_entry import LUCK, FakeStore, launch, told

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = (SeatSpec("Jana"), SeatSpec("", "bot:1"), SeatSpec("Petr"))


def begun(lines: str, **more: Any) -> tuple[list[str], FakeStore]:  # noqa: ANN401 - fields of the launch
    """What was told when a match with words was begun, and where it was kept."""
    store = FakeStore()
    start = launch(lines, store, **more)
    assert 0 == play(start, "iota", PEOPLE, {}, WantedLuck(words=True))
    return told(start), store


def header(store: FakeStore) -> dict[str, Any]:
    """The first line of the journal that was begun."""
    found: dict[str, Any] = json.loads(store.kept[0].lines[0])
    return found


def test_words_stand_in_the_header_by_seat() -> None:
    """Each person is asked in turn; computer players add nothing."""
    lines, store = begun("  modré   jablko \nhruška\n")
    assert ["modré jablko", "", "hruška"] == header(store)["words"]
    assert 2 == sum("slova do losu?" in line for line in lines)
    assert not any("jablko" in line or "hruška" in line for line in lines)


def test_the_seal_is_told_before_words_are_asked_for() -> None:
    """Nobody can draw another seed that suits the words: the same seal stands in the header."""
    lines, store = begun("jablko\nhruška\n")
    seal = ", ".join(spoken_fingerprint(LUCK.sealed.commitment, "cs"))
    asked = next(number for number, line in enumerate(lines) if "slova do losu?" in line)
    assert any(seal in line for line in lines[:asked])
    assert LUCK.sealed.commitment == header(store)["commitment"]


def test_words_change_the_luck() -> None:
    """The same seed with other words deals other cards."""
    dealt = []
    for typed in ("jablko\nhruška\n", "jablko\nhruška\n", "jablko\nšvestka\n", "\n\n"):
        records = read_journal(begun(typed)[1].kept[0].lines).records[:12]
        dealt.append([record.text for record in records if hasattr(record, "text")])
    assert dealt[0] == dealt[1]
    assert dealt[0] != dealt[2]
    assert dealt[0] != dealt[3]


def test_nobody_has_to_add_words() -> None:
    """Without any the luck is that of the seed alone, and the header has none."""
    assert [] == header(begun("\n\n")[1])["words"]
    assert ["", "", "hruška"] == header(begun("\nhruška\n")[1])["words"]


def test_a_step_back_asks_the_person_before_again() -> None:
    """What they gave is forgotten."""
    _, store = begun("jablko\nzpět\nhruška\nšvestka\n")
    assert ["hruška", "", "švestka"] == header(store)["words"]


def test_leaving_begins_no_match() -> None:
    """Nothing is kept, neither a seed nor a header."""
    lines, store = begun("jablko\nkonec\n")
    assert [] == store.kept
    assert "Na shledanou." == lines[-1]


@pytest.mark.parametrize("typed", ["a" * (MAX_WORDS + 1), "\x1b[2J"])
def test_words_that_no_journal_takes_are_told_and_not_repeated(typed: str) -> None:
    """One sentence says how long they may be, and the same person is asked again."""
    lines, store = begun(f"{typed}\njablko\nhruška\n")
    assert not any(typed in line for line in lines)
    assert any(str(MAX_WORDS) in line for line in lines)
    assert ["jablko", "", "hruška"] == header(store)["words"]


def test_a_chosen_seed_takes_no_words() -> None:
    """It is known ahead, so words would protect nobody."""
    store = FakeStore()
    start = launch("Jana, 1 počítač\nslova\n\n", store)
    assert 0 == play(start, "iota", None, {}, WantedLuck("7"))
    assert any("Semínko je zvolené" in line or "semínko" in line for line in told(start))
    assert "7" == header(store)["seed"]


def test_words_can_be_wanted_at_the_last_question() -> None:
    """Nobody is asked who did not ask for it."""
    store = FakeStore()
    start = launch("Jana, 1 počítač\nslova\n\njablko\n", store)
    assert 0 == play(start, "iota")
    assert ["jablko", ""] == header(store)["words"]
    store = FakeStore()
    start = launch("Jana\n\n", store)
    assert 0 == play(start, "iota")
    assert not any("slova do losu?" in line for line in told(start))


HIDDEN = ReadRequest("Odpověď: ", Aids(), hidden=True)


@pytest.mark.parametrize("reader", [LineReader, KeyReader])
def test_hidden_words_are_not_shown_while_they_are_typed(reader: type[LineReader]) -> None:
    """Neither letters nor what was corrected; the end of the line is."""
    out = StringIO()
    keys = FakeKeys("jablk", [Key.BACKSPACE], "o", [Key.ENTER])
    hidden = reader(keys, out)
    assert "jablo" == hidden.read(HIDDEN).line
    assert "\n" == out.getvalue()
    keys.portions.extend(["stav", [Key.ENTER]])
    assert "stav" == hidden.read(replace(HIDDEN, hidden=False)).line
    assert "\nstav\n" == out.getvalue()


def test_hidden_words_are_kept_nowhere(tmp_path: Path) -> None:
    """Neither the transcript nor the arrow up nor the history has them."""
    room = Room("tajné slovo", "stav")
    room.console.transcript = Transcript(str(tmp_path / "transcript.txt"))
    asked: list[ReadRequest] = []
    real = room.reader.read

    def read(request: ReadRequest) -> TypedLine:
        asked.append(request)
        return real(request)

    room.reader.read = read  # type: ignore[method-assign] # to see what is offered
    hidden = LineRequest(say("shell-prompt-answer"), kept=False, hidden=True)
    assert "tajné slovo" == room.console.ask(hidden)
    room.console.ask(LineRequest(say("shell-prompt-answer")))
    assert [True, False] == [request.hidden for request in asked]
    assert [(), ()] == [tuple(request.aids.past) for request in asked]
    room.console.transcript.close()
    assert "tajné" not in (tmp_path / "transcript.txt").read_text(encoding="utf-8")
    assert () == tuple(room.console.history.for_listener(0))
