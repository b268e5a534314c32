"""Print to Braille: the norm's table and examples, the English rules, spelling before transcription."""

from __future__ import annotations

import itertools
import sys
import unicodedata

import pytest

from accessgames.braille.tables import BrailleError, from_dots, to_dots
from accessgames.braille.transcriber import (
    Transcriber,
    backward,
    cells,
    forward,
    normalise,
    transcriber,
    unsupported,
)
from accessgames.braille.wrapping import WIDEST_SIGN

# Teiresiás Z.1.1, the whole table: dots, then the sign (https://www.teiresias.muni.cz/czbraille/Z-1).
Z_1_1 = """
1 a  12 b  14 c  145 d  15 e  124 f  1245 g  125 h  24 i  245 j  13 k  123 l  134 m  1345 n  135 o
1234 p  12345 q  1235 r  234 s  2345 t  136 u  1236 v  1346 x  13456 y  1356 z  12346 ý  12356 w
2346 ž  23456 ů  16 á  126 ě  146 č  1456 ď  156 š  1246 ň  12456 /  1256 ť  246 ó  2456 ř  2 ,
23 ;  25 :  256 +  26 ?  235 !  2356 "  236 (  35 *  356 )  3 .  36 -  34 í  345 é  346 ú  4 '
456 |
"""


def sign_table(text: str) -> list[tuple[str, str]]:
    """Signs with their dots, from a text of dots and signs in turn."""
    words = text.split()
    return list(zip(words[1::2], words[::2], strict=True))


NORM_TABLE = sign_table(Z_1_1)

# Examples of Teiresiás Z.1.2, Z.2.1 to Z.2.3; "0" is an empty cell.
NORM_EXAMPLES = {
    "Jan": "6 245 1 1345",
    "Česká republika": "6 146 15 234 13 16 0 1235 15 1234 136 12 123 24 13 1",
    "USA": "56 136 234 1",
    "ČR": "56 146 1235",
    "NATO je ...": "56 1345 1 2345 135 0 245 15 0 3 3 3",
    "LPT1": "56 123 1234 2345 3456 1",
    "JUDr.": "56 245 136 145 5 1235 3",
    "12ab": "3456 1 12 5 1 12",
    "11": "3456 1 1",
    "1,1": "3456 1 2 1",
    "706,9": "3456 1245 245 124 2 24",
    "1.340": "3456 1 3 14 145 245",
    "22 ok": "3456 12 12 0 135 13",
    "11 a": "3456 1 1 0 1",
    "3D": "3456 14 6 145",
    "27,3 a": "3456 12 1245 2 14 0 1",
    "33k": "3456 14 14 13",
    "7y": "3456 1245 13456",
    "§": "3456 346",
    "%": "3456 1234",
    "1.": "3456 1 3",
    "2.": "3456 12 3",
    "I": "6 24",
    "V": "6 1236",
    "X": "6 1346",
    "L": "6 123",
    "C": "6 14",
    "D": "6 145",
}

# The same rules at the edges, and what the games write.
CZECH_EXAMPLES = {
    "1b": "⠼⠁⠐⠃",
    "1.b": "⠼⠁⠄⠐⠃",
    "1,b": "⠼⠁⠂⠐⠃",
    "1. b": "⠼⠁⠄⠀⠃",
    "1á": "⠼⠁⠡",
    "1B": "⠼⠁⠠⠃",
    "33ka": "⠼⠉⠉⠅⠁",
    "ABc": "⠰⠁⠃⠐⠉",
    "AbC": "⠠⠁⠃⠠⠉",
    "AB-CD": "⠰⠁⠃⠤⠰⠉⠙",
    "AB/C": "⠰⠁⠃⠻⠠⠉",
    "AB1c": "⠰⠁⠃⠼⠁⠐⠉",
    "A4": "⠠⠁⠼⠙",
    "c4": "⠉⠼⠙",
    "4c": "⠼⠙⠐⠉",
    "1.123": "⠼⠁⠄⠁⠃⠉",
    "1.123,50": "⠼⠁⠄⠁⠃⠉⠂⠑⠚",
    "1 123": "⠼⠁⠀⠼⠁⠃⠉",
    "1..2": "⠼⠁⠄⠄⠼⠃",
    ",5": "⠂⠼⠑",
    "5,": "⠼⠑⠂",
    "10:30": "⠼⠁⠚⠒⠼⠉⠚",
    "1. 5. 2026": "⠼⠁⠄⠀⠼⠑⠄⠀⠼⠃⠚⠃⠋",
    "1/2": "⠼⠁⠻⠼⠃",
    "2-4": "⠼⠃⠤⠼⠙",
    "50%": "⠼⠑⠚⠼⠏",
    "§5": "⠼⠬⠼⠑",
    "#5": "⠠⠼⠼⠑",
    "[a]": "⠠⠦⠁⠠⠴",
    "34\u00a0bodů": "⠼⠉⠙⠀⠃⠕⠙⠾",
    "„Ano,“ řekla.": "⠶⠠⠁⠝⠕⠂⠶⠀⠺⠑⠅⠇⠁⠄",
    "a – b": "⠁⠀⠤⠀⠃",
    "ľ Ľ": "⠿⠀⠠⠿",
    "Müller MÜLLER": "⠠⠍⠥⠑⠇⠇⠑⠗⠀⠰⠍⠥⠑⠇⠇⠑⠗",
    "Položila jste kříž 3 na pole c4.": "⠠⠏⠕⠇⠕⠮⠊⠇⠁⠀⠚⠎⠞⠑⠀⠅⠺⠌⠮⠀⠼⠉⠀⠝⠁⠀⠏⠕⠇⠑⠀⠉⠼⠙⠄",
}

# Rules of Unified English Braille; the sections are given in locales/en/braille.toml.
ENGLISH_EXAMPLES = {
    "Jane": "⠠⠚⠁⠝⠑",
    "why": "⠺⠓⠽",
    "USA": "⠠⠠⠥⠎⠁",
    "ABCs": "⠠⠠⠁⠃⠉⠠⠄⠎",
    "AB-CD": "⠠⠠⠁⠃⠤⠠⠠⠉⠙",
    "AT&T": "⠠⠠⠁⠞⠈⠯⠠⠞",
    "O'Neill": "⠠⠕⠄⠠⠝⠑⠊⠇⠇",
    "McDONALD": "⠠⠍⠉⠠⠠⠙⠕⠝⠁⠇⠙",
    "3b": "⠼⠉⠰⠃",
    "3k": "⠼⠉⠅",
    "3D": "⠼⠉⠠⠙",
    "3.b": "⠼⠉⠲⠰⠃",
    "3rd": "⠼⠉⠗⠙",
    "1,000": "⠼⠁⠂⠚⠚⠚",
    "3.14": "⠼⠉⠲⠁⠙",
    ".5": "⠼⠲⠑",
    "a.5": "⠁⠲⠼⠑",
    "10:30": "⠼⠁⠚⠒⠼⠉⠚",
    "2-4": "⠼⠃⠤⠼⠙",
    "50%": "⠼⠑⠚⠨⠴",
    "(why?)": "⠐⠣⠺⠓⠽⠦⠐⠜",
    "[a]": "⠨⠣⠁⠨⠜",
    "a/b": "⠁⠸⠌⠃",
    "“Go!”": "⠦⠠⠛⠕⠖⠴",
    '"Go!"': "⠦⠠⠛⠕⠖⠴",
    '("Go")': "⠐⠣⠦⠠⠛⠕⠴⠐⠜",
    "?": "⠰⠦",
    '"?"': "⠦⠰⠦⠴",
    "it’s": "⠊⠞⠄⠎",
    "a – b": "⠁⠀⠠⠤⠀⠃",
    "5 × 3 = 15": "⠼⠑⠀⠐⠦⠀⠼⠉⠀⠐⠶⠀⠼⠁⠑",
    "Žofie": "⠠⠘⠬⠵⠕⠋⠊⠑",
    "JIŘÍ": "⠠⠠⠚⠊⠘⠬⠗⠘⠌⠊",
    "Item 5. Go!": "⠠⠊⠞⠑⠍⠀⠼⠑⠲⠀⠠⠛⠕⠖",
}

# English general symbols and punctuation, UEB 3 and 7: one by one, in the middle of a line.
ENGLISH_SIGNS = """
2 ,  23 ;  25 :  256 .  236 ?  235 !  3 '  36 -  6-36 –  5-126 (  5-345 )  46-126 [  46-345 ]
456-126 {  456-345 }  456-34 /  456-16 \\  4-12346 &  5-35 *  456-256 •  4-26 ^  4-1 @  45-14 ©
4-234 $  4-123 £  4-15 €  45-245 °  456-1456 #  46-356 %  45-234 §  4-35 ~  46-36 _  456-1256 |
5-235 +  5-36 −  5-236 ×  5-34 ÷  5-2356 =  4-126 <  4-345 >  456-235 ±
"""


def dots(text: str, language: str = "cs") -> str:
    """The cells of a text as the norm prints them: dot numbers separated by spaces."""
    return to_dots(forward(text, language)).replace("-", " ")


def test_the_norms_table_is_whole() -> None:
    """Z.1.1 lists 56 signs, each with cells of its own."""
    assert 56 == len(NORM_TABLE) == len(dict(NORM_TABLE)) == len({notation for _, notation in NORM_TABLE})


@pytest.mark.parametrize(("sign", "notation"), NORM_TABLE)
def test_norm_table(sign: str, notation: str) -> None:
    """Every sign of Z.1.1 has the dots of the norm and reads back as itself."""
    assert from_dots(notation) == forward(sign)
    assert sign == backward(from_dots(notation))


@pytest.mark.parametrize(("text", "expected"), NORM_EXAMPLES.items())
def test_norm_examples(text: str, expected: str) -> None:
    """Every example of Z.1.2 and Z.2 comes out as the norm prints it and reads back."""
    assert expected == dots(text)
    assert text == backward(forward(text))


@pytest.mark.parametrize("digit", "1234567890")
def test_norm_digits(digit: str) -> None:
    """Z.2.1: a digit is the number sign and a letter a to j."""
    assert "⠼" + forward("jabcdefghi"[int(digit)]) == forward(digit)


@pytest.mark.parametrize(("text", "expected"), CZECH_EXAMPLES.items())
def test_czech_rules(text: str, expected: str) -> None:
    """Numbers, capitals and small letters next to each other keep to Z.1.2 and Z.2."""
    assert expected == forward(text, "cs")


@pytest.mark.parametrize("letter", "abcdefghij")
def test_letters_that_look_like_digits_need_the_small_letter_sign(letter: str) -> None:
    """Z.2.1: right after a number a to j take the sign for a small letter, in both languages."""
    assert f"⠼⠁⠐{forward(letter)}" == forward(f"1{letter}")
    assert f"⠼⠁⠰{forward(letter, 'en')}" == forward(f"1{letter}", "en")


@pytest.mark.parametrize("letter", "klmnopqrstuvwxyzáčďéěíňóřšťúůýž")
def test_other_letters_end_a_number_by_themselves(letter: str) -> None:
    """Z.2.1: k to z and the letters with accents need no sign after a number."""
    assert f"⠼⠁{forward(letter)}" == forward(f"1{letter}")


def test_a_coordinate_is_short_with_its_letter_first() -> None:
    """The reason why columns come before rows: c4 has three cells, 4c four and C4 four."""
    assert [3, 4, 4] == [cells("c4"), cells("4c"), cells("C4")]


@pytest.mark.parametrize(("text", "expected"), ENGLISH_EXAMPLES.items())
def test_english_rules(text: str, expected: str) -> None:
    """Uncontracted Unified English Braille: capitals, numbers, quotation marks, accents."""
    assert expected == forward(text, "en")


@pytest.mark.parametrize(("sign", "notation"), sign_table(ENGLISH_SIGNS))
def test_english_signs(sign: str, notation: str) -> None:
    """Every sign of the English table inside a line has the dots of the rules and reads back."""
    written = forward(f"x{sign} x", "en")
    assert f"⠭{from_dots(notation)}⠀⠭" == written
    assert f"x{sign} x" == backward(written, "en")


@pytest.mark.parametrize(
    ("text", "czech", "english"),
    [
        ("…", "...", "..."),
        ("„a“ “b” «c» »d«", '"a" "b" "c" "d"', '"a" "b" "c" "d"'),
        ("it’s ‘b’ ‚c‘", "it's 'b' 'c'", "it's 'b' 'c'"),
        ("a–b—c−d‑e‐f", "a-b-c-d-e-f", "a–b–c−d-e-f"),
        ("34\u00a0bodů\u202fa\u2009b\tc\nd", "34 bodů a b c d", "34 bodů a b c d"),
        ("a\u00adb\u200bc\ufeffd\x07e", "abcde", "abcde"),
        ("c\u030cesky\u0301", "český", "český"),
        ("ñ Å ç", "n A c", "ñ Å ç"),
        ("ł Ł ø ß æ", "l L o ss ae", "ł Ł ø ss ae"),
        ("m² x₁ ﬁ Ⅻ ①", "m2 x1 fi XII 1", "m2 x1 fi XII 1"),
        ("1½ kg", "1 1/2 kg", "1 1/2 kg"),
        ("3 ≤ 4 ≥ 2 → 5", "3 <= 4 >= 2 -> 5", "3 <= 4 >= 2 -> 5"),
        ("5 €, 3 ±1", "5 euro, 3 +-1", "5 €, 3 ±1"),
        ("• a · b", "- a * b", "• a * b"),
        ("😀 ℵ 漢 ∉", "? ? ? ?", "? ? ? ?"),
        ("α Ψ ς ά ζ", "α Ψ σ α ?", "? ? ? ? ?"),
        ("⠁⠿ \u2800 ⡀", "⠁⠿   ?", "⠁⠿   ?"),
        ("\ufdfa", "?", "?"),
    ],
)
def test_texts_are_spelled_with_the_table_before(text: str, czech: str, english: str) -> None:
    """Dashes, quotation marks, ellipses, spaces, foreign letters: one spelling each, per language."""
    assert czech == normalise(text, "cs")
    assert english == normalise(text, "en")


@pytest.mark.parametrize(
    ("text", "expected", "back"),
    [
        ("α", "⠘⠁", "α"),
        ("Ψ", "⠨⠯", "Ψ"),
        ("λόγος", "⠘⠇⠘⠕⠘⠛⠘⠕⠘⠎", "λογοσ"),
        ("5α", "⠼⠑⠘⠁", "5α"),
        ("ABαc", "⠰⠁⠃⠘⠁⠉", "ABαc"),
        ("ΑβC", "⠨⠁⠘⠃⠠⠉", "ΑβC"),
    ],
)
def test_greek_letters_have_their_prefixes(text: str, expected: str, back: str) -> None:
    """Each Greek letter has the prefix 45, each Greek capital 46 (Z.1.2); a final sigma is a sigma."""
    assert expected == forward(text, "cs")
    assert back == backward(expected, "cs")


def test_not_equal_never_becomes_equal() -> None:
    """A stroke through a sign is part of its meaning; only letters may lose their accents."""
    assert "≠" == normalise("≠", "cs")
    assert "<>" == normalise("≠", "en")
    assert "?" == normalise("≢", "cs") == normalise("≢", "en")


def test_texts_of_the_alphabet_are_left_alone() -> None:
    """A text that needs no other spelling comes back as the same object, which is the quick way."""
    text = "Jana pokládá červený kruh 3 na pole c4."
    assert text is normalise(text)


def test_cells_inside_a_text_pass_unchanged() -> None:
    """A tactile miniature inside a sentence stays as it is."""
    assert "⠞⠧⠁⠗⠒⠀⠹⠁" == forward("tvar: ⠹⠁")


def test_signs_beyond_the_table_are_reported() -> None:
    """A linter can ask what of a text a reader would never see."""
    assert frozenset("😀∉") == unsupported("a😀 b∉ ñ … „c“", "cs")
    assert frozenset() == unsupported("Jana … „c“ ñ ½", "en")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_character_is_wider_than_the_widest_sign(language: str) -> None:
    """Of all Unicode, alone or after a number or capitals, none takes more cells than promised."""
    code = transcriber(language)
    odd = (chr(point) for point in range(sys.maxunicode + 1) if not 0xD800 <= point <= 0xDFFF)
    folded = {sign for sign in odd if unicodedata.normalize("NFKD", sign) != sign}
    signs = folded | code.table.alphabet | set(code.table.replace)
    widest = max(signs, key=lambda sign: len(code.forward(sign)))
    assert len(code.forward(widest)) <= WIDEST_SIGN, widest


@pytest.mark.parametrize("language", ["cs", "en"])
def test_two_signs_side_by_side_can_be_told_apart(language: str) -> None:
    """Every pair of signs of the alphabet reads back as itself: no pair is mistaken for a third sign."""
    code = transcriber(language)
    alphabet = sorted(
        code.table.alphabet - code.table.one_way - {sign.upper() for sign in code.table.one_way}
    )
    pairs = map("".join, itertools.product(alphabet, repeat=2))
    assert [] == [pair for pair in pairs if pair != code.backward(code.forward(pair))]


@pytest.mark.parametrize(("text", "back"), [("a = b", 'a " b'), ("3×4", "3ú4"), ("a<b", "aěb"), ("ö", "oe")])
def test_one_way_signs_read_back_as_what_they_look_like(text: str, back: str) -> None:
    """Czech has signs that share their cells with others; a reader tells them apart by sense."""
    assert back == backward(forward(text))


def test_cells_are_counted_with_all_signs() -> None:
    """The length of a text in cells is what a display must hold."""
    text = "Jana získává 34 bodů."
    assert len(forward(text)) == cells(text) == len(text) + 2
    assert 0 == cells("")


def test_counting_cells_is_remembered() -> None:
    """The second question about the same text does not transcribe it again."""
    cells("Na tahu: Petr.")
    before = cells.cache_info().hits
    cells("Na tahu: Petr.")
    assert before + 1 == cells.cache_info().hits


def test_languages_count_differently() -> None:
    """The same text is measured by the language's own table."""
    assert (5, 7) == (cells("(abc)", "cs"), cells("(abc)", "en"))


def test_an_unknown_language_is_refused() -> None:
    """Asking for a language without a table is a mistake with a key."""
    with pytest.raises(BrailleError) as caught:
        forward("a", "xx")
    assert "braille-language-unknown" == caught.value.key


def test_a_transcriber_has_no_state() -> None:
    """A number or capitals at the end of one text do not reach into the next one."""
    code = transcriber("cs")
    assert isinstance(code, Transcriber)
    code.forward("AB12")
    code.backward("⠼⠁")
    assert "⠁" == code.forward("a")
    assert "a" == code.backward("⠁")
