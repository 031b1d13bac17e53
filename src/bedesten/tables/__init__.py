"""What a table is, wherever it runs: settings, people, a log of typed entries, and the game that comes of it.

Nothing here does I/O or knows a framework; time and randomness are handed in. The server adds transport and a store,
the terminal a screen.
"""
