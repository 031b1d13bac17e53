"""How the board game is looked at."""
