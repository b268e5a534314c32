"""Players made of code: generic policies over what a game's room offers; they see the engine only."""
