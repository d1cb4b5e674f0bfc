"""The table in the browser: the server is the referee, each page shows what its seat may see."""
