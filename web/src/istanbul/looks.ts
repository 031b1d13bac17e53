/** How a move is offered: a picture and a few words; and what most of these looks are put together of. */
import type { Move } from '../table/moves';
import type { Stage } from '../table/planning.svelte';
import type { Table } from '../table/table.svelte';

export interface OfferLook {
  symbols: string[];
  coin: number | null;
  words: string;
  /** A place that says it all where there is little room. */
  at: number | null;
  /** What it means, where there is room to say it. */
  detail: string;
}

/** A move as it is offered: at which table, and among the answers to which question. */
export interface Offered {
  table: Table;
  move: Move;
  stage: Stage | null;
}

/** Looks by the verbs of moves; none where a move of that verb belongs to another module. */
export type Looks = Record<string, (offered: Offered) => OfferLook | null>;

export const look = (said: string, symbols: string[] = [], more: Partial<OfferLook> = {}): OfferLook => ({
  words: said,
  symbols,
  coin: null,
  at: null,
  detail: '',
  ...more,
});

/** The good that a move names, where it names one; empty if it names none. */
export const goodOf = (move: Move): string => Object.keys(move.goods ?? {})[0] ?? '';
