/** The tables of a page of the rules, drawn from what a place shows: nothing of them is written by hand. */
import type { SignView } from '../lib/connection/messages';

type Things = Record<string, number>;

export interface PriceRow {
  /** What can be had. */
  what: Things;
  /** What is asked for it now, and what for the next ones. */
  steps: Things[];
}

const sum = (things: Things): number => Object.values(things).reduce((all, count) => all + count, 0);

/** What gets dearer with each one that is taken. */
export const priceRows = (sign: Pick<SignView, 'deals'>): PriceRow[] =>
  (sign.deals ?? []).flatMap((deal) => {
    const now = deal.needs && sum(deal.needs) ? deal.needs : (deal.price ?? {});
    return deal.later?.length && deal.left !== 0 ? [{ what: deal.gives, steps: [now, ...deal.later] }] : [];
  });

const FACES = [1, 2, 3, 4, 5, 6];

/** How likely two dice show so much or more. */
export const atLeast = (least: number): number =>
  FACES.flatMap((one) => FACES.map((other) => one + other)).filter((pips) => pips >= least).length / FACES.length ** 2;

export interface RollRow {
  least: number;
  gives: Things;
  chance: number;
  /** What it brings on average, if one number is announced and it is all of one thing. */
  mean: number | null;
}

/** What two dice bring, and how likely. */
export function rollRows(sign: Pick<SignView, 'dice'>): RollRow[] {
  const { rows = [], otherwise = {}, announced = false } = sign.dice ?? {};
  return rows.map(({ least, gives }, i) => {
    const next = announced ? 0 : atLeast(rows[i + 1]?.least ?? 13);
    const chance = atLeast(least) - next;
    const mean = announced ? chance * sum(gives) + (1 - chance) * sum(otherwise) : null;
    return { least, gives, chance, mean };
  });
}
