"""The pages of the documentation, taken apart just enough to be checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

_FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^(#{1,6}) (.+)$", re.MULTILINE)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")


@dataclass(frozen=True)
class Page:
    """One page.

    Attributes:
        path: Its file.
    """

    path: Path

    @property
    def name(self) -> str:
        """Path from the top of the checkout."""
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def text(self) -> str:
        """All of it."""
        return self.path.read_text("utf-8")

    @cached_property
    def first_section(self) -> str:
        """The first section below the title; empty where there is none."""
        sections = [text for level, text in self.headings if level > 1]
        return self.section(sections[0]) if sections else ""

    @cached_property
    def prose(self) -> str:
        """All but blocks of code."""
        return _FENCE.sub("", self.text)

    @cached_property
    def headings(self) -> tuple[tuple[int, str], ...]:
        """Levels and texts of the headings."""
        return tuple((len(level), text) for level, text in _HEADING.findall(self.prose))

    @cached_property
    def anchors(self) -> frozenset[str]:
        """What links to parts of the page may name."""
        return frozenset(slug(text) for _, text in self.headings)

    @cached_property
    def links(self) -> tuple[tuple[str, str], ...]:
        """Texts and targets of the links."""
        return tuple((text, target) for _, text, target in _LINK.findall(self.prose))

    @cached_property
    def pictures(self) -> bool:
        """Whether it shows a picture."""
        return any(picture for picture, _, _ in _LINK.findall(self.prose))

    @cached_property
    def code(self) -> frozenset[str]:
        """Everything in the prose that is marked as typed or shown."""
        return frozenset(_CODE.findall(self.prose))

    def section(self, title: str) -> str:
        """Return the text below a heading, up to the next one that is not lower."""
        level = next(level for level, text in self.headings if text == title)
        start = self.text.index(f"\n{'#' * level} {title}\n")
        end = re.search(rf"^#{{1,{level}}} ", self.text[start + 2 + level :], re.MULTILINE)
        return self.text[start : start + 2 + level + end.start()] if end else self.text[start:]

    def names(self, word: str) -> bool:
        """Tell whether something typed or shown on the page is a word, or begins with it and an example."""
        return any(code == word or code.startswith(f"{word} ") for code in self.code)


def slug(heading: str) -> str:
    """Return the anchor that a heading gets."""
    kept = re.sub(r"[^\w\- ]", "", heading.lower().replace("`", ""))
    return kept.replace(" ", "-")


@dataclass(frozen=True)
class Pages(Page):
    """A page, and those that hold what would make it too long, read as one.

    Attributes:
        more: Their files.
    """

    more: tuple[Path, ...]

    @cached_property
    def text(self) -> str:
        """All of them."""
        return "\n".join(path.read_text("utf-8") for path in (self.path, *self.more))


def page(name: str) -> Page:
    """Return a page by its path from the top of the checkout."""
    return Page(ROOT / name)


def all_pages() -> tuple[Page, ...]:
    """Return every page that somebody may read."""
    top = (ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "tests" / "golden" / "README.md")
    return tuple(map(Page, (*top, *sorted(DOCS.rglob("*.md")))))


def readers_pages() -> tuple[Page, ...]:
    """Return the pages for players and organisers, and those everybody starts from."""
    folders = (DOCS / "cs", DOCS / "en")
    pages = [path for folder in folders for path in sorted(folder.glob("*.md"))]
    return tuple(map(Page, (ROOT / "README.md", DOCS / "README.md", DOCS / "glossary.md", *pages)))


def twins() -> tuple[tuple[Page, Page], ...]:
    """Return the pages that exist in Czech and English, in this order."""
    renamed = {
        "napoveda-pro-poradatele": "organisers",
        "hlas-a-brajl": "speech-and-braille",
        "rozbor": "analysis",
        "sila": "strength",
        "statistika": "statistics",
        "slova": "words",
        "tetrikon-prikazy": "tetrikon-commands",
        "tetrikon-souprava": "tetrikon-set",
        "tetrikon-volby": "tetrikon-options",
        "turnaj": "tournament",
        "osoby": "people",
        "tiskoviny": "papers",
        "vymena": "exchange",
        "soustavy": "formats",
        "sezona": "season",
        "sit": "network",
        "poradani-herny": "hosting",
        "provoz": "operations",
        "vyuka": "tutor",
        "zaciname": "getting-started",
    }
    czech = (path for path in sorted((DOCS / "cs").glob("*.md")) if path.stem != "prikazy")
    return tuple(
        (Page(path), Page(DOCS / "en" / f"{renamed.get(path.stem, path.stem)}.md")) for path in czech
    )
