from __future__ import annotations

from accessgames.club.events import Amended, Closed, KeptApart, Withdrawn
from accessgames.club.union.entries import read_entries
from accessgames.dataclasses import replace
from accessgames.engine import Stream
from tests.club.making import proposal
from tests.club.union.making import Copy, begun

FOUR = ("Jana", "Petr", "Marie", "Karel")


def test_copies_that_went_on_apart_come_to_the_same_in_every_order() -> None:
    """Three copies are united in a hundred random orders, some of them twice: always the same lines."""
    stream, first = Stream("union", "orders"), begun(*FOUR)
    copies = [first, first.apart(), first.apart()]
    for number, copy in enumerate(copies):
        copy.register(*(f"Host {number} {one}" for one in range(number + 1)))
    expected = Copy().take(*copies).lines
    for _ in range(100):
        found = Copy()
        for _ in range(6):
            found.take(copies[stream.randrange(3)])
        assert expected == found.take(*copies).lines
        assert expected == Copy({one.hash: one for one in read_entries(found.lines[::-1])}).lines


def test_whoever_wrote_most_keeps_all_numbers() -> None:
    """The longer row stands first, whole; who was registered elsewhere gets the numbers behind."""
    here = begun(*FOUR)
    there = here.apart()
    here.register("Eva", "Ota", "Iva")
    there.register("Zdena", "Bára")
    assert [*FOUR, "Eva", "Ota", "Iva", "Zdena", "Bára"] == here.take(there).names
    assert here.names == there.take(here).names


def test_numbers_follow_the_people_they_meant() -> None:
    """What was written about player 5 elsewhere is about the same person, who is player 7 by now."""
    here = begun(*FOUR)
    there = here.apart()
    here.register("Eva", "Ota")
    there.register("Zdena")
    there.write(Withdrawn(5))
    here.register("Iva")
    tournament = here.take(there).tournament
    assert ["Zdena"] == [player.name for player in tournament.players if not player.active]
    assert 8 == next(player.number for player in tournament.players if player.name == "Zdena")


def test_somebody_registered_by_two_copies_is_one() -> None:
    """The same name at two desks is one person, and what each desk said about it holds."""
    here = begun(*FOUR)
    there = here.apart()
    here.register("Eva", "Ota")
    there.register("Eva")
    there.write(Withdrawn(5))
    united = here.take(there).united
    assert [*FOUR, "Eva", "Ota"] == here.names
    assert (5,) == united.twice
    assert not united.course.tournament.player(5).active
    assert () == united.aside


def test_the_same_result_told_twice_is_no_question() -> None:
    """Two people said the same about a table: nothing is set aside and nothing asked."""
    here = begun(*FOUR)
    here.seat((1, 2), (3, 4))
    there = here.apart()
    here.report(1, 30, 20)
    there.report(1, 30, 20)
    there.report(2, 5, 6)
    united = here.take(there).united
    assert [[30, 20], [5, 6]] == here.scores
    assert ((), ()) == (united.aside, united.disputes)


def test_two_different_results_are_a_question_until_somebody_decides() -> None:
    """Until then one of them holds everywhere; the decision holds everywhere after the next uniting."""
    here = begun(*FOUR)
    here.seat((1, 2), (3, 4))
    there = here.apart()
    here.report(1, 30, 20)
    here.report(2, 1, 2)
    there.report(1, 30, 28)
    (dispute,) = here.take(there).united.disputes
    assert () == here.united.aside
    assert (1, 1) == (dispute.round_, dispute.table)
    assert [[30, 20], [30, 28]] == [[seat.score for seat in one.seats] for one in dispute.results]
    assert here.united.disputes == there.take(here).united.disputes
    there.correct(1, 30, 28, settles=True)
    assert () == there.united.disputes
    assert () == here.take(there).united.disputes
    assert [[30, 28], [1, 2]] == here.scores


def test_what_holds_already_can_be_decided_for() -> None:
    """Whoever decides for the result that holds leaves no correction behind, and the question is gone."""
    here = begun(*FOUR)
    here.seat((1, 2, 3, 4))
    there = here.apart()
    here.report(1, 4, 3, 2, 1)
    there.report(1, 1, 2, 3, 4)
    here.take(there)
    held = here.scores[0] or []
    here.correct(1, *held, settles=True)
    assert () == here.united.disputes
    assert () == here.tournament.corrections


def test_two_different_corrections_are_a_question() -> None:
    """Two people put the same result right differently; who knew of the other one's has decided."""
    here = begun(*FOUR)
    here.seat((1, 2, 3, 4))
    here.report(1, 4, 3, 2, 1)
    there = here.apart()
    here.correct(1, 5, 3, 2, 1)
    there.correct(1, 6, 3, 2, 1)
    third = here.apart()
    (dispute,) = here.take(there).united.disputes
    assert {5, 6} == {result.seats[0].score for result in dispute.results}
    here.correct(1, 7, 3, 2, 1)
    assert () == here.take(third).united.disputes
    assert [[7, 3, 2, 1]] == here.scores


def test_a_result_that_somebody_knew_and_corrected_is_no_question() -> None:
    """Who corrected 30 to 31 knew that 30 was said; somebody else who says 30 asks for nothing."""
    here = begun(*FOUR)
    here.seat((1, 2), (3, 4))
    there = here.apart()
    here.report(1, 30, 20)
    here.correct(1, 31, 20)
    there.report(1, 30, 20)
    assert () == here.take(there).united.disputes
    assert [[31, 20], None] == here.scores


def test_of_two_draws_of_a_round_the_one_with_a_result_holds() -> None:
    """The other one is set aside with its reason, and so is what was played by it."""
    here = begun(*FOUR)
    there = here.apart()
    here.seat((1, 2), (3, 4))
    here.report(1, 30, 20)
    there.seat((1, 3), (2, 4))
    united = here.take(there).united
    assert [(1, 2), (3, 4)] == [table.players for table in here.tournament.round(1).tables]
    assert ["club-refused-round-started"] == [one.cause.key for one in united.aside]


def test_two_draws_without_results_come_to_one_everywhere() -> None:
    """Which one it is depends on nothing but what was written."""
    here = begun(*FOUR)
    there = here.apart()
    here.seat((1, 2), (3, 4))
    there.seat((1, 3), (2, 4))
    mine = here.apart().take(there).tournament.round(1)
    assert mine == there.apart().take(here).tournament.round(1)


def test_changes_of_different_parts_of_a_proposal_both_hold() -> None:
    """One copy changes the place, the other one the rounds."""
    here = begun(*FOUR)
    there = here.apart()
    old = here.tournament.proposal
    here.write(Amended(replace(old, place="Brno"), ("place",)))
    there.write(Amended(replace(old, rounds=7), ("rounds",)))
    found = here.take(there).tournament.proposal
    assert ("Brno", 7) == (found.place, found.rounds)


def test_what_comes_after_the_end_is_set_aside() -> None:
    """The tournament was closed here; what was registered elsewhere does not hold, and nothing breaks."""
    here = begun(*FOUR)
    here.seat((1, 2, 3, 4))
    there = here.apart()
    here.report(1, 4, 3, 2, 1)
    here.correct(1, 5, 3, 2, 1)
    here.write(Closed())
    there.register("Eva")
    there.write(Withdrawn(5))
    aside = here.take(there).united.aside
    assert ["club-refused-closed", "club-refused-unregistered"] == [one.cause.key for one in aside]
    assert list(FOUR) == here.names


def test_an_entry_that_was_taken_back_never_happened() -> None:
    """Taken back here, it is gone in every copy, with what elsewhere depended on it."""
    here = begun(*FOUR)
    here.seat((1, 2, 3, 4))
    mistaken = here.report(1, 4, 3, 2, 1)
    there = here.apart()
    here.undo(mistaken.id)
    there.correct(1, 9, 3, 2, 1)
    united = here.take(there).united
    assert [None] == here.scores
    assert ["club-refused-unreported"] == [one.cause.key for one in united.aside]
    assert here.lines == there.take(here).lines


def test_entries_are_read_back_from_their_lines() -> None:
    """What was read comes to the same tournament."""
    copy = begun(*FOUR, made=proposal(rounds=3))
    copy.seat((1, 2), (3, 4))
    copy.report(1, 30, 20)
    found = Copy({one.hash: one for one in read_entries(copy.lines)})
    assert copy.lines == found.lines
    assert [[30, 20], None] == found.scores


def test_people_kept_apart_at_two_desks_are_the_same_people_in_all() -> None:
    """Numbers follow the people; what both said is one, what one desk said of its own people holds."""
    here = begun(*FOUR)
    there = here.apart()
    here.register("Eva", "Ota")
    there.register("Zdena")
    here.write(KeptApart(1, 5))
    there.write(KeptApart(2, 5))
    for copy in (here, there):
        copy.write(KeptApart(3, 4))
    tournament = here.take(there).tournament
    number = {player.name: player.number for player in tournament.players}
    expected = {(1, number["Eva"]), (2, number["Zdena"]), (3, 4)}
    assert expected == {*tournament.apart}
    assert () == here.united.aside
    assert tournament == there.take(here).tournament
