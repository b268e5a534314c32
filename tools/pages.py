"""Run the examples of the documentation and write down what they really show.

    python tools/pages.py               all pages
    python tools/pages.py docs/cs/iota.md
    python tools/pages.py --check       only tell which would change

An example is a block of a page marked `console`. `$ words` is a command; a line that begins with a prompt of
the program is typed into it, everything else is what the terminal shows, 80 columns wide. A program goes on
from block to block until it ends. `…` stands for any part of a line, or alone for any number of lines. Blocks
marked `console fresh` begin on a machine where the program has never run; elsewhere the first questions are
answered. All blocks of a page share one folder.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

PAGES: Final = ("README.md", "docs")
"""Files and folders with examples."""

GAP: Final = "…"
"""Stands for what differs from run to run, or is too long to be shown."""

_BLOCK: Final = re.compile(r"^```console( fresh)?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_PROMPTS: Final = ("Příkaz:", "Odpověď:", "příkaz", "odpověď", "Command:", "Answer:", "command", "answer")
_TYPED: Final = re.compile(rf"^(?:{'|'.join(_PROMPTS)})(?: (.*))?$")
_WAITING: Final = re.compile(rf"(?:^|\n)(?:{'|'.join(_PROMPTS)}) $")
_COLUMNS: Final = 80
_PATIENCE: Final = 60
_LOCALES: Final = {"cs": "cs_CZ.UTF-8", "en": "en_GB.UTF-8"}


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is typed, and what is shown after it.

    Attributes:
        head: The line with what is typed, as it stands on the page.
        shown: Lines of the answer.
    """

    head: str
    shown: tuple[str, ...]

    @property
    def command(self) -> str | None:
        """The command of the system, or None where something is typed into a program."""
        return self.head.removeprefix("$ ") if self.head.startswith("$ ") else None

    @property
    def typed(self) -> str:
        """What is typed into a program."""
        match = _TYPED.match(self.head)
        return match[1] or "" if match else ""


def parts_of(block: str) -> tuple[Part, ...]:
    """Take a block apart."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ ") or _TYPED.match(line) or not found:
            found.append((line, []))
        else:
            found[-1][1].append(line)
    return tuple(Part(head, tuple(shown)) for head, shown in found)


def agrees(shown: Sequence[str], real: Sequence[str]) -> bool:
    """Tell whether what a page shows, gaps and all, is what was really said."""
    pattern = "".join("(?:.*\n)*?" if line == GAP else _pattern(line) + "\n" for line in shown)
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in real)) is not None


def _pattern(line: str) -> str:
    return ".*".join(map(re.escape, line.split(GAP)))


def renewed(shown: Sequence[str], real: Sequence[str]) -> tuple[str, ...]:
    """Return what the page should show: as it stands if that is right, with its gaps where they still fit."""
    if agrees(shown, real):
        return tuple(shown)
    gapped = [line for line in shown if GAP in line and line != GAP]
    lines = [next((gap for gap in gapped if re.fullmatch(_pattern(gap), line)), line) for line in real]
    if GAP not in shown:
        return tuple(lines)
    before = shown.index(GAP)
    after = len(shown) - before - 1
    return (
        (*lines[:before], GAP, *lines[len(lines) - after :]) if before + after < len(lines) else tuple(lines)
    )


class Terminal:
    """A terminal in which the examples of one page are run.

    Attributes:
        folder: Folder in which commands are started.
    """

    def __init__(self, language: str, folder: Path) -> None:
        """Prepare a machine whose user speaks a language, with everything below an empty folder."""
        self._language = language
        self.folder = folder / "desk"
        self._home = folder / "home"
        self.folder.mkdir()
        self._home.mkdir()
        self._fresh = 0
        self._shown: tuple[str, ...] = ()
        self._program: Program | None = None
        self._settle()

    def _settle(self) -> None:
        """Answer the first questions."""
        text = f'language = "{self._language}"\nspeech = "no"\n'
        (self._home / "settings.toml").write_text(text, "utf-8")

    def forget(self) -> None:
        """Become a machine where the program has never run."""
        self._fresh += 1
        self._home = self._home.with_name(f"fresh-{self._fresh}")

    def run(self, part: Part) -> tuple[str, ...]:
        """Do what a part says; return what is shown.

        Raises:
            ValueError: Something is typed where no program waits, or a command where one does.
        """
        if part.command is None:
            if self._program is None:
                raise ValueError(f"nothing waits for {part.head!r} after {self._shown}")
            shown = self._program.enter(part.typed)
        else:
            if self._program is not None:
                raise ValueError(f"a program still waits before {part.head!r} after {self._shown}")
            self._program = Program(part.command, self.folder, self._environment())
            shown = self._program.listen()
        if self._program.ended:
            self._program = None
        self._shown = shown
        return shown

    def close(self) -> None:
        """End.

        Raises:
            ValueError: A program still waits for something.
        """
        if self._program is not None:
            self._program.kill()
            raise ValueError("the last program of the page does not end")

    def _environment(self) -> dict[str, str]:
        return {
            "ACCESSGAMES_HOME": str(self._home),
            "ACCESSGAMES_PROGRESS": "no",
            "HOME": str(self._home),
            "LANG": _LOCALES[self._language],
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            # Whether a voice asks the first questions as well must not depend on what is installed here.
            "SSH_CONNECTION": "elsewhere",
            "TERM": "xterm",
        }


class Program:
    """A command running in a pseudo-terminal.

    Attributes:
        ended: Whether it has ended.
    """

    def __init__(self, command: str, folder: Path, environment: dict[str, str]) -> None:
        """Start a command of the shell."""
        import pexpect  # noqa: PLC0415 - not on Windows

        self._end = pexpect.EOF
        self._child: pexpect.spawn[str] = pexpect.spawn(
            "sh",
            ["-c", command],
            cwd=str(folder),
            dimensions=(40, _COLUMNS),
            echo=False,
            encoding="utf-8",
            env=environment,
            timeout=_PATIENCE,
        )
        self._child.delaybeforesend = None
        self.ended = False

    def enter(self, line: str) -> tuple[str, ...]:
        """Type a line; return what is shown after it."""
        self._child.send(f"{line}\n")
        self._child.expect_exact(f"{line}\r\n")
        return self.listen()

    def listen(self) -> tuple[str, ...]:
        """Wait for the next prompt or the end; return the lines before it."""
        found = self._child.expect([_WAITING.pattern, self._end])
        self.ended = found == 1
        if self.ended:
            self._child.close()
        text = re.sub("\r+\n", "\n", self._child.before or "").rstrip("\r\n\f")
        return tuple(text.split("\n")) if text else ()

    def kill(self) -> None:
        """End it by force."""
        self._child.close(force=True)


def renew(text: str, language: str, folder: Path) -> str:
    """Return a page with what its examples really show.

    Raises:
        ValueError: The examples don't fit together.
    """
    terminal = Terminal(language, folder)

    def write(match: re.Match[str]) -> str:
        if match[1]:
            terminal.forget()
        lines: list[str] = []
        for part in parts_of(match[2]):
            real = terminal.run(part)
            lines += (part.head, *renewed(part.shown, real))
        body = "".join(f"{line}\n" for line in lines)
        return f"```console{match[1] or ''}\n{body}```"

    new = _BLOCK.sub(write, text)
    terminal.close()
    return new


def pages(root: Path = ROOT) -> Iterator[Path]:
    """Yield all pages that have examples."""
    for name in PAGES:
        path = root / name
        for page in sorted(path.rglob("*.md")) if path.is_dir() else [path]:
            if _BLOCK.search(page.read_text("utf-8")):
                yield page


def language_of(page: Path) -> str:
    """Return the language that the user of a page speaks."""
    return "cs" if page.parent.name == "cs" else "en"


def renew_page(page: Path) -> tuple[str, str]:
    """Return a page as it stands and as it should.

    Raises:
        ValueError: The examples don't fit together.
    """
    text = page.read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        return text, renew(text, language_of(page), Path(folder))


def main() -> int:
    """Renew pages; exit code 1 when one differs and was only to be checked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pages", nargs="*", type=Path, metavar="PAGE", help="all when none is named")
    parser.add_argument("--check", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    changed = 0
    for page in chosen.pages or pages():
        old, new = renew_page(page)
        if old != new:
            changed += 1
            print(f"{page} {'would change' if chosen.check else 'changed'}")
            if not chosen.check:
                page.write_text(new, "utf-8", newline="\n")
    return 1 if changed and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
