"""HTTP: protocols, security, authentication, rate limits, routes, static files."""
