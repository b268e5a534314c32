"""Two places enter tables of one tournament at the same time, and unite without a question."""

from __future__ import annotations

from accessgames.club import audit, events
from accessgames.club.model.proposal import Credits, SeatingKind
from accessgames.club.rules import weeks as rules
from accessgames.club.rules.results import typed_places
from accessgames.club.scoring import ledger, weeks
from tests.club.making import proposal
from tests.club.union.making import Copy, begun

FIVE = ("Jana", "Petr", "Marie", "Karel", "Eva")
MADE = proposal(rounds=1, seating=SeatingKind.CREDITS, credits=Credits(2))


def play(copy: Copy, token: str, *players: int, begins: str = "", places: tuple[int, ...] = (1, 2)) -> None:
    """A table of one place, with its result."""
    copy.write(events.Opened(token * 16, players, f"u {token}", "2026-11-21", begins))
    tell(copy, token, places)


def tell(copy: Copy, token: str, places: tuple[int, ...]) -> None:
    """A result of the table with this token."""
    tournament = copy.tournament
    table = next(one for one in tournament.rounds[0].tables if one.token == token * 16)
    told = events.Reported(1, table.number, typed_places(table.players, places))
    copy.write(rules.with_token(tournament, told))


def test_tables_of_two_places_stand_side_by_side() -> None:
    """Both called theirs table 1; results go with them, in both orders, and nothing is asked."""
    here = begun(*FIVE, made=MADE)
    there = here.apart()
    play(here, "a", 1, 2)
    play(there, "b", 3, 4, places=(2, 1))
    play(there, "c", 1, 5)
    for one in (here.apart().take(there), there.apart().take(here)):
        found = one.united
        assert ((), ()) == (found.aside, found.disputes)
        tables = found.course.tournament.rounds[0].tables
        assert {"a" * 16: (1, 2), "b" * 16: (2, 1), "c" * 16: (1, 2)} == {
            table.token: tuple(seat.place for seat in table.result.seats) for table in tables if table.result
        }
        assert [1, 2, 3] == [table.number for table in tables]


def test_a_match_is_named_by_its_table_whatever_number_that_gets() -> None:
    """What its luck hangs on stays the same when copies are united or a table before it is taken back."""
    here = begun(*FIVE, made=MADE)
    first = here.write(events.Opened("a" * 16, (1, 2), "", "2026-11-21"))
    there = here.apart()
    play(there, "b", 3, 4)
    round_ = there.tournament.rounds[0]
    before = audit.occasion_at(there.tournament, round_, round_.tables[1])
    here.undo(first.id)
    united = here.take(there).tournament
    (table,) = united.rounds[0].tables
    assert 1 == table.number
    assert before == audit.occasion_at(united, united.rounds[0], table)


def test_two_results_of_one_table_are_a_question() -> None:
    """Which is what two people said differently; the same said twice is none."""
    here = begun(*FIVE, made=MADE)
    here.write(events.Opened("a" * 16, (1, 2), "", "2026-11-21"))
    there, third = here.apart(), here.apart()
    play(there, "b", 3, 4)
    tell(here, "a", (1, 2))
    tell(there, "a", (2, 1))
    tell(third, "a", (1, 2))
    assert () == here.apart().take(third).united.disputes
    (dispute,) = here.take(there).united.disputes
    table = here.tournament.rounds[0].tables[dispute.table - 1]
    assert "a" * 16 == table.token


def test_a_last_credit_spent_at_two_places_belongs_to_the_earlier_table() -> None:
    """However the copies are united; the later table stays, and counts for the other one there."""
    here = begun(*FIVE, made=MADE)
    play(here, "a", 1, 2, begins="10:00")
    there = here.apart()
    play(here, "b", 1, 3, begins="18:00")
    play(there, "c", 1, 4, begins="17:00")
    for one in (here.apart().take(there), there.apart().take(here)):
        tournament = one.tournament
        books = weeks.keep_accounts(tournament, ledger.rows_by_number(ledger.accounts(tournament)))
        token = {table.number: table.token[0] for table in tournament.rounds[0].tables}
        assert ["a", "c"] == [token[number] for number in books[1].counted]
        assert [("b", weeks.Without.SPENT)] == [(token[number], why) for number, why in books[1].without]
        assert ["b"] == [token[number] for number in books[3].counted]


def test_a_table_that_was_taken_back_takes_its_number_along() -> None:
    """The others move up, with their results."""
    here = begun(*FIVE, made=MADE)
    first = here.write(events.Opened("a" * 16, (1, 2), "", "2026-11-21"))
    there = here.apart()
    play(there, "b", 3, 4)
    here.undo(first.id)
    tables = here.take(there).tournament.rounds[0].tables
    assert [(1, "b" * 16, True)] == [(one.number, one.token, one.result is not None) for one in tables]
