"""The rules of iQLANDIE: state, actions, events, legality and scoring, without a word of human language."""
