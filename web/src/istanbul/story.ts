/** What came of decisions at the bazaar, in words: clauses of the log and of the turn card. */
import type { OutcomePart, Step } from '../wire/messages';
import { linesOf as anyLines, partsOf, type Cast, type LogLine, type Teller } from '../table/outcomes';
import { agreement } from '../words/agree';
import { bold, dieMark, placeMark, symbolMark } from '../words/rich';
import { t, words } from '../words/words.svelte';
import { expansions, firstOf, type Tell } from './expansions';
import { goodName } from './labels';
import { thingOf } from './things';
import { GOODS } from './view';

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
  tile: (part) => ((GOODS as readonly string[]).includes(part.tile ?? '') ? t(`log-${part.tile}-tile`) : null),
  family: (part) => t('log-family', { place: placeMark(part.target ?? 0) }),
  token: (part) => t('log-token', { token: t(`token-${part.token}`), place: placeMark(part.place ?? 0) }),
  caravan: said('log-caravan'),
};

const toldOf: Tell = (part, cast) =>
  TELL[part.what]?.(part, cast) ?? firstOf(({ tell }) => tell[part.what]?.(part, cast));

/** Dice and their sum. */
export const sumOf = (pips: number[]): string =>
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
    if (thing === 'cards')
      found.push(
        ...(part.cards ?? []).map((card) => (card ? t('log-card', { card: t(`card-${card}`) }) : t('log-a-card'))),
      );
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
  return `${count} ${symbolMark(symbol, name ? t(name) : goodName(thing, count))}`;
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

export const TELLER: Teller = {
  clauses: (part, cast) => [toldOf(part, cast) ?? '', ...flowsOf(part)].filter(Boolean),
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
