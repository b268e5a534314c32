"""`tools/texts.py`: the sentences before the game is installed."""

from __future__ import annotations

import ast
import json
import os
import string
import subprocess
import sys
from pathlib import Path

import pytest

import start
from tools import texts

ROOT = Path(start.ROOT)


def sentences(language: str) -> dict[str, str]:
    loaded: dict[str, str] = json.loads(
        (ROOT / "locales" / language / "start.json").read_text(encoding="utf-8")
    )
    return loaded


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        (["play", "--lang", "en"], {}, "en"),
        (["--lang=en", "play"], {"ACCESSGAMES_LANG": "cs"}, "en"),
        (["play"], {"ACCESSGAMES_LANG": "en"}, "en"),
        (["play"], {}, ""),
        (["play", "--lang"], {}, ""),
    ],
)
def test_language(words: list[str], environment: dict[str, str], expected: str) -> None:
    """The language is that of --lang, else of ACCESSGAMES_LANG, else nobody's choice."""
    assert expected == texts.language(words, environment)


def test_failure_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    """Where nobody chose a language, a failure is told in Czech and then in English, on standard error."""
    texts.tell(start.ROOT, [], "no-network")
    out, err = capsys.readouterr()
    assert out == ""
    assert [sentences("cs")["no-network"], sentences("en")["no-network"]] == err.splitlines()


def test_progress_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """Progress is told in one sentence, the Czech one where nobody chose."""
    texts.tell(start.ROOT, [], "preparing")
    assert capsys.readouterr().err == "Připravuji hru, chvíli to potrvá.\n"


@pytest.mark.parametrize("page", ["cp852", "cp1250", "cp1252", "ascii"])
def test_a_pipe_gets_utf8_in_every_code_page(page: str) -> None:
    """What is said before the game starts has the same bytes on every system, as what the game says."""
    code = "import start; from tools import texts; texts.tell(start.ROOT, ['--lang', 'cs'], 'preparing')"
    done = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {start.ROOT!r}); {code}"],
        capture_output=True, check=False, env={**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": page},
    )  # fmt: skip
    assert ["Připravuji hru, chvíli to potrvá."] == done.stderr.decode("utf-8").splitlines()


def test_a_program_without_streams_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where pythonw started it there is nobody to tell, and no traceback either."""
    monkeypatch.setattr(sys, "stderr", None)
    texts.tell(start.ROOT, [], "preparing")
    assert sys.stderr is None


def test_chosen_language_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """A chosen language is the only one spoken."""
    texts.tell(start.ROOT, ["--lang", "en"], "failed", log="x.log")
    assert [sentences("en")["failed"].format(log="x.log")] == capsys.readouterr().err.splitlines()


def test_unknown_language_falls_back(capsys: pytest.CaptureFixture[str]) -> None:
    """A language without sentences, or a path in its place, is as good as none."""
    texts.tell(start.ROOT, ["--lang", "../../x"], "failed", log="x.log")
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_languages_agree() -> None:
    """Both languages have the same sentences with the same values, none longer than a line may be."""
    czech, english = sentences("cs"), sentences("en")
    assert set(czech) == set(english)
    for key in czech:
        assert fields(czech[key]) == fields(english[key]), key
        assert max(len(czech[key]), len(english[key])) <= 120, key


def test_every_sentence_is_used() -> None:
    """Each key stands in the code of the set-up, so that none is left over."""
    files = (ROOT / "start.py", ROOT / "tools" / "prepare.py", *(ROOT / "tools" / "portable").glob("*.py"))
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    constants = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    assert set(sentences("cs")) <= constants


@pytest.mark.parametrize("name", ["start.py", "tools/__init__.py", "tools/texts.py"])
def test_old_pythons_understand(name: str) -> None:
    """What runs before the version is checked is within the grammar of Python 3.6."""
    source = (ROOT / name).read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 6)).body
    assert "from __future__ import annotations" not in source


@pytest.mark.parametrize(
    ("word", "expected"),
    [("serve", True), ("join", True), ("Připoj", True), ("herna", True), ("hraj", False), ("", False)],
)
def test_commands_of_the_network_are_known(word: str, expected: bool) -> None:
    """They need a part of their own, whichever language they are typed in."""
    assert expected == texts.is_among(str(ROOT), "command-online", word)


def test_every_name_of_the_network_commands_is_known() -> None:
    """As the command line knows them."""
    import tomllib  # noqa: PLC0415 - one test

    names = tomllib.loads((ROOT / "locales/cs/cli.toml").read_text("utf-8"))["command"]
    assert all(
        texts.is_among(str(ROOT), "command-online", name) for key in ("serve", "join") for name in names[key]
    )
