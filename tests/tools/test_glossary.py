"""The glossary is what its data say, and no name is refused for what has none."""

from __future__ import annotations

from accessgames.language.resources import languages, locales_root, read_toml
from accessgames.testing.lint_wording import BESIDE_TERMS, TERMS
from tools.glossary import PAGE, write_glossary

DATA = read_toml(locales_root() / TERMS)
SECTIONS = {name: section for name, section in DATA.items() if name not in BESIDE_TERMS}
ENTRIES = [
    (name, key, term) for name, section in SECTIONS.items() for key, term in section.items() if key != "title"
]


def test_the_page_is_made_of_the_data() -> None:
    """`python tools/glossary.py` would change nothing."""
    assert PAGE.read_text("utf-8") == write_glossary()


def test_every_term_says_what_it_is() -> None:
    """A word that players hear has a Czech name, one of the code alone a meaning; there is nothing else."""
    for name, key, term in ENTRIES:
        assert term.keys() <= {"en", "cs", "rules", "meaning"}, (name, key)
        assert "en" in term, (name, key)
        assert "cs" in term or "meaning" in term, (name, key)


def test_one_thing_has_one_entry() -> None:
    """In one section no thing stands twice, so that nobody finds two answers."""
    named = [(name, term["en"], term.get("cs"), term.get("meaning")) for name, _, term in ENTRIES]
    assert len({*named}) == len(named)


def test_what_is_refused_has_a_name() -> None:
    """Each other name belongs to a term, in languages that there are, and is no name of a term itself."""
    keys = {key for _, key, _ in ENTRIES}
    tags = frozenset(languages((locales_root(),)))
    assert DATA["refused"].keys() <= keys
    for key, words in DATA["refused"].items():
        assert words.keys() <= tags, key
    names = {term[tag] for _, _, term in ENTRIES for tag in tags if tag in term}
    assert not {word for words in DATA["refused"].values() for one in words.values() for word in one} & names
