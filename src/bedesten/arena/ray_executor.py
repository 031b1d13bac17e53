"""Jobs on a Ray cluster: the same jobs as anywhere else, and by their seeds the same results."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from bedesten.arena.executors import POLL, Batches
from bedesten.arena.extras import need
from bedesten.arena.identity import check_version, version
from bedesten.arena.job import GameFailed, Job, Result, play_job
from bedesten.kernel.errors import BedestenError

__all__ = ["Ray"]

AGAIN: Final = 3
"""How often a job is done again whose worker or machine died."""


class Ray:
    """The workers of a Ray cluster, one for each of its CPUs; to be closed after use.

    `address` is that of a running cluster, "auto" for the one this machine belongs to; without one a cluster of this
    machine alone is started, with `workers` CPUs or as many as there are.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        ray: Any = need("ray", "ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # who plays here is nobody's business
        self.ray = ray
        self.started = not ray.is_initialized()
        if self.started:
            # A cluster of this machine alone is nobody else's: it listens here, and shows no web page.
            alone = {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", FutureWarning)  # of what Ray will do about GPUs
                    ray.init(
                        address or "local", log_to_driver=False, logging_level="ERROR", **({} if address else alone)
                    )
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise BedestenError(f"ray: no cluster at {address or 'this machine'} ({error})") from error
        self.workers: Final = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.version: Final = version()
        self.folder: Final = os.getcwd()

    def run(self, jobs: Iterator[Job]) -> Batches:
        ray = self.ray
        play: Any = ray.remote(num_cpus=1, max_retries=AGAIN, scheduling_strategy="SPREAD")(_play)
        waiting = [play.remote(job, self.version, self.folder) for job in islice(jobs, 2 * self.workers)]
        try:
            while waiting:
                done, waiting = ray.wait(waiting, timeout=POLL)
                waiting += [play.remote(job, self.version, self.folder) for job in islice(jobs, len(done))]
                for found in done:
                    yield self._result(found)
        finally:
            for left in waiting:
                ray.cancel(left, force=True)

    def _result(self, found: Any) -> list[Result]:
        errors = self.ray.exceptions
        try:
            results: list[Result] = self.ray.get(found)
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, BedestenError):
                raise cause from error
            raise
        except errors.RayError as error:
            raise GameFailed(f"a worker of the cluster died {AGAIN + 1} times over the same games: {error}") from error
        return results

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        if self.started:
            self.ray.shutdown()


def _play(job: Job, wanted: str, folder: str) -> list[Result]:
    """What a worker does, once it is sure to have the same engine. Bots in files are looked for in the same folder."""
    check_version(wanted)
    with suppress(OSError):
        os.chdir(folder)
    return play_job(job)
