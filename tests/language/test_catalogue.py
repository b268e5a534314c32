from __future__ import annotations

import logging

import pytest

from accessgames.language.catalogue import Language, MessageError
from accessgames.language.lines import tidy
from accessgames.language.resources import LanguageDataError
from accessgames.language.values import Cell, Listing, Person, Phrase, Rendered, say
from accessgames.language.voice import FORMS, Manners
from tests.language.tongues import LOCALES, tongue

PLACE = say(
    "golden-place",
    "own",
    who=Person("Jana", "you"),
    cards=Listing((Phrase("cross", ("red",), label="3"),)),
    cell=Cell("c", 4),
)


UNSAYABLE = (
    "Jednu zprávu program neumí říct, podrobnosti jsou v jeho záznamu chyb.",
    "Zprávu program neumí říct.",
    "zpráva nejde říct",
)


@pytest.fixture
def mild() -> Language:
    """Czech as players have it: errors are logged, not raised."""
    return Language("cs", roots=(LOCALES,))


def test_three_forms() -> None:
    """A message is said in full, briefly and for a Braille line, and keeps its kind."""
    expected = Rendered("Pokládáte červený kříž 3 na pole c4.", "Jana: červený kříž 3 na c4", "čx3 c4", "own")
    assert expected == tongue().render(PLACE)


def test_the_spoken_form_is_the_same_entry_in_another_mode() -> None:
    """Whole and brief, with nested values; a form of its own comes first, and only for voices."""
    czech = tongue()
    placed = say("golden-points", who=Person("Jana"), n=1)
    assert "Jana získává jeden bod" == czech.aloud(placed)
    assert "Skóre pět z deseti" == czech.aloud(say("golden-heard", n=5))
    assert "Skóre 5/10" == czech.form(say("golden-heard", n=5), "full")
    assert "po dvaceti jedna tazích" == czech.aloud(say("golden-turns-after", n=21))
    assert ("k48.", "Ká čtyřicet osm.") == (
        czech.text("golden-where", cell=Cell("k", 48)),
        czech.aloud(say("golden-where", cell=Cell("k", 48))),
    )
    rendered = czech.render(say("golden-turns-after", n=6))
    assert rendered.spoken is not None
    assert ("po 6 tazích", "po šesti tazích") == (rendered.full, rendered.spoken("full"))


def test_missing_forms_fall_back() -> None:
    """Without a brief form the full one serves; without a Braille form the brief one."""
    assert Rendered("Skóre 5", "Skóre 5", "Skóre 5") == tongue().render(say("golden-score", n=5))
    rendered = tongue().render(say("error-undo-nothing"))
    assert rendered.full == rendered.brief == rendered.braille


def test_the_braille_form_falls_back_to_the_brief_one() -> None:
    """A Braille line gets the brief form where it has none of its own, not the full one."""
    rendered = tongue().render(say("error-malformed-action", text="x", expected="y"))
    assert rendered.brief == rendered.braille != rendered.full


def test_switch_changes_manners_only() -> None:
    """Switching manners gives a new language that shares the files; the old one stays as it was."""
    language = tongue()
    other = language.switch(Manners("informal", "names"))
    assert "Pokládáš červený kříž 3 na pole Cyril 4." == other.form(PLACE, "full")
    assert "Pokládáte červený kříž 3 na pole c4." == language.form(PLACE, "full")
    assert other.data is language.data
    assert other.strict


def test_switching_the_language() -> None:
    """The same message is said in English; nothing of it was Czech."""
    expected = Rendered("You place red cross 3 at cell c4.", "Jana: red cross 3 at c4", "rx3 c4", "own")
    assert expected == tongue("en").render(PLACE)


@pytest.mark.parametrize("key", ["no-such-message", "-golden-name"])
def test_missing_messages_raise_in_tests(key: str) -> None:
    """In strict mode a message that does not exist raises; a term is not a message."""
    with pytest.raises(MessageError, match=f"cs: {key}: missing"):
        tongue().text(key)


@pytest.mark.unsaid
def test_missing_messages_are_a_sentence_to_players(mild: Language, caplog: pytest.LogCaptureFixture) -> None:
    """A player hears that it can't be said instead of a key, and the log gets key and reason."""
    with caplog.at_level(logging.ERROR, "accessgames.language"):
        rendered = mild.render(say("no-such-message", "own"))
    assert Rendered(*UNSAYABLE, "own") == rendered
    assert "no-such-message: ['missing']" in caplog.text


@pytest.mark.parametrize(
    ("key", "args", "reason"),
    [
        ("golden-broken", {"who": Person("Jana")}, "missing"),
        ("golden-broken", {"who": 1, "missing": 2}, "expected a Person"),
        ("golden-wrong-case", {"what": Phrase("card")}, "'foo'"),
        ("golden-wrong-value", {"what": Phrase("card")}, "expected a Cell"),
    ],
)
def test_every_fluent_error_raises_in_tests(
    key: str, args: dict[str, Person | Phrase | int], reason: str
) -> None:
    """A missing variable, a wrong value or a wrong case raises in strict mode, with its reason."""
    with pytest.raises(MessageError, match=reason):
        tongue().text(key, **args)


@pytest.mark.unsaid
@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("golden-broken", {"who": Person("Jana")}),
        ("golden-broken", {"who": 1, "missing": 2}),
        ("golden-wrong-value", {"what": Phrase("card")}),
        ("golden-refers", {"n": 3}),
    ],
)
def test_a_broken_message_is_a_clean_sentence(
    key: str, args: dict[str, Person | Phrase | int], mild: Language, caplog: pytest.LogCaptureFixture
) -> None:
    """No name of a variable or of a function is ever heard: nothing of a message with a hole is told."""
    with caplog.at_level(logging.ERROR, "accessgames.language"):
        assert Rendered(*UNSAYABLE) == mild.render(say(key, **args))
    assert key in caplog.text


@pytest.mark.unsaid
def test_a_language_without_that_sentence_says_a_key(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where not even the sentence for it is there, its key is better than silence or a crash without end."""
    language = Language("cs", roots=(LOCALES,))
    for files in ("entries", "_parsed"):
        monkeypatch.setitem(vars(language.data), files, {})
    with caplog.at_level(logging.ERROR, "accessgames.language"):
        assert "error-unsayable" == language.text("golden-score", n=1)


@pytest.mark.unsaid
def test_nothing_reaches_the_console(mild: Language, capsys: pytest.CaptureFixture[str]) -> None:
    """Errors are logged without writing into what a screen reader reads."""
    mild.text("no-such-message")
    assert ("", "") == tuple(capsys.readouterr())


def test_lines() -> None:
    """One entry is one line, however the file breaks it; an empty line begins another."""
    assert "První řádek pokračuje.\nDruhý řádek." == tongue().text("golden-lines")


def test_references_and_terms() -> None:
    """A message may refer to messages and terms, which are loaded with it."""
    fresh = Language("cs", strict=True, roots=(LOCALES,))
    assert "Hrajete IOTA." == fresh.text("golden-term")
    assert "Skóre 3 a barva 7" == fresh.text("golden-refers", n=3, code=7)


def test_argument_names() -> None:
    """Underscores of Python stand for hyphens of Fluent."""
    with pytest.raises(MessageError, match="Unknown external"):
        tongue().text("golden-score", m_n=1)


def test_has() -> None:
    """Whether a message exists can be asked without saying it."""
    assert tongue().has("golden-score")
    assert not tongue().has("no-such-message")


def test_commands_in_messages() -> None:
    """A message names a command by its id, from the file it names or the first that has it."""
    assert "Napište stav nebo polož." == tongue().text("golden-command")
    assert "Type status." == tongue("en").text("golden-command")


def test_missing_words_in_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A message that names a word nobody can type is an error."""
    root = tmp_path_factory.mktemp("locales")
    (root / "cs").mkdir()
    (root / "cs" / "x.ftl").write_text('bad = { WORD("nonsense") }\nworse = { WORD("status", of: "iota") }\n')
    language = Language("cs", strict=True, roots=(root,))
    with pytest.raises(MessageError, match="'nonsense' in any word file"):
        language.text("bad")
    with pytest.raises(MessageError, match="'status' in iota"):
        language.text("worse")


def test_vocabularies_are_kept() -> None:
    """The same files give the same vocabulary object."""
    assert tongue().vocabulary("common") is tongue().vocabulary("common")
    assert "place" in tongue().vocabulary("common", "golden")
    assert "place" not in tongue().vocabulary("common")


def test_unknown_language() -> None:
    """A language that does not exist is refused at once, not at its first message."""
    with pytest.raises(LanguageDataError, match="'tlh'"):
        Language("tlh")


@pytest.mark.unsaid
def test_a_broken_message_spoils_no_other(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Entries are parsed one by one: junk in one of them is an error of that one only."""
    root = tmp_path_factory.mktemp("locales")
    (root / "cs").mkdir()
    (root / "cs" / "x.ftl").write_text("good = ano\nbad = { $x\n", encoding="utf-8")
    language = Language("cs", strict=True, roots=(root,))
    assert "ano" == language.text("good")
    with pytest.raises(MessageError, match=r"bad.*Expected token"):
        language.text("bad")
    assert UNSAYABLE[0] == Language("cs", roots=(root,)).text("bad")


@pytest.mark.parametrize(
    ("text", "tidied"),
    [("a\N{NO-BREAK SPACE}b", "a b"), ("  a   b ", "a b"), ("a b", "a b"), ("a\nb", "a\nb")],
)
def test_tidy(text: str, tidied: str) -> None:
    """Blanks are single and plain; line breaks stay."""
    assert tidied == tidy(text)


def test_forms_are_listed_from_long_to_short() -> None:
    """The order of the forms is the order of falling back."""
    assert ("full", "brief", "braille") == FORMS
