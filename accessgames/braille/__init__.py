"""Czech Braille: transcription, wrapping by cells, files for embossers."""
