from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOC = (HERE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = "sh"

SOURCES = {
    path.relative_to(HERE).as_posix(): path.read_text(encoding="utf-8")
    for path in HERE.rglob("*")
    if path.suffix in {".py", ".ftl", ".toml"} and not path.name.startswith("test_")
}
BLOCKS = [match.groups() for match in FENCE.finditer(DOC) if match[1] != SHELL]


@pytest.mark.parametrize(("kind", "block"), BLOCKS, ids=[block.split("\n")[0][:40] for _, block in BLOCKS])
def test_every_piece_of_the_page_is_part_of_the_game(kind: str, block: str) -> None:
    """What the page shows stands in the game, word for word, in a file of that kind."""
    suffix = {"python": ".py", "ftl": ".ftl", "toml": ".toml"}[kind]
    assert any(block in text for name, text in SOURCES.items() if name.endswith(suffix))


def test_the_page_shows_all_of_the_rules() -> None:
    """Every class and function of rules, notation, commands and bot is on the page, but for one helper."""
    shown = "".join(block for _, block in BLOCKS)
    for name in ("rules.py", "notation.py", "bot.py", "commands.py"):
        for definition in re.findall(r"^ *(?:def|class) (\w+)", SOURCES[name], re.MULTILINE):
            assert re.search(rf"(?:def|class) {definition}\b", shown) or definition == "_pass_on"


def test_the_page_names_every_file() -> None:
    """Whoever follows the page ends up with the same files."""
    files = {name for name in SOURCES if "/" not in name} - {"__init__.py"}
    assert files <= set(re.findall(r"`([\w.]+)`", DOC))
