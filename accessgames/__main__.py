"""The program as the system starts it: the command `accessgames`, and `python -m accessgames`.

Nothing but `accessgames.isolation` is imported before the current folder has been left.
"""

import sys

from accessgames import isolation


def main() -> int:
    """Leave the current folder, then run the command line of the process.

    Returns:
        The exit code, as `accessgames.cli.main`.
    """
    isolation.leave_current_folder()
    from accessgames.cli import main as run  # noqa: PLC0415 - see above

    return run()


if __name__ == "__main__":
    sys.exit(main())
