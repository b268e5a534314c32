"""Texts taken apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.braille.blocks import Block, Gap, Heading, Item, Literal, PageBreak, Paragraph, parse_blocks


def flowing(text: str) -> list[Block]:
    """The blocks of a text whose paragraphs flow."""
    return list(parse_blocks(text))


def standing(text: str) -> list[Block]:
    """The blocks of a text whose lines stand for themselves."""
    return list(parse_blocks(text, flowing=False))


def test_lines_of_a_paragraph_belong_together() -> None:
    """A line end is a space; an empty line ends the paragraph; indents do not matter."""
    assert [Paragraph("a b c"), Paragraph("d")] == flowing("a\nb\n  c  \n\n\n \t\nd\n")


@pytest.mark.parametrize(("mark", "level"), [("#", 1), ("##", 2), ("######", 6)])
def test_headings(mark: str, level: int) -> None:
    """One to six marks and a space make a heading, in both ways of reading; marks behind it are dropped."""
    for text in (f"{mark} Hra", f"  {mark}   Hra  ", f"{mark} Hra {mark}", f"{mark}\tHra"):
        assert [Heading(level, "Hra")] == flowing(text) == standing(text)


@pytest.mark.parametrize("text", ["#Hra", "####### Hra", "#", "# ", "## ##"])
def test_what_only_looks_like_a_heading(text: str) -> None:
    """Without a space, with seven marks or without words it is text."""
    assert [Paragraph(text.strip())] == flowing(text)
    assert [Item(text.strip())] == standing(text)


def test_a_heading_needs_no_empty_lines_around_it() -> None:
    """It ends the paragraph before it."""
    assert [Paragraph("a"), Heading(1, "B"), Paragraph("c")] == flowing("a\n# B\nc")


@pytest.mark.parametrize(("line", "level"), [("===", 1), ("======", 1), ("---", 2), ("-------", 2)])
def test_underlined_headings(line: str, level: int) -> None:
    """A paragraph above a line of signs is a heading."""
    assert [Heading(level, "Hra na rohu"), Paragraph("b")] == flowing(f"Hra\nna rohu\n{line}\nb")


@pytest.mark.parametrize("line", ["---", "***", "___", "====="])
def test_a_line_of_signs_alone_is_nothing(line: str) -> None:
    """A rule between paragraphs leaves no trace but the end of the paragraph."""
    assert [Paragraph("a"), Paragraph("b")] == flowing(f"a\n\n{line}\nb")
    assert [Item("• a"), Paragraph("b")] == flowing(f"- a\n{line}\nb")


@pytest.mark.parametrize("bullet", ["-", "*", "+", "•"])
def test_lists(bullet: str) -> None:
    """Every bullet becomes the same; following lines belong to the entry."""
    assert [Item("• a b"), Item("• c")] == flowing(f"{bullet} a\n  b\n{bullet}   c")


def test_numbers_of_a_list_are_kept() -> None:
    """Numbers say something, so they stay as they are."""
    assert [Item("1. a"), Item("12) b"), Paragraph("3.c")] == flowing("1. a\n12) b\n\n3.c")


def test_lists_inside_lists() -> None:
    """Two spaces make one step, down to a depth of three."""
    text = "- a\n  - b\n    - c\n      - d\n        - e\n"
    assert [("• a", 0), ("• b", 1), ("• c", 2), ("• d", 3), ("• e", 3)] == [
        (item.text, item.depth) for item in flowing(text) if isinstance(item, Item)
    ]


def test_an_empty_bullet_is_text() -> None:
    """A dash without anything behind it is a dash."""
    assert [Paragraph("-")] == flowing("-")


def test_quotations_lose_their_marks() -> None:
    """A quotation is a paragraph like others."""
    assert [Paragraph("a b")] == flowing("> a\n> b")


def test_tables_become_entries() -> None:
    """A row is one entry, its fields joined by semicolons; the line under the header goes."""
    text = "| jméno | body |\n|:---|---:|\n| Jana | 34 |\n| **Petr** | |\n"
    assert [Item("jméno; body"), Item("Jana; 34"), Item("Petr")] == flowing(text)


def test_fenced_lines_are_kept_as_they_are() -> None:
    """Spaces, marks and empty lines between fences stay; both kinds of fences end only by themselves."""
    assert [Paragraph("a"), Literal(("  b  *c*", "", "# d", "~~~")), Paragraph("e")] == flowing(
        "a\n```text\n  b  *c*  \n\n# d\n~~~\n```\ne"
    )
    assert [Literal(("```",))] == flowing("~~~\n```\n~~~")


def test_a_fence_that_is_never_closed_holds_to_the_end() -> None:
    """Nothing of the text is lost."""
    assert [Literal(("a", "b"))] == flowing("```\na\nb")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**a** *b* _c_ `d`", "a b c d"),
        ("[odkaz](https://x.cz/a) a ![obraz](b.png)", "odkaz a obraz"),
        ("**[a](b)**", "a"),
        ("3 * 4 * 5", "3 * 4 * 5"),
        ("2*3*4", "2*3*4"),
        ("a_b_c", "a_b_c"),
        ("** a", "** a"),
        ("[a] (b)", "[a] (b)"),
        ("*a", "*a"),
        ("`a", "`a"),
    ],
)
def test_marks_inside_lines(text: str, expected: str) -> None:
    """Emphasis, code and links lose their marks; what is no such mark stays."""
    assert [Paragraph(expected)] == flowing(text)


def test_marks_inside_headings_and_entries() -> None:
    """They are dropped there too."""
    assert [Heading(1, "a b"), Item("• c")] == flowing("# a *b*\n- **c**")


def test_standing_lines() -> None:
    """Each line is an entry with all its signs, an empty line is a gap."""
    assert [Item("Jana: *c4*"), Item("- 34"), Gap(), Item("| x")] == standing("Jana: *c4*\n- 34\n\n  | x")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_all_line_ends(end: str) -> None:
    """Files of all systems read the same."""
    assert [Item("a"), Gap(), Item("b")] == standing(f"a{end}{end}b")
    assert [Paragraph("a"), Paragraph("b")] == flowing(f"a{end}{end}b")


def test_a_form_feed_begins_a_page() -> None:
    """In both ways of reading, also several in a row; it ends whatever was before it."""
    assert [Paragraph("a"), PageBreak(), Paragraph("b")] == flowing("a\fb")
    assert [PageBreak(), PageBreak(), Item("a")] == standing("\f\fa")


def test_nothing_gives_nothing() -> None:
    """An empty text has no blocks."""
    assert [] == flowing("") == flowing("\n\n") == standing("")


TEXTS = st.text(st.sampled_from("ab c#-*_=`~|>[]()1.\n\f\t"), max_size=60)


@given(TEXTS)
def test_no_letter_is_lost_in_a_flowing_text(text: str) -> None:
    """Whatever the marks, all letters are in the blocks, but the words behind a fence and links' targets."""
    if "`" in text or "~" in text or "(" in text:
        text = text.replace("`", "").replace("~", "").replace("(", "")
    read = "".join(map(words, flowing(text)))
    assert [sign for sign in text if sign in "abc"] == [sign for sign in read if sign in "abc"]


@given(TEXTS)
def test_no_sign_is_lost_in_a_standing_text(text: str) -> None:
    """All that is not white space is there, but the marks of headings."""
    read = "".join(map(words, standing(text)))
    assert [sign for sign in text if not sign.isspace() and sign != "#"] == [
        sign for sign in read if not sign.isspace() and sign != "#"
    ]


def words(block: Block) -> str:
    """The text of a block."""
    match block:
        case Heading(_, text) | Paragraph(text) | Item(text):
            return text
        case Literal(lines):
            return "".join(lines)
        case _:
            return ""
