"""What plays by itself at a table: bots in their own processes, answers given beforehand, clocks that run out."""
