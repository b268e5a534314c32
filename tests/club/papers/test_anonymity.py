from __future__ import annotations

from dataclasses import replace

from accessgames.club.papers import anonymity
from accessgames.club.papers.paper import Chapter, DataColumn, DataRow, DataTable, Entries, Paper, Paragraph
from accessgames.language import Listing, Message, Nested, Person, say
from tests.club.papers.rounds import AFTER

LABELS = {"Jana": "hráč 1"}


def told(*names: str) -> Message:
    """A sentence with people as persons, in a list, inside another sentence and as texts."""
    first, second = names
    inner = Nested(say("inner", player=Person(first), count=2))
    return say("outer", all=Listing((Person(first), Person(second))), inner=inner, name=first, other=second)


def paper(name: str) -> Paper:
    """A paper that names somebody in every kind of place."""
    table = DataTable(
        told(name, "Petr"),
        (DataColumn(told(name, "Petr")), DataColumn(say("points"), numeric=True)),
        (DataRow((name, 7), told(name, "Petr")), DataRow(("Petr", 5), told("Petr", name))),
    )
    blocks = (Paragraph((told(name, "Petr"),)), Entries((told(name, "Petr"),), room=True), table)
    return Paper(told(name, "Petr"), blocks, (Chapter(told(name, "Petr"), blocks),))


def test_a_name_goes_from_every_place_of_a_paper() -> None:
    """Titles, sentences, lists, sentences inside of others, columns and cells; the others stay."""
    assert paper("hráč 1") == anonymity.hide_names(paper("Jana"), LABELS)
    assert paper("Jana") == anonymity.hide_names(paper("Jana"), {})


def test_no_part_of_a_name_is_taken_for_it() -> None:
    """Only a whole name is hidden, so that no other word is spoilt."""
    one = Paper(say("title", text="Jana Nová", number=1))
    assert one == anonymity.hide_names(one, LABELS)


def test_the_spelling_for_the_voice_goes_with_the_name() -> None:
    """Neither how the name is said nor the gender stays."""
    named = Paper(say("title", player=Person("Jana", "other", "feminine", "Džejna")))
    assert Paper(say("title", player=Person("hráč 1"))) == anonymity.hide_names(named, LABELS)


def test_players_are_called_otherwise() -> None:
    """In a tournament by their names; nothing else of it changes."""
    name = AFTER.players[0].name
    after = anonymity.renamed(AFTER, {name: "hráč 1"})
    assert "hráč 1" == after.players[0].name
    assert AFTER.players[1:] == after.players[1:]
    assert AFTER == replace(after, players=AFTER.players)


def test_without_categories_nothing_depends_on_them() -> None:
    """Players have none, there are no rankings of them, and who qualifies within one is not told."""
    proposal = replace(AFTER.proposal, categories=("blind",), by_category=True, qualifies=2)
    players = tuple(replace(one, category="blind") for one in AFTER.players)
    after = anonymity.without_categories(replace(AFTER, proposal=proposal, players=players))
    assert {""} == {one.category for one in after.players}
    assert ((), False, 0) == (
        after.proposal.categories,
        after.proposal.by_category,
        after.proposal.qualifies,
    )
    joint = replace(proposal, by_category=False)
    assert 2 == anonymity.without_categories(replace(AFTER, proposal=joint)).proposal.qualifies
