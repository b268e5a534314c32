"""Sheets to be read: which lines stand in them, and which were read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language, Person, say, values
from tools.reading import __main__ as reading
from tools.reading import sheets
from tools.reading.stored import dump, load

if TYPE_CHECKING:
    from pathlib import Path

FILE = """
sheet-won = { PERSON($who) ->
        [formal] Vyhráváte { NP($points, noun: "point", case: "acc") }.
        [informal] Vyhráváš { NP($points, noun: "point", case: "acc") }.
       *[other] { NAME($who) } vyhrává { NP($points, noun: "point", case: "acc") }.
    }
    .braille = { $points }
sheet-still = Nic.
"""


@pytest.fixture
def language(tmp_path: Path) -> Language:
    """Czech with two messages of our own."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "a-sheet.ftl").write_text(FILE, encoding="utf-8")
    return Language("cs", strict=True, roots=(tmp_path,))


def lines(language: Language, recorded: dict[str, list[values.Message]]) -> list[str]:
    """Return what stands in the sheet about our messages."""
    return [line.text for line in sheets.sheet(language, recorded, "sheet-")]


def test_each_variant_and_plural_is_read_once(language: Language) -> None:
    """Persons, ways of speaking and plurals; another number or name of the same words is no other line."""
    won = say("sheet-won", who=Person("Eva"), points=12)
    assert [
        "Eva vyhrává 12 bodů.",
        "Vyhráváte 12 bodů.",
        "Eva vyhrává 1 bod.",
        "Eva vyhrává 2 body.",
        "Vyhráváš 12 bodů.",
        "⠿ 12",
        "Nic.",
    ] == lines(language, {"sheet-won": [won]})


def test_what_was_never_said_is_sampled(language: Language) -> None:
    """A message that no test says stands in the sheet as well."""
    assert "Nic." in lines(language, {})
    assert any(text.endswith("bodů.") for text in lines(language, {}))


def test_a_skeleton_has_no_figures_places_and_names() -> None:
    """What may be any is left out; all else stays."""
    assert "@ a @: pole #, # bodů" == sheets.skeleton("Jan a Jana: pole c4, 12 bodů", ["Jan", "Jana"])


def test_messages_are_stored_and_read() -> None:
    """Every kind of value comes back as it was, through JSON."""
    message = say(
        "any",
        "own",
        who=Person("Eva", "you", "feminine", "éva"),
        what=values.Listing((values.Phrase("card", ("wild",), 2, "k4"), 3, "text")),
        where=values.Cell("c", 4),
        day=values.Day(2026, 11, 27),
        clock=values.Clock(5),
        code=values.Code("red"),
        part=values.Nested(say("inner", n=1)),
    )
    assert message == load(json.loads(json.dumps(dump(message))))


def test_what_was_read_is_asked_for_again_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`accept` writes down what was read; only what reads otherwise now is printed again."""
    monkeypatch.setattr(reading, "FOLDER", tmp_path)
    found = {"one": ("aa", ["Jedna."]), "two": ("bb", ["Dvě.", "Dva."])}
    monkeypatch.setattr(reading, "digests", lambda _: found)
    reading.main(["accept", "cs"])
    reading.main(["sheet", "cs"])
    assert "2 messages are read\n" == capsys.readouterr().out
    found["two"] = ("cc", ["Dvojice."])
    reading.main(["sheet", "cs"])
    assert "two\n  Dvojice.\n" == capsys.readouterr().out


def test_recorded_messages_are_collected(tmp_path: Path) -> None:
    """What several runs recorded is kept once."""
    kept, folder = tmp_path / "kept.jsonl", tmp_path / "runs"
    folder.mkdir()
    for name, numbers in (("1", (1, 2)), ("2", (3, 5))):
        texts = [json.dumps(dump(say("hello", n=number))) for number in numbers]
        (folder / f"{name}.jsonl").write_text("\n".join(texts), encoding="utf-8")
    assert 3 == reading.collect(folder, kept)
    assert 3 == reading.collect(folder, kept)
    assert [1, 2, 5] == [message.args["n"] for message in reading.read_messages([kept])["hello"]]
