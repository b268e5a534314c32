"""Sentences and words in any order at a real table: one meaning is done, several are asked about."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.games.tetrikon import ROOM as TETRIKON
from tests.shell.stage import Stage

IOTA = load_room("iota")


@pytest.fixture
def table() -> Stage:
    """Jana has blue circle 3, green triangle 4, red square 1, yellow square 1, and is to move."""
    return Stage(IOTA, "Jana,bot:2", seed="11")


def test_a_sentence_is_answered_like_its_command(table: Stage) -> None:
    """A question in a whole sentence gets the answer of the short word."""
    assert table.type("ruka") == table.type("jé", "co mám v ruce prosím")


@pytest.mark.parametrize("line", ["na k51 dej čč1", "čč1k51", "čč1 k 51", "prosím polož mi čč1 na k51"])
def test_words_in_any_order_are_one_action(table: Stage, line: str) -> None:
    """However it is divided and ordered, what can mean one thing only is done."""
    plain = Stage(IOTA, "Jana,bot:2", seed="11")
    assert plain.type("polož čč1 k51") == table.type(line)
    assert plain.match.chain == table.match.chain


@pytest.mark.parametrize("line", ["nepokládej čč1 na k51", "nechci pasovat", "nedávej čč1 k51 prosím"])
def test_what_is_denied_is_never_done(table: Stage, line: str) -> None:
    """A line that denies something is refused, with nothing done."""
    before = table.match.chain
    table.type(line)
    assert before == table.match.chain


def test_what_may_be_two_things_is_asked(table: Stage) -> None:
    """Both meanings are read with numbers, nothing is done, and a number chooses."""
    before = table.match.chain
    assert [
        "Není jisté, co z toho myslíte. Napište číslo.",
        "1 ze 2: pas",
        "2 ze 2: kdo",
    ] == table.type("nechám to")
    assert before == table.match.chain
    assert ["Jste na tahu."] == table.type("2")[-1:]


def test_two_commands_behind_an_open_meaning_wait(table: Stage) -> None:
    """What stands behind a line that is asked about is not done."""
    assert table.type("nechám to; pas")[-1].startswith("Neprovedeno")


def test_the_refusal_of_what_was_typed_stays(table: Stage) -> None:
    """What no arrangement makes sense of is refused as it was typed."""
    assert ["Příkaz „blabla“ neznám, všechny vypíše „nápověda“."] == table.type("blabla")


def test_thanks_and_newcomers_are_answered(table: Stage) -> None:
    """Thanks, what to do now and how the game is played have answers of their own."""
    assert ["Není zač.", "Jste na tahu."] == table.type("děkuji")
    assert "Tahy: polož, vezmi, vyměň a pas." in table.type("co mám dělat")
    assert "Hráči přikládají karty na společnou desku a sbírají body." in table.type("jak se hraje")


def test_a_line_is_arranged_only_once() -> None:
    """What is still ambiguous after its words were arranged is asked about, not arranged for ever."""
    stage = Stage(TETRIKON, "Jana,bot:2", options={"level": "A"})
    assert "Nabídka: 1" == stage.type("přečti nabídku")[0][:10]
    assert stage.type("oprav nabídku nabídku")


def test_help_about_a_verb_is_help() -> None:
    """A command about another command is that, even where the other is a small word of sentences."""
    stage = Stage(TETRIKON, "Jana,bot:2", options={"level": "A"}, settings={"language": "en"})
    assert ["Adds what you want to the offer being put together: “want corner”."] == stage.type("help want")


def test_all_but_one_are_traded(table: Stage) -> None:
    """What is kept is named behind the word for it; what is not in the hand can't be kept."""
    table.type("vyměň vše kromě mk3")
    assert "trade r1s g4t y1s" == next(e.text for e in table.match.entries if e.text.startswith("trade"))
    assert table.type("vyměň žč4 kromě mk3")[0].startswith("Slovu „kromě“ tady nerozumím")
