/** What rolls of two dice bring by the table of a place. */
import type { DiceTableView } from '../../lib/connection/messages';

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What a roll brings by a table, all things counted alike. */
export function worthOf(dice: DiceTableView, total: number, number: number | null): number {
  const row = dice.announced
    ? dice.rows.find((one) => one.least === number && total >= one.least)
    : dice.rows.findLast((one) => one.least <= total);
  return sum(Object.values(row?.gives ?? dice.otherwise));
}

/** All totals of two dice. */
export const TOTALS = Array.from({ length: 36 }, (_, i) => 2 + (i % 6) + Math.floor(i / 6));

/** Of all rolls of two dice, how many reach the number that was announced, and how many bring less than this one. */
export function chanceOf(dice: DiceTableView, pips: number[], number: number | null): [reach: number, worse: number] {
  const worth = worthOf(dice, sum(pips), number);
  const share = (counts: (total: number) => boolean): number => TOTALS.filter(counts).length / TOTALS.length;
  return [share((total) => total >= (number ?? 0)), share((total) => worthOf(dice, total, number) < worth)];
}
