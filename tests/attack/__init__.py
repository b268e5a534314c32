"""Attacks on what is saved: programs killed at random moments, and a disk on which every call fails once."""
