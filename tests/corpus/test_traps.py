"""Lines that did what nobody meant: counts taken for places, denials for shortened words, dropped verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.language.commandline import split_commands
from accessgames.language.intent import Sentences
from accessgames.language.resources import locales_root, read_toml
from accessgames.shell.commands.sense import in_own_words
from tests.corpus.book import Position
from tests.corpus.table import Table
from tests.shell.stage import speak

LANGUAGES = ("cs", "en")
if TYPE_CHECKING:
    from pathlib import Path

GAMES = ("iota", "quantum", "tetrikon", "iqlandie")


def table_of(language: str, game: str, *typed: str) -> Table:
    """Sit down where the corpora begin, with some lines typed before."""
    options = ("level=A",) if game == "tetrikon" else ()
    seed = {"iota": "11", "quantum": "8"}.get(game, "3")
    return Table(Position("Jana,bot:2", options, seed, typed), game, language)


@pytest.mark.parametrize(
    ("language", "game", "said", "acts"),
    [
        ("cs", "iota", "vyměň všechny čtyři karty", ["trade r1s g4t b3c y1s"]),
        ("cs", "iota", "vyměň všechny 4", ["trade r1s g4t b3c y1s"]),
        ("cs", "iota", "vyměň všechny 3", []),
        ("cs", "iota", "vyměň první tři karty", ["trade r1s g4t b3c"]),
        ("en", "iota", "trade all four cards", ["trade r1s g4t b3c y1s"]),
        ("en", "iota", "trade the first three cards", ["trade r1s g4t b3c"]),
        ("cs", "quantum", "přehoď všechny tři modré", ["reroll 4 5 6"]),
        ("cs", "quantum", "přehoď všechny 3", []),
        ("cs", "quantum", "přehoď první tři kostky", ["reroll 1 2 3"]),
        ("cs", "quantum", "přehoď poslední dvě", ["reroll 6 7"]),
        ("en", "quantum", "reroll all three blue dice", ["reroll 4 5 6"]),
        ("en", "quantum", "reroll all 4", []),
        ("en", "quantum", "reroll blue 4 and 6", []),
        ("en", "quantum", "reroll b4 and white", ["reroll 4 7"]),
    ],
)
def test_a_count_is_no_place(language: str, game: str, said: str, acts: list[str]) -> None:
    """Of a hand of four, "all four cards" are all of them and not the fourth; "the first three" are three."""
    done = table_of(language, game).effect(said).acts
    assert acts == [action for _, actions in done for action in actions]


@pytest.mark.parametrize(
    ("language", "game", "before", "said"),
    [
        ("en", "quantum", "keep", "not red"),
        ("en", "quantum", "keep", "no red"),
        ("en", "quantum", "", "reroll not blue"),
        ("en", "iota", "", "no"),
        ("cs", "iota", "", "ne"),
        ("cs", "quantum", "", "jen bílou"),
        ("cs", "iota", "", "za co můžu vzít žolíka"),
    ],
)
def test_nothing_is_done_by_a_shortened_word(
    language: str, game: str, before: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever denies something shortens no word by that, and nobody begins a file with a question."""
    monkeypatch.chdir(tmp_path)
    effect = table_of(language, game, *filter(None, [before])).effect(said)
    assert () == effect.acts
    assert effect.refused
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_small_word_swallows_a_command(language: str, game: str) -> None:
    """A small word is no command or question; where it is a verb, an action that it begins keeps it."""
    words, own = speak(language).vocabulary("common", "space", "shell", game), load_room(game).commands
    dropped = words.sentences.small | words.sentences.then
    commands = {*own.answers, *words.ids("commands", "answers", "whole")} - {"older"}
    assert [] == [word for key in commands & {*words.table} for word in dropped if words.in_full(key, word)]
    for word in dropped:
        if any(words.in_full(verb, word) for verb in own.verbs):
            assert (word, "x") == words.sentences.telling((word, "x"), frozenset({word}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_politeness_is_no_direction(language: str) -> None:
    """What is dropped beside others is thanks, consent or a comma: no colour, no place and no way."""
    for game in GAMES:
        words = speak(language).vocabulary("common", "space", "shell", game)
        kept = {"thanks", "yes", "older", "ready"}
        found = {
            key
            for key in {*words.table} - kept
            for word in words.sentences.polite
            if words.in_full(key, word)
        }
        assert set() == found, game


def test_a_deal_keeps_its_verb() -> None:
    """In a deal `chci` is what one wants; elsewhere it is said out of courtesy."""
    words = speak("cs").vocabulary("common", "space", "shell", "tetrikon").sentences
    assert ("koupit",) == words.telling(("chci", "koupit"))
    assert ("chci", "koupit") == words.telling(("chci", "koupit"), frozenset({"chci"}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_common_sentence_takes_a_word_of_a_game(language: str, game: str) -> None:
    """What begins with a word that a game has for itself, such as `preview`, is no sentence of all games."""
    root, own = locales_root() / language / "words" / "sentences", load_room(game).commands
    common, others = (read_toml(root / f"{name}.toml") for name in ("common", game))
    known = Sentences([common | {"sentences": {}}, others])
    session = table_of(language, game).stage.session
    for key in (*own.answers, *own.verbs):
        for spelling in session.teller.words.table[key].words:
            (command,) = split_commands(f"{spelling} xyz")
            found = in_own_words(session, command)
            own_sentence = known.meanings(command.words, lambda *_: True, lambda _: True)
            assert found == (command,) or own_sentence, (spelling, found)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "what fits k51"), ("en", "what has Alpha"), ("cs", "co se hodí na k51")]
)
def test_a_word_of_the_game_is_heard_first(language: str, said: str) -> None:
    """A question that a game has for itself is answered by the game, whatever follows it."""
    effect = table_of(language, "iota").effect(said)
    assert effect.understood
    assert all(key.startswith("iota-") for key in effect.keys), effect.keys
