/** How a move is offered: a picture and a few words; and what most of these looks are put together of. */
import type { Move } from '../../table/moves';
import type { Stage } from '../../table/planning.svelte';
import type { Table } from '../../table/table.svelte';
import type { DealView } from '../../lib/connection/messages';
import { t } from '../../lib/i18n/words.svelte';
import type { Things } from './signs';
import { GOODS, viewOf } from './view';

export interface OfferLook {
  symbols: string[];
  coin: number | null;
  words: string;
  /** A place that says it all where there is little room. */
  at: number | null;
  /** What it means, where there is room to say it. */
  detail: string;
  /** The same under words that name already whom one deals with. */
  under: string;
  /** It is the same at every table: left out where there is little room. */
  known: boolean;
  /** What is paid for it. */
  price: Things | null;
  /** How many goods find no room. */
  lost: number;
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
  under: '',
  known: false,
  price: null,
  lost: 0,
  ...more,
});

/** Who is met, and what they trade. */
export function dealOf({ stage }: Offered, token: string): Pick<OfferLook, 'detail' | 'under'> {
  const deal = t(stage?.about.free ? 'token-free' : `token-${token}-deal`);
  return { detail: t('token-about', { token: t(`token-${token}`), deal }), under: deal };
}

/** The good that a move names, where it names one; empty if it names none. */
export const goodOf = (move: Move): string => Object.keys(move.goods ?? {})[0] ?? '';

/** What a deal of the place costs at which it is asked; nothing where another question is asked, whose price may differ. */
export function priceOf({ table, stage }: Offered, fits: (deal: DealView) => boolean): Things | null {
  const sign = stage?.about.place == null ? null : viewOf(table).signs[stage.about.place];
  if (!sign || sign.name !== stage?.question) return null;
  return (sign.deals ?? []).find((deal) => deal.left !== 0 && fits(deal))?.price ?? null;
}

/** How many of these goods would find no room, as far as is planned. */
export function lostOf(table: Table, goods: Things): number {
  const seat = viewOf(table).seats[table.viewer ?? 0];
  if (!seat) return 0;
  return GOODS.reduce((lost, good) => {
    const planned = table.plan.told?.changes.find((change) => change.what === good)?.after;
    return lost + Math.max(0, (goods[good] ?? 0) && (planned ?? seat.goods[good]) + (goods[good] ?? 0) - seat.room);
  }, 0);
}
