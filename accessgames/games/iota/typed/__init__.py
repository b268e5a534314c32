"""What people type about cards and places, for the commands and the questions alike."""
