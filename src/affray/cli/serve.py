"""`affray serve`: the table in the browser."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from affray.cli.opening import find_scenario
from affray.cli.voice import Refused, Voice, out

__all__ = ["serve_table"]

EVERYWHERE: Final = "0.0.0.0"
USUAL: Final = "fights/table.db"


def serve_table(
    lang: str, host: str, port: int, lan: bool, database: str, workers: int, show: bool, scenarios: Sequence[str] = ()
) -> None:
    """Serve until Ctrl-C. Raises Refused when the port or the database cannot be used."""
    voice = Voice(lang)
    try:
        from affray.web.serve import NoDatabase, serve
    except ImportError as lacking:
        raise Refused(voice.t("serving-lacks", what=lacking.name or str(lacking))) from lacking
    for file in scenarios:
        find_scenario(voice, file)
    if lan:
        host = EVERYWHERE
    listening = bound(voice, host, port)
    port = listening.getsockname()[1]
    if not database:
        Path(USUAL).parent.mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{USUAL}"
    address = f"http://{'127.0.0.1' if host == EVERYWHERE else host}:{port}/"
    out(voice.t("serving", address=address), bold=True)
    if host == EVERYWHERE:
        out(voice.t("serving-lan", address=f"http://{lan_address()}:{port}/"), fg="yellow")
    out(voice.t("serving-stop", database=database.partition("@")[2] or database), dim=True)

    def ready() -> None:
        if show:
            webbrowser.open(f"{address}?lang={lang}")

    try:
        serve(listening, database, workers, ready, scenarios=[str(Path(file).resolve()) for file in scenarios])
    except NoDatabase as lost:
        raise Refused(voice.t("serving-database", why=lost.why)) from lost


def bound(voice: Voice, host: str, port: int) -> socket.socket:
    """A listening socket, so that a port in use is met before anything is begun."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        why = voice.why(error) if isinstance(error, OSError) else str(error)
        raise Refused(voice.t("serving-port", port=str(port), why=why)) from error
    return listening


def lan_address() -> str:
    """This machine's address in the local network, as far as it knows one: nothing is sent."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    except OSError:
        return socket.gethostname()
    finally:
        probe.close()
