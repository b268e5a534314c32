"""What proves a game: the contract of all games, golden transcripts, and the linter of locales.

For games of this project and of anybody else. Nothing that plays imports it; it needs the extra `testing`.
A package with a game has the whole contract in one test file::

    from accessgames.testing.contract import *

    GAMES = ("nim",)

or without any file::

    pytest -p accessgames.testing.plugin --pyargs accessgames.testing.contract --game nim
"""
