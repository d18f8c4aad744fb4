"""A cluster that was started by itself, as docs/scale.md says it, and is reached by its address and its token."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest

TO_BEGIN = 120
"""Seconds in which a cluster has begun, even on a busy machine."""

MORE = {"RAY_AUTH_MODE": "token", "RAY_worker_niceness": "0"}


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def simulated(*more: str, token: str = "") -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    words = [sys.executable, "-m", "veche", "simulate", "stroganov", "--games", "30", "--json", *more]
    return subprocess.run(words, env=os.environ | MORE | {"RAY_AUTH_TOKEN": token}, capture_output=True, text=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[tuple[str, str]]:
    """The address of a head, and the token that it wants."""
    port, token = free_port(), secrets.token_hex(16)
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:
        words = f"start --head --block --num-cpus 2 --port {free_port()} --ray-client-server-port {port}"
        words += f" --include-dashboard false --node-ip-address 127.0.0.1 --temp-dir {folder}"
        head = subprocess.Popen(
            [Path(sys.executable).with_name("ray"), *words.split()],
            env=os.environ | MORE | {"RAY_AUTH_TOKEN": token},
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )
        try:
            until = monotonic() + TO_BEGIN
            while not listens(port):
                assert head.poll() is None
                assert monotonic() < until
                sleep(0.2)
            yield f"ray://127.0.0.1:{port}", token
        finally:
            with suppress(ProcessLookupError):
                os.killpg(head.pid, signal.SIGKILL)
            head.wait()


def listens(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


def test_a_cluster_plays_the_same_games(cluster: tuple[str, str]) -> None:
    address, token = cluster
    there, here = simulated("--on", address, token=token), simulated()
    assert json.loads(there.stdout) == json.loads(here.stdout)
    assert json.loads(here.stdout)["games"] == 30


def test_whoever_does_not_know_the_token_plays_nothing(cluster: tuple[str, str]) -> None:
    address, _ = cluster
    told = simulated("--on", address, token=secrets.token_hex(16))
    assert told.returncode == 2
    assert address in json.loads(told.stdout or told.stderr.splitlines()[-1])["error"]["message"]
