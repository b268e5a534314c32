"""The audit of a whole club: what is in order is counted, the first wrong line named with its tournament."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.cli.equipping import open_room
from accessgames.club.audit import audit, check_match, find_table, result_from
from accessgames.club.events import Created, Registered, Reported, Seated
from accessgames.club.model import LEAGUE_POINTS, PRESETS, Game, League, SeatingKind, TableSizes
from accessgames.club.notation import Writer, to_text
from accessgames.club.rules import replay
from accessgames.club.seating import propose
from accessgames.club.store import Archive
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
    events.append(propose(replay(events).tournament, "los"))
    tournament = replay(events).tournament
    text = played(tournament, tournament.round(1), tournament.table(1, 1))
    match = check_match(text, open_room)
    round_, table = find_table(tournament, match)
    events.append(Reported(1, 1, result_from(tournament, round_, table, match)))
    return tuple(events), match.digest, text


def club(events: tuple[Event, ...], records: dict[str, str] | None = None) -> Archive:
    """A club whose one tournament has these events, with all hashes right."""
    writer = Writer()
    lines = tuple(writer.line(event, "2026-11-21T16:00:00+00:00").rstrip("\n") for event in events)
    _, digest, text = sound()
    return Archive("Klub", {"turnaj": lines}, {digest: text} if records is None else records)


def wrong(archive: Archive) -> tuple[str, int, str]:
    """Audit a club that is not in order; return the tournament, the line and what is wrong with it."""
    with pytest.raises(GameError) as caught:
        audit(archive, open_room)
    assert "club-error-journal" == caught.value.key
    cause = caught.value.args_["cause"]
    assert isinstance(cause, GameError)
    line = caught.value.args_["line"]
    assert isinstance(line, int)
    return str(caught.value.args_["tournament"]), line, cause.key


def test_a_club_in_order() -> None:
    """Lines, matches and draws are counted, and the tournament comes out as it was led."""
    events, *_ = sound()
    (found,) = audit(club(events), open_room)
    assert ("turnaj", 7, 1, 1) == (found.id, found.lines, found.matches, found.draws)
    assert replay(events) == found.course


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
    assert 1 == len(audit(replace(archive, tournaments=kept), open_room))
    kept["@liga"] = (*kept["@liga"], "{}")
    assert ("liga", 2, "error-journal-changed") == wrong(replace(archive, tournaments=kept))
