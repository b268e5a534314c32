"""Accessible tabletop games for the text console: by ear, by Braille and by sight.

The packages and who may import whom are described in ``docs/architecture.md``.
"""

__version__ = "0.1.0"
