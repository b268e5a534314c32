"""The key of this computer: its owner's alone, made once, and never part of what it signs."""

from __future__ import annotations

import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.storage import signing
from accessgames.storage.files import StorageError
from tests.systems import SIGNS

if TYPE_CHECKING:
    from pathlib import Path

DIGEST = "0" * 64


@SIGNS
def test_a_key_is_made_once_and_is_the_owners_alone(home: Path) -> None:
    """Asked again it is the same; nobody else may read the file, which is the only thing made."""
    first, again = signing.own_signer(), signing.own_signer()
    assert first is not None
    assert again is not None
    assert (True, False) == (first.fresh, again.fresh)
    assert first.public == again.public
    path = signing.key_path()
    assert [path.name] == [one.name for one in path.parent.iterdir()]
    if sys.platform != "win32":
        assert 0o600 == stat.S_IMODE(path.stat().st_mode)


@SIGNS
def test_a_signature_is_of_one_digest_and_one_purpose(home: Path) -> None:
    """What was signed for a match is no signature of a line of a club."""
    signer = signing.own_signer()
    assert signer is not None
    signature = signer.sign(signing.MATCH, DIGEST)
    assert signing.is_signed(signer.public, signing.MATCH, DIGEST, signature)
    assert not signing.is_signed(signer.public, signing.CLUB_LINE, DIGEST, signature)
    assert not signing.is_signed(signer.public, signing.MATCH, "1" * 64, signature)
    assert not signing.is_signed("0" * 64, signing.MATCH, DIGEST, signature)
    assert not signing.is_signed("", signing.MATCH, DIGEST, signature)


@SIGNS
@pytest.mark.parametrize("text", ["", "x", "accessgames key 1 12", "accessgames key 2 " + "0" * 64, "é"])
def test_a_damaged_key_is_told_and_left_alone(home: Path, text: str) -> None:
    """What is no key is never written over: somebody may mend it."""
    path = signing.key_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(StorageError) as error:
        signing.own_signer()
    assert "error-signing-key" == error.value.key
    assert text == path.read_text(encoding="utf-8")


def test_a_start_does_not_load_the_library(home: Path) -> None:
    """Only what signs or checks loads it: neither help nor the list of tournaments does."""
    code = (
        "import sys; from accessgames.cli import main;"
        "main(['club', 'list', '--lang', 'en']); sys.exit('cryptography' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, check=False)
    assert 0 == ran.returncode
