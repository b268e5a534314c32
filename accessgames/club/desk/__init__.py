"""The organiser's desk: every command of a club, typed as one command line or said in a conversation."""
