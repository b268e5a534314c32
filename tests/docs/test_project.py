"""What the pages for developers and the front page promise."""

from __future__ import annotations

import re
import tomllib

from accessgames.cli.commands import COMMANDS
from tests.docs.markdown import DOCS, ROOT, all_pages, page, twins
from tests.setup import checkout

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def needed() -> set[str]:
    """Return the names of everything the project may install."""
    extras = PROJECT["optional-dependencies"]
    wanted = [*PROJECT["dependencies"], *(each for names in extras.values() for each in names)]
    return {re.split(r"[\[<>=;! ]", name)[0] for name in wanted} - {PROJECT["name"]}


def test_every_dependency_has_a_reason() -> None:
    """Each package stands among the dependencies on the page about the architecture."""
    reasons = page("docs/architecture.md").section("Dependencies")
    assert len(needed()) > 15
    assert [name for name in needed() if f"`{name}`" not in reasons] == []


def test_every_folder_of_the_house_is_described() -> None:
    """The map of the house names each part of the package, and no other."""
    parts = {path.parent.name for path in (ROOT / "accessgames").glob("*/__init__.py")}
    described = re.findall(r"^- `(\w+)/`: ", page("docs/architecture.md").section("The house"), re.MULTILINE)
    assert set(described) == parts


def test_every_page_is_in_the_index() -> None:
    """From docs/README.md every page can be reached."""
    index = page("docs/README.md")
    reached = {(index.path.parent / target).resolve() for _, target in index.links}
    everything = {path.resolve() for path in DOCS.rglob("*.md")} - {index.path.resolve()}
    assert sorted(path.name for path in everything - reached) == []


def test_first_screen_of_the_readme() -> None:
    """The command that plays and the one that tests stand in the first 24 lines."""
    first = "\n".join(page("README.md").text.splitlines()[:24])
    assert [
        command for command in ("\npython3 start.py\n", "\npython3 start.py test\n") if command not in first
    ] == []
    assert (checkout.ROOT / "start.py").exists()


def test_files_that_pages_name_exist() -> None:
    """Each file or folder of the checkout that a page names with its path is there."""
    tops = r"accessgames|docs|locales|requirements|tests|tools"
    named = re.compile(rf"^(?:{tops})/[\w./-]*$")
    missing = {
        f"{shown.name}: {code}"
        for shown in all_pages()
        for code in shown.code
        if named.match(code) and not (ROOT / code).exists() and "adding-a-game" not in shown.name
    }
    assert missing == set()


def test_pages_are_twins_of_something() -> None:
    """Each Czech page but that of the command line has an English one."""
    assert [english.name for _, english in twins() if not english.path.exists()] == []


def test_changelog_names_every_command() -> None:
    """Each command of the program was announced."""
    text = page("CHANGELOG.md").text
    assert [each.id for each in COMMANDS if each.id != "play" and f"`{each.id}`" not in text] == []
