/** What a player has besides the wheelbarrow, as the view shows it. */
import { HOUSES, type IstanbulView } from './view';

export interface Belongings {
  coffee: number | null;
  guild: number | null;
  seals: number | null;
  letters: number[];
  delivered: number;
  companion: number | null;
  tavern: string[];
  barrier: boolean;
  caravan: boolean;
  assistants: { here: number; all: number };
  house: string;
  /** An expansion is played: what lies before the players is more than mosque tiles. */
  expanded: boolean;
}

export function belongings(view: IstanbulView, seat: number): Belongings {
  const mocha = view.parts.mocha;
  const letters = view.parts.letters?.seats[seat];
  const one = view.seats[seat]!;
  const caravan = view.parts['caravan-leader'];
  return {
    coffee: mocha?.coffee[seat] ?? null,
    guild: mocha?.guild_hands[seat]?.count ?? null,
    seals: letters ? letters.letters.length + 2 * letters.delivered.length : null,
    letters: letters?.letters ?? [],
    delivered: letters?.delivered.length ?? 0,
    companion: typeof letters?.companion === 'number' ? letters.companion : null,
    tavern: mocha?.tavern_tiles[seat] ?? [],
    barrier: mocha?.control === seat,
    caravan: caravan?.leader === seat,
    assistants: { here: one.stack.length, all: one.stack.length + one.assistants.length },
    house: HOUSES[seat]!,
    expanded: Boolean(mocha ?? letters),
  };
}
