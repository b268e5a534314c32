"""The rules of running a tournament: what may happen, and what it makes of the tournament. Pure functions.

`refusal` says why an event is not allowed, `apply` carries an allowed one out, `Course` is the tournament
with the events that hold, so that something can be taken back.
"""
