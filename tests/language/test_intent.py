"""What people say in place of the program's words: read from data, and nothing but those words comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language
from accessgames.language.intent import Meaning, Sentences
from accessgames.language.resources import locales_root, read_toml

if TYPE_CHECKING:
    from pathlib import Path

TAGS = ("cs", "en")
FILES = [path for tag in TAGS for path in sorted((locales_root() / tag / "words/sentences").glob("*.toml"))]

SENTENCES = Sentences(
    [
        {
            "small": ["prosím", "i", "would like to"],
            "then": ["pak"],
            "negative": ["ne*", "not"],
            "positive": ["nebo"],
            "endings": ["'s"],
            "contractions": {"what's": "what is"},
            "verbs": {"place": ["dám"]},
            "sentences": {
                "hand": ["co mám (v) ruce|ruku", "kart*"],
                "cell {place}": ["co je na {place}", "{place}"],
                "pass / who": ["nechám to"],
                "board": ["co je na desce"],
            },
        }
    ]
)


def meant(line: str, least: int = 1) -> list[tuple[object, ...]]:
    """What a line may mean, where every place takes anything and every word is known."""
    found = SENTENCES.meanings(line.split(), lambda _slot, _words: True, lambda _target: True, least)
    return [meaning.parts for meaning in found]


@pytest.mark.parametrize("line", ["co mám ruce", "co mám v ruce prosím", "CO MAM V RUKU", "prosím karty"])
def test_a_sentence_leads_to_its_command(line: str) -> None:
    """Words may be missing, have other endings, no diacritics, and polite ones beside them."""
    assert [("hand",)] == meant(line)


def test_what_is_named_is_kept() -> None:
    """What stands in a place of a sentence goes to the command as it was typed."""
    assert [("cell", ("K51",))] == meant("co je na K51")


def test_more_fixed_words_win() -> None:
    """Of two sentences that fit, the one with more words of its own is meant."""
    assert [("board",)] == meant("co je na desce")


def test_a_bare_place_comes_last() -> None:
    """A place alone is a sentence only where it is asked for, because it may be much else."""
    assert [] == meant("k51")
    assert [("cell", ("k51",))] == meant("k51", 0)


def test_two_commands_are_two_meanings() -> None:
    """Where only the person knows, both are returned."""
    assert [("pass",), ("who",)] == meant("nechám to")


def test_words_that_say_nothing_go() -> None:
    """Small words, phrases of them and endings go; a letter before a figure is a column and stays."""
    assert ("what", "is", "Alpha") == SENTENCES.telling(["I", "would", "like", "to", "what's", "Alpha's"])
    assert ("i", "50") == SENTENCES.telling(["i", "50"])


@pytest.mark.parametrize(
    ("line", "divided"),
    [
        ("čč1k51", "čč1 k51"),
        ("č č 1 k 51", "čč1 k51"),
        ("čč1 pak k 51", "čč1 k51"),
        ("k51polož", "k51 polož"),
    ],
)
def test_words_are_divided_otherwise(line: str, divided: str) -> None:
    """What was written together or apart by mistake is put right."""
    assert tuple(divided.split()) in SENTENCES.arrangements(line.split(), frozenset())


def test_a_word_may_never_belong_to_a_figure() -> None:
    """Conjunctions and the like are not joined to the figure behind them."""
    assert all("a3" not in words for words in SENTENCES.arrangements(["1", "a", "3"], frozenset({"a"})))


@pytest.mark.parametrize(("line", "denied"), [("nedávej to", True), ("1 nebo 2", False), ("do not", True)])
def test_denials_are_heard(line: str, denied: bool) -> None:
    """A word that denies is known by its beginning, but for those that only look like one."""
    assert denied == SENTENCES.denies(line.split())


def test_a_meaning_has_the_id_of_its_command() -> None:
    """The first part of a meaning is the command."""
    assert "cell" == Meaning(("cell", ("k51",))).id


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_every_target_is_a_word(path: Path) -> None:
    """What a sentence leads to can be typed: each id is a word of the shared files or of some game."""
    tag, name = path.parts[-4], path.stem
    games = ("iota", "iqlandie", "quantum", "tetrikon") if name == "common" else (name,)
    known = {
        key for game in games for key in Language(tag).vocabulary("common", "space", "shell", game).table
    }
    table = read_toml(path)
    targets = {part for target in table["sentences"] for part in target.replace("/", " ").split()}
    assert set() == {part for part in targets if not part.startswith("{")} - known
    assert set() == set(table.get("verbs", ())) - known


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_places_of_a_command_stand_in_its_sentences(path: Path) -> None:
    """Each place that a command needs is in every sentence that means it."""
    for target, patterns in read_toml(path)["sentences"].items():
        for slot in (part for part in target.split() if part.startswith("{")):
            assert [] == [pattern for pattern in patterns if slot not in pattern]


def test_languages_understand_the_same_commands() -> None:
    """A file is there in both languages."""
    assert {path.stem for path in FILES if path.parts[-4] == "cs"} == {
        path.stem for path in FILES if path.parts[-4] == "en"
    }


def test_a_game_knows_better_than_all_games() -> None:
    """Of two sentences of which as much was said, the game's is meant; thanks beside others say nothing."""
    common = {"polite": ["děkuji"], "sentences": {"score": ["kolik má {who} bodů"], "thanks": ["děkuji"]}}
    game = {"sentences": {"sheet {who}": ["kolik má {who} bodů"]}}
    sentences = Sentences([common, game])

    def parts(line: str) -> list[tuple[object, ...]]:
        found = sentences.meanings(line.split(), lambda _slot, _words: True, lambda _target: True)
        return [meaning.parts for meaning in found]

    assert [("sheet", ("Alfa",))] == parts("kolik má Alfa bodů děkuji")
    assert [("thanks",)] == parts("děkuji")


def _firm(pattern: str) -> bool:
    """Tell whether a sentence has a word that is neither optional nor a place."""
    return any(part[0] not in "({" for part in pattern.split())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_what_a_sentence_names_stands_in_it(path: Path) -> None:
    """Each place of a command stands in every sentence that leads to it."""
    for target, patterns in read_toml(path).get("sentences", {}).items():
        named = {part for each in target.split("/") for part in each.split() if part.startswith("{")}
        assert [] == [pattern for pattern in patterns if not named <= set(pattern.split())], target
        # What may be anything needs a word beside it that may not be missing.
        assert [] == [each for each in patterns if {"{x}", "{y}"} & set(each.split()) and not _firm(each)]


def test_small_words_are_no_commands() -> None:
    """No small word is, without diacritics, a command with more words: "ráda" would swallow "řada"."""
    for tag in TAGS:
        words = Language(tag).vocabulary("common", "shell")
        small = words.sentences.small
        # Of these the whole line is the command.
        keys = [key for key in words.ids("commands") if not key.startswith("cursor")]
        assert [] == [key for key in keys if any(words.in_full(key, word) for word in small)], tag
