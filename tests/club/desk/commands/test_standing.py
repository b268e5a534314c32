from __future__ import annotations

from tests.club.desk.helpers import Bench, begun


def played(**options: object) -> Bench:
    bench = begun("Jana nevidomí, Petr, Marie nevidomí, Karel", rounds="1", **options)
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 34, 28, 20, 11")
    return bench


def test_standings_joint_and_of_a_category() -> None:
    """The title says how far the tournament is; a category has places of its own."""
    bench = played()
    assert [
        "Večer: pořadí po prvním kole",
        "První místo má Jana se ziskem 8 bodů.",
        "Druhé místo má Petr se ziskem 6 bodů.",
        "Třetí místo má Marie se ziskem 4 bodů.",
        "Čtvrté místo má Karel se ziskem 2 bodů.",
    ] == bench.do("standings")
    assert "Druhé místo má Marie se ziskem 4 bodů." in bench.do("standings", "nevidomí")
    assert bench.do("standings", "", {"category": "nevidomí"}) == bench.do("standings", "nevidomí")
    assert "Společné pořadí" in bench.do("standings", "vše")
    assert bench.refused("standings", "zrzaví").startswith("Kategorie „zrzaví“ není")
    assert ["V této kategorii zatím nikdo není."] == bench.do("standings", "vidící")
    assert ["Zatím není nikdo zapsán."] == begun("", club="B").do("standings")


def test_the_ranking_of_tetrikon_from_typed_results() -> None:
    """Martin 80, Bedřich 60 with a zero, David 100, Jarda 60: as in the rules of the game."""
    bench = begun(
        "Martin, Bedřich, David, Jarda", game="tetrikon", points="tresty", ties="nuly, los", rounds="1"
    )
    bench.do("seat", "Martin, Bedřich, David, Jarda /")
    bench.do("result", "Martin 0 60 20, Bedřich 40 20 0, David 80 0 20, Jarda 20 20 20")
    names = [
        line.split(" místo má ")[1].split()[0].strip(",")
        for line in bench.do("standings")
        if " místo má " in line
    ]
    assert ["Bedřich", "Jarda", "Martin", "David"] == names


def test_lots_are_drawn_only_where_they_are_due() -> None:
    """Equals whom nothing parts are named; the lot, drawn or real, puts them in order."""
    bench = begun("Jana, Petr, Marie, Karel", rounds="1")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 30, 30, 20, 20")
    assert any("los" in line for line in bench.do("standings"))
    told = bench.do("lot")
    assert 2 == len(told)
    assert all(line.startswith("Los určuje pořadí: ") for line in told)
    assert "Los není třeba, o všech místech je rozhodnuto." == bench.refused("lot")
    bench.do("undo")
    bench.do("undo")
    assert ["Los určuje pořadí: Petr, Jana."] == bench.do("lot", "Petr, Jana")
    first = next(line for line in bench.do("standings") if line.startswith("První místo"))
    assert "Petr" in first


def test_a_league_is_made_once_and_read_again() -> None:
    """Its name, its tournaments, the best results and the points; later the name is enough."""
    bench = played()
    bench.do("create", "Prosinec", {"date": "2026-12-05", "game": "iota", "rounds": "1"})
    bench.do("register", "Jana nevidomí, Petr, Marie nevidomí, Karel")
    bench.do("seat", "Jana, Petr, Marie, Karel /")
    bench.do("result", "1 11, 28, 20, 34")
    assert ["Žádná liga zatím není, založí ji třeba „liga Podzim, říjen, listopad“."] == bench.do("league")
    told = bench.do("league", "Zimní liga, vecer, prosinec", {"best": "1", "points": "4-3-2-1"})
    assert any("Zimní liga" in line for line in told)
    assert told == bench.do("league")
    assert told == bench.do("league", "Zimní liga")
    both = bench.do("league", "Zimní liga", {"best": "0"})
    assert told != both
    assert bench.refused("league", "Letní").startswith("Liga „Letní“ tu není, jsou tu: zimni-liga")
    assert bench.refused("league", "Letní, leden").startswith("Turnaj „leden“ v klubu není")
    assert "„4-x“ nejsou body, správně je například 8-6-4-2-0." == bench.refused(
        "league", "L, vecer", {"points": "4-x"}
    )


def test_a_league_over_everything() -> None:
    """Only points or a number of results make a league of all tournaments of the club."""
    bench = played()
    told = bench.do("league", "Rok", {"points": "skore", "best": "3"})
    assert any("Jana" in line for line in told)
    assert ("rok",) == bench.club.leagues


def test_lots_wait_for_the_last_round() -> None:
    """As long as a round can part equals, no lot is drawn for them; a real one can be noted."""
    bench = begun("Jana, Petr, Marie, Karel", tables="2", rounds="2")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.do("result", "1 3, 2")
    bench.do("result", "2 3, 2")
    told = (
        "Losuje se až po posledním kole, odehráno je 1 ze 2. Skutečný los zapíše slovo „los“ a za ním jména."
    )
    assert told == bench.refused("lot")
    bench.do("seat", "Jana, Petr / Marie, Karel")
    bench.do("result", "1 3, 2")
    bench.do("result", "2 3, 2")
    assert 2 == len(bench.do("lot"))


def test_before_the_first_result_it_is_told_who_plays() -> None:
    """Nobody is first yet, jointly and in a category."""
    bench = begun()
    early = "Zatím není zapsán žádný výsledek, pořadí ještě není."
    assert [early, "Zapsáni jsou 4 hráči.", "1: Jana, kategorie nevidomí."] == bench.do("standings")[:3]
    assert [
        early,
        "Zapsáni jsou 2 hráči.",
        "1: Jana, kategorie nevidomí.",
        "4: Karel, kategorie nevidomí.",
    ] == bench.do("standings", "nevidomí")
    bench.do("seat")
    assert early == bench.do("standings", "vše")[1]
