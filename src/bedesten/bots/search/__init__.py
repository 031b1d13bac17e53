"""The generic searches: they know no game; what a position is worth they ask a judge."""
