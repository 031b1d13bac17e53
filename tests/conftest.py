"""What all tests share: the build under test, markers, how hard Hypothesis looks."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import bedesten
import builds
import costs
from bedesten._build import compiled

TESTS = Path(__file__).resolve().parent

# All cores are in use by tests: a library's own threads would only wait for each other.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")

# Time limits for one example say more about the machine than about the code.
settings.register_profile("default", deadline=None, print_blob=True)
# In CI the same examples each time: what fails there has to do with the change. Elsewhere always new ones.
settings.register_profile(
    "ci",
    deadline=None,
    print_blob=True,
    max_examples=150,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--build",
        choices=["interpreted", "compiled"],
        help="the build that is meant: another one is an error, and only the tests that are to run on it do",
    )
    parser.addoption("--cost", action="store_true", help="tell what every file costs in processor time")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores where tests wait for servers and browsers: another one works meanwhile."""
    return (os.cpu_count() or 1) + int(config.getoption("build") == "compiled")


def pytest_configure(config: pytest.Config) -> None:
    """Stop at once if the build under test is not the one that was meant."""
    if config.getoption("cost"):
        config.pluginmanager.register(costs.Costs())
    expected = config.getoption("build")
    found = "compiled" if compiled() else "interpreted"
    if expected not in (None, found):
        raise pytest.UsageError(
            f"--build is {expected!r}, but the engine is {found}, imported from {bedesten.__file__}"
        )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What belongs to the other build as a whole is not read."""
    build = config.getoption("build")
    if build and collection_path.suffix == ".py" and TESTS in collection_path.parents:
        return builds.left_out(collection_path, TESTS, build) or None
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test with its builds and needs, before `-m` chooses by them, and leave those of the other build."""
    for item in items:
        builds.mark(item, item.path.relative_to(TESTS).as_posix())
    build = config.getoption("build")
    if build:
        items[:] = builds.in_order(items, TESTS)
        others = [item for item in items if not builds.belongs(item, build)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if builds.belongs(item, build)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI nothing is skipped: a part that is missing there is an error."""
    report = yield
    if os.environ.get("CI") and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped in CI: {report.longrepr}"
    return report


def pytest_collection_finish() -> None:
    """What was collected stays: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
