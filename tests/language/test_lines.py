"""Long sentences are told in several lines, which end where the translator lets them."""

from __future__ import annotations

import pytest

from accessgames.language import Language, Listing, Nested, Person, say
from accessgames.language.lines import HEARD_WELL, heard_lines, one_line

JANA = Person("Jana", "you")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Kolo 2 ze 12, ⏎ vybíráte.", ("Kolo 2 ze 12, vybíráte.",)),
        (
            "Zakrytím jednoho čtverečku ⏎ další mezera nevznikne.",
            ("Zakrytím jednoho čtverečku", "další mezera nevznikne."),
        ),
        (
            "Přidejte z pytlíku: ⏎ malý, ⏎ střední, ⏎ nebo velký.",
            ("Přidejte z pytlíku:", "malý, střední, nebo velký."),
        ),
        ("Fialová krátká tyčka s robotem: d1, ⏎ e1", ("Fialová krátká tyčka s robotem: d1, e1",)),
        (
            "Oblast 2: ⏎ d1 až e1, ⏎ d2 až e2, ⏎ a3 až e3, ⏎ a4 až e4.",
            ("Oblast 2: d1 až e1,", "d2 až e2, a3 až e3, a4 až e4."),
        ),
        (
            "Alfa bere oranžovou krátkou tyčku s robotem a plus.",
            ("Alfa bere oranžovou krátkou tyčku s robotem a plus.",),
        ),
    ],
)
def test_a_long_sentence_is_broken(text: str, lines: tuple[str, ...]) -> None:
    """In as few lines as can be, best behind a colon; a short one is not, nor one without a place for it."""
    assert lines == heard_lines(text)


def test_nothing_is_lost() -> None:
    """The lines together are the whole sentence."""
    text = "Zbývá 17 čtverečků, ⏎ 4 volné oblasti: ⏎ 4 od pole a1, ⏎ 2 od pole d1, ⏎ 9 od pole c3."
    lines = heard_lines(text)
    assert one_line(text) == " ".join(lines)
    assert [] == [line for line in lines if len(line) > HEARD_WELL]


@pytest.mark.parametrize(
    ("tag", "lines"),
    [
        ("cs", ("Berete fialový růžek s robotem", "a červené plus s robotem.")),
        ("en", ("You take fialový růžek s robotem", "and červené plus s robotem.")),
    ],
)
def test_lists_end_lines_between_their_entries(tag: str, lines: tuple[str, ...]) -> None:
    """The word "and" begins the next line; the sentence in one, in brief and aloud has no sign of it."""
    language = Language(tag, strict=True)
    pieces = Listing(("fialový růžek s robotem", "červené plus s robotem"))
    rendered = language.render(say("iqlandie-took", "own", who=JANA, pieces=pieces))
    assert lines == rendered.lines
    assert " ".join(lines) == rendered.full == language.text("iqlandie-took", who=JANA, pieces=pieces)
    assert rendered.spoken is not None
    assert not {"⏎"} & {*rendered.brief, *rendered.braille, *rendered.spoken("full")}


def test_an_entry_of_a_list_is_broken_as_well() -> None:
    """A sentence inside another one may be broken where it may be broken alone."""
    gap = Nested(say("iqlandie-gap-none"))
    rendered = Language("cs", strict=True).render(say("shell-list-item", number=2, count=8, item=gap))
    assert ("2 z 8: Zakrytím jednoho čtverečku", "další mezera nevznikne.") == rendered.lines
