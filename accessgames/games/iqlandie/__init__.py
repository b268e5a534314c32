"""iQLANDIE (Albi, Mozkovna): races over four kinds of tasks, and six expositions built of pieces."""
