"""`tools/portable/`: what the folder for Windows is made of, and how it is updated, without Windows."""

from __future__ import annotations

import http.server
import io
import ipaddress
import os
import shutil
import ssl
import threading
import zipfile
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.systems import WINE

if WINE:
    pytest.skip("Wine does not load what signs the certificate of the site", allow_module_level=True)

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.setup import checkout
from tools import texts
from tools.portable import build, contents, update

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILES = {
    "python/python.exe": "Python",
    "tools/hra.txt": "žluťoučký kůň",
    "locales/cs/start.json": "{}",
    "locales/en/start.json": "{}",
}


def program(target: Path, **changed: str) -> Path:
    """Write the files of a program, small ones in place of the real ones; a change is another file."""
    for name, text in (FILES | changed).items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(text, encoding="utf-8")
    return target


def archive(place: Path, version: str, **changed: str) -> Path:
    """Make an archive of a program with this version in a place."""
    build.seal(program(place / f"program {version}", **changed), version, place / f"folder {version}")
    made = place / contents.ARCHIVE.format(version=version)
    build.pack(place / f"folder {version}", made)
    return made


class Player:
    """Somebody with a folder whose program has version 1.2.0.

    Attributes:
        folder: The folder.
        downloads: Where they put what they fetch.
        told: The sentences they were told, by their keys.
        tried: The versions of programs that were tried out.
        lame: Whether a new program does not start.
    """

    def __init__(self, place: Path) -> None:
        self.downloads = place / "home" / "Downloads"
        self.downloads.mkdir(parents=True)
        made = archive(place, "1.2.0")
        with zipfile.ZipFile(made) as opened:
            opened.extractall(place / "here")
        made.unlink()
        self.folder = place / "here" / contents.TOP
        self.told: list[str] = []
        self.tried: list[str] = []
        self.lame = False

    @property
    def root(self) -> Path:
        """Folder of the program that counts."""
        name = (self.folder / contents.CURRENT).read_text(encoding="ascii").strip()
        return self.folder / contents.PROGRAMS / name

    @property
    def version(self) -> str:
        """What plays, and is whole."""
        listed = contents.read_list((self.root / contents.LIST).read_bytes())
        assert all(contents.digest(self.root / name) == wanted for name, wanted in listed.items())
        return contents.read_name(self.root.name).version

    def tell(self, key: str, **_values: str) -> None:
        """Be told a sentence."""
        self.told.append(key)

    def starts(self, program: Path, version: str) -> bool:
        """Try out a program, which has to lie there whole; the real one is tried in Wine."""
        assert (program / "python" / "python.exe").exists()
        self.tried.append(version)
        return not self.lame

    def update(self, *words: str) -> str:
        """Update, and return the key of what went wrong; no draft may be left."""
        try:
            update.update(self.root, words, self.tell, self.starts)
        except update.UpdateError as error:
            return error.key
        finally:
            assert [] == list(self.folder.glob(".update-*"))
        return ""


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    """Somebody whose home is in the folder of the test."""
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return Player(tmp_path)


@pytest.mark.parametrize("how", ["downloads", "beside", "file", "folder"])
def test_a_newer_program_counts_from_then_on(player: Player, tmp_path: Path, how: str) -> None:
    """It is found among the downloads and beside the folder, and taken from where somebody says."""
    places = {"downloads": player.downloads, "beside": player.folder.parent}
    made = archive(tmp_path / "site", "1.10.0")
    words = {"file": [str(made)], "folder": [str(made.parent)]}.get(how, [])
    if how in places:
        shutil.move(made, places[how])
    before = player.root
    assert ("", "1.10.0", ["1.10.0"]) == (player.update(*words), player.version, player.tried)
    assert ["updating"] == player.told
    assert before.exists()  # a game that is being played goes on, and Windows would not let it be deleted


def test_the_program_before_the_last_is_deleted(player: Player, tmp_path: Path) -> None:
    """Two lie there at most: the one that counts, and the one that made the update."""
    for version in ("1.3.0", "1.4.0"):
        assert not player.update(str(archive(tmp_path / version, version)))
    names = sorted(path.name.partition("-")[0] for path in (player.folder / contents.PROGRAMS).iterdir())
    assert ["1.3.0", "1.4.0"] == names


def test_of_several_archives_the_latest_is_taken(player: Player, tmp_path: Path) -> None:
    """What lies among the downloads from the time before does no harm."""
    for number, version in enumerate(("1.4.0", "1.3.0")):
        made = archive(tmp_path / version, version)
        os.utime(made, (number, number))
        shutil.move(made, player.downloads)
    assert ("", "1.3.0") == (player.update(), player.version)


@pytest.mark.parametrize(
    ("version", "expected"), [("1.2.0", "update-same"), ("1.1.9", "update-older"), ("", "update-none")]
)
def test_what_is_not_newer_changes_nothing(
    player: Player, tmp_path: Path, version: str, expected: str
) -> None:
    """The same program, an older one, none at all: each is told."""
    if version:
        shutil.move(archive(tmp_path / "site", version), player.downloads)
    assert (expected, "1.2.0", []) == (player.update(), player.version, player.tried)


def rewrite(path: Path, change: str) -> None:
    """Spoil an archive in one way."""
    data = path.read_bytes()
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        files = {name: opened.read(name) for name in opened.namelist()}
    first = next(name for name in files if name.endswith("hra.txt"))
    listed = next(name for name in files if name.endswith(contents.LIST))
    if change == "cut":
        path.write_bytes(data[: len(data) // 2])
        return
    if change == "not an archive":
        path.write_bytes(b"<html>404</html>")
        return
    if change == "a byte":
        files[first] = files[first].replace(b"k", b"K")
    elif change == "a file less":
        del files[first]
    elif change == "another list":
        files[listed] = files[listed].replace(b"hra.txt", b"HRA.txt")
    elif change == "no name":
        files[f"{contents.TOP}/{contents.CURRENT}"] = b"../../1.9.0"
    with zipfile.ZipFile(path, "w") as target:
        for name, content in files.items():
            target.writestr(name, content)


@pytest.mark.parametrize(
    "change", ["cut", "not an archive", "a byte", "a file less", "another list", "no name"]
)
def test_what_is_not_whole_leaves_the_old_program(player: Player, tmp_path: Path, change: str) -> None:
    """Nothing of it is kept, and the old program counts and is whole."""
    made = archive(tmp_path / "site", "1.3.0")
    rewrite(made, change)
    (made.parent / contents.LISTING).unlink()
    before = sorted(player.folder.rglob("*"))
    assert ("update-broken", "1.2.0") == (player.update(str(made)), player.version)
    assert before == sorted(player.folder.rglob("*"))


def test_a_wrong_hash_beside_an_archive_leaves_the_old_program(player: Player, tmp_path: Path) -> None:
    """Where a listing names the archive, it has to be that one."""
    made = archive(tmp_path / "site", "1.3.0")
    listing = made.parent / contents.LISTING
    listing.write_text(f"{'0' * 64}  {made.name}\n", encoding="utf-8")
    assert ("update-broken", "1.2.0") == (player.update(str(made)), player.version)
    listing.write_text(f"{'0' * 64}  another.zip\n", encoding="utf-8")
    assert ("", "1.3.0") == (player.update(str(made)), player.version)


def test_a_program_that_does_not_start_is_not_kept(player: Player, tmp_path: Path) -> None:
    """As on a Windows that is too old for it."""
    player.lame = True
    made = archive(tmp_path / "site", "1.3.0")
    before = sorted(player.folder.rglob("*"))
    assert ("update-lame", "1.2.0", ["1.3.0"]) == (player.update(str(made)), player.version, player.tried)
    assert before == sorted(player.folder.rglob("*"))


def test_an_update_that_was_killed_is_begun_anew(player: Player, tmp_path: Path) -> None:
    """Before its last step it may have left the new program there, whole or not."""
    made = archive(tmp_path / "site", "1.3.0")
    name = update.look_into(made).name.whole
    (player.folder / contents.PROGRAMS / name / "half").mkdir(parents=True)
    (player.folder / ".update-killed" / "half").mkdir(parents=True)
    assert "1.2.0" == player.version
    assert ("", "1.3.0") == (player.update(str(made)), player.version)
    assert not (player.root / "half").exists()


@pytest.mark.parametrize(
    "name", ["../x", "/x", "a/../../x", "C:/x", "a\\x", "a//x", "./x", "a/.", "x.", "x ", "a:b", "nul\x00"]
)
def test_no_file_of_a_list_lies_elsewhere(name: str) -> None:
    """A list with a name that leads out of its folder, or is none on Windows, is no list."""
    with pytest.raises(contents.BrokenError):
        contents.read_list(f"{'0' * 64}  {name}\n".encode())


@pytest.mark.parametrize("text", ["", "x", "0" * 64, f"{'0' * 64}  a\n{'0' * 64}  a\n", "\xff"])
def test_what_is_no_list(text: str) -> None:
    """Neither is an empty one, nor one that names a file twice."""
    with pytest.raises(contents.BrokenError):
        contents.read_list(text.encode("latin-1"))


def test_a_folder_is_the_same_to_the_byte(tmp_path: Path) -> None:
    """The same files give the same archive, whenever and in whichever order they were written."""
    made = [archive(tmp_path / "one", "1.2.0"), archive(tmp_path / "two", "1.2.0")]
    assert made[0].read_bytes() == made[1].read_bytes()
    assert made[0].read_bytes() != archive(tmp_path / "three", "1.2.0", more="x").read_bytes()


def test_people_read_how_it_works_in_their_language(player: Player) -> None:
    """Each language has its file with three sentences and its word for the update."""
    for tag in ("cs", "en"):
        keys = ("folder-file", "command-update")
        file, command = (texts.sentence(str(checkout.ROOT), tag, key) for key in keys)
        lines = (player.folder / f"{file}.txt").read_text(encoding="utf-8-sig").splitlines()
        assert 3 == len(lines)
        assert any(command in line for line in lines)
        assert (player.folder / f"{command}.cmd").exists()


def test_launchers_are_in_the_ascii_that_every_code_page_has(player: Player) -> None:
    """But for the sentences behind the change of the code page; lines end as Windows has them."""
    sentence = texts.sentence(str(checkout.ROOT), "cs", "not-unpacked")
    for path in player.folder.glob("*.cmd"):
        data = path.read_bytes()
        assert data.partition(b"chcp 852")[0].isascii()
        assert sentence in data.decode("cp852")
        assert data.count(b"\n") == data.count(b"\r\n")


def test_a_sentence_in_a_launcher_is_only_said() -> None:
    """Nothing in it is a command."""
    assert "50 %% ^& víc ^| ^^ ^<a^>" == build._for_cmd("50 % & víc | ^ <a>")


class Site(http.server.SimpleHTTPRequestHandler):
    """Gives files, and leads what asks for `elsewhere` to an address that is not encrypted."""

    def do_GET(self) -> None:
        """Answer."""
        if "elsewhere" not in self.path:
            super().do_GET()
            return
        self.send_response(302)
        self.send_header("Location", "http://localhost:9/x")
        self.end_headers()

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of the folder `site`, encrypted, with a certificate that is trusted here."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(here, critical=False)
        .sign(key, hashes.SHA256())
    )
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    pem = tmp_path / "site.pem"
    pem.write_bytes(key.private_bytes(*form) + certificate.public_bytes(serialization.Encoding.PEM))
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    (tmp_path / "site").mkdir()
    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Site, directory=tmp_path / "site")
    ) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"https://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_an_update_is_fetched_from_the_address_of_the_folder(
    player: Player, tmp_path: Path, site: str
) -> None:
    """One command without a word more, and the new program goes on asking there."""
    first = archive(tmp_path / "one", "1.3.0", **{update.ADDRESS: site})
    assert not player.update(str(first))
    made = archive(tmp_path / "two", "1.4.0", **{update.ADDRESS: f"{site}/"})
    for path in (made, made.parent / contents.LISTING):
        shutil.move(path, tmp_path / "site")
    player.told.clear()
    assert ("", "1.4.0", ["fetching", "updating"]) == (player.update(), player.version, player.told)
    assert "update-same" == player.update()


@pytest.mark.parametrize(
    ("listing", "cut", "expected"),
    [
        (None, False, "update-unheard"),
        ("{hash}  elsewhere.zip", False, "update-unheard"),
        ("{hash}  {name}", True, "wrong-hash"),
        ("0000  {name}", False, "wrong-hash"),
        ("{zeros}  {name}", False, "wrong-hash"),
        ("{hash}  ../{name}", False, "wrong-hash"),
        ("{hash}  a/{name}", False, "wrong-hash"),
        ("<html>", False, "wrong-hash"),
    ],
)
def test_what_an_address_does_not_give_whole_changes_nothing(
    player: Player, tmp_path: Path, site: str, listing: str | None, cut: bool, expected: str
) -> None:
    """No answer, a way that is not encrypted, half a file, a wrong hash or a strange name."""
    made = archive(tmp_path / "one", "1.3.0")
    found, data = contents.digest(made), made.read_bytes()
    (tmp_path / "site" / made.name).write_bytes(data[: len(data) // 2] if cut else data)
    if listing is not None:
        text = listing.format(hash=found, name=made.name, zeros="0" * 64)
        (tmp_path / "site" / contents.LISTING).write_text(f"{text}\n", encoding="utf-8")
    assert (expected, "1.2.0", []) == (player.update(site), player.version, player.tried)


def test_nobody_at_an_address(player: Player) -> None:
    """A port that nobody listens on is told like no internet."""
    assert ("update-unheard", "1.2.0") == (player.update("https://127.0.0.1:9"), player.version)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_what_came_of_it_is_one_sentence(
    player: Player, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tag: str
) -> None:
    """In the language that is asked for, on the error stream, with an exit code."""
    monkeypatch.setenv("ACCESSGAMES_LANG", tag)
    for language in ("cs", "en"):
        target = player.root / "locales" / language / "start.json"
        shutil.copyfile(checkout.ROOT / "locales" / language / "start.json", target)
    assert 1 == update.main([], player.root)
    assert ("", f"{texts.sentence(str(checkout.ROOT), tag, 'update-none')}\n") == capsys.readouterr()


def test_a_program_that_is_none_does_not_start(tmp_path: Path) -> None:
    """Neither a file that nothing can run, nor nothing at all."""
    assert not update.starts(tmp_path, "1.2.0")
    assert not update.starts(program(tmp_path), "1.2.0")
