"""The door of terminals: who gets in, and what is heard there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncssh
import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.net.halls import OpenHall

PASSPHRASE = "tajné heslo Jany"  # noqa: S105 - of nobody
WELCOME = "Vítejte v herně „Klub“. Tady se jmenujete jana."


async def talk(
    hall: OpenHall,
    lines: list[str],
    *,
    name: str = "jana",
    awaited: str = "",
    columns: int = 80,
    **proof: object,
) -> bytes:
    """Type lines over SSH, each when the one before was answered; return all bytes that came."""
    async with asyncssh.connect(
        "127.0.0.1", hall.terminals, username=name, known_hosts=None, config=None, agent_path=None,
        **{"client_keys": None, **proof},
    ) as connection:  # fmt: skip
        process = await connection.create_process(
            term_type="xterm", term_size=(columns, 24), encoding=None, env={"LANG": "cs_CZ.UTF-8"}
        )
        heard = b""
        for line in lines:
            heard += await _until(process, b": ")
            process.stdin.write(f"{line}\r".encode())
            if awaited and line == lines[-2]:
                heard += await _until(process, awaited.encode())
        rest: bytes = await process.stdout.read()
        return heard + rest


async def _until(process: asyncssh.SSHClientProcess[bytes], end: bytes) -> bytes:
    heard = b""
    while end not in heard[-400:] if len(end) > 2 else not heard.endswith(end):
        heard += await asyncio.wait_for(process.stdout.read(1), 20)
    return heard


def run(hall: OpenHall, lines: list[str], **more: object) -> bytes:
    """The same, from outside of a loop."""
    return asyncio.run(talk(hall, lines, **more))  # type: ignore[arg-type]


def test_a_new_name_is_kept_by_the_passphrase_that_came_with_it(hall: OpenHall) -> None:
    """The next time the same passphrase lets in, another one does not."""
    assert WELCOME in run(hall, ["konec"], password=PASSPHRASE).decode()
    assert WELCOME in run(hall, ["konec"], password=PASSPHRASE).decode()
    with pytest.raises(asyncssh.PermissionDenied):
        run(hall, ["konec"], password=PASSPHRASE[1:])


def test_a_new_name_is_kept_by_the_key_that_came_with_it(hall: OpenHall) -> None:
    """Another key is somebody else."""
    own, other = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))
    for _ in range(2):
        assert WELCOME in run(hall, ["konec"], client_keys=[own]).decode()
    with pytest.raises(asyncssh.PermissionDenied):
        run(hall, ["konec"], client_keys=[other])


def test_a_key_that_is_only_offered_keeps_no_name(hall: OpenHall) -> None:
    """Whoever knows the public half of a key can offer it, but not prove it; the name stays free."""
    own = asyncssh.generate_private_key("ssh-ed25519")
    offered = asyncssh.generate_private_key("ssh-ed25519")

    class Offering(asyncssh.SSHKeyPair):
        """A key of which only the public half is known."""

        def sign(self, data: bytes) -> bytes:
            return own.sign(data, self.sig_algorithm)

    pair = Offering(
        b"ssh-ed25519", b"ssh-ed25519", (b"ssh-ed25519",), (b"ssh-ed25519",), offered.public_data, None
    )
    with pytest.raises(asyncssh.Error):
        run(hall, ["konec"], client_keys=[pair])
    assert WELCOME in run(hall, ["konec"], client_keys=[own]).decode()


@pytest.mark.parametrize("name", ["Jаna", "jana;ls", "x" * 31, ""])
def test_names_that_deceive_do_not_get_in(name: str, hall: OpenHall) -> None:
    """Mixed scripts, signs that turn the text around, too long, none."""
    with pytest.raises((asyncssh.PermissionDenied, asyncssh.ConnectionLost)):
        run(hall, ["konec"], name=name, password=PASSPHRASE)


def test_a_short_passphrase_keeps_nothing(hall: OpenHall) -> None:
    """Nobody gets in by it, and the name stays free."""
    with pytest.raises(asyncssh.PermissionDenied):
        run(hall, ["konec"], password=PASSPHRASE[:6])
    assert WELCOME in run(hall, ["konec"], password=PASSPHRASE).decode()


def test_lines_begin_at_the_left_edge_and_nothing_else_is_sent(hall: OpenHall) -> None:
    """No escape byte, no carriage return but before the end of a line, no line longer than the terminal."""
    lines = ["nápověda", "nový stůl quantum 2", "stoly", "kdo je tu", "konec"]
    heard = run(hall, lines, password=PASSPHRASE, columns=40)
    assert b"\x1b" not in heard
    assert heard.count(b"\r") == heard.count(b"\n") == heard.count(b"\r\n")
    assert max(map(len, heard.decode().replace("\r", "").split("\n"))) < 40
    assert b"\r\n\r\n" not in heard


def test_a_match_with_a_computer_player_goes_on_by_itself(hall: OpenHall) -> None:
    """What the computer player does is told while nothing is typed; once the program stopped there."""
    lines = ["nový stůl quantum 2", "začni 1", "konec", "ano"]
    heard = run(hall, lines, password=PASSPHRASE, awaited="Opravdu skončit?")
    told = heard.decode()
    assert "Quantum. Hrají jana a Alfa 1." in told
    assert "Program se zastavil" not in told


@pytest.mark.parametrize("line", ["přepis /tmp/cizí.txt", "přepis přepis.txt"])
def test_no_file_of_the_host_is_written(line: str, hall: OpenHall, tmp_path: Path) -> None:
    """Words that write files at home are refused, in the hall and at a table."""
    told = run(hall, [line, "konec"], password=PASSPHRASE).decode()
    assert "Soubory na počítači pořadatele odtud psát nejde." in told
    assert not (tmp_path / "přepis.txt").exists()


def test_settings_are_kept_by_the_hall(hall: OpenHall) -> None:
    """Who comes back is spoken to as they chose."""
    run(hall, ["stručně", "konec"], password=PASSPHRASE)
    assert "Herna „Klub“, jste jana." in run(hall, ["konec"], password=PASSPHRASE).decode()


def test_saving_says_where_the_record_stays(hall: OpenHall) -> None:
    """Nothing is written at a terminal: the record is in the hall, other doors can fetch it."""
    lines = ["nový stůl quantum 2", "začni 1", "ulož", "domů", "konec"]
    told = " ".join(run(hall, lines, password=PASSPHRASE, columns=200).decode().split())
    assert "Herna ukládá partii po každém tahu a záznam zůstává v ní." in told
