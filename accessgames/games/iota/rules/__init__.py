"""The rules of IOTA: state, actions, events, legality and scoring, without a word of human language."""
