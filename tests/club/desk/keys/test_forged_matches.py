"""Matches that were not played as they say, and what a club tells of its luck before the end."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.cli.material import open_room
from accessgames.club.desk.json_answers import JSON_ANSWERS
from accessgames.club.desk.open_club import Request
from accessgames.club.model import luck
from accessgames.club.seating.draws import draw_rounds
from accessgames.engine import read_journal
from accessgames.engine.luck import DrawnLuck, Sealed, draw_luck
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import Bench, begun
from tests.club.season import match_header, play_out, played

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Header

SECRET = "0123456789abcdef" * 2
NAMES = ("Jana", "Petr")


@pytest.fixture
def bench(home: Path) -> Bench:
    """A tournament with a drawn seed: two people, two rounds of Quantum."""
    del home
    found = begun(", ".join(NAMES), game="quantum", rounds="2", tables="2", seed=SECRET)
    found.do("seat")
    return found


def occasion(bench: Bench, round_: int = 1) -> str:
    """What names the only table of a round."""
    return luck.occasion_of(bench.tournament.seed, round_, 1)


def drawn_header(bench: Bench, drawn: DrawnLuck) -> Header:
    """The header of a match of these people at the options of the tournament."""
    game = bench.tournament.proposal.games[0]
    names = [bench.tournament.player(one).name for one in bench.tournament.table(1, 1).players]
    return match_header(open_room("quantum", {}), names, game.options, None, drawn)


def brought(bench: Bench, home: Path, text: str) -> str:
    """Why a journal is refused as a result."""
    (home / "m.jsonl").write_bytes(text.encode())
    return bench.refused("import", "m.jsonl")


def played_by(bench: Bench, header: Header, drawn: DrawnLuck, **how: object) -> str:
    """A whole match of a header; see `play_out`."""
    del bench
    return play_out(open_room("quantum", {}), header, drawn.secret, **how)  # type: ignore[arg-type]


def test_a_match_that_names_its_table_becomes_its_result(bench: Bench, home: Path) -> None:
    """Played anywhere, as long as it says which table it is of and reveals its seed at the end."""
    text = played(bench.tournament, bench.tournament.round(1), bench.tournament.table(1, 1))
    (home / "m.jsonl").write_bytes(text.encode())
    assert bench.do("import", "m.jsonl")[0].startswith("První kolo, stůl 1: ")
    assert bench.do("verify")[0].startswith("Turnaj Večer souhlasí: ")


def test_a_match_of_another_round_is_refused(bench: Bench, home: Path) -> None:
    """The same people at the same game, but it says which round it was played for."""
    bench.do("result", "1 34, 28")
    bench.do("seat")
    text = played(bench.tournament, bench.tournament.round(1), bench.tournament.table(1, 1))
    assert brought(bench, home, text).startswith("Výsledek už je zapsaný, kolo 1, stůl 1: ")
    assert bench.tournament.table(2, 1).result is None


def test_a_match_of_another_tournament_is_refused(bench: Bench, home: Path) -> None:
    """Tables of other tournaments have other names, even where everything else is the same."""
    drawn = draw_luck(luck.occasion_of("another", 1, 1))
    told = brought(bench, home, played_by(bench, drawn_header(bench, drawn), drawn))
    assert told.startswith(f"Partie patří ke stolu {luck.occasion_of('another', 1, 1)}, ten v tomto turnaji")


def test_a_match_at_home_is_refused(bench: Bench, home: Path) -> None:
    """It does not say that it is of the table; the sentence tells what to type."""
    drawn = draw_luck()
    told = brought(bench, home, played_by(bench, drawn_header(bench, drawn), drawn))
    assert f"Partie neříká, že patří k tomuto stolu; hraje se s volbou --stul {occasion(bench)}." == told


def test_a_chosen_seed_is_refused(bench: Bench, home: Path) -> None:
    """Whoever chose it knew every die."""
    drawn = draw_luck()
    header = replace(drawn_header(bench, drawn), seed="7", sealed=None)
    told = brought(bench, home, played_by(bench, header, drawn))
    assert told.startswith("Partie má zvolené semínko 7, náhoda se dala znát předem")


def test_a_seed_that_is_not_revealed_is_refused(bench: Bench, home: Path) -> None:
    """Nobody could say whether the dice followed."""
    drawn = draw_luck(occasion(bench))
    told = brought(bench, home, played_by(bench, drawn_header(bench, drawn), drawn, reveal=False))
    assert told.startswith("Partie skončila, ale záznam neprozrazuje semínko")


def test_dice_that_do_not_follow_are_refused(bench: Bench, home: Path) -> None:
    """Each of them is legal, all hashes are right, and the seed says something else."""
    drawn = draw_luck(occasion(bench))
    told = brought(bench, home, played_by(bench, drawn_header(bench, drawn), drawn, loaded="8"))
    assert told.startswith("Záznam partie nejde použít. Řádek ")
    assert told.endswith("záznamu neodpovídá semínku, takhle se losovat nedalo.")


def test_a_seed_that_was_not_committed_to_is_refused(bench: Bench, home: Path) -> None:
    """A header with the commitment of another seed than the one that is revealed."""
    drawn, other = draw_luck(occasion(bench)), draw_luck(occasion(bench))
    text = played_by(bench, drawn_header(bench, drawn), drawn)
    forged = text.replace(drawn.sealed.commitment, other.sealed.commitment)
    assert "Soubor není záznam partie z tohoto programu." == brought(bench, home, forged)


def test_computers_under_names_of_people_are_refused(bench: Bench, home: Path) -> None:
    """Who it was and how strong is told."""
    drawn = draw_luck(occasion(bench))
    header = drawn_header(bench, drawn)
    first = header.seats[0]
    seats = (replace(first, player="bot:5"), *header.seats[1:])
    told = brought(bench, home, played_by(bench, replace(header, seats=seats), drawn))
    assert f"Partie nepatří do turnaje: {first.name} je v záznamu počítač bot:5, u stolu hrají lidé." == told


@pytest.mark.parametrize(
    ("started", "told"),
    [
        ("1999-12-31T23:00:00+00:00", "Záznam partie nejde použít. "),
        ("2999-01-01T00:00:00+00:00", "Záznam partie nejde použít. "),
        ("yesterday", "Záznam partie nejde použít. "),
        ("2026-11-19T16:00:00+00:00", "Partie začala 19. listopadu 2026 v 16:00, turnaj byl založen až 2"),
    ],
)
def test_a_match_of_another_time_is_refused(bench: Bench, home: Path, started: str, told: str) -> None:
    """Before there were computers like this, in the future, at no time, before the tournament was made."""
    drawn = draw_luck(occasion(bench))
    header = replace(drawn_header(bench, drawn), started=started)
    assert brought(bench, home, played_by(bench, header, drawn)).startswith(told)


def test_a_foreign_seed_is_refused_where_seeds_are_chosen(home: Path) -> None:
    """In a tournament with a chosen seed each table has one of its own."""
    bench = begun(", ".join(NAMES), game="quantum", rounds="1", tables="2", seed="14")
    bench.do("seat")
    drawn = draw_luck()
    header = replace(drawn_header(bench, drawn), seed="7", sealed=None)
    expected = luck.match_seed("14", 1, 1)
    assert f"Partie má semínko 7, tento stůl má {expected}." == brought(
        bench, home, played_by(bench, header, drawn)
    )


def test_a_draw_by_another_seed_is_found(bench: Bench) -> None:
    """A seed that was tried out until the tables were nice does not follow from that of the tournament."""
    tried = draw_rounds(bench.tournament, "f" * 32, first=1)
    bench.club.record(tried)
    assert bench.do("verify")[0].endswith(f"Semínko losování {tried.seed} neplyne ze semínka turnaje.")


def test_the_seed_of_a_draw_leads_nowhere() -> None:
    """Each is another one, and none has a part of the secret or of the commitment."""
    seeds = [luck.draw_seed(SECRET, line, number) for line in range(20) for number in range(3)]
    assert 60 == len(set(seeds))
    assert not any(seed in luck.commitment_of(SECRET) or SECRET[:8] in seed for seed in seeds)
    assert luck.draw_seed("f" * 32, 3, 0) != luck.draw_seed(SECRET, 3, 0)


def test_nothing_that_is_told_before_the_end_has_the_seed(bench: Bench) -> None:
    """No paper, list, sentence or JSON of a running tournament has it, or a seed of one of its matches."""
    bench.do("result", "1 34, 28")
    bench.do("seat")
    told = []
    for paper in ("propozice", "karty", "rozsazení", "výsledky", "pořadí", "zpráva", "protokol"):
        told += bench.do("papers", paper)
    for command in ("show", "standings", "people", "tables", "proposal", "verify"):
        told += bench.do(command)
    for name, answer in JSON_ANSWERS.items():
        if name in {"league", "credits"}:  # there are none
            continue
        told.append(json.dumps(answer(bench.context, Request()), default=str))
    text = "\n".join(told)
    assert SECRET not in text
    assert occasion(bench, 2) in text, "the card of the table names it"
    assert '"seed": null' in text
    bench.do("result", "1 30, 31")
    bench.do("close")
    assert SECRET in json.dumps(JSON_ANSWERS["show"](bench.context, Request())), "at the end it is told"


def test_the_luck_of_a_match_is_another_one_each_time(bench: Bench) -> None:
    """Two matches of the same table share neither id nor commitment."""
    one, two = (draw_luck(occasion(bench)).sealed for _ in range(2))
    assert isinstance(one, Sealed)
    assert (one.match, one.commitment) != (two.match, two.commitment)


def test_words_of_the_people_are_part_of_the_luck(bench: Bench, home: Path) -> None:
    """At the organiser's own table: the seal first, then everybody types unseen, then the match begins.

    What is typed is no word that a fingerprint is read in, or luck would tell it.
    """
    bench.club.close()
    typed = ("hraj 1 slova", "modrý hroch", "sedm", "konec", "ano", "konec")
    told = hold("cs", typed, store=DiskStore())
    assert 1 == told.count("hroch"), "where it was typed, and nowhere else"
    (path,) = (home / "matches").glob("*.jsonl")
    header = read_journal(path.read_text(encoding="utf-8").splitlines(keepends=True)[:1]).header
    assert header.sealed is not None
    assert (occasion(bench), ("modrý hroch", "sedm")) == (header.sealed.occasion, header.sealed.words)


def test_who_leaves_the_question_for_words_is_back_at_the_desk(bench: Bench, home: Path) -> None:
    """There is no match then."""
    bench.club.close()
    told = hold("cs", ("hraj 1 slova", "konec", "stav", "konec"), store=DiskStore())
    assert told.splitlines()[-3].startswith("První kolo, Quantum.")
    assert [] == list((home / "matches").glob("*.jsonl"))


def test_words_change_nothing_where_the_seed_is_chosen(home: Path) -> None:
    """The sentence says why."""
    del home
    bench = begun(", ".join(NAMES), game="quantum", rounds="1", tables="2", seed="14")
    bench.do("seat")
    bench.club.close()
    told = hold("cs", ("hraj 1 slova", "konec"), store=DiskStore())
    assert "Turnaj má zvolené semínko 14, nic se nelosuje" in told
