/** What came of decisions at the bazaar, in words: clauses of the log and of the turn card. */
import type { OutcomePart, Step } from '../../lib/connection/messages';
import { linesOf as anyLines, partsOf, type Cast, type LogLine, type Teller } from '../../table/outcomes';
import { agreement } from '../../lib/i18n/agree';
import { ARROW, bold, coinMark, dieMark, houseMark, lostMark, placeMark, symbolMark } from '../../lib/i18n/rich';
import { t, words } from '../../lib/i18n/words.svelte';
import { cardsOf } from './cards';
import { expansions, firstOf, type Tell } from './expansions';
import { goodName } from './labels';
import { thingOf } from './things';
import { cardSymbol } from './offers';
import { HOUSES } from './view';

const said =
  (key: string): Tell =>
  () =>
    t(key);

/** What was done, where that is not told by what it cost and brought. What goes on with something is not begun again. */
const TELL: Record<string, Tell> = {
  'pick-up': said('log-pick-up'),
  'pick-up-neutral': said('log-pick-up-neutral'),
  stop: (part) => t(`log-stop-${part.why}`),
  pass: said('log-pass'),
  pay: (part, cast) => {
    const lira = part.gave?.lira ?? 0;
    if (part.to == null) return t('log-pay-neutral', { lira });
    return t('log-pay', { who: bold(cast.viewer === part.to ? t('you-object') : cast.name(part.to)), lira });
  },
  catch: (part, cast) =>
    cast.viewer === part.to
      ? t('log-catch-me', { what: bold(t('your-family')) })
      : t('log-catch', { who: cast.name(part.to ?? 0) }),
  meet: (part) => (part.resumes ? '' : t(`log-${part.token}`)),
  card: (part) => (part.resumes ? '' : t('log-play', { card: t(`card-${part.card}`) })),
  tile: (part) => t(`log-${part.tile}-tile`),
  family: (part) => t('log-family', { place: placeMark(part.target ?? 0) }),
  token: (part) => t('log-token', { token: t(`token-${part.token}`), place: placeMark(part.place ?? 0) }),
  caravan: said('log-caravan'),
};

const toldOf: Tell = (part, cast) =>
  TELL[part.what]?.(part, cast) ?? firstOf(({ tell }) => tell[part.what]?.(part, cast));

/** Dice and their sum. */
const sumOf = (pips: number[]): string =>
  pips.length > 1
    ? `${pips.map(dieMark).join(' + ')} = ${pips.reduce((sum, one) => sum + one, 0)}`
    : dieMark(pips[0] ?? 0);

function diceOf(part: OutcomePart, got: string): string {
  const how = !part.before ? (part.resumes ? 'kept' : 'rolled') : part.again ? 'again' : 'turned';
  const values = { how, sum: sumOf(part.pips ?? []), before: sumOf(part.before ?? []), number: part.number ?? 0, got };
  return t(`log-dice${part.number == null ? '' : '-announced'}${got ? '' : '-nothing'}`, values);
}

/** What was brought, with pictures. */
export function gottenOf(part: OutcomePart): string {
  const found: string[] = [];
  for (const [thing, count] of Object.entries(part.got ?? {})) {
    if (thing === 'cards') found.push(...cardsOf(part.cards, (card) => t(`card-${card}`), 'log-cards'));
    else if (thing === 'mosque-tiles')
      found.push(...(part.tiles ?? []).map((colour) => t('log-tile', { colour: goodName(colour) })));
    else if (thing === 'extensions') found.push(t('log-extend', { room: part.room ?? 0 }));
    else if (thing === 'assistants') found.push(t('log-fifth-assistant'));
    else if (thing === 'rubies') found.push(bold(t('a-ruby')));
    else found.push(...(firstOf(({ brought }) => brought[thing]?.(part)) ?? [countOf(thing, count)]));
  }
  return words.list(found);
}

function countOf(thing: string, count: number): string {
  if (thing === 'lira') return bold(t('lira-amount', { count }));
  const { symbol, counts, name } = thingOf(thing) ?? { symbol: 'good-any' };
  if (counts) return t(counts, { count });
  return `${count} ${symbolMark(symbol, name && !words.has(`good-${thing}`) ? t(name) : goodName(thing, count))}`;
}

/** Cards that are given are told one by one. */
const counted = (things: Record<string, number> | undefined): string =>
  words.list(
    Object.entries(things ?? {})
      .filter(([thing]) => !thingOf(thing)?.faces)
      .map(([thing, count]) => countOf(thing, count)),
  );

/** What a part cost and brought. */
function flowsOf(part: OutcomePart): string[] {
  const found: string[] = [];
  const paid = part.what === 'pay' || part.what === 'auction' ? '' : counted(part.gave);
  const got = gottenOf(part);
  if (part.pips) found.push(diceOf(part, got));
  if (paid && got && !part.pips)
    found.push(t(part.verb === 'sell' ? 'log-sold' : 'log-trade', { gave: paid, got, ...agreement(part.gave) }));
  else if (paid) found.push(t('log-gave', { gave: paid, ...agreement(part.gave) }));
  else if (got && !part.pips) found.push(t('log-got', { got, ...agreement(part.got) }));
  for (const card of part.discarded ?? []) found.push(t('log-discard', { card: t(`card-${card}`) }));
  if (part.places?.length) found.push(t('log-fetch', { place: part.places.map(placeMark).join(' ') }));
  if (part.target != null && (part.what === 'act' || part.what === 'card'))
    found.push(t('log-family', { place: placeMark(part.target) }));
  found.push(...expansions().flatMap(({ besides }) => besides(part)));
  if (part.lost) found.push(t('log-lost', { what: counted(part.lost) }));
  return found;
}

// ── In pictures ──────────────────────────────────────────────────────────────────────────────────────────────

const picture = (symbol: string): string => symbolMark(symbol, '');
/** A piece of a player's. */
const piece = (kind: string, seat: number | null | undefined): string => picture(`${kind}-${HOUSES[seat ?? 0]}`);

/** What was done, where it has a picture of its own. */
const SHOW: Record<string, (part: OutcomePart) => string> = {
  'pick-up': (part) => piece('assistant', part.seat),
  pay: (part) => (part.to == null ? coinMark(part.gave?.lira ?? 0) : houseMark(HOUSES[part.to]!)),
  catch: (part) => piece('family', part.to),
  meet: (part) => (part.resumes ? '' : picture(part.token ?? 'governor')),
  card: (part) => (part.resumes ? '' : picture(cardSymbol(part.card ?? '') ?? 'bonus-card')),
  tile: () => picture('mosque-tile'),
  family: (part) => piece('family', part.seat) + ARROW + placeMark(part.target ?? 0),
  token: (part) => picture(part.token ?? 'governor') + ARROW + placeMark(part.place ?? 0),
  caravan: () => picture('caravan-tile'),
};

const shownOf = (part: OutcomePart): string =>
  SHOW[part.what]?.(part) || (firstOf(({ shows }) => shows[part.what])?.(part) ?? '');

/** Things with their numbers; cards and tiles one by one. */
const heap = (things: Record<string, number> | undefined): string =>
  Object.entries(things ?? {})
    .map(([thing, count]) => {
      if (thing === 'lira') return coinMark(count);
      const mark = picture(thingOf(thing)?.symbol ?? 'good-any');
      return count === 1 ? mark : thingOf(thing)?.faces ? mark.repeat(count) : `${count} ${mark}`;
    })
    .join('');

/** A part in pictures: what was given or announced, and what came of it. */
function rowOf(part: OutcomePart): string {
  const done = shownOf(part);
  if (part.what === 'stop' || (!done && toldOf(part, { viewer: null, name: String }))) return '';
  const paid = part.what === 'pay' && part.to == null ? '' : heap(part.gave);
  const number = part.number == null ? '' : bold(String(part.number));
  const dice = (part.pips ?? []).map(dieMark).join('');
  const got = heap(part.got);
  const back = part.places?.length ? piece('assistant', part.seat) + part.places.map(placeMark).join('') : '';
  const sent =
    part.target != null && (part.what === 'act' || part.what === 'card')
      ? piece('family', part.seat) + ARROW + placeMark(part.target)
      : '';
  const less = expansions().reduce((sum, { discards }) => sum + (discards?.(part) ?? 0), part.discarded?.length ?? 0);
  const lost = [less ? lostMark(`−${less}`) : '', part.lost ? lostMark('−') + heap(part.lost) : ''].join('');
  const [before, after] = [done + paid + number, dice + got + back + sent];
  return before + (before && after && part.what !== 'pay' ? ARROW : '') + after + lost;
}

export const TELLER: Teller = {
  clauses: (part, cast) => [toldOf(part, cast) ?? '', ...flowsOf(part)].filter(Boolean),
  row: rowOf,
  toMe: (part, cast) => part.to != null && part.to === cast.viewer,
};

export const linesOf = (steps: Step[], cast: Cast): LogLine[] => anyLines(steps, cast, TELLER);

/** The places of the others' last moves. */
export function lastPlaces(steps: Step[], viewer: number | null): Set<number> {
  const found = new Map<number, number>();
  for (const part of partsOf(steps.slice(-120).filter((step) => !step.undone)))
    if (part.what === 'go' && part.seat != null && part.seat !== viewer) found.set(part.seat, part.place ?? 0);
  return new Set(found.values());
}
