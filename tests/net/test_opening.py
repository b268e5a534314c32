"""What is told when a hall opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessgames.language import Language
from accessgames.net.hall import nearby
from accessgames.net.hall.opening import opening_messages
from accessgames.net.hall.serving import Opened, Service


@pytest.fixture(autouse=True)
def address(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that stays."""
    monkeypatch.setattr(nearby, "own_addresses", lambda: ("192.0.2.7",))


def told(opened: Opened, word: str = "") -> list[str]:
    """The sentences in Czech."""
    service = Service("Klub", 8021, 8022, Path(), "cs", word, "čtyři slova pro pořadatele", Path())
    return [Language("cs").form(message, "full") for message in opening_messages(service, opened)]


def test_the_way_that_asks_least_comes_first() -> None:
    """The program needs an address; a phone needs one, too; a terminal needs a port besides."""
    assert [
        "Herna „Klub“ je otevřená.",
        "Hosté napíší: accessgames pripoj 192.0.2.7",
        "V prohlížeči nebo v telefonu: http://192.0.2.7:8021",
        "Z terminálu: ssh -p 8022 jmeno@192.0.2.7",
        "Otisk klíče pro ssh: SHA256:abc",
        'Kdo hernu pořádá, přidá --slovo "čtyři slova pro pořadatele", hosté ho nepotřebují.',
        "Hernu zavře Ctrl+C, stoly zůstanou uložené.",
    ] == told(Opened(8021, 8022, "", "SHA256:abc"))


@pytest.mark.parametrize(("host", "told_as"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]")])
def test_figures_are_told_with_their_address(host: str, told_as: str) -> None:
    """As Prometheus wants it."""
    lines = told(Opened(8021, None, "", "", (host, 9180)))
    assert f"Čísla o provozu pro Prometheus: http://{told_as}:9180/metrics" in lines


def test_a_certificate_is_told_in_six_words() -> None:
    """Addresses say that nobody can read along; the word of guests is told, too."""
    lines = told(Opened(9000, None, "0" * 64, ""), "modrá")
    assert "Hosté napíší: accessgames pripoj wss://192.0.2.7:9000" in lines
    assert "V prohlížeči nebo v telefonu: https://192.0.2.7:9000" in lines
    (words,) = (line for line in lines if "šest slov" in line)
    assert 6 == len(words.rpartition(": ")[2].split())
    assert "Hosté řeknou slovo: modrá." in lines
