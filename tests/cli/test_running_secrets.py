"""While a match goes on, nothing that is told, listed or written helps to know what will be drawn.

Whatever the program says of a running match is searched for its seed, for what the streams are made of, and
for numbers drawn from them. Only the commitment, its four words and the journal's own chain are there.
"""

from __future__ import annotations

import base64
import json
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING

import pytest

from accessgames.engine.luck import SecretSeed, joined_hash
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.storage.seed_files import SEED_SUFFIX

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import Run

DIGITS = "5eedc0de5eedc0de0123456789abcdef"
WORDS = ("jablko", "")

ASKED = (
    "ověř", "ulož", "stav", "hráči", "kdo", "změny", "poslední", "historie", "dál", "hledej a", "rada",
    "rada vše", "proč", "nápověda", "nastavení", "rekordy", "přepis {home}/transcript.txt",
    "ověř", "tahy", "1", "braillsky", "klávesy", "pravidla", "novinky", "přepis konec", "konec", "ano",
)  # fmt: skip


def derived(secret: SecretSeed) -> Iterator[str]:
    """Everything that is made of a seed and would help: itself in other shapes, hashes, keys, first draws."""
    digits = secret.reveal()
    raw = bytes.fromhex(digits)
    yield from (
        digits,
        digits[:12],
        digits[-12:],
        digits[::-1],
        str(int(digits, 16)),
        base64.b64encode(raw).decode(),
    )
    yield from (sha256(digits.encode()).hexdigest()[:12], sha256(raw).hexdigest()[:12])
    mixed = joined_hash("accessgames/streams/1", (digits, *WORDS))
    for seed in (digits, mixed):
        yield seed[:12]
        for purpose in ("chance", "clock", "bot/0", "bot/1"):
            key = blake2b(f"{len(seed)}/{seed}/{purpose}".encode(), digest_size=32).hexdigest()
            yield key[:12]
    for streams in (secret.streams(()), secret.streams(WORDS)):
        for purpose in ("chance", "clock", "bot/1"):
            number = streams.open(purpose).getrandbits(64)
            yield from (str(number), f"{number:x}")
    for language in ("cs", "en"):
        yield ", ".join(spoken_fingerprint(digits, language))
        yield ", ".join(spoken_fingerprint(sha256(digits.encode()).hexdigest(), language))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, where the next seed that is drawn is known to the test."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    monkeypatch.setattr(SecretSeed, "draw", classmethod(lambda cls: cls(DIGITS)))
    return tmp_path


def texts(home: Path) -> str:
    """All that the program has written to files but the seed itself."""
    found = (path for path in home.rglob("*") if path.is_file() and path.suffix != SEED_SUFFIX)
    return "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in found)


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_nothing_of_a_running_match_helps_to_predict_it(run: Run, home: Path, game: str) -> None:
    """Sessions, transcripts, lists, records, the doctor, JSON, retelling and the journal itself."""
    script = "\n".join(["jablko", *ASKED]).format(home=home)
    heard = [
        run("play", game, "--players", "Jana,bot:1", "--words", "--clock", "1", "--lang", "cs", stdin=script)
    ]
    (path,) = (home / "matches").glob("*.jsonl")
    assert "ano" not in path.name
    commands = (
        ("replay", str(path)), ("replay", str(path), "--verify"), ("replay", str(path), "--json"),
        ("replay", str(path), "--analyse"), ("analyse", game, str(path)),
        ("analyse", game, str(path), "--json"), ("records", "--json"), ("records",), ("doctor",),
        ("doctor", "--json"), ("club", "list", "--json"),
    )  # fmt: skip
    heard.extend(run(*words, "--lang", "cs") for words in commands)
    heard.append(run("resume", "--lang", "en", stdin="check\nsave\nhistory\nquit\nyes\n"))
    everything = "\n".join([*(ran.out + ran.err for ran in heard), *map(str, home.rglob("*")), texts(home)])
    assert [] == [clue for clue in derived(SecretSeed(DIGITS)) if clue in everything]
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert ", ".join(spoken_fingerprint(header["commitment"], "cs")) in everything
    assert header["commitment"] in everything
    assert DIGITS in path.with_suffix(SEED_SUFFIX).read_text()


def test_the_search_would_find_a_leak() -> None:
    """Each of the clues is found where it stands, so that the test above proves something."""
    clues = list(derived(SecretSeed(DIGITS)))
    assert len(clues) > 30
    assert len(clues) - 1 <= len(set(clues))
    assert all(len(clue) >= 12 for clue in clues)


def test_a_match_that_is_over_reveals_its_seed_and_proves_itself(run: Run, home: Path) -> None:
    """Played to its end by computer players, it has the seed as its last line, and nothing else keeps it."""
    told = run("play", "iota", "--players", "bot:1,bot:1", "--lang", "cs", stdin="konec\n")
    assert 0 == told.code
    (path,) = (home / "matches" / "finished").glob("*.jsonl")
    assert DIGITS == json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["do"]
    assert [] == list(home.rglob(f"*{SEED_SUFFIX}"))
    verified = run("replay", str(path), "--verify", "--lang", "cs")
    assert 0 == verified.code
    assert "Los je dokázaný" in verified.out
    fingerprint = next(line for line in verified.lines if line.startswith("Otisk záznamu: "))
    assert fingerprint in told.lines
    document = run("replay", str(path), "--json").document
    assert (True, "drawn", None) == (document["ok"], document["seed"], document["draws"]["wrong"])
