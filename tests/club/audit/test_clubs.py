"""The audit of a whole club: what is in order is counted, the first wrong line named with its tournament."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.cli.material import open_room
from accessgames.club.audit import check_match, find_table, match_result
from accessgames.club.events import Created, Registered, Reported, Seated
from accessgames.club.examination import audit_club, examine_club
from accessgames.club.model.proposal import LEAGUE_POINTS, PRESETS, Game, League, SeatingKind, TableSizes
from accessgames.club.notation import JournalWriter, to_text
from accessgames.club.rules.course import replay_events
from accessgames.club.seating.draws import draw_rounds
from accessgames.club.store.archive import Archive
from accessgames.engine import GameError
from tests.club.making import proposal
from tests.club.season import played

if TYPE_CHECKING:
    from accessgames.club.events import Event

NAMES: Final = ("Jana", "Petr", "Marie", "Karel")
DRAW: Final = 5
REPORT: Final = 6


@cache
def sound() -> tuple[tuple[Event, ...], str, str]:
    """A tournament of one played table: its events, the digest of the match, and the journal of it."""
    game = Game("quantum", sizes=TableSizes(4, 2, 4), points=PRESETS["score"])
    made = proposal(games=(game,), rounds=1, seating=SeatingKind.LOT)
    events: list[Event] = [Created(made, "7")]
    events += [Registered(number, name) for number, name in enumerate(NAMES, 1)]
    events.append(draw_rounds(replay_events(events).tournament, "los"))
    tournament = replay_events(events).tournament
    text = played(tournament, tournament.round(1), tournament.table(1, 1))
    match = check_match(text, open_room)
    round_, table = find_table(tournament, match)
    events.append(Reported(1, 1, match_result(tournament, round_, table, match)))
    return tuple(events), match.digest, text


def club(events: tuple[Event, ...], records: dict[str, str] | None = None) -> Archive:
    """A club whose one tournament has these events, with all hashes right."""
    writer = JournalWriter()
    lines = tuple(writer.line(event, "2026-11-21T16:00:00+00:00").rstrip("\n") for event in events)
    _, digest, text = sound()
    return Archive("Klub", {"turnaj": lines}, {digest: text} if records is None else records)


def wrong(archive: Archive) -> tuple[str, int, str]:
    """Audit a club that is not in order; return the tournament, the line and what is wrong with it."""
    with pytest.raises(GameError) as caught:
        audit_club(archive, open_room)
    assert caught.value.key in {"club-error-journal", "club-error-league-line"}
    cause = caught.value.args_["cause"]
    assert isinstance(cause, GameError)
    line = caught.value.args_["line"]
    assert isinstance(line, int)
    named = {"club-error-journal": "tournament", "club-error-league-line": "league"}[caught.value.key]
    return str(caught.value.args_[named]), line, cause.key


def test_a_club_in_order() -> None:
    """Lines, matches and draws are counted, and the tournament comes out as it was led."""
    events, *_ = sound()
    (found,) = audit_club(club(events), open_room)
    assert ("turnaj", 7, 1, 1) == (found.id, found.lines, found.matches, found.draws)
    assert replay_events(events) == found.course


def test_a_changed_line() -> None:
    """A name that was changed does not fit its hash; a first line that is none of ours is named too."""
    archive = club(sound()[0])
    lines = archive.tournaments["turnaj"]
    changed = tuple(line.replace("Marie", "Alena") for line in lines)
    assert ("turnaj", 4, "error-journal-changed") == wrong(replace(archive, tournaments={"turnaj": changed}))
    foreign = ("nic", *lines[1:])
    assert ("turnaj", 1, "error-club-foreign") == wrong(replace(archive, tournaments={"turnaj": foreign}))


def test_an_event_that_was_not_allowed() -> None:
    """Hashes that were made again do not help where a rule is broken."""
    events, *_ = sound()
    twice = (*events[:3], events[2], *events[3:])
    assert ("turnaj", 4, "club-refused-number") == wrong(club(twice))


def test_a_draw_that_does_not_follow_from_its_seed() -> None:
    """The seed is drawn again, so that nobody can choose who meets whom and call it a lot."""
    events, *_ = sound()
    drawn = events[DRAW]
    assert isinstance(drawn, Seated)
    forged = replace(drawn, seed="jiný los a jiné stoly")
    assert ("turnaj", DRAW + 1, "club-error-draw") == wrong(club((*events[:DRAW], forged)))


def test_a_result_that_differs_from_its_journal() -> None:
    """The match is played through again, and a score that somebody improved is found."""
    events, *_ = sound()
    report = events[REPORT]
    assert isinstance(report, Reported)
    one, *others = report.result.seats
    forged = replace(report, result=replace(report.result, seats=(replace(one, parts=(1,)), *others)))
    assert ("turnaj", REPORT + 1, "club-error-match-other") == wrong(club((*events[:REPORT], forged)))


def test_a_journal_that_is_missing() -> None:
    """A result from a match needs the match."""
    events, *_ = sound()
    assert ("turnaj", REPORT + 1, "club-error-match-lost") == wrong(club(events, {}))


def test_leagues_are_looked_at_too() -> None:
    """A league that was written down is read; one that can't be is named by its name."""
    archive = club(sound()[0])
    kept = {**archive.tournaments, "@liga": (to_text(League("Liga", LEAGUE_POINTS)),)}
    assert 1 == len(audit_club(replace(archive, tournaments=kept), open_room))
    kept["@liga"] = (*kept["@liga"], "{}")
    assert ("liga", 2, "club-error-league-unread") == wrong(replace(archive, tournaments=kept))


def lines_wrong(archive: Archive) -> list[tuple[str, int, str]]:
    """Every mistake of a club: where, in which line, what."""
    found = []
    for one in examine_club(archive, open_room):
        for mistake in one.mistakes:
            cause = mistake.args_["cause"]
            assert isinstance(cause, GameError)
            found.append((one.id, int(str(mistake.args_["line"])), cause.key))
    return found


def test_every_wrong_line_is_found() -> None:
    """Two names, a result and a torn line are each found; what stands between them is right."""
    archive = club(sound()[0])
    lines = list(archive.tournaments["turnaj"])
    lines[1] = lines[1].replace("Jana", "Hana")
    lines[3] = lines[3].replace("Marie", "Alena")
    lines[6] = lines[6][:-1]
    changed = replace(archive, tournaments={"turnaj": tuple(lines), "druhy": archive.tournaments["turnaj"]})
    assert [
        ("turnaj", 2, "error-journal-changed"),
        ("turnaj", 4, "error-journal-changed"),
        ("turnaj", 7, "error-journal-changed"),
    ] == lines_wrong(changed)
    sound_one = examine_club(changed, open_room)[1]
    assert ("druhy", 7, 1, 1, ()) == (
        sound_one.id, sound_one.lines, sound_one.matches, sound_one.draws, sound_one.mistakes,
    )  # fmt: skip


def test_a_line_that_is_gone_is_one_mistake() -> None:
    """The next one does not follow; those behind it do, and what the rules miss is told there."""
    archive = club(sound()[0])
    lines = archive.tournaments["turnaj"]
    shorter = replace(archive, tournaments={"turnaj": (*lines[:4], *lines[5:])})
    found = lines_wrong(shorter)
    assert ("turnaj", 5, "error-journal-changed") == found[0]
    assert {key for _, _, key in found[1:]} <= {"club-refused-round-unseated", "club-refused-seats"}


def test_forgeries_of_several_kinds_are_all_named() -> None:
    """A rule broken, a draw that does not follow and a result that was improved, in one journal."""
    events, *_ = sound()
    drawn, report = events[DRAW], events[REPORT]
    assert isinstance(drawn, Seated)
    assert isinstance(report, Reported)
    one, *others = report.result.seats
    better = replace(report, result=replace(report.result, seats=(replace(one, parts=(1,)), *others)))
    forged = (*events[:3], events[2], *events[3:DRAW], replace(drawn, seed="jiný los a jiné stoly"), better)
    assert [
        ("turnaj", 4, "club-refused-number"),
        ("turnaj", DRAW + 2, "club-error-draw"),
        ("turnaj", REPORT + 2, "club-error-match-other"),
    ] == lines_wrong(club(forged))


def test_a_foreign_first_line_is_named_and_the_rest_looked_at() -> None:
    """Without a creation nothing can happen; hashes are checked all the same."""
    archive = club(sound()[0])
    lines = archive.tournaments["turnaj"]
    (found,) = examine_club(replace(archive, tournaments={"turnaj": ("nic", *lines[1:])}), open_room)
    assert found.course is None
    assert 1 == found.mistakes[0].args_["line"]
    assert len(found.mistakes) > 1


CORRUPTED = (
    "", "{}", "[]", "null", "7", '"h"', "{" * 3_000, '{"n":-5,"h":"x"}', '{"n":999999999999,"h":""}',
    '{"n":3,"at":"","withdrawn":{"player":99},"h":"0"}', '{"n":2,"h":7}', '{"n":true,"h":"x"}', "\x00",
)  # fmt: skip
"""What a stranger may put in the place of a line."""


@pytest.mark.parametrize("text", CORRUPTED, ids=range(len(CORRUPTED)))
def test_any_line_in_any_place_is_a_mistake_and_nothing_worse(text: str) -> None:
    """Every mistake is a sentence with its line; the place that was touched is among them."""
    archive = club(sound()[0])
    lines = archive.tournaments["turnaj"]
    for place in range(len(lines)):
        touched = (*lines[:place], text, *lines[place + 1 :])
        found = lines_wrong(replace(archive, tournaments={"turnaj": touched}))
        assert place + 1 in [line for _, line, _ in found]
        assert len(found) <= len(lines)


def test_lines_in_another_order_are_found() -> None:
    """Two that were exchanged, one that stands twice, and a journal that is empty behind its creation."""
    archive = club(sound()[0])
    lines = archive.tournaments["turnaj"]
    exchanged = (*lines[:2], lines[3], lines[2], *lines[4:])
    assert 3 in [line for _, line, _ in lines_wrong(replace(archive, tournaments={"turnaj": exchanged}))]
    twice = (*lines[:3], lines[2], *lines[3:])
    assert ("turnaj", 4, "error-journal-changed") in lines_wrong(
        replace(archive, tournaments={"turnaj": twice})
    )
    assert [] == lines_wrong(replace(archive, tournaments={"turnaj": lines[:1]}))
