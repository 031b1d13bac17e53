"""Lessons in the browser: home leads to them, they are played at the real table, answered, ticked off and gone on with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bedesten.lessons import LANGUAGES, Lesson, LessonStep, lessons
from bedesten.rulebook import signs
from web.web_table import CLIPPED, Visit

SPEECH = ".speech [role=status]"
RINGED = "[data-taught='here']"


def command(page: Page, words: str) -> None:
    """Play moves by their notation, with nothing but keys."""
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    page.keyboard.type(words)
    page.keyboard.press("Enter")


def go(page: Page, place: int) -> None:
    """Choose a place, and do there what is usual."""
    page.locator(f'[data-place="{place}"]').click()
    page.locator(".commit").click()


def test_home_leads_to_the_first_lesson_until_it_is_not_wanted(visit: Visit) -> None:
    page = visit.page(path="/")
    card = page.locator(".new-here")
    expect(card).to_contain_text("New here? Learn in ten minutes")
    card.get_by_role("link", name="Begin with Walk").click()
    expect(page.locator(SPEECH)).to_contain_text("You are the red merchant")
    expect(page.locator(".rival, .folk button")).to_have_count(0)
    visit.go(page, "/")
    card.get_by_role("button", name="No lessons, thank you").click()
    expect(card).to_have_count(0)
    expect(page.locator(".no-game")).to_be_visible()
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.locator("[data-lesson]")).to_have_count(len(lessons()))


def test_a_lesson_is_played_answered_taken_back_and_gone_on_with(visit: Visit) -> None:
    page = visit.page(path="/learn/base-1", motion="less")
    speech = page.locator(SPEECH)
    expect(page.locator(".lesson li.now")).to_contain_text("Go one step up and load fabric.")
    expect(page.locator(f"{RINGED} [data-place='2']")).to_be_visible()
    go(page, 3)  # not what was meant
    expect(speech).to_contain_text("That works too, the spice is loaded.")
    page.get_by_role("button", name="Take it back").click()
    expect(speech).to_contain_text("You are the red merchant")
    page.locator('[data-place="2"]').click()
    expect(page.locator(".turn .said")).to_contain_text("One assistant stays here to do the work")
    page.locator(".commit").click()
    expect(speech).to_contain_text("Two fabrics in your wheelbarrow.")
    expect(page.locator(".lesson .no.done")).to_have_count(1)
    visit.go(page, "/learn")  # away, and back at the step that is open
    expect(page.locator("[data-lesson=base-1].open")).to_be_visible()
    page.get_by_role("link", name="Go on with Walk").click()
    expect(speech).to_contain_text("The Small Market buys what its tile shows")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".turn h2")).to_have_text("Small Market")
    expect(page.get_by_role("button", name="Show me")).to_be_enabled()  # the last move is left to the learner
    command(page, "sell red green")
    expect(speech).to_contain_text("5 Lira. That makes 12.")
    go(page, 16)
    end = page.locator(".sheet")
    expect(end).to_contain_text("Five rubies win.")
    expect(end.get_by_role("listitem")).to_have_count(3)
    end.get_by_role("link", name="Next: Come back").click()
    expect(speech).to_contain_text("Three of your assistants stand where you worked")
    visit.go(page, "/learn")
    expect(page.locator("[data-lesson=base-1] .done")).to_be_visible()


def covered(page: Page) -> list[str]:
    """What lies under something else, or outside."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def taken_back(page: Page, lesson: Lesson, step: LessonStep, language: str) -> None:
    """Another way is gone, answered, and taken back."""
    words = lesson.text(language)[step.id]
    reply = next((number for number, one in enumerate(step.replies) if one.then == "back"), None)
    if reply is not None:
        command(page, ", ".join(step.replies[reply].play))
        expect(page.locator(SPEECH)).to_contain_text(words["replies"][reply])
        page.locator(".choose .primary").click()
        expect(page.locator(SPEECH)).to_contain_text(words["say"])


@pytest.mark.parametrize("lesson", lessons().values(), ids=list(lessons()))
def test_every_lesson_is_played_to_its_end(visit: Visit, lesson: Lesson) -> None:
    """On a desktop with keys alone, on a phone with *Show me* for all but the last move; in each of the languages."""
    number = list(lessons()).index(lesson.id)
    language, size = LANGUAGES[number % len(LANGUAGES)], ("desktop", "phone")[number % 2]
    page = visit.page(size, path=f"/learn/{lesson.id}", motion="less", language=language)
    for i, step in enumerate(lesson.steps):
        words = lesson.text(language)[step.id]
        expect(page.locator(SPEECH)).to_contain_text(words["say"])
        if size == "desktop" or i == 0:  # on a phone what was said to the last move has its room
            expect(page.locator(".lesson li.now, .goal")).to_contain_text(words["try"])
        expect(page.locator(RINGED).first).to_be_visible()
        rest = list(step.play)
        if size == "desktop":
            assert covered(page) == [], step.id
            if i == 0:
                taken_back(page, lesson, step, language)
        else:
            rest = rest[max(1, len(rest) - 1) :]
            show = page.locator(".small .help button")
            show.click()
            expect(show).to_be_enabled() if rest else None
        if rest:
            command(page, ", ".join(rest))
    expect(page.locator(".sheet")).to_contain_text(lesson.text(language)["end"])
    page.goto(f"{visit.address}/#/learn")
    expect(page.locator(f"[data-lesson={lesson.id}] .done")).to_be_visible()


def opened(page: Page, lesson: Lesson, language: str) -> None:
    first = lesson.steps[0]
    expect(page.locator(SPEECH).first).to_contain_text(lesson.text(language)[first.id]["say"])
    expect(page.locator(RINGED).first).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("de", "desktop"), ("fr", "phone")])
def test_lessons_of_every_box_open_in_other_languages_and_cover_nothing(visit: Visit, language: str, size: str) -> None:
    page = visit.page(size, language=language, motion="less")
    first = {lesson.box: lesson for lesson in reversed(lessons().values())}
    for lesson in first.values():
        page.goto(f"{visit.address}/#/learn/{lesson.id}")  # loaded only once
        opened(page, lesson, language)
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        speech, board = page.locator(".speech").first.bounding_box(), page.locator(".board, .tray").first.bounding_box()
        assert wide
        assert speech is not None
        assert board is not None
        beside = speech["x"] + speech["width"] <= board["x"] or speech["y"] >= board["y"] + board["height"] - 1
        assert beside, lesson.id


def test_the_rules_are_at_hand_at_the_table_and_as_a_book(visit: Visit) -> None:
    page = visit.page(path="/learn/base-1", motion="less")
    expect(page.locator(SPEECH)).to_contain_text("You are the red merchant")
    page.locator('[data-place="16"]').hover()
    page.keyboard.press("?")
    sheet = page.locator(".sheet")
    expect(sheet.get_by_role("heading", name="Gemstone Dealer")).to_be_visible()
    expect(sheet.locator(".ids").first).to_have_text("P16a")
    expect(sheet.locator(".now")).to_contain_text("12 Lira")  # what the Dealer asks now, from his sign
    sheet.get_by_role("button", name="Tea House").click()
    expect(sheet.locator("td").first).to_have_text("3")
    sheet.get_by_role("link", name="The whole book").click()
    expect(page.locator(".book").get_by_role("heading", name="Tea House")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("ENC-06")
    expect(page.locator(".book > nav a")).to_have_text(["Encounters", "Governor", "Key of symbols"])
    page.get_by_role("link", name="Encounters").click()
    expect(page.locator(".does").first).to_contain_text("The Governor, if you like")
    page.get_by_role("link", name="Key of symbols").click()
    expect(page.locator(".signs li")).to_have_count(len(signs()))
