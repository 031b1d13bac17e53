"""The Dice Game on the terminal table."""
