from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from accessgames.language.commandline import normalise_bare
from accessgames.language.resources import LanguageDataError
from accessgames.language.vocabulary import (
    Ambiguous,
    Found,
    Unknown,
    Vocabulary,
    WordError,
    WordMatch,
    load_vocabulary,
)
from tests.language.tongues import tongue, words

if TYPE_CHECKING:
    from pathlib import Path

CZECH, ENGLISH = tongue("cs").vocabulary("common"), tongue("en").vocabulary("common")
QUERIES = [
    *("status", "who", "score", "hand", "board", "row", "column", "cell", "around", "where", "free"),
    *("changes", "moves", "try", "why", "last", "again", "history", "hint", "undo", "braille", "rules"),
    *("help", "save", "quit", "next", "language", "settings", "options", "brief", "normal", "detailed"),
    *("silence", "keys", "transcript"),
]


def match(typed: str, *scopes: str, vocabulary: Vocabulary = CZECH) -> WordMatch:
    """Find out what a typed command means."""
    return vocabulary.match(words(typed), vocabulary.ids(*(scopes or ("commands",))))


def vocabulary_of(tmp_path: Path, text: str) -> Vocabulary:
    """A vocabulary of one file with the given text."""
    folder = tmp_path / "cs" / "words"
    folder.mkdir(parents=True)
    (folder / "own.toml").write_text(text, encoding="utf-8")
    return load_vocabulary((tmp_path,), tongue().grammar, tongue().lexicon, ("own",))


@pytest.mark.parametrize(
    ("typed", "key", "used"),
    [
        ("stav", "status", 1),
        ("STAV", "status", 1),
        ("sta", "status", 1),
        ("skóre", "score", 1),
        ("skore", "score", 1),
        ("sko", "score", 1),
        ("skó", "score", 1),
        ("kdo", "who", 1),
        ("kdo je na tahu?", "who", 4),
        ("kdo hraje", "who", 2),
        ("kdo hr", "who", 2),
        ("ruka", "hand", 1),
        ("karty", "hand", 1),
        ("co mám", "hand", 2),
        ("deska", "board", 1),
        ("sloupec c", "column", 1),
        ("sloupci c", "column", 1),
        ("pole c4", "cell", 1),
        ("co je na c4", "cell", 3),
        ("okolí c4", "around", 1),
        ("okoli c4", "around", 1),
        ("kde je čt3", "where", 2),
        ("kde čt3", "where", 1),
        ("volno", "free", 1),
        ("změny", "changes", 1),
        ("zmeny", "changes", 1),
        ("co se zmenilo", "changes", 3),
        ("tahy", "moves", 1),
        ("co jde", "moves", 2),
        ("zkus čt3 m51", "try", 1),
        ("proč", "why", 1),
        ("proc", "why", 1),
        ("poslední", "last", 1),
        ("znovu", "again", 1),
        ("historie", "history", 1),
        ("zpět", "undo", 1),
        ("zpet", "undo", 1),
        ("brajl", "braille", 1),
        ("pravidla bodování", "rules", 1),
        ("nápověda", "help", 1),
        ("?", "help", 1),
        ("ulož", "save", 1),
        ("konec", "quit", 1),
        ("dál", "next", 1),
        ("další", "next", 1),
        ("stručně", "brief", 1),
        ("běžně", "normal", 1),
        ("podrobně", "detailed", 1),
        ("ticho", "silence", 1),
        ("klávesy", "keys", 1),
        ("přepis hra.txt", "transcript", 1),
        ("jazyk", "language", 1),
        ("nastavení", "settings", 1),
        ("volby", "options", 1),
        ("hledej kruh", "search", 1),
    ],
)
def test_czech(typed: str, key: str, used: int) -> None:
    """Commands are found whole, by synonyms, by beginnings, with and without diacritics."""
    assert Found(key, used) == match(typed)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("rada", "hint"),
        ("rada 3", "row"),
        ("řada 3", "row"),
        ("řada", "row"),
        ("řad", "row"),
        ("rad 3", "row"),
        ("RADA TRETI", "row"),
        ("poraď", "hint"),
        ("rada vše", "hint-all"),
        ("rada vse", "hint-all"),
        ("celá rada", "hint-all"),
        ("rada v", "hint-all"),
        ("RADA V", "hint-all"),
        ("rada vs", "hint-all"),
        ("rada všech", "hint-all"),
        ("řada v", "row"),
        ("řada vše", "row"),
        ("rada va", "row"),
        ("rada v 3", "row"),
        ("rad v", "hint-all"),
    ],
)
def test_hint_and_row(typed: str, key: str) -> None:
    """Without diacritics "rada" is the hint, "rada 3" the row, "rada v" the whole hint; never with them."""
    found = match(typed)
    assert isinstance(found, Found)
    assert key == found.id


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("status", "status"),
        ("whose turn", "who"),
        ("row 3", "row"),
        ("moves", "moves"),
        ("take back", "undo"),
        ("what changed", "changes"),
        ("why", "why"),
        ("quit", "quit"),
        ("next", "next"),
        ("transcript", "transcript"),
    ],
)
def test_english(typed: str, key: str) -> None:
    """The English vocabulary has English words for the same ids."""
    found = match(typed, vocabulary=ENGLISH)
    assert isinstance(found, Found)
    assert key == found.id


@pytest.mark.parametrize("vocabulary", [CZECH, ENGLISH])
def test_every_query_of_the_design_has_words(vocabulary: Vocabulary) -> None:
    """All questions a player can always ask have words in both languages, and yes and no too."""
    assert set(QUERIES) <= set(vocabulary.ids("commands"))
    assert {"yes", "no"} <= set(vocabulary.ids("answers"))


@pytest.mark.parametrize("vocabulary", [CZECH, ENGLISH])
def test_every_main_word_means_its_id(vocabulary: Vocabulary) -> None:
    """The word that the program uses for a command is understood as this command, bare of diacritics too."""
    for key in vocabulary.ids("commands"):
        argument = " x" if vocabulary.table[key].arguments == "some" else ""
        for spelling in (vocabulary.word(key), normalise_bare(vocabulary.word(key))):
            found = match(spelling + argument, vocabulary=vocabulary)
            assert isinstance(found, Found), spelling
            assert key == found.id


@pytest.mark.parametrize(
    ("typed", "ids"),
    [
        ("s", ("status", "score", "column", "brief")),
        ("v", ("free", "options")),
        ("po", ("last", "detailed")),
        ("po m50", ("cell", "last", "detailed")),
    ],
)
def test_ambiguous(typed: str, ids: tuple[str, ...]) -> None:
    """A beginning of several words names them all; those that cannot fit are left out."""
    found = match(typed)
    assert isinstance(found, Ambiguous)
    assert set(ids) >= set(found.ids)
    assert len(found.ids) > 1


def test_beginnings_of_main_words_come_first() -> None:
    """The beginning of a main word beats that of a synonym."""
    assert Found("moves", 1) == match("tah")
    assert Found("quit", 1) == match("kon")


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("stva", "status"),
        ("napovda", "help"),
        ("kolumn", "column"),
        ("prtavidla", "rules"),
        ("skorre", "score"),
    ],
)
def test_unknown_words_have_suggestions(typed: str, nearest: str) -> None:
    """A mistyped word is unknown, with the most similar commands."""
    known = CZECH if typed != "kolumn" else ENGLISH
    found = match(typed, vocabulary=known)
    assert isinstance(found, Unknown)
    assert typed == found.word
    alike = known.nearest(found.word, found.among)
    assert nearest in alike
    assert len(alike) <= 3


def test_nonsense_has_no_suggestions() -> None:
    """A word that is like nothing gets no suggestion."""
    assert Unknown("xyzzyq", CZECH.ids("commands")) == match("xyzzyq")
    assert () == CZECH.nearest("xyzzyq", CZECH.ids())
    assert Unknown("", ()) == CZECH.match((), CZECH.ids())


@pytest.mark.parametrize(
    ("typed", "key"),
    [("ano", "yes"), ("a", "yes"), ("jo", "yes"), ("ne", "no"), ("n", None), ("vše", "all"), ("nic", "none")],
)
def test_answers(typed: str, key: str | None) -> None:
    """Answers are found among answers only."""
    found = match(typed, "answers")
    assert key == (found.id if isinstance(found, Found) else None)


def test_keys() -> None:
    """Single keys belong to ids; the same key may mean something else in another scope."""
    assert "status" == CZECH.by_key("s", CZECH.ids("commands"))
    assert "status" == CZECH.by_key("S", CZECH.ids("commands"))
    assert "yes" == CZECH.by_key("a", CZECH.ids("answers"))
    assert CZECH.by_key("é", CZECH.ids()) is None
    assert CZECH.by_key("", CZECH.ids()) is None
    assert ("s", "") == (CZECH.key("status"), CZECH.key("row"))


def test_unknown_ids() -> None:
    """An id without words is a mistake of the program and named as such."""
    with pytest.raises(LanguageDataError, match="'dance'"):
        CZECH.match(("stav",), ("status", "dance"))
    with pytest.raises(LanguageDataError, match="'dance'"):
        CZECH.word("dance")
    assert "dance" not in CZECH


def test_scopes() -> None:
    """Ids are listed by scope, in the order of the file."""
    assert ("yes", "no") == CZECH.ids("answers")[:2]
    assert ("yes", "no", "on", "off", "all", "none", "up") == CZECH.ids("answers", "directions")[:7]
    assert set(CZECH.ids("commands")) < set(CZECH.ids())


def test_later_files_win(tmp_path: Path) -> None:
    """A game's file may give a common command words of its own."""
    folder = tmp_path / "cs" / "words"
    folder.mkdir(parents=True)
    (folder / "one.toml").write_text('[commands]\nboard = ["deska"]\n', encoding="utf-8")
    (folder / "two.toml").write_text('[commands]\nboard = ["list"]\n', encoding="utf-8")
    grammar, lexicon = tongue().grammar, tongue().lexicon
    assert "list" == load_vocabulary((tmp_path,), grammar, lexicon, ("one", "two")).word("board")
    assert "deska" == load_vocabulary((tmp_path,), grammar, lexicon, ("two", "one")).word("board")
    assert () == load_vocabulary((tmp_path,), grammar, lexicon, ("three",)).ids()


def test_words_of_the_lexicon(tmp_path: Path) -> None:
    """A word may be understood in all of its cases, genders and numbers."""
    own = vocabulary_of(tmp_path, '[colours]\nred = { words = ["č"], lexicon = "red" }\n')
    for typed in ("č", "červený", "cervenou", "ČERVENÝCH"):
        assert Found("red", 1) == own.match((typed,), own.ids())


@pytest.mark.parametrize(
    "text",
    [
        "[commands]\nx = []\n",
        '[commands]\nx = { key = "x" }\n',
    ],
)
def test_incomplete_words(tmp_path: Path, text: str) -> None:
    """A word without spellings names its file and id."""
    with pytest.raises(LanguageDataError, match=r"own\.toml: \[commands\] x"):
        vocabulary_of(tmp_path, text)


def test_a_wrong_demand_on_arguments(tmp_path: Path) -> None:
    """The mistake names the file, the word and the value, and says which values are right."""
    with pytest.raises(WordError) as caught:
        vocabulary_of(tmp_path, '[verbs]\nroll = { words = ["hoď"], arguments = "number" }\n')
    told = dict(caught.value.args_)
    assert str(told.pop("file")).endswith("own.toml")
    assert {"word": "[verbs] roll", "value": "number", "choices": ("any", "none", "some")} == told
    assert "error-word-arguments" == caught.value.key


@given(st.sampled_from(CZECH.ids("commands")), st.data())
def test_beginnings_never_mislead(key: str, data: st.DataObject) -> None:
    """Any beginning of a main word is understood as its command, or several commands with it are offered.

    Whoever denies something shortens nothing by that: "ne" is no beginning of "nedohrát". What writes a file
    is never shortened: "za co" begins a question and not "záznam".

    Where a main word has several words, its first one may be the main word of a command of its own: "rada" is
    the hint, "rada vše" all of it. The first one alone may then mean just that. A whole word of another
    command beats a beginning: "rada v" is still the row v, typed without diacritics.
    """
    spelling = CZECH.word(key)
    typed = spelling[: data.draw(st.integers(1, len(spelling)))].strip()
    bare = data.draw(st.booleans())
    argument = ("x",) if CZECH.table[key].arguments == "some" else ()
    said = words(normalise_bare(typed) if bare else typed)
    assume(said[-1] not in CZECH.table["denial"].words and CZECH.table[key].short)
    found = CZECH.match((*said, *argument), CZECH.ids("commands"))
    begun = {key}
    if len(said) == 1:
        begun |= {other for other in CZECH.ids("commands") if CZECH.word(other) == spelling.split()[0]}
    if isinstance(found, Ambiguous):
        assert begun & set(found.ids)
    else:
        assert isinstance(found, Found)
        whole = {normalise_bare(text) for text in CZECH.table[found.id].words}
        assert found.id in begun or normalise_bare(said[0]) in whole


@given(st.lists(st.text(min_size=1), min_size=1, max_size=3))
def test_anything_can_be_typed(typed: list[str]) -> None:
    """Whatever is typed has exactly one of the three answers, and never takes more words than there are."""
    found = CZECH.match(typed, CZECH.ids())
    assert isinstance(found, Unknown) or 1 <= found.used <= len(typed)


def test_a_whole_line_is_no_shorter_word_with_an_argument() -> None:
    """Alone such a word lacks a card; it does not ask where "to" is."""
    table = tongue("en").vocabulary("common", "space", "shell", "iota")
    for line in ("where to", "where to rt3"):
        assert Found("where-to", 2) == table.match(tuple(line.split()), ("where", "where-to"))
    assert Found("where", 1) == table.match(("where", "rt3"), ("where", "where-to"))


def test_a_whole_word_beats_the_beginning_of_a_longer_one(tmp_path: Path) -> None:
    """A whole word that lacks its arguments is no beginning of a synonym of another command."""
    text = """[commands]
take = { words = ["vezmi"], arguments = "some" }
undo = { words = ["zpět", "vezmi zpět"], arguments = "none" }
"""
    table = vocabulary_of(tmp_path, text)
    assert Found("take", 1) == table.match(["vezmi"], table.ids())
    assert Found("take", 1) == table.match(["vezmi", "c4"], table.ids())
    assert Found("undo", 2) == table.match(["vezmi", "zpět"], table.ids())


def test_a_named_command_needs_no_arguments(tmp_path: Path) -> None:
    """Who only names a command, as in a request for help, means the word whatever it takes."""
    text = """[commands]
row = { words = ["řada"], arguments = "some" }
hint = { words = ["rada"], arguments = "none" }
"""
    table = vocabulary_of(tmp_path, text)
    assert Found("hint", 1) == table.match(["rad"], table.ids())
    assert Ambiguous(("row", "hint"), 1) == table.match(["rad"], table.ids(), named=True)


def test_a_word_in_full_is_neither_shortened_nor_the_beginning_of_more(tmp_path: Path) -> None:
    """Where a name may be typed, only a whole spelling is a command; marks and capitals do not matter."""
    table = vocabulary_of(tmp_path, '[commands]\nundo = { words = ["zpět", "vezmi zpět"] }\n')
    assert [True, True, True] == [table.in_full("undo", text) for text in ("zpět", "Zpet", "vezmi zpět")]
    assert [False] * 4 == [table.in_full("undo", text) for text in ("zp", "zpět 2", "vezmi", "")]
