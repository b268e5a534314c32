"""The organiser's desk: every deed of a club, typed as one command line or said in a conversation."""
