"""The board game on the terminal table."""
