"""What a release is made of: the bill of its packages, their licences, and weaknesses that are known.

    python tools/supply.py            checks the list of licences
    python tools/supply.py --renew    makes it anew; downloads the packages of the locks

`tools/release.py` does the rest: CycloneDX writes the bill from the lock with hashes, licences are added from
`requirements/licences.txt`, and pip-audit asks about weaknesses. Both tools have an environment of their own
(`requirements/release.txt`). Where nobody answers, one sentence says so and the release goes on.
"""

from __future__ import annotations

import email
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LICENCES: Final = "requirements/licences.txt"

WHOLE: Final = "optional"
"""Lock of everything that a player may have."""

EXTRAS: Final = ("speech", "club", "net")
"""The extras that it holds."""

ACCEPTED: Final = frozenset(
    {
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "EPL-2.0",  # as below
        "LGPL-2.1-or-later",  # a library that is installed beside the program, unchanged and replaceable
        "LGPL-3.0-only",  # as above
        "MIT",
        "MIT-0",
        "MPL-2.0",
        "PSF-2.0",
    }
)
"""Licences, by their SPDX names, of what may be installed with the program."""

_CLASSIFIERS: Final = {
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
_READ: Final = {
    "asyncssh": "EPL-2.0",  # or GPL-2.0-or-later, as one likes
    "prompt-toolkit": "BSD-3-Clause",
    "pypiwin32": "PSF-2.0",
    "segno": "BSD-3-Clause",
}
"""Packages that name no licence exactly; it was read in their files, of pypiwin32 in those of pywin32."""

_PIN: Final = re.compile(r"(?m)^([a-z0-9.-]+)==(\S+)(?: ; (.*?))? \\$((?:\n +--hash=\S+(?: \\)?$)+)")
_PATIENCE: Final = 300
_VALIDATE: Final = (
    "import sys; from pathlib import Path; from cyclonedx.schema import SchemaVersion;"
    "from cyclonedx.validation.json import JsonStrictValidator as Validator;"
    "found = Validator(SchemaVersion.V1_6).validate_str(Path(sys.argv[1]).read_text('utf-8'));"
    "sys.exit(repr(found)[:500] if found else 0)"
)


class SupplyError(Exception):
    """Something is wrong with what the program is made of; says what."""


class Package(NamedTuple):
    """One pin of a lock.

    Attributes:
        name: Its name.
        version: Exact version.
        marker: Where it is needed; empty for everywhere.
        hashes: SHA-256 of its files, in hexadecimal.
    """

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]


def packages(root: Path, part: str) -> tuple[Package, ...]:
    """Read a lock."""
    text = (root / "requirements" / f"{part}.txt").read_text(encoding="utf-8")
    return tuple(
        Package(pin[1], pin[2], pin[3] or "", tuple(re.findall(r"sha256:([0-9a-f]{64})", pin[4])))
        for pin in _PIN.finditer(text)
    )


def read_licences(root: Path) -> dict[tuple[str, str], str]:
    """Read the list of licences, by name and version."""
    lines = (root / LICENCES).read_text(encoding="utf-8").splitlines()
    rows = (line.split(" ", 2) for line in lines if not line.startswith("#"))
    return {(name, version): licence for name, version, licence in rows}


def check_licences(pins: tuple[Package, ...], licences: dict[tuple[str, str], str]) -> None:
    """See that each package has a licence that is accepted, and that nothing else is listed.

    Raises:
        SupplyError: Names those that have none, or one that was not looked at yet.
    """
    wanted = {(pin.name, pin.version) for pin in pins}
    if wanted != set(licences):
        names = sorted({name for name, _ in wanted ^ set(licences)})
        raise SupplyError(f"{LICENCES} is not that of the locks: {names}; python tools/supply.py --renew")
    odd = {
        f"{name}: {licence}"
        for (name, _), licence in licences.items()
        if not ACCEPTED.issuperset(re.split(" OR | AND ", licence))
    }
    if odd:
        raise SupplyError(f"licences that are not accepted: {sorted(odd)}")


def licence_row(metadata: str) -> str:
    """Return name, version and licence that a package tells of itself; no licence where it tells none."""
    told = email.message_from_string(metadata)
    name = re.sub(r"[-_.]+", "-", str(told["Name"])).lower()
    kinds = (line.rpartition(":: ")[2] for line in told.get_all("Classifier", []))
    candidates = (
        told["License-Expression"],
        told["License"] if told["License"] in ACCEPTED else "",
        _READ.get(name),
        *(_CLASSIFIERS.get(kind) for kind in kinds),
    )
    return f"{name} {told['Version']} {next(filter(None, candidates), '')}"


def renew_licences(root: Path) -> None:
    """Download every package of the locks, for Windows those that only it needs, and write the list anew.

    Raises:
        SupplyError: A package can't be had.
    """
    everything = packages(root, WHOLE)
    windows = tuple(pin for pin in everything if "== 'win32'" in pin.marker)
    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        there = ("--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.12")
        for pins, words in ((windows, there), (tuple(set(everything) - set(windows)), ())):
            listed = folder / "pins.txt"
            listed.write_text(without_markers(pins), encoding="utf-8")
            pip = [sys.executable, "-I", "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
            _run([*pip, *words, "--requirement", str(listed), "--dest", name])
        for wheel in folder.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                path = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
                metadata = archive.read(path).decode()
            rows.append(f"{licence_row(metadata)}\n")
    head = "# Name, version and licence (SPDX) of each package in optional.txt, made by tools/supply.py\n"
    (root / LICENCES).write_text(head + "".join(sorted(rows)), encoding="utf-8")


def without_markers(pins: tuple[Package, ...]) -> str:
    """Write pins as pip reads them, each with its hashes, whatever system they are for."""
    hashed = ((pin, " ".join(f"--hash=sha256:{one}" for one in pin.hashes)) for pin in pins)
    return "".join(f"{pin.name}=={pin.version} {hashes}\n" for pin, hashes in hashed)


def make_bill(programs: Path, root: Path, version: str, target: Path, archives: Sequence[Path] = ()) -> None:
    """Write the bill of a release as CycloneDX.

    Args:
        programs: Folder of the programs of the tools' environment.
        root: The checkout.
        version: Version of the program.
        target: The file to write.
        archives: What is given to people, named with its hash.

    Raises:
        SupplyError: The bill is not valid, or not that of the locks.
    """
    lock, project = root / "requirements" / f"{WHOLE}.txt", root / "pyproject.toml"
    words = ("requirements", lock, "--pyproject", project, "--mc-type", "application", "--sv", "1.6")
    made = _run(
        [str(programs / "python"), "-I", "-m", "cyclonedx_py", *map(str, words), "--output-reproducible"]
    )
    bill = complete_bill(json.loads(made), root, version, archives)
    target.write_text(json.dumps(bill, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    _run([str(programs / "python"), "-I", "-c", _VALIDATE, str(target)])
    check_bill(bill, root, version)


def complete_bill(
    bill: dict[str, Any], root: Path, version: str, archives: Sequence[Path] = ()
) -> dict[str, Any]:
    """Add what a lock does not say: version, archives, licences, who needs a package, and where."""
    licences, always = read_licences(root), {pin[:2] for pin in packages(root, "runtime")}
    markers = {pin[:2]: pin.marker for pin in packages(root, WHOLE)}
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = (project["optional-dependencies"].get(name, ()) for name in EXTRAS)
    lines = [*project["dependencies"], *(line for extra in extras for line in extra)]
    direct = {
        re.split(r"[^A-Za-z0-9._-]", line)[0].lower().replace(".", "-").replace("_", "-") for line in lines
    }
    parts = []
    for one in bill["components"]:
        key = (one["name"], one["version"])
        added = {
            "licenses": [{"expression": licences[key]}],
            "scope": "required" if key in always else "optional",
        }
        if markers[key]:
            added["properties"] = [{"name": "accessgames:marker", "value": markers[key]}]
        parts.append({**{name: value for name, value in one.items() if name != "description"}, **added})
    given = [
        {
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
            "type": "distribution",
            "url": path.name,
        }
        for path in archives
    ]
    main = {**bill["metadata"]["component"], "version": version, "externalReferences": given}
    needed = sorted(one["bom-ref"] for one in parts if one["name"] in direct)
    graph = [one for one in bill["dependencies"] if one["ref"] != main["bom-ref"]]
    return {
        **bill,
        "components": parts,
        "dependencies": [*graph, {"ref": main["bom-ref"], "dependsOn": needed}],
        "metadata": {**bill["metadata"], "component": main},
    }


def check_bill(bill: dict[str, Any], root: Path, version: str) -> None:
    """See that a bill names the program's version and exactly the pins of the lock, with hashes and licences.

    Raises:
        SupplyError: Names what differs.
    """
    found = {
        (
            one["name"],
            one["version"],
            tuple(sorted(each["content"] for place in one["externalReferences"] for each in place["hashes"])),
            one["licenses"][0]["expression"],
        )
        for one in bill["components"]
    }
    licences = read_licences(root)
    expected = {
        (pin.name, pin.version, tuple(sorted(pin.hashes)), licences[pin.name, pin.version])
        for pin in packages(root, WHOLE)
    }
    if found != expected:
        raise SupplyError(f"the bill is not that of the lock: {sorted({one[0] for one in found ^ expected})}")
    if bill["metadata"]["component"]["version"] != version:
        raise SupplyError(f"the bill is not that of version {version}")


def ask_weaknesses(programs: Path, root: Path) -> str:
    """Ask about known weaknesses of every package that is installed with the program, on any system.

    Args:
        programs: Folder of the programs of the tools' environment.
        root: The checkout.

    Returns:
        The sentence that tells the answer, or that there was none.

    Raises:
        SupplyError: A weakness is known; says where, and which version has it no more.
    """
    lists: list[dict[str, Package]] = []
    for pin in packages(root, WHOLE):  # no list may hold two versions of a package
        place = next((one for one in lists if pin.name not in one), None)
        if place is None:
            lists.append(place := {})
        place[pin.name] = pin
    return weaknesses_told([_audit(programs, tuple(one.values())) for one in lists], sum(map(len, lists)))


def _audit(programs: Path, pins: tuple[Package, ...]) -> str:
    words = (
        "--require-hashes",
        "--disable-pip",
        "--progress-spinner",
        "off",
        "--timeout",
        "10",
        "-f",
        "json",
    )
    with tempfile.TemporaryDirectory() as name:
        listed = Path(name, "pins.txt")
        listed.write_text(without_markers(pins), encoding="utf-8")
        command = [str(programs / "python"), "-I", "-m", "pip_audit", *words, "-r", str(listed)]
        done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", timeout=_PATIENCE)
    return done.stdout


def weaknesses_told(answers: list[str], count: int) -> str:
    """Return what the answers of pip-audit come to, see `ask_weaknesses`; `count` packages were asked about.

    Raises:
        SupplyError: A weakness is known.
    """
    found: list[dict[str, Any]] = []
    for answer in answers:
        try:
            found += json.loads(answer)["dependencies"]
        except (KeyError, TypeError, ValueError):  # it could not even ask
            continue
    weak = [
        f"{one['name']} {one['version']}: {each['id']}, mended in {each['fix_versions'] or 'no version'}"
        for one in found
        for each in one.get("vulns", ())
    ]
    if weak:
        raise SupplyError(f"weaknesses are known: {weak}")
    asked = sum("skip_reason" not in one for one in found)
    if not asked:
        return f"weaknesses were not looked for: the service answers about none of {count} packages"
    others = "" if asked == count else f", the service does not answer about the other {count - asked}"
    return f"no weakness is known of {asked} packages{others}"


def _run(words: list[str]) -> str:
    """Run a program to its end and return what it wrote.

    Raises:
        SupplyError: It failed.
    """
    done = subprocess.run(words, check=False, capture_output=True, encoding="utf-8", timeout=_PATIENCE)
    if done.returncode:
        raise SupplyError(f"{words[0]} ended with {done.returncode}:\n{done.stderr[-2000:]}")
    return done.stdout


def main(words: list[str]) -> int:
    """Check the list of licences, after making it anew where that is asked for.

    Returns:
        0 when everything is right.
    """
    try:
        if words == ["--renew"]:
            renew_licences(ROOT)
        check_licences(packages(ROOT, WHOLE), read_licences(ROOT))
    except SupplyError as error:
        print(error)
        return 1
    print(f"{len(read_licences(ROOT))} packages with licences that are accepted")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
