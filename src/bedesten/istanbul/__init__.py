"""Istanbul, the board game. One module for each place; cards, tokens, turn and set-up beside them."""
