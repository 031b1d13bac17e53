"""Guild turns, and the guild cards, each with the questions that it asks."""
