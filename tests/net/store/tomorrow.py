"""The next version of the program, made up: one more migration and a column that only it knows."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Final

from accessgames.net.store import migrating

if TYPE_CHECKING:
    from pathlib import Path

_MIGRATION: Final = '''"""A column and an index more."""

import sqlalchemy as sa

from accessgames.net.store import expanding
from accessgames.net.store.schema import NUMBER

revision = "tomorrow"
down_revision = "places"
oldest = {oldest}


def upgrade():
    """Add them."""
    for table in ("lines", "tables"):
        expanding.add_column(table, sa.Column("liked", NUMBER, nullable=False, server_default="7"))
    expanding.add_index("tables_liked", "tables", ["liked"], where="liked > 7")
'''

BEGINS: Final = """
import pathlib, runpy
import sqlalchemy as sa
from accessgames.net.store import migrating, schema
migrating.FOLDER = pathlib.Path({folder!r})
schema.TABLES.append_column(sa.Column("liked", schema.NUMBER, nullable=False, server_default="7"))
runpy.run_module("accessgames", run_name="__main__", alter_sys=True)
"""
"""How a server of tomorrow begins; each of its statements about tables names the new column."""


def folder(path: Path, oldest: int = 4) -> Path:
    """Make the migrations of tomorrow in a new folder; programs with so many migrations may go on then."""
    shutil.copytree(migrating.FOLDER, path, ignore=shutil.ignore_patterns("__pycache__"))
    (path / "versions" / "tomorrow.py").write_text(_MIGRATION.format(oldest=oldest), encoding="utf-8")
    return path
