"""The register of a club: people who stay from evening to evening, as a set of entries. Pure functions.

An entry is never changed. What a set of them says depends on no order, so the sets of two copies of a club
make one register by being put together. Texts about people lie beside, as those of journals do.
"""
