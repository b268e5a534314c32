"""What was taken back and holds again: entries that name the ones that took it back."""

from __future__ import annotations

from accessgames.club.events import Registered, Restored, Undone
from accessgames.club.union.folding import standing_withdrawals, taken_back
from accessgames.club.union.writing import in_a_row
from accessgames.engine import Stream
from tests.club.union.making import Copy, begun

FOUR = ("Jana", "Petr", "Marie", "Karel")


def last(copy: Copy) -> str:
    """Id of the last entry."""
    return copy.united.entries[-1].id


def test_a_step_that_is_restored_holds_at_its_old_place() -> None:
    """Whoever was registered second is so again, and everybody behind has the old number."""
    copy = begun(*FOUR)
    copy.undo(copy.united.holding[2])
    assert ["Jana", "Marie", "Karel"] == copy.names
    copy.write(Restored((last(copy),)))
    assert [*FOUR] == copy.names
    assert () == standing_withdrawals(copy.united.entries)


def test_what_two_copies_took_back_holds_again_when_both_is_restored() -> None:
    """Who restored one of them knew of no other: it stays taken back until that one is restored as well."""
    here = begun(*FOUR)
    there, step = here.apart(), here.united.holding[2]
    here.undo(step)
    there.undo(step)
    first, second = last(here), last(there)
    here.write(Restored((first,)))
    assert [*FOUR] == here.names
    here.take(there)
    assert ["Jana", "Marie", "Karel"] == here.names
    here.write(Restored((second,)))
    assert [*FOUR] == here.names


def test_taking_back_and_restoring_have_no_order() -> None:
    """Three copies do both, apart; whatever order they unite in, the same holds."""
    stream, first = Stream("restoring", "orders"), begun(*FOUR, "Eva", "Ota")
    first.undo(first.united.holding[3])
    copies = [first, first.apart(), first.apart()]
    copies[1].write(Restored((last(first),)))
    copies[2].undo(first.united.holding[2])
    copies[2].register("Iva")
    copies[2].write(Restored((copies[2].united.entries[-2].id,)))
    expected = Copy().take(*copies)
    assert ["Jana", "Petr", "Marie", "Karel", "Eva", "Ota", "Iva"] == expected.names
    for _ in range(50):
        order = [*copies, *copies]
        stream.shuffle(order)
        assert expected.lines == Copy().take(*order).lines
        assert expected.names == Copy().take(*order).names


def test_only_what_takes_back_can_be_restored() -> None:
    """An entry that names others changes nothing."""
    copy = begun(*FOUR)
    copy.write(Restored((copy.united.holding[1], "f" * 32)))
    assert [*FOUR] == copy.names
    assert set() == taken_back(copy.united.entries)


def test_as_one_row_of_lines_it_is_told_once_more() -> None:
    """The protocol takes back from the step on and tells it again, so that it ends as the entries do."""
    copy = begun(*FOUR)
    copy.undo(copy.united.holding[2])
    copy.write(Restored((last(copy),)))
    told = [line.event for line in in_a_row(copy.united)]
    names = [event.name if isinstance(event, Registered) else event for event in told[1:]]
    assert [*FOUR, Undone(2), "Marie", "Karel", Undone(2), "Petr", "Marie", "Karel"] == names
