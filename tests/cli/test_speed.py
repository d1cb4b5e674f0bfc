"""Nobody waits: the help and the first question come at once. Processor time, the best of three, for a busy machine is no slow program."""

import os
import subprocess
import sys

MAIN = "from affray.cli import main; main()"


def seconds(*args: str) -> float:
    best = 60.0
    for _ in range(3):
        child = subprocess.Popen([sys.executable, "-c", MAIN, *args], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        assert child.stdin is not None
        child.stdin.write(b"q\n")
        child.stdin.close()
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        assert child.returncode == 0
        best = min(best, used.ru_utime + used.ru_stime)
    return best


def test_help_is_quick_and_loads_little() -> None:
    assert seconds("--help") < 0.3
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, affray.cli.main as m; m.build(['--help']); print(*sys.modules)"],
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    assert not {"fluent.runtime", "yaml", "pydantic", "rich", "affray.company.company"} & {*loaded}


def test_the_first_question_comes_within_a_second() -> None:
    assert seconds("play", "one_orc", "--seat", "hild=human", "--lang", "ru") < 1
