"""Proposals with credits, and tables that are opened instead of drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club import events
from accessgames.club.model import proposal as model
from accessgames.club.notation import decode, encode
from accessgames.club.rules import weeks
from accessgames.club.rules.bounds import check_proposal
from accessgames.club.rules.proposal_reader import make_proposal
from accessgames.club.rules.results import typed_places
from tests.club.making import game, key, opened, proposal

WEEKS = proposal(rounds=1, seating=model.SeatingKind.CREDITS, credits=model.Credits(8, 6, 3, "2026-12-20"))
TABLE = events.Opened("0" * 16, (1, 2, 3), "v Brně", "2026-11-21", "18:30")


def test_credits_are_a_proposal() -> None:
    """As they are, and with nothing but a number."""
    assert check_proposal(WEEKS) is None
    assert check_proposal(replace(WEEKS, credits=model.Credits(1))) is None


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"credits": None}, "missing"),
        ({"seating": model.SeatingKind.MEET}, "missing"),
        ({"rounds": 2}, "games"),
        ({"games": (game(), game(name="Dixit"))}, "games"),
        ({"games": (game("score"),)}, "points"),
        ({"teams": model.Teams(2)}, "parts"),
        ({"rounds": 3, "final": model.FinalStage(4, 1)}, "parts"),
    ],
)
def test_what_does_not_go_with_credits(changes: dict[str, object], refused: str) -> None:
    """Each is refused with its own sentence."""
    assert f"club-refused-credits-{refused}" == key(check_proposal(replace(WEEKS, **changes)))  # type: ignore[arg-type]  # any


@pytest.mark.parametrize(
    "rules",
    [model.Credits(0), model.Credits(101), model.Credits(4, 5), model.Credits(4, 0, 5), model.Credits(4, -1)],
)
def test_numbers_have_bounds(rules: model.Credits) -> None:
    """At least one credit, and no more of a part than of the whole."""
    assert "club-refused-range" == key(check_proposal(replace(WEEKS, credits=rules)))


def test_the_last_day_is_a_day() -> None:
    """Anything else is refused."""
    assert "club-refused-date" == key(
        check_proposal(replace(WEEKS, credits=model.Credits(4, until="vánoce")))
    )


def test_credits_stand_in_a_file() -> None:
    """As a table of their own."""
    content = {
        "name": "Podzim", "date": "2026-11-21", "games": [{"name": "Carcassonne"}], "seating": "credits",
        "credits": {"tables": 8, "best": 6, "together": 3, "until": "2026-12-20"},
    }  # fmt: skip
    assert WEEKS.credits == make_proposal(content).credits


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"players": (1,)}, "club-refused-credits-size"),
        ({"players": (1, 2, 3, 4, 5)}, "club-refused-credits-size"),
        ({"players": (1, 9)}, "club-refused-nobody"),
        ({"players": (1, 1)}, "club-refused-named-twice"),
        ({"day": "dnes"}, "club-refused-date"),
        ({"begins": "večer"}, "club-refused-time"),
        ({"where": " v Brně"}, "club-refused-unprintable"),
        ({"token": "0"}, "club-refused-token"),
    ],
)
def test_a_table_that_cannot_be(changes: dict[str, object], refused: str) -> None:
    """Each mistake has its sentence, and nothing changes."""
    course = opened(6, WEEKS)
    assert refused == key(course.refusal(replace(TABLE, **changes)))  # type: ignore[arg-type]  # any of them


def test_a_table_stands_behind_those_there_are() -> None:
    """With its place and time; the same token is refused."""
    course = opened(6, WEEKS).after(TABLE)
    (round_,) = course.tournament.rounds
    assert ("v Brně", "2026-11-21", "18:30") == (
        round_.tables[0].where, round_.tables[0].day, round_.tables[0].begins,
    )  # fmt: skip
    assert "club-refused-token" == key(course.refusal(TABLE))
    again = course.after(replace(TABLE, token="1" * 16))
    assert [1, 2] == [table.number for table in again.tournament.rounds[0].tables]


def test_elsewhere_no_table_is_opened_and_here_none_is_drawn() -> None:
    """The two do not mix."""
    assert "club-refused-no-credits" == key(opened(6).refusal(TABLE))
    drawn = events.Seated(1, (events.SeatingDraft(((1, 2, 3),), (4, 5, 6)),), model.SeatingKind.HAND)
    assert "club-refused-credits-drawn" == key(opened(6, WEEKS).refusal(drawn))


def test_a_result_names_its_table_by_token() -> None:
    """Another one is refused; the token finds the table under any number."""
    course = opened(6, WEEKS).after(TABLE).after(replace(TABLE, token="1" * 16))
    told = events.Reported(1, 2, typed_places((1, 2, 3), (1, 2, 3)))
    assert "club-refused-token" == key(course.refusal(told))
    full = weeks.with_token(course.tournament, told)
    assert course.refusal(full) is None
    assert full == weeks.found_again(course.tournament, replace(full, table=1))
    assert full == decode(events.Reported, encode(full))


def test_what_began_with_credits_stays_so() -> None:
    """Once a table is there, tables are not drawn instead."""
    course = opened(6, WEEKS).after(TABLE)
    other = replace(WEEKS, seating=model.SeatingKind.MEET, credits=None)
    assert "club-refused-round-started" == key(course.refusal(events.Amended(other)))
    assert course.refusal(events.Amended(replace(WEEKS, credits=model.Credits(3)))) is None
