from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club import notation
from accessgames.club.register import entries as e
from tests.club.register.making import ENTRIES, REGISTRATIONS, entry, kept, number

GOOD = e.write_entry(entry(1, 2, 3, e.Linked(REGISTRATIONS[0])))


def test_an_entry_is_one_line_with_ids_alone() -> None:
    """The line names the entry, whom it is about, when and by whom it was written, and the one fact."""
    noted = entry(1, 2, 3, e.Noted(e.Field.NAME, "a" * 64))
    head = f'{{"id":"{number(1)}","person":"{number(2)}","clock":3,"writer":"{"f" * 32}"'
    assert f'{head},"noted":{{"field":"name","text":"{"a" * 64}"}}}}' == e.write_entry(noted)


@given(ENTRIES)
def test_what_was_written_is_read_again(one: e.Entry) -> None:
    """Every kind of entry comes back as it was."""
    assert one == e.read_entry(e.write_entry(one))


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    """No text makes the reader fail in another way."""
    with pytest.raises(ValueError, match=r"(?s).*"):
        e.read_entry(text)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (number(1), number(1)[1:]),
        (number(2), number(2).replace("2", "G")),
        ('"clock":3', '"clock":-3'),
        ('"clock":3', '"clock":100000000001'),
        ('"clock":3', '"clock":3.0'),
        ('"clock":3', '"clock":true'),
        ('"clock":3', '"clock": 3'),
        ("linked", "joined"),
        (REGISTRATIONS[0], REGISTRATIONS[0].upper()),
        (REGISTRATIONS[0], "Jana"),
        ("}}", '},"parted":{"entry":"0"}}'),
        ("}}", '},"name":"Jana"}'),
    ],
)
def test_an_entry_of_another_shape_is_refused(before: str, after: str) -> None:
    """What is not exactly an entry is none, down to a blank: nobody can hide a name in one."""
    assert before in GOOD
    with pytest.raises(ValueError, match=r"(?s).*"):
        e.read_entry(GOOD.replace(before, after, 1))


def test_an_entry_has_a_longest_form() -> None:
    """As many texts are erased at once as the longest entry holds; one more is refused."""
    texts = (REGISTRATIONS[0],) * e.MAX_ERASED
    longest = e.write_entry(entry(1, 2, 3, e.Erased(texts)))
    assert e.read_entry(longest).says == e.Erased(texts)
    for wrong in (
        e.write_entry(entry(1, 2, 3, e.Erased((*texts, texts[0])))),
        f"{longest}{' ' * e.MAX_ENTRY}",
    ):
        with pytest.raises(ValueError, match=r"(?s).*"):
            e.read_entry(wrong)


def test_a_day_that_is_none_is_refused() -> None:
    """Consent has the day on which it was given."""
    good = e.write_entry(entry(1, 2, 3, e.Agreed(e.Consent.NAMED, yes=True, on="2026-11-27")))
    assert e.write_entry(e.read_entry(good)) == good
    with pytest.raises(ValueError, match=r"(?s).*"):
        e.read_entry(good.replace("2026-11-27", "2026-11-31"))


def test_a_text_says_one_thing_about_somebody() -> None:
    """A text is asked for what it is about, and says nothing about anything else."""
    digest, texts = kept(e.Field.CONTACT, "jana@example.cz")
    assert "jana@example.cz" == e.read_personal(digest, texts, e.Field.CONTACT)
    assert not e.read_personal(digest, texts, e.Field.NAME)


def test_the_text_of_a_journal_says_what_it_has() -> None:
    """What a tournament knows of somebody need not be written down a second time."""
    text = notation.to_text(notation.PersonEntry("0" * 32, "Jana", "blind", "feminine"))
    texts = {notation.digest_of(text): text}
    told = [e.read_personal(notation.digest_of(text), texts, field) for field in e.Field]
    assert ["Jana", "", "", "feminine", "blind", ""] == told


def test_a_text_that_was_exchanged_says_nothing() -> None:
    """Only the text of which the entry has the digest is believed; what is missing is nothing."""
    digest, texts = kept(e.Field.NAME, "Jana")
    assert not e.read_personal(digest, {digest: texts[digest].replace("Jana", "Hana")}, e.Field.NAME)
    assert not e.read_personal(digest, {}, e.Field.NAME)
    strange = "{}"
    assert not e.read_personal(
        notation.digest_of(strange), {notation.digest_of(strange): strange}, e.Field.NAME
    )
