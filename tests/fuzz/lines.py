"""What people type, and what no person ever would: lines of the words of a vocabulary and of noise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from accessgames.language.commandline import normalise_bare

CARDS: Final = (
    "čt3", "ct3", "zk2", "mx4", "lk1", "červený kruh 3", "modrá", "trojka", "div", "čč3", "yk4",
    "red circle 3",
)  # fmt: skip
PLACES: Final = (
    "m50", "m51", "n50", "l50", "M 49", "aa50", "zz50", "m 50", "emil 51", "13 50", "m0", "z9", "na m51",
    "c4",
)  # fmt: skip
BUILDING: Final = (
    "tyč", "hák vpravo", "roh c3", "domino b2 2", "polož roh a1", "zub b2 zrcadlově", "3 b2 2", "2 a1 svisle",
    "E7", "expozice 3", "c3 až e3", "c-e3, d4", "a1-b2", "poloha 2", "2 z 8", "roh vlevo nahoře", "svisle",
    "corner a1", "mirrored upside down", "square by square", "tyč a 25 T", "30 T", "50 25 25", "Petr", "Alfa",
    "APKA", "APKAPVTN", "A5", "E2 Z P, E4 H P, D5 H L", "e2zp", "2L 5O 4", "2L+V1", "améba", "paprsek",
    "optika", "fialová", "vel", "n10", "hotovo", "připraveno", "deska.brf", "a/b.txt",
)  # fmt: skip
NUMBERS: Final = (
    "0", "1", "2", "3", "9", "10", "66", "51.", "dva", "třetí", "first", "007", "-3", "1.5", "1e3", "٣", "²",
    "½", "9" * 25, "12:30",
)  # fmt: skip
NOISE: Final = (
    "\x00", "\x1b[A", "\x1b[2J", "\r", "\x07", "\x7f", "\x85", "\u200b", "\u200f", "\u202e", "\u2066",
    "\ufeff", "\u00ad", "\u00a0", "\u0301", "e\u0301\u0301", "😀", "\U0001f468\u200d\U0001f469", "日本",
    "ﬀ", "ß", "İ", "ı", "ſ", "Ⅳ", "\ud800", "\U000e0001", "\u2028", "\U0001d4b8", "ﷺ", "„", "“", '"', "'",
    "{", "}", "{ $x }", "%s", "\\n", "<b>", "--help", "../../etc", "~", "~nobody/x", "/dev/full", "#", "*",
    "&&", "|", "", "?", "??", "!", "...", ".", ",", ",,", ";", ";;", ":", "/", "xyz" * 43, "řeka " * 60,
    "a" * 501, "0/" * 100,
)  # fmt: skip


def typed(word: str) -> st.SearchStrategy[str]:
    """Give a word as people type it: whole, without diacritics, only its beginning, loudly, with a slip."""
    return st.one_of(
        st.just(word),
        st.just(normalise_bare(word)),
        st.integers(0, len(word)).map(lambda end: word[:end]),
        st.just(word.upper()),
        st.sampled_from((".", "!", "?", ",", ":")).map(lambda end: word + end),
        st.tuples(st.integers(0, len(word)), st.sampled_from(NOISE)).map(
            lambda slip: word[: slip[0]] + slip[1] + word[slip[0] :]
        ),
    )


def commands(verbs: Sequence[str], words: Sequence[str]) -> st.SearchStrategy[str]:
    """Give one command: mostly a word that begins one, with anything behind it."""
    begun = st.one_of(st.sampled_from(verbs), st.sampled_from(verbs), st.sampled_from(words), st.just(""))
    behind = st.one_of(
        *map(st.sampled_from, (CARDS, PLACES, BUILDING, NUMBERS, words, NOISE)), st.text(max_size=12)
    )
    parts = st.tuples(
        begun.flatmap(typed),
        st.lists(behind.flatmap(typed), max_size=4),
        st.sampled_from((" ", " ", " ", "", "  ", ", ", "\t")),
    )
    return parts.map(lambda part: part[2].join((part[0], *part[1])))


def lines(
    verbs: Sequence[str], words: Sequence[str], likely: Sequence[str] = ("1",)
) -> st.SearchStrategy[str]:
    """Give a line: something that moves the match on, or one command, or several behind semicolons."""
    one = commands(verbs, words)
    several = st.lists(one, min_size=2, max_size=4).map(";".join)
    return st.one_of(st.sampled_from(likely), one, one, several)
