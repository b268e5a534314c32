"""The key of this computer, which signs the results of its clubs and the matches that ended at it.

Ed25519 (RFC 8032) by the library `cryptography`, which not everybody has: without it nothing is signed, and
nothing else is different. It is loaded when something is signed or checked, never at the start.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

CLUB_LINE: Final = "club-line"
"""What a signature of a line of a tournament's journal is for."""

MATCH: Final = "match"
"""What a signature of the journal of a match is for."""

KEY_NAME: Final = "signing.key"
"""Name of the file with the private key."""

SEAL_SUFFIX: Final = ".sig"
"""What the name of a signature ends with, beside the journal that it is of."""

_KEY_HEAD: Final = "accessgames key 1 "
_SEAL_HEAD: Final = "accessgames signature 1 "
_MOST_BYTES: Final = 1024
_MOST_JOURNAL: Final = 1 << 23
_KEY: Final = re.compile(r"[0-9a-f]{64}")
_SEAL: Final = re.compile(rf"{_SEAL_HEAD}([0-9a-f]{{64}}) ([0-9a-f]{{128}})\n?")


def key_path() -> Path:
    """Return the file of the private key; it need not exist."""
    return files.data_folder() / KEY_NAME


@dataclass(frozen=True, slots=True)
class Signer:
    """A key pair.

    Attributes:
        public: The public key, 64 hexadecimal digits.
        fresh: Whether it was made just now.
    """

    public: str
    fresh: bool
    _private: Ed25519PrivateKey

    def sign(self, purpose: str, digest: str) -> str:
        """Return the signature of a digest, 128 hexadecimal digits; of one purpose it is none of another."""
        signature: bytes = self._private.sign(_message(purpose, digest))
        return signature.hex()


def own_signer() -> Signer | None:
    """Return the key of this computer, made where there is none yet; None without the library.

    Raises:
        StorageError: The key can't be read or made; `error-signing-key` when the file holds none.
    """
    library = _library()
    if library is None:
        return None
    path = key_path()
    data = files.read_own(path, _MOST_BYTES)
    fresh = data is None
    if data is None:
        data = _make_key(path)
    if not is_key(data):
        raise files.StorageError("error-signing-key", file=files.shown(path))
    text = data.decode("ascii").removesuffix("\n")
    private = library.Ed25519PrivateKey.from_private_bytes(bytes.fromhex(text.removeprefix(_KEY_HEAD)))
    return Signer(private.public_key().public_bytes_raw().hex(), fresh, private)


def is_key(data: bytes) -> bool:
    """Tell whether a file holds a private key."""
    text = data.decode("ascii", "replace").removesuffix("\n")
    return text.startswith(_KEY_HEAD) and _KEY.fullmatch(text.removeprefix(_KEY_HEAD)) is not None


def can_sign() -> bool:
    """Tell whether the library is here."""
    return _library() is not None


def is_signed(key: str, purpose: str, digest: str, signature: str) -> bool:
    """Tell whether a public key made a signature; only where `can_sign`.

    Args:
        key: 64 hexadecimal digits.
        purpose: What it is for.
        digest: What was signed.
        signature: 128 hexadecimal digits.
    """
    library = _library()
    assert library is not None  # noqa: S101 - asked before
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - not everybody has it

    try:
        public = library.Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), _message(purpose, digest))
    except (InvalidSignature, ValueError):
        return False
    return True


@dataclass(frozen=True, slots=True)
class Seal:
    """A signature with the key that made it.

    Attributes:
        key: Public key, 64 hexadecimal digits.
        signature: 128 hexadecimal digits.
    """

    key: str
    signature: str

    def text(self) -> str:
        """Return it as one line."""
        return f"{_SEAL_HEAD}{self.key} {self.signature}"


def read_seal(text: str) -> Seal | None:
    """Read the line of a signature; None when it is none."""
    found = _SEAL.fullmatch(text)
    return None if found is None else Seal(found[1], found[2])


def seal_path(journal: Path) -> Path:
    """Return where the signature of a journal lies."""
    return journal.with_name(f"{journal.name}{SEAL_SUFFIX}")


def find_seal(journal: Path) -> Seal | None:
    """Return the signature beside a journal; None where there is none that could be one.

    Raises:
        StorageError: It can't be read.
    """
    data = files.read_own(seal_path(journal), _MOST_BYTES)
    return None if data is None else read_seal(data.decode("ascii", "replace"))


def seal_journal(path: Path) -> None:
    """Put the signature of this computer beside the journal of a match that is over; nothing is overwritten.

    Without the library nothing happens.

    Raises:
        StorageError: The key or the journal can't be read, or the signature can't be written.
    """
    signer = own_signer()
    if signer is None:
        return
    beside = seal_path(path)
    with files.as_storage_error(beside):
        digest = sha256(files.read_plain(path, _MOST_JOURNAL)).hexdigest()
        data = f"{Seal(signer.public, signer.sign(MATCH, digest)).text()}\n".encode("ascii")
        with suppress(FileExistsError), files.draft_beside(beside, data) as draft:
            files.publish(draft, beside)
        files.keep_folder(beside.parent)


def _message(purpose: str, digest: str) -> bytes:
    return f"accessgames {purpose} {digest}".encode("ascii")


def _library() -> ModuleType | None:
    try:
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - not everybody has it
    except ImportError:
        return None
    return ed25519


def _make_key(path: Path) -> bytes:
    """Make the key, which nobody but its owner may read; what another program has just made stays."""
    data = f"{_KEY_HEAD}{os.urandom(32).hex()}\n".encode()
    with files.as_storage_error(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with files.draft_beside(path, data, files.OWNER_ONLY) as draft:
                files.publish(draft, path)
            files.keep_folder(path.parent)
        except FileExistsError:
            return files.read_plain(path, _MOST_BYTES)
    return data
