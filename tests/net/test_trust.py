"""Certificates that a hall makes for itself: compared by ear once, believed in from then on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.net.hall.certificates import MARK_WORDS, certificate_mark, own_certificate, server_context
from tests.net.halls import OpenHall
from tests.net.homes import visit

if TYPE_CHECKING:
    from pathlib import Path


def test_a_certificate_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    """The same words the next time; nobody else may read the key."""
    path = own_certificate(tmp_path, "Klub Louny")
    mark = certificate_mark(path)
    assert mark == certificate_mark(own_certificate(tmp_path, "Klub"))
    assert 64 == len(mark)
    assert 0o600 == path.stat().st_mode & 0o777


@pytest.mark.parametrize("text", ["", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
def test_what_is_no_certificate_is_refused(text: str, tmp_path: Path) -> None:
    """In one sentence, with the file."""
    path = tmp_path / "mine.pem"
    path.write_text(text, encoding="ascii")
    for use in (server_context, certificate_mark):
        with pytest.raises(GameError, match="net-certificate"):
            use(path)


def test_guests_compare_six_words_once(tmp_path: Path) -> None:
    """A no leaves; after a yes nothing is asked any more; another certificate is asked about again."""
    folder = tmp_path / "hall"
    folder.mkdir()
    certificate = own_certificate(folder, "Klub")
    words = " ".join(spoken_fingerprint(certificate_mark(certificate), "cs", MARK_WORDS))
    home = tmp_path / "jana"
    with OpenHall(folder, certificate=certificate) as hall:
        address = f"wss://127.0.0.1:{hall.port}"
        refused = visit(home, address, "ne", options=("--name", "Jana"))
        assert f"Pořadatel má číst těchto šest slov: {words}." in refused
        assert "neprokázala, že je to ona" in refused[-1]
        come = visit(home, address, "ano", "konec", options=("--name", "Jana"))
        assert "Vítejte v herně „Klub“. Tady se jmenujete Jana." in come
        again = visit(home, address, "konec")
        assert not any("šest slov" in line for line in again)
        kept = re.findall("BEGIN CERTIFICATE", next(home.rglob("halls.json")).read_text(encoding="utf-8"))
        assert 1 == len(kept)
        port = hall.port
    certificate.unlink()
    with OpenHall(folder, certificate=own_certificate(folder, "Klub"), port=port):
        other = visit(home, address, "ne")
        assert "Herna se prokázala jinak než minule. Možná to není ona." in other
