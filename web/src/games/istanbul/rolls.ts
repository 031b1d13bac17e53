/** What a roll that lies there would bring, by the sign of its place. */
import type { Move } from '../../table/moves';
import type { Stage } from '../../table/planning.svelte';
import type { Table } from '../../table/table.svelte';
import { t } from '../../lib/i18n/words.svelte';
import { gottenOf } from './story';
import { viewOf } from './view';

type Counts = Record<string, number>;

const sum = (pips: number[]): number => pips.reduce((all, one) => all + one, 0);
/** Dice in plain words, for a line that has no pictures. */
export const plainSum = (pips: number[]): string =>
  pips.length > 1 ? `${pips.join(' + ')} = ${sum(pips)}` : String(pips[0] ?? 0);

/** What the dice of a place give for this roll; null if the place has no such table. */
function broughtBy(table: Table, place: number | null, pips: number[], number: number | null): Counts | null {
  const dice = place === null ? null : viewOf(table).signs[String(place)]?.dice;
  if (!dice) return null;
  const total = sum(pips);
  if (dice.announced)
    return (
      (number !== null && total >= number && dice.rows.find((row) => row.least === number)?.gives) || dice.otherwise
    );
  return dice.rows.findLast((row) => row.least <= total)?.gives ?? dice.otherwise;
}

/** The dice as they would lie after a move that changes one of them; as they are, if it keeps them. */
function rollAfter(pips: number[], move: Move): number[] | null {
  if (move.verb === 'keep') return pips;
  const { turned } = move;
  if (turned == null) return null;
  const which = move.die == null ? 0 : pips.indexOf(move.die);
  return pips.map((one, i) => (i === which ? turned : one));
}

/** What an answer to "Keep the roll?" brings, in words; empty where that can't be told. */
export function rollDetail(table: Table, move: Move, stage: Stage | null): string {
  const pips = stage?.about.pips;
  const after = pips ? rollAfter(pips, move) : null;
  if (!after) return '';
  const got = broughtBy(table, stage?.about.place ?? null, after, stage?.about.number ?? null);
  if (got === null) return plainSum(after);
  const words = gottenOf({ what: 'act', got });
  return t(words ? 'roll-brings' : 'roll-brings-nothing', { sum: plainSum(after), got: words });
}
