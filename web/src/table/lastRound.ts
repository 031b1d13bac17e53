/** Somebody has enough rubies: the round is played to its end, and everybody should know. */
import { t, words } from '../lib/i18n/words.svelte';
import type { Act } from './acts';
import type { Result } from './results';
import type { Table } from './table.svelte';

/** Rubies that each has, and how many end the game. */
interface Race {
  seats: { rubies: number }[];
  target: number;
}

const ahead = ({ seats, target }: Race): number[] => seats.flatMap(({ rubies }, i) => (rubies >= target ? [i] : []));

/** How many rubies somebody needs, or that this is the last round. */
export const goalWords = (race: Race): string =>
  ahead(race).length > 0 ? t('last-round') : t('first-to', { target: race.target });

/** What is said when the last ruby that is needed has come; nothing if the game is over with it. */
export const lastRoundWords = (act: Act, target: number): string =>
  act.parts.some(({ what }) => what === 'over') ? '' : t('pill-last-round', { count: target });

/** The last round as one more result on the turn card; none if it is not the last, or the game is over. */
export function lastRoundOf(table: Table, race: Race): Result[] {
  const found = table.state?.phase === 'playing' ? ahead(race) : [];
  if (found.length === 0) return [];
  const sentence = found.includes(table.viewer ?? -1)
    ? t('last-round-mine', { count: race.seats[table.viewer!]!.rubies })
    : t('last-round-of', { who: words.list(found.map((seat) => table.nameOf(seat))), seats: found.length });
  return [{ sentence, ground: 'ruby', pips: [], gains: [], luck: '' }];
}
