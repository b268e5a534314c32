"""The bench of the hall at any size: ``python -m tools.bench.net --tables 100 --rate 20 --seconds 10``."""

from __future__ import annotations

import argparse
import sys

from accessgames.games import load_room
from tools.bench.net import HOME, halls
from tools.bench.net.measuring import Size


def main(words: list[str]) -> int:
    """Measure, and print each figure with what it is compared to; returns 0."""
    parser, usual = argparse.ArgumentParser(description=__doc__), Size()
    parser.add_argument("--tables", type=int, default=usual.tables, help="of two people each")
    parser.add_argument("--rate", type=float, default=usual.rate, help="actions a second")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of each stretch")
    parser.add_argument("--logins", type=int, default=usual.logins, help="beside which they play")
    asked = parser.parse_args(words)
    for one in halls(load_room(HOME), Size(asked.tables, asked.rate, asked.seconds, asked.logins)):
        beside = f", {one.ratio:.2f} of {one.reference} {one.reference_value:.1f}" if one.ratio else ""
        print(f"{one.name}: {one.value:.2f} {one.unit}{beside}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
