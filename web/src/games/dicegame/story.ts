/** What came of decisions in The Dice Game, in words. */
import { linesOf as anyLines, type Cast, type LogLine, type Teller } from '../../table/outcomes';
import type { OutcomePart, Step } from '../../lib/connection/messages';
import { agreement } from '../../lib/i18n/agree';
import { ARROW, bold, coinMark, lostMark, symbolMark } from '../../lib/i18n/rich';
import { t, words } from '../../lib/i18n/words.svelte';
import { FACES, FACE_SYMBOL, GOOD_SYMBOL, tileSymbol } from './view';

const dice = (counts: Record<string, number> | undefined): string =>
  FACES.flatMap((face) =>
    Array<string>(counts?.[face] ?? 0).fill(symbolMark(FACE_SYMBOL[face]!, t(`good-${face}`))),
  ).join('');

function thing(name: string, count: number): string {
  if (name === 'lira') return bold(t('lira-amount', { count }));
  if (name === 'crystals') return `${count} ${symbolMark('crystal', t('good-crystals', { count }))}`;
  return `${count} ${symbolMark(GOOD_SYMBOL[name] ?? 'good-any', t(`good-${name}`))}`;
}

type Counts = Record<string, number>;

const many = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
/** What is counted; tiles and rubies are named. */
const plain = (counts: Counts | undefined): Counts =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([name]) => name !== 'mosque-tiles' && name !== 'rubies'));
const each = (counts: Counts | undefined): string[] =>
  Object.entries(plain(counts)).map(([name, count]) => thing(name, count));
const things = (counts: Counts | undefined): string => words.list(each(counts));

const card =
  (key: string) =>
  (part: OutcomePart): string =>
    t(key, { card: t(`bazaar-${part.card}`) });

const TELL: Record<string, (part: OutcomePart) => string> = {
  roll: (part) => t('dice-log-roll', { dice: dice(part.dice) }),
  reroll: (part) => t('dice-log-reroll', { dice: dice(part.dice) }),
  return: (part) => t('dice-log-return', { what: things(part.gave), ...agreement(part.gave) }),
  'use-card': card('dice-log-use-card'),
  accept: (part) => (part.resumes || !part.card ? '' : card('dice-log-accept')(part)),
  decline: card('dice-log-decline'),
};

export const tileWords = (name: string): string =>
  t(`dicetile-${name.split('-')[0]}`, { colour: t(`good-${name.split('-')[1] ?? 'any'}`) });

function flowsOf(part: OutcomePart): string[] {
  const found: string[] = [];
  if (part.what === 'return') return found;
  const paid = words.list([part.what === 'act' ? dice(part.dice) : '', ...each(part.gave)].filter(Boolean));
  if (paid)
    found.push(
      t('dice-log-give', {
        what: paid,
        ...agreement({ dice: part.what === 'act' ? many(part.dice) : 0, ...part.gave }),
      }),
    );
  for (const tile of part.given_tiles ?? []) found.push(t('dice-log-give-up', { tile: tileWords(tile) }));
  const taken = things(part.got);
  if (taken) found.push(t('dice-log-take', { what: taken, ...agreement(plain(part.got)) }));
  if (part.got?.['mosque-tiles'])
    for (const tile of part.tiles ?? []) found.push(t('dice-log-tile', { tile: tileWords(tile) }));
  for (let n = 0; n < (part.got?.rubies ?? 0); n += 1)
    found.push(t('log-got', { got: bold(t('a-ruby')), good: 'rubies' }));
  return found;
}

const SHOWN: Record<string, string> = { crystals: 'crystal', rubies: 'ruby' };
const DONE: Record<string, string> = {
  reroll: 'redo',
  'use-card': 'bazaar-card',
  accept: 'bazaar-card',
  decline: 'bazaar-card',
};

/** Things with their numbers. */
const heap = (counts: Counts | undefined): string =>
  Object.entries(counts ?? {})
    .filter(([name]) => name !== 'mosque-tiles')
    .map(([name, count]) => {
      if (name === 'lira') return coinMark(count);
      const mark = symbolMark(SHOWN[name] ?? GOOD_SYMBOL[name] ?? 'good-any', '');
      return count === 1 ? mark : `${count} ${mark}`;
    })
    .join('');
const tiles = (names: readonly string[] | undefined): string =>
  (names ?? []).map((name) => symbolMark(tileSymbol(name), '')).join('');

/** A part in pictures: dice, what was paid, what was taken. */
function rowOf(part: OutcomePart): string {
  const done = part.what in DONE && !part.resumes ? symbolMark(DONE[part.what]!, '') : '';
  const before = dice(part.dice) + heap(part.gave) + tiles(part.given_tiles);
  const after = heap(part.got) + (part.got?.['mosque-tiles'] ? tiles(part.tiles) : '');
  if (part.what === 'decline') return done + lostMark('×');
  if (part.what === 'return') return before && lostMark('−') + before;
  return done + before + (before && after ? ARROW : '') + after;
}

export const TELLER: Teller = {
  row: rowOf,
  clauses: (part) => [TELL[part.what]?.(part) ?? '', ...flowsOf(part)].filter(Boolean),
  toMe: () => false,
};

export const linesOf = (steps: Step[], cast: Cast): LogLine[] => anyLines(steps, cast, TELLER);
