"""Keys and abbreviations of one's own: given, listed, taken away, and never in the way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.games import load_room
from accessgames.shell.input import own_words
from accessgames.shell.input.editor import Key
from accessgames.shell.input.readers import KeyPressed
from accessgames.shell.typing_aids import press_key
from tests.shell.stage import Stage

IOTA = load_room("iota")
KEYS = {"profile": "klavesy"}


def whole_list(stage: Stage) -> str:
    """What `klávesy` lists, page by page."""
    return " ".join(line for typed in ("klávesy", *["dál"] * 6) for line in stage.type(typed))


def test_a_key_is_given_told_listed_and_taken_away() -> None:
    """It means the command from then on, and is among what is saved."""
    stage = Stage(settings=KEYS)
    assert ["Klávesa f5: skóre"] == stage.type("klávesa f5 skóre")
    assert KeyPressed("skóre") == press_key(stage.session, Key.F5)
    assert "f5=skóre" == stage.saved[-1]["own-keys"]
    assert ["Jediná možnost, číslo 1: Klávesa f5: skóre"] == stage.type("klávesa")
    assert "klávesa f5: skóre" in whole_list(stage)
    assert ["Klávesa f5 už znamená to, co předtím."] == stage.type("klávesa f5 vypnout")
    assert KeyPressed("klávesy special") == press_key(stage.session, Key.F5)
    assert ["Klávesa f5 nic vlastního neznamená."] == stage.type("klávesa f5 vypnout")
    assert stage.type("klávesa")[0].startswith("Vlastní klávesa není žádná")


def test_a_key_that_begins_a_command_lets_the_rest_be_typed() -> None:
    """As the keys of the program do."""
    stage = Stage(IOTA, "Jana,bot:1", settings=KEYS)
    stage.type("klávesa ř polož; klávesa ů tahy")
    assert KeyPressed("polož", whole=False) == press_key(stage.session, "ř")
    assert KeyPressed("tahy") == press_key(stage.session, "ů")


@pytest.mark.parametrize(
    "line",
    [
        "klávesa : skóre",
        "klávesa ? skóre",
        "klávesa 1 skóre",
        "klávesa x skóre",
        "klávesa a skóre",
        "klávesa n skóre",
        "klávesa f1 skóre",
        "klávesa enter skóre",
        "klávesa <escape> skóre",
        "klávesa f5 xyzzy",
        f"klávesa f5 {'skóre ' * 20}",
        "zkratka ano skóre",
        "zkratka konec skóre",
        "zkratka zkratka skóre",
        "zkratka klávesa skóre",
        "zkratka k2 skóre",
        "zkratka s skóre",
        "zkratka sk xyzzy",
    ],
)
def test_nobody_locks_themselves_out(line: str) -> None:
    """What has to stay, stays; one sentence says what was wrong, and nothing is saved."""
    stage = Stage(settings=KEYS)
    assert 1 == len(stage.type(line))
    assert [] == stage.saved


def test_an_abbreviation_stands_for_the_beginning_of_a_command() -> None:
    """Once, and never for itself; what follows it follows the command."""
    stage = Stage()
    stage.type("zkratka zz zkratka zz")
    stage.type("zkratka hs hoď")
    assert stage.type("zz")[0].startswith("Zkratka zz: zkratka zz")
    assert Stage().type("hoď") == stage.type("hs")
    assert ["Zkratka „hs“ už neplatí."] == stage.type("zkratka hs vypnout")
    assert "hs" not in stage.saved[-1]["abbreviations"]


def test_a_question_mark_behind_an_abbreviation_only_asks() -> None:
    """Nothing is done, as if the whole command had been typed with the question mark."""
    stage = Stage(settings={"abbreviations": "hs=hoď"})
    before = stage.match.moment
    assert Stage().type("hoď?") == stage.type("hs?")
    assert before == stage.match.moment


@pytest.mark.parametrize(
    "line",
    [
        "zkratka oba = skóre; stav",
        "zkratka oba skóre + stav",
        "zkratka oba =skóre ; ;stav;",
        "skóre; zkratka oba = skóre; stav",
    ],
)
def test_an_abbreviation_may_stand_for_several_commands(line: str) -> None:
    """It is told as it is typed, kept, and done one command after another."""
    stage = Stage()
    assert "Zkratka oba: skóre; stav" == stage.type(line)[-1]
    assert "oba=skóre + stav" == stage.saved[-1]["abbreviations"]
    assert Stage().type("skóre; stav") == Stage(settings=stage.saved[-1]).type("oba")
    assert ["Beze změny: Zkratka oba: skóre; stav"] == stage.type("zkratka oba")


def test_what_follows_several_commands_follows_the_last() -> None:
    """As it follows a single one."""
    stage = Stage(settings={"abbreviations": "oba=skóre + historie"})
    assert Stage().type("skóre; historie 2") == stage.type("oba 2")


def test_several_commands_stop_as_those_of_a_line_do() -> None:
    """Behind one that is refused or asks something nothing is done, and that is told."""
    stage = Stage(settings={"abbreviations": "zle=xyzzy + hoď;kon=konec + ne + hoď"})
    before = stage.match.moment
    assert "Neprovedeno: hoď, stav." == stage.type("zle; stav")[-1]
    assert before == stage.match.moment
    assert Stage().type("konec; ne; hoď") == stage.type("kon")


def test_a_second_action_of_an_abbreviation_waits_for_what_was_heard() -> None:
    """As on a typed line: `pas; pas` passes once, since others have played in between."""
    typed, short = (
        Stage(IOTA, "Jana,bot:1", seed="7", settings=one)
        for one in ({}, {"abbreviations": "dvojmo=pas + pas"})
    )
    for stage, line in ((typed, "pas; pas"), (short, "dvojmo")):
        stage.type(line)
        stage.type("ano")
    assert typed.match.moment == short.match.moment
    assert [entry.text for entry in typed.match.entries] == [entry.text for entry in short.match.entries]


@pytest.mark.parametrize(
    "line",
    [
        "zkratka oba = skóre; xyzzy",
        "zkratka oba = oba; skóre",
        "zkratka ano = skóre; stav",
        f"zkratka oba = {'skóre; ' * 20}",
    ],
)
def test_several_commands_are_each_understood(line: str) -> None:
    """One sentence says what was wrong; nothing of the line is done and nothing is kept."""
    stage = Stage()
    assert 1 == len(stage.type(line))
    assert [] == stage.saved


def test_a_key_may_stand_for_several_commands() -> None:
    """Given and told in the same way."""
    stage = Stage(settings=KEYS)
    assert ["Klávesa f5: skóre; stav"] == stage.type("klávesa f5 = skóre; stav")
    assert KeyPressed("skóre; stav") == press_key(stage.session, Key.F5)


def test_an_answer_comes_before_keys_and_abbreviations() -> None:
    """While a question is open, what answers it is an answer."""
    stage = Stage(settings={**KEYS, "own-keys": "ř=skóre", "abbreviations": "an=skóre;nn=ne"})
    stage.type("konec")
    assert KeyPressed("ano") == press_key(stage.session, "a")
    stage.type("an")
    assert stage.session.agenda.done


def test_a_word_of_the_game_is_never_an_abbreviation() -> None:
    """One that was made in another game gives way where it is a word."""
    stage = Stage(IOTA, "Jana,bot:1", settings={"abbreviations": "balíček=konec"})
    assert "Chcete" not in stage.type("balíček")[0]


def test_settings_that_somebody_spoiled_give_nothing_they_may_not() -> None:
    """Only the strict shape is read; the rest is passed over."""
    text = "f5=volno;:=konec;x;=y;1=2;f1=konec;enter=konec;vo=volno; =a;f6=a\tb;abc=;ř=b"
    assert {"f5": "volno", "ř": "b"} == dict(own_words.read_own_words(text, own_words.is_key))
    words = own_words.read_own_words(text, own_words.is_abbreviation)
    assert {"enter": "konec", "vo": "volno"} == dict(words)
    stage = Stage(settings={**KEYS, "own-keys": text.replace("\t", "")})
    assert KeyPressed("") == press_key(stage.session, Key.ENTER)
    assert KeyPressed("zavři") == press_key(stage.session, Key.ESCAPE)


@given(st.text(alphabet="aář5f=; :\t", max_size=60))
def test_whatever_stands_in_the_file_is_read_in_bounds(text: str) -> None:
    """Names and commands have their shape, and what is written is read back."""
    for fits in (own_words.is_key, own_words.is_abbreviation):
        found = own_words.read_own_words(text, fits)
        assert all(map(fits, found))
        assert all(own_words.is_command(line) for line in found.values())
        assert found == own_words.read_own_words(own_words.write_own_words(found), fits)


def test_the_question_mark_lists_the_keys() -> None:
    """With what they do now: the first of those that a key could mean."""
    stage = Stage(IOTA, "Jana,bot:1", settings=KEYS)
    assert KeyPressed("klávesy") == press_key(stage.session, "?")
    told = whole_list(stage)
    for line in (
        "klávesa s: stav",
        "šipka nahoru: nahoru",
        "Enter: tady",
        "Escape: zavři",
        "tabulátor: další volné",
    ):
        assert line in told


def test_the_question_mark_in_a_question_lists_what_answers_it() -> None:
    """The keys that answer, and the question stays: they do so afterwards, too."""
    stage = Stage(IOTA, "Jana,bot:1", settings=KEYS)
    (asked,) = stage.type("konec")
    told = stage.type(press_key(stage.session, "?").line)
    assert ["Klávesa a: ano", "Klávesa n: ne", "Escape: ne"] == [
        line[:1].upper() + line[1:] for line in told[:3]
    ]
    assert told[-1].endswith(asked)
    assert KeyPressed("ne") == press_key(stage.session, "n")
    stage.type("ano")
    assert stage.session.agenda.done


def test_where_an_answer_is_typed_no_keys_are_listed() -> None:
    """The keyboard goes on by a whole word, so that no key that was meant otherwise opens a hand."""
    stage = Stage(IOTA, "Jana,Petr", settings=KEYS)
    told = stage.type("klávesy")
    assert "Tady se odpověď píše celá a potvrdí Enterem: „ano“ nebo „ne“." == told[0]
    assert "Ke klávesnici: " in told[-1]
    stage.type("ano")
    assert stage.type("klávesy")[1].startswith("1 z")


def test_the_question_mark_in_a_list_leads_back_to_it() -> None:
    """Escape closes the list of keys, and the moves that were listed before can be chosen again."""
    stage = Stage(IOTA, "Jana,bot:1", settings=KEYS)
    listed = stage.type("tahy")
    stage.type(press_key(stage.session, "?").line)
    back = stage.type(press_key(stage.session, Key.ESCAPE).line)
    assert [line.removeprefix("Ještě jednou: ") for line in listed] == [
        line.removeprefix("Ještě jednou: ") for line in back
    ]


def test_a_key_of_ones_own_is_listed_once() -> None:
    """With what it means now, and not with what it meant before."""
    stage = Stage(IOTA, "Jana,bot:1", settings={**KEYS, "own-keys": "s=skóre"})
    told = whole_list(stage)
    assert "klávesa s: skóre" in told
    assert "klávesa s: stav" not in told
