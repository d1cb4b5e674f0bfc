"""A PostgreSQL of the tests' own: a cluster in a temporary folder, reached by a socket in it and by nothing else."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from secrets import token_hex

__all__ = ["Cluster", "programs"]

OWNER = "postgres"


def programs() -> Path | None:
    """Where PostgreSQL's programs lie, the newest of several; None where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name))
    if found:
        return found[-1]
    there = shutil.which("initdb")
    return Path(there).parent if there else None


class Cluster:
    """Made by `make`, started and stopped as often as a test likes, gone after `remove`."""

    def __init__(self, bin: Path) -> None:
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="affray-pg-"))  # short: a socket's path is limited
        self.data = self.folder / "data"
        # PostgreSQL refuses to run as root.
        self.as_owner = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        self.user = OWNER if self.as_owner else pwd.getpwuid(os.geteuid()).pw_name

    def make(self) -> None:
        if self.as_owner:
            shutil.chown(self.folder, OWNER)
        self.run(
            "initdb", "-D", str(self.data), "-A", "trust", "-U", self.user, "--no-sync", "-E", "UTF8", "--locale=C"
        )
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\nfsync = off\n")
        self.start()

    def run(self, program: str, *args: str) -> None:
        command = [*self.as_owner, str(self.bin / program), *args]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=60,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")

    def start(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        """At once, as after a crash: whoever is connected loses the line."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        """An empty database: its address."""
        name = "t" + token_hex(6)
        self.run("createdb", "-h", str(self.folder), "-U", self.user, "-T", "template0", name)
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def remove(self) -> None:
        pid = self.data / "postmaster.pid"
        try:
            if pid.exists():
                self.stop()
        except (RuntimeError, subprocess.TimeoutExpired):
            os.kill(int(pid.read_text().split()[0]), signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
