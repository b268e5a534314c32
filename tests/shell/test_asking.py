"""Lines that end in a question mark only ask, and what nobody could know stops what stands behind it."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.shell.commands.asking import CHANGING, CHANGING_BY_WORDS
from accessgames.shell.commands.control import GAME_HANDLERS
from accessgames.shell.interpreter import HANDLERS
from accessgames.shell.questions import ConfirmQuit, DoubtedAction
from accessgames.shell.typing_aids import press_key
from tests.shell.own_dice import ROOM as OWN_DICE
from tests.shell.stage import Stage

QUIET = {
    "status", "who", "score", "hand", "board", "row", "column", "cell", "around", "where", "free", "changes",
    "moves", "try", "why", "last", "again", "history", "hint", "hint-all", "hint-nudge", "braille", "rules",
    "help", "next", "previous", "search", "players", "options", "older", "newer", "time", "records", "check",
    "daily-round", "daily-send", "who-is",
}  # fmt: skip
"""Commands that tell something and change nothing."""


def table(game: str = "iota", players: str = "Jana,bot:2", seed: str = "7", **settings: str) -> Stage:
    """A match of a real game."""
    return Stage(load_room(game), players, seed=seed, settings=settings)


def moved(stage: Stage) -> int:
    """How many actions the journal holds."""
    return len(stage.match.entries)


def test_every_command_is_known_to_change_something_or_not() -> None:
    """So that a new one is not done by a question."""
    walking = {key for key in HANDLERS if key.startswith("cursor")}
    assert {*HANDLERS, *GAME_HANDLERS} == QUIET | walking | CHANGING | CHANGING_BY_WORDS
    assert set() == QUIET & (CHANGING | CHANGING_BY_WORDS)


@pytest.mark.parametrize(
    "line", ["pas?", "pas ?", "pas？", "pas???", "pas?!", "PAS?", "vyměň vše?", "vyměň nic ?"]
)
def test_an_act_is_only_previewed(line: str) -> None:
    """However the question mark stands there, and it is told what does it."""
    stage = table()
    before = moved(stage)
    told = stage.type(line)
    assert before == moved(stage)
    assert told[-1].startswith("Zahraje to číslo 1, nebo „")


def test_a_number_does_what_was_previewed() -> None:
    """Who has heard it is not asked whether it is meant."""
    stage = table()
    before = moved(stage)
    assert ["Vynecháváte."] == stage.type("pas?", "1")[:1]
    assert before < moved(stage)


def test_a_number_of_a_list_is_previewed_and_the_list_stays() -> None:
    """So that several entries can be compared before one is done."""
    stage = table()
    before = moved(stage)
    third, first = stage.type("tahy", "3?"), stage.type("1?")
    assert third[-1].startswith("Zahraje to číslo 3, nebo „polož ")
    assert first[-1].startswith("Zahraje to číslo 1, nebo „polož ")
    assert before == moved(stage)
    stage.type("3")
    assert before < moved(stage)


def test_what_is_not_allowed_is_told_as_such() -> None:
    """The question is answered by the rule."""
    stage = table("tetrikon")
    assert ["V prvním tahu se jen hází pro karty."] == stage.type("hotovo?")
    assert 0 < len(stage.type("proč"))


def test_an_unclear_act_lists_what_only_previews() -> None:
    """The head says so, and a number plays nothing; by a plain number the list of acts plays as ever."""
    for line in ("polož trojúhelník l50?", "zkus polož trojúhelník l50"):
        stage = table()
        before = moved(stage)
        told = stage.type(line)
        assert "Číslo jen řekne, co by to přineslo." in told, told
        told = stage.type("1")
        assert before == moved(stage)
        assert told[-1].startswith("Provede to „polož "), told


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("zpět?", "zpět: vezme"),
        ("konec?", "konec: ukončí"),
        ("ulož?", "ulož"),
        ("jazyk en?", "jazyk: přepne"),
        ("stručně?", "stručně"),
        ("nastavení oslovení tykání?", "nastavení"),
        ("přepis x.txt?", "přepis"),
        ("tisk x.brf?", "tisk"),
    ],
)
def test_a_command_that_changes_something_is_explained(line: str, sentence: str) -> None:
    """What it does and how it is done, and that nothing has happened."""
    stage = table()
    told = stage.type(line)
    assert "Otazník se jen ptá, nic se nestalo." == told[0]
    assert told[1].startswith(sentence)
    assert f"Provede to „{line[:-1]}“." == told[-1]
    assert stage.session.agenda.question is None
    assert not stage.session.agenda.done
    assert [] == stage.saved


@pytest.mark.parametrize(
    "line", ["stav", "ruka", "tahy", "nastavení", "nastavení jazyk", "klávesy", "klávesy p", "hlas"]
)
def test_a_question_stays_what_it_is(line: str) -> None:
    """With a question mark or without."""
    assert table().type(line) == table().type(f"{line}?")


def test_a_number_of_a_list_that_sets_something_is_only_told() -> None:
    """The list stays."""
    stage = table()
    told = stage.type("nastavení profil", "2?")
    assert ["Otazník se jen ptá. Číslo 2: klávesy"] == told
    assert [] == stage.saved


@pytest.mark.parametrize("line", ["kolik karet zbývá v pokladnici", "co je v pokladně", "Pokladnice?"])
def test_a_sentence_that_asks_chooses_nothing(line: str) -> None:
    """Also while the word by which it is answered would choose: `pokladnice` after a throw of Tetrikon."""
    stage = Stage(load_room("tetrikon"), "Jana,bot:4", seed="4", options={"level": "B"})
    stage.type("hoď")
    before = moved(stage)
    assert stage.type(line)
    assert before == moved(stage)
    stage.type("pokladnice")
    assert before < moved(stage)


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_a_number_behind_try_never_plays(game: str) -> None:
    """In all games, as often as it is asked; the list stays."""
    stage = table(game, seed="3")
    stage.type("tahy")
    before = moved(stage)
    for line in ("zkus 1", "zkus 1", "1?", "zkus 2?", "zkus 99"):
        assert stage.type(line)
        assert before == moved(stage), line


@pytest.mark.parametrize(
    ("game", "typed", "act"),
    [("iota", (), "polož trojúhelník l50"), ("tetrikon", ("hoď", "hoď", "kup", "ano"), "hák")],
)
@pytest.mark.parametrize("form", ["zkus {}", "{}?"])
def test_a_number_after_an_unclear_question_never_plays(
    game: str, typed: tuple[str, ...], act: str, form: str
) -> None:
    """It previews what it stands for, or says why that can't be done; a second number does the same."""
    stage = table(game, seed="7" if game == "iota" else "3")
    stage.type(*typed)
    before = moved(stage)
    assert "Číslo jen řekne, co by to přineslo." in stage.type(form.format(act))
    for number in ("1", "2", "1?", "zkus 2", "1"):
        assert stage.type(number)
        assert before == moved(stage), number


@pytest.mark.parametrize(
    ("game", "line", "own"),
    [
        ("iota", "vyměň vše; vyměň vše", 1),
        ("quantum", "zapiš m; zapiš m", 1),
        ("tetrikon", "hoď; hotovo; ano", 1),
        ("iqlandie", "vyber optika; připraveno", 1),
        ("iota", "pas; pas", 0),
        ("quantum", "nic; nic", 0),
        ("tetrikon", "hotovo; hotovo", 0),
        ("iqlandie", "vzdávám; vzdávám", 0),
    ],
)
def test_a_second_act_on_a_line_is_not_done(game: str, line: str, own: int) -> None:
    """In all games: after news, and as an answer to a question that nobody had heard yet."""
    stage = table(game)
    told = stage.type(line)
    assert any(part.startswith("Neprovedeno: ") for part in told), told
    assert own == sum(entry.actor == 0 for entry in stage.match.entries)


@pytest.mark.parametrize("answer", ["ano?", "ne?", "a ?"])
def test_an_answer_with_a_question_mark_answers_nothing(answer: str) -> None:
    """The question is told again and stays open."""
    stage = table()
    asked = stage.type("konec")
    assert [f"Ještě jednou: {asked[-1]}"] == stage.type(answer)
    assert isinstance(stage.session.agenda.question, ConfirmQuit)


def test_dice_told_with_a_question_mark_are_not_taken() -> None:
    """Real dice are asked for once more."""
    stage = Stage(OWN_DICE)
    stage.type("hod")
    before = moved(stage)
    question = stage.session.agenda.question
    assert stage.type("5?")
    assert before == moved(stage)
    assert question is stage.session.agenda.question


def test_a_speaker_only_asks() -> None:
    """Where several may act at once, a name or number before the question changes nothing."""
    stage = Stage(load_room("iqlandie"), "Jana,Petr", options={"practice": "optics"})
    for line in ("1?", "Petr?", "1 připraveno?", "Jana připraveno ?"):
        before = moved(stage)
        told = stage.type(line)
        assert before == moved(stage)
        assert told[-1].startswith("Provede to „"), told


def test_a_line_that_ends_in_a_question_mark_asks_as_a_whole() -> None:
    """Also what stands before its last command."""
    stage = table()
    before = moved(stage)
    told = stage.type("vyměň vše; kdo?")
    assert before == moved(stage)
    assert "Jste na tahu." in told[-1]


def test_what_stands_behind_a_question_on_a_line_is_not_done() -> None:
    """Its answer could not be known when the line was typed."""
    stage = table()
    before = moved(stage)
    assert "Neprovedeno: vyměň vše. Před tím zaznělo něco nového." == stage.type("pas?; vyměň vše")[-1]
    assert before == moved(stage)


def test_a_second_act_is_not_done_after_news() -> None:
    """Others have moved, and cards were drawn; what stands behind it is named as well."""
    stage = table()
    told = stage.type("vyměň vše; vyměň vše; kdo")
    assert "Neprovedeno: vyměň vše. Před tím zaznělo něco nového." == told[-2]
    assert "Neprovedeno: kdo." == told[-1]
    assert 1 == sum(entry.text.startswith("trade") and entry.actor == 0 for entry in stage.match.entries)


def test_a_question_behind_an_act_is_answered() -> None:
    """It changes nothing, whatever was heard."""
    assert "V balíčku je" in table().type("vyměň vše; stav")[-1]


def test_acts_that_bring_no_news_go_on() -> None:
    """Nothing was heard between two steps of the own workspace."""
    stage = Stage(load_room("iqlandie"), "Jana,bot:2", options={"practice": "optics"})
    before = moved(stage)
    stage.type("připraveno")
    stage.type("c3 h p; zpět; c3 h p")
    assert before + 4 <= moved(stage)


@pytest.mark.parametrize("answer", ["pas", "ano"])
def test_a_pass_of_who_can_place_is_asked_about(answer: str) -> None:
    """In IOTA; the same once more or a yes does it."""
    stage = table()
    before = moved(stage)
    asked = ["Nějaká karta přiložit jde. Opravdu vynechat? Napište „pas“ ještě jednou, nebo „ne“."]
    assert asked == stage.type("pas")
    assert before == moved(stage)
    assert "Vynecháváte." == stage.type(answer)[0]


def test_writing_nothing_is_asked_about() -> None:
    """In Quantum, where something can be written."""
    stage = table("quantum")
    before = moved(stage)
    assert ["Opravdu nic? Napište „nic“ znovu, nebo „ne“."] == stage.type("nic")
    assert before == moved(stage)
    assert "Nezapisujete nic." == stage.type("nic")[0]


def test_an_empty_turn_is_asked_about() -> None:
    """In Tetrikon, where dice may be thrown yet."""
    stage = table("tetrikon")
    stage.type("hoď")
    before = moved(stage)
    told = stage.type("hotovo")
    assert [
        "V tomto tahu se zatím nic nestalo.",
        "Opravdu ho ukončit? Napište „hotovo“ ještě jednou, nebo „ne“.",
    ] == told
    assert before == moved(stage)
    stage.type("hotovo")
    assert before < moved(stage)


@pytest.mark.parametrize("lines", [("vzdávám",), ("rada", "rada", "rada", "rada")])
def test_ending_a_task_unsolved_is_asked_about(lines: tuple[str, ...]) -> None:
    """In iQLANDIE: giving up, and the third hint, which is the solution."""
    stage = Stage(load_room("iqlandie"), "Jana,bot:2", options={"practice": "optics"})
    stage.type("připraveno", *lines)
    assert isinstance(stage.session.agenda.question, DoubtedAction)
    before = moved(stage)
    stage.type(lines[-1])
    assert before < moved(stage)


ENDINGS = {
    "iota": ({}, (), "pass"),
    "quantum": ({}, (), "nothing"),
    "tetrikon": ({}, ("roll",), "end"),
    "iqlandie": ({"practice": "optics"}, ("ready",), "claim"),
}
"""By game the options, what is done before, and what ends a turn without effect; all as ids of words."""


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", ENDINGS)
def test_what_ends_a_turn_without_effect_asks_once(game: str, language: str, *, by_key: bool) -> None:
    """In every game and language, by word and by key; a no goes on, and a yes does it."""
    options, before, word = ENDINGS[game]
    settings = {"language": language, "profile": "klavesy"}
    stage = Stage(load_room(game), "Jana,bot:2", options=options, settings=settings)
    words = stage.session.teller.words
    stage.type(*map(words.word, before))
    moment = moved(stage)
    for answer in ("no", "yes"):
        stage.type(press_key(stage.session, words.key(word)).line if by_key else words.word(word))
        assert isinstance(stage.session.agenda.question, DoubtedAction)
        assert moment == moved(stage)
        stage.type(press_key(stage.session, words.key(answer)).line if by_key else words.word(answer))
    assert moment < moved(stage)


@pytest.mark.parametrize(
    ("game", "typed", "pressed"),
    [("iota", (), "q"), ("quantum", (), "q"), ("tetrikon", ("hoď",), "e")],
)
def test_a_single_key_never_passes_at_once(game: str, typed: tuple[str, ...], pressed: str) -> None:
    """The first press asks, the second one does it: `pas`, `nic` and `hotovo`."""
    stage = table(game, profile="klavesy")
    stage.type(*typed)
    key = press_key(stage.session, pressed).line
    before = moved(stage)
    stage.type(key)
    assert before == moved(stage)
    stage.type(press_key(stage.session, pressed).line)
    assert before < moved(stage)
