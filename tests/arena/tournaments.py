"""What the tests of tournaments share: small ones, and results made by hand."""

from bedesten import arena

SHORT = 60
"""Decisions after which the games of these tests are given up: nobody needs their ends."""


def small(**more):
    """A ladder of two at two tables; 2 × 3 and 3 × 2 games, and one of each bot alone."""
    given = {
        "title": "Small",
        "seed": 3,
        "limit": SHORT,
        "bots": {"first": "random", "second": "random"},
        "setting": [{"name": "two", "players": 2}, {"name": "dice", "game": "dicegame", "players": 3}],
        "match": [
            {"kind": "ladder", "bots": ["first", "second"], "games": 6},
            {"kind": "mirror", "bots": ["second"], "games": 1, "settings": ["two"]},
        ],
    }
    return arena.make_tournament(given | more)


def result(match, index, winners, over=True, rounds=20):
    """A game of a match that these seats have won; seats in the order of play."""
    order = match.plan.orders[index % match.ways]
    seats = tuple(
        arena.SeatResult(arena.bot_name(bot), 1 if seat in winners else 2, {"rubies": 5, "lira": 3}, {16: 1}, 10, 0.5)
        for seat, bot in enumerate(order)
    )
    seed = match.seed(index)
    return arena.Result(index, seed, over, tuple(winners), seats, 0, rounds, 40, 20, "f", 0.1, match.key)


def won_by(match, deals, upper):
    """Results of so many deals: `upper(deal, way)` tells whether the upper bot wins that game."""
    found = {}
    for index in range(deals * match.ways):
        order = [bot.name for bot in match.plan.orders[index % match.ways]]
        winner = match.upper.name if upper(index // match.ways, index % match.ways) else match.lower.name
        found[index] = result(match, index, [order.index(winner)])
    return found
