"""Small neural nets that value positions, without a library: they run wherever the bots do."""
