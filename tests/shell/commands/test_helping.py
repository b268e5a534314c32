from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.language import languages
from accessgames.shell.commands.explanations import (
    AGAIN_WORDS,
    CURSOR_WORDS,
    DAILY_WORDS,
    FIRST_WORDS,
    HEARING_WORDS,
    MISTAKE_WORDS,
    PROGRAM_WORDS,
    RECORD_WORDS,
    SPEAKING_WORDS,
    TIMING_WORDS,
    TOLD_WORDS,
    ZOOM_WORDS,
)
from accessgames.shell.interpreter import HANDLERS
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage, speak


def test_help_begins_with_what_can_be_done_now() -> None:
    """The turn first, then moves, questions, and how to learn more."""
    told = Stage().type("ticho", "nápověda")
    assert "Jste na tahu: hoď." == told[0]
    assert "Tahy: hoď a přičti." == told[1]
    assert "Jedno slovo vysvětlí třeba „nápověda tahy“." == told[-1]
    assert all(len(line) <= 120 for line in told)


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_help_has_a_whole_move_that_can_be_typed(game: str, tag: str) -> None:
    """Verbs alone do not say how cards and places go together."""
    stage = Stage(load_room(game), settings={"language": tag}, seed="4")
    begins = {"cs": "Celý tah třeba „", "en": "A whole move, for example “"}[tag]
    word = stage.session.teller.words.word("help")
    (example,) = (line.removeprefix(begins) for line in stage.type(word) if line.startswith(begins))
    before = stage.session.known.seat.moment
    stage.type(example.rstrip("“”."))
    assert stage.session.known.seat.moment > before


def test_help_for_a_number_tells_what_it_is_for() -> None:
    """After a list of moves what the move would bring; after a list of sections which one it is."""
    stage = Stage(load_room("iota"))
    before = stage.session.known.seat.moment
    stage.type("tahy")
    assert stage.type("zkus 2")[0] == stage.type("nápověda 2")[0].removeprefix("Opět: ")
    assert before == stage.session.known.seat.moment
    stage.type("pravidla vše")
    assert "Cíl hry" in stage.type("nápověda 1")[0]


def test_help_after_the_end_offers_no_moves() -> None:
    """Only questions are left."""
    told = Stage(players="bot:1,bot:2").type("nápověda")
    assert not any(line.startswith("Tahy:") for line in told)


def test_everything_the_shell_knows_is_in_the_overview_or_explained_there() -> None:
    """No command hides."""
    told = {
        *FIRST_WORDS,
        *HEARING_WORDS,
        *PROGRAM_WORDS,
        *SPEAKING_WORDS,
        *ZOOM_WORDS,
        *TIMING_WORDS,
        *TOLD_WORDS,
        *RECORD_WORDS,
        *DAILY_WORDS,
        *MISTAKE_WORDS,
        *AGAIN_WORDS,
        *CURSOR_WORDS,
        "older",
        "newer",
        "next",
        "previous",
        "help",
    }
    answers = {"status", "score", "time", "hand", "board", "row", "column", "cell", "around", "where", "free"}
    jumps = {key for key in HANDLERS if key.startswith("cursor-")} - set(CURSOR_WORDS)
    assert len(jumps) > 5
    assert set(HANDLERS) == told | answers | jumps


@pytest.mark.parametrize("tag", languages())
def test_every_command_is_explained_in_every_language(tag: str) -> None:
    """One sentence of help for each word."""
    language = speak(tag)
    assert [] == [key for key in HANDLERS if not language.has(f"help-{key}")]
    assert all(3 <= len(language.text(f"help-{key}")) for key in HANDLERS)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "nápověda tahy",
            (
                "tahy: vypíše, co lze zahrát, číslo to zahraje; za slovem smí stát, které tahy, a pořadí, "
                "třeba „podle místa“."
            ),
        ),
        ("? stav", "stav: shrne, jak partie stojí."),
        ("nápověda xyz", "„xyz“ neznám, přehled dá „nápověda“."),
        ("nápověda hod", "Ke slovu „hoď“ nápověda není."),
    ],
)
def test_one_word_is_explained(line: str, told: str) -> None:
    """By its sentence; what has none says so."""
    assert told == Stage().type(line)[0]


def test_what_the_game_says_of_a_word_comes_first() -> None:
    """Two games may have a verb of the same id; each explains its own."""
    stage = Stage(DUEL, "Jana,bot:1")
    assert ["Položí kartu z ruky."] == stage.type("nápověda polož")
    assert ["ruka: řekne, co je v ruce."] == stage.type("nápověda ruka")


def test_several_words_with_one_beginning_are_all_explained() -> None:
    """Nobody has to choose first."""
    assert 3 <= len(Stage().type("nápověda st"))


def test_with_single_keys_the_key_is_told_too() -> None:
    """Only where keys are in use."""
    stage = Stage(settings={"profile": "klavesy"})
    assert "Klávesa pro příkaz „stav“ je s." == stage.type("nápověda stav")[-1]


@pytest.mark.parametrize(("tag", "begin"), [("cs", "Ptát se lze:"), ("en", "You may ask:")])
def test_more_words_than_a_line_can_take_are_told_in_several(tag: str, begin: str) -> None:
    """A game with many words has its help in lines of about the same length, and no word is lost.

    Quotes around each word, as English has them, count as well.
    """
    room = load_room("iqlandie")
    stage = Stage(room, settings={"language": tag})
    help_word = stage.session.teller.words.word("help")
    everything = stage.type(help_word)
    lines = [line for line in everything if line.startswith(begin)]
    words = stage.session.teller.words
    assert 1 < len(lines)
    assert all(len(line) <= 120 for line in everything)
    assert [] == [key for key in room.commands.answers if not any(words.word(key) in line for line in lines)]
