"""What a question is about, in whatever order its words come; it only ever answers."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.games import game_ids, load_room
from accessgames.language.resources import locales_root, read_toml
from accessgames.language.topics import Topics
from accessgames.shell.commands.asking import CHANGING
from tests.corpus.book import Position
from tests.corpus.table import Table
from tests.shell.stage import speak

TOPICS = Topics(
    [
        {
            "asking": ["co", "kolik", "je", "na", "v", "má", "teď"],
            "supposing": ["by", "přines*"],
            "topics": {
                "cell {place}": ["{place} (voln*|pole)"],
                "deck": ["balíč* (karet)"],
                "score": ["bod*"],
                "holds {who}": ["karet {who}"],
            },
        },
        {"topics": {"score {who}": ["bod* {who}"], "points": ["bod*"]}},
    ]
)


def about(line: str, *unknown: str) -> list[tuple[Any, ...]]:
    """What a line is about, where a place is `k51`, a person `alfa`, and every command but some is known."""
    return list(
        TOPICS.about(
            line.split(),
            lambda slot, words: words == {"place": ("k51",), "who": ("alfa",)}[slot],
            lambda target: target[0] not in unknown,
        )
    )


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("co je na k51", [("cell", ("k51",))]),
        ("je teď k51 volné", [("cell", ("k51",))]),
        ("volné je k51", [("cell", ("k51",))]),
        ("kolik karet je v balíčku", [("deck",)]),
        ("v balíčku je kolik", [("deck",)]),
        ("kolik má alfa bodů", [("score", ("alfa",))]),
        ("alfa bodů", [("score", ("alfa",))]),
        ("kolik bodů", [("points",)]),
        ("karet alfa", [("holds", ("alfa",))]),
    ],
)
def test_words_come_in_any_order(line: str, found: list[tuple[Any, ...]]) -> None:
    """What is needed is said, what is named is kept, and a game knows better than what all games share."""
    assert found == about(line)


@pytest.mark.parametrize(
    "line", ["kolik bodů je v balíčku", "co je na k52", "k51 prosím", "co je", "bodů bodů alfa k51"]
)
def test_a_word_without_a_part_makes_it_no_question(line: str) -> None:
    """Each word has its part, what is named is what it says it is, and something has to be said."""
    assert [] == about(line)


def test_what_cannot_be_typed_now_is_not_asked() -> None:
    """The next best topic answers where a command is unknown."""
    assert [("score",)] == about("kolik bodů", "points")


def test_what_is_only_supposed_is_left_over() -> None:
    """Words of asking and supposing are gone; where nothing is supposed there is nothing to try."""
    assert ("čč1", "k51") == TOPICS.supposed(["kolik", "by", "přineslo", "čč1", "na", "k51"])
    assert () == TOPICS.supposed(["co", "je", "na", "k51"])


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_topic_only_answers(game: str, tag: str) -> None:
    """No target is an action of a game or changes anything in the shell, so nothing is done by mistake."""
    targets = {
        tuple(target.split())
        for name in ("common", game)
        for target in read_toml(locales_root() / tag / f"words/sentences/{name}.toml")["topics"]
    }
    known = speak(tag).vocabulary("common", "space", "shell", game)
    assert [] == [part for target in targets for part in target if part not in known and part[0] != "{"]
    own = load_room(game).commands
    commands = {command for command, *_ in targets}
    assert set() == commands.intersection(CHANGING)
    assert set() == commands.intersection(own.verbs).difference({"hint"})


@pytest.mark.parametrize(
    ("language", "game", "typed", "said", "meant"),
    [
        ("cs", "iota", (), "kolik karet ještě leží v balíčku", "balíček"),
        ("cs", "iota", (), "je něco na l52", "pole l52"),
        ("cs", "iota", (), "kolik by to hodilo čč1 k51", "zkus polož čč1 k51"),
        ("cs", "quantum", (), "kdo má kolik křížků", "chyby"),
        ("cs", "tetrikon", (), "co je na c3", "pole c3"),
        ("cs", "tetrikon", (), "co je teď v pokladnici", "pokladnice"),
        ("cs", "iqlandie", (), "jaké úlohy jsou", "nabídka"),
        ("en", "iota", (), "would rs1 fit at k51", "try place rs1 k51"),
        ("en", "quantum", (), "what has Alpha written", "sheet Alpha"),
        ("en", "tetrikon", (), "how many pieces are still in the bag", "bag"),
    ],
)
def test_a_question_nobody_wrote_down_is_answered(
    language: str, game: str, typed: tuple[str, ...], said: str, meant: str
) -> None:
    """Lines that no sentence has answer what they ask about, and do nothing."""
    options = ("level=A",) if game == "tetrikon" else ()
    seed = {"iota": "11", "quantum": "8"}.get(game, "3")
    table = Table(Position("Jana,bot:2", options, seed, typed), game, language)
    answered, expected = table.effect(said), table.effect(meant)
    assert ((), expected.told) == (answered.acts, answered.told)


def test_asking_for_help_takes_no_hint_that_costs() -> None:
    """In iQLANDIE a hint is an action that costs: no words in any order take one."""
    table = Table(Position("Jana,bot:2", (), "7", ("biology", "ready")), "iqlandie", "en")
    assert () == table.effect("any good hint for this").acts


def test_the_refusal_that_knows_more_stays() -> None:
    """A bare place that needs its exhibition is not answered, and what is missing is said."""
    table = Table(Position("Jana,bot:2", (), "7", ()), "iqlandie", "en")
    assert ("iqlandie-error-which-exhibition",) == table.effect("a1").keys
