"""Games as environments drive them: one seat against bots, or all seats from outside; one game or many."""
