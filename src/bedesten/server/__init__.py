"""Tables over HTTP and WebSocket, on SQLite or PostgreSQL."""
