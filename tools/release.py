"""Make a release, or see that one could be made: ``python tools/release.py [--draft] [--layers LAYERS]``.

1. The version: the program, the changelog and the news that people hear name the same one.
2. The layers of tests that are asked for: `quick`, `suite`, `release`; CI asks for none, it has run them.
3. The wheel and the source archive are built into ``dist/`` and their contents are looked through.
4. The folder for Windows is made of the wheel, the packages and a Python; where these cannot be fetched, a
   draft goes on with a sentence.
5. The bill of all packages and archives is written beside them (CycloneDX), and known weaknesses are asked
   for; where the service does not answer, a sentence says so.
6. The wheel is installed with the locked packages into a fresh environment, far from the checkout, and a
   short game is played through a pipe, in Czech and in English.

A draft may have a changelog without the version. Nothing is published by this script.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import stamp, supply  # noqa: E402 - also as a script

LAYERS: Final = {
    "quick": ["start.py", "test", "quick"],
    "suite": ["start.py", "test"],
    "release": ["tools/release_tests.py"],
}
"""What each layer runs."""

SHORT_GAME: Final = {
    "cs": ("stav\nnovinky\nkonec\nano\n", "Partie je uložena"),
    "en": ("status\nprogram news\nquit\nyes\n", "The match is saved"),
}
"""What is typed, and what has to be heard at the end."""

LEAVINGS: Final = re.compile(r"__pycache__|\.pyc$|_cache/|\.venv|node_modules|(^|/)\.git(/|$)")


class ReleaseError(Exception):
    """The release is not right; says what."""


def check_version(root: Path, *, draft: bool) -> str:
    """Return the version that the program, its news and the changelog name.

    Raises:
        ReleaseError: They don't agree.
    """
    program = (root / "accessgames" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', program, re.MULTILINE)
    if found is None:
        raise ReleaseError("accessgames/__init__.py names no version")
    version = found[1]
    news = (root / "accessgames" / "shell" / "news.py").read_text(encoding="utf-8")
    told = re.search(r'^    "(\d[^"]*)": keys\($', news, re.MULTILINE)
    if told is None or told[1] != version:
        raise ReleaseError(f"the news begin with {told and told[1]}, the program is {version}")
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    wanted = "## [Unreleased]" if draft else f"## [{version}] - "
    if wanted not in changelog and f"## [{version}] - " not in changelog:
        raise ReleaseError(f"CHANGELOG.md has no section {wanted!r}")
    return version


def check_wheel(path: Path, locales: set[str]) -> None:
    """See that a wheel has the package and its locales, and nothing else.

    Args:
        path: The wheel.
        locales: Files of `locales/`, from there.

    Raises:
        ReleaseError: It lacks something, or has too much.
    """
    with zipfile.ZipFile(path) as archive:
        names = set(archive.namelist())
    lacking = {f"accessgames/locales/{name}" for name in locales} | {"accessgames/py.typed"}
    lacking -= names
    if lacking:
        raise ReleaseError(f"{path.name} lacks {sorted(lacking)[:3]}")
    tops = {name.partition("/")[0] for name in names}
    strange = {top for top in tops if top != "accessgames" and not top.endswith(".dist-info")}
    strange |= {name for name in names if LEAVINGS.search(name)}
    if strange:
        raise ReleaseError(f"{path.name} has {sorted(strange)[:3]}")


def check_source(path: Path) -> None:
    """See that a source archive can be started, tested and built.

    Raises:
        ReleaseError: It lacks something, or has too much.
    """
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {
        "requirements/licences.txt",
        "start.py",
        "pyproject.toml",
        "CHANGELOG.md",
        "LICENSE",
        "locales/cs/start.json",
        "tests/conftest.py",
    }
    if needed - names:
        raise ReleaseError(f"{path.name} lacks {sorted(needed - names)[:3]}")
    leavings = sorted(name for name in names if LEAVINGS.search(name))
    if leavings:
        raise ReleaseError(f"{path.name} has {leavings[:3]}")


def run(
    *command: str | Path, cwd: Path = ROOT, environment: dict[str, str] | None = None, typed: str = ""
) -> str:
    """Run a program to its end and return what it wrote.

    Raises:
        ReleaseError: It failed.
    """
    done = subprocess.run(
        [str(word) for word in command],
        check=False, cwd=cwd, encoding="utf-8", env=environment, input=typed, stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
    )  # fmt: skip
    if done.returncode:
        raise ReleaseError(f"{Path(command[0]).name} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout


def build(target: Path) -> tuple[Path, Path]:
    """Build both archives and return the paths of the wheel and the source archive."""
    shutil.rmtree(target, ignore_errors=True)
    run(stamp.program(str(ROOT), "python"), "-P", "-m", "build", "--no-isolation", "--outdir", target, ROOT)
    return next(target.glob("*.whl")), next(target.glob("*.tar.gz"))


_PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def make_environment(folder: Path, part: str) -> Path:
    """Make an environment with the packages of a lock and return the folder of its programs."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    lock = ROOT / "requirements" / f"{part}.txt"
    run(programs / "python", "-I", *_PIP, "--require-hashes", "-r", lock, cwd=folder)
    return programs


def make_folder(target: Path, wheel: Path, options: Sequence[str], *, draft: bool) -> list[Path]:
    """Make the folder for Windows; nothing in a draft for which no Python for Windows can be had.

    Raises:
        ReleaseError: It cannot be made.
    """
    python = stamp.program(str(ROOT), "python")
    try:
        told = run(python, "-P", "tools/portable/build.py", "--wheel", wheel, "--dist", target, *options)
    except ReleaseError as error:
        if not draft or "cannot be fetched" not in str(error):
            raise
        print(f"no folder for Windows, going on without the internet: {error}", flush=True)
        return []
    print(f"folder for Windows: {told.strip()}", flush=True)
    return sorted(target.glob("accessgames-*-windows.zip"))


def tell_supply(target: Path, version: str, archives: Sequence[Path]) -> None:
    """Write the bill of the release, with these archives, and ask about weaknesses.

    Raises:
        ReleaseError: The tools can't be installed.
        supply.SupplyError: A licence is not accepted, the bill is wrong, or a weakness is known.
    """
    pins = supply.packages(ROOT, supply.WHOLE)
    supply.check_licences(pins, supply.read_licences(ROOT))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        programs = make_environment(Path(name, "venv"), "release")
        bill = target / f"accessgames-{version}.cdx.json"
        supply.make_bill(programs, ROOT, version, bill, archives)
        print(f"{bill.name}: {len(pins)} packages, each with hashes and a licence", flush=True)
        print(supply.ask_weaknesses(programs, ROOT), flush=True)


def play_installed(wheel: Path, version: str) -> None:
    """Install a wheel into a fresh environment and play a short game in it.

    Raises:
        ReleaseError: It can't be installed, or the game is not heard to its end.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        environment = {
            **{key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "VIRTUAL_ENV"}},
            "ACCESSGAMES_HOME": str(folder / "home"),
        }
        programs = make_environment(folder / "venv", "runtime")
        run(programs / "python", "-I", *_PIP, "--no-deps", wheel, cwd=folder, environment=environment)
        game = programs / "accessgames"
        if version not in run(game, "--version", cwd=folder, environment=environment):
            raise ReleaseError(f"the installed program is not version {version}")
        for tag, (typed, last) in SHORT_GAME.items():
            words = ("play", "quantum", "--players", "Jana,bot:1", "--seed", "1", "--lang", tag)
            heard = run(game, *words, cwd=folder, environment=environment, typed=typed)
            if version not in heard or last not in heard:
                raise ReleaseError(f"the short game in {tag} was heard as:\n{heard}")


def main(words: list[str]) -> int:
    """Do what a release needs, step by step.

    Returns:
        0 when everything is right.
    """
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--draft", action="store_true", help="the changelog need not have the version yet")
    parser.add_argument("--layers", default="", help=", ".join(LAYERS))
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--python", help="a Python for Windows, see tools/portable/build.py")
    parser.add_argument("--address", help="where folders for Windows find newer ones")
    wanted = parser.parse_args(words)
    try:
        version = check_version(ROOT, draft=wanted.draft)
        print(f"version {version}", flush=True)
        for layer in filter(None, wanted.layers.split(",")):
            print(
                f"{layer}: {run(sys.executable, '-P', *LAYERS[layer]).strip().splitlines()[-1]}", flush=True
            )
        wheel, source = build(wanted.dist)
        locales = {
            path.relative_to(ROOT / "locales").as_posix()
            for path in (ROOT / "locales").rglob("*")
            if path.is_file()
        }
        check_wheel(wheel, locales)
        check_source(source)
        print(f"built {wheel.name} and {source.name}, contents right", flush=True)
        told = (("--python", wanted.python), ("--address", wanted.address))
        options = [word for name, value in told if value for word in (name, value)]
        folder = make_folder(wanted.dist, wheel, options, draft=wanted.draft)
        tell_supply(wanted.dist, version, [wheel, source, *folder])
        play_installed(wheel, version)
    except (ReleaseError, supply.SupplyError) as error:
        print(f"no release: {error}")
        return 1
    print("installed in a fresh environment and played in Czech and English")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
