"""Stories that prove the clauses of the rules, one file a chapter.

`@clause("CO-18")` ties a test to the clause it proves; `make clauses` prints which test proves which.
"""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these clauses of docs/clauses.yaml, such as "CO-18"; at least one."""
    if not ids:
        raise ValueError("a test proves at least one clause: @clause('CO-18')")
    return pytest.mark.clause(*ids)
