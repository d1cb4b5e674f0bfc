"""The revisions, each after the one it names."""
