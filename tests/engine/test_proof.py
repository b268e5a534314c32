"""What a journal proves: forgeries that follow the rules and the chain, and are found all the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

import pytest

from accessgames.engine import (
    CHANCE,
    CLOCK,
    Entry,
    Header,
    Journal,
    Match,
    SeatSpec,
    Undo,
    Writer,
    read_journal,
)
from accessgames.engine.driver import play_written
from accessgames.engine.journal import Reveal
from accessgames.engine.local_seat import LocalSeat
from accessgames.engine.luck import Sealed, SecretSeed
from accessgames.engine.proof import RecordProof, prove, read_start
from tests.engine.helpers import PIG, AnyGame, AnyMatch, AtRandom, header, table

SECRET = SecretSeed("000102030405060708090a0b0c0d0e0f")
OTHER = SecretSeed("f" * 32)
MATCH = "0011223344556677"
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
STARTED = "2026-11-22T10:00:00+00:00"


@cache
def drawn(words: tuple[str, ...] = (), game: AnyGame = PIG) -> tuple[str, ...]:
    """The lines of a whole match with a secret seed, which the last one reveals."""
    lines: list[str] = []
    sealed = Sealed(MATCH, SECRET.commitment(MATCH), words=words)
    head = replace(header(game), seed="", sealed=sealed, started=STARTED)
    match: AnyMatch = Match(game, head, lines.append, SECRET)
    players = table(match)
    while players.advance():
        pass
    match.reveal()
    return tuple(lines)


@cache
def chosen() -> tuple[str, ...]:
    """The lines of a whole match with a seed in its header."""
    lines: list[str] = []
    play_written(PIG, replace(header(PIG), started=STARTED), [AtRandom(), AtRandom()], lines.append)
    return tuple(lines)


def written(head: Header, records: tuple[Any, ...]) -> Journal:
    """A journal that was written anew, so that its chain fits whatever it says."""
    writer = Writer()
    return read_journal([writer.header(head), *map(writer.record, records)])


def resealed(journal: Journal, sealed: Sealed) -> Journal:
    """The same journal with another commitment, written anew."""
    return written(replace(journal.header, sealed=sealed), journal.records)


def nobody(_known: object) -> bool:
    """No chance is told by people."""
    return False


def found(journal: Journal, game: AnyGame = PIG, now: datetime = NOW) -> RecordProof:
    """What is found in a journal."""
    return prove(game, journal, nobody, now)


def keys(proof: RecordProof) -> list[str]:
    """The faults by their keys."""
    return [fault.key for fault in proof.faults]


@pytest.mark.parametrize("words", [(), ("jablko", ""), ("jablko", "hruška")])
def test_an_honest_match_is_proven(words: tuple[str, ...]) -> None:
    """Every draw follows from the seed that the header committed to, with the words of people in it."""
    proof = found(read_journal(drawn(words)))
    assert ([], (), "drawn", None) == (keys(proof), proof.doubts, proof.luck.seed, proof.luck.wrong)
    draws = [line for line in drawn(words) if '"by":"chance"' in line]
    assert len(draws) == proof.luck.followed
    assert proof.verification.outcome is not None


def test_a_chosen_seed_is_told_as_one() -> None:
    """Its draws follow as well, but somebody could know them ahead."""
    proof = found(read_journal(chosen()))
    assert ([], "chosen") == (keys(proof), proof.luck.seed)
    assert proof.luck.followed


def test_before_the_seed_is_revealed_luck_is_not_proven() -> None:
    """A running match says so, and nothing is wrong with it."""
    proof = found(read_journal(drawn()[:-1]))
    assert ([], "sealed", 0) == (keys(proof), proof.luck.seed, proof.luck.followed)


def test_dice_that_do_not_follow_are_found() -> None:
    """A better face, allowed by the rules and chained anew, is named with its line."""
    journal = read_journal(chosen())
    place = next(number for number, record in enumerate(journal.records) if record == Entry(CHANCE, "die 3"))
    forged = (*journal.records[:place], Entry(CHANCE, "die 6"))
    proof = found(written(journal.header, forged))
    assert (["error-journal-luck"], place + 2) == (keys(proof), proof.luck.wrong)
    assert place + 2 == proof.faults[0].args_["line"]


def test_dice_that_do_not_follow_are_found_behind_a_revealed_seed() -> None:
    """Only the seed tells that a die of a drawn match is forged."""
    journal = read_journal(drawn())
    place = next(number for number, record in enumerate(journal.records) if record == Entry(CHANCE, "die 3"))
    forged = (*journal.records[:place], Entry(CHANCE, "die 5"), Reveal(SECRET.reveal()))
    proof = found(written(journal.header, forged))
    assert (["error-journal-luck"], place + 2) == (keys(proof), proof.luck.wrong)


def test_a_foreign_seed_is_found() -> None:
    """Neither another last line nor another commitment makes the draws follow."""
    journal = read_journal(drawn())
    assert journal.header.sealed is not None
    revealed = written(journal.header, (*journal.records[:-1], Reveal(OTHER.reveal())))
    assert ["error-journal-impossible"] == keys(found(revealed))
    assert len(journal.records) + 1 == found(revealed).faults[0].args_["line"]
    sealed = replace(journal.header.sealed, commitment=OTHER.commitment(MATCH))
    both = written(replace(journal.header, sealed=sealed), (*journal.records[:-1], Reveal(OTHER.reveal())))
    assert ["error-journal-luck"] == keys(found(both))


def test_another_match_with_the_same_seed_is_found() -> None:
    """The commitment holds the match's own id."""
    journal = read_journal(drawn())
    assert journal.header.sealed is not None
    sealed = replace(journal.header.sealed, match="f" * 16)
    assert ["error-journal-impossible"] == keys(
        found(written(replace(journal.header, sealed=sealed), journal.records))
    )


def test_words_that_were_changed_are_found() -> None:
    """They are part of the luck, so that nobody can put others in their place afterwards."""
    journal = read_journal(drawn(("jablko", "hruška")))
    assert journal.header.sealed is not None
    sealed = replace(journal.header.sealed, words=("jablko", "švestka"))
    assert ["error-journal-luck"] == keys(
        found(written(replace(journal.header, sealed=sealed), journal.records))
    )


def test_a_seed_in_the_clear_that_is_not_the_one_played_is_found() -> None:
    """A journal of the first format with another seed in its header."""
    journal = read_journal(chosen())
    assert ["error-journal-luck"] == keys(found(written(replace(journal.header, seed="8"), journal.records)))


@pytest.mark.parametrize(
    ("started", "key"),
    [
        ("1999-12-31T23:59:59+00:00", "error-journal-early"),
        ("2025-12-31", "error-journal-early"),
        ("0001-01-01T00:00:00+14:00", "error-journal-early"),
        ("2026-11-22T13:00:01+00:00", "error-journal-future"),
        ("9999-12-31T23:59:59-12:00", "error-journal-future"),
        ("včera", "error-journal-start"),
        ("2026-13-01T10:00:00", "error-journal-start"),
    ],
)
def test_a_start_that_cannot_be_is_found(started: str, key: str) -> None:
    """Before the program existed, in the future, or no time at all."""
    journal = read_journal(drawn())
    proof = found(written(replace(journal.header, started=started), journal.records))
    assert [key] == keys(proof)
    assert started == proof.faults[0].args_["started"]


@pytest.mark.parametrize("started", ["", "2026-11-22T12:59:59+00:00", "2026-11-22T12:00:00", "2026-01-01"])
def test_a_start_that_may_be_is_taken(started: str) -> None:
    """Clocks of two computers may differ by an hour; a simulation has no time."""
    journal = read_journal(drawn())
    assert [] == keys(found(written(replace(journal.header, started=started), journal.records)))


def test_the_zone_of_a_start_counts() -> None:
    """A time without one is that of Greenwich."""
    assert timedelta(hours=2) == datetime(2026, 1, 1, 2, tzinfo=UTC) - (read_start("2026-01-01") or NOW)


def test_a_clock_that_shows_more_than_has_passed_is_a_doubt() -> None:
    """It may be so where every line takes a given time, so it is told and no fault."""
    journal = read_journal(drawn())
    clocked = (*journal.records[:4], Entry(CLOCK, "+14400000"), Entry(CLOCK, "+5320"), Entry(CLOCK, "tick"))
    for started, doubts in ((STARTED, ["error-journal-clock"]), ("2026-11-22T08:00:00+00:00", []), ("", [])):
        proof = found(written(replace(journal.header, started=started), clocked))
        assert doubts == [doubt.key for doubt in proof.doubts]


def test_what_people_told_is_counted_and_not_compared() -> None:
    """Real dice follow no seed, and the proof says how many there were."""
    journal = read_journal(chosen())
    proof = prove(PIG, written(replace(journal.header, seed="8"), journal.records), lambda _known: True, NOW)
    assert ([], 0) == (keys(proof), proof.luck.followed)
    assert proof.luck.told == sum(
        isinstance(record, Entry) and record.actor == CHANCE for record in journal.records
    )


def test_draws_that_were_taken_back_are_compared_too() -> None:
    """A line that was undone is a line of the journal like any other."""
    journal = read_journal(drawn())
    place = next(number for number, record in enumerate(journal.records) if record == Entry(CHANCE, "die 3"))
    undone = (*journal.records[:place], Entry(CHANCE, "die 5"), Undo(place), *journal.records[place:])
    assert place + 2 == found(written(journal.header, undone)).luck.wrong
    honest = (*journal.records[: place + 1], Undo(place), *journal.records[place:])
    assert [] == keys(found(written(journal.header, honest)))


def test_damage_and_broken_rules_come_first() -> None:
    """All that is wrong is found, the gravest first."""
    journal = read_journal(drawn())
    lines = [*drawn()[:9], "{"]
    late = replace(journal.header, started="1999-01-01")
    assert ["error-journal-torn"] == keys(found(read_journal(lines)))
    wrong = written(late, (*journal.records[:6], Entry(0, "hold"), Entry(0, "hold"), Entry(0, "hold")))
    assert ["error-journal-impossible", "error-journal-early"] == keys(found(wrong))


def test_a_match_that_is_played_checks_its_own_draws() -> None:
    """In a match the same is asked of what was played so far, with the seed that nobody sees."""
    journal = read_journal(drawn())
    place = next(number for number, record in enumerate(journal.records) if record == Entry(CHANCE, "die 3"))
    for text, agrees in (("die 3", True), ("die 5", False)):
        begun = written(journal.header, (*journal.records[:place], Entry(CHANCE, text)))
        seat: LocalSeat[Any, Any, Any, Any] = LocalSeat.resume(PIG, begun, secret=SECRET)
        seat.occupy({}, lambda: 0, nobody)
        assert agrees is seat.verify()


def test_computer_players_are_named_in_the_header() -> None:
    """Who sits there as what is in the record; a person's name does not make a person of it."""
    journal = read_journal(drawn())
    seats = (SeatSpec("Jana", "bot:5"), SeatSpec("Petr"))
    again = written(replace(journal.header, seats=seats), journal.records)
    assert ["bot:5", "human"] == [seat.player for seat in again.header.seats]
