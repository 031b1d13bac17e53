"""The same games on a real Ray cluster of two nodes, on this machine; in one test, since it is slow to start."""

import signal
import sys
import time

import pytest

import bedesten
from arena.tournaments import small
from bedesten import arena
from bedesten.arena import extras
from bedesten.arena.ray_executor import Ray
from bedesten.envs.gymnasium import SeatEnv
from bedesten.kernel.errors import BedestenError

PATIENCE = 240.0
NODES = ({"include_dashboard": False, "node_ip_address": "127.0.0.2"}, {"node_ip_address": "127.0.0.3"})
"""On the loopback, each node with an address of its own. (Ray takes 127.0.0.1 for a mistake.)"""


def started():
    """Two nodes with one CPU each. Ray gives a node thirty seconds to start, which a busy machine may not have."""
    from ray.cluster_utils import Cluster

    limit = time.monotonic() + PATIENCE
    while True:
        found = Cluster()
        try:
            for node in NODES:
                found.add_node(num_cpus=1, **node)
            return found
        except Exception:  # Ray has no name for it
            found.shutdown()
            if time.monotonic() > limit:
                raise


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = started()
    try:
        yield found
    finally:
        found.shutdown()


MORTAL = """
import os, signal
from bedesten.bots import Bot

class Mortal(Bot):
    \"\"\"Kills its worker, once.\"\"\"
    def choose(self, sight):
        try:
            os.close(os.open({marker!r}, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return sight.moves()[0]
        os.kill(os.getpid(), {signal})
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ray's clusters of several nodes on one machine are for POSIX")
def test_the_same_games_on_two_nodes(cluster, tmp_path):
    import ray

    executor = Ray(cluster.address)
    try:
        assert executor.workers == 2
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        _plays_the_same(executor, tmp_path)
        _carries_games_of_ones_own()
        _survives_the_death_of_a_worker(executor, tmp_path)
        _tells_what_went_wrong(executor, tmp_path)
        _refuses_another_version(executor)
    finally:
        executor.close()
    assert not ray.is_initialized()


def _plays_the_same(executor, tmp_path):
    plan = arena.prepare(9, "random", players=3, seed=4, limit=60)
    assert list(arena.run(plan, executor=executor)) == list(arena.run(plan, jobs=1))
    for folder, where in (("near", arena.Local()), ("far", executor)):
        with arena.Ledger(tmp_path / folder, small()) as ledger:
            arena.play_tournament(ledger, where)
    assert arena.read_folder(tmp_path / "far")[1] == arena.read_folder(tmp_path / "near")[1]
    near, far = (sorted((tmp_path / folder / "records").rglob("*.txt")) for folder in ("near", "far"))
    assert [file.read_text(encoding="utf-8") for file in far] == [file.read_text(encoding="utf-8") for file in near]
    assert len(far) == 13


def _carries_games_of_ones_own():
    """Without the arena, as a researcher uses Ray: games, tables, sights and environments go to tasks and come back."""
    import ray

    def gone_on(game, table, sight, env):
        game.play(game.moves()[0])
        seen, reward, *_ = env.step(env.unwrapped.action_masks().argmax())
        return game, table.playout(3), sight.moves(), seen.tolist(), reward

    for name in bedesten.GAMES:
        game = bedesten.new(name, players=2, seed=3)
        env = SeatEnv(name, players=2)
        env.reset(seed=3)
        things = (game, game.table(), game.sight(game.actor), env)
        far = ray.get(ray.remote(gone_on).remote(*things), timeout=PATIENCE)
        near = gone_on(*things)
        assert far[0].fingerprint() == near[0].fingerprint()
        assert far[0].record() == near[0].record()
        assert far[1:] == near[1:]


def _survives_the_death_of_a_worker(executor, tmp_path):
    marker, file = tmp_path / "died", tmp_path / "mortal_bot.py"
    file.write_text(MORTAL.format(marker=str(marker), signal=int(signal.SIGKILL)), encoding="utf-8")
    bots = {"bots": {"first": f"{file}:Mortal", "second": "random"}, "limit": 20}
    with arena.Ledger(tmp_path / "mortal", small(**bots)) as ledger:
        arena.play_tournament(ledger, executor)
    assert marker.exists()
    lines = (tmp_path / "mortal" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == small().games
    with arena.Ledger(tmp_path / "calm", small(**bots)) as calm:
        arena.play_tournament(calm, arena.Local())
    assert ledger.results == calm.results


BROKEN = """
from bedesten.bots import Bot

class Broken(Bot):
    def choose(self, sight):
        raise ZeroDivisionError("too clever")
"""


def _tells_what_went_wrong(executor, tmp_path):
    file = tmp_path / "broken_bot.py"
    file.write_text(BROKEN, encoding="utf-8")
    plan = arena.prepare(2, f"{file}:Broken", players=2, seed=1)
    with pytest.raises(arena.GameFailed, match=r"game \d .* failed: ZeroDivisionError: too clever"):
        list(arena.run(plan, executor=executor))


def _refuses_another_version(executor):
    executor.version = "0.0.0 (engine x, bots y)"
    plan = arena.prepare(1, "random", players=2, seed=1, limit=5)
    with pytest.raises(BedestenError, match=r"this worker has bedesten .* but its driver has 0\.0\.0"):
        list(arena.run(plan, executor=executor))


def test_without_ray_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(extras.MissingExtra, match=r"this needs ray: pip install 'bedesten\[ray\]'"):
        Ray()
