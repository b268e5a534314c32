"""Links lead somewhere and say where."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.docs.markdown import ROOT, Page, all_pages

PAGES = pytest.mark.parametrize("page", all_pages(), ids=lambda page: page.name)
EMPTY_WORDS = {
    "",
    "here",
    "link",
    "this",
    "this page",
    "more",
    "zde",
    "odkaz",
    "tady",
    "více",
    "tato stránka",
}


def missing(page: Page) -> list[str]:
    """Return the relative links of a page that lead nowhere."""
    found = []
    for _, target in page.links:
        if ":" in target:
            continue
        name, _, anchor = target.partition("#")
        path = (page.path.parent / name).resolve() if name else page.path
        lost = not path.is_relative_to(ROOT) or not path.exists()
        if lost or (anchor and anchor not in Page(path).anchors):
            found.append(target)
    return found


@PAGES
def test_links_resolve(page: Page) -> None:
    """Each relative link names a file of the checkout, and a heading of it where it names one."""
    assert missing(page) == []


@PAGES
def test_links_say_where_they_lead(page: Page) -> None:
    """The text of a link makes sense by itself, as in the list of links that a screen reader gives."""
    assert [target for text, target in page.links if text.lower() in EMPTY_WORDS] == []


@PAGES
def test_headings_are_different(page: Page) -> None:
    """No two headings of a page have the same anchor, so a link leads to one of them."""
    assert len(page.anchors) == len(page.headings) or page.path.name == "CHANGELOG.md"


@PAGES
def test_levels_of_headings_follow_each_other(page: Page) -> None:
    """A page has one heading of the first level, and no level is left out on the way down."""
    levels = [level for level, _ in page.headings]
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert all(lower - higher <= 1 for higher, lower in pairwise(levels))


@PAGES
def test_contents_name_every_section(page: Page) -> None:
    """Where a page begins with its contents, they list every section in order, and nothing else."""
    titles = [text for level, text in page.headings if level == 2]
    if titles[:1] not in (["Contents"], ["Obsah"]):
        return
    listed = [
        line.removeprefix("- [").partition("]")[0]
        for line in page.section(titles[0]).splitlines()
        if line.startswith("- ")
    ]
    assert listed == titles[1:]


def test_a_dead_link_is_seen() -> None:
    """A link to a file or a heading that is not there is found."""
    real = next(page for page in all_pages() if page.name == "docs/README.md")
    broken = Page(real.path)
    broken.__dict__["prose"] = (
        "[a](nowhere.md) [b](glossary.md#nothing) [c](glossary.md#iota) [d](../../x.md)"
    )
    assert missing(broken) == ["nowhere.md", "glossary.md#nothing", "../../x.md"]
