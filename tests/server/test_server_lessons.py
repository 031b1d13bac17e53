"""Lessons over HTTP: whoever learns sends what was played; nothing of it is kept at the server."""

from __future__ import annotations

from bedesten.lessons import LANGUAGES, lessons
from bedesten.rulebook import pages, signs
from bedesten.server.schema.views import VIEWS
from server.server_client import House

LOAD = ["go 2", "leave", "fill"]


async def test_lessons_are_listed_and_told_in_every_language(sqlite_house: House):
    titles = []
    for language in LANGUAGES:
        found = (await sqlite_house.get(f"/api/lessons?language={language}"))["lessons"]
        assert [lesson["id"] for lesson in found] == list(lessons())
        titles.append([lesson["title"] for lesson in found])
        for lesson in lessons().values():
            told = await sqlite_house.get(f"/api/lessons/{lesson.id}?language={language}")
            assert [step["say"] for step in told["steps"]] == [
                lesson.words[language][step.id]["say"] for step in lesson.steps
            ]
            assert told["end"] == lesson.words[language]["end"]
    assert len({tuple(each) for each in titles}) == len(LANGUAGES)


async def test_a_lesson_is_played_by_sending_all_moves_so_far(sqlite_house: House):
    first = await sqlite_house.post("/api/lessons/base-1/play", {"moves": []})
    assert (first["step"], first["reply"], first["ahead"]) == (0, None, LOAD)
    assert "go 2" in [offer["text"] for offer in first["frames"][-1]["moves"]]
    midway = await sqlite_house.post("/api/lessons/base-1/play", {"moves": LOAD[:2]})
    assert (midway["step"], midway["ahead"], midway["started"]) == (0, ["fill"], 0)
    loaded = await sqlite_house.post("/api/lessons/base-1/play", {"moves": LOAD})
    assert loaded["step"] == 1
    assert loaded["started"] == loaded["turn_from"] == 3
    assert loaded["reply"] == {"kind": "done", "step": 0, "number": 0, "then": "done"}
    assert loaded["frames"][-1]["view"]["seats"][0]["goods"]["red"] == 2
    assert [step["text"] for step in loaded["steps"]] == LOAD
    way = {"moves": [*LOAD, "go 7", "fetch 2"], "fresh": 2}
    assert (await sqlite_house.post("/api/lessons/base-1/play", way))["reply"]["then"] == "on"  # said to the first
    other = await sqlite_house.post("/api/lessons/base-1/play", {"moves": ["go 3", "leave", "fill"]})
    assert (other["step"], other["reply"]["then"], other["started"], other["ahead"]) == (0, "back", 0, None)


async def test_lessons_show_positions_as_tables_do(sqlite_house: House):
    for lesson in lessons().values():
        begun = await sqlite_house.post(f"/api/lessons/{lesson.id}/play", {"moves": []})
        for frame in begun["frames"]:
            VIEWS[lesson.game].model_validate(frame["view"])


async def test_a_lesson_that_ends_the_game_tells_who_has_won(sqlite_house: House):
    moves = [words for step in lessons()["base-6"].steps for words in step.play]
    done = await sqlite_house.post("/api/lessons/base-6/play", {"moves": moves})
    assert (done["step"], done["result"]["winners"], done["frames"][-1]["actor"]) == (4, [0], None)


async def test_moves_of_a_lesson_can_be_planned_and_asked_about(sqlite_house: House):
    planned = await sqlite_house.post("/api/lessons/base-1/plan", {"moves": [], "line": ["go 2"]})
    assert [stage["chosen"] for stage in planned["stages"]] == LOAD
    why = await sqlite_house.post("/api/lessons/base-1/why-not", {"moves": [], "words": "go 8"})
    assert why["why"]["rules"] == ["MOV-01"]


async def test_what_is_no_lesson_and_what_is_no_move_is_refused(sqlite_house: House):
    for path, body, status, code in (
        ("nowhere-1/play", {"moves": []}, 404, "no-such-lesson"),
        ("base-1/play", {"moves": ["go 13"]}, 409, "illegal"),
        ("base-1/plan", {"moves": [], "line": ["go 2", "buy"]}, 409, "illegal"),
        ("base-1/play", {"moves": ["stop"] * 201}, 422, "bad-message"),
        ("base-1/play", {}, 422, "bad-message"),
    ):
        answer = await sqlite_house.call("POST", f"/api/lessons/{path}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), path


async def test_the_rules_are_told_in_every_language_with_what_places_show(sqlite_house: House):
    for language in LANGUAGES:
        book = await sqlite_house.get(f"/api/rules?language={language}")
        assert [page["id"] for page in book["pages"]] == list(pages())
        dealer = next(page for page in book["pages"] if page["id"] == "place-16")
        assert dealer["name"] == pages()["place-16"].words[language].name
        assert dealer["sign"]["deals"][0]["price"] == {"lira": 12}
        assert dealer["does"][0]["rules"] == ["P16a"]
        assert [sign["symbol"] for sign in book["signs"]] == list(signs())
