"""`python -m affray`."""

from affray.cli.main import run

run()
