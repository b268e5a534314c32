"""The locks in `requirements/`: exact, with hashes, for every system, and true to `pyproject.toml`."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import start
from tests.setup import checkout
from tools import lock, supply

PARTS = ("runtime", "speech", "club", "net", "optional", "dev", "bench", "release")
SYSTEMS = (("linux", "posix", "Linux"), ("darwin", "posix", "Darwin"), ("win32", "nt", "Windows"))
PYTHONS = ("3.11", "3.12", "3.13")

PROJECT = tomllib.loads((checkout.ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text(part: str) -> str:
    """A lock as it stands."""
    return (checkout.ROOT / "requirements" / f"{part}.txt").read_text(encoding="utf-8")


def entries(part: str) -> list[tuple[Requirement, list[str]]]:
    """The requirements of a lock, each with its hashes."""
    whole = re.sub(r"(?m)^\s*#.*\n", "", text(part)).replace("\\\n", " ")
    found = []
    for line in filter(str.strip, whole.splitlines()):
        requirement, *hashes = line.split(" --hash=")
        found.append((Requirement(requirement), [value.strip() for value in hashes]))
    return found


def environment(system: tuple[str, str, str], python: str) -> dict[str, str]:
    """What environment markers are told on another machine."""
    platform, os_name, name = system
    return {
        **{key: str(value) for key, value in default_environment().items()},
        "extra": "",
        "os_name": os_name,
        "platform_system": name,
        "python_full_version": f"{python}.0",
        "python_version": python,
        "sys_platform": platform,
    }


def pins(part: str, there: dict[str, str]) -> dict[str, list[str]]:
    """The versions that a lock installs on a machine, by package."""
    found: dict[str, list[str]] = {}
    for requirement, _ in entries(part):
        if requirement.marker is None or requirement.marker.evaluate(there):
            version = str(requirement.specifier).removeprefix("==")
            found.setdefault(canonicalize_name(requirement.name), []).append(version)
    return found


def wanted(part: str) -> list[Requirement]:
    """What pyproject.toml asks for in a part: the extras' own names replaced by what they stand for."""
    project = PROJECT["project"]
    lines = [*project["dependencies"], *PROJECT["dependency-groups"]["build"]]
    for extra in lock.LOCKS[part]:
        lines += project["optional-dependencies"][extra]
    found = [Requirement(line) for line in lines]
    inner = [
        extra for requirement in found if requirement.name == "accessgames" for extra in requirement.extras
    ]
    for extra in inner:
        found += [Requirement(line) for line in project["optional-dependencies"][extra]]
    return [requirement for requirement in found if requirement.name != "accessgames"]


@pytest.mark.parametrize("part", PARTS)
def test_every_requirement_is_pinned_with_hashes(part: str) -> None:
    """Each line names one exact version and at least one SHA-256 of it."""
    assert entries(part)
    for requirement, hashes in entries(part):
        assert re.fullmatch(r"==[0-9][^,*]*", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", value) for value in hashes), requirement


@pytest.mark.parametrize("part", PARTS)
def test_no_source_is_named(part: str) -> None:
    """Where packages come from is the machine's business: no address and no index stands in a lock."""
    assert re.search(r"(?i)://|--(extra-)?index|--find-links", text(part)) is None


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS, ids=[system[0] for system in SYSTEMS])
def test_lock_holds_what_the_project_wants(part: str, system: tuple[str, str, str], python: str) -> None:
    """On every system and Python each wanted package is pinned exactly once, to a version that fits."""
    there = environment(system, python)
    found = pins(part, there)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}
    for requirement in wanted(part):
        if requirement.marker is None or requirement.marker.evaluate(there):
            (version,) = found[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), requirement


@pytest.mark.parametrize("part", PARTS[1:])
def test_parts_agree(part: str) -> None:
    """Every other lock holds all pins of the runtime lock, so that parts can be added in any order."""
    there = environment(SYSTEMS[0], PYTHONS[0])
    assert pins("runtime", there).items() <= pins(part, there).items()


def test_windows_has_its_own_packages() -> None:
    """What only Windows needs is in the locks, marked for Windows."""
    windows, linux = (environment(system, "3.12") for system in (SYSTEMS[2], SYSTEMS[0]))
    assert {"colorama", "pywin32", "comtypes"} <= set(pins("dev", windows))
    assert {"colorama", "pywin32", "comtypes"} & set(pins("dev", linux)) == set()
    assert pins("speech", windows)["pyttsx3"] == ["2.98"]


def test_the_lock_of_a_bill_has_every_part_for_players() -> None:
    """What anybody may add to play is in the lock that the bill of a release is about."""
    assert lock.LOCKS[supply.WHOLE] == supply.EXTRAS
    assert {*start.EXTRAS} - {"bench"} == {*supply.EXTRAS}


def test_lock_command() -> None:
    """The refreshing script writes the file of the part and keeps every part to the pins of the game."""
    words = lock.command("dev", ("dev",), ["--upgrade"])
    assert "requirements/dev.txt" in words
    assert words[words.index("--constraints") + 1] == "requirements/runtime.txt"
    assert {"--universal", "--generate-hashes", "--no-emit-index-url", "--upgrade"} <= set(words)
    assert "--constraints" not in lock.command("runtime", (), [])
