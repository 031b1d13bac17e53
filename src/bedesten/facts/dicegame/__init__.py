"""How The Dice Game is looked at."""
