"""The table in the terminal: session, screen, input, log, saved games; a package for each game."""
