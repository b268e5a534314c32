"""One file a migration.

One that stands is never changed; what a running server needs is taken away no sooner than in
the version after.
"""
