"""What any game is: asks, moves, chance, records, views. Knows no rules."""
