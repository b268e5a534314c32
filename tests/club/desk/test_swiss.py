"""Evenings by Swiss at the desk: what is told of the format, of who is free, and of the guarantees."""

from __future__ import annotations

import pytest

from accessgames.club.model.proposal import SWISS_TIE_BREAKS, Bye, TableSizes
from tests.club.desk.helpers import Bench, begun

SAME = "u všech her stejně"
NINE = "Jana, Petr, Marie, Karel, Eva, Ivo, Olga, Hana, Jan"


def evening(people: str = NINE, **options: object) -> Bench:
    """People in pairs by Swiss."""
    return begun(people, game="Carcassonne", seating="švýcarský", **options)


def play(bench: Bench) -> list[str]:
    """Draw a round and report it, the first seat of each table ahead; return what was told of the draw."""
    told = bench.do("seat")
    for table in bench.tournament.rounds[-1].tables:
        bench.do("result", f"{table.number} {20 + table.number} 10")
    return told


def test_the_word_brings_what_is_usual() -> None:
    """Tables of two, 2-1-0, a bye as a win and tie-breaks of opponents."""
    made = evening().tournament.proposal
    assert (TableSizes(2, 2, 2), (2, 1, 0)) == (made.games[0].sizes, made.games[0].points.places)
    assert (Bye.WIN, SWISS_TIE_BREAKS) == (made.bye, made.tie_breaks)


def test_what_was_chosen_stays() -> None:
    """Tie-breaks and what a bye is worth are kept where they were said."""
    chosen = evening(ties="výhry, los", bye="remíza").tournament.proposal
    assert Bye.DRAW is chosen.bye
    assert ["wins", "lot"] == list(chosen.tie_breaks)


def test_the_proposal_tells_swiss() -> None:
    """The propozice say who plays whom, what a bye is worth and what decides between equals."""
    text = " ".join(evening().do("proposal"))
    assert "Hraje se švýcarským systémem ve dvojicích." in text
    assert "Dvojice určuje holandský systém FIDE: hrají spolu lidé se stejným počtem bodů" in text
    assert "Kdo nemá soupeře, má volno, každý nejvýš jednou, a počítá se mu jako výhra." in text
    ties = "Buchholz bez nejslabšího soupeře, Buchholz, Sonneborn-Berger, vzájemné partie podle FIDE, los."
    assert ties in text


def test_an_evening_to_the_end() -> None:
    """Each draw names who is free and what is guaranteed; standings explain what decided."""
    bench = evening(rounds="5")
    for number in range(1, 6):
        told = play(bench)
        out = bench.tournament.rounds[-1].out[0]
        assert f"Volno má {bench.tournament.player(out).name}, počítá se jako výhra." in told
        assert told[-1].startswith("Losování zaručuje: nikdo se nepotká dvakrát; s různým počtem bodů ")
        assert told[-1].endswith("; volno nemá nikdo dvakrát.")
        assert f" {4 * number} partií" in told[-1]
    assert bench.do("proof")[-1].endswith("; volno nemá nikdo dvakrát.")
    lines = bench.do("standings")
    assert any("rozhoduje Buchholz" in line or "Buchholz bez nejslabšího" in line for line in lines)
    assert all("chyb" not in line for line in bench.do("verify"))


def test_drawing_again_gives_the_same() -> None:
    """The pairs follow from points, so drawing anew, and by lot, changes nothing."""
    bench = evening()
    bench.do("seat")
    before = bench.tournament.rounds[0].tables
    bench.do("seat", "znovu losem")
    assert before == bench.tournament.rounds[0].tables


def test_swiss_is_drawn_where_it_is_played() -> None:
    """In another tournament the word is refused."""
    assert "Tento turnaj se švýcarským systémem nehraje." == begun().refused("seat", "švýcarský")


def test_pairs_run_out() -> None:
    """One sentence says that there are none, and tables set by hand are taken."""
    bench = evening("Jana, Petr, Marie, Karel", rounds="5")
    for _ in range(3):
        play(bench)
    assert (
        "Do čtvrtého kola už dvojice nejsou: někdo by hrál s někým podruhé, nebo měl znovu volno. "
        "Stoly určete ručně jmény mezi lomítky, nebo turnaj uzavřete."
    ) == bench.refused("seat")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    assert "podruhé se potká dvojic 2" in bench.do("proof")[-1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("u stolu 3", "Švýcarským systémem hrají u stolu právě dva."),
        (
            "body 4-3-2-1",
            f"Ve švýcarském systému musí být remíza za půl výhry a prohra za nic, {SAME}: třeba 2-1-0.",
        ),
        (
            "volno průměr",
            "Volno se ve švýcarském systému počítá jako výhra, remíza, nebo nic, průměr to být nemůže.",
        ),
        ("finále 4, 1", "Švýcarský systém nemá finále, rozhoduje pořadí po posledním kole."),
    ],
)  # fmt: skip
def test_what_it_cannot_be(text: str, sentence: str) -> None:
    """A change that Swiss does not allow is refused with what would be right."""
    bench = evening(bye="nic", ties="los")
    assert sentence == bench.refused("amend", text)


def test_what_belongs_to_tables_of_two() -> None:
    """At larger tables neither Buchholz nor a bye as a win can be chosen."""
    bench = begun(game="Carcassonne")
    assert (
        "Buchholz patří ke stolům po dvou a k bodům za místa, jinak při shodě rozhodovat nemůže."
        == bench.refused("amend", "při shodě Buchholz")
    )
    assert "Volno jako výhra nebo remíza patří ke stolům po dvou a k bodům za místa." == bench.refused(
        "amend", "volno výhra"
    )
