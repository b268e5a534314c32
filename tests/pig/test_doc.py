from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessgames import engine, games
from accessgames.cli.development import SKELETON
from accessgames.language import locales_root

HERE = Path(__file__).parent
DOC = (HERE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = "sh"

SOURCES = {
    path.relative_to(HERE).as_posix(): path.read_text(encoding="utf-8")
    for path in HERE.rglob("*")
    if path.suffix in {".py", ".ftl", ".toml"} and not path.name.startswith("test_")
}
SOURCES |= {
    name.removesuffix(".txt"): path.read_text("utf-8").replace("@game@", "nim").replace("@Game@", "Nim")
    for path in SKELETON.iterdir()
    for name in [f"skeleton/{path.name}"]
}
SOURCES |= {
    f"{tag}/common.toml": (locales_root() / tag / "lexicon" / "common.toml").read_text("utf-8")
    for tag in ("cs", "en")
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


def _protocols() -> Iterator[tuple[str, str]]:
    """Every method and attribute that a game may have to write, with its class."""
    for module in (engine, games):
        for name in module.__all__:
            kind = getattr(module, name)
            if kind is engine.Game or getattr(kind, "_is_protocol", False):
                members = {**vars(kind), **inspect.get_annotations(kind)}
                yield from ((name, member) for member in members if not member.startswith("_"))


@pytest.mark.parametrize(("kind", "member"), list(_protocols()))
def test_the_page_names_every_method(kind: str, member: str) -> None:
    """Whoever reads only the page knows all that a room, rules and computer players are asked for."""
    _, found, rest = DOC.partition(f"**`{kind}`**")
    assert found
    assert f"- `{member}`: " in rest.partition("\n**")[0]
