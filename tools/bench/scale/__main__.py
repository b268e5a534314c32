"""The bench of several servers at any size: ``python -m tools.bench.scale --tables 200 --rate 60``."""

from __future__ import annotations

import argparse
import sys

from accessgames.games import load_room
from tools.bench.net import HOME
from tools.bench.scale import houses
from tools.bench.scale.measuring import Size


def main(words: list[str]) -> int:
    """Measure, and print each figure with what it is compared to; returns 0."""
    parser, usual = argparse.ArgumentParser(description=__doc__), Size()
    parser.add_argument("--tables", type=int, default=usual.tables, help="of two people each")
    parser.add_argument("--rate", type=float, default=usual.rate, help="actions a second")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of each stretch")
    parser.add_argument("--stored", type=int, default=usual.stored, help="matches; then ten times as many")
    asked = parser.parse_args(words)
    for one in houses(load_room(HOME), Size(asked.tables, asked.rate, asked.seconds, asked.stored)):
        beside = f", {one.ratio:.2f} of {one.reference} {one.reference_value:.2f}" if one.ratio else ""
        print(f"{one.name}: {one.value:.2f} {one.unit}{beside}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
