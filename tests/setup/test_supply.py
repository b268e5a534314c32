"""`tools/supply.py`: the bill of a release, the licences of its packages, and weaknesses that are known."""

from __future__ import annotations

import importlib.metadata
import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.setup import checkout
from tests.setup.test_locks import entries
from tools import supply

if TYPE_CHECKING:
    from pathlib import Path

LOCK = """\
babel==2.18.0 \\
    --hash=sha256:{0} \\
    --hash=sha256:{1}
    # via accessgames
pyttsx3==2.98 ; sys_platform == 'win32' \\
    --hash=sha256:{0}
""".format("a" * 64, "b" * 64)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with two packages."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "optional.txt").write_text(LOCK)
    (tmp_path / "requirements" / "runtime.txt").write_text(LOCK[: LOCK.index("pyttsx3")])
    (tmp_path / supply.LICENCES).write_text("# head\nbabel 2.18.0 BSD-3-Clause\npyttsx3 2.98 MPL-2.0\n")
    project = '[project]\ndependencies = ["Babel>=2"]\noptional-dependencies.speech = ["pyttsx3==2.98"]\n'
    (tmp_path / "pyproject.toml").write_text(project)
    return tmp_path


def raw_bill() -> dict[str, Any]:
    """What the tool makes of that lock."""
    parts = [
        {
            "bom-ref": f"L{number}",
            "description": "noise",
            "name": name,
            "version": version,
            "externalReferences": [{"hashes": [{"content": one * 64} for one in hashes]}],
        }
        for number, (name, version, hashes) in enumerate(
            [("babel", "2.18.0", "ab"), ("pyttsx3", "2.98", "a")]
        )
    ]
    main = {"bom-ref": "root", "name": "accessgames"}
    return {
        "components": parts,
        "dependencies": [{"ref": "root"}, {"ref": "L0"}],
        "metadata": {"component": main},
    }


def test_packages_of_a_lock(root: Path) -> None:
    """Each pin with its marker and all its hashes."""
    assert (
        supply.Package("babel", "2.18.0", "", ("a" * 64, "b" * 64)),
        supply.Package("pyttsx3", "2.98", "sys_platform == 'win32'", ("a" * 64,)),
    ) == supply.packages(root, supply.WHOLE)


@pytest.mark.parametrize("part", ["runtime", "optional"])
def test_no_pin_is_overlooked(part: str) -> None:
    """The locks of the checkout are read as by those who know all of their form."""
    expected = [(one.name, str(one.specifier)[2:], len(hashes)) for one, hashes in entries(part)]
    assert expected == [
        (one.name, one.version, len(one.hashes)) for one in supply.packages(checkout.ROOT, part)
    ]


def test_every_package_has_a_licence_that_is_accepted() -> None:
    """The list of the checkout is that of its locks."""
    supply.check_licences(supply.packages(checkout.ROOT, supply.WHOLE), supply.read_licences(checkout.ROOT))


def test_the_list_says_what_the_packages_say() -> None:
    """Those that are installed here tell the licence that is listed."""
    listed = supply.read_licences(checkout.ROOT)
    compared = 0
    for (name, version), licence in listed.items():
        try:
            found = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        if found.version == version:
            metadata = found.read_text("METADATA") or ""
            assert f"{name} {version} {licence}" == supply.licence_row(metadata)
            compared += 1
    assert compared > len(listed) / 2


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("babel 2.18.0 BSD-3-Clause", "not that of the locks.*pyttsx3"),
        ("babel 2.18.0 MIT\npyttsx3 2.98 MIT\nleft-over 1.0 MIT", "not that of the locks.*left-over"),
        ("babel 2.18.0 MIT\npyttsx3 2.98 GPL-3.0-only", "not accepted.*pyttsx3: GPL"),
        ("babel 2.18.0 MIT\npyttsx3 2.98 ", "not accepted.*pyttsx3"),
        ("babel 2.18.0 MIT AND GPL-2.0-only\npyttsx3 2.98 MIT", "not accepted.*babel"),
    ],
)
def test_licences_that_stop_a_release(root: Path, lines: str, expected: str) -> None:
    """One that is missing, left over or not accepted is named."""
    (root / supply.LICENCES).write_text(f"{lines}\n")
    with pytest.raises(supply.SupplyError, match=expected):
        supply.check_licences(supply.packages(root, supply.WHOLE), supply.read_licences(root))


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("License-Expression: Apache-2.0 OR BSD-2-Clause", "a-b 1 Apache-2.0 OR BSD-2-Clause"),
        ("License: BSD-3-Clause\nClassifier: License :: OSI Approved :: BSD License", "a-b 1 BSD-3-Clause"),
        ("License: Copyright\nClassifier: License :: OSI Approved :: MIT License", "a-b 1 MIT"),
        ("License: UNKNOWN", "a-b 1 "),
    ],
)
def test_what_a_package_says_of_its_licence(told: str, expected: str) -> None:
    """The new field first, then the old one, then a classifier that is exact."""
    assert expected == supply.licence_row(f"Name: a_b\nVersion: 1\n{told}\n")


def test_a_bill_is_completed(root: Path) -> None:
    """Version, licences, scope, marker and what the program itself asks for are added; noise goes."""
    bill = supply.complete_bill(raw_bill(), root, "1.2")
    babel, pyttsx3 = bill["components"]
    assert ([{"expression": "BSD-3-Clause"}], "required") == (babel["licenses"], babel["scope"])
    assert ("optional", "sys_platform == 'win32'") == (pyttsx3["scope"], pyttsx3["properties"][0]["value"])
    assert {"ref": "root", "dependsOn": ["L0", "L1"]} in bill["dependencies"]
    assert "description" not in babel
    supply.check_bill(bill, root, "1.2")


def test_a_bill_names_what_is_given_to_people(root: Path) -> None:
    """Each archive with its hash, the folder for Windows among them."""
    (root / "folder.zip").write_bytes(b"folder")
    bill = supply.complete_bill(raw_bill(), root, "1.2", [root / "folder.zip"])
    (one,) = bill["metadata"]["component"]["externalReferences"]
    digest = "034a0062488256f14c8b14d025ec3988b148938f7f9db94ca0ac73f4b3614d8a"
    assert ("folder.zip", "SHA-256", digest) == (
        one["url"],
        one["hashes"][0]["alg"],
        one["hashes"][0]["content"],
    )
    supply.check_bill(bill, root, "1.2")


@pytest.mark.parametrize("fault", ["gone", "hash", "licence", "version", "more"])
def test_a_wrong_bill(root: Path, fault: str) -> None:
    """A package too few or too many, another hash or licence, and another version are refused."""
    bill = supply.complete_bill(raw_bill(), root, "1.2")
    babel = bill["components"][0]
    if fault == "gone":
        del bill["components"][0]
    elif fault == "hash":
        babel["externalReferences"][0]["hashes"][0]["content"] = "c" * 64
    elif fault == "licence":
        babel["licenses"] = [{"expression": "MIT"}]
    elif fault == "more":
        bill["components"].append({**babel, "name": "left-pad"})
    with pytest.raises(supply.SupplyError, match="version" if fault == "version" else "babel|left-pad"):
        supply.check_bill(bill, root, "1.3" if fault == "version" else "1.2")


def answer(*found: dict[str, object]) -> str:
    """What pip-audit answers."""
    return json.dumps({"dependencies": [{"name": "babel", "version": "2", **one} for one in found]})


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["", "Traceback"], "weaknesses were not looked for: the service answers about none of 3 packages"),
        ([answer({"skip_reason": "not found"})], "weaknesses were not looked for: .* none of 3 packages"),
        ([answer({"vulns": []}, {"skip_reason": "x"})], "of 1 packages, .* not answer about the other 2"),
        (
            [answer({"vulns": []}, {"vulns": []}), answer({"vulns": []})],
            "no weakness is known of 3 packages$",
        ),
    ],
)
def test_what_the_service_says(answers: list[str], expected: str) -> None:
    """“No weakness” is said only of packages that it knows; where it knows none, that is said."""
    assert re.search(expected, supply.weaknesses_told(answers, 3))


def test_a_known_weakness_stops_the_release() -> None:
    """It is named with what mends it."""
    weak = answer({"vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]})
    with pytest.raises(supply.SupplyError, match=r"babel 2: PYSEC-1, mended in \['3'\]"):
        supply.weaknesses_told([weak], 1)
