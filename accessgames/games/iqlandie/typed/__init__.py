"""What people type about tasks, pieces and places, for the commands and the questions alike."""
