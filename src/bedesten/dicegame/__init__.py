"""Istanbul: The Dice Game, on the same kernel as the board game."""
