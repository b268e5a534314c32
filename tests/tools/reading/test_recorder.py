"""What is kept of the messages that tests say: one for everything that may read differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language, Listing, Nested, Person, Phrase, say
from tools.reading.recorder import Recorder, features, number_class

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    """A recorder that listens."""
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        recorder.install(patch)
        yield recorder


def test_numbers_that_read_alike_are_one_class() -> None:
    """Two to four and five to twenty are alike; zero, one, twenty-one and less than zero are their own."""
    assert ["minus", "0", "1", "few", "few", "many", "many", "21", "large"] == [
        number_class(number) for number in (-3, 0, 1, 2, 4, 5, 19, 21, 87)
    ]


def test_a_value_tells_what_changes_words_around_it() -> None:
    """Persons by who and gender, things by their name and number, lists by length, parts by their key."""
    part = say("wait", n=2)
    message = say("hello", who=Person("Eva"), what=Listing((Phrase("card", count=1), 5)), part=Nested(part))
    assert [
        "hello who other unknown",
        "hello what 2",
        "hello what card 0 1",
        "hello what many",
        "hello part wait",
        "hello part wait n few",
    ] == list(features(message))


def test_a_message_is_kept_once_for_what_it_says(recorder: Recorder) -> None:
    """Another number of the same class is nothing new, another class is."""
    language = Language("cs", strict=True)
    for number in (2, 3, 5, 7, 1):
        language.form(say("advice-second", move=number), "full")
    assert [2, 5, 1] == [message.args["move"] for message in recorder.kept["advice-second"]]


def test_a_message_is_kept_for_its_variants(recorder: Recorder, tmp_path: Path) -> None:
    """Where a text chooses among variants, each is read, those inside of others as well."""
    (tmp_path / "cs").mkdir()
    text = "start = { $who ->\n    [one] { $n ->\n        [a] A\n       *[b] B\n    }\n   *[all] C\n  }\n"
    (tmp_path / "cs" / "a.ftl").write_text(text, encoding="utf-8")
    language = Language("cs", strict=True, roots=(tmp_path,))
    for who, n in (("one", "a"), ("one", "b"), ("two", "b"), ("all", "b"), ("one", "c")):
        language.text("start", who=who, n=n)
    assert [("one", "a"), ("one", "b"), ("two", "b")] == [
        (message.args["who"], message.args["n"]) for message in recorder.kept["start"]
    ]


def test_a_part_is_not_kept_by_itself(recorder: Recorder) -> None:
    """Only whole messages are read; what stands inside another is read there."""
    language = Language("cs", strict=True)
    language.render(say("advice-second", move=Nested(say("error-unsayable"))))
    assert "error-unsayable" not in recorder.kept
    assert ["advice-second"] == list(recorder.kept)


def test_no_more_than_the_bound_is_kept() -> None:
    """A message with many classes does not fill the sheets."""
    recorder = Recorder(2)
    for number in (0, 1, 2, 5, 21):
        recorder.note(say("hello", n=number))
    assert [0, 1] == [message.args["n"] for message in recorder.kept["hello"]]
