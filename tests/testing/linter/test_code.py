from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.testing.lint_sources import Usage, read_usage

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def scan(tmp_path: Path) -> Scan:
    """Reads the usage of one line of code."""
    return Scan(tmp_path / "code.py")


class Scan:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self, text: str) -> Usage:
        self.path.write_text(text, encoding="utf-8")
        return read_usage({"code.py": self.path})


@pytest.mark.parametrize(
    ("code", "keys"),
    [
        ('say("greeting")', {"greeting"}),
        ('moment.say_who("a-b", seat)', {"a-b"}),
        ('language.text("a-b", n=1)', {"a-b"}),
        ('say("a-b" if x else "c-d", "own")', {"a-b", "c-d"}),
        ('keys("one", "two")', {"one", "two"}),
        ('event_keys("one")', {"one"}),
        ('refuse("iota-refused-gap", cell=1)', {"iota-refused-gap"}),
        ('raise SetupError("setup-wrong")', {"setup-wrong"}),
        ('raise NotYourTurn(key, "x-y")', set()),
        ('KEY = "error-torn"', {"error-torn"}),
        ('x = "error-"', set()),
        ('raise ValueError("utf-8")', set()),
        ('spoken.text("Na poli m50.")', set()),
        ("say(key)", set()),
        ("say()", set()),
        ('other("a-b")', set()),
    ],
)
def test_keys(scan: Scan, code: str, keys: set[str]) -> None:
    """Keys are read from what says messages, marks keys or makes errors; other calls say nothing."""
    assert keys == set(scan(code).keys)


@pytest.mark.parametrize(
    ("code", "events"),
    [
        ('say("a", "own")', {"a"}),
        ('say("a", "bot", n=1)', {"a"}),
        ('say("a", kind)', {"a"}),
        ('say_who("a", seat, listener)', {"a"}),
        ('say("a")', set()),
        ('say("a", "answer")', set()),
        ('say("a", "system")', set()),
        ('event_keys("a", "b")', {"a", "b"}),
        ('keys("a")', set()),
    ],
)
def test_events(scan: Scan, code: str, events: set[str]) -> None:
    """Whatever is not certainly an answer or of the system is an event."""
    assert events == set(scan(code).events)


def test_prefixes(scan: Scan) -> None:
    """A key that is put together counts by its beginning; without one it says nothing."""
    assert {"iota-rule-"} == set(scan('say(f"iota-rule-{name}")').prefixes)
    assert {} == scan('say(f"{game}-rule")').prefixes


def test_lexicon_ids(scan: Scan) -> None:
    """Ids of nouns, adjectives and codes are read, also from keyword arguments and choices."""
    usage = scan(
        'Phrase("card", ("red", colour, "new" if x else "old"))\n'
        'Phrase(noun="lot", adjectives=("big",))\n'
        "Phrase(noun, adjectives)\n"
        'Code("wild")\n'
    )
    assert {"card", "lot"} == set(usage.nouns)
    assert {"red", "new", "old", "big"} == set(usage.adjectives)
    assert {"wild"} == set(usage.codes)


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ('say("a", "own", n=1, m_x=2)', [("a", {"n", "m-x"})]),
        ('say_who("a", seat, listener, n=1)', [("a", {"n", "who"})]),
        ('say("a" if x else "b", n=1)', [("a", {"n"}), ("b", {"n"})]),
        ('language.text("a-b")', [("a-b", set())]),
        ('SetupError("a-b", seats=1)', [("a-b", {"seats"})]),
        ('say("a", **given)', []),
        ("say(key, n=1)", []),
        ('refuse("a-b", n=1)', []),
    ],
)
def test_arguments(scan: Scan, code: str, arguments: list[tuple[str, set[str]]]) -> None:
    """What each message is given is read, unless code unpacks a mapping or words it elsewhere."""
    assert arguments == [(key, set(given)) for key, _, given in scan(code).arguments]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ("1", "int"),
        ("len(x)", "int"),
        ('f"{x}"', "str"),
        ('"yes" if x else "no"', "str"),
        ('"yes" if x else 1', ""),
        ("listener.person(0)", "Person"),
        ("Listing(())", "Listing"),
        ("nest(x)", "Listing"),
        ('Phrase("card")', "Phrase"),
        ("x", ""),
        ("made(x)", ""),
    ],
)
def test_kinds_of_arguments(scan: Scan, value: str, kind: str) -> None:
    """Of what is given the kind of value is read, where an expression tells it."""
    assert [{"n": kind}] == [given for _, _, given in scan(f'say("a", n={value})').arguments]


def test_places(scan: Scan) -> None:
    """The first place where something is used is kept."""
    usage = scan('\nsay("a")\nsay("a")\n')
    assert {"a": "code.py:2"} == usage.keys


def test_folders(tmp_path: Path) -> None:
    """A folder is read with everything below it."""
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "deep.py").write_text('say("deep")', encoding="utf-8")
    assert {"deep": "pkg/inner/deep.py:1"} == read_usage({"pkg": tmp_path}).keys


def test_all_texts_are_kept(scan: Scan) -> None:
    """Every text is remembered, because a table may hold keys under any name."""
    assert {"a-b", "c"} <= scan('TABLE = {1: "a-b", "c": 2}').strings
