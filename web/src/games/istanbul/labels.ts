/** What places are called and what stands there, for ears. */
import type { Table } from '../../table/table.svelte';
import { t, words } from '../../lib/i18n/words.svelte';
import { walkersIn } from './pieces';
import { neutralAssistants, type IstanbulView } from './view';

export const placeName = (place: number): string => t(`place-${place}`);
/** Where one goes: to the Tea House. */
export const toPlace = (place: number): string => words.form(`place-${place}`, 'to');
/** Whose it is, or where it comes from: of, from the Tea House. */
export const ofPlace = (place: number): string => words.form(`place-${place}`, 'of');
export const goodName = (good: string, count = 1): string => t(`good-${good}`, { count });

export function countedGoods(goods: Record<string, number>): string {
  const parts = Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => t('counted-good', { count, good: goodName(good, count) }));
  return words.list(parts);
}

interface AboutTile {
  /** What the place deals in. */
  deal: string;
  lit: boolean;
  /** What going there would begin with. */
  ahead: string;
  why: string;
}

/** Number, name and deal; whether I may go there, and how; everybody who stands there. */
export function tileLabel(table: Table, view: IstanbulView, place: number, about: AboutTile): string {
  const way = about.lit ? [t('tile-lit'), about.ahead] : [about.why];
  const parts = [
    [`${place} ${placeName(place)}`, about.deal].filter(Boolean).join(', '),
    way.filter(Boolean).join(', '),
    standingAt(table, view, place).join(', '),
  ];
  return parts.filter(Boolean).join('; ');
}

/** Everybody who stands at a place. */
function standingAt(table: Table, view: IstanbulView, place: number): string[] {
  const parts: string[] = [];
  view.seats.forEach((seat, i) => {
    const who = table.nameOf(i);
    const mine = String(table.viewer === i);
    if (seat.merchant === place) parts.push(t('tile-merchant', { who, mine, count: seat.stack.length }));
    const left = seat.assistants.filter((at) => at === place).length;
    if (left) parts.push(t('tile-assistants', { who, mine, count: left }));
    if (seat.family === place) parts.push(t('tile-family', { who, mine }));
    for (const [kind, { at }] of walkersIn(view))
      if (at(view, i) === place) parts.push(t(`tile-${kind}`, { who, mine }));
  });
  const neutral = neutralAssistants(view).get(place) ?? 0;
  if (neutral) parts.push(t('tile-neutral-assistants', { count: neutral }));
  if (view.neutral_merchants.includes(place)) parts.push(t('tile-neutral-merchant'));
  for (const [token, at] of Object.entries(view.tokens)) if (at === place) parts.push(t(`token-${token}`));
  return parts;
}

/** The same for eyes: who is here, and what those who belong to nobody trade. */
export function whoIsHere(table: Table, view: IstanbulView, place: number): string[] {
  const deals = Object.entries(view.tokens)
    .filter(([, at]) => at === place)
    .map(([token]) => t('token-about', { token: t(`token-${token}`), deal: t(`token-${token}-deal`) }));
  const others = standingAt(table, view, place).slice(0, -deals.length || undefined);
  return [...others, ...deals];
}
