"""Seeds of games and bots: pinned, since they make a run repeatable."""

from bedesten.arena.seeds import any_seed, bot_seed, game_seed


def test_derived_seeds_never_change():
    assert [game_seed(7, index) for index in range(3)] == [1051128754520946, 6360388951993318, 7289862898350724]
    assert bot_seed(1051128754520946, 3) == 765143428910747


def test_seeds_differ_by_run_game_and_seat():
    seeds = {game_seed(run, index) for run in range(30) for index in range(30)}
    seeds |= {bot_seed(game, seat) for game in range(30) for seat in range(5)}
    assert len(seeds) == 30 * 30 + 30 * 5
    assert game_seed(1, 23) != game_seed(12, 3)


def test_seeds_fit_into_a_float():
    assert all(int(float(seed)) == seed < 2**53 for seed in (game_seed(2**200, 10**9), bot_seed(0, 0), any_seed()))
    assert any_seed() != any_seed()
