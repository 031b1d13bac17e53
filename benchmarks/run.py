"""Measures Bedesten, compiled and interpreted, beside Catanatron and OpenSpiel, in one run.

Every measurement is a fresh process with fixed seeds; each round runs all contestants in turn, so that noise hits all
alike. Bedesten is taken from src/ (interpreted) and build/compiled/ (compiled); the others are installed from PyPI into
build/bench/, which is kept. What can't be installed or built is named, and the rest is measured.

The exit code is 1 if a measurement of Bedesten failed or the two builds played different games; a missed goal is only
shown, since ratios move with the machine.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from datetime import date
from pathlib import Path

import bench
import envs
import peers_venv
import report


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def about() -> dict[str, str]:
    """The machine and the source, for the head of the report."""
    facts = {"Measured": date.today().isoformat(), "on": f"{processor()}, {os.cpu_count()} cores"}
    if hasattr(os, "sysconf"):
        facts["memory"] = f"{os.sysconf('SC_PHYS_PAGES') * os.sysconf('SC_PAGE_SIZE') / 2**30:.0f} GiB"
    if hasattr(os, "getloadavg"):
        facts["load at the start"] = f"{os.getloadavg()[0]:.1f}"
    facts[platform.system()] = platform.machine()
    facts[platform.python_implementation()] = platform.python_version()
    try:
        git = ["git", "-C", str(bench.ROOT), "describe", "--always", "--dirty"]
        facts["commit"] = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        pass
    return facts


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--quick", action="store_true", help="little work, few rounds: does it run, and roughly how fast"
    )
    topics = ", ".join((*bench.TOPICS, "envs"))
    parser.add_argument(
        "--only",
        action="append",
        choices=(*bench.TOPICS, "envs"),
        metavar="NAME",
        help=f"only this figure; may be repeated. One of: {topics}",
    )
    parser.add_argument("--server", action="store_true", help="load the server instead, beside boardgame.io's")
    parser.add_argument("--no-peers", action="store_true", help="Bedesten alone: nothing is installed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every value of every round")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables that are printed")
    return parser.parse_args()


def load_server(args: argparse.Namespace) -> int:
    """Measure the server under load; its clients need what the server needs."""
    import server_load

    facts = about()
    runs, problems = server_load.measure_all(args.quick, not args.no_peers)
    head = "; ".join(f"{key} {value}" for key, value in facts.items())
    text = "\n\n".join([f"{head}.", server_load.markdown(runs), *problems])
    print(text)
    if args.markdown:
        args.markdown.write_text(text + "\n", encoding="utf-8")
    if args.json:
        args.json.write_text(json.dumps([asdict(run) for run in runs], indent=1) + "\n", encoding="utf-8")
    return int(not runs)


def main() -> int:
    args = options()
    if args.server:
        return load_server(args)
    problems = []
    contestants = []
    for build, path in bench.BUILDS.items():
        if (path / "bedesten").is_dir():
            contestants.append(build)
        else:
            problems.append(f"There is no {build} build in {path.relative_to(bench.ROOT)}/; it is not measured.")
    incomplete = bool(problems)
    if not args.no_peers:
        have, missing = peers_venv.prepare(bench.VENV, bench.say)
        contestants += [peer for peer, package in bench.PEERS.items() if package in have]
        problems += missing
    for problem in problems:
        bench.say(problem)
    size = bench.QUICK if args.quick else bench.FULL
    topics = [topic for topic in args.only or bench.TOPICS if topic != "envs"]
    suite = bench.Bench(size, topics, contestants)
    results = suite.results
    results.problems += problems
    results.about = about() | {"rounds": str(size.rounds)}
    suite.all()
    text = report.markdown(results)
    print(text)
    wrappers = envs.EnvBench(args.quick, not args.no_peers)
    if args.only is None or "envs" in args.only:
        wrappers.run()
        print(wrappers.markdown())
    if args.markdown:
        args.markdown.write_text(text, encoding="utf-8")
    if args.json:
        args.json.write_text(json.dumps(report.as_json(results), indent=1) + "\n", encoding="utf-8")
    broken = any(contestant in bench.BUILDS for _, contestant in suite.failed) or wrappers.broken()
    return int(incomplete or broken or not all(results.same_games().values()))


if __name__ == "__main__":
    sys.exit(main())
