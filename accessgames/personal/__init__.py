"""What is kept of a person on this computer: matches counted, ratings, and what other modules add to them."""
