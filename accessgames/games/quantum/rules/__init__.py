"""The rules of Quantum: dice, sheets, steps A, B and C, endings and scores. See `QuantumGame`."""
