"""Lessons: each can be played to its end, in every language, and answers each way off that it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.lessons import LANGUAGES, Lesson, LessonError, LessonRun, Reply, lesson_of, lessons, usual_replies
from bedesten.lessons.coach import remarks
from bedesten.lessons.lesson import read_lesson
from bedesten.lessons.messages import lesson_state
from bedesten.rulebook import page_of, pages
from check_rules import CATALOGUE, clauses

NO_BREAK = {0xA0: "x", 0x202F: "x"}
"""Spaces at which no line is broken, as French has them before signs."""
MOST_WORDS = 30
"""Of a text that stands beside the board."""
ALL = list(lessons().values())
IN_ORDER = [
    *("base-1", "base-2", "base-3", "base-4", "base-5", "base-6", "mocha-1", "mocha-2", "mocha-3"),
    *("letters-1", "letters-2", "letters-3", "bazaar-1", "dice-1", "dice-2", "dice-3"),
]
PLACES = {"base": 16, "mocha": 20, "letters": 24, "bazaar": 25}
PICTURES = Path(__file__).parent.parent / "web" / "src" / "art" / "symbols.svg"

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=[lesson.id for lesson in ALL])


def played(run: LessonRun, moves: tuple[str, ...]) -> list[Reply]:
    """Play moves, and tell all that was said to them."""
    said = []
    for words in moves:
        run.play(words)
        if run.reply is not None:
            said.append(run.reply)
    return said


@each_lesson
def test_a_lesson_leads_to_its_end_and_says_nothing_else_on_the_way(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for number, step in enumerate(lesson.steps):
        assert (run.number, run.step) == (number, step)
        assert played(run, step.play[:-1]) == [], (
            step.id
        )  # else the next step, or the end, would speak of what is still to come
        assert [reply.kind for reply in played(run, step.play[-1:])] == ["done"], step.id
        for language in LANGUAGES:
            assert "done" not in lesson.text(language)[step.id] or lesson.text(language)[step.id]["done"]
    assert run.done
    assert bedesten.replay(run.game.record()).state() == run.game.state()


@each_lesson
def test_a_lesson_answers_the_other_ways_that_it_names(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for step in lesson.steps:
        for number, reply in enumerate(step.replies):
            twin = run.copy()
            assert played(twin, reply.play) == [Reply("reply", step.id, number, reply.then)], (step.id, number)
            assert (twin.number > run.number) == (reply.then == "done")
        played(run, step.play)


@each_lesson
def test_a_lesson_is_the_same_each_time_it_is_played(lesson: Lesson) -> None:
    def view() -> Any:
        run = LessonRun(lesson)
        for step in lesson.steps:
            played(run, step.play)
        return run.game.view(lesson.you)

    assert view() == view()


@each_lesson
def test_any_way_may_be_gone(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for _ in range(40):
        if run.game.over:
            break
        assert run.game.actor == lesson.you
        moves = run.game.moves()
        run.play(run.game.text(moves[len(run.moves) * 7 % len(moves)]))
        if run.reply is not None and run.reply.kind not in ("done", "reply"):
            assert all(usual_replies()[language][run.reply.kind] for language in LANGUAGES)


def texts(words: Any) -> Iterator[str]:
    if isinstance(words, str):
        yield words
    else:
        for inner in words.values() if isinstance(words, dict) else words:
            yield from texts(inner)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_few_and_end_as_sentences_do(lesson: Lesson, language: str) -> None:
    words = lesson.words[language]
    for text in texts(words):
        assert len([word for word in text.split() if re.search(r"\w", word)]) <= MOST_WORDS, text
        assert re.fullmatch(r"\S+( \S+)*", text.translate(NO_BREAK)), text
        assert "!" not in text
        assert language != "fr" or not re.search(r" [;:?%»]|« |'", text), text
    for step in lesson.steps:
        for text in texts(words[step.id]):
            assert text[-1] in ".?", text


def places_named(text: str, language: str) -> set[str]:
    """The places that a text names in full, in any case: only these bear their numbers."""
    names = sorted(
        (page for page in pages() if page.startswith("place-")), key=lambda page: -len(name_of(page, language))
    )
    cases = [re.sub(r"er? (?=[A-Z])", "e[rn]? ", name_of(page, language)) for page in names]
    found = re.findall(rf"(?<!\w)(?:{'|'.join(f'({case})' for case in cases)})(?!\w)", text)
    return {names[next(filter(groups.__getitem__, range(len(names))))] for groups in found}


def name_of(page: str, language: str) -> str:
    return pages()[page].text(language).name


@each_lesson
def test_every_language_names_the_same_places(lesson: Lesson) -> None:
    said = ([*texts([lesson.words[language][step.id] for step in lesson.steps])] for language in LANGUAGES)
    for english, *others in zip(*said, strict=True):
        for language, text in zip(LANGUAGES[1:], others, strict=True):
            assert places_named(text, language) == places_named(english, "en"), text


@each_lesson
def test_a_place_that_a_step_points_at_is_named(lesson: Lesson) -> None:
    """At the latest when it is pointed at: who has never seen the board finds it by the number that its name bears."""
    known: set[str] = set()
    for step in lesson.steps:
        known |= places_named(lesson.words["en"][step.id]["say"], "en")
        assert not step.at.startswith("place ") or step.at.replace(" ", "-") in known, step.id


@each_lesson
def test_a_lesson_teaches_clauses_that_there_are(lesson: Lesson) -> None:
    known = clauses(CATALOGUE.read_text(encoding="utf-8"))
    assert set(lesson.rules) <= {*known, *(clause.rstrip("abcdefghij") for clause in known)}


@each_lesson
def test_a_lesson_points_at_what_is_there(lesson: Lesson) -> None:
    symbols = PICTURES.read_text(encoding="utf-8")
    assert f'id="{lesson.emblem}"' in symbols
    for step in lesson.steps:
        for at in (step.at, *step.lit):
            kind, name = at.split(" ", 1)
            if kind == "place":
                assert 1 <= int(name) <= PLACES[lesson.box]


def test_one_lesson_leads_to_the_next() -> None:
    assert list(lessons()) == IN_ORDER
    for lesson in ALL:
        assert lesson.next is None or lesson.next in (*IN_ORDER, "first-game", "dice-game")


def test_what_is_no_lesson_is_refused() -> None:
    with pytest.raises(LessonError, match="there is no lesson 'nowhere'"):
        lesson_of("nowhere")
    with pytest.raises(LessonError, match="is missing"):
        read_lesson({"id": "mine", **{language: {} for language in LANGUAGES}, "seats": {}, "steps": []})
    with pytest.raises(LessonError, match="points at"):
        read_lesson({**{language: {} for language in LANGUAGES}, "seats": {}, "steps": [{"id": "a", "at": "moon"}]})


def test_what_is_taken_back_falls_the_same_way_again() -> None:
    run = LessonRun(lesson_of("base-3"))
    for words in ("go 8", "leave", "roll"):
        run.play(words)
    assert run.game.view(0)["seats"][0]["goods"]["blue"] == 2  # 5 and 4, as laid out
    assert run.ahead() == ("take green",)
    run.play("take red")
    assert (run.reply, run.step.id) == (Reply("reply", "choose", 0, "done"), "sell")


def test_others_who_are_asleep_stay_where_they_are() -> None:
    run = LessonRun(lesson_of("base-1"))
    before = run.game.view(0)["seats"][1:]
    played(run, ("go 2", "leave", "fill"))
    assert run.game.view(0)["seats"][1:] == before
    assert (run.game.actor, run.game.question, run.game.view(0)["round"]) == (0, "move", 2)
    assert [(frame.seat, frame.game.actor) for frame in run.frames] == [(0, 0)]


@pytest.mark.parametrize("lesson", ["base-2", "letters-2"])
def test_after_turns_that_were_skipped_the_next_turn_is_the_learners(lesson: str) -> None:
    """Else the log would show the learner's own deeds as somebody else's."""
    run = LessonRun(lesson_of(lesson))
    for step in run.lesson.steps[:3]:
        played(run, step.play)
    told = lesson_state(lesson, run.moves, 0)["steps"]
    turns = [
        part for step in told for outcome in step["outcomes"] for part in outcome["parts"] if part["what"] == "turn"
    ]
    assert len(turns) >= 2
    assert {part["seat"] for part in turns} == {0}
    assert [part["round"] for part in turns] == list(range(2, len(turns) + 2))


def test_others_who_are_awake_are_shown_one_after_another() -> None:
    run = LessonRun(lesson_of("base-5"))
    played(run, (*run.step.play, "smuggler blue", "pay red"))
    assert [frame.seat for frame in run.frames] == [0, 1, 2, 3]
    assert [frame.at for frame in run.frames] == sorted(frame.at for frame in run.frames)


def test_the_coach_has_remarks_for_every_box_in_every_language() -> None:
    """Short, filled in with the same things in each, and with a page of the rules that tells more. That the table knows
    each moment is tested there."""
    moments = [remark.when for remark in remarks()]
    assert moments[0] == "turn"
    assert len(set(moments)) == len(moments)
    assert {"coffee", "letter", "great-bazaar", "dice-roll", "unsure"} <= set(moments)
    for remark in remarks():
        blanks = re.findall(r"\{\w+\}", remark.words["en"])
        for language in LANGUAGES:
            assert sorted(re.findall(r"\{\w+\}", remark.words[language])) == sorted(blanks)
            assert len(remark.words[language].split()) <= MOST_WORDS
        assert not re.search(r" [;:?%»]|« |'", remark.words["fr"]), remark.when
        assert "{place}" in remark.page or page_of(remark.page) is not None
        assert set(blanks) <= {"{who}", "{place}", "{other}", "{good}", "{count}", "{lira}"}
