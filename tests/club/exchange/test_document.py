"""Documents of whole tournaments: written, read again to the same bytes, described, and never trusted."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.club import events
from accessgames.club.exchange import document, history, shapes, standing
from accessgames.engine import GameError
from accessgames.engine.chance import Stream
from tests.club.exchange.validating import fits
from tests.docs.markdown import DOCS
from tools.club_evenings import Dice, Evening
from tools.club_referee import exchange_differences
from tools.exchange_schema import schema_text

if TYPE_CHECKING:
    from accessgames.club.rules.course import Course

SEEDS = tuple(f"exchange-{number}" for number in range(24))
MUTATIONS = 60


@cache
def evening(seed: str) -> Course:
    """Return a random tournament of any format."""
    found = Evening(seed)
    found.play()
    return found.course


def document_text(seed: str) -> str:
    """Return the document of a random tournament."""
    course = evening(seed)
    return document.write_document(
        document.document_of(history.tell_course(course.events, course.tournament))
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tournament_comes_back_as_it_was(seed: str) -> None:
    """The same people, draws, results and rankings with all tie-breaks, and the same document to the byte."""
    there, text = evening(seed).tournament, document_text(seed)
    back = document.read_document(text)
    assert standing.standing_of(there) == standing.standing_of(back.tournament)
    assert standing.rankings_of(there) == standing.rankings_of(back.tournament)
    assert text == document.write_document(document.document_of(back))


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_the_rankings_are_those_of_the_referee(seed: str) -> None:
    """A script that shares no code with the program finds them from the document alone."""
    assert [] == exchange_differences(seed, json.loads(document_text(seed)))


def test_all_formats_were_among_them() -> None:
    """The random tournaments have every way of seating between them, or the tests above say little."""
    found = {evening(seed).tournament.proposal.seating for seed in SEEDS}
    assert 6 <= len(found)


def test_the_schema_file_is_what_is_read() -> None:
    """The file of the documentation was made of the same table that reads documents."""
    assert schema_text() == (DOCS / "exchange.schema.json").read_text("utf-8")


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_documents_fit_their_schema(seed: str) -> None:
    """What is written is what the schema says, and something else is not."""
    schema, content = document.schema(), json.loads(document_text(seed))
    assert fits(schema, content, schema)
    content["history"][0]["created"]["proposal"]["rounds"] = "3"
    assert not fits(schema, content, schema)


def places(value: object) -> list[tuple[Any, Any]]:
    """Return all objects and lists of a document with the keys in them."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[tuple[Any, Any]] = []
    for key, inner in pairs:
        found += [(value, key), *places(inner)]
    return found


VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 999, 10**11, "", "x", "lot", "\ud800", "a\u202eb", "ř" * 300, [], [[]], [1, 1],
    {}, {"created": {}},
)  # fmt: skip


def mutate(content: object, dice: Dice) -> None:
    """Change something of a document: a value, a name, an order, or something twice or missing."""
    where, key = dice.choice(places(content))
    how = dice.randint(0, 4)
    if how == 0 and isinstance(where, list):
        where.insert(dice.randint(0, len(where)), where[key])
    elif how == 1:
        del where[key]
    elif how == 2 and isinstance(where, dict):
        where[dice.choice(("x", "player", "reported"))] = where.pop(key)
    elif how == 3 and isinstance(where, list):
        where[:] = dice.sample(where, len(where))
    else:
        where[key] = dice.choice(VALUES)


LAWS = ("club-error-exchange-rule", "club-error-exchange-differs")


def refusal_of(text: str) -> tuple[str, Course | None]:
    """Return the key of the refusal of a document, or what it made."""
    try:
        return "", document.read_document(text)
    except GameError as refused:
        return refused.key, None


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_changed_documents_are_refused_or_hold(seed: str) -> None:
    """Nothing but a refusal comes of one; the shape is refused exactly where the schema says so."""
    dice, schema, text = Dice(Stream(seed, "changes")), document.schema(), document_text(seed)
    for _ in range(MUTATIONS):
        content = json.loads(text)
        mutate(content, dice)
        key, back = refusal_of(json.dumps(content))
        assert fits(schema, content, schema) == (key in {"", *LAWS}), key
        if back is not None:
            again = document.write_document(document.document_of(back))
            assert again == document.write_document(document.document_of(document.read_document(again)))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "json"),
        ("", "json"),
        ("[]", "foreign"),
        ("{}", "foreign"),
        ("[" * 100_000, "shape"),
        ('{"format": "accessgames-tournament", "version": 2}', "version"),
        ('{"format": "accessgames-tournament", "version": true}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1.0}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1, "history": {}}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1, "history": []}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1, "history": [{"closed": {}}]}', "rule"),
        ('{"format": "accessgames-tournament", "version": 1, "history": [{}]}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1, "history": [{"undone": {"keep": 1}}]}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1, "history": [], "x": 1}', "shape"),
        ('{"format": "accessgames-tournament", "version": 1, "history": [' + "{}," * 20_000 + "{}]}", "many"),
    ],
)
def test_what_is_no_document_is_refused(text: str, key: str) -> None:
    """Each kind of damage has its refusal; depth and length are bounded."""
    with pytest.raises(GameError) as refused:
        document.read_document(text)
    assert f"club-error-exchange-{key}" == refused.value.key


def test_a_document_need_only_have_a_history() -> None:
    """Who writes one need not know how rankings are made."""
    content = json.loads(document_text(SEEDS[0]))
    whole = document.read_document(json.dumps(content))
    del content["standing"], content["rankings"]
    assert whole == document.read_document(json.dumps(content))


def test_what_does_not_follow_is_refused_by_its_place() -> None:
    """A ranking that somebody touched up is found, with what it should be."""
    content = json.loads(document_text(SEEDS[0]))
    content["rankings"][0]["rows"][0]["points"] = "999"
    with pytest.raises(GameError) as refused:
        document.read_document(json.dumps(content))
    assert "club-error-exchange-differs" == refused.value.key
    assert ("rankings[0].rows[0].points",) == refused.value.args_["place"]
    assert "999" == refused.value.args_["value"]


def test_each_line_has_one_thing() -> None:
    """An event, a person and a round have a line of their own each, so that a document can be read by ear."""
    text = document_text(SEEDS[0])
    course = document.read_document(text)
    kinds = [line for line in text.splitlines() if line.startswith('{"')]
    people, rounds = len(course.tournament.players), len(course.tournament.rounds)
    rankings = 1 + len(course.tournament.proposal.categories)
    extra = len(course.tournament.penalties) + len(course.tournament.corrections)
    teams, games = len(course.tournament.teams), len(course.tournament.proposal.games)
    assert (
        len(course.events) + people + rounds + rankings + extra + teams
        <= len(kinds)
        <= (len(course.events) + people + rounds + rankings + extra + teams + games)
    )


def test_no_seed_is_told() -> None:
    """Neither the seed of the tournament nor that of any draw, lot or group is in a document."""
    content = json.loads(document_text(SEEDS[1]))
    assert [] == [key for _where, key in places(content) if key in {"seed", "person", "source", "method"}]


@pytest.mark.parametrize("kind", sorted(shapes.TOLD))
def test_every_event_is_described(kind: str) -> None:
    """Each kind of event that the format has stands in the schema with the fields that are read."""
    schema = document.schema()
    items = schema["properties"]["history"]["items"]["properties"]
    named = schema["$defs"][items[kind]["$ref"].split("/")[-1]]
    assert [key for _name, key, _kind, _needed in shapes.told_fields(shapes.TOLD[kind])] == list(
        named["properties"]
    )


def test_what_is_about_journals_is_no_part_of_it() -> None:
    """Steps taken back, forgetting and keys belong to one club."""
    assert {events.Undone, events.Restored, events.Forgotten, events.Keyed} == {*events.KINDS.values()} - {
        *shapes.TOLD.values()
    }
