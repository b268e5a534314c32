"""Ports that carry rendered messages to the console, to speech and to a Braille display."""
