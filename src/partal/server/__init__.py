"""The web table: tables in a database, live play over WebSocket, the page itself."""
