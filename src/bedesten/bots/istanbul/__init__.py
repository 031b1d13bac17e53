"""What bots know of the board game: features, judges, the moves worth a look; a module for each expansion."""
