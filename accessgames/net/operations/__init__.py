"""What operators of a hall need: figures, happenings, whether it is well, its end and its copies."""
