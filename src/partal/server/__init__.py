"""The web server: tables in a database, live play over WebSocket, and the page itself."""
