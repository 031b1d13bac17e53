"""Training nets by self-play: games, what was expected of each turn, fitting."""
