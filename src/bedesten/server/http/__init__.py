"""HTTP: routes, who asks, limits, safe headers, static files."""
