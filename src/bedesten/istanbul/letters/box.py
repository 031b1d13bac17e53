"""Letters & Seals as it comes out of its box: all that it adds to the base game."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.bonus_cards import Acted, AgainCard
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.expansion import Expansion
from bedesten.istanbul.layout import distances
from bedesten.istanbul.letters import cards, companion, courier, kiosk_tiles, mail, terms, token_card, trades
from bedesten.istanbul.letters.bonus_turn import BonusTurn, BonusTurnOffer
from bedesten.istanbul.letters.companion import PieceSteps
from bedesten.istanbul.letters.components import LettersComponents, bonus_cards
from bedesten.istanbul.letters.copy_card import CopyCard
from bedesten.istanbul.letters.outcome import TELLERS
from bedesten.istanbul.letters.part import new_part
from bedesten.istanbul.letters.places.auction_house import AuctionHouse, Bid
from bedesten.istanbul.letters.places.embassy import Embassy
from bedesten.istanbul.letters.places.kiosk import CarryOutTile, ChooseTile, Kiosk, RevealTile
from bedesten.istanbul.letters.places.secret_society import SecretSociety, SocietyRuby
from bedesten.istanbul.letters.seals import SealPrice
from bedesten.istanbul.plan import SetupPlan
from bedesten.istanbul.rule import BonusCard
from bedesten.istanbul.terms import (
    ACTED,
    ENCOUNTERS,
    FOUNTAIN,
    GEM_RUBIES,
    GREEN,
    LAST_CARDS,
    MOVE,
    OTHER_MERCHANTS,
    PALACE_RUBIES,
    PLACES,
    RED,
    YELLOW,
)
from bedesten.kernel.components import Sheet

__all__ = ["EXPANSION", "LettersAndSeals"]


class LettersAndSeals(Expansion):
    """Letters and seals, companions, the Courier, four places."""

    def __init__(self) -> None:
        places = [terms.EMBASSY, terms.KIOSK, terms.AUCTION_HOUSE, terms.SECRET_SOCIETY]
        super().__init__("letters", "Letters & Seals", places)

    def cards(self, sheet: Sheet) -> dict[str, int]:
        return bonus_cards(sheet)

    def add_to(self, plan: SetupPlan) -> None:
        shown = LettersComponents(plan.shown.sheet)
        plan.add_part(new_part(plan.players, shown.letters, shown.society_lira))
        plan.bazaar.asked_of_others += terms.ASKED_OF_OTHERS
        token = plan.add_token("courier")  # who begins where he is rolled (LS-03)
        plan.bazaar.event_fields.update(terms.EVENTS)
        plan.bazaar.tellers.update(TELLERS)
        plan.bazaar.event_words["kiosk_tile"] = terms.KIOSK_TILES
        _add_places(plan, shown)
        _add_letters(plan, shown)
        _add_kiosk(plan)
        _add_companion(plan)
        _add_courier(plan, token)
        _add_cards(plan, token, shown)


def _add_places(plan: SetupPlan, shown: LettersComponents) -> None:
    book = plan.book
    price = SealPrice(shown.society)
    book.add(terms.EMBASSY, Embassy())
    book.add(terms.KIOSK, Kiosk())
    book.add(terms.AUCTION_HOUSE, AuctionHouse())
    book.add(terms.BID, Bid(shown.auctioned))
    book.add(terms.SECRET_SOCIETY, SecretSociety(price))
    book.add(terms.SOCIETY_RUBY, SocietyRuby([PALACE_RUBIES, GEM_RUBIES], shown.society_lira))


def _add_letters(plan: SetupPlan, shown: LettersComponents) -> None:
    """Letters deliver themselves; their seals pay for bonus turns. (LS-07, LS-16)"""
    book = plan.book
    price = SealPrice(shown.bonus_turn)
    book.add(terms.LETTER_DRAW, mail.LetterDraw(), chance=True)
    book.add(terms.GIVE_LETTERS, mail.GiveLetters("give-letters", "P24a"))
    book.add(terms.BONUS_TURN, BonusTurn(price))
    book.add(terms.BONUS_LETTERS, mail.GiveLetters("bonus-letters", "LS-16", told_as="bonus-turn"))
    book.close_to_any_time(terms.BONUS_TURN)
    book.close_to_any_time(terms.BONUS_LETTERS)
    plan.bazaar.piece_moved.append(mail.Delivery())
    plan.bazaar.turn_ends.append(BonusTurnOffer(price))


def _add_kiosk(plan: SetupPlan) -> None:
    book = plan.book
    book.add(terms.KIOSK_REVEAL, RevealTile(), chance=True)
    book.add(terms.KIOSK_CHOICE, ChooseTile())
    book.add(terms.KIOSK_TILE, CarryOutTile(kiosk_tiles.kiosk_tiles(plan.bazaar.cards)))
    book.add(terms.KIOSK_DIE, kiosk_tiles.Die(), chance=True)
    book.add(terms.KIOSK_ROLL, kiosk_tiles.KioskRoll())
    book.add(terms.TAKE_GOOD, trades.TakeGood("take-good"))
    book.add(terms.LAST_TAKE_GOOD, trades.TakeGood("last-take-good"))
    book.close_to_any_time(terms.LAST_TAKE_GOOD)


def _add_companion(plan: SetupPlan) -> None:
    bazaar = plan.bazaar
    bazaar.piece_names.append("companion")
    bazaar.pieces = companion.MorePieces()
    bazaar.besides[FOUNTAIN].append(companion.CompanionAtFountain())
    plan.book.add(terms.FETCH_COMPANION, companion.FetchCompanion())
    plan.book.add(OTHER_MERCHANTS, companion.MoreMerchants())
    plan.book.offer(companion.PutCompanion(), [MOVE])
    plan.book.offer(companion.CompanionStep(_steps(plan)), [MOVE])


def _steps(plan: SetupPlan) -> PieceSteps:
    board = plan.bazaar.board
    width = plan.bazaar.width
    return PieceSteps(distances(board, width, 1, 1, PLACES), distances(board, width, 2, 2, PLACES))


def _add_courier(plan: SetupPlan, token: int) -> None:
    book = plan.book
    encounters = book.rules[ENCOUNTERS]
    assert isinstance(encounters, Encounters)
    book.add(ENCOUNTERS, companion.PieceEncounters([*encounters.encounters, courier.Courier(token)]))
    book.add(terms.COURIER_PRICE, courier.CourierPrice())
    book.add(terms.CARD_GOVERNOR_PRICE, token_card.CardGovernorPrice(plan.bazaar.cards))
    book.add(terms.CARD_SMUGGLER_PRICE, token_card.CardSmugglerPrice())
    book.add(terms.CARD_COURIER_PRICE, token_card.CardCourierPrice())


def _add_cards(plan: SetupPlan, token: int, shown: LettersComponents) -> None:
    """Which card may be played on which question. (BON-04, END-05)"""
    book = plan.book
    names = plan.bazaar.cards
    book.add(terms.LETTER_REWARD, cards.LetterReward(shown.rewards))
    book.add(terms.TURN_DONE, cards.TurnDone())
    steps = _steps(plan)
    uses = [token_card.UseGovernor(), token_card.UseSmuggler(), token_card.UseCourier(token)]
    at_the_end: list[BonusCard] = [
        cards.RewardDiceCard(names),
        cards.SevenLiraCard(names),
        cards.GoodAndLiraCard(names, RED),
        cards.GoodAndLiraCard(names, GREEN),
        cards.GoodAndLiraCard(names, YELLOW),
    ]
    book.offer_any_time(cards.LetterCard(names))
    for card in at_the_end:
        book.offer_any_time(card)
        book.offer(card, [LAST_CARDS])
    book.offer_any_time(token_card.UseTokenCard(names, uses))
    book.offer(cards.FamilyStepCard(names, steps), [MOVE])
    book.offer(cards.VisitCard(names), [MOVE])
    book.offer(cards.CompanionFarCard(names, steps), [MOVE])
    book.offer(cards.AnywhereCard(names), [MOVE])
    acted = book.rules[ACTED]
    assert isinstance(acted, Acted)
    agains = [
        cards.MosqueAgainCard(names),
        AgainCard("society-again", names, terms.SECRET_SOCIETY, "LS-B14"),
    ]
    for again in agains:
        book.offer(again, [ACTED])
        acted.add(again)
    copied = [play for play in book.plays if isinstance(play, BonusCard)]
    copy = CopyCard(names, copied)
    book.offer_any_time(copy)
    book.offer(copy, [LAST_CARDS])


EXPANSION: Final = LettersAndSeals()
