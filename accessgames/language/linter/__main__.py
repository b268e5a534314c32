"""Check the project's locales: one line for each finding; exit code 1 when there is any."""

from __future__ import annotations

import sys

from accessgames.language.linter import lint_project


def main() -> int:
    """Print what is wrong."""
    findings = lint_project()
    sys.stdout.writelines(f"{finding}\n" for finding in findings)
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main())
