"""What bots know of The Dice Game: features and judges."""
