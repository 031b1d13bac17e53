"""`bedesten replay FILE --browser`: a server of one's own, with the record opened in it."""

from __future__ import annotations

import json
import signal
import subprocess
import urllib.request
from pathlib import Path

from processes import python

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "end-by-lira.txt"


def test_a_record_is_opened_at_the_address_that_is_told(home: Path) -> None:
    command = python("-m", "bedesten", "replay", str(GOLDEN), "--browser")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        try:
            where = next(line.strip() for line in server.stdout if "#/t/" in line)
            address, _, page = where.partition("#/t/")
            code, _, rest = page.partition("/")
            assert rest == "look"
            direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with direct.open(f"{address}api/tables/{code}", timeout=60) as answer:
                assert json.load(answer)["phase"] == "over"
            with direct.open(f"{address}api/tables/{code}/record", timeout=60) as answer:
                assert [line for line in answer.read().decode().splitlines() if line.startswith("1.")] == [
                    line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line.startswith("1.")
                ]
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=60)
        finally:
            server.kill()


def test_what_is_no_record_starts_no_server(bedesten_says, tmp_path: Path) -> None:
    file = tmp_path / "no-record.txt"
    file.write_text("hello", encoding="utf-8")
    code, said, complaint = bedesten_says("replay", str(file), "--browser")
    assert (code, said) == (2, "")
    assert complaint.count("\n") == 1
