"""Tables of a round in the hall: wanted, invited to, withdrawn; results that come from there."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import pytest

from accessgames.club import audit
from accessgames.club.desk.commands import hall_tables
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.examination import audit_club
from accessgames.language.fingerprint import fingerprint_words
from accessgames.storage import hall_orders
from accessgames.storage.hall_orders import Answer
from tests.club.desk.helpers import Bench, begun, language
from tests.club.season import played

if TYPE_CHECKING:
    from accessgames.storage.hall_orders import Order


@pytest.fixture
def bench(home: object, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Two tables of Quantum, drawn; the hall is not waited for."""
    del home
    monkeypatch.setattr(hall_tables, "PATIENCE", 0.0)
    found = begun("Jana, Petr, Marie, Karel", game="quantum", tables="2", rounds="2", option="starter=first")
    found.do("seat", "Jana, Petr / Marie, Karel")
    return found


def file() -> hall_orders.HallOrders:
    """What lies between desk and hall."""
    return hall_orders.HallOrders(hall_orders.orders_path())


def taken(bench: Bench) -> list[str]:
    """What is told when the desk looks for results."""
    found = hall_tables.HallResults.here().take(bench.context)
    return [language(bench.tag).form(message, "full") for message in found]


def journal_of(bench: Bench, table: int, number: int = 1) -> str:
    """The record of a match of a table."""
    round_ = bench.tournament.round(number)
    return played(bench.tournament, round_, round_.tables[table - 1])


def play(bench: Bench, order: Order) -> str:
    """Let the match of a table be over in the hall; returns its record."""
    text = journal_of(bench, order.table, order.round_)
    file().answer({order.id: Answer(5, hall_orders.OVER, "ss", text)})
    return text


def test_all_tables_are_wanted_and_everybody_is_invited(bench: Bench) -> None:
    """Nobody is there yet, so the words of all are told; asked again, they are the same."""
    told = bench.do("hall")
    first, second = file().wanted()
    words = [place.words for order in (first, second) for place in order.places]
    waits = "čeká, až v okně terminálu spustíte „accessgames herna“."
    assert [
        f"Stůl 1, Jana a Petr, {waits}",
        f"Jana: v herně napíše „sedni {words[0]}“.",
        f"Petr: v herně napíše „sedni {words[1]}“.",
        f"Stůl 2, Marie a Karel, {waits}",
        f"Marie: v herně napíše „sedni {words[2]}“.",
        f"Karel: v herně napíše „sedni {words[3]}“.",
    ] == told
    assert told == bench.do("hall")
    assert 4 == len(set(words))
    assert all({*text.split()} <= {*fingerprint_words("cs")} for text in words)
    round_ = bench.tournament.round(1)
    occasions = [audit.occasion_at(bench.tournament, round_, table) for table in round_.tables]
    assert occasions == [first.occasion, second.occasion]
    assert ("quantum", (("starter", "first"),), "Večer") == (first.game, first.options, first.title)


def test_who_the_hall_knows_needs_no_words(bench: Bench) -> None:
    """It is told who sits there and who was told by name; all words are told to who asks for them."""
    bench.do("hall", "2")
    (order,) = file().wanted()
    file().answer({order.id: Answer(5, hall_orders.WAITS, "sk")})
    told = [line.replace("\n", " ") for line in bench.do("hall", "stůl 2")]
    where = "Stůl 2, Marie a Karel, čeká v herně pod číslem 5."
    assert [f"{where} U stolu už je Marie. Zprávu podle jména dostane Karel."] == told
    assert 3 == len(bench.do("hall", "2 slova"))
    file().answer({order.id: Answer(5, hall_orders.GOES, "ss")})
    assert ["Stůl 2, Marie a Karel, se hraje v herně pod číslem 5."] == bench.do("hall", "2")
    file().answer({order.id: Answer(0, hall_orders.REFUSED, "")})
    assert ["Stůl 2 herna s těmito volbami otevřít neumí."] == bench.do("hall", "2")


def test_a_hall_that_is_served_is_waited_for(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer comes a moment later, and is told at once."""
    monkeypatch.setattr(hall_tables, "PATIENCE", 30.0)

    def answer() -> None:
        while not (wanted := file().wanted()):
            time.sleep(0.01)
        file().answer({order.id: Answer(order.table + 6, hall_orders.WAITS, "kk") for order in wanted})

    hall = threading.Thread(target=answer)
    hall.start()
    told = bench.do("hall")
    hall.join()
    assert ["číslem 7", "číslem 8"] == [line[line.index("číslem") :].split(".")[0] for line in told]


def test_a_result_is_taken_once_with_its_record(bench: Bench) -> None:
    """It is the event of a match that was played at the desk, and the audit plays the record again."""
    bench.do("hall")
    first, second = file().wanted()
    text = play(bench, second)
    told = taken(bench)
    assert "V herně je dohraný stůl 2." == told[0]
    assert told[1].startswith("První kolo, stůl 2: ")
    assert "Zbývá stůl 1." == told[2]
    result = bench.tournament.table(1, 2).result
    assert result is not None
    assert text == bench.club.archive.records[result.source]
    assert [first] == list(file().wanted())
    assert {} == file().answers()
    assert [] == taken(bench)
    audit_club(bench.club.archive, bench.context.open_room)


def test_a_desk_that_was_killed_between_two_steps_takes_nothing_twice(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is in the club, the order is still there: the next look only drops it."""
    bench.do("hall", "1")
    (order,) = file().wanted()
    play(bench, order)
    with monkeypatch.context() as killed:
        killed.setattr(hall_orders.HallOrders, "drop", _killed)
        with pytest.raises(KeyboardInterrupt):
            taken(bench)
    lines = bench.club.lines
    bench.club.close()
    bench.club = open_club_by_name(None, bench.club.now, bench.club.seed)
    assert lines == bench.club.lines
    assert [] == taken(bench)
    assert (lines, ()) == (bench.club.lines, file().wanted())


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_what_the_desk_said_stands(bench: Bench) -> None:
    """A result that was typed meanwhile holds, and that is told once."""
    bench.do("hall", "1")
    (order,) = file().wanted()
    bench.do("result", "1 Jana 30, Petr 40")
    play(bench, order)
    lines = bench.club.lines
    expected = "První kolo, stůl 1: v herně se dohrálo, ale platí výsledek, který už klub má."
    assert [expected] == taken(bench)
    assert [] == taken(bench)
    assert (lines, ()) == (bench.club.lines, file().wanted())


@pytest.mark.parametrize("forge", ["line", "other"])
def test_a_forged_record_is_no_result(bench: Bench, forge: str) -> None:
    """What does not follow from its seed, or is another table's match, is told once and changes nothing."""
    bench.do("hall", "1")
    (order,) = file().wanted()
    text = journal_of(bench, 2 if forge == "other" else 1)
    if forge == "line":
        lines = text.splitlines(keepends=True)
        text = "".join([*lines[:-3], *lines[-2:]])
    file().answer({order.id: Answer(5, hall_orders.OVER, "ss", text)})
    if forge == "other":
        bench.do("result", "2 Marie 30, Karel 40")
    before, found = bench.club.lines, hall_tables.HallResults.here()
    told = [language("cs").form(one, "full") for one in found.take(bench.context)]
    assert 1 == len(told)
    assert told[0].startswith("Výsledek stolu 1 z herny se nezapsal. ")
    assert [] == list(found.take(bench.context))
    assert before == bench.club.lines
    assert "výsledek se nezapsal" in "".join(bench.do("hall", "1"))
    bench.do("hall", "zruš 1")
    assert () == file().wanted()


def test_tables_are_withdrawn_one_or_all(bench: Bench) -> None:
    """What is not there can't be; nothing is wanted afterwards."""
    bench.do("hall")
    assert ["Stůl 2 prvního kola je z herny stažený."] == bench.do("hall", "zruš 2")
    assert "Stůl 2 tohoto kola v herně není." == bench.refused("hall", "zruš stůl 2")
    assert ["Stůl 1 prvního kola je z herny stažený."] == bench.do("hall", "stáhni vše")
    assert "Žádný stůl tohoto turnaje v herně není." == bench.refused("hall", "zruš")


def test_a_new_draw_takes_the_place_of_the_old_one(bench: Bench) -> None:
    """At whose table others sit now, that one is withdrawn; who sits together as before stays there."""
    bench.do("hall")
    old = file().wanted()
    bench.do("undo")
    bench.do("seat", "Jana, Marie / Petr, Karel")
    told = bench.do("hall")
    assert [f"Stůl {number} prvního kola je z herny stažený." for number in (1, 2)] == told[:2]
    new = file().wanted()
    assert {*(order.id for order in old)}.isdisjoint(order.id for order in new)
    assert [order.occasion for order in old] == [order.occasion for order in new]


def test_the_next_round_is_opened_when_the_first_is_over(bench: Bench) -> None:
    """Results of both come in, each to its own round; when all is played there is nothing to open."""
    bench.do("hall")
    for order in file().wanted():
        play(bench, order)
    told = taken(bench)
    assert ["V herně je dohraný stůl 1.", "Zbývá stůl 2."] == [told[0], told[2]]
    assert "První kolo je odehrané." == told[-1]
    bench.do("seat")
    bench.do("hall")
    assert [2, 2] == [order.round_ for order in file().wanted()]
    for order in file().wanted():
        play(bench, order)
    taken(bench)
    assert all(table.result for round_ in bench.tournament.rounds for table in round_.tables)
    assert () == file().wanted()


def test_another_club_takes_nothing_of_this_one(bench: Bench) -> None:
    """Its own results wait for it, however often the other desk looks."""
    bench.do("hall", "1")
    (order,) = file().wanted()
    play(bench, order)
    other = begun("Jana, Petr", club="B")
    assert [] == taken(other)
    assert [order] == list(file().wanted())
    assert 3 == len(taken(bench))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("modrý", "„modrý“ k herně nepatří. Napište „herna“, nebo číslo stolu: „herna 2“."),
        ("1 2", "„1 2“ k herně nepatří. Napište „herna“, nebo číslo stolu: „herna 2“."),
        ("7", "7"),
    ],
)
def test_what_is_no_table_is_refused(bench: Bench, text: str, expected: str) -> None:
    """One sentence says what would be right."""
    assert expected in bench.refused("hall", text)
    assert () == file().wanted()


def test_a_table_that_has_a_result_is_not_opened(bench: Bench) -> None:
    """Nor is anything before a draw, or in a round whose results are all there."""
    bench.do("result", "1 Jana 30, Petr 40")
    assert "oprav" in bench.refused("hall", "1")
    bench.do("result", "2 Marie 30, Karel 40")
    assert bench.refused("hall")


def test_a_damaged_file_is_told_and_nothing_else_happens(bench: Bench) -> None:
    """The desk goes on; who deletes it can open the tables again."""
    bench.do("hall")
    file().path.write_bytes(b"x" * 5000)
    (told,) = taken(bench)
    assert "je vadný. Smažte ho" in told
    file().path.unlink()
    assert 6 == len(bench.do("hall"))
