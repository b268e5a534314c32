"""Certificates that a hall makes for itself, and how a guest tells one from another by ear."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from accessgames.engine import GameError
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path

MARK_WORDS: Final = 6
"""Words of a certificate: with four somebody could look for another one that sounds the same."""

DAYS: Final = 3650
"""So long a certificate of a hall holds: guests compare it by ear, once, so it should stay."""

_LONGEST_FILE: Final = 64 * 1024


def own_certificate(folder: Path, name: str) -> Path:
    """Return the file with the hall's own certificate and key; made when it is first asked for.

    Raises:
        StorageError: It can't be read or written.
    """
    path = folder / "certificate.pem"
    with files.as_storage_error(path):
        if files.read_own(path, _LONGEST_FILE) is None:
            files.replace_whole(path, _make(name), files.OWNER_ONLY)
    return path


def _make(name: str) -> bytes:
    """Return a new key and a certificate that it signed itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:64] or "accessgames")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("accessgames.local")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return secret + made.public_bytes(serialization.Encoding.PEM)


def server_context(certificate: Path, key: Path | None = None) -> ssl.SSLContext:
    """Return how a hall proves what it is.

    Raises:
        GameError: `net-certificate`: the files are none, or do not belong together.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(certificate, key)
    except (OSError, ssl.SSLError) as error:
        raise GameError("net-certificate", file=str(certificate)) from error
    return context


def certificate_mark(certificate: Path) -> str:
    """Return the SHA-256 of a hall's certificate, in hex.

    Raises:
        GameError: `net-certificate`.
    """
    try:
        found = x509.load_pem_x509_certificates(certificate.read_bytes())[0]
    except (OSError, ValueError, IndexError) as error:
        raise GameError("net-certificate", file=str(certificate)) from error
    return mark_of(found.public_bytes(serialization.Encoding.DER))


def mark_of(certificate: bytes) -> str:
    """Return the same of what a hall showed, in DER."""
    return sha256(certificate).hexdigest()
