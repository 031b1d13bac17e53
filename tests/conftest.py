"""What all tests share: the marker for rules, the build under test, how hard Hypothesis looks."""

import os

import pytest
from hypothesis import HealthCheck, settings

import bedesten
from bedesten._build import compiled

# Time limits for one example say more about the machine than about the code.
settings.register_profile("default", deadline=None, print_blob=True)
# In CI the same examples each time: what fails there has to do with the change. Elsewhere always new ones.
settings.register_profile(
    "ci",
    deadline=None,
    print_blob=True,
    max_examples=400,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules/catalogue.md that this test is about")
    check_build(os.environ.get("BEDESTEN_EXPECT_BUILD"))


def check_build(expected: str | None) -> None:
    """Stop at once if the build under test is not the one that was meant."""
    found = "compiled" if compiled() else "interpreted"
    if expected not in (None, found):
        raise pytest.UsageError(
            f"BEDESTEN_EXPECT_BUILD is {expected!r}, but the engine is {found}, imported from {bedesten.__file__}"
        )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """In CI nothing is skipped: a part that is missing there is an error."""
    report = yield
    if os.environ.get("CI") and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped in CI: {report.longrepr}"
    return report
