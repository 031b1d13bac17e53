"""The rules at hand: every page in every language, each sentence with clauses that there are, and nothing left out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

import bedesten
from bedesten.dicegame import terms as dice
from bedesten.istanbul.letters import terms as letters
from bedesten.istanbul.mocha import terms as mocha
from bedesten.istanbul.mocha.components import CARDS as MOCHA_CARDS
from bedesten.istanbul.terms import CARDS, GOODS
from bedesten.lessons import lessons
from bedesten.rulebook import LANGUAGES, BookPage, page_of, pages, plain_text, signs
from check_rules import CATALOGUE, clauses

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "web" / "src" / "lib" / "i18n"
PICTURES = ROOT / "web" / "src" / "art" / "symbols.svg"
BAZAAR = tomllib.loads((ROOT / "src/bedesten/dicegame/data/dicegame.toml").read_text(encoding="utf-8"))["bazaar_cards"]
NO_BREAK = {0xA0: "x", 0x202F: "x"}
"""Spaces at which no line is broken, as French has them before signs."""
OF_PRINT = {"ED-07", "ED-08", "ED-09", "ED-10"}
KNOWN = set(clauses(CATALOGUE.read_text(encoding="utf-8")))

each_page = pytest.mark.parametrize("page", pages().values(), ids=list(pages()))


@each_page
def test_a_page_tells_the_same_clauses_in_every_language(page: BookPage) -> None:
    english = page.words["en"]
    assert english.does
    for language in LANGUAGES:
        text = page.words[language]
        assert [sentence.rules for sentence in text.does] == [sentence.rules for sentence in english.does]
        assert [sentence.rules for sentence in text.asked] == [sentence.rules for sentence in english.asked]
        assert bool(text.example) == bool(english.example)
        told = [sentence.text for sentence in (*text.does, *text.asked)]
        for words in (text.say, *told, *([text.example] if text.example else ())):
            assert words[-1] == "."
            assert re.fullmatch(r"\S+( \S+)*", words.translate(NO_BREAK)), words
            assert language != "fr" or not re.search(r" [;:?!%»]|« |'", words), words
        assert all("?" in sentence.text for sentence in text.asked)


def test_what_is_more_than_a_sentence_has_an_example() -> None:
    """All places, what a turn is made of, and what each box adds; cards and tiles say it all themselves."""
    chapters = {"turn", "places"}
    wanted = {page.id for page in pages().values() if page.chapter in chapters or page.id.startswith("place-")}
    wanted |= {"coffee", "guild-cards", "barrier", "letters", "extra-turn", "companion", "crystals"}
    wanted |= {"dice-turn", "dice-actions", "dice-tiles", "dice-cards", "dice-end"}
    assert {page for page in wanted if not pages()[page].text("en").example} == set()


@each_page
def test_a_page_leads_to_what_is_there(page: BookPage) -> None:
    assert set(page.rules) <= KNOWN
    assert set(page.see) <= set(pages()) - {page.id}
    assert page.lesson is None or page.lesson in lessons()
    assert f'id="{page.symbol}"' in PICTURES.read_text(encoding="utf-8")


def test_every_place_has_a_page_under_its_printed_name() -> None:
    for language in LANGUAGES:
        words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8").replace("\u00ad", "")
        for number in range(1, 26):
            name = re.search(rf"^place-{number} = (.*)$", words, re.MULTILINE)
            assert name is not None
            assert page_of(f"place-{number}").words[language].name == name[1]  # type: ignore[union-attr]


def names_of(prefix: str, names: Iterable[str]) -> set[str]:
    return {f"{prefix}-{name}" for name in names}


def test_every_card_tile_and_piece_of_every_box_has_a_page() -> None:
    """By the engine's own lists: a card that is added without a page fails here."""
    wanted = names_of("card", (*CARDS, *MOCHA_CARDS, *letters.CARDS))
    wanted |= names_of("tile", GOODS) | names_of("guild", map(str, range(1, mocha.GUILD_CARDS + 1)))
    wanted |= names_of("tavern", mocha.TAVERN_TILES) | names_of("kiosk", letters.KIOSK_TILES)
    wanted |= names_of("bazaar", [card["name"] for card in BAZAAR["deck"]["value"]]) | names_of(
        "dicetile", dice.TILE_KINDS
    )
    wanted |= names_of("token", bedesten.new("istanbul", players=3, expansions=["mocha", "letters"]).view()["tokens"])
    assert wanted <= set(pages())
    assert {
        page for page in pages() if re.match(r"(card|guild|tavern|kiosk|bazaar|dicetile|tile|token)-(?!cards$)", page)
    } == wanted


def test_cards_are_called_as_at_the_table() -> None:
    for language in LANGUAGES:
        words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8").replace("\u00ad", "")
        for page in pages().values():
            if page.id.startswith(("card-", "kiosk-", "bazaar-", "tavern-")):
                name = re.search(rf"^{page.id} = (.*)$", words, re.MULTILINE)
                assert name is not None
                assert page.words[language].name == name[1]


def test_every_clause_that_concerns_players_is_on_a_page() -> None:
    """All but worked examples, and those that say how the printed rulebooks were read."""
    told = {rule for page in pages().values() for rule in page.rules}
    assert {clause for clause in KNOWN - told if not clause.startswith("EX-")} == OF_PRINT
    assert page_of("nowhere") is None


def test_no_price_is_written_by_hand() -> None:
    """What a place asks or pays is on its sign, which follows from the set-up."""
    view = bedesten.new("istanbul", players=4, seed=1).view(0)
    for number, sign in view["signs"].items():
        prices = {deal["price"]["lira"] for deal in sign.get("deals", ()) if deal.get("price", {}).get("lira", 0) > 2}
        text = " ".join(sentence.text for sentence in pages()[f"place-{number}"].text("en").does)
        assert not {str(price) for price in prices} & set(re.findall(r"\d+", text))


def test_the_key_of_symbols_has_a_picture_and_words_for_each() -> None:
    pictures = PICTURES.read_text(encoding="utf-8")
    for symbol, words in signs().items():
        assert f'id="{symbol}"' in pictures
        assert set(words) == set(LANGUAGES)


def test_in_plain_text_examples_and_questions_are_told_apart_from_rules() -> None:
    page = pages()["assistants"]
    text = page.text("en")
    said = plain_text(page)
    assert f"{text.does[-1].text} For example: {text.example} Asked before: {text.asked[0].text} (" in said
