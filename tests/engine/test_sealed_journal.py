"""Journals whose seed is secret until the last line, and matches that are played from such a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from accessgames.engine import (
    Damage,
    Entry,
    Header,
    Journal,
    JournalError,
    Match,
    SeatSpec,
    SetupError,
    Undo,
    Writer,
    read_journal,
    verify,
)  # fmt: skip
from accessgames.engine.driver import play_written
from accessgames.engine.journal import MAX_NAME, Reveal
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import MAX_OCCASION, Sealed, SecretSeed
from tests.engine.helpers import PIG, AnyMatch, AtRandom, header, table

SECRET = SecretSeed("000102030405060708090a0b0c0d0e0f")
MATCH = "0011223344556677"
SEALED = Sealed(MATCH, SECRET.commitment(MATCH))
HEADER = replace(header(PIG), seed="", sealed=SEALED)


def written(head: Header = HEADER, *records: Any) -> list[str]:  # noqa: ANN401 - any records
    """The lines of a journal."""
    writer = Writer()
    return [writer.header(head), *map(writer.record, records)]


def playing(limit: int = 8, sealed: Sealed = SEALED) -> tuple[AnyMatch, list[str]]:
    """A match from the secret seed, with the lines of its journal."""
    lines: list[str] = []
    match: AnyMatch = Match(PIG, replace(HEADER, sealed=sealed), lines.append, SECRET)
    players = table(match)
    for _ in range(limit):
        players.advance()
    return match, lines


def test_the_shape_of_a_sealed_journal_is_fixed() -> None:
    """Other programs read journals: id, occasion, commitment and words stand where the seed stood."""
    head = Header(
        "pig", 1, (SeatSpec("Žofie"),), (("target", "50"),), "",
        sealed=Sealed(MATCH, "ab" * 32, "liga/1/2", ("modré jablko",)),
    )  # fmt: skip
    expected = (
        '{"accessgames":2,"game":"pig","rules":1,"seats":[["Žofie","human",""]],"options":{"target":"50"},'
        f'"match":"{MATCH}","occasion":"liga/1/2","commitment":"{"ab" * 32}","words":["modré jablko"],'
        '"training":false,"started":""'
    )
    lines = written(head, Reveal(SECRET.reveal()))
    assert expected == lines[0].rpartition(',"h":')[0]
    assert f'{{"n":1,"by":"seed","do":"{SECRET.reveal()}"' == lines[1].rpartition(',"h":')[0]


def test_what_was_written_is_read() -> None:
    """Header, actions and the revealed seed survive the way through text."""
    records = (Entry(0, "roll"), Entry(-1, "die 4"), Undo(1), Reveal(SECRET.reveal()))
    for words in ((), ("jablko",), ("jablko", "")):
        head = replace(HEADER, sealed=replace(SEALED, occasion="klub/3/1", words=words))
        journal = read_journal(written(head, *records))
        assert (head, records, None) == (journal.header, journal.records, journal.damage)
        assert SECRET.reveal() == journal.revealed


def test_the_seed_is_the_last_line() -> None:
    """Whoever knows the seed knows all that comes: nothing is written or read behind it."""
    lines = written(HEADER, Entry(0, "roll"), Reveal(SECRET.reveal()))
    journal = read_journal(lines)
    with pytest.raises(ValueError, match="roll"):
        journal.writer().record(Entry(0, "roll"))
    following = Writer(2, journal.last_hash).record(Entry(0, "roll"))
    assert Damage("error-journal-changed", 4) == read_journal([*lines, following]).damage


def test_a_chosen_seed_is_never_revealed_by_a_line() -> None:
    """A journal with its seed in the header has no such line; a stranger's one is damage."""
    head = header(PIG)
    with pytest.raises(ValueError, match="32"):
        written(head, Reveal(SECRET.reveal()))
    first = written(head)[0]
    line = Writer(0, json.loads(first)["h"], sealed=True).record(Reveal(SECRET.reveal()))
    assert Damage("error-journal-changed", 2) == read_journal([first, line]).damage


@pytest.mark.parametrize(
    "change",
    [
        {"match": "7"},
        {"match": MATCH.upper().replace("0", "A")},
        {"commitment": "ab"},
        {"commitment": "AB" * 32},
        {"words": "jablko"},
        {"words": ["a", "b", "c"]},
        {"words": [7]},
        {"words": ["\x1b[2J"]},
        {"words": ["a" * (MAX_NAME + 1)]},
        {"occasion": "a" * (MAX_OCCASION + 1)},
        {"occasion": None},
        {"seed": "7"},
    ],
)
def test_sealed_headers_of_any_other_shape_are_foreign(change: dict[str, Any]) -> None:
    """Wrong digits, more words than seats, unfit texts and further fields are refused."""
    from tests.engine.test_journal import sealed_line  # noqa: PLC0415 - its helper for lines made by hand

    fields = json.loads(written()[0])
    del fields["h"]
    line = sealed_line(json.dumps({**fields, **change}, ensure_ascii=False, separators=(",", ":")))
    with pytest.raises(JournalError) as caught:
        read_journal([line])
    assert "error-journal-foreign" == caught.value.key


def test_a_text_that_no_journal_takes_is_told() -> None:
    """Words and occasions that are too long are refused before anything is written."""
    for sealed in (replace(SEALED, words=("a" * 41,)), replace(SEALED, occasion="a" * 81)):
        with pytest.raises(SetupError) as caught:
            Match(PIG, replace(HEADER, sealed=sealed), secret=SECRET)
        assert "error-text-unfit" == caught.value.key


def test_the_header_of_a_running_match_has_nothing_of_the_seed() -> None:
    """Of the seed a journal has the commitment only, until it is revealed."""
    match, lines = playing()
    assert SECRET.reveal() not in "".join(lines)
    match.reveal()
    assert SECRET.reveal() in lines[-1]
    assert SECRET.reveal() not in "".join(lines[:-1])


def test_a_match_with_a_secret_seed_meets_the_luck_of_that_seed() -> None:
    """It is the same as with the seed in the header, and other words make other luck."""
    open_lines: list[str] = []
    play_written(
        PIG, replace(HEADER, seed=SECRET.reveal(), sealed=None), [AtRandom(), AtRandom()], open_lines.append
    )
    match, _ = playing(10)
    same = read_journal(open_lines).records[:10]
    assert [entry.text for entry in match.entries] == [
        entry.text for entry in same if isinstance(entry, Entry)
    ]
    worded, _ = playing(10, replace(SEALED, words=("jablko", "hruška")))
    assert worded.entries != match.entries


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    """Neither a new match nor a resumed one takes another seed, nor a seed where one was chosen."""
    other = SecretSeed("f" * 32)
    journal = read_journal(playing()[1])
    attempts: list[Callable[[], object]] = [
        lambda: Match(PIG, HEADER, secret=other),
        lambda: Match.replay(PIG, journal, secret=other),
        lambda: Match(PIG, header(PIG), secret=SECRET),
    ]
    for attempt in attempts:
        with pytest.raises(JournalError) as caught:
            attempt()
        assert "error-seed-foreign" == caught.value.key


def test_a_resumed_match_goes_on_as_the_uninterrupted_one() -> None:
    """Seed and journal apart give the same luck as before."""
    whole, _ = playing(20)
    lines = playing(7)[1]
    resumed: AnyMatch = Match.replay(PIG, read_journal(lines), lines.append, secret=SECRET)
    players = table(resumed)
    while resumed.moment < 20:
        players.advance()
    assert whole.entries == resumed.entries


def test_without_the_seed_a_match_can_be_looked_at_but_not_go_on() -> None:
    """A lost seed loses no move: what was played is there, only drawing says what is missing."""
    journal = read_journal(playing()[1])
    match: AnyMatch = Match.replay(PIG, journal)
    assert 8 == match.moment
    assert verify(PIG, journal).ok
    assert not match.drawable
    with pytest.raises(JournalError) as caught:
        match.streams.open("chance")
    assert "error-seed-lost" == caught.value.key
    with pytest.raises(JournalError) as caught:
        LocalSeat.resume(PIG, journal).occupy({}, lambda: 0, lambda _known: False)
    assert "error-seed-lost" == caught.value.key


def test_a_revealed_match_is_over_for_good() -> None:
    """Behind the seed nobody acts or takes back, and it is revealed once."""
    match, lines = playing()
    match.reveal()
    match.reveal()
    journal = read_journal(lines)
    again: AnyMatch = Match.replay(PIG, journal, lines.append)
    again.reveal()
    assert 10 == len(lines)
    for tried in (match, again):
        actor = tried.actors[0]
        action = next(iter(PIG.legal_actions(tried.state, actor)))
        for attempt in (partial(tried.submit, actor, action), partial(tried.undo, 0)):
            with pytest.raises(JournalError) as caught:
                attempt()
            assert "error-seed-revealed" == caught.value.key


def test_a_seed_revealed_by_somebody_else_is_found() -> None:
    """The last line has to be the seed that the first one committed to."""
    journal = read_journal(written(HEADER, Entry(0, "roll"), Reveal("f" * 32)))
    found = verify(PIG, journal)
    assert not found.ok
    assert found.error is not None
    assert "error-journal-impossible" == found.error.key
    assert 3 == found.error.args_["line"]


def test_a_reveal_that_could_not_be_written_may_be_tried_again() -> None:
    """A full disk reveals nothing; the match stands where it stood."""
    lines: list[str] = []
    full = [False]

    def sink(line: str) -> None:
        if full[0]:
            raise BlockingIOError
        lines.append(line)

    match: AnyMatch = Match(PIG, HEADER, sink, SECRET)
    full[0] = True
    with pytest.raises(BlockingIOError):
        match.reveal()
    full[0] = False
    match.reveal()
    journal: Journal = read_journal(lines)
    assert SECRET.reveal() == journal.revealed
