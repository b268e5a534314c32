"""Where told lines go: the text sink first, then ports for speech and Braille, and transcripts."""
