"""Tournaments for other programs and clubs: one open format, written, described, read as from strangers.

It sees a tournament and its events; where a file lies and who may read it is the business of the desk.
"""
