"""Check the project's locales, or those of a package: one line for each finding; exit code 1 for any."""

from __future__ import annotations

import sys
from pathlib import Path

from accessgames.testing.linter import lint_package, lint_project


def main(folders: list[str]) -> int:
    """Print what is wrong."""
    findings = [finding for folder in folders for finding in lint_package(Path(folder))]
    if not folders:
        findings = lint_project()
    sys.stdout.writelines(f"{finding}\n" for finding in findings)
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
