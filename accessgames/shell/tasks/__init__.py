"""Tasks: a position, a question, one answer that counts, help that costs stars, and why the best is the best.

The tasks of the daily round are the first that are given so; `exercise` says what a source of others needs.
"""
