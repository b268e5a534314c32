"""What a club reads, hears, prints and embosses: documents without words, and their writers."""
