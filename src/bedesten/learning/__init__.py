"""Learning weights of judges by self-play: games, examples from them, fitting."""
