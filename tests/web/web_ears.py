"""A player who hears the page and does not see it: what things are called, and what they are, is all that is known."""

from __future__ import annotations

import re

from playwright.sync_api import Error as PageError

from web.web_table import AIMING, Seat

__all__ = ["Ears"]

HEARD = re.compile(r'^(?P<indent> *)- \'?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>[^:]*)')
"""A line of what is heard; one with a colon in its name stands between single quotes."""
CARD = ("region", "Turn card")
BOARDS = (("group", "Bazaar"), ("group", "The Dice Game"))
MINE = re.compile("Your turn|You are asked")
BACKWARDS = {"Back", "Put back", "Take back", "Restart my turn"}
"""What leads away from a decision."""
ENDED = "How it ended"
"""What brings the end back where the last Escape has put it away."""
MAY = re.compile("you may go|you can pay for it")


class Ears(Seat):
    """One browser at one table, played by roles and names as assistive technology tells them."""

    def heard(self) -> list[tuple[tuple[str, str], str, str]]:
        """Everything that has a name on the page: the landmark or group that it is in, its role and its name."""
        within: list[tuple[int, tuple[str, str]]] = []
        found: list[tuple[tuple[str, str], str, str]] = []
        for line in self.page.locator("body").aria_snapshot().splitlines():
            told = HEARD.match(line)
            if told is None:
                continue
            indent, role, name = len(told["indent"]), told["role"], (told["name"] or "").replace('\\"', '"')
            within = [one for one in within if one[0] < indent]
            if role in ("region", "group"):
                within.append((indent, (role, name)))
            elif "[disabled]" not in told["state"]:
                place = next((one for _, one in reversed(within) if one in (CARD, *BOARDS)), ("", ""))
                found.append((place, role, name or line.partition(": ")[2]))
        return found

    @property
    def ended(self) -> bool:
        """Whether one hears how it ended: who has come in which place, and that one may play again."""
        heard = {(role, name) for _, role, name in self.heard()}
        return ("button", "Play again") in heard and any(role == "row" for role, _ in heard)

    def act(self) -> None:
        """Answer what is asked, by the name of a button."""
        heard = self.heard()
        card = [name for place, role, name in heard if place == CARD and role == "button" and name]
        if ENDED in card:
            self.press(CARD, ENDED)
        if not any(role == "status" and MINE.search(name) for _, role, name in heard):
            return
        answers = [name for name in card if name not in BACKWARDS]
        lit = [name for place, role, name in heard if place in BOARDS and role == "button" and MAY.search(name)]
        if "Back" in card:
            self.press(CARD, card[-1])
        elif answers and (not lit or self.chance.random() < 0.1):
            self.press(CARD, self.chance.choice(answers))
        elif lit:
            self.press(next(place for place, _, name in heard if name == lit[0]), self.chance.choice(lit))

    def press(self, place: tuple[str, str], name: str) -> None:
        """Press the button of that name; one that is gone meanwhile is let be."""
        role, called = place
        among = self.page.get_by_role("region" if role == "region" else "group", name=called, exact=True)
        try:
            among.get_by_role("button", name=name, exact=True).first.click(timeout=AIMING)
        except PageError:
            self.page.keyboard.press("Escape")
