"""The command line as a whole: exit codes, streams, languages, and what happens when something breaks."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import pytest

from accessgames import __version__
from accessgames.cli import main
from accessgames.cli.commands import COMMANDS, OPTIONS, OptionValue
from accessgames.language import Language
from accessgames.storage.files import log_path
from accessgames.testing.speech import load_speech_lint

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

_PROGRAM = (sys.executable, "-m", "accessgames")


def test_version(run: Run) -> None:
    """The version is one line."""
    assert (0, f"accessgames {__version__}\n", "") == (
        (ran := run("--version")).code,
        ran.out,
        ran.err,
    )


def test_version_without_any_terminal() -> None:
    """A process without a terminal, with closed input and a foreign locale, tells the version."""
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*_PROGRAM, "--version"], stdin=subprocess.DEVNULL, capture_output=True, check=True, env=environment
    )
    assert (f"accessgames {__version__}".encode(), b"") == (ran.stdout.strip(), ran.stderr)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_help_is_plain_lines(run: Run, tag: str) -> None:
    """Help for the program and for each command: lines that a voice reads well, on stdout, exit code 0."""
    lint = load_speech_lint(tag)
    for words in ((), *((command.id,) for command in COMMANDS)):
        ran = run(*words, "--help", "--lang", tag)
        assert (0, "") == (ran.code, ran.err)
        assert 3 < len(ran.lines)
        assert [] == [found for found in lint.lines(ran.lines) if found.name != "doubled-blank"]


def test_help_names_every_option_of_a_command(run: Run) -> None:
    """`play --help` tells its options and those that every command has, and no others."""
    lines = run("play", "--help").lines
    texts = {option: Language("cs").text(f"cli-option-{option}") for option in OPTIONS}
    told = {option for option, text in texts.items() if text in lines}
    assert {
        "players",
        "seed",
        "words",
        "profile",
        "option",
        "clock",
        "table",
        "no-help",
        "help",
        "lang",
    } == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("xyzzy",), "„xyzzy“"),
        (("hrej",), "„hraj“"),
        (("bench", "--over"), "„--over“"),
        (("hraj",), "jméno hry"),
        (("hraj", "iota", "--semínko"), "„--seminko“"),
        (("diagnostika", "--jazyk", "de"), "cs nebo en"),
        (("diagnostika", "--profil", "mys"), "ctecka, klavesy nebo zrak"),
    ],
)
def test_wrong_usage_in_czech(run: Run, words: tuple[str, ...], told: str) -> None:
    """Wrong usage is exit code 2 and one Czech sentence on stderr, with Czech names of options."""
    ran = run(*words)
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert told in ran.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--lang", "en", "xyzzy"), "“xyzzy”"),
        (("--jazyk=en", "bench", "--over"), "“--verify”"),
        (("play", "--language", "en"), "game is missing"),
        (("play", "iota", "--seed", "--lang", "en"), "“--seed”"),
    ],
)
def test_wrong_usage_in_english(run: Run, words: tuple[str, ...], told: str) -> None:
    """The language that is asked for is spoken even when the rest of the line is wrong."""
    ran = run(*words)
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert told in ran.err


def test_language_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A variable chooses the language; the flag is stronger, and nonsense is passed over."""
    monkeypatch.setenv("ACCESSGAMES_LANG", "en")
    assert "“xyzzy”" in run("xyzzy").err
    assert "„xyzzy“" in run("xyzzy", "--lang", "cs").err
    monkeypatch.setenv("ACCESSGAMES_LANG", "klingon")
    assert "„xyzzy“" in run("xyzzy").err


def test_language_from_the_settings(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was chosen in a talk is spoken here, too; a broken file of settings changes nothing."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text('language = "en"\n', encoding="utf-8")
    assert "“xyzzy”" in run("xyzzy").err
    (tmp_path / "settings.toml").write_text("language = [", encoding="utf-8")
    assert "„xyzzy“" in run("xyzzy").err


def _fail_with(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> NoReturn:
        raise error

    monkeypatch.setattr("accessgames.cli.help.help_command", fail)


def test_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C ends with one word, not with a traceback."""
    _fail_with(KeyboardInterrupt(), monkeypatch)
    assert (1, "", "Přerušeno.\n") == ((ran := run("--help")).code, ran.out, ran.err)


def test_a_refusal_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the operating system refuses becomes a sentence with the file."""
    _fail_with(PermissionError(13, "Permission denied", "soubor.txt"), monkeypatch)
    ran = run("--help")
    assert (1, "", 1) == (ran.code, ran.out, len(_joined(ran.err)))
    assert "soubor.txt" in ran.err


def _joined(told: str) -> list[str]:
    """Return lines, with a long path on a line of its own put behind its sentence."""
    return re.sub(r"\n(?=/|[A-Z]:\\)", " ", told).splitlines()


def test_a_defect_is_logged(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An error that nobody expected is one sentence; the traceback goes to a file."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    _fail_with(ZeroDivisionError("nobody expected this"), monkeypatch)
    ran = run("--help")
    assert (1, "", 1) == (ran.code, ran.out, len(_joined(ran.err)))
    (log,) = (tmp_path / "home").iterdir()
    assert str(log) in ran.err
    assert "ZeroDivisionError: nobody expected this" in log.read_text(encoding="utf-8")


def test_a_reader_who_has_seen_enough() -> None:
    """When the reader of our output goes away, the program ends quietly, as with `head`."""
    with subprocess.Popen(
        [*_PROGRAM, "doctor"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"" == process.stderr.read()
        assert 0 == process.wait()


def test_streams_speak_utf8_whatever_the_locale(run: Run) -> None:
    """Czech letters come out whole in a process whose locale knows none."""
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run([*_PROGRAM, "hrej"], capture_output=True, check=False, env=environment)
    assert run("hrej").err.encode() == ran.stderr.replace(b"\r\n", b"\n")


def test_main_reads_the_words_of_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without arguments the words after the program's name count, as the installed command needs it."""
    monkeypatch.setattr(sys, "argv", ["accessgames", "--version"])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert 0 == main()
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize("option", [name for name, takes in OPTIONS.items() if takes is OptionValue.VALUE])
def test_every_option_without_a_command_is_one_sentence(run: Run, option: str) -> None:
    """`accessgames --seminko 7` names what is missing; it ended with a KeyError once."""
    ran = run(f"--{option}", "7")
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))


def test_a_mistake_in_telling_a_mistake_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong while a refusal is told is a defect with a log, never a traceback."""
    monkeypatch.setattr("accessgames.cli.console.first_names", lambda *_: {})
    ran = run("hraj", "iota", "--games", "7")
    assert (1, "", 1) == (ran.code, ran.out, len(_joined(ran.err)))
    assert "KeyError" in log_path().read_text(encoding="utf-8")
