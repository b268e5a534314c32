"""The book of results."""

from __future__ import annotations

from dataclasses import replace

from accessgames.club.papers.book import book_paper
from accessgames.club.papers.paper import data_tables
from accessgames.club.papers.story import story_paper
from accessgames.club.papers.writers import to_text
from accessgames.club.scoring.ledger import account_lines
from tests.club.papers.evening import CZECH, ENGLISH, EVENING
from tests.club.papers.rounds import AFTER, SUBSTITUTED


def parts(text: str) -> dict[str, list[str]]:
    """Chapters of a text by their titles."""
    return {part.split("\n")[0]: part.rstrip("\n").split("\n")[1:] for part in text.split("\n\n")}


def test_the_contents_name_every_chapter_in_order() -> None:
    """Who hears the book knows what comes and can look for it."""
    text = to_text(book_paper(AFTER), CZECH)
    found = list(parts(text))
    listed = [line.partition(": ")[2] for line in found and parts(text)[found[1]] if ": " in line]
    assert found[2:] == listed[-len(found[2:]) :]
    assert [
        "Společné pořadí", "Kategorie nevidomí", "Kategorie slabozrací a vidící", "Postup", "Kolo po kole",
        "První kolo, IOTA", "Druhé kolo, Tetrikon", "Karel", "Eva", "Jana", "Olga", "Ivo", "Petr",
        "Zajímavosti",
    ] == found[2:]  # fmt: skip


def test_a_round_has_every_table_with_its_number() -> None:
    """The first one too, and who had no table."""
    told = parts(to_text(book_paper(AFTER), CZECH))["První kolo, IOTA"]
    assert [
        "Vítězí více bodů.",
        "Výsledek u stolu 1:",
        "První místo má Eva, výsledek 41.",
        "Druhé místo má Jana, výsledek 30.",
        "Petr nehraje do konce.",
        "Výsledek je opravený, důvod: přehlédnutá karta. Výsledek je opravený.",
        "Výsledek u stolu 2:",
        "První místo má Karel, výsledek 50.",
        "Druhé místo má Olga, výsledek 40.",
        "Bez stolu: Ivo.",
    ] == told


def test_everybody_has_a_way_through_the_rounds() -> None:
    """Table, place, result, points and opponents; rounds without play say why."""
    told = parts(to_text(book_paper(AFTER), CZECH))
    assert [
        "První kolo, IOTA: bez stolu, body 7.",
        "Druhé kolo, Tetrikon: stůl 1, čtvrté místo, výsledek 10, body 1, soupeři: Jana, Eva a Petr.",
    ] == told["Ivo"]
    assert "První kolo, IOTA: nedohráno, body 0." == told["Petr"][0]
    english = parts(to_text(book_paper(AFTER), ENGLISH))["Karel"]
    assert "Round 1, IOTA: table 2, place 1, result 50, points 8, with Olga." == english[0]


def test_the_points_of_everybody_add_up() -> None:
    """What stands in the rounds of somebody is what the standings count."""
    tables = data_tables(book_paper(AFTER))[-6:]
    lines = account_lines(AFTER)
    sums = sorted(sum(line.points for line in own) for own in lines.values())
    assert sums == sorted(sum(row.cells[5] for row in table.rows) for table in tables)  # type: ignore[misc]


def test_a_substitute_goes_on_with_the_rounds_of_the_other() -> None:
    """Who took a row over has the opponents of whoever sat there."""
    told = parts(to_text(book_paper(SUBSTITUTED), CZECH))
    assert (
        "Druhé kolo, Tetrikon: stůl 1, čtvrté místo, výsledek 10, body 1, soupeři: Jana, Eva a Petr."
        in (told["Věra"])
    )


def test_places_without_scores_have_no_result() -> None:
    """Where only places were told, nothing is made up."""
    rounds = []
    for round_ in AFTER.rounds:
        tables = tuple(
            replace(table, result=replace(
                table.result, seats=tuple(replace(seat, parts=()) for seat in table.result.seats)
            )) for table in round_.tables if table.result
        )  # fmt: skip
        rounds.append(replace(round_, tables=tables))
    told = parts(to_text(book_paper(replace(AFTER, rounds=tuple(rounds))), CZECH))["Karel"]
    assert "První kolo, IOTA: stůl 2, první místo, body 8, soupeři: Olga." == told[0]


def test_before_the_first_result_there_is_only_what_is_known() -> None:
    """An open evening has no standings to print."""
    early = replace(EVENING, rounds=(), corrections=())
    assert () == data_tables(book_paper(early))


def test_the_story_comes_first() -> None:
    """Its chapters are those of the story of the evening."""
    story = story_paper(AFTER)
    assert story.chapters == book_paper(AFTER, story).chapters[: len(story.chapters)]
