"""Tournaments of several copies of a club: entries in no order of their own, united and carried out."""
