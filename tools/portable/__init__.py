"""A folder for Windows that needs no Python installed: what makes it, and what goes into it.

Once unpacked it is

    accessgames.cmd, update.cmd    what is started; these hand over to the program and never change
    current.txt                    the name of the program that counts
    programs/VERSION-DIGEST/       one whole program: Python, packages, a list of all its files

An update puts another program beside the one that plays and changes `current.txt` last, in one step. So a
game that runs goes on undisturbed, and whatever fails, the old program is still the one that counts. Matches
and settings lie elsewhere, where the system keeps them.

`build` runs where the program is developed; the other modules are part of the folder and run there.
"""
